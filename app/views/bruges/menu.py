"""The uses of a card, and the points of everybody where no card is to be played."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.models.table import Piece
from app.views import stamps
from app.views import theme as look
from app.views.bruges.art import ACTION_SIGNS, EXCHANGE_PAINT
from app.views.bruges.effects import Icons
from app.views.paint import brushes
from app.views.paint.chrome import panel as paint_panel
from app.views.paint.icons import icon_row, icon_row_width
from app.views.piece_facts import number, word
from app.views.table_style import Facts, Style

ENTRY = ("", "")


def entry(piece: Piece, card: str) -> tuple[str, str]:
    """What a use brings with a card, and why it cannot be."""
    by_card = piece.attr("by_card", ())
    assert isinstance(by_card, tuple)
    for key, line, blocked in by_card:
        if key == card:
            return line, blocked
    return ENTRY


def paint_use(p: QPainter, rect: QRectF, piece: Piece, style: Style, card: str, colour: str, icons: Icons) -> None:
    """One row of the menu; without a card only what it is called, blocked ones with the reason.

    ``icons`` say what it brings instead of words.
    """
    now = look.theme()
    line, blocked = entry(piece, card)
    idle = not card
    radius = style.of(9, 7)
    p.setPen(brushes.pen(now.line, 1))
    p.setBrush(look.color(now.sunken if blocked or idle else now.raised, 0.75 if idle else 1.0))
    p.drawPath(brushes.rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    side = rect.height() * 0.78
    inset = (rect.height() - side) / 2
    badge = QRectF(rect.x() + inset, rect.y() + inset, side, side)
    ground = colour if colour and not blocked and not idle else now.text_3
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color(ground))
    p.drawPath(brushes.rounded(badge, side * 0.24))
    z = side * 0.72
    sign = "padlock" if blocked else word(piece, "glyph")
    stamps.glyph(p, sign, badge.x() + (side - z) / 2, badge.y() + (side - z) / 2, z, look.on(ground))
    key = QRectF(rect.right() - side - inset, rect.y() + inset, side, side)
    _key(p, key, str(number(piece, "number")), style, dim=bool(blocked) or idle)
    left = badge.right() + style.of(9, 6)
    right = key.x() - style.of(8, 5)
    title = style.font("text", 16, 14, 700)
    room = min(brushes.text_width(word(piece, "title"), title) + 4, (right - left) * (0.56 if not idle else 1.0))
    font = brushes.fit_font(word(piece, "title"), "text", title.pixelSize(), room, floor=12.5, weight=700)
    ink = now.text_3 if blocked else now.text_2 if idle else now.text
    stamps.write(p, QRectF(left, rect.y() - 1, room, rect.height()), word(piece, "title"), font, ink, elide=True)
    box = QRectF(left + room + style.of(8, 5), rect.y(), right - left - room - style.of(8, 5), rect.height())
    if icons and line and not blocked:
        z = min(box.height() * 0.7, style.of(22, 17))
        width = min(box.width(), icon_row_width(icons, z))
        icon_row(p, QRectF(box.right() - width, box.y(), width, box.height()), z, icons, now.text)
        return
    _says(p, box, blocked or line, style, warn=bool(blocked))


def _key(p: QPainter, rect: QRectF, text: str, style: Style, *, dim: bool) -> None:
    now = look.theme()
    p.setPen(brushes.pen(now.line_strong, 1, 0.5 if dim else 1.0))
    p.setBrush(look.color(now.sunken))
    p.drawPath(brushes.rounded(rect, rect.height() * 0.24))
    font = style.font("text", 14.5, 13, 700, tabular=True)
    stamps.write(p, rect.adjusted(-3, -1, 3, -1), text, font, now.text_3 if dim else now.text_2, brushes.CENTER)


def _says(p: QPainter, box: QRectF, text: str, style: Style, *, warn: bool) -> None:
    """At the right of a row, in one line or in two smaller ones."""
    now = look.theme()
    ink = now.danger if warn else now.text_2
    font = style.font("text", 14.5, 13)
    if brushes.text_width(text, font) <= box.width():
        stamps.write(p, box.adjusted(0, -1, 0, -1), text, font, ink, brushes.RIGHT)
        return
    font = look.font("text", look.MIN_TEXT_PX * max(1.0, style.unit))
    if brushes.wrapped_height(text, font, box.width()) <= box.height() + 2:
        stamps.write(p, box.adjusted(0, -2, 0, 2), text, font, ink, brushes.RIGHT, wrap=True)
    else:
        stamps.write(p, box.adjusted(0, -1, 0, -1), text, font, ink, brushes.RIGHT, elide=True)


def paint_exchange(p: QPainter, rect: QRectF, piece: Piece, style: Style, icons: Icons) -> None:
    """The open exchange card lying below the dice: name, action, what it changes."""
    now = look.theme()
    u = rect.height() / 106
    brushes.shadow(p, rect, 8 * u, 6 * u, 0.4)
    p.setPen(brushes.pen(now.card_edge, 1))
    p.setBrush(look.color(now.card))
    p.drawPath(brushes.rounded(rect, 8 * u))
    head = QRectF(rect.x() + 3 * u, rect.y() + 3 * u, rect.width() - 6 * u, style.of(26, 20))
    brushes.fill(p, brushes.vertical(head, look.mix(EXCHANGE_PAINT, "#FFFFFF", 0.14), EXCHANGE_PAINT))
    p.drawPath(brushes.rounded(head, 6 * u))
    name = word(piece, "title")
    font = brushes.fit_font(name, "caps", style.px(17, 14.5), head.width() - 6 * u, floor=11, weight=700)
    stamps.write(p, head.adjusted(0, -1, 0, -1), name, font, look.on(EXCHANGE_PAINT), brushes.CENTER)
    room = QRectF(
        rect.x() + 5 * u, head.bottom(), rect.width() - 10 * u, rect.bottom() - head.bottom() - style.of(18, 13)
    )
    action = ("glyph", ACTION_SIGNS[word(piece, "action")], EXCHANGE_PAINT)
    icon_row(p, room, style.of(27, 20), (action, ("arrow",), *icons), look.INK)


# --- points ----------------------------------------------------------------------------------------------------------

Row = tuple[str, tuple[int, ...]]


def paint_points(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """A table: where everybody's points would come from if the game ended now."""
    style: Style = facts["style"]
    now = look.theme()

    def draw(q: QPainter, box: QRectF) -> None:
        paint_panel(q, box, style.of(16, 12), alpha=0.97, elevation=style.of(10, 7))

    stamps.sheet(p, rect, ("points", style.unit), 18, draw)
    rows: Sequence[Row] = facts["rows"]
    inner = rect.adjusted(style.of(16, 10), style.of(8, 4), -style.of(14, 9), -style.of(8, 4))
    high = inner.height() / (len(rows) + 1)
    seats = len(facts["colours"])
    cell = min(style.of(54, 38), inner.width() * 0.58 / seats)
    first = inner.right() - cell * seats
    head = look.font("display", min(style.px(20, 16), high * 0.86), weight=700)
    title = QRectF(inner.x(), inner.y(), first - inner.x() - 6, high)
    font = brushes.fit_font(facts["title"], "display", head.pixelSize(), title.width(), floor=13, weight=700)
    stamps.write(p, title, facts["title"], font, now.text, elide=True)
    for k, colour in enumerate(facts["colours"]):
        side = min(high * 0.84, cell * 0.7)
        at = first + (k + 0.5) * cell
        stamps.seat_shield(p, at - side / 2, inner.y() + (high - side * 1.12) / 2, side, colour)
    for nth, (label, values) in enumerate(rows):
        last = nth == len(rows) - 1
        y = inner.y() + (nth + 1) * high
        p.fillRect(
            QRectF(inner.x(), y, inner.width(), 1.6 if last else 1), look.color(now.line_strong if last else now.line)
        )
        words = style.font("text", 15, 13.5, 700 if last else None)
        words = brushes.fit_font(
            label, "text", words.pixelSize(), first - inner.x() - 6, floor=12, weight=700 if last else None
        )
        stamps.write(p, QRectF(inner.x(), y, first - inner.x(), high), label, words, now.text if last else now.text_2)
        figures = style.font("text", 15.5, 13.5, 700 if last else 600, tabular=True)
        for k, value in enumerate(values):
            box = QRectF(first + k * cell, y, cell, high)
            ink = now.text if value else now.text_3
            stamps.write(p, box, str(value) if value or last else "–", figures, ink, brushes.CENTER)


def paint_ground(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """Paper under the rows of the menu."""
    style: Style = facts["style"]

    def draw(q: QPainter, box: QRectF) -> None:
        paint_panel(q, box, style.of(16, 12), alpha=0.985, elevation=style.of(12, 8))

    stamps.sheet(p, rect, ("menu", style.unit), 20, draw)
