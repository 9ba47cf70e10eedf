"""The page of a lesson: the page of a game, with a coach who says what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton

from app.models import turns
from app.models.lessons.course import PERSON_SEAT
from app.models.pace import PACES
from app.models.presenter import Prompt, choices
from app.models.selection import ActionSelection
from app.views.game.page import NEXT, GamePage
from app.views.lesson.bubble import Bubble, Rings
from app.views.lesson.named_boxes import PROMPT, NamedBoxes
from app.views.lesson.placing import covered, place_bubble, within
from app.views.lesson.script import ScriptedOpponents
from app.views.magnifier import seen_part
from app.views.shortcuts import add_shortcuts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.models.lessons.course import Course
    from app.models.settings import Settings
    from app.session.opponents import Opponents
    from app.views.widgets.panel import Panel

LOOK_MS = 60
"""Time in ms after the table was painted until the coach looks whether what it points at has moved."""

A_WORD_MS = 333
"""Time in ms to read a word of the coach while something moves on the table: 180 words per minute."""

READ_MS = 900
"""Time in ms after "Continue" during which Enter plays no move: it was pressed to read on."""


class LessonPage(GamePage):
    """Plays a lesson.  No match of it is kept; the settings remember the place in the lesson.

    ``Course`` knows the steps.  The page lets the controller go on only where the course does, tells it of each ply
    (``_moved``), and shows its words in a ``Bubble`` that stands beside what they are about (``place_coach``).

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
    _coach: Bubble | None = None  # None while ``GamePage.__init__`` builds the page and calls methods of this class

    def __init__(self, course: Course, settings: Settings, opponents: Opponents, parent: QWidget | None = None) -> None:
        self.course = course
        self._script = ScriptedOpponents(course, opponents)
        super().__init__(course.match, settings, self._script, parent)
        self._script.setParent(self)
        self.named = NamedBoxes(self)  # where the things are that the steps name
        self.rings = Rings(self)
        self._coach = Bubble(self)
        self._coach.go_on.connect(self.go_on)
        self._coach.skip.connect(self.skip)
        self._coach.skip_chapter.connect(self.skip_chapter)
        self._coach.away.connect(self.leave)
        self._coach.dragged.connect(self._put_coach)
        self._aside: tuple[int, QPointF] | None = None  # number of a step, and where the person wants the coach in it
        self._seen: tuple[object, ...] = ()  # what the bubble was placed for last; () to have it placed again
        self._around: list[QRectF] = []  # pieces and words, which the line to a ring must not cross
        self._hides: tuple[float, ...] = (0.0, 0.0)  # square pixels below the bubble: what must stay free, pieces
        self._went_on = QElapsedTimer()  # since the last "Continue"
        self._said: tuple[tuple[int, int], QElapsedTimer] = ((-1, -1), QElapsedTimer())  # step, and since when
        self._look = QTimer(self, interval=LOOK_MS, singleShot=True)
        self._look.timeout.connect(self.place_coach)
        self._space = add_shortcuts(self, [("Space", self._enter)])[0]
        self._show_step()
        self.view.viewport().installEventFilter(self)

    @property
    def coach(self) -> Bubble:
        """The bubble of the coach."""
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
        since = self._said[1]
        if not PACES[self.controller.pace].word or not self.course.ends_step or not since.isValid():
            return False
        return not since.hasExpired(A_WORD_MS * turns.words(self.coach.words.text()))

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
            self._coach.retranslate()
        super().retranslate()

    def _retheme(self) -> None:
        self.coach.repaint_paper()
        super()._retheme()

    def _arrange(self) -> None:
        super()._arrange()
        if self._coach is not None:
            self._seen = ()
            self.place_coach()

    # the coach

    def _show_step(self) -> None:
        """Show the words and buttons of the present step."""
        if self._coach is None or self.course.done:
            return
        course = self.course
        texts = course.lesson.said(QLocale().name().partition("_")[0])
        counted = self.tr("Chapter {number} of {all} · {title}")
        chapters, (chapter, step) = course.lesson.chapters, course.place
        caption = counted.format(title=texts.titles[course.chapter.id], number=chapter + 1, all=len(chapters))
        share, ahead = step / len(course.chapter.steps), len(chapters) - chapter - 1
        self._coach.progress.show_done((*(1.0,) * chapter, share, *(0.0,) * ahead))
        last = course.number == len(course.lesson.steps)
        primary = self.tr("Finish") if last else self.tr("Continue")
        if course.astray:
            primary = self.tr("Take it back")
        shows = course.expected() is not None
        words = "" if course.silent else course.said(texts)
        if self._said[0] != course.place:
            self._said = (course.place, QElapsedTimer())
            self._said[1].start()
        self._coach.say(caption, words, primary if course.reading else "", shows=shows)
        self._coach.skip_link.setVisible(not course.reading)
        self._coach.away_link.setVisible(not (last and course.reading))  # at the end "Finish" leaves the lesson
        self._coach.chapter_link.setVisible(course.chapter is not course.lesson.chapters[-1])
        self._space.setEnabled(course.reading)
        self._seen = ()
        self.place_coach()

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

    def _ring_boxes(self, *, raised: bool = False) -> list[QRectF]:
        """Boxes of what has a ring now, in pixels of the page.

        That is the key to be chosen next, once the person has begun an action or where the step names nothing; the
        button that lets an opponent go on, while one waits for it; otherwise what ``LessonStep.ring`` names.

        Args:
            raised: Whether pieces are taken as risen where they are pointed at.
        """
        course = self.course
        if course.astray:
            return []
        path, chosen = self.path(), self.chosen
        # An opponent's move that waits for a click goes on only by that button.
        names: tuple[str, ...] = (NEXT,) if course.opponents_move and self.controller.holding else course.step.ring
        if path and (chosen or not names) and path[: len(chosen)] == chosen:
            names = path[len(chosen) : len(chosen) + 1]
        boxes: list[QRectF] = []
        for name in names:
            boxes += [box for box in self.named.boxes(name, raised=raised) if not box.isEmpty() and box not in boxes]
        return boxes

    def clear_boxes(self) -> list[QRectF]:
        """Boxes of what the coach speaks of without a ring (``LessonStep.clear``), in pixels of the page."""
        return [
            box for name in self.course.step.clear for box in self.named.boxes(name, raised=False) if not box.isEmpty()
        ]

    def _put_coach(self, corner: QPointF) -> None:
        """Put the coach where the person drags it; it stays there until the next step."""
        self._aside = (self.course.number, corner)
        self._seen = ()
        self.place_coach()

    def coach_room(self) -> QRectF:
        """The box within which the bubble may stand, in pixels of the page."""
        air = self.measure.of(12, 8)
        below = QRectF(self.rect()).adjusted(0, self.bar.height(), 0, 0)
        return (below & seen_part(self)).adjusted(air, air, -air, -air)

    def _hidden(self, *others: list[QRectF]) -> tuple[float, ...]:
        """For each list of boxes, the square pixels that the bubble covers where it stands."""
        box = self.coach.paper().translated(self.coach.pos())
        return tuple(covered(box, each) for each in others)

    def _draw_rings(self, bubble: QRectF) -> None:
        """Draw the rings around what is meant; a card that is pointed at has risen, and its ring with it."""
        self.rings.show_rings(self._ring_boxes(raised=True), bubble, self._around)

    def place_coach(self) -> None:
        """Put the bubble where it covers neither what it speaks of nor what may be chosen, and draw the rings.

        Within a step it stays where it is until something has moved below it that it should not cover.
        """
        coach = self.coach
        coach.set_measure(self.measure)
        scene = self.view.scene_
        rings = self._ring_boxes()
        # What the bubble must not cover: what it speaks of, what may be chosen, and words that are to be read now.
        offered = {key for key in scene.board_keys() if scene.meaning(key) in {*scene.framed(), *self.chosen}}
        clear = [*rings, *self.clear_boxes(), *(self.named.on_page(scene.rect_of(key)) for key in offered)]
        told: list[Panel] = [self.prompt] if self.prompt.isVisible() else []
        if self.course.opponents_move:  # what they do is read there
            told.append(self.turns)
        clear += [each.paper().translated(each.pos()) for each in told]
        sizes = coach.fitting()
        shown = seen_part(self)
        pieces = [self.named.on_page(scene.rect_of(key)) for key in scene.board_keys() if scene.item(key)]
        seen = (self.course.place, sizes, self.size(), shown)
        hides = self._hidden(clear, pieces)
        # The bubble may not hop with every choice: it moves for another step or size, or if it hides more than before.
        if seen == self._seen and hides[0] <= self._hides[0] and hides[1] <= self._hides[1]:
            self._draw_rings(coach.paper().translated(coach.pos()))
            return
        self._seen = seen
        panels = [part.paper().translated(part.pos()) for part in (self.score, self.turns)]
        panels.append(self.log.written().translated(self.log.pos()))
        room = self.coach_room()
        goals = [ring.center() for ring in rings] or [room.center()]
        if self._aside is not None and self._aside[0] == self.course.number:
            box = within(QRectF(self._aside[1], coach.paper().size()), room)
        else:
            box = place_bubble(sizes, room, clear, pieces, [*panels, *self.named.written()], goals)
        self._around = [*pieces, *panels, *self.named.written(), self.prompt.paper().translated(self.prompt.pos())]
        coach.place(box)
        self.view.above = box.translated(-self.view.pos())
        self._hides = self._hidden(clear, pieces)
        self.rings.setGeometry(self.rect())
        self._draw_rings(box)
        self.rings.show()
        self.rings.raise_()
        coach.show()
        coach.raise_()
        if self.handover.isVisible():
            self.handover.raise_()
