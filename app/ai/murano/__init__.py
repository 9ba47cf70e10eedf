"""What the opponents know of Murano."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import chances as chances_of
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, LEVELS, MASTER, NOVICE
from app.ai.murano import chances, dominated, features, outcome, rollout_policy, turn_worth
from app.ai.murano.learned import VALUE
from app.ai.player import Plan, blend, chance_part, mixed, until_turn
from app.ai.player import chances as chances_to_win

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from random import Random

    from app.ai.chances import Projection
    from app.ai.murano.turn import Way
    from app.ai.player import Until
    from app.ai.value import Row
    from app.engines.contract import Action
    from app.engines.murano.state import State

PLANS = {"choose_turn": 7, "choose_pass_move": 3, "move_ship": 2}
"""Plans that are compared at most, by decision."""
OTHERS = 5
"""The same for the other decisions."""
HOPELESS = 5.0
"""Points less than the best from which on a plan is not compared."""

CHANCE_PART = 0.25
"""How much of a master's evaluation is the chance to win; the rest are points."""
LEARNED_PART = 0.5
"""How much of what a master foresees of points was learned from games; the rest is by hand."""
TURN_LEARNED_PART = 0.28
"""The same of a journeyman's evaluation."""
GRANDMASTER_CHANCE_PART = 0.75
"""How much of a grandmaster's evaluation is the chance to win at the beginning of a game; the rest are points, as they
were learned from games."""

SINCE = dict.fromkeys(LEVELS, "2026-11-28T05:54") | {
    NOVICE: "2026-11-28T05:58",
    JOURNEYMAN: "2026-11-28T11:37",
    MASTER: "2026-11-28T11:12",
    GRANDMASTER: "2026-11-28T18:36",
}
"""Since when levels play as they do here; see ``Policy``."""


class MuranoPolicy:
    """See ``app.ai.player.Policy``."""

    margin = 0.0
    lead = 20.0
    temperature = 0.02
    trust = 4.0
    turn_trust = 0.0
    root_spread = 0.0
    halving = False
    novice_temperature = 0.012
    apprentice_temperature = 0.005
    evaluation_noise = 0.004
    point_part = 1.0
    deals = 2
    share = 0.5
    odds = chances.ODDS
    value = VALUE
    learned_part = LEARNED_PART
    turn_learned_part = TURN_LEARNED_PART
    secrets = True
    whole_rounds = False
    slow_effects = True
    since = SINCE

    def limit(self, view: State) -> Until:
        """See ``Policy``: to the end of the own next turn.

        What a ship is moved for, or built or passed for, is done there; before, it is only hoped for.
        """
        return until_turn(view.turn + view.players + 1)

    def evaluate(self, state: State) -> list[float]:
        """See ``Policy``."""
        return outcome.evaluate(state)

    def reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``."""
        by_points = self.by_points(state)
        if not self.value.features:  # a training begins from nothing
            return by_points
        return mixed(chances_to_win(state, self, view.actor), by_points, self.chance_part(view))

    def chance_part(self, view: State) -> float:
        """How much of the evaluation of a search that begins at ``view`` is the chance to win."""
        return CHANCE_PART

    def by_points(self, state: State) -> list[float]:
        """The points that a search strives for, as win shares."""
        return self._mixed(state, self.learned_part)

    def turn_reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``."""
        return self._mixed(state, self.turn_learned_part)

    def _mixed(self, state: State, part: float) -> list[float]:
        """By hand, and in part by what was learned from games."""
        by_hand = blend(self, state)
        if not self.value.features:  # a training begins from nothing
            return by_hand
        return mixed(outcome.learned(state), by_hand, part)

    def deal(self, view: State, seat: int, rng: Random, *, again: bool = False) -> State:
        """See ``Policy``: the others are dealt characters that suit them."""
        found = chances.world(view, seat, rng, view if again else None)
        found.observer = seat  # unlike in a world, where nobody suspects anybody
        return found

    def world(self, view: State, viewer: int, rng: Random, former: State | None = None) -> State:
        """See ``Policy``: nobody suspects anybody."""
        return chances.world(view, viewer, rng, former)

    def rows(self, state: State) -> list[list[float]]:
        """See ``app.ai.selfplay.Learned``."""
        return features.rows(state)

    def turn_rows(self, state: State) -> list[tuple[Sequence[Action], Row]]:
        """See ``app.ai.distill.FirstSight``."""
        if state.decision != "choose_turn":
            return []
        return [(way, row) for (_, way), row in turn_worth.turn_rows(state)]

    def point(self, state: State) -> float:
        """See ``app.ai.distill.FirstSight``."""
        return outcome.slope(state)

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
        """See ``Policy``: every action by the best way that begins with it."""
        slope = outcome.slope(state)
        found = rollout_policy.ways(state)
        low = found[-1][0] - 5.0
        worths: dict[Action, float] = {}
        for value, way in found:
            worths.setdefault(way[0], value)
        return [(worths.get(action, low) - found[0][0]) * slope for action in actions]

    def playout(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``; always the same for the same position, chance is in the cards and tiles."""
        if len(state.offers) == 1:
            return state.offers
        return at_first_sight(state)[0][1]

    def others(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        return self.playout(state, rng)

    def ways(self, state: State) -> list[Way]:
        """What ``plans`` are made of, best first: by hand, which is best for those who look ahead from there."""
        return rollout_policy.ways(state)

    def plans(self, state: State) -> Sequence[Plan]:
        """See ``Policy``: whole turns, as far as they can be foreseen."""
        found = self.ways(state)
        barred = {state.offers[i] for i in self.dominated(state, state.offers)}
        slope = outcome.slope(state)
        best = found[0][0]
        most = PLANS.get(state.decision, OTHERS)
        sound = [way for way in found[:most] if way[0] > best - HOPELESS and way[1][0] not in barred]
        return [Plan(way, (value - best) * slope) for value, way in sound]

    def key(self, state: State) -> Hashable:
        """See ``Policy``."""
        return state.decision, state.actor, state.turn, state.revealed

    def of_level(self, level: str) -> MuranoPolicy:
        """See ``Policy``."""
        if level == GRANDMASTER:
            return GRANDMASTER_POLICY
        return FIRST_SIGHT_POLICY if level in (NOVICE, APPRENTICE) else self

    def dominated(self, state: State, actions: Sequence[Action]) -> frozenset[int]:
        """See ``Policy``."""
        return dominated.dominated(state, actions)


class GrandmasterPolicy(MuranoPolicy):
    """Judges points as they were learned from games, strives for the win in the end, and suspects nobody."""

    def chance_part(self, view: State) -> float:
        """See ``MuranoPolicy``."""
        return chance_part(GRANDMASTER_CHANCE_PART, features.played(view))

    def deal(self, view: State, seat: int, rng: Random, *, again: bool = False) -> State:
        """See ``Policy``: as people are told chances, with the others counted as they were dealt."""
        return self.world(view, seat, rng, view if again else None)

    def by_points(self, state: State) -> list[float]:
        """See ``MuranoPolicy``: as they were learned from games."""
        if not self.value.features:
            return blend(self, state)
        return outcome.learned(state)

    def turn_reward(self, state: State, view: State) -> list[float]:
        """See ``Policy``: by learned points alone, which is what ``app.ai.train`` and ``app.ai.distill`` learn from."""
        return self.by_points(state)


class FirstSightPolicy(MuranoPolicy):
    """Tells turns apart at first sight by what was learned: for levels that do not look ahead."""

    def ways(self, state: State) -> list[Way]:
        """See ``MuranoPolicy``."""
        return at_first_sight(state)


def at_first_sight(state: State) -> list[Way]:
    """Ways to go on, best first: turns by what was learned, all other decisions by hand."""
    if state.decision == "choose_turn" and turn_worth.WEIGHTS:
        return turn_worth.ways(state)
    return rollout_policy.ways(state)


POLICY = MuranoPolicy()
FIRST_SIGHT_POLICY = FirstSightPolicy()
GRANDMASTER_POLICY = GrandmasterPolicy()
