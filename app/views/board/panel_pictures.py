"""The pictures of panels: small ones that show something else now may soon be wanted again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from app.views.paint import brushes, stamps
from app.views.paint.cache import PictureCache

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap

    from app.views.board.base import Board, BoardPanel

KEPT = 300_000
"""Device pixels that are kept of small panels."""

SMALL_UP_TO = 6_000
"""Device pixels of a small panel: a number on a pile, a name, few goods."""


class PanelPictures:
    """Pictures of panels, the small ones painted once.

    There are few of those, and wherever such a panel lies, it looks the same.  Large ones are not kept: a jump of the
    slider paints so many of them that one in a hundred would still be there, for three megabytes.
    """

    def __init__(self) -> None:
        self._small: PictureCache[QPixmap] = PictureCache(KEPT)

    def clear(self) -> None:
        """Everything is painted anew."""
        self._small.clear()

    def picture(self, board: Board, panel: BoardPanel, ratio: float) -> QPixmap:
        """The picture of a panel, painted now unless it is small and here."""
        bounds, rect = painted_rect(panel), panel.rect
        wide, high = bounds.width(), bounds.height()
        paint = partial(brushes.painted, wide, high, ratio, partial(_draw, board, panel, bounds))
        if wide * high * ratio * ratio > SMALL_UP_TO:
            return paint()
        within = round(rect.x() - bounds.x(), 3), round(rect.y() - bounds.y(), 3)
        return self._small.get((wide, high, within, rect.width(), rect.height(), panel.facts, ratio), paint)


def _draw(board: Board, panel: BoardPanel, bounds: QRectF, painter: QPainter) -> None:
    painter.translate(-bounds.topLeft())
    stamps.begin(painter)
    board.paint_panel(painter, panel)
    stamps.begin(None)


def painted_rect(panel: BoardPanel) -> QRectF:
    """What the picture of a panel covers."""
    reach = panel.reach
    return QRectF(panel.rect.adjusted(-reach, -reach, reach, reach).toAlignedRect())
