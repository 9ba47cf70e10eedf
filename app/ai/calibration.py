"""Measure how true the chances to win are: ``python -m app.ai.calibration murano --players 2 --games 200``.

Opponents play.  At the start of some turns the chances are computed that a viewer (any seat) would be shown, by the
same function as in the window, and are compared with the result of the game.  The report has a reliability table (by
tenths of the chance: mean chance, and how often it came true), the mean error, the Brier score beside that of a
baseline that knows points only, and the mean chance at the start of the game.

Every game is written to a file as soon as it is played, so an interrupted run goes on where it stopped.  With
``--jobs`` several processes play, with ``--scheduler`` those of a Dask cluster (``app.ai.cluster``).  ``--record`` puts
the result into ``calibration.json`` (``app.ai.calibrations``), from which the page of the opponents and the help take
their figures.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import date
from functools import partial
from pathlib import Path

from app.ai import POLICIES
from app.ai.blocks import executors, finished
from app.ai.calibrations import PATH, Calibration, CalibrationError, Reliability, record, rounded
from app.ai.cluster import ClusterError
from app.ai.judged import DEALS, ITERATIONS, POSITIONS, FileHeader, append, begin, play_and_judge, read_games
from app.ai.ladder import LadderError, commit_here
from app.ai.levels import JOURNEYMAN, LEVELS
from app.ai.lines import FileError
from app.ai.reliability import reliability
from app.engines import GAMES

FOLDER = Path(__file__).resolve().parents[2] / "build" / "calibration"


# Command line


def parser() -> argparse.ArgumentParser:
    """The arguments of the command line."""
    it = argparse.ArgumentParser(prog="python -m app.ai.calibration", description=__doc__)
    it.add_argument("game", choices=sorted(POLICIES))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--level", default=JOURNEYMAN, help="of the seats; of several, parted by commas, one is drawn")
    it.add_argument("--games", type=int, default=200)
    it.add_argument("--seed", type=int, default=1, help="of the first game; odd ones are played with options drawn")
    it.add_argument("--positions", type=int, default=POSITIONS, help="of each game")
    it.add_argument("--deals", type=int, default=DEALS, help="of each position")
    it.add_argument("--iterations", type=int, default=ITERATIONS, help="per decision of a level that searches")
    it.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    it.add_argument("--scheduler", default="", metavar="ADDRESS", help="hand the games to a Dask scheduler instead")
    it.add_argument("--file", type=Path, help="where the games are kept (default: one in build/calibration)")
    it.add_argument("--json", type=Path, help="also write the result there")
    it.add_argument("--record", nargs="?", const=PATH, type=Path, help="put the result into calibration.json")
    return it


def header_of(given: argparse.Namespace) -> FileHeader:
    """The header of the file that the arguments ask for.

    Raises:
        CalibrationError: An argument is impossible.
    """
    levels = tuple(given.level.split(","))
    for level in levels:
        if level not in LEVELS:
            raise CalibrationError(f"--level: {level!r} is not one of {', '.join(LEVELS)}")
    if given.players < 2 or given.players not in GAMES[given.game].players:
        raise CalibrationError(f"--players: {given.game} has no table of {given.players} rivals")
    for name in ("games", "positions", "deals", "iterations", "jobs"):
        least = 2 if name == "games" else 1
        if getattr(given, name) < least:
            raise CalibrationError(f"--{name}: {getattr(given, name)} is less than {least}")
    return FileHeader(given.game, given.players, levels, given.positions, given.deals, given.iterations)


def command(given: argparse.Namespace) -> str:
    """The command that repeats the measurement; arguments with their defaults are left out."""
    words = ["python", "-m", "app.ai.calibration", given.game, "--players", str(given.players)]
    words += ["--games", str(given.games), "--seed", str(given.seed)]
    for name, default in (("level", JOURNEYMAN), ("positions", POSITIONS), ("deals", DEALS)):
        if getattr(given, name) != default:
            words += [f"--{name}", str(getattr(given, name))]
    return shlex.join(words)


def report(header: FileHeader, games: int, found: Reliability) -> Iterator[str]:
    """The lines of the report."""
    yield (
        f"{header.game}, {header.players} players, {', '.join(header.levels)}: "
        f"{games} games, {found.positions} positions, {header.deals} deals each"
    )
    yield "  told  came true        off   chances  games"
    for tenth in found.tenths:
        off, error = 100 * (tenth.told - tenth.came), 100 * tenth.error
        came = f"{100 * tenth.came:6.1f} ± {error:4.1f}"
        yield f"{100 * tenth.told:6.1f} {came} {off:+9.1f} {tenth.number:9} {tenth.games:6}"
    yield f"mean error {100 * found.error:.1f} points; {100 * found.noise:.1f} if every chance were true"
    yield (
        f"Brier score {found.brier:.3f}; by points alone {found.baseline:.3f} ({100 * found.better:+.0f} % saved), "
        f"equal chances {found.even:.3f}"
    )
    yield f"at the start {100 * found.start:.1f} ± {100 * found.start_error:.1f}, fair {100 / header.players:.1f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games that are missing, and report; returns 2 if the arguments or a file are wrong, else 0."""
    given = parser().parse_args(arguments)
    try:
        header = header_of(given)
        commit = commit_here() if given.record else ""
        name = f"{header.game}-{header.players}-{'-'.join(header.levels)}.jsonl"
        path = given.file or FOLDER / name
        there = begin(path, header)
        seeds = range(given.seed, given.seed + given.games)
        missing = [seed for seed in seeds if seed not in there]
        for played in finished(partial(play_and_judge, header), missing, executors(given.jobs, given.scheduler)):
            append(path, played)
        games = [game for game in read_games(path)[1] if game.seed in seeds]
        found = rounded(reliability(games, POLICIES[header.game].odds[header.players]))
        new = Calibration(
            game=header.game,
            players=header.players,
            levels=header.levels,
            seeds=(seeds[0], seeds[-1]),
            games=len(games),
            deals=header.deals,
            found=found,
            command=command(given),
            commit=commit,
            date=date.today().isoformat(),
        )
        if given.record:
            record(new, given.record)
    except (CalibrationError, ClusterError, FileError, LadderError) as error:
        print(error, file=sys.stderr)
        return 2
    for line in report(header, len(games), found):
        print(line)
    if given.json:
        given.json.write_text(json.dumps(asdict(new), indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
