"""Paints pieces that are no single tiles: stacks, the bag, gondolas, flags, unbuilt tiles, special building cards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from app.engines.murano import components as c
from app.models.murano.pieces import SpecialPiece, UnbuiltPiece
from app.models.murano.words import CardTexts
from app.views import theme as look
from app.views.murano import art
from app.views.murano.boats import gondolier, hull
from app.views.murano.style import ALARM, FAINT, IVORY, ON_FILL, PAPER, SORT_COLOURS, SORT_GLYPHS, UMBER, flowing
from app.views.murano.tiles import sign, tile, tile_back
from app.views.paint import brushes, pieces, stamps
from app.views.paint.cards import CardFace
from app.views.paint.glyphs import glyph
from app.views.paint.icons import icon_row, icon_row_width
from app.views.widgets.measure import Measure

MOST_DRAWN = 3
"""Most tiles of a pile that are painted on one another."""

LEAST_NAME = 10.5
"""Smallest letters of the name of a special building card, in scene pixels."""


def paint_stack(p: QPainter, rect: QRectF, sort: str, count: int, *, empty: bool) -> None:
    """Paint a stack of tiles face down; an outline if it is empty, a red one if the whole sort is."""
    s = rect.width()
    if empty or not count:
        body = rect.adjusted(s * 0.04, s * 0.04, -s * 0.04, -s * 0.04)
        tone = ALARM if empty else "#7C7158"
        p.setPen(brushes.pen(tone, max(1.4, s * 0.06), dash=True))
        p.setBrush(look.color(PAPER, 0.75))
        p.drawPath(brushes.rounded(body, s * 0.13))
        with brushes.saved(p):
            p.setOpacity(0.55)
            sign(p, SORT_GLYPHS[sort], rect.x() + s * 0.18, rect.y() + s * 0.14, s * 0.64, tone)
        return
    shown = min(count, MOST_DRAWN)
    step = s * 0.055
    for k in range(shown - 1, -1, -1):
        tile_back(p, rect.translated(k * step, -k * step * 1.2), c.SORTS.index(sort))


def paint_pill(p: QPainter, rect: QRectF, text: str, measure: Measure, *, alarm: bool) -> None:
    """Paint a number in a pill, at the foot of a pile; red with ``alarm``."""
    p.setPen(brushes.pen(ON_FILL if alarm else UMBER, 1.2))
    p.setBrush(look.color(ALARM if alarm else PAPER))
    p.drawPath(brushes.rounded(rect, rect.height() / 2))
    font = look.font("text", min(measure.letter_size(14, 13), rect.height() * 0.78), weight=700, tabular=True)
    ink = ON_FILL if alarm else look.INK
    brushes.draw_text(p, rect.adjusted(-4, -1, 4, -1), text, font, ink, brushes.CENTER)


def paint_bag(p: QPainter, rect: QRectF) -> None:
    """Paint the bag with the beads."""
    side = rect.width()
    brushes.fill(p, look.color("#00141C", 0.3))
    brushes.disc(p, rect.center().x(), rect.bottom() - side * 0.08, side * 0.4, side * 0.1)
    tint = ("#E2C08A", "#B98A4E", "#6E4A22")
    glyph(p, "pouch-with-beads", rect.x(), rect.y() - side * 0.02, side, tint, shadow=side * 0.04, rim=side * 0.02)


def paint_supply(p: QPainter, rect: QRectF, colour: int, count: int, measure: Measure) -> None:
    """Paint the gondoliers of a seat in the general supply, with their number."""
    high = rect.height() * 0.94
    left = rect.center().x() - high * 0.5
    with brushes.saved(p):
        p.setOpacity(1.0 if count else 0.4)
        gondolier(p, left + high * 0.3, rect.bottom(), high, colour)
    font = measure.font("text", 16, 14, 700, tabular=True)
    line = QRectF(left + high * 0.66, rect.y(), high, rect.height())
    brushes.draw_text(p, line, str(count), font, IVORY if count else FAINT)


def paint_dock(p: QPainter, rect: QRectF, colour: int) -> None:
    """Paint a gondola with the shield of its colour."""

    def draw(q: QPainter, box: QRectF) -> None:
        w = box.width() * 0.96
        hull(q, box.center().x(), box.y() + box.height() * 0.52, w)
        side = w * 0.32
        pieces.seat_shield(q, box.center().x() - side * 0.92, box.y() + box.height() * 0.34, side, colour)

    stamps.sheet(p, rect, ("dock", colour), 4, draw)


def paint_gondolier(p: QPainter, rect: QRectF, colour: int, *, used: bool) -> None:
    """Paint a gondolier on a gondola, half transparent if it has served a character."""
    with brushes.saved(p):
        p.setOpacity(0.45 if used else 1.0)
        gondolier(p, rect.center().x(), rect.bottom(), rect.height(), colour)


def paint_flag(p: QPainter, rect: QRectF, name: str, measure: Measure, *, closed: bool) -> None:
    """Paint the flag with the name of an island, paler for one that is ``closed``."""

    def draw(q: QPainter, box: QRectF) -> None:
        radius = box.height() * 0.24
        brushes.shadow(q, box, radius, 3, 0.35)
        q.setPen(brushes.pen("#8C6A34", 1))
        q.setBrush(look.color(PAPER, 0.8 if closed else 1.0))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("flag", closed), 5, draw)
    px = min(measure.letter_size(13.5, 13), rect.height() * 0.8)
    font = brushes.fit_font(name, "text", px, rect.width() - 6, floor=11, weight=700)
    brushes.draw_text(p, rect.adjusted(-4, -1.5, 4, 0), name, font, "#665847" if closed else look.INK, brushes.CENTER)


def paint_unbuilt(p: QPainter, rect: QRectF, piece: UnbuiltPiece, measure: Measure) -> None:
    """Paint an unbuilt tile, face down if the viewer does not see it; several lie on one another with their number."""
    for k in range(min(piece.count, MOST_DRAWN) - 1, -1, -1):
        place = rect.translated(k * rect.width() * 0.06, -k * rect.width() * 0.06)
        if piece.tile:
            tile(p, place, piece.tile)
        else:
            tile_back(p, place, c.SORTS.index(piece.sort))
    if piece.count > 1:
        high = max(15.0, min(20.0 * measure.unit, rect.width() * 0.5))
        font = look.font("text", max(13.0, high * 0.74), weight=700)
        wide = brushes.text_width(f"×{piece.count}", font) + high * 0.6
        box = QRectF(rect.right() - wide * 0.86, rect.bottom() - high * 0.82, wide, high)
        paint_pill(p, box, f"×{piece.count}", measure, alarm=False)


def paint_sign_card(
    p: QPainter, rect: QRectF, piece: SpecialPiece, said: CardTexts, measure: Measure, *, own: bool
) -> None:
    """Paint a special building card as a flat sign: its picture, its name, and what it does if there is room.

    ``own`` ones lie on the dark glass of the viewer's column and have their text, others lie on paper.
    """
    now = look.theme()
    radius = min(measure.of(8, 6), rect.height() * 0.25)
    side = min(rect.height() - measure.of(6, 4), measure.of(46, 34))
    title, text = said
    face = art.special_face(piece.face, title)
    left = rect.x() + side + measure.of(12, 9)
    room = rect.right() - left - measure.of(5, 4)
    words = room >= measure.of(40, 34)  # else the picture alone, in the middle

    def draw(q: QPainter, box: QRectF) -> None:
        brushes.shadow(q, box, radius, 3, 0.35)
        q.setPen(brushes.pen("#000000" if own else now.line, 1, 0.4 if own else 1.0))
        q.setBrush(look.color(now.card if own else now.raised))
        q.drawPath(brushes.rounded(box, radius))
        indent = measure.of(3, 2) if words else (box.width() - side) / 2
        stage = QRectF(box.x() + indent, box.y() + (box.height() - side) / 2, side, side)
        with brushes.clipped(q, brushes.rounded(stage, radius * 0.8)):
            tone = SORT_COLOURS["special_building"]
            q.fillRect(stage, brushes.vertical(stage, look.mix(tone, "#FFFFFF", 0.2), tone))
            glyph(q, face.glyph, stage.x() + side * 0.12, stage.y() + side * 0.12, side * 0.76, "#FFF6E4")

    stamps.sheet(p, rect, ("sign card", piece.face, own, radius, words), 5, draw)
    if not words:
        return
    size = measure.of(15, 13)
    beside = size if piece.fresh else 0.0  # its sign stands beside the name
    _paint_sign_words(p, QRectF(left, rect.y(), room, rect.height()), face, text, measure, own=own, beside=beside)
    if piece.fresh:
        glyph(p, "hourglass", rect.right() - size * 1.1, rect.y() + size * 0.1, size, "#8A5A10")


def _paint_sign_words(
    p: QPainter, box: QRectF, face: CardFace, text: str, measure: Measure, *, own: bool, beside: float
) -> None:
    """Paint the name beside the picture, and below it, on an ``own`` card, what the card does.

    That is said in icons if the text would be cut even in the smallest letters.  The name leaves ``beside`` px of width
    free at the right.
    """
    ink = look.INK if own else look.theme().text
    px, small = measure.letter_size(16.5, 14.5), measure.letter_size(14, 13)
    line = px * 1.25
    tall = own and box.height() > line + small * 1.2
    lines, name = sign_name(face.name, px, box.width() - beside, line if tall else box.height())
    high = line if tall else 1.15 * name.pixelSize()
    top = box.y() + 2 if tall else box.center().y() - 1 - high * len(lines) / 2
    for k, words in enumerate(lines):
        brushes.draw_text(p, QRectF(box.x(), top + k * high, box.width() - beside, high), words, name, ink)
    if lines and not tall:
        return
    below = box.adjusted(0, line if lines else 0, 0, -2)
    smallest = look.font("text", look.MIN_TEXT_PX)
    if brushes.wrapped_height(text, smallest, box.width()) <= below.height() + 2:
        flowing(p, below, text, small, "#4A3D30")
        return
    z = min(measure.of(22, 19), below.height() - 1)
    wide = min(box.width(), icon_row_width(face.icons, z) + 1)
    icon_row(p, QRectF(box.x(), below.y(), wide, below.height()), z, face.icons, ink)


def sign_name(title: str, px: float, room: float, high: float) -> tuple[list[str], QFont]:
    """The lines of a name on a sign, and their font.

    One line in letters down to ``LEAST_NAME``, else two lines, else one in condensed letters; none if even that is cut.

    Args:
        title: The name.
        px: The usual size of its letters.
        room: Width of the place, in px.
        high: Height of the place, in px.
    """
    name = brushes.fit_font(title, "caps", px, room, floor=LEAST_NAME, weight=700)
    if brushes.text_width(title, name) <= room:
        return [title], name
    if " " in title and high > 2.3 * LEAST_NAME:
        lines = brushes.halves(title, name)
        longest = max(lines, key=lambda line: brushes.text_width(line, name))
        found = brushes.narrowed(
            brushes.fit_font(longest, "caps", px, room, floor=LEAST_NAME, weight=700), longest, room
        )
        if brushes.text_width(longest, found) <= room:
            return lines, found
    name = brushes.narrowed(name, title, room)
    return [title] if brushes.text_width(title, name) <= room else [], name


def paint_no_deck(p: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the outline of an empty deck."""
    p.setPen(brushes.pen("#7C7158", 1.5, dash=True))
    p.setBrush(look.color(PAPER, 0.5))
    p.drawPath(brushes.rounded(rect, radius))
