"""The layout of the page of a review: a pure function of its size."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from app.views.review.position_slider import HEIGHT
from app.views.review.skill_band import BAND

TABS_BELOW = 0.8
"""``scale.unit`` below which the two charts share one place."""

# Lengths in px of the drawing, unless something else is said.
_MARGIN, _GAP, _CARD = 16, 14, 188  # around everything; above the card; height of the card without the band
_ROW = 64  # height of the transport in a card with the band
_SIDE = 668  # width of the parts beside the table ...
_BOARD = 1204  # ... in relation to that of the table
_WIDEST = 1.9  # greatest width of the table over its height; what is left goes to the parts beside it
_CHART = 236  # least height of one of two charts
_LEAST = 160  # least height of the table in pixels, however small the window


@dataclass(frozen=True, slots=True)
class Places:
    """The boxes of the parts, in pixels of the page.

    Attributes:
        bar: Title bar.
        board: Table.
        charts: Charts: one above the other, or in one place with tabs.
        tabs: Whether the charts share one place.
        skill: Panel of luck and skill; empty where there is none.
        moves: List of moves.
        slider: Card with slider, band of luck and skill, and transport.
    """

    bar: QRect
    board: QRect
    charts: QRect
    tabs: bool
    skill: QRect
    moves: QRect
    slider: QRect


def places(width: int, height: int, unit: float, bar: int, skill: int = 0) -> Places:
    """The layout of a page; all lengths are in pixels.

    Args:
        width: Width of the page.
        height: Height of the page.
        unit: Pixels per pixel of the drawing.
        bar: Height of the title bar.
        skill: Height of the panel of luck and skill; 0 for no panel and no band.
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
    skill_panel = QRect(left, top, side, skill)
    charts_top = skill_panel.bottom() + 1 + gap if skill else top
    tabs = unit < TABS_BELOW or bool(skill)  # the panel of luck and skill takes the room of one chart
    if skill:
        charts_high = round((board.bottom() + 1 - charts_top) * 0.44)
    elif tabs:
        charts_high = round(high * 0.48)
    else:
        charts_high = max(2 * round(_CHART * unit) + gap, round(high * 0.615))
    charts = QRect(left, charts_top, side, charts_high)
    moves_top = charts.bottom() + 1 + gap
    moves = QRect(left, moves_top, side, board.bottom() + 1 - moves_top)
    return Places(QRect(0, 0, width, bar), board, charts, tabs, skill_panel, moves, slider)
