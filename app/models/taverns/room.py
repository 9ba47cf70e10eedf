"""One seat of a position, and the names of everything in its tavern."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.models.taverns.dice import IN_TRAY
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.taverns.state import State
    from app.match.seats import Seat
    from app.models.taverns.cards import View
    from app.models.taverns.dice import Die


class Tavern(NamedTuple):
    """One seat of a position with its dice."""

    state: State
    view: View
    seat: int
    each: Seat
    dice: list[Die]
    offered: list[Die]

    def activates(self) -> dict[int, str]:
        """While the seat serves: by space, the key of the die that a click on the space activates."""
        found: dict[int, str] = {}
        if self.state.decision == "service" and self.state.actor == self.seat:
            for die in self.dice:
                if die.space != IN_TRAY:
                    found.setdefault(die.space, die.key)
        return found


class TavernsTavern(Translated):
    """Names of zones and pieces of a seat."""

    def zone(self, kind: str, who: str) -> str:
        """The name of a zone of a seat; ``who`` is ``""`` for "you"."""
        if not who:
            return {
                "deck": self.tr("Your draw pile"),
                "discard": self.tr("Your discard pile"),
                "tables": self.tr("Your tables"),
                "seated": self.tr("Your guests"),
                "laid": self.tr("Your helpers"),
                "tiles": self.tr("Your tavern"),
                "spaces": self.tr("Your spaces for dice"),
                "placed": self.tr("Your placed dice"),
                "tray": self.tr("Your dice"),
                "coaster": self.tr("Your coaster"),
                "counter": self.tr("Your counter guests"),
                "entertainers": self.tr("Your entertainers"),
                "schnapps": self.tr("Your schnapps"),
                "reputation": self.tr("Your reputation"),
                "book": self.tr("Your guest book"),
            }[kind]
        return {
            "deck": self.tr("Draw pile of {name}"),
            "discard": self.tr("Discard pile of {name}"),
            "tables": self.tr("Tables of {name}"),
            "seated": self.tr("Guests of {name}"),
            "laid": self.tr("Helpers of {name}"),
            "tiles": self.tr("Tavern of {name}"),
            "spaces": self.tr("Spaces for dice of {name}"),
            "placed": self.tr("Placed dice of {name}"),
            "tray": self.tr("Dice of {name}"),
            "coaster": self.tr("Coaster of {name}"),
            "counter": self.tr("Counter guests of {name}"),
            "entertainers": self.tr("Entertainers of {name}"),
            "schnapps": self.tr("Schnapps of {name}"),
            "reputation": self.tr("Reputation of {name}"),
            "book": self.tr("Guest book of {name}"),
        }[kind].format(name=who)

    def table(self, place: int) -> str:
        """A table."""
        return self.tr("Table {number}").format(number=place + 1)

    def space(self, space: int) -> str:
        """A space for dice."""
        return {
            c.ON_TILL: self.tr("Cash till"),
            c.ON_DELIVERY: self.tr("Beer delivery"),
            c.ON_BARREL: self.tr("Barrel"),
            c.ON_MONK: self.tr("Monk"),
        }[space]

    def die(self, face: int, own: bool) -> str:
        """A die."""
        if face == c.JOKER:
            return self.tr("Die X")
        return (self.tr("Own die {face}") if own else self.tr("Die {face}")).format(face=face)

    def the_die(self, face: int) -> str:
        """A die as the object of a sentence."""
        return self.tr("the X") if face == c.JOKER else self.tr("the {face}").format(face=face)

    def counter_guest(self) -> str:
        """A counter guest."""
        return self.tr("Counter guest")


NAMES = TavernsTavern()


@lru_cache(maxsize=512)
def zone_name(_locale_key: str, kind: str, who: str) -> str:
    """The name of a zone of a seat, kept; ``who`` is ``""`` for "you"."""
    return NAMES.zone(kind, who)
