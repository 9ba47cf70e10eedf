"""Which ships a plan would move, and what that costs: the preview of the way to an action space.  R22-R24, R86"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.murano import components as c
from app.engines.murano.ships import Move, fewest_ships, next_moves, next_moves_of_share, shared_targets
from app.engines.murano.turn import most_ships

if TYPE_CHECKING:
    from app.engines.murano.state import State

Leg = tuple[int, int, int, int]
"""A move of a plan: ship, from where, to where, and its gold."""


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


NOWHERE = Reach(0, 0, 0, ())


def reaches(state: State) -> list[Reach]:
    """For every action space what it would take the active seat; empty unless it chooses its turn."""
    if state.decision != "choose_turn":
        return []
    most = {action: most_ships(state, action) for action in set(c.ACTION)}
    lighthouse = state.owns(state.active, c.LIGHTHOUSE)
    return list(_reaches(tuple(state.ships), tuple(most[action] for action in c.ACTION), lighthouse))


@lru_cache(maxsize=64)
def _reaches(ships: tuple[int, ...], most: tuple[int, ...], lighthouse: bool) -> tuple[Reach, ...]:
    fewest = fewest_ships(ships)
    shared = shared_targets(ships) if lighthouse else {}
    found = []
    for space in range(c.N_SPACES):
        here, sharing = fewest[space], shared.get(space, 0)
        legs: tuple[Leg, ...] = ()
        if here <= most[space]:
            legs = cheapest(ships, (), space, sharing=False)
        elif 0 < sharing <= most[space]:
            legs = cheapest(ships, (), space, sharing=True)
        found.append(Reach(here if here <= c.N_SHIPS else 0, sharing, most[space], legs))
    return tuple(found)


@lru_cache(maxsize=512)
def cheapest(before: tuple[int, ...], done: tuple[Move, ...], target: int, *, sharing: bool) -> tuple[Leg, ...]:
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


def legs_of(before: tuple[int, ...], moves: list[Move]) -> tuple[Leg, ...]:
    """The moves with where they begin and what each adds to the price.  R23"""
    return tuple((ship, before[ship], space, number) for number, (ship, space) in enumerate(moves))


def made(state: State) -> tuple[Leg, ...]:
    """The moves of the present plan so far."""
    return legs_of(tuple(state.before), state.plan) if state.decision == "move_ship" else ()


def suggested(state: State) -> tuple[Leg, ...]:
    """How the present plan may go on at least cost; empty while none is being made."""
    if state.decision != "move_ship":
        return ()
    return cheapest(tuple(state.before), tuple(state.plan), state.target, sharing=state.sharing)


def price(legs: tuple[Leg, ...]) -> int:
    """Gold for all of them."""
    return sum(leg[3] for leg in legs)
