"""The agenda: steps are taken off its end and run until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.murano import actions, building, characters, end, scoring, turn

if TYPE_CHECKING:
    from app.engines.murano.state import State


def start_character(state: State, step: tuple[Any, ...]) -> None:
    """Before the first turn everybody may buy a character, from the start player on.  R18, R90

    Each of these counts as a turn of its own.
    """
    if step[1] == state.players:
        turn.begin_turn(state, state.start)
        return
    state.agenda.append(("start_character", step[1] + 1))
    state.turn += 1
    characters.recruit(state, (state.start + step[1]) % state.players, "start_character")


STEPS: dict[str, Callable[[State, tuple[Any, ...]], None]] = {
    "start_character": start_character,
    "turn": turn.choose_turn,
    "move": turn.ask_move,
    "pass_move": turn.ask_pass_move,
    "action": turn.perform,
    "end_turn": turn.end_of_turn,
    "return": turn.ask_return,
    "mode": actions.ask_mode,
    "choose_tile": actions.ask_tile,
    "character": characters.ask_character,
    "dock": actions.ask_dock,
    "gondolier": actions.ask_gondolier,
    "produce": actions.ask_production,
    "sale": actions.ask_sale,
    "build": building.ask_build,
    "street": building.ask_street,
    "special": building.draw_specials,
    "ask_special": building.ask_special,
    "final_build": building.ask_final_build,
    "assign": scoring.ask_assign,
    "gondolier_points": scoring.gondolier_points,
    "over": end.finish_game,
}


def run(state: State) -> None:
    """Run steps until a decision is asked or the game is over."""
    while not state.offers and state.agenda:
        step = state.asked = state.agenda.pop()
        STEPS[step[0]](state, step)


def ask_again(state: State) -> bool:
    """Work out the offers of the present decision anew, after hidden things were dealt anew.

    Returns:
        Whether there are any.
    """
    state.offers = []
    STEPS[state.asked[0]](state, state.asked)
    return bool(state.offers)
