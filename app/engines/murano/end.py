"""The end of the game and what follows it.  R65, R70, R71, R74"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.contract import NOBODY, clockwise
from app.engines.murano.components import (
    EMPTY_SORTS,
    GLASSWORKS_SORT,
    PALACE_SORT,
    PASS_ROUNDS,
    SHOP_SORT,
    SPECIAL_SORT,
    STILL_ROUNDS,
    STREET_SORT,
)

if TYPE_CHECKING:
    from app.engines.murano.state import State


def empty_sorts(state: State) -> list[int]:
    """Sorts whose supply is empty; tiles before players do not count.  R70"""
    empty = [] if state.streets else [STREET_SORT]
    if not state.shops:
        empty.append(SHOP_SORT)
    if not state.glassworks:
        empty.append(GLASSWORKS_SORT)
    if not state.specials_left:
        empty.append(SPECIAL_SORT)
    if not state.palaces:
        empty.append(PALACE_SORT)
    return empty


def tile_left(state: State) -> None:
    """A tile has left a supply: the end is triggered as soon as two sorts are empty.  R70, R71, R74

    The turn goes on, and then everybody else has one more; what runs out later changes nothing.
    """
    state.still = -1  # the turn itself does not count
    if not state.ended and len(empty_sorts(state)) >= EMPTY_SORTS:
        state.ended = True
        state.turns_left = state.players
        if state.trace is not None:
            state.trace.append(("end_triggered", state.active))


def is_stuck(state: State) -> bool:
    """Whether, at the end of a round, ten full ones were passed by all or forty saw no tile leave.  R74 (ruling)"""
    return state.passes >= PASS_ROUNDS * state.players or state.still >= STILL_ROUNDS * state.players


def shown(state: State) -> None:
    """The scoring has shown something of the hidden hands: who has a choice, or what it came to."""
    state.revealed += 1


def begin_scoring(state: State) -> None:
    """Score everybody in turn order, beginning with the seat after the one that had the last turn.  R60, R74

    When the end was triggered, that is the seat that did it.  Who is asked for a card, and who is
    not, tells something about hidden hands.
    """
    shown(state)
    state.agenda.append(("over",))
    for seat in reversed(list(clockwise((state.active + 1) % state.players, state.players))):
        state.agenda += [("gondolier_points", seat), ("assign", seat)]


def finish_game(state: State, step: tuple[Any, ...]) -> None:
    """Everything is scored; hands are open.  R5, R65"""
    state.decision = "over"
    state.actor = NOBODY
    state.revealed += 1
    if state.trace is not None:
        state.trace.append(("game_over",))
