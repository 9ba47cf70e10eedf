"""Shows what others do: marks it on the table, tells it in the panel of the last turns, and shows turns again."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.match.match import Match
from app.match.seats import Seat
from app.models import turns
from app.models.keys import DISCARD_PILE, DISPLAY, key_kind
from app.models.pace import REPEAT
from app.models.presenter import Button, LogLine, Prompt
from app.models.settings import Settings
from app.models.setup import spoken
from app.models.table_reading import zone_key_of
from app.models.turns import Turn
from app.views.board.view import BoardView
from app.views.game.announce import announce
from app.views.game.prompt_bar import PromptBar
from app.views.game.repeat_frame import RepeatFrame
from app.views.game.turn_row import TurnWords
from app.views.game.turns_panel import TurnsPanel

PRESENT = "page:present"
"""Key of the button that ends a repeat."""

COMING_BACK = 500
"""Time in ms after the window has come back in which a click ends nothing: it may be the one that brought it back."""

LOOK_AGAIN = 60
"""Time in ms until the table is asked again whether everything lies still."""


class Follower(QObject):
    """Shows the turns of others as they are played, once more on request, and all that a person has missed.

    Others are opponents and, where several persons play, those whose table is not the one shown.

    A *repeat* shows past plies on the table, one after the other; meanwhile nothing can be chosen, and a click, Enter,
    Esc or the space bar ends it.  What happened while the window was in the background is *missed*: it stands in the
    panel until the person has clicked or pressed a key.

    Args:
        match: The game.
        view: Its table.
        panel: Shows a line per turn.
        prompt: Says what a repeat shows.
        frame: Lies over the table during a repeat.
        settings: Reduced motion.

    Attributes:
        match: The game; ``follow`` sets another one.

    Signals:
        begun: A repeat has begun.
        ended: A repeat has ended; the page has to show the present again.
        reshaped: The panel needs another height.
        shows: A repeat shows this ply now.
    """

    begun = Signal()
    ended = Signal()
    reshaped = Signal()
    shows = Signal(int)

    def __init__(
        self,
        match: Match,
        view: BoardView,
        panel: TurnsPanel,
        prompt: PromptBar,
        frame: RepeatFrame,
        settings: Settings,
    ) -> None:
        super().__init__(panel)
        self.match, self._view, self._panel = match, view, panel
        self._presenter = view.presenter
        self._prompt, self._frame, self._settings = prompt, frame, settings
        self._viewer = 0  # as of the last ``tell``
        self._left_at = -1  # the position at which the window lost the focus, -1 while it has it
        self._missed = False  # whether the panel still shows what was missed
        self._missed_since = 0  # the position at which that begins
        self._queue: list[int] = []  # plies that the repeat has still to show
        self._shown = 0  # position on the table during a repeat
        self._repeats = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._show_next)
        panel.pointed.connect(self._point)
        frame.pressed.connect(self.end)

    def _seats(self) -> tuple[Seat, ...]:
        return spoken(self.match.seats)

    def _others(self) -> frozenset[int]:
        return turns.others(self.match.seats, self._viewer)

    def follow(self, match: Match) -> None:
        """Take another match: a lesson has one for each chapter."""
        self.end()
        self.match = match
        self._left_at, self._missed, self._missed_since = -1, False, 0

    # on the table

    def mark(self, before: dict[str, QRectF], ply: int) -> None:
        """Mark on the table what a ply has done.

        Everything that its turn has touched so far gets a rhomb.  Where the ply itself has taken a piece away, a ghost
        stays for a moment, in the colour of the seat that has taken it.

        Args:
            before: Where the pieces lay before the ply, in scene coordinates by key; empty for no ghosts.
            ply: The ply; 0 takes all marks away.
        """
        scene, seats = self._view.scene_, self._seats()
        if not ply:
            scene.set_last(())
            return
        lines = self._presenter.lines(self.match.events[ply - 1], seats)
        touched = {line.piece: line.seat for line in lines if line.piece}  # by the ply itself
        turn = turns.turn_at(self._presenter, self.match, ply, seats)
        self._trace(self._as_before(turn.pieces, ply) | touched.keys())
        for key, seat in touched.items():
            gone = key not in self._view.model
            # no ghost over another piece, which would look as if it had been taken
            left = key in before and (gone or self._was_taken(key, before[key]))
            if left and seat >= 0 and not self._is_filled(before[key]):
                scene.leave_ghost(before[key], seats[seat].colour)

    def _as_before(self, pieces: frozenset[str], ply: int) -> frozenset[str]:
        """Those of ``pieces`` that are still what the turn has touched.

        When a round begins, places are filled anew under the keys that they had: a table at which another guest sits
        now was not touched by the last turn.
        """
        before, after = self.match.states[ply - 1 : ply + 1]
        if before.round == after.round:
            return pieces
        were = {piece.key: piece for piece in self._presenter.table(before, self._viewer, self._seats()).pieces()}
        now = {piece.key: piece for piece in self._presenter.table(after, self._viewer, self._seats()).pieces()}
        return frozenset(key for key in pieces if were.get(key) == now.get(key))

    def _is_filled(self, place: QRectF) -> bool:
        """Whether another piece lies in ``place`` now."""
        scene = self._view.scene_
        lying = (scene.rect_of(key) for key in scene.board_keys() if scene.item(key) is not None)
        return any(
            box.contains(place.center()) and place.contains(box.center()) and box.width() > 0.8 * place.width()
            for box in lying
        )

    def _trace(self, pieces: frozenset[str]) -> None:
        there = {key for key in pieces if key in self._view.model}
        # of what the turn has touched nothing is left on the table: most likely it was discarded
        self._view.scene_.set_last(there or ({DISCARD_PILE} if pieces else ()))

    def _was_taken(self, key: str, before: QRectF) -> bool:
        """Whether the piece was taken into the display of a player; elsewhere it has only made room for others."""
        zone = zone_key_of(self._view.model, key)
        return key_kind(zone) == DISPLAY and not self._view.scene_.rect_of(key).intersects(before)

    def _point(self, turn: Turn | None) -> None:
        """Mark the turn of the row that the pointer is on, and the last one again when it leaves the row."""
        if self._repeats:
            return
        if turn is not None:
            self._trace(turn.pieces)
        else:
            self.mark({}, self.match.ply)

    # in lines

    def tell(self, viewer: int, *, aloud: bool = False) -> None:
        """Show in the panel the last complete turn of every other seat, or what was missed.

        Args:
            viewer: The seat whose table it is; the others stand in the order in which they follow it.
            aloud: Whether a screen reader speaks a turn that has ended with the last ply, or the person's own ply.
        """
        self._viewer = viewer
        match, seats = self.match, self._seats()
        if self._missed:
            again = turns.turns_since(self._presenter, match, seats, self._others(), self._missed_since)
            self._panel.show_turns([(seats[turn.seat], self._told(turn)) for turn in again], missed=True)
            self.reshaped.emit()
            return
        was = self._panel.missed
        others = self._others()
        found = turns.last_turns(self._presenter, match, seats, others, turns.last_end(match))
        order = [(viewer + step) % len(seats) for step in range(len(seats))]
        shown = [(seats[seat], self._told(found.get(seat))) for seat in order if seat in others]
        self._panel.show_turns(shown)
        if was:
            self.reshaped.emit()
        if aloud and match.ply and turns.ends_turn(match, match.ply):
            actor = match.states[match.ply - 1].actor
            # the last ply itself may say nothing: then the turn shown ends with an earlier ply of it
            if actor in found and found[actor].plies[-1] in turns.plies_of_turn(match, match.ply):
                self._panel.announce((actor,))
        if aloud and (own := self._own_sentences(match.ply)):
            announce(self._panel, own)

    def _told(self, turn: Turn | None) -> TurnWords | None:
        """What the panel says about a turn, with what it did to the viewer."""
        if turn is None:
            return None
        name = self._seats()[turn.seat].name
        lines = [line for ply in turn.plies for line in self._struck(ply)]
        before, after = self.match.states[turn.plies[0] - 1], self.match.states[turn.plies[-1]]
        harm = turns.harm(self._presenter, before, after, self.match.seats, self._viewer)
        parts = [turn.text, *(turns.sentence(line, name) for line in harm)]
        concerns = frozenset(turns.sentence(line, name) for line in (*lines, *harm))
        return TurnWords(replace(turn, text=turns.BETWEEN.join(parts)), concerns)

    def struck(self, *plies: int) -> str:
        """Sentences about what ``plies`` did to the viewer; ``""`` if they did nothing.  Ply 0 counts as nothing."""
        return " ".join(line.text for ply in plies if ply for line in self._struck(ply))

    def _struck(self, ply: int) -> list[LogLine]:
        return turns.struck(self._presenter, self.match, ply, self._seats(), self._viewer)

    def sentences(self, ply: int) -> str:
        """Sentences about a ply of another seat; ``""`` for the person's own, for ply 0, or if nothing is told."""
        return self._told_of(ply) if ply and self.match.states[ply - 1].actor in self._others() else ""

    def _own_sentences(self, ply: int) -> str:
        """Sentences about the person's own ply, for screen readers; ``""`` for one of another seat."""
        return self._told_of(ply) if ply and self.match.states[ply - 1].actor not in self._others() else ""

    def _told_of(self, ply: int) -> str:
        return " ".join(line.text for line in turns.told(self._presenter, self.match, ply, self._seats()))

    # again

    @property
    def repeats(self) -> bool:
        """Whether a repeat is running, so that the table does not show the present."""
        return self._repeats

    def repeat(self, plies: Sequence[int] = ()) -> bool:
        """Begin a repeat.

        Args:
            plies: What is shown again, in order of play; empty for the last turns of the others.

        Returns:
            Whether there is anything to show; if not, nothing has changed.
        """
        wanted = list(plies or turns.last_plies(self._presenter, self.match, self._seats(), self._others()))
        self._queue = [ply for ply in wanted if self.sentences(ply)]
        if not self._queue:
            return False
        self._repeats = True
        self.begun.emit()
        # the position before the first ply, without anything that belongs to the present
        first = self._queue[0]  # it is named before it is seen, so that one knows where to look
        self._go_to(first - 1)
        scene = self._view.scene_
        scene.speed = REPEAT.motion
        for offer in (scene.set_offered, scene.set_chosen, scene.set_hinted, scene.set_last):
            offer(())
        self._frame.show_over(self._view.geometry(), self._prompt.measure)
        self._say(first)
        self._next.start(REPEAT.least)
        return True

    def _go_to(self, position: int) -> None:
        """Show a position at once, without the motion that led there."""
        self._shown = position
        self._view.show_state(self.match.states[position], self._viewer, self._seats(), still=True)

    def _say(self, ply: int) -> None:
        """Say in the prompt whose ply the repeat shows, and what it did."""
        seats, seat = self._seats(), self.match.states[ply - 1].actor
        button = Button(PRESENT, self.tr("Back to the game"), "", "Return", primary=True)
        title = self.tr("Shown again: {name}").format(name=seats[seat].name)
        self._prompt.ask(Prompt(title, self.sentences(ply), (button,), seat), seats[seat].colour)
        self._prompt.tag(*self._frame.words)

    def end(self) -> bool:
        """End the repeat, if one is running; returns whether it was."""
        if not self._repeats:
            return False
        self._next.stop()
        self._repeats = False
        self._queue = []
        self._frame.hide()
        self.ended.emit()
        return True

    def _show_next(self) -> None:
        if self._view.scene_.moving():
            self._next.start(LOOK_AGAIN)
        elif not self._queue:
            self.end()
        else:
            ply = self._queue.pop(0)
            scene = self._view.scene_
            if self._shown != ply - 1:  # moments are found in the step from the position before only
                self._go_to(ply - 1)
            self._shown = ply
            before = {key: scene.rect_of(key) for key in scene.board_keys()}
            self.shows.emit(ply)
            self._view.show_ply(self.match, ply, self._viewer, self._seats())
            self.mark(before, ply)
            self._say(ply)
            n_words = turns.words(self.sentences(ply))
            ends = turns.ends_turn(self.match, ply)
            self._next.start(REPEAT.pause(n_words, ends_turn=ends, reduced=self._settings.reduced_motion))

    # what was missed

    def look(self, looks: bool) -> None:
        """The window has got (``looks``) or lost the focus; when it gets it, show what was missed."""
        if not looks:
            self._left_at = self.match.ply if self._left_at < 0 else self._left_at
            return
        since, self._left_at = self._left_at, -1
        if since < 0:
            return
        self._missed_since = since
        self._missed = bool(turns.turns_since(self._presenter, self.match, self._seats(), self._others(), since))
        if self._missed:
            self.tell(self._viewer)
            self._panel.announce()
            QTimer.singleShot(COMING_BACK, self, self._await_click)

    def _await_click(self) -> None:
        if self._missed and (app := QApplication.instance()):
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any click or key means that the person has seen what was missed; it still does what it always does."""
        if event.type() in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease):
            QTimer.singleShot(0, self, self.caught_up)  # after the click: the panel must not change below it
        return False

    @property
    def missed(self) -> bool:
        """Whether the panel shows what was missed."""
        return self._missed

    def caught_up(self) -> None:
        """The person has seen what was missed: show the last turns again."""
        if self._missed:
            self._missed = False
            app = QApplication.instance()
            assert app is not None
            app.removeEventFilter(self)
            self.tell(self._viewer)
