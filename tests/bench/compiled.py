"""How much faster compiled rules and opponents are, in one run: python -m tests.bench.compiled [games] [--rounds 5]

Two processes, one with the sources and one with the compiled modules, take turns; each turn is measured in
processor time, so that what else the machine does is hardly counted.  Told is the median of the rounds.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import app
from app.ai import POLICIES
from app.ai.player import Budget
from app.ai.search import search
from app.engines import GAMES
from tests.ai.asker import middle
from tests.bench.test_engines import random_game

ROOT = Path(__file__).resolve().parents[2]
SLICE = 0.5
"""Seconds of processor time of one turn, or a little more."""

ITERATIONS = 25
"""Simulations of one search."""


def rate(work: Callable[[int], int]) -> float:
    """How much ``work`` gets done in a second of processor time; it is given the number of its call."""
    done = calls = 0
    begun = process_time()
    while (took := process_time() - begun) < SLICE:
        done += work(calls)
        calls += 1
    return done / took


def measure(game: str, what: str) -> float:
    """Random decisions a second (``play``), or search iterations a second from the middle of a game (``search``)."""
    if what == "play":
        return rate(lambda call: random_game(GAMES[game], call))
    positions = [middle(game, seed=seed) for seed in range(1, 5)]

    def think(call: int) -> int:
        state = positions[call % len(positions)]
        return search(state, state.actor, POLICIES[game], Budget(ITERATIONS), Random(call)).iterations

    return rate(think)


def serve() -> None:
    """Answer questions of the form ``game what`` with a figure, one a line."""
    print(int(app.COMPILED), flush=True)  # noqa: T201
    for line in sys.stdin:
        print(measure(*line.split()), flush=True)  # noqa: T201


class Side:
    """One of the two processes."""

    def __init__(self, compiled: bool) -> None:
        environment = {**os.environ, "KONTOR_COMPILED": str(int(compiled))}
        command = [sys.executable, "-m", "tests.bench.compiled", "--serve"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if not (said := self._process.stdout.readline()):  # its own error says why
            sys.exit("tests.bench.compiled: needs current compiled modules")
        assert int(said) == compiled

    def ask(self, game: str, what: str) -> float:
        """One turn of this process."""
        self._process.stdin.write(f"{game} {what}\n")
        self._process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        """Let the process end."""
        self._process.communicate()

    def _answer(self) -> float:
        return float(self._process.stdout.readline())


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve()
        return
    sides = [Side(compiled=False), Side(compiled=True)]
    for what, unit in (("play", "random decisions/s"), ("search", "search iterations/s")):
        print(f"{unit:<24} {'sources':>10} {'compiled':>10} {'factor':>7}")  # noqa: T201
        for game in asked.games:
            turns = [[side.ask(game, what) for side in sides] for _ in range(asked.rounds)]
            plain, compiled = (statistics.median(column) for column in zip(*turns, strict=True))
            factor = statistics.median(second / first for first, second in turns)
            print(f"{game:<24} {plain:>10,.0f} {compiled:>10,.0f} {factor:>7.2f}", flush=True)  # noqa: T201
    for side in sides:
        side.close()


if __name__ == "__main__":
    main()
