"""The small pictures on the cards: what the games' own stages have in common, and one for a person."""

from collections.abc import Callable
from typing import Protocol
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.views.paint.brushes import noise, pen, radial, saved, vertical
from app.views.paint.glyphs import GlyphBrush, glyph
from app.views.paint.icons import Icon
from app.views.theme import mix

Stage = Callable[[QPainter, QRectF, "StageFace"], None]
"""Paints the picture of a card into its frame."""

NIGHT = "#120E14"


class StageFace(Protocol):
    """What a stage is painted from; see ``CardFace``."""

    @property
    def name(self) -> str: ...

    @property
    def colour(self) -> str: ...

    @property
    def glyph(self) -> str: ...

    @property
    def icons(self) -> tuple[Icon, ...]: ...


def figure(p: QPainter, rect: QRectF, name: str, brush: GlyphBrush, share: float, height: float = 0.53) -> None:
    """The glyph of a dark figure with its contact shadow and a light edge."""
    size = min(rect.width(), rect.height()) * share
    x, y = rect.center().x() - size / 2, rect.y() + rect.height() * height - size / 2
    glyph(p, name, x, y, size, brush, shadow=size * 0.014, rim=size * 0.016)


def dark(colour: str, tone: str = "#1A0E10", deep: str = "#0A0508") -> GlyphBrush:
    """What fills a figure before the light."""
    return mix(colour, tone, 0.62), mix(colour, deep, 0.84)


def seed(text: str) -> int:
    """The same number for the same text, in every run."""
    return crc32(text.encode()) % 97


def niche(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """A person's sign in a rounded niche with the light behind it."""
    colour, w, h = face.colour, rect.width(), rect.height()
    p.fillRect(rect, vertical(rect, mix(colour, NIGHT, 0.52), mix(colour, NIGHT, 0.72)))
    wide = w * 0.80
    left, middle = rect.center().x() - wide / 2, rect.center().x()
    arch = QPainterPath(QPointF(left, rect.bottom() + 2))
    arch.lineTo(left, rect.y() + h * 0.42)
    arch.arcTo(QRectF(left, rect.y() + h * 0.08, wide, h * 0.70), 180, -180)
    arch.lineTo(left + wide, rect.bottom() + 2)
    arch.closeSubpath()
    light = (
        (0.0, mix(colour, "#FFF1CF", 0.72), 1.0),
        (0.55, mix(colour, "#FFE7B8", 0.18), 1.0),
        (1.0, mix(colour, "#100A10", 0.42), 1.0),
    )
    with saved(p):
        p.setPen(pen(mix(colour, "#FFE9BE", 0.55), max(1, w * 0.012), 0.8))
        p.setBrush(radial(middle, rect.y() + h * 0.50, h * 0.62, *light))
        p.drawPath(arch)
    figure(p, rect, face.glyph, dark(colour), 0.66, 0.54)
    noise(p, rect, 0.06, 3)
