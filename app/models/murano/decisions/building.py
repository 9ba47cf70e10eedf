"""Decisions of building: tiles one after the other, and the card that a special building brings.  R50-R55, R92"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.murano import components as c
from app.engines.murano.building import building_cells, crane_points
from app.models.decision import Asked, Chosen, Click, Decision, Paths, by_verb, confirm
from app.models.murano.keys import BUILD_STREET, cell_key, special_key, unbuilt_key
from app.models.murano.phrases import PHRASES
from app.models.murano.terms import a_tile, island_name
from app.models.murano.words import special
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State
    from app.models.selection import Path

STOP = "button:stop"
"""Key of the button that ends building."""

_CELLS = {name: cell for cell, name in enumerate(c.CELLS)}
"""Numbers of the spaces of islands, by their names in keys."""


class MuranoBuilding(Translated):
    """Texts of the decisions of building."""

    # build_step

    def ask_step(self, state: State, chosen: Chosen) -> Asked:
        """Ask for a street, an own tile or the end of building; once a tile is chosen, for its space.  R50"""
        legal = state.legal()
        buttons = []
        if ("street",) in legal:
            text, key = self.tr("Draw a street"), self.tr("S", "key: draw a street")
            buttons.append(Button(BUILD_STREET, text, "stone-path", key))
        if ("stop",) in legal:
            buttons.append(Button(STOP, self.tr("Done building"), "check-mark", self.tr("E", "key: done building")))
        if chosen.keys:  # a tile: the paths of both buttons have no second key
            title = self.tr("Where do you build {tile}?").format(tile=a_tile(chosen.action[1]))
            hint = self.tr("On an empty building space beside a street; the spaces are marked.")
            return Asked(title, hint, tuple(buttons))
        title = self.tr("Build: tile {number} of {most}").format(number=state.laid + 1, most=c.MAX_TILES)
        if ("street",) not in legal:
            hint = self.tr("Click one of your tiles and then a space.")
        elif any(action[0] == "tile" for action in legal):
            hint = self.tr("Click one of your tiles and then a space, or draw a street.")
        else:
            hint = self.tr(
                "Draw a street: your own buildings must be bought first, and they need a street beside them."
            )
        return Asked(title, hint, tuple(buttons))

    def advise_step(self, _state: State, action: Action) -> str:
        """Advise to draw a street, to build a tile on an island, or to stop."""
        if action[0] == "street":
            return self.tr("Draw a street", "advice")
        if action[0] == "stop":
            return self.tr("Build no more")
        _, tile, cell = action
        text = self.tr("Build {tile} on {island}")
        return text.format(tile=a_tile(tile), island=island_name(c.ISLAND_OF[cell]))

    def reason_for_step(self, state: State, action: Action) -> str:
        """What speaks for a building: its points, or the card that it brings."""
        if action[0] != "tile":
            return ""
        sort = c.SORT_OF[action[1]]
        points = c.BUILT_VP[sort] + crane_points(state, state.actor, sort)
        return PHRASES.points(points) if points else self.tr("it brings a card")

    def refuse_step(self, state: State, click: Click) -> str:
        """Say why a space, an unbuilt tile or a stack cannot be chosen."""
        if click.kind in ("cell", "tile"):
            return self.refuse_cell(state, click, has_tile=bool(click.chosen.keys))
        if click.kind == "unbuilt":
            return self.tr("No building space beside a street is free.")
        if click.kind != "stack":
            return ""
        if click.rest[0] != "street":
            return self.tr("Only streets can be drawn from a stack here.")
        return self.tr("All street spaces are taken.") if state.streets else self.tr("No street is left.")

    def refuse_cell(self, state: State, click: Click, *, has_tile: bool) -> str:
        """Say why no building can be built on a space; ``""`` if the space is not what prevents it.  R51-R53

        Args:
            state: The position.
            click: The click on the space or on the tile there.
            has_tile: Whether it is settled which tile is built.
        """
        cell = _CELLS[click.rest[0]]
        if state.cells[cell] != c.EMPTY:
            return self._taken()
        if c.IS_STREET[cell]:
            return self.tr("Only streets lie here: draw one first.")
        if cell not in building_cells(state):
            return self.tr("A building needs a street beside it, not only at a corner.")
        return "" if has_tile else self.tr("First click one of your tiles.")

    def _taken(self) -> str:
        return self.tr("This space is taken; nothing is ever moved or replaced.")

    # place_street

    def ask_street(self, state: State, _chosen: Chosen) -> Asked:
        """Ask for the space of the street that was drawn.  R51"""
        title = self.tr("Where do you lay {street}?").format(street=a_tile(state.drawn_street))
        return Asked(title, self.tr("On any empty street space of any island."))

    def advise_street(self, _state: State, action: Action) -> str:
        """Advise on the island for the street."""
        return self.tr("Lay the street on {island}").format(island=island_name(c.ISLAND_OF[action[1]]))

    def refuse_street(self, state: State, click: Click) -> str:
        """Say why a space cannot take the street."""
        if click.kind not in ("cell", "tile"):
            return ""
        if state.cells[_CELLS[click.rest[0]]] != c.EMPTY:
            return self._taken()
        return self.tr("Streets go only on paved spaces.")

    # choose_special_card

    def ask_card(self, state: State, chosen: Chosen) -> Asked:
        """Ask for one of the cards drawn; once one is chosen, with its text, for confirmation.  R55"""
        if chosen.keys:
            said = special(chosen.action[1])
            return Asked(self.tr("Take “{name}”?").format(name=said.name), said.text, (confirm(self.tr("Take")),))
        hint = self.tr("It lies open before you and works from your next turn on.")
        return Asked(self.tr("Which special building card do you take?"), hint)

    def advise_card(self, _state: State, action: Action) -> str:
        """Advise on the card to take."""
        return self.tr("Take “{card}”").format(card=special(action[1]).name)

    def reason_for_card(self, _state: State, action: Action) -> str:
        """What the card does."""
        return special(action[1]).text

    def refuse_card(self, _state: State, click: Click) -> str:
        """Say why a card cannot be taken: no card but a second workshop is ever barred.  R92"""
        return self.tr("You may own only one workshop.") if click.kind == "special" else ""


def spell_step(state: State, _yes: Path) -> Paths:
    """Paths: an own tile and a space of an island, or a button."""
    paths: Paths = []
    for action in state.legal():
        if action[0] == "tile":
            paths.append(((_own_tile(state, action[1]), cell_key(action[2])), action))
        else:
            paths.append(((BUILD_STREET if action[0] == "street" else STOP,), action))
    return paths


def _own_tile(state: State, tile: int) -> str:
    """The key of the first unbuilt tile with a face: equal tiles are one choice.  R29"""
    seat, sort = state.actor, c.SORTS[c.SORT_OF[tile]]
    if tile in (c.GLASSWORKS, c.SPECIAL):
        return unbuilt_key(seat, sort)
    held = state.own_palaces if sort == "palace" else state.own_shops
    # The other bits of an unbuilt tile hold who has seen it.
    return unbuilt_key(seat, sort, [each & c.FACE for each in held[seat]].index(tile))


BUILDING = MuranoBuilding()

BUILD_STEP: Decision[State] = Decision(
    "build_step",
    anchor="build",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} builds."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First draw a street or click one of your tiles, or end building."),
    ask=BUILDING.ask_step,
    spell=spell_step,
    advise=BUILDING.advise_step,
    reason=BUILDING.reason_for_step,
    refuse=BUILDING.refuse_step,
)
PLACE_STREET: Decision[State] = Decision(
    "place_street",
    anchor="build",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} lays a street."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First lay the street that you have drawn."),
    ask=BUILDING.ask_street,
    spell=by_verb(lay=cell_key),
    advise=BUILDING.advise_street,
    refuse=BUILDING.refuse_street,
)
CHOOSE_SPECIAL_CARD: Decision[State] = Decision(
    "choose_special_card",
    anchor="special_list",
    waiting=QT_TRANSLATE_NOOP("MuranoDecisions", "{name} chooses a special building card."),
    first=QT_TRANSLATE_NOOP("MuranoDecisions", "First take one of the special building cards."),
    ask=BUILDING.ask_card,
    spell=by_verb("card", card=special_key),
    advise=BUILDING.advise_card,
    reason=BUILDING.reason_for_card,
    refuse=BUILDING.refuse_card,
)
