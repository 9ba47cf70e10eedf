"""Moves of Port Royal that another legal move beats in every respect: nobody above random makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal.components import (
    COINS,
    COLOUR,
    CONTRACTS,
    GIFT,
    JESTER,
    OWN_BUST,
    POINTS,
    TAX_LIMIT,
    WIDTH,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.engines.contract import Action
    from app.engines.port_royal.state import State

NONE: frozenset[int] = frozenset()


def dominated(state: State, actions: Sequence[Action]) -> frozenset[int]:
    """Indices into ``actions`` of moves that nothing speaks for."""
    finder = _FINDERS.get(state.decision)
    return frozenset(finder(state, actions)) if finder else NONE


def _in_discover(state: State, actions: Sequence[Action]) -> Iterator[int]:
    """Stopping with an empty harbour, when one more card cannot hurt."""
    if not state.harbour and len(state.coins[state.active]) < TAX_LIMIT and ("stop",) in actions:
        yield actions.index(("stop",))


def _in_repel(state: State, actions: Sequence[Action]) -> Iterator[int]:
    """Going bust on purpose, unless the own bust pays."""
    seat = state.active
    bust = state.colours >> COLOUR[state.pending] & 1
    if bust and not state.own[seat * WIDTH + JESTER] and not _waits_for_bust(state, seat):
        yield actions.index(("accept",))


def _waits_for_bust(state: State, seat: int) -> bool:
    return any(
        CONTRACTS[contract].test == OWN_BUST and state.cubes[seat] and seat not in state.fields[place]
        for place, contract in enumerate(state.contracts)
    )


def _in_take(state: State, actions: Sequence[Action]) -> Iterator[int]:
    """Passing up free coins or the last points of the game; a ship that pays less than another."""
    seat = state.going
    ships = [(i, action[1]) for i, action in enumerate(actions) if action[0] == "take_ship"]
    if ("pass",) in actions and (_skips_points(state, actions) or _skips_coins(state, seat, ships)):
        yield actions.index(("pass",))
    if state.contracts or any(state.clerks(seat, colour) for colour in range(5)):
        return
    room = TAX_LIMIT - 1 - len(state.coins[seat])
    for i, ship in ships:
        if any(_pays_more(state, seat, other, ship, room) for _, other in ships):
            yield i


def _skips_points(state: State, actions: Sequence[Action]) -> bool:
    """Whether somebody who passes leaves points behind at the very end."""
    claims = any(action[0] == "claim" for action in actions)
    last_turn = (state.active + 1) % state.players == state.start
    hires = last_turn and any(action[0] == "hire" and POINTS[action[1]] for action in actions)
    return state.ended and (claims or hires)


def _skips_coins(state: State, seat: int, ships: list[tuple[int, int]]) -> bool:
    """Whether a ship brings more than it gives to others, and no tax is near."""
    owned = len(state.coins[seat])
    given = 2 * state.fee(seat)
    return any(
        _income(state, seat, ship) > given + GIFT[ship] and owned + _income(state, seat, ship) < TAX_LIMIT
        for _, ship in ships
    )


def _income(state: State, seat: int, ship: int) -> int:
    return COINS[ship] + state.trader_bonus(seat, COLOUR[ship])


def _pays_more(state: State, seat: int, better: int, ship: int, room: int) -> bool:
    """Whether ``better`` pays ``seat`` more, and nobody else gains by what is left."""
    income = _income(state, seat, better)
    if income <= _income(state, seat, ship) or income > room or GIFT[better]:
        return False
    others = (other for other in range(state.players) if other != seat)
    return all(
        _income(state, other, ship) <= _income(state, other, better) and not state.clerks(other, COLOUR[ship])
        for other in others
    )


def _in_payment(state: State, actions: Sequence[Action]) -> Iterator[int]:
    """Giving a jack of all trades away where the plain person would do."""
    if not state.contracts:
        fewest = min(action[4] for action in actions)
        yield from (i for i, action in enumerate(actions) if action[4] > fewest)


_FINDERS = {
    "discover_action": _in_discover,
    "repel_ship": _in_repel,
    "take_card": _in_take,
    "choose_expedition_payment": _in_payment,
}
