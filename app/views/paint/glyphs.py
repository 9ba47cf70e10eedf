"""Glyphs: one-colour pictures of the game-icons set and some of our own.

A glyph is rendered from SVG once per size as an alpha mask, then filled with a brush; both are cached.
"""

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

_FINE_BELOW = 360  # device px; smaller masks have twice the resolution and are scaled down: thin strokes stay even
_SHADOW = ((0.5, 0.28), (1.0, 0.20), (1.6, 0.11), (2.3, 0.07))  # layers: multiple of the shadow's reach, opacity
_KEPT_UP_TO = 128  # device px; larger filled glyphs are not cached


@lru_cache(maxsize=1)
def _bodies() -> dict[str, str]:
    """The SVG elements of each glyph by name: those of the set that are used, and our own."""
    files = (resource_path("glyphs", name).read_text(encoding="utf-8") for name in ("glyphs.json", "own.json"))
    return {name: body for text in files for name, body in json.loads(text).items()}


def glyph_names() -> list[str]:
    """The names of all glyphs, sorted."""
    return sorted(_bodies())


def _mask(name: str, px: int) -> QImage:
    """The glyph in black on a transparent ground, ``px`` device pixels wide.  Do not paint on it: it is cached."""

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
    """A hashable value of a brush, for keys of caches."""
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
    """The glyph filled with ``brush``."""

    def draw() -> QImage:
        image = _mask(name, px).copy()
        filling = linear(0, 0, 0, px, *brush) if isinstance(brush, tuple) else QBrush(color(brush))
        p = QPainter(image)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        p.fillRect(image.rect(), filling)
        p.end()
        return image

    # Large glyphs are parts of pictures that are cached as a whole.
    return draw() if px > _KEPT_UP_TO else glyph_images.get((name, px, brush_key(brush)), draw)


def _resolution(p: QPainter, size: float) -> int:
    """Side of the mask in device px for a glyph of ``size`` px under the painter's transform."""
    # The root of the determinant is the factor by which the transform scales lengths, whatever it turns.
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
    """Draw a glyph.

    Args:
        p: The painter.
        name: Name of the glyph.
        x: Left edge of its square.
        y: Upper edge of its square.
        size: Side of its square, in px.
        brush: A colour, or the stops of a gradient from top to bottom.
        shadow: Reach of a soft shadow below it, in px; 0 for none.
        rim: Height of a light edge above it, in px; 0 for none.
        alpha: Its opacity, 0 to 1.
        flip: Whether it is mirrored left to right.

    Raises:
        KeyError: There is no such glyph.
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
    """A glyph as a pixmap of ``size`` px at ``dpr`` device pixels per px, from the cache."""
    return pixmaps.get(
        ("glyph", name, size, brush_key(brush), dpr),
        lambda: painted(size, size, dpr, lambda p: glyph(p, name, 0, 0, size, brush)),
    )
