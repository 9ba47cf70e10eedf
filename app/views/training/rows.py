"""The view of ``TrainingListModel``: a list of questions, each a row in columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.models.training.listing import TrainingRole
from app.views.paint.brushes import LEFT, RIGHT, draw_text, pen, prepare, rounded
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import accent_text, emblem, keeper, theme
from app.views.widgets.panel import thin_scrollbar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_ROW = 46.0
"""Height of a row in px of the drawing."""

_NAME, _WHEN, _PLAYED, _COST = 0.25, 0.51, 0.77, 0.86
"""Right edges of the columns title, moment, action and cost, as shares of the width; the last column has the rest."""


class QuestionDelegate(QStyledItemDelegate):
    """Paints a row: emblem and title of the game, when and what was played, the cost, when the question comes again."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, round(max(scale.px(_ROW), scale.text(16) * 2.1)))

    @painting
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        prepare(painter)
        now, box = theme(), QRectF(option.rect).adjusted(3, 2, -3, -2)
        game = index.data(TrainingRole.ENTRY).summary.game
        title, when, played, cost, status = index.data(TrainingRole.WORDS)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(pen(now.brass_fill, 2) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.sunken))
            painter.drawPath(rounded(box, 8 * scale.unit))
        side, size = scale.text(18), scale.text(16)
        glyph(painter, emblem(game), box.x() + side * 0.6, box.center().y() - side / 2, side, accent_text(game))
        plain, strong = scale.font("text", 16, tabular=True), scale.font("text", 16, weight=600, tabular=True)
        due = index.data(TrainingRole.DUE)
        gap = size / 2
        edges = [box.x() + side * 2.0]
        edges += [box.x() + box.width() * share for share in (_NAME, _WHEN, _PLAYED, _COST)]
        edges.append(box.right() - gap)
        cells = (
            (title, strong, now.text, LEFT),
            (when, plain, now.text_2, LEFT),
            (played, plain, now.text, LEFT),
            (cost, strong, now.danger, RIGHT),
            (status, strong if due else plain, now.text if due else now.text_3, RIGHT),
        )
        for (words, font, ink, side_of), left, right in zip(cells, edges[:-1], edges[1:], strict=True):
            place = QRectF(left, box.y(), right - left - gap, box.height())
            draw_text(painter, place, words, font, ink, side_of, elide=True)
        painter.restore()


class QuestionList(QListView):
    """The list of questions.

    Signals:
        opened: Row that was opened by Enter or a double click.
    """

    opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(QuestionDelegate(self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        keeper.changed.connect(self._dress)
        scale.changed.connect(self.scheduleDelayedItemsLayout)
        self._dress()

    def _dress(self) -> None:
        self.setStyleSheet(f"QListView {{ background: transparent; outline: none; }}{thin_scrollbar()}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex().row())
            else:
                event.ignore()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
