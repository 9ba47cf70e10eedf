"""What the opponents know of Loyang."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import chances as chances_of
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, NOVICE
from app.ai.loyang import chances, features, outcome, rollout_policy
from app.ai.loyang.learned import VALUE
from app.ai.player import Plan, chance_part, mixed
from app.ai.player import chances as chances_to_win
from app.engines.loyang.components import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from random import Random

    from app.ai.chances import Projection
    from app.ai.player import Until
    from app.engines.contract import Action
    from app.engines.loyang.state import State

ROUNDS_AHEAD = 2
"""Rounds that are looked through: what a farm lacks shows only then."""
HASTE = 1
"""How many positions of somebody else's turn are followed up in thought."""
FAITH = 0.4
"""How much of a difference that is foreseen between two ways comes true."""
PLANS = 8
"""Plans that are compared at most."""
GRANDMASTER_CHANCE_PART = 0.75
"""How much of a grandmaster's evaluation is the chance to win at the beginning of a game; the rest is its own farm."""
GRANDMASTER_TURN_TRUST = 8.0
"""How many results a grandmaster counts the judgement at the end of the turn for: it wavers a ninth as much as they."""

SINCE = {
    NOVICE: "2026-11-24T01:48",
    APPRENTICE: "2026-11-24T01:48",
    JOURNEYMAN: "2026-11-24T04:42",
    GRANDMASTER: "2026-11-30T07:28",
}
"""Since when levels play as they do here; see ``Policy``."""


class LoyangPolicy:
    """See ``app.ai.player.Policy``."""

    margin = 0.0
    lead = 4.0
    temperature = 0.05
    trust = 6.0
    turn_trust = 0.0
    root_spread = 0.0
    halving = False
    novice_temperature = 0.045
    apprentice_temperature = 0.008
    evaluation_noise = 0.004
    point_part = 1.0
    deals = 8
    share = 0.6
    odds = chances.ODDS
    value = VALUE
    secrets = True
    whole_rounds = False
    slow_effects = False
    since = SINCE

    def limit(self, view: State) -> Until:
        """See ``Policy``: to the end of the next round."""
        end = view.round - view.setting_up() + ROUNDS_AHEAD
        return lambda state: state.round >= end

    def evaluate(self, state: State) -> list[float]:
        """See ``Policy``."""
        return outcome.evaluate(state)

    def reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``: farms hardly touch each other."""
        return outcome.apart(state, view)

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
        """See ``Policy``: in the last round, where games are decided by less than farms can be judged to."""
        return state.round == ROUNDS

    def rank(self, state: State, actions: Sequence[Action]) -> list[float]:
        """See ``Policy``: every action by the best way that begins with it."""
        slope = FAITH * outcome.slope(state)
        found = rollout_policy.ways(state, PLANS)
        low = min(value for value, _ in found) - 2.0
        worths: dict[Action, float] = {}
        for value, way in found:
            worths[way[0]] = max(value, worths.get(way[0], value))
        return [(worths.get(action, low) - found[0][0]) * slope for action in actions]

    def playout(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``; always the same for the same position, chance is in the cards."""
        return rollout_policy.next_actions(state)

    def others(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``: a turn that is only good enough."""
        return rollout_policy.next_actions(state, HASTE)

    def plans(self, state: State) -> Sequence[Plan]:
        """See ``Policy``: whole turns, as far as they can be foreseen."""
        found = rollout_policy.ways(state, PLANS)
        slope = FAITH * outcome.slope(state)
        if found[0][1][0][0] in rollout_policy.WAITING:  # for more cards to choose from: nothing to think about
            return [Plan(found[0][1], 0.0)]
        best = found[0][0]
        return [Plan(way, (value - best) * slope) for value, way in found[:PLANS]]

    def key(self, state: State) -> Hashable:
        """See ``Policy``."""
        return state.decision, state.actor, state.turn, state.revealed

    def of_level(self, level: str) -> LoyangPolicy:
        """See ``Policy``."""
        return GRANDMASTER_POLICY if level == GRANDMASTER else self

    def dominated(self, state: State, actions: Sequence[Action]) -> frozenset[int]:
        """See ``Policy``: a loan or a helper thrown away, as long as there is anything else."""
        barred = frozenset(i for i, action in enumerate(actions) if action[0] in ("loan", "discard"))
        return barred if len(barred) < len(actions) else frozenset()


class GrandmasterPolicy(LoyangPolicy):
    """Strives for the win, for which it has to foresee what the others make of their farms, too."""

    turn_trust = GRANDMASTER_TURN_TRUST

    def reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``: the chance to win, and its farm the less the nearer the end is."""
        by_farm = outcome.apart(state, view)
        if view.players == 1:
            return by_farm
        part = chance_part(GRANDMASTER_CHANCE_PART, chances.played(view))
        return mixed(chances_to_win(state, self, view.actor), by_farm, part)

    def turn_reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``: its farm, as for everybody who looks to the end of a turn."""
        return outcome.apart(state, view)

    def others(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``: with the same care as it plays itself."""
        return self.playout(state, rng)


POLICY = LoyangPolicy()
GRANDMASTER_POLICY = GrandmasterPolicy()
