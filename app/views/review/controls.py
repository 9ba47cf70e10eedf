"""Controls that only the review and the library have: transport buttons, filter chips, tools of the title bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from app.views.paint.brushes import CENTER, LEFT, draw_text, linear, rounded, text_width
from app.views.paint.glyphs import glyph
from app.views.scale import scale
from app.views.theme import theme
from app.views.widgets.buttons import GOLD_INK, Control

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_GOLD = ("#F7DA96", "#D9A441")

Shape = Callable[[QPainter, QPointF, float], None]


class PageControl(Control):
    """A control that leaves the arrow keys to its page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.passes_arrows = True


class RoundButton(PageControl):
    """A step of the transport: a disc with a painted sign; ``big`` ones are gold."""

    def __init__(self, shape: Shape, *, big: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shape, self._big = shape, big

    def set_shape(self, shape: Shape) -> None:
        """Show another sign."""
        self._shape = shape
        self.update()

    def sizeHint(self) -> QSize:
        side = round(max(scale.px(56 if self._big else 44), 34 if self._big else 28))
        return QSize(side, side)

    def draw(self, p: QPainter) -> None:
        now = theme()
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        side = place.width()
        if self._big:
            p.setPen(QPen(QColor(GOLD_INK), 1.2))
            p.setBrush(linear(0, place.top(), 0, place.bottom(), *_GOLD))
        else:
            edge = now.brass_fill if self.hovered and self.isEnabled() else now.line_strong
            p.setPen(QPen(QColor(edge), 1.2))
            p.setBrush(QColor(now.sunken if self.isDown() else now.raised))
        p.drawEllipse(place)
        ink = QColor(GOLD_INK if self._big else now.text)
        p.setPen(QPen(ink, side * 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        p.setBrush(ink)
        if not self.isEnabled():
            p.setOpacity(0.35)
        self._shape(p, place.center(), side * 0.16)
        p.setOpacity(1)
        self.focus_ring(p, place.adjusted(2, 2, -2, -2), side / 2)


class Chip(PageControl):
    """A pill that filters: sunken when off, raised with a border when on; perhaps with a glyph or a menu arrow."""

    def __init__(
        self, parent: QWidget | None = None, *, glyph_name: str = "", height: float = 28, arrow: bool = False
    ) -> None:
        super().__init__(parent)
        self._glyph, self._height, self._arrow = glyph_name, height, arrow
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        px = scale.text(14.5)
        extra = (1.35 if self._glyph else 0) + (1.1 if self._arrow else 0)
        width = text_width(self.text(), self._font()) + px * (1.8 + extra)
        return QSize(round(width), round(max(scale.px(self._height), px * 1.75)))

    def _font(self) -> QFont:
        return scale.font("text", 14.5, weight=600)

    def draw(self, p: QPainter) -> None:
        now, px = theme(), scale.text(14.5)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        on = self.isChecked()
        p.setPen(QPen(QColor(now.line_strong if on or self.hovered else now.line), 1.1))
        p.setBrush(QColor(now.raised if on else now.sunken))
        p.drawPath(rounded(place, place.height() / 2))
        ink = now.text if on else now.text_2
        if not self.isEnabled():
            p.setOpacity(0.5)
        inner = place
        if self._glyph:
            side = px * 1.15
            glyph(p, self._glyph, place.left() + px * 0.75, place.center().y() - side / 2, side, ink)
            inner = inner.adjusted(px * 1.35, 0, 0, 0)
        if self._arrow:
            self._draw_arrow(p, place.right() - px * 1.15, place.center().y(), px * 0.26, ink)
            inner = inner.adjusted(0, 0, -px * 1.1, 0)
        draw_text(p, inner.translated(0, -0.5), self.text(), self._font(), ink, CENTER)
        p.setOpacity(1)
        self.focus_ring(p, place, place.height() / 2)

    @staticmethod
    def _draw_arrow(p: QPainter, x: float, y: float, size: float, ink: str) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(ink))
        p.drawPolygon(
            QPolygonF(
                [QPointF(x - size, y - size * 0.5), QPointF(x + size, y - size * 0.5), QPointF(x, y + size * 0.8)]
            )
        )


class Tool(PageControl):
    """A button of the title bar: glyph and words, on a small window the glyph alone."""

    def __init__(self, glyph_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyph = glyph_name
        self._short = False
        self._tip = ""

    def set_name(self, name: str, tip: str = "") -> None:
        """The words, also the tooltip when they are not shown and there is no other."""
        self._tip = tip
        self.setText(name)
        self._tell()
        self.updateGeometry()

    def set_short(self, short: bool) -> None:
        """Whether only the glyph is shown."""
        self._short = short
        self._tell()
        self.updateGeometry()

    def _tell(self) -> None:
        self.setToolTip(self._tip or (self.text() if self._short else ""))

    def sizeHint(self) -> QSize:
        px = scale.text(15.5)
        height = round(max(scale.px(36), px * 2.1))
        if self._short:
            return QSize(height, height)
        return QSize(round(text_width(self.text(), self._font()) + px * 3.5), height)

    def _font(self) -> QFont:
        return scale.font("text", 15.5, weight=600)

    def draw(self, p: QPainter) -> None:
        now, px = theme(), scale.text(15.5)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(QPen(QColor(now.brass_fill if self.hovered else now.line), 1.1))
        p.setBrush(QColor(now.sunken if self.isDown() else now.raised))
        p.drawPath(rounded(place, place.height() * 0.28))
        side = px * 1.25
        x = place.center().x() - side / 2 if self._short else place.left() + px * 0.75
        glyph(p, self._glyph, x, place.center().y() - side / 2, side, now.text)
        if not self._short:
            words = place.adjusted(px * 2.5, -1, 0, 0)
            draw_text(p, words, self.text(), self._font(), now.text, LEFT)
        self.focus_ring(p, place, place.height() * 0.28)


# --- signs of the transport ------------------------------------------------------------------------------------------


def _arrow(p: QPainter, x: float, y: float, size: float, way: int) -> None:
    left, right = x - way * size * 0.8, x + way * size * 0.8
    p.drawPolygon(QPolygonF([QPointF(left, y - size), QPointF(right, y), QPointF(left, y + size)]))


def play_sign(p: QPainter, centre: QPointF, size: float) -> None:
    """A triangle to the right."""
    _arrow(p, centre.x() + size * 0.2, centre.y(), size, 1)


def pause_sign(p: QPainter, centre: QPointF, size: float) -> None:
    """Two bars."""
    for x in (-0.55, 0.55):
        bar = QRectF(centre.x() + (x - 0.18) * size, centre.y() - size * 0.95, size * 0.36, size * 1.9)
        p.drawRect(bar)


def step_sign(way: int) -> Shape:
    """One triangle: a move."""

    def draw(p: QPainter, centre: QPointF, size: float) -> None:
        _arrow(p, centre.x() + way * size * 0.1, centre.y(), size, way)

    return draw


def turn_sign(way: int) -> Shape:
    """A triangle against a bar: a turn."""

    def draw(p: QPainter, centre: QPointF, size: float) -> None:
        _arrow(p, centre.x() - way * size * 0.15, centre.y(), size, way)
        x = centre.x() + way * size * 1.1
        p.drawLine(QPointF(x, centre.y() - size), QPointF(x, centre.y() + size))

    return draw


def round_sign(way: int) -> Shape:
    """Two triangles: a round."""

    def draw(p: QPainter, centre: QPointF, size: float) -> None:
        for offset in (-0.8, 0.8):
            _arrow(p, centre.x() + offset * size, centre.y(), size, way)

    return draw
