"""Questions about past decisions, and how good the answers are, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.games import presenter
from app.models.review.skill import ShareChange, is_clear, margin, shown_change
from app.models.text import Translated
from app.models.training.question import CLOSE, Grade, gain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.match import Match
    from app.match.seats import Seat
    from app.models.training.question import Answer, TrainingQuestion


class TrainingWords(Translated):
    """Words about the questions of one game, in the current language."""

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        self._match, self._seats = match, seats
        self._shown = presenter(match.record.game)

    def name(self, position: int, action: object) -> str:
        """An action in the words of a hint."""
        assert isinstance(action, tuple)
        return self._shown.advice(self._match.states[position], action, self._seats).rstrip(".")

    def where(self, position: int) -> str:
        """Round and move of a position."""
        state = self._match.states[position]
        return self.tr("{round}, move {move}").format(round=self._shown.round_name(state.round), move=position + 1)

    def asked(self, question: TrainingQuestion, played: object, chance: float) -> str:
        """The question: what was played, what it cost, and that a better move is wanted.

        Where only two actions are legal, what was played would be the answer, and is not told.

        Args:
            question: The question.
            played: The action that was played.
            chance: Win share after it, which the answer will show.
        """
        loss = -shown_change(chance, -question.loss.value)
        if len(self._match.states[question.position].legal()) == 2:
            words = self.tr(
                "Two moves are possible. Yours cost %n percentage point(s) (±{margin}) of win chance: which is better?",
                "",
                loss,
            )
        else:
            words = self.tr(
                "You played: {action}. That cost %n percentage point(s) (±{margin}) of win chance. Find a better move.",
                "",
                loss,
            )
        return words.format(action=self.name(question.position, played), margin=margin(question.loss.error))

    def grade(self, answer: Answer, question: TrainingQuestion) -> str:
        """How good an answer is, in a few words."""
        if answer.played and not answer.grade.solves:
            return self.tr("That is what you played")
        if not answer.grade.solves and is_clear(gained := gain(answer, question)) and gained.value > 0:
            return self.tr("Better, though not the best")
        return {
            Grade.BEST: self.tr("The best move"),
            Grade.AS_GOOD: self.tr("As good as the best move"),
            Grade.LITTLE_WORSE: self.tr("A little worse than the best move"),
            Grade.WORSE: self.tr("Worse than the best move"),
        }[answer.grade]

    def judged(self, answer: Answer, question: TrainingQuestion) -> str:
        """The estimates for an answer in one or two sentences: against the best move, and against the played one."""
        behind, chance = ShareChange(*answer.found.behind), ShareChange(*answer.found.chance)
        gained = gain(answer, question)
        figures = {
            "action": self.name(question.position, answer.action),
            "chance": round(100 * chance.value),
            "off": margin(chance.error),
            "margin": margin(behind.error),
        }
        if answer.grade is Grade.BEST or abs(behind.value) < CLOSE:
            words = self.tr("{action}: {chance}% win chance (±{off}).")
        else:
            words = self.tr(
                "{action}: {chance}% win chance (±{off}), %n percentage point(s) (±{margin}) less than the best move.",
                "",
                abs(shown_change(chance.value, behind.value)),
            )
            if gained.value > 0 and is_clear(gained):
                more = shown_change(chance.value, gained.value)
                words += " " + self.tr("That is %n percentage point(s) more than what you played.", "", more)
        return words.format(**figures)
