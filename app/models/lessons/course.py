"""Where one is in a lesson: what is said, what is waited for, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.models.lessons.data import ANY, CONTINUE, DO, MOVES, UNTIL
from app.models.lessons.match import LessonMatch

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.models.lessons.data import Chapter, Lesson, LessonStep, Texts

PERSON_SEAT = 0


class Course:
    """One person's way through a lesson.

    Args:
        lesson: What is taught.
        kept: What ``kept`` gave when the person left; where it does not fit (any more) the lesson begins anew.

    Attributes:
        match: The game of the chapter; another one in each chapter.
        astray: Whether the person has just played something else than what was asked for.
        done: Whether the last step is over.
    """

    def __init__(self, lesson: Lesson, kept: Mapping[str, Any] | None = None) -> None:
        self.lesson = lesson
        self.astray = self.done = False
        self._chapter = self._step = 0
        self._began = 0  # position at which the step began
        self.match = LessonMatch(lesson, lesson.chapters[0])
        if kept:
            self._resume(kept)

    # Looking

    @property
    def chapter(self) -> Chapter:
        """The chapter of the moment."""
        return self.lesson.chapters[self._chapter]

    @property
    def step(self) -> LessonStep:
        """The step of the moment; the last one when the lesson is done."""
        return self.chapter.steps[self._step]

    @property
    def place(self) -> tuple[int, int]:
        """Index of the chapter in the lesson, and of the step in the chapter."""
        return self._chapter, self._step

    @property
    def number(self) -> int:
        """Number of the step in the whole lesson, from 1."""
        return sum(len(each.steps) for each in self.lesson.chapters[: self._chapter]) + self._step + 1

    @property
    def reading(self) -> bool:
        """Whether nothing goes on until the person says so."""
        return not self.done and (self.astray or self.step.kind == CONTINUE)

    @property
    def playing(self) -> bool:
        """Whether the person may act now."""
        return not self.done and not self.astray and self.step.kind in (DO, UNTIL)

    @property
    def free(self) -> bool:
        """Whether opponents decide for themselves."""
        return self.step.kind == UNTIL

    @property
    def silent(self) -> bool:
        """Whether the person plays freely and has already begun: then the coach has nothing to say.

        What an opponent has played by then does not count: nobody would have read that one plays alone now.
        """
        played = (state.actor == PERSON_SEAT for state in self.match.states[self._began : self.match.ply])
        return not self.done and self.free and any(played)

    @property
    def opponents_move(self) -> bool:
        """Whether opponents may play now."""
        return not self.done and not self.astray and self.step.kind in (MOVES, UNTIL)

    @property
    def ends_step(self) -> bool:
        """Whether the opponents' next move is the last one of the step: with it goes what the coach says."""
        return self.step.kind == MOVES and self.match.ply - self._began + 1 >= len(self.step.moves)

    def may_undo(self, *, free: bool) -> bool:
        """Whether a move can be undone that was played freely in this step; ``free`` as in ``Match.undo``."""
        target = self.match.goes_back_to(free=free) if self.free else None
        return target is not None and target >= self._began

    def said(self, texts: Texts) -> str:
        """What the coach says now."""
        if not self.astray:
            return texts.steps[self.step.id]
        verb, others = self.match.record.plies[self._began].text.split()[0], texts.others[self.step.id]
        return others.get(verb) or texts.verbs.get(verb) or others[""]

    def expected(self) -> Action | None:
        """The action that is waited for, if it is one in particular."""
        if not self.playing or self.step.kind != DO:
            return None
        legal = self.match.state.legal()
        wanted = (legal[0] if text == ANY else self.match.action(text) for text in self.step.do)
        return next((action for action in wanted if action is not None), None)

    def scripted(self) -> Action | None:
        """What the lesson lets the opponent play next: of this step, else of the next one that has moves."""
        for step in self.chapter.steps[self._step :]:
            if step.kind == MOVES:
                played = self.match.ply - self._began if step is self.step else 0
                return self.match.action(step.moves[played]) if played < len(step.moves) else None
        return None

    # Going on

    def moved(self) -> bool:
        """A ply was played; whether another step (or a reply to another action) is due."""
        step = self.step
        if step.kind == DO:
            if ANY in step.do or self.match.last() in step.do:
                self.advance()
            else:
                self.astray = True
            return True
        if step.kind == MOVES and self.match.ply - self._began >= len(step.moves):
            self.advance()
            return True
        if step.kind == UNTIL and self._holds(step.until):
            self.advance()
            return True
        return False

    def advance(self) -> bool:
        """Go to the next step; whether a new chapter with a game of its own has begun."""
        self._began = self.match.ply
        if self._step + 1 < len(self.chapter.steps):
            self._step += 1
            return False
        if self._chapter + 1 == len(self.lesson.chapters):
            self.done = True
            return False
        self._enter(self._chapter + 1)
        return True

    def take_back(self) -> None:
        """Undo what was played instead of what was asked for."""
        self.match.back_to(self._began)
        self.astray = False

    def skip_chapter(self) -> bool:
        """Leave out the rest of the chapter; whether a new one has begun, for after the last one the lesson is done."""
        self.astray = False
        if self._chapter + 1 == len(self.lesson.chapters):
            self.done = True
            return False
        self._enter(self._chapter + 1)
        return True

    def skip(self) -> bool:
        """Do what the step waits for and go on; whether a new chapter has begun."""
        if self.astray:
            self.take_back()
        expected = self.expected()
        if expected is not None:
            self.match.play(expected)
        for text in self.step.moves[self.match.ply - self._began :]:
            action = self.match.action(text)
            if action is not None:
                self.match.play(action)
        return self.advance()

    # Keeping

    def kept(self) -> dict[str, Any]:
        """Where one is, as JSON can say it; within a step of several moves, its beginning."""
        actions = [ply.text for ply in self.match.record.plies[: self._began]]
        return {"chapter": self.chapter.id, "step": self.step.id, "actions": actions}

    def _resume(self, kept: Mapping[str, Any]) -> None:
        places = {
            (chapter.id, step.id): (at, number)
            for at, chapter in enumerate(self.lesson.chapters)
            for number, step in enumerate(chapter.steps)
        }
        actions = kept.get("actions")
        place = places.get((str(kept.get("chapter")), str(kept.get("step"))))
        if place is None or not isinstance(actions, list):
            return
        self._enter(place[0])
        for text in actions:
            action = self.match.action(str(text))
            if action is None:  # the lesson is another one now
                self._enter(place[0])
                return
            self.match.play(action)
        self._step, self._began = place[1], self.match.ply

    def _enter(self, chapter: int) -> None:
        self._chapter, self._step, self._began = chapter, 0, 0
        self.match = LessonMatch(self.lesson, self.lesson.chapters[chapter])

    def _holds(self, until: Mapping[str, Any]) -> bool:
        state = self.match.state
        if "finished" in until and self.match.finished != until["finished"]:
            return False
        if "points" in until and state.scores()[PERSON_SEAT] < until["points"]:
            return False
        if "round" in until and state.round < until["round"]:
            return False
        return "decision" not in until or state.decision == until["decision"]
