"""The parts of the start page: their layout, the tiles of the games, the rows of the library, seats and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent

from app.models.levels import level_name
from app.models.start import StartWords
from app.models.text import figure
from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.backdrops import backdrop_pixmap
from app.views.paint.brushes import RIGHT, draw_text, text_width
from app.views.paint.chrome import chevron
from app.views.paint.glyphs import glyph
from app.views.paint.pieces import rhomb
from app.views.paint.seats import seat_shield
from app.views.scale import scale
from app.views.theme import deep, theme
from app.views.widgets.buttons import GOLD, GOLD_INK, GOLD_RING, GOLDEN, Button, Control

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.models.game_entry import GameEntry
    from app.models.start import Open, OwnResults, Past, SeatLine

_IVORY, _CREAM, _SAND = "#FFF6E4", "#F3E3C4", "#EAC987"  # inks on tiles
_HOVER_MS = 120  # a tile rises
_LIFT = 10.0  # how far, in px of the drawing
_SETTLE_MS = 150  # from the last change of its size until its scenery is painted anew

TILE_ROOM = 30
"""Margin around a tile within its widget, for its shadow and for rising, in px of the drawing."""


@dataclass(frozen=True)
class StartLayout:
    """The places of the parts of the start page, in px of the page.

    Attributes:
        header: The line with the name of the program and the tools.
        tiles: The tiles of the games, from the left.
        open: The panel of the games to go on with, or of the invitation.
        past: The panel of the library.
        foot: The line at the bottom.
    """

    header: QRectF
    tiles: tuple[QRectF, ...]
    open: QRectF
    past: QRectF
    foot: QRectF


def start_layout(width: float, height: float, n_tiles: int) -> StartLayout:
    """The layout for a page of this size, with ``n_tiles`` games.

    The drawing of 1920 × 1080, scaled to fit, whose tiles and panels are stretched to what is left of width or height.
    """
    # As scale.unit_for, but without its lower limit.
    unit = min(width / 1920, height / 1080)
    # Of the width that 16 : 9 leaves over each side takes 12 %; of the height tiles take 62 %, panels the rest.
    side = 64 * unit + max(0.0, width - 1920 * unit) * 0.12
    inner = width - 2 * side
    spare = height - 1080 * unit
    tile_h = 566 * unit + spare * 0.62
    low_h = 304 * unit + spare * 0.38
    gap = 24 * unit
    tile_w = (inner - (n_tiles - 1) * gap) / n_tiles
    tiles = tuple(QRectF(side + i * (tile_w + gap), 118 * unit, tile_w, tile_h) for i in range(n_tiles))
    low_y = 118 * unit + tile_h + 40 * unit
    open_w = inner * 852 / 1792
    return StartLayout(
        QRectF(side, 24 * unit, inner, 62 * unit),
        tiles,
        QRectF(side, low_y, open_w, low_h),
        QRectF(side + open_w + gap, low_y, inner - open_w - gap, low_h),
        QRectF(side, height - 42 * unit, inner, 30 * unit),
    )


class GameTile(Control):
    """The tile of a game: scenery, name, tagline, figures, own results; pressing it sets up a new game.

    It rises and shows "New game" while it is hovered or has the focus.

    Args:
        entry: The game.
        parent: The start page.

    Attributes:
        entry: The game.
        still: Whether it jumps instead of gliding.
        learn: The button of its guided first game.
    """

    def __init__(self, entry: GameEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self.entry = entry
        self._lift = 0.0  # how far it has risen, 0 to 1
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(_HOVER_MS)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._step)
        self.still = False
        self._results: OwnResults | None = None
        self._begun = False
        self._kept_scenery: QPixmap | None = None  # the scenery, in the size of the last paint that was not in a hurry
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self.update)
        self.learn = Button(kind=GOLDEN, glyph_name="open-book", parent=self, px=16)
        self.learn.hide()
        scale.changed.connect(self._place_learn)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(self.entry.title)
        told = StartWords().results_told(self._results) if self._results else ""
        self.setAccessibleDescription(". ".join(filter(None, (self.entry.tagline, told))))
        self.setToolTip(told)
        self.learn.setText(self.tr("Keep learning") if self._begun else self.tr("Learn"))
        name = self.tr("Go on with the lesson of {game}") if self._begun else self.tr("Learn {game}")
        self.learn.setAccessibleName(name.format(game=self.entry.title))
        self._place_learn()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._animate()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._animate()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._animate()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._animate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_learn()
        if self._kept_scenery is not None:
            self._settle.start()

    def set_taught(self, taught: bool, *, begun: bool = False) -> None:
        """Set whether the guided first game is offered, and whether it was begun."""
        self._begun = begun
        self.learn.setVisible(taught)
        self.retranslate()

    def set_results(self, results: OwnResults | None) -> None:
        """Set the person's own results in this game; ``None`` for none."""
        self._results = results
        self.retranslate()

    def _place_learn(self) -> None:
        """Place the button ``learn`` in the upper right corner; it rises with the tile."""
        room, gap = scale.px(TILE_ROOM), scale.px(16)
        size = self.learn.sizeHint()
        x = self.width() - room - gap - size.width()
        y = room + gap - scale.px(_LIFT) * self._lift
        self.learn.setGeometry(round(x), round(y), size.width(), size.height())

    @property
    def offered(self) -> bool:
        """Whether the tile is raised, or rising, and shows "New game"."""
        return self.hovered or self.hasFocus()

    def draw(self, p: QPainter) -> None:
        room, lift = scale.px(TILE_ROOM), scale.px(_LIFT) * self._lift
        place = QRectF(self.rect()).adjusted(room, room - lift, -room, -room)
        radius = scale.px(20)
        brushes.shadow(p, place, radius, scale.px(14 + 12 * self._lift), 0.38 + 0.12 * self._lift)
        with brushes.clipped(p, brushes.rounded(place, radius)):
            self._draw_scenery(p, place)
        brushes.stroke(p, brushes.pen("#FFF6E0", 1.4, 0.22))
        p.drawPath(brushes.rounded(place.adjusted(1, 1, -1, -1), radius - 1))
        if self.offered:
            brushes.stroke(p, QPen(QColor(GOLD_RING), max(2.0, scale.px(3))))
            p.drawPath(brushes.rounded(place.adjusted(-1, -1, 1, 1), radius + 1))
        self._draw_words(p, place)

    def _draw_scenery(self, p: QPainter, place: QRectF) -> None:
        p.drawPixmap(scene_box(place), self._scenery(place), QRectF())
        ground = deep(self.entry.key)
        fade = brushes.part(place, 0, 0.52, 1, 0.34)
        p.fillRect(fade, brushes.vertical(fade, (ground, 0.0), (ground, 0.75), (ground, 1.0)))
        p.fillRect(
            QRectF(place.x(), fade.bottom() - 1, place.width(), place.bottom() - fade.bottom() + 2), QColor(ground)
        )
        brushes.noise(p, place, 0.03, 2)

    def _scenery(self, place: QRectF) -> QPixmap:
        """The scenery; while the size is changing the last one, which is stretched: painting it takes long."""
        if self._kept_scenery is None or not self._settle.isActive():
            size = scene_box(place).size()
            self._kept_scenery = backdrop_pixmap(
                self.entry.key, round(size.width()), round(size.height()), self.devicePixelRatioF()
            )
        return self._kept_scenery

    def _draw_words(self, p: QPainter, place: QRectF) -> None:
        # From below: "New game" while it rises (which moves the rest up), own results, figures, tagline, title.
        margin = scale.px(24)
        inner = place.adjusted(margin, 0, -margin, 0)
        grown = scale.px(64) * self._lift
        results_h = scale.text(15) * 1.5 if self._results else 0.0
        if self._results:
            results_y = place.bottom() - scale.px(18) - results_h - grown
            self._draw_results(p, QRectF(inner.x(), results_y, inner.width(), results_h), self._results)
            grown += results_h
        figures_y = place.bottom() - scale.px(24) - max(scale.px(24), scale.text(16) * 1.4) - grown
        line = scale.text(19) * 1.4
        tag_y = figures_y - line - scale.px(6)
        tag_font = brushes.fit_font(self.entry.tagline, "display", scale.text(19), inner.width(), weight=500)
        tag_font.setItalic(True)
        draw_text(p, QRectF(inner.x(), tag_y, inner.width(), line), self.entry.tagline, tag_font, _CREAM, elide=True)
        self._draw_title(p, QRectF(inner.x(), place.y(), inner.width(), tag_y - place.y() - scale.px(2)))
        self._draw_figures(p, QRectF(inner.x(), figures_y, inner.width(), scale.text(16) * 1.5))
        if self._lift > 0:
            self._draw_offer(p, QRectF(inner.x(), place.bottom() - scale.px(70), inner.width(), scale.px(48)))

    def _draw_title(self, p: QPainter, box: QRectF) -> None:
        title = self.entry.title
        px = scale.text(34)
        title_font = scale.font("display", 34, weight=800)
        longest = max(title.replace("\u00a0", " ").split(), key=len)
        # Too wide for a line: in two lines, in letters in which the longest word fits.
        if text_width(title, title_font) > box.width():
            px = scale.text(31)
            title_font = brushes.fit_font(longest, "display", px, box.width(), weight=800)
            lines = brushes.halves(title, title_font) if " " in title else [title]
            if all(text_width(line, title_font) <= box.width() for line in lines):
                title = "\n".join(lines)  # of about equal width; else it is wrapped where it has room
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        draw_text(p, box, title, title_font, _IVORY, bottom, wrap=True, shade=("#000000", 0.5))

    def _draw_results(self, p: QPainter, box: QRectF, results: OwnResults) -> None:
        """Paint the own results: a trophy and a few words, or only figures where the words have no room."""
        side = scale.text(17)
        room = box.width() - side * 1.4
        words = StartWords().results(results)
        if text_width(words, scale.font("text", 15)) > room:
            words = self.tr("{won}/{games} · {best}").format(won=results.won, games=results.games, best=results.best)
        glyph(p, "laurels-trophy", box.x(), box.center().y() - side / 2, side, _SAND)
        words_font = brushes.fit_font(words, "text", scale.text(15), room)
        draw_text(p, box.adjusted(side * 1.4, -1, 0, 0), words, words_font, _CREAM, elide=True)

    def _draw_figures(self, p: QPainter, box: QRectF) -> None:
        """Paint players, minutes and complexity (one to three rhombs) of the game."""
        x, side = box.x(), scale.text(19)
        text_font = scale.font("text", 16, weight=600)
        end = box.right() - scale.px(2 * 17 + 20)  # where the rhombs begin
        minutes = self.tr("{minutes} min").format(minutes=self.entry.minutes)
        start = x + 2.7 * side + text_width(self.entry.players, text_font) + scale.px(20)
        if start + text_width(minutes, text_font) > end:
            minutes = self.entry.minutes  # without the unit, which the hourglass suggests
        for name, text in (("meeple", self.entry.players), ("hourglass", minutes)):
            glyph(p, name, x, box.center().y() - side / 2, side, _SAND)
            x += side * 1.35
            text_font = brushes.fit_font(text, "text", scale.text(16), max(1.0, end - x), weight=600)
            draw_text(p, QRectF(x, box.y() - 1, max(0.0, end - x), box.height()), text, text_font, "#F7EBD3")
            x += text_width(text, text_font) + scale.px(20)
        for step in range(3):
            cx = box.right() - (2 - step) * scale.px(17) - scale.px(6)
            rhomb(p, cx, box.center().y(), scale.unit * 0.68, filled=step < self.entry.weight)

    def _draw_offer(self, p: QPainter, box: QRectF) -> None:
        p.setOpacity(p.opacity() * self._lift)
        brushes.fill(p, brushes.vertical(box, *GOLD))
        p.drawPath(brushes.rounded(box, scale.px(13)))
        text = self.tr("New game")
        offer_font = brushes.fit_font(text, "text", scale.text(19), box.width() - 8, weight=700)
        draw_text(p, box.adjusted(0, -1, 0, 0), text, offer_font, GOLD_INK, brushes.CENTER)

    def _animate(self) -> None:
        """Rise or sink, from where the tile is now, as ``offered`` says."""
        goal = 1.0 if self.offered else 0.0
        self._motion.stop()
        if self.still or not self.isVisible():
            self._step(goal)
            return
        self._motion.setStartValue(self._lift)
        self._motion.setEndValue(goal)
        self._motion.start()

    def _step(self, value: float) -> None:
        self._lift = value
        self._place_learn()
        self.update()


class PastRow(Control):
    """The row of a finished game; pressing it opens the review.

    Attributes:
        past: The game.
        spark_room: Whether room is kept for the line of its chances, even if it has none.
    """

    def __init__(self, past: Past, parent: QWidget) -> None:
        super().__init__(parent)
        self.past = past
        self.spark_room = False
        self.setAccessibleName(f"{past.title}, {past.result}, {past.day}")

    def draw(self, p: QPainter) -> None:
        now, past = theme(), self.past
        box = QRectF(self.rect())
        if self.hovered:
            brushes.fill(p, look.color(now.raised, 0.7))
            p.drawPath(brushes.rounded(box.adjusted(0, 1, 0, -1), 8))
        p.fillRect(QRectF(box.x(), box.y(), box.width(), 1), QColor(now.line))
        pad = scale.px(8)
        thumb = QRectF(box.x() + pad, 0, min(scale.px(64), box.height() * 1.5), 0)
        thumb.setHeight(thumb.width() * 0.66)
        thumb.moveTop(box.center().y() - thumb.height() / 2)
        with brushes.clipped(p, brushes.rounded(thumb, scale.px(8))):
            draw_backdrop(p, past.game, thumb, 2.4, 0.7, self.devicePixelRatioF())
        self._draw_lines(p, box, thumb.right() + scale.px(16))
        side = scale.px(22)
        x, y = box.right() - side - pad, box.center().y() - side / 2
        chevron(p, x, y, side, "right", now.text_3, max(1.6, side * 0.11))
        self.focus_ring(p, box.adjusted(1.2, 1.2, -1.2, -1.2), 8)

    def _draw_lines(self, p: QPainter, box: QRectF, x: float) -> None:
        now, past = theme(), self.past
        spark_w = scale.px(150) if self.spark_room else 0.0
        value_w = scale.text(15.5) * 3.2 if self.spark_room else 0.0
        end = box.right() - scale.px(46) - spark_w - value_w
        day_font = scale.font("text", 15.5)
        day_w = text_width(past.day, day_font) + 4
        draw_text(
            p, QRectF(end - day_w - scale.px(14), box.y(), day_w, box.height()), past.day, day_font, now.text_2, RIGHT
        )
        width = end - day_w - scale.px(26) - x
        upper, lower = scale.text(17.5) * 1.35, scale.text(15.5) * 1.35
        y = box.center().y() - (upper + lower) / 2
        title_font = brushes.fit_font(past.title, "text", scale.text(17.5), width, weight=700)
        draw_text(p, QRectF(x, y, width, upper), past.title, title_font, now.text, elide=True)
        side = scale.text(17)
        mark = "laurels-trophy" if past.won else "meeple"
        glyph(p, mark, x, y + upper + (lower - side) / 2, side, now.brass if past.won else now.text_3)
        result_font = scale.font("text", 15.5, tabular=True)
        place = QRectF(x + side * 1.35, y + upper, width - side * 1.35, lower)
        draw_text(p, place, past.result, result_font, now.text_2, elide=True)
        if self.past.chances:
            self._draw_sparkline(p, QRectF(end, box.center().y() - scale.px(18), spark_w, scale.px(36)), value_w)

    def _draw_sparkline(self, p: QPainter, box: QRectF, value_w: float) -> None:
        now, values = theme(), self.past.chances
        colour = now.selected if values[-1] >= 0.5 else now.danger
        p.setPen(brushes.pen(now.line, 1, dash=True))
        middle = box.center().y()
        p.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
        path = QPainterPath()
        for index, value in enumerate(values):
            x = box.left() + index * box.width() / max(1, len(values) - 1)
            y = box.bottom() - value * box.height()
            (path.lineTo if index else path.moveTo)(x, y)
        brushes.stroke(p, brushes.round_pen(colour, max(1.6, scale.px(2.4))))
        p.drawPath(path)
        brushes.fill(p, colour)
        brushes.disc(p, box.right(), box.bottom() - values[-1] * box.height(), scale.px(4))
        text = self.tr("{percent}%").format(percent=round(values[-1] * 100))
        value_font = scale.font("text", 15.5, weight=600, tabular=True)
        draw_text(p, QRectF(box.right() + 4, box.y(), value_w, box.height()), text, value_font, now.text_2, RIGHT)


def draw_seats(p: QPainter, box: QRectF, game: Open) -> None:
    """Paint the seats of a game with their points, in one column, or in two if there are more than three."""
    columns = 1 if len(game.rows) <= 3 else 2
    lines = -(-len(game.rows) // columns)
    gap = scale.px(24)
    height = min(scale.px(40), box.height() / lines)
    width = (box.width() - gap * (columns - 1)) / columns
    for index, row in enumerate(game.rows):
        x = box.x() + index % columns * (width + gap)
        place = QRectF(x, box.y() + index // columns * height, width, height)
        _draw_seat(p, place, row, game, wide=columns == 1)


def _draw_seat(p: QPainter, box: QRectF, row: SeatLine, game: Open, *, wide: bool) -> None:
    now = theme()
    side = min(scale.px(26), box.height() * 0.8)
    seat_shield(p, box.x(), box.center().y() - side * 0.56, side, row.seat.colour)
    number_font = scale.font("text", 16, weight=700, tabular=True)
    number = f"{figure(row.points)}/{game.goal}" if game.goal else figure(row.points)
    number_w = text_width(f"00/{game.goal}" if game.goal else "000", number_font) + 4
    draw_text(p, QRectF(box.right() - number_w, box.y(), number_w, box.height()), number, number_font, now.text, RIGHT)
    x = box.x() + side + scale.px(12)
    name_font = scale.font("text", 17, weight=700)
    taken = text_width(row.seat.name, name_font) + scale.px(10)
    end = box.right() - number_w - scale.px(8)
    bar_w = min(box.width() * (0.32 if wide else 0.22), end - x - taken)
    if bar_w > scale.px(24):  # rather no bar than a name cut short: the number tells the same
        bar = QRectF(end - bar_w, box.center().y() - scale.px(5), bar_w, scale.px(10))
        _draw_bar(p, bar, row.points / (game.goal or max(1, *(each.points for each in game.rows))), row.seat.colour)
        end -= bar_w + scale.px(10)
    name = QRectF(x, box.y() - 1, end - x, box.height())
    draw_text(p, name, row.seat.name, name_font, now.text, elide=True)
    rank = level_name(row.seat.level) if wide and row.seat.level else ""
    rank_font = scale.font("text", 16)
    if rank and taken + text_width(rank, rank_font) <= name.width():  # whole, or not at all
        draw_text(p, name.adjusted(taken, 0, 0, 0), rank, rank_font, now.text_2)


def _draw_bar(p: QPainter, bar: QRectF, share: float, seat: int) -> None:
    radius = bar.height() / 2
    brushes.fill(p, theme().sunken)
    p.drawPath(brushes.rounded(bar, radius))
    if share > 0:
        full = QRectF(bar.x(), bar.y(), max(bar.height(), bar.width() * min(1.0, share)), bar.height())
        p.setBrush(QColor(look.SEATS[seat].color))
        p.setPen(brushes.pen(theme().line_strong, 0.8))
        p.drawPath(brushes.rounded(full, radius))


def scene_box(place: QRectF) -> QRectF:
    """The part of a tile that the scenery fills; the rest is plain ground for words."""
    return QRectF(place.x(), place.y(), place.width(), place.height() * 0.86)


def draw_backdrop(p: QPainter, game: str, box: QRectF, tall: float, above: float, dpr: float) -> None:
    """Paint a part of a game's scenery into ``box``; the caller clips.

    Args:
        p: The painter.
        game: Key of the game.
        box: Where it is seen.
        tall: Height of the whole scenery, as a multiple of the height of ``box``.
        above: How much of that is above ``box``, likewise.
        dpr: Device pixels per px.
    """
    picture = backdrop_pixmap(game, round(box.width()), round(box.height() * tall), dpr)
    p.drawPixmap(QPointF(box.x(), box.y() - box.height() * above), picture)
