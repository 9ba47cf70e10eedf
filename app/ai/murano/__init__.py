"""What the opponents know of Murano."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.player import softmax
from app.engines.murano.scoring import FINISH, best_assignment, expected

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from random import Random

    from app.ai.player import Plan
    from app.engines.contract import Action
    from app.engines.murano.state import State

SPREAD = 12.0
"""Points of a softmax that the rest of the game may still shift."""

LIKING = {"build": 0.05, "recruit_character": 0.05, "pass": -0.05, "stop": -0.02, "decline": -0.1, "leave": -0.1}


class MuranoPolicy:
    """See ``app.ai.player.Policy``."""

    margin = 0.0
    lead = 20.0
    temperature = 0.02
    trust = 4.0
    whim = 0.07
    doubt = 0.03
    deals = 2
    share = 0.5

    def limit(self, view: State) -> int:
        """See ``Policy``."""
        return view.turn + view.players

    def evaluate(self, state: State) -> list[float]:
        """See ``Policy``."""
        return softmax([float(expected(state, seat)) for seat in range(state.players)], SPREAD)

    def rank(self, state: State, actions: Sequence[Action]) -> list[float]:
        """See ``Policy``."""
        if state.decision == "assign_characters":
            best = best_assignment(state, state.actor)[1] or [FINISH]
            return [0.0 if action == best[0] else -1.0 for action in actions]
        return [LIKING.get(action[0], 0.0) for action in actions]

    def playout(self, state: State, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        actions = state.legal()
        ranks = self.rank(state, actions)
        top = max(ranks)
        best = [action for action, rank in zip(actions, ranks, strict=True) if rank == top]
        return (best[int(rng.random() * len(best))],)

    def plans(self, state: State) -> Sequence[Plan]:
        """See ``Policy``."""
        return ()

    def key(self, state: State) -> Hashable:
        """See ``Policy``."""
        return state.decision, state.actor, state.turn, state.revealed

    def dominated(self, state: State, actions: Sequence[Action]) -> frozenset[int]:
        """See ``Policy``."""
        return frozenset()


POLICY = MuranoPolicy()
