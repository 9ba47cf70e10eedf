"""The agenda: steps are taken off its end and run until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.loyang import court, display, harvest, helpers, solo, turn

if TYPE_CHECKING:
    from app.engines.loyang.state import State

STEPS: dict[str, Callable[[State, tuple[Any, ...]], None]] = {
    "homes": harvest.home_crops,
    "home": harvest.ask_home_crop,
    "round": harvest.begin_round,
    "harvest_hand": harvest.ask_harvest_hand,
    "cards": court.begin_cards,
    "single": court.single_card,
    "distribute": court.begin_distribution_turn,
    "court": court.ask_court,
    "hand": court.ask_hand_card,
    "extra": court.ask_extra,
    "rest": court.leave_distribution,
    "partner": court.ask_partner,
    "grid": solo.ask_grid,
    "refill_grid": solo.refill_grid,
    "lay": display.lay_out,
    "actions": turn.begin_action_turn,
    "act": turn.ask_act,
    "pack": turn.ask_pack,
    "set_shop": helpers.ask_shop,
    "merchant": helpers.ask_merchant,
    "choose_field": helpers.ask_private_field,
    "store": turn.ask_store,
    "advance": turn.ask_advance,
}


def run(state: State) -> None:
    """Run steps until a decision is asked or the game is over."""
    while not state.offers and state.agenda:
        step = state.asked = state.agenda.pop()
        STEPS[step[0]](state, step)


def ask_again(state: State) -> None:
    """Work out the offers of the present decision anew, after hidden things were dealt anew."""
    state.offers = []
    STEPS[state.asked[0]](state, state.asked)
