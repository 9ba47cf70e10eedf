"""Words that prompts, sentences and hints have in common."""

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
"""The sides of the ring; no two spaces of one side have the same action."""


class MuranoPhrases(Translated):
    """Parts of sentences."""

    def beads(self, beads: Sequence[int]) -> str:
        """Beads by colour: ``"2 red and 1 green"``."""
        red, blue, green = beads
        some = [
            self.tr("%n red", "beads", red) if red else "",
            self.tr("%n blue", "beads", blue) if blue else "",
            self.tr("%n green", "beads", green) if green else "",
        ]
        return listed([each for each in some if each])

    def drawn(self, colours: Sequence[int]) -> str:
        """Beads drawn: the same from a list of colours."""
        return self.beads([list(colours).count(colour) for colour in range(len(c.BEADS))])

    def given(self, given: Sequence[int]) -> str:
        """What is handed in for a character: gold, or beads by colour; ``""`` for nothing."""
        return self.gold(given[0]) if len(given) == 1 else self.beads(given) if given else ""

    def in_bag(self, beads: Sequence[int]) -> str:
        """What is in the bag, which follows from the beads in front of everybody.  R5"""
        text = self.tr("{red} red, {blue} blue and {green} green beads.")
        return text.format(**dict(zip(c.BEADS, beads, strict=True)))

    def home(self, island: int) -> str:
        """A character that is bound to an island; ``""`` for the others.  R113-R115"""
        return self.tr("Only with a gondolier at {island}.").format(island=island_name(island)) if island >= 0 else ""

    def gain(self, points: int) -> str:
        """What a character to choose from would bring by now; of nothing nothing is said."""
        return self.tr("With it you would score %n point(s) more now.", "", points) if points else ""

    def fewer_points(self, points: int) -> str:
        """What others have built takes points from somebody's characters."""
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
        """A move of a plan: ``"from Gondolier to Build (1 gold)"``."""
        text = self.tr("from {here} to {there} ({price})")
        names = [action_name(c.ACTION[space]) for space in (leg.start, leg.end)]
        return text.format(here=names[0], there=names[1], price=self.price(leg.gold))

    def legs(self, legs: Sequence[Leg]) -> str:
        """Moves of a plan in order: ``"from Build to Shop (free), then from ..."``."""
        text = self.leg(legs[0])
        for leg in legs[1:]:
            text = self.tr("{moves}, then {move}").format(moves=text, move=self.leg(leg))
        return text

    def space(self, space: int) -> str:
        """An action space as everybody sees it: ``"“Income”"``, or by its side where there are several."""
        text = self.tr("“{action}”")
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
