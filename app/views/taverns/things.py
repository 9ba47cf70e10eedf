"""Small things on the table of the Taverns: dice, slots, tokens, piles, and what lies on tiles."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.engines.taverns import components as c
from app.models.taverns.pieces import NONE, TilePiece
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.paint import brushes, cards, pieces, stamps
from app.views.paint.glyphs import glyph
from app.views.paint.icons import Icon, icon_row, icon_row_width
from app.views.paint.pieces import die
from app.views.taverns import art
from app.views.taverns.style import CREAM, GLASS, LEAST, SAND
from app.views.widgets.measure import Measure

ICON_INK = "#FFE9C4"

DIM = 0.62
"""Opacity of what a tile does not give yet."""

PRICE_DISTANCE = 1.75
"""Distance of the full price of a tile from the lower one, in radii of a gem."""


# --- dice ------------------------------------------------------------------------------------------------------------


def die_colour(pips: int, seat_colour: int) -> str:
    """The colour of a die: gold for an X, that of the seat for own dice, ivory for white ones.

    ``seat_colour`` is ``Seat.colour``, or ``NONE`` for white dice.
    """
    if pips == c.JOKER:
        return art.JOKER_DIE
    return look.SEATS[seat_colour].color if seat_colour != NONE else art.WHITE_DIE


def paint_die(p: QPainter, rect: QRectF, pips: int, colour: str, raised: int = 0, *, lost: bool = False) -> None:
    """Paint a die with the number of raises that it uses at its corner; dimmed if it is lost or used."""
    side = rect.width()
    with brushes.saved(p):
        if lost:
            p.setOpacity(0.45)
        die(p, rect.x(), rect.y(), side, "X" if pips == c.JOKER else pips, colour)
    if raised:
        _raise_badge(p, QPointF(rect.right() - side * 0.1, rect.y() + side * 0.1), side * 0.26, raised)


def _raise_badge(p: QPainter, at: QPointF, r: float, raised: int) -> None:
    p.setPen(brushes.pen("#FFF8E8", max(1.0, r * 0.14)))
    p.setBrush(look.color("#2F6470"))
    brushes.disc(p, at.x(), at.y(), r)
    box = QRectF(at.x() - 2 * r, at.y() - r, 4 * r, 2 * r)
    brushes.draw_text(p, box, f"+{raised}", look.font("text", r * 1.2, weight=700), "#FFF8E8", brushes.CENTER)


def paint_slot(p: QPainter, rect: QRectF, wants: Sequence[int] = (), words: str = "") -> None:
    """Paint a hollow for a die, with the faces ``wants`` as pale pips or with ``words`` in it."""
    side = rect.width()
    p.setPen(brushes.pen("#F0C987", max(1.0, side * 0.03), 0.55, dash=True))
    p.setBrush(look.color(GLASS, 0.62))
    p.drawPath(brushes.rounded(rect, side * 0.2))
    if words:
        font = brushes.fit_font(words, "text", max(LEAST, side * 0.34), side * 0.92, floor=LEAST, weight=600)
        font = brushes.narrowed(font, words, side * 0.92)
        brushes.draw_text(p, rect.adjusted(-4, -2, 4, 0), words, font, look.color("#F6DCA8", 0.85), brushes.CENTER)
    for face in wants:
        brushes.fill(p, look.color("#F6DCA8", 0.55))
        for dx, dy in pieces.PIPS[face]:
            at = rect.center() + QPointF(dx * side * 0.23, dy * side * 0.23)
            brushes.disc(p, at.x(), at.y(), side * 0.078)


def paint_coaster(p: QPainter, rect: QRectF, colour: int) -> None:
    """Paint a coaster with the shield of the seat that rolled its dice."""

    def draw(q: QPainter, box: QRectF) -> None:
        radius = box.height() * 0.3
        brushes.shadow(q, box, radius, 5, 0.5)
        q.setPen(brushes.pen("#6B4B27", 1.2))
        q.setBrush(brushes.vertical(box, "#E9D3A4", "#D6B77E", "#BC9557"))
        q.drawPath(brushes.rounded(box, radius))
        brushes.stroke(q, brushes.pen("#8A5A2E", max(1.2, box.height() * 0.03), 0.8))
        q.drawPath(brushes.rounded(box.adjusted(3.5, 3.5, -3.5, -3.5), radius * 0.86))
        with brushes.clipped(q, brushes.rounded(box, radius)):
            brushes.noise(q, box, 0.12, 4)

    stamps.sheet(p, rect, ("coaster",), 8, draw)
    side = rect.height() * 0.34
    # At the lower left: above the coaster stands a label.
    stamps.seat_shield(p, rect.x() - side * 0.32, rect.bottom() - side * 0.8, side, colour)


# --- tokens and piles ------------------------------------------------------------------------------------------------


def paint_counter_guest(p: QPainter, rect: QRectF) -> None:
    """Paint a counter guest."""
    pieces.meeple(p, rect.x(), rect.y(), rect.width(), "#C98A3E", mark="beer-stein")


def paint_schnapps(p: QPainter, rect: QRectF, count: int, measure: Measure) -> None:
    """Paint a bottle and the number of schnapps."""
    side = min(rect.height(), rect.width() * 0.6)
    tint = ("#FFE9C4", "#E7B25A", "#A8662A") if count else ("#8A7458", "#5F4C36")
    y = rect.center().y() - side / 2
    glyph(p, art.SCHNAPPS, rect.x(), y, side, tint, shadow=side * 0.03)
    text = QRectF(rect.x() + side * 0.92, rect.y(), rect.width() - side * 0.9, rect.height())
    font = measure.font("display", 24, 19, 800, tabular=True)
    brushes.draw_text(p, text, str(count), font, CREAM if count else SAND)


def empty_place(p: QPainter, rect: QRectF, radius: float, mark: str = "", alpha: float = 0.40) -> None:
    """Paint a dashed outline where nothing lies, with a glyph (``mark``) in it if there is one."""
    p.setPen(brushes.pen("#F0C987", 1.5, 0.55, dash=True))
    p.setBrush(look.color(GLASS, alpha))
    p.drawPath(brushes.rounded(rect, radius))
    if mark:
        side = rect.width() * 0.5
        glyph(p, mark, rect.center().x() - side / 2, rect.center().y() - side / 2, side, "#F0C987", alpha=0.6)


def count_pill(p: QPainter, rect: QRectF, text: str, measure: Measure) -> None:
    """Paint a number in a pill."""
    now = look.theme()
    p.setPen(brushes.pen(now.line, 1))
    p.setBrush(look.color(now.raised))
    p.drawPath(brushes.rounded(rect, rect.height() / 2))
    px = min(measure.letter_size(14, 13), rect.height() * 0.74)
    font = look.font("text", px, weight=600, tabular=True)
    brushes.draw_text(p, rect.adjusted(-4, -1, 4, -1), text, font, now.text, brushes.CENTER)


# --- tiles -----------------------------------------------------------------------------------------------------------


def yields(tile: str, amount: int, colour: int) -> tuple[Icon, ...]:
    """What a tile gives, in icons; empty for nothing.

    Args:
        tile: Id of the tile.
        amount: Its value, as ``TilePiece.gives``.
        colour: Colour of the seat, for its dice.
    """
    if tile in ("tables", "safe", "beer_storage"):
        sign: Icon = {"tables": ("glyph", "wooden-chair"), "safe": ("coin",), "beer_storage": ("beer", "")}[tile]
        return (("text", str(amount)), sign)
    if not amount:
        return ()
    return {
        "waitress_post": (("text", f"+{amount}"), ("die", 4, look.SEATS[colour].color)),
        "wash_place": (("die", 3), ("text", f"+{amount}")),
        "cash_till": (("coin", amount),),
        "barrel": (("beer", amount),),
        "beer_delivery": (("beer", amount),),
        "monk": (("text", f"+{amount}"), ("glyph", art.MONASTERY)),
    }[tile]


def paint_sign(p: QPainter, rect: QRectF, piece: TilePiece, title: str, measure: Measure, colour: int) -> None:
    """Paint the sign of a tile: glyph, name, and what it gives.

    An upgraded one has a star at its corner, any other the price of its upgrade and, paler, what that would give.
    Where cards laid out lower the price and the name leaves room, the full price stands before the lower one.
    """
    # In the upper line the name and, at the right, the corner for star or price.
    pad, corner = measure.of(10, 7), measure.of(13.5, 10.5)
    name = QRectF(
        rect.x() + pad, rect.y() + measure.of(7, 5), rect.width() - 2 * pad - corner * 1.3, measure.of(23, 17)
    )
    at = QPointF(rect.right() - corner * 0.85, rect.y() + corner * 0.8)
    font = _name_font(title, name.width(), measure)
    if not piece.upgraded and piece.price < piece.full_price:
        # Both prices only if the name still fits into what they leave.
        beside = _name_font(title, name.width() - corner * PRICE_DISTANCE, measure)
        if brushes.text_width(title, beside) <= name.width() - corner * PRICE_DISTANCE:
            font, full = beside, piece.full_price
            pieces.gem(p, at.x() - corner * PRICE_DISTANCE, at.y(), corner, full, dear=piece.costs_too_much(full))
    brushes.draw_text(p, name, title, font, CREAM, elide=True)
    # Below it the glyph, and beside that what the tile gives.
    size = min(measure.of(38, 28), rect.bottom() - name.bottom() - measure.of(2))
    top = name.bottom() + (rect.bottom() - name.bottom() - size) / 2
    brushes.glow(p, name.x() + size / 2, top + size / 2, size, "#FFB454", 0.34)
    glyph(p, art.TILE_GLYPHS[piece.face], name.x(), top, size, ("#FFEFC9", "#F0B95C", "#B8742C"), shadow=2)
    z = measure.of(23, 17)
    left = name.x() + size + measure.of(9, 6)
    line = QRectF(left, top + (size - z) / 2, rect.right() - left - measure.of(6, 4), z)
    _paint_yield(p, line, z, piece, colour)
    if piece.upgraded:
        _star(p, at, corner, fresh=piece.fresh)
    else:
        pieces.gem(p, at.x(), at.y(), corner, piece.price, dear=piece.dear)


def _name_font(title: str, width: float, measure: Measure) -> QFont:
    """The font for a name of a tile: it becomes narrower before it becomes small."""
    font = brushes.fit_font(title, "caps", measure.letter_size(17, 13.5), width / cards.NARROW, floor=11, weight=700)
    return brushes.narrowed(font, title, width)


def _star(p: QPainter, at: QPointF, r: float, *, fresh: bool) -> None:
    """Paint a golden star, or an hourglass while the upgrade does not work yet."""
    p.setPen(brushes.pen("#7F520C", 1))
    p.setBrush(look.color("#FFF1C9"))
    brushes.disc(p, at.x(), at.y(), r * 0.92)
    mark = "hourglass" if fresh else "round-star"
    size = r * 1.5
    glyph(p, mark, at.x() - size / 2, at.y() - size / 2, size, "#8A5A10" if fresh else ("#E3AE3C", "#B9832A"))


def _paint_yield(p: QPainter, line: QRectF, z: float, piece: TilePiece, colour: int) -> None:
    """Paint what a tile gives now and, paler behind an arrow, what it will give when upgraded."""
    now = yields(piece.face, piece.gives, colour)
    x = line.x()
    if now:
        width = icon_row_width(now, z)
        icon_row(p, QRectF(x, line.y(), width, z), z, now, ICON_INK)
        x += width + z * 0.3
    if piece.upgraded and piece.gives == piece.upgraded_value:
        return
    later = (("arrow",), *yields(piece.face, piece.upgraded_value, colour))
    small = z * 0.86
    room = line.right() - x
    width = min(room, icon_row_width(later, small))
    if room > small * 1.6:
        with brushes.saved(p):
            p.setOpacity(DIM)
            icon_row(p, QRectF(x, line.y() + (z - small) / 2, width, small), small, later, ICON_INK)


def paint_bed(
    p: QPainter, rect: QRectF, wants: Sequence[int], measure: Measure, slots: Sequence[Box], any_die: str
) -> None:
    """Paint the lower part of a tile that takes dice, with its hollows.

    Args:
        p: The painter.
        rect: The bed of the tile.
        wants: Faces that it takes, empty for any.
        measure: The sizes of the table.
        slots: Hollows without dice.
        any_die: Word for a hollow that takes any die.
    """
    inset = measure.of(7, 5)
    ground = rect.adjusted(inset, 0, -inset, -inset)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color(GLASS, 0.30))
    p.drawPath(brushes.rounded(ground, measure.of(8, 6)))
    for k, slot in enumerate(map(rect_of, slots)):
        if not wants:
            paint_slot(p, slot, (), any_die)
        # As many hollows as faces: each shows one.  Else they show all in figures.
        elif len(slots) == len(wants):
            paint_slot(p, slot, wants[k : k + 1])
        else:
            paint_slot(p, slot, (), "/".join(map(str, wants)))
