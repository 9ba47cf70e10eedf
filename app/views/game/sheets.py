"""Sheets over the table: many cards at once, and the end of a game."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.match.seats import Seat
from app.models.presenter import Fact, ScoreRow
from app.models.table import Description, Piece
from app.views import theme as look
from app.views.labels import TextLabel
from app.views.paint import brushes, cards, pieces
from app.views.painting import painting
from app.views.scale import scale
from app.views.sheet import Sheet
from app.views.tips import literal
from app.views.widgets.buttons import Button

Index = QModelIndex | QPersistentModelIndex
Picture = Callable[[Piece, float], QPixmap | None]
Words = Callable[[Piece], Description]

FACTS, USUAL = 2, 6
"""Facts told beside the parts of a score, and columns of a table of usual width."""

CARD_WIDTH = 168
"""Width of a card on a sheet, in pixels of the drawing; wide enough for its text."""


class CardsModel(QAbstractListModel):
    """Cards in a row, for a grid."""

    def __init__(self, shown: Sequence[Piece], parent: QWidget, words: Words) -> None:
        super().__init__(parent)
        self._pieces, self._words = list(shown), words

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._pieces)

    def piece(self, row: int) -> Piece:
        """The card in a row."""
        return self._pieces[row]

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
        return None


class CardDelegate(QStyledItemDelegate):
    """Draws one card of a grid."""

    def __init__(self, picture: Picture, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self.width()
        return QSize(round(width + scale.px(18)), round(cards.card_height(width) + scale.px(18)))

    def width(self) -> float:
        """Width of a card in pixels."""
        return float(round(max(148.0, scale.px(CARD_WIDTH))))

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, CardsModel)
        width = self.width()
        picture = self._picture(model.piece(index.row()), width)
        box = QRectF(option.rect)
        at = QPointF(box.center().x() - width / 2, box.center().y() - cards.card_height(width) / 2)
        painter.save()
        brushes.prepare(painter)
        if picture is not None:
            margin = cards.card_margin(width)
            painter.drawPixmap(at - QPointF(margin, margin), picture)
        if option.state & QStyle.StateFlag.State_HasFocus:
            brushes.stroke(painter, brushes.pen(look.theme().brass_fill, 2.4))
            ring = QRectF(at.x() - 4, at.y() - 4, width + 8, cards.card_height(width) + 8)
            painter.drawRoundedRect(ring, 14, 14)
        painter.restore()


class CardSheet(Sheet):
    """All cards of a pile or a display, large."""

    def __init__(
        self, host: QWidget, title: str, note: str, shown: Sequence[Piece], picture: Picture, words: Words
    ) -> None:
        many = len(shown) > 6
        super().__init__(host, 1340 if many else 840 if len(shown) > 3 else 640, 800 if many else 440)
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


def beside(row: ScoreRow) -> list[Fact]:
    """Facts told beside the parts of a score: not those that are a part already."""
    parts = {part.label for part in row.parts}
    return [fact for fact in row.facts[:FACTS] if fact.label not in parts]


class ResultTable(QWidget):
    """Places, names, and what the points consist of."""

    def __init__(
        self,
        rows: Sequence[ScoreRow],
        seats: Sequence[Seat],
        ranking: Sequence[int],
        total: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._rows = sorted(rows, key=lambda row: (ranking[row.seat], row.seat))
        self._seats, self._ranking, self._total = tuple(seats), tuple(ranking), total
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("; ".join(self._told(row) for row in self._rows))

    def _told(self, row: ScoreRow) -> str:
        parts = ", ".join(f"{part.label} {part.points}" for part in row.parts)
        return f"{self._ranking[row.seat]}. {self._seats[row.seat].name}: {row.points} ({parts})"

    def _font(self, weight: int = 400) -> QFont:
        return scale.font("text", 16, weight=weight, tabular=True)

    def _line(self) -> float:
        return max(scale.px(56), scale.text(16) * 2.6)

    def _head(self) -> float:
        """Height of the titles, which may take two lines."""
        return max(self._line() * 0.8, scale.text(14) * 2.9)

    def sizeHint(self) -> QSize:
        return QSize(600, round(self._line() * len(self._rows) + self._head()))

    def _columns(self) -> list[str]:
        row = self._rows[0]
        return [part.label for part in row.parts] + [fact.label for fact in beside(row)]

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        now, line = look.theme(), self._line()
        columns = self._columns()
        left = min(self.width() * 0.36, scale.px(330))
        total = scale.px(92)
        each = (self.width() - left - total) / max(1, len(columns))
        head = self._head()
        small = scale.font("text", 14)
        for k, label in enumerate(columns):
            box = QRectF(left + k * each + 3, 0, each - 6, head)
            longest = max(label.split(), key=len, default="")
            font = brushes.fit_font(longest, "text", small.pixelSize(), box.width(), floor=10.5)
            brushes.draw_text(p, box, label, font, now.text_2, brushes.CENTER, wrap=True)
        brushes.draw_text(
            p, QRectF(self.width() - total, 0, total, head), self._total, small, now.text_2, brushes.CENTER
        )
        for k, row in enumerate(self._rows):
            self._paint_row(p, QRectF(0, head + k * line, self.width(), line - scale.px(7)), row, left, each, total)

    def _paint_row(self, p: QPainter, box: QRectF, row: ScoreRow, left: float, each: float, total: float) -> None:
        now, seat = look.theme(), self._seats[row.seat]
        first = self._ranking[row.seat] == 1
        p.setPen(brushes.pen(now.brass_fill if first else now.line, 2 if first else 1))
        p.setBrush(look.color(now.raised if first else now.sunken, 1 if first else 0.55))
        p.drawPath(brushes.rounded(box.adjusted(1, 1, -1, -1), scale.px(10)))
        middle, side = box.center().y(), min(scale.px(34), box.height() * 0.7)
        place = QRectF(box.x(), box.y(), scale.px(46), box.height())
        number = scale.font("display", 22, weight=800, tabular=True)
        brushes.draw_text(p, place, f"{self._ranking[row.seat]}.", number, now.brass, brushes.CENTER)
        pieces.seat_shield(p, place.right(), middle - side * 0.56, side, seat.colour)
        x = place.right() + side + scale.px(10)
        name = QRectF(x, box.y(), left - x, box.height())
        brushes.draw_text(p, name, seat.name, scale.font("text", 17, weight=700), now.text, elide=True)
        values = [part.points for part in row.parts] + [fact.value for fact in beside(row)]
        for k, value in enumerate(values):
            cell = QRectF(left + k * each, box.y(), each, box.height())
            brushes.draw_text(p, cell, str(value), self._font(), now.text_2, brushes.CENTER)
        shield = min(scale.px(38), box.height() * 0.76)
        at = box.right() - total / 2
        pieces.points_shield(p, at - shield / 2, middle - shield * 0.57, shield, row.points)


class EndSheet(Sheet):
    """How the game ended, and what to do now.

    Signals:
        picked: ``"review"``, ``"again"`` or ``"leave"``.
    """

    picked = Signal(str)

    def __init__(
        self,
        host: QWidget,
        told: Sequence[str],
        rows: Sequence[ScoreRow],
        seats: Sequence[Seat],
        ranking: Sequence[int],
    ) -> None:
        columns = len(rows[0].parts) + len(beside(rows[0]))
        super().__init__(
            host, 980 + 84 * max(0, columns - USUAL), 210 + 56 * len(seats) + (34 if len(told) > 1 + len(seats) else 0)
        )
        self._told = list(told)
        decided = " ".join(told[1 : len(told) - len(seats)])
        self._lines = TextLabel(decided, self.panel, px=17, ink="text_2", wrap=True)
        self._lines.setVisible(bool(decided))
        self._table = ResultTable(rows, seats, ranking, self.tr("Points"), self.panel)
        self.buttons: dict[str, Button] = {}
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        for key, kind, glyph_name in (
            ("leave", "ghost", ""),
            ("again", "ghost", "card-play"),
            ("review", "primary", "hourglass"),
        ):
            button = Button("", kind, glyph_name, self.panel)
            button.setObjectName(key)
            button.clicked.connect(self._pick)
            self.buttons[key] = button
            self._row.addWidget(button)
        self.body.addWidget(self._lines)
        self.body.addWidget(self._table)
        self.body.addStretch(1)
        self.body.addLayout(self._row)

    def first_focus(self) -> QWidget:
        return self.buttons["review"]

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self._told[0] if self._told else self.tr("The game is over."))
        self.buttons["leave"].setText(self.tr("To the start page"))
        self.buttons["again"].setText(self.tr("New game"))
        self.buttons["review"].setText(self.tr("Look back"))

    def _pick(self) -> None:
        key = self.sender().objectName()
        self.shut()
        self.picked.emit(key)
