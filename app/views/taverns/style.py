"""Colours that several painters of the Taverns share, and boards of wood."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.paint import brushes, stamps
from app.views.paint.surfaces import wood

CREAM = "#FFF0D2"
SAND = "#F3DDB2"
SUNNY = "#FFE3A0"
BRASS = "#D9A65A"
GOLD = "#E9BE62"
GLASS = "#160A04"
WALL, FLOOR, TABLE, TRACK = (
    ("#5C3A22", "#3A2415"),
    ("#6E4526", "#462B17"),
    ("#4A2D1A", "#2C1A10"),
    ("#3B2617", "#24150C"),
)
"""Colours of wood, each in the light and in the dark theme."""

LEAST = 12.0
"""Least size of letters in logical pixels; where they find no room, they become narrower."""


def plank(tones: tuple[str, str]) -> str:
    """The colour of wood in the theme in use."""
    # A bool is an index: light first, dark second.
    return tones[look.theme().dark]


def board(
    p: QPainter, rect: QRectF, radius: float, *, upgraded: bool = False, seed: int = 4, unit: float = 1.0
) -> None:
    """Paint a board of wood in a dark frame with a thin brass rim, a golden one if ``upgraded``.

    Args:
        p: The painter.
        rect: Where, in logical pixels.
        radius: Of its corners.
        upgraded: Whether its rim is golden.
        seed: Chooses the grain of the wood.
        unit: Logical pixels per pixel of the drawing.
    """

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, 7 * unit, 0.5)
        inner = box.adjusted(1, 1, -1, -1)
        with brushes.clipped(q, brushes.rounded(inner, radius)):
            wood(q, inner, "#643F1F" if upgraded else "#53321B", 4, seed, upright=True, grain=0.12, seam=0.3)
            light = ("#FFDFA0", 0.12) if upgraded else ("#FFDFA0", 0.05)
            q.fillRect(inner, brushes.vertical(inner, light, ("#000000", 0.16)))
        brushes.stroke(q, brushes.pen("#1E0F06", 3 * unit))
        q.drawPath(brushes.rounded(box, radius))
        rim = 3 * unit
        tone = ("#F1CC74", 2.4, 1.0) if upgraded else ("#9A6E3E", 1.4, 0.8)
        brushes.stroke(q, brushes.pen(tone[0], tone[1] * unit, tone[2]))
        q.drawPath(brushes.rounded(box.adjusted(rim, rim, -rim, -rim), radius * 0.8))

    stamps.sheet(p, rect, ("board", upgraded, seed, radius), 12, draw)
