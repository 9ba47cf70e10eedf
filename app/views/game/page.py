"""The page on which a game is played: it connects the table, the bars and panels around it, and the controller."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.engines.contract import NOBODY
from app.match.match import Match
from app.match.seats import Seat
from app.models.games import entry
from app.models.notices import why_no_undo
from app.models.pace import PACES
from app.models.presenter import Button, Prompt, selection
from app.models.secrets import keeps_secrets
from app.models.selection import ActionSelection
from app.models.settings import Settings
from app.models.setup import spoken
from app.models.table_reading import piece_of
from app.models.turns import Turn
from app.session.game_controller import GameController
from app.session.opponents import Opponents
from app.views.game.adviser import Adviser
from app.views.game.ending import Ending
from app.views.game.follower import Follower
from app.views.game.leading import Leading
from app.views.game.table_page import TablePage
from app.views.game.table_sounds import TableSounds
from app.views.game.turns_panel import REPEAT_KEY
from app.views.shortcuts import add_shortcuts
from app.views.widgets.sheet import Sheet

NEXT, AGAIN, SHOW_END, TAKE_BACK = "page:next", "page:again", "page:end", "page:take_back"
"""Keys of the buttons that the page itself adds to a prompt; those of games do not begin with ``page:``."""


class GamePage(TablePage):
    """Plays one match, between persons at this screen and opponents in the worker.

    The controller says whose turn it is.  When a person has to decide, the page takes a new ``ActionSelection``.  Every
    click, and everything done by keyboard, adds the key of a piece or button to what is chosen; once that says which
    action is meant, the page has the controller play it.  After every change ``_offer`` shows anew what may be chosen:
    in the prompt, on the table and in the list of the table.

    ``LessonPage`` derives from it and overrides what is different in a lesson.

    Args:
        match: The game; the archive has it already.
        settings: Pace, aids and sizes; followed while the page is open.
        opponents: The worker that is asked for opponents' moves and hints.
        parent: The owner.

    Attributes:
        controller: Runs the game.
        follower: Shows what opponents do.
        adviser: Has the hint.
        sounds: Plays the sounds.
        ending: Leads through the end of the game.

    Signals:
        closed: The person wants to leave; the game is kept.
        review_requested: The person wants to look back; game id and position.
        again_requested: The person wants something after the end; game id, and ``"again"``, ``"rematch"``, ``"same"``
            or ``"train"``, see ``EndSheet.picked``.
        rules_requested: The person wants to read the rules; anchor in the rules of this game.
        settings_requested: The person wants to open the settings.
    """

    closed = Signal()
    review_requested = Signal(str, int)
    again_requested = Signal(str, str)
    rules_requested = Signal(str)
    settings_requested = Signal()

    pace_name = "pace"
    """Name of the setting that has the pace; a lesson has one of its own."""

    def __init__(self, match: Match, settings: Settings, opponents: Opponents, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self._settings = settings
        self._presenter = self.view.presenter
        self.controller = GameController(match, opponents, settings, self, pace=self.pace_name)
        self.controller.at_rest = self._at_rest
        self.follower = Follower(match, self.view, self.turns, self.prompt, self.frame, settings)
        self.adviser = Adviser(self.controller, self.view, self.prompt, settings)
        choices = (self.prompt.chosen, self.list.chosen)
        self.sounds = TableSounds(self.controller, self.view, self.bar, settings, choices, self.follower.shows)
        self._selection = ActionSelection(())
        self._viewer = self._first_viewer()
        self._failed = ""  # why the game cannot go on, one sentence; ``""`` if it can
        self._leading = Leading(self.controller, self.view.scene_)
        self.ending = Ending(self, self.view, self.score, self.prompt, settings, self._open)
        self._connect()
        self._make_shortcuts()
        self._apply_settings()
        self.log.load(self._presenter, self.match, self.seats)
        self._present(still=True)
        self.follower.tell(self._viewer)

    def _first_viewer(self) -> int:
        """The seat whose table is shown at first: the person who decides, else the first person, else seat 0."""
        seats = self.seats
        actor = self.match.state.actor
        if actor != NOBODY and seats[actor].is_person:
            return actor
        return next((seat for seat, each in enumerate(seats) if each.is_person), 0)

    def _connect(self) -> None:
        self.view.chosen.connect(self.choose)
        self.view.refused.connect(self._refuse)
        self.view.opened.connect(self.open_sheet)
        self.view.scene_.passed.connect(self._next)
        self.prompt.pressed.connect(self._next)
        self.prompt.chosen.connect(self.choose)
        self.list.chosen.connect(self._choose_listed)
        self.list.looked_at.connect(self.view.scene_.set_focus)
        self.log.jumped.connect(self._jump)
        self.log.pointed.connect(self.view.scene_.point_out)
        self.log.course_wanted.connect(lambda: self.open_sheet("course"))
        self.bar.back.connect(self.leave)
        self.bar.pace_chosen.connect(self._set_pace)
        self.bar.tool.connect(self.use_tool)
        self.bar.phases.rules.connect(self.rules_requested)
        self.handover.opened.connect(self._uncovered)
        self.handover.left.connect(self.leave)
        self.turns.again.connect(self.repeat)
        self.turns.turn_again.connect(self._repeat_turn)
        self.follower.begun.connect(self.adviser.hide_marks)
        self.follower.ended.connect(self._return_to_present)
        self.follower.reshaped.connect(self._arrange)
        self.controller.moved.connect(self._moved)
        self.controller.waiting.connect(self._await)
        self.controller.thinking.connect(self._show_thinking)
        self.controller.held.connect(self._show_held)
        self.controller.told.connect(self.prompt.notice)
        self.controller.failed.connect(self._fail)
        self.controller.finished.connect(self._finish)
        self.ending.counted.connect(self._offer)
        self.ending.looked_at.connect(self._jump)
        self.ending.picked.connect(self._picked_at_end)
        self._settings.changed.connect(self._settings_changed)

    def _make_shortcuts(self) -> None:
        """Bind the keys of the page itself; those of the prompt's buttons come with the buttons."""
        # no letters: the buttons of the games have those, other ones in every language
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("Ctrl+Z", self._undo),
            ("Ctrl+Y", self.controller.redo),
            ("Ctrl+Shift+Z", self.controller.redo),
            ("F1", self._rules),
            ("F2", self._ask_hint),
            ("F6", self.focus_list),
            ("F7", lambda: self.open_sheet("course")),
            (REPEAT_KEY, self.repeat),
            ("Ctrl+,", self.settings_requested.emit),
            ("Ctrl+W", self.leave),
            ("Esc", self.step_back),
            ("Return", self._enter),
            ("Enter", self._enter),
        )
        self._shortcuts = add_shortcuts(self, keys)

    # life

    def start(self) -> None:
        """Begin to play, or go on from where the game stands."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._cover()
        self._offer()  # an opponent may have to think for long before anything else is said
        self.controller.start()

    def leave(self) -> None:
        """Stop playing and ask to be closed."""
        self.halt()
        self.closed.emit()

    def halt(self) -> None:
        """Stop playing, and what is worked out at the end of a game."""
        self.controller.halt()
        self.ending.stop()

    # presenting

    def _present(self, *, still: bool = False) -> None:
        """Show the present position everywhere; ``still`` without motion and without marks of what was taken."""
        state, seats = self.match.state, self.seats
        scene = self.view.scene_
        before = {key: scene.rect_of(key) for key in scene.board_keys()} if not still else {}
        self.view.show_ply(self.match, self.match.ply, self._viewer, seats, still=still)
        self.follower.mark(before, self.match.ply)
        self.bar.show_title(entry(self._game).title, self._presenter.chips(state))
        self.score.show_position(self._presenter, state, seats, self._viewer)
        self._show_tools()

    def _why_no_undo(self) -> str:
        """One sentence about why nothing can be taken back now; ``""`` if something can."""
        return why_no_undo(self.controller.undo_barrier())

    def _show_tools(self) -> None:
        self.bar.block("undo", self._why_no_undo())
        self.bar.block("redo", "" if self.match.can_redo() else self.tr("Nothing was taken back."))
        self.bar.tools["hint"].setEnabled(not self.match.finished)
        self.bar.tools["hint"].setVisible(self._settings.show_hints)

    def _moved(self, _ply: int) -> None:
        self._failed = ""
        self.ending.follow()
        self.adviser.forget()
        self.log.follow(self._presenter, self.match, self.seats)
        self._selection = ActionSelection(())
        self._turn_table()
        self._present()
        self.follower.tell(self._viewer, aloud=True)
        self._offer()

    # whose turn

    def _turn_table(self) -> None:
        """Show the table of the person who decides."""
        seat = self.controller.person_to_act
        if seat >= 0 and seat != self._viewer:
            self._viewer = seat
            self._cover()

    def _cover(self) -> None:
        """Cover the table until the person whose table it is takes over, where persons hide their hands."""
        if keeps_secrets(self.match):
            self.handover.cover_for(self.seats[self._viewer], self.measure)

    def _uncovered(self) -> None:
        self._offer()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.controller.ask_promised_hint()

    def _await(self, seat: int) -> None:
        """A person has to decide: offer all that is legal."""
        if seat != self._viewer:
            self._turn_table()
            self._present(still=True)
        self._selection = selection(self._presenter, self.match.state, self._settings.confirm_moves)
        self._offer()
        if not self.handover.covers:
            self.controller.ask_promised_hint()

    def _offer(self) -> None:
        """Show what may be chosen now: in the prompt, as frames on the table, and in the list of the table."""
        if self.follower.repeats:
            return  # done when the repeat ends, see ``_return_to_present``
        state, seats = self.match.state, self.seats
        # what may be chosen; nothing while the controller is about to play, or between two persons
        waiting = self.controller.person_to_act >= 0 and bool(self._selection.remaining())
        reachable = self._selection.reachable() if waiting and not self.handover.covers else []
        chosen = self._selection.chosen if waiting else ()
        # the question, with a button to take back what was chosen
        prompt = self._presenter.prompt(state, seats, chosen)
        if not waiting:
            prompt = self._prompt_while_waiting(prompt)
        elif chosen or self._asks_details():
            back = Button(TAKE_BACK, self.tr("Back"), "anticlockwise-rotation", "Esc")
            prompt = replace(prompt, buttons=(back, *prompt.buttons))
        colour = seats[prompt.seat].colour if prompt.seat >= 0 else -1
        had_keys = self.focusWidget() in self.prompt.buttons()
        # while nobody is asked anything a screen reader speaks the opponents' moves, not the prompt
        follows = not waiting and not prompt.buttons and not self.match.finished
        self.prompt.ask(prompt, colour, aloud=not follows, selection=self._selection if waiting else None)
        if had_keys and self.focusWidget() not in self.prompt.buttons():
            # the button that had the keyboard is gone: Qt would give it to the next one, which a key might press
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        # what there is to say beside the question
        if self._failed:
            self.prompt.notice(self._failed)
        elif self.controller.promised_hint >= 0:
            self.adviser.say_promised()
        elif waiting and not chosen and (what := self.follower.struck(*self.controller.untold)):
            self.prompt.tell(what)  # what happened to the person just before this question
        # frames, lamps and the list
        scene = self.view.scene_
        scene.await_click(self.controller.holding)
        scene.set_offered(reachable, self._selection.instead())
        scene.set_chosen(chosen)
        self.adviser.light(chosen)
        self.list.offer(prompt.buttons, reachable, chosen, self._selection.instead())
        self._show_tools()

    def _asks_details(self) -> bool:
        """Whether a person is asked only for the details of what was just chosen; Back is an undo then.

        Which decisions these are the game says (``Presenter.details``).
        """
        match = self.match
        if self.controller.person_to_act < 0 or match.state.decision not in self._presenter.details:
            return False
        return match.states[-2].actor == match.state.actor and not self._why_no_undo()

    def _prompt_while_waiting(self, prompt: Prompt) -> Prompt:
        """The prompt while no person decides; ``prompt`` is what the presenter has for the position."""
        buttons: tuple[Button, ...] = ()
        if self._failed:
            buttons = (Button(AGAIN, self.tr("Try again"), "clockwise-rotation", "Return", primary=True),)
        elif self.match.finished:
            buttons = (Button(SHOW_END, self.tr("Result"), "laurels-trophy", "Return", primary=True),)
        elif self.controller.holding:
            buttons = (Button(NEXT, self.tr("Next move"), "", "Return", primary=True),)
            if what := self.follower.struck(self.controller.struck):
                actor = self.match.states[self.controller.struck - 1].actor
                return Prompt(self.tr("This concerns you"), what, buttons, actor)
        hint = "" if self.match.finished else self.follower.sentences(self.match.ply)
        return Prompt(prompt.title, hint or prompt.hint, buttons, prompt.seat)

    # choosing

    def choose(self, key: str) -> None:
        """Choose ``key``, of a piece or a button: it was clicked, entered or typed.  During a repeat it ends that."""
        if self.follower.end():
            return
        if key == NEXT:
            self._leading.step()
        elif key == AGAIN:
            self._failed = ""
            self.controller.resume()
        elif key == SHOW_END:
            self.ending.open()
        elif key == TAKE_BACK:
            if self._selection.back():
                self._offer()
            elif self._asks_details():
                self._undo()
        elif self.controller.person_to_act >= 0 and not self.handover.covers:
            self._choose(key)

    def _choose_listed(self, key: str) -> None:
        """Choose ``key``, of a row of the list that was entered, unless the key was meant to lead opponents on."""
        if not self._leading.still_leads():
            self.choose(key)

    def _next(self) -> None:
        """A click on the table or the prompt, not on anything there: play the opponent's move that waits for it."""
        if self.follower.end():
            return
        if self.controller.holding:
            self._leading.step()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar, where nothing with the focus uses it: opponents go on at once, and hurry while it is held."""
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif self.follower.end():  # the key ends a repeat, and does nothing else
            pass
        elif event.isAutoRepeat():
            self._leading.hurry()
        else:
            self._leading.step()

    def _choose(self, key: str) -> None:
        if key not in self._selection.reachable() and key not in self._selection.chosen:
            return
        self.view.scene_.finish()
        chosen = self._selection.choose(key)
        if chosen is None:
            self._offer()
        else:
            self.controller.play(chosen)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, with names in the language of the moment."""
        return spoken(self.match.seats)

    @property
    def viewer(self) -> int:
        """The seat whose table is shown."""
        return self._viewer

    @property
    def chosen(self) -> tuple[str, ...]:
        """The keys chosen so far of the present decision."""
        return self._selection.chosen

    @property
    def hinted(self) -> tuple[str, ...]:
        """The keys that choose what a master would do; empty without a hint."""
        return self.adviser.hinted

    def offered(self) -> list[str]:
        """The keys of everything that may be chosen now."""
        return self._selection.reachable() if self.controller.person_to_act >= 0 else []

    def _refuse(self, key: str) -> None:
        self.prompt.notice(self._presenter.refusal(self.match.state, self.seats, key, self._selection.chosen))

    def step_back(self) -> bool:
        """Escape: do the first of these that there is anything to do for.

        End a repeat, close the breakdown of points or the list, take back the last key chosen, put away what is shown
        large, undo a choice of which only the details are asked (``_asks_details``), take the focus from the table.

        Returns:
            Whether anything was done.
        """
        if self.follower.end() or self.score.close_breakdown():
            return True
        if self.list.is_open():
            self.view.setFocus()
        elif self._selection.back():
            self._offer()
        elif self.view.scene_.fold():
            return True
        elif self._asks_details():
            self._undo()
        else:
            focused = bool(self.view.scene_.focus_key)
            self.view.scene_.set_focus("")
            return focused
        return True

    def _enter(self) -> None:
        """Enter: press what has the focus, else the main button of the prompt."""
        focus = self.focusWidget()
        if self.follower.end():  # the key ends a repeat, and does nothing else
            return
        if self.handover.isVisible():
            self.handover.button.click()
        elif focus is self.view and self.view.scene_.focus_key:
            self._enter_piece(self.view.scene_.focus_key)
        elif focus is self.log.view and self.log.view.currentIndex().isValid():
            self.log.view.activated.emit(self.log.view.currentIndex())
        elif focus is not None and self.list.isAncestorOf(focus):
            self.list.enter()
        elif isinstance(focus, QAbstractButton) and focus.isVisible():
            focus.click()
        elif self.prompt.was_typed() or self._leading.still_leads():
            return
        elif key := self.prompt.primary():
            self._press_primary(key)
        elif self.controller.person_to_act >= 0:
            self.prompt.notice(self.tr("Enter only confirms a choice."))

    def _press_primary(self, key: str) -> None:
        """Press the main button of the prompt by Enter if it may be (``PromptBar.enter_presses``); else say why not."""
        button = self.prompt.button(key)
        if self.prompt.enter_presses(key):
            self.choose(key)
        elif button is not None and button.key_text:
            words = self.tr("Enter only confirms a choice. {button}: {key}.")
            self.prompt.notice(words.format(button=button.text(), key=button.key_text))
        else:
            self.prompt.notice(self.tr("Enter only confirms a choice."))

    def _enter_piece(self, key: str) -> None:
        """Enter on a piece: choose it.

        A second Enter on a piece that is chosen confirms it, as the button in the prompt says.
        """
        if not self.view.scene_.takes(key) and (primary := self.prompt.primary()):
            self._press_primary(primary)
        else:
            self.view.scene_.press(key)

    # signals of the controller and of the end

    def _show_thinking(self, seat: int) -> None:
        self.score.set_thinking(seat, still=self._settings.reduced_motion)

    def _show_held(self, _held: bool) -> None:
        if not self.controller.awaits_person:
            self._offer()

    def _fail(self, sentence: str) -> None:
        self._failed = sentence
        self._selection.clear()
        self._offer()

    def _finish(self) -> None:
        self._offer()
        self.ending.begin(self.match)

    def _picked_at_end(self, what: str) -> None:
        if what == "review":
            self._jump(self.match.ply)
        elif what == "leave":
            self.leave()
        else:
            self.again_requested.emit(self.match.record.id, what)

    # turns shown again

    def repeat(self) -> None:
        """Show the last turns of the opponents again, or end that."""
        if not self.follower.end():
            self._repeat(())

    def _repeat_turn(self, turn: Turn) -> None:
        self.follower.end()
        self._repeat((turn.earlier.plies if turn.earlier else ()) + turn.plies)  # all that its row tells

    def _repeat(self, plies: tuple[int, ...]) -> None:
        self.view.scene_.finish()
        if self.handover.covers or not self.follower.repeat(plies):
            self.prompt.notice(self.tr("No opponent has moved yet."))

    def _return_to_present(self) -> None:
        self._apply_motion()  # a repeat has a speed of its own
        self._present(still=True)
        self._offer()

    # tools

    def use_tool(self, key: str) -> None:
        """A tool of the title bar was clicked; ``key`` as in ``TitleBar.tool``."""
        self.follower.end()
        tools = {
            "undo": self._undo,
            "redo": self.controller.redo,
            "hint": self._ask_hint,
            "rules": self._rules,
            "settings": self.settings_requested.emit,
        }
        tools[key]()

    def _undo(self) -> None:
        self.follower.end()
        if reason := self._why_no_undo():
            self.prompt.notice(reason)
            return
        self.controller.undo()

    def _ask_hint(self) -> None:
        self.adviser.ask(self._viewer)

    def _rules(self) -> None:
        """Ask for the rules about what the pointer or the focus is on, else about the present decision."""
        key = self.view.scene_.pointed_key
        anchor = self._presenter.section(piece_of(self.view.model, key)) if key in self.view.model else ""
        self.rules_requested.emit(anchor or self.view.board.anchor(self.match.state.decision))

    def _jump(self, ply: int) -> None:
        self.review_requested.emit(self.match.record.id, ply)

    def open_sheet(self, what: str) -> None:
        """Open the sheet of the game for ``what``, e.g. a pile or the course of play; nothing if there is none."""
        sheet = self.view.board.sheet(self, what, self.view.model, self.match)
        if sheet is not None and not self.handover.covers:
            self._open(sheet)

    def _open(self, sheet: Sheet) -> None:
        self._rest_shortcuts(True)  # Esc and Enter are the sheet's now
        sheet.closed.connect(lambda: self._rest_shortcuts(False))
        sheet.open()

    def _rest_shortcuts(self, rest: bool) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(not rest)

    def _set_pace(self, key: str) -> None:
        setattr(self._settings, self.pace_name, key)

    def _at_rest(self) -> bool:
        return not self.view.scene_.moving() and not self.handover.covers and not self.follower.repeats

    # settings, window, language

    def _apply_settings(self) -> None:
        self._apply_motion()
        self.bar.pace.set_value(self.controller.pace)
        self.view.set_gauge_shown(self._settings.show_risk)
        self.view.set_card_size(self._settings.card_size)

    def _apply_motion(self) -> None:
        self.view.scene_.speed = PACES[self.controller.pace].motion
        self.view.scene_.reduced_motion = self._settings.reduced_motion

    def _settings_changed(self, name: str) -> None:
        self.follower.end()
        if name in (self.pace_name, "reduced_motion", "show_risk", "card_size"):
            self._apply_settings()
        if name in ("free_undo", "show_hints"):
            self._show_tools()
            self.bar.show_title(entry(self._game).title, self._presenter.chips(self.match.state))
        if name == "confirm_moves" and self._selection.remaining():
            self._await(self.match.state.actor)

    def event(self, event: QEvent) -> bool:
        # not in changeEvent: ActivationChange reaches windows only
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self.follower.look(event.type() == QEvent.Type.WindowActivate)
        return super().event(event)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment; keys chosen so far stay chosen."""
        self.follower.end()
        super().retranslate()
        self.log.load(self._presenter, self.match, self.seats)
        self._present(still=True)
        self.follower.tell(self._viewer)
        self._offer()
