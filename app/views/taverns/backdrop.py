"""The picture that stands for the Taverns: on the start page, and wherever else a game has one."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker

from app.views.paint.brushes import (
    clipped,
    disc,
    fill,
    glow,
    pen,
    saved,
    stroke,
    vertical,
)
from app.views.paint.glyphs import glyph
from app.views.paint.scenery import (
    ridge,
    silhouette,
    stars,
)
from app.views.paint.surfaces import wood
from app.views.theme import color


def tavern_at_night(p: QPainter, rect: QRectF, *, window: bool = True, items: bool = True) -> None:
    """Paint a plank wall in lamplight with a window, in which the valley lies under the moon.

    It fills ``rect`` at any ratio of sides: everything is placed by shares of it.

    Args:
        p: The painter.
        rect: Where, in logical pixels.
        window: Whether there is a window in the wall.
        items: Whether there are lamps and a laid table.
    """
    size = min(rect.width(), rect.height() * 1.2)  # what things are measured by, so that they keep their shape
    w, h = rect.width(), rect.height()
    wood(p, rect, "#4A2C18", max(5, int(w / 46)), 11, upright=True, grain=0.12)
    if window:
        _arched_window(p, rect, size)
    beam = QRectF(rect.x(), rect.y() + h * 0.05, w, max(8, h * 0.035))
    p.fillRect(beam, vertical(beam, "#3A2010", "#1E0F06"))
    for share in (0.16, 0.84):
        glow(p, rect.x() + w * share, rect.y() + h * 0.34, size * 0.55, "#FFA63F", 0.60)
    glow(p, rect.center().x(), rect.y() + h * 0.86, size * 0.75, "#FF9B30", 0.42)
    if items:
        _hanging_lamps(p, rect, size)
        _laid_table(p, rect, size)


def _arched_window(p: QPainter, rect: QRectF, size: float) -> None:
    w, h = size * 0.50, size * 0.62
    pane = QRectF(rect.center().x() - w / 2, rect.y() + rect.height() * 0.16, w, h)
    arch = QPainterPath(pane.bottomLeft())
    arch.lineTo(pane.left(), pane.top() + w * 0.5)
    arch.arcTo(QRectF(pane.x(), pane.y(), w, w), 180, -180)
    arch.lineTo(pane.bottomRight())
    arch.closeSubpath()
    outline = QPainterPathStroker()
    outline.setWidth(size * 0.06)
    silhouette(p, outline.createStroke(arch).united(arch), "#2A170B")
    with clipped(p, arch):
        _night_valley(p, pane)
    with saved(p):
        p.setPen(pen("#2A170B", size * 0.016))
        p.drawLine(QPointF(pane.center().x(), pane.top()), QPointF(pane.center().x(), pane.bottom()))
        p.drawLine(QPointF(pane.left(), pane.y() + h * 0.52), QPointF(pane.right(), pane.y() + h * 0.52))
        stroke(p, pen("#6B4526", size * 0.012))
        p.drawPath(arch)


def _night_valley(p: QPainter, pane: QRectF) -> None:
    w, h = pane.width(), pane.height()
    p.fillRect(pane, vertical(pane, "#0E1A3A", "#1F3663", "#3F5E8A"))
    stars(p, pane, 40, 7)
    moon = QPointF(pane.x() + w * 0.66, pane.y() + h * 0.30)
    glow(p, moon.x(), moon.y(), w * 0.6, "#DCE8FF", 0.5)
    with saved(p):
        fill(p, color("#FBF3D2"))
        disc(p, moon.x(), moon.y(), w * 0.12)
    silhouette(p, ridge(pane, 0.72, 0.14, 3), "#26406A")
    silhouette(p, ridge(pane, 0.86, 0.08, 8), "#152745")
    glyph(p, "church", pane.x() + w * 0.12, pane.y() + h * 0.66, w * 0.26, "#0E1A33")
    glow(p, pane.x() + w * 0.20, pane.y() + h * 0.80, w * 0.1, "#FFD070", 0.9)


def _hanging_lamps(p: QPainter, rect: QRectF, size: float) -> None:
    s = size * 0.17
    top = rect.y() + rect.height() * 0.27
    for share in (0.16, 0.84):
        x = rect.x() + rect.width() * share
        with saved(p):
            p.setPen(pen("#160A03", 2))
            p.drawLine(QPointF(x, rect.y() + rect.height() * 0.08), QPointF(x, top + rect.height() * 0.01))
        glyph(p, "old-lantern", x - s / 2, top, s, ("#FFE9A6", "#FFB74D", "#7A3E10"))
        glow(p, x, top + s * 0.55, s * 0.7, "#FFE9A6", 0.7)


def _laid_table(p: QPainter, rect: QRectF, size: float) -> None:
    edge = rect.y() + rect.height() * 0.83
    board = QRectF(rect.x(), edge, rect.width(), rect.bottom() - edge)
    s, middle = size * 0.34, rect.center().x()
    wood(p, board, "#6A4022", 3, 4, grain=0.16)
    p.fillRect(QRectF(rect.x(), edge, rect.width(), 2.5), color("#FFCE8A", 0.6))
    p.fillRect(board, vertical(board, ("#000000", 0.0), ("#000000", 0.55)))
    beer = "#FFF3D0", "#FFC75F", "#B86A18", "#6B3910"
    glyph(p, "wine-bottle", middle - s * 1.55, edge - s * 0.72, s * 0.7, ("#C98B49", "#5B2E12"))
    glyph(p, "beer-stein", middle - s * 0.92, edge - s * 0.86, s, beer, shadow=s * 0.05)
    glyph(p, "candle-light", middle + s * 0.12, edge - s * 0.80, s * 0.72, ("#FFF1C2", "#FFC36A", "#A8642A"))
    glow(p, middle + s * 0.48, edge - s * 0.62, s * 0.75, "#FFD98A", 0.8)
    glyph(p, "hot-meal", middle + s * 0.92, edge - s * 0.62, s * 0.6, ("#F4C583", "#9A5A24"))
