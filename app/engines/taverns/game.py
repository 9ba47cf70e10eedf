"""The Taverns of Tiefenthal: options, set-up and the readable form of actions.  R1-R21, R160"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.chance import Rng, shuffle
from app.engines.contract import Action, BaseGame, Option
from app.engines.taverns.components import (
    CARDS,
    DISPLAY_SIZE,
    ENTERTAINERS,
    EXTRA_GUESTS,
    GUESTS,
    JOKER,
    OLD_STAFF,
    REGULARS,
    SPACES,
    START_CARDS,
    START_HAND,
    THREE_STACK,
    TILES,
)
from app.engines.taverns.state import State, run

if TYPE_CHECKING:
    from collections.abc import Mapping


class Taverns(BaseGame):
    """Draft dice, serve guests, improve the tavern, over eight evenings.  2-4 players."""

    key = "taverns"
    players = range(2, 5)
    rules_version = 1
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

    def write(self, state: Any, action: Action) -> str:
        """See the contract: verb and component ids, ``"place 4 guest_4_3"``."""
        verb = action[0]
        if verb in ("place", "take_back"):
            return f"{verb} {_face(action[1])} {_space(state, action[2])}"
        if verb in ("activate", "ban"):
            return f"{verb} {_space(state, action[1])}"
        if verb == "peek":
            return "peek"
        if verb == "upgrade":
            return f"upgrade {TILES[action[1]].id} {action[2]}"
        if verb == "side":
            return f"side {ENTERTAINERS[action[1]]} {'ab'[action[2] - 1]}"
        return " ".join([verb, *(_word(verb, argument) for argument in action[1:])])

    def __reduce__(self) -> str:
        return "GAME"  # one instance per process, also after pickling


def _face(face: int) -> str:
    return "X" if face == JOKER else str(face)


def _space(state: State, space: int) -> str:
    """A space by its id, a seat by the card that sits there."""
    return SPACES.get(space) or CARDS[state.seated[state.actor][space]].id


def _word(verb: str, argument: Any) -> str:  # noqa: ANN401  # a word or a number
    """One argument in component ids."""
    if isinstance(argument, str):
        return argument
    if verb in ("buy", "recruit", "bonus", "return", "substitute", "remove"):
        return CARDS[argument].id
    if verb == "start":
        return START_CARDS[argument]
    if verb == "tile":
        return TILES[argument].id
    if verb == "entertain":
        return ENTERTAINERS[argument]
    return str(argument)


GAME = Taverns()
