"""Long text to read: a browser of our own paragraphs in the look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from app.views.scale import scale
from app.views.theme import font, keeper, mix, theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

PICTURE = "picture"
"""Scheme of the pictures that ``Reading.picture`` paints: ``picture:<name>``."""


class Reading(QTextBrowser):
    """Shows HTML of our own; follows theme and scale; opens and loads nothing by itself.

    Attributes:
        html: What is shown.
        picture: Paints the picture of a name, when its place is drawn.
    """

    def __init__(self, parent: QWidget | None = None, *, px: float = 17) -> None:
        super().__init__(parent)
        self._px = px
        self.html = ""
        self.picture: Callable[[str], QPixmap | None] | None = None
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        keeper.changed.connect(self._dress)
        scale.changed.connect(self._dress)
        self._dress()

    def show_html(self, html: str) -> None:
        """Show this text from its beginning."""
        self.html = html
        self.setHtml(html)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == PICTURE and self.picture is not None:
            return self.picture(url.path())
        return None

    def _dress(self) -> None:
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
            f".cards {{ line-height: 100%; }}"
            f".hit {{ background-color: {mix(now.brass_fill, now.panel, 0.45)}; }}"
        )
        self.setStyleSheet(f"QTextBrowser {{ background: transparent; color: {now.text}; }}")
        if self.html:
            at = self.verticalScrollBar().value()
            self.setHtml(self.html)
            self.verticalScrollBar().setValue(at)
