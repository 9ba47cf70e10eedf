"""The hand of a player: every action by the position that follows, nested questions answered on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges.worth import prospects
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action

OTHERS = 0.35
"""How much a point of the best opponent counts against an own one."""
DEEP = 3
"""Questions in a row that are answered in thought."""
MANY = 14
"""Actions of a nested question that are looked at."""
PAUSE = 0.05
"""Points that an activation has to bring."""

PLAIN = frozenset({"play_card", "end_turn", "advance", "choose_draw_pile"})
"""Decisions that are no answer to what has just been done."""


def worth(state: State, seat: int) -> float:
    """Points of a seat, less some of those of its best opponent."""
    values = prospects(state)
    return values[seat] - OTHERS * max(value for other, value in enumerate(values) if other != seat)


def judge(state: State, actions: Sequence[Action]) -> list[float]:
    """Worth of every action to the seat to act, in points."""
    seat = state.actor
    values = []
    for action in actions:
        after = state.clone()
        after.apply(action)
        value = _settled(after, seat, DEEP)
        if action[0] == "activate":
            value -= PAUSE
        values.append(value)
    return values


def _settled(state: State, seat: int, depth: int) -> float:
    """Worth once the questions that belong to the action are answered, each as well as can be seen at once."""
    turn = state.turn
    while depth and state.actor not in (seat, NOBODY) and state.turn == turn and state.decision not in PLAIN:
        state.apply(_hasty(state))
        depth -= 1
    if not depth or state.actor != seat or state.decision in PLAIN or state.turn != turn:
        return worth(state, seat)
    best = -1e9
    actions = state.legal()
    step = 1 + len(actions) // MANY
    for action in actions[::step]:
        after = state.clone()
        after.apply(action)
        best = max(best, _settled(after, seat, depth - 1) if len(actions) == 1 else _soon(after, seat))
    return best


def _soon(state: State, seat: int) -> float:
    """Worth after one more answer, if the seat is asked again."""
    depth = DEEP
    while depth and state.actor != NOBODY and state.decision not in PLAIN:
        if state.actor == seat and len(state.legal()) > 1 and depth < DEEP:
            break
        state.apply(_hasty(state))
        depth -= 1
    return worth(state, seat)


def _hasty(state: State) -> Action:
    """Some answer: the first, but nothing is given up that need not be."""
    legal = state.legal()
    return legal[0]


def best_action(state: State) -> Action:
    """What a sensible player does at once."""
    actions = state.legal()
    if len(actions) == 1:
        return actions[0]
    values = judge(state, actions)
    return actions[max(range(len(actions)), key=values.__getitem__)]
