"""The opponents: levels, search, worker process and arena.  Runs without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges import POLICY as BRUGES
from app.ai.chances import Projection
from app.ai.decision_review import Candidate, DecisionReview, Measured, Points
from app.ai.loyang import POLICY as LOYANG
from app.ai.murano import POLICY as MURANO
from app.ai.player import Budget, Choice, Plan
from app.ai.port_royal import POLICY as PORT_ROYAL
from app.ai.race import PlanCounts
from app.ai.search import RootCounts
from app.ai.skill.ledger import Estimate
from app.ai.taverns import POLICY as TAVERNS
from app.engines.native import pickle_by_fields

if TYPE_CHECKING:
    from app.ai.player import AnyPolicy

POLICIES: dict[str, AnyPolicy] = {
    "port_royal": PORT_ROYAL,
    "taverns": TAVERNS,
    "loyang": LOYANG,
    "murano": MURANO,
    "bruges": BRUGES,
}
"""The policy of each game by its key."""

FURTHER: list[str] = []
"""Functions, as ``module:function``, that register games beside those of the program.

Every worker process calls them when it starts: it imports the modules anew and knows nothing of the main process.
"""

# These are sent between the processes.
pickle_by_fields(
    *(Budget, Candidate, Choice, DecisionReview, Estimate, Measured, Plan, PlanCounts, Points, Projection, RootCounts)
)
