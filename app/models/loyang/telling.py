"""How sentences about events are put: who is "you", who is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.loyang.words import NAMES, card_name, the_card
from app.models.text import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.models.cast import Cast


def say(cast: Cast, seat: int, mine: str, theirs: str, **values: object) -> str:
    """As ``Cast.say``, also for the imaginary neighbour.  S1"""
    if seat < len(cast.seats):
        return cast.say(seat, mine, theirs, **values)
    return theirs.format(name=NAMES.imaginary(), **values)


def name_of(cast: Cast, seat: int) -> str:
    """The name of a seat, also of the imaginary neighbour."""
    return cast.name(seat) if seat < len(cast.seats) else NAMES.imaginary()


def dative_of(cast: Cast, seat: int) -> str:
    """A seat as ``Cast.to``, also the imaginary neighbour."""
    return cast.to(seat) if seat < len(cast.seats) else NAMES.imaginary()


def accusative_of(cast: Cast, seat: int) -> str:
    """A seat as ``Cast.whom``, also the imaginary neighbour."""
    return cast.whom(seat) if seat < len(cast.seats) else NAMES.imaginary()


def the_cards(run: Sequence[Event]) -> str:
    """As ``names_of``, the cards as the object of a sentence."""
    return listed([the_card(event[2]) for event in run])


def names_of(run: Sequence[Event]) -> str:
    """The cards of events whose second value is a card, in a list."""
    return listed([card_name(event[2]) for event in run])
