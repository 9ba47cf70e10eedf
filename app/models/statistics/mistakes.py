"""What decisions gave away by kind of mistake: which kind of action was played where which other one was better."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from app.engines.contract import ReadError
from app.models.games import ENTRIES, presenter
from app.models.review.skill import MARGIN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.match.results import Result
    from app.models.review.skill import Skill
    from app.models.review.timeline import Timeline

LOG = logging.getLogger(__name__)

LATEST = 1_000
"""Most games that are looked at: what somebody did wrong before them says little, and reading it takes time."""

INSTEAD = ">"
"""Stands between the kind of action that was played and the better one."""


class Mistake(NamedTuple):
    """A kind of mistake in some games.

    Attributes:
        game: Key of the game.
        played: Kind of the actions that were played (``Presenter.kind``).
        better: Kind of the actions that were better; the same as ``played`` where the wrong one of a kind was chosen.
        times: Number of decisions.
        loss: Loss of win share by them in a game of this kind, in the mean of those that were analysed; above 0.
        error: Its standard error.
    """

    game: str
    played: str
    better: str
    times: int
    loss: float
    error: float


def counted(timeline: Timeline, skill: Skill, seat: int, texts: Sequence[str]) -> str:
    """What a seat gave away in a game by kind of mistake, for ``Result.mistakes``: kind, number, loss and its variance.

    Args:
        timeline: The game.
        skill: What the analysis found.
        seat: The seat.
        texts: The actions of the game as in its record.
    """
    game = timeline.states[0].game
    kind = presenter(game.key).kind
    found: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
    for position, verdict in skill.verdicts.items():
        if timeline.actor(position + 1) != seat or not verdict.best:
            continue
        state = timeline.states[position]
        try:
            played, best = (kind(state, game.read(state, text)) for text in (texts[position], verdict.best))
        except ReadError as error:
            LOG.warning("statistics: the better action at %s: %s", position, error)
            continue
        row = found[f"{played}{INSTEAD}{best}"]
        row[0] += 1
        row[1] -= verdict.loss.value
        row[2] += verdict.loss.error**2
    rows = {key: [times, round(loss, 5), round(variance, 7)] for key, (times, loss, variance) in sorted(found.items())}
    return json.dumps(rows, separators=(",", ":"))


def mistakes(results: Sequence[Result]) -> list[Mistake]:
    """The kinds of mistakes in the ``LATEST`` of some games (the oldest first) that were analysed, the costliest first.

    Only those are told whose loss stands clear of its margin.
    """
    analysed: defaultdict[str, int] = defaultdict(int)
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
    for each in [each for each in results if each.mistakes and each.game in ENTRIES][-LATEST:]:
        analysed[each.game] += 1
        for key, times, loss, variance in _read(each.mistakes):
            row = found[each.game, key]
            row[0] += times
            row[1] += loss
            row[2] += variance
    told = []
    for (game, key), (times, loss, variance) in found.items():
        played, _, better = key.partition(INSTEAD)
        error, games = variance**0.5, analysed[game]
        if loss > MARGIN * error:
            told.append(Mistake(game, played, better, round(times), loss / games, error / games))
    return sorted(told, key=lambda each: -each.loss)


def _read(text: str) -> Iterator[tuple[str, float, float, float]]:
    """The rows of ``counted``; none of a text that the disk has damaged."""
    try:
        rows = [
            (str(key), float(times), float(loss), float(variance))
            for key, (times, loss, variance) in json.loads(text).items()
        ]
    except (ValueError, TypeError, AttributeError):
        return
    yield from rows
