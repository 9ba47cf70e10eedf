"""The measurements of how true the chances to win are, as ``calibration.json`` beside this module holds them.

``python -m app.ai.calibration ... --record`` adds to it; the help pages and ``app.ai.published`` take their figures
from here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.engines import GAMES

PATH = Path(__file__).with_name("calibration.json")

ENOUGH, ENOUGH_GAMES = 400, 60
"""Fewest chances in a tenth, and fewest games that they come from, for the tenth to be significant."""


class CalibrationError(ValueError):
    """The measurements cannot be used; the message says where and why in one sentence."""


@dataclass(frozen=True, slots=True)
class Tenth:
    """One bin of a reliability table: all chances between, say, 0.3 and 0.4.

    Attributes:
        told: Their mean, 0 to 1.
        came: Mean win share of these seats, 0 to 1: how often the chances came true.
        error: Standard error of the difference.  The chances of one game depend on each other and count as one.
        number: Number of chances.
        games: Number of games that they come from.
    """

    told: float
    came: float
    error: float
    number: int
    games: int

    @property
    def enough(self) -> bool:
        """Whether there are enough chances from enough games."""
        return self.number >= ENOUGH and self.games >= ENOUGH_GAMES

    @property
    def beyond(self) -> float:
        """By how much the difference of ``told`` and ``came`` exceeds its standard error; 0 if it does not."""
        return max(0.0, abs(self.told - self.came) - self.error)


@dataclass(frozen=True, slots=True)
class Reliability:
    """How well chances to win predict the results of games.

    Attributes:
        tenths: The tenths with at least one chance, lowest first.
        error: Expected calibration error: mean absolute difference of ``told`` and ``came`` over the tenths, weighted
            by their chances; 0 to 1.
        noise: What ``error`` would be on average in so few games if all chances were true.
        brier: Brier score: sum of squared differences over the seats of a position, mean over the positions.
        baseline: The same for chances by the lead in points and the share of the game played alone.
        even: The same for equal chances.
        start: Mean chance that the viewer is shown at the start of a game.
        start_error: Its standard error.
        positions: Number of positions.
    """

    tenths: tuple[Tenth, ...]
    error: float
    noise: float
    brier: float
    baseline: float
    even: float
    start: float
    start_error: float
    positions: int

    @property
    def worst(self) -> float:
        """The largest ``beyond`` of the tenths with enough chances; 0 without any."""
        return max((tenth.beyond for tenth in self.tenths if tenth.enough), default=0.0)

    @property
    def better(self) -> float:
        """Brier skill score against the baseline: 1 is perfect, 0 is no better."""
        return 1.0 - self.brier / self.baseline


@dataclass(frozen=True, slots=True)
class Calibration:
    """One measurement, as ``calibration.json`` holds it.

    Attributes:
        game: Key of the game.
        players: Number of seats.
        levels: Levels of the opponents; each seat of each game drew one of them.
        seeds: Seeds of the first and the last game.
        games: Number of games.
        deals: Number of deals per position.
        found: The result.
        command: The command that was run.
        commit: The commit at which it was run.
        date: Day of the measurement, ISO 8601.
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
        """Equal for measurements of the same thing, of which only the newest is kept."""
        return self.game, self.players, self.levels


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
    """The measurements that come with the program, read once.

    Raises:
        CalibrationError: See ``load``.
    """
    return load()


def of(some: Sequence[Calibration], game: str) -> list[Calibration]:
    """The measurements of a game, by number of players."""
    return sorted((it for it in some if it.game == game), key=lambda it: (it.players, it.levels))


def record(new: Calibration, path: Path = PATH) -> None:
    """Add a measurement to the file, in place of an older one of the same kind.

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
    """The same with all figures rounded to four places, as they are kept."""
    values: dict[str, Any] = {
        key: round(value, 4) if isinstance(value, float) else value for key, value in asdict(found).items()
    }
    values["tenths"] = tuple(
        Tenth(round(it.told, 4), round(it.came, 4), round(it.error, 4), it.number, it.games) for it in found.tenths
    )
    return Reliability(**values)
