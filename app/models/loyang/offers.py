"""What the viewer may do now, gathered from the legal actions once per position."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from app.engines.contract import NOBODY
from app.engines.loyang import components as c

if TYPE_CHECKING:
    from app.engines.loyang.state import State

NONE: frozenset[int] = frozenset()


class Offers(NamedTuple):
    """Legal actions by what they touch; empty unless the viewer decides.

    Attributes:
        verbs: Verbs that are open.
        fields: Where something can be sown.
        bought: By good, the ways to buy it, bit ``way`` set.
        sold: How many kinds of goods the shop takes.
        trades: Stall and good of every trade at an own stall.
        supplied: Regular customers that can be supplied, once or once more.
        double: Those that can be supplied twice.
        refuse, serve: Customers.
        helpers: Helpers with something to do now.
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


NOTHING = Offers()


def gather(state: State) -> Offers:
    """What is open for whoever decides."""
    if state.actor == NOBODY:
        return NOTHING
    by_verb = defaultdict(set)
    for action in state.legal():
        by_verb[action[0]].add(action[1:3])
    bought = [0] * c.N_GOODS
    for good, way in by_verb["buy"]:
        bought[good] |= 1 << way
    return Offers(
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
    """Haggler and shopper as far as a purchase with them is open.  R68"""
    ways = {way for open_ways in bought for way in range(4) if open_ways >> way & 1}
    return frozenset(
        state.helper(state.actor, kind)
        for kind, bit in ((c.HAGGLER, c.WITH_HAGGLER), (c.SHOPPER, c.WITH_SHOPPER))
        if any(way & bit for way in ways)
    )


# -- phases


def phase_of(state: State) -> str:
    """``"setup"``, ``"harvest"``, ``"cards"``, ``"action"`` or ``"over"``.  R22"""
    if state.actor == NOBODY:
        return "over"
    if state.setting_up():
        return "setup"
    if state.decision == "harvest_hand_now":
        return "harvest"
    return "action" if any(step[0] == "actions" for step in (*state.agenda, state.asked)) else "cards"


def finished(state: State, seat: int) -> bool:
    """Whether the action turn of a seat is over in this round.  R81"""
    return state.actor == NOBODY or (phase_of(state) == "action" and seat in state.order[: state.place])


def position_of(state: State, seat: int) -> int:
    """Position number in this phase, 1 to n; 0 for the imaginary neighbour.  R53"""
    if seat >= state.players:
        return 0
    if phase_of(state) in ("action", "over") and state.order:
        return state.order.index(seat) + 1
    return (seat - state.large) % state.players + 1
