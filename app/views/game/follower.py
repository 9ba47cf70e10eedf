"""Follows what opponents do: traces it on the table, tells it in lines, and shows it again."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.match.match import Match
from app.match.seats import Seat
from app.models import turns
from app.models.keys import key_kind
from app.models.pace import REPEAT
from app.models.presenter import Button, LogLine, Prompt
from app.models.settings import Settings
from app.models.setup import spoken
from app.models.turns import Turn
from app.views.board.view import BoardView
from app.views.game.announce import announce
from app.views.game.prompt_bar import PromptBar
from app.views.game.repeat_frame import RepeatFrame
from app.views.game.turns_panel import TurnsPanel, TurnWords

PRESENT = "page:present"
"""Key of the button that ends a repeat."""

COMING_BACK = 500
"""Time in ms in which the click that brings the window back does not yet end what it shows."""

LOOK_AGAIN = 60
"""Time in ms until the table is asked again whether everything has arrived."""


class Follower(QObject):
    """What the page knows of the opponents' turns.

    Args:
        match: The game; a lesson puts another one into the attribute of that name.
        view: Its table.
        panel: Shows the lines.
        prompt: Says what is shown again.
        frame: Lies over the table meanwhile.
        settings: Reduced motion.

    Attributes:
        match: The game; see ``follow``.

    Signals:
        begun: Something earlier is shown from now on.
        ended: The present is to be shown again.
        reshaped: The panel needs another height.
        shows: This ply is shown again now.
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
        self._viewer = 0
        self._left_at = -1  # the position at which the window was left, -1 while somebody looks
        self._missed = False  # what happened since then is still shown
        self._missed_since = 0
        self._past: list[int] = []  # plies that are still to be shown again
        self._shown = 0  # position on the table meanwhile
        self._repeats = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._show_next)
        panel.pointed.connect(self._point)
        frame.pressed.connect(self.end)

    def _seats(self) -> tuple[Seat, ...]:
        return spoken(self.match.seats)

    @property
    def n_opponents(self) -> int:
        """How many seats are played by the machine."""
        return sum(not seat.is_person for seat in self.match.seats)

    def follow(self, match: Match) -> None:
        """Another match lies on the table from now on."""
        self.end()
        self.match = match
        self._left_at, self._missed, self._missed_since = -1, False, 0

    # on the table

    def mark(self, before: dict[str, QRectF], ply: int) -> None:
        """Rhombs on what the turn of ``ply`` has touched so far, and ghosts where that ply has taken something."""
        scene, seats = self._view.scene_, self._seats()
        if not ply:
            scene.set_last(())
            return
        lines = self._presenter.lines(self.match.events[ply - 1], seats)
        touched = {line.piece: line.seat for line in lines if line.piece}
        turn = turns.turn_at(self._presenter, self.match, ply, seats)
        self._trace(self._as_before(turn.pieces, ply) | touched.keys())
        for key, seat in touched.items():
            gone = key not in self._view.model
            left = key in before and (gone or self._has_moved(key, before[key]))
            if left and seat >= 0 and not self._is_filled(before[key]):
                scene.leave_ghost(before[key], seats[seat].colour)

    def _as_before(self, pieces: frozenset[str], ply: int) -> frozenset[str]:
        """These pieces, but where another round began with the ply those that are something else by now.

        Places stay when what lay there goes: a table at which another guest sits was not touched by the last turn.
        """
        before, after = self.match.states[ply - 1 : ply + 1]
        if before.round == after.round:
            return pieces
        were = {piece.key: piece for piece in self._presenter.table(before, self._viewer, self._seats()).pieces()}
        now = {piece.key: piece for piece in self._presenter.table(after, self._viewer, self._seats()).pieces()}
        return frozenset(key for key in pieces if were.get(key) == now.get(key))

    def _is_filled(self, place: QRectF) -> bool:
        """Whether another piece lies there now, which would look as if it had been taken."""
        scene = self._view.scene_
        lying = (scene.rect_of(key) for key in scene.board_keys() if scene.item(key) is not None)
        return any(
            box.contains(place.center()) and place.contains(box.center()) and box.width() > 0.8 * place.width()
            for box in lying
        )

    def _trace(self, pieces: frozenset[str]) -> None:
        there = {key for key in pieces if key in self._view.model}
        self._view.scene_.set_last(there or ({"discard"} if pieces else ()))

    def _has_moved(self, key: str, before: QRectF) -> bool:
        """Whether the piece lies in another zone now; in the same zone it only made room."""
        zone = self._view.model.zone_of(key)
        return key_kind(zone) == "display" and not self._view.scene_.rect_of(key).intersects(before)

    def _point(self, turn: Turn | None) -> None:
        """Trace the turn of the row that the pointer is on, and then the last one again."""
        if self._repeats:
            return
        if turn is not None:
            self._trace(turn.pieces)
        else:
            self.mark({}, self.match.ply)

    # in lines

    def tell(self, viewer: int, *, aloud: bool = False) -> None:
        """Show the last turn of every opponent that has ended; one that has just ended, or an own move, is read out."""
        self._viewer = viewer
        match, seats = self.match, self._seats()
        if self._missed:
            again = turns.turns_since(self._presenter, match, seats, self._missed_since)
            self._panel.show_turns([(seats[turn.seat], self._told(turn)) for turn in again], missed=True)
            self.reshaped.emit()
            return
        was = self._panel.missed
        found = turns.last_turns(self._presenter, match, seats, turns.last_end(match))
        order = [(viewer + step) % len(seats) for step in range(len(seats))]
        shown = [(seats[seat], self._told(found.get(seat))) for seat in order if not seats[seat].is_person]
        self._panel.show_turns(shown)
        if was:
            self.reshaped.emit()
        if aloud and match.ply and turns.ends_turn(match, match.ply):
            actor = match.states[match.ply - 1].actor
            if actor in found and found[actor].plies[-1] in turns.plies_of_turn(match, match.ply):
                self._panel.announce((actor,))
        if aloud and (own := self._own_sentences(match.ply)):
            announce(self._panel, own)

    def _told(self, turn: Turn | None) -> TurnWords | None:
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
        """What plies did to whoever sits at this table, in sentences; ``""`` if nothing or for ply 0."""
        return " ".join(line.text for ply in plies if ply for line in self._struck(ply))

    def _struck(self, ply: int) -> list[LogLine]:
        return turns.struck(self._presenter, self.match, ply, self._seats(), self._viewer)

    def sentences(self, ply: int) -> str:
        """What is told of a ply; ``""`` if nothing or if a person has decided."""
        seats = self._seats()
        if not ply or seats[self.match.states[ply - 1].actor].is_person:
            return ""
        return self._told_of(ply)

    def _own_sentences(self, ply: int) -> str:
        """What came of a ply that a person decided, for whoever does not see the table; ``""`` for any other."""
        if not ply or not self._seats()[self.match.states[ply - 1].actor].is_person:
            return ""
        return self._told_of(ply)

    def _told_of(self, ply: int) -> str:
        return " ".join(line.text for line in turns.told(self._presenter, self.match, ply, self._seats()))

    # again

    @property
    def repeats(self) -> bool:
        """Whether the table shows something earlier."""
        return self._repeats

    def repeat(self, plies: Sequence[int] = ()) -> bool:
        """Show these plies again, or the last ones of all opponents; false if there are none."""
        wanted = list(plies or turns.last_plies(self._presenter, self.match, self._seats()))
        self._past = [ply for ply in wanted if self.sentences(ply)]
        if not self._past:
            return False
        self._repeats = True
        self.begun.emit()
        first = self._past[0]
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
        """Show a position without motion: what led there is not shown again."""
        self._shown = position
        self._view.show_state(self.match.states[position], self._viewer, self._seats(), still=True)

    def _say(self, ply: int) -> None:
        """Name in the prompt what is shown again."""
        seats, seat = self._seats(), self.match.states[ply - 1].actor
        button = Button(PRESENT, self.tr("Back to the game"), "", "Return", primary=True)
        title = self.tr("Shown again: {name}").format(name=seats[seat].name)
        self._prompt.ask(Prompt(title, self.sentences(ply), (button,), seat), seats[seat].colour)
        self._prompt.tag(*self._frame.words)

    def end(self) -> bool:
        """Go back to the present; false if that is shown already."""
        if not self._repeats:
            return False
        self._next.stop()
        self._repeats = False
        self._past = []
        self._frame.hide()
        self.ended.emit()
        return True

    def _show_next(self) -> None:
        if self._view.scene_.moving():
            self._next.start(LOOK_AGAIN)
        elif not self._past:
            self.end()
        else:
            ply = self._past.pop(0)
            scene = self._view.scene_
            if self._shown != ply - 1:  # else nothing of the ply would be made much of
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

    # while nobody looked

    def look(self, looks: bool) -> None:
        """Whether the window has somebody's attention now; coming back shows what happened meanwhile."""
        if not looks:
            self._left_at = self.match.ply if self._left_at < 0 else self._left_at
            return
        since, self._left_at = self._left_at, -1
        if since < 0:
            return
        self._missed_since = since
        self._missed = bool(turns.turns_since(self._presenter, self.match, self._seats(), since))
        if self._missed:
            self.tell(self._viewer)
            self._panel.announce()
            QTimer.singleShot(COMING_BACK, self, self._await_click)

    def _await_click(self) -> None:
        if self._missed and (app := QApplication.instance()):
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The click or key that ends it; it is not taken from where it goes."""
        if event.type() in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease):
            QTimer.singleShot(0, self, self.caught_up)  # after the click: nothing moves below the pointer
        return False

    @property
    def missed(self) -> bool:
        """Whether what happened meanwhile is still shown."""
        return self._missed

    def caught_up(self) -> None:
        """It was seen."""
        if self._missed:
            self._missed = False
            app = QApplication.instance()
            assert app is not None
            app.removeEventFilter(self)
            self.tell(self._viewer)
