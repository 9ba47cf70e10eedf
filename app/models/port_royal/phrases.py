"""Texts that descriptions, prompts and the log have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence


class PortRoyalPhrases(Translated):
    """Sentences and lists; ``who`` is the name of the seat that is spoken of, ``""`` for "you"."""

    def persons(self, counts: Sequence[int]) -> str:
        """A list of settlers, captains, priests and jacks, by their numbers in that order; without those of 0."""
        settlers, captains, priests, jacks = counts
        told = [
            self.tr("%n settler(s)", "", settlers) if settlers else "",
            self.tr("%n captain(s)", "", captains) if captains else "",
            self.tr("%n priest(s)", "", priests) if priests else "",
            self.tr("%n jack(s) of all trades", "", jacks) if jacks else "",
        ]
        return listed([text for text in told if text])

    def income(self, card: int, bonus: int, fee: int, who: str, active: str) -> str:
        """How many coins a ship brings, and how they come about.  R51, R53

        Args:
            card: The ship.
            bonus: Coins that traders add.
            fee: Coins that go to the active player.
            who: Name of the seat that takes the ship.
            active: Name of the active player.
        """
        coins = c.COINS[card]
        net = coins + bonus - fee
        if bonus and fee:
            mine = self.tr(
                "It brings you %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.",
                "",
                net,
            )
            theirs = self.tr(
                "It brings {who} %n coin(s): {coins} printed, {bonus} more by traders, {fee} less as fee to {active}.",
                "",
                net,
            )
        elif bonus:
            mine = self.tr("It brings you %n coin(s): {coins} printed and {bonus} by traders.", "", net)
            theirs = self.tr("It brings {who} %n coin(s): {coins} printed and {bonus} by traders.", "", net)
        elif fee:
            mine = self.tr("It brings you %n coin(s): {coins} printed, {fee} less as fee to {active}.", "", net)
            theirs = self.tr("It brings {who} %n coin(s): {coins} printed, {fee} less as fee to {active}.", "", net)
        else:
            mine = self.tr("It brings you %n coin(s), as printed.", "", net)
            theirs = self.tr("It brings {who} %n coin(s), as printed.", "", net)
        return (theirs if who else mine).format(who=who, coins=coins, bonus=bonus, fee=fee, active=active)


PHRASES = PortRoyalPhrases()
