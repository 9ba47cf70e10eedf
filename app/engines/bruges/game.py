"""Bruges: options, set-up and the readable form of actions.  R1-R14"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.bruges import invariants
from app.engines.bruges.components import (
    BASE_PLAYERS,
    COLOUR,
    COLOURS,
    IDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    PILES,
    SEATS,
    SECTIONS,
    STACKS,
    STACKS_LARGE,
    deck,
)
from app.engines.bruges.flow import run
from app.engines.bruges.handlers import HANDLERS
from app.engines.bruges.harbour import lay_out_modules
from app.engines.bruges.hidden import resample
from app.engines.bruges.scoring import breakdown, total
from app.engines.bruges.state import NOTHING, Rules, State
from app.engines.chance import Rng, shuffle
from app.engines.contract import Action, Option

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random


def lay_out_piles(state: State) -> None:
    """All cards in play in nearly equal stacks: as many as players make the draw piles, the rest the reserve.

    R6, R7, R8, R86
    """
    cards = deck(state.options["pets"], state.options["new_citizens"])
    shuffle(state.rng, cards)
    large = state.options["new_citizens"] or state.players > BASE_PLAYERS
    stacks = STACKS_LARGE if large else STACKS
    small, larger = divmod(len(cards), stacks)
    sizes = [small + 1] * larger + [small] * (stacks - larger)
    shuffle(state.rng, sizes)
    drawn = sum(sizes[: state.players])
    middle = (drawn + 1) // 2
    state.piles = [cards[:middle], cards[middle:drawn]]
    state.reserve = cards[drawn:]


class Bruges(Rules):
    """Play cards for six actions, house persons, and stand the threats.  2-5 players."""

    key = "bruges"
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    all_modules: Mapping[str, Any] = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
    rules_version = 2  # 2: a used mark ends in the discard pile, R69
    digests = 2
    undo_past_opponents = False  # R73, R74
    options: tuple[Option, ...] = (
        Option("pets", (False, True), False),  # R86
        Option("new_citizens", (False, True), False),  # R96
        Option("zwin", (False, True), False),  # R112
        Option("exchange", (False, True), False),  # R124
        Option("exchange_scaled", (False, True), False, needs={"exchange": (True,)}),  # R128
    )

    def new(self, players: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """See the contract.  R1, R3, R4, R5, R6, R7, R8, R12, R13, R14"""
        state = State(self, players, self.complete(players, options), Rng(seed))
        state.start = int(state.rng.random() * players)
        lay_out_piles(state)
        lay_out_modules(state)
        state.agenda.append(("round",))
        run(state)
        return state

    def apply(self, state: State, action: Action) -> None:
        """See the contract."""
        state.offers = NOTHING
        HANDLERS[state.decision](state, action)
        run(state)

    def scores(self, state: State) -> list[int]:
        """See ``Rules``.  R132, R135"""
        return [total(state, seat) for seat in range(state.players)]

    def score_parts(self, state: State, seat: int) -> list[int]:
        """See the contract.  R132"""
        return list(breakdown(state, seat).values())

    def resample(self, state: State, observer: int, rng: Random) -> State:
        """See the contract."""
        return resample(state, observer, rng)

    def check(self, state: State) -> None:
        """See the contract."""
        invariants.check(state)

    def write(self, state: Any, action: Action) -> str:  # noqa: ANN401  # wider than State, as the contract asks
        """See the contract: verb and component ids, ``"recruit mason 2"``."""
        return " ".join([action[0], *_words(action)])

    def __reduce__(self) -> str:
        return "GAME"  # one instance per process, also after pickling


def _play_words(action: Action) -> list[str]:
    """``"house mason as red blue exchange"``: its colour only if named, what is paid or where, improved."""
    verb, card, colour, improved, *rest = action
    words = [IDS[card]]
    if colour != COLOUR[card]:
        words += ["as", COLOURS[colour]]
    if verb == "canal":
        words.append(SECTIONS[rest[0]])
    elif verb == "house":
        words.append(COLOURS[rest[0]] if rest[0] >= 0 else "free")
    elif verb == "recruit":
        words.append(str(rest[0]))
    return [*words, "exchange"] if improved else words


def _colours(colours: Action) -> list[str]:
    return [COLOURS[colour] for colour in colours]


_WORDS: dict[str, Callable[[Action], list[str]]] = {
    "draw": lambda rest: [PILES[rest[0]]],
    **dict.fromkeys(("activate", "person", "card"), lambda rest: [IDS[rest[0]]]),
    **dict.fromkeys(("take", "return", "give", "sell", "swap", "first", "colour", "ship"), _colours),
    **dict.fromkeys(("tile", "break"), lambda rest: [SECTIONS[rest[0]]]),
    "lay": lambda rest: [IDS[rest[0]], str(rest[1])],
    "hand": lambda rest: [COLOURS[rest[0]], SEATS[rest[1]]],
    **dict.fromkeys(("target", "receivers"), lambda rest: [SEATS[seat] for seat in rest]),
}
"""What the numbers of a verb are; those of other verbs stand for themselves."""


def _words(action: Action) -> list[str]:
    """The arguments of an action in component ids."""
    verb, *rest = action
    if verb in ("workers", "guilders", "threat", "canal", "house", "recruit"):
        return _play_words(action)
    if verb in _WORDS:
        return _WORDS[verb](tuple(rest))
    return [str(argument) for argument in rest]


GAME = Bruges()
