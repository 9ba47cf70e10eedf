"""Stages, the small pictures on cards: figures and things in glassy light, and plans of islands."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from app.views.paint.brushes import fill, glow, linear, round_pen, rounded, saved, stroke, vertical
from app.views.paint.scenery import palazzo
from app.views.paint.stages import StageFace, dark, figure
from app.views.paint.surfaces import shimmer
from app.views.theme import color, mix


def glass(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """A ``Stage``: the glyph of the face in glassy light over the lagoon."""
    _lagoon(p, rect, face.colour)
    colour = face.colour
    if face.glyph == "palazzo":  # no glyph, but painted
        size = min(rect.width(), rect.height()) * 0.66
        x, y = rect.center().x() - size / 2, rect.y() + rect.height() * 0.50 - size / 2
        palazzo(p, x, y, size, mix(colour, "#2A1608", 0.72), mix(colour, "#180C04", 0.84))
    else:
        figure(p, rect, face.glyph, dark(colour, "#06222C", "#03141A"), 0.66, 0.50)


@dataclass(frozen=True, slots=True)
class IslandPlan:
    """A ``Stage``: an island seen from above, in the same light.

    Attributes:
        rows: The map of the island, ``"#"`` for a cell.
    """

    rows: tuple[str, ...]

    def __call__(self, p: QPainter, rect: QRectF, face: StageFace) -> None:
        """See ``Stage``."""
        _lagoon(p, rect, face.colour)
        _plan(p, rect, self.rows, face.colour)


def _lagoon(p: QPainter, rect: QRectF, colour: str) -> None:
    w, h = rect.width(), rect.height()
    tones = mix(colour, "#D9F4F2", 0.45), mix(colour, "#7CCBD0", 0.35), mix(colour, "#0B3440", 0.62)
    p.fillRect(rect, vertical(rect, *tones))
    water = QRectF(rect.x(), rect.y() + h * 0.72, w, h * 0.28)
    shimmer(p, water, "#E6FFFB", 24, 5, 0.7, deep=False)
    glow(p, rect.center().x(), rect.y() + h * 0.45, h * 0.6, "#FFFFFF", 0.7)


def _plan(p: QPainter, rect: QRectF, rows: tuple[str, ...], colour: str) -> None:
    u = min(rect.width() * 0.66 / max(map(len, rows)), rect.height() * 0.62 / len(rows))
    x, y = rect.center().x() - max(map(len, rows)) * u / 2, rect.y() + rect.height() * 0.48 - len(rows) * u / 2
    places = [(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "#"]
    ground = QPainterPath()
    ground.setFillRule(Qt.FillRule.WindingFill)
    for column, row in places:
        ground.addRect(QRectF(x + column * u, y + row * u, u, u).adjusted(-0.5, -0.5, 0.5, 0.5))
    ground = ground.simplified()
    with saved(p):
        for grown, alpha in ((0.75, 0.25), (0.4, 0.4)):
            stroke(p, round_pen("#E6FFFB", u * grown, alpha))
            p.drawPath(ground)
        fill(p, linear(0, y, 0, y + len(rows) * u, mix(colour, "#06222C", 0.62), mix(colour, "#03141A", 0.84)))
        p.drawPath(ground)
        fill(p, color("#E6FFFB", 0.16))
        for column, row in places:
            p.drawPath(rounded(QRectF(x + (column + 0.12) * u, y + (row + 0.12) * u, u * 0.76, u * 0.76), u * 0.1))
