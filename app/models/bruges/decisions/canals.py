"""Decisions about canal tiles built by an effect, and about the ship after a canal tile.  R113, R114, R142"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.bruges import canals
from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.decisions.common import COMMON, decision, next_space, spelled
from app.models.bruges.keys import ship_key
from app.models.bruges.texts import text
from app.models.bruges.words import WORDS, source_name
from app.models.decision import Asked, Chosen, Click, confirm
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action


def docked(state: State, colour: int) -> str:
    """The key of the ship of a colour that lies in its dock."""
    return ship_key(colour, state.docks[colour])


def _source(state: State, colour: int) -> int:
    return c.SHIPS_AT + colour * c.N_KINDS + state.docks[colour]


class BrugesCanals(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    # choose_canal

    def ask_canal(self, state: State, _chosen: Chosen) -> Asked:
        """A canal tile that is built without a card.  R142"""
        seat, op, source = asking(state)
        prices = [
            self.tr("{section}: {price}").format(
                section=WORDS.section(action[1]),
                price=AMOUNTS.guilders(canals.price(state, seat, action[1], op.factor)),
            )
            for action in state.legal()
        ]
        title = self.tr("{source}: on which canal space?").format(source=source_name(source))
        return Asked(title, ", ".join(prices))

    def advise_canal(self, _state: State, action: Action) -> str:
        """Which section to build in."""
        return self.tr("Build a canal tile {where}").format(where=WORDS.in_section(action[1]))

    # use_ship

    def ask_ship(self, state: State, chosen: Chosen) -> Asked:
        """A ship after a canal tile was built with a card.  R113, R114"""
        if chosen.keys:
            colour = chosen.action[1]
            title = self.tr("Use {ship} for {worker}?")
            title = title.format(ship=COLOURS.ship(colour), worker=COLOURS.workers(colour, 1))
            source = _source(state, colour)
            hint = " ".join(filter(None, (text(source), COMMON.irrevocable(source))))
            return Asked(title, hint, (confirm(self.tr("Use the ship"), "anchor"),))
        offers = [
            self.tr("{colour}: {text}").format(colour=COLOURS.title(action[1]), text=text(_source(state, action[1])))
            for action in state.legal()
            if action[0] == "ship"
        ]
        return Asked(self.tr("Use a ship for a worker of its colour?"), " ".join(offers))

    def advise_ship(self, _state: State, action: Action) -> str:
        """Which ship to use."""
        return self.tr("Use {ship}").format(ship=COLOURS.ship(action[1]))

    def reason_for_ship(self, state: State, action: Action) -> str:
        """The text of the ship."""
        return text(_source(state, action[1])) if action[0] == "ship" else ""

    def refuse_ship(self, state: State, click: Click) -> str:
        """Why a ship cannot be used: it is not docked, has no worker or would do nothing."""
        if click.kind != "ship":
            return ""
        colour = c.COLOURS.index(click.rest[0])
        if state.docks[colour] != c.SHIP_KINDS.index(click.rest[1]):
            return self.tr("This ship is not in its dock.")
        if not state.workers[state.actor * c.N_COLOURS + colour]:
            return self.tr("You have no worker of the ship’s colour.")
        return self.tr("This ship would change nothing now.")


CANALS = BrugesCanals()

CHOOSE_CANAL = decision(
    "choose_canal",
    anchor="use_canal",
    ask=CANALS.ask_canal,
    spell=spelled(tile=next_space),
    advise=CANALS.advise_canal,
)
USE_SHIP = decision(
    "use_ship",
    anchor="ships",
    waiting=QT_TRANSLATE_NOOP("BrugesDecisions", "{name} decides whether to use a ship."),
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First decide whether to use a ship."),
    ask=CANALS.ask_ship,
    spell=spelled("ship", ship=docked),
    advise=CANALS.advise_ship,
    reason=CANALS.reason_for_ship,
    refuse=CANALS.refuse_ship,
)
