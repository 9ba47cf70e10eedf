"""A game being played: the table, and the bars and panels around it."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.engines.contract import NOBODY, Action
from app.match.match import Match
from app.match.seats import Seat
from app.models.games import entry
from app.models.levels import seat_line
from app.models.presenter import Button, Prompt, choices
from app.models.selection import ActionSelection
from app.models.settings import Settings
from app.models.setup import spoken
from app.session.conductor import Conductor
from app.session.opponents import Opponents
from app.views import theme as look
from app.views.board_view import BoardView
from app.views.game.chrome import Measure
from app.views.game.curtain import Curtain
from app.views.game.log_panel import LogPanel
from app.views.game.places import measure_for, places
from app.views.game.prompt_bar import PromptBar
from app.views.game.score_panel import ScorePanel
from app.views.game.sheets import EndSheet
from app.views.game.table_list import TableList
from app.views.game.title_bar import STEP, TitleBar
from app.views.sheet import Sheet

NEXT, AGAIN, SHOW_END = "page:next", "page:again", "page:end"
"""Keys of buttons of the page itself; those of a game begin otherwise."""


class GamePage(QWidget):
    """Plays one match with persons at this screen and opponents in the worker.

    Args:
        match: The game; the archive has it already.
        settings: Speed, aids and sizes; followed while the page is open.
        opponents: Who is asked for opponents and hints.

    Signals:
        closed: The person wants to leave; the game is kept.
        review_requested: Game id and ply that the person wants to look at.
        again_requested: Game id: a new game with the same set-up is wanted.
        rules_requested: Anchor in the rules of this game.
        settings_requested: The settings are wanted.
    """

    closed = Signal()
    review_requested = Signal(str, int)
    again_requested = Signal(str)
    rules_requested = Signal(str)
    settings_requested = Signal()

    def __init__(self, match: Match, settings: Settings, opponents: Opponents, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match, self._settings = match, settings
        self._game = match.record.game
        self.view = BoardView(self._game, self)
        self._presenter = self.view.presenter
        self.prompt = PromptBar(self)
        self.score = ScorePanel(self)
        self.log = LogPanel(self)
        self.bar = TitleBar(self._game, self)
        self.list = TableList(self)
        self.log.course.setVisible(self.view.board.course)
        self.curtain = Curtain(self._game, self)
        self.conductor = Conductor(match, opponents, settings, self)
        self.conductor.at_rest = self._at_rest
        self.measure = Measure()
        self._selection = ActionSelection(())
        self._viewer = self._first_viewer()
        self._behind_curtain = False
        self._hint: tuple[str, ...] = ()
        self._failed = ""
        self._ended = False
        self._connect()
        self._make_shortcuts()
        self._apply_settings()
        self.log.load(self._presenter, self.match, self.seats)
        self._present(still=True)

    def _first_viewer(self) -> int:
        """Whose table it is at first: the person to act, else the first person, else seat 0."""
        seats = self.seats
        actor = self.match.state.actor
        if actor != NOBODY and seats[actor].is_person:
            return actor
        return next((seat for seat, each in enumerate(seats) if each.is_person), 0)

    def _connect(self) -> None:
        self.view.chosen.connect(self.choose)
        self.view.refused.connect(self._refuse)
        self.view.opened.connect(self.open_sheet)
        self.view.laid_out.connect(self._place_prompt)
        self.view.scene_.passed.connect(self._next)
        self.prompt.pressed.connect(self._next)
        self.prompt.chosen.connect(self.choose)
        self.list.chosen.connect(self.choose)
        self.list.looked_at.connect(self.view.scene_.set_focus)
        self.log.jumped.connect(self._jump)
        self.log.pointed.connect(self.view.scene_.point_out)
        self.log.course_wanted.connect(self._open_course)
        self.bar.back.connect(self.leave)
        self.bar.speed_chosen.connect(self._set_speed)
        self.bar.tool.connect(self.use_tool)
        self.curtain.opened.connect(self._uncovered)
        self.conductor.moved.connect(self._moved)
        self.conductor.waiting.connect(self._await)
        self.conductor.thinking.connect(self._show_thinking)
        self.conductor.held.connect(self._show_held)
        self.conductor.advising.connect(self._show_advising)
        self.conductor.hinted.connect(self._show_hint)
        self.conductor.told.connect(self.prompt.notice)
        self.conductor.failed.connect(self._fail)
        self.conductor.finished.connect(self._finish)
        self._settings.changed.connect(self._settings_changed)
        look.keeper.changed.connect(self._retheme)

    def _make_shortcuts(self) -> None:
        """Keys beside those of the prompt's buttons; function keys, so that no language collides.

        They rest while a sheet is open: its own keys come first.
        """
        self._shortcuts: list[QShortcut] = []
        for keys, slot in (
            ("Ctrl+Z", self._undo),
            ("Ctrl+Y", self.conductor.redo),
            ("Ctrl+Shift+Z", self.conductor.redo),
            ("F1", self._rules),
            ("F2", self._ask_hint),
            ("F6", self._to_list),
            ("F7", self._open_course),
            ("Ctrl+,", self.settings_requested.emit),
            ("Ctrl+W", self.leave),
            ("Esc", self.step_back),
            ("Return", self._enter),
            ("Enter", self._enter),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
            self._shortcuts.append(shortcut)

    # life

    def start(self) -> None:
        """Begin to play, or go on where the game stands."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._offer()  # an opponent may have to think for long before anything else is said
        self.conductor.start()

    def leave(self) -> None:
        """Stop playing and ask to be closed."""
        self.conductor.halt()
        self.closed.emit()

    def showEvent(self, event: object) -> None:
        self._arrange()

    # presenting

    def _present(self, *, still: bool = False) -> None:
        """Show the present position everywhere."""
        state, seats = self.match.state, self.seats
        scene = self.view.scene_
        before = {key: scene.rect_of(key) for key in scene.board_keys()} if not still else {}
        self.view.show_state(state, self._viewer, seats, still=still)
        self._mark_last(before)
        self.bar.show_title(self._title(), self._presenter.chips(state))
        self._show_scores()
        self._show_tools()

    def _title(self) -> str:
        return entry(self._game).title

    def _show_scores(self) -> None:
        state, seats = self.match.state, self.seats
        rows = self._presenter.scores(state, seats)
        levels = [seat_line(seat.level) for seat in seats]
        goal = next((chip for chip in self._presenter.chips(state) if chip.key == "goal"), None)
        self.score.show_scores(rows, seats, levels, state.actor, self._viewer, goal.text if goal else "")

    def _show_tools(self) -> None:
        self.bar.block("undo", self._why_no_undo())
        self.bar.block("redo", "" if self.match.can_redo() else self.tr("Nothing was taken back."))
        self.bar.tools["hint"].setEnabled(not self.match.finished)
        self.bar.tools["hint"].setVisible(self._settings.show_hints)

    def _why_no_undo(self) -> str:
        """The reason why nothing can be taken back now; ``""`` if something can."""
        match self.conductor.undo_barrier():
            case "":
                return ""
            case "start":
                return self.tr("You have not decided anything yet.")
            case "shown":
                return self.tr("Something hidden has come to light since your last decision.")
            case "opponent":
                return self.tr("An opponent has decided since; in this game that stands.")
            case "person":
                return self.tr("Another person at this screen has decided since.")
        return self.tr("This game cannot be changed any more.")

    def _mark_last(self, before: dict[str, QRectF]) -> None:
        """Rhombs on what the last ply touched, and ghosts where something was taken."""
        scene = self.view.scene_
        if not self.match.events:
            scene.set_last(())
            return
        lines = self._presenter.lines(self.match.events[-1], self.seats)
        touched = {line.piece: line.seat for line in lines if line.piece}
        there = {key for key in touched if key in self.view.model}
        scene.set_last(there or ({"discard"} if touched else ()))
        for key, seat in touched.items():
            gone = key not in there
            if key in before and seat >= 0 and (gone or self._has_moved(key, before[key])):
                scene.leave_ghost(before[key], self.seats[seat].colour)

    def _has_moved(self, key: str, before: QRectF) -> bool:
        """Whether the piece lies in another zone now; in the same zone it only made room."""
        zone = self.view.model.zone_of(key)
        return zone.startswith("display") and not self.view.scene_.rect_of(key).intersects(before)

    def _moved(self, _ply: int) -> None:
        self._hint = ()
        self._failed = ""
        self.view.scene_.set_hinted(())
        self.log.follow(self._presenter, self.match, self.seats)
        self._selection = ActionSelection(())
        self._turn_table()
        self._present()
        self._offer()

    # whose turn

    def _turn_table(self) -> None:
        """The table belongs to the person who decides; between persons a curtain falls if there are secrets."""
        seat = self.conductor.person_to_act
        if seat < 0 or seat == self._viewer:
            return
        persons = sum(each.is_person for each in self.seats)
        if persons > 1 and self._presenter.has_secrets:
            self._behind_curtain = True
            self.curtain.close_for(self.seats[seat], self.measure)
        self._viewer = seat

    def _uncovered(self) -> None:
        self._behind_curtain = False
        self._offer()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.conductor.ask_promised_hint()

    def _await(self, seat: int) -> None:
        """A person decides: offer what the presenter spells."""
        if seat != self._viewer:
            self._turn_table()
            self._present(still=True)
        self._selection = ActionSelection(choices(self._presenter, self.match.state, self._settings.confirm_moves))
        self._offer()
        if not self._behind_curtain:
            self.conductor.ask_promised_hint()

    def _offer(self) -> None:
        """Frames, prompt and list for what may be chosen now."""
        state, seats = self.match.state, self.seats
        waiting = self.conductor.person_to_act >= 0 and bool(self._selection.remaining())
        reachable = self._selection.reachable() if waiting and not self._behind_curtain else []
        chosen = self._selection.chosen if waiting else ()
        prompt = self._presenter.prompt(state, seats, chosen)
        if not waiting:
            prompt = self._prompt_while_waiting(prompt)
        colour = seats[prompt.seat].colour if prompt.seat >= 0 else -1
        had_keys = self.focusWidget() in self.prompt.buttons()
        self.prompt.ask(prompt, colour)
        if had_keys and self.focusWidget() not in self.prompt.buttons():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)  # not to whatever comes next, where a key does harm
        if self._failed:
            self.prompt.notice(self._failed)
        elif self.conductor.promised_hint >= 0:
            self._promise_hint()
        scene = self.view.scene_
        scene.await_click(self.conductor.holding)
        scene.set_offered(reachable)
        scene.set_chosen(chosen)
        self._light_hint()
        self.list.show_table(
            self.view.model.zones(), prompt.buttons, reachable, chosen, self._presenter.heaps, self.view.model.words
        )
        self._show_tools()

    def _prompt_while_waiting(self, prompt: Prompt) -> Prompt:
        """What is asked while no person decides."""
        buttons: tuple[Button, ...] = ()
        if self._failed:
            buttons = (Button(AGAIN, self.tr("Try again"), "clockwise-rotation", "Return", primary=True),)
        elif self.match.finished:
            buttons = (Button(SHOW_END, self.tr("Result"), "laurels-trophy", "Return", primary=True),)
        elif self.conductor.holding:
            buttons = (Button(NEXT, self.tr("Next move"), "", "Return", primary=True),)
        return Prompt(prompt.title, prompt.hint, buttons, prompt.seat)

    # choosing

    def choose(self, key: str) -> None:
        """A piece or button was clicked, entered or typed."""
        if key == NEXT:
            self.conductor.step()
        elif key == AGAIN:
            self._failed = ""
            self.conductor.resume()
        elif key == SHOW_END:
            self._show_end()
        elif self.conductor.person_to_act >= 0 and not self._behind_curtain:
            self._choose(key)

    def _next(self) -> None:
        """A click on the table or the space bar: the opponent's move that waits for it."""
        if self.conductor.holding:
            self.conductor.step()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar, where nothing else has a use for it."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._next()
        else:
            super().keyPressEvent(event)

    def _choose(self, key: str) -> None:
        if key not in self._selection.reachable() and key not in self._selection.chosen:
            return
        self.view.scene_.finish()
        chosen = self._selection.choose(key)
        if chosen is None:
            self._offer()
        else:
            self.conductor.play(chosen)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, in the language of the moment."""
        return spoken(self.match.seats)

    @property
    def viewer(self) -> int:
        """Whose table it is now."""
        return self._viewer

    @property
    def chosen(self) -> tuple[str, ...]:
        """Keys chosen so far of the present decision."""
        return self._selection.chosen

    @property
    def hinted(self) -> tuple[str, ...]:
        """Keys that a master would choose; empty without a hint."""
        return self._hint

    def offered(self) -> list[str]:
        """Keys of everything that may be chosen now."""
        return self._selection.reachable() if self.conductor.person_to_act >= 0 else []

    def _refuse(self, key: str) -> None:
        refusal = getattr(self._presenter, "refusal", None)
        if refusal is not None:
            self.prompt.notice(refusal(self.match.state, self.seats, key, self._selection.chosen))

    def step_back(self) -> None:
        """Escape: close what is open, else take back the last choice, else let go of the focus."""
        if self.score.close_breakdown():
            return
        if self.list.hasFocus():
            self.view.setFocus()
        elif self._selection.back():
            self._offer()
        elif self.view.scene_.fold():
            return
        elif self.view.scene_.focus_key:
            self.view.scene_.set_focus("")

    def _enter(self) -> None:
        """Enter: what has the focus, else the primary button."""
        focus = self.focusWidget()
        if self.curtain.isVisible():
            self.curtain.button.click()
        elif focus is self.view and self.view.scene_.focus_key:
            self.view.scene_.press(self.view.scene_.focus_key)
        elif focus is self.log.view and self.log.view.currentIndex().isValid():
            self.log.view.activated.emit(self.log.view.currentIndex())
        elif focus is self.list:
            self.list.enter()
        elif isinstance(focus, QAbstractButton) and focus.isVisible():
            focus.click()
        elif key := self.prompt.primary():
            self.choose(key)

    # what the conductor tells

    def _show_thinking(self, seat: int) -> None:
        self.score.set_thinking(seat, still=self._settings.reduced_motion)

    def _show_held(self, _held: bool) -> None:
        if self.conductor.person_to_act < 0:
            self._offer()

    def _show_advising(self) -> None:
        self.prompt.hint(self.tr("A master is thinking about it …"))

    def _show_hint(self, action: Action, values: object) -> None:
        state = self.match.state
        assert isinstance(values, list)
        spelled = self._presenter.spell(state, self._settings.confirm_moves)
        self._hint = next((path for path, each in spelled if each == action), ())
        self.prompt.hint(self._presenter.explain(state, action, values, self.seats))
        self._light_hint()

    def _light_hint(self) -> None:
        """Mark the next key of the hinted path, on the table or among the buttons."""
        chosen = self._selection.chosen
        following = self._hint[len(chosen) : len(chosen) + 1] if self._hint[: len(chosen)] == chosen else self._hint[:1]
        self.view.scene_.set_hinted(following)
        self.prompt.set_hinted(following)

    def _fail(self, sentence: str) -> None:
        self._failed = sentence
        self._selection.clear()
        self._offer()

    def _finish(self) -> None:
        self._offer()
        if not self._ended:
            self._ended = True
            self._show_end()

    def _show_end(self) -> None:
        state, seats = self.match.state, self.seats
        told = self._presenter.result(state, seats)
        sheet = EndSheet(self, told, self._presenter.scores(state, seats), seats, state.ranking())
        sheet.picked.connect(self._picked_at_end)
        self._open(sheet)

    def _picked_at_end(self, what: str) -> None:
        if what == "review":
            self.review_requested.emit(self.match.record.id, self.match.ply)
        elif what == "again":
            self.again_requested.emit(self.match.record.id)
        else:
            self.leave()

    # tools

    def use_tool(self, key: str) -> None:
        """A tool of the title bar."""
        tools = {
            "undo": self._undo,
            "redo": self.conductor.redo,
            "hint": self._ask_hint,
            "rules": self._rules,
            "settings": self.settings_requested.emit,
        }
        tools[key]()

    def _undo(self) -> None:
        if reason := self._why_no_undo():
            self.prompt.notice(reason)
            return
        self._ended = False
        self.conductor.undo()

    def _ask_hint(self) -> None:
        """Ask at once, or as soon as the person is to move; whatever happens is said."""
        if not self._settings.show_hints:
            self.prompt.notice(self.tr("Hints are switched off in the settings."))
        elif self.match.finished:
            self.prompt.notice(self.tr("The game is over: there is nothing left to advise."))
        else:
            self.conductor.ask_hint(self._viewer)
            if self.conductor.promised_hint >= 0:
                self._promise_hint()

    def _promise_hint(self) -> None:
        self.prompt.hint(self.tr("The hint comes as soon as it is your turn."))

    def _rules(self) -> None:
        """The rules on what one points at, else on what is asked."""
        key = self.view.scene_.pointed_key
        anchor = self._presenter.section(self.view.model.piece(key)) if key in self.view.model else ""
        self.rules_requested.emit(anchor or self.view.board.anchor(self.match.state.decision))

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _jump(self, ply: int) -> None:
        self.review_requested.emit(self.match.record.id, ply)

    def open_sheet(self, what: str) -> None:
        """Show a pile, a display or the course of play large."""
        sheet = self.view.board.sheet(self, what, self.view.model, self.match)
        if sheet is not None:
            self._open(sheet)

    def _open(self, sheet: Sheet) -> None:
        self._rest_shortcuts(True)
        sheet.closed.connect(self._sheet_closed)
        sheet.open()

    def _sheet_closed(self) -> None:
        self._rest_shortcuts(False)

    def _rest_shortcuts(self, rest: bool) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(not rest)

    def _open_course(self) -> None:
        self.open_sheet("course")

    def _set_speed(self, key: str) -> None:
        if key == STEP:
            self._settings.step_opponents = True
        else:
            self._settings.step_opponents = False
            self._settings.speed = int(key)

    def _at_rest(self) -> bool:
        return not self.view.scene_.moving() and not self._behind_curtain

    # settings, theme, language

    def _apply_settings(self) -> None:
        settings, scene = self._settings, self.view.scene_
        scene.speed = settings.speed
        scene.reduced_motion = settings.reduced_motion
        self.bar.speed.set_value(STEP if settings.step_opponents else str(settings.speed))
        self.view.set_gauge_shown(settings.show_risk)
        self.view.set_card_size(settings.card_size)
        self.view.set_text_size(settings.text_size)

    def _settings_changed(self, name: str) -> None:
        if name in ("speed", "step_opponents", "reduced_motion", "show_risk", "card_size", "text_size"):
            self._apply_settings()
        if name == "text_size":
            self._arrange()
        if name in ("free_undo", "show_hints"):
            self._show_tools()
            self.bar.show_title(self._title(), self._presenter.chips(self.match.state))
        if name == "confirm_moves" and self._selection.remaining():
            self._await(self.match.state.actor)

    def _retheme(self) -> None:
        for panel in (self.prompt, self.score, self.score.breakdown, self.log):
            panel.repaint_paper()
        self.list.dress()
        for child in self.findChildren(QWidget):
            QWidget.update(child)  # a view has an overload of its own, which wants an index

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment; choices made so far stay."""
        self.log.retranslate()
        self.list.retranslate()
        self.log.load(self._presenter, self.match, self.seats)
        self._present(still=True)
        self._offer()

    # layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Sizes from the window."""
        width, height = float(self.width()), float(self.height())
        self.measure = measure_for(width, height, self._settings.text_size / 100)
        for part in (self.bar, self.score, self.log):
            part.set_measure(self.measure)
        lie = places(width, height, self.measure, self.bar.bar_height(), self.score.height_for(len(self.seats)))
        self.bar.setGeometry(lie.bar)
        self.view.set_side(lie.side)
        self.view.setGeometry(lie.board)
        self.score.place(lie.score)
        self.log.place(lie.log)
        self._place_prompt()
        self.list.place(lie.pieces)
        if self.curtain.isVisible():
            self.curtain.setGeometry(self.rect())

    def _place_prompt(self) -> None:
        self.prompt.set_measure(self.measure)
        box = QRectF(self.view.prompt_box()).translated(0, self.view.y())
        self.prompt.place(box)

    def panels(self) -> Iterable[QWidget]:
        """Bar and panels, for tests of the layout."""
        return (self.bar, self.prompt, self.score, self.log)
