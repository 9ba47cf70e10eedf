"""What the commands have in common that ask games for numbers of a policy: arguments, blocks of games, and the file."""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

from app.ai.blocks import finished, processes
from app.ai.train import say
from app.engines import GAMES

FORMAT = 1
"""Version of the files' form."""
BLOCK = 100
"""Games that a process plays at a time."""
FOLD = 5
"""One block of games in so many is held out to see what is explained."""
PLACES = 3
"""Decimal places of the numbers that are written."""

T = TypeVar("T")


def less_others(values: Sequence[float], seat: int) -> float:
    """What a seat has more than the others on average."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def parser(module: str, description: str | None, out: Path | None = None) -> argparse.ArgumentParser:
    """The arguments of the command line of a module, which writes to ``out``, or else to a place of each game."""
    it = argparse.ArgumentParser(prog=f"python -m {module}", description=description)
    it.add_argument("--players", type=int, default=2, help="seats of a game (default 2)")
    it.add_argument("--games", type=int, default=10_000, help="how many are played (default 10,000)")
    it.add_argument("--seed", type=int, default=1, help="of the first game")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument("--out", type=Path, default=out, help="where the numbers go (default: beside the policy)")
    return it


def played(given: argparse.Namespace, play: Callable[[range], tuple[int, T]]) -> list[T]:
    """What ``play`` makes of the games of each block; it is given their seeds and returns the first one as well."""
    last = given.seed + given.games
    parts = [range(first, min(first + BLOCK, last)) for first in range(given.seed, last, BLOCK)]
    # In the order of their seeds, not in that in which they are finished: sums of fractions differ by it.
    return [found for _, found in sorted(finished(play, parts, processes(given.jobs)), key=lambda each: each[0])]


def made(command: Sequence[str], given: argparse.Namespace, **found: float) -> dict[str, Any]:
    """How numbers were made, and what was found on the way.

    Args:
        command: The module and the arguments that only it has.
        given: The arguments.
        found: By name.
    """
    words = ["--players", str(given.players), "--games", str(given.games), "--seed", str(given.seed)]
    return {
        "command": shlex.join(["python", "-m", *command, *words]),
        **{key: round(number, PLACES) for key, number in found.items()},
        "numpy": version("numpy"),
        "python": platform.python_version(),
    }


def written(
    game: str, table: int, given: argparse.Namespace, learn: Callable[[argparse.Namespace], dict[str, Any]]
) -> int:
    """Find the numbers of a table (see ``Weighed``) and write them beside those of other tables.

    Returns:
        2 if the arguments are wrong or a library is missing, else 0.
    """
    if given.players not in GAMES[game].players:
        print(f"--players: one of {', '.join(map(str, GAMES[game].players))}", file=sys.stderr)
        return 2
    if given.games < FOLD * BLOCK or given.jobs < 1 or given.seed < 0:
        print(f"--games, --jobs, --seed: {FOLD * BLOCK} or more, 1 or more, and 0 or more", file=sys.stderr)
        return 2
    try:
        tables = json.loads(given.out.read_text("utf-8"))["tables"] if given.out.exists() else {}
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"{given.out.name}: cannot be read ({error})", file=sys.stderr)
        return 2
    try:
        tables[str(table)] = learn(given)
    except ImportError as error:
        print(f"needs {error.name}: python -m pip install --editable '.[train]'", file=sys.stderr)
        return 2
    whole = {"format": FORMAT, "tables": dict(sorted(tables.items()))}
    given.out.write_text(json.dumps(whole, separators=(",", ":")) + "\n", "utf-8", newline="\n")
    say(f"written: {given.out.name}")
    return 0
