"""All decisions of Loyang, grouped by what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.decision import Decisions
from app.models.loyang.decisions import cards, ending, farm, turn

if TYPE_CHECKING:
    from app.engines.loyang.state import State

DECISIONS: Decisions[State] = Decisions(
    "LoyangDecisions",
    (
        *(farm.CHOOSE_HOME_CROP, farm.HARVEST_HAND_NOW),
        *(cards.DISTRIBUTE, cards.TAKE_HAND_CARD, cards.TAKE_EXTRA_COURT_CARD, cards.FINANCE_FIELD),
        *(cards.BUY_GRID_CARD, cards.RESOLVE_DOUBLE_PACK),
        *(turn.CHOOSE_PARTNER, turn.ACT, ending.STORE_GOODS, ending.ADVANCE),
        *(farm.CHOOSE_PRIVATE_FIELD, farm.SET_SHOP, farm.MERCHANT_MORE),
    ),
    over="end",
    owned=frozenset({"cart", "store", "shop", "stack", "hidden", "beginner"}),
)
