"""Which function performs which verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engines.loyang import court, display, harvest, helpers, solo, turn

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

HANDLERS: dict[str, Callable[[State, Action], None]] = {
    "loan": display.take_loan,
    "sell": display.sell,
    "discard": display.discard_helper,
    "play": helpers.play,
    "enough": helpers.enough,
    "crop": harvest.choose_home_crop,
    "decline": harvest.decline,
    "reveal": court.reveal_court_card,
    "add": court.add_to_court,
    "take": court.take_court_card,
    "extra": court.take_extra_card,
    "hand": court.take_hand_card,
    "beginner": court.take_beginner,
    "partner": court.choose_partner,
    "grid": solo.buy_grid_card,
    "sow": turn.sow,
    "buy": turn.buy,
    "trade": turn.trade_at_own,
    "deliver": turn.deliver,
    "deliver_again": turn.deliver_again,
    "deliver_double": turn.deliver_double,
    "refuse": turn.refuse,
    "serve": turn.serve,
    "pack": turn.buy_pack,
    "reject": turn.keep,
    "keep": turn.keep,
    "choose": helpers.choose_private_field,
    "stock": helpers.set_shop,
    "cheap": helpers.buy_cheap,
    "end": turn.end_turn,
    "upgrade": turn.upgrade,
    "return": turn.give_back,
    "advance": turn.advance,
}
