"""Reads lessons from ``resources/lessons``.

``<game>.toml`` is the course of the lesson::

    minutes = "8–12"
    opponents = ["Otto"]

    [[chapter]]
    id = "harbour"
    options = { ... }           # of this chapter alone; may be left out
    position = { ... }          # as the game's ``arrange`` reads it; may be left out
    extra = true                # goes beyond a first game; may be left out
    [[chapter.step]]
    id = "welcome"              # waits for a key or click
    ring = ["page:score"]
    clear = ["panel:0/coins"]   # spoken of, too: the bubble leaves it free; may be left out
    [[chapter.step]]
    id = "first_card"
    do = ["draw"]               # waits for one of these actions
    [[chapter.step]]
    id = "otto"
    moves = ["draw", "stop"]    # opponents play these
    [[chapter.step]]
    id = "alone"
    until = { finished = true } # the person plays freely, against an opponent that thinks; what follows is only read

``<game>.<language>.md`` has the texts:

* ``# Title`` is the title of the lesson, ``## id: Title`` that of a chapter.
* ``### id`` is followed by a paragraph: what the coach says at this step.
* In a step with ``do`` other than ``["*"]``, a paragraph that begins with ``> `` says what the coach answers to any
  other legal action.  One that begins with ``> (verb) `` answers actions whose first word is ``verb``.
* ``### > verb`` is followed by the answer to actions with this first word in all steps that have none of their own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from app.engines import GAMES
from app.models.lessons.data import (
    CONDITIONS,
    CONTINUE,
    DO,
    MOVES,
    UNTIL,
    Chapter,
    Lesson,
    LessonError,
    LessonStep,
    Texts,
)
from app.models.text import unparted
from app.resources import languages, resource_path

FOLDER = resource_path("lessons")

_TOP = {"minutes": str, "opponents": list, "options": dict, "chapter": list}
_CHAPTER = {"id": str, "seed": int, "options": dict, "position": dict, "extra": bool, "step": list}
_STEP = {"id": str, "ring": list, "clear": list, "do": list, "moves": list, "until": dict}
"""Keys that the tables of a file may have, with the types of their values."""


def has_lesson(game: str, folder: Path = FOLDER) -> bool:
    """Whether there is a lesson for a game.  Only looks for the file, does not read it."""
    return (folder / f"{game}.toml").exists()


def taught(folder: Path = FOLDER) -> tuple[str, ...]:
    """Keys of the games that have a lesson, in the order of the games."""
    return tuple(game for game in GAMES if has_lesson(game, folder))


@cache
def read_lesson(game: str, folder: Path = FOLDER) -> Lesson:
    """The lesson of a game, with its texts in every language that has them.

    Raises:
        LessonError: A file is missing or not written as it should be.
    """
    name = f"{game}.toml"
    try:
        data = tomllib.loads((folder / name).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{name}: cannot be read: {error}") from error
    top = _fields(name, data, _TOP, ("minutes", "opponents", "chapter"))
    chapters = tuple(_chapter(name, number, each) for number, each in enumerate(top["chapter"], 1))
    if not chapters:
        raise LessonError(f"{name}: there is no chapter")
    for before, after in pairwise(chapters):
        if before.extra and not after.extra:
            raise LessonError(f"{name}: {before.id!r} is extra, so {after.id!r}, which comes later, has to be")
    opponents = _strings(name, "opponents", top["opponents"])
    steps = [step.id for chapter in chapters for step in chapter.steps]
    for ids in ([chapter.id for chapter in chapters], steps):
        for each in ids:
            if ids.count(each) > 1:
                raise LessonError(f"{name}: {each!r} is there twice")
    texts = {
        language: _texts(folder / f"{game}.{language}.md", chapters)
        for language in languages()
        if language == "en" or (folder / f"{game}.{language}.md").exists()
    }
    return Lesson(game, top["minutes"], opponents, top.get("options", {}), chapters, texts)


def _chapter(name: str, number: int, data: object) -> Chapter:
    where = f"{name}, chapter {number}"
    fields = _fields(where, data, _CHAPTER, ("id", "step"))
    steps = tuple(_step(f"{where}, step {at}", each) for at, each in enumerate(fields["step"], 1))
    if not steps:
        raise LessonError(f"{where}: there is no step")
    for at, step in enumerate(steps):
        if step.kind == UNTIL and any(each.kind != CONTINUE for each in steps[at + 1 :]):
            raise LessonError(f"{where}: {step.id!r} waits for a state, so what follows in its chapter is only read")
    options, position = fields.get("options", {}), fields.get("position", {})
    return Chapter(fields["id"], fields.get("seed", 1), options, position, steps, fields.get("extra", False))


def _step(where: str, data: object) -> LessonStep:
    fields = _fields(where, data, _STEP, ("id",))
    kinds = [kind for kind in (DO, MOVES, UNTIL) if kind in fields]
    if len(kinds) > 1:
        raise LessonError(f"{where}: waits for two things, {' and '.join(kinds)}")
    kind = kinds[0] if kinds else CONTINUE
    if kinds and not fields[kind]:
        raise LessonError(f"{where}: {kind!r} is empty")
    until = fields.get(UNTIL, {})
    for each in until:
        if each not in CONDITIONS:
            raise LessonError(f"{where}: the condition {each!r} is none of {', '.join(CONDITIONS)}")
    lists = {key: _strings(where, key, fields.get(key, [])) for key in ("ring", "clear", "do", "moves")}
    return LessonStep(fields["id"], kind, until=until, **lists)


def _fields(where: str, data: object, known: Mapping[str, type], needed: tuple[str, ...]) -> dict[str, Any]:
    """A table of TOML as it is, checked.

    Raises:
        LessonError: It is no table, has a key that is not ``known`` or a value of another type, or lacks a key that is
            ``needed``.
    """
    if not isinstance(data, dict):
        raise LessonError(f"{where}: is no table")
    for key, value in data.items():
        if key not in known:
            raise LessonError(f"{where}: nobody knows {key!r}")
        if not isinstance(value, known[key]):
            raise LessonError(f"{where}: {key!r} has to be a {known[key].__name__}")
    for key in needed:
        if key not in data:
            raise LessonError(f"{where}: {key!r} is missing")
    return data


def _strings(where: str, key: str, values: list[Any]) -> tuple[str, ...]:
    if not all(isinstance(each, str) and each for each in values):
        raise LessonError(f"{where}: {key!r} has to be a list of words")
    return tuple(values)


def _texts(path: Path, chapters: tuple[Chapter, ...]) -> Texts:
    """The texts of one language.

    Raises:
        LessonError: The file cannot be read, or has fewer or more texts than the chapters ask for.
    """
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(f"{path.name}: cannot be read: {error}") from error
    title, titles, steps, verbs = "", {}, {}, {}
    others: dict[str, dict[str, str]] = {}
    for level, heading, body in _sections(text):
        if level == 1:
            title = heading
        elif level == 2:
            key, _, words = heading.partition(": ")
            titles[key] = words
        elif heading.startswith("> "):
            verbs[heading[2:]] = _line(body)
        else:
            said = [_line(block) for block in re.split(r"\n\s*\n", body.strip()) if block.strip()]
            steps[heading] = " ".join(each for each in said if not each.startswith("> "))
            # Every line of a quoted paragraph begins with "> "; by now they are one line with " > " inside.
            answers = (each.removeprefix("> ").replace(" > ", " ") for each in said if each.startswith("> "))
            if found := dict(map(_answer, answers)):
                others[heading] = found
    if not title:
        raise LessonError(f"{path.name}: there is no title")
    _compare(path.name, [chapter.id for chapter in chapters], titles)
    _compare(path.name, [step.id for chapter in chapters for step in chapter.steps], steps)
    # Exactly the steps that ask for certain actions have an answer to others, and one of them fits any action.
    for chapter in chapters:
        for step in chapter.steps:
            if (step.id in others) != (step.kind == DO and step.do != ("*",)):
                wrong = "says nothing about another action" if step.id not in others else "has no other action"
                raise LessonError(f"{path.name}: {step.id!r} {wrong}")
            if "" not in others.get(step.id, {"": ""}):
                raise LessonError(f"{path.name}: {step.id!r} says nothing about any other action")
    for verb, words in verbs.items():
        if not words:
            raise LessonError(f"{path.name}: nothing is said about {verb!r}")
    return Texts(title, titles, steps, others, verbs)


def _answer(text: str) -> tuple[str, str]:
    """The verb in brackets at the beginning of an answer (``""`` for none), and the answer without it."""
    found = re.fullmatch(r"(?:\((\w+)\) )?(.*)", text)
    assert found is not None
    return found[1] or "", found[2]


def _line(text: str) -> str:
    """The lines of a paragraph as one line."""
    return unparted(" ".join(text.split()))


def _sections(text: str) -> Iterator[tuple[int, str, str]]:
    """Level (1 to 3), heading and body of each section of a Markdown file."""
    for match in re.finditer(r"^(#{1,3}) (.+)\n((?:(?!#).*(?:\n|$))*)", text, re.MULTILINE):
        yield len(match[1]), match[2].strip(), match[3]


def _compare(name: str, wanted: list[str], found: Mapping[str, str]) -> None:
    """Raise ``LessonError`` unless ``found`` has a text for each of the ``wanted`` ids and for no other."""
    for each in wanted:
        if not found.get(each):
            raise LessonError(f"{name}: there is no text for {each!r}")
    for each in found:
        if each not in wanted:
            raise LessonError(f"{name}: nothing asks for the text {each!r}")
