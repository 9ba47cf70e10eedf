"""Parts of sentences that prompts, tips, hints and the log have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.murano.terms import action_name, island_name
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.models.murano.routes import Leg


_LEFT, _TOP = (min(values) for values in zip(*c.SPACE_AT, strict=True))
_BOTTOM = max(y for _, y in c.SPACE_AT)
"""Coordinates of the sides of the ring in ``components.SPACE_AT``; y grows downwards."""


class MuranoPhrases(Translated):
    """Parts of sentences, translated."""

    def beads(self, beads: Sequence[int]) -> str:
        """Numbers of beads by colour in words: ``"2 red and 1 green"``."""
        red, blue, green = beads
        some = [
            self.tr("%n red", "beads", red) if red else "",
            self.tr("%n blue", "beads", blue) if blue else "",
            self.tr("%n green", "beads", green) if green else "",
        ]
        return listed([each for each in some if each])

    def drawn(self, colours: Sequence[int]) -> str:
        """The same for beads that are given one by one, by the numbers of their colours."""
        return self.beads([list(colours).count(colour) for colour in range(len(c.BEADS))])

    def given(self, given: Sequence[int]) -> str:
        """What is handed in for a character: an amount of gold, or numbers of beads by colour; ``""`` for nothing."""
        if not given:
            return ""
        return self.gold(given[0]) if len(given) == 1 else self.beads(given)

    def in_bag(self, beads: Sequence[int]) -> str:
        """The beads in the bag by colour; public, because it follows from the beads in front of everybody.  R5"""
        text = self.tr("{red} red, {blue} blue and {green} green beads.")
        return text.format(**dict(zip(c.BEADS, beads, strict=True)))

    def home(self, island: int) -> str:
        """That a character scores for one island only; ``""`` for ``island`` -1.  R113-R115"""
        return self.tr("Only with a gondolier at {island}.").format(island=island_name(island)) if island >= 0 else ""

    def gain(self, points: int) -> str:
        """How many points more a character to choose from would bring now; ``""`` for 0."""
        return self.tr("With it you would score %n point(s) more now.", "", points) if points else ""

    def fewer_points(self, points: int) -> str:
        """That the viewer's characters would score less than before, by so many points."""
        return self.tr("Your characters would score %n point(s) less now.", "", points)

    def gold(self, gold: int) -> str:
        """``"3 gold"``."""
        return self.tr("%n gold", "", gold)

    def price(self, gold: int) -> str:
        """``"3 gold"``, or ``"free"``."""
        return self.gold(gold) if gold else self.tr("free")

    def points(self, points: int) -> str:
        """``"12 points"``."""
        return self.tr("%n point(s)", "", points)

    def leg(self, leg: Leg) -> str:
        """A ship move of a plan: ``"from Gondolier to Build (1 gold)"``."""
        text = self.tr("from {here} to {there} ({price})")
        names = [action_name(c.ACTION[space]) for space in (leg.start, leg.end)]
        return text.format(here=names[0], there=names[1], price=self.price(leg.gold))

    def legs(self, legs: Sequence[Leg]) -> str:
        """Ship moves of a plan in order, at least one: ``"from Build to Shop (free), then from ..."``."""
        text = self.leg(legs[0])
        for leg in legs[1:]:
            text = self.tr("{moves}, then {move}").format(moves=text, move=self.leg(leg))
        return text

    def space(self, space: int) -> str:
        """The name of an action space: ``"“Income”"``, with its side of the ring if several have that action."""
        text = self.tr("“{action}”")
        # The board shows no numbers of spaces, and no two spaces on one side of the ring have the same action.
        if c.ACTION.count(c.ACTION[space]) > 1:
            x, y = c.SPACE_AT[space]
            if y == _TOP:
                text = self.tr("“{action}” (above)")
            elif y == _BOTTOM:
                text = self.tr("“{action}” (below)")
            elif x == _LEFT:
                text = self.tr("“{action}” (left)")
            else:
                text = self.tr("“{action}” (right)")
        return text.format(action=action_name(c.ACTION[space]))


PHRASES = MuranoPhrases()
