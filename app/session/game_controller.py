"""The loop of a game: who has to decide, who is asked for a move, and when the move is played."""

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
"""Time in ms until ``at_rest`` is asked again after it was false."""


def _at_rest() -> bool:
    return True


class GameController(QObject):
    """Waits for the decisions of persons, asks the opponents for theirs, and paces how these are played.

    What an opponent answers becomes the *ready* move.  It is played when the pause after the last ply is over and the
    table is at rest, or when ``step`` asks for it.

    A ply *strikes* a person if it does something to that person's seat (``turns.struck``).  The ready move then waits
    for ``step``, so that the person sees what happened.  At the paces "brisk" and "at once" only heavy losses count;
    "at once" does not even wait for them, but the next question tells of them.

    Args:
        match: The game.
        opponents: Who is asked for moves, hints and reasons.
        settings: Pace and aids; followed while the game goes on.
        parent: The owner.
        pace: Name of the setting that has the pace: a lesson has one of its own.

    Attributes:
        match: The game; a lesson replaces it.
        at_rest: Asked before a ready move is played; as long as it is false the move waits, e.g. while pieces glide or
            the table is covered between two persons.

    Signals:
        moved: The position has changed, by a move, by undo or by redo; the number of the new position.
        waiting: A person has to decide; the seat.
        thinking: An opponent has begun to think; the seat, or -1 when nobody thinks any more.
        held: Whether the ready move waits for ``step`` from now on.
        advising: A master begins to think about a hint.
        hinted: The action that a master would choose, and a list of all legal actions with their values as pairs.
        reasoned: The ``HintReason`` that ``ask_reason`` asked for; ``None`` if it could not be worked out.
        told: A sentence for the person.
        failed: A sentence that says why the game cannot go on for now; ``resume`` tries again.
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
        self._asked = self._hint = self._reason = 0  # open requests, by id; 0 for none
        self._plan: tuple[Action, ...] = ()  # the action of the hint, then what the master means to do after it
        self._promised = -1  # the seat that gets a hint as soon as it has to decide; -1 for none
        self._excused = 0  # the request for which the person was told already that it takes longer
        self._ready: Action | None = None
        self._struck = 0  # the ply that struck a person who has not gone on since; 0 for none
        self._unstopped: list[int] = []  # plies that struck at the pace "at once", which stops for nothing
        self._words = 0  # number of words that there are to read about the last ply
        self._since = QElapsedTimer()  # since the last ply was shown
        self._presenter = presenter(match.record.game)
        self._taken_back = False  # whether undo or redo has led here
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
        """Stop asking and playing; the game stays as it is and can be started again."""
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
        """Whether nothing goes on until a person has decided.

        That is not so while the only legal action is about to be played for the person (``auto_single``).
        """
        return self.person_to_act >= 0 and self._ready is None

    @property
    def holding(self) -> bool:
        """Whether nothing goes on until ``step``: at the pace step by step, or after a ply that struck a person."""
        if self._struck and not self.awaits_person:
            return True
        return self._ready is not None and self._steps() and not self._pause.isActive()

    @property
    def struck(self) -> int:
        """The ply that struck a person and holds the game up; 0 if there is none."""
        return self._struck

    @property
    def untold(self) -> tuple[int, ...]:
        """All plies that struck a person since a person last decided, in order of play.

        With those that the pace "at once" did not stop for: the next question has to tell of them.
        """
        return (*self._unstopped, self._struck) if self._struck else tuple(self._unstopped)

    def play(self, chosen: Action | Series) -> bool:
        """Play what a person has chosen.

        Args:
            chosen: An action, or several that are one choice and are taken back by one undo.

        Returns:
            Whether all of it was played; if not, ``failed`` has said why, and what was played before stays.
        """
        self._forget_hint()
        self._struck = 0
        self._unstopped = []
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
        """Go on: the person has seen what struck, and the ready move, if there is one, is played now."""
        self._struck = 0
        if self._ready is None:
            self.held.emit(False)
        else:
            self._pause.stop()
            self._play_ready()

    def take_as_seen(self) -> None:
        """Go on as the pace says after a ply that struck: unlike ``step`` this plays no move that waits for a step.

        A lesson calls it when its coach has told what happened.
        """
        if self._struck:
            self._struck = 0
            self.held.emit(False)
            if self._ready is not None:
                self._pause.start(0)

    def hurry(self) -> None:
        """Play the ready move now, unless a ply that struck a person holds it up."""
        if self._ready is not None and not self._struck:
            self._pause.stop()
            self._play_ready()

    def can_undo(self) -> bool:
        """Whether ``undo`` would go back."""
        return self.match.can_undo(free=self._settings.free_undo)

    def undo_barrier(self) -> str:
        """What keeps ``undo`` from going back, as ``Match.undo_barrier`` names it; ``""`` for nothing."""
        return self.match.undo_barrier(free=self._settings.free_undo)

    def undo(self) -> None:
        """Go back to the last decision of a person, if that is possible."""
        if self.can_undo():
            self._promised = -1
            self._turn_back(lambda: self.match.undo(free=self._settings.free_undo))

    def redo(self) -> None:
        """Play again what was taken back, if anything was."""
        if self.match.can_redo():
            self._turn_back(self.match.redo)

    @property
    def promised_hint(self) -> int:
        """The seat that gets a hint as soon as it has to decide, or -1."""
        return self._promised

    def ask_hint(self, seat: int) -> None:
        """Ask what a master would do.

        If a person has to decide now, the question is put at once: ``advising`` is emitted, and later ``hinted``.
        Otherwise the hint is promised to ``seat`` for its next decision; see ``ask_promised_hint``.
        """
        self._promised = -1
        if not self.awaits_person:
            self._promised = seat
        elif not self._hint:
            self._hint = self._opponents.hint(self.match.state, self.person_to_act)
            self.advising.emit()

    def ask_reason(self, other: Action | None) -> None:
        """Ask what speaks for the hint that was given last; answered by ``reasoned``.

        Args:
            other: A legal action to compare it with; ``None`` if there is none.
        """
        state = self.match.state
        self._reason = self._opponents.reason(state, self._plan, -1 if other is None else state.legal().index(other))

    def ask_promised_hint(self) -> None:
        """Ask for the promised hint if its seat has to decide now.

        The page calls this when the table lies open before that seat's person: between two persons it is covered.
        """
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
        # after an undo the person looks at this very decision: playing it again at once would undo the undo
        if self._settings.auto_single and free and not self._taken_back:
            self._be_ready(legal[0])
        else:
            self.waiting.emit(state.actor)

    def _ask(self) -> None:
        """Ask the opponent for its move; a single legal action needs no thought."""
        state = self.match.state
        legal = state.legal()
        self.thinking.emit(state.actor)
        if len(legal) == 1:
            self._be_ready(legal[0])
            return
        self._asked = self._opponents.ask(state, self.match.seats[state.actor].level, state.actor)

    def _answered(self, request: int, choice: Choice) -> None:
        # the worker counts actions as legal() lists them, and the position is still the one that was asked about:
        # whatever changes it cancels the requests
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
        """The pause is over: play the ready move, hold it, or look again while the table is not at rest."""
        if self._ready is None:
            return
        if not self.at_rest():
            self._pause.start(LOOK_AGAIN)
        elif self._struck or (self._steps() and self.person_to_act < 0):  # a person's only move need not be waited for
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
        """Find out, for a ply that was just played, how much there is to read about it and whether it strikes."""
        self._since.start()
        self._words = 0
        seats = spoken(self.match.seats)
        actor = self.match.states[ply - 1].actor
        own = seats[actor].is_person  # even an own ply may strike: what begins for all within it, e.g. dice
        if not own and self.pace == STEP:  # every move waits anyway
            return
        if not own and self.pace != NOW:
            lines = turns.told(self._presenter, self.match, ply, seats)
            self._words = sum(turns.words(line.text) for line in lines)
        persons = [actor] if own else [seat for seat, each in enumerate(seats) if each.is_person]
        about = self._presenter, self.match, ply, seats
        struck = [seat for seat in persons if turns.struck(*about, seat)]
        if self.pace in (BRISK, NOW):  # who plays fast is stopped by heavy losses only; the rest is in the last turns
            struck = [seat for seat in struck if turns.is_heavy(*about, seat)]
        if struck and self.pace == NOW:
            self._unstopped.append(ply)  # the next question begins with it
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
        """Cancel every request and drop the ready move."""
        self._forget_hint()
        self._pause.stop()
        self._ready = None
        self._struck = 0
        self._unstopped = []
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
            return  # not one of this controller's: the whole program has one ``Opponents``
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
        """The worker was replaced and thinks again: say so once for a question, however often it happens."""
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
        """What is left of the pause after the last ply, in ms; time in which the opponent thought counts."""
        pace, match = PACES[self.pace], self.match
        ends = match.ply > 0 and turns.ends_turn(match, match.ply)
        pause = pace.pause(self._words, ends_turn=ends, reduced=self._settings.reduced_motion)
        return max(0, pause - (self._since.elapsed() if self._since.isValid() else 0))

    def _settings_changed(self, name: str) -> None:
        if name != self._pace_name:
            return
        if self.pace in (NOW, STEP):  # the one stops for nothing, the other holds every move anyway
            self._struck = 0
        if self._ready is not None and not self._steps():
            self.held.emit(False)
            self._pause.start(0)
