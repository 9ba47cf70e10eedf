"""The basic strokes: gradients, rounded shapes, soft shadows, glow, grain and text that fits."""

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

_NOISE_SIDE = 128
_SHADOW_LAYERS = 10
_WRAP: int = Qt.TextFlag.TextWordWrap.value


# --- canvas ----------------------------------------------------------------------------------------------------------


SOFT = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)
"""The render hints that everything here is drawn with."""


def prepare(p: QPainter) -> None:
    """Draw with soft edges from now on."""
    p.setRenderHints(SOFT)


def painted(width: float, height: float, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A transparent pixmap of ``width`` × ``height`` px at ratio ``dpr`` with what ``draw`` puts on it."""
    pixmap = QPixmap(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with drawing(pixmap) as p:
        draw(p)
    return pixmap


@contextmanager
def drawing(pixmap: QPixmap) -> Iterator[QPainter]:
    """A painter for a picture, which is ended whatever happens."""
    p = QPainter(pixmap)
    try:
        prepare(p)
        yield p
    finally:
        p.end()  # a pixmap that dies under an active painter takes the process with it


@contextmanager
def saved(p: QPainter) -> Iterator[None]:
    """Give the painter back as it was."""
    p.save()
    try:
        yield
    finally:
        p.restore()


@contextmanager
def clipped(p: QPainter, path: QPainterPath | QRectF) -> Iterator[None]:
    """Paint only inside ``path``, within any clip that is already set."""
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
    """A line of ``width`` px."""
    style = Qt.PenStyle.DashLine if dash else Qt.PenStyle.SolidLine
    return QPen(color(value, alpha), width, style)


def round_pen(value: ColorLike, width: float, alpha: float | None = None) -> QPen:
    """A pen with round ends and corners."""
    return QPen(
        color(value, alpha),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def fill(p: QPainter, brush: QBrush | QColor | str) -> None:
    """No outline, this filling."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(brush) if isinstance(brush, str) else brush)


def stroke(p: QPainter, line: QPen) -> None:
    """This outline, no filling."""
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
    """From (x1, y1) to (x2, y2)."""
    return _with_stops(QLinearGradient(x1, y1, x2, y2), stops)


def vertical(rect: QRectF, *stops: Stop) -> QBrush:
    """From the rect's top to its bottom."""
    return linear(0, rect.top(), 0, rect.bottom(), *stops)


def horizontal(rect: QRectF, *stops: Stop) -> QBrush:
    """From the rect's left to its right."""
    return linear(rect.left(), 0, rect.right(), 0, *stops)


def diagonal(cx: float, cy: float, r: float, *stops: Stop) -> QBrush:
    """From upper left to lower right across a disc: all light comes from the upper left."""
    return linear(cx - r, cy - r, cx + r, cy + r, *stops)


def radial(cx: float, cy: float, r: float, *stops: Stop) -> QBrush:
    """From the centre to the distance ``r``."""
    return _with_stops(QRadialGradient(cx, cy, r), stops)


# --- shapes ----------------------------------------------------------------------------------------------------------


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rect with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def part(rect: QRectF, x: float, y: float, w: float, h: float) -> QRectF:
    """A piece of ``rect`` in shares of its size."""
    return QRectF(rect.x() + x * rect.width(), rect.y() + y * rect.height(), w * rect.width(), h * rect.height())


def disc(p: QPainter, cx: float, cy: float, r: float, ry: float | None = None) -> None:
    """A circle, or an ellipse when ``ry`` is given."""
    p.drawEllipse(QPointF(cx, cy), r, r if ry is None else ry)


# --- light and shadow ------------------------------------------------------------------------------------------------


def shadow(p: QPainter, rect: QRectF, radius: float, elevation: float = 8, alpha: float = 0.30) -> None:
    """The soft shadow of a rounded rect that floats ``elevation`` px above the table."""
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
    """How far `shadow` reaches beyond its rect, at most."""
    return ceil(elevation * 1.4) + 1


def glow(p: QPainter, cx: float, cy: float, r: float, colour: ColorLike, alpha: float = 0.6) -> None:
    """Light that fades to nothing at ``r``."""
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
    source = random.Random(1)
    count = _NOISE_SIDE * _NOISE_SIDE
    bytes_ = (source.randbytes(count) for _ in range(3))
    pixels = [_grain(value) for value in range(256)]
    data = b"".join(pixels[(a + b + c) // 3] for a, b, c in zip(*bytes_, strict=True))
    image = QImage(data, _NOISE_SIDE, _NOISE_SIDE, _NOISE_SIDE * 4, QImage.Format.Format_ARGB32)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _grain(value: int) -> bytes:
    shade = 255 if value > 128 else 0
    return bytes((shade, shade, shade, min(255, abs(value - 128))))


def noise(p: QPainter, rect: QRectF, alpha: float = 0.05, seed: int = 1) -> None:
    """Fine grain, so that no large surface looks printed; ``seed`` shifts the tile."""
    with saved(p):
        p.setOpacity(p.opacity() * alpha)
        brush = QBrush(_noise_tile())
        brush.setTransform(QTransform.fromTranslate(seed * 37 % _NOISE_SIDE, seed * 61 % _NOISE_SIDE))
        p.fillRect(rect, brush)


# --- text ------------------------------------------------------------------------------------------------------------


def text_width(text: str, with_font: QFont) -> float:
    """Advance of one line, px."""
    return _text_width(text, with_font, look.fonts_loaded())


@lru_cache(maxsize=1024)
def _text_width(text: str, with_font: QFont, _loaded: int) -> float:
    return QFontMetricsF(with_font).horizontalAdvance(text)


def elided(text: str, with_font: QFont, width: float) -> str:
    """What of one line fits into ``width`` px, with three dots where it ends early."""
    if text_width(text, with_font) <= width:
        return text
    return QFontMetricsF(with_font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def broken(text: str, with_font: QFont, width: float) -> list[str]:
    """The lines of the text when it is wrapped to ``width`` px."""
    layout = QTextLayout(text, with_font)
    found = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        found.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return found


def wrapped_height(text: str, with_font: QFont, width: float) -> float:
    """Height of the text when it is wrapped to ``width`` px."""
    return _wrapped_height(text, with_font, width, look.fonts_loaded())


@lru_cache(maxsize=512)
def _wrapped_height(text: str, with_font: QFont, width: float, _loaded: int) -> float:
    kept = parted(text, with_font, width)
    return QFontMetricsF(with_font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, kept).height()


def parted(text: str, with_font: QFont, width: float) -> str:
    """The text as it is wrapped to ``width`` px: ``evenly``, unless words that stay together would be wider."""
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
    """Write ``text`` into ``rect``; ``shade`` is colour and opacity of a copy 1.4 px below."""
    p.save()
    try:
        p.setFont(with_font)
        if elide:
            text = elided(text, with_font, rect.width())
        if wrap:
            text = parted(text, with_font, rect.width())
        flags = align._value_ | _WRAP if wrap else align._value_
        if shade:
            p.setPen(color(*shade))
            p.drawText(rect.translated(0, 1.4), flags, text)
        p.setPen(color(colour))
        p.drawText(rect, flags, text)
    finally:
        p.restore()


def halves(text: str, with_font: QFont) -> list[str]:
    """Words in two lines whose longer one is as short as can be; there have to be two words at least."""
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
    """The largest font from ``px`` down to ``floor`` in which ``text`` stays within ``width`` px."""
    return QFont(_fit_font(text, role, px, width, floor, weight, tabular, look.fonts_loaded()))


def narrowed(with_font: QFont, text: str, width: float, least: int = 62) -> QFont:
    """The font, its letters so much narrower that ``text`` stays within ``width`` px, down to ``least`` percent."""
    wide = text_width(text, with_font)
    if wide <= width:
        return with_font
    found = QFont(with_font)
    found.setStretch(max(least, int(100 * width / wide)))
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
