"""Costly decisions of past games as questions: which ones to ask, how good an answer is, when it is asked again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY, ReadError
from app.models.review.skill import ShareChange, is_clear
from app.models.review.timeline import GAIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from app.engines.contract import Action
    from app.models.review.timeline import Advice, Alternative, PositionValue, Timeline

DECIDED = 0.03
"""A chance to win below which a game was lost anyway; above one less this it was won anyway."""

CLOSE, CLEAR = 0.01, 0.05
"""What an action may be behind the best one to be as good, and to be only a little worse."""


@dataclass(frozen=True, slots=True)
class TrainingQuestion:
    """A decision that could have been better.

    Attributes:
        position: Where it was to be made.
        loss: What was given away there, as a share of the win: at least 0.
    """

    position: int
    loss: ShareChange


def questions(timeline: Timeline, values: Mapping[int, PositionValue], seat: int) -> list[TrainingQuestion]:
    """The decisions of a seat that clearly cost something in a game that was neither lost nor won anyway, in order.

    Args:
        timeline: The game; while it is under way, and for who plays alone, there are none.
        values: What was found at its positions.
        seat: Whose decisions.
    """
    if timeline.states[-1].actor != NOBODY or timeline.players == 1:
        return []
    return [
        TrainingQuestion(position, ShareChange(value.advice.gain, value.advice.error))
        for position, value in sorted(values.items())
        if position < timeline.plies
        and timeline.actor(position + 1) == seat
        and value.advice is not None
        and is_question(timeline, position, value.advice)
    ]


def is_question(timeline: Timeline, position: int, advice: Advice) -> bool:
    """Whether something else would clearly have been better, and could have changed how the game ends."""
    if not advice.better:
        return False
    best = next((each for each in advice.alternatives if each.action == advice.action), None)
    played = next((each for each in advice.alternatives if not each.action), None)
    if best is None or played is None or best.chance[0] < DECIDED or played.chance[0] > 1 - DECIDED:
        return False
    state = timeline.states[position]
    try:
        return state.game.read(state, advice.action) in state.legal()
    except ReadError:  # this version of the rules knows it no more
        return False


def actions(timeline: Timeline, position: int, advice: Advice) -> dict[Action, Alternative]:
    """What a second look found of the actions of a decision; without what the rules no longer know."""
    state, found = timeline.states[position], {}
    for each in advice.alternatives:
        try:
            found[state.game.read(state, each.action) if each.action else timeline.played(position + 1)] = each
        except ReadError:
            continue
    return found


class Grade(Enum):
    """How good an answer is, in words for which ``TrainingWords`` stands."""

    BEST = "best"
    AS_GOOD = "as good"
    LITTLE_WORSE = "a little worse"
    WORSE = "worse"

    @property
    def solves(self) -> bool:
        """Whether nothing better need be looked for."""
        return self in (Grade.BEST, Grade.AS_GOOD)


@dataclass(frozen=True, slots=True)
class Answer:
    """An action as the answer to a question.

    Attributes:
        action: What was chosen.
        grade: How good it is.
        found: The numbers behind that.
        played: Whether it is what was done in the game.
    """

    action: Action
    grade: Grade
    found: Alternative
    played: bool = False


def grade(found: Alternative, *, best: bool) -> Grade:
    """How good an action is; what is behind by less than its error and ``GAIN`` counts as good.

    Args:
        found: What is known of it.
        best: Whether it is the best one of the second look.
    """
    behind = ShareChange(*found.behind)
    if best or (behind.value > 0 and is_clear(behind)):
        return Grade.BEST
    if -behind.value < CLOSE or (-behind.value < GAIN and not is_clear(behind)):
        return Grade.AS_GOOD
    return Grade.LITTLE_WORSE if -behind.value < CLEAR else Grade.WORSE


def gain(answer: Answer, question: TrainingQuestion) -> ShareChange:
    """What an answer has more than what was played, as a share of the win.

    Both were held against the best action on the same deals; how much of their errors they share is not kept, so the
    error told is the one of estimates that have nothing to do with each other: rather too large.
    """
    return ShareChange(*answer.found.behind) + question.loss


class QuestionOutcome(Enum):
    """How a question of a series went."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


@dataclass(slots=True)
class Item:
    """A question of a series.

    Attributes:
        game: Id of its game.
        position: Where the decision was to be made.
        outcome: Solved if the first answer was good; failed if it was not, or was shown.
    """

    game: str
    position: int
    outcome: QuestionOutcome = QuestionOutcome.OPEN


class QuestionSeries:
    """Questions one after the other; more may be found while it goes on.

    Attributes:
        items: All of them.
        at: Place of the one that is asked, -1 before the first; their number after the last.
    """

    def __init__(self, items: Sequence[Item] = ()) -> None:
        self.items = list(items)
        self.at = -1
        self._known = {(item.game, item.position) for item in items}

    @property
    def item(self) -> Item | None:
        """What is asked now."""
        return self.items[self.at] if 0 <= self.at < len(self.items) else None

    def add(self, game: str, positions: Iterable[int]) -> bool:
        """Ask also about these decisions of a game, in order among those to come; whether any is new."""
        new = [Item(game, position) for position in positions if (game, position) not in self._known]
        self._known |= {(item.game, item.position) for item in new}
        if new:
            self.at = min(self.at, len(self.items) - 1)  # after the last one asked, where it was after the last of all
            ahead = self.items[self.at + 1 :] + new
            self.items[self.at + 1 :] = sorted(ahead, key=lambda item: item.position)
        return bool(new)

    def drop(self) -> None:
        """Leave the present question out for good: it is none after all."""
        del self.items[self.at]
        self.at -= 1

    def next(self) -> Item | None:
        """Go on to the next question; ``None`` after the last, until ``add`` brings another one."""
        self.at = min(self.at + 1, len(self.items))
        return self.item

    def rewind(self) -> None:
        """Begin again with the questions that were not solved."""
        self.items = [
            Item(item.game, item.position) for item in self.items if item.outcome is not QuestionOutcome.SOLVED
        ]
        self.at = -1

    def count(self, outcome: QuestionOutcome) -> int:
        """How many went so."""
        return sum(item.outcome is outcome for item in self.items)
