"""A lesson as data: chapters, each with a set-up of its own, and their steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

CONTINUE, DO, MOVES, UNTIL = "continue", "do", "moves", "until"
"""What a step waits for: a key or click; an action of the person; moves of opponents; a state of the game."""

ANY = "*"
"""In ``Step.do``: any legal action."""

CONDITIONS = ("finished", "points", "round", "decision")
"""What ``Step.until`` may name."""


class LessonError(ValueError):
    """A lesson cannot be used; its text is one sentence that names the place."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea.

    Attributes:
        id: Name of its text; unique in the lesson.
        kind: ``CONTINUE``, ``DO``, ``MOVES`` or ``UNTIL``.
        ring: What the coach points at: the key of a piece or panel of the table, a face, a zone (all its pieces), a
            face within a zone (``harbour/jester_1``), a figure of a panel (``panel:0/coins``), a button, or
            ``page:score``, ``page:log``, ``page:turns``, ``page:prompt``.
        clear: What else the coach speaks of, named likewise: his bubble leaves it free.
        do: Actions that lead on, as the game writes them; ``ANY`` is every action.  The first that is legal is the
            expected one.
        moves: Actions of the opponents, in order, as the game writes them.
        until: Condition by name; all of them must hold.
    """

    id: str
    kind: str = CONTINUE
    ring: tuple[str, ...] = ()
    clear: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    until: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some steps in one position.

    Attributes:
        id: Name of its title.
        seed: Of all chance in it.
        options: Of the game, where they differ from those of the lesson.
        position: What the game's ``arrange`` makes of the set-up; empty for the usual one.
        steps: In order, at least one.
        extra: Whether it goes beyond a first game: a module, or what may wait for another time.
    """

    id: str
    seed: int
    options: Mapping[str, Any]
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Texts:
    """A lesson in one language.

    Attributes:
        title: Of the lesson.
        titles: Of the chapters, by id.
        steps: What the coach says, by step id; Markdown of one paragraph.
        others: What the coach says to another legal action, by step id and first word of the action; ``""`` for any.
        verbs: What the coach says to actions with this first word where the step has nothing of its own for them.
    """

    title: str
    titles: Mapping[str, str]
    steps: Mapping[str, str]
    others: Mapping[str, Mapping[str, str]]
    verbs: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game against scripted opponents; the person has seat 0.

    Attributes:
        game: Key of the game.
        minutes: How long the chapters of a first game take, as text.
        opponents: Names of the other seats.
        options: Of the game; those not named have their defaults.
        chapters: In order, at least one; those that are extra come last.
        texts: By language; English is always there.
    """

    game: str
    minutes: str
    opponents: tuple[str, ...]
    options: Mapping[str, Any]
    chapters: tuple[Chapter, ...]
    texts: Mapping[str, Texts]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """All steps in order."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    @property
    def extras(self) -> tuple[Chapter, ...]:
        """The chapters that go beyond a first game."""
        return tuple(chapter for chapter in self.chapters if chapter.extra)

    def said(self, language: str) -> Texts:
        """Its texts in a language, else in English."""
        return self.texts.get(language, self.texts["en"])
