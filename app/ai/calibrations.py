"""Every measurement of how true the chances to win are, as ``calibration.json`` beside this module holds them.

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
"""Chances, and games they come from, from which on a tenth says something."""


class CalibrationError(ValueError):
    """The measurements cannot be used; one sentence that says where and why."""


@dataclass(frozen=True, slots=True)
class Tenth:
    """The chances between two tenths.

    Attributes:
        told: Their mean, 0 to 1.
        came: How often they came true.
        error: Standard error of the difference; the chances of one game count as one.
        number: How many there are.
        games: From how many games.
    """

    told: float
    came: float
    error: float
    number: int
    games: int

    @property
    def enough(self) -> bool:
        """Whether it says something."""
        return self.number >= ENOUGH and self.games >= ENOUGH_GAMES

    @property
    def beyond(self) -> float:
        """How far off it is beyond its standard error."""
        return max(0.0, abs(self.told - self.came) - self.error)


@dataclass(frozen=True, slots=True)
class Reliability:
    """What was found.

    Attributes:
        tenths: Those with any chance in them, rising.
        error: Mean difference between what was told and what came true, tenth by tenth; 0 to 1.
        noise: What that would be in so few games if every chance were true.
        brier: Mean sum of squared differences over the seats of a position.
        baseline: The same for a judgement by the lead in points and the share of the game that is played.
        even: The same for equal chances.
        start: What the viewer is told at the start, in the mean.
        start_error: Its standard error.
        positions: How many were judged.
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
        """How far off the worst tenth that says something is, beyond its standard error."""
        return max((tenth.beyond for tenth in self.tenths if tenth.enough), default=0.0)

    @property
    def better(self) -> float:
        """Part of the baseline's Brier score that is saved."""
        return 1.0 - self.brier / self.baseline


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
