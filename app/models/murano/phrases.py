"""Words that prompts, sentences and hints have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.murano.terms import action_name
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.models.murano.routes import Leg


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
        _, here, there, gold = leg
        text = self.tr("from {here} to {there} ({price})")
        names = [action_name(c.ACTION[space]) for space in (here, there)]
        return text.format(here=names[0], there=names[1], price=self.price(gold))

    def legs(self, legs: Sequence[Leg]) -> str:
        """Moves of a plan in order: ``"from Build to Shop (free), then from ..."``."""
        text = self.leg(legs[0])
        for leg in legs[1:]:
            text = self.tr("{moves}, then {move}").format(moves=text, move=self.leg(leg))
        return text

    def space(self, space: int) -> str:
        """An action space with its number: ``"space 13 (Build)"``."""
        text = self.tr("space {number} ({action})")
        return text.format(action=action_name(c.ACTION[space]), number=space + 1)


PHRASES = MuranoPhrases()
