"""Glyphs of the game-icons set and some of our own: drawn once per size as an alpha mask, filled with a brush, kept."""

import json
from functools import lru_cache
from math import sqrt

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.resources import resource_path
from app.views import theme as look
from app.views.paint.brushes import Stop, linear, painted, prepare, saved
from app.views.paint.cache import glyph_images, pixmaps
from app.views.theme import ColorLike, color

# One colour, or the stops of a gradient from top to bottom.
GlyphBrush = ColorLike | tuple[Stop, ...]

_FINE_BELOW = 360  # device px; smaller glyphs are drawn at twice their size and shrunk, which keeps thin strokes even
_SHADOW = ((0.5, 0.28), (1.0, 0.20), (1.6, 0.11), (2.3, 0.07))  # reach in units of the shadow, opacity
_KEPT_UP_TO = 128  # device px


@lru_cache(maxsize=1)
def _bodies() -> dict[str, str]:
    """SVG by name: what is cut out of the set, and what we drew ourselves."""
    files = (resource_path("glyphs", name).read_text(encoding="utf-8") for name in ("glyphs.json", "own.json"))
    return {name: body for text in files for name, body in json.loads(text).items()}


def glyph_names() -> list[str]:
    """All names, sorted."""
    return sorted(_bodies())


def _mask(name: str, px: int) -> QImage:
    def draw() -> QImage:
        body = _bodies()[name].replace("currentColor", "#000")
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
        image = QImage(px, px, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        renderer = QSvgRenderer(QByteArray(svg.encode()))
        p = QPainter(image)
        prepare(p)
        renderer.render(p, QRectF(0, 0, px, px))
        p.end()
        return image

    return glyph_images.get((name, px), draw)


def brush_key(brush: GlyphBrush) -> tuple[object, ...]:
    """What tells one filling from another."""
    if isinstance(brush, QColor):
        return (brush.name(QColor.NameFormat.HexArgb),)
    if isinstance(brush, str):
        return (brush,)
    return tuple(_stop_key(stop) for stop in brush)


def _stop_key(stop: Stop) -> object:
    if isinstance(stop, tuple):
        return tuple(part.name(QColor.NameFormat.HexArgb) if isinstance(part, QColor) else part for part in stop)
    return stop.name(QColor.NameFormat.HexArgb) if isinstance(stop, QColor) else stop


def _tinted(name: str, px: int, brush: GlyphBrush) -> QImage:
    def draw() -> QImage:
        image = _mask(name, px).copy()
        filling = linear(0, 0, 0, px, *brush) if isinstance(brush, tuple) else QBrush(color(brush))
        p = QPainter(image)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        p.fillRect(image.rect(), filling)
        p.end()
        return image

    # Large ones are parts of pictures that are kept themselves.
    return draw() if px > _KEPT_UP_TO else glyph_images.get((name, px, brush_key(brush)), draw)


def _resolution(p: QPainter, size: float) -> int:
    """Side of the mask in device px for a glyph of ``size`` logical px under the painter's transform."""
    shown = size * sqrt(abs(p.deviceTransform().determinant()))
    return max(8, round(shown * (2 if shown < _FINE_BELOW else 1)))


def glyph(
    p: QPainter,
    name: str,
    x: float,
    y: float,
    size: float,
    brush: GlyphBrush = look.INK,
    *,
    shadow: float = 0,
    rim: float = 0,
    alpha: float = 1,
    flip: bool = False,
) -> None:
    """Draw a glyph into the square ``size`` at (x, y).

    ``brush`` is a colour or a tuple of stops from top to bottom; ``shadow`` is the reach of a soft shadow below and
    ``rim`` the height of a light edge above, both in px; ``flip`` mirrors left to right.
    """
    px = _resolution(p, size)
    place = QRectF(x, y, size, size)
    with saved(p):
        p.setOpacity(p.opacity() * alpha)
        if flip:
            p.translate(2 * x + size, 0)
            p.scale(-1, 1)
        if shadow:
            _cast_shadow(p, name, px, place, shadow)
        if rim:
            _draw_faint(p, place.translated(0, -rim), _tinted(name, px, "#FFF6DD"), 0.6)
        p.drawImage(place, _tinted(name, px, brush))


def _cast_shadow(p: QPainter, name: str, px: int, place: QRectF, reach: float) -> None:
    dark = _tinted(name, px, "#0A0604")
    for distance, opacity in _SHADOW:
        d = reach * distance
        _draw_faint(p, place.adjusted(-d * 0.3, d * 0.6, d * 0.3, d * 1.2), dark, opacity)


def _draw_faint(p: QPainter, place: QRectF, image: QImage, opacity: float) -> None:
    before = p.opacity()
    p.setOpacity(before * opacity)
    p.drawImage(place, image)
    p.setOpacity(before)


def glyph_pixmap(name: str, size: int, brush: GlyphBrush = look.INK, dpr: float = 1.0) -> QPixmap:
    """The glyph as a pixmap of ``size`` px at ratio ``dpr``, kept."""
    return pixmaps.get(
        ("glyph", name, size, brush_key(brush), dpr),
        lambda: painted(size, size, dpr, lambda p: glyph(p, name, 0, 0, size, brush)),
    )
