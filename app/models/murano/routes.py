"""Plans of ship moves for previews: which ships must move to act on a space, and what that costs.  R22-R24, R86

What is legal is decided in ``app.engines.murano.ships`` alone; here its moves are chained to a cheapest plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.murano import components as c
from app.engines.murano.ships import Move, fewest_ships, next_moves, next_moves_of_share, shared_targets
from app.engines.murano.turn import most_ships

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State


class Leg(NamedTuple):
    """One ship move of a plan.

    Attributes:
        ship: Number of the ship; the red one is 0.
        start: Space that it leaves, from 0.
        end: Space that it goes to, from 0.
        gold: What it adds to the price of the plan.
    """

    ship: int
    start: int
    end: int
    gold: int


class Reach(NamedTuple):
    """What it takes to act on a space.

    Attributes:
        ships: Number of ships of the shortest plan that ends there without sharing the space; 0 if there is none.
        shared: The same for plans in which the red ship joins another one there; 0 if it cannot.
        most: How many ships the seat can pay for and still carry out the action; 0 if it cannot do that at all.
        legs: The moves of the shortest plan that ends there without sharing, or, if only that can be paid for, of the
            shortest one with sharing; each move is as short as can be.  Empty if the seat can pay for neither.
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
        """Gold for the moves of the plan."""
        return price(self.legs)


def reaches(state: State) -> list[Reach]:
    """For every action space, what it would take the active seat to act there; empty unless it chooses its turn."""
    if state.decision != "choose_turn":
        return []
    most = {action: most_ships(state, action) for action in set(c.ACTION)}
    fewest = fewest_ships(state.ships)
    shared = shared_targets(state.ships) if state.owns(state.active, c.LIGHTHOUSE) else {}
    found = []
    for space, action in enumerate(c.ACTION):
        # ``here`` is larger than the number of ships if the space cannot be reached without sharing.
        here, sharing = fewest[space], shared.get(space, 0)
        legs: tuple[Leg, ...] = ()
        if here <= most[action]:
            legs = cheapest(state.ships, (), space, sharing=False)
        elif 0 < sharing <= most[action]:
            legs = cheapest(state.ships, (), space, sharing=True)
        found.append(Reach(here if here <= c.N_SHIPS else 0, sharing, most[action], legs))
    return found


def cheapest(before: Sequence[int], done: Sequence[Move], target: int, *, sharing: bool) -> tuple[Leg, ...]:
    """The moves still missing in the plan with the fewest ships, each as short as can be.

    Args:
        before: Space of every ship before the plan.
        done: Moves of the plan that are made already.
        target: Space of the action.
        sharing: Whether the red ship joins another one there.

    Returns:
        The moves after ``done``; empty if the plan cannot be completed.
    """
    offered = next_moves_of_share if sharing else next_moves
    # The price depends on the number of ships alone, so plans are allowed one ship more until one exists.
    for most in range(len(done) + 1, c.N_SHIPS + 2):
        moves = list(done)
        # Only moves from which a plan of ``most`` ships can still be completed are offered (R22a): no dead ends, and
        # the shortest move can be taken each time without looking ahead.
        while nexts := offered(before, moves, target, most):
            moves.append(min(nexts, key=lambda move: (move[1] - before[move[0]]) % c.N_SPACES))
            if _ends(moves[-1], target, sharing=sharing):
                return legs_of(before, moves)[len(done) :]
    return ()


def _ends(move: Move, target: int, *, sharing: bool) -> bool:
    """Whether a move ends the plan: on the target, if that is shared by the red ship.  R22, R86"""
    return move[1] == target and (not sharing or move[0] == c.RED_SHIP)


def legs_of(before: Sequence[int], moves: Sequence[Move]) -> tuple[Leg, ...]:
    """The moves of a plan from its first one on, with where each begins and what it adds to the price.  R23"""
    # A ship moves at most once in a plan, so each begins where it was before.  The n-th move, from 0, costs n gold.
    return tuple(Leg(ship, before[ship], space, number) for number, (ship, space) in enumerate(moves))


def made(state: State) -> tuple[Leg, ...]:
    """The moves of the plan under way that are made already; empty unless a plan is under way."""
    return legs_of(state.before, state.plan) if state.decision == "move_ship" else ()


def suggested(state: State) -> tuple[Leg, ...]:
    """The cheapest way to complete the plan under way; empty unless a plan is under way."""
    if state.decision != "move_ship":
        return ()
    return cheapest(state.before, state.plan, state.target, sharing=state.sharing)


def price(legs: tuple[Leg, ...]) -> int:
    """Gold for all of these moves."""
    return sum(leg.gold for leg in legs)
