"""An enlarged piece with what there is to say about it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale

TEXT_WIDTH = 250.0
"""Width of the words beside or without a picture, in pixels of the drawing."""


class CardPreview(QWidget):
    """Picture and words, side by side or one below the other; never in the way of the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture: QPixmap | None = None
        self._title = self._tip = ""
        self._unit = 1.0
        self._words = QRectF()
        self.hide()

    @property
    def text(self) -> str:
        """What it says beside the picture."""
        return self._tip

    def parts(self) -> list[QRectF]:
        """What it covers, where its own corner is: the picture, and the words."""
        pictured = QRectF(QPointF(), self._picture.deviceIndependentSize()) if self._picture is not None else QRectF()
        return [part for part in (pictured, self._words) if not part.isEmpty()]

    def show_piece(self, picture: QPixmap | None, title: str, tip: str, unit: float, *, beside: bool) -> None:
        """Take the content and find the size for it; the caller places and shows the widget.

        Args:
            picture: The piece, enlarged; without one the title is written above the words.
            title: Name of the piece.
            tip: The words; may be empty when there is a picture.
            unit: Pixels per pixel of the drawing.
            beside: Whether the words stand beside the picture instead of below.
        """
        self._picture, self._title, self._tip, self._unit = picture, title, tip, unit
        size = picture.deviceIndependentSize() if picture is not None else QSize(0, 0).toSizeF()
        width = TEXT_WIDTH * self._letters() if beside or picture is None else size.width() - 16
        height = self._height_of_words(width)
        if picture is None:
            self._words = QRectF(8, 8, width, height)
        elif beside:
            self._words = QRectF(size.width(), max(8.0, (size.height() - height) / 2), width, height)
        else:
            self._words = QRectF(8, size.height(), width, height)
        if not tip and picture is not None:
            self._words = QRectF()
        right = max(size.width(), self._words.right() + 8)
        bottom = max(size.height(), self._words.bottom() + 10)
        self.setFixedSize(QSize(round(right), round(bottom)))

    def _letters(self) -> float:
        """Pixels of letters per pixel of the drawing, as the person wants them."""
        return self._unit * max(1.0, scale.percent / 100)

    def _font(self) -> QFont:
        return look.font("text", max(look.MIN_TEXT_PX, 14.5 * self._letters()))

    def _height_of_words(self, width: float) -> float:
        inner = width - 28 * self._unit
        words = brushes.wrapped_height(self._tip, self._font(), inner) if self._tip else 0.0
        title = 0.0 if self._picture is not None else 30 * self._letters()
        return title + words + 20 * self._unit

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        if self._picture is not None:
            p.drawPixmap(QPointF(0, 0), self._picture)
        if not self._words.isEmpty():
            self._paint_words(p)

    def _paint_words(self, p: QPainter) -> None:
        now, unit = look.theme(), self._unit
        brushes.shadow(p, self._words, 12, 6, 0.4)
        p.setPen(brushes.pen(now.line, 1.2))
        p.setBrush(look.color(now.panel))
        p.drawRoundedRect(self._words, 12, 12)
        inner = self._words.adjusted(14 * unit, 9 * unit, -14 * unit, -9 * unit)
        if self._picture is None:
            letters = self._letters()
            head = QRectF(inner.x(), inner.y() - 2, inner.width(), 28 * letters)
            title = brushes.fit_font(self._title, "display", 19 * letters, inner.width(), weight=700)
            brushes.draw_text(p, head, self._title, title, now.text)
            inner.setTop(inner.top() + 30 * letters)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        brushes.draw_text(p, inner, self._tip, self._font(), now.text_2, align, wrap=True)
