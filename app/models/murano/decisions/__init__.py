"""How the decisions of Murano are put to a person, one module per group of decisions.

In each module a ``Translated`` class has the texts, in methods ``ask_…``, ``advise_…``, ``reason_…`` and ``refuse_…``;
functions ``spell_…`` give the paths of keys.  The ``Decision`` records at the end put them together; what each function
gets and returns is said in ``Decision``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.decision import Decisions
from app.models.murano.decisions import building, buying, characters, glass, gondoliers, scoring, ships

if TYPE_CHECKING:
    from app.engines.murano.state import State

DECISIONS: Decisions[State] = Decisions(
    "MuranoDecisions",
    (
        *(characters.START_CHARACTER, ships.CHOOSE_TURN, ships.MOVE_SHIP, ships.CHOOSE_PASS_MOVE),
        *(buying.CHOOSE_PURCHASE_MODE, buying.CHOOSE_TILE_FROM_STACK, buying.FINAL_BUILD),
        *(characters.CHOOSE_CHARACTER, gondoliers.CHOOSE_GONDOLA, gondoliers.CHOOSE_HIRE_OR_DISMISS),
        *(building.BUILD_STEP, building.PLACE_STREET, building.CHOOSE_SPECIAL_CARD),
        *(glass.CHOOSE_PRODUCTION, glass.CHOOSE_SALE, glass.CHOOSE_KONTOR_RETURN, scoring.ASSIGN_CHARACTERS),
    ),
    over="winner",
    owned=frozenset({"unbuilt", "bead", "ready", "hidden"}),
)
