"""Fit the weights of a judgement to the outcomes of games: ``python -m app.ai.fit port_royal --players 2``.

The rollout policy plays itself, with a few random moves so that everything is met; at the start of every turn
the features of all seats are noted, and the weights are moved until the win shares they predict are those of
the games (maximum likelihood of a softmax over the seats).  New weights change how the policy plays, so it
takes a few passes.  The result is printed, to be pasted into ``weights.py`` once the arena agrees.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar, cast

from app.ai import POLICIES
from app.ai.chances import predicted
from app.ai.player import shares
from app.engines import GAMES
from app.engines.contract import NOBODY, Action, Game, State

SURPRISE = 0.03
"""Share of random moves."""

BATCH = 200
EPOCHS = 12
STEP = 0.02
PULL = 1e-5
"""Pull of every weight towards 0: what makes no difference gets no weight."""

S = TypeVar("S", contravariant=True)

Sample = tuple[list[list[float]], list[float]]
"""Features per seat, win share per seat."""


class Fitted(Protocol[S]):
    """A policy whose judgement is a weighted sum of features."""

    weights: dict[int, tuple[float, ...]]

    def features(self, state: S) -> list[list[float]]:
        """The features of every seat."""
        ...

    def playout(self, state: S, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        ...

    def forget(self) -> None:
        """Drop everything computed from the old weights."""
        ...


def samples(game: Game, policy: Fitted[Any], players: int, games: int, rng: Random) -> list[Sample]:
    """Positions of games of the policy against itself, and how those games ended."""
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


def drawn_options(game: Game, players: int, rng: Random) -> dict[str, Any]:
    """Mostly the defaults of rarer options; a module that is a choice of several, evenly."""
    chosen: dict[str, Any] = {option.key: option.default for option in game.options}
    for option in game.options:
        if 2 < len(option.choices) < 6 or rng.random() < 0.15:
            chosen[option.key] = option.choices[int(rng.random() * len(option.choices))]
    for option in game.options:
        if chosen[option.key] != option.default and option.blocked(players, chosen):
            chosen[option.key] = option.default
    return chosen


def _move(state: State, policy: Fitted[Any], rng: Random) -> Action:
    if rng.random() < SURPRISE:
        actions = state.legal()
        return actions[int(rng.random() * len(actions))]
    return policy.playout(state, rng)[0]


def surprise(weights: Sequence[float], data: Sequence[Sample]) -> float:
    """Mean of how unexpected the results were, in nats; smaller is better."""
    total = 0.0
    for rows, result in data:
        for part, share in zip(predicted(weights, rows), result, strict=True):
            total -= share * math.log(max(part, 1e-12)) if share else 0.0
    return total / len(data)


def fit(weights: Sequence[float], data: list[Sample], rng: Random) -> list[float]:
    """Better weights, by stochastic gradients with a step per weight (Adam)."""
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
    """Play, fit, print."""
    it = argparse.ArgumentParser(prog="python -m app.ai.fit", description=__doc__)
    it.add_argument("game", choices=sorted(POLICIES))
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
        policy.weights[given.players] = tuple(round(weight, 3) for weight in new)
        policy.forget()
    sys.stdout.write(f"    {given.players}: {policy.weights[given.players]},\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
