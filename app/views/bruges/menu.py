"""The menu of the uses of a card, and the table of points that is in its place while no card is to be played."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.engines.bruges import components as c
from app.models.bruges.seat_numbers import FACTS
from app.views import theme as look
from app.views.bruges.art import EXCHANGE_PAINT
from app.views.bruges.effects import Icons, effect_icons
from app.views.bruges.style import ACTION_SIGNS
from app.views.bruges.words import WORDS
from app.views.paint import brushes, stamps
from app.views.paint.captions import first_sentences, write_caption
from app.views.paint.chrome import panel as paint_panel
from app.views.paint.icons import icon_row, icon_row_width
from app.views.widgets.measure import Measure


def paint_use(
    p: QPainter,
    rect: QRectF,
    title: str,
    sign: str,
    number: int,
    line: str,
    blocked: str,
    colour: str,
    icons: Icons,
    measure: Measure,
) -> None:
    """Paint one row of the menu.

    Args:
        p: The painter.
        rect: The row.
        title: Name of the use.
        sign: Its glyph.
        number: Key of the keyboard that chooses it, shown once a card is chosen.
        line: What it brings or costs with the chosen card; ``""`` before.
        blocked: Why it is not possible with the chosen card or, before, with any; ``""`` if it is.
        colour: Colour of the chosen card, ``""`` before.
        icons: The same as ``line`` in icons, painted instead of it if there are any.
        measure: Lengths and sizes of letters.
    """
    now = look.theme()
    idle = not colour
    radius = measure.of(9, 7)
    p.setPen(brushes.pen(now.line, 1))
    p.setBrush(look.color(now.sunken if blocked or idle else now.raised, 0.75 if idle else 1.0))
    p.drawPath(brushes.rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    # At the left the sign of the use, at the right its key.
    side = rect.height() * 0.78
    inset = (rect.height() - side) / 2
    badge = QRectF(rect.x() + inset, rect.y() + inset, side, side)
    ground = now.text_3 if blocked or idle else colour
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color(ground))
    p.drawPath(brushes.rounded(badge, side * 0.24))
    z = side * 0.72
    badge_at = badge.x() + (side - z) / 2, badge.y() + (side - z) / 2
    stamps.glyph(p, "padlock" if blocked else sign, *badge_at, z, look.on(ground))
    key = QRectF(rect.right() - side - inset, rect.y() + inset, side, side)
    if not idle:  # before a card is chosen the same keys choose cards
        _key(p, key, str(number), measure, dim=bool(blocked))
    left = badge.right() + measure.of(9, 6)
    right = key.x() - measure.of(8, 5)
    # In between its name, and at the right end what it brings or costs or why it is not possible.
    font = measure.font("text", 16, 14, 700)
    room = min(brushes.text_width(title, font) + 4, (right - left) * (1.0 if idle and not blocked else 0.56))
    font = brushes.fit_font(title, "text", font.pixelSize(), room, floor=12.5, weight=700)
    ink = now.text_3 if blocked else now.text_2 if idle else now.text
    stamps.write(p, QRectF(left, rect.y() - 1, room, rect.height()), title, font, ink, elide=True)
    box = QRectF(left + room + measure.of(8, 5), rect.y(), right - left - room - measure.of(8, 5), rect.height())
    if icons and line and not blocked:
        z = min(box.height() * 0.7, measure.of(22, 17))
        width = min(box.width(), icon_row_width(icons, z))
        icon_row(p, QRectF(box.right() - width, box.y(), width, box.height()), z, icons, now.text)
        return
    _write_line(p, box, blocked or line, measure, warn=bool(blocked))


def _key(p: QPainter, rect: QRectF, text: str, measure: Measure, *, dim: bool) -> None:
    """Paint a key of the keyboard."""
    now = look.theme()
    p.setPen(brushes.pen(now.line_strong, 1, 0.5 if dim else 1.0))
    p.setBrush(look.color(now.sunken))
    p.drawPath(brushes.rounded(rect, rect.height() * 0.24))
    font = measure.font("text", 14.5, 13, 700, tabular=True)
    stamps.write(p, rect.adjusted(-3, -1, 3, -1), text, font, now.text_3 if dim else now.text_2, brushes.CENTER)


def _write_line(p: QPainter, box: QRectF, text: str, measure: Measure, *, warn: bool) -> None:
    """Write a text at the right of a row, in one line or two smaller ones; of several sentences as many as fit."""
    now, px = look.theme(), measure.letter_size(14.5, 13)
    ink = now.danger if warn else now.text_2
    box = box.adjusted(0, -1, 0, -1)
    write_caption(p, box, first_sentences(text, px, box.width(), box.height()), px, ink, brushes.RIGHT)


def paint_exchange(p: QPainter, rect: QRectF, number: int, name: str, measure: Measure) -> None:
    """Paint the open exchange card on its side: its name, and icons of its action and of what it changes."""
    now = look.theme()
    u = rect.height() / 106
    brushes.shadow(p, rect, 8 * u, 6 * u, 0.4)
    p.setPen(brushes.pen(now.card_edge, 1))
    p.setBrush(look.color(now.card))
    p.drawPath(brushes.rounded(rect, 8 * u))
    head = QRectF(rect.x() + 3 * u, rect.y() + 3 * u, rect.width() - 6 * u, measure.of(26, 20))
    brushes.fill(p, brushes.vertical(head, look.mix(EXCHANGE_PAINT, "#FFFFFF", 0.14), EXCHANGE_PAINT))
    p.drawPath(brushes.rounded(head, 6 * u))
    font = brushes.fit_font(name, "caps", measure.letter_size(17, 14.5), head.width() - 6 * u, floor=11, weight=700)
    stamps.write(p, head.adjusted(0, -1, 0, -1), name, font, look.on(EXCHANGE_PAINT), brushes.CENTER)
    room = QRectF(
        rect.x() + 5 * u, head.bottom(), rect.width() - 10 * u, rect.bottom() - head.bottom() - measure.of(18, 13)
    )
    action = ("glyph", ACTION_SIGNS[c.EXCHANGE_ACTION[number]], EXCHANGE_PAINT)
    icons = effect_icons(c.EXCHANGE_AT + number)
    icon_row(p, room, measure.of(27, 20), (action, ("arrow",), *icons), look.INK)


# --- panels ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Points:
    """The table of points: where everybody's points come from if the game ended now, or when it has ended.

    Attributes:
        over: Whether the game is over.
        colours: Colours of the seats, one column each.
        rows: Points per seat, row by row: by source, then all together.
        measure: Lengths and sizes of letters.
    """

    over: bool
    colours: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure, now = self.measure, look.theme()

        def draw(q: QPainter, box: QRectF) -> None:
            paint_panel(q, box, measure.of(16, 12), alpha=0.97, elevation=measure.of(10, 7))

        stamps.sheet(p, rect, ("points", measure.unit), 18, draw, ground=True)
        inner = rect.adjusted(measure.of(16, 10), measure.of(8, 4), -measure.of(14, 9), -measure.of(8, 4))
        high = inner.height() / (len(self.rows) + 1)
        cell = min(measure.of(54, 38), inner.width() * 0.58 / len(self.colours))
        first = inner.right() - cell * len(self.colours)
        px = look.font("display", min(measure.letter_size(20, 16), high * 0.86), weight=700).pixelSize()
        title = QRectF(inner.x(), inner.y(), first - inner.x() - 6, high)
        font = brushes.fit_font(
            WORDS.table_of_points(over=self.over), "display", px, title.width(), floor=13, weight=700
        )
        stamps.write(p, title, WORDS.table_of_points(over=self.over), font, now.text, elide=True)
        for k, colour in enumerate(self.colours):
            side = min(high * 0.84, cell * 0.7)
            at = first + (k + 0.5) * cell
            stamps.seat_shield(p, at - side / 2, inner.y() + (high - side * 1.12) / 2, side, colour)
        labels = (*FACTS.labels(), WORDS.total())
        grid = inner.adjusted(0, high, 0, 0)
        key = ("point rows", labels, first - inner.x(), measure)
        # Only the figures change from position to position.
        stamps.part(p, grid, key, lambda q: self._paint_labels(q, grid, labels, first - inner.x()), 2)
        figures = measure.font("text", 15.5, 13.5, 700, tabular=True)
        plain = measure.font("text", 15.5, 13.5, 600, tabular=True)
        for nth, values in enumerate(self.rows, 1):
            last = nth == len(self.rows)
            for k, value in enumerate(values):
                place = QRectF(first + k * cell, inner.y() + nth * high, cell, high)
                text, ink = str(value) if value or last else "–", now.text if value else now.text_3
                stamps.write(p, place, text, figures if last else plain, ink, brushes.CENTER)

    def _paint_labels(self, p: QPainter, box: QRectF, labels: Sequence[str], room: float) -> None:
        """Paint the lines between the rows, and the labels in the first ``room`` px of each."""
        measure, now = self.measure, look.theme()
        high = box.height() / len(labels)
        for nth, label in enumerate(labels):
            last, y = nth == len(labels) - 1, box.y() + nth * high
            line = QRectF(box.x(), y, box.width(), 1.6 if last else 1)
            p.fillRect(line, look.color(now.line_strong if last else now.line))
            px = measure.font("text", 15, 13.5, 700 if last else None).pixelSize()
            words = brushes.fit_font(label, "text", px, room - 6, floor=12, weight=700 if last else None)
            stamps.write(p, QRectF(box.x(), y, room, high), label, words, now.text if last else now.text_2)


@dataclass(frozen=True, slots=True)
class Menu:
    """The ground of the menu."""

    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure

        def draw(q: QPainter, box: QRectF) -> None:
            paint_panel(q, box, measure.of(16, 12), alpha=0.985, elevation=measure.of(12, 8))

        stamps.sheet(p, rect, ("menu", measure.unit), 20, draw)
