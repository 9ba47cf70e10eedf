"""Fit the chances to win, and hold them against games: ``python -m app.ai.calibrate murano fit --games 300``.

The rollout policy plays itself, with a few random moves so that everything is met, the numbers of players in
turn.  ``fit`` notes at some beginnings of turns what a viewer (any seat) would be told, and moves the weights
until the chances are those of the games (maximum likelihood of a softmax over the seats, by Newton's method);
they are printed, to be pasted into ``<game>/chances.py``.  ``check`` asks at fresh games what the review would
show, and prints how often what was given so much came true.  ``start`` prints the viewer's share at the start.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random

from app.ai import POLICIES
from app.ai.chances import features, predicted
from app.ai.fit import Sample, drawn_options, surprise
from app.ai.player import AnyPolicy, shares
from app.ai.search import assess, follow, standard_error
from app.engines import GAMES
from app.engines.contract import NOBODY, Game, State

SURPRISE = 0.03
"""Share of random moves."""

PULL = 1e-4
"""Pull of every weight towards 0, per position: what makes no difference gets no weight."""

STEPS = 8
"""Steps of Newton's method."""

TENTHS = 10


def games(game: Game, policy: AnyPolicy, number: int, rng: Random) -> Iterator[list[State]]:
    """Games of the rollout policy: the positions where a turn begins, and the end.

    Every second game is played with other options than the usual ones.
    """
    tables = [players for players in game.players if players > 1]
    for played in range(number):
        players = tables[played % len(tables)]
        options = drawn_options(game, players, rng) if played % 2 else None
        state = game.new(players, options, int(rng.random() * (1 << 40)))
        positions, turn = [], 0
        while state.actor != NOBODY:
            if state.turn != turn:
                turn = state.turn
                positions.append(state.clone())
            legal = state.legal()
            moves = policy.others(state, rng)
            follow(state, moves if rng.random() >= SURPRISE else [legal[int(rng.random() * len(legal))]], _nowhere)
        yield [*positions, state]


def _nowhere(state: State) -> bool:
    return bool(state.actor == NOBODY)


def samples(positions: Sequence[State], policy: AnyPolicy, number: int, rng: Random) -> list[Sample]:
    """Some positions of a game as some viewer would judge them, and how the game ended."""
    result = shares(positions[-1])
    found = []
    for position in rng.sample(positions[:-1], min(number, len(positions) - 1)):
        viewer = int(rng.random() * position.players)
        world = policy.world(position, viewer, rng)
        found.append((features(world, policy.standing(world), viewer), result))
    return found


def fit(data: Sequence[Sample], n_weights: int) -> list[float]:
    """The first so many weights that make the results likeliest."""
    weights = [0.0] * n_weights
    pull = PULL * len(data)
    for _ in range(STEPS):
        slope = [pull * weight for weight in weights]
        bend = [[pull * (i == j) for j in range(n_weights)] for i in range(n_weights)]
        for rows, result in data:
            chances = predicted(weights, rows)
            mean = [sum(part * row[i] for part, row in zip(chances, rows, strict=True)) for i in range(n_weights)]
            for row, part, share in zip(rows, chances, result, strict=True):
                away = [row[i] - mean[i] for i in range(n_weights)]
                used = [i for i, value in enumerate(away) if value]
                for i in used:
                    slope[i] += (part - share) * away[i]
                for i, j in combinations_with_replacement(used, 2):
                    bend[i][j] += part * away[i] * away[j]
        for i, j in combinations_with_replacement(range(n_weights), 2):
            bend[j][i] = bend[i][j]
        weights = [weight - step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of some linear equations, by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [low - factor * high for low, high in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found


def reliability(pairs: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float, int]]:
    """By tenths: mean chance, mean result, and how many there were."""
    for tenth in range(TENTHS):
        found = [pair for pair in pairs if min(TENTHS - 1, int(pair[0] * TENTHS)) == tenth]
        if found:
            n = len(found)
            yield sum(chance for chance, _ in found) / n, sum(result for _, result in found) / n, n


def start_share(game: Game, policy: AnyPolicy, players: int, deals: int, runs: int, seed: int) -> tuple[float, float]:
    """What a viewer is given at the start, over all seats of so many games, and its standard error over the games."""
    total = squares = 0.0
    for deal in range(deals):
        state = game.new(players, None, seed + deal)
        own = 0.0
        for viewer in range(players):
            own += assess(state, viewer, policy, runs, Random(seed + deal))[0][viewer] / players
        total += own
        squares += own * own
    return total / deals, standard_error(total / deals, squares, deals)


def _fit(game: Game, policy: AnyPolicy, given: argparse.Namespace) -> None:
    rng = Random(given.seed)
    data = [
        sample
        for positions in games(game, policy, given.games, rng)
        for sample in samples(positions, policy, given.positions, rng)
    ]
    weights = [round(weight, 3) for weight in fit(data, len(policy.odds))]
    before, after = surprise(policy.odds, data), surprise(weights, data)
    sys.stdout.write(f"{given.games} games, {len(data)} positions: {before:.4f} -> {after:.4f}\n{tuple(weights)}\n")


def _check(game: Game, policy: AnyPolicy, given: argparse.Namespace) -> None:
    rng = Random(given.seed)
    pairs: list[tuple[float, float]] = []
    own: list[tuple[float, float]] = []
    brier = unknowing = 0.0
    number = 0
    for positions in games(game, policy, given.games, rng):
        result = shares(positions[-1])
        for position in rng.sample(positions[:-1], min(given.positions, len(positions) - 1)):
            viewer = int(rng.random() * position.players)
            chances = assess(position, viewer, policy, given.runs, Random(int(rng.random() * (1 << 40))))[0]
            pairs += zip(chances, result, strict=True)
            own.append((chances[viewer], result[viewer]))
            brier += sum((part - share) ** 2 for part, share in zip(chances, result, strict=True))
            unknowing += sum((1.0 / position.players - share) ** 2 for share in result)
            number += 1
    given_own, true_own = (sum(column) / number for column in zip(*own, strict=True))
    sys.stdout.write(f"{given.games} games, {number} positions, {given.runs} runs each\n")
    sys.stdout.write(f"Brier {brier / number:.4f}, knowing nothing {unknowing / number:.4f}\n")
    sys.stdout.write(f"viewer's own seat: given {given_own:.3f}, came true {true_own:.3f}\n")
    for name, found in (("all", pairs), ("own", own)):
        for chance, came, n in reliability(found):
            error = math.sqrt(max(came * (1.0 - came), 0.01) / n)
            sys.stdout.write(f"{name} {chance:.3f} came true {came:.3f} ± {error:.3f} ({n})\n")


def _start(game: Game, policy: AnyPolicy, given: argparse.Namespace) -> None:
    for players in game.players:
        share, error = start_share(game, policy, players, given.games, given.runs, given.seed)
        sys.stdout.write(f"{game.key} {players}: {share:.4f} ± {error:.4f}, fair {1.0 / players:.4f}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and fit or check."""
    it = argparse.ArgumentParser(prog="python -m app.ai.calibrate", description=__doc__)
    it.add_argument("game", choices=sorted(POLICIES))
    it.add_argument("what", choices=("fit", "check", "start"))
    it.add_argument("--games", type=int, default=300)
    it.add_argument("--positions", type=int, default=16, help="positions of each game")
    it.add_argument("--runs", type=int, default=16, help="deals of each position")
    it.add_argument("--seed", type=int, default=1)
    given = it.parse_args(arguments)
    {"fit": _fit, "check": _check, "start": _start}[given.what](GAMES[given.game], POLICIES[given.game], given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
