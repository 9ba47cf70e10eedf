"""The agenda: steps are taken off its end and run until somebody has to decide.  R8, R22"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.taverns import evening, placing, service, tracks

if TYPE_CHECKING:
    from app.engines.taverns.state import State

STEPS: dict[str, Callable[[State, tuple[Any, ...]], None]] = {
    "start_card": evening.start_card,
    "take": evening.start_take,
    "turn_tile": evening.start_turn_tile,
    "remove": evening.ask_removed,
    "cellar": evening.start_cellar,
    "shuffle_decks": evening.shuffle_decks,
    "evening": evening.next_evening,
    "bonus": evening.round_bonus,
    "fill": evening.fill_taverns,
    "redraw": evening.redraw,
    "waitresses": evening.waitresses,
    "draft": evening.draft,
    "turn": placing.begin_turn,
    "place": placing.ask_placing,
    "service": service.begin_service,
    "serve": service.ask_service,
    "activate_rest": service.activate_rest,
    "free_tile": service.ask_free_tile,
    "juggle": evening.juggle,
    "close": evening.close,
    "card": tracks.gain_card,
    "noble": tracks.gain_noble,
    "schnapps": tracks.gain_drink,
    "monastery": tracks.monastery_step,
    "reputation": tracks.reputation_step,
    "ban": tracks.ask_ban,
    "choose_column": tracks.ask_column,
    "sign": tracks.sign,
}


def run(state: State) -> None:
    """Run steps until a decision is asked or the game is over."""
    while not state.offers and state.agenda:
        step = state.agenda.pop()
        STEPS[step[0]](state, step)
