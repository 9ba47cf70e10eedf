"""What the viewer may do now, gathered from the legal actions once per position."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from app.engines.contract import NOBODY
from app.engines.loyang import components as c

if TYPE_CHECKING:
    from app.engines.loyang.state import State

NONE: frozenset[int] = frozenset()

CHOOSING = frozenset({"add", "take", "hand", "extra", "grid", "keep"})
"""Verbs that name a card to be had or given."""


class Offers(NamedTuple):
    """Legal actions by what they touch; empty unless the viewer decides.

    Attributes:
        verbs: Verbs that are open.
        sown: Goods that can be sown, as a bit mask.  fields: where.
        bought: By good, the ways to buy it, bit ``way`` set.
        sold: Goods that the shop takes, as a bit mask.
        trades: Stall and good of every trade at an own stall.
        deliver, again, double, refuse, serve: Customers.
        helpers: Helpers with something to do now, by card their options.
        cards: Cards that can be taken, given or kept.
        steps: How far one can walk now; -1 when that is not asked.
    """

    verbs: frozenset[str] = frozenset()
    sown: int = 0
    fields: frozenset[int] = NONE
    bought: tuple[int, ...] = (0,) * c.N_GOODS
    sold: int = 0
    trades: frozenset[tuple[int, int]] = frozenset()
    deliver: frozenset[int] = NONE
    again: frozenset[int] = NONE
    double: frozenset[int] = NONE
    refuse: frozenset[int] = NONE
    serve: frozenset[int] = NONE
    helpers: frozenset[tuple[int, int]] = frozenset()
    cards: frozenset[int] = NONE
    steps: int = -1

    def can_use(self, helper: int) -> bool:
        """Whether a helper has something to do now."""
        return any(card == helper for card, _ in self.helpers)


NOTHING = Offers()


def offers_of(state: State, viewer: int) -> Offers:
    """What is open for the viewer."""
    return gather(state) if state.actor == viewer else NOTHING


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
    helpers = set(by_verb["play"])
    for good_ways in bought:
        helpers |= _buyers(state, good_ways)
    return Offers(
        verbs=frozenset(verb for verb, some in by_verb.items() if some),
        sown=sum(1 << good for good in {good for good, _ in by_verb["sow"]}),
        fields=frozenset(field for _, field in by_verb["sow"]),
        bought=tuple(bought),
        sold=sum(1 << good for (good,) in by_verb["sell"]),
        trades=frozenset(by_verb["trade"]),
        deliver=_cards(by_verb["deliver"]),
        again=_cards(by_verb["deliver_again"]),
        double=_cards(by_verb["deliver_double"]),
        refuse=_cards(by_verb["refuse"]),
        serve=_cards(by_verb["serve"]),
        helpers=frozenset(helpers),
        cards=frozenset(some[0] for verb in CHOOSING for some in by_verb[verb]),
        steps=max((some[0] for some in by_verb["advance"]), default=-1),
    )


def _cards(some: set[tuple[int, ...]]) -> frozenset[int]:
    return frozenset(card for (card,) in some)


def _buyers(state: State, ways: int) -> set[tuple[int, int]]:
    """Haggler and shopper as far as a purchase with them is open.  R68"""
    found = set()
    for kind, bit in ((c.HAGGLER, c.WITH_HAGGLER), (c.SHOPPER, c.WITH_SHOPPER)):
        if any(ways >> way & 1 for way in range(4) if way & bit):
            found.add((state.helper(state.actor, kind), 1))
    return found


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
