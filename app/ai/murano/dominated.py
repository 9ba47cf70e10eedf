"""Moves that another legal move beats in every respect: no opponent makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano import rollout_policy
from app.engines.murano.building import LEAVE
from app.engines.murano.scoring import best_assignment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.murano.state import State


def dominated(state: State, actions: Sequence[Action]) -> frozenset[int]:
    """Indices of such actions; never all of them."""
    if state.decision == "assign_characters":
        return _assignment(state, actions)
    if state.decision == "final_build":
        return _final_build(state, actions)
    return frozenset()


def _assignment(state: State, actions: Sequence[Action]) -> frozenset[int]:
    """Whatever does not begin a best assignment, which scores more points or keeps more gold.  R63"""
    best = best_assignment(state, state.actor)[1]
    return frozenset(i for i, action in enumerate(actions) if best and action != best[0])


def _final_build(state: State, actions: Sequence[Action]) -> frozenset[int]:
    """Leaving a tile unbuilt that brings points now and spoils nothing."""
    best = rollout_policy.final_build(state)[0]
    return frozenset(i for i, action in enumerate(actions) if action == LEAVE and best[0] > 0.0)
