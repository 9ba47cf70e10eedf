"""Names of the zones, and for whom a table is described."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from app.models.bruges.words import locale_key
from app.models.text import Translated


class View(NamedTuple):
    """For whom the explanations are written.

    Attributes:
        seat: The viewer.
        names: Names of all seats.
        person: Whether the viewer is somebody at the screen, called "you".
        locale_key: Key of the language.
    """

    seat: int
    names: tuple[str, ...]
    person: bool
    locale_key: str

    def who(self, seat: int) -> str:
        """The name of a seat, ``""`` for "you"."""
        return "" if self.person and seat == self.seat else self.names[seat]


class BrugesRoom(Translated):
    """Names of zones and piles."""

    def common(self, key: str) -> str:
        """The name of a common zone."""
        return {
            "dice": self.tr("Dice"),
            "piles": self.tr("Draw piles"),
            "discard": self.tr("Discard pile"),
            "statues": self.tr("Statues"),
            "track": self.tr("Reputation"),
            "majorities": self.tr("Majorities"),
            "ships": self.tr("Ships of the Zwin"),
            "exchange": self.tr("Exchange"),
            "offer": self.tr("From the discard pile"),
            "uses": self.tr("Six uses"),
        }[key]

    def seat(self, kind: str, who: str) -> str:
        """The name of a zone of a seat; ``who`` is ``""`` for "you"."""
        if not who:
            return {
                "guilders": self.tr("Your guilders"),
                "workers": self.tr("Your workers"),
                "threats": self.tr("Your threats"),
                "canal": self.tr("Your canals"),
                "statues": self.tr("Your statues"),
                "markers": self.tr("Your majority markers"),
                "houses": self.tr("Your houses"),
                "persons": self.tr("Your persons"),
                "hand": self.tr("Your hand"),
            }[kind]
        return {
            "guilders": self.tr("Guilders of {name}"),
            "workers": self.tr("Workers of {name}"),
            "threats": self.tr("Threats of {name}"),
            "canal": self.tr("Canals of {name}"),
            "statues": self.tr("Statues of {name}"),
            "markers": self.tr("Majority markers of {name}"),
            "houses": self.tr("Houses of {name}"),
            "persons": self.tr("Persons of {name}"),
            "hand": self.tr("Hand of {name}"),
        }[kind].format(name=who)


ROOM = BrugesRoom()


@lru_cache(maxsize=512)
def _seat_zone(_locale_key: str, kind: str, who: str) -> str:
    return ROOM.seat(kind, who)


def seat_zone(kind: str, who: str) -> str:
    """The name of a zone of a seat, kept; ``who`` is ``""`` for "you"."""
    return _seat_zone(locale_key(), kind, who)
