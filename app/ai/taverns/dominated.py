"""Moves of the Taverns that another legal move beats in every respect, or that lead nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns.components import POINTS, ROUNDS, TILES
from app.engines.taverns.service import upgrade_cost

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.engines.contract import Action
    from app.engines.taverns.state import State

NONE: frozenset[int] = frozenset()


def dominated(state: State, actions: Sequence[Action]) -> frozenset[int]:
    """Indices into ``actions`` of moves that nothing speaks for; never all of them."""
    finder = _FINDERS.get(state.decision)
    return frozenset(finder(state, actions)) if finder else NONE


def _in_placing(state: State, actions: Sequence[Action]) -> Iterator[int]:
    """Taking back (whoever plans ahead need not), and leaving a die away that would fit."""
    fits = any(action[0] == "place" for action in actions)
    for i, action in enumerate(actions):
        if action[0] == "take_back" or (action[0] == "finish" and fits):
            yield i


def _in_service(state: State, actions: Sequence[Action]) -> Iterator[int]:
    """Peeking; cards returned for nothing; an end with yields, steps or, on the last evening, points left behind."""
    for i, action in enumerate(actions):
        verb = action[0]
        if (
            verb == "peek"
            or (verb == "upgrade" and action[2] and upgrade_cost(action[1], action[2] - 1) == 0)
            or (verb == "end" and _leaves_behind(state, actions))
        ):
            yield i


def _leaves_behind(state: State, actions: Sequence[Action]) -> bool:
    if ("activate_all",) in actions:
        return True
    return state.round == ROUNDS and any(
        action[0] in ("recruit", "nobles") or (action[0] == "buy" and POINTS[action[1]]) or _pays(action)
        for action in actions
    )


def _pays(action: Action) -> bool:
    """Whether an upgrade brings more points than the cards that it costs."""
    if action[0] != "upgrade":
        return False
    _, tile, returned = action
    return bool(returned == 0 or returned * POINTS[TILES[tile].card] < POINTS_OF_UPGRADE)


POINTS_OF_UPGRADE = 10
"""Those of its noble."""


def _decline(state: State, actions: Sequence[Action]) -> Iterator[int]:
    """Giving up what costs nothing."""
    yield from (i for i, action in enumerate(actions) if action[0] == "decline")


_FINDERS = {
    "place_dice": _in_placing,
    "service": _in_service,
    "choose_signature_column": _decline,
    "choose_substitute_helper": _decline,
}
