"""What the levels give away by their decisions in a game, as ``losses.json`` beside this module holds it.

The figures are measurements of ``app.ai.skill.proof``; ``python -m app.ai.skill.proofs`` takes them from there.  They
say how large the sum of somebody's decisions is: a loss of so much is what a Journeyman gives away.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot
from pathlib import Path

from app.ai.levels import LEVELS
from app.ai.statistics import student_95
from app.engines import GAMES

PATH = Path(__file__).with_name("losses.json")


class LossError(ValueError):
    """The measurements cannot be used; the message says where and why in one sentence."""


@dataclass(frozen=True, slots=True)
class LevelLoss:
    """What the seats of a level give away in a game of the default options, in which all seats play at that level.

    Attributes:
        game: Key of the game.
        players: Number of seats.
        levels: The level; several, the weakest first, where they were not told from each other (``steps``).
        games: Number of games.
        loss: Mean loss of win share in a game and seat, as a review shows it: above 0, and above 1 where a game is lost
            and won again by the mistakes of both sides.
        error: Its standard error.
    """

    game: str
    players: int
    levels: tuple[str, ...]
    games: int
    loss: float
    error: float

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the loss."""
        return student_95(max(2, self.games - 1)) * self.error


@cache
def losses() -> tuple[LevelLoss, ...]:
    """All measurements.

    Raises:
        LossError: The file is missing, unreadable or wrong somewhere.
    """
    return load(PATH)


def load(path: Path) -> tuple[LevelLoss, ...]:
    """The measurements of a file.

    Raises:
        LossError: It is missing, unreadable or wrong somewhere.
    """
    try:
        rows = json.loads(path.read_text("utf-8"))["losses"]
        return tuple(
            _sound(
                LevelLoss(
                    *(str(it["game"]), int(it["players"]), (str(it["level"]),)),
                    *(int(it["games"]), float(it["loss"]), float(it["error"])),
                )
            )
            for it in rows
        )
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise LossError(f"{path.name}: cannot be read ({error})") from error


def _sound(it: LevelLoss) -> LevelLoss:
    if it.players not in GAMES[it.game].players or it.levels[0] not in LEVELS or it.games < 1 or it.error < 0.0:
        raise ValueError(f"there is no such measurement: {it.game}, {it.players}, {it.levels[0]}")
    return it


def steps(some: Sequence[LevelLoss], game: str, players: int) -> list[LevelLoss]:
    """What the levels of a table give away, the weakest level first, each clearly less than the one before it.

    Neighbours are one step while the loss of the higher level is not below that of the lower one by more than its 95 %
    margin; those that are least apart come together first.
    """
    found = [it for it in some if (it.game, it.players) == (game, players)]
    found.sort(key=lambda it: LEVELS.index(it.levels[0]))
    while len(found) > 1:
        at = min(range(len(found) - 1), key=lambda i: _apart(found[i], found[i + 1]))
        if _apart(found[at], found[at + 1]) > 1.0:
            break
        found[at : at + 2] = [_together(found[at], found[at + 1])]
    return found


def _apart(lower: LevelLoss, higher: LevelLoss) -> float:
    """By how many margins of the difference the higher level gives away less; negative if it gives away more."""
    margin = hypot(lower.margin, higher.margin)
    return (lower.loss - higher.loss) / margin if margin else float(lower.loss > higher.loss) * 2.0


def _together(one: LevelLoss, other: LevelLoss) -> LevelLoss:
    games = one.games + other.games
    return LevelLoss(
        *(one.game, one.players, one.levels + other.levels, games),
        (one.games * one.loss + other.games * other.loss) / games,
        hypot(one.games * one.error, other.games * other.error) / games,
    )
