"""The texts of a hint: what to do, why it is better than the next best action, and what is to follow."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.models.review.decision_words import FEWEST
from app.models.review.skill import ShareChange, margin, points
from app.models.review.timeline import SIGNIFICANT
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ai.hint_reason import HintReason, IntendedStep
    from app.ai.skill.ledger import Estimate
    from app.engines.contract import Action, State
    from app.match.seats import Seat
    from app.models.presenter import Presenter
    from app.models.selection import Path

MAX_SOURCES = 3
"""Most sources of points that are named."""

CLEAR_CHANCE, CLEAR_POINTS = 0.05, 2.0
"""Smallest difference that is called clear: of the chance to win, or of points in a game without opponents."""

_DIGITS = 1
"""Decimal places of points."""

MAX_COMPARED = 40
"""Most actions among which ``next_best`` looks for one with another text."""


class Certainty(Enum):
    """How sure it is that a hint is better than the next best action."""

    CLEAR = "clear"  # better beyond doubt, by ``CLEAR_CHANCE`` or ``CLEAR_POINTS`` at least
    SMALL = "small"  # better beyond doubt, by less
    LIKELY = "likely"  # better by more than its standard error
    EVEN = "even"  # no difference that counts
    DOUBTFUL = "doubtful"  # worse beyond doubt in the deals, although the search has chosen it


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a hint: a heading, and a line below it.  Both are translated."""

    title: str
    line: str


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """A decision that is to follow a hint.

    Attributes:
        words: The action in words, as in a hint.
        keys: The path of keys that chooses it on the table; ``()`` if there is none.
    """

    words: str
    keys: Path


def certainty(reason: HintReason, players: int) -> Certainty:
    """How sure it is that a hint is the better action: by the chance to win; without opponents, by the points."""
    found = reason.ahead if players > 1 else reason.points
    figure = ShareChange(found.value, found.error)
    if players > 1 and not points(figure):
        return Certainty.EVEN
    if figure.value < -SIGNIFICANT * figure.error:
        return Certainty.DOUBTFUL
    if figure.value > SIGNIFICANT * figure.error:
        return Certainty.CLEAR if figure.value >= (CLEAR_CHANCE if players > 1 else CLEAR_POINTS) else Certainty.SMALL
    return Certainty.LIKELY if figure.value > figure.error else Certainty.EVEN


class HintWords(Translated):
    """The texts of the hint at one position.

    Args:
        presenter: Presenter of the game.
        state: The position.
        action: The hint.
        seats: The seats of the game.
    """

    def __init__(self, presenter: Presenter[State], state: State, action: Action, seats: Sequence[Seat]) -> None:
        self._presenter, self._state, self._action, self._seats = presenter, state, action, seats
        self._name = self._named(action)

    def next_best(self, values: Sequence[tuple[Action, float]]) -> Action | None:
        """The action with the next best value whose text differs from that of the hint; ``None`` if there is none.

        Several actions may have the same text; to compare those would tell nothing.
        """
        others = sorted((each for each in values if each[0] != self._action), key=lambda each: -each[1])
        return next((each for each, _ in others[:MAX_COMPARED] if self._named(each) != self._name), None)

    def first(self, other: Action | None) -> Text:
        """The text before any comparison; ``other`` is the action that the hint is being compared with, if any."""
        reason = self._presenter.reason(self._state, self._action)
        below = [self.tr("{reason}.").format(reason=_capital(reason.rstrip(".")))] if reason else []
        if other is not None:
            below.append(self.tr("Being compared with: {other} …").format(other=self._named(other)))
        return Text(self._title(), " ".join(below))

    def why(self, reason: HintReason, other: Action | None) -> Text:
        """The text after the comparison: why the hint is better than the other action, and how sure that is."""
        alone = self._state.players == 1
        if other is None or (reason.ends if alone else reason.deals) < FEWEST:
            return self.alone()
        found = certainty(reason, self._state.players)
        said = [self._certainty(found).format(other=self._named(other))]
        if not alone and found in (Certainty.CLEAR, Certainty.SMALL, Certainty.LIKELY):
            said.append(self._fewer(reason.ahead))
        if sources := self._sources(reason, found):
            said.append(sources)
        elif found is Certainty.EVEN:
            said.append(self.tr("No clear difference in %n deal(s).", "", reason.deals))
        return Text(self._title(), " ".join([*said, self._more()]))

    def alone(self) -> Text:
        """The text if nothing could be compared."""
        text = self.first(None)
        said = text.line
        if len(self._state.legal()) == 1:
            only = self.tr("There is nothing else to choose.")
            said = f"{said} {only}".strip()
        said = said or self.tr("It could not be compared with anything else.")
        return Text(text.title, f"{said} {self._more()}")

    def steps(self, line: Sequence[IntendedStep]) -> list[PlannedStep]:
        """The steps that are to follow, up to the first whose text depends on things that are not known yet."""
        found = []
        for step in line:
            # In each of these positions the unknown things are dealt differently.
            words = {self._named(step.action, position) for position in step.positions}
            if len(words) != 1:
                break
            position = step.positions[0]
            keys = next((path for path, each in self._presenter.spell(position, False) if each == step.action), ())
            found.append(PlannedStep(words.pop(), keys))
        return found

    def plan(self, steps: Sequence[PlannedStep]) -> Text:
        """The text of the hint and the steps after it, numbered as on the table."""
        title = self.tr("What the master has in mind, if nothing unexpected comes")
        if not steps:
            return Text(self._title(), self.tr("What comes next depends on luck and on the others."))
        words = [self._name, *(step.words for step in steps)]
        return Text(title, "  ".join(f"{at}. {each}" for at, each in enumerate(words, 1)))

    def plan_to_come(self) -> Text:
        """The text while ``steps`` are not known yet."""
        return Text(self._title(), self.tr("What is to follow is still being worked out …"))

    def _title(self) -> str:
        return self.tr("Hint: {action}").format(action=self._name)

    def _more(self) -> str:
        """The sentence that says how to see the plan."""
        return self.tr("F2 once more: what comes after it.")

    def _named(self, action: Action, state: State | None = None) -> str:
        return self._presenter.advice(state or self._state, action, self._seats).rstrip(".")

    def _certainty(self, found: Certainty) -> str:
        """The sentence about the other action, ``{other}``."""
        return {
            Certainty.CLEAR: self.tr("Clearly weaker: {other}."),
            Certainty.SMALL: self.tr("A little weaker: {other}."),
            Certainty.LIKELY: self.tr("Probably weaker: {other}."),
            Certainty.EVEN: self.tr("About as good: {other}."),
            Certainty.DOUBTFUL: self.tr("A close call; at least as good in quick play: {other}."),
        }[found]

    def _fewer(self, ahead: Estimate) -> str:
        """The sentence about how many games of 100 the other action wins less: a range, from value and error."""
        number, error = round(100 * ahead.value), margin(ahead.error)
        if number <= error and ahead.value > SIGNIFICANT * ahead.error:
            return self.tr("Of 100 games it wins about %n fewer.", "", number)
        if number <= error:
            return self.tr("By how many wins is not clear yet.")
        words = self.tr("Of 100 games it wins {few} to {many} fewer.")
        return words.format(few=number - error, many=min(100, number + error))

    def _sources(self, reason: HintReason, found: Certainty) -> str:
        """The sentence about the sources of points in which the hint and the other action differ; ``""`` for none."""
        if reason.ends < FEWEST:
            return ""
        # Named are the sources whose differences are clear of their errors, or else those larger than one error.
        labels = [part.later or part.label for part in self._presenter.scores(self._state, self._seats)[0].parts]
        told = [
            (each, label)
            for each, label in zip(reason.more, labels, strict=False)
            if abs(each.value) > each.error and round(abs(each.value), _DIGITS)
        ]
        clear = [(each, label) for each, label in told if abs(each.value) > SIGNIFICANT * each.error]
        named = sorted(clear or told, key=lambda each: -abs(each[0].value))[:MAX_SOURCES]
        even = found in (Certainty.EVEN, Certainty.DOUBTFUL)
        # Only a few deals are played to the end.  If the points speak against a hint with a better chance to win, that
        # is chance as a rule: it is said only if the sum of all points is clearly lower.
        if sum(each.value for each, _ in named) <= 0:
            if even or not clear or reason.points.value >= -SIGNIFICANT * reason.points.error:
                return ""
            words = self.tr("The hint gives up points for that: {sources}.")
        elif not clear:
            words = self.tr("By the end the hint may bring more points: {sources}.")
        elif even:
            words = self.tr("By the end the hint brings more points: {sources}, but all in all no clear difference.")
        else:
            words = self.tr("By the end the hint brings more points: {sources}.")
        return words.format(sources=", ".join(f"{label}\N{NO-BREAK SPACE}{_signed(each)}" for each, label in named))


def _signed(each: Estimate) -> str:
    return ("+" if each.value > 0 else "−") + QLocale().toString(abs(each.value), "f", _DIGITS)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
