"""Persons and pets in their houses, and whether they can be activated now.  R65-R71, R88-R90"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.bruges import components as c
from app.engines.bruges.context import resolving
from app.models.bruges.cards import card_piece
from app.models.bruges.keys import house_key
from app.models.bruges.room import View, seat_zone
from app.models.bruges.tips import TIPS
from app.models.table import Attrs, Zone

if TYPE_CHECKING:
    from app.engines.bruges.state import State

TURN = ("play_card", "end_turn")
"""Decisions in which persons are activated."""
CHOOSING_HOUSES = ("choose_fire_loss",)
"""Decisions in which a click on an inhabitant means its house."""


class Lodger(NamedTuple):
    """A person or pet in a house.

    Attributes:
        flags: See the zone ``persons`` in ``pieces``.
        why: Why it cannot be activated now, ``""`` if it can or never can.
        button: Key that a click means, ``""`` for its own.
    """

    card: int
    house: int
    flags: frozenset[str]
    why: str
    button: str


def why_idle(state: State, seat: int, card: int) -> str:
    """Why a person that can be activated at all is not offered to the seat whose turn it is.  R65, R69, R71"""
    if state.used & c.BIT[card]:
        return TIPS.used()
    colour = c.WORKER_COLOUR[card]
    if colour >= 0 and not state.workers[seat * c.N_COLOURS + colour]:
        return TIPS.no_worker(colour)
    return TIPS.no_benefit()


def persons_zone(state: State, view: View, seat: int, who: str) -> Zone:
    """Persons and pets by house."""
    asked = state.actor == seat == view.seat and state.decision in TURN
    usable = frozenset(action[1] for action in state.legal() if action[0] == "activate") if asked else frozenset()
    busy = resolving(state)
    means_house = state.actor == seat and state.decision in CHOOSING_HOUSES
    lodgers = []
    for house, pair in enumerate(zip(state.persons[seat], state.pets[seat], strict=True)):
        for card in pair:
            if card < 0:
                continue
            held = {
                "pet": c.IS_PET[card],
                "used": bool(state.used & c.BIT[card]),
                "usable": card in usable,
                "resolving": bool(busy & c.BIT[card]),
            }
            can = bool(c.ACTIVATABLE_MASK & c.BIT[card])
            why = why_idle(state, seat, card) if asked and can and card not in usable else ""
            flags = frozenset(flag for flag, is_set in held.items() if is_set)
            lodgers.append(Lodger(card, house, flags, why, house_key(seat, house) if means_house else ""))
    return _zone(view, seat, who, tuple(lodgers))


@lru_cache(maxsize=2048)
def _zone(view: View, seat: int, who: str, lodgers: tuple[Lodger, ...]) -> Zone:
    pieces = []
    for each in lodgers:
        attrs: Attrs = (("house", house_key(seat, each.house)), ("index", each.house), ("why", each.why))
        if each.button:
            attrs = (*attrs, ("button", each.button))
        used = "used" in each.flags and not each.why
        more = (TIPS.used(),) if used else (each.why,) if each.why else ()
        if "resolving" in each.flags:
            more = (TIPS.busy(),)
        elif "usable" in each.flags:
            more = (TIPS.usable(),)
        pieces.append(card_piece(view, each.card, each.flags, attrs, more))
    return Zone(f"persons:{seat}", tuple(pieces), seat_zone("persons", who))
