"""The coach of a lesson: a bubble with the words of the step, rings around what it is about, and where both stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QLocale, QObject, QPointF, QRectF

from app.models import turns
from app.views.game.page import NEXT
from app.views.lesson.bubble import Bubble, Rings
from app.views.lesson.named_boxes import NamedBoxes
from app.views.lesson.placing import covered, place_bubble, within
from app.views.magnifier import seen_part

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.models.lessons.course import Course
    from app.views.game.page import GamePage
    from app.views.widgets.panel import Panel

A_WORD_MS = 333
"""Time in ms to read a word of the coach while something moves on the table: 180 words per minute."""


class Coach(QObject):
    """Says what the course says, and points at it.

    Args:
        page: The page of the lesson; owns all of it.
        course: The course of the lesson.
        path: Gives the path of keys that the step asks for, ``()`` where it asks for none in particular.

    Attributes:
        bubble: The words, and the buttons to go on or to skip.
        rings: The rings, and the line from the bubble to them.
        named: Where the things are that the steps name.
    """

    def __init__(self, page: GamePage, course: Course, path: Callable[[], tuple[str, ...]]) -> None:
        super().__init__(page)
        self._page, self._course, self._path = page, course, path
        self.named = NamedBoxes(page)
        self.rings = Rings(page)
        self.bubble = Bubble(page)
        self.bubble.dragged.connect(self._put)
        self._put_at: tuple[int, QPointF] | None = None  # number of a step, and where the person wants the bubble in it
        self._placed_for: tuple[object, ...] = ()  # what the bubble was placed for last; () to have it placed again
        self._around: list[QRectF] = []  # pieces and words, which the line to a ring must not cross
        self._hides: tuple[float, ...] = (0.0, 0.0)  # square pixels below the bubble: what must stay free, pieces
        self._said: tuple[tuple[int, int], QElapsedTimer] = ((-1, -1), QElapsedTimer())  # step, and since when

    # words

    def show_step(self) -> None:
        """Show the words and buttons of the present step."""
        course, bubble = self._course, self.bubble
        texts = course.lesson.said(QLocale().name().partition("_")[0])
        counted = self.tr("Chapter {number} of {all} · {title}")
        chapters, (chapter, step) = course.lesson.chapters, course.place
        caption = counted.format(title=texts.titles[course.chapter.id], number=chapter + 1, all=len(chapters))
        share, ahead = step / len(course.chapter.steps), len(chapters) - chapter - 1
        bubble.progress.show_done((*(1.0,) * chapter, share, *(0.0,) * ahead))
        last = course.number == len(course.lesson.steps)
        primary = self.tr("Finish") if last else self.tr("Continue")
        if course.astray:
            primary = self.tr("Take it back")
        shows = course.expected() is not None
        words = "" if course.silent else course.said(texts)
        if self._said[0] != course.place:
            self._said = (course.place, QElapsedTimer())
            self._said[1].start()
        bubble.say(caption, words, primary if course.reading else "", shows=shows)
        bubble.skip_link.setVisible(not course.reading)
        bubble.away_link.setVisible(not (last and course.reading))  # at the end "Finish" leaves the lesson
        bubble.chapter_link.setVisible(course.chapter is not course.lesson.chapters[-1])
        self.place_anew()

    def still_read(self) -> bool:
        """Whether a person who reads 180 words per minute cannot have read the words of this step yet."""
        since = self._said[1]
        return since.isValid() and not since.hasExpired(A_WORD_MS * turns.words(self.bubble.words.text()))

    # place

    def ring_boxes(self, *, raised: bool = False) -> list[QRectF]:
        """Boxes of what has a ring now, in pixels of the page.

        That is the key to be chosen next, once the person has begun an action or where the step names nothing; the
        button that lets an opponent go on, while one waits for it; otherwise what ``LessonStep.ring`` names.

        Args:
            raised: Whether pieces are taken as risen where they are pointed at.
        """
        page, course = self._page, self._course
        if course.astray:
            return []
        path, chosen = self._path(), page.chosen
        # An opponent's move that waits for a click goes on only by that button.
        names: tuple[str, ...] = (NEXT,) if course.opponents_move and page.controller.holding else course.step.ring
        if path and (chosen or not names) and path[: len(chosen)] == chosen:
            names = path[len(chosen) : len(chosen) + 1]
        boxes: list[QRectF] = []
        for name in names:
            boxes += [box for box in self.named.boxes(name, raised=raised) if not box.isEmpty() and box not in boxes]
        return boxes

    def clear_boxes(self) -> list[QRectF]:
        """Boxes of what the coach speaks of without a ring (``LessonStep.clear``), in pixels of the page."""
        names = self._course.step.clear
        return [box for name in names for box in self.named.boxes(name, raised=False) if not box.isEmpty()]

    def room(self) -> QRectF:
        """The box within which the bubble may stand, in pixels of the page."""
        page = self._page
        air = page.measure.of(12, 8)
        below = QRectF(page.rect()).adjusted(0, page.bar.height(), 0, 0)
        return (below & seen_part(page)).adjusted(air, air, -air, -air)

    def paper(self) -> QRectF:
        """The box of the bubble where it stands, in pixels of the page."""
        return self.bubble.paper().translated(self.bubble.pos())

    def place_anew(self) -> None:
        """``place``, also if nothing has moved below the bubble."""
        self._placed_for = ()
        self.place()

    def place(self) -> None:
        """Put the bubble where it covers neither what it speaks of nor what may be chosen, and draw the rings.

        Within a step it stays where it is until something has moved below it that it should not cover.
        """
        page, course, bubble = self._page, self._course, self.bubble
        bubble.set_measure(page.measure)
        scene = page.view.scene_
        rings, sizes, shown = self.ring_boxes(), bubble.fitting(), seen_part(page)
        clear = self._kept_clear(rings)
        pieces = [self.named.on_page(scene.rect_of(key)) for key in scene.board_keys() if scene.item(key)]
        placed_for = (course.place, sizes, page.size(), shown)
        hides = self._hidden(clear, pieces)
        # The bubble may not hop with every choice: it moves for another step or size, or if it hides more than before.
        if placed_for == self._placed_for and hides[0] <= self._hides[0] and hides[1] <= self._hides[1]:
            self._draw_rings(self.paper())
            return
        self._placed_for = placed_for
        panels = [_paper(part) for part in (page.score, page.turns)]
        panels.append(page.log.written().translated(page.log.pos()))
        words, room = [*panels, *self.named.written()], self.room()
        if self._put_at is not None and self._put_at[0] == course.number:
            box = within(QRectF(self._put_at[1], bubble.paper().size()), room)
        else:
            goals = [ring.center() for ring in rings] or [room.center()]
            box = place_bubble(sizes, room, clear, pieces, words, goals)
        self._around = [*pieces, *words, _paper(page.prompt)]
        bubble.place(box)
        page.view.above = box.translated(-page.view.pos())
        self._hides = self._hidden(clear, pieces)
        self.rings.setGeometry(page.rect())
        self._draw_rings(box)
        for each in (self.rings, bubble):
            each.show()
            each.raise_()
        if page.handover.isVisible():
            page.handover.raise_()

    def _kept_clear(self, rings: list[QRectF]) -> list[QRectF]:
        """What the bubble must not cover: what it speaks of, what may be chosen, and words that are to be read now."""
        page, scene = self._page, self._page.view.scene_
        wanted = {*scene.framed(), *page.chosen}
        offered = {key for key in scene.board_keys() if scene.meaning(key) in wanted}
        told: list[Panel] = [page.prompt] if page.prompt.isVisible() else []
        if self._course.opponents_move:  # what they do is read there
            told.append(page.turns)
        spoken = [*rings, *self.clear_boxes()]
        return [*spoken, *(self.named.on_page(scene.rect_of(key)) for key in offered), *map(_paper, told)]

    def _put(self, corner: QPointF) -> None:
        """Put the bubble where the person drags it; it stays there until the next step."""
        self._put_at = (self._course.number, corner)
        self.place_anew()

    def _hidden(self, *others: list[QRectF]) -> tuple[float, ...]:
        """For each list of boxes, the square pixels that the bubble covers where it stands."""
        return tuple(covered(self.paper(), each) for each in others)

    def _draw_rings(self, bubble: QRectF) -> None:
        """Draw the rings around what is meant; a card that is pointed at has risen, and its ring with it."""
        self.rings.show_rings(self.ring_boxes(raised=True), bubble, self._around)


def _paper(panel: Panel) -> QRectF:
    """The box of a panel in pixels of the page."""
    return panel.paper().translated(panel.pos())
