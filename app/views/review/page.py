"""The page of a review: a past game on the table, with a slider over all its positions and what an analysis finds."""

from __future__ import annotations

import logging
from collections import deque
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent

from app.engines.contract import NOBODY
from app.models.notices import told
from app.models.review.game_words import GameWords
from app.models.review.moves import MoveModel
from app.models.review.timeline import Timeline
from app.models.secrets import side
from app.models.setup import spoken
from app.session.analysis import Analysis
from app.session.reading import GameReader
from app.session.thinker import MakeThinker, make_worker, slow_import_of
from app.views.board.view import BoardView
from app.views.games import board_of, imports
from app.views.page import Page
from app.views.paint.cache import pixmaps
from app.views.paint.guard import painting
from app.views.review.analysis_view import AnalysisView
from app.views.review.banner import Banner
from app.views.review.bar import PageBar
from app.views.review.chart_panels import ChartPanels
from app.views.review.corners import Corners, page_ground
from app.views.review.decision_view import DecisionView
from app.views.review.move_list import MoveList
from app.views.review.notice import NoticeBar
from app.views.review.places import places
from app.views.review.position_slider import HEIGHT, PositionSlider
from app.views.review.skill_band import BAND
from app.views.review.skill_view import SkillView
from app.views.review.tools import GameTools
from app.views.review.transport import SPEEDS, Transport, TransportStep
from app.views.scale import scale
from app.views.slices import Slices
from app.views.theme import keeper
from app.views.timing import LessMotion
from app.views.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget

    from app.match.archive import Archive
    from app.match.match import Match
    from app.match.seats import Seat
    from app.match.words import ArchiveError, RecordError
    from app.models.review.timeline import TurningPoint

LOG = logging.getLogger(__name__)

MOVE_MS = 900
"""Milliseconds per move in autoplay at speed 1."""

REST = 0.15
"""Seconds after a change of the position until the page counts as being at rest."""


class ReviewPage(Page):
    """Shows a past game.

    ``position`` is the truth; ``show_position`` puts table, slider, charts and list there.  What an analysis finds is
    shown by ``AnalysisView``, decisions by ``DecisionView``, and luck and skill by ``SkillView``.

    Args:
        archive: The archive.
        make: Makes the worker of the analysis.
        speed: Speed of autoplay, one of ``SPEEDS``.
        parent: The Qt parent.

    Attributes:
        position: The position that is shown, 0 to the number of plies.
        match: The game that is shown, ``None`` before the first.
        timeline: The same along its positions.
        analysis: Its analysis.
        board: The table.

    Signals:
        opened: The game that was asked for is shown, with all parts of the page.
        unreadable: It cannot be shown; ``told`` was emitted before with the reason.
        closed: The person wants to leave the page.
        library_requested: The person wants to see the other games.
        training_requested: Id of the game whose costly decisions the person wants to make again.
        branch_requested: Id of the game and position at which the person wants to begin a new game.
        speed_changed: The new speed of autoplay.
        told: A ``Sentence`` about what could not be done.
        chances_shown: Id of a game under way whose win chances the person wants to see after all.
    """

    opened = Signal()
    unreadable = Signal()
    closed = Signal()
    library_requested = Signal()
    training_requested = Signal(str)
    branch_requested = Signal(str, int)
    speed_changed = Signal(int)
    told = Signal(object)
    chances_shown = Signal(str)

    def __init__(
        self, archive: Archive, *, make: MakeThinker = make_worker, speed: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._archive = archive
        self.position = 0
        self.match: Match | None = None
        self.timeline: Timeline | None = None
        self._words: GameWords | None = None
        self._own = 0
        self._moved = 0.0  # when the position was changed last (``perf_counter``)
        self._wanted = (0, True)  # for the game that is being read: position, and whether to show win chances
        self._speed = speed if speed in SPEEDS else 1
        self.moves = MoveModel(self)
        self.analysis = Analysis(archive, make, self)
        self.reader = GameReader(archive, self, ahead=slow_import_of(make))
        self.reader.read.connect(self._take_game)
        self.reader.failed.connect(self._refuse)
        self._work = Slices(self)  # the steps of ``_showing``, while a game is being put on the page
        self._beat = QTimer(self)
        self._beat.timeout.connect(self._play_on)
        self.board: BoardView | None = None
        self._build()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._place)
        self.retranslate()

    def _build(self) -> None:
        self.bar = PageBar(parent=self)
        self.bar.back.connect(self.closed)
        self.game_tools = GameTools(self._archive, self, self.bar)
        self.game_tools.told.connect(self.told)
        self.game_tools.asked.connect(self.pause)
        self.game_tools.done.connect(self.setFocus)
        self.game_tools.library_requested.connect(self.library_requested)
        self.game_tools.training_requested.connect(self.training_requested)
        self.charts = ChartPanels(self)
        self.charts.picked.connect(self.slide)
        self.charts.chances_wanted.connect(self._reveal)
        self.move_list = MoveList(self.moves, self)
        self.move_list.picked.connect(self.jump)
        self.move_list.mistake_picked.connect(self.show_decision)
        self.card = Panel(self)
        self.slider = PositionSlider(self.card)
        self.slider.valueChanged.connect(self.slide)
        self.slider.stepped.connect(
            lambda way: self.step(TransportStep.MOVE_ON if way > 0 else TransportStep.MOVE_BACK)
        )
        self.slider.sliderPressed.connect(self.pause)
        self.transport = Transport(self.card)
        self.transport.stepped.connect(self.step)
        self.transport.play_pressed.connect(self.toggle_play)
        self.transport.speed_chosen.connect(self.set_speed)
        self.transport.branch_pressed.connect(self._branch)
        self.transport.speed.set_value(str(self._speed))
        self.skill = SkillView(self, self.card, self.slider, self.moves, self.move_list)
        self.skill.picked.connect(self.slide)
        self.skill.mistake_picked.connect(self.show_decision)
        self.skill.chosen.connect(self.charts.choose)
        self.notice = NoticeBar(self)
        self.game_tools.found.connect(self.notice.say)
        self.game_tools.exported.connect(lambda: self.notice.say(self.tr("The game was exported.")))
        self.corners = Corners(self)
        self.banner = Banner(self)
        self.decision = DecisionView(self, self.analysis, self.banner)
        self.decision.closed.connect(lambda: self.show_position(self.position, still=True))
        shown = self.charts, self.moves, self.move_list, self.skill, self.slider
        self.found = AnalysisView(self, self.analysis, shown, self._at_rest)
        self.found.looked_again.connect(self._show_second_look)
        self._parts = (self.charts, self.move_list, self.card)
        for part in self._parts:
            part.hide()  # until there is something in them

    # --- opening -------------------------------------------------------------------------------------------------

    def open(self, game_id: str, position: int | None = None, *, chances: bool = True) -> None:
        """Show a game of the archive.

        It is read in a thread; what was shown before stays until then.  In the end ``opened`` or ``unreadable`` is
        emitted, unless another game is asked for or the page is left.

        Args:
            game_id: Id of the game.
            position: Position to begin at; the first by default.
            chances: Whether win chances of a game under way are estimated and shown; those of finished games always
                are.
        """
        self._halt()
        self._wanted = (position or 0, chances)
        self.reader.ask(game_id)
        self.setFocus()

    def _refuse(self, error: RecordError | ArchiveError) -> None:
        self.told.emit(partial(told, error))
        self.unreadable.emit()

    def _take_game(self, match: Match) -> None:
        """Begin to show the game that was read, in steps between which the event loop runs."""
        position, chances = self._wanted
        self._work.start(self._showing(match, position, chances=chances or match.finished))

    def _showing(self, match: Match, position: int, *, chances: bool) -> Iterator[None]:
        """Put a game in place of the one before, in steps: first its data, then what has to be painted for it.

        The page may be painted after each step, so each leaves it in a consistent state.
        """
        # What takes long and shows nothing yet: modules of the game, its timeline, its words, its table.
        yield from imports(match.record.game)
        timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
        yield
        words = yield from GameWords.in_steps(match, timeline)
        self.skill.expect(timeline, shown=match.finished and len(match.seats) > 1)  # it takes room from the table
        if (new := self._set_table(match.record.game)) and self.match is None:
            yield  # making the table took long; no pause where another game is shown, whose table is gone by now
        # From here to the first position on the table without a pause: all parts show the new game.
        self.match = self.game_tools.match = match
        self.timeline = timeline
        self._own = side(match)
        self.position = min(position, self.timeline.plies)
        colours = tuple(seat.colour for seat in match.seats)
        with QSignalBlocker(self.slider):  # its value may lie beyond the end of this game, and would be changed
            self.slider.load(self.timeline.plies, self.timeline.rounds, self.timeline.turns, colours)
        self.move_list.load(colours, self.seats, self._own, self.timeline.plies)
        self.charts.load(self.timeline, self.seats, self._own)
        self.found.load(self.timeline, hidden=not chances)
        self.skill.load(self.timeline, self.seats, self._own)
        self._say(words)
        assert self.board is not None
        first = self.board.first_steps(match.states[self.position], self._own, self.seats)
        if new:
            yield from first
            yield from self.slider.paint_steps()
        else:  # the table is visible: at once, so that it does not show the game before beside parts of this one
            deque(first, maxlen=0)
        self._follow(self.position)
        self._tell(self.position)
        self.board.show()
        for part in self._parts:
            yield  # each is painted in a turn of the event loop of its own
            part.show()
        self.skill.show_parts(self.skill.shown)
        yield
        if chances:
            self.analysis.start(match.record.id, self.timeline, self._own)
        self.opened.emit()

    def _halt(self) -> None:
        """Stop reading a game, autoplay, and the analysis."""
        self.reader.cancel()
        self.decision.forget()
        self._work.stop()
        if self.board is not None:
            self.board.stop()
        self.pause()
        self.analysis.close()
        self.game_tools.close_game()
        self.found.stop()

    def close_game(self) -> None:
        """Leave the game for good: stop everything, and release its positions at once."""
        self._halt()
        self.reader.close()
        self.match = self.timeline = None
        self._words = None
        self.found.forget()
        self.charts.forget()
        self.skill.forget()

    def _set_table(self, game: str) -> bool:
        """Make the table of a game, unless it is there; returns whether it was made, and so is still hidden."""
        if self.board is not None and self.board.presenter.game != game:
            pixmaps.clear()  # the next game shares few of these pictures
            self.board.hide()  # ``deleteLater`` takes effect only after the window was painted once more
            self.board.deleteLater()
            self.board = None
        new = self.board is None
        if self.board is None:
            self.board = BoardView(game, board_of(game), self)
            self.board.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.board.laid_out.connect(self._place_banner)
            self.board.refused.connect(self._refuse_piece)
            self.board.opened.connect(self._open_sheet)
            self._place()
            self.board.lower()
            self.board.hide()
            self.corners.setParent(self.board)
            self.corners.show()
            self.banner.setParent(self.board)
            self.banner.show()
        self._place()
        return new

    def _refuse_piece(self) -> None:
        """A piece was clicked: say that this is a past position, and how to play on from it."""
        if self.match is None:
            return
        if self.match.states[self.position].actor == NOBODY:
            self.notice.say(self.tr("The game is over here."))
        else:
            words = self.tr("This is a past position. “{button}” begins a new game at it.")
            self.notice.say(words.format(button=self.transport.branch.text()))

    def _open_sheet(self, what: str) -> None:
        """Show a pile or a display large, as it was at this position."""
        if self.board is None or self.match is None:
            return
        self.pause()
        sheet = self.board.board.sheet(self, what, self.board.model, self.match.up_to(self.position))
        if sheet is not None:
            sheet.closed.connect(self.setFocus)
            sheet.open()

    # --- words ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the game, with names in the current language; empty without a game."""
        return spoken(self.match.seats) if self.match else ()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        self.bar.set_title(self.tr("Review"))
        self.game_tools.retranslate()
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.slider.repaint_ground()
        self.transport.retranslate()
        self.transport.show_playing(self.playing)
        self.charts.retranslate()
        self.move_list.retranslate()
        if self.match is not None and self.timeline is not None:
            self._say(GameWords(self.match, self.timeline))
            self.show_position(self.position, still=True)

    def _say(self, words: GameWords) -> None:
        """Set all words that depend on the game, but for those on the table."""
        assert self.match is not None
        assert self.timeline is not None
        record, self._words = self.match.record, words
        self.moves.load(self.timeline, words.tell, words.tell_all, words.name_of)
        self.found.say(self.match, self.seats, words)
        self.decision.load(self.match, self.timeline, self.seats)
        self.game_tools.retranslate()
        self.bar.tell(record)
        self.transport.set_words(words.facts(), words.warning())

    # --- positions -----------------------------------------------------------------------------------------------

    def show_position(self, position: int, *, still: bool, soon: bool = False) -> None:
        """Show a position.

        Args:
            position: The position.
            still: Whether the table changes without motion.
            soon: Whether the table may follow a little later, prepared in slices (``BoardView.show_soon``).  Only
                callers that use the table right afterwards leave it out.
        """
        if self.match is None or self.timeline is None or self.board is None:
            return
        self.decision.end()
        self.notice.hide()
        self.position, self._moved = position, perf_counter()
        self.board.scene_.speed, self.board.scene_.reduced_motion = self._speed, LessMotion.wanted
        state = self.match.states[position]
        if soon:
            self.board.show_soon(state, self._own, self.seats, partial(self._tell, position), still=still)
        else:
            self.board.show_state(state, self._own, self.seats, still=still)
            self._tell(position)
        self._follow(position)

    def _follow(self, position: int) -> None:
        """Put slider, charts, band, list and buttons at a position."""
        assert self.match is not None
        assert self.timeline is not None
        with QSignalBlocker(self.slider):
            self.slider.setValue(position)
        self.slider.update()
        self.charts.move_cursor(position)
        self.skill.band.move_cursor(position)
        self.move_list.follow(position)
        last = self.timeline.plies
        self.transport.enable(back=position > 0, on=position < last, branch=self.match.states[position].actor != NOBODY)

    def _tell(self, position: int) -> None:
        """Mark on the table what the last ply touched and show the banner about it, once the table shows a position."""
        assert self.board is not None
        assert self._words is not None
        self.board.scene_.set_last(self._words.touched(position))
        self._show_banner(position)

    def _show_banner(self, position: int) -> None:
        assert self.timeline is not None
        assert self._words is not None
        seat = self.timeline.actor(max(1, position))
        words = self._words.of_position(position)
        look = self.found.second_looks.get(position)
        below = self.move_list.delegate.second_look_words(look) if look else ""
        self.banner.say(self.seats[seat].colour, words, below)

    def jump(self, position: int) -> None:
        """Go to a position from anywhere, e.g. for a click on a move; a single move on or back glides."""
        self.pause()
        self.show_position(self._clamp(position), still=abs(position - self.position) != 1, soon=True)

    def show_decision(self, ply: int) -> None:
        """Show the decision of a ply; where there was no choice, go to the position after it."""
        if self.board is None or not self.decision.is_choice(ply):
            self.jump(ply)
            return
        self.pause()
        self.show_position(ply - 1, still=True)
        self.move_list.follow(ply)
        self.decision.begin(ply, self.board, (self.charts, self.skill.panel))

    def step(self, step: TransportStep) -> None:
        """Go one move, turn or round on or back; stops autoplay."""
        if self.timeline is None:
            return
        self.pause()
        if step in (TransportStep.MOVE_BACK, TransportStep.MOVE_ON):
            target = self._clamp(self.position + step.way)
        elif step in (TransportStep.TURN_BACK, TransportStep.TURN_ON):
            target = self.timeline.turn_step(self.position, step.way)
        else:
            target = self.timeline.round_step(self.position, step.way)
        if target != self.position:
            self.show_position(target, still=target != self.position + 1, soon=True)

    def step_point(self, way: int) -> None:
        """Go to the next (``way`` 1) or previous (-1) turning point or clear mistake: to the position after it."""
        better = (ply for ply, look in self.found.second_looks.items() if look.advice.better)
        plies = sorted({*(point.ply for point in self.found.turning_points), *better})
        ahead = [ply for ply in plies if (ply > self.position if way > 0 else ply < self.position)]
        if ahead:
            self.jump(ahead[0] if way > 0 else ahead[-1])

    def slide(self, position: int) -> None:
        """Go to a position while something is dragged there: the table follows as fast as it can, without motion."""
        self.pause()
        self.show_position(position, still=True, soon=True)

    def _clamp(self, position: int) -> int:
        return max(0, min(self.timeline.plies if self.timeline else 0, position))

    # --- autoplay ------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether autoplay is on."""
        return self._beat.isActive()

    def toggle_play(self) -> None:
        """Start or stop autoplay; at the end of the game it starts from the beginning."""
        if self.playing:
            self.pause()
            return
        if self.timeline is None or not self.timeline.plies:
            return
        if self.position == self.timeline.plies:
            self.show_position(0, still=True, soon=True)
        self._beat.start(MOVE_MS // self._speed)
        self.transport.show_playing(True)

    def pause(self) -> None:
        """Stop autoplay."""
        if self.playing:
            self._beat.stop()
            self.transport.show_playing(False)

    def set_speed(self, speed: int) -> None:
        """Set the speed of autoplay, one of ``SPEEDS``."""
        self._speed = speed
        self.speed_changed.emit(speed)
        if self.playing:
            self._beat.start(MOVE_MS // speed)

    def _play_on(self) -> None:
        if self.timeline is None or self.position >= self.timeline.plies:
            self.pause()
            return
        self.show_position(self.position + 1, still=False, soon=True)
        if self.position == self.timeline.plies:
            self.pause()

    # --- what is found -------------------------------------------------------------------------------------------

    @property
    def turning_points(self) -> list[TurningPoint]:
        """The turning points, once all chances are known."""
        return self.found.turning_points

    def _at_rest(self) -> bool:
        """Whether the position has not changed for a moment, and the table has caught up with it."""
        return perf_counter() - self._moved > REST and not (self.board is not None and self.board.preparing)

    def _show_second_look(self) -> None:
        if self.position in self.found.second_looks and not self.decision.ply:  # else the banner is about that
            self._show_banner(self.position)

    def _reveal(self) -> None:
        """Begin to estimate and show the win chances of a game under way."""
        assert self.match is not None
        assert self.timeline is not None
        self.analysis.start(self.match.record.id, self.timeline, self._own)
        self.found.hide(False)
        self.chances_shown.emit(self.match.record.id)
        self.setFocus()

    # --- ways out ------------------------------------------------------------------------------------------------

    def _branch(self) -> None:
        assert self.match is not None
        self.pause()
        self.branch_requested.emit(self.match.record.id, self.position)

    # --- events --------------------------------------------------------------------------------------------------

    def key_actions(self) -> dict[str, Callable[[], None]]:
        """What every key does, by its name as ``QKeySequence`` writes it; a test compares it with the help."""
        return {
            "Right": partial(self.step, TransportStep.MOVE_ON),
            "Left": partial(self.step, TransportStep.MOVE_BACK),
            "Ctrl+Right": partial(self.step, TransportStep.TURN_ON),
            "Ctrl+Left": partial(self.step, TransportStep.TURN_BACK),
            "Shift+Right": partial(self.step, TransportStep.ROUND_ON),
            "Shift+Left": partial(self.step, TransportStep.ROUND_BACK),
            "Home": partial(self.jump, 0),
            "End": lambda: self.jump(self.timeline.plies if self.timeline else 0),
            "Space": self.toggle_play,
            "N": partial(self.step_point, 1),
            "Shift+N": partial(self.step_point, -1),
            "Return": self._show_shown_decision,
            "Enter": self._show_shown_decision,
            "Esc": self.step_back,
        }

    def _show_shown_decision(self) -> None:
        self.show_decision(self.decision.ply or self.position)

    def step_back(self) -> None:
        """Escape: leave the decision that is shown, else the page."""
        (self.decision.closed if self.decision.ply else self.closed).emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers()
        shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
        name = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
        before = "Shift+" if held & shift else "Ctrl+" if held & control else ""
        actions = self.key_actions()
        action = actions.get(before + name, actions.get(name))  # a modifier without a meaning of its own is ignored
        if action is None:
            super().keyPressEvent(event)
        else:
            action()

    def _place(self) -> None:
        unit, skill = scale.unit, self.skill.height_wanted()
        boxes = places(self.width(), self.height(), unit, self.bar.height_wanted(), skill)
        self.bar.setGeometry(boxes.bar)
        if self.board is not None:
            self.board.setGeometry(boxes.board)
            self.corners.setGeometry(self.board.rect())
        self.charts.place(boxes.charts, tabs=boxes.tabs)
        self.move_list.setGeometry(boxes.moves)
        self.card.setGeometry(boxes.slider)
        self.skill.panel.setGeometry(boxes.skill)
        self.decision.panel.setGeometry(boxes.skill.united(boxes.charts))
        high = round(HEIGHT * unit)
        self.slider.setGeometry(0, 0, boxes.slider.width(), high)
        if skill:
            self.skill.band.setGeometry(0, high, boxes.slider.width(), round(BAND * unit))
            high += round(BAND * unit)
        self.transport.setGeometry(0, high, boxes.slider.width(), boxes.slider.height() - high)
        self.notice.fit(boxes.board)
        self._place_banner()
        self.update()

    def _place_banner(self) -> None:
        if self.board is not None:
            self.banner.fit(QRectF(self.board.prompt_box()))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(page_ground()))
        p.end()
