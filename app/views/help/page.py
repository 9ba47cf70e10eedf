"""The dialog with the rules of a game: search field and chapters on the left, the text on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QStyle, QVBoxLayout, QWidget

from app.models.help.book import TABLE, RulesBook
from app.models.help.registry import book
from app.models.lessons.files import has_lesson
from app.views.board.spot import Spot
from app.views.games import board_of
from app.views.help.reading import PIECE, Reading
from app.views.help.table_picture import TABLE_SIZE, numbered_table
from app.views.paint import brushes
from app.views.paint.cards import card_height, card_margin
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.widgets.buttons import Link
from app.views.widgets.inputs import Field
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from app.models.table import Piece
    from app.views.board.base import Board

_CARD = 111
"""Width of a card in the text, in px of the drawing."""

_SMALLEST_CARD = 92
"""Least width of a card in px; on smaller ones symbols could not be read."""

_TOKEN, _TOKEN_AIR = 0.68, 0.12
"""Side of the picture of a token as a share of the width of a card, and the margin in it as a share of the side."""

_BETWEEN = 24
"""Space between the list of chapters and the text, in px of the drawing."""

_SPARE = 8
"""How much narrower than a line the picture of the table is, in px of the drawing; a wider one would be cut off."""

_ANCHOR = Qt.ItemDataRole.UserRole
"""Role of the items of the list: anchor of the section."""


class HelpDialog(Sheet):
    """The rules of one game.

    Args:
        host: The widget that it covers.
        game: Key of the game.
        anchor: Anchor of the section to show first; the beginning for ``""`` and unknown ones.

    Signals:
        learn: The person wants the guided first game of the game with this key.
    """

    learn = Signal(str)
    scrolls = True

    def __init__(self, host: QWidget, game: str, anchor: str = "") -> None:
        super().__init__(host, 1320, 920)
        self._game, self._anchor = game, anchor
        self._book: RulesBook | None = None
        self.search = Field()
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.count = TextLabel(px=14, ink="text_2")
        self.text = Reading()
        self.text.picture, self.text.picture_size = self._paint, self.picture_size
        self.lesson = Link(chevron=True)
        self.lesson.setVisible(has_lesson(game))
        self.lesson.clicked.connect(self._learn)
        self.top.insertWidget(1, self.lesson)
        self._board: Board | None = None
        self._table_width = float(TABLE_SIZE.width())
        self._both = QHBoxLayout()
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.search.installEventFilter(self)
        self.list.currentItemChanged.connect(self._picked)
        self.text.anchorClicked.connect(self._followed)
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def first_focus(self) -> QWidget:
        return self.search

    def show_anchor(self, anchor: str) -> None:
        """Scroll to a section and select it in the list; does nothing for an unknown anchor."""
        self._anchor = anchor
        self.text.scrollToAnchor(anchor)
        for row in range(self.list.count()):
            if self.list.item(row).data(_ANCHOR) == anchor:
                self.list.blockSignals(True)
                self.list.setCurrentRow(row)
                self.list.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self._book = None  # without a book ``place`` does not fill in the text, which would be done twice
        self.place()
        self._book = book(self._game)
        title = self._book.title if self._book else ""
        self.heading.setText(self.tr("Rules: {game}").format(game=title))
        self.lesson.setText(self.tr("Guided first game"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.list.setAccessibleName(self.tr("Chapters"))
        self.text.setAccessibleName(self.heading.text())
        self._fill()

    def place(self) -> None:
        super().place()
        self.list.setFixedWidth(round(max(scale.px(340), scale.text(16) * 17)))
        self.search.setFixedWidth(self.list.width())
        self._both.setSpacing(round(scale.px(_BETWEEN)))
        if self._table_width != (wide := self._text_width()):
            self._table_width = wide
            self._fill()  # the picture of the table is as wide as the text and has to be painted again

    def _text_width(self) -> float:
        """Width of a line of the text in px."""
        # Reckoned from the panel, because the browser itself gets its size only when it is shown.
        around = self._outer.contentsMargins()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self.text.verticalScrollBar())
        taken = around.left() + around.right() + self.list.width() + scale.px(_BETWEEN + _SPARE) + bar
        return self.panel.width() - taken - 2 * self.text.document().documentMargin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # From the search field the arrows and Enter go through the list, so that the focus can stay there.
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                step = -1 if event.key() == Qt.Key.Key_Up else 1
                self.list.setCurrentRow(min(max(0, self.list.currentRow() + step), self.list.count() - 1))
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.count)
        left.addWidget(self.list, 1)
        self._both.addLayout(left)
        self._both.addWidget(self.text, 1)
        self.body.addLayout(self._both, 1)

    def _dress(self) -> None:
        now = theme()
        px = round(scale.text(16))
        self.list.setFont(scale.font("text", 16))
        self.list.setStyleSheet(
            f"QListWidget {{ background: transparent; border: none; color: {now.text}; outline: none; }}"
            f"QListWidget::item {{ padding: {round(px * 0.3)}px {round(px * 0.6)}px;"
            f" border-radius: {round(px * 0.5)}px; }}"
            f"QListWidget::item:hover {{ background: {now.sunken}; }}"
            f"QListWidget::item:selected {{ background: {now.raised}; color: {now.text};"
            f" border: 1px solid {now.brass_fill}; }}"
        )

    def _fill(self) -> None:
        """Show the text, and the chapters beside it."""
        if self._book is None:
            return
        anchors = tuple(section.anchor for section in self._book.sections)
        self.text.show_markdown(self._book.markdown(), anchors)
        self._find()

    def _find(self) -> None:
        """Mark the words of the search in the text and list the sections with them; without words, all sections."""
        if self._book is None:
            return
        words, hits = self._book.search(self.search.text())
        self.text.mark(words)
        self.list.blockSignals(True)  # filling it changes its current item, which would scroll the text
        self.list.clear()
        if words:
            for hit in hits:
                self._add(hit.anchor, f"{hit.title}\n{hit.snippet}")
            self.count.setText(self._found(len(hits)))
        else:
            for section in self._book.sections:
                self._add(section.anchor, "    " * (section.level - 1) + section.title)
        self.count.setVisible(bool(words))
        self.list.blockSignals(False)
        if words and self.list.count():
            self.show_anchor(self.list.item(0).data(_ANCHOR))
        else:
            self.show_anchor(self._anchor)

    def _card_width(self) -> float:
        return float(round(max(_SMALLEST_CARD, scale.px(_CARD))))

    def picture_size(self, name: str) -> QSizeF:
        """Size in px of a picture by its name: a card with its shadow, a token, or the table."""
        if name == TABLE:
            return QSizeF(TABLE_SIZE) * self._table_width / TABLE_SIZE.width()
        if isinstance(self._piece(name), self._book.tokens if self._book else ()):
            return QSizeF(1, 1) * round(self._card_width() * _TOKEN)
        width = self._card_width()
        margin = 2 * card_margin(width)
        return QSizeF(width + margin, card_height(width) + margin)

    def _paint(self, name: str) -> QPixmap | None:
        """The picture with a name: a piece as the board shows it, or the table; ``None`` for an unknown piece."""
        if name == TABLE:
            keys = self._book.table if self._book else ()
            return numbered_table(self._game, keys, self.picture_size(name).width(), self.devicePixelRatioF())
        piece = self._piece(name)
        if piece is None:
            return None
        if self._board is None:
            self._board = board_of(self._game)  # not for a table: it paints single pieces
            self._board.resize(self.width(), self.height(), self.devicePixelRatioF())
        if self._book and isinstance(piece, self._book.tokens):
            return self._paint_token(self._board, piece, self.picture_size(name).width())
        return self._board.preview(piece, self._card_width())

    def _piece(self, name: str) -> Piece | None:
        """The piece that the picture with this name (``piece:<id>``) shows."""
        return self._book.piece(name.removeprefix(f"{PIECE}:")) if self._book else None

    def _paint_token(self, board: Board, piece: Piece, side: float) -> QPixmap:
        """A piece that is no card, as it lies on the table, in a square picture."""
        free = round(side * _TOKEN_AIR)
        picture = board.picture(piece, Spot(0, 0, side - 2 * free, side - 2 * free))

        def draw(p: QPainter) -> None:
            at = free - picture.margin
            p.drawPixmap(QPointF(at, at), picture.pixmap)

        return brushes.painted(side, side, self.devicePixelRatioF(), draw)

    def _found(self, n: int) -> str:
        return self.tr("%n place(s) found", "", n) if n else self.tr("Nothing found")

    def _add(self, anchor: str, text: str) -> None:
        item = QListWidgetItem(text, self.list)
        item.setData(_ANCHOR, anchor)

    def _picked(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._anchor = item.data(_ANCHOR)
            self.text.scrollToAnchor(self._anchor)

    def _learn(self) -> None:
        self.shut()
        self.learn.emit(self._game)

    def _followed(self, url: QUrl) -> None:
        self.show_anchor(url.fragment())
