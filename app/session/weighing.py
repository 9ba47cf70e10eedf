"""Which stretches of a past game are still to be asked about, and what is known by parts: of luck, or of decisions.

Luck is asked for one stretch after the other, for each needs to know how the one before ended; but where every seat has
a view of its own, these can be asked for beside each other.  Decisions need nothing of the kind and are looked at
beside luck, by as many processes as there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from app.ai.skill.parts import ALL, DECISIONS_PART, LUCK_PART, joined

if TYPE_CHECKING:
    from app.ai.skill.parts import SectionFindings
    from app.models.review.skill import StretchSkill

Line = tuple[str, int]
"""One part of all stretches: ``LUCK_PART`` with a viewer or ``ALL``, or ``DECISIONS_PART`` with ``ALL``."""

_DECISIONS = DECISIONS_PART, ALL


class Weighing:
    """The stretches of one game; each is given by the position at which it begins.

    Args:
        stretches: First and last position of each, in order.
        known: How many of them, from the first on, are known.
        viewers: Whose views of luck there are; ``ALL`` for a single one.
    """

    def __init__(self, stretches: Sequence[tuple[int, int]], known: int, viewers: Sequence[int] = (ALL,)) -> None:
        self._stretches = stretches
        self._known = known
        self._luck: list[Line] = [(LUCK_PART, viewer) for viewer in viewers]
        firsts = [first for first, _ in stretches[known:]]
        self._todo = {line: list(firsts) for line in (*self._luck, _DECISIONS)}
        self._found: dict[Line, dict[int, SectionFindings]] = {line: {} for line in self._todo}
        self._asked: dict[int, tuple[int, Line]] = {}  # by request id

    @property
    def busy(self) -> bool:
        """Whether anything is asked, or still to be asked."""
        return bool(self._asked or any(self._todo.values()))

    def next(self, processes: int) -> tuple[int, Line] | None:
        """The next question, if one is to be asked now: stretch and line.

        Args:
            processes: How many of them work; so many questions about decisions lie with them beside those about luck.
        """
        asked = [line for _, line in self._asked.values()]
        for line, firsts in self._todo.items():
            if firsts and asked.count(line) < (processes if line == _DECISIONS else 1):
                return firsts[0], line
        return None

    def ask(self, request_id: int, first: int, line: Line) -> None:
        """Note that a question was asked."""
        self._todo[line].remove(first)
        self._asked[request_id] = first, line

    def take_back(self) -> None:
        """Note that all questions without an answer were taken back, and are to be asked again."""
        for first, line in reversed(self._asked.values()):
            self._todo[line].insert(0, first)
        self._asked = {}

    def give_up(self, request_id: int) -> None:
        """Note that a question was not answered: nothing that follows can be completed, so nothing more is asked."""
        del self._asked[request_id]
        self._todo = {line: [] for line in self._todo}

    def take(self, request_id: int, found: SectionFindings) -> None:
        """Note an answer."""
        first, line = self._asked.pop(request_id)
        self._found[line][first] = found

    def leaves(self, number: int, viewer: int = ALL) -> tuple[str, ...]:
        """How a stretch ended in a view in which its luck is known while other parts are not; ``()`` for any other."""
        found = self._found[LUCK_PART, viewer].get(self._stretches[number][0])
        return found.leaves if found else ()

    def completed(self) -> Iterator[tuple[int, int, SectionFindings]]:
        """Stretches of which all parts are known by now, each once, in order: first and last position, findings."""
        for first, last in self._stretches[self._known :]:
            if any(first not in found for found in self._found.values()):
                return
            self._known += 1
            decisions = self._found[_DECISIONS].pop(first)
            yield first, last, joined([self._found[line].pop(first) for line in self._luck], decisions)


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
