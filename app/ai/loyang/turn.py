"""Whole action turns: what to fetch for whom, in the order of what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.loyang.farm import GOOD, HELPER_WORTH, NOW, OVER, farm_of, prospect, prospect_at
from app.engines.loyang.components import (
    BUY_PRICE,
    DELIVERED,
    GOODS_OF,
    HAGGLER,
    HELPER,
    LEASEHOLDER,
    MAID,
    MESSENGER_BOY,
    MESSENGER_HELPS,
    N_GOODS,
    OFFICIAL,
    PLACES,
    ROUNDS,
    ROWS,
    SALESWOMAN,
    SELL_PRICE,
    SHOPPER,
    SUPPLY_PRICE,
    TO_DO,
)
from app.engines.loyang.turn import step_cost

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State

Way = tuple[float, tuple["Action", ...]]
"""Worth in points, and the actions."""

PACK_WORTH = (0.0, 0.1, 0.18, 0.22, 0.25, 0.27, 0.27, 0.27, 0.27)
"""Points that two more cards bring before their price, by the rounds to come."""
WIDTH = 16
"""Positions that are followed up after each number of deeds."""
QUICK = 4
"""The same for a player without much thought, who compares as many turns."""
DETOUR = 1.0
"""Points that a turn may look worse on the way."""
OPTIONS = 10
"""Targets of one helper that are looked at."""
LOAN: Action = ("loan",)
END: Action = ("end",)
PACK: Action = ("pack",)


class Walk:
    """A turn under way on a copy of the position."""

    def __init__(self, state: State, done: Iterable[Action] = ()) -> None:
        self.state = state.clone()
        self.done: list[Action] = []
        for action in done:
            self.step(action)

    def step(self, action: Action) -> None:
        """Do it and note it."""
        self.state.apply(action)
        self.done.append(action)

    def branch(self) -> Walk:
        """The same so far."""
        other = Walk(self.state)
        other.done = self.done[:]
        return other


def whole_turns(state: State, most: int, width: int = WIDTH) -> list[Way]:
    """Sensible ways to play the action turn to its end, or up to the first new card, best first."""
    seat = state.actor
    ways = _beam(Walk(state), seat, most, width)
    for start in _opened(Walk(state), seat):
        ways += _beam(start, seat, 1, width)
    ways.sort(key=lambda way: -way[0])
    pack = _pack_way(state, seat, ways[0][0])
    if pack:
        ways = [*ways[: max(1, most - 1)], pack]
        ways.sort(key=lambda way: -way[0])
    return ways[:most]


def _beam(start: Walk, seat: int, most: int, width: int) -> list[Way]:
    """The turns that end best: of the deeds in a row always the best few positions are followed up."""
    front = [(prospect(start.state, seat), start)]
    ends, top = front[:], front[0][0]
    seen: set[tuple[int, ...]] = set()
    while front:
        found = list(_follow_ups(front, seat, seen))
        found.sort(key=lambda pair: -pair[0])
        front = [pair for pair in found[:width] if pair[0] > top - DETOUR]
        ends += front
        top = max([top, *(worth for worth, _ in front)])
    ends.sort(key=lambda pair: -pair[0])
    return [_ended(worth, walk, seat) for worth, walk in ends[:most]]


def _follow_ups(front: list[tuple[float, Walk]], seat: int, seen: set[tuple[int, ...]]) -> Iterator[tuple[float, Walk]]:
    """One deed more, wherever it leads to a farm that was not seen yet."""
    for _, walk in front:
        if not _acting(walk, seat):
            continue
        for other in _deeds(walk, seat):
            mark = (*farm_of(other.state, seat, NOW), other.state.perks)
            if mark not in seen:
                seen.add(mark)
                yield prospect(other.state, seat), other


def _acting(walk: Walk, seat: int) -> bool:
    return walk.state.actor == seat and walk.state.decision == "act"


def _ended(worth: float, walk: Walk, seat: int) -> Way:
    """The turn with its end: only storing and steps show what it is worth."""
    if _acting(walk, seat):
        worth = _close(walk, seat)
    return worth, tuple(walk.done)


_OPENINGS = {(MAID, 1), (MESSENGER_BOY, 1), (SALESWOMAN, 2), (LEASEHOLDER, 1)}
"""Helpers that only what follows makes worth while."""


def _opened(walk: Walk, seat: int, last: int = -1) -> Iterator[Walk]:
    """The turn begun with one of these helpers, or with several; each set once, by the numbers of their cards."""
    for action in walk.state.legal():
        if action[0] == "play" and action[1] > last and (HELPER[action[1]], action[2]) in _OPENINGS:
            other = walk.branch()
            other.step(action)
            yield other
            if _acting(other, seat):
                yield from _opened(other, seat, action[1])


def quick_turn(state: State, width: int = QUICK) -> Way:
    """The way that a player takes without much thought."""
    return whole_turns(state, width, width)[0]


def _pack_way(state: State, seat: int, without: float) -> Way | None:
    """Buying the double pack first of all: what comes is not known, so the way ends there."""
    if PACK not in state.legal():
        return None
    rounds = ROUNDS - state.round
    before = state.cash[seat]
    after = state.clone()
    after.cash[seat] -= _price_of_pack(state, seat, before)
    loss = prospect(state, seat) - prospect(after, seat)
    return without + PACK_WORTH[min(rounds, 8)] - loss, (PACK,)


def _price_of_pack(state: State, seat: int, cash: int) -> int:
    return min(cash, max(len(state.helpers[seat]), len(state.stalls[seat])))


# -- deeds


def _deeds(walk: Walk, seat: int) -> Iterator[Walk]:
    """The position after every deed worth a look: serve, deliver, sow, use a helper."""
    state = walk.state
    for card in state.regulars[seat]:
        dealt, twice = state.dealt[card], state.perks & MESSENGER_HELPS
        if dealt == TO_DO:
            yield from _delivery(walk, seat, GOODS_OF[card], ("deliver", card))
            if twice and state.stock[card] == ROWS - 1:
                yield from _delivery(walk, seat, GOODS_OF[card], ("deliver_double", card), 2)
        elif dealt == DELIVERED and twice:
            yield from _delivery(walk, seat, GOODS_OF[card], ("deliver_again", card))
    for card in state.casuals[seat]:
        yield from _delivery(walk, seat, GOODS_OF[card], ("serve", card))
    for field in state.fields[seat]:
        if not state.stock[field]:
            for good in GOODS_OF[field]:
                other = walk.branch()
                if _fetch(other, seat, (good,), 1) and ("sow", good, field) in other.state.legal():
                    other.step(("sow", good, field))
                    yield other
    for action in _helper_actions(state):
        other = walk.branch()
        other.step(action)
        _settle(other, seat)
        yield other


def _delivery(walk: Walk, seat: int, goods: Sequence[int], action: Action, number: int = 1) -> Iterator[Walk]:
    """Fetch what is missing of ``number`` goods of each kind and hand them over."""
    other = walk.branch()
    if _fetch(other, seat, goods, number) and action in other.state.legal():
        other.step(action)
        yield other


def _helper_actions(state: State) -> list[Action]:
    """Uses of helpers whose worth shows at once; of equal targets the cheapest way."""
    found: dict[tuple[int, ...], Action] = {}
    for action in state.legal():
        if action[0] != "play":
            continue
        kind, option = HELPER[action[1]], action[2]
        if (kind, option) in _OPENINGS or kind == OFFICIAL:
            continue
        if len(action) > 5:  # trader: stall, good, paid; market crier: stall, good, stall, good
            target = action[1:5]
            if target in found and _paid(found[target]) <= _paid(action):
                continue
            found[target] = action
        else:
            found[action[1:]] = action
    actions = list(found.values())
    return actions if len(actions) <= 3 * OPTIONS else actions[:: 1 + len(actions) // (3 * OPTIONS)]


def _paid(action: Action) -> float:
    return sum(GOOD[good] for good in action[5:] if good < N_GOODS)


def _settle(walk: Walk, seat: int) -> None:
    """Answer what a helper asks until the turn goes on."""
    while walk.state.actor == seat and walk.state.decision != "act":
        walk.step(answer(walk.state))


def answer(state: State) -> Action:
    """The best single action where every one can be judged by what follows at once."""
    seat, legal = state.actor, state.legal()
    if state.decision == "set_shop":
        plenty = state.cart[seat * N_GOODS + legal[0][1]] > 1
        return legal[0] if plenty else legal[-1]
    if len(legal) == 1:
        return legal[0]
    best, worth = legal[0], -1e9
    for action in legal:
        if action == LOAN and len(legal) > 1:
            continue
        other = state.clone()
        other.apply(action)
        value = prospect(other, seat)
        if value > worth:
            best, worth = action, value
    return best


# -- goods


def _fetch(walk: Walk, seat: int, wanted: Sequence[int], number: int) -> bool:
    """Get what is missing of ``number`` goods of each kind the cheapest way: trade, buy, or buy with helpers.

    Returns whether it worked.
    """
    for good in wanted:
        while walk.state.cart[seat * N_GOODS + good] < number:
            action = _cheapest(walk.state, seat, good, wanted, number)
            if action is None:
                return False
            walk.step(action)
    return True


def _cheapest(state: State, seat: int, good: int, kept: Sequence[int], number: int) -> Action | None:
    """How to get one good; ``number`` goods of each kind that is ``kept`` are not given for it."""
    first = seat * N_GOODS
    best: Action | None = None
    cost = 1e9
    for action in state.legal():
        verb = action[0]
        if verb == "trade" and action[2] == good:
            price = 0.0
            for paid in action[3:]:
                spare = state.cart[first + paid] - (number if paid in kept else 0) - (action[3:].count(paid) - 1)
                price += GOOD[paid] - (0.5 if spare > 1 else 0.0) if spare > 0 else 1e6
        elif verb == "buy" and action[1] == good:
            way = action[2]
            price = float(SUPPLY_PRICE[good] if way & 2 else BUY_PRICE[good])
            if way & 1:
                price += HELPER_WORTH[HAGGLER] - GOOD[good]
            if way & 2:
                price += HELPER_WORTH[SHOPPER]
        else:
            continue
        if price < cost:
            best, cost = action, price
    return best if cost < 1e5 else None


# -- the end of a turn


def _close(walk: Walk, seat: int) -> float:
    """Refuse who was not served, store, and walk on.  Returns the worth of what is left then."""
    while walk.state.decision != "advance":
        walk.step(closing(walk.state))
    worth, action = steps_taken(walk.state)
    walk.step(action)
    return worth


def closing(state: State) -> Action:
    """The next action of somebody who has done everything else."""
    seat, legal = state.actor, state.legal()
    if state.decision != "act":
        return best_step(state) if state.decision == "advance" else storing(state)
    if END in legal:
        return END
    for action in legal:
        if action[0] == "refuse":
            return action
    return cheapest_money(state, seat)


def cheapest_money(state: State, seat: int) -> Action:
    """Sell the good that is worth least more than its price, else take a loan."""
    sales = [action for action in state.legal() if action[0] == "sell"]
    if sales:
        return min(sales, key=lambda action: GOOD[action[1]] - SELL_PRICE[action[1]])
    return LOAN if LOAN in state.legal() else state.legal()[0]


def storing(state: State) -> Action:
    """What does not fit goes where it brings most; the store is enlarged while there is time."""
    seat, legal = state.actor, state.legal()
    upgrade: Action = ("upgrade",)
    if upgrade in legal and state.round < 9 and state.goods_in_hand(seat) > 1:
        return upgrade
    first = seat * N_GOODS
    goods = [good for good in range(N_GOODS) if state.cart[first + good]]

    def keeping(good: int) -> float:
        worth = GOOD[good] * (0.75 if state.cart[first + good] > 1 else 1.0)
        return worth - (SELL_PRICE[good] if state.shop[first + good] < PLACES[good] else 0)

    good = min(goods, key=keeping)
    sale: Action = ("sell", good)
    return sale if sale in legal else ("return", good)


def steps_taken(state: State) -> tuple[float, Action]:
    """The number of steps that is best, and its worth: all in the last round, before it while steps are cheap.

    What the next round turns up is not looked at.
    """
    seat = state.actor
    after = state.clone()
    cash, space = state.cash[seat], state.space[seat]
    best: tuple[float, Action] | None = None
    for action in state.legal():
        if action[0] != "advance":
            continue
        after.cash[seat] = cash - step_cost(space, action[1])
        after.space[seat] = space + action[1]
        value = prospect_at(after, seat, OVER)
        if best is None or value > best[0]:
            best = value, action
    assert best is not None
    return best


def best_step(state: State) -> Action:
    """The number of steps that is best."""
    return steps_taken(state)[1]
