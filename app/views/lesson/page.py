"""The page of a lesson: the page of a game, with a coach who says what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton

from app.models.lessons.course import PERSON_SEAT
from app.models.pace import PACES
from app.models.presenter import Prompt, choices
from app.models.selection import ActionSelection
from app.views.game.page import GamePage
from app.views.lesson.coach import Coach
from app.views.lesson.named_boxes import PROMPT
from app.views.lesson.script import ScriptedOpponents
from app.views.shortcuts import add_shortcuts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.models.lessons.course import Course
    from app.models.settings import Settings
    from app.session.opponents import Opponents

LOOK_MS = 60
"""Time in ms after the table was painted until the coach looks whether what it points at has moved."""

READ_MS = 900
"""Time in ms after "Continue" during which Enter plays no move: it was pressed to read on."""


class LessonPage(GamePage):
    """Plays a lesson.  No match of it is kept; the settings remember the place in the lesson.

    ``Course`` knows the steps.  The page lets the controller go on only where the course does, tells it of each ply
    (``_moved``), and has a ``Coach`` show its words beside what they are about.

    Args:
        course: The course, at the step at which it goes on.
        settings: Settings of the program; they keep the place.
        opponents: The real opponents, for free play and hints.
        parent: The Qt parent.

    Signals:
        done: The person has come to the end of the lesson.
    """

    done = Signal()
    pace_name = "lesson_pace"
    _coach: Coach | None = None  # None while ``GamePage.__init__`` builds the page and calls methods of this class

    def __init__(self, course: Course, settings: Settings, opponents: Opponents, parent: QWidget | None = None) -> None:
        self.course = course
        self._script = ScriptedOpponents(course, opponents)
        super().__init__(course.match, settings, self._script, parent)
        self._script.setParent(self)
        self._coach = Coach(self, course, self.path)
        bubble = self._coach.bubble
        bubble.go_on.connect(self.go_on)
        bubble.skip.connect(self.skip)
        bubble.skip_chapter.connect(self.skip_chapter)
        bubble.away.connect(self.leave)
        self._went_on = QElapsedTimer()  # since the last "Continue"
        self._look = QTimer(self, interval=LOOK_MS, singleShot=True)
        self._look.timeout.connect(self._coach.place)
        self._space = add_shortcuts(self, [("Space", self._enter)])[0]
        self._show_step()
        self.view.viewport().installEventFilter(self)

    @property
    def coach(self) -> Coach:
        """The coach."""
        assert self._coach is not None
        return self._coach

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the coach again soon after the table was painted: only then can anything on it have moved."""
        if event.type() is QEvent.Type.Paint and not self._look.isActive() and not self.course.done:
            self._look.start()
        return super().eventFilter(watched, event)

    # going on

    def go_on(self) -> None:
        """Go on after something was read, or take back the wrong move; nothing unless the course waits for that."""
        if not self.course.reading:
            return
        if self.course.astray:
            self.controller.halt()
            self.course.take_back()
            self._take_match()
            self.controller.start()
            self._keep()
            return
        self._went_on.start()
        self.controller.take_as_seen()  # the coach has told what concerns the person: the game need not wait as well
        changed = self.course.advance()
        self._keep()
        if self.course.done:
            self.end()
        elif changed:
            self._begin_chapter()
        else:
            self._ask_again()

    def skip(self) -> None:
        """Have the coach do this step."""
        self.controller.halt()
        self.course.skip()
        self._skipped()

    def skip_chapter(self) -> None:
        """Go to the next chapter; after the last one the lesson is over."""
        self.controller.halt()
        self.course.skip_chapter()
        self._skipped()

    def _skipped(self) -> None:
        self._keep()
        if self.course.done:
            self.end()
        else:
            self._begin_chapter()

    def end(self) -> None:
        """End the lesson, which counts as done from now on."""
        self.controller.halt()
        self._look.stop()
        self._settings.keep_lesson(self._game, {"done": True})
        self.done.emit()

    def _keep(self) -> None:
        """Keep the place in the lesson in the settings."""
        done = bool(self._settings.lesson(self._game).get("done"))
        self._settings.keep_lesson(self._game, {"done": done, **self.course.kept()})

    def _begin_chapter(self) -> None:
        self.controller.halt()
        self._take_match()
        self.controller.start()

    def _take_match(self) -> None:
        """Show the match that the course has now: another one, or the same with plies taken back."""
        self.follower.follow(self.course.match)  # also ends what it shows of the match before
        self.match = self.controller.match = self.course.match
        self._selection = ActionSelection(())
        self.adviser.forget()
        self.log.load(self._presenter, self.match, self.seats)
        self.follower.tell(self._viewer)
        self._present()
        self._offer()

    def _ask_again(self) -> None:
        if self.controller.person_to_act >= 0:
            self._await(self.controller.person_to_act)
        else:
            self._offer()

    def _moved(self, ply: int) -> None:
        if self.course.moved():
            self._keep()
        if self.match is not self.course.match:
            self._take_match()
        super()._moved(ply)
        if self.course.done:
            self.end()

    def _at_rest(self) -> bool:
        """Whether the game may go on: not while the coach waits for the person to read."""
        if not super()._at_rest():
            return False
        if self.controller.person_to_act >= 0:
            return self.course.playing
        return self.course.opponents_move and not self._still_read()

    def _still_read(self) -> bool:
        """Whether the opponents' next move would take away words of the coach that cannot have been read yet.

        Never at a pace that leaves no time for reading.
        """
        if not PACES[self.controller.pace].word or not self.course.ends_step:
            return False
        return self.coach.still_read()

    # what the page does otherwise in a lesson

    def _await(self, seat: int) -> None:
        if self.course.playing:
            super()._await(seat)
        else:
            self._selection = ActionSelection(())
            self._offer()

    def _offer(self) -> None:
        super()._offer()
        self._show_step()

    def _refuse(self, key: str) -> None:
        if self.course.reading:
            self.prompt.notice(self.tr("First the coach: go on with Enter or the space bar."))
        else:
            super()._refuse(key)

    def _prompt_while_waiting(self, prompt: Prompt) -> Prompt:
        if self.match.finished:
            return Prompt(prompt.title, prompt.hint, (), prompt.seat)
        if self.course.reading and (self.course.astray or PROMPT not in self.course.step.ring):
            # The game asks nothing yet, and no opponent is thinking, so the usual words would be wrong.
            hint = self.follower.sentences(self.match.ply) or self.tr("Go on with Enter or the space bar.")
            return Prompt(self.tr("The coach explains"), hint, (), PERSON_SEAT)
        prompt = super()._prompt_while_waiting(prompt)
        if self.course.reading:  # without buttons: it goes on with that of the coach
            return Prompt(prompt.title, prompt.hint, (), prompt.seat)
        return prompt

    def _finish(self) -> None:
        """Show no end sheet: the coach says how it ended."""
        self._offer()

    def _why_no_undo(self) -> str:
        if self.course.may_undo(free=self._settings.free_undo):
            return ""
        if self.course.free:
            return super()._why_no_undo() or self.tr("Only what you play on your own here can be taken back.")
        return "" if self.course.astray else self.tr("In a lesson the coach takes back what leads astray.")

    def _undo(self) -> None:
        if self.course.astray:
            self.go_on()
        else:
            super()._undo()

    def _ask_hint(self) -> None:
        """Point at the action that the step asks for; in free play ask a master as usual."""
        if self.course.free:
            super()._ask_hint()
        else:
            self.adviser.point_out(self.path(), self.chosen)

    def _enter(self) -> None:
        """Enter or the space bar: press the focused button, else go on, else what Enter does in a game."""
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.isVisible():
            focus.click()
        elif self.course.reading:
            if not self.prompt.was_typed():
                self.go_on()
        elif self.chosen or not self._went_on.isValid() or self._went_on.hasExpired(READ_MS):
            super()._enter()

    def _press_primary(self, key: str) -> None:
        """Press the main button of the prompt, unless the step asks for something else."""
        # Enter also goes on after reading; pressed once too often it must not end the turn.
        chosen = self.chosen
        wanted = {path[len(chosen)] for path in self.paths() if path[: len(chosen)] == chosen and path != chosen}
        if key in wanted:
            self.choose(key)
        elif self.course.free or not wanted:
            super()._press_primary(key)
        else:
            self.prompt.notice(self.tr("The coach asks for something else here."))

    def step_back(self) -> bool:
        """Escape: close what is open or take back what is chosen, else leave the lesson."""
        if not super().step_back():
            self.leave()
        return True

    def leave(self) -> None:
        self._keep()
        super().leave()

    def _rest_shortcuts(self, rest: bool) -> None:
        super()._rest_shortcuts(rest)
        self._space.setEnabled(not rest and self.course.reading)

    def retranslate(self) -> None:
        if self._coach is not None:
            self._coach.bubble.retranslate()
        super().retranslate()

    def _retheme(self) -> None:
        self.coach.bubble.repaint_paper()
        super()._retheme()

    def _arrange(self) -> None:
        super()._arrange()
        if self._coach is not None:
            self._coach.place_anew()

    def _show_step(self) -> None:
        """Show what the coach says in the present step."""
        if self._coach is None or self.course.done:
            return
        self._space.setEnabled(self.course.reading)
        self._coach.show_step()

    # what the step asks for

    def paths(self) -> list[tuple[str, ...]]:
        """Paths of keys of the actions that the step asks for; none where it asks for none in particular."""
        return self._spelled(wanted=True) if self.course.playing else []

    def other_paths(self) -> list[tuple[str, ...]]:
        """Paths of keys of all other legal actions."""
        return self._spelled(wanted=False) if self.course.playing else []

    def _spelled(self, *, wanted: bool) -> list[tuple[str, ...]]:
        match = self.course.match
        actions = [action for text in self.course.step.do if (action := match.action(text)) is not None]
        if (expected := self.course.expected()) is not None and expected not in actions:
            actions.append(expected)
        spelled = choices(self._presenter, match.state, self._settings.confirm_moves)
        return [path for path, action in spelled if (action in actions) == wanted]

    def path(self) -> tuple[str, ...]:
        """The path among ``paths`` that was begun, else the first; ``()`` where there is none."""
        paths, chosen = self.paths(), self.chosen
        return next((path for path in paths if path[: len(chosen)] == chosen), paths[0] if paths else ())
