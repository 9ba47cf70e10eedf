"""What the panel beside the table of a training says, phase by phase, and which buttons it has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.models.review.decision_words import DecisionWords
from app.models.text import Translated
from app.models.training.question import QuestionOutcome
from app.models.training.words import TrainingWords
from app.session.training import TrainingPhase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.session.training import Training

AGAIN, ANSWER, NEXT, REPEAT, LEAVE = "again", "answer", "next", "repeat", "leave"
"""Names of the buttons: try again, show the answer, next question, repeat the unsolved ones, leave."""


@dataclass(frozen=True, slots=True)
class TaskText:
    """What the panel shows.

    Attributes:
        title: Which question it is, the title of the panel.
        note: Round and move, beside the title.
        task: The question.
        verdict: How good the answer was, in a few words.
        reason: Figures behind the verdict.
        remark: What else there is to know, in smaller letters.
        good: Whether the verdict is a good one: the colour of its words.
        buttons: Texts of the buttons, by name.
        primary: Name of the main button, which Enter presses; ``""`` for none.
    """

    title: str
    note: str = ""
    task: str = ""
    verdict: str = ""
    reason: str = ""
    remark: str = ""
    good: bool = False
    buttons: dict[str, str] = field(default_factory=dict)
    primary: str = ""


def solution_shown(training: Training) -> bool:
    """Whether the best move is shown: the question is solved, or the person wanted to see the answer."""
    solved = training.phase is TrainingPhase.JUDGED and training.answer is not None and training.answer.grade.solves
    return solved or training.phase is TrainingPhase.SHOWN


class TaskWords(Translated):
    """Words for the present phase of a training, in the current language.

    Args:
        training: The training.
        seats: The seats of the game that is shown, with names in the current language; empty without a game.
    """

    def __init__(self, training: Training, seats: Sequence[Seat]) -> None:
        self._training, self._seats = training, seats

    def text(self) -> TaskText:
        """What the panel shows in this phase."""
        phase = self._training.phase
        if phase is TrainingPhase.READING:
            return TaskText(self.tr("The game is being read …"), buttons={LEAVE: self.tr("Leave")})
        if phase is TrainingPhase.SEARCHING:
            return self._searching()
        if phase is TrainingPhase.OVER:
            return self._over()
        return self._question()

    def _searching(self) -> TaskText:
        training = self._training
        task = self.tr("The first question comes as soon as one is known.") if not training.series.items else ""
        done, total = training.looked_at
        remark = self.tr("Step {done} of {total}").format(done=done, total=total) if total else ""
        title = self.tr("A master is looking at your decisions …")
        return TaskText(title, task=task, remark=remark, buttons={LEAVE: self.tr("Leave")})

    def _over(self) -> TaskText:
        """After the last question."""
        series, leave = self._training.series, self.tr("Leave")
        solved = series.count(QuestionOutcome.SOLVED)
        buttons = {LEAVE: leave}
        if solved < len(series.items):
            buttons = {REPEAT: self.tr("Repeat the unsolved ones"), LEAVE: leave}
        if series.items:
            title = self.tr("Done")
            task = self.tr("{solved} of {count} solved at the first try.").format(
                solved=solved, count=len(series.items)
            )
        else:
            title = self.tr("Nothing to learn here")
            task = self.tr("No decision of yours clearly cost you anything in this game.")
        return TaskText(title, task=task, remark=self._still_looking(), buttons=buttons, primary=LEAVE)

    def _question(self) -> TaskText:
        """A question, and how good the answer to it was."""
        training, series = self._training, self._training.series
        assert training.match is not None
        assert training.question is not None
        assert training.advice is not None
        assert training.timeline is not None
        words, position = TrainingWords(training.match, self._seats), training.question.position
        chance = next((each.chance[0] for each in training.advice.alternatives if not each.action), 0.0)
        task = words.asked(training.question, training.timeline.played(position + 1), chance)
        verdict, reason, good = "", "", False
        if training.answer is not None and training.phase is TrainingPhase.JUDGED:
            verdict, good = words.grade(training.answer, training.question), training.answer.grade.solves
            reason = words.judged(training.answer, training.question)
            task = "" if good else task
        elif training.phase is TrainingPhase.SHOWN:
            verdict, good, task = self.tr("The answer"), True, ""
            decision = DecisionWords(training.match, training.timeline, self._seats)
            reason = decision.answer(position + 1, training.advice)
        if training.unjudged:
            reason = self.tr("This move could not be judged; you may try another one.")
        title = self.tr("Decision {number} of {count}").format(number=series.at + 1, count=len(series.items))
        remark, where = self._still_looking(), words.where(position)
        return TaskText(title, where, task, verdict, reason, remark, good, *self._buttons())

    def _still_looking(self) -> str:
        if not self._training.searching:
            return ""
        return self.tr("The game is still being looked at; more questions may follow.")

    def _buttons(self) -> tuple[dict[str, str], str]:
        """The buttons of a question, and the name of the one that Enter presses."""
        phase = self._training.phase
        again, answer, following = self.tr("Try again"), self.tr("Show the answer"), self.tr("Next")
        if phase is TrainingPhase.ASKED:
            return {ANSWER: answer, NEXT: self.tr("Skip")}, ""
        if phase is TrainingPhase.JUDGING:
            return {NEXT: self.tr("Skip")}, ""
        if phase is TrainingPhase.JUDGED and not solution_shown(self._training):
            return {AGAIN: again, ANSWER: answer, NEXT: following}, AGAIN
        return {AGAIN: again, NEXT: following}, NEXT
