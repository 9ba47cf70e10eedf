"""Luck and skill of a past game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.models.cast import Cast
from app.models.losses import LOSSES
from app.models.review.skill import ShareChange, beyond_margin, margin
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ai.losses import LevelLoss
    from app.match.seats import Seat
    from app.models.review.skill import Balance, TurnSkill


def change_words(change: float) -> str:
    """A change of a win share (-1 to 1) as ``+13%`` or ``−7%``, with a true minus, as the language writes it."""
    text = QCoreApplication.translate("MoveList", "{sign}{percent}%")
    return text.format(sign="+" if change > 0 else "−", percent=abs(round(change * 100)))


class SkillWords(Translated):
    """Sentences about luck and decisions in one game, in the current language."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._cast = Cast(seats)

    def title(self, seat: int) -> str:
        """Heading of the panel of a seat."""
        return self._cast.say(seat, self.tr("Your luck and skill"), self.tr("Luck and skill: {name}"))

    def headline(self, balance: Balance) -> str:
        """What a seat's own decisions and luck changed in total; amounts within their margin are not named.

        The sentence does not name the seat: the heading of the panel does.
        """
        if balance.decisions and balance.luck:
            words = self.tr("Weaker moves {decisions} (±{own}), luck {luck} (±{margin}): with average luck {even}%")
        elif balance.luck:
            words = self.tr("No clear mistakes, luck {luck} (±{margin}): with average luck {even}%")
        elif balance.decisions:
            words = self.tr("Weaker moves {decisions} (±{own}), luck made no clear difference (±{margin})")
        else:
            words = self.tr("No clear mistakes, and luck made no clear difference (±{margin})")
        return words.format(
            decisions=change_words(balance.decisions / 100),
            luck=change_words(balance.luck / 100),
            own=balance.decisions_margin,
            margin=balance.margin,
            even=balance.even,
        )

    def refining(self) -> str:
        """Note that the figures will still become better."""
        return self.tr("still being refined …")

    def compared(self, steps: Sequence[LevelLoss], balance: Balance) -> str:
        """What the levels that come next to a seat's own decisions give away; ``""`` where nothing was measured."""
        return LOSSES.near(steps, -balance.decisions / 100)

    def way(self, balance: Balance) -> str:
        """Win chance at the start, rest and result; together with the headline the figures add up."""
        words = self.tr(
            "From {start}% to {result}%. All else: {rest} (the others, good moves, errors of the estimate)."
        )
        if not balance.rest:
            words = self.tr("From {start}% at the start to {result}% in the end.")
        rest = change_words(balance.rest / 100)
        return words.format(start=balance.start, rest=rest, result=balance.result)

    def whose(self, seat: int) -> str:
        """Whose win chance a figure is about: a heading, also the beginning of a sentence with a colon."""
        return self._cast.say(seat, self.tr("Your win chance"), self.tr("Win chance of {name}"))

    def moment(self, seat: int, luck: ShareChange) -> str:
        """What the luck of one ply changed for a seat."""
        change = change_words(luck.value)
        return self._cast.say(seat, self.tr("{change} for you"), self.tr("{change} for {name}"), change=change)

    def terms(self, seat: int, decision: ShareChange, luck: ShareChange) -> str:
        """What decision and luck changed in a move or a turn, with margins; ``""`` where both are within theirs."""
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
        """Labels of the luckiest and of the unluckiest moment."""
        return self.tr("Luckiest moment:"), self.tr("Unluckiest moment:")

    def costliest(self) -> str:
        """Label of the costliest decision."""
        return self.tr("Costliest decision:")

    def turn(self, seat: int, actor: int, turn: TurnSkill) -> str:
        """What a turn changed for ``seat``, below a line that says whose turn it was.

        Args:
            seat: The seat whose win chance it is about.
            actor: The seat whose turn it was.
            turn: The turn.
        """
        words = self.tr("Your turn, moves {first} to {last}"), self.tr("{name}’s turn, moves {first} to {last}")
        if turn.last == turn.first + 1:
            words = self.tr("Your turn, move {last}"), self.tr("{name}’s turn, move {last}")
        told = self.terms(seat, turn.decisions, turn.luck)
        head = self._cast.say(actor, *words, first=turn.first + 1, last=turn.last)
        return lines(head, told or self.tr("{whose}: hardly changed").format(whose=self.whose(seat)))

    def progress(self, done: int, total: int) -> tuple[str, str]:
        """Texts while luck and skill are being worked out: progress in the panel, and a note that may be ``""``.

        Args:
            done: Number of stretches that are known.
            total: Number of all stretches; 0 while the win chances are still being estimated.
        """
        if not total:
            return self.tr("Follows when the win chances are estimated."), ""
        words = self.tr("Being worked out: {done} of {total}").format(done=done, total=total)
        return words, self.tr("What is known so far stands below the slider and in the list.")
