"""What the opponents know of Port Royal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import chances as chances_of
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, MASTER, NOVICE
from app.ai.player import blend, shares, until_turn
from app.ai.port_royal import chances, dominated, rollout_policy, value
from app.ai.port_royal.card_values import TYPE, PriceLists
from app.ai.port_royal.features import features, stage
from app.ai.port_royal.learned import VALUE
from app.ai.port_royal.weights import FITTED, TUNED, WEIGHTS, table_of
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from random import Random
    from typing import Any

    from app.ai.chances import Projection
    from app.ai.player import Plan, Until
    from app.ai.weights import Row
    from app.engines.contract import Action
    from app.engines.port_royal.state import State

SINCE = {
    NOVICE: "2026-11-23T22:27",
    APPRENTICE: "2026-11-23T22:21",
    JOURNEYMAN: "2026-11-23T22:21",
    MASTER: "2026-11-26T23:28",
    GRANDMASTER: "2026-11-30T21:35",
    f"{GRANDMASTER} 12": "2026-12-01T15:01",
}
"""Since when levels play as they do here; see ``Policy``."""


class PortRoyalPolicy:
    """See ``app.ai.player.Policy``."""

    margin = 0.0
    lead = 4.0
    temperature = 0.02
    turn_trust = 0.0
    root_spread = 1.0 / 3.0
    novice_temperature = 0.027
    apprentice_temperature = 0.016
    evaluation_noise = 0.037
    point_part = 1.0
    deals = 12
    share = 0.28
    odds = chances.ODDS
    value = VALUE
    secrets = False
    whole_rounds = False
    slow_effects = False
    since = SINCE

    def __init__(
        self,
        weights: dict[int, Row],
        trust: float = 40.0,
        *,
        halving: bool = False,
        fitted: Mapping[int, Row] | None = None,
    ) -> None:
        """By table.

        Args:
            weights: What it ranks and plays on by.
            trust: See ``Policy``.
            halving: See ``Policy``.
            fitted: What it judges the end of a look by, where that differs.
        """
        self.weights = weights
        self.trust = trust
        self.halving = halving
        self._fitted = fitted or {}
        self._judging = {**weights, **self._fitted}
        self._prices = {table: PriceLists(row) for table, row in weights.items()}

    def table(self, players: int, options: Mapping[str, Any]) -> int:
        """See ``Weighed``: by number of players, with contracts or without."""
        return table_of(players, options.get("expansion") == "contracts")

    def weighed(self, table: int, row: Row) -> PortRoyalPolicy:
        """See ``Weighed``."""
        weights = {**self.weights, table: row}
        return PortRoyalPolicy(weights, self.trust, halving=self.halving, fitted=self._fitted)

    def features(self, state: State) -> list[list[float]]:
        """What the judgement is made of, per seat; for ``app.ai.fit``."""
        early = stage(state)
        return [features(state, seat, early) for seat in range(state.players)]

    def limit(self, view: State) -> Until:
        """See ``Policy``: to the end of the next turn."""
        return until_turn(view.turn + 2)

    def evaluate(self, state: State) -> list[float]:
        """See ``Policy``: by hand; a search plays no better by what was learned."""
        return value.evaluate(state, self._judging[_table(state)])

    def reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``."""
        return blend(self, state)

    def turn_reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``: as it was learned."""
        if not self.value.features:  # a training begins from nothing
            return self.reward(state, view)
        return shares(state) if state.actor == NOBODY else value.learned(state)

    def deal(self, view: State, seat: int, rng: Random, *, again: bool = False) -> State:
        """See ``Policy``."""
        return view.resample(seat, rng)

    def world(self, view: State, viewer: int, rng: Random, former: State | None = None) -> State:
        """See ``Policy``."""
        return view.resample(viewer, rng)

    def rows(self, state: State) -> list[list[float]]:
        """See ``app.ai.selfplay.Learned``."""
        return value.rows(state)

    def plain_projection(self, state: State) -> Projection:
        """See ``app.ai.selfplay.Learned``."""
        return chances.plain_projection(state)

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
        return rollout_policy.rank(state, actions, self._prices[_table(state)])

    def playout(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``; always the same for the same position, chance is in the cards."""
        return (rollout_policy.play(state, self._prices[_table(state)]),)

    def others(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        return self.playout(state, rng)

    def plans(self, state: State) -> Sequence[Plan]:
        """See ``Policy``: every card changes what is best."""
        return ()

    def key(self, state: State) -> Hashable:
        """See ``Policy``: the harbour, what waits to be repelled, and whose coins changed."""
        harbour = sorted([TYPE[card] for card in state.harbour])
        pending = TYPE[state.pending] if state.pending >= 0 else -1
        return state.decision, state.actor, state.turn, pending, state.takes, *harbour

    def of_level(self, level: str) -> PortRoyalPolicy:
        """See ``Policy``: a grandmaster plays on by weights found by play, judges by fitted ones, and halves."""
        return GRANDMASTER_POLICY if level == GRANDMASTER else self

    def dominated(self, state: State, actions: Sequence[Action]) -> frozenset[int]:
        """See ``Policy``."""
        return dominated.dominated(state, actions)


def _table(state: State) -> int:
    return table_of(state.players, len(state.contracts) > 0)


POLICY = PortRoyalPolicy(WEIGHTS)
GRANDMASTER_POLICY = PortRoyalPolicy(TUNED, 10.0, halving=True, fitted=FITTED)
