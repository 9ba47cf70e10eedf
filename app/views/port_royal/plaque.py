"""Painters of cards that have another shape on the table: contracts are plaques, and many expeditions are strips."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.engines.port_royal import components as c
from app.models.port_royal.pieces import ContractPiece, Symbol
from app.models.port_royal.words import CardTexts
from app.views import theme as look
from app.views.paint import brushes, cards, pieces, stamps
from app.views.paint.glyphs import glyph
from app.views.paint.icons import icon_row, icon_row_width
from app.views.port_royal import art
from app.views.widgets.measure import Measure


def paint_plaque(
    p: QPainter, rect: QRectF, piece: ContractPiece, name: str, colours: Sequence[int], measure: Measure
) -> None:
    """Paint a contract: name and condition above; step fields, coin fields and the viewer's progress below.

    Args:
        p: The painter.
        rect: The place of the contract.
        piece: The contract.
        name: Its name, translated.
        colours: Colours of all seats.
        measure: Sizes of the table.
    """
    _paint_paper(p, rect, measure)
    face = art.card_face(piece.face, name, "")
    side = rect.height()
    scroll = side * 0.44
    inset = measure.of(10, 7)
    top = QRectF(rect.x() + inset, rect.y() + measure.of(4, 2), rect.width() - 2 * inset, side * 0.5)
    low = QRectF(top.x(), rect.y() + side * 0.5, top.width(), side * 0.5 - measure.of(5, 3))
    glyph(p, "scroll-unfurled", top.x() - 2, top.center().y() - scroll / 2, scroll, ("#8A6A3A", "#5A3F1C"))
    z = measure.of(27, 20)
    icons = min(icon_row_width(face.icons, z), top.width() * 0.42)
    left = top.x() + scroll + measure.of(6, 4)
    width = top.right() - left - icons - measure.of(8, 5)
    font = brushes.fit_font(face.name, "caps", measure.letter_size(18, 15), width, floor=9, weight=700)
    brushes.draw_text(p, QRectF(left, top.y(), width, top.height()), face.name, font, look.INK, elide=True)
    icon_row(p, QRectF(top.right() - icons, top.y(), icons, top.height()), z, face.icons)
    _paint_fields(p, low, piece, colours, measure)


def _paint_paper(p: QPainter, rect: QRectF, measure: Measure) -> None:
    """Paint the paper of a contract, with a line between its halves."""
    _paint_slip(p, rect, measure)
    band = QRectF(rect.x() + 1, rect.y() + rect.height() * 0.5 - 1, rect.width() - 2, 1.2)
    p.fillRect(band, look.color("#4A3418", 0.22))


def _paint_slip(p: QPainter, rect: QRectF, measure: Measure) -> None:
    """Paint a piece of the paper that cards are made of."""
    radius = measure.of(11, 9)

    def draw(q: QPainter, box: QRectF) -> None:
        paper = look.theme().card
        brushes.shadow(q, box, radius, measure.of(6, 4), 0.4)
        q.setPen(brushes.pen(look.mix(paper, "#4A3418", 0.45), 1))
        q.setBrush(brushes.vertical(box, look.mix(paper, "#FFFFFF", 0.35), paper, look.mix(paper, "#B08A50", 0.16)))
        q.drawPath(brushes.rounded(box, radius))

    stamps.sheet(p, rect, ("slip", radius), 12, draw)


def _paint_fields(p: QPainter, box: QRectF, piece: ContractPiece, colours: Sequence[int], measure: Measure) -> None:
    contract, completed = c.CONTRACTS[piece.contract], piece.completed
    r = min(box.height() / 2 - 1, measure.of(15, 12))
    gap = measure.of(6, 4)
    x, y = box.x() + r + 2, box.center().y()
    for step in range(1, contract.steps + 1):
        parked = [seat for seat, at in enumerate(piece.steps) if at == step and seat not in completed]
        x = _paint_step(p, x, y, r, step, [colours[seat] for seat in parked]) + gap
    for k, value in enumerate(contract.coins):
        colour = colours[completed[k]] if k < len(completed) else -1
        _paint_coin_field(p, QPointF(x, y), r, value, colour, free=k == len(completed))
        x += 2 * r + gap
    text = f"{piece.have}/{piece.need}"
    font = measure.font("text", 15, 13, 700, tabular=True)
    width = brushes.text_width(text, font)
    right = QRectF(box.right() - width - measure.of(4), box.y(), width + measure.of(4), box.height())
    brushes.draw_text(p, right, text, font, look.LIGHT.selected if piece.have >= piece.need else "#54473A")


def _paint_step(p: QPainter, x: float, y: float, r: float, step: int, colours: Sequence[int]) -> float:
    """Paint a step field with the cubes on it, whose colours are ``colours``.

    Returns:
        The x of the centre of a field right beside it.
    """
    width = max(2 * r, len(colours) * r * 1.25 + r * 0.5)
    box = QRectF(x - r, y - r, width, 2 * r)
    p.setPen(brushes.pen("#7F520C", 1.3, dash=True))
    p.setBrush(look.color("#7F520C", 0.10))
    p.drawPath(brushes.rounded(box, r * 0.4))
    if not colours:
        font = look.font("display", max(10.0, r * 1.1), weight=800)
        brushes.draw_text(p, box, str(step), font, look.color("#54473A", 0.8), brushes.CENTER)
    for k, colour in enumerate(colours):
        marked_cube(p, box.x() + r * 0.2 + k * r * 1.25, y - r * 0.72, r * 1.3, colour)
    return box.right() + r


def _paint_coin_field(p: QPainter, at: QPointF, r: float, coins: int, colour: int, *, free: bool) -> None:
    """Paint a coin field.

    Args:
        p: The painter.
        at: Its centre.
        r: Its radius.
        coins: Its coins.
        colour: Colour of the seat whose cube lies on it; -1 if none does.
        free: Whether it is the next one to be reached, which is ringed; others without a cube are paler.
    """
    if colour >= 0:
        p.save()
        p.setOpacity(0.4)
        stamps.coin(p, at.x(), at.y(), r, coins, cast=False)
        p.restore()
        marked_cube(p, at.x() - r * 0.86, at.y() - r * 0.92, r * 1.72, colour)
        return
    p.save()
    p.setOpacity(1.0 if free else 0.62)
    stamps.coin(p, at.x(), at.y(), r * 0.94, coins, cast=free)
    p.restore()
    if free:
        p.setPen(brushes.pen("#1F3A4D", max(1.4, r * 0.13)))
        p.setBrush(Qt.BrushStyle.NoBrush)
        brushes.disc(p, at.x(), at.y(), r)


def marked_cube(p: QPainter, x: float, y: float, size: float, colour: int) -> None:
    """Paint a cube in the colour of a seat, with the seat's mark on its two front faces."""
    tint = look.SEATS[colour].color
    stamps.cube(p, x, y, size, tint)
    ink = look.on(tint)
    pieces.seat_mark(p, x + size * 0.26, y + size * 0.70, size * 0.15, colour, ink, 0)
    pieces.seat_mark(
        p, x + size * 0.74, y + size * 0.70, size * 0.15, colour, look.on(look.mix(tint, "#000000", 0.28)), 0
    )


def paint_strip(p: QPainter, rect: QRectF, card: int, symbols: Sequence[Symbol], measure: Measure) -> None:
    """Paint an expedition in one line: points, symbols (dashed where the viewer lacks them), coins."""
    _paint_slip(p, rect, measure)
    height = rect.height()
    middle = rect.center().y()
    shield = min(height * 0.74, measure.of(32, 26))
    stamps.points_shield(p, rect.x() + measure.of(7, 5), middle - shield * 0.57, shield, c.POINTS[card])
    r_coin = min(height * 0.34, measure.of(14, 11))
    stamps.coin(p, rect.right() - measure.of(9, 7) - r_coin, middle, r_coin, c.COINS[card])
    left = rect.x() + measure.of(7, 5) + shield + measure.of(9, 6)
    room = rect.right() - measure.of(9, 7) - 2 * r_coin - measure.of(8, 6) - left
    gap = measure.of(5, 4)
    r = min(height * 0.38, measure.of(16, 13), (room - gap * (len(symbols) - 1)) / (2 * len(symbols)))
    x = left + r
    for symbol, owned in symbols:
        p.setPen(brushes.pen("#137A45" if owned else "#857459", 1.6, dash=not owned))
        p.setBrush(look.color("#CFEBDA" if owned else "#E4D7BC"))
        brushes.disc(p, x, middle, r)
        size = r * 1.24
        glyph(p, art.SYMBOLS[symbol], x - size / 2, middle - size / 2, size, look.INK, alpha=1 if owned else 0.7)
        x += 2 * r + gap


def contract_card(piece: ContractPiece, said: CardTexts, colours: Sequence[int], width: float, dpr: float) -> QPixmap:
    """A contract as a large card, ``width`` px wide, with the cubes on its coin fields."""
    width = float(round(width))
    face = art.card_face(piece.face, said.short, said.text)
    picture = cards.card_pixmap(face, width, dpr=dpr).copy()  # the other one is in the cache and shared by all
    margin = cards.card_margin(width)
    coins, completed = c.CONTRACTS[piece.contract].coins, piece.completed
    p = QPainter(picture)
    brushes.prepare(p)
    p.translate(margin, margin)
    for k, (box, value) in enumerate(zip(cards.card_fields(face, width), coins, strict=False)):
        colour = colours[completed[k]] if k < len(completed) else -1
        _paint_coin_field(p, box.center(), box.width() / 2, value, colour, free=k == len(completed))
    p.end()
    return picture
