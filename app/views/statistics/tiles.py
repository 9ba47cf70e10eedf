"""The row of tiles with figures at the head of the page of statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import color, keeper, theme
from app.views.tips import set_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.models.statistics.words import NamedFigure


class FigureTile(QWidget):
    """A tile with name, figure and note, one below the other.  It takes the keyboard focus for screen readers.

    Attributes:
        tile: The figure that it shows; ``None`` before the first.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tile: NamedFigure | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        keeper.changed.connect(self.update)
        scale.changed.connect(self.update)

    def show_tile(self, tile: NamedFigure) -> None:
        """Show another figure."""
        self.tile = tile
        self.setAccessibleName(
            f"{tile.label}: {tile.value}, {tile.note}" if tile.note else f"{tile.label}: {tile.value}"
        )
        self.setAccessibleDescription(tile.tip)
        set_tip(self, tile.tip)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        now, tile = theme(), self.tile
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(brushes.pen(now.brass_fill if self.hasFocus() else now.line, 2.2 if self.hasFocus() else 1.2))
        p.setBrush(color(now.panel))
        p.drawPath(brushes.rounded(place, scale.px(14)))
        if tile is not None:
            self._write(p, place.adjusted(scale.px(14), scale.px(8), -scale.px(8), -scale.px(6)), tile)
        p.end()

    def _write(self, p: QPainter, box: QRectF, tile: NamedFigure) -> None:
        now = theme()
        small, large = scale.text(14), scale.text(27)
        row = QRectF(box.x(), box.y(), box.width(), small * 1.45)
        face = brushes.fit_font(tile.label, "text", small, box.width(), floor=12, weight=600)
        brushes.draw_text(p, row, tile.label, face, now.text_2, elide=True)
        row = QRectF(box.x(), row.bottom(), box.width(), large * 1.25)
        face = brushes.fit_font(tile.value, "display", large, box.width(), weight=800, tabular=True)
        brushes.draw_text(p, row, tile.value, face, now.text)
        row = QRectF(box.x(), row.bottom(), box.width(), box.bottom() - row.bottom())
        note = scale.font("text", 13, tabular=True)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        brushes.draw_text(p, row, tile.note, note, now.text_3, top, wrap=True)


class TileRow(QWidget):
    """A row of tiles of equal width; it has as many as figures are shown."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = [FigureTile(self) for _ in range(count)]
        scale.changed.connect(self._place)

    def show_tiles(self, tiles: Sequence[NamedFigure]) -> None:
        """Show other figures, one in each tile."""
        for shown, tile in zip(self.tiles, tiles, strict=True):
            shown.show_tile(tile)

    def sizeHint(self) -> QSize:
        text = scale.text(14) * 1.45 + scale.text(27) * 1.25 + scale.text(13) * 3.0
        return QSize(800, round(text + scale.px(16)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        gap = scale.px(12)
        width = (self.width() - gap * (len(self.tiles) - 1)) / len(self.tiles)
        for at, tile in enumerate(self.tiles):
            left = round(at * (width + gap))
            tile.setGeometry(left, 0, round(at * (width + gap) + width) - left, self.height())
