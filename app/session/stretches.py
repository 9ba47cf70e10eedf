"""Luck and decisions of one finished game, stretch by stretch: what is known, and what is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.ai import POLICIES
from app.ai.skill.outlook import stretches, views
from app.ai.skill.parts import ALL, LUCK_PART, part_of
from app.models.review.skill import QUICK_DEALS
from app.session.answers import luck_of, stretch
from app.session.weighing import Weighing, unbroken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.ai.skill.parts import GameSection, SectionFindings
    from app.models.review.skill import StretchSkill
    from app.models.review.timeline import Timeline
    from app.session.weighing import Line


class Stretches:
    """All stretches of a game; each is given by the position at which it begins.

    Args:
        timeline: The game, which is over and was played against somebody.
        known: What is known of it from an earlier time.

    Attributes:
        parts: What is known, without a gap from the beginning of the game on.
    """

    def __init__(self, timeline: Timeline, known: Mapping[int, StretchSkill]) -> None:
        policy = POLICIES[timeline.states[0].game.key]
        self._timeline = timeline
        self._all = stretches(timeline.states, whole_rounds=policy.whole_rounds)
        self.parts = unbroken(known, self._all)
        viewers = [viewer for viewer, _ in views(policy, timeline.players)]
        self._weighing = Weighing(self._all, len(self.parts), viewers)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._all)

    # the first look: luck and decisions of each

    @property
    def busy(self) -> bool:
        """Whether anything of the first look is asked, or still to be asked."""
        return self._weighing.busy

    def ask(self, request_id: int, processes: int) -> tuple[int, GameSection] | None:
        """The next question of the first look, if one is to be asked now: its stretch, and what the worker needs.

        Args:
            request_id: Under which it will be asked.
            processes: How many of them work.
        """
        question = self._weighing.next(processes)
        if question is None:
            return None
        self._weighing.ask(request_id, *question)
        return question[0], self._section(*question, QUICK_DEALS)

    def take(self, request_id: int, found: SectionFindings) -> list[int]:
        """Take an answer of the first look; returns the stretches that are completely known by that."""
        self._weighing.take(request_id, found)
        complete = []
        for first, last, whole in self._weighing.completed():
            self.parts[first] = stretch(self._timeline, last, whole)
            complete.append(first)
        return complete

    def take_back(self) -> None:
        """Note that all questions without an answer were taken back, and are to be asked again."""
        self._weighing.take_back()

    def give_up(self, request_id: int) -> None:
        """Note that a question was not answered: nothing that follows can be known, so nothing more is asked."""
        self._weighing.give_up(request_id)

    # later: luck again

    def luck_again(self, first: int, deals: int) -> GameSection:
        """What the worker needs to work out the luck of a stretch with so many deals."""
        return self._section(first, (LUCK_PART, ALL), deals)

    def take_luck(self, first: int, found: SectionFindings, deals: int) -> None:
        """Take the luck of a stretch that was dealt again; the decisions stay."""
        sums, luck = luck_of(found)
        self.parts[first] = replace(self.parts[first], sums=sums, luck=luck, deals=deals)

    def _section(self, first: int, line: Line, deals: int) -> GameSection:
        """A stretch as the worker needs it for a line."""
        half, viewer = line
        timeline = self._timeline
        number = next(at for at, each in enumerate(self._all) if each[0] == first)
        before = self._leaves(number - 1, viewer) if number and half == LUCK_PART else ()
        leaves = self.parts[first].leaves if first in self.parts else ()  # known: its luck is dealt again
        place = self._all[number]
        return part_of(timeline.states, timeline.played, place, number, before, leaves, deals, (half,), viewer)

    def _leaves(self, number: int, viewer: int) -> tuple[str, ...]:
        """How a stretch ended for a viewer, or for all, as far as that is known."""
        part = self.parts.get(self._all[number][0])
        if part is not None:
            return part.leaves if viewer < 0 else part.leaves[viewer : viewer + 1]
        return self._weighing.leaves(number, viewer)
