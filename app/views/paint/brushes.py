"""The basics of painting: gradients, rounded shapes, soft shadows, glow, grain, and text that fits its place."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTextLayout,
    QTransform,
)

from app.models.text import evenly
from app.views import theme as look
from app.views.theme import ColorLike, color

# A colour, a colour with opacity, or place (0 to 1), colour and opacity. Stops without a place are spread evenly.
Stop = ColorLike | tuple[ColorLike, float] | tuple[float, ColorLike, float]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter

_NOISE_SIDE = 128  # px of the tile of grain
_SHADOW_LAYERS = 10
_WRAP: int = Qt.TextFlag.TextWordWrap.value


# --- canvas ----------------------------------------------------------------------------------------------------------


SOFT = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)
"""The render hints that everything is painted with."""


def prepare(p: QPainter) -> None:
    """Set the render hints of a painter: antialiasing, smooth scaling of pixmaps."""
    p.setRenderHints(SOFT)


def painted(width: float, height: float, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A new transparent pixmap with what ``draw`` paints on it.

    Args:
        width: In logical px; rounded up to whole device pixels.
        height: Likewise.
        dpr: Device pixels per logical px.
        draw: Called with a prepared painter.
    """
    pixmap = QPixmap(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with drawing(pixmap) as p:
        draw(p)
    return pixmap


@contextmanager
def drawing(pixmap: QPixmap) -> Iterator[QPainter]:
    """A prepared painter on ``pixmap``, ended at the end of the block, also after an exception."""
    p = QPainter(pixmap)
    try:
        prepare(p)
        yield p
    finally:
        p.end()  # Qt crashes when a pixmap is deleted while a painter is active on it


@contextmanager
def saved(p: QPainter) -> Iterator[None]:
    """Restore the state of the painter at the end of the block."""
    p.save()
    try:
        yield
    finally:
        p.restore()


@contextmanager
def clipped(p: QPainter, path: QPainterPath | QRectF) -> Iterator[None]:
    """Restrict painting to ``path``, and to any clip already set, within the block; restore the painter's state."""
    p.save()
    how = Qt.ClipOperation.IntersectClip if p.hasClipping() else Qt.ClipOperation.ReplaceClip
    if isinstance(path, QRectF):
        p.setClipRect(path, how)
    else:
        p.setClipPath(path, how)
    try:
        yield
    finally:
        p.restore()


def pen(value: ColorLike, width: float, alpha: float | None = None, *, dash: bool = False) -> QPen:
    """A pen ``width`` px wide, with opacity ``alpha`` (0 to 1) if given."""
    style = Qt.PenStyle.DashLine if dash else Qt.PenStyle.SolidLine
    return QPen(color(value, alpha), width, style)


def round_pen(value: ColorLike, width: float, alpha: float | None = None) -> QPen:
    """The same with round ends and corners."""
    return QPen(
        color(value, alpha),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def fill(p: QPainter, brush: QBrush | QColor | str) -> None:
    """Set the painter to fill shapes with ``brush``, without outline."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(brush) if isinstance(brush, str) else brush)


def stroke(p: QPainter, line: QPen) -> None:
    """Set the painter to draw outlines with ``line``, without filling."""
    p.setPen(line)
    p.setBrush(Qt.BrushStyle.NoBrush)


# --- gradients -------------------------------------------------------------------------------------------------------


def _with_stops(gradient: QGradient, stops: tuple[Stop, ...]) -> QBrush:
    last = max(1, len(stops) - 1)
    for index, stop in enumerate(stops):
        if not isinstance(stop, tuple):
            gradient.setColorAt(index / last, color(stop))
        elif len(stop) == 2:
            gradient.setColorAt(index / last, color(stop[0], stop[1]))
        else:
            gradient.setColorAt(stop[0], color(stop[1], stop[2]))
    return QBrush(gradient)


def linear(x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> QBrush:
    """A linear gradient from (x1, y1) to (x2, y2); for ``stops`` see ``Stop``."""
    return _with_stops(QLinearGradient(x1, y1, x2, y2), stops)


def vertical(rect: QRectF, *stops: Stop) -> QBrush:
    """A linear gradient from the top of ``rect`` to its bottom."""
    return linear(0, rect.top(), 0, rect.bottom(), *stops)


def horizontal(rect: QRectF, *stops: Stop) -> QBrush:
    """A linear gradient from the left of ``rect`` to its right."""
    return linear(rect.left(), 0, rect.right(), 0, *stops)


def diagonal(cx: float, cy: float, r: float, *stops: Stop) -> QBrush:
    """A linear gradient across a disc from upper left, where all light comes from, to lower right."""
    return linear(cx - r, cy - r, cx + r, cy + r, *stops)


def radial(cx: float, cy: float, r: float, *stops: Stop) -> QBrush:
    """A radial gradient from the centre to the distance ``r``."""
    return _with_stops(QRadialGradient(cx, cy, r), stops)


# --- shapes ----------------------------------------------------------------------------------------------------------


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """The path of a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def part(rect: QRectF, x: float, y: float, w: float, h: float) -> QRectF:
    """A part of ``rect``: offset and size are given as shares (0 to 1) of its width and height."""
    return QRectF(rect.x() + x * rect.width(), rect.y() + y * rect.height(), w * rect.width(), h * rect.height())


def disc(p: QPainter, cx: float, cy: float, r: float, ry: float | None = None) -> None:
    """Draw a circle around (cx, cy), or an ellipse of the radii ``r`` and ``ry``."""
    p.drawEllipse(QPointF(cx, cy), r, r if ry is None else ry)


# --- light and shadow ------------------------------------------------------------------------------------------------


def shadow(p: QPainter, rect: QRectF, radius: float, elevation: float = 8, alpha: float = 0.30) -> None:
    """Draw the soft shadow of a rounded rectangle that floats ``elevation`` px above its ground."""
    # Rectangles on top of each other, each smaller and darker than the one before: QPainter has no blur.
    with saved(p):
        p.setPen(Qt.PenStyle.NoPen)
        for layer in range(_SHADOW_LAYERS):
            share = layer / (_SHADOW_LAYERS - 1)
            grown = elevation * (1 - share)
            down = elevation * 0.25
            opacity = alpha / _SHADOW_LAYERS * (0.6 + 0.9 * share)
            p.setBrush(QColor(12, 8, 4, int(255 * opacity)))
            p.drawPath(rounded(rect.adjusted(-grown, down - grown * 0.55, grown, down + grown * 1.15), radius + grown))


def shadow_margin(elevation: float) -> float:
    """How far, in whole px, ``shadow`` reaches beyond its rectangle on any side."""
    return ceil(elevation * 1.4) + 1


def glow(p: QPainter, cx: float, cy: float, r: float, colour: ColorLike, alpha: float = 0.6) -> None:
    """Draw a light around (cx, cy) that fades to nothing at the distance ``r``; ``alpha`` is its opacity inside."""
    with saved(p):
        fill(
            p,
            radial(
                cx,
                cy,
                r,
                (0.0, colour, alpha),
                (0.35, colour, alpha * 0.45),
                (0.7, colour, alpha * 0.12),
                (1.0, colour, 0.0),
            ),
        )
        disc(p, cx, cy, r)


@lru_cache(maxsize=1)
def _noise_tile() -> QImage:
    # The mean of three random bytes: most pixels are near the middle, which _grain makes transparent.
    source = random.Random(1)
    count = _NOISE_SIDE * _NOISE_SIDE
    bytes_ = (source.randbytes(count) for _ in range(3))
    pixels = [_grain(value) for value in range(256)]
    data = b"".join(pixels[(a + b + c) // 3] for a, b, c in zip(*bytes_, strict=True))
    image = QImage(data, _NOISE_SIDE, _NOISE_SIDE, _NOISE_SIDE * 4, QImage.Format.Format_ARGB32)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)  # a copy, which no longer needs ``data``


def _grain(value: int) -> bytes:
    """The four bytes of a pixel: white above 128, black below, the more opaque the farther from it."""
    shade = 255 if value > 128 else 0
    return bytes((shade, shade, shade, min(255, abs(value - 128))))


def noise(p: QPainter, rect: QRectF, alpha: float = 0.05, seed: int = 1) -> None:
    """Draw fine grain over ``rect``, without which large surfaces look printed; ``seed`` shifts its pattern."""
    with saved(p):
        p.setOpacity(p.opacity() * alpha)
        brush = QBrush(_noise_tile())
        brush.setTransform(QTransform.fromTranslate(seed * 37 % _NOISE_SIDE, seed * 61 % _NOISE_SIDE))
        p.fillRect(rect, brush)


# --- text ------------------------------------------------------------------------------------------------------------


def text_width(text: str, with_font: QFont) -> float:
    """Advance width of one line of text, in px."""
    return _text_width(text, with_font, look.fonts_loaded())


@lru_cache(maxsize=1024)
def _text_width(text: str, with_font: QFont, _loaded: int) -> float:
    return QFontMetricsF(with_font).horizontalAdvance(text)


ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
OPENING = " \N{NO-BREAK SPACE}(,:;–·„\N{SINGLE LOW-9 QUOTATION MARK}«"
"""What does not stand before three dots: it announces words that have been cut away."""


def elided(text: str, with_font: QFont, width: float) -> str:
    """One line of text, cut to ``width`` px with three dots at the end if it is wider."""
    if text_width(text, with_font) <= width:
        return text
    cut = QFontMetricsF(with_font).elidedText(text, Qt.TextElideMode.ElideRight, width)
    return cut.removesuffix(ELLIPSIS).rstrip(OPENING) + ELLIPSIS if cut.endswith(ELLIPSIS) else cut


LEAST_WIDTH = 85
"""How narrow letters become rather than that a line is cut, in percent of their usual width."""


def on_one_line(text: str, with_font: QFont, width: float) -> tuple[str, QFont]:
    """A text and the font in which it fits ``width`` px: a little narrower, or else cut with three dots at the end."""
    wide = text_width(text, with_font)
    if wide <= width:
        return text, with_font
    if width >= wide * LEAST_WIDTH / 100:
        return text, narrowed(with_font, text, width)
    return elided(text, with_font, width), with_font


def broken(text: str, with_font: QFont, width: float) -> list[str]:
    """The lines that Qt breaks the text into at ``width`` px."""
    layout = QTextLayout(text, with_font)
    found = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        found.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return found


def wrapped_height(text: str, with_font: QFont, width: float) -> float:
    """Height in px of the text as ``draw_text`` wraps it to ``width`` px."""
    return _wrapped_height(text, with_font, width, look.fonts_loaded())


@lru_cache(maxsize=512)
def _wrapped_height(text: str, with_font: QFont, width: float, _loaded: int) -> float:
    kept = parted(text, with_font, width)
    return QFontMetricsF(with_font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, kept).height()


def parted(text: str, with_font: QFont, width: float) -> str:
    """The text to wrap to ``width`` px: with no-break spaces (see ``evenly``) if all that they join fits a line."""
    return _parted(text, with_font, width, look.fonts_loaded())


@lru_cache(maxsize=512)
def _parted(text: str, with_font: QFont, width: float, _loaded: int) -> str:
    kept = evenly(text)
    together = (words for line in kept.split("\n") for words in line.split(" ") if "\N{NO-BREAK SPACE}" in words)
    return kept if all(text_width(words, with_font) <= width for words in together) else text


def draw_text(
    p: QPainter,
    rect: QRectF,
    text: str,
    with_font: QFont,
    colour: ColorLike = look.INK,
    align: Qt.AlignmentFlag = LEFT,
    *,
    wrap: bool = False,
    elide: bool = False,
    shade: tuple[ColorLike, float] | None = None,
) -> None:
    """Write a text into a rectangle.

    Args:
        p: The painter; its state is restored.
        rect: Where the text is aligned; what does not fit is written beyond it.
        text: The text; may have line breaks.
        with_font: Its font.
        colour: Its colour.
        align: How it is aligned in ``rect``.
        wrap: Whether lines are wrapped to the width.
        elide: Whether a line that is too wide is made to fit, see ``on_one_line``.
        shade: Colour and opacity of a copy 1.4 px below the text, as its shadow or highlight.
    """
    p.save()
    try:
        if elide:
            text, with_font = on_one_line(text, with_font, rect.width())
        p.setFont(with_font)
        if wrap:
            text = parted(text, with_font, rect.width())
        # ``_value_``, not ``value``: the latter is a property written in Python, and this runs for every text.
        flags = align._value_ | _WRAP if wrap else align._value_
        if shade:
            p.setPen(color(*shade))
            p.drawText(rect.translated(0, 1.4), flags, text)
        p.setPen(color(colour))
        p.drawText(rect, flags, text)
    finally:
        p.restore()


def halves(text: str, with_font: QFont) -> list[str]:
    """The text in two lines, broken at the space that makes the wider line narrowest; it must contain a space."""
    words = text.split(" ")
    parts = [[" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words))]
    return min(parts, key=lambda lines: max(text_width(line, with_font) for line in lines))


def fit_font(
    text: str,
    role: str,
    px: float,
    width: float,
    *,
    floor: float = look.MIN_TEXT_PX,
    weight: int | None = None,
    tabular: bool = False,
) -> QFont:
    """The largest font in which one line of text fits a width.

    Args:
        text: The text.
        role: Family or role, see ``theme.font``.
        px: Largest size, tried first.
        width: Room in px.
        floor: Smallest size, taken even if the text is wider.
        weight: Weight of the font.
        tabular: Whether all figures have the same width.
    """
    return QFont(_fit_font(text, role, px, width, floor, weight, tabular, look.fonts_loaded()))


def narrowed(with_font: QFont, text: str, width: float, least: int = 62) -> QFont:
    """The font, condensed so that ``text`` fits ``width`` px, to ``least`` percent of its usual width at most."""
    wide = text_width(text, with_font)
    if wide <= width:
        return with_font
    found = QFont(with_font)
    found.setStretch(max(least, int((with_font.stretch() or 100) * width / wide)))
    return found


@lru_cache(maxsize=1024)
def _fit_font(
    text: str, role: str, px: float, width: float, floor: float, weight: int | None, tabular: bool, _loaded: int
) -> QFont:
    size = px
    found = look.font(role, size, weight=weight, tabular=tabular)
    while size > floor and text_width(text, found) > width:
        size -= 0.5
        found = look.font(role, size, weight=weight, tabular=tabular)
    return found
