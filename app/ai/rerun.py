"""A deal played again from its start with a master in a seat, so that a result can be held against what was possible.

The state that a rerun starts from is the true one, with its deck and its generator: what was dealt is dealt again.
Everybody decides from a ``resample`` as always, and nobody looks at what comes.  As soon as somebody plays otherwise
than in the game, later draws may fall to somebody else or come out differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from app.ai import POLICIES
from app.ai.levels import JOURNEYMAN, MASTER, SEARCHING, Memory, TimeBudget, choose, simulations
from app.ai.player import Budget, Progress, Stop, StoppedError, never, shares
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.contract import State

RERUNS = 8
"""How often a deal is played again where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Rerun:
    """How one of the games ended.

    Attributes:
        points: Per seat.
        parts: Of the win, per seat.
    """

    points: tuple[int, ...]
    parts: tuple[float, ...]


def levels_of(levels: Sequence[str], seat: int) -> tuple[str, ...]:
    """Who plays where: a master at ``seat``, everybody else as in the game, other persons as journeymen.

    Args:
        levels: Of the game, ``""`` for a person.
        seat: The seat that the master takes.
    """
    return tuple(MASTER if at == seat else level or JOURNEYMAN for at, level in enumerate(levels))


def rerun(
    start: State,
    levels: Sequence[str],
    seed: int,
    iterations: int = 0,
    seconds: float | None = None,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Rerun:
    """Play a deal once.

    Args:
        start: Its first position; is not changed.
        levels: Per seat.
        seed: Of the thinking.
        iterations: Simulations per decision of a master, of which a grandmaster has more; 0 for none.
        seconds: Wall time per turn where there are no iterations; ``None`` for what a level may take.
        stop: Asked at every decision and within it.
        progress: Told at every turn how much of the game is played, 0 to 1.

    Raises:
        StoppedError: ``stop`` said so.
    """
    policy, rng = POLICIES[start.game.key], Random(seed)
    state, memory, times = start.clone(), Memory(), TimeBudget(seconds)
    turn = state.turn
    while state.actor != NOBODY:
        if stop():
            raise StoppedError
        if progress and state.turn != turn:
            progress(policy.projection(state).played)
            turn = state.turn
        actions, seat = state.legal(), state.actor
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        level, view = levels[seat], state.resample(seat, rng)
        choice = memory.recall(view, seat, level)
        if choice is None:
            given = simulations(level, iterations) if level in SEARCHING else 1
            budget = Budget(given) if given else times.budget(view, seat, policy.share, level)
            begun = perf_counter()
            choice = choose(view, seat, level, policy, budget, rng, stop)
            if not given:
                times.spend(seat, perf_counter() - begun)
            memory.keep(view, seat, level, choice)
        state.apply(actions[choice.index])
    return Rerun(tuple(state.scores()), tuple(shares(state)))
