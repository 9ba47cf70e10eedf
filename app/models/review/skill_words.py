"""Luck and skill of a past game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.models.presenter import only_person
from app.models.review.skill import MARGIN, ShareChange, beyond_margin
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.seats import Seat
    from app.models.review.skill import Balance, TurnSkill


def change_words(change: float) -> str:
    """``+13%`` or ``−7%`` with a true minus, as the language writes it."""
    text = QCoreApplication.translate("MoveList", "{sign}{percent}%")
    return text.format(sign="+" if change > 0 else "−", percent=abs(round(change * 100)))


def margin(error: float) -> int:
    """What stands behind ±, in points of 100, for a standard error of a share."""
    return max(1, round(100 * MARGIN * error))


class SkillWords(Translated):
    """Sentences about the seats of one game."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats

    def title(self, seat: int) -> str:
        """Whose luck and skill the panel is about."""
        return self.tr("Luck and skill: {name}").format(name=self._seats[seat].name)

    def headline(self, balance: Balance) -> str:
        """What the seat's own decisions and luck came to; nothing that is smaller than what stands behind its ±.

        Whose they are stands above it.
        """
        if balance.decisions and balance.luck:
            words = self.tr("Weaker moves {decisions}, luck {luck} (±{margin}): with average luck {even}%")
        elif balance.luck:
            words = self.tr("No clear mistakes, luck {luck} (±{margin}): with average luck {even}%")
        elif balance.decisions:
            words = self.tr("Weaker moves {decisions}, luck made no clear difference (±{margin})")
        else:
            words = self.tr("No clear mistakes, and luck made no clear difference (±{margin})")
        return words.format(
            decisions=change_words(balance.decisions / 100),
            luck=change_words(balance.luck / 100),
            margin=balance.margin,
            even=balance.even,
        )

    def way(self, balance: Balance) -> str:
        """The rest of the way from the chance at the start to the result: with the headline, figures that add up."""
        words = self.tr("From {start}% to {result}%: {rest} by good moves, the others and errors of the estimate.")
        if not balance.rest:
            words = self.tr("From {start}% at the start to {result}% in the end.")
        rest = change_words(balance.rest / 100)
        return words.format(start=balance.start, rest=rest, result=balance.result)

    def whose(self, seat: int) -> str:
        """Whose chance to win a figure is about."""
        return self.tr("Win chance: {name}").format(name=self._seats[seat].name)

    def moment(self, seat: int, luck: ShareChange) -> str:
        """What a stroke of luck meant to a seat."""
        change = change_words(luck.value)
        if seat == only_person(self._seats):
            return self.tr("{change} for you").format(change=change)
        return self.tr("{change} for {name}").format(change=change, name=self._seats[seat].name)

    def terms(self, seat: int, decision: ShareChange, luck: ShareChange) -> str:
        """What a move or a turn changed, with errors; ``""`` where nothing stands clear of its own."""
        told = []
        for words, found in (
            (self.tr("decision {change} (±{margin})"), decision),
            (self.tr("luck {change} (±{margin})"), luck),
        ):
            if beyond_margin(found):
                told.append(words.format(change=change_words(found.value), margin=margin(found.error)))
        if not told:
            return ""
        return self.tr("{whose}: {terms}").format(whose=self.whose(seat), terms=", ".join(told))

    def labels(self) -> tuple[str, str]:
        """What stands before the kindest and before the unkindest moment."""
        return self.tr("Luckiest moment:"), self.tr("Unluckiest moment:")

    def costliest(self) -> str:
        """What stands before the decision that gave away most."""
        return self.tr("Costliest decision:")

    def turn(self, seat: int, actor: int, turn: TurnSkill) -> str:
        """What a turn brought a seat, with a line that says whose turn it was."""
        name = self._seats[actor].name
        words = self.tr("Turn of {name}, moves {first} to {last}")
        if turn.last == turn.first + 1:
            words = self.tr("Turn of {name}, move {last}")
        told = self.terms(seat, turn.decisions, turn.luck)
        head = words.format(name=name, first=turn.first + 1, last=turn.last)
        return lines(head, told or self.tr("{whose}: hardly changed").format(whose=self.whose(seat)))

    def progress(self, done: int, total: int) -> tuple[str, str]:
        """How far the look at luck and skill is, and what stands below the slider meanwhile."""
        if not total:
            return self.tr("Follows when the win chances are estimated."), ""
        words = self.tr("Being worked out: {done} of {total}").format(done=done, total=total)
        return words, self.tr("What is known so far stands below the slider and in the list.")
