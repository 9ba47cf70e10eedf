"""Runs a match in front of a person: whose turn it is, who is asked, how fast it is shown."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from app.ai.hint_reason import HintReason
from app.ai.player import Choice
from app.engines.contract import NOBODY, Action
from app.match.match import Match
from app.match.words import ArchiveError, RecordError
from app.models import notices, turns
from app.models.games import presenter
from app.models.pace import BRISK, NOW, PACES, STEP
from app.models.selection import Series
from app.models.settings import Settings
from app.models.setup import spoken
from app.session.opponents import Opponents

LOG = logging.getLogger(__name__)

LOOK_AGAIN = 30
"""Time in ms until the table is asked again whether everything has arrived."""


def _at_rest() -> bool:
    return True


class GameController(QObject):
    """Lets persons decide, asks the opponents, and paces what they do.

    Attributes:
        match: The game.
        at_rest: Whether the table shows the present position, asked before an opponent moves on.

    Signals:
        moved: The present position is another one; its ply.
        waiting: A person decides now; the seat.
        thinking: An opponent thinks; the seat, or -1 when nobody does any more.
        held: An opponent's move waits for ``step`` (or no longer).
        advising: A master begins to think about a hint.
        hinted: What a master would do, and the value of every legal action in its eyes.
        reasoned: The ``HintReason`` that was asked for; ``None`` if there will be none.
        told: A sentence for the person.
        failed: A sentence: the game cannot go on for now; ``resume`` tries again.
        finished: The game is over.
    """

    moved = Signal(int)
    waiting = Signal(int)
    thinking = Signal(int)
    held = Signal(bool)
    advising = Signal()
    hinted = Signal(object, object)
    reasoned = Signal(object)
    told = Signal(str)
    failed = Signal(str)
    finished = Signal()

    def __init__(
        self,
        match: Match,
        opponents: Opponents,
        settings: Settings,
        parent: QObject | None = None,
        *,
        pace: str = "pace",
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.at_rest: Callable[[], bool] = _at_rest
        self._opponents, self._settings, self._pace_name = opponents, settings, pace
        self._asked = self._hint = self._reason = 0
        self._plan: tuple[Action, ...] = ()  # the hint, and what was planned after it
        self._promised = -1  # the seat that gets a hint as soon as it decides
        self._excused = 0  # the request for whose delay the person was given a word
        self._ready: Action | None = None
        self._struck = 0  # the ply that a person has to see before anything else happens
        self._missed: list[int] = []  # plies that would have stopped, were the pace not to stop for nothing
        self._words = 0  # to be read about the last ply
        self._since = QElapsedTimer()  # the last ply was shown
        self._presenter = presenter(match.record.game)
        self._taken_back = False
        self._running = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._show_ready)
        opponents.answered.connect(self._answered)
        opponents.reasoned.connect(self._reasoned)
        opponents.failed.connect(self._gave_up)
        opponents.replaced.connect(self._replaced)
        settings.changed.connect(self._settings_changed)

    # what the page does

    def start(self) -> None:
        """Begin, or go on after ``halt``."""
        self._running = True
        self._since.start()
        self._go_on()

    def halt(self) -> None:
        """Stop asking and showing; the game stays as it is."""
        self._running = False
        self._forget()

    def resume(self) -> None:
        """Try again after a failure."""
        self._go_on()

    @property
    def person_to_act(self) -> int:
        """The seat of the person who decides now, or -1."""
        seat = self.match.seat_to_act
        return self.match.state.actor if seat is not None and seat.is_person else -1

    @property
    def awaits_person(self) -> bool:
        """Whether nothing goes on until a person has decided."""
        return self.person_to_act >= 0 and self._ready is None

    @property
    def holding(self) -> bool:
        """Whether an opponent's move waits for ``step``."""
        if self._struck and not self.awaits_person:
            return True
        return self._ready is not None and self._steps() and not self._pause.isActive()

    @property
    def struck(self) -> int:
        """The ply that did something to a person who has not gone on since; 0 if there is none."""
        return self._struck

    @property
    def untold(self) -> tuple[int, ...]:
        """The plies that took something from a person since its last decision; one that stops the game is the last."""
        return (*self._missed, self._struck) if self._struck else tuple(self._missed)

    def play(self, chosen: Action | Series) -> bool:
        """Play a person's action, or several by one choice; false (and told) if one could not be kept."""
        self._forget_hint()
        self._struck = 0
        self._missed = []
        self._taken_back = False
        actions = chosen.actions if isinstance(chosen, Series) else (chosen,)
        start = self.match.ply
        done = all(self._perform(action) for action in actions)
        self.match.join(start)
        if not done:
            return False
        self._go_on()
        return True

    def step(self) -> None:
        """Go on: whatever happened to a person was seen, and the move that is ready is shown now."""
        self._struck = 0
        if self._ready is None:
            self.held.emit(False)
        else:
            self._pause.stop()
            self._play_ready()

    def take_as_seen(self) -> None:
        """Nothing waits any longer because of what happened to a person; a move that is ready comes when it is due."""
        if self._struck:
            self._struck = 0
            self.held.emit(False)
            if self._ready is not None:
                self._pause.start(0)

    def hurry(self) -> None:
        """Show the move that is ready now, but stop where something happens to a person."""
        if self._ready is not None and not self._struck:
            self._pause.stop()
            self._play_ready()

    def can_undo(self) -> bool:
        """Whether ``undo`` would go back."""
        return self.match.can_undo(free=self._settings.free_undo)

    def undo_barrier(self) -> str:
        """What keeps ``undo`` from going back, as ``Match`` names it."""
        return self.match.undo_barrier(free=self._settings.free_undo)

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        if self.can_undo():
            self._promised = -1
            self._turn_back(lambda: self.match.undo(free=self._settings.free_undo))

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.match.can_redo():
            self._turn_back(self.match.redo)

    @property
    def promised_hint(self) -> int:
        """The seat that gets a hint as soon as it decides, or -1."""
        return self._promised

    def ask_hint(self, seat: int) -> None:
        """Ask what a master would do: at once if a person decides now, else promised to ``seat`` for its next decision.

        Answered by ``advising`` and then ``hinted``.
        """
        self._promised = -1
        if not self.awaits_person:
            self._promised = seat
        elif not self._hint:
            self._hint = self._opponents.hint(self.match.state, self.person_to_act)
            self.advising.emit()

    def ask_reason(self, other: Action | None) -> None:
        """Ask what speaks for the hint that was given, against another action, and what follows; see ``reasoned``."""
        state = self.match.state
        self._reason = self._opponents.reason(state, self._plan, -1 if other is None else state.legal().index(other))

    def ask_promised_hint(self) -> None:
        """Ask for the hint that was promised, if its seat decides now."""
        if self._promised >= 0 and self.awaits_person and self.person_to_act == self._promised:
            self.ask_hint(self._promised)

    # running

    def _go_on(self) -> None:
        if not self._running:
            return
        state = self.match.state
        if state.actor == NOBODY:
            self._struck = 0
            self.thinking.emit(-1)
            self.finished.emit()
        elif self.person_to_act >= 0:
            self.thinking.emit(-1)
            self._await_person()
        else:
            self._ask()

    def _await_person(self) -> None:
        state = self.match.state
        legal = state.legal()
        free = len(legal) == 1 and state.decision not in state.game.always_asked
        if self._settings.auto_single and free and not self._taken_back:
            self._be_ready(legal[0])
        else:
            self.waiting.emit(state.actor)

    def _ask(self) -> None:
        """Have the opponent think; a single legal action needs no thought."""
        state = self.match.state
        legal = state.legal()
        self.thinking.emit(state.actor)
        if len(legal) == 1:
            self._be_ready(legal[0])
            return
        self._asked = self._opponents.ask(state, self.match.seats[state.actor].level, state.actor)

    def _answered(self, request: int, choice: Choice) -> None:
        legal = self.match.state.legal()
        if request == self._asked:
            self._asked = 0
            self._be_ready(legal[choice.index])
        elif request == self._hint:
            self._hint = 0
            self._plan = (legal[choice.index], *choice.plan)
            self.hinted.emit(legal[choice.index], list(zip(legal, choice.values, strict=False)))

    def _reasoned(self, request: int, reason: HintReason) -> None:
        if request == self._reason:
            self._reason = 0
            self.reasoned.emit(reason)

    def _be_ready(self, action: Action) -> None:
        self._ready = action
        self._pause.start(self._shown_for())

    def _show_ready(self) -> None:
        """The pause is over: show the move, once the table has come to rest."""
        if self._ready is None:
            return
        if not self.at_rest():
            self._pause.start(LOOK_AGAIN)
        elif self._struck or (self._steps() and self.person_to_act < 0):
            self.thinking.emit(-1)
            self.held.emit(True)
        else:
            self._play_ready()

    def _play_ready(self) -> None:
        action, self._ready = self._ready, None
        self.held.emit(False)
        if action is not None and self._perform(action):
            self._go_on()

    def _perform(self, action: Action) -> bool:
        try:
            self.match.play(action)
        except (ArchiveError, RecordError) as error:
            LOG.exception("ply %s could not be played", self.match.ply + 1)
            self.failed.emit(notices.told(error))
            return False
        self._look_at(self.match.ply)
        self.moved.emit(self.match.ply)
        return True

    def _look_at(self, ply: int) -> None:
        """What there is to read about a ply that was played just now, and whether it stops."""
        self._since.start()
        self._words = 0
        seats = spoken(self.match.seats)
        actor = self.match.states[ply - 1].actor
        own = seats[actor].is_person  # what begins for all within it may strike
        if not own and self.pace == STEP:  # every move waits
            return
        if not own and self.pace != NOW:
            lines = turns.told(self._presenter, self.match, ply, seats)
            self._words = sum(turns.words(line.text) for line in lines)
        persons = [actor] if own else [seat for seat, each in enumerate(seats) if each.is_person]
        about = self._presenter, self.match, ply, seats
        struck = [seat for seat in persons if turns.struck(*about, seat)]
        if self.pace in (BRISK, NOW):  # small things stand in the lines of the last turns
            struck = [seat for seat in struck if turns.is_heavy(*about, seat)]
        if struck and self.pace == NOW:
            self._missed.append(ply)
        elif struck:
            self._struck = ply

    def _turn_back(self, move: Callable[[], int]) -> None:
        self._forget()
        try:
            ply = move()
        except ArchiveError as error:
            LOG.exception("undo or redo")
            self.failed.emit(notices.told(error))
            return
        self._taken_back = True
        self.moved.emit(ply)
        self._go_on()

    def _forget(self) -> None:
        """Drop every question and everything that is ready."""
        self._forget_hint()
        self._pause.stop()
        self._ready = None
        self._struck = 0
        self._missed = []
        if self._asked:
            self._opponents.cancel(self._asked)
            self._asked = 0
        self.held.emit(False)
        self.thinking.emit(-1)

    def _forget_hint(self) -> None:
        for request in (self._hint, self._reason):
            if request:
                self._opponents.cancel(request)
        self._hint = self._reason = 0

    def _gave_up(self, request: int, reason: str) -> None:
        if not request or request not in (self._asked, self._hint, self._reason):
            return
        LOG.error("request %s was given up: %s", request, reason)
        if request == self._reason:
            self._reason = 0
            self.reasoned.emit(None)
        elif request == self._hint:
            self._hint = 0
            self.told.emit(self.tr("There is no hint just now; you may ask again."))
        else:
            self._asked = 0
            self.thinking.emit(-1)
            self.failed.emit(self.tr("The opponent could not decide."))

    def _replaced(self) -> None:
        """Somebody starts over: said once for a question, however often it happens."""
        waited_for = self._asked or self._hint
        if waited_for and waited_for != self._excused:
            self._excused = waited_for
            self.told.emit(self.tr("The opponent had to start over; nothing is lost."))

    # pace

    @property
    def pace(self) -> str:
        """The speed of the moment, a key of ``PACES``."""
        return str(self._settings.value(self._pace_name))

    def _steps(self) -> bool:
        return self.pace == STEP

    def _shown_for(self) -> int:
        """What is left of the pause after the last ply, in ms."""
        pace, match = PACES[self.pace], self.match
        ends = match.ply > 0 and turns.ends_turn(match, match.ply)
        pause = pace.pause(self._words, ends_turn=ends, reduced=self._settings.reduced_motion)
        return max(0, pause - (self._since.elapsed() if self._since.isValid() else 0))

    def _settings_changed(self, name: str) -> None:
        if name != self._pace_name:
            return
        if self.pace in (NOW, STEP):
            self._struck = 0
        if self._ready is not None and not self._steps():
            self.held.emit(False)
            self._pause.start(0)
