"""Stages, the small pictures on cards: what those of the games have in common, and the usual one of a person."""

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
    """The part of a ``CardFace`` that a stage is painted from."""

    @property
    def name(self) -> str: ...

    @property
    def colour(self) -> str: ...

    @property
    def glyph(self) -> str: ...

    @property
    def icons(self) -> tuple[Icon, ...]: ...


def figure(p: QPainter, rect: QRectF, name: str, brush: GlyphBrush, share: float, height: float = 0.53) -> None:
    """Paint a figure: a glyph with a contact shadow and a light edge.

    Args:
        p: The painter.
        rect: The frame of the stage.
        name: Name of the glyph.
        brush: What fills it, e.g. ``dark``.
        share: Its size as a share (0 to 1) of the smaller side of ``rect``.
        height: Its middle as a share of the height of ``rect`` from the top.
    """
    size = min(rect.width(), rect.height()) * share
    x, y = rect.center().x() - size / 2, rect.y() + rect.height() * height - size / 2
    glyph(p, name, x, y, size, brush, shadow=size * 0.014, rim=size * 0.016)


def dark(colour: str, tone: str = "#1A0E10", deep: str = "#0A0508") -> GlyphBrush:
    """The brush of a figure that stands against the light: a dark gradient of ``colour``."""
    return mix(colour, tone, 0.62), mix(colour, deep, 0.84)


def seed(text: str) -> int:
    """A number from 0 to 96 for a text, the same in every run (unlike ``hash``); a seed for what varies by card."""
    return crc32(text.encode()) % 97


def niche(p: QPainter, rect: QRectF, face: StageFace) -> None:
    """Paint the glyph of a person in an arched niche with a light behind it."""
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
