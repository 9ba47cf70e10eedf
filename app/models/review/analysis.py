"""What an analysis found in a past game, as JSON rows of the archive: written by ``to_json``, read by ``kept``.

A row belongs to one position.  It is a list: shares, errors, playouts, then optionally the second look (``Advice``, or
null) and the stretch that begins at the position (``StretchSkill``).  The file may come from anywhere, so each value is
checked when it is read; a row that does not pass is ignored and the position is analysed again.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.match.fields import MAX_NUMBER
from app.match.record import MAX_ACTION
from app.match.words import ArchiveError
from app.models.review.skill import DEEP_DEALS, QUICK_DEALS, ShareChange, StretchSkill, Verdict
from app.models.review.timeline import Advice, Alternative, PositionValue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.archive import Archive

LOG = logging.getLogger(__name__)

VERSION = "23"
"""Version of the analysis, stored with each row; increase it when older values should not be mixed with new ones."""

_ROUNDING = 0.02
"""How far the sum of the shares of a row may be from 1: they are stored rounded."""

_ENDS = ("carry", "learnt", "shown")
"""How a ply may end for a viewer (``StretchSkill.leaves``)."""
# The same as CARRY, LEARNT, SHOWN of app.ai.skill.outlook, which cannot be imported here: it would load all opponents.

_MORE = 2
"""Number of optional values at the end of a row: the second look, and the stretch that begins at the position."""

_SEED_BITS = 48
"""Bits of the seeds that ``app.ai.worker.Worker`` draws."""

_MOST_LISTED = 8
"""Upper limit for the alternatives of a decision; an analysis finds six at most."""

_LONGEST_TURN = 200
"""Upper limit for the actions of a seat in a row."""

_FAR = 100.0
"""Upper limit for a luck or a loss, and for its error, in win shares: far beyond any sum over a game."""


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """What the archive has of the analysis of a game.

    Attributes:
        values: Win chances and second looks, by position.
        parts: Luck and decisions of stretches, by the position at which the stretch begins.
    """

    values: dict[int, PositionValue] = field(default_factory=dict)
    parts: dict[int, StretchSkill] = field(default_factory=dict)


def to_json(value: PositionValue, part: StretchSkill | None = None) -> list[object]:
    """The row of a position as the archive keeps it; ``part`` is the stretch that begins at this position, if any."""
    found: list[object] = [
        [round(share, 4) for share in value.shares],
        [round(error, 4) for error in value.errors],
        value.runs,
    ]
    if value.advice is not None or part is not None:  # null keeps the place where there is only the stretch
        found.append(value.advice and _advice_to_json(value.advice))
    if part is not None:
        found.append(_part_to_json(part))
    return found


def _advice_to_json(advice: Advice) -> list[object]:
    return [
        *(advice.action, round(advice.gain, 4), round(advice.error, 4), advice.runs),
        *(advice.seed, advice.ends, [_alternative_to_json(each) for each in advice.alternatives]),
    ]


def _alternative_to_json(found: Alternative) -> list[object]:
    return [
        found.action,
        *_rounded(found.chance, 4),
        *_rounded(found.behind, 4),
        _rounded(found.points, 2),
        [_rounded(each, 2) for each in found.more],
        list(found.further),
    ]


def _rounded(values: Sequence[float], digits: int) -> list[float]:
    return [round(each, digits) for each in values]


def _part_to_json(part: StretchSkill) -> list[object]:
    """The list that ``_kept_part`` reads; keys of objects are numbers as text, since JSON has no others."""
    return [
        part.last,
        list(part.leaves),
        [_pair(each) for each in part.sums],
        {str(ply): [_pair(each) for each in luck] for ply, luck in part.luck.items()},
        {
            str(position): [verdict.best, *_pair(verdict.loss), round(verdict.seems, 5), verdict.deals]
            for position, verdict in part.verdicts.items()
        },
        part.deals,
    ]


def _pair(found: ShareChange) -> list[float]:
    return [round(found.value, 5), round(found.error, 5)]


def kept_values(archive: Archive, game_id: str, plies: int, players: int) -> dict[int, PositionValue]:
    """The win chances and second looks that the archive has of a game, by position; arguments as for ``kept``."""
    return kept(archive, game_id, plies, players).values


def kept(archive: Archive, game_id: str, plies: int, players: int) -> KeptAnalysis:
    """What the archive has of the analysis of a game; empty where the archive cannot be read.

    A damaged row is left out with a warning in the log.

    Args:
        archive: The archive.
        game_id: Id of the game.
        plies: Number of its plies: rows of later positions count as damaged.
        players: Number of its seats.
    """
    found = KeptAnalysis()
    try:
        rows = archive.analysis(game_id, VERSION)
    except ArchiveError as error:
        LOG.warning("analysis: %s", error)
        return found
    for position, row in rows.items():
        try:
            value, part = _kept_row(position, row, plies, players)
        except (TypeError, ValueError) as error:  # it will be worked out again
            LOG.warning("analysis: position %s of %s is damaged: %s", position, game_id, error)
        else:
            found.values[position] = value
            if part is not None:
                found.parts[position] = part
    return found


def _kept_part(
    first: int,
    plies: int,
    players: int,
    last: object,
    leaves: object,
    sums: object,
    luck: object,
    verdicts: object,
    deals: object,
) -> StretchSkill:
    """The stretch that begins at ``first``; the other arguments are the values of its list, in order.

    Raises:
        TypeError, ValueError: They are no stretch of this game.
    """
    # Here and below ``type(x) is int``: JSON's true and false would pass ``isinstance(x, int)``.
    if type(last) is not int or not first <= last <= plies:
        raise ValueError("no stretch of this game")
    if not (isinstance(leaves, list) and isinstance(luck, dict) and isinstance(verdicts, dict)):
        raise TypeError("no luck and decisions")
    if type(deals) is bool:  # until 29 November 2026: whether the luck had been estimated again
        deals = DEEP_DEALS if deals else QUICK_DEALS
    if not all(each in _ENDS for each in leaves) or len(leaves) not in (1, players):
        raise ValueError("no end of a stretch")
    return StretchSkill(
        last,
        tuple(leaves),
        _of_seats(sums, players),
        {_within(ply, first, last): _of_seats(each, players) for ply, each in luck.items()},
        {_within(position, first, last - 1): _kept_verdict(*each) for position, each in verdicts.items()},
        _runs(deals, 1),
    )


def _within(key: str, least: int, most: int) -> int:
    """A key of a JSON object as a number from ``least`` to ``most``.  Raises ``ValueError``."""
    if not (key.isdecimal() and least <= int(key) <= most):
        raise ValueError(f"{key:.40} is not in the stretch")
    return int(key)


def _of_seats(found: object, players: int) -> tuple[ShareChange, ...]:
    """A list of pairs, value and error, one for each seat.  Raises ``TypeError`` or ``ValueError``."""
    if not isinstance(found, list) or len(found) != players:
        raise ValueError("not one of every seat")
    return tuple(_estimate(*each) for each in found)


def _estimate(value: object, error: object) -> ShareChange:
    return ShareChange(_number(value, -_FAR, _FAR), _number(error, 0, _FAR))


def _kept_verdict(best: object, loss: object, error: object, seems: object, deals: object) -> Verdict:
    return Verdict(_kept_action(best), _estimate(loss, error), _number(seems, -1, 1), _runs(deals, 0))


def _kept_row(position: object, row: object, plies: int, players: int) -> tuple[PositionValue, StretchSkill | None]:
    """The value of a position, and the stretch that begins there, if the row has one.

    Raises:
        TypeError, ValueError: The row is damaged.
    """
    if not (isinstance(position, int) and 0 <= position <= plies and isinstance(row, list)):
        raise ValueError("no position of this game")
    shares, errors, runs, *more = row
    if len(more) > _MORE:
        raise ValueError("more than a position has")
    advice, part = (*more, None, None)[:_MORE]  # None for each that the row does not have
    value = PositionValue(
        tuple(_number(share, 0, 1) for share in shares),
        tuple(_number(error, 0, 1) for error in errors),
        _runs(runs, 1),
        None if advice is None else _kept_advice(*advice),
    )
    if not len(value.shares) == len(value.errors) == players or abs(sum(value.shares) - 1) > _ROUNDING:
        raise ValueError("no shares of these seats")
    return value, None if part is None else _kept_part(position, plies, players, *part)


def _kept_advice(
    action: object, gain: object, error: object, runs: object, seed: object, ends: object, listed: object
) -> Advice:
    """The second look from the values of its list, in order, checked.

    Raises:
        TypeError, ValueError: They are no second look.
    """
    if type(seed) is not int or not 0 <= seed < 1 << _SEED_BITS:
        raise ValueError("no seed")
    if not isinstance(listed, list) or len(listed) > _MOST_LISTED:
        raise TypeError("no alternatives")
    alternatives = tuple(_kept_alternative(*each) for each in listed)
    if listed and sum(not each.action for each in alternatives) != 1:  # "" stands for the action that was played
        raise ValueError("not one of them was done")
    if len({(len(each.points), len(each.more)) for each in alternatives}) > 1:  # all by the same sources, or none
        raise ValueError("not all points")
    number = _number(gain, -1, 1), _number(error, 0, 1)
    return Advice(_kept_action(action), *number, _runs(runs, 0), alternatives, seed, _runs(ends, 0))


def _kept_alternative(
    action: object,
    chance: object,
    error: object,
    behind: object,
    behind_error: object,
    points: object,
    more: object,
    further: object,
) -> Alternative:
    """An alternative from the values of its list, in order, checked.

    Raises:
        TypeError, ValueError: They are no alternative.
    """
    if not (isinstance(points, list) and isinstance(more, list)) or len(points) != len(more):
        raise TypeError("no points")
    if not isinstance(further, list) or len(further) > _LONGEST_TURN:
        raise TypeError("no turn")
    return Alternative(
        _kept_action(action),
        (_number(chance, 0, 1), _number(error, 0, 1)),
        (_number(behind, -1, 1), _number(behind_error, 0, 1)),
        tuple(_number(each, -MAX_NUMBER, MAX_NUMBER) for each in points),
        tuple((_number(value, -MAX_NUMBER, MAX_NUMBER), _number(off, 0, MAX_NUMBER)) for value, off in more),
        tuple(map(_kept_action, further)),
    )


def _kept_action(action: object) -> str:
    if not isinstance(action, str) or len(action) > MAX_ACTION:
        raise TypeError("no action")
    return action


def _number(value: object, least: float, most: float) -> float:
    """A finite number from ``least`` to ``most``.  Raises ``ValueError`` for anything else."""
    # NaN, which Python's JSON reader accepts, fails the comparison.
    if type(value) not in (int, float) or not least <= value <= most:  # type: ignore[operator] # a number by now
        raise ValueError(f"{value!r:.40} is not between {least} and {most}")
    return float(value)  # type: ignore[arg-type] # likewise


def _runs(value: object, least: int) -> int:
    """A number of playouts or deals, at least ``least``.  Raises ``ValueError`` for anything else."""
    if type(value) is not int or not least <= value <= MAX_NUMBER:
        raise ValueError(f"{value!r:.40} is no number of playouts")
    return value
