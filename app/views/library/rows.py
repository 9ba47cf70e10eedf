"""Paints the rows of the list: picture, players and points, day, length, and the chance to win over the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.models.library import LibraryColumn, LibraryModel, LibraryRole, OwnOutcome, title_line
from app.models.setup import spoken
from app.models.text import figure
from app.views.paint import stamps
from app.views.paint.backdrops import backdrop_pixmap
from app.views.paint.brushes import LEFT, RIGHT, clipped, draw_text, fit_font, prepare, rounded, text_width
from app.views.paint.chrome import chevron
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.paint.seats import SHIELD_RATIO
from app.views.scale import scale
from app.views.theme import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.library import Summary

ROW = 72
"""Height of a row, in px of the drawing; more where the letters need it."""

LEAST_NAME = 10.5
"""Smallest letters of a name, in px; one that is still too wide is cut."""

_STEP = 34
"""Indentation of a branch below its game, in px of the drawing."""

_DEEPEST = 3
"""Number of levels of branches after which rows are indented no further."""

_GLYPHS = {
    OwnOutcome.WON: "laurels-trophy",
    OwnOutcome.RUNNING: "hourglass",
    OwnOutcome.LOST: "meeple",
    OwnOutcome.OTHER: "backup",
}


class RowDelegate(QStyledItemDelegate):
    """Paints the cells of the list, whose grounds make up one rounded rectangle for each row.

    Attributes:
        hovered: The row under the pointer, -1 for none.
    """

    def __init__(self, model: LibraryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.hovered = -1

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(60, row_height())

    @painting
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        summary: Summary | None = index.data(LibraryRole.SUMMARY)
        if summary is None:  # the game was deleted since the list was read
            return
        painter.save()
        prepare(painter)
        place = QRectF(option.rect)
        column = LibraryColumn(index.column())
        self._draw_ground(painter, place, column, index.row(), option)
        if column is LibraryColumn.GAME:
            depth = index.data(LibraryRole.DEPTH)
            for level in range(1, depth + 1):
                draw_branch(painter, place, level, ends=level == depth, goes_on=self._model.goes_on(index.row(), level))
            inner = place.adjusted(min(depth, _DEEPEST) * _STEP * scale.unit, 0, 0, 0)
            self._draw_game(painter, inner, summary, index.data(LibraryRole.OUTCOME), small=bool(depth))
        elif column is LibraryColumn.PLAYERS:
            self._draw_players(painter, place, summary)
        elif column is LibraryColumn.CHANCE:
            self._draw_chance(painter, place, index.data(LibraryRole.CHANCES), str(index.data() or ""))
        else:
            self._draw_lines(painter, place, str(index.data()))
        painter.restore()

    def _draw_ground(
        self, p: QPainter, place: QRectF, column: LibraryColumn, row: int, option: QStyleOptionViewItem
    ) -> None:
        """Paint the part of a row's ground that is in this cell: raised if hovered or selected, else only a line."""
        now = theme()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if not chosen and row != self.hovered:
            p.fillRect(QRectF(place.x(), place.bottom() - 1, place.width(), 1), QColor(now.line))
            return
        # Each cell paints the rounded rectangle of the whole row, clipped to itself: towards its neighbours it is wide
        # enough for the round corners to be outside of the cell.
        first, last = column is LibraryColumn.GAME, column is LibraryColumn.CHANCE
        row_ground = place.adjusted(2 if first else -40, 1.5, -2 if last else 40, -1.5)
        with clipped(p, place):
            p.setPen(QPen(QColor(now.brass_fill), 1.8) if chosen else Qt.PenStyle.NoPen)
            ground = QColor(now.raised)
            if not chosen:
                ground.setAlphaF(0.6)
            p.setBrush(ground)
            p.drawPath(rounded(row_ground, 10 * scale.unit))

    def _draw_game(self, p: QPainter, place: QRectF, summary: Summary, outcome: OwnOutcome, *, small: bool) -> None:
        """Paint the first cell: picture (smaller for a branch), name and result."""
        now, u = theme(), scale.unit
        high = (place.height() - 16 * u) * (0.66 if small else 1.0)
        thumb = QRectF(place.x() + 14 * u, place.center().y() - high / 2, high * 1.62, high)
        draw_thumbnail(p, thumb, summary.game, 9 * u)
        x = thumb.right() + 18 * u
        upper, lower = scale.text(17.5) * 1.32, scale.text(15.5) * 1.32
        top = place.center().y() - (upper + lower) / 2
        side = scale.text(15.5) * 1.05
        noted = side * 1.5 if summary.note.strip() else 0.0  # the room of the mark behind the title
        title = QRectF(x, top, place.right() - x - 8 * u - noted, upper)
        words = title_line(summary)
        face = fit_font(words, "text", scale.text(17.5), title.width(), weight=700)
        draw_text(p, title, words, face, now.text, LEFT, elide=True)
        if noted:
            after = x + min(title.width(), text_width(words, face)) + side * 0.5
            glyph(p, "quill-ink", after, title.center().y() - side / 2, side, now.text_2)
        y = top + upper
        tone = now.brass if outcome is OwnOutcome.WON else now.text_2
        glyph(p, _GLYPHS[outcome], x, y + (lower - side) / 2, side, tone)
        line = QRectF(x + side * 1.45, y - 0.5, place.right() - x - side * 1.45 - 8 * u, lower)
        face = scale.font("text", 15.5, tabular=True)
        draw_text(p, line, self._model.result(summary), face, now.text_2, LEFT, elide=True)

    def _draw_players(self, p: QPainter, place: QRectF, summary: Summary) -> None:
        now, u = theme(), scale.unit
        seats = spoken(summary.seats)
        slot = min(place.width() / len(seats), 150 * u)
        side = min(scale.text(15) * 1.75, slot * 0.36)
        upper, lower = scale.text(14) * 1.3, scale.text(17) * 1.25
        top = place.center().y() - (upper + lower) / 2
        for at, seat in enumerate(seats):
            x = place.x() + at * slot
            stamps.seat_shield(p, x, place.center().y() - side * SHIELD_RATIO / 2, side, seat.colour)
            left = x + side * 1.3
            room = slot - side * 1.3 - 6 * u
            face = fit_font(seat.name, "text", scale.text(14), room, floor=LEAST_NAME)
            draw_text(p, QRectF(left, top, room, upper), seat.name, face, now.text_2, LEFT, elide=True)
            winner = at in summary.winners
            number = scale.font("text", 17, weight=700, tabular=True)
            tone = now.brass if winner else now.text
            points = figure(summary.standing.scores[at])
            draw_text(p, QRectF(left, top + upper - 2, room, lower), points, number, tone, LEFT)

    def _draw_lines(self, p: QPainter, place: QRectF, words: str) -> None:
        now = theme()
        lines = words.split("\n")
        face = scale.font("text", 15.5, tabular=True)
        line = scale.text(15.5) * 1.35
        top = place.center().y() - line * len(lines) / 2
        for number, text in enumerate(lines):
            box = QRectF(place.x(), top + number * line, place.width() - 8 * scale.unit, line)
            draw_text(p, box, text, face, now.text_3 if number else now.text_2, LEFT, elide=True)

    def _draw_chance(self, p: QPainter, place: QRectF, chances: Sequence[float], words: str) -> None:
        now, u = theme(), scale.unit
        side = 22 * u
        x, y = place.right() - side - 10 * u, place.center().y() - side / 2
        chevron(p, x, y, side, "right", now.text_3, max(1.6, side * 0.11))
        end = place.right() - side - 16 * u
        if not chances:
            draw_text(
                p,
                QRectF(place.x(), place.y(), end - place.x(), place.height()),
                "–",
                scale.font("text", 15.5),
                now.text_3,
                RIGHT,
            )
            return
        good = chances[-1] >= 0.5
        tone = now.selected if good else now.danger
        number = scale.font("text", 16, weight=700, tabular=True)
        room = scale.text(16) * 3.3
        draw_text(p, QRectF(end - room, place.y(), room, place.height()), words, number, now.text, RIGHT)
        box = QRectF(
            place.x(), place.y() + place.height() * 0.26, end - room - place.x() - 6 * u, place.height() * 0.48
        )
        draw_sparkline(p, box, chances, tone)


def draw_branch(p: QPainter, place: QRectF, level: int, *, ends: bool, goes_on: bool) -> None:
    """Draw the part of a tree's line that lies in one row; nothing for levels deeper than ``_DEEPEST``.

    Args:
        p: The painter.
        place: The cell.
        level: Level of the branches that the line leads to, from 1.
        ends: Whether this row is one of these branches, so that the line turns to it.
        goes_on: Whether another one follows below, so that the line goes on down.
    """
    if level > _DEEPEST:
        return
    u = scale.unit
    x = place.x() + (14 + (level - 1) * _STEP + _STEP / 2) * u
    middle = place.center().y()
    p.setPen(QPen(QColor(theme().line_strong), max(1.4, 1.8 * u)))
    if ends or goes_on:
        p.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom() if goes_on else middle))
    if ends:
        p.drawLine(QPointF(x, middle), QPointF(x + _STEP / 2 * u, middle))


def row_height() -> int:
    """Height of a row in px at the current scale."""
    return round(max(ROW * scale.unit, scale.text(17.5) * 3.5))


def draw_thumbnail(p: QPainter, place: QRectF, game: str, radius: float) -> None:
    """Paint the middle of a game's scenery into a rounded rectangle."""
    ratio = p.device().devicePixelRatioF()
    width = round(place.width())
    high = round(place.height() * 2.1)
    picture = backdrop_pixmap(game, width, high, ratio)
    with clipped(p, rounded(place, radius)):
        p.drawPixmap(QPointF(place.x(), place.y() - (high - place.height()) * 0.62), picture)


def draw_sparkline(p: QPainter, box: QRectF, shares: Sequence[float], tone: str) -> None:
    """Draw chances to win (0 to 1) over a game as a line, with a dashed line at one half and a dot at the end."""
    now = theme()
    middle = box.center().y()
    p.setPen(QPen(QColor(now.line_strong), 1, Qt.PenStyle.DashLine))
    p.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    last = max(1, len(shares) - 1)
    points = [
        QPointF(box.left() + box.width() * at / last, box.bottom() - box.height() * share)
        for at, share in enumerate(shares)
    ]
    pen = QPen(QColor(tone), max(1.6, 2.2 * scale.unit))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPolyline(QPolygonF(points))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(tone))
    p.drawEllipse(points[-1], 4.5 * scale.unit, 4.5 * scale.unit)
