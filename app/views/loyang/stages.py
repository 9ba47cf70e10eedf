"""The pictures on the cards of persons."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views.paint.brushes import disc, fill, noise, saved, vertical
from app.views.paint.scenery import ridge
from app.views.paint.stages import StageFace, dark, figure
from app.views.theme import color, mix


def ink_hills(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """A ``Stage``: paints the figure before a red sun and two ridges in ink, on rice paper."""
    colour, w, h = face.colour, rect.width(), rect.height()
    p.fillRect(rect, vertical(rect, "#F8EDD3", "#EFD9B0"))
    noise(p, rect, 0.07, 9)
    with saved(p):
        fill(p, color("#C43A2B", 0.9))
        disc(p, rect.x() + w * 0.72, rect.y() + h * 0.30, h * 0.17)
        for height, alpha in ((0.62, 0.35), (0.74, 0.55)):
            fill(p, color(mix(colour, "#28443C", 0.5), alpha))
            p.drawPath(ridge(rect, height, 0.12, int(height * 100) + len(face.glyph)))
    figure(p, rect, face.glyph, dark(colour, "#10100C", "#0A0A08"), 0.68)
