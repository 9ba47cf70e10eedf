"""Fit a judgement to results: ``python -m app.ai.fit port_royal --options expansion=contracts --jobs 2``.

A grandmaster's rollout policy plays against itself, with a few random actions so that unusual positions occur, too.
The features of all seats are noted at the start of every turn, which is where looks end (``Policy.limit``).  Then those
weights are sought whose softmax over the seats makes the results likeliest, by Newton's method, with a pull towards
the weights that the policy plays by.

The weights that win most when a rollout policy plays by them (``app.ai.tune``) are others: it compares actions of a
turn with each other and never asks how much a position is worth.  A search asks that at the end of every simulation.

What was found is written to ``judgement.json`` beside the policy, by its tables, with how it was made.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from app.ai import POLICIES
from app.ai.arena import BadArgument, options_of
from app.ai.fitting import FOLD, PLACES, made, parser, played, written
from app.ai.levels import GRANDMASTER
from app.ai.player import shares
from app.ai.selfplay import SURPRISE
from app.ai.train import say
from app.ai.weights import Weighed
from app.engines import GAMES
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    import argparse

    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

MODULE = "app.ai.fit"
PULL = 10.0
"""Weight of the squares of the changes; a position counts 1.

Of 1, 10, 30 and 100 the one by which games of Port Royal that were kept apart surprise least.
"""
STEPS = 12
"""Most steps of Newton's method; usually it converges in fewer."""
SMALL = 1e-6
"""A change of the weights that is none."""

S = TypeVar("S", contravariant=True)


class Fitted(Weighed[S], Protocol[S]):
    """A policy whose evaluation is a weighted sum of features."""

    def features(self, state: S) -> list[list[float]]:
        """The features of every seat."""
        ...


@dataclass(frozen=True)
class Positions:
    """Positions of a block of games.

    Attributes:
        rows: Features, shape (positions, seats, features).
        shares: Win share of every seat in the end, shape (positions, seats).
    """

    rows: NDArray[np.float32]
    shares: Floats


def _policy(game: str) -> Fitted[Any]:
    return cast("Fitted[Any]", POLICIES[game].of_level(GRANDMASTER))


def play(game: str, players: int, options: Mapping[str, Any], seeds: range) -> tuple[int, Positions]:
    """Play the games of some seeds; returns the first seed and the positions at the starts of their turns."""
    import numpy as np  # there for a training only

    policy = _policy(game)
    rows: list[list[list[float]]] = []
    results: list[list[float]] = []
    for seed in seeds:
        rng, turn = Random(seed), -1
        state = GAMES[game].new(players, options, seed)
        while state.actor != NOBODY:
            if state.turn != turn:
                turn = state.turn
                rows.append(policy.features(state))
            actions = state.legal()
            if rng.random() < SURPRISE:
                state.apply(actions[int(rng.random() * len(actions))])
            else:
                state.apply(policy.playout(state, rng)[0])
        results += [shares(state)] * (len(rows) - len(results))
    return seeds.start, Positions(np.array(rows, dtype=np.float32), np.array(results))


def predicted(rows: Floats, weights: Floats) -> Floats:
    """Win share of every seat, shape (positions, seats): a softmax of the weighted sums."""
    import numpy as np

    values = rows @ weights
    parts = np.exp(values - values.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def surprise(weights: Floats, blocks: Sequence[Positions]) -> float:
    """Cross-entropy of the results in nats, of 100 positions; less is better."""
    import numpy as np

    total = sum(
        float((block.shares * np.log(np.maximum(predicted(block.rows.astype(float), weights), 1e-12))).sum())
        for block in blocks
    )
    return -100.0 * total / sum(len(block.rows) for block in blocks)


def likeliest(first: Floats, blocks: Sequence[Positions]) -> Floats:
    """The weights by which the results are likeliest, with a pull towards the ``first`` ones."""
    import numpy as np

    weights = first.copy()
    for _ in range(STEPS):
        slope, bend = PULL * (weights - first), PULL * np.eye(len(first))
        for block in blocks:
            rows = block.rows.astype(float)
            found = predicted(rows, weights)
            slope += np.tensordot(found - block.shares, rows, 2)
            means = np.einsum("ps,psk->pk", found, rows)
            bend += np.tensordot(rows * found[:, :, None], rows, ((0, 1), (0, 1))) - means.T @ means
        change = np.linalg.solve(bend, slope)
        weights -= change
        if np.abs(change).max() < SMALL:
            break
    return weights


def learn(given: argparse.Namespace, table: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Play and fit; returns what the file holds for a table."""
    import numpy as np

    blocks = played(given, partial(play, given.game, given.players, options))
    first = np.array(_policy(given.game).weights[table])
    apart, rest = blocks[::FOLD], [block for number, block in enumerate(blocks) if number % FOLD]
    before, then = surprise(first, apart), surprise(likeliest(first, rest), apart)
    say(f"results surprise by {before:.3f}, in games apart by {then:.3f} when fitted (nats, of 100 positions)")
    words = [MODULE, given.game, *(["--options", given.options] if given.options else [])]
    how = made(words, given, positions=sum(len(block.rows) for block in blocks), apart=before, apart_then=then)
    return {"weights": [round(float(weight), PLACES) for weight in likeliest(first, blocks)], "made": how}


def arguments_of(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The arguments of the command line."""
    it = parser(MODULE, __doc__)
    it.add_argument("game", choices=sorted(key for key, policy in POLICIES.items() if hasattr(policy, "features")))
    it.add_argument("--options", default="", help="options of the games as key=value, several parted by commas")
    return it.parse_args(words)


def main(arguments: Sequence[str] | None = None) -> int:
    """Find and write the weights; returns the exit status."""
    given = arguments_of(arguments)
    game = GAMES[given.game]
    try:
        options = options_of(game, given.options)
    except BadArgument as error:
        print(error, file=sys.stderr)
        return 2
    given.out = given.out or Path(__file__).parent / given.game / "judgement.json"
    table = _policy(given.game).table(given.players, options)
    return written(given.game, table, given, partial(learn, table=table, options=options))


if __name__ == "__main__":
    sys.exit(main())
