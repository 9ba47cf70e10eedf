"""The views of ``GroupModel`` and ``MistakeModel``: tables in the look of the library.

That of the groups is sorted by a click on a column header.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from app.models.statistics.mistake_model import GAME_ROLE
from app.views.paint import brushes
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import accent_text, color, emblem, font, keeper, theme
from app.views.tips import show_tip
from app.views.widgets.panel import thin_scrollbar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

GROUP_SHARES = (37, 9, 12, 19, 9, 12, 9, 15)  # as in ``GroupColumn``
MISTAKE_SHARES = (66, 14, 20)  # as in ``MistakeColumn``
"""Widths of the columns in relation to each other."""

_FIRST = 0
"""The column that names what a row is about."""


SIZE, LINE = 15.5, 1.3
"""Size of the letters in pixels, before they are scaled, and the height of a line of them in relation to it."""


def _inset() -> float:
    return scale.px(14)


def _emblem_size() -> float:
    return scale.text(17)


def _emblem_room() -> float:
    """Width that the emblem of a game takes up in front of words, in pixels."""
    return _emblem_size() * 1.45


def _name_font() -> QFont:
    """The font of what a row is about, where there is room for it."""
    return font("text", scale.text(SIZE), weight=600, tabular=True)


class FigureHeader(QHeaderView):
    """The header, with an arrow in the column that the table is sorted by, if it can be sorted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    @painting
    def paintSection(self, painter: QPainter, rect: QRect, column: int) -> None:
        now = theme()
        painter.save()
        brushes.prepare(painter)
        painter.fillRect(rect, QColor(now.panel))
        painter.fillRect(QRectF(rect.x(), rect.bottom(), rect.width(), 1), QColor(now.line))
        sorts, size = self._sorts(column), scale.text(14) * 0.3
        words = str(self.model().headerData(column, self.orientation()))
        place = QRectF(rect).adjusted(_inset(), 0, -_inset(), -2)
        room, face = self._room(column), self._face()
        width = min(room, brushes.text_width(words, face))
        x = place.x() if column == _FIRST else place.right() - width
        ink = now.text_2 if sorts else now.text_3
        brushes.draw_text(painter, QRectF(x, place.y(), width + 2, place.height()), words, face, ink, elide=True)
        if sorts:
            middle = place.center().y()
            x = x + width + size * 2.4 if column == _FIRST else x - size * 2.4
            way = 1 if self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder else -1
            brushes.fill(painter, now.brass)
            corners = ((x - size, -0.6), (x + size, -0.6), (x, 0.9))
            painter.drawPolygon(QPolygonF([QPointF(at, middle + way * size * by) for at, by in corners]))
        painter.restore()

    def _sorts(self, column: int) -> bool:
        """Whether the table is sorted by a column."""
        return self.isSortIndicatorShown() and column == self.sortIndicatorSection()

    def _room(self, column: int) -> float:
        """Width of the words of a column, in pixels."""
        return self.sectionSize(column) - 2 * _inset() - (scale.text(14) * 1.2 if self._sorts(column) else 0)

    def _face(self) -> QFont:
        """The font of all words: as large as finds room in every column."""
        faces = [
            brushes.fit_font(
                str(self.model().headerData(column, self.orientation())), "text", scale.text(14), self._room(column),
                floor=12, weight=600,
            )
            for column in range(self.count())
            if not self.isSectionHidden(column)
        ]  # fmt: skip
        return min(faces, key=QFont.pixelSize)


class FigureDelegate(QStyledItemDelegate):
    """Paints the cells; the first one of a row is bold, behind the emblem of the game if the row has one."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table

    @painting
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        now, rect = theme(), QRectF(option.rect)
        painter.save()
        brushes.prepare(painter)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, color(now.raised))
            if self._table.hasFocus() and index.column() == _FIRST:
                painter.fillRect(QRectF(rect.x(), rect.y(), 3, rect.height()), QColor(now.brass_fill))
        painter.fillRect(QRectF(rect.x(), rect.bottom(), rect.width(), 1), color(now.line, 0.6))
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        place = rect.adjusted(_inset(), 0, -_inset(), -1)
        first = index.column() == _FIRST
        if first and (game := index.data(GAME_ROLE)):
            side = _emblem_size()
            glyph(painter, emblem(game), place.x(), place.center().y() - side / 2, side, accent_text(game))
            place.setLeft(place.x() + _emblem_room())
        ink, align = (now.text, brushes.LEFT) if first else (now.text_2, brushes.RIGHT)
        lines = brushes.halves(words, _name_font()) if rect.height() > row_height() and first else [words]
        place.setHeight(place.height() / len(lines))
        if len(lines) > 1:  # as near to each other as lines of a text
            place.setHeight(_name_font().pixelSize() * LINE)
            place.moveTop(rect.center().y() - place.height())
        for line in lines:
            face = brushes.fit_font(
                line, "text", scale.text(SIZE), place.width(), floor=12, weight=600 if first else None, tabular=True
            )
            brushes.draw_text(painter, place, line, face, ink, align, elide=True)
            place.translate(0, place.height())
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        show_tip(event.globalPos(), str(index.data(Qt.ItemDataRole.ToolTipRole) or ""), view)
        return True

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(60, self._table.rowHeight(index.row()))


class FigureTable(QTableView):
    """A table of figures.

    Args:
        shares: Widths of the columns in relation to each other.
        parent: The Qt parent.

    Signals:
        opened: Row that was opened by Enter or a double click.
    """

    opened = Signal(int)

    def __init__(self, shares: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._shares = shares
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(FigureDelegate(self))
        self.verticalHeader().hide()
        self.setHorizontalHeader(FigureHeader(self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        keeper.changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Set the style sheet for the present theme."""
        now = theme()
        self.setStyleSheet(
            f"QTableView {{ background: {now.panel}; border: none; outline: none; }}"
            f"QHeaderView {{ background: {now.panel}; border: none; }}{thin_scrollbar()}"
        )

    def fit(self, box: QRect) -> None:
        """Take this geometry, and set the sizes of rows and columns for it and for the present scale."""
        self.setGeometry(box)
        self.verticalHeader().setDefaultSectionSize(row_height())
        self.horizontalHeader().setFixedHeight(round(max(scale.px(36), 28)))
        shown = {column: share for column, share in enumerate(self._shares) if not self.isColumnHidden(column)}
        room, total = box.width() - 12, sum(shown.values())  # 12: room for the scroll bar
        for column, share in shown.items():
            self.setColumnWidth(column, room * share // total)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.opened.emit(index.row())


class GroupTable(FigureTable):
    """The table of groups, which can be sorted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(GROUP_SHARES, parent)
        self.horizontalHeader().setCursor(Qt.CursorShape.PointingHandCursor)
        self.horizontalHeader().setSectionsClickable(True)
        self.setSortingEnabled(True)


class MistakeTable(FigureTable):
    """The table of kinds of mistakes; what they are called takes two lines where one is not enough."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(MISTAKE_SHARES, parent)
        self.horizontalHeader().setSectionsClickable(False)

    def fit(self, box: QRect) -> None:
        super().fit(box)
        model, room = self.model(), self.columnWidth(_FIRST) - 2 * _inset()
        for row in range(model.rowCount()):
            index = model.index(row, _FIRST)
            words = str(index.data(Qt.ItemDataRole.DisplayRole))
            left = room - _emblem_room() if index.data(GAME_ROLE) else room
            wide = brushes.text_width(words, _name_font()) > left and " " in words
            self.setRowHeight(row, row_height() + round(scale.text(SIZE) * LINE) if wide else row_height())


def row_height() -> int:
    """Height of a row in pixels at the present scale."""
    return round(max(scale.px(40), scale.text(SIZE) * 1.75))
