"""The page that asks about past decisions: shows the table as it was, takes a move and says how good that is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.models.days import day
from app.models.games import entry
from app.models.notices import told
from app.models.presenter import Button, Prompt, selection
from app.models.review.decision_words import DecisionWords
from app.models.selection import ActionSelection
from app.models.setup import spoken
from app.models.table_reading import piece_of
from app.models.training.words import TrainingWords
from app.session.thinker import make_worker
from app.session.training import Training, TrainingPhase
from app.views.board.view import BoardView
from app.views.game.log_panel import LogPanel
from app.views.game.page import TAKE_BACK
from app.views.game.places import measure_for
from app.views.game.prompt_bar import PromptBar
from app.views.game.table_list import TableList
from app.views.games import board_of
from app.views.paint.backdrops import backdrop_pixmap
from app.views.paint.cache import pixmaps
from app.views.paint.guard import painting
from app.views.passing_page import PassingPage
from app.views.review.bar import BarFact, PageBar
from app.views.review.choice_marks import ChoiceMarks
from app.views.review.corners import Corners, page_ground
from app.views.review.decision_panel import MOST, DecisionPanel
from app.views.scale import scale
from app.views.shortcuts import add_shortcuts
from app.views.theme import emblem, keeper
from app.views.training.panel import KEYS, TaskPanel
from app.views.training.task_text import AGAIN, ANSWER, LEAVE, NEXT, REPEAT, TaskWords, solution_shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.archive import Archive
    from app.match.match import Match
    from app.match.seats import Seat
    from app.match.words import ArchiveError, RecordError
    from app.models.review.decision_words import ActionLine
    from app.models.settings import Settings
    from app.models.training.question import Item
    from app.session.thinker import MakeThinker

SIDE, NARROWEST = 0.31, 360
"""Width of the panels beside the table: share of the width of the page, and least pixels."""

WIDE = 360.0
"""Width of the panels beside the table on the page of a game, in pixels of the drawing.

Prompt and log take their sizes from the width of a page of a game, which is that of the table and of such panels.
"""


BACKDROP = 0.3
"""Opacity of the picture of the game that is behind the words while no table is shown."""


class TrainingPage(PassingPage):
    """Asks about decisions of past games, of one game or from a list of questions.

    ``Training`` knows the questions and what phase the present one is in; whenever that changes, ``_show`` shows all
    of it again.

    Args:
        archive: The archive.
        settings: Settings of the program.
        make: Makes the worker that judges answers.
        parent: The Qt parent.

    Signals:
        closed: The person wants to leave.
        told: A ``Sentence`` about what could not be done.
        rules_requested: Anchor in the rules of the game that is shown.
    """

    closed = Signal()
    told = Signal(object)
    rules_requested = Signal(str)

    def __init__(
        self, archive: Archive, settings: Settings, *, make: MakeThinker = make_worker, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.training = Training(archive, make, self)
        self.training.changed.connect(self._show)
        self.training.unreadable.connect(self._refuse)
        self.training.unkept.connect(self._refuse)
        self.bar = PageBar(parent=self)
        self.bar.back.connect(self.closed)
        self.task = TaskPanel(self)
        self.task.pressed.connect(self.do)
        self.answer = DecisionPanel(self)
        self.answer.close_button.hide()
        self.log = LogPanel(self)
        self.log.course.hide()
        self.log.hide()
        self.corners = Corners(self)
        self.marks = ChoiceMarks()
        self.view: BoardView | None = None
        self.prompt = PromptBar(self)
        self.prompt.chosen.connect(self.choose)
        self.list: TableList | None = None
        self._selection = ActionSelection(())
        self._shown: tuple[str, int, TrainingPhase] | None = None
        self._lines: list[ActionLine] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._make_shortcuts()
        keeper.changed.connect(self.update)
        scale.changed.connect(self._place)
        self.retranslate()

    def _make_shortcuts(self) -> None:
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("Esc", self.step_back),
            ("Return", self._enter),
            ("Enter", self._enter),
            ("F1", self._rules),
            ("F6", self._list_table),
            (KEYS[ANSWER], lambda: self.do(ANSWER)),
            (KEYS[AGAIN], lambda: self.do(AGAIN if self.task.offers(AGAIN) else REPEAT)),
            (KEYS[NEXT], lambda: self.do(NEXT)),
        )
        self._shortcuts = add_shortcuts(self, keys)

    # opening and closing

    def open_game(self, game_id: str) -> None:
        """Ask about the costly decisions of one game."""
        self.training.open_game(game_id)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_items(self, items: Sequence[Item]) -> None:
        """Ask these questions."""
        self.training.open_items(items)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_game(self) -> None:
        """Stop asking and thinking, for good."""
        self.marks.clear()
        self.training.close()

    def _refuse(self, error: RecordError | ArchiveError) -> None:
        self.told.emit(partial(told, error))

    # what is shown

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the game that is shown, with names in the current language; empty without a game."""
        return spoken(self.training.match.seats) if self.training.match is not None else ()

    @property
    def game(self) -> str:
        """Key of the game that is shown, ``""`` for none."""
        return self.training.match.record.game if self.training.match is not None else ""

    @property
    def asking(self) -> bool:
        """Whether the person may answer now."""
        return self.training.phase is TrainingPhase.ASKED

    def _show(self) -> None:
        """Show the present phase: the question with its table, or words in the middle of the page."""
        training, item = self.training, self.training.item
        if (
            training.match is not None
            and item is not None
            and training.phase not in (TrainingPhase.READING, TrainingPhase.SEARCHING)
        ):
            shown = (item.game, item.position, training.phase)
            if shown != self._shown:
                self._show_question(
                    training.match, item.position, anew=self._shown is None or self._shown[:2] != shown[:2]
                )
            self._shown = shown
            self._say_answer()
        elif self.view is not None:
            assert self.list is not None
            self._shown = None
            self._selection = ActionSelection(())
            self.marks.clear()
            self._hold_keys()
            for part in (self.list, self.view, self.prompt, self.answer, self.log):
                part.hide()
        self._say()
        self._place()

    def _hold_keys(self) -> None:
        """Take the focus from the table and what belongs to it, before that is hidden."""
        # Qt would give it to the next widget, which may be the list: that unfolds where the keyboard comes to it.
        focus = self.focusWidget()
        if focus is not None and focus is not self and not self.task.isAncestorOf(focus):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_question(self, match: Match, position: int, *, anew: bool) -> None:
        """Show the position of a decision, and what can be chosen there while it is asked.

        Args:
            match: The game.
            position: Position of the decision.
            anew: Whether it is another question than before, and not only another phase of the same.
        """
        self._set_table(match.record.game)
        assert self.view is not None
        state = match.states[position]
        if anew:
            self.view.show_state(state, state.actor, self.seats, still=True)
            self.view.scene_.set_last(self._touched(match, position))
            self.log.load(self.view.presenter, match.up_to(position), self.seats)
            self.log.view.scrollToTop()
        self._selection = ActionSelection(())
        if self.asking:
            self._selection = selection(self.view.presenter, state, self._settings.confirm_moves)
        assert self.list is not None
        for part in (self.view, self.prompt, self.list):
            part.show()
        self._offer()
        if anew and not self.task.isAncestorOf(self.focusWidget()):  # who presses "Next" may press it again
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _touched(self, match: Match, position: int) -> set[str]:
        """Keys of the pieces that the log names in the ply before ``position``."""
        assert self.view is not None
        if not position:
            return set()
        lines = self.view.presenter.lines(match.events[position - 1], self.seats)
        return {line.piece for line in lines if line.piece}

    def _set_table(self, game: str) -> None:
        """Make the table of a game, unless it is there."""
        if self.view is not None and self.view.presenter.game == game:
            return
        if self.view is not None:
            pixmaps.clear()  # the next game shares few of these pictures
            assert self.list is not None
            for gone in (self.list, self.view):
                gone.hide()
                gone.deleteLater()
        self.view = BoardView(game, board_of(game), self)
        self.view.scene_.reduced_motion = True
        self.view.set_gauge_shown(self._settings.show_risk)
        self.view.chosen.connect(self.choose)
        self.view.refused.connect(self._refuse_key)
        self.view.opened.connect(self._open_sheet)
        self.view.laid_out.connect(self._laid_out)
        self.log.pointed.connect(self.view.scene_.point_out)
        self.list = TableList(self.view.model, self)
        self.list.chosen.connect(self.choose)
        self.list.looked_at.connect(self.view.scene_.set_focus)
        self.view.lower()  # below prompt and list, which lie on it
        self.corners.setParent(self.view)
        self.corners.show()
        self._place()
        self.prompt.raise_()

    # choosing

    def choose(self, key: str) -> None:
        """Take a key: of a piece or button that was clicked, entered or typed; ignores what cannot be chosen."""
        if key == TAKE_BACK:
            if self._selection.back():
                self._offer()
            return
        if not self.asking or (key not in self._selection.reachable() and key not in self._selection.chosen):
            return
        chosen = self._selection.choose(key)
        self._offer()
        if chosen is not None:
            self.training.choose(chosen)

    def _offer(self) -> None:
        """Set frames on the table, prompt and list for what may be chosen now."""
        training, view = self.training, self.view
        assert view is not None
        assert training.match is not None
        assert training.item is not None
        state, chosen = training.match.states[training.item.position], self._selection.chosen
        reachable = self._selection.reachable()
        prompt = view.presenter.prompt(state, self.seats, chosen)
        if not self.asking:
            prompt = Prompt(*self._words_after(), seat=state.actor)
        elif chosen:
            back = Button(TAKE_BACK, self.tr("Back"), "anticlockwise-rotation", "Esc")
            prompt = replace(prompt, buttons=(back, *prompt.buttons))
        had_keys = self.focusWidget() in self.prompt.buttons()  # the button that has the focus may be gone afterwards
        selection = self._selection if self.asking else None
        self.prompt.ask(prompt, self.seats[state.actor].colour, aloud=self.asking, selection=selection)
        if had_keys and self.focusWidget() not in self.prompt.buttons():
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        view.scene_.set_offered(reachable, self._selection.instead())
        view.scene_.set_chosen(chosen)
        assert self.list is not None
        self.list.offer(prompt.buttons, reachable, chosen, self._selection.instead())

    def _words_after(self) -> tuple[str, str]:
        """Title and hint of the prompt once an answer was given."""
        training, words = self.training, self._words()
        assert training.item is not None
        position = training.item.position
        if training.phase is TrainingPhase.JUDGING:
            return self.tr("A master is looking at your move …"), ""
        title = self.tr("The position before the decision")
        if training.phase is TrainingPhase.JUDGED and training.answer is not None:
            title = self.tr("You chose: {action}").format(action=words.name(position, training.answer.action))
        advice = training.advice
        told_of = self._decision_words().told(position + 1, advice) if solution_shown(training) and advice else ""
        return title, told_of

    def _refuse_key(self, key: str) -> None:
        """Say why a piece that was clicked cannot be chosen."""
        training = self.training
        if self.view is None or training.match is None or training.item is None:
            return
        if self.asking:
            state = training.match.states[training.item.position]
            self.prompt.notice(self.view.presenter.refusal(state, self.seats, key, self._selection.chosen))
        elif training.phase is TrainingPhase.JUDGING:
            self.prompt.notice(self.tr("Your move is chosen; please wait until it is judged."))
        elif self.task.offers(AGAIN):
            words = self.tr("You have answered. “{button}” ({key}) lets you choose another move.")
            button = self.task.buttons[AGAIN].text()
            self.prompt.notice(words.format(button=button, key=KEYS[AGAIN]))

    def step_back(self) -> None:
        """Escape: close what is open, else take back the last choice, else clear the focus on the table, else leave."""
        if self.view is not None and self.view.isVisible():
            if self.list is not None and self.list.is_open():
                self.view.setFocus()
                return
            if self._selection.back():
                self._offer()
                return
            if self.view.scene_.fold():
                return
            if self.view.scene_.focus_key:
                self.view.scene_.set_focus("")
                return
        self.closed.emit()

    def _enter(self) -> None:
        """Enter: press what has the focus, else the main button of the prompt, else that of the panel."""
        focus = self.focusWidget()
        view = self.view
        if isinstance(focus, QAbstractButton) and focus.isVisible():
            focus.click()
        elif view is not None and focus is view and (key := view.scene_.focus_key) and self.asking:
            if not view.scene_.takes(key) and (primary := self._pressed()):
                self.choose(primary)
            else:
                view.scene_.press(key)
        elif self.list is not None and focus is not None and self.list.isAncestorOf(focus) and self.asking:
            self.list.enter()
        elif self.prompt.was_typed():  # Enter confirms the key that was typed, and does nothing else
            return
        elif self.asking and (key := self._pressed()):
            self.choose(key)
        elif self.task.primary:
            self.do(self.task.primary)

    def _pressed(self) -> str:
        """Key of the button that Enter presses; ``""`` where it should press none (``PromptBar.enter_presses``)."""
        key = self.prompt.primary()
        return key if self.prompt.enter_presses(key) else ""

    def do(self, name: str) -> None:
        """Do what a button of the panel says, if that is shown; ``name`` is one of the names in ``panel.py``."""
        if not self.task.offers(name):
            return
        deeds = {
            AGAIN: self.training.again,
            ANSWER: self.training.show_answer,
            NEXT: self.training.next,
            REPEAT: self.training.rewind,
            LEAVE: self.closed.emit,
        }
        deeds[name]()

    def _rules(self) -> None:
        if self.view is None or self.training.match is None or self.training.item is None:
            return
        key = self.view.scene_.pointed_key
        anchor = self.view.presenter.section(piece_of(self.view.model, key)) if key in self.view.model else ""
        state = self.training.match.states[self.training.item.position]
        self.rules_requested.emit(anchor or self.view.board.anchor(state.decision))

    def _list_table(self) -> None:
        if self.list is not None and self.view is not None and self.view.isVisible():
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _open_sheet(self, what: str) -> None:
        """Show a pile or a display large, as it was at this position."""
        training = self.training
        if self.view is None or training.match is None or training.item is None:
            return
        sheet = self.view.board.sheet(self, what, self.view.model, training.match.up_to(training.item.position))
        if sheet is not None:
            for shortcut in self._shortcuts:  # Escape and Enter are the sheet's
                shortcut.setEnabled(False)
            sheet.closed.connect(self._sheet_closed)
            sheet.open()

    def _sheet_closed(self) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(True)

    # words

    def _words(self) -> TrainingWords:
        assert self.training.match is not None
        return TrainingWords(self.training.match, self.seats)

    def _decision_words(self) -> DecisionWords:
        assert self.training.match is not None
        assert self.training.timeline is not None
        return DecisionWords(self.training.match, self.training.timeline, self.seats)

    def _say(self) -> None:
        """Set all words and buttons beside the table."""
        training, series = self.training, self.training.series
        self.bar.set_title(self.tr("Learn from your mistakes"))
        self.bar.set_game(training.match.record.game if training.match is not None else "")
        if training.match is not None:
            record = training.match.record
            self.bar.set_facts(
                BarFact(entry(record.game).title, emblem(record.game)), BarFact(day(record.created), "hourglass")
            )
        self.task.progress.show_outcomes([item.outcome for item in series.items], series.at)
        self.task.show_text(TaskWords(training, self.seats).text())
        self.task.progress.setVisible(bool(series.items))

    def _say_answer(self) -> None:
        """Show the lines of the decision in place of the log once the best move is shown, and mark the moves."""
        training = self.training
        advice, item = training.advice, training.item
        self.marks.clear()
        self._lines = []
        self.answer.setVisible(solution_shown(training))
        self.log.setVisible(not solution_shown(training))
        if advice is None or item is None:
            return
        if solution_shown(training):
            words, ply = self._decision_words(), item.position + 1
            looked, listed = training.advice_with_tried(), training.advice_with_tried(MOST)
            waits, below = words.notes(ply, looked, given_up=item.position in training.analysis.given_up)
            self._lines = words.lines(ply, listed or advice)
            self.answer.say(self.tr("What could have been played"), words.whose(ply), waits, below)
            self.answer.show_lines(self._lines)
        self._mark()

    def _mark(self) -> None:
        """Mark on the table the move that was played and the best one, or the answer while these are not shown."""
        training, view = self.training, self.view
        self.marks.clear()
        if view is None or training.match is None or training.item is None:
            return
        if self._lines:
            best, played = self.answer.words_of_marks()
            played_keys = next((line.keys for line in self._lines if line.played), ())
            best_keys = next((line.keys for line in self._lines if line.best), ())
            self.marks.show(view, (played_keys, played), (best_keys, best))
        elif training.phase is TrainingPhase.JUDGED and training.answer is not None:
            spelled = view.presenter.spell(training.match.states[training.item.position], False)
            keys = next((path for path, action in spelled if action == training.answer.action), ())
            self.marks.show(view, (keys, self.tr("Your move")), ((), ""))

    def retranslate(self) -> None:
        """Set all words in the current language."""
        self.bar.retranslate()
        self.log.retranslate()
        if self.list is not None:
            self.list.retranslate()
        if self._shown is not None and self.training.match is not None and self.view is not None:
            assert self.training.item is not None
            state = self.training.match.states[self.training.item.position]
            self.view.show_state(state, state.actor, self.seats, still=True)
            before = self.training.match.up_to(self.training.item.position)
            self.log.load(self.view.presenter, before, self.seats)
            self._offer()
            self._say_answer()
        self._say()
        self._place()

    # places and looks

    def _place(self) -> None:
        bar, margin = self.bar.height_wanted(), round(scale.px(16))
        self.bar.setGeometry(0, 0, self.width(), bar)
        side = min(max(round(self.width() * SIDE), NARROWEST), self.width() // 2)
        top, high = bar + margin, self.height() - bar - 2 * margin
        left = self.width() - margin - side
        if self.view is not None:
            self.view.setGeometry(margin, top, left - 2 * margin, high)
            self.corners.setGeometry(self.view.rect())
            assert self.list is not None
            self.list.place(QRect(2 * margin, top + margin, round(max(scale.px(380), 300)), round(high * 0.7)))
        if self._shown is None:
            self._place_alone()
        else:
            needed = min(self.task.height_for(side), high)
            self.task.setGeometry(left, top, side, needed)
            below = top + needed + round(scale.px(12))
            rest = QRect(left, below, side, max(0, top + high - below))
            self.answer.setGeometry(rest)
            self.log.place(QRectF(rest))
        self._laid_out()
        self.update()

    def _place_alone(self) -> None:
        """Place the panel in the middle of the page, where no table is shown."""
        wide = min(max(round(scale.px(640)), NARROWEST + 80), self.width() - 40)
        high = self.task.height_for(wide)
        self.task.setGeometry((self.width() - wide) // 2, round((self.height() - high) * 0.42), wide, high)

    def _laid_out(self) -> None:
        """Place prompt, log and marks for the present size of the table."""
        if self.view is None:
            return
        text = scale.percent / 100
        wide = min(self.width() / 1920, self.height() / 1080)
        measure = measure_for(self.view.width() + WIDE * wide, float(self.height()), text)
        self.prompt.set_measure(measure)
        self.log.set_measure(measure)
        self.prompt.place(QRectF(self.view.prompt_box()).translated(self.view.x(), self.view.y()))
        self._mark()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(page_ground()))
        if self._shown is None and self.training.match is not None:
            p.setOpacity(BACKDROP)
            box, top = self.rect(), self.bar.height()
            game, ratio = self.training.match.record.game, self.devicePixelRatioF()
            p.drawPixmap(0, top, backdrop_pixmap(game, box.width(), max(1, box.height() - top), ratio))
        p.end()
