"""The chance that the next card spoils the harbour, from public information only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from app.engines.port_royal import components as c
from app.engines.port_royal.discover import can_be_repelled
from app.engines.port_royal.state import DISCOVER_ACTION
from app.models.port_royal.words import colour_name
from app.models.presenter import Gauge, GaugePart
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


def tax_is_due(state: State) -> bool:
    """Whether the next draw is an additional tax for sure.  R35, R36"""
    if state.tax_due:
        return True
    # An empty draw pile means no card at all (R35), or a second reshuffle in this phase (R36).
    return not state.deck and (not state.discard or state.reshuffles > 0)


def spoilers(state: State) -> tuple[list[int], int]:
    """Per ship colour, the number of cards that spoil the harbour if they come next; and of all that may come.

    A ship that the active player can repel does not count.
    """
    # Every card of the pool is equally likely to be the next one: the pile was shuffled, and coins are drawn from its
    # top unseen.
    pool = state.hidden_pool()
    found = [0] * c.N_COLOURS
    for card in pool:
        if c.IS_SHIP[card] and state.colours >> c.COLOUR[card] & 1 and not can_be_repelled(state, card):
            found[c.COLOUR[card]] += 1
    return found, len(pool)


class PortRoyalRisk(Translated):
    """The words of the gauge below the harbour, and of what it warns of."""

    def setback(self) -> str:
        """See ``Presenter.setback``."""
        return self.tr("harbour spoiled")

    def gauge(self, state: State) -> Gauge | None:
        """See ``Presenter.gauge``; there is none but when a card may be revealed."""
        if state.decision != DISCOVER_ACTION:
            return None
        title = self.tr("Next card spoils the harbour")
        if tax_is_due(state):
            tip = self.tr("Instead of a card, an additional tax increase comes next.")
            return Gauge(title, 0.0, self.tr("0% · an additional tax comes"), 0, 0, (), tip)
        found, total = spoilers(state)
        count = sum(found)
        parts = tuple(
            GaugePart(c.COLOURS[colour], number, colour_name(colour)) for colour, number in enumerate(found) if number
        )
        share = count / total if total else 0.0
        if count:
            text = self.tr("{share}% · {count} of {total}").format(share=percent(share), count=count, total=total)
        elif state.colours:
            text = self.tr("0% · none of {total}").format(total=total)
        else:
            text = self.tr("0% · no risk yet")
        return Gauge(title, share, text, count, total, parts, self._tip(state, parts, total))

    def _tip(self, state: State, parts: tuple[GaugePart, ...], total: int) -> str:
        if not state.colours:
            return self.tr("No ship lies in the harbour: the next card cannot spoil it.")
        if state.deck:
            where = self.tr("Unseen cards, in the draw pile or as coins drawn from it: {total}.")
        else:
            where = self.tr("The draw pile is empty; the discard pile with {total} cards is shuffled first.")
        each = [
            self.tr("{colour}: %n ship(s) that cannot be repelled", "", part.count).format(colour=part.label)
            for part in parts
        ]
        return lines(where.format(total=total), *each)


RISK = PortRoyalRisk()


def percent(share: float) -> str:
    """A share (0 to 1) in whole percent as the locale writes it, without the percent sign."""
    return QLocale().toString(round(share * 100))
