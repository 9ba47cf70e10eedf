"""The Taverns of Tiefenthal: options, set-up and the readable form of actions.  R1-R21, R160"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, shuffle
from app.engines.contract import Action, BaseGame, Option
from app.engines.taverns import invariants
from app.engines.taverns.components import (
    CARDS,
    DISPLAY_SIZE,
    ENTERTAINERS,
    EXTRA_GUESTS,
    GUESTS,
    JOKER,
    NOBLE,
    OLD_STAFF,
    POINTS,
    REGULARS,
    SCHNAPPS_POINTS,
    SIDE_A,
    SPACES,
    START_CARDS,
    START_HAND,
    THREE_STACK,
    TILES,
)
from app.engines.taverns.flow import run
from app.engines.taverns.handlers import HANDLERS
from app.engines.taverns.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Taverns(BaseGame):
    """Draft dice, serve guests, improve the tavern, over eight evenings.  2-4 players."""

    key = "taverns"
    players = range(2, 5)
    all_modules: Mapping[str, Any] = {"level": 5}
    rules_version = 1
    digests = 2
    undo_past_opponents = False  # R7, R195
    options: tuple[Option, ...] = (
        Option("level", (1, 2, 3, 4, 5), 1),  # R1
        Option("tournament", (False, True), False, needs={"level": (5,)}),  # R188
    )

    def new(self, players: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """See the contract.  R10-R21, R160"""
        state = State(self, players, self.complete(players, options), Rng(seed))
        state.start = state.active = int(state.rng.random() * players)  # R21
        state.three_stack = list(THREE_STACK)
        shuffle(state.rng, state.three_stack)  # R12
        state.guest_deck = [*GUESTS, *(EXTRA_GUESTS if state.level >= 3 else ())]
        shuffle(state.rng, state.guest_deck)
        state.display = [state.guest_deck.pop() for _ in range(DISPLAY_SIZE)]  # R13
        for seat in range(players):
            state.deck[seat] = list(REGULARS)  # R17
            if state.level <= 3:
                state.deck[seat] += OLD_STAFF  # R18
                for card in OLD_STAFF:
                    state.supply[card] -= 1
        state.agenda = [("evening",), ("shuffle_decks",)]
        if state.level >= 4:
            shown = list(range(len(START_CARDS)))
            shuffle(state.rng, shown)
            state.start_cards = sorted(shown[:START_HAND])  # R160
            state.agenda.append(("start_card", 0))
        run(state)
        return state

    def apply(self, state: State, action: Action) -> None:
        """See the contract."""
        state.offers = []
        HANDLERS[action[0]](state, action)
        run(state)

    def score_parts(self, state: State, seat: int) -> list[int]:
        """Nobles, guests, tavern cards, and schnapps and reputation from their levels on.  R118, R140, R157"""
        nobles = guests = helpers = 0
        for card in state.owned(seat):
            if card < NOBLE:
                helpers += POINTS[card]
            elif card == NOBLE:
                nobles += POINTS[card]
            else:
                guests += POINTS[card]
        more = [SCHNAPPS_POINTS * state.schnapps[seat], state.reputation_points(seat)]
        return [nobles, guests, helpers, *more[: max(0, min(2, state.level - 1))]]

    def check(self, state: State) -> None:
        """See the contract."""
        invariants.check(state)

    def write(self, state: Any, action: Action) -> str:  # noqa: ANN401  # wider than State, as the contract asks
        """See the contract: verb and component ids, ``"place 4 guest_4_3"``."""
        return " ".join([action[0], *_words(state, action)])

    def __reduce__(self) -> str:
        return "GAME"  # one instance per process, also after pickling


_TABLES: dict[str, Callable[[int], str]] = {
    **dict.fromkeys(("buy", "recruit", "return", "substitute", "remove"), lambda card: CARDS[card].id),
    "start": lambda card: START_CARDS[card],
    "tile": lambda tile: TILES[tile].id,
    "entertain": lambda tile: ENTERTAINERS[tile],
}
"""What the numbers of a verb are; those of other verbs stand for themselves."""


def _words(state: State, action: Action) -> list[str]:
    """The arguments of an action in component ids."""
    verb, *arguments = action
    if verb in ("place", "take_back"):
        return ["X" if arguments[0] == JOKER else str(arguments[0]), _space(state, arguments[1])]
    if verb in ("activate", "ban"):
        return [_space(state, arguments[0])]
    if verb == "upgrade":
        return [TILES[arguments[0]].id, str(arguments[1])]
    if verb == "side":
        return [ENTERTAINERS[arguments[0]], "ab"[arguments[1] - SIDE_A]]
    if verb == "bonus" and isinstance(arguments[0], int):
        return [CARDS[arguments[0]].id]
    return [_TABLES.get(verb, str)(argument) for argument in arguments]


def _space(state: State, space: int) -> str:
    """A space by its id, a seat by the card that sits there."""
    return SPACES.get(space) or CARDS[state.seated[state.actor][space]].id


GAME = Taverns()
