"""Names of everything in Bruges: cards, groups, actions, majorities, canal sections, piles, phases, ships."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.colours import COLOURS
from app.models.bruges.names import NAMES
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence


def name(card: int) -> str:
    """The name of a person or pet, as on its banner."""
    return NAMES.forms(card)[0]


def the(card: int) -> str:
    """A person or pet as the object of a sentence, with its article."""
    return NAMES.forms(card)[1]


def exchange_name(number: int) -> str:
    """The name of an exchange card."""
    return NAMES.exchange(number)


class BrugesWords(Translated):
    """Names of everything that is no card."""

    def group(self, group: int) -> str:
        """The name of a group of persons."""
        return (
            self.tr("Nobility"),
            self.tr("Offices"),
            self.tr("Amusement"),
            self.tr("Trade"),
            self.tr("Crafts"),
            self.tr("Court"),
            self.tr("Church"),
            self.tr("Arts"),
            self.tr("Protection"),
            self.tr("Underworld"),
            self.tr("Knowledge"),
            self.tr("Travellers"),
            self.tr("Pets"),
        )[group]

    def action(self, action: int) -> str:
        """One of the six actions, as a label."""
        return (
            self.tr("Take workers"),
            self.tr("Take guilders"),
            self.tr("Return a threat"),
            self.tr("Build a canal"),
            self.tr("Build a house"),
            self.tr("Lay out the person"),
        )[action]

    def majority(self, majority: int) -> str:
        """The name of a majority."""
        return (self.tr("Reputation"), self.tr("Persons"), self.tr("Canal"), self.tr("Pets", "majority"))[majority]

    def section(self, section: int) -> str:
        """A canal section, named by where it lies on the table."""
        return (self.tr("upper section"), self.tr("lower section"))[section]

    def in_section(self, section: int) -> str:
        """Where a canal tile lies, after a verb."""
        return (self.tr("in the upper section"), self.tr("in the lower section"))[section]

    def either(self, options: Sequence[str]) -> str:
        """Some options with "or" before the last one."""
        *others, last = options
        return self.tr("{first} or {second}").format(first=", ".join(others), second=last) if others else last

    def pile(self, side: int) -> str:
        """The name of a draw pile."""
        return (self.tr("Left draw pile"), self.tr("Right draw pile"))[side]

    def phase(self, phase: int) -> str:
        """A phase of the round, 1 to 4; 0 is the set-up."""
        return (
            self.tr("Set-up"),
            self.tr("Drawing"),
            self.tr("Dice"),
            self.tr("Actions"),
            self.tr("Majorities"),
        )[phase]

    def ship(self, kind: int) -> str:
        """What a ship brings, as a label."""
        return {
            "three_workers": self.tr("3 workers"),
            "two_threats": self.tr("Return 2 threats"),
            "six_guilders": self.tr("6 guilders"),
            "advance": self.tr("1 step"),
            "activate_lightning": self.tr("At once, again"),
            "extra_action": self.tr("1 more action"),
        }[c.SHIP_KINDS[kind]]


WORDS = BrugesWords()


def the_source(source: int) -> str:
    """A card, a ship or an exchange card as the object of a sentence."""
    if source < c.N_CARDS:
        return the(source)
    if source < c.EXCHANGE_AT:
        return COLOURS.ship((source - c.SHIPS_AT) // c.N_KINDS)
    return exchange_name(source - c.EXCHANGE_AT)


def source_name(source: int) -> str:
    """The name of what an effect comes from: a card, a ship or an exchange card."""
    if source < c.N_CARDS:
        return name(source)
    if source < c.EXCHANGE_AT:
        return COLOURS.ship_label((source - c.SHIPS_AT) // c.N_KINDS)
    return exchange_name(source - c.EXCHANGE_AT)
