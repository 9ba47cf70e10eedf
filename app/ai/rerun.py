"""Play a deal again from its start with a master in one seat, to compare a result with what was possible.

A rerun starts from the true first position, with its deck and its generator, so the same is dealt again.  All seats
decide from a ``resample`` as always and cannot see what comes.  Once somebody plays differently than in the game,
later draws may go to another seat or come out differently.
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
"""How often a deal is played again by default."""


@dataclass(frozen=True, slots=True)
class Rerun:
    """The result of one rerun.

    Attributes:
        points: Final points per seat.
        parts: Win share per seat.
    """

    points: tuple[int, ...]
    parts: tuple[float, ...]


def levels_of(levels: Sequence[str], seat: int) -> tuple[str, ...]:
    """The levels for a rerun: a master at ``seat``, journeymen for other persons, and else those of the game.

    Args:
        levels: Level per seat in the game, ``""`` for a person.
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
    """Play a deal once from its start to its end.

    Args:
        start: Its first position; not changed.
        levels: Level per seat.
        seed: Seed of the opponents' random numbers; those of the game come from ``start``.
        iterations: Simulations per decision of a master (a grandmaster has more); 0 to limit the time instead.
        seconds: Wall time per turn where ``iterations`` is 0; ``None`` for the usual time of the level.
        stop: Polled at every decision and within it.
        progress: Called at every turn with the share of the game that is played, 0 to 1.

    Raises:
        StoppedError: ``stop`` returned true.
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
            given = simulations(level, iterations) if level in SEARCHING else 1  # others do not use their budget
            budget = Budget(given) if given else times.budget(view, seat, policy.share, level)
            begun = perf_counter()
            choice = choose(view, seat, level, policy, budget, rng, stop)
            if not given:
                times.spend(seat, perf_counter() - begun)
            memory.keep(view, seat, level, choice)
        state.apply(actions[choice.index])
    return Rerun(tuple(state.scores()), tuple(shares(state)))
