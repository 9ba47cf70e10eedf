"""Costly decisions of past games as questions: which ones to ask, how good an answer is, and a series of them.

When a question is asked again is decided in ``cards.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY, ReadError
from app.models.games import presenter
from app.models.review.skill import ShareChange, is_clear
from app.models.review.timeline import GAIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from app.engines.contract import Action
    from app.models.review.timeline import Advice, Alternative, PositionValue, Timeline

DECIDED = 0.03
"""Win chance below which a game was lost anyway; above ``1 - DECIDED`` it was won anyway."""

CLOSE, CLEAR = 0.01, 0.05
"""Win shares by which an action may be behind the best one to be as good, and to be only a little worse."""


@dataclass(frozen=True, slots=True)
class TrainingQuestion:
    """A decision that could have been better.

    Attributes:
        position: Position of the decision.
        loss: Loss of win share by the action that was played, at least 0.
        played: Kind of that action (``Presenter.kind``); ``""`` if it is not known.
        round: Round of the game in which it was played, from 1; 0 if it is not known.
    """

    position: int
    loss: ShareChange
    played: str = ""
    round: int = 0


def questions(timeline: Timeline, values: Mapping[int, PositionValue], seat: int) -> list[TrainingQuestion]:
    """The decisions of a seat that are worth a question (``is_question``), in order of play.

    Args:
        timeline: The game; one without opponents or without an end has no questions.
        values: What an analysis found, by position.
        seat: Seat whose decisions are wanted.
    """
    if timeline.states[-1].actor != NOBODY or timeline.players == 1:
        return []
    kind = presenter(timeline.states[0].game.key).kind
    return [
        TrainingQuestion(
            position,
            ShareChange(value.advice.gain, value.advice.error),
            kind(timeline.states[position], timeline.played(position + 1)),
            timeline.states[position].round,
        )
        for position, value in sorted(values.items())
        if position < timeline.plies
        and timeline.actor(position + 1) == seat
        and value.advice is not None
        and is_question(timeline, position, value.advice)
    ]


def is_question(timeline: Timeline, position: int, advice: Advice) -> bool:
    """Whether another action was clearly better, and the game was neither lost nor won anyway (``DECIDED``)."""
    if not advice.better:
        return False
    best = next((each for each in advice.alternatives if each.action == advice.action), None)
    played = next((each for each in advice.alternatives if not each.action), None)
    if best is None or played is None or best.chance[0] < DECIDED or played.chance[0] > 1 - DECIDED:
        return False
    state = timeline.states[position]
    try:
        return state.game.read(state, advice.action) in state.legal()
    except ReadError:  # written by an older version of the rules
        return False


def actions(timeline: Timeline, position: int, advice: Advice) -> dict[Action, Alternative]:
    """What the second look found, by action; without actions that this version of the rules cannot read."""
    state, found = timeline.states[position], {}
    for each in advice.alternatives:
        try:
            found[state.game.read(state, each.action) if each.action else timeline.played(position + 1)] = each
        except ReadError:  # written by an older version of the rules
            continue
    return found


def with_tried(advice: Advice, tried: Sequence[Alternative], most: int = 0) -> Advice:
    """The second look with actions that it had left out and that were tried; those are held against its best action.

    Args:
        advice: The second look.
        tried: What was found for the others, in the order in which they were tried.
        most: Most actions; the best one, the one that was played and those tried last stay.  0 for no limit.
    """
    if not tried:
        return advice
    best, *others = advice.alternatives
    # They may have met fewer deals than the second look: the chance follows from the difference, so that the two agree.
    new = [replace(each, chance=(best.chance[0] + each.behind[0], each.chance[1])) for each in reversed(tried)]
    played = [each for each in others if not each.action]
    kept = [*played, *new, *(each for each in others if each.action)]
    kept = sorted(kept[: most - 1] if most else kept, key=lambda each: -each.chance[0])
    return replace(advice, alternatives=(best, *kept))


class Grade(Enum):
    """How good an answer is; ``TrainingWords.grade`` has the words for it."""

    BEST = "best"
    AS_GOOD = "as good"
    LITTLE_WORSE = "a little worse"
    WORSE = "worse"

    @property
    def solves(self) -> bool:
        """Whether the question is solved by it."""
        return self in (Grade.BEST, Grade.AS_GOOD)


@dataclass(frozen=True, slots=True)
class Answer:
    """An action as the answer to a question.

    Attributes:
        action: The chosen action.
        grade: How good it is.
        found: Estimates for it by the second look.
        played: Whether it is the action that was played in the game.
    """

    action: Action
    grade: Grade
    found: Alternative
    played: bool = False


def grade(found: Alternative, *, best: bool) -> Grade:
    """How good an action is.

    Args:
        found: Estimates for it by the second look.
        best: Whether it is the best one of the second look.
    """
    behind = ShareChange(*found.behind)
    # Behind the best by less than CLOSE is as good; up to GAIN, too, where the difference may be an error.
    if best or (behind.value > 0 and is_clear(behind)):
        return Grade.BEST
    if -behind.value < CLOSE or (-behind.value < GAIN and not is_clear(behind)):
        return Grade.AS_GOOD
    return Grade.LITTLE_WORSE if -behind.value < CLEAR else Grade.WORSE


def gain(answer: Answer, question: TrainingQuestion) -> ShareChange:
    """By how much an answer is better than the action that was played, in win shares."""
    # Both were compared with the best action on the same deals.  How much of their errors they share is not kept, so
    # they are added as independent ones, which makes the error rather too large.
    return ShareChange(*answer.found.behind) + question.loss


class QuestionOutcome(Enum):
    """How a question of a series was answered; ``OPEN`` until it was."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


@dataclass(slots=True)
class Item:
    """A question of a series.

    Attributes:
        game: Id of its game.
        position: Position of the decision.
        outcome: Solved if the first answer was good; failed if it was not, or if the answer was shown.
    """

    game: str
    position: int
    outcome: QuestionOutcome = QuestionOutcome.OPEN


class QuestionSeries:
    """A series of questions that are asked one after the other; more may be added while it goes on.

    Attributes:
        items: All questions.
        at: Index of the one that is asked; -1 before the first, ``len(items)`` after the last.
    """

    def __init__(self, items: Sequence[Item] = ()) -> None:
        self.items = list(items)
        self.at = -1
        self._known = {(item.game, item.position) for item in items}

    @property
    def item(self) -> Item | None:
        """The question that is asked; ``None`` before the first and after the last."""
        return self.items[self.at] if 0 <= self.at < len(self.items) else None

    def add(self, game: str, positions: Iterable[int]) -> bool:
        """Add questions about decisions of a game; those that are still to come are sorted by position.

        Returns:
            Whether any of them is new to the series.
        """
        new = [Item(game, position) for position in positions if (game, position) not in self._known]
        self._known |= {(item.game, item.position) for item in new}
        if new:
            self.at = min(self.at, len(self.items) - 1)  # a series that was at its end waits behind its last question
            ahead = self.items[self.at + 1 :] + new
            self.items[self.at + 1 :] = sorted(ahead, key=lambda item: item.position)
        return bool(new)

    def drop(self) -> None:
        """Remove the question that is asked, for good; ``next`` goes on to the one after it."""
        del self.items[self.at]
        self.at -= 1

    def next(self) -> Item | None:
        """Go on to the next question and return it; ``None`` after the last, until ``add`` brings another one."""
        self.at = min(self.at + 1, len(self.items))
        return self.item

    def rewind(self) -> None:
        """Begin again with the questions that were not solved, all of them open."""
        self.items = [
            Item(item.game, item.position) for item in self.items if item.outcome is not QuestionOutcome.SOLVED
        ]
        self.at = -1

    def count(self, outcome: QuestionOutcome) -> int:
        """Number of questions with this outcome."""
        return sum(item.outcome is outcome for item in self.items)
