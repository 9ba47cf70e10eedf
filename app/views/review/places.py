"""Where the parts of the review lie: a pure function of the size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from app.views.review.position_slider import HEIGHT
from app.views.review.skill_band import BAND

TABS_BELOW = 0.8
"""Unit below which the two charts share one place."""

_MARGIN, _GAP, _CARD = 16, 14, 188
_ROW = 64  # of the card, where the band takes some of it
_SIDE = 668
_BOARD = 1204
_WIDEST = 1.9  # width of the board over its height, beyond which the charts get the room
_CHART = 236
_LEAST = 160  # a board needs some height, however small the window


@dataclass(frozen=True, slots=True)
class Places:
    """The parts, in pixels of the page.

    Attributes:
        bar: Title bar.
        board: The table.
        charts: Both charts one above the other, or one of them with tabs.
        tabs: Whether the charts share one place.
        skill: The panel that tells luck from skill, or nothing.
        moves: The list of moves.
        slider: The card with slider and transport.
    """

    bar: QRect
    board: QRect
    charts: QRect
    tabs: bool
    skill: QRect
    moves: QRect
    slider: QRect


def places(width: int, height: int, unit: float, bar: int, skill: int = 0) -> Places:
    """Lay the page out.

    Args:
        width: Of the page.
        height: Of the page.
        unit: Pixels per pixel of the drawing.
        bar: Height of the title bar.
        skill: Height of the panel that tells luck from skill; 0 where there is none, nor the band below the slider.
    """
    margin, gap = round(_MARGIN * unit), round(_GAP * unit)
    card = round((HEIGHT + BAND + _ROW if skill else _CARD) * unit)
    slider = QRect(margin, height - margin - card, width - 2 * margin, card)
    top = bar + margin
    high = max(_LEAST, slider.top() - gap - top)
    inner = width - 3 * margin
    board_width = min(round(inner * _BOARD / (_BOARD + _SIDE)), round(high * _WIDEST))
    board = QRect(margin, top, board_width, high)
    left = board.right() + 1 + margin
    side = width - margin - left
    gap = round(12 * unit)
    told = QRect(left, top, side, skill)
    charts_top = told.bottom() + 1 + gap if skill else top
    tabs = unit < TABS_BELOW or bool(skill)  # the panel needs the room of one
    if skill:
        charts_high = round((board.bottom() + 1 - charts_top) * 0.44)
    elif tabs:
        charts_high = round(high * 0.48)
    else:
        charts_high = max(2 * round(_CHART * unit) + gap, round(high * 0.615))
    charts = QRect(left, charts_top, side, charts_high)
    moves_top = charts.bottom() + 1 + gap
    moves = QRect(left, moves_top, side, board.bottom() + 1 - moves_top)
    return Places(QRect(0, 0, width, bar), board, charts, tabs, told, moves, slider)
