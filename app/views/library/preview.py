"""The panel beside the list: last position, note and key moments of the chosen game, and buttons for it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent

from app.models.games import entry, presenter
from app.models.library import LibraryModel, LibraryWords, own_seat
from app.models.notices import told
from app.models.review.analysis import kept_values
from app.models.review.game_words import GameWords
from app.models.review.skill_words import change_words
from app.models.review.timeline import Timeline, turning_points
from app.models.secrets import keeps_secrets
from app.models.setup import spoken
from app.session.reading import GameReader
from app.views.board.view import BoardView
from app.views.games import board_of
from app.views.library.note_view import NoteView
from app.views.library.rows import draw_thumbnail
from app.views.paint.brushes import CENTER, LEFT, RIGHT, broken, clipped, draw_text, parted, prepare, rounded
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.paint.seats import SHIELD_RATIO, seat_shield
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.tips import set_tip
from app.views.widgets.buttons import DANGER, PRIMARY, Button, PageControl
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.match.match import Match
    from app.match.words import ArchiveError, RecordError

LOG = logging.getLogger(__name__)

WIDTH = 420
"""Width of the panel, in px of the drawing."""

_MOMENTS = 8
"""Largest number of key moments."""

_PICTURE = QSize(1204, 790)
"""Size in px of the board whose picture is shown, scaled down."""

_READ_AFTER = 180
"""Milliseconds without a change of the selection after which the chosen game is read."""


_LINES = 4
"""Largest number of lines of a key moment."""

_PITCH = 1.3
"""Distance of these lines as a multiple of the size of their letters."""


def _height(lines: int) -> float:
    """Height in px of the row of a key moment with so many lines."""
    return scale.text(15) * (2.05 + _PITCH * (lines - 1))


class _KeyMoment(PageControl):
    """The row of a key moment; its tool tip shows each sentence on a line of its own.

    Args:
        ply: The ply that it is about.
        colour: Colour of the seat that it is about.
        said: Its sentences.
        change: By how much it changed that seat's chance to win, -1 to 1; ``None`` where no chances are known.
        parent: The panel.
    """

    def __init__(self, ply: int, colour: int, said: list[str], change: float | None, parent: QWidget) -> None:
        super().__init__(parent)
        words = " ".join(said)
        self.ply, self._colour, self._words, self._change = ply, colour, words, change
        self.setText(words)
        set_tip(self, "\n".join(said))

    def _left(self) -> float:
        """The x where the words begin, after ply and shield."""
        return 48 * scale.unit + scale.text(15) * 1.1 * 1.5

    @property
    def weight(self) -> float:
        """How much it changed a chance to win, 0 to 1."""
        return abs(self._change or 0.0)

    def lines_in(self, width: float) -> int:
        """How many lines the words take in a row of ``width`` px, ``_LINES`` at most."""
        room = width - self._left() - (74 if self._change is not None else 8) * scale.unit
        return min(_LINES, len(self._broken(room)))

    def _broken(self, width: float) -> list[str]:
        """All lines that the words take at ``width`` px, with no number parted from what it counts."""
        face = scale.font("text", 15)
        return broken(parted(self._words, face, width), face, width)

    def draw(self, p: QPainter) -> None:
        now, u = theme(), scale.unit
        place = QRectF(self.rect())
        if self.hovered:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(now.sunken))
            p.drawPath(rounded(place, 8 * u))
        # From the left: ply, shield, words; at the right the change of the chance.
        number = scale.font("text", 14.5, weight=600, tabular=True)
        draw_text(p, QRectF(0, 0, 38 * u, place.height()), str(self.ply), number, now.text_3, RIGHT)
        side = scale.text(15) * 1.1
        seat_shield(p, 48 * u, place.center().y() - side * SHIELD_RATIO / 2, side, self._colour, emblem=False)
        right = place.right() - 8 * u
        if self._change is not None:
            tone = now.selected if self._change > 0 else now.danger
            face = scale.font("text", 14.5, weight=700, tabular=True)
            draw_text(
                p, QRectF(right - 70 * u, 0, 70 * u, place.height()), change_words(self._change), face, tone, RIGHT
            )
            right -= 66 * u
        left = self._left()
        box = QRectF(left, -0.5, right - left, place.height())
        face = scale.font("text", 15)
        shown = self._broken(box.width())
        count = max(1, min(len(shown), _LINES))
        high = box.height() / count if count == 1 else scale.text(15) * _PITCH
        top = box.center().y() - high * count / 2
        for nth in range(count):
            line = QRectF(box.x(), top + nth * high, box.width(), high)
            words = " ".join(shown[nth:]) if nth == count - 1 else shown[nth]  # the last line ends in dots if cut
            draw_text(p, line, words, face, now.text, LEFT, elide=True)
        self.focus_ring(p, place.adjusted(1, 1, -1, -1), 8 * u)


class GamePreview(Panel):
    """The preview of the chosen game; of several chosen games it shows only how many they are.

    Attributes:
        match: The chosen game, once it has been read; ``None`` if several are chosen.
        note_view: The note about it.
        picture: The picture of its last position, once it has been painted.
        moments: The rows of its key moments; not all of them have room to be shown.
        failure: Why it cannot be read, one sentence; usually ``""``.

    Signals:
        view_pressed: Review the chosen game, from this position on.
        play_pressed: Go on with the chosen game.
        again_pressed: Play the set-up of the chosen game again.
        export_pressed: Export the chosen games.
        delete_pressed: Delete the chosen games.
        unreadable: The chosen game is damaged; one sentence that tells why.
    """

    view_pressed = Signal(int)
    play_pressed = Signal()
    again_pressed = Signal()
    export_pressed = Signal()
    delete_pressed = Signal()
    unreadable = Signal(str)

    def __init__(self, archive: Archive, model: LibraryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._archive, self._model = archive, model
        self._summary: Summary | None = None
        self._count = 0
        self.match: Match | None = None
        self.failure = ""
        self.picture: QPixmap | None = None
        self._boards: dict[str, BoardView] = {}  # by game; kept, since creating one takes long
        self.note_view = NoteView(self)
        self.moments: list[_KeyMoment] = []
        self._moments_top = 0.0  # where their heading stands
        self._reader = GameReader(archive, self)
        self._reader.read.connect(self._take)
        self._reader.failed.connect(self._fail)
        self._read_timer = QTimer(self, singleShot=True, interval=_READ_AFTER)
        self._read_timer.timeout.connect(self._read)
        self.view = Button(kind=PRIMARY, parent=self)
        self.play = Button(parent=self)
        self.export = Button(glyph_name="save-arrow", parent=self, px=16)
        self.delete = Button(kind=DANGER, parent=self, px=16)
        self.view.clicked.connect(self._view)
        self.play.clicked.connect(self._play)
        self.export.clicked.connect(self.export_pressed)
        self.delete.clicked.connect(self.delete_pressed)
        keeper.changed.connect(self._repaint_picture)
        scale.changed.connect(self._place)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.view.setText(self.tr("View"))
        running = self._summary is not None and self._summary.unfinished
        self.play.setText(self.tr("Play on") if running else self.tr("Play again"))
        self.play.setToolTip("" if running else self.tr("A new game with the same seats, options and cards."))
        self.export.setText(self.tr("Export"))
        self.delete.setText(self.tr("Delete"))
        self.note_view.show_note(self._summary.note if self._summary is not None else "", self._model.wanted.words)
        self._list_moments()
        self._place()

    def show_games(self, games: list[Summary]) -> None:
        """Show the chosen games; a single one is read a moment later, unless the selection changes again."""
        self._reader.cancel()
        self._count = len(games)
        # The pictures and the moments of the game before go at once; buttons and words change without waiting.
        self._summary = games[0] if len(games) == 1 else None
        self.match, self.picture, self.failure = None, None, ""
        if self._summary is not None:
            self._read_timer.start()
        else:
            self._read_timer.stop()
        self.retranslate()

    def close(self) -> bool:
        """Stop reading games for good, and close the widget."""
        self._read_timer.stop()
        self._reader.close()
        return super().close()

    # --- reading -------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        if self._summary is not None:
            self._reader.ask(self._summary.id)

    def _take(self, match: Match) -> None:
        self.match = match
        self._repaint_picture()
        self._list_moments()
        self._place()

    def _fail(self, error: RecordError | ArchiveError) -> None:
        self.failure = told(error)
        self.unreadable.emit(self.failure)
        self._list_moments()
        self._place()

    def _repaint_picture(self) -> None:
        """Paint ``picture`` with a board view that is laid out but never on screen; none where persons hide hands."""
        if self.match is None or keeps_secrets(self.match):
            return
        game = self.match.record.game
        if game not in self._boards:
            board = BoardView(game, board_of(game))
            board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            board.resize(_PICTURE)
            self._boards[game] = board
        board = self._boards[game]
        board.show_state(self.match.state, own_seat(self.match.seats), spoken(self.match.seats), still=True)
        width = max(1, round((self.width() - 32 * scale.unit) * self.devicePixelRatioF()))
        picture = board.grab()
        self.picture = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        self.picture.setDevicePixelRatio(self.devicePixelRatioF())
        self.update()

    def _list_moments(self) -> None:
        """Create the rows of the key moments: turning points where chances are known, else the game's own signs."""
        for moment in self.moments:
            moment.hide()
            moment.deleteLater()
        self.moments = []
        if self.match is None:
            return
        match = self.match
        timeline = Timeline(match.states, match.events)
        speaker = presenter(match.record.game)
        points = turning_points(timeline, kept_values(self._archive, match.record.id, timeline.plies, timeline.players))
        if points:
            named = GameWords(match, timeline)
            largest = sorted(points, key=lambda each: -abs(each.change))[:_MOMENTS]
            for point in sorted(largest, key=lambda each: each.ply):
                lines = speaker.lines(match.events[point.ply - 1], spoken(match.seats))
                said = [line.text for line in lines if line.text] or [named.name_of(point.ply)]
                self._add_moment(point.ply, point.seat, said, point.change)
            return
        for mark in speaker.event_signs(match.events, spoken(match.seats))[-_MOMENTS:]:
            self._add_moment(mark.ply, max(0, mark.seat), [mark.text], None)

    def _add_moment(self, ply: int, seat: int, said: list[str], change: float | None) -> None:
        assert self.match is not None
        moment = _KeyMoment(ply, self.match.seats[seat].colour, said, change, self)
        moment.clicked.connect(lambda _=False, ply=ply: self.view_pressed.emit(ply))
        moment.show()
        self.moments.append(moment)

    def _view(self) -> None:
        self.view_pressed.emit(0)

    def _play(self) -> None:
        if self._summary is not None and self._summary.unfinished:
            self.play_pressed.emit()
        else:
            self.again_pressed.emit()

    # --- places and looks ----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _picture_box(self) -> QRectF:
        margin = 16 * scale.unit
        width = self.width() - 2 * margin
        return QRectF(margin, margin, width, width * _PICTURE.height() / _PICTURE.width())

    def _head_box(self) -> QRectF:
        box = self._picture_box()
        high = scale.text(24) * 1.4 + scale.text(15.5) * 1.5 + 6 * scale.unit
        return QRectF(box.x(), box.bottom() + 10 * scale.unit, box.width(), high)

    def _place(self) -> None:
        u = scale.unit
        # The buttons along the lower edge, in two rows of two.
        one = self._summary is not None
        for button in (self.view, self.play):
            button.setVisible(one)
        for button in (self.export, self.delete):
            button.setVisible(self._count > 0)
        margin, gap = 16 * u, 10 * u
        high = self.view.sizeHint().height()
        half = (self.width() - 2 * margin - gap) / 2
        lower = self.height() - margin - high
        upper = lower - gap - high
        for row, pair in ((upper, (self.view, self.play)), (lower, (self.export, self.delete))):
            for at, button in enumerate(pair):
                button.setGeometry(round(margin + at * (half + gap)), round(row), round(half), high)
        # The key moments in what is left. Where there is no room for all, the least important go: whole sentences of
        # some are worth more than all of them cut short.
        head = self._head_box()
        self._moments_top = self.note_view.place(head.x(), head.bottom() + 8 * u, head.width())
        if not self.note_view.isHidden():
            self._moments_top += 12 * u
        top = self._moments_top + 2 * u + scale.text(13.5) * 1.8
        left, width, foot = round(margin - 6 * u), round(self.width() - 2 * margin + 12 * u), upper - 4 * u
        lines = [moment.lines_in(width) for moment in self.moments]
        shown = dict(zip(self.moments, lines, strict=True))
        while shown and top + sum(map(_height, shown.values())) > foot:
            del shown[min(shown, key=lambda moment: moment.weight)]
        for moment in self.moments:
            moment.setVisible(moment in shown)
        for moment, count in shown.items():
            high = round(_height(count))
            moment.setGeometry(left, round(top), width, high)
            top += high
        self.update()

    @painting
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        prepare(p)
        if self._summary is None:
            self._paint_none(p)
        else:
            self._paint_game(p, self._summary)
        p.end()

    def _paint_none(self, p: QPainter) -> None:
        now = theme()
        words = self.tr("Choose a game to see how it ended.")
        if self._count:
            words = LibraryWords().chosen(self._count)
        box = QRectF(self.rect()).adjusted(24, 0, -24, -self.height() * 0.2)
        side = scale.px(72)
        glyph(p, "bookshelf", box.center().x() - side / 2, box.center().y() - side * 1.3, side, now.line_strong)
        face = scale.font("display", 21, weight=500, italic=True)
        draw_text(p, box.adjusted(0, side * 0.9, 0, 0), words, face, now.text_2, CENTER, wrap=True)

    def _paint_game(self, p: QPainter, summary: Summary) -> None:
        now, u = theme(), scale.unit
        box = self._picture_box()
        if self.picture is None:
            draw_thumbnail(p, box, summary.game, 12 * u)
        else:
            with clipped(p, rounded(box, 12 * u)):
                p.drawPixmap(box, self.picture, QRectF(self.picture.rect()))
        p.setPen(QPen(QColor(now.line), 1.2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(rounded(box, 12 * u))
        head = self._head_box()
        title = QRectF(head.x(), head.y(), head.width(), scale.text(24) * 1.4)
        draw_text(p, title, entry(summary.game).title, scale.font("display", 24, weight=700), now.text, LEFT)
        line = QRectF(head.x(), title.bottom(), head.width(), scale.text(15.5) * 1.5)
        words = self.failure or self._model.result(summary)
        tone = now.danger if self.failure else now.text_2
        draw_text(p, line, words, scale.font("text", 15.5, tabular=True), tone, LEFT, elide=True)
        if self.moments:
            over = QRectF(head.x(), self._moments_top, head.width(), scale.text(13.5) * 1.6)
            face = scale.font("overline", 13.5)
            draw_text(p, over, self.tr("Key moments").upper(), face, now.brass, LEFT)
