"""All decisions of Port Royal, grouped by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.decision import Decisions
from app.models.port_royal.decisions import discovering, expeditions, trading

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

DECISIONS: Decisions[State] = Decisions(
    "PortRoyalDecisions",
    (
        *(discovering.DISCOVER_ACTION, discovering.REPEL_SHIP),
        expeditions.CHOOSE_PAYMENT,
        *(trading.TAKE_CARD, trading.CHOOSE_BENEFICIARY),
    ),
    over="end",
)
