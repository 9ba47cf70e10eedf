"""A text browser for the long texts of the program, in its look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from app.models.help.book import TABLE, spots
from app.views.help.prose import dress_bullets, prose, texts
from app.views.scale import scale
from app.views.theme import font, keeper, mix, theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

PIECE = "piece"
"""Scheme of the names of pictures of pieces, ``piece:<id>``."""


class Reading(QTextBrowser):
    """Shows HTML or Markdown that comes with the program; follows theme and scale; opens no links and loads no files.

    Attributes:
        html: The HTML that is shown; ``""`` where it is Markdown.
        picture: Paints the picture with a name (``piece:<id>`` or ``TABLE``) when its place is drawn.
        picture_size: Gives the size of a picture by its name, in px.
    """

    def __init__(self, parent: QWidget | None = None, *, px: float = 17) -> None:
        super().__init__(parent)
        self._px = px
        self.html = ""
        self.picture: Callable[[str], QPixmap | None] | None = None
        self.picture_size: Callable[[str], QSizeF] = lambda _: QSizeF()
        self._markdown, self._anchors = "", tuple[str, ...]()
        self._words: list[str] = []
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalScrollBar().rangeChanged.connect(self._stay)
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def _stay(self) -> None:
        """Keep the text from being scrolled sideways."""
        # Nothing is wider than the page, but Qt sometimes keeps the range that tables needed before they were laid out.
        self.horizontalScrollBar().setRange(0, 0)

    def show_html(self, html: str) -> None:
        """Show this text from its beginning."""
        self.html = html
        self._set_html()

    def show_markdown(self, markdown: str, anchors: tuple[str, ...]) -> None:
        """Show this text from its beginning; ``anchors`` name its headings, in order."""
        self._markdown, self._anchors = markdown, anchors
        self._set_prose()

    def mark(self, words: list[str]) -> None:
        """Highlight some words, folded (``app.models.help.book.fold``), wherever they stand in the text."""
        self._words = words
        self.setExtraSelections([self._marked(begin, end) for begin, end in self._spots(words)])

    def _spots(self, words: list[str]) -> Iterator[tuple[int, int]]:
        """First position and position behind the last letter of each of the words in the document."""
        if words:
            for at, text in texts(self.document()):
                yield from ((at + begin, at + end) for begin, end in spots(text, words))

    def _marked(self, begin: int, end: int) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(begin)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        look = QTextCharFormat()
        look.setBackground(QColor(mix(theme().brass_fill, theme().panel, 0.45)))
        made.cursor, made.format = cursor, look
        return made

    def _set_html(self) -> None:
        self.setHtml(self.html)
        dress_bullets(self.document(), round(scale.text(self._px)))

    def _set_prose(self) -> None:
        px = round(scale.text(self._px))
        # Qt deletes the document before: it was a child of this widget as well.
        self.setDocument(prose(self._markdown, self._anchors, px, self.picture_size, self))
        self.mark(self._words)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if self.picture is not None and (url.scheme() == PIECE or url.toString() == TABLE):
            return self.picture(url.toString())
        return None

    def _dress(self) -> None:
        """Take theme and scale as they are now; the text stays where it was scrolled to."""
        now = theme()
        px = round(scale.text(self._px))
        self.document().setDefaultFont(font("text", px))
        display = font("display", px).family()
        self.document().setDefaultStyleSheet(
            f"body, p, li, td {{ color: {now.text}; line-height: 124%; }}"
            f"h2 {{ font-family: '{display}'; font-size: {round(px * 1.65)}px; font-weight: 800; color: {now.text};"
            f" margin: {round(px * 1.1)}px 0 {round(px * 0.3)}px 0; }}"
            f"h3 {{ font-family: '{display}'; font-size: {round(px * 1.3)}px; font-weight: 700; color: {now.text};"
            f" margin: {round(px * 0.9)}px 0 {round(px * 0.2)}px 0; }}"
            f"p {{ margin: 0 0 {round(px * 0.5)}px 0; }}"
            f"li {{ margin-bottom: {round(px * 0.25)}px; }}"
            f"a {{ color: {now.brass}; text-decoration: none; }}"
            f"td {{ padding: {round(px * 0.12)}px {round(px * 0.9)}px {round(px * 0.12)}px 0; color: {now.text_2}; }}"
        )
        self.setStyleSheet(f"QTextBrowser {{ background: transparent; color: {now.text}; }}")
        at = self.verticalScrollBar().value()
        if self._markdown:
            self._set_prose()
        elif self.html:
            self._set_html()
        self.verticalScrollBar().setValue(at)
