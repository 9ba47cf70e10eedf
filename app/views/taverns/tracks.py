"""Painters of tracks and boards: evenings, monastery, reputation, guest book, entertainers."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.engines.taverns import components as c
from app.models.taverns.pieces import EntertainerPiece, EveningPiece
from app.models.taverns.words import column_costs
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.table_style import rect_of
from app.views.paint import brushes, stamps
from app.views.paint.icons import Icon, icon_row, icon_row_width
from app.views.paint.surfaces import wood
from app.views.taverns import art
from app.views.taverns.style import BRASS, CREAM, GLASS, LEAST, SAND, TRACK, plank
from app.views.widgets.measure import Measure

NIGHT = "#1B2440"
MOON = "#FBF3D2"
BONUS_INK = "#FFE6B0"


# --- evenings and monastery ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Strip:
    """Paints the plank, and on it the spaces of the monastery track (``boxes``)."""

    boxes: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:

        def draw(q: QPainter, box: QRectF) -> None:
            with brushes.clipped(q, brushes.rounded(box, 6)):
                wood(q, box, plank(TRACK), 2, 8, grain=0.1, seam=0.2)
            brushes.stroke(q, brushes.pen("#C99A55", 1.6, 0.8))
            q.drawPath(brushes.rounded(box, 6))

        stamps.sheet(p, rect, "strip", 2, draw)
        measure, first = self.measure, self.boxes[0]
        side = first.h * 0.86
        church = first.x - side - measure.of(4, 2)
        stamps.glyph(p, art.MONASTERY, church, first.y + (first.h - side) / 2, side, ("#FFEFC9", "#D9A65A"))
        cells = [cell_of(rect_of(box)) for box in self.boxes]
        brushes.stroke(p, brushes.pen("#C99A55", measure.of(2)))
        for one, other in pairwise(cells):
            p.drawLine(QPointF(one.right(), one.center().y()), QPointF(other.left(), other.center().y()))
        for number, cell in enumerate(cells):
            _space(p, cell, number, measure)


@dataclass(frozen=True, slots=True)
class Evenings:
    """Paints a moon for each evening, and below it what that brings.

    Attributes:
        nights: The evenings with their places.
        now: Number of the present one.
    """

    nights: tuple[tuple[EveningPiece, Box], ...]
    now: int
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        for piece, place in self.nights:
            # A default binds the piece of this turn of the loop.
            def draw(q: QPainter, box: QRectF, piece: EveningPiece = piece) -> None:
                _night(q, box, piece, self.now, self.measure)

            # An evening looks different before, while and after it is the present one.
            box, past, present = rect_of(place), piece.number < self.now, piece.number == self.now
            stamps.sheet(p, box, ("night", piece, past, present), box.width() * 0.5, draw)


def _night(p: QPainter, box: QRectF, piece: EveningPiece, present: int, measure: Measure) -> None:
    """Paint a moon with the number of the evening, and below it what that brings; ``present`` is as in ``Evenings``."""
    past, now = piece.number < present, piece.number == present
    r = min(box.width() * 0.40, box.height() * 0.30)
    cx, cy = box.center().x(), box.y() + box.height() * 0.36
    if now:
        brushes.glow(p, cx, cy, r * 2.1, "#E8F0FF", 0.8)
    p.setPen(brushes.pen(SAND if past or now else "#A98A5C", measure.of(1.5)))
    p.setBrush(look.color(MOON if now else "#6B5A40" if past else NIGHT))
    brushes.disc(p, cx, cy, r)
    font = look.font("display", r * 1.14, weight=800)
    ink = NIGHT if now else SAND
    stamps.write(p, QRectF(cx - r, cy - r, 2 * r, 1.92 * r), str(piece.number), font, ink, brushes.CENTER)
    z = box.height() * 0.22
    icons = evening_icons(piece)
    # Narrower than the box: ``icon_row`` would shrink them to its full width.
    z = min(z, z * box.width() * 0.94 / max(1.0, icon_row_width(icons, z)))
    row = QRectF(box.x(), cy + r, box.width(), box.bottom() - cy - r + measure.of(2))
    with brushes.saved(p):
        p.setOpacity(0.45 if past else 1.0)
        icon_row(p, row, z, icons, BONUS_INK)


def evening_icons(piece: EveningPiece) -> tuple[Icon, ...]:
    """What an evening brings, in icons."""
    evening = piece.evening
    bottles: tuple[Icon, ...] = (("glyph", art.SCHNAPPS),) * min(piece.schnapps, 2)
    if evening.bonus == "counter_guest":
        return (*bottles, ("glyph", art.COUNTER))
    if evening.bonus == "entertainer":
        return (*bottles, ("glyph", art.ENTERTAINER_GLYPHS[c.ENTERTAINERS[evening.entertainer]]))
    if evening.bonus == "free_upgrade":
        return (*bottles, ("glyph", art.UPGRADE))
    signs = [_option(option) for option in evening.options]
    return (*bottles, signs[0], ("text", "/"), *signs[1:]) if len(signs) > 1 else (*bottles, *signs)


def _option(option: str | int) -> Icon:
    """The icon of an option of the evening's bonus."""
    if option == c.EXTRA_DIE:
        return ("glyph", "rolling-dices")
    return ("beer", 3) if option == c.THREE_GUEST else ("glyph", art.HELPER_GLYPHS[c.CARDS[int(option)].id])


def cell_of(box: QRectF) -> QRectF:
    """The part of a monastery space that is painted, at its bottom; markers stand above it."""
    side = min(box.width(), box.height() * 0.56)
    return QRectF(box.center().x() - box.width() / 2, box.bottom() - side - box.height() * 0.05, box.width(), side)


MARKER_OVERLAP = 0.12
"""Share of the height of a space that a marker may cover: what is written on the space begins below."""


def marker_box(space: Box, nth: int, many: int) -> Box:
    """The box of the ``nth`` (from 0) of ``many`` markers on a space: side by side, above what is written on it."""
    cell = cell_of(rect_of(space))
    side = min(space.w * (0.74 if many < 3 else 0.6), space.h * 0.46)
    spread = min(side * 0.78, space.w * 1.15 / many)
    x = space.x + space.w / 2 - side / 2 + (nth - (many - 1) / 2) * spread
    high = side * 1.12
    return Box(x, cell.y() + MARKER_OVERLAP * cell.height() - high, side, high)


def _space(p: QPainter, cell: QRectF, number: int, measure: Measure) -> None:
    """Paint a space of the monastery track with its bonus, else with its number."""
    bonus = c.MONASTERY[number]
    p.setPen(brushes.pen("#C99A55", measure.of(1.4, 1.2)))
    p.setBrush(brushes.vertical(cell, "#7A5A36", "#513820") if bonus else look.color("#2A1A0E"))
    p.drawPath(brushes.rounded(cell, cell.height() * 0.24))
    if bonus:
        side = min(cell.height() * 0.72, cell.width() * 0.78)
        at = cell.center()
        stamps.glyph(p, space_glyph(bonus), at.x() - side / 2, at.y() - side / 2, side, BONUS_INK)
    else:
        font = look.font("display", max(9.0, cell.height() * 0.48), weight=700)
        stamps.write(p, cell.adjusted(0, -2, 0, 0), str(number), font, "#C9AE80", brushes.CENTER)


def space_glyph(bonus: c.Effect) -> str:
    """The glyph of a bonus, without its amount, for a small space."""
    word, *argument = bonus
    if word == "card":
        return art.HELPER_GLYPHS[c.CARDS[argument[0]].id]
    return {"noble": art.NOBLE, "ban": art.BAN, "schnapps": art.SCHNAPPS, "reputation": art.REPUTATION}[word]


# --- reputation ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReputationLine:
    """Paints the line that leads from the host to space 1 and around the reputation track."""

    spaces: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        spaces = [rect_of(box) for box in self.spaces]
        way = QPainterPath(spaces[0].center())
        for box in spaces[1:]:
            way.lineTo(box.center())
        way.lineTo(spaces[1].center())
        for tone, width in (("#1E0F06", 7), ("#C99A55", 3)):
            brushes.stroke(p, brushes.round_pen(tone, self.measure.of(width, width * 0.75), 0.85))
            p.drawPath(way)


def paint_reputation_space(p: QPainter, rect: QRectF, kind: str, amount: int, steps: int, measure: Measure) -> None:
    """Paint a space of the reputation track, with the number of bard steps that reach it if there are any.

    ``kind`` and ``amount`` are those of ``ReputationSpacePiece``.
    """
    box = rect.adjusted(1, 1, -1, -1)
    crown = kind == "crown"
    p.setPen(brushes.pen(BRASS, measure.of(1.6, 1.3)))
    p.setBrush(brushes.vertical(box, "#7D4A8A", "#4E2B58") if crown else brushes.vertical(box, "#6E4E2D", "#402A16"))
    p.drawPath(brushes.rounded(box, min(box.width(), box.height()) * 0.24))
    side = min(box.width(), box.height()) * 0.74
    at = box.center()
    if kind == "vp":
        w = side * 0.82
        stamps.points_shield(p, at.x() - w / 2, at.y() - w * 0.56, w, amount)
    else:
        sign = {"host": "tavern-sign", "schnapps": art.SCHNAPPS, "signature": art.SIGNATURE, "crown": art.NOBLE}
        stamps.glyph(p, sign[kind], at.x() - side / 2, at.y() - side / 2, side, ("#FFF3D0", "#F0C87A"))
    if steps:
        r = side * 0.3
        spot = QPointF(box.right() - r * 0.8, box.bottom() - r * 0.8)
        p.setPen(brushes.pen("#FFF8E8", 1.2))
        p.setBrush(look.color("#2F6470"))
        brushes.disc(p, spot.x(), spot.y(), r)
        font = look.font("text", r * 1.25, weight=700)
        text = QRectF(spot.x() - 2 * r, spot.y() - r * 1.06, 4 * r, 2 * r)
        stamps.write(p, text, f"+{steps}", font, "#FFF8E8", brushes.CENTER)


# --- guest book ------------------------------------------------------------------------------------------------------


def paint_cell(
    p: QPainter, rect: QRectF, bonus: c.Effect | None, measure: Measure, *, signed: bool, following: bool
) -> None:
    """Paint a cell of the guest book with its bonus, and with a quill across it if it is signed."""
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    radius = measure.of(4, 3)
    paper = look.theme().card
    p.setPen(brushes.pen("#8A5A10" if following else "#6B4B27", measure.of(1.8 if following else 1, 1)))
    p.setBrush(look.color(look.mix(paper, "#B08A50", 0.0 if following else 0.24), 1.0 if not signed else 0.85))
    p.drawPath(brushes.rounded(box, radius))
    if icons := art.bonus_icons(bonus):
        with brushes.saved(p):
            p.setOpacity(0.35 if signed else 1.0)
            icon_row(p, box.adjusted(1, 1, -1, -1), min(box.height() * 0.86, measure.of(22, 16)), icons)
    if signed:
        side = box.height() * 0.92
        stamps.glyph(p, art.SIGNATURE, box.center().x() - side / 2, box.center().y() - side / 2, side, "#1F3A4D")


@dataclass(frozen=True, slots=True)
class Book:
    """Paints the cover of the guest book, and above each column the prices of its guests."""

    columns: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:

        def draw(q: QPainter, box: QRectF) -> None:
            radius = self.measure.of(9, 7)
            brushes.shadow(q, box, radius, self.measure.of(6, 4), 0.5)
            q.setPen(brushes.pen("#2A1209", 1.4))
            q.setBrush(brushes.vertical(box, "#7A3B2A", "#5A2718"))
            q.drawPath(brushes.rounded(box, radius))
            brushes.stroke(q, brushes.pen(BRASS, 1.3, 0.9))
            q.drawPath(brushes.rounded(box.adjusted(3, 3, -3, -3), radius * 0.75))

        stamps.sheet(p, rect, "book", 12, draw)
        for column, box in enumerate(self.columns):
            place, text = rect_of(box), column_costs(column)
            z = place.height() * 0.80
            font = look.font("display", z * 0.92, weight=800)
            width = z * 1.2 + brushes.text_width(text, font)
            x = place.center().x() - width / 2
            icon_row(p, QRectF(x, place.y(), z, place.height()), z * 0.92, (("beer", ""),))
            stamps.write(p, QRectF(x + z * 1.2, place.y() - 1, width, place.height()), text, font, CREAM)


# --- entertainers ----------------------------------------------------------------------------------------------------


def paint_entertainer(p: QPainter, rect: QRectF, piece: EntertainerPiece, name: str, measure: Measure) -> None:
    """Paint an entertainer with its name, its side and what that does for how much schnapps.

    Before it comes, the evening on which it will and both sides are shown instead.
    """
    radius = measure.of(9, 7)
    here = bool(piece.side)
    p.setPen(brushes.pen(BRASS if here else "#8A6A42", measure.of(1.6, 1.3), 1.0 if here else 0.7))
    p.setBrush(brushes.vertical(rect, "#5B3F66", "#36243F") if here else look.color(GLASS, 0.45))
    p.drawPath(brushes.rounded(rect.adjusted(1, 1, -1, -1), radius))
    tall = rect.width() < 1.5 * rect.height()
    figure = min(rect.height() * (0.42 if tall else 0.80), rect.width() * (0.5 if tall else 0.32))
    pad = measure.of(7, 4)
    x = rect.center().x() - figure / 2 if tall else rect.x() + pad
    y = rect.y() + pad * 1.2 if tall else rect.center().y() - figure / 2
    tint = ("#FFEFC9", "#F0B95C") if here else ("#B79B70", "#8A7048")
    stamps.glyph(p, art.ENTERTAINER_GLYPHS[piece.face], x, y, figure, tint, shadow=1.2)
    if tall:
        rest = QRectF(rect.x() + pad, y + figure, rect.width() - 2 * pad, rect.bottom() - y - figure - pad * 0.6)
    else:
        rest = QRectF(x + figure + pad * 0.6, rect.y() + pad * 0.5, 0, rect.height() - pad)
        rest.setRight(rect.right() - pad * 0.8)
    if here:
        _paint_side(p, rest, piece, name, measure)
        return
    z = min(figure * 0.42, measure.of(20, 15))
    moon = QRectF(x + figure - z * 0.7, y - z * 0.1, z * 1.9, z)
    icon_row(p, moon, z, (("glyph", "moon"), ("text", str(_evening_of(piece.tile)))), SAND)
    _paint_both_sides(p, rest.adjusted(z * (0 if tall else 1.25), z * 0.2, 0, -z * 0.2), piece.tile, measure)


def _evening_of(tile: int) -> int:
    """The number of the evening on which an entertainer comes."""
    return next(number for number, evening in enumerate(c.WINTER, 1) if evening.entertainer == tile)


def _paint_both_sides(p: QPainter, rest: QRectF, tile: int, measure: Measure) -> None:
    """Paint what both sides of an entertainer do, one below the other."""
    half = rest.height() / 2
    for k, side in enumerate((c.SIDE_A, c.SIDE_B)):
        line = QRectF(rest.x(), rest.y() + k * half, rest.width(), half)
        icons = (("text", "AB"[k]), ("gap",), *_deal(tile, side))
        icon_row(p, line, min(measure.of(20, 15), half * 0.82), icons, look.color(BONUS_INK, 0.8))


def _deal(tile: int, side: int) -> tuple[Icon, ...]:
    """The price of an entertainer in schnapps and what it does, in icons."""
    return (("text", str(c.PRICE[tile][side])), ("glyph", art.SCHNAPPS), ("arrow",), *art.entertainer_icons(tile, side))


def _paint_side(p: QPainter, rest: QRectF, piece: EntertainerPiece, name: str, measure: Measure) -> None:
    """Paint what the chosen side does, below the name and the letter of the side if there is room."""
    name_height = measure.of(20, 15)
    line = rest
    if rest.height() > name_height * 2:
        text = f"{name} {'AB'[piece.side - 1]}"
        top = QRectF(rest.x(), rest.y(), rest.width(), name_height)
        line = QRectF(rest.x(), top.bottom(), rest.width(), rest.bottom() - top.bottom())
        font = look.font("caps", max(LEAST, min(measure.of(15, 12) * measure.text, top.height())), weight=700)
        stamps.write(p, top, text, brushes.narrowed(font, text, top.width()), CREAM, brushes.CENTER, elide=True)
    ink = "#FFB0A4" if piece.dear else BONUS_INK
    icon_row(p, line, min(measure.of(25, 18), line.height() * 0.86), _deal(piece.tile, piece.side), ink)
