"""How true the chances to win are: ``python -m app.ai.calibration murano --players 2 --games 200``.

Opponents play; at beginnings of turns it is noted what a viewer (any seat) is told by the function that the window
shows chances with, and then what came true.  Printed are, by tenths, what was told and how often it came true, the
mean error, the Brier score beside that of a judgement by points alone, and what is told at the start.

Every game is kept in a file as soon as it was played, so a run that was broken off goes on where it stopped.
``--record`` puts the result into ``calibration.json`` beside this module, from which ``app.ai.published`` and the
help pages take their figures.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from app.ai import POLICIES
from app.ai.judged import DEALS, ITERATIONS, POSITIONS, FileError, Header, append, begin, play_and_judge, read_games
from app.ai.ladder import LadderError, commit_here
from app.ai.levels import JOURNEYMAN, LEVELS
from app.ai.reliability import Reliability, Tenth, reliability
from app.engines import GAMES

PATH = Path(__file__).with_name("calibration.json")
FOLDER = Path(__file__).resolve().parents[2] / "build" / "calibration"


class CalibrationError(ValueError):
    """The measurements cannot be used; one sentence that says where and why."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """One measurement, as ``calibration.json`` holds it.

    Attributes:
        game: Key of the game.
        players: Seats at the table.
        levels: Of which every seat had one.
        seeds: First and last.
        games: How many were played.
        deals: Of each position.
        found: What was found.
        command: What was run.
        commit: The commit it was run at.
        date: Day of the measurement.
    """

    game: str
    players: int
    levels: tuple[str, ...]
    seeds: tuple[int, int]
    games: int
    deals: int
    found: Reliability
    command: str
    commit: str
    date: str

    @property
    def kind(self) -> tuple[str, int, tuple[str, ...]]:
        """The same for measurements of the same thing."""
        return self.game, self.players, self.levels


# Results


def load(path: Path = PATH) -> tuple[Calibration, ...]:
    """All measurements, by game and number of players.

    Raises:
        CalibrationError: The file is missing, unreadable or wrong somewhere.
    """
    try:
        found = json.loads(path.read_text("utf-8"))["calibrations"]
        return tuple(_read(each) for each in found)
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise CalibrationError(f"{path.name}: cannot be read ({error})") from error


@cache
def calibrations() -> tuple[Calibration, ...]:
    """Those that come with the program; read once."""
    return load()


def of(some: Sequence[Calibration], game: str) -> list[Calibration]:
    """The measurements of a game, by number of players."""
    return sorted((it for it in some if it.game == game), key=lambda it: (it.players, it.levels))


def record(new: Calibration, path: Path = PATH) -> None:
    """Put a measurement in the place of the one of the same kind.

    Raises:
        CalibrationError: The file is there but not sound.
    """
    others = [it for it in (load(path) if path.exists() else ()) if it.kind != new.kind]
    order = list(GAMES)
    held = sorted([*others, new], key=lambda it: (order.index(it.game), it.players, it.levels))
    text = ",\n".join(json.dumps(asdict(it), separators=(", ", ": ")) for it in held)
    path.write_text(f'{{"calibrations": [\n{text}\n]}}\n', "utf-8", newline="\n")


def _read(found: Mapping[str, Any]) -> Calibration:
    inner = found["found"]
    tenths = tuple(Tenth(**each) for each in inner["tenths"])
    first, last = found["seeds"]
    read = Calibration(
        **{
            **found,
            "levels": tuple(found["levels"]),
            "seeds": (first, last),
            "found": Reliability(**{**inner, "tenths": tenths}),
        }
    )
    if read.game not in GAMES or read.players not in GAMES[read.game].players or read.games < 1:
        raise ValueError(f"there is no such table: {read.game}, {read.players}")
    return read


def rounded(found: Reliability) -> Reliability:
    """To the places that are worth keeping."""
    values: dict[str, Any] = {
        key: round(value, 4) if isinstance(value, float) else value for key, value in asdict(found).items()
    }
    values["tenths"] = tuple(
        Tenth(round(it.told, 4), round(it.came, 4), round(it.error, 4), it.number, it.games) for it in found.tenths
    )
    return Reliability(**values)


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
    it.add_argument("--file", type=Path, help="where the games are kept (default: one in build/calibration)")
    it.add_argument("--json", type=Path, help="also write the result there")
    it.add_argument("--record", nargs="?", const=PATH, type=Path, help="put the result into calibration.json")
    return it


def header_of(given: argparse.Namespace) -> Header:
    """What is to be played.

    Raises:
        CalibrationError: It cannot be.
    """
    levels = tuple(given.level.split(","))
    for level in levels:
        if level not in LEVELS:
            raise CalibrationError(f"--level: {level!r} is not one of {', '.join(LEVELS)}")
    if given.players < 2 or given.players not in GAMES[given.game].players:
        raise CalibrationError(f"--players: {given.game} has no table of {given.players} rivals")
    for name in ("games", "positions", "deals", "iterations"):
        least = 2 if name == "games" else 1
        if getattr(given, name) < least:
            raise CalibrationError(f"--{name}: {getattr(given, name)} is less than {least}")
    return Header(given.game, given.players, levels, given.positions, given.deals, given.iterations)


def command(given: argparse.Namespace) -> str:
    """The command that measures the same again."""
    words = ["python", "-m", "app.ai.calibration", given.game, "--players", str(given.players)]
    words += ["--games", str(given.games), "--seed", str(given.seed)]
    for name, default in (("level", JOURNEYMAN), ("positions", POSITIONS), ("deals", DEALS)):
        if getattr(given, name) != default:
            words += [f"--{name}", str(getattr(given, name))]
    return shlex.join(words)


def report(header: Header, games: int, found: Reliability) -> Iterator[str]:
    """The lines that tell what was found."""
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
    """Play what is missing, and tell; 2 when the arguments or a file are wrong."""
    given = parser().parse_args(arguments)
    try:
        header = header_of(given)
        commit = commit_here() if given.record else ""
        name = f"{header.game}-{header.players}-{'-'.join(header.levels)}.jsonl"
        path = given.file or FOLDER / name
        there = begin(path, header)
        seeds = range(given.seed, given.seed + given.games)
        for seed in seeds:
            if seed not in there:
                append(path, play_and_judge(header, seed))
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
    except (CalibrationError, FileError, LadderError) as error:
        print(error, file=sys.stderr)
        return 2
    for line in report(header, len(games), found):
        print(line)
    if given.json:
        given.json.write_text(json.dumps(asdict(new), indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
