"""What is told at the end of a game beside its points: luck and skill of a seat, and its great moments."""

from __future__ import annotations

import logging
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from app.engines.contract import ReadError
from app.models.games import presenter
from app.models.review.game_words import GameWords
from app.models.review.skill import NOTHING, ShareChange, Skill, is_clear, share_won
from app.models.review.skill_words import SkillWords, change_words
from app.models.review.timeline import GAIN
from app.models.setup import spoken
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.engines.contract import Event
    from app.match.match import Match
    from app.models.review.timeline import PositionValue, Timeline

LOG = logging.getLogger(__name__)


class Insight(NamedTuple):
    """One line about a game.

    Attributes:
        label: What it is about.
        words: What is told, or why nothing is.
        change: What it meant, e.g. ``"+13%"``; ``""`` where nothing is told.
        ply: The ply that it speaks of; 0 for none.
        more: What else there is to know, for who asks.
        good: Whether it was to the good of the seat.
        known: Whether anything is told.
        opens: Whether there is more to see of it than a ply.
    """

    label: str
    words: str
    change: str = ""
    ply: int = 0
    more: str = ""
    good: bool = True
    known: bool = False
    opens: bool = False

    @property
    def leads(self) -> bool:
        """Whether a click leads anywhere."""
        return self.opens or bool(self.ply)


def best_decision(
    timeline: Timeline, skill: Skill, values: Mapping[int, PositionValue], seat: int
) -> tuple[int, ShareChange]:
    """The ply in which a seat decided best, and by how much its chance rose beyond all luck; ply 0 if none stands out.

    Nothing better was found there, and the chance afterwards is clearly higher than ordinary play had led to expect.
    """
    best, most = 0, NOTHING
    for position, verdict in skill.verdicts.items():
        ply = position + 1
        if timeline.actor(ply) != seat or is_clear(verdict.loss) or position not in values or ply not in values:
            continue
        before, after, luck = values[position], values[ply], skill.luck(ply, seat)
        rise = after.shares[seat] - before.shares[seat] - luck.value
        found = ShareChange(rise, hypot(before.errors[seat], after.errors[seat], luck.error))
        if found.value > max(GAIN, most.value) and is_clear(found):
            best, most = ply, found
    return best, most


def costliest_decision(timeline: Timeline, skill: Skill, seat: int) -> tuple[int, ShareChange]:
    """The ply in which a seat gave most away, and how much; ply 0 if none stands clear of its error."""
    worst, least = 0, NOTHING
    for position, verdict in skill.verdicts.items():
        if timeline.actor(position + 1) == seat and verdict.loss.value < least.value and is_clear(verdict.loss):
            worst, least = position + 1, verdict.loss
    return worst, least


class Insights(Translated):
    """What is known of a finished game, in words; after a change of language make others.

    Args:
        match: The game.
        timeline: The same along its positions.
    """

    def __init__(self, match: Match, timeline: Timeline) -> None:
        self._match, self._timeline = match, timeline
        self._seats = spoken(match.seats)
        self._words = SkillWords(self._seats)

    def whose(self, seat: int) -> str:
        """Whose luck and skill is told."""
        return self._words.title(seat)

    def waiting(self, done: int, total: int, *, weighing: bool, failed: bool = False) -> list[Insight]:
        """The lines while nothing is known yet."""
        if failed:
            words = self.tr("This could not be worked out.")
        elif weighing:
            words = self.tr("Being worked out: {done} of {total}").format(done=done, total=total)
        else:
            words = self.tr("The win chances are being estimated: {done} of {total}").format(done=done, total=total)
        first, *rest = self._labels()
        return [Insight(first, words), *(Insight(label, self.tr("not known yet")) for label in rest)]

    def of(self, skill: Skill, values: Mapping[int, PositionValue], seat: int) -> list[Insight]:
        """The lines about a seat, once everything is known."""
        labels = self._labels()
        start = values[0].shares[seat] if 0 in values else 0.0
        balance = skill.balance(seat, start, share_won(self._match.state.ranking(), seat))
        kindest, none = skill.moments(seat)[0], self.tr("none stands out")
        luck = skill.luck(kindest, seat) if kindest else NOTHING
        return [
            Insight(labels[0], self._words.headline(balance), more=self._words.way(balance), known=True),
            self._choice(labels[1], none, *best_decision(self._timeline, skill, values, seat)),
            self._cost(labels[2], none, skill, *costliest_decision(self._timeline, skill, seat)),
            self._moment(labels[3], self.tr("no moment stands out"), kindest, luck),
        ]

    def _labels(self) -> tuple[str, str, str, str]:
        return (
            self.tr("Win chance"),
            self.tr("Best decision"),
            self.tr("Costliest decision"),
            self.tr("Luckiest moment"),
        )

    def _moment(self, label: str, none: str, ply: int, found: ShareChange) -> Insight:
        if not ply:
            return Insight(label, none, known=True)
        return Insight(label, self._told(ply), change_words(found.value), ply, known=True)

    def _choice(self, label: str, none: str, ply: int, found: ShareChange) -> Insight:
        told = self._moment(label, none, ply, found)
        return told._replace(words=self.decision(ply)) if ply else told

    def _cost(self, label: str, none: str, skill: Skill, ply: int, found: ShareChange) -> Insight:
        told = self._choice(label, none, ply, found)
        return told._replace(more=self._better(skill, ply), good=False) if ply else told

    def _better(self, skill: Skill, ply: int) -> str:
        """What would have been better."""
        best, state = skill.verdicts[ply - 1].best, self._timeline.states[ply - 1]
        if not best:
            return ""
        try:
            action = state.game.read(state, best)
        except ReadError as error:
            LOG.warning("ending: better action of ply %s: %s", ply, error)
            return ""
        advice = presenter(self._match.record.game).explain(state, action, self._seats)
        return self.tr("Better: {advice}").format(advice=advice)

    def _told(self, ply: int) -> str:
        """What the seat that acted did; all other plies are left alone, for they are many."""
        return self._own(ply, self._match.events[ply - 1]) or self._named(ply)

    def decision(self, ply: int) -> str:
        """What the seat that acted chose: without what everybody has of that phase, e.g. the dice that follow."""
        common = presenter(self._match.record.game).common
        chosen = [each for each in self._match.events[ply - 1] if each[0] not in common]
        return self._own(ply, chosen, all_lines=False) or self._named(ply)

    def _own(self, ply: int, events: Sequence[Event], *, all_lines: bool = True) -> str:
        """The sentences about the seat that acted, else all of them."""
        seat = self._timeline.actor(ply)
        lines = presenter(self._match.record.game).lines(events, self._seats)
        own = [line.text for line in lines if line.seat == seat and line.text]
        return " ".join(own or [line.text for line in lines if line.text and all_lines])

    def _named(self, ply: int) -> str:
        """The choice of a ply that the log leaves out."""
        return GameWords(self._match, self._timeline).name_of(ply)
