"""Paints pieces that are no cards: spaces, goods, shelves of the shop, tiles, empty piles."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.engines.loyang import components as c
from app.models.loyang import pieces as kinds
from app.models.loyang.tiles import GLYPHS
from app.views import theme as look
from app.views.loyang.goods import count_badge, hollow, veg
from app.views.loyang.style import CREAM, GLASS, SAND, STRAW, SUNNY
from app.views.paint import brushes, pieces, stamps
from app.views.paint.captions import write_caption
from app.views.paint.glyphs import glyph
from app.views.widgets.measure import Measure

DIM = 0.55
"""Opacity of the sizes of private fields that cannot be next."""


# --- path ------------------------------------------------------------------------------------------------------------


def paint_space(p: QPainter, rect: QRectF, piece: kinds.SpacePiece, measure: Measure, high: float) -> None:
    """Paint a space, ``high`` px high, and below it the price of a step to it if it is one of the next."""
    box = QRectF(rect.x(), rect.y(), rect.width(), high)
    _space(p, box, piece, measure)
    if piece.is_next:
        _price(p, QRectF(rect.x(), box.bottom(), rect.width(), rect.bottom() - box.bottom()), piece, measure)


def _space(p: QPainter, box: QRectF, piece: kinds.SpacePiece, measure: Measure) -> None:
    tones = ("#5C4A32", "#3E3120")
    if piece.ahead <= 0:
        tones = ("#4E6E50", "#2E4A34") if piece.ahead else ("#5E8360", "#38583E")
    elif piece.is_next:
        tones = ("#8A6A3C", "#5E4626")
    near = piece.is_next or not piece.ahead
    edge = "#E9BE62" if near else "#B58F54"

    def draw(q: QPainter, ground: QRectF) -> None:
        q.setPen(brushes.pen(edge, measure.of(2.2) if near else measure.of(1.3)))
        q.setBrush(brushes.vertical(ground, *tones))
        q.drawPath(brushes.rounded(ground.adjusted(1, 1, -1, -1), measure.of(9, 7)))

    stamps.sheet(p, box, ("space", tones, edge, measure.unit), 1, draw)
    if piece.number == c.LAST_SPACE:
        side = min(box.width(), box.height()) * 0.86
        at = box.center()
        glyph(p, "pagoda", at.x() - side / 2, at.y() - side / 2, side, ("#FFE9B0", "#D9A441"))
        return
    font = look.font("display", max(14.0, box.height() * 0.56), weight=800, tabular=True)
    ink = CREAM if piece.ahead <= kinds.SHOWN_STEPS else "#D9C5A0"
    brushes.draw_text(p, box.adjusted(-4, -1, 4, -1), str(piece.number), font, ink, brushes.CENTER)


def _price(p: QPainter, box: QRectF, piece: kinds.SpacePiece, measure: Measure) -> None:
    high = min(box.height() - measure.of(3, 2), measure.of(24, 19))
    font = look.font("display", max(13.0, high * 0.78), weight=800, tabular=True)
    text = str(piece.price)
    r = high * 0.38
    wide = brushes.text_width(text, font) + 2 * r + high * 0.62
    pill = QRectF(box.center().x() - wide / 2, box.bottom() - high - 1, wide, high)
    p.setPen(brushes.pen("#5A4326", 1))
    p.setBrush(look.color("#FAF5EA"))
    p.drawPath(brushes.rounded(pill, high / 2))
    stamps.cash(p, pill.x() + r + high * 0.2, pill.center().y(), r)
    room = QRectF(pill.x() + 2 * r + high * 0.3, pill.y() - 1, pill.width(), high)
    brushes.draw_text(p, room, text, font, look.LIGHT.danger if piece.dear else look.INK)


def paint_walker(p: QPainter, rect: QRectF, colour: int) -> None:
    """Paint the marker of a seat: a shield in its colour."""
    pieces.seat_shield(p, rect.x(), rect.y(), rect.width(), colour)


# --- goods -----------------------------------------------------------------------------------------------------------


def paint_load(p: QPainter, rect: QRectF, good: int, count: int) -> None:
    """Paint the goods of a kind on a cart with their number, or their empty place."""
    side = rect.width()
    r = side * 0.42
    at = rect.center()
    if not count:
        hollow(p, at.x(), at.y(), r * 0.9, good)
        return
    for k in range(min(count, 3) - 1, 0, -1):
        veg(p, at.x() + k * r * 0.16, at.y() - k * r * 0.13, r, good)
    veg(p, at.x(), at.y(), r, good)
    if count > 1:
        small = max(8.5, side * 0.19)  # at the upper edge: a good that is chosen has its check mark at the lower one
        count_badge(p, rect.right() - small * 1.05, rect.y() + small * 1.05, small, str(count))


def paint_stored(p: QPainter, rect: QRectF, good: int, count: int) -> None:
    """Paint the goods of a kind in the storehouse, side by side."""
    r = rect.height() / 2
    step = (rect.width() - 2 * r) / max(1, count - 1)
    for k in range(count):
        veg(p, rect.x() + r + k * step, rect.center().y(), r * 0.92, good)


def paint_shelf(p: QPainter, rect: QRectF, piece: kinds.ShelfPiece, measure: Measure) -> None:
    """Paint a column of the shop: the price of a good, its places from bottom to top, and what the shop pays."""
    good = piece.good
    u = rect.width()
    r = min(u * 0.40, measure.of(18, 14))
    x = rect.center().x()
    pieces.gem(p, x, rect.y() + r * 1.16, r, c.BUY_PRICE[good], dear=piece.dear)
    foot = measure.of(27, 20)
    top, bottom = rect.y() + r * 2.35, rect.bottom() - foot
    pitch = min((bottom - top) / 3, u * 1.0)
    token = min(u * 0.44, pitch * 0.45)
    for k in range(c.PLACES[good]):
        y = bottom - pitch * (k + 0.5)
        if k < piece.count:
            veg(p, x, y, token, good)
        else:
            hollow(p, x, y, token * 0.94, good)
    low = QRectF(rect.x() - 4, bottom, rect.width() + 8, foot)
    font = measure.font("text", 16, 13.5, 700, tabular=True)
    if piece.free:
        brushes.draw_text(p, low, f"+{c.SELL_PRICE[good]}", font, SUNNY, brushes.CENTER)
    else:
        side = foot * 0.52
        glyph(p, "padlock", x - side / 2, low.center().y() - side / 2, side, look.color(SAND, 0.6))


# --- tiles -----------------------------------------------------------------------------------------------------------


class TileFace(NamedTuple):
    """What a tile shows.

    Attributes:
        verb: The verb of its actions.
        title: Its name.
        line: What is possible now, or why nothing is.
        shortcut: Its keyboard shortcut.
        is_open: Whether it can be chosen.
        is_locked: Whether a padlock takes the place of the shortcut.
        main: Whether it looks like the main thing to do.
        due: Whether its line is emphasized, because customers are due.
    """

    verb: str
    title: str
    line: str
    shortcut: str
    is_open: bool
    is_locked: bool
    main: bool
    due: bool


def paint_tile(p: QPainter, rect: QRectF, face: TileFace, measure: Measure, *, purse: bool) -> None:
    """Paint a tile; ``purse``: whether it is one of those below the cash, which have less room."""
    is_open, main = face.is_open, face.main
    now = look.theme()

    def draw(q: QPainter, box: QRectF) -> None:
        radius = min(measure.of(13, 9), box.height() * 0.24)
        if is_open:
            brushes.shadow(q, box, radius, measure.of(6, 4), 0.30)
        q.setPen(brushes.pen(now.primary if main else now.line_strong if is_open else now.line, 1.2))
        q.setBrush(look.color(now.primary if main else now.panel if is_open else now.sunken, 1.0 if is_open else 0.95))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("tile", is_open, main, measure.unit), 8, draw)
    ink = now.on_primary if main else now.text if is_open else now.text_3
    line_ink = now.on_primary if main else now.danger if face.due else now.text_2 if is_open else now.text_3
    if purse or not measure.wide:
        _narrow(p, rect, face, measure, ink, line_ink)
    else:
        _broad(p, rect, face, measure, ink, line_ink)


def _sign(p: QPainter, box: QRectF, face: TileFace, ink: str) -> None:
    tone = ink if face.main or not face.is_open else look.accent_text("loyang")
    glyph(p, GLYPHS[face.verb], box.x(), box.y(), box.width(), tone)


def _broad(p: QPainter, rect: QRectF, face: TileFace, measure: Measure, ink: str, line_ink: str) -> None:
    """Paint the words in two lines: glyph and name; what is possible, and the shortcut."""
    pad = measure.of(11)
    side = measure.of(28)
    upper = QRectF(rect.x() + pad, rect.y() + measure.of(8), rect.width() - 2 * pad, measure.of(30))
    _sign(p, QRectF(upper.x(), upper.center().y() - side / 2, side, side), face, ink)
    room = upper.adjusted(side + measure.of(8), 0, 0, 0)
    write_caption(p, room, face.title, measure.letter_size(17), ink, floor=12, weight=700)
    lower = QRectF(upper.x(), rect.bottom() - measure.of(32), upper.width(), measure.of(25))
    key = _lock(p, lower, measure, ink) if face.is_locked else _key(p, lower, face.shortcut, measure, ink)
    left = lower.adjusted(0, 0, -key - measure.of(4), 0)
    weight = 600 if face.due else 400
    write_caption(p, left, face.line, measure.letter_size(14.5), line_ink, floor=12, weight=weight)


def _narrow(p: QPainter, rect: QRectF, face: TileFace, measure: Measure, ink: str, line_ink: str) -> None:
    """Paint the same where there is little room: the glyph is left out, and so is the shortcut, if they do not fit."""
    pad = measure.of(10, 7)
    title, line, key = face.title, face.line, face.shortcut
    inner = rect.adjusted(pad, 0, -pad * 0.8, 0)
    high = rect.height()
    upper = QRectF(inner.x(), rect.y() + high * (0.07 if line else 0.22), inner.width(), high * 0.48)
    lower = QRectF(inner.x(), rect.y() + high * 0.51, inner.width(), high * 0.40)
    side = min(measure.of(21, 18), upper.height() * 0.96)
    room = upper.adjusted(side + measure.of(7, 5), 0, 0, 0)
    if brushes.text_width(title, look.font("text", 12, weight=700)) <= room.width():
        _sign(p, QRectF(upper.x(), upper.center().y() - side / 2, side, side), face, ink)
    else:
        room = upper
    title_font = brushes.fit_font(title, "text", measure.letter_size(16.5, 14.5), room.width(), floor=11.5, weight=700)
    brushes.draw_text(p, room, title, title_font, ink, elide=True)
    small = brushes.fit_font(line, "text", measure.letter_size(14, 13), lower.width(), floor=11.5)
    deep = lower.adjusted(0, -high * 0.09, 0, high * 0.09)  # letters like p are higher than the line in little room
    brushes.draw_text(p, deep, line, small, line_ink, elide=True)
    # The shortcut stands at the end of the first line that has room for it, the lower one before the upper one.
    for box, words, font in ((lower, line, small), (room, title, title_font)):
        if brushes.text_width(words, font) + measure.of(21, 16.5) + 4 > box.width():
            continue
        if face.is_locked:
            _lock(p, box, measure, ink)
        elif face.is_open and key:
            _key(p, box, key, measure, ink)
        break


def _lock(p: QPainter, line: QRectF, measure: Measure, ink: str) -> float:
    """Paint a padlock at the right of a line; returns its width in px."""
    side = min(measure.of(19, 15), line.height())
    glyph(p, "padlock", line.right() - side, line.center().y() - side / 2, side, ink)
    return side


def _key(p: QPainter, line: QRectF, key: str, measure: Measure, ink: str) -> float:
    """Paint a keyboard shortcut at the right of a line, if there is one.

    Returns:
        Its width in px, 0 without one.
    """
    if not key:
        return 0.0
    side = min(measure.of(21, 16.5), line.height())
    box = QRectF(line.right() - side, line.center().y() - side / 2, side, side)
    brushes.stroke(p, brushes.pen(look.color(ink, 0.55), 1))
    p.drawPath(brushes.rounded(box, side * 0.26))
    font = look.font("text", side * 0.68, weight=700)
    brushes.draw_text(p, box.adjusted(-3, -1, 3, 0), key, font, look.color(ink, 0.85), brushes.CENTER)
    return side


# --- piles -----------------------------------------------------------------------------------------------------------


def empty_place(p: QPainter, rect: QRectF, radius: float, mark: str = "", alpha: float = 0.36) -> None:
    """Paint a dashed outline where nothing lies, with the glyph ``mark`` if given; ``alpha`` is its opacity inside."""
    p.setPen(brushes.pen(STRAW, 1.4, 0.55, dash=True))
    p.setBrush(look.color(GLASS, alpha))
    p.drawPath(brushes.rounded(rect, radius))
    if mark:
        side = min(rect.width(), rect.height()) * 0.46
        at = rect.center()
        glyph(p, mark, at.x() - side / 2, at.y() - side / 2, side, STRAW, alpha=0.55)


def paint_sizes(p: QPainter, rect: QRectF, sizes: Sequence[int], coming: Sequence[int], measure: Measure) -> None:
    """Paint the sizes of the private fields still to come, each once, with a dot for each field if there are several.

    The sizes in ``coming``, which the next field may have, are bright.
    """
    if not sizes:
        return
    seen: dict[int, int] = {}
    for size in sizes:
        seen[size] = seen.get(size, 0) + 1
    step = min(rect.width() / len(seen), measure.of(32, 23))
    r = min(step * 0.42, rect.height() * 0.48)
    x = rect.center().x() - step * (len(seen) - 1) / 2
    font = look.font("display", max(13.0, r * 1.3), weight=800)
    for k, (size, count) in enumerate(seen.items()):
        at = QPointF(x + k * step, rect.center().y())
        bright = size in coming
        p.setPen(brushes.pen(STRAW, 1.2, 0.9 if bright else 0.35))
        p.setBrush(look.color("#6A4828" if bright else GLASS, 0.95 if bright else 0.4))
        p.drawRoundedRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r), r * 0.4, r * 0.4)
        ink = look.color(CREAM, 1.0 if bright else DIM)
        box = QRectF(at.x() - 2 * r, at.y() - r - 1, 4 * r, 2 * r)
        brushes.draw_text(p, box, str(size), font, ink, Qt.AlignmentFlag.AlignCenter)
        if count > 1:
            brushes.fill(p, look.color(STRAW, 1.0 if bright else DIM))
            for dot in range(count):
                brushes.disc(p, at.x() + (dot - (count - 1) / 2) * r * 0.6, at.y() + r * 1.25, max(1.5, r * 0.16))
