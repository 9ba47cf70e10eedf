"""A sheet over the table that shows many cards at once, e.g. all of a pile."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.models.table import Description, Piece
from app.models.table_model import Role
from app.views import theme as look
from app.views.paint import brushes, cards
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.tips import literal
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import Sheet

Index = QModelIndex | QPersistentModelIndex
Picture = Callable[[Piece, float], QPixmap | None]
"""Gives the picture of a card with a width in pixels; ``None`` for nothing to be seen."""

Words = Callable[[Piece], Description]
"""Gives name and tip of a card."""

CARD_WIDTH = 168
"""Width of a card on a sheet, in pixels of the drawing; wide enough for its text."""


class CardsModel(QAbstractListModel):
    """Cards as a list, which the view arranges as a grid."""

    def __init__(self, shown: Sequence[Piece], parent: QWidget, words: Words) -> None:
        super().__init__(parent)
        self._pieces, self._words = list(shown), words

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._pieces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        piece = self._pieces[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(piece).name
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(self._words(piece).tip)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._words(piece).tip
        return piece if role == Role.Piece else None


def card_width() -> float:
    """Width of a card on a sheet in pixels."""
    return float(round(max(148.0, scale.px(CARD_WIDTH))))


def cell_size() -> tuple[float, float]:
    """Width and height in pixels of a card on a sheet with the space around it."""
    width, gap = card_width(), scale.px(18)
    return width + gap, cards.card_height(width) + gap


class CardDelegate(QStyledItemDelegate):
    """Paints one card of the grid."""

    def __init__(self, picture: Picture, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(*map(round, cell_size()))

    def width(self) -> float:
        """Width of a card in pixels."""
        return card_width()

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        width = self.width()
        picture = self._picture(index.data(Role.Piece), width)
        box = QRectF(option.rect)
        at = QPointF(box.center().x() - width / 2, box.center().y() - cards.card_height(width) / 2)
        painter.save()
        brushes.prepare(painter)
        if picture is not None:
            margin = cards.card_margin(width)  # the picture has room for the shadow around the card
            painter.drawPixmap(at - QPointF(margin, margin), picture)
        if option.state & QStyle.StateFlag.State_HasFocus:
            brushes.stroke(painter, brushes.pen(look.theme().brass_fill, 2.4))
            ring = QRectF(at.x() - 4, at.y() - 4, width + 8, cards.card_height(width) + 8)
            painter.drawRoundedRect(ring, 14, 14)
        painter.restore()


COLUMNS, ROWS = 7, 3
"""Most columns and rows of a sheet; further rows are scrolled to."""

AROUND = 110.0, 160.0
"""Width and height in pixels of the drawing that a sheet has besides its cards: margins and heading."""


def _wanted(number: int) -> tuple[float, float]:
    """Width and height of a sheet with ``number`` cards, in pixels of the drawing as ``Sheet`` wants them."""
    unit = max(scale.unit, scale.text(16) / 16)  # the unit of ``Sheet``, which grows with the letters, too
    columns, rows = max(3, min(number, COLUMNS)), min(ceil(number / COLUMNS), ROWS)
    wide, high = cell_size()
    return columns * wide / unit + AROUND[0], max(1, rows) * high / unit + AROUND[1]


class CardSheet(Sheet):
    """All cards of a pile or a display, large enough to be read.

    Args:
        host: The page.
        title: Heading.
        note: A sentence below it; ``""`` for none.
        shown: The cards, in order.
        picture: How they look.
        words: What they are called.
    """

    def __init__(
        self, host: QWidget, title: str, note: str, shown: Sequence[Piece], picture: Picture, words: Words
    ) -> None:
        super().__init__(host, *_wanted(len(shown)))
        self._title = title
        self._note = TextLabel(note, self.panel, px=16, ink="text_2", wrap=True)
        self.grid = QListView(self.panel)
        self.grid.setModel(CardsModel(shown, self.grid, words))
        self.grid.setItemDelegate(CardDelegate(picture, self.grid))
        self.grid.setViewMode(QListView.ViewMode.IconMode)
        self.grid.setMovement(QListView.Movement.Static)
        self.grid.setResizeMode(QListView.ResizeMode.Adjust)
        self.grid.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.grid.setFrameShape(QFrame.Shape.NoFrame)
        self.grid.setUniformItemSizes(True)
        self.grid.setStyleSheet("QListView { background: transparent; }")
        self.grid.setAccessibleName(title)
        self.body.addWidget(self._note)
        self.body.addWidget(self.grid, 1)
        self._note.setVisible(bool(note))

    def first_focus(self) -> QWidget:
        return self.grid

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self._title)
