"""The agenda: steps are taken off its end and run until somebody has to decide.  R16, R172, R173"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.bruges import effects, gains, harbour, persons, piles, plays, rivals, rounds, threats
from app.engines.bruges.handlers import HANDLERS
from app.engines.bruges.state import NOTHING

if TYPE_CHECKING:
    from app.engines.bruges.state import State

STEPS: dict[str, Callable[[State, tuple[Any, ...]], None]] = {
    "round": rounds.next_round,
    "fill": rounds.fill_hand,
    "draw": piles.ask_pile,
    "look": piles.look,
    "sixth": rounds.ask_sixth,
    "exchange": harbour.reveal_exchange,
    "dice": rounds.throw_dice,
    "thrown": rounds.after_throw,
    "strike": threats.strike,
    "suffered": threats.react,
    "order": threats.ask_order,
    "fire": threats.fire,
    "loss": threats.ask_loss,
    "plague": threats.plague,
    "victim": threats.ask_victim,
    "advance": rounds.ask_advance,
    "step": gains.climb,
    "turn": rounds.begin_turn,
    "main": rounds.ask_main,
    "majorities": rounds.majorities,
    "effect": effects.effect,
    "react": effects.react,
    "done": persons.done,
    "ask_repeat": persons.ask_repeat,
    "act_drawn": plays.ask_drawn,
    "improve": plays.improve,
    "choose_workers": plays.ask_workers,
    "further": gains.ask_further_threats,
    "swap": gains.ask_swap,
    "discard": gains.ask_discard,
    "reward": gains.reward,
    "give_threats": threats.ask_give_threats,
    "hand_over": threats.hand_over,
    "against": rivals.against,
    "ship": harbour.ask_ship,
}


def run(state: State) -> None:
    """Run steps until a decision with a choice is asked or the game is over; the end of a turn is always asked.

    R46, R173
    """
    agenda = state.agenda
    while True:
        offers = state.offers
        if offers:
            if len(offers) > 1 or state.decision == "end_turn":
                return
            state.offers = NOTHING
            HANDLERS[state.decision](state, offers[0])
        elif agenda:
            step = state.asked = agenda.pop()
            STEPS[step[0]](state, step)
        else:
            return


def ask_again(state: State) -> bool:
    """Work out the offers of the present decision anew, after hidden things were dealt anew.

    Returns:
        Whether there are any.
    """
    agenda = state.agenda[:]
    state.offers = NOTHING
    STEPS[state.asked[0]](state, state.asked)
    state.agenda[:] = agenda
    return bool(state.offers)
