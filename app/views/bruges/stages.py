"""The pictures on the cards of Bruges."""

import random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views.paint.brushes import clipped, glow, vertical
from app.views.paint.scenery import gable
from app.views.paint.stages import StageFace, figure, seed
from app.views.theme import mix


def gables(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """Paint the figure of a card in front of a warm sky and pale stepped gables."""
    colour, w, h = face.colour, rect.width(), rect.height()
    sky = mix(colour, "#FFF0D0", 0.45), mix(colour, "#FFE7BE", 0.62), mix(colour, "#F6DDB0", 0.78)
    p.fillRect(rect, vertical(rect, *sky))
    chance = random.Random(seed(face.glyph))
    with clipped(p, rect):
        p.setOpacity(p.opacity() * 0.40)
        for k, x in enumerate((-0.06, 0.20, 0.62, 0.86)):
            house = mix(colour, "#6A4A44", 0.5)
            gable(
                p,
                rect.x() + w * x,
                rect.bottom(),
                w * 0.24,
                h * chance.uniform(0.45, 0.66),
                house,
                k + len(face.glyph),
                0.2,
            )
    glow(p, rect.center().x(), rect.y() + h * 0.50, h * 0.55, "#FFF6DC", 0.95)
    brush = mix(colour, "#140A08", 0.50), mix(colour, "#080406", 0.80)
    figure(p, rect, face.glyph, brush, 0.68, 0.52)
