"""Small painted things drawn once per size and then only copied: for parts that change while a slider is dragged."""

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
    """Copy what ``draw`` paints into a box at the origin to (x, y); painted once per ``key``, size and theme.

    The place is rounded to whole device pixels, so that the copy stays sharp.
    """
    ratio = p.device().devicePixelRatioF()
    name = (key, round(width, 2), round(height, 2), ratio, look.keeper.theme.name)
    picture = pixmaps.get(name, lambda: brushes.painted(ceil(width), ceil(height), ratio, draw))
    _copy(p, x, y, picture, ratio, ground=ground)


class _Blank:
    """The painter of a picture on which there is nothing yet."""

    def __init__(self) -> None:
        self.painter: QPainter | None = None


_blank = _Blank()


def begin(p: QPainter | None) -> None:
    """``p`` paints on an empty picture: a ``ground`` need not be mixed with what is there; ``None`` at its end."""
    _blank.painter = p


def _copy(p: QPainter, x: float, y: float, picture: QPixmap, ratio: float, *, ground: bool = False) -> None:
    """Copy a picture to whole device pixels; whole numbers take half as long as a point.

    A ``ground`` is the first thing that is painted, if anybody has said ``begin``: that takes a fifth of the time.
    """
    if _blank.painter is not None:
        is_first, _blank.painter = ground and p is _blank.painter, None
        if is_first:
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            _copy(p, x, y, picture, ratio)
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            return
    if ratio == 1.0:
        p.drawPixmap(round(x), round(y), picture)
    else:
        p.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), picture)


def _ink(value: ColorLike) -> Hashable:
    """What tells one colour from another, in keys."""
    return value if isinstance(value, str) else value.rgba()


def _is_straight(p: QPainter) -> bool:
    """Whether the painter neither scales nor turns, so that a stamp looks like what it was made from."""
    return not p.worldTransform().isScaling()  # Qt says so of one that turns, too


class _Line(NamedTuple):
    """A line of text as it is set.

    Attributes:
        text: What of it finds room.
        wide: Its advance, in px.
        share: The share of the spare width that is left of it.
        upright: How it stands in its height.
        number: Of this line and no other, for keys of pictures: hashing font and words for each copy takes long.
    """

    text: str
    wide: float
    share: float
    upright: Qt.AlignmentFlag
    number: int


_numbers = count()


@lru_cache(maxsize=2048)
def _line(
    text: str, with_font: QFont, align: int, width: float | None, _colours: Hashable, _fonts_loaded: int
) -> _Line:
    """The line, cut to ``width`` if that is given; one for each font and colour."""
    if width is not None:
        text = brushes.elided(text, with_font, width)
    sides = Qt.AlignmentFlag(align)
    share = 1.0 if sides & Qt.AlignmentFlag.AlignRight else 0.5 if sides & Qt.AlignmentFlag.AlignHCenter else 0.0
    upright = sides & Qt.AlignmentFlag.AlignVertical_Mask | Qt.AlignmentFlag.AlignLeft
    return _Line(text, brushes.text_width(text, with_font), share, upright, next(_numbers))


EDGE = 2.0
"""Pixels of a picture around its line: some letters reach out of their advance."""


LEAST_LEVEL = 11.0
"""Smallest letters of a rank, in px; it also stands in the tip of its seat."""


def rank(text: str) -> str:
    """What is painted of ``"AI · Master"``: the rank alone, so that it is the same in wide and in narrow places."""
    return text.rpartition("· ")[2]


def fitting_level(text: str, with_font: QFont, room: float) -> tuple[str, QFont]:
    """Who decides at a seat: the rank, in smaller letters where it would not fit."""
    text = rank(text)
    return text, brushes.fit_font(text, "text", with_font.pixelSize(), room, floor=LEAST_LEVEL)


def write_level(p: QPainter, rect: QRectF, text: str, with_font: QFont, colour: ColorLike) -> None:
    """Write who decides at a seat below its name."""
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
    """See ``brushes.draw_text``; setting a line costs ten times as much as copying it."""
    if wrap or not text or not _is_straight(p):
        brushes.draw_text(p, rect, text, with_font, colour, align, wrap=wrap, elide=elide, shade=shade)
        return
    width, high = rect.width(), rect.height()
    colours = _ink(colour), shade and (_ink(shade[0]), shade[1])
    line = _line(text, with_font, align._value_, width if elide else None, colours, look.fonts_loaded())
    wide, ratio = line.wide, p.device().devicePixelRatioF()

    def draw(q: QPainter) -> None:
        box = QRectF(EDGE, EDGE, wide + EDGE, high)
        brushes.draw_text(q, box, line.text, with_font, colour, line.upright, shade=shade)

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
    edge = ceil(3 * shadow + rim) + 1

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
    """What ``draw`` paints in and up to ``reach`` around ``rect``, copied where it was painted before.

    For some of what changes seldom on a panel that is painted anew at each position.  It is painted in the coordinates
    of ``p``, so that it looks the same as without being kept, wherever within a pixel it begins; ``key`` says what it
    depends on besides its size and that place.
    """
    if not _is_straight(p):
        draw(p)
        return
    ratio = p.device().devicePixelRatioF()
    x, y = rect.x() - reach, rect.y() - reach
    left, top = floor(x * ratio) / ratio, floor(y * ratio) / ratio
    dx, dy = round(x - left, 2), round(y - top, 2)
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
    """See ``pieces.meeple``; without a mark."""
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
    """A picture of ``rect``'s size that reaches ``reach`` beyond it, e.g. a panel with its shadow.

    Args:
        p: The painter.
        rect: Where it lies.
        key: What it depends on besides its size.
        reach: How far it goes beyond ``rect``, in px.
        draw: Paints it into the box that it is given.
        ground: Whether it is the first that is painted there.
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
