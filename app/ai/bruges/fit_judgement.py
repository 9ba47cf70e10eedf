"""Fit the judgement of Bruges to results: ``python -m app.ai.bruges.fit_judgement --players 2 --jobs 2``.

Grandmasters' rollout policy plays against itself, every second game with modules.  Where looks from the first decision
of the phases 2 and 3 of a round end (``Policy.limit``) it is noted what each seat is judged to have at the end of the
game, and how that would differ if one of the numbers of the judgement were another: any of the weights, or the power of
a person.  Then the numbers are changed so that the lead of each seat comes nearer to what it was in the end.  That is
nonlinear regression by Gauss and Newton's method, in a few passes over the same games, with a pull towards the numbers
before each pass (K. Levenberg, A Method for the Solution of Certain Non-Linear Problems in Least Squares, 1944).

The numbers that the rollout policy plays best by (``app.ai.tune``, ``fit_powers``) are others: it compares actions of a
turn with each other and never asks how much a position is worth.  A search asks that at the end of every simulation.

What was found is written to ``judgement.json`` beside the policy, with how it was made.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Any, cast

from app.ai.bruges import GRANDMASTER_POLICY
from app.ai.bruges.cards import judged
from app.ai.bruges.power_table import POWER, POWERS_BY_GAMES
from app.ai.bruges.weights import JUDGEMENT, TUNED, weights_of
from app.ai.bruges.worth import rounds_left
from app.ai.fitting import FOLD, PLACES, less_others, made, parser, played, written
from app.ai.selfplay import drawn_options
from app.ai.train import say
from app.engines import GAMES
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    import argparse

    import numpy as np
    from numpy.typing import NDArray

    from app.ai.bruges.weights import Weights
    from app.ai.player import Until
    from app.engines.bruges.state import State

MODULE = "app.ai.bruges.fit_judgement"
PASSES = 2
"""How often the numbers are changed."""
PULL = 1000.0
"""Weight of the squares of the changes of a pass, in units of ``scales``."""
LEAST = 0.25
"""What a weight counts as at least in its unit: one near 0 could hardly be changed."""
POWER_UNIT = 1.0
"""The unit of a power, in points a round."""
STEP = 0.1
"""By how much a number is changed to see what differs, in its unit."""
LUCK = (17.0, 11.0)
"""Variance of a lead that is foreseen, in points squared: with no round to come, and more for each."""

Row = tuple[float, ...]


@dataclass(frozen=True)
class Sums:
    """What the positions of a block say, each seat against the others and weighted by how little luck is to come.

    Attributes:
        products: Of the changes of the lead by every two numbers.
        slope: Of the changes by every number and the lead that was missed.
        missed: Sum of the squares of the lead that was missed.
        weight: Sum of the weights.
        positions: How many.
    """

    products: NDArray[np.float64]
    slope: NDArray[np.float64]
    missed: float
    weight: float
    positions: int


def scales(numbers: Sequence[float], n_weights: int) -> list[float]:
    """The unit of every number."""
    return [max(abs(number), LEAST) for number in numbers[:n_weights]] + [POWER_UNIT] * (len(numbers) - n_weights)


def _weights(numbers: Sequence[float], n_weights: int) -> Weights:
    return weights_of(numbers[:n_weights], list(numbers[n_weights:]))


def _changes(state: State, lead: Sequence[float], others: Sequence[Weights | None]) -> list[list[float]]:
    """By seat: how the lead changes with each number by a step, 0 for one that is not asked."""
    columns = []
    for weights in others:
        if weights is None:
            columns.append([0.0] * len(lead))
        else:
            values = judged(state, weights)
            columns.append([less_others(values, seat) - lead[seat] for seat in range(len(lead))])
    return [list(row) for row in zip(*columns, strict=True)]


def _options(players: int, rng: Random) -> dict[str, Any]:
    """Modules as they come, each in every second game."""
    game = GAMES["bruges"]
    fixed = {option.key: rng.choice(option.choices) for option in game.options if not option.needs}
    return drawn_options(game, players, rng, fixed)


Look = tuple[list[float], list[list[float]], float]
"""Where a look ends: by seat the lead that is judged and how it changes with each number, and the rounds to come."""


def _looks(state: State, rng: Random, numbers: Row) -> list[Look]:
    """Play a game to its end; returns where its looks end."""
    players, n_weights, found = state.players, len(TUNED[state.players]), []
    weights, others = _changed(numbers, n_weights)
    limits: list[Until] = []
    begun = 0, 0
    while state.actor != NOBODY:
        if any(limit(state) for limit in limits):
            limits = [limit for limit in limits if not limit(state)]
            values = judged(state, weights)
            lead = [less_others(values, seat) for seat in range(players)]
            known = {*(card for cards in (*state.persons, *state.hand) for card in cards)}
            asked = [each if at < n_weights or at - n_weights in known else None for at, each in enumerate(others)]
            found.append((lead, _changes(state, lead, asked), rounds_left(state)))
        if state.phase in (2, 3) and (state.round, state.phase) > begun:
            begun = state.round, state.phase
            limits.append(GRANDMASTER_POLICY.limit(state))
        state.apply(GRANDMASTER_POLICY.playout(state, rng)[0])
    return found


@lru_cache(1)
def _changed(numbers: Row, n_weights: int) -> tuple[Weights, list[Weights]]:
    """The judgement by some numbers, and for each number the one in which it is a step larger."""
    units = scales(numbers, n_weights)
    others = [
        _weights([number + STEP * units[at] * (at == place) for at, number in enumerate(numbers)], n_weights)
        for place in range(len(numbers))
    ]
    return _weights(numbers, n_weights), others


def play(players: int, numbers: Row, seeds: range) -> tuple[int, Sums]:
    """Play the games of some seeds; returns the first seed and what the positions say of the numbers."""
    import numpy as np  # there for a training only

    rows, misses, parts = [], [], []
    for seed in seeds:
        rng = Random(seed)
        state = cast("State", GAMES["bruges"].new(players, _options(players, rng) if seed % 2 else {}, seed))
        looks = _looks(state, rng, numbers)
        scores = state.scores()
        for lead, changes, rounds in looks:
            for seat in range(players if players > 2 else 1):  # the second of two says the same as the first
                rows.append(changes[seat])
                misses.append(less_others(scores, seat) - lead[seat])
                parts.append(1.0 / (LUCK[0] + LUCK[1] * rounds))
    matrix, missed, weight = np.array(rows) / STEP, np.array(misses), np.array(parts)
    scaled = matrix * weight[:, None]
    return seeds.start, Sums(
        scaled.T @ matrix, scaled.T @ missed, float(weight @ missed**2), float(weight.sum()), len(rows)
    )


def changes_of(blocks: Sequence[Sums]) -> list[float]:
    """By how much the numbers are to be changed, in their units."""
    import numpy as np

    weight, positions = sum(block.weight for block in blocks), sum(block.positions for block in blocks)
    # A position counts 1 on average, so that the pull is the same with more luck to come or less.
    mean = positions / weight
    products = mean * np.sum([block.products for block in blocks], axis=0)
    slope = mean * np.sum([block.slope for block in blocks], axis=0)
    return [float(change) for change in np.linalg.solve(products + PULL * np.eye(len(slope)), slope)]


def _missed(blocks: Sequence[Sums]) -> float:
    """Square of the lead that is missed, weighted."""
    return sum(block.missed for block in blocks) / sum(block.weight for block in blocks)


def learn(given: argparse.Namespace) -> dict[str, Any]:
    """Play and fit pass by pass; returns what the file holds for a number of players."""
    players = given.players
    numbers: Row = (*TUNED[players], *POWERS_BY_GAMES.get(players, POWER))
    n_weights, found = len(TUNED[players]), []
    for _ in range(PASSES + 1):
        blocks = played(given, partial(play, players, numbers))
        apart, rest = blocks[::FOLD], [block for number, block in enumerate(blocks) if number % FOLD]
        found.append((_missed(rest), _missed(apart)))
        say(f"the lead is missed by {found[-1][0]:.2f}, in games apart by {found[-1][1]:.2f} (points, squared)")
        if len(found) <= PASSES:
            steps = zip(numbers, scales(numbers, n_weights), changes_of(rest), strict=True)
            numbers = tuple(round(number + unit * change, PLACES) for number, unit, change in steps)
    how = made(
        [MODULE],
        given,
        positions=sum(block.positions for block in blocks),
        missed=found[0][0],
        missed_then=found[-1][0],
        apart=found[0][1],
        apart_then=found[-1][1],
    )
    return {"weights": numbers[:n_weights], "powers": numbers[n_weights:], "made": how}


def main(arguments: Sequence[str] | None = None) -> int:
    """Find and write the numbers; returns the exit status."""
    given = parser(MODULE, __doc__, JUDGEMENT).parse_args(arguments)
    return written("bruges", given.players, given, learn)


if __name__ == "__main__":
    sys.exit(main())
