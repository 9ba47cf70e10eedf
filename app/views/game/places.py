"""Where the parts of the game page lie: pure functions of the size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF

from app.views.widgets.measure import Measure

WIDE_BOARD = 1200.0
"""Width of the board from which the wide drawing is used, as in its layout."""

LOG_AT_LEAST = 190.0
"""Pixels of the drawing that are left to the log when all is told that happened while nobody looked."""

_WIDE, _SMALL = (1920, 1080), (1366, 768)
"""Sizes of the two drawings."""


def measure_for(width: float, height: float, text: float) -> Measure:
    """The drawing in use and its scale, from the size of the page; the same two drawings as the board has."""
    wide = min(width / _WIDE[0], height / _WIDE[1])
    small = width - 360 * wide < WIDE_BOARD
    return Measure(min(width / _SMALL[0], height / _SMALL[1]) if small else wide, not small, text)


@dataclass(frozen=True, slots=True)
class Places:
    """The parts, in pixels of the page.

    Attributes:
        bar: Title bar.
        board: The table, also under the panels.
        side: Width of the table's right-hand side that the panels cover.
        score: Standings.
        turns: Last turns of the opponents; empty where there are none.
        log: Log.
        pieces: List of the pieces, where it is shown.
    """

    bar: QRect
    board: QRect
    side: float
    score: QRectF
    turns: QRectF
    log: QRectF
    pieces: QRect


def places(width: float, height: float, measure: Measure, bar: int, score: float, turns: float = 0.0) -> Places:
    """Lay the page out.

    Args:
        width: Of the page.
        height: Of the page.
        measure: As ``measure_for`` gives it.
        bar: Height of the title bar.
        score: Height of the standings.
        turns: Height of the last turns, 0 without opponents.
    """
    of = measure.of
    standings = QRectF(width - of(360, 276), bar + of(14, 8), of(344, 264), score)
    last = QRectF(standings.x(), standings.bottom() + of(14, 8), standings.width(), turns)
    below = last.bottom() + of(14, 8) if turns else last.y()
    margin = round(of(16))
    return Places(
        bar=QRect(0, 0, round(width), bar),
        board=QRect(0, bar, round(width), round(height) - bar),
        side=of(360, 272),
        score=standings,
        turns=last,
        log=QRectF(standings.x(), below, standings.width(), height - below - of(16, 8)),
        pieces=QRect(margin, bar + margin, round(of(380, 300)), round(height * 0.7)),
    )
