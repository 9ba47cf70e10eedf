"""Which stretches of a past game are still to be asked about, and what is known by halves: of luck, or of decisions.

Luck is asked for one stretch after the other, for each needs to know how the one before ended.  Decisions need nothing
of the kind and are looked at beside it, by as many processes as there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.ai.skill.parts import DECISIONS_PART, LUCK_PART

if TYPE_CHECKING:
    from app.ai.skill.parts import SectionFindings
    from app.models.review.skill import StretchSkill


class Weighing:
    """The stretches of one game; each is given by the position at which it begins.

    Args:
        stretches: First and last position of each, in order.
        known: How many of them, from the first on, are known.
    """

    def __init__(self, stretches: Sequence[tuple[int, int]], known: int) -> None:
        self._stretches = stretches
        self._known = known
        firsts = [first for first, _ in stretches[known:]]
        self._todo = {LUCK_PART: firsts, DECISIONS_PART: list(firsts)}
        self._found: dict[str, dict[int, SectionFindings]] = {LUCK_PART: {}, DECISIONS_PART: {}}
        self._asked: dict[int, tuple[int, str]] = {}  # request id to stretch and half

    @property
    def busy(self) -> bool:
        """Whether anything is asked, or still to be asked."""
        return bool(self._asked or any(self._todo.values()))

    def next(self, processes: int) -> tuple[int, str] | None:
        """The next question, if one is to be asked now: stretch, and the half in question.

        Args:
            processes: How many of them work; so many questions about decisions lie with them beside the one about luck.
        """
        halves = [half for _, half in self._asked.values()]
        for half, most in ((LUCK_PART, 1), (DECISIONS_PART, processes)):
            if self._todo[half] and halves.count(half) < most:
                return self._todo[half][0], half
        return None

    def ask(self, request_id: int, first: int, half: str) -> None:
        """Note that a question was asked."""
        self._todo[half].remove(first)
        self._asked[request_id] = first, half

    def take_back(self) -> None:
        """Note that all questions without an answer were taken back, and are to be asked again."""
        for first, half in reversed(self._asked.values()):
            self._todo[half].insert(0, first)
        self._asked = {}

    def give_up(self, request_id: int) -> None:
        """Note that a question was not answered: nothing that follows can be completed, so nothing more is asked."""
        del self._asked[request_id]
        self._todo = {half: [] for half in self._todo}

    def take(self, request_id: int, found: SectionFindings) -> None:
        """Note an answer."""
        first, half = self._asked.pop(request_id)
        self._found[half][first] = found

    def leaves(self, number: int) -> tuple[str, ...]:
        """How a stretch ended whose luck is known but which is not complete; ``()`` for any other."""
        found = self._found[LUCK_PART].get(self._stretches[number][0])
        return found.leaves if found else ()

    def completed(self) -> Iterator[tuple[int, int, SectionFindings]]:
        """Stretches of which both halves are known by now, each once, in order: first and last position, findings."""
        luck, decisions = self._found[LUCK_PART], self._found[DECISIONS_PART]
        for first, last in self._stretches[self._known :]:
            if first not in luck or first not in decisions:
                return
            self._known += 1
            yield first, last, replace(luck.pop(first), decisions=decisions.pop(first).decisions)


def unbroken(parts: Mapping[int, StretchSkill], stretches: Sequence[tuple[int, int]]) -> dict[int, StretchSkill]:
    """The known stretches from the beginning of the game on, up to the first that is not known.

    Args:
        parts: What is known, by the position at which a stretch begins.
        stretches: First and last position of every stretch, as the rules of today divide the game.
    """
    found = {}
    for first, last in stretches:
        part = parts.get(first)
        if part is None or part.last != last:
            break
        found[first] = part
    return found
