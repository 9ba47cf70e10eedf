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

_NAME, _WHEN, _COST = 0.34, 0.70, 0.80
"""Right edges of the columns title, moment and cost, as shares of the width; the last column has the rest."""


class QuestionDelegate(QStyledItemDelegate):
    """Paints a row: emblem and title of the game, when it was played, the cost, when the question is asked again."""

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
        title, when, cost, status = index.data(TrainingRole.WORDS)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(pen(now.brass_fill, 2) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.sunken))
            painter.drawPath(rounded(box, 8 * scale.unit))
        side, size = scale.text(18), scale.text(16)
        glyph(painter, emblem(game), box.x() + side * 0.6, box.center().y() - side / 2, side, accent_text(game))
        ends = [box.x() + box.width() * share for share in (_NAME, _WHEN, _COST)]
        plain, strong = scale.font("text", 16, tabular=True), scale.font("text", 16, weight=600, tabular=True)
        x = box.x() + side * 2.0
        draw_text(painter, QRectF(x, box.y(), ends[0] - x - 8, box.height()), title, strong, now.text, LEFT, elide=True)
        place = QRectF(ends[0], box.y(), ends[1] - ends[0] - 8, box.height())
        draw_text(painter, place, when, plain, now.text_2, LEFT, elide=True)
        place = QRectF(ends[1], box.y(), ends[2] - ends[1], box.height())
        draw_text(painter, place, cost, strong, now.danger, RIGHT)
        due = index.data(TrainingRole.DUE)
        place = QRectF(ends[2], box.y(), box.right() - ends[2] - size, box.height())
        draw_text(painter, place, status, strong if due else plain, now.text if due else now.text_3, RIGHT, elide=True)
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
