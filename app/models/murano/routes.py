"""Which ships a plan would move, and what that costs: the preview of the way to an action space.  R22-R24, R86"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.murano import components as c
from app.engines.murano.ships import Move, fewest_ships, next_moves, next_moves_of_share, shared_targets
from app.engines.murano.turn import most_ships

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State


class Leg(NamedTuple):
    """A move of a plan.

    Attributes:
        ship: Which; the red one is 0.
        start, end: Spaces, from 0.
        gold: What it adds to the price.
    """

    ship: int
    start: int
    end: int
    gold: int


class Reach(NamedTuple):
    """What it takes to act on a space.

    Attributes:
        ships: Fewest ships of a plan that ends there without sharing; 0 if there is none.
        shared: Fewest ships with which the red one joins another there; 0 if it cannot.
        most: How many ships the gold allows; 0 if the action is impossible anyway.
        legs: The moves of the plan with the fewest ships, each as short as can be.
    """

    ships: int
    shared: int
    most: int
    legs: tuple[Leg, ...]

    @property
    def open(self) -> bool:
        """Whether the space may be chosen."""
        return bool(self.legs)

    @property
    def price(self) -> int:
        """Gold for the moves."""
        return price(self.legs)


def reaches(state: State) -> list[Reach]:
    """For every action space what it would take the active seat; empty unless it chooses its turn."""
    if state.decision != "choose_turn":
        return []
    most = {action: most_ships(state, action) for action in set(c.ACTION)}
    fewest = fewest_ships(state.ships)
    shared = shared_targets(state.ships) if state.owns(state.active, c.LIGHTHOUSE) else {}
    found = []
    for space, action in enumerate(c.ACTION):
        here, sharing = fewest[space], shared.get(space, 0)
        legs: tuple[Leg, ...] = ()
        if here <= most[action]:
            legs = cheapest(state.ships, (), space, sharing=False)
        elif 0 < sharing <= most[action]:
            legs = cheapest(state.ships, (), space, sharing=True)
        found.append(Reach(here if here <= c.N_SHIPS else 0, sharing, most[action], legs))
    return found


def cheapest(before: Sequence[int], done: Sequence[Move], target: int, *, sharing: bool) -> tuple[Leg, ...]:
    """The rest of the plan with the fewest ships, each move as short as can be; empty if there is none.

    Args:
        before: Where the ships stood before the plan.
        done: Moves made already.
        target: Space of the action.
        sharing: Whether the red ship joins another one there.
    """
    offered = next_moves_of_share if sharing else next_moves
    for most in range(len(done) + 1, c.N_SHIPS + 2):
        moves = list(done)
        while nexts := offered(before, moves, target, most):
            moves.append(min(nexts, key=lambda move: (move[1] - before[move[0]]) % c.N_SPACES))
            if _ends(moves[-1], target, sharing=sharing):
                return legs_of(before, moves)[len(done) :]
    return ()


def _ends(move: Move, target: int, *, sharing: bool) -> bool:
    return move[1] == target and (not sharing or move[0] == c.RED_SHIP)


def legs_of(before: Sequence[int], moves: Sequence[Move]) -> tuple[Leg, ...]:
    """The moves with where they begin and what each adds to the price.  R23"""
    return tuple(Leg(ship, before[ship], space, number) for number, (ship, space) in enumerate(moves))


def made(state: State) -> tuple[Leg, ...]:
    """The moves of the present plan so far."""
    return legs_of(state.before, state.plan) if state.decision == "move_ship" else ()


def suggested(state: State) -> tuple[Leg, ...]:
    """How the present plan may go on at least cost; empty while none is being made."""
    if state.decision != "move_ship":
        return ()
    return cheapest(state.before, state.plan, state.target, sharing=state.sharing)


def price(legs: tuple[Leg, ...]) -> int:
    """Gold for all of them."""
    return sum(leg.gold for leg in legs)
