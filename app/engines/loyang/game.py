"""Loyang: options, set-up and the readable form of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, mix, shuffle
from app.engines.contract import Action, BaseGame, Option
from app.engines.loyang import invariants
from app.engines.loyang.beliefs import new_stack
from app.engines.loyang.components import (
    BEGINNERS,
    CARDS,
    GOODS,
    HELPER,
    MARKET_CRIER,
    MERCHANT,
    N_ACTION,
    NOT_IN_SOLO,
    PLAYERS,
    TRADER,
    WITH_HAGGLER,
    WITH_SHOPPER,
)
from app.engines.loyang.court import deal
from app.engines.loyang.flow import run
from app.engines.loyang.handlers import HANDLERS
from app.engines.loyang.hidden import resample
from app.engines.loyang.solo import fill_grid, lay_out_opponent
from app.engines.loyang.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random


def deal_beginners(state: State) -> None:
    """Everybody gets one of the customers with the dot, face down; the others stay in the pile.  R18, R60"""
    dotted = list(BEGINNERS)
    shuffle(state.rng, dotted)
    for seat in range(state.players):
        state.beginner[seat] = dotted[seat]
        state.pile.remove(dotted[seat])


class Loyang(BaseGame):
    """Grow vegetables, trade them and serve customers to walk the path of prosperity.  1-4 players."""

    key = "loyang"
    players = range(PLAYERS[0], PLAYERS[-1] + 1)
    rules_version = 1
    digests = 2
    undo_past_opponents = False  # R112
    options: tuple[Option, ...] = (Option("beginner", (False, True), False, players=range(2, PLAYERS[-1] + 1)),)

    def new(self, players: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """See the contract.  R13, R16, R17, R19, R20, S1, S2, S6"""
        state = State(self, players, self.complete(players, options), Rng(seed))
        state.large = int(state.rng.random() * players)
        for seat in range(players):
            state.stack[seat] = new_stack(state.rng.stream())
        solo = players == 1
        state.pile = [card for card in range(N_ACTION) if not (solo and HELPER[card] in NOT_IN_SOLO)]
        if state.options["beginner"]:
            deal_beginners(state)
        mix(state.rng.stream(), state.pile)
        if solo:
            lay_out_opponent(state)
            fill_grid(state)
        else:
            deal(state)
        state.agenda = [("round",), ("homes", 0)]
        run(state)
        return state

    def apply(self, state: State, action: Action) -> None:
        """See the contract."""
        state.offers = []
        HANDLERS[action[0]](state, action)
        run(state)

    def resample(self, state: State, observer: int, rng: Random) -> State:
        """See the contract."""
        return resample(state, observer, rng)

    def score_parts(self, state: State, seat: int) -> list[int]:
        """The path, and what loans take back.  R103"""
        return [state.space[seat], -state.loans[seat]]

    def check(self, state: State) -> None:
        """See the contract."""
        invariants.check(state)

    def write(self, state: Any, action: Action) -> str:  # noqa: ANN401  # wider than State, as the contract asks
        """See the contract: verb and component ids, ``"trade stall_wheat_bean_leek bean wheat wheat"``."""
        return " ".join([action[0], *_words(action)])

    def __reduce__(self) -> str:
        return "GAME"  # one instance per process, also after pickling


def _ways(way: int) -> list[str]:
    return [name for name, bit in (("haggler", WITH_HAGGLER), ("shopper", WITH_SHOPPER)) if way & bit]


def _words(action: Action) -> list[str]:
    """The arguments of an action in component ids."""
    verb, *arguments = action
    if verb == "play":
        return _helper_words(*arguments)
    if verb in ("buy", "cheap"):
        return [GOODS[arguments[0]], *_ways(arguments[1])]
    if verb == "trade":
        return [CARDS[arguments[0]].id, *(GOODS[good] for good in arguments[1:])]
    if verb in ("crop", "sell", "return"):
        return [GOODS[arguments[0]]]
    if verb == "stock":
        return [GOODS[arguments[0]], str(arguments[1])]
    if verb == "sow":
        return [GOODS[arguments[0]], CARDS[arguments[1]].id]
    if verb in ("advance", "choose"):
        return [str(arguments[0])]
    if verb == "partner":
        return [str(arguments[0] + 1)]
    return [CARDS[card].id for card in arguments]


def _helper_words(card: int, option: int, *targets: int) -> list[str]:
    """Helper, option, and what it is used on."""
    words = [CARDS[card].id, str(option)]
    name = CARDS[card].helper
    if name == TRADER:
        return [*words, CARDS[targets[0]].id, *(GOODS[good] for good in targets[1:])]
    if name == MARKET_CRIER:
        return words + [
            f"{CARDS[stall].id}:{GOODS[good]}" for stall, good in zip(targets[::2], targets[1::2], strict=True)
        ]
    if name == MERCHANT:
        return [*words, GOODS[targets[0]], *_ways(targets[1])]
    return words + [CARDS[target].id for target in targets]


GAME = Loyang()
