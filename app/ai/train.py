"""Learn the evaluation of a game by self-play: ``python -m app.ai.train murano``.

In each round opponents play by the evaluation of the round before, and the next one is fitted to positions of all
rounds so far (``app.ai.learner``).  The last one is written to ``value.json`` beside the game's policy, with how it was
made.  Every game and every round is written to ``--folder`` as soon as it is done, so an interrupted training goes on
where it stopped, and the same arguments give the same numbers.  ``log.jsonl`` there has the figures of each round on
held-out games.
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any

from app.ai import POLICIES
from app.ai.blocks import finished, processes
from app.ai.levels import LEVELS
from app.ai.selfplay import ERRORLESS, ROLLOUT, NotedGame, Task, append, begin, play_and_note, read
from app.ai.value import NOTHING
from app.engines import GAMES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "training"
LIBRARIES = ("lightgbm", "numpy")
APART = 1_000_000
"""Distance between the first seeds of two rounds."""
TOLD = 20
"""Games between two lines of progress."""


class MissingError(RuntimeError):
    """A library of the training is not installed; the message says in one sentence how to get it."""


class BadArgumentError(ValueError):
    """An argument is impossible; the message says which one in one sentence."""


@dataclass(frozen=True)
class Round:
    """A round of self-play.

    Attributes:
        number: From 1.
        level: Level of all seats, or ``ROLLOUT`` or ``ERRORLESS``.
        seeds: Seeds of its games.
    """

    number: int
    level: str
    seeds: range


def parser() -> argparse.ArgumentParser:
    """The arguments of the command line."""
    it = argparse.ArgumentParser(prog="python -m app.ai.train", description=__doc__)
    it.add_argument("game", choices=sorted(key for key, policy in POLICIES.items() if hasattr(policy, "rows")))
    it.add_argument("--levels", default=f"{ERRORLESS},{ERRORLESS}", help="who plays, round by round")
    it.add_argument("--games", default="1000,1000", help="how many, round by round")
    it.add_argument("--seed", type=int, default=1, help="of the first game")
    it.add_argument("--iterations", type=int, default=24, help="simulations per decision of a level that searches")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument("--folder", type=Path, help="where games and rounds are kept (default: one in build/training)")
    it.add_argument("--out", type=Path, help="where the numbers go (default: beside the game's policy)")
    return it


def rounds_of(given: argparse.Namespace) -> list[Round]:
    """The rounds that the arguments ask for.

    Raises:
        BadArgumentError: An argument is impossible.
    """
    levels = given.levels.split(",")
    try:
        games = [int(number) for number in given.games.split(",")]
    except ValueError as error:
        raise BadArgumentError(f"--games: {error}") from error
    if len(levels) != len(games) or min(games) < 1:
        raise BadArgumentError("--games: there must be one number, 1 at least, for each of --levels")
    players = (*LEVELS, ERRORLESS, ROLLOUT)
    for level in levels:
        if level not in players:
            raise BadArgumentError(f"--levels: {level!r} is not one of {', '.join(players)}")
    if given.jobs < 1 or given.iterations < 1 or not 0 <= given.seed < APART:
        raise BadArgumentError(f"--jobs, --iterations, --seed: 1 or more, 1 or more, and 0 to {APART - 1}")
    both = zip(levels, games, strict=True)
    return [
        Round(number, level, range(given.seed + number * APART, given.seed + number * APART + many))
        for number, (level, many) in enumerate(both, 1)
    ]


def task(game: str, level: str, seed: int, value: Mapping[str, Any] | None, iterations: int = 24) -> Task:
    """One game of a round; the number of players follows from the seed, so that a round has all numbers from two on."""
    tables = [players for players in GAMES[game].players if players > 1]
    # By all bits but the lowest, which tells whether options are drawn.
    return Task(game, tables[seed // 2 % len(tables)], seed, level, iterations=iterations, value=value)


def played(given: argparse.Namespace, what: Round, folder: Path, value: Mapping[str, Any] | None) -> list[NotedGame]:
    """All games of a round; those that are not in its file yet are played with the evaluation ``value``."""
    path = folder / f"{what.number}-{what.level}.jsonl"
    there = begin(path)
    tasks = [task(given.game, what.level, seed, value, given.iterations) for seed in what.seeds if seed not in there]
    begun = perf_counter()
    for done, found in enumerate(finished(play_and_note, tasks, processes(given.jobs)), 1):
        append(path, found)
        if done % TOLD == 0 or done == len(tasks):
            left = (perf_counter() - begun) / done * (len(tasks) - done)
            say(f"round {what.number}: {done} of {len(tasks)} games, {left / 60:.0f} minutes left")
    return [found for found in read(path) if found.seed in what.seeds]


def home(game: str) -> Path:
    """Path of the ``value.json`` of a game."""
    return Path(__file__).parent / game / "value.json"


def say(line: str) -> None:
    """Print a line of progress."""
    print(line, file=sys.stderr, flush=True)


def learn(given: argparse.Namespace, rounds: Sequence[Round], folder: Path) -> dict[str, Any]:
    """Play and fit round by round; returns the last evaluation, as ``value.json`` holds it.

    Raises:
        MissingError: A library is not installed.
    """
    try:
        learner = import_module("app.ai.learner")  # its libraries are there for a training only
    except ImportError as error:
        raise MissingError(f"needs {error.name}: python -m pip install --editable '.[train]'") from error
    value: dict[str, Any] = NOTHING
    games: list[NotedGame] = []
    for what in rounds:
        games += played(given, what, folder, value)
        kept = folder / f"{what.number}.json"
        known = {"rounds": [[each.level, each.seeds[0], each.seeds[-1]] for each in rounds[: what.number]]}
        if kept.exists() and (there := json.loads(kept.read_text("utf-8")))["made"]["rounds"] == known["rounds"]:
            value = there
            continue
        begun = perf_counter()
        value, report = learner.learned(games)
        report = {name: round(number, 5) for name, number in report.items()}
        positions = sum(len(game.positions) for game in games)
        value["made"] = {
            "command": command(given),
            **known,
            "games": len(games),
            "positions": positions,
            "apart": report,
            **{name: version(name) for name in LIBRARIES},
            "python": platform.python_version(),
        }
        kept.write_text(json.dumps(value) + "\n", "utf-8")
        line = {"round": what.number, "games": len(games), "positions": positions, **report}
        line["seconds"] = round(perf_counter() - begun, 1)
        with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        say(json.dumps(line))
    return value


def command(given: argparse.Namespace) -> str:
    """The command that repeats the training."""
    words = ["python", "-m", "app.ai.train", given.game, "--levels", given.levels, "--games", given.games]
    return shlex.join([*words, "--seed", str(given.seed), "--iterations", str(given.iterations)])


def main(arguments: Sequence[str] | None = None) -> int:
    """Train and write the result; returns 2 if the arguments are wrong or a library is missing, else 0."""
    given = parser().parse_args(arguments)
    try:
        value = learn(given, rounds_of(given), given.folder or FOLDER / given.game)
    except (BadArgumentError, MissingError) as error:
        print(error, file=sys.stderr)
        return 2
    out = given.out or home(given.game)
    out.write_text(json.dumps(value, separators=(",", ":")) + "\n", "utf-8", newline="\n")
    say(f"written: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
