"""Murano: options, set-up and the readable form of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, shuffle
from app.engines.contract import Action, BaseGame, Option
from app.engines.murano import invariants
from app.engines.murano.components import (
    ANCHORS,
    CELLS,
    CHARACTERS,
    CHARACTERS_REMOVED,
    FOUR_PLAYERS_ONLY,
    ISLANDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    N_DOCKS,
    N_KINDS,
    PALACES_REMOVED,
    PLAYER_COLOURS,
    RED_SHIP,
    RING,
    SPECIALS,
    TILE_IDS,
    tiles_of,
)
from app.engines.murano.flow import run
from app.engines.murano.handlers import HANDLERS
from app.engines.murano.hidden import resample
from app.engines.murano.state import State
from app.engines.murano.turn import begin_turn

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random


def lay_out_stacks(state: State) -> None:
    """Tiles in stacks, shuffled face down; with few players some are out of the game, also an unseen palace.  R11, R12

    The two stacks of streets are one here, shown in halves (ruling).
    """
    players = state.players
    state.streets = tiles_of("street", players)
    state.shops = tiles_of("shop", players)
    state.palaces = tiles_of("palace", players)
    state.glassworks = len(tiles_of("glassworks", players))
    state.specials_left = len(tiles_of("special_building", players))
    for stack in (state.streets, state.shops, state.palaces):
        shuffle(state.rng, stack)
    if players < MOST_PLAYERS:
        state.removed = [state.palaces.pop() for _ in range(PALACES_REMOVED)]


def lay_out_decks(state: State) -> None:
    """Shuffle both decks, put five characters into the box unseen; with few players two are gone before.  R11, R13"""
    all_islands = state.players == MOST_PLAYERS
    state.characters = [card for card, gone in enumerate(FOUR_PLAYERS_ONLY) if all_islands or not gone]
    shuffle(state.rng, state.characters)
    state.boxed = [state.characters.pop() for _ in range(CHARACTERS_REMOVED)]
    state.known = [0] * len(state.characters)
    state.specials = list(range(len(SPECIALS)))
    shuffle(state.rng, state.specials)
    state.specials_known = [0] * len(state.specials)


def lay_out_ships(state: State) -> None:
    """A ship on each anchor; where the red one stands is drawn.  R3, R15 (ruling)"""
    state.ships = list(ANCHORS)
    red = int(state.rng.random() * len(ANCHORS))
    state.ships[RED_SHIP], state.ships[red] = state.ships[red], state.ships[RED_SHIP]


class Murano(BaseGame):
    """Move ships to act, build on the islands, place gondoliers for characters.  2-4 players."""

    key = "murano"
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    rules_version = 1
    digests = 2
    always_asked = frozenset({"choose_turn", "choose_pass_move"})  # R28
    options: tuple[Option, ...] = (
        Option("start_character", (False, True), False),  # R90
        Option("gold_for_red_ship", (False, True), False),  # R91
        Option("max_one_workshop", (False, True), False),  # R92
        Option("no_workshop_in_scoring", (False, True), False),  # R93
    )

    def new(self, players: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """See the contract.  R17, R18, R90"""
        state = State(self, players, self.complete(players, options), Rng(seed))
        state.start = state.active = int(state.rng.random() * players)
        lay_out_stacks(state)
        lay_out_decks(state)
        lay_out_ships(state)
        if state.options["start_character"]:
            state.agenda.append(("start_character", 0))
        else:
            begin_turn(state, state.start)
        run(state)
        return state

    def apply(self, state: State, action: Action) -> None:
        """See the contract."""
        state.offers = []
        HANDLERS[action[0]](state, action)
        run(state)

    def score_parts(self, state: State, seat: int) -> list[int]:
        """See the contract: the points of the start, then those of each kind.  R7, R17"""
        earned = state.earned[seat * N_KINDS : (seat + 1) * N_KINDS]
        return [state.vp[seat] - sum(earned), *earned]

    def resample(self, state: State, observer: int, rng: Random) -> State:
        """See the contract."""
        return resample(state, observer, rng)

    def check(self, state: State) -> None:
        """See the contract."""
        invariants.check(state)

    def write(self, state: Any, action: Action) -> str:  # noqa: ANN401  # wider than State, as the contract asks
        """See the contract: verb and component ids, ``"lay navagero_s1"``."""
        return " ".join([action[0], *_words(state, action)])

    def __reduce__(self) -> str:
        return "GAME"  # one instance per process, also after pickling


def _words(state: State, action: Action) -> list[str]:
    """The arguments of an action in component ids."""
    verb, *arguments = action
    if verb in ("act", "share"):
        return [RING[arguments[0]]]
    if verb in ("move", "drift"):
        ship = "red" if arguments[0] == RED_SHIP else RING[state.ships[arguments[0]]]
        return [ship, RING[arguments[1]]]
    if verb == "tile":
        return [TILE_IDS[arguments[0]], CELLS[arguments[1]]]
    if verb == "lay":
        return [CELLS[arguments[0]]]
    if verb == "pick":
        return [TILE_IDS[arguments[0]]]
    if verb == "recruit":
        return [CHARACTERS[arguments[0]]]
    if verb == "card":
        return [SPECIALS[arguments[0]]]
    if verb == "dock":
        return [f"{ISLANDS[arguments[0] // N_DOCKS]}_dock_{PLAYER_COLOURS[arguments[0] % N_DOCKS]}"]
    if verb == "score":
        return [CHARACTERS[arguments[0]], ISLANDS[arguments[1]], *map(str, arguments[2:])]
    return [str(argument) for argument in arguments]


GAME = Murano()
