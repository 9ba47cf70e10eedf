"""Why a piece cannot be chosen now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano import components as c
from app.engines.murano.actions import IMPOSSIBLE, dock_prices, gold_needed
from app.engines.murano.building import building_cells
from app.engines.murano.end import empty_sorts
from app.engines.murano.scoring import free_gondoliers, ways
from app.models.murano import routes
from app.models.murano.lagoon import BOUGHT_AT
from app.models.murano.phrases import PHRASES
from app.models.murano.spelling import pick
from app.models.murano.terms import island_name
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

_CELLS = {name: cell for cell, name in enumerate(c.CELLS)}
OF_SEATS = frozenset({"unbuilt", "bead", "ready", "hidden"})


class MuranoRefusals(Translated):
    """The second line of the prompt after a click on something that is not offered."""

    def refusal(self, state: State, seats: Sequence[Seat], key: str, chosen: Path = ()) -> str:
        """See ``Presenter.refusal``."""
        if state.actor == NOBODY:
            return self.tr("The game is over.")
        if not seats[state.actor].is_person:
            return self.tr("Please wait: {name} decides now.").format(name=seats[state.actor].name)
        kind, *rest = key.split(":")
        if kind in OF_SEATS and rest[0] != str(state.actor):
            return self.tr("This belongs to {name}.").format(name=seats[int(rest[0])].name)
        if kind == "tile":
            kind = "cell"
        ask = getattr(self, f"_{state.decision}", None)
        said = str(ask(state, kind, rest, chosen)) if ask else ""
        return said or self._first(state.decision)

    def _first(self, decision: str) -> str:
        texts = {
            "start_character": self.tr("First decide whether you recruit one of these characters."),
            "choose_turn": self.tr("First choose an action space, or pass."),
            "move_ship": self.tr("First move the ships: click a ship and then a space."),
            "choose_pass_move": self.tr("You pass: click a ship and then a space."),
            "choose_purchase_mode": self.tr("First decide how you buy."),
            "choose_tile_from_stack": self.tr("First take one of the tiles of the stack."),
            "choose_character": self.tr("First decide whether you recruit one of these characters."),
            "choose_gondola": self.tr("First choose a free gondola."),
            "choose_hire_or_dismiss": self.tr("First decide whether you hire or dismiss."),
            "build_step": self.tr("First draw a street or click one of your tiles, or end building."),
            "place_street": self.tr("First lay the street that you have drawn."),
            "choose_special_card": self.tr("First take one of the special building cards."),
            "final_build": self.tr("First decide whether you build the tile just bought."),
            "choose_production": self.tr("First decide how many glass factories produce."),
            "choose_sale": self.tr("First decide whether you sell beads."),
            "choose_kontor_return": self.tr("First give a bead back."),
            "assign_characters": self.tr("First click a character and then an island, or end scoring."),
        }
        return texts[decision]

    # ships

    def _choose_turn(self, state: State, kind: str, rest: list[str], _chosen: Path) -> str:
        if kind == "space":
            return self._space(state, int(rest[0]) - 1)
        if kind in ("stack", "deck"):
            return self.tr("Send a ship to the action space where this is bought.")
        return self.tr("Choose the action space first, then the ship.") if kind == "ship" else ""

    def _space(self, state: State, space: int) -> str:
        """Why nobody can act there.  R21-R25"""
        seat, action = state.active, c.ACTION[space]
        needed = gold_needed(state, seat, action)
        if needed == IMPOSSIBLE:
            return self._impossible(state, action)
        if needed > state.gold[seat]:
            text = self.tr("The action costs {price}; you have {gold}.")
            return text.format(price=PHRASES.gold(needed), gold=PHRASES.gold(state.gold[seat]))
        reach = routes.reaches(state)[space]
        if not reach.ships:
            return self.tr("No plan gets a ship there.")
        text = self.tr(
            "%n ship(s) must move for {ships}, and the action costs {price}; you have {gold}.", "", reach.ships
        )
        ships = PHRASES.gold(reach.ships * (reach.ships - 1) // 2)
        return text.format(ships=ships, price=PHRASES.gold(needed), gold=PHRASES.gold(state.gold[seat]))

    def _impossible(self, state: State, action: str) -> str:
        """Why no gold helps.  R25"""
        if BOUGHT_AT.get(action, -1) in empty_sorts(state):
            return self.tr("This sort is sold out.")
        return {
            "recruit_character": self.tr("No character is left in the deck."),
            "place_gondolier": self.tr("You have no gondolier ready, or no gondola is free."),
            "build": self.tr("You can build nothing now: no street and no tile of yours has a space."),
            "income": self.tr("You would earn nothing: no customer matches a shop of yours on the same island."),
            "production": self.tr("No glass factory of yours can produce, and you have no beads to sell."),
            "hire_or_dismiss": self.tr("You have no gondolier ready, and none in the supply."),
        }.get(action, "")

    def _move_ship(self, state: State, kind: str, rest: list[str], chosen: Path) -> str:
        if kind == "ship":
            if int(rest[0]) in {ship for ship, _ in state.plan}:
                return self.tr("A ship moves only once a turn.")
            return self.tr("This ship is not in the way of the space that you have chosen.")
        if kind == "space":
            if not chosen:
                return self.tr("First click the ship that moves.")
            return self.tr("The ship cannot go there, or its move would not be needed.")
        return ""

    def _choose_pass_move(self, state: State, kind: str, rest: list[str], chosen: Path) -> str:
        if kind == "ship":
            return self.tr("The space before this ship is occupied.")
        if kind != "space":
            return ""
        if int(rest[0]) - 1 in state.ships:
            return self.tr("This space is occupied.")
        return self.tr("No ship may be overtaken.") if chosen else self.tr("First click the ship that moves.")

    # gondoliers

    def _choose_gondola(self, state: State, kind: str, rest: list[str], _chosen: Path) -> str:
        if kind not in ("dock", "gondolier"):
            return ""
        dock = c.ISLANDS.index(rest[0]) * c.N_DOCKS + int(rest[1])
        if state.docks[dock] >= 0:
            return self.tr("A gondolier stands there already, to the end of the game.")
        price = dock_prices(state, state.actor)[dock % c.N_DOCKS != state.actor]
        text = self.tr("This gondola costs {price}; you have {gold}.")
        return text.format(price=PHRASES.gold(price), gold=PHRASES.gold(state.gold[state.actor]))

    # building

    def _build_step(self, state: State, kind: str, rest: list[str], chosen: Path) -> str:
        if kind == "cell":
            return self._cell(state, _CELLS[rest[0]], bool(chosen))
        if kind == "unbuilt":
            return self.tr("No building space beside a street is free.")
        if kind == "stack":
            if rest[0] == "street" and state.streets:
                return self.tr("All street spaces are taken.")
            return (
                self.tr("No street is left.") if rest[0] == "street" else self.tr("Only streets come off a stack here.")
            )
        return ""

    def _cell(self, state: State, cell: int, chosen: bool) -> str:
        """Why nothing can be built on a space.  R51-R53"""
        if state.cells[cell] != c.EMPTY:
            return self.tr("This space is taken; nothing is ever moved or replaced.")
        if c.IS_STREET[cell]:
            return self.tr("Only streets lie here: draw one first.")
        if cell not in building_cells(state):
            return self.tr("A building needs a street beside it, not only at a corner.")
        return "" if chosen else self.tr("First click one of your tiles.")

    def _final_build(self, state: State, kind: str, rest: list[str], _chosen: Path) -> str:
        if kind == "unbuilt":
            return self.tr("Only the tile just bought may be built.")
        return self._cell(state, _CELLS[rest[0]], chosen=True) if kind == "cell" else ""

    def _place_street(self, state: State, kind: str, rest: list[str], _chosen: Path) -> str:
        if kind != "cell":
            return ""
        if state.cells[_CELLS[rest[0]]] != c.EMPTY:
            return self.tr("This space is taken; nothing is ever moved or replaced.")
        return self.tr("Streets lie on the paved spaces only.")

    def _choose_special_card(self, _state: State, kind: str, _rest: list[str], _chosen: Path) -> str:
        return self.tr("Only one workshop may be owned.") if kind == "special" else ""

    # beads and characters

    def _choose_sale(self, state: State, kind: str, rest: list[str], _chosen: Path) -> str:
        if kind != "bead":
            return ""
        if not state.beads[state.actor][c.BEADS.index(rest[1])]:
            return self.tr("You have no bead of this colour.")
        return self.tr("Choose how many by a button.")

    def _choose_kontor_return(self, _state: State, kind: str, _rest: list[str], _chosen: Path) -> str:
        return self.tr("You have no bead of this colour.") if kind == "bead" else ""

    def _assign_characters(self, state: State, kind: str, rest: list[str], chosen: Path) -> str:
        if kind == "character":
            return self._no_island(state, rest[0])
        if kind not in ("island", "cell", "dock", "gondolier"):
            return ""
        if not chosen or not chosen[0].startswith("character:"):
            return self.tr("First click the character that is scored.")
        island = c.ISLAND_OF[_CELLS[rest[0]]] if kind == "cell" else c.ISLANDS.index(rest[0])
        return self._no_score(state, pick(state, chosen)[1], island)

    def _no_island(self, state: State, name: str) -> str:
        """Why a character scores nowhere."""
        card = c.CHARACTERS.index(name)
        if card not in state.hand[state.actor]:
            return self.tr("This character is scored already.")
        places = [island for island in state.islands if ways(state, state.actor, card, island)]
        if not places:
            return self.tr("It would score nowhere now.")
        return self.tr("Where it would score you have no unused gondolier.")

    def _no_score(self, state: State, card: int, island: int) -> str:
        """Why a character does not score on an island.  R60"""
        name = island_name(island)
        if island not in state.islands or free_gondoliers(state, state.actor, island) < 1:
            return self.tr("You have no unused gondolier at {island}.").format(island=name)
        if c.HOME[card] not in (-1, island):
            return self.tr("It scores at {island} only.").format(island=island_name(c.HOME[card]))
        return self.tr("It would bring nothing on {island}.").format(island=name)
