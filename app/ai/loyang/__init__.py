"""What the opponents know of Loyang."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.loyang import hand, outcome
from app.ai.loyang.farm import AHEAD, stage
from app.ai.player import Plan

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from random import Random

    from app.engines.contract import Action
    from app.engines.loyang.state import State

PLANS = 8
"""Plans that are compared at most."""


class LoyangPolicy:
    """See ``app.ai.player.Policy``."""

    margin = 0.0
    lead = 4.0
    temperature = 0.05
    trust = 12.0
    whim = 0.12
    doubt = 0.003
    deals = 3
    share = 0.5

    def limit(self, view: State) -> int:
        """See ``Policy``: to the end of the actions of this round, from those to the cards of the next one.

        A lone player looks a round further: with so few cards a farm shows only then what it lacks.
        """
        if view.players == 1:
            return view.turn + (3 if stage(view, 0) != AHEAD else 4)
        cards = sum(len(hand) for hand in view.hand)  # while they are dealt with, a turn uses one up
        return view.turn + cards + view.players + 1

    def evaluate(self, state: State) -> list[float]:
        """See ``Policy``."""
        return outcome.evaluate(state)

    def rank(self, state: State, actions: Sequence[Action]) -> list[float]:
        """See ``Policy``: every action by the best way that begins with it."""
        slope = outcome.slope(state)
        found = hand.ways(state, PLANS)
        low = min(value for value, _ in found) - 2.0
        worths: dict[Action, float] = {}
        for value, way in found:
            worths[way[0]] = max(value, worths.get(way[0], value))
        return [(worths.get(action, low) - found[0][0]) * slope for action in actions]

    def playout(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``; always the same for the same position, chance is in the cards."""
        return hand.next_actions(state)

    def plans(self, state: State) -> Sequence[Plan]:
        """See ``Policy``: whole turns, as far as they can be foreseen."""
        found = hand.ways(state, PLANS)
        slope = outcome.slope(state)
        if found[0][1][0] == hand.REVEAL:  # one card more to choose from: nothing to think about
            return [Plan(found[0][1], 0.0)]
        best = found[0][0]
        return [Plan(way, (value - best) * slope) for value, way in found[:PLANS]]

    def key(self, state: State) -> Hashable:
        """See ``Policy``."""
        return state.decision, state.actor, state.turn, state.revealed

    def dominated(self, state: State, actions: Sequence[Action]) -> frozenset[int]:
        """See ``Policy``: a loan or a helper thrown away, as long as there is anything else."""
        barred = frozenset(i for i, action in enumerate(actions) if action[0] in ("loan", "discard"))
        return barred if len(barred) < len(actions) else frozenset()


POLICY = LoyangPolicy()
