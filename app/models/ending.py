"""What the end of a game shows beside the points: luck and skill of a seat, and its best and worst moments."""

from __future__ import annotations

import logging
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from app.engines.contract import ReadError
from app.models.games import presenter
from app.models.losses import steps_of
from app.models.review.game_words import GameWords
from app.models.review.skill import NOTHING, ShareChange, Skill, is_clear, share_won
from app.models.review.skill_words import SkillWords, change_words
from app.models.review.timeline import GAIN
from app.models.setup import spoken
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.match.match import Match
    from app.models.review.skill import Balance
    from app.models.review.timeline import PositionValue, Timeline

LOG = logging.getLogger(__name__)


class Insight(NamedTuple):
    """One line about a seat in a finished game.

    Attributes:
        label: Heading of the line, e.g. "Best decision".
        words: The text, or why there is none yet.
        change: The change of the win chance, e.g. ``"+13%"``, or ``""``.
        ply: The ply that the line is about; 0 for none.
        more: Further text, e.g. for a tooltip.
        good: Whether the change was good for the seat.
        known: Whether the line is worked out.
        opens: Whether a click opens something else than a ply.
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
        """Whether a click on the line does anything."""
        return self.opens or bool(self.ply)


def best_decision(
    timeline: Timeline, skill: Skill, values: Mapping[int, PositionValue], seat: int
) -> tuple[int, ShareChange]:
    """The best decision of a seat: one without a clear loss whose chance to win rose most, luck not counted.

    Args:
        timeline: The positions of the game.
        skill: The findings about luck and decisions.
        values: Chances to win by position.
        seat: The seat.

    Returns:
        The ply and the rise of the chance; ply 0 if none is clearly above ``GAIN``.
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
    """The ply of the decision that cost a seat most, and the loss; ply 0 if no loss is clear of its error."""
    worst, least = 0, NOTHING
    for position, verdict in skill.verdicts.items():
        if timeline.actor(position + 1) == seat and verdict.loss.value < least.value and is_clear(verdict.loss):
            worst, least = position + 1, verdict.loss
    return worst, least


class Insights(Translated):
    """The lines about a finished game, in the language of the moment in which the object is made.

    Args:
        match: The game.
        timeline: Its positions.
    """

    def __init__(self, match: Match, timeline: Timeline) -> None:
        self._match, self._timeline = match, timeline
        self._seats = spoken(match.seats)
        self._words, self._told_of = SkillWords(self._seats), GameWords(match, timeline)

    def whose(self, seat: int, *, refining: bool = False) -> str:
        """The heading that names the seat; with ``refining`` it says that the figures will still become better."""
        title = self._words.title(seat)
        return f"{title} · {self._words.refining()}" if refining else title

    def waiting(self, done: int, total: int, *, weighing: bool, failed: bool = False) -> list[Insight]:
        """The lines while the analysis runs.

        Args:
            done: Finished parts of the analysis.
            total: All parts.
            weighing: Whether luck and decisions are being worked out; before that the chances are.
            failed: Whether the analysis has failed.
        """
        if failed:
            words = self.tr("This could not be worked out.")
        elif weighing:
            words = self.tr("Being worked out: {done} of {total}").format(done=done, total=total)
        else:
            words = self.tr("The win chances are being estimated: {done} of {total}").format(done=done, total=total)
        first, *rest = self._labels()
        return [Insight(first, words), *(Insight(label, self.tr("not known yet")) for label in rest)]

    def of(self, skill: Skill, values: Mapping[int, PositionValue], seat: int) -> list[Insight]:
        """The lines about a seat, once the analysis is finished."""
        labels, balance = self._labels(), self._balance(skill, values, seat)
        kindest, none = skill.moments(seat)[0], self.tr("none stands out")
        luck = skill.luck(kindest, seat) if kindest else NOTHING
        return [
            Insight(labels[0], self._words.headline(balance), more=self._words.way(balance), known=True),
            self._choice(labels[1], none, *best_decision(self._timeline, skill, values, seat)),
            self._cost(labels[2], none, skill, *costliest_decision(self._timeline, skill, seat)),
            self._moment(labels[3], self.tr("no moment stands out"), kindest, luck),
        ]

    def compared(self, skill: Skill, values: Mapping[int, PositionValue], seat: int) -> Insight | None:
        """The line that compares a seat's decisions with the levels; ``None`` where such games were not measured."""
        state = self._match.state
        steps = steps_of(self._match.record.game, len(self._seats), state.options)
        if not steps:
            return None
        label = self.tr("By comparison")
        if not skill.complete:
            return Insight(label, self.tr("not known yet"))
        return Insight(label, self._words.compared(steps, self._balance(skill, values, seat)), known=True)

    def _balance(self, skill: Skill, values: Mapping[int, PositionValue], seat: int) -> Balance:
        start = values[0].shares[seat] if 0 in values else 0.0
        return skill.balance(seat, start, share_won(self._match.state.ranking(), seat))

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
        return told._replace(words=self._told_of.chosen(ply)) if ply else told

    def _cost(self, label: str, none: str, skill: Skill, ply: int, found: ShareChange) -> Insight:
        told = self._choice(label, none, ply, found)
        return told._replace(more=self._better(skill, ply), good=False) if ply else told

    def _better(self, skill: Skill, ply: int) -> str:
        """A sentence with the better action of a ply; ``""`` if it is not known."""
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
        """The log's sentences about a ply."""
        return self._told_of.tell(ply) or self._told_of.name_of(ply)
