"""What placed dice bring: doubloons, beer, or spaces in the monastery.  R62-R72"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.engines.taverns.placing import beer_per_die, placed_beer, placed_doubloons
from app.engines.taverns.state import PLACING

if TYPE_CHECKING:
    from app.engines.taverns.state import State

_TILES = {c.ON_TILL: c.CASH_TILL, c.ON_BARREL: c.BARREL, c.ON_MONK: c.MONK}
"""Tiles whose value is what a die on their space brings, by space."""


def income_of(state: State, seat: int, space: int) -> int:
    """What one die brings on a space of a tavern now.  R68-R72

    Returns:
        Doubloons for a table and the till, beer for delivery and barrel, spaces in the monastery for the monk.
    """
    if space == c.ON_DELIVERY:
        return beer_per_die(state, seat)
    if space in _TILES:
        return state.value(seat, _TILES[space])
    return c.DOUBLOONS[state.seated[seat][space]]


def pending_income(state: State) -> tuple[int, int]:
    """Doubloons and beer that the dice on the active player's tavern will still bring.

    While dice are placed, the beer of the beer dealers is included, which comes when serving begins.
    """
    seat = state.active
    doubloons = sum(income_of(state, seat, place) for place, face in enumerate(state.on_seat) if face)
    if state.on_till:
        doubloons += income_of(state, seat, c.ON_TILL)
    beer = sum(state.on_delivery) * income_of(state, seat, c.ON_DELIVERY)
    if state.on_barrel:
        beer += income_of(state, seat, c.ON_BARREL)
    if state.phase == PLACING:
        beer += state.out(seat, c.BEER_DEALER)  # R65
    return doubloons, beer


class Sums(NamedTuple):
    """The two sums of the reputation phase, by their parts.  R62

    Attributes:
        guests, till: Doubloons of guests with a die and of the cash till.
        delivery, barrel, dealers: Beer of the beer delivery, the barrel and the beer dealers.
    """

    guests: int
    till: int
    delivery: int
    barrel: int
    dealers: int

    @property
    def doubloons(self) -> int:
        """The sum of doubloons."""
        return self.guests + self.till

    @property
    def beer(self) -> int:
        """The sum of beer."""
        return self.delivery + self.barrel + self.dealers

    @property
    def steps(self) -> int:
        """Number of spaces that the marker moves: the lower sum.  R63"""
        return min(self.doubloons, self.beer)


def reputation_sums(state: State) -> Sums:
    """The sums that the active player's dice give as they are placed now."""
    seat = state.active
    till = income_of(state, seat, c.ON_TILL) if state.on_till else 0
    delivery = sum(state.on_delivery) * income_of(state, seat, c.ON_DELIVERY)
    dealers = state.out(seat, c.BEER_DEALER)
    # What counts is for the rules to say; here their two sums are only taken apart.
    guests, barrel = placed_doubloons(state, seat) - till, placed_beer(state, seat) - delivery - dealers
    return Sums(guests, till, delivery, barrel, dealers)
