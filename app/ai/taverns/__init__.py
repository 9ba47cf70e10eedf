"""What the opponents know of the Taverns of Tiefenthal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import chances as chances_of
from app.ai.levels import APPRENTICE, GRANDMASTER
from app.ai.player import Plan, blend, until_turn
from app.ai.taverns import chances, dominated, features, outcome, rollout_policy
from app.ai.taverns.evening import Evening, services
from app.ai.taverns.learned import VALUE
from app.ai.taverns.weights import AS_FITTED, TUNED, WEIGHTS, scaled, table_of
from app.engines.taverns.placing import FINISH

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from random import Random
    from typing import Any

    from app.ai.chances import Projection
    from app.ai.player import Until
    from app.ai.taverns.weights import Weights
    from app.ai.weights import Row
    from app.engines.contract import Action
    from app.engines.taverns.state import State

PLANS = 8
"""Plans that are compared at most."""

GRANDMASTER_TURN_TRUST = 6.0
"""How many results a grandmaster counts the judgement at the end of the turn for.

It tells plans apart better than a few deals to the evening after this one, and at level 1 as well as many.
"""

SINCE = {
    APPRENTICE: "2026-11-23",
    GRANDMASTER: "2026-11-30T00:03",
    **dict.fromkeys((f"{GRANDMASTER} {table}" for table in (25, 35, 45)), "2026-11-30T15:17"),
}
"""Since when levels play as they do here; see ``Policy``."""


class TavernsPolicy:
    """See ``app.ai.player.Policy``."""

    margin = 0.0
    lead = 20.0
    temperature = 0.02
    trust = 4.0
    turn_trust = 0.0
    root_spread = 0.0
    halving = False
    novice_temperature = 0.05
    apprentice_temperature = 0.028
    evaluation_noise = 0.03
    point_part = 1.0
    deals = 2
    share = 0.5
    odds = chances.ODDS
    value = VALUE
    secrets = False
    whole_rounds = True
    slow_effects = False
    since = SINCE

    def __init__(self, factors: dict[int, Row]) -> None:
        self.weights = factors
        self._scaled: dict[int, Weights] = {}

    def table(self, players: int, options: Mapping[str, Any]) -> int:
        """See ``Weighed``: by number of players and level."""
        return table_of(players, options["level"])

    def weighed(self, table: int, row: Row) -> TavernsPolicy:
        """See ``Weighed``."""
        return type(self)({**self.weights, table: row})

    def _judgement(self, state: State) -> Weights:
        key = table_of(state.players, state.level)
        found = self._scaled.get(key)
        if found is None:
            found = self._scaled[key] = scaled(WEIGHTS[state.level], self.weights[key])
        return found

    def limit(self, view: State) -> Until:
        """See ``Policy``: to the end of the next evening.  A round has a turn per seat, one before, and the draft."""
        rounds = view.round + (not view.setting_up())
        return until_turn(rounds * (view.players + 2) + 1 + bool(view.start_cards))

    def evaluate(self, state: State) -> list[float]:
        """See ``Policy``."""
        return outcome.evaluate(state, self._judgement(state))

    def reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``."""
        return blend(self, state)

    def turn_reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``."""
        return self.reward(state, view)

    def deal(self, view: State, seat: int, rng: Random, *, again: bool = False) -> State:
        """See ``Policy``."""
        return view.resample(seat, rng)

    def world(self, view: State, viewer: int, rng: Random, former: State | None = None) -> State:
        """See ``Policy``."""
        return view.resample(viewer, rng)

    def rows(self, state: State) -> list[list[float]]:
        """See ``app.ai.selfplay.Learned``."""
        return features.rows(state)

    def plain_projection(self, state: State) -> Projection:
        """See ``app.ai.selfplay.Learned``."""
        return chances.projection(state)

    def projection(self, state: State) -> Projection:
        """See ``Policy``."""
        return chances.projection(state)

    def win_chances(self, state: State, viewer: int) -> list[float]:
        """See ``Policy``."""
        return chances_of(self.odds[state.players], state, self.projection(state), viewer)

    def endgame(self, state: State) -> bool:
        """See ``Policy``."""
        return False

    def rank(self, state: State, actions: Sequence[Action]) -> list[float]:
        """See ``Policy``."""
        slope = outcome.slope(state)
        return [
            value * slope for value in rollout_policy.JUDGES[state.decision](state, actions, self._judgement(state))
        ]

    def playout(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``; always the same for the same position, chance is in the cards and dice."""
        return rollout_policy.next_actions(state, self._judgement(state))

    def others(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        return self.playout(state, rng)

    def plans(self, state: State) -> Sequence[Plan]:
        """See ``Policy``: whole placings, whole services, else every action."""
        ways = self._ways(state)
        actions = state.legal()
        barred = self.dominated(state, actions)
        sound = [way for way in ways if actions.index(way[1][0]) not in barred] or ways
        slope = outcome.slope(state)
        best = sound[0][0]
        return [Plan(tuple(way), (value - best) * slope) for value, way in sound[:PLANS]]

    def _ways(self, state: State) -> list[tuple[float, list[Action]]]:
        """Ways to go on, each with its worth in points, best first."""
        weights = self._judgement(state)
        if state.decision == "place_dice":
            placings = Evening(state, state.active, weights).placings(rollout_policy.unplaced(state), PLANS)
            return [(value, [*actions, FINISH]) for value, actions in placings]
        if state.decision == "service":
            return services(state, state.active, weights)
        actions = state.legal()
        values = rollout_policy.JUDGES[state.decision](state, actions, weights)
        return sorted(
            ((value, [action]) for value, action in zip(values, actions, strict=True)), key=lambda way: -way[0]
        )

    def key(self, state: State) -> Hashable:
        """See ``Policy``."""
        return state.decision, state.actor, state.turn, state.revealed

    def of_level(self, level: str) -> TavernsPolicy:
        """See ``Policy``."""
        return GRANDMASTER_POLICY if level == GRANDMASTER else self

    def dominated(self, state: State, actions: Sequence[Action]) -> frozenset[int]:
        """See ``Policy``."""
        return dominated.dominated(state, actions)


class GrandmasterPolicy(TavernsPolicy):
    """Goes by what was found by play, and compares plans by how they stand at the end of the turn as well.

    That wavers less from deal to deal.
    """

    turn_trust = GRANDMASTER_TURN_TRUST


POLICY = TavernsPolicy(AS_FITTED)
GRANDMASTER_POLICY = GrandmasterPolicy(TUNED)
