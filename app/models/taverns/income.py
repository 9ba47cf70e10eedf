"""What dice bring.  R62-R72"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.engines.taverns.placing import beer_per_die, placed_beer, placed_doubloons
from app.engines.taverns.state import PLACING

if TYPE_CHECKING:
    from app.engines.taverns.state import State

_TILES = {c.ON_TILL: c.CASH_TILL, c.ON_BARREL: c.BARREL, c.ON_MONK: c.MONK}


def income_of(state: State, seat: int, space: int) -> int:
    """What one die brings on a space of a tavern now: doubloons, beer, or monastery spaces.  R68-R72"""
    if space == c.ON_DELIVERY:
        return beer_per_die(state, seat)
    if space in _TILES:
        return state.value(seat, _TILES[space])
    return c.DOUBLOONS[state.seated[seat][space]]


def pending_income(state: State) -> tuple[int, int]:
    """Doubloons and beer that the dice lying on the active tavern will bring, dealers before service included."""
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
    """Parts of the two sums of the reputation phase.  R62

    Attributes:
        guests, till: Doubloons.
        delivery, barrel, dealers: Beer.
    """

    guests: int
    till: int
    delivery: int
    barrel: int
    dealers: int

    @property
    def doubloons(self) -> int:
        """The first sum."""
        return self.guests + self.till

    @property
    def beer(self) -> int:
        """The second sum."""
        return self.delivery + self.barrel + self.dealers

    @property
    def steps(self) -> int:
        """Spaces that the marker moves: the lower sum.  R63"""
        return min(self.doubloons, self.beer)


def reputation_sums(state: State) -> Sums:
    """The sums for the dice placed so far."""
    seat = state.active
    till = income_of(state, seat, c.ON_TILL) if state.on_till else 0
    delivery = sum(state.on_delivery) * income_of(state, seat, c.ON_DELIVERY)
    dealers = state.out(seat, c.BEER_DEALER)
    guests, barrel = placed_doubloons(state, seat) - till, placed_beer(state, seat) - delivery - dealers
    return Sums(guests, till, delivery, barrel, dealers)
