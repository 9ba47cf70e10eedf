"""Sizes that the painted parts of every table share."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.board.boxes import Box
from app.views.paint import brushes, stamps
from app.views.widgets.measure import Measure

IVORY = look.GLASS_TEXT


def rect_of(box: Box) -> QRectF:
    """The box for painting."""
    return QRectF(box.x, box.y, box.w, box.h)


def write_names(p: QPainter, box: QRectF, name: str, level: str, measure: Measure, spare: float = 4.0) -> None:
    """An opponent's name and, below it, who decides there: not where both need ``spare`` pixels more than ``box``."""
    drawn = partial(_paint_names, box=box, name=name, level=level, measure=measure, spare=spare)
    stamps.part(p, box, ("names", name, level, measure, spare), drawn, spare + 8.0)


def _paint_names(p: QPainter, box: QRectF, name: str, level: str, measure: Measure, spare: float) -> None:
    now = look.theme()
    upper_font = brushes.fit_font(name, "text", measure.letter_size(18, 15), box.width(), weight=700)
    lower_font = measure.font("text", 14, 13)
    high, low = upper_font.pixelSize() * 1.24, lower_font.pixelSize() * 1.2
    if high + low > box.height() + spare:
        low = 0.0
    top = box.center().y() - (high + low) / 2
    stamps.write(p, QRectF(box.x(), top, box.width(), high), name, upper_font, now.text, elide=True)
    if low:
        stamps.write_level(p, QRectF(box.x(), top + high, box.width(), low), level, lower_font, now.text_2)


def paper(p: QPainter, rect: QRectF, radius: float, measure: Measure, *, lit: bool, alpha: float = 0.95) -> None:
    """The paper that an opponent's cards and things lie on; with a brass edge where it is ``lit``."""
    now = look.theme()

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, measure.of(8, 6), 0.35)
        q.setPen(brushes.pen(now.brass_fill if lit else now.line, measure.of(2.6) if lit else 1.2))
        q.setBrush(look.color(now.panel, alpha))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("opponent", radius, lit, alpha), 14, draw, ground=True)


def glass(
    p: QPainter, rect: QRectF, radius: float, ground: str, edge: str, alpha: float = 0.46, *, first: bool = False
) -> None:
    """Dark glass with a thin edge; ``first``: nothing is painted before it."""

    def draw(q: QPainter, box: QRectF) -> None:
        q.setPen(brushes.pen(edge, 1.4, 0.32))
        q.setBrush(look.color(ground, alpha))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("glass", ground, edge, alpha, radius), 2, draw, ground=first)
