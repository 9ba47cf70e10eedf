"""What an analysis has found for a past game, as the archive keeps it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from app.match.fields import MAX_NUMBER
from app.match.record import MAX_ACTION
from app.match.words import ArchiveError
from app.models.timeline import Advice, Value

if TYPE_CHECKING:
    from app.match.archive import Archive

LOG = logging.getLogger(__name__)

VERSION = "2"
"""Raised when values of an older analysis should not be shown beside new ones."""

_ROUNDING = 0.02
"""By how much shares that were kept may miss a sum of 1."""


def to_json(value: Value) -> list[object]:
    """A value as the archive keeps it."""
    kept: list[object] = [
        [round(share, 4) for share in value.shares],
        [round(error, 4) for error in value.errors],
        value.runs,
    ]
    if value.advice is not None:
        kept.append([value.advice.action, round(value.advice.gain, 4), round(value.advice.error, 4), value.advice.runs])
    return kept


def kept_values(archive: Archive, game_id: str, plies: int, players: int) -> dict[int, Value]:
    """What the archive knows of a game; nothing that does not look like a value."""
    values = {}
    try:
        rows = archive.analysis(game_id, VERSION)
    except ArchiveError as error:
        LOG.warning("analysis: %s", error)
        return {}
    for position, row in rows.items():
        try:
            values[position] = _kept_value(position, row, plies, players)
        except (TypeError, ValueError) as error:  # it will be worked out again
            LOG.warning("analysis: position %s of %s is damaged: %s", position, game_id, error)
    return values


def _kept_value(position: object, row: object, plies: int, players: int) -> Value:
    """A value as it was kept.  Raises ``TypeError`` or ``ValueError`` when it is none."""
    if not (isinstance(position, int) and 0 <= position <= plies and isinstance(row, list)):
        raise ValueError("no position of this game")
    shares, errors, runs, *more = row
    value = Value(
        tuple(_number(share, 0, 1) for share in shares),
        tuple(_number(error, 0, 1) for error in errors),
        _runs(runs, 1),
        _kept_advice(*more[0]) if more else None,
    )
    if not len(value.shares) == len(value.errors) == players or abs(sum(value.shares) - 1) > _ROUNDING:
        raise ValueError("no shares of these seats")
    return value


def _kept_advice(action: object, gain: object, error: object, runs: object) -> Advice:
    if not isinstance(action, str) or len(action) > MAX_ACTION:
        raise TypeError("no action")
    return Advice(action, _number(gain, -1, 1), _number(error, 0, 1), _runs(runs, 0))


def _number(value: object, least: float, most: float) -> float:
    """A finite number within bounds."""
    if type(value) not in (int, float) or not least <= value <= most:  # type: ignore[operator] # a number by now
        raise ValueError(f"{value!r:.40} is not between {least} and {most}")
    return float(value)  # type: ignore[arg-type] # likewise


def _runs(value: object, least: int) -> int:
    """A number of playouts."""
    if type(value) is not int or not least <= value <= MAX_NUMBER:
        raise ValueError(f"{value!r:.40} is no number of playouts")
    return value
