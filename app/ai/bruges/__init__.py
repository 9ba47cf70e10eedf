"""What the opponents know of Bruges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges import chances, features, rollout_policy
from app.ai.bruges.cards import judged
from app.ai.bruges.learned import VALUE
from app.ai.bruges.power_table import POWER, POWERS_BY_GAMES
from app.ai.bruges.weights import FITTED, TUNED, WEIGHTS, weights_of
from app.ai.bruges.worth import shares_of, spread
from app.ai.chances import chances as chances_of
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, MASTER
from app.ai.player import Plan, blend, until_turn
from app.engines.bruges.components import TURNS

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from random import Random
    from typing import Any

    from app.ai.bruges.weights import Weights
    from app.ai.chances import Projection
    from app.ai.player import Until
    from app.ai.weights import Row
    from app.engines.bruges.state import State
    from app.engines.contract import Action

PLANS = 8
"""Actions that are compared at most."""
FAR = 2.5
"""Points by which an action may look worse than the best and still be compared."""
SLOPE = 0.25
"""Win share of a point, times how many points may still change."""
PLACE = 0.5
"""How much of the judgement goes by who is ahead of whom, at a table of more than two."""
WIDE = 4.0
"""How much more even the shares are there."""
ALWAYS = 1 << 30
"""No turn is as late as this."""

SINCE = {
    APPRENTICE: "2026-11-23",
    JOURNEYMAN: "2026-11-29T19:20",
    MASTER: "2026-11-27T08:50",
    GRANDMASTER: "2026-11-30T14:17",
    f"{GRANDMASTER} 2": "2026-12-01T12:49",
    f"{GRANDMASTER} 3": "2026-12-01T15:55",
    f"{GRANDMASTER} 4": "2026-12-01T14:40",
}
"""Since when levels play as they do here; see ``Policy``."""


class BrugesPolicy:
    """See ``app.ai.player.Policy``."""

    margin = 0.05
    lead = 15.0
    temperature = 0.03
    trust = 2.0
    turn_trust = 0.0
    root_spread = 0.0
    halving = False
    novice_temperature = 0.085
    apprentice_temperature = 0.025
    evaluation_noise = 0.021
    point_part = 1.0 - PLACE + PLACE / WIDE
    deals = 1
    share = 0.35
    odds = chances.ODDS
    value = VALUE
    secrets = True
    whole_rounds = False
    slow_effects = True
    since = SINCE

    def __init__(
        self,
        weights: dict[int, Row],
        powers: Mapping[int, list[float]] | None = None,
        fitted: Mapping[int, Weights] | None = None,
    ) -> None:
        """By number of players.

        Args:
            weights: What it ranks and plays on by.
            powers: Those of persons, where they are not ``POWER``.
            fitted: What it judges the end of a look by, where that differs.
        """
        self.weights = weights
        self._powers = powers or {}
        self._fitted = fitted or {}
        self._playing = {players: weights_of(row, self._powers.get(players, POWER)) for players, row in weights.items()}
        self._judging = {**self._playing, **self._fitted}

    def table(self, players: int, options: Mapping[str, Any]) -> int:
        """See ``Weighed``: by number of players."""
        return players

    def weighed(self, table: int, row: Row) -> BrugesPolicy:
        """See ``Weighed``."""
        return BrugesPolicy({**self.weights, table: row}, self._powers, self._fitted)

    def limit(self, view: State) -> Until:
        """See ``Policy``: to the end of the round, or what is left of the game in the last one.

        At a table of more than two the very last turn is judged, not played, unless it is the own one: the points
        of a seat that cannot win count as well.
        """
        turns = TURNS * view.players
        if view.round == view.last_round:
            if view.players == 2 or view.phase < 2 or (view.phase == 3 and view.turns == turns):
                return until_turn(ALWAYS)
            return until_turn(view.turn + turns - (view.turns if view.phase == 3 else 0))
        if view.phase == 3:
            return until_turn(view.turn + turns - view.turns + 1)
        return until_turn(view.turn + view.players)

    def evaluate(self, state: State) -> list[float]:
        """See ``Policy``: with what each seat may make of its cards.

        At a table of more than two, who lies far behind still plays for every point: places count as well.
        """
        values = judged(state, self._judging[state.players])
        sharp = shares_of(values, spread(state))
        if state.players == 2:
            return sharp
        wide = shares_of(values, WIDE * spread(state))
        return [(1.0 - PLACE) * share + PLACE * place for share, place in zip(sharp, wide, strict=True)]

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
        """See ``Policy``: never, for the last round takes long to play and tells little more."""
        return False

    def rank(self, state: State, actions: Sequence[Action]) -> list[float]:
        """See ``Policy``."""
        slope = SLOPE / spread(state)
        values = rollout_policy.judge(state, actions, self._playing[state.players])
        best = max(values)
        return [(value - best) * slope for value in values]

    def playout(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``; always the same for the same position, chance is in the cards and dice."""
        return (rollout_policy.best_action(state, self._playing[state.players]),)

    def others(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        return self.playout(state, rng)

    def plans(self, state: State) -> Sequence[Plan]:
        """See ``Policy``: the best actions, one by one, as long as they look nearly as good; a pile is only chosen."""
        actions = rollout_policy.different(state, self._playing[state.players])
        ranks = self.rank(state, actions)
        order = sorted(range(len(actions)), key=ranks.__getitem__, reverse=True)
        far = -FAR * SLOPE / spread(state)
        number = 1 if state.decision == "choose_draw_pile" else PLANS
        return [Plan((actions[i],), ranks[i]) for i in order[:number] if ranks[i] >= far]

    def key(self, state: State) -> Hashable:
        """See ``Policy``."""
        return state.decision, state.actor, state.turn, state.revealed

    def of_level(self, level: str) -> BrugesPolicy:
        """See ``Policy``: a grandmaster plays on by weights found by play, and judges by others with two players."""
        return GRANDMASTER_POLICY if level == GRANDMASTER else self

    def dominated(self, state: State, actions: Sequence[Action]) -> frozenset[int]:
        """See ``Policy``."""
        return frozenset()


POLICY = BrugesPolicy(WEIGHTS)
GRANDMASTER_POLICY = BrugesPolicy(TUNED, POWERS_BY_GAMES, FITTED)
