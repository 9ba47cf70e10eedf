"""The rules inside the program: chapters on the left, text on the right, a search above."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.models.help import Book, Section, book
from app.models.help.book import ITEM, ROW, plain, spots, terms
from app.views.board_view import board_of
from app.views.inputs import Field
from app.views.labels import Words
from app.views.paint.cards import card_height, card_margin
from app.views.reading import PICTURE, Reading
from app.views.scale import scale
from app.views.sheet import Sheet
from app.views.theme import keeper, theme

if TYPE_CHECKING:
    from app.models.table import Piece
    from app.views.board import Board

_CARD = 111
"""Width of a card in the text, in px of the drawing."""

_SMALLEST_CARD = 92
"""In px; smaller ones would lose their symbols."""

_ANCHOR = Qt.ItemDataRole.UserRole


class HelpDialog(Sheet):
    """The rules of one game, opened at an anchor."""

    def __init__(self, host: QWidget, game: str, anchor: str = "") -> None:
        super().__init__(host, 1320, 920)
        self._game, self._anchor = game, anchor
        self._book: Book | None = None
        self.search = Field()
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.count = Words(px=14, ink="text_2")
        self.text = Reading()
        self.text.picture = self._paint
        self._pieces: dict[str, Piece] = {}
        self._board: Board | None = None
        self._lay_out()
        self.search.textChanged.connect(self._searched)
        self.search.installEventFilter(self)
        self.list.currentItemChanged.connect(self._picked)
        self.text.anchorClicked.connect(self._followed)
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def first_focus(self) -> QWidget:
        return self.search

    def show_anchor(self, anchor: str) -> None:
        """Go to a section; an unknown one is the beginning."""
        self._anchor = anchor
        self.text.scrollToAnchor(anchor)
        for row in range(self.list.count()):
            if self.list.item(row).data(_ANCHOR) == anchor:
                self.list.blockSignals(True)
                self.list.setCurrentRow(row)
                self.list.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self._book = book(self._game)
        title = self._book.title if self._book else ""
        self.heading.setText(self.tr("Rules: {game}").format(game=title))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.list.setAccessibleName(self.tr("Chapters"))
        self.text.setAccessibleName(self.heading.text())
        self._fill()

    def place(self) -> None:
        super().place()
        self.list.setFixedWidth(round(max(scale.px(340), scale.text(16) * 17)))
        self.search.setFixedWidth(self.list.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
        both = QHBoxLayout()
        both.setSpacing(round(scale.px(24)))
        both.addLayout(left)
        both.addWidget(self.text, 1)
        self.body.addLayout(both, 1)

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
        """The text with the matches marked, and the chapters (or the places found) beside it."""
        if self._book is None:
            return
        words = terms(self.search.text())
        self._pieces = {piece.key: piece for each in self._book.sections for piece in each.cards}
        size = self.card_size()
        self.text.show_html("".join(_section_html(each, words, size) for each in self._book.sections))
        self.list.blockSignals(True)
        self.list.clear()
        if words:
            hits = self._book.find(self.search.text())
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

    def card_size(self) -> tuple[float, float]:
        """Of a picture with its shadow, known before it is painted: a text with fifty cards opens at once."""
        width = self._card_width()
        margin = 2 * card_margin(width)
        return width + margin, card_height(width) + margin

    def _paint(self, key: str) -> QPixmap | None:
        if self._board is None:
            self._board = board_of(self._game)
            self._board.resize(self.width(), self.height(), self.devicePixelRatioF())
        return self._board.preview(self._pieces[key], self._card_width())

    def _found(self, n: int) -> str:
        return self.tr("%n place(s) found", "", n) if n else self.tr("Nothing found")

    def _add(self, anchor: str, text: str) -> None:
        item = QListWidgetItem(text, self.list)
        item.setData(_ANCHOR, anchor)

    def _searched(self) -> None:
        self._fill()

    def _picked(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._anchor = item.data(_ANCHOR)
            self.text.scrollToAnchor(self._anchor)

    def _followed(self, url: QUrl) -> None:
        self.show_anchor(url.fragment())


def _section_html(section: Section, words: list[str], size: tuple[float, float]) -> str:
    tag = "h2" if section.level == 1 else "h3"
    parts = [f"<{tag}><a name='{section.anchor}'></a>{_marked(escape(section.title), words)}</{tag}>"]
    if section.cards:
        width, height = size
        images = (f"<img src='{PICTURE}:{piece.key}' width='{width}' height='{height}'/>" for piece in section.cards)
        parts.append(f"<p class='cards'>{' '.join(images)}</p>")
    listing = ""
    for paragraph in section.paragraphs:
        kind = "ul" if paragraph.startswith(ITEM) else "table" if paragraph.startswith(ROW) else ""
        if kind != listing:
            parts.append((f"</{listing}>" if listing else "") + (f"<{kind}>" if kind else ""))
            listing = kind
        parts.append(_paragraph_html(paragraph, kind, words))
    if listing:
        parts.append(f"</{listing}>")
    return "".join(parts)


def _paragraph_html(paragraph: str, kind: str, words: list[str]) -> str:
    if kind == "table":
        cells = (f"<td>{_marked(cell, words)}</td>" for cell in plain(paragraph).split(" | "))
        return f"<tr>{''.join(cells)}</tr>"
    text = _marked(paragraph.removeprefix(ITEM), words)
    return f"<li>{text}</li>" if kind == "ul" else f"<p>{text}</p>"


def _marked(html: str, words: list[str]) -> str:
    """The text with the matches marked; tags are left alone."""
    if not words:
        return html
    parts, at = [], 0
    while at < len(html):
        tag = html.find("<", at)
        end = len(html) if tag < 0 else tag
        parts.append(_marked_text(html[at:end], words))
        at = len(html) if tag < 0 else html.index(">", tag) + 1
        if tag >= 0:
            parts.append(html[tag:at])
    return "".join(parts)


def _marked_text(text: str, words: list[str]) -> str:
    parts, at = [], 0
    for begin, end in spots(text, words):
        parts.append(f"{text[at:begin]}<span class='hit'>{text[begin:end]}</span>")
        at = end
    return "".join(parts) + text[at:]
