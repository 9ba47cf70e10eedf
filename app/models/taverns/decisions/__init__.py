"""How the decisions of the Taverns are put to a person; one module per phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.decision import Decisions
from app.models.taverns.decisions import bonuses, evening, placing, service, start

if TYPE_CHECKING:
    from app.engines.taverns.state import State

DECISIONS: Decisions[State] = Decisions(
    "TavernsDecisions",
    (
        *(start.CHOOSE_START_CARD, start.CHOOSE_REMOVED_REGULARS),
        *(evening.CHOOSE_ROUND_BONUS, evening.CHOOSE_ENTERTAINER_SIDE, evening.CHOOSE_FREE_UPGRADE),
        *(evening.USE_COUNTER_GUEST_REDRAW, placing.DRAFT_DIE, placing.PLACE_DICE, service.SERVICE),
        *(bonuses.CHOOSE_BANNED_CARD, bonuses.CHOOSE_SIGNATURE_COLUMN, bonuses.CHOOSE_SUBSTITUTE_HELPER),
        bonuses.USE_JUGGLER_RETURN,
    ),
    over="goal",
    # Dice are not among them: the key of a die names who rolled it, and coasters are passed on (R53).
    owned=frozenset({"seat", "space", "tile", "counter", "entertainer", "reputation", "cell", "card"}),
)
