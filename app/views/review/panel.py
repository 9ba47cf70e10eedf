"""A sheet of paper (light) or ink (dark) with one hairline border, and a title."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.views.paint.brushes import LEFT, RIGHT, draw_text, prepare, rounded, text_width
from app.views.painting import painting
from app.views.scale import scale
from app.views.theme import keeper, theme


class PanelWidget(QWidget):
    """A titled panel whose content is laid out by whoever derives from it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._note = ""
        self._taken = 0.0
        keeper.changed.connect(self.update)
        scale.changed.connect(self.update)

    @property
    def title(self) -> str:
        """The heading at the upper left."""
        return self._title

    @property
    def note(self) -> str:
        """Small words at the upper right."""
        return self._note

    def set_title(self, title: str) -> None:
        """Give it a heading."""
        self._title = title
        self.update()

    def set_note(self, note: str) -> None:
        """Put small words at the upper right."""
        if note != self._note:
            self._note = note
            self.update()

    def keep_free(self, width: float) -> None:
        """Write nothing in the first ``width`` pixels of the head."""
        self._taken = width
        self.update()

    def head_height(self) -> float:
        """Height of the part with the title."""
        return max(scale.px(46), scale.text(22) * 1.7)

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        prepare(painter)
        now, px = theme(), scale.px
        painter.setPen(QPen(QColor(now.line), 1.2))
        painter.setBrush(QColor(now.panel))
        painter.drawPath(rounded(QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7), px(16)))
        heading = scale.font("display", 22, weight=700)
        place = QRectF(px(18), px(3), self.width() - px(36), self.head_height() - px(3))
        draw_text(painter, place, self._title, heading, now.text, LEFT)
        if self._note:
            place.setLeft(max(self._taken, place.left() + text_width(self._title, heading)) + px(16))
            small = scale.font("text", 14.5, tabular=True)
            draw_text(painter, place, self._note, small, now.text_3, RIGHT, elide=True)
        painter.end()


def thin_scrollbar() -> str:
    """Style sheet of a quiet vertical scroll bar in the theme in use."""
    now = theme()
    return (
        "QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }"
        f"QScrollBar::handle:vertical {{ background: {now.line_strong}; border-radius: 3px; min-height: 32px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: none; }"
    )
