"""A person's way through a lesson: the present step, what the coach says, what is waited for, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.models.lessons.data import ANY, CONTINUE, DO, MOVES, UNTIL
from app.models.lessons.match import LessonMatch

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.models.lessons.data import Chapter, Lesson, LessonStep, Texts

PERSON_SEAT = 0
"""The seat of the person in every lesson."""


class Course:
    """A person's way through a lesson, step by step; ``LessonPage`` plays the moves and shows what it says.

    Args:
        lesson: The lesson.
        kept: What the method ``kept`` gave when the person left.  Where the lesson has no such step any more, it begins
            anew; where the moves do not fit any more, the chapter does.

    Attributes:
        lesson: As given.
        match: The match of the present chapter; each chapter has one of its own.
        astray: Whether the person has just played another action than the one that was asked for.
        done: Whether the last step is over.

    Raises:
        LessonError: The set-up of a chapter is impossible.
    """

    def __init__(self, lesson: Lesson, kept: Mapping[str, Any] | None = None) -> None:
        self.lesson = lesson
        self.astray = self.done = False
        self._chapter = self._step = 0
        self._step_start = 0  # position of the match at which the step began
        self.match = LessonMatch(lesson, lesson.chapters[0])
        if kept:
            self._resume(kept)

    # Looking

    @property
    def chapter(self) -> Chapter:
        """The present chapter."""
        return self.lesson.chapters[self._chapter]

    @property
    def step(self) -> LessonStep:
        """The present step; the last one when the lesson is done."""
        return self.chapter.steps[self._step]

    @property
    def place(self) -> tuple[int, int]:
        """Index of the present chapter in the lesson, and of the present step in the chapter."""
        return self._chapter, self._step

    @property
    def number(self) -> int:
        """Number of the present step in the whole lesson, 1-based."""
        return sum(len(each.steps) for each in self.lesson.chapters[: self._chapter]) + self._step + 1

    @property
    def reading(self) -> bool:
        """Whether the lesson waits until the person has read and goes on (by key or click)."""
        return not self.done and (self.astray or self.step.kind == CONTINUE)

    @property
    def playing(self) -> bool:
        """Whether the person may act now."""
        return not self.done and not self.astray and self.step.kind in (DO, UNTIL)

    @property
    def free(self) -> bool:
        """Whether this step is free play, in which opponents decide for themselves."""
        return self.step.kind == UNTIL

    @property
    def silent(self) -> bool:
        """Whether the coach says nothing: in free play, once the person has played a move."""
        # Moves of opponents do not count: where they act first, nobody would have read yet that free play begins.
        played = (state.actor == PERSON_SEAT for state in self.match.states[self._step_start : self.match.ply])
        return not self.done and self.free and any(played)

    @property
    def opponents_move(self) -> bool:
        """Whether opponents may play now."""
        return not self.done and not self.astray and self.step.kind in (MOVES, UNTIL)

    @property
    def ends_step(self) -> bool:
        """Whether the next move of the opponents is the last one of this step, after which the coach's text changes."""
        return self.step.kind == MOVES and self.match.ply - self._step_start + 1 >= len(self.step.moves)

    def may_undo(self, *, free: bool) -> bool:
        """Whether ``Match.undo(free=free)`` would take back a move of this step, which has to be free play."""
        target = self.match.goes_back_to(free=free) if self.free else None
        return target is not None and target >= self._step_start

    def said(self, texts: Texts) -> str:
        """What the coach says now, in the language of ``texts``."""
        if not self.astray:
            return texts.steps[self.step.id]
        verb, others = self.match.record.plies[self._step_start].text.split()[0], texts.others[self.step.id]
        return others.get(verb) or texts.verbs.get(verb) or others[""]

    def expected(self) -> Action | None:
        """The action that the step asks for; ``None`` unless it asks for one, and where none of them is legal."""
        if not self.playing or self.step.kind != DO:
            return None
        legal = self.match.state.legal()
        wanted = (legal[0] if text == ANY else self.match.action(text) for text in self.step.do)
        return next((action for action in wanted if action is not None), None)

    def scripted(self) -> Action | None:
        """The opponent's next action by the script; ``None`` where there is none or it is not legal.

        It comes from the present step, or from the next one in this chapter that has moves.
        """
        # Also for a later step: the controller asks as soon as an opponent is to act, while the coach may still speak.
        for step in self.chapter.steps[self._step :]:
            if step.kind == MOVES:
                played = self.match.ply - self._step_start if step is self.step else 0
                return self.match.action(step.moves[played]) if played < len(step.moves) else None
        return None

    # Going on

    def moved(self) -> bool:
        """Take note that a ply was played, and go to the next step or astray where it leads there.

        Returns:
            Whether the coach has something else to say now.
        """
        step = self.step
        if step.kind == DO:
            if ANY in step.do or self.match.last() in step.do:
                self.advance()
            else:
                self.astray = True
            return True
        if step.kind == MOVES and self.match.ply - self._step_start >= len(step.moves):
            self.advance()
            return True
        if step.kind == UNTIL and self._holds(step.until):
            self.advance()
            return True
        return False

    def advance(self) -> bool:
        """Go to the next step, the first one of the next chapter after the last.

        Returns:
            Whether a new chapter has begun, so that ``match`` is another one.
        """
        self._step_start = self.match.ply
        if self._step + 1 < len(self.chapter.steps):
            self._step += 1
            return False
        if self._chapter + 1 == len(self.lesson.chapters):
            self.done = True
            return False
        self._enter(self._chapter + 1)
        return True

    def take_back(self) -> None:
        """Take back the action that was played instead of the one that was asked for."""
        self.match.back_to(self._step_start)
        self.astray = False

    def skip_chapter(self) -> bool:
        """Leave out the rest of the chapter; after the last chapter the lesson is done.

        Returns:
            Whether a new chapter has begun, so that ``match`` is another one.
        """
        self.astray = False
        if self._chapter + 1 == len(self.lesson.chapters):
            self.done = True
            return False
        self._enter(self._chapter + 1)
        return True

    def skip(self) -> bool:
        """Play what the step waits for and go to the next step; returns the same as ``advance``."""
        if self.astray:
            self.take_back()
        expected = self.expected()
        if expected is not None:
            self.match.play(expected)
        for text in self.step.moves[self.match.ply - self._step_start :]:  # those that were not played yet
            action = self.match.action(text)
            if action is not None:
                self.match.play(action)
        return self.advance()

    # Keeping

    def kept(self) -> dict[str, Any]:
        """The beginning of the present step as a JSON value, to be given to ``Course`` later."""
        actions = [ply.text for ply in self.match.record.plies[: self._step_start]]
        return {"chapter": self.chapter.id, "step": self.step.id, "actions": actions}

    def _resume(self, kept: Mapping[str, Any]) -> None:
        """Go to the step that was kept and play the moves that led there, as far as the lesson still has them."""
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
            if action is None:  # the lesson has changed since: begin the chapter anew
                self._enter(place[0])
                return
            self.match.play(action)
        self._step, self._step_start = place[1], self.match.ply

    def _enter(self, chapter: int) -> None:
        self._chapter, self._step, self._step_start = chapter, 0, 0
        self.match = LessonMatch(self.lesson, self.lesson.chapters[chapter])

    def _holds(self, until: Mapping[str, Any]) -> bool:
        """Whether the conditions of ``LessonStep.until`` hold in the present position."""
        state = self.match.state
        if "finished" in until and self.match.finished != until["finished"]:
            return False
        if "points" in until and state.scores()[PERSON_SEAT] < until["points"]:
            return False
        if "round" in until and state.round < until["round"]:
            return False
        return "decision" not in until or state.decision == until["decision"]
