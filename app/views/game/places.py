"""The layout of the game page, computed from its size."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF

from app.views.widgets.measure import Measure

WIDE_BOARD = 1200.0
"""Width of the board in pixels from which the wide drawing is used; the board's own layout has the same limit."""

LOG_AT_LEAST = 190.0
"""Height in pixels of the drawing that the log keeps when the last turns tell much, as after a time away."""

_WIDE, _SMALL = (1920, 1080), (1366, 768)
"""Sizes in pixels for which the two drawings are made."""


def measure_for(width: float, height: float, text: float) -> Measure:
    """Choose the drawing and its scale.

    Args:
        width: Of the page in pixels.
        height: Of the page in pixels.
        text: The person's size of text, 1.0 is usual.
    """
    wide = min(width / _WIDE[0], height / _WIDE[1])
    small = width - 360 * wide < WIDE_BOARD  # 360: what the panels cover, see ``places``
    return Measure(min(width / _SMALL[0], height / _SMALL[1]) if small else wide, not small, text)


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts lie, in pixels of the page.

    Attributes:
        bar: Title bar.
        board: The table; it goes on below the panels.
        side: Width that the panels cover at the right of the table.
        score: Standings.
        turns: Last turns of the opponents; of height 0 where there are none.
        log: Log, below the others down to the lower edge.
        pieces: List of the table, while the keyboard is in it.
    """

    bar: QRect
    board: QRect
    side: float
    score: QRectF
    turns: QRectF
    log: QRectF
    pieces: QRect


def places(width: float, height: float, measure: Measure, bar: int, score: float, turns: float = 0.0) -> Places:
    """Lay the page out; all lengths are pixels.

    Args:
        width: Of the page.
        height: Of the page.
        measure: As ``measure_for`` gives it.
        bar: Height of the title bar.
        score: Height that the standings need.
        turns: Height that the last turns need, 0 without opponents.
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
