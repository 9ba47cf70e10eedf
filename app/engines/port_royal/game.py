"""Port Royal: options, set-up and the readable form of actions.  R1-R20"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.engines.chance import Rng, shuffle
from app.engines.contract import Action, Option, clockwise
from app.engines.port_royal import discover, invariants, trade
from app.engines.port_royal.components import (
    CARDS,
    COMPLETED,
    CONTRACT_POINTS,
    CONTRACTS,
    CONTRACTS_OPEN,
    CUBES,
    DECK,
    END_INFLUENCE,
    END_INFLUENCE_RANGE,
    FIVE_PLAYER_EXPEDITION,
    KIND,
    POINTS,
    START_COINS,
    WIDTH,
    Card,
)
from app.engines.port_royal.end import begin_turn
from app.engines.port_royal.expeditions import PAYERS
from app.engines.port_royal.handlers import HANDLERS
from app.engines.port_royal.money import gain_coins
from app.engines.port_royal.state import DISCOVER, Rules, State


class PortRoyal(Rules):
    """Push your luck in the harbour, trade with ships, hire persons.  2-5 players."""

    key = "port_royal"
    players = range(2, 6)
    all_modules: Mapping[str, Any] = {"expansion": "contracts"}
    setbacks = frozenset({"bust"})  # R32
    rules_version = 1
    digests = 2
    options: tuple[Option, ...] = (
        Option("expansion", ("none", "cards", "contracts"), "none"),  # R12
        Option("influence", tuple(END_INFLUENCE_RANGE), END_INFLUENCE),  # R13
        Option("expedition_needed", (False, True), False),  # R14
        Option("automatic_pass", (False, True), False),  # R15
    )

    def new(self, players: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """See the contract.  R11, R16, R17, R18, R19, R20"""
        full = self.complete(players, options)
        state = State(self, players, full, Rng(seed))
        state.start = int(state.rng.random() * players)  # R11
        state.active = state.start
        if players == max(self.players):
            state.expeditions.append(FIVE_PLAYER_EXPEDITION)  # R16
        state.deck = list(DECK["base" if full["expansion"] == "none" else "expansion"])
        shuffle(state.rng, state.deck)  # R17
        for seat in clockwise(state.start, players):
            gain_coins(state, seat, START_COINS, "start")  # R18
        if full["expansion"] == "contracts":
            lay_out_contracts(state)
        begin_turn(state, state.start)  # R20
        return state

    def apply(self, state: State, action: Action) -> None:
        """See the contract."""
        HANDLERS[action[0]](state, action)

    def proceed(self, state: State) -> None:
        """Ask the question of the current phase again, after a claim or at the start of a turn.  R38"""
        if state.phase == DISCOVER:
            discover.ask_discover(state)
        else:
            trade.next_take(state)

    def card(self, card: int) -> Card:
        """The facts of a card number."""
        return CARDS[card]

    def score_parts(self, state: State, seat: int) -> list[int]:
        """Persons, expeditions, and contracts where there are any.  R63"""
        expeditions = sum(POINTS[card] for card in state.displays[seat] if KIND[card] == "expedition")
        contracts = CONTRACT_POINTS[state.own[seat * WIDTH + COMPLETED]]
        parts = [state.influence[seat] - expeditions - contracts, expeditions]
        return [*parts, contracts] if state.contracts else parts

    def check(self, state: State) -> None:
        """See the contract."""
        invariants.check(state)

    def write(self, state: object, action: Action) -> str:
        """See the contract: verb and component ids, ``"hire sailor_1#2"``."""
        return _WRITERS[action[0]](action)

    def __reduce__(self) -> str:
        return "GAME"  # one instance per process, also after pickling


def lay_out_contracts(state: State) -> None:
    """Open four contracts and give everybody three cubes.  R19"""
    pile = list(range(len(CONTRACTS)))
    shuffle(state.rng, pile)
    state.contracts = tuple(pile[:CONTRACTS_OPEN])
    state.fields = [[] for _ in state.contracts]
    state.steps = [[0] * state.players for _ in state.contracts]
    state.cubes = [CUBES] * state.players
    state.collected = [[] for _ in range(state.players)]


def _verb(action: Action) -> str:
    return str(action[0])


def _with_card(action: Action) -> str:
    return f"{action[0]} {CARDS[action[1]].text}"


def _payment(action: Action) -> str:
    return " ".join(["pay", *(kind for kind, number in zip(PAYERS, action[1:], strict=True) for _ in range(number))])


_WRITERS: dict[str, Callable[[Action], str]] = {
    "draw": _verb,
    "stop": _verb,
    "repel": _verb,
    "accept": _verb,
    "pass": _verb,
    "claim": _with_card,
    "take_ship": _with_card,
    "renounce": _with_card,
    "hire": _with_card,
    "pay": _payment,
    "give": lambda action: f"give {action[1]}",
}

GAME = PortRoyal()
