"""The data of a lesson: chapters, each a match with a set-up of its own, their steps, and the texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

CONTINUE, DO, MOVES, UNTIL = "continue", "do", "moves", "until"
"""Kinds of steps, by what they wait for: a key or click; an action of the person; moves of opponents; a condition."""

ANY = "*"
"""In ``LessonStep.do``: any legal action."""

CONDITIONS = ("finished", "points", "round", "decision")
"""Keys of ``LessonStep.until``: whether the game is finished; least points of the person; least round; the decision."""


class LessonError(ValueError):
    """A lesson cannot be used; the message is one sentence that names the place."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a chapter: a text of the coach, and what has to happen before the next step.

    Attributes:
        id: Id of its text; unique in the lesson.
        kind: ``CONTINUE``, ``DO``, ``MOVES`` or ``UNTIL``.
        ring: What the coach puts a ring around: the key of a piece or panel of the table, a face, a zone (all its
            pieces), a face within a zone (``harbour/jester_1``), a figure of a panel (``panel:0/coins``), a button, or
            ``page:score``, ``page:log``, ``page:turns``, ``page:prompt``.
        clear: What else the coach speaks of, named likewise: the bubble with the text does not cover it.
        do: For ``DO``: actions that lead on, as the game writes them; ``ANY`` is every action.  The first that is legal
            is the expected one.
        moves: For ``MOVES``: actions of the opponents, in order, as the game writes them.
        until: For ``UNTIL``: conditions (``CONDITIONS``) with their values; all of them have to hold.
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
    """A part of a lesson, played in a match of its own.

    Attributes:
        id: Id of its title.
        seed: Seed of the match.
        options: Options of the game that differ from those of the lesson.
        position: Changes to the first position, read by the function ``arrange`` of the game; empty for none.
        steps: The steps in order, at least one.
        extra: Whether it goes beyond a first game, e.g. teaches a module.
    """

    id: str
    seed: int
    options: Mapping[str, Any]
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a lesson in one language.

    Attributes:
        title: Title of the lesson.
        titles: Titles of the chapters, by id.
        steps: What the coach says, by step id; each a paragraph of Markdown.
        others: What the coach says when another action was played than the step asks for: by step id and first word
            of the action, with ``""`` for any other action.
        verbs: The same by first word alone; used before ``""`` where the step has no text for that word.
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
        minutes: How many minutes the chapters of a first game take, as text: ``"8–12"``.
        opponents: Names of the opponents, from seat 1 on.
        options: Options of the game; those not named have their defaults.
        chapters: The chapters in order, at least one; those that are ``extra`` come last.
        texts: Texts by language; English is always there.
    """

    game: str
    minutes: str
    opponents: tuple[str, ...]
    options: Mapping[str, Any]
    chapters: tuple[Chapter, ...]
    texts: Mapping[str, Texts]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The steps of all chapters, in order."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    @property
    def extras(self) -> tuple[Chapter, ...]:
        """The chapters that go beyond a first game."""
        return tuple(chapter for chapter in self.chapters if chapter.extra)

    def said(self, language: str) -> Texts:
        """The texts in a language; in English where it has none."""
        return self.texts.get(language, self.texts["en"])
