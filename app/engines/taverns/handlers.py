"""Which function performs which verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engines.taverns import evening, placing, service, tracks

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State

HANDLERS: dict[str, Callable[[State, Action], None]] = {
    "start": evening.choose_start_card,
    "remove": evening.remove_regulars,
    "bonus": evening.choose_round_bonus,
    "side": evening.choose_side,
    "tile": evening.choose_tile,
    "keep": evening.keep_guests,
    "redraw": evening.redraw_guests,
    "draft": evening.draft_die,
    "return": evening.juggler_return,
    "place": placing.place_die,
    "take_back": placing.take_back_die,
    "juggle": placing.make_joker,
    "finish": placing.finish_placing,
    "activate": service.activate_die,
    "activate_all": service.activate_all,
    "buy": service.buy_tavern_card,
    "upgrade": service.upgrade_tile,
    "recruit": service.recruit_guest,
    "nobles": service.hire_nobles,
    "peek": service.peek_refill,
    "counter": service.counter_guest_step,
    "entertain": service.use_entertainer,
    "bard": service.use_bard,
    "end": service.end_turn,
    "ban": tracks.ban,
    "column": tracks.choose_column,
    "substitute": tracks.substitute,
    "decline": tracks.decline,
}
