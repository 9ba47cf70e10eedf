"""Decisions about glass: how many factories produce, which beads are sold, and the return of a bead.  R40, R41, R84"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.murano import components as c
from app.models.decision import Asked, Chosen, Click, Decision, Paths, by_verb, confirm
from app.models.keys import make_key
from app.models.murano.keys import bead_key
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import beads_name
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State
    from app.models.selection import Path

KEEP = "button:keep"
"""Key of the button for selling no beads."""


def produce_key(number: int) -> str:
    """Key of the button with which so many factories produce."""
    return make_key("produce", number)


def sell_key(beads: tuple[int, ...]) -> str:
    """Key of the button that sells these beads, given as numbers by true colour."""
    return make_key("sell", *beads)


class MuranoGlass(Translated):
    """Texts of the decisions about glass."""

    # choose_production

    def ask_production(self, state: State, _chosen: Chosen) -> Asked:
        """Ask how many glass factories produce.  R40"""
        hint = self.tr(
            "Each draws a bead and costs %n point(s). You have {points}. In the bag: {beads}", "", c.GLASS_VP
        )
        hint = hint.format(points=PHRASES.points(state.vp[state.actor]), beads=PHRASES.in_bag(state.bag))
        buttons = tuple(self._produce(action[1]) for action in state.legal())
        return Asked(self.tr("How many glass factories produce?"), hint, buttons)

    def _produce(self, number: int) -> Button:
        if not number:
            return Button(produce_key(0), self.tr("No factory"), "cross-mark", "0")
        text = self.tr("1 factory: −{points}") if number == 1 else self.tr("%n factories: −{points}", "", number)
        text = text.format(points=PHRASES.points(c.GLASS_VP * number))
        return Button(produce_key(number), text, "fire", str(number) if number < 10 else "")  # a shortcut is one key

    def advise_production(self, _state: State, action: Action) -> str:
        """Advise on the number of factories."""
        return self.tr("Produce %n bead(s)", "", action[1]) if action[1] else self.tr("Produce nothing")

    # choose_sale

    def ask_sale(self, state: State, chosen: Chosen) -> Asked:
        """Ask for beads to sell, or none; once a colour is chosen, which of its sets.  R41"""
        keep = Button(KEEP, self.tr("Sell none"), "cross-mark", self.tr("N", "key: sell none"))
        if chosen.keys:
            sets = [action[1:] for action in chosen.actions]
            buttons = (keep, *(self._sell(beads, number) for number, beads in enumerate(sets, 1)))
            return Asked(self.tr("How many do you sell?"), self.tr("The beads go back into the bag."), buttons)
        hint = self.tr("1, 2 or 3 beads of one colour bring 5, 12 or 20 gold. Click the beads to sell.")
        if state.owes_bead:
            more = self.tr("Keep one for the Counting house.")
            hint = f"{hint} {more}"
        return Asked(self.tr("Do you sell beads?"), hint, (keep,))

    def _sell(self, beads: tuple[int, ...], number: int) -> Button:
        text = self.tr("{beads}: {price}")
        text = text.format(beads=PHRASES.beads(beads), price=PHRASES.gold(c.SALE[sum(beads)]))
        return Button(sell_key(beads), text, "two-coins", str(number) if number < 10 else "")

    def advise_sale(self, _state: State, action: Action) -> str:
        """Advise on the beads to sell, or to sell none."""
        if action[0] == "keep":
            return self.tr("Sell no beads")
        return self.tr("Sell {beads}").format(beads=PHRASES.beads(action[1:]))

    def reason_for_sale(self, _state: State, action: Action) -> str:
        """The gold that the beads bring."""
        return PHRASES.gold(c.SALE[sum(action[1:])]) if action[0] == "sell" else ""

    def refuse_sale(self, state: State, click: Click) -> str:
        """Say why beads cannot be clicked: there are none, or their colour is chosen already."""
        if click.kind != "bead":
            return ""
        if not state.beads[state.actor][c.BEADS.index(click.rest[1])]:
            return self._no_bead()
        return self.tr("Choose how many with a button.")

    def _no_bead(self) -> str:
        return self.tr("You have no bead of this colour.")

    # choose_kontor_return

    def ask_return(self, state: State, chosen: Chosen) -> Asked:
        """Ask for the bead that is returned because of the Counting house.  R84"""
        if chosen.keys:
            beads = beads_name(chosen.action[1])
            yes = confirm(self.tr("Give back"), "pouch-with-beads")
            title = self.tr("Give one of these back: {beads}?").format(beads=beads)
            return Asked(title, self.tr("It goes into the bag."), (yes,))
        hint = self.tr("The Counting house had you draw one bead more.")
        return Asked(self.tr("Which bead goes back into the bag?"), hint)

    def advise_return(self, _state: State, action: Action) -> str:
        """Advise on the colour."""
        return self.tr("Give one of these back: {beads}").format(beads=beads_name(action[1]))

    def refuse_return(self, _state: State, click: Click) -> str:
        """Say why beads cannot be clicked: there are none."""
        return self._no_bead() if click.kind == "bead" else ""


def spell_sale(state: State, _yes: Path) -> Paths:
    """Paths: the beads of a colour and then a button for the set of beads, or a button for selling none."""
    paths: Paths = []
    for action in state.legal():
        if action[0] == "keep":
            paths.append(((KEEP,), action))
        else:
            # With a workshop (R85) a set may have two colours; its path begins with the one of which it has most.
            beads = action[1:]
            paths.append(((bead_key(state.actor, beads.index(max(beads))), sell_key(beads)), action))
    return paths


def spell_return(state: State, yes: Path) -> Paths:
    """Paths: the beads of a colour, and confirmation."""
    return [((bead_key(state.actor, action[1]), *yes), action) for action in state.legal()]


GLASS = MuranoGlass()

CHOOSE_PRODUCTION: Decision[State] = Decision(
    "choose_production",
    anchor="production",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} produces glass."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First decide how many glass factories produce."),
    ask=GLASS.ask_production,
    spell=by_verb(produce=produce_key),
    advise=GLASS.advise_production,
)
CHOOSE_SALE: Decision[State] = Decision(
    "choose_sale",
    anchor="production",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} may sell beads."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First decide whether you sell beads."),
    ask=GLASS.ask_sale,
    spell=spell_sale,
    advise=GLASS.advise_sale,
    reason=GLASS.reason_for_sale,
    refuse=GLASS.refuse_sale,
)
CHOOSE_KONTOR_RETURN: Decision[State] = Decision(
    "choose_kontor_return",
    anchor="counting_house",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} returns a bead."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First give a bead back."),
    ask=GLASS.ask_return,
    spell=spell_return,
    advise=GLASS.advise_return,
    refuse=GLASS.refuse_return,
)
