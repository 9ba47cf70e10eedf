"""The table of a game with a coach beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton

from app.models import turns
from app.models.lessons.course import PERSON_SEAT
from app.models.pace import PACES
from app.models.presenter import Prompt, choices
from app.models.selection import ActionSelection
from app.models.table_reading import zones_of
from app.views.game.page import NEXT, GamePage
from app.views.lesson.bubble import Bubble, Rings
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

PROMPT = "page:prompt"
"""What a ring around the bar with the question is called."""

LOOK_MS = 60
"""Time in ms after the table was painted in which the coach looks whether what it points at has moved."""

LEAST_RINGED = 18.0
"""Pixels of a piece that remain to be seen within its ring."""

A_WORD_MS = 333
"""Time in ms to read a word of the coach while something moves on the table: 180 words a minute."""

READ_MS = 900
"""Time in ms after "Continue" in which Enter plays nothing: it was pressed to read on, not to play what comes."""


class LessonPage(GamePage):
    """Plays a lesson: the page of the game, where the coach says what comes next.

    What is played is kept nowhere but in the place in the lesson, which the settings remember.

    Signals:
        done: The lesson was gone through to its end.
    """

    done = Signal()
    pace_name = "lesson_pace"
    _coach: Bubble | None = None  # none yet while the page is built

    def __init__(self, course: Course, settings: Settings, opponents: Opponents, parent: QWidget | None = None) -> None:
        self.course = course
        self._script = ScriptedOpponents(course, opponents)
        super().__init__(course.match, settings, self._script, parent)
        self._script.setParent(self)
        self.rings = Rings(self)
        self._coach = Bubble(self)
        self._coach.go_on.connect(self.go_on)
        self._coach.skip.connect(self.skip)
        self._coach.skip_chapter.connect(self.skip_chapter)
        self._coach.away.connect(self.leave)
        self._coach.dragged.connect(self._put_coach)
        self._aside: tuple[int, QPointF] | None = None  # number of a step, and where the person wants the coach in it
        self._seen: tuple[object, ...] = ()
        self._around: list[QRectF] = []  # pieces and words, which the line to a ring keeps off
        self._hides: tuple[float, ...] = (0.0, 0.0)  # square pixels below the bubble: of what is meant, of pieces
        self._went_on = QElapsedTimer()
        self._said: tuple[tuple[int, int], QElapsedTimer] = ((-1, -1), QElapsedTimer())  # step, and since when
        self._look = QTimer(self, interval=LOOK_MS, singleShot=True)
        self._look.timeout.connect(self.place_coach)
        self._space = add_shortcuts(self, [("Space", self._enter)])[0]
        self._show_step()
        self.view.viewport().installEventFilter(self)

    @property
    def coach(self) -> Bubble:
        """The bubble."""
        assert self._coach is not None
        return self._coach

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the table again soon after it was painted; while nothing is, the coach has nothing to do."""
        if event.type() is QEvent.Type.Paint and not self._look.isActive() and not self.course.done:
            self._look.start()
        return super().eventFilter(watched, event)

    # going on

    def go_on(self) -> None:
        """Continue after something was read, or take back what leads astray."""
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
        self.controller.take_as_seen()  # the coach has told it: the prompt need not, too
        changed = self.course.advance()
        self._keep()
        if self.course.done:
            self.end()
        elif changed:
            self._begin_chapter()
        else:
            self._ask_again()

    def skip(self) -> None:
        """Let the coach do this step."""
        self.controller.halt()
        self.course.skip()
        self._skipped()

    def skip_chapter(self) -> None:
        """Go to the next chapter; from the last one the lesson is over."""
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
        """The end of the lesson; it counts as done."""
        self.controller.halt()
        self._look.stop()
        self._settings.keep_lesson(self._game, {"done": True})
        self.done.emit()

    def _keep(self) -> None:
        """Remember where one is."""
        done = bool(self._settings.lesson(self._game).get("done"))
        self._settings.keep_lesson(self._game, {"done": done, **self.course.kept()})

    def _begin_chapter(self) -> None:
        self.controller.halt()
        self._take_match()
        self.controller.start()

    def _take_match(self) -> None:
        """Show the game that the lesson has now."""
        self.follower.follow(self.course.match)  # and ends what it shows of the one before
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
        """Nobody goes on while the coach speaks."""
        if not super()._at_rest():
            return False
        if self.controller.person_to_act >= 0:
            return self.course.playing
        return self.course.opponents_move and not self._still_read()

    def _still_read(self) -> bool:
        """Whether the opponents' next move would take away words of the coach that nobody can have read yet.

        At a pace that leaves no time for reading it does not matter; and the space bar hurries opponents.
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
            # what the game asks next is not asked yet, and nobody considers anything
            hint = self.follower.sentences(self.match.ply) or self.tr("Go on with Enter or the space bar.")
            return Prompt(self.tr("The coach explains"), hint, (), PERSON_SEAT)
        prompt = super()._prompt_while_waiting(prompt)
        if self.course.reading:  # it goes on with the coach's button
            return Prompt(prompt.title, prompt.hint, (), prompt.seat)
        return prompt

    def _finish(self) -> None:
        """The coach says how it ended."""
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
        """The hint of a lesson is what the coach waits for; where nothing in particular is, a master is asked."""
        if self.course.free:
            super()._ask_hint()
        else:
            self.adviser.point_out(self.path(), self.chosen)

    def _enter(self) -> None:
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.isVisible():
            focus.click()
        elif self.course.reading:
            if not self.prompt.was_typed():
                self.go_on()
        elif self.chosen or not self._went_on.isValid() or self._went_on.hasExpired(READ_MS):
            super()._enter()

    def _press_primary(self, key: str) -> None:
        """Enter goes on when the coach has spoken; pressed once too often it must not end the turn."""
        chosen = self.chosen
        wanted = {path[len(chosen)] for path in self.paths() if path[: len(chosen)] == chosen and path != chosen}
        if key in wanted:
            self.choose(key)
        elif self.course.free or not wanted:
            super()._press_primary(key)
        else:
            self.prompt.notice(self.tr("The coach asks for something else here."))

    def step_back(self) -> bool:
        """Escape: what is open or chosen first, then the lesson, which goes on here another time."""
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
        """Say what belongs to the step of the moment."""
        if self._coach is None or self.course.done:
            return
        course = self.course
        texts = course.lesson.said(QLocale().name().partition("_")[0])
        counted = self.tr("Chapter {number} of {all} · {title}")
        chapters, (chapter, step) = course.lesson.chapters, course.place
        caption = counted.format(title=texts.titles[course.chapter.id], number=chapter + 1, all=len(chapters))
        share = step / len(course.chapter.steps)
        self._coach.progress.show_done(
            tuple(1.0 if at < chapter else share if at == chapter else 0.0 for at in range(len(chapters)))
        )
        last = course.number == len(course.lesson.steps)
        primary = self.tr("Take it back") if course.astray else self.tr("Finish") if last else self.tr("Continue")
        shows = course.expected() is not None
        words = "" if course.silent else course.said(texts)
        if self._said[0] != course.place:
            self._said = (course.place, QElapsedTimer())
            self._said[1].start()
        self._coach.say(caption, words, primary if course.reading else "", shows=shows)
        self._coach.skip_link.setVisible(not course.reading)
        self._coach.away_link.setVisible(not (last and course.reading))  # there the button says so
        self._coach.chapter_link.setVisible(course.chapter is not course.lesson.chapters[-1])
        self._space.setEnabled(course.reading)
        self._seen = ()
        self.place_coach()

    def paths(self) -> list[tuple[str, ...]]:
        """Keys that choose what the coach waits for, a path for each action; none while nothing in particular is."""
        return self._spelled(wanted=True) if self.course.playing else []

    def other_paths(self) -> list[tuple[str, ...]]:
        """Likewise for everything else that is legal."""
        return self._spelled(wanted=False) if self.course.playing else []

    def _spelled(self, *, wanted: bool) -> list[tuple[str, ...]]:
        match = self.course.match
        actions = [action for text in self.course.step.do if (action := match.action(text)) is not None]
        if (expected := self.course.expected()) is not None and expected not in actions:
            actions.append(expected)
        spelled = choices(self._presenter, match.state, self._settings.confirm_moves)
        return [path for path, action in spelled if (action in actions) == wanted]

    def path(self) -> tuple[str, ...]:
        """The one of ``paths`` that was begun, else the first."""
        paths, chosen = self.paths(), self.chosen
        return next((path for path in paths if path[: len(chosen)] == chosen), paths[0] if paths else ())

    def _ring_boxes(self, *, raised: bool = False) -> list[QRectF]:
        """What is ringed now, in pixels of the page; ``raised``: as it is while it is pointed at."""
        course = self.course
        if course.astray:
            return []
        path, chosen = self.path(), self.chosen
        names: tuple[str, ...] = (NEXT,) if course.opponents_move and self.controller.holding else course.step.ring
        if path and (chosen or not names) and path[: len(chosen)] == chosen:
            names = path[len(chosen) : len(chosen) + 1]
        boxes: list[QRectF] = []
        for name in names:
            boxes += [box for box in self._boxes(name, raised=raised) if not box.isEmpty() and box not in boxes]
        return boxes

    def _clear_boxes(self) -> list[QRectF]:
        """What the coach speaks of without a ring, in pixels of the page."""
        return [box for name in self.course.step.clear for box in self._boxes(name, raised=False) if not box.isEmpty()]

    def _boxes(self, name: str, *, raised: bool) -> list[QRectF]:
        """Where everything lies that a name means: a part of the page, a button, a piece, a zone, a face."""
        parts = {"page:score": self.score, "page:log": self.log, "page:turns": self.turns, PROMPT: self.prompt}
        if name in parts:
            return [parts[name].paper().translated(parts[name].pos())]
        button = self.prompt.button(name)
        if button is not None and button.isVisible():
            return [QRectF(button.rect()).translated(button.mapTo(self, button.rect().topLeft()))]
        zones = zones_of(self.view.model)
        place, _, part = name.partition("/")
        if part:
            within = [piece.key for zone in zones for piece in zone.pieces if (zone.key, piece.face) == (place, part)]
            return self._figure(place, part) or self._pieces(within, raised=raised)
        scene = self.view.scene_
        keys = [key for key in scene.board_keys() if name in (key, scene.meaning(key))]
        if not keys:
            keys = [piece.key for zone in zones for piece in zone.pieces if name in (zone.key, piece.face)]
        return self._pieces(keys, raised=raised)

    def _pieces(self, keys: list[str], *, raised: bool) -> list[QRectF]:
        """Where pieces lie that can be seen."""
        scene = self.view.scene_
        rect_of = scene.raised_rect_of if raised else scene.rect_of
        seen = (key for key in keys if not self._below_panel(key))
        return [self._on_page(self._with_label(self._clear_of_others(key, rect_of(key)))) for key in seen]

    def _below_panel(self, key: str) -> bool:
        """Whether a panel lies over the middle of a piece, as an island that is shown large does."""
        item = self.view.scene_.item(key)
        over = (panel for panel in self.view.scene_.panels() if panel.covers and item and panel.z > item.zValue())
        return any(panel.rect.contains(self.view.scene_.rect_of(key).center()) for panel in over)

    def _clear_of_others(self, key: str, box: QRectF) -> QRectF:
        """A piece; less by the edge of the ring where another one is so close that a ring would run over its words."""
        scene, reach = self.view.scene_, 2 * self.measure.of(4, 3)
        around = box.adjusted(-reach, -reach, reach, reach)
        others = (scene.rect_of(each) for each in scene.board_keys() if each != key and scene.item(each))
        if any(rect.intersects(around) and not box.contains(rect) for rect in others):
            return self._within_ring(box, least=LEAST_RINGED)
        return box

    def _within_ring(self, box: QRectF, *, least: float = 0.0) -> QRectF:
        """So much less that a ring around it does not leave it, as far as ``least`` pixels remain."""
        room = (min(box.width(), box.height()) - least) / 2
        edge = min(self.measure.of(4, 3), max(0.0, room))
        return box.adjusted(edge, edge, -edge, -edge)

    def _with_label(self, box: QRectF) -> QRectF:
        """A piece together with the small labels that lie across its edge: a ring would hide what they say."""
        whole = QRectF(box)
        for panel in self.view.scene_.panels():
            rect = panel.rect
            across = box.left() < rect.center().x() < box.right() and rect.width() <= 1.5 * box.width()
            if panel.z > 0 and across and rect.intersects(box):
                whole = whole.united(rect)
        return whole

    def _figure(self, panel: str, key: str) -> list[QRectF]:
        """Where a panel shows one of its figures."""
        shown = self.view.scene_.panel(panel)
        boxes = [box for name, box in shown.figures if name == key] if shown is not None else []
        return [self._on_page(self._within_ring(box)) for box in boxes]  # close above and below stands something else

    def _on_page(self, box: QRectF) -> QRectF:
        return box.translated(self.view.pos()) if not box.isEmpty() else box

    def _written(self) -> list[QRectF]:
        """Where panels of the table say something: small ones everywhere, large ones above and where they explain."""
        found: list[QRectF] = []
        for panel in self.view.scene_.panels():
            box, line = self._on_page(panel.rect), self.measure.of(56, 44)
            if box.height() < 2.5 * line:
                found.append(box)
            else:
                found += [QRectF(box.x(), box.y(), box.width(), line), *(self._on_page(tip) for tip, _ in panel.tips())]
                found += [self._on_page(figure) for _, figure in panel.figures]
                found += map(self._on_page, panel.lines)
        return found

    def _put_coach(self, corner: QPointF) -> None:
        """The person drags the coach aside, until the next step."""
        self._aside = (self.course.number, corner)
        self._seen = ()
        self.place_coach()

    def coach_room(self) -> QRectF:
        """Where the bubble may stand, in pixels of the page."""
        air = self.measure.of(12, 8)
        below = QRectF(self.rect()).adjusted(0, self.bar.height(), 0, 0)
        return (below & seen_part(self)).adjusted(air, air, -air, -air)

    def _hidden(self, *others: list[QRectF]) -> tuple[float, ...]:
        """Square pixels of each kind that the bubble covers where it stands."""
        box = self.coach.paper().translated(self.coach.pos())
        return tuple(covered(box, each) for each in others)

    def _draw_rings(self, bubble: QRectF) -> None:
        """Draw the rings around what is meant as it is now: a card that is pointed at has risen."""
        self.rings.show_rings(self._ring_boxes(raised=True), bubble, self._around)

    def place_coach(self) -> None:
        """Put the bubble where it covers neither what it speaks of nor what may be chosen.

        Within a step it stays, unless something that it should not cover has come to lie below it.
        """
        coach = self.coach
        coach.set_measure(self.measure)
        scene = self.view.scene_
        rings = self._ring_boxes()
        offered = {key for key in scene.board_keys() if scene.meaning(key) in {*scene.framed(), *self.chosen}}
        clear = [*rings, *self._clear_boxes(), *(self._on_page(scene.rect_of(key)) for key in offered)]
        told: list[Panel] = [self.prompt] if self.prompt.isVisible() else []
        if self.course.opponents_move:  # what they do is read there
            told.append(self.turns)
        clear += [each.paper().translated(each.pos()) for each in told]
        sizes = coach.fitting()
        shown = seen_part(self)
        pieces = [self._on_page(scene.rect_of(key)) for key in scene.board_keys() if scene.item(key)]
        seen = (self.course.place, sizes, self.size(), shown)
        hides = self._hidden(clear, pieces)
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
            box = place_bubble(sizes, room, clear, pieces, [*panels, *self._written()], goals)
        self._around = [*pieces, *panels, *self._written(), self.prompt.paper().translated(self.prompt.pos())]
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
