"""Fit the weights of an evaluation to the results of games: ``python -m app.ai.fit port_royal --players 2``.

The rollout policy plays against itself, with a few random actions so that unusual positions occur, too.  The features
of all seats are noted at the start of every turn, and the weights are fitted by maximum likelihood of a softmax over
the seats.  New weights change how the policy plays, so a few passes are needed.  The result is printed, to be pasted
into ``weights.py`` if the arena shows that it plays better.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from app.ai import POLICIES
from app.ai.chances import predicted
from app.ai.player import shares
from app.ai.weights import Weighed
from app.engines import GAMES
from app.engines.contract import NOBODY, Action, Game, State

if TYPE_CHECKING:
    from app.ai.weights import Row

SURPRISE = 0.03
"""Share of random actions."""

BATCH = 200
EPOCHS = 12
STEP = 0.02
PULL = 1e-5
"""Decay of the weights (L2), so that a feature without influence gets no weight."""

S = TypeVar("S", contravariant=True)

Sample = tuple[list[list[float]], list[float]]
"""Features per seat of a position, and win share per seat of its game."""


class Fitted(Weighed[S], Protocol[S]):
    """A policy whose evaluation is a weighted sum of features."""

    def features(self, state: S) -> list[list[float]]:
        """The features of every seat."""
        ...

    def weighed(self, table: int, row: Row) -> Fitted[S]:
        """The policy with other weights at one table."""
        ...


def samples(game: Game, policy: Fitted[Any], players: int, games: int, rng: Random) -> list[Sample]:
    """Play games of the policy against itself; the positions at the start of their turns, with the results."""
    found: list[Sample] = []
    for _ in range(games):
        state = game.new(players, drawn_options(game, players, rng), int(rng.random() * (1 << 40)))
        rows, turn = [], 0
        while state.actor != NOBODY:
            if state.turn != turn:
                turn = state.turn
                rows.append(policy.features(state))
            state.apply(_move(state, policy, rng))
        result = shares(state)
        found += [(row, result) for row in rows]
    return found


def drawn_options(game: Game, players: int, rng: Random, fixed: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Random options of a game that its rules allow, beside those that are fixed.

    An option with three to five choices is drawn evenly, for these are modules.  Any other one has its default, but in
    15 % of the games a choice that is drawn evenly.
    """
    chosen: dict[str, Any] = {option.key: option.default for option in game.options}
    for option in game.options:
        if 2 < len(option.choices) < 6 or rng.random() < 0.15:
            chosen[option.key] = option.choices[int(rng.random() * len(option.choices))]
    fixed = fixed or {}
    chosen |= fixed
    for option in game.options:
        if option.key not in fixed and chosen[option.key] != option.default and option.blocked(players, chosen):
            chosen[option.key] = option.default
    return chosen


def _move(state: State, policy: Fitted[Any], rng: Random) -> Action:
    if rng.random() < SURPRISE:
        actions = state.legal()
        return actions[int(rng.random() * len(actions))]
    return policy.playout(state, rng)[0]


def surprise(weights: Sequence[float], data: Sequence[Sample]) -> float:
    """Mean cross-entropy of the results, in nats; smaller is better."""
    total = 0.0
    for rows, result in data:
        for part, share in zip(predicted(weights, rows), result, strict=True):
            total -= share * math.log(max(part, 1e-12)) if share else 0.0
    return total / len(data)


def fit(weights: Sequence[float], data: list[Sample], rng: Random) -> list[float]:
    """Weights that make the results likelier, by stochastic gradient descent (Adam); shuffles ``data``."""
    now = list(weights)
    n_weights = len(now)
    mean, square = [0.0] * n_weights, [1e-6] * n_weights
    for epoch in range(EPOCHS):
        rng.shuffle(data)
        step = STEP / (1.0 + epoch)
        for first in range(0, len(data), BATCH):
            slope = [PULL * weight for weight in now]
            batch = data[first : first + BATCH]
            for rows, result in batch:
                for row, part, share in zip(rows, predicted(now, rows), result, strict=True):
                    error = (part - share) / len(batch)
                    slope = [old + error * value for old, value in zip(slope, row, strict=True)]
            for i, change in enumerate(slope):
                mean[i] += 0.1 * (change - mean[i])
                square[i] += 0.01 * (change * change - square[i])
                now[i] -= step * mean[i] / math.sqrt(square[i])
    return now


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit and print the weights."""
    it = argparse.ArgumentParser(prog="python -m app.ai.fit", description=__doc__)
    it.add_argument("game", choices=sorted(key for key, policy in POLICIES.items() if hasattr(policy, "features")))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--games", type=int, default=3000, help="games of each pass")
    it.add_argument("--passes", type=int, default=2)
    it.add_argument("--seed", type=int, default=1)
    given = it.parse_args(arguments)
    policy = cast("Fitted[Any]", POLICIES[given.game])
    rng = Random(given.seed)
    for number in range(given.passes):
        data = samples(GAMES[given.game], policy, given.players, given.games, rng)
        old = policy.weights[given.players]
        new = fit(old, data, rng)
        better = f"{surprise(old, data):.4f} -> {surprise(new, data):.4f}"
        sys.stdout.write(f"pass {number + 1}: {len(data)} positions, {better}\n")
        policy = policy.weighed(given.players, tuple(round(weight, 3) for weight in new))
    sys.stdout.write(f"    {given.players}: {policy.weights[given.players]},\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
