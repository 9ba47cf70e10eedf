"""Decisions of buying a tile: how, which one, and in the last round whether to build it at once.  R31-R34, R72"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.murano import components as c
from app.engines.murano.actions import PALACES
from app.engines.murano.building import bought_last
from app.models.decision import Asked, Chosen, Click, Decision, by_verb
from app.models.murano.decisions.building import BUILDING
from app.models.murano.keys import cell_key, face_key
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import a_tile, tile_name
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

TOP, LOOK, LEAVE = "button:top", "button:look", "button:leave"
"""Keys of buttons: take the top tile, look through the stack, leave the tile unbuilt."""


class MuranoBuying(Translated):
    """Texts of the decisions of buying."""

    # choose_purchase_mode

    def ask_mode(self, state: State, _chosen: Chosen) -> Asked:
        """Ask whether to take the top tile unseen or to choose one from the stack.  R32, R33"""
        palace = state.bought == PALACES
        left = len(state.palaces if palace else state.shops)
        title = self.tr("How do you buy the palace?") if palace else self.tr("How do you buy the shop?")
        hint = self.tr("%n tile(s) left. You have {gold}.", "", left).format(gold=PHRASES.gold(state.gold[state.actor]))
        text = self.tr("Top one unseen: {price}").format(price=PHRASES.gold(c.TOP_COST))
        top = Button(TOP, text, "card-pickup", self.tr("T", "key: top tile"))
        price = PHRASES.gold(c.CHOOSE_COST)
        if ("look",) not in state.legal():  # the person should know that there is another way, and what it would cost
            more = self.tr("To choose from the stack costs {price}.").format(price=price)
            return Asked(title, f"{hint} {more}", (top,))
        text = self.tr("Choose one: {price}").format(price=price)
        return Asked(title, hint, (top, Button(LOOK, text, "magnifying-glass", self.tr("C", "key: choose a tile"))))

    def advise_mode(self, _state: State, action: Action) -> str:
        """Advise on how to buy."""
        return self.tr("Take the top tile unseen") if action[0] == "top" else self.tr("Choose a tile from the stack")

    # choose_tile_from_stack

    def ask_tile(self, state: State, _chosen: Chosen) -> Asked:
        """Ask which tile of the stack to take.  R32"""
        title = self.tr("Which palace do you take?") if state.bought == PALACES else self.tr("Which shop do you take?")
        return Asked(title, self.tr("The others are shuffled. Only you know what you hold until it is built."))

    def advise_tile(self, _state: State, action: Action) -> str:
        """Advise on the tile to take."""
        return self.tr("Take {tile}").format(tile=a_tile(action[1]))

    # final_build

    def ask_final(self, state: State, _chosen: Chosen) -> Asked:
        """Ask whether, and where, to build the tile just bought.  R72"""
        title = self.tr("Build at once: {tile}?")
        title = title.format(tile=tile_name(bought_last(state, state.actor, state.asked[1])))
        leave = Button(LEAVE, self.tr("Leave it unbuilt"), "cross-mark", self.tr("N", "key: leave unbuilt"))
        return Asked(title, self.tr("In the last round a tile may be placed as soon as it is bought."), (leave,))

    def advise_final(self, state: State, action: Action) -> str:
        """Advise to build the tile on an island, or to leave it unbuilt."""
        return self.tr("Leave the tile unbuilt") if action[0] == "leave" else BUILDING.advise_step(state, action)

    def refuse_final(self, state: State, click: Click) -> str:
        """Say why another tile, or a space, cannot be chosen."""
        if click.kind == "unbuilt":
            return self.tr("Only the tile just bought may be built.")
        return BUILDING.refuse_cell(state, click, has_tile=True) if click.kind in ("cell", "tile") else ""


BUYING = MuranoBuying()

CHOOSE_PURCHASE_MODE: Decision[State] = Decision(
    "choose_purchase_mode",
    anchor="buying",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} buys a tile."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First decide how you buy."),
    ask=BUYING.ask_mode,
    spell=by_verb(top=TOP, look=LOOK),
    advise=BUYING.advise_mode,
)
CHOOSE_TILE_FROM_STACK: Decision[State] = Decision(
    "choose_tile_from_stack",
    anchor="buying",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} looks a stack through."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First take one of the tiles of the stack."),
    ask=BUYING.ask_tile,
    spell=by_verb(pick=face_key),
    advise=BUYING.advise_tile,
)
FINAL_BUILD: Decision[State] = Decision(
    "final_build",
    anchor="final_build",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} may build at once."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First decide whether you build the tile just bought."),
    ask=BUYING.ask_final,
    spell=by_verb(leave=LEAVE, tile=lambda _tile, cell: cell_key(cell)),
    advise=BUYING.advise_final,
    reason=BUILDING.reason_for_step,
    refuse=BUYING.refuse_final,
)
