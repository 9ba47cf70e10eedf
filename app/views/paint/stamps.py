"""Stamps: small painted things that are painted once per size and then copied.

For what is painted anew at each position of a dragged slider: setting a line of text takes 30 to 50 µs, a glyph 22,
copying either one 5.  Functions have the names and arguments of those in ``brushes``, ``glyphs`` and ``pieces`` that
they stand for.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from itertools import count
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from app.views import theme as look
from app.views.paint import brushes, glyphs, pieces
from app.views.paint.cache import pixmaps
from app.views.theme import ColorLike


def stamp(
    p: QPainter,
    key: Hashable,
    x: float,
    y: float,
    width: float,
    height: float,
    draw: Callable[[QPainter], None],
    *,
    ground: bool = False,
) -> None:
    """Paint something at (x, y) by copying a picture, which is painted if it is not in the cache.

    Args:
        p: The painter.
        key: What the picture depends on besides size, device pixel ratio and theme.
        x: Left edge, rounded to a whole device pixel so that the copy is sharp.
        y: Upper edge, likewise.
        width: Of the picture in px.
        height: Of the picture in px.
        draw: Paints it with its upper left corner at the origin.
        ground: Whether it is the first that is painted there, see ``begin``.
    """
    ratio = p.device().devicePixelRatioF()
    name = (key, round(width, 2), round(height, 2), ratio, look.keeper.theme.name)
    picture = pixmaps.get(name, lambda: brushes.painted(ceil(width), ceil(height), ratio, draw))
    _copy(p, x, y, picture, ratio, ground=ground)


class _Blank:
    """Holds the painter of a picture on which nothing has been painted yet, ``None`` without one."""

    def __init__(self) -> None:
        self.painter: QPainter | None = None


_blank = _Blank()


def begin(p: QPainter | None) -> None:
    """Announce that ``p`` paints on an empty picture; ``None`` at its end.

    If the first that is copied there is marked as ``ground``, its pixels replace those of the picture instead of being
    blended with them.
    """
    _blank.painter = p


def _copy(p: QPainter, x: float, y: float, picture: QPixmap, ratio: float, *, ground: bool = False) -> None:
    """Copy a picture to (x, y), rounded to whole device pixels."""
    if _blank.painter is not None:
        # Whatever is copied first ends the emptiness. Replacing takes a fifth of the time of blending.
        is_first, _blank.painter = ground and p is _blank.painter, None
        if is_first:
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            _copy(p, x, y, picture, ratio)
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            return
    if ratio == 1.0:
        p.drawPixmap(round(x), round(y), picture)  # with whole numbers in half the time that a QPointF takes
    else:
        p.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), picture)


def _ink(value: ColorLike) -> Hashable:
    """A hashable value of a colour, for keys of the cache."""
    return value if isinstance(value, str) else value.rgba()


def _is_straight(p: QPainter) -> bool:
    """Whether the painter neither scales nor turns, so that a copied picture looks like a painted one."""
    return not p.worldTransform().isScaling()  # also true of a transform that turns: its type is at least TxScale


class _Line(NamedTuple):
    """A line of text, ready to be painted.

    Attributes:
        text: The text, elided if necessary.
        font: Its font, narrower if necessary.
        wide: Its advance width in px.
        share: The share of the spare width that is at its left: 0, 0.5 or 1.
        upright: Its vertical alignment, with ``AlignLeft``.
        number: A number for this combination of text, font, alignment and colours; the key of its picture, since
            hashing font and text at every copy takes long.
    """

    text: str
    font: QFont
    wide: float
    share: float
    upright: Qt.AlignmentFlag
    number: int


_numbers = count()


@lru_cache(maxsize=2048)
def _line(
    text: str, with_font: QFont, align: int, width: float | None, _colours: Hashable, _fonts_loaded: int
) -> _Line:
    """The line of these arguments, made to fit ``width`` px if that is given."""
    # Colours and fonts loaded are only part of the key: another one gives another number.
    if width is not None:
        text, with_font = brushes.on_one_line(text, with_font, width)
    sides = Qt.AlignmentFlag(align)
    share = 1.0 if sides & Qt.AlignmentFlag.AlignRight else 0.5 if sides & Qt.AlignmentFlag.AlignHCenter else 0.0
    upright = sides & Qt.AlignmentFlag.AlignVertical_Mask | Qt.AlignmentFlag.AlignLeft
    return _Line(text, with_font, brushes.text_width(text, with_font), share, upright, next(_numbers))


EDGE = 2.0
"""Pixels of margin in the picture of a line: some letters reach beyond their advance width."""


LEAST_LEVEL = 11.0
"""Smallest letters of a level, in px; below ``MIN_TEXT_PX``, since the tool tip of the seat tells it, too."""


def rank(text: str) -> str:
    """The level alone of ``"AI · Master"``: what is painted, in wide and in narrow places alike."""
    return text.rpartition("· ")[2]


def fitting_level(text: str, with_font: QFont, room: float) -> tuple[str, QFont]:
    """The words (see ``rank``) for who decides at a seat, and a font in which they fit ``room`` px, if any does."""
    text = rank(text)
    return text, brushes.fit_font(text, "text", with_font.pixelSize(), room, floor=LEAST_LEVEL)


def write_level(p: QPainter, rect: QRectF, text: str, with_font: QFont, colour: ColorLike) -> None:
    """Write who decides at a seat (level of an opponent, or person) into ``rect``, in smaller letters if necessary."""
    text, with_font = fitting_level(text, with_font, rect.width())
    write(p, rect, text, with_font, colour, elide=True)


def write(
    p: QPainter,
    rect: QRectF,
    text: str,
    with_font: QFont,
    colour: ColorLike = look.INK,
    align: Qt.AlignmentFlag = brushes.LEFT,
    *,
    wrap: bool = False,
    elide: bool = False,
    shade: tuple[ColorLike, float] | None = None,
) -> None:
    """See ``brushes.draw_text``; copied unless it is wrapped, scaled or turned."""
    if wrap or not text or not _is_straight(p):
        brushes.draw_text(p, rect, text, with_font, colour, align, wrap=wrap, elide=elide, shade=shade)
        return
    # The picture holds the line left-aligned, whatever the alignment: where it is copied to depends on that alone.
    width, high = rect.width(), rect.height()
    colours = _ink(colour), shade and (_ink(shade[0]), shade[1])
    line = _line(text, with_font, align._value_, width if elide else None, colours, look.fonts_loaded())
    wide, ratio = line.wide, p.device().devicePixelRatioF()

    def draw(q: QPainter) -> None:
        box = QRectF(EDGE, EDGE, wide + EDGE, high)
        brushes.draw_text(q, box, line.text, line.font, colour, line.upright, shade=shade)

    def paint() -> QPixmap:
        return brushes.painted(ceil(wide + 3 * EDGE), ceil(high + 2 * EDGE), ratio, draw)

    picture = pixmaps.get((line.number, round(high, 2), ratio), paint)
    _copy(p, rect.x() + line.share * (width - wide) - EDGE, rect.y() - EDGE, picture, ratio)


def glyph(
    p: QPainter,
    name: str,
    x: float,
    y: float,
    size: float,
    brush: glyphs.GlyphBrush = look.INK,
    *,
    shadow: float = 0,
    rim: float = 0,
    alpha: float = 1,
    flip: bool = False,
) -> None:
    """See ``glyphs.glyph``."""
    if not _is_straight(p):
        glyphs.glyph(p, name, x, y, size, brush, shadow=shadow, rim=rim, alpha=alpha, flip=flip)
        return
    edge = ceil(3 * shadow + rim) + 1  # more than the reach of the widest layer of the shadow

    def draw(q: QPainter) -> None:
        glyphs.glyph(q, name, edge, edge, size, brush, shadow=shadow, rim=rim, alpha=alpha, flip=flip)

    key = ("glyph", name, glyphs.brush_key(brush), shadow, rim, alpha, flip)
    stamp(p, key, x - edge, y - edge, size + 2 * edge, size + 2 * edge, draw)


def part(
    p: QPainter,
    rect: QRectF,
    key: Hashable,
    draw: Callable[[QPainter], None],
    reach: float = 0.0,
    *,
    ground: bool = False,
) -> None:
    """Paint a part of a panel, or copy it if it was painted before.

    For what seldom changes on a panel that is painted anew at each position.  Unlike with ``stamp`` nothing is rounded:
    the picture is painted for the very position within a device pixel, and looks as if ``draw`` painted on ``p``.

    Args:
        p: The painter.
        rect: Where the part is.
        key: What the picture depends on besides its size, its position within a device pixel, and the theme.
        draw: Paints it, in the coordinates of ``p``.
        reach: How far it paints beyond ``rect``, in px.
        ground: Whether it is the first that is painted there, see ``begin``.
    """
    if not _is_straight(p):
        draw(p)
        return
    ratio = p.device().devicePixelRatioF()
    x, y = rect.x() - reach, rect.y() - reach
    # The picture begins at the whole device pixel (left, top); what it shows, dx and dy px further.
    left, top = floor(x * ratio) / ratio, floor(y * ratio) / ratio
    dx, dy = round(x - left, 2), round(y - top, 2)  # rounded, or each position would have a picture of its own
    wide, high = rect.width() + 2 * reach, rect.height() + 2 * reach

    def shifted(q: QPainter) -> None:
        q.translate(-left, -top)
        draw(q)

    def paint() -> QPixmap:
        return brushes.painted(wide + dx, high + dy, ratio, shifted)

    name = ("part", key, dx, dy, round(wide, 2), round(high, 2), ratio, look.keeper.theme.name)
    _copy(p, left, top, pixmaps.get(name, paint), ratio, ground=ground)


def glow(p: QPainter, cx: float, cy: float, r: float, colour: str, alpha: float) -> None:
    """See ``brushes.glow``."""
    place = QRectF(cx - r, cy - r, 2 * r, 2 * r)
    part(p, place, ("glow", colour, alpha), lambda q: brushes.glow(q, cx, cy, r, colour, alpha), 1)


def octagon(p: QPainter, cx: float, cy: float, r: float, colour: str, mark: str, *, there: bool = True) -> None:
    """See ``pieces.octagon``."""
    side = 2.6 * r

    def draw(q: QPainter) -> None:
        pieces.octagon(q, side / 2, side / 2, r, colour, mark, there=there)

    stamp(p, ("octagon", round(r, 2), colour, mark, there), cx - side / 2, cy - side / 2, side, side, draw)


def meeple(p: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """See ``pieces.meeple``; without a glyph on it."""
    edge = size * 0.2

    def draw(q: QPainter) -> None:
        pieces.meeple(q, edge, edge, size, colour)

    stamp(p, ("meeple", round(size, 2), colour), x - edge, y - edge, size + 2 * edge, size + 2 * edge, draw)


def coin(p: QPainter, cx: float, cy: float, r: float, number: int | None = None, *, cast: bool = True) -> None:
    """See ``pieces.coin``."""
    side = 2.6 * r

    def draw(q: QPainter) -> None:
        pieces.coin(q, side / 2, side / 2, r, number, cast=cast)

    stamp(p, ("coin", round(r, 2), number, cast), cx - side / 2, cy - side / 2, side, side, draw)


def cash(p: QPainter, cx: float, cy: float, r: float) -> None:
    """See ``pieces.cash``."""
    side = 2.6 * r

    def draw(q: QPainter) -> None:
        pieces.cash(q, side / 2, side / 2, r)

    stamp(p, ("cash", round(r, 2)), cx - side / 2, cy - side / 2, side, side, draw)


def beer(p: QPainter, cx: float, cy: float, r: float) -> None:
    """See ``pieces.beer``; without a number."""
    side = 3.0 * r

    def draw(q: QPainter) -> None:
        pieces.beer(q, side / 2, side / 2, r)

    stamp(p, ("beer", round(r, 2)), cx - side / 2, cy - side / 2, side, side, draw)


def ship_token(p: QPainter, cx: float, cy: float, r: float, colour: str, mark: str) -> None:
    """See ``pieces.ship_token``."""
    side = 2.8 * r

    def draw(q: QPainter) -> None:
        pieces.ship_token(q, side / 2, side / 2, r, colour, mark)

    stamp(p, ("token", round(r, 2), colour, mark), cx - side / 2, cy - side / 2, side, side, draw)


def points_shield(p: QPainter, x: float, y: float, w: float, number: int) -> None:
    """See ``pieces.points_shield``."""
    edge = w * 0.3

    def draw(q: QPainter) -> None:
        pieces.points_shield(q, edge, edge, w, number)

    stamp(p, ("points", round(w, 2), number), x - edge, y - edge, w + 2 * edge, w * 1.14 + 2 * edge, draw)


def seat_shield(p: QPainter, x: float, y: float, size: float, seat: int) -> None:
    """See ``pieces.seat_shield``."""
    edge = size * 0.15

    def draw(q: QPainter) -> None:
        pieces.seat_shield(q, edge, edge, size, seat)

    stamp(p, ("seat", round(size, 2), seat), x - edge, y - edge, size + 2 * edge, size * 1.12 + 2 * edge, draw)


def cube(p: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """See ``pieces.cube``."""

    def draw(q: QPainter) -> None:
        pieces.cube(q, 1, 1, size, colour)

    stamp(p, ("cube", round(size, 2), colour), x - 1, y - 1, size + 2, size * 1.3 + 2, draw)


def sheet(
    p: QPainter,
    rect: QRectF,
    key: Hashable,
    reach: float,
    draw: Callable[[QPainter, QRectF], None],
    *,
    ground: bool = False,
) -> None:
    """Paint something that reaches beyond its rectangle, e.g. a panel with its shadow, by copying a picture.

    Args:
        p: The painter.
        rect: Where it is.
        key: What the picture depends on besides size, device pixel ratio and theme.
        reach: How far it paints beyond ``rect``, in px.
        draw: Paints it; called with the painter of the picture and the rectangle there.
        ground: Whether it is the first that is painted there, see ``begin``.
    """

    def paint(q: QPainter) -> None:
        draw(q, QRectF(reach, reach, rect.width(), rect.height()))

    stamp(
        p,
        key,
        rect.x() - reach,
        rect.y() - reach,
        rect.width() + 2 * reach,
        rect.height() + 2 * reach,
        paint,
        ground=ground,
    )
