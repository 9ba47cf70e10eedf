"""The picture on the cards of the Taverns."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views.paint.brushes import glow, vertical
from app.views.paint.glyphs import glyph
from app.views.paint.stages import StageFace
from app.views.paint.surfaces import wood
from app.views.theme import color, mix


def tavern(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """Paint a plank wall in lamplight and the card's glyph in ivory above the edge of a table; see ``Stage``."""
    colour, w, h = face.colour, rect.width(), rect.height()
    wood(p, rect, mix(colour, "#1A0F08", 0.62), 6, 3, upright=True, grain=0.14)
    glow(p, rect.x() + w * 0.82, rect.y() + h * 0.14, w * 0.75, "#FFB65A", 0.55)
    glow(p, rect.center().x(), rect.y() + h * 0.55, w * 0.55, mix(colour, "#FFE2AE", 0.6), 0.45)
    size = min(w, h) * 0.72
    ivory = mix(colour, "#FFF6DF", 0.92), mix(colour, "#FFE9BE", 0.75), mix(colour, "#5A3416", 0.5)
    glyph(p, face.glyph, rect.center().x() - size / 2, rect.y() + h * 0.50 - size / 2, size, ivory, shadow=size * 0.03)
    edge = QRectF(rect.x(), rect.y() + h * 0.86, w, h * 0.14)
    p.fillRect(edge, vertical(edge, mix(colour, "#8A5A2E", 0.7), mix(colour, "#1A0F08", 0.8)))
    p.fillRect(QRectF(rect.x(), edge.y(), w, max(1, h * 0.012)), color("#FFCE8A", 0.6))
