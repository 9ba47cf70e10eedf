"""The legal actions of a position by the pieces that they are about, and the phase that it is in."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from app.engines.contract import NOBODY
from app.engines.loyang import components as c

if TYPE_CHECKING:
    from app.engines.loyang.state import State

NONE: frozenset[int] = frozenset()


class LegalActions(NamedTuple):
    """The legal actions by the pieces that they are about; sets of cards unless said otherwise.

    Attributes:
        verbs: Verbs of legal actions.
        fields: Fields that can be sown.
        bought: By good, a bit mask of the ways to buy it: bit ``way`` is set for each (``components.PLAIN`` and so on).
        sold: Number of kinds of goods that can be sold.
        trades: Pairs of stall and good, one per good that can be had at an own stall.
        supplied: Regular customers that can be supplied, for the first or for the second time in a turn.
        double: Regular customers that can be supplied twice at once.
        refuse: Regular customers that can be refused.
        serve: Casual customers that can be served.
        helpers: Helpers that can be used.
        grid: Cards of the grid that can be bought.
    """

    verbs: frozenset[str] = frozenset()
    fields: frozenset[int] = NONE
    bought: tuple[int, ...] = (0,) * c.N_GOODS
    sold: int = 0
    trades: frozenset[tuple[int, int]] = frozenset()
    supplied: frozenset[int] = NONE
    double: frozenset[int] = NONE
    refuse: frozenset[int] = NONE
    serve: frozenset[int] = NONE
    helpers: frozenset[int] = NONE
    grid: frozenset[int] = NONE


NOTHING = LegalActions()
"""For a viewer who does not decide."""


def legal_actions(state: State) -> LegalActions:
    """The legal actions of the seat that decides; ``NOTHING`` when the game is over."""
    if state.actor == NOBODY:
        return NOTHING
    by_verb = defaultdict(set)
    for action in state.legal():
        by_verb[action[0]].add(action[1:3])
    bought = [0] * c.N_GOODS
    for good, way in by_verb["buy"]:
        bought[good] |= 1 << way
    return LegalActions(
        verbs=frozenset(verb for verb, some in by_verb.items() if some),
        fields=frozenset(field for _, field in by_verb["sow"]),
        bought=tuple(bought),
        sold=len(by_verb["sell"]),
        trades=frozenset(by_verb["trade"]),
        supplied=_first(by_verb["deliver"] | by_verb["deliver_again"]),
        double=_first(by_verb["deliver_double"]),
        refuse=_first(by_verb["refuse"]),
        serve=_first(by_verb["serve"]),
        helpers=_first(by_verb["play"]) | _buyers(state, bought),
        grid=_first(by_verb["grid"]),
    )


def _first(some: set[tuple[int, ...]]) -> frozenset[int]:
    return frozenset(each[0] for each in some)


def _buyers(state: State, bought: list[int]) -> frozenset[int]:
    """Those of haggler and shopper with whom something can be bought: no action of their own plays them.  R68"""
    ways = {way for open_ways in bought for way in range(4) if open_ways >> way & 1}
    return frozenset(
        state.helper(state.actor, kind)
        for kind, bit in ((c.HAGGLER, c.WITH_HAGGLER), (c.SHOPPER, c.WITH_SHOPPER))
        if any(way & bit for way in ways)
    )


# -- phases


def phase_of(state: State) -> str:
    """The phase of a position: ``"setup"``, ``"harvest"``, ``"cards"``, ``"action"`` or ``"over"``.  R22"""
    if state.actor == NOBODY:
        return "over"
    if state.setting_up():
        return "setup"
    if state.decision == "harvest_hand_now":
        return "harvest"
    # The step "actions" stays on the agenda until the last turn of the round has begun and ended.
    return "action" if any(step[0] == "actions" for step in (*state.agenda, state.asked)) else "cards"


def finished(state: State, seat: int) -> bool:
    """Whether a seat has finished its action turn of this round.  R81"""
    return state.actor == NOBODY or (phase_of(state) == "action" and seat in state.order[: state.place])


def position_of(state: State, seat: int) -> int:
    """The position number of a seat: its place in the order of the present phase, from 1.  R53

    It is 0 for the imaginary neighbour of the solo game.
    """
    if seat >= state.players:
        return 0
    if phase_of(state) in ("action", "over") and state.order:
        return state.order.index(seat) + 1
    return (seat - state.large) % state.players + 1  # R31: the card phase goes clockwise
