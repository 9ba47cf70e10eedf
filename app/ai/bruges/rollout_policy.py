"""The hand of a player: every action by the position that follows, nested questions answered on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.bruges.cards import keeping, promise
from app.ai.bruges.power_table import DRAWN
from app.ai.bruges.worth import Known, projected_points
from app.engines.bruges.canals import next_colour
from app.engines.bruges.components import BACK, COLOUR, N_COLOURS
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ai.bruges.weights import Weights
    from app.engines.bruges.state import State
    from app.engines.contract import Action

DEEP = 3
"""Questions in a row that are answered in thought."""
MANY = 14
"""Actions of a nested question that are looked at."""

PLAIN = frozenset({"play_card", "end_turn", "advance", "choose_draw_pile"})
"""Decisions that are no answer to what has just been done."""

FRONT = frozenset({"recruit", "activate"})
"""Actions that depend on the front of a card, not only on its colour."""


def worth(state: State, seat: int, weights: Weights, known: Known | None = None) -> float:
    """Points of a seat, less some of those of its best opponent."""
    values = projected_points(state, weights, known)
    best = max(value for other, value in enumerate(values) if other != seat)
    return values[seat] + promise(state, seat, weights) - weights.others / (state.players - 1) * best


def different(state: State, weights: Weights) -> list[Action]:
    """The legal actions; of cards that would do the same only the one that is missed least."""
    actions = state.legal()
    if state.decision != "play_card":
        return actions
    kept = keeping(state, state.actor, weights)
    found: dict[Action, Action] = {}
    for action in actions:
        does = action if action[0] in FRONT else (action[0], *action[2:])
        other = found.get(does)
        if other is None or kept[action[1]] < kept[other[1]]:
            found[does] = action
    return list(found.values())


def judge(state: State, actions: Sequence[Action], weights: Weights) -> list[float]:
    """Worth of every action to the seat to act, in points."""
    if state.decision == "choose_draw_pile":
        return [_pile(state, state.actor, action[1], weights) for action in actions]
    known = Known()
    return [_after(state, action, state.actor, weights, known) for action in actions]


def _after(state: State, action: Action, seat: int, weights: Weights, known: Known) -> float:
    """Worth of an action and the best answers that belong to it."""
    if action[0] == "end":
        return worth(state, seat, weights, known)
    after = state.clone()
    after.apply(action)
    if after.decision == "choose_draw_pile" and after.turn == state.turn and after.phase == 3:
        card = action[1] if action[0] in ("activate", "recruit") else -1
        return worth(after, seat, weights, known) + DRAWN.get(card, weights.drawn_else) - weights.pause
    value = _settled(after, seat, DEEP, weights, known)
    return value - weights.pause if action[0] == "activate" else value


def _pile(state: State, seat: int, pile: int, weights: Weights) -> float:
    """Worth of the back on a pile: for its threats, houses and canals, and to have different colours."""
    colour = BACK[state.piles[pile][-1]] // 2
    value = weights.balance * (len(state.piles[pile]) - len(state.piles[1 - pile]))
    value += weights.threat_back[min(2, state.threats[seat * N_COLOURS + colour])]
    if state.workers[seat * N_COLOURS + colour]:
        value += weights.worker_back
    if colour in (next_colour(state, seat, section) for section in range(2)):
        value += weights.canal_back
    return value - weights.same_back * sum(1 for other in state.hand[seat] if COLOUR[other] == colour)


def _settled(state: State, seat: int, depth: int, weights: Weights, known: Known) -> float:
    """Worth once the questions that belong to the action are answered, each as well as can be seen at once."""
    turn = state.turn
    while depth and state.actor not in (seat, NOBODY) and state.turn == turn and state.decision not in PLAIN:
        state.apply(_hasty(state))
        depth -= 1
    if not depth or state.actor != seat or state.decision in PLAIN or state.turn != turn:
        return worth(state, seat, weights, known)
    best = -1e9
    actions = state.legal()
    step = 1 + len(actions) // MANY
    for action in actions[::step]:
        after = state.clone()
        after.apply(action)
        if len(actions) == 1:
            value = _settled(after, seat, depth - 1, weights, known)
        else:
            value = _soon(after, seat, weights, known)
        best = max(best, value)
    return best


def _soon(state: State, seat: int, weights: Weights, known: Known) -> float:
    """Worth after one more answer, if the seat is asked again."""
    depth = DEEP
    while depth and state.actor != NOBODY and state.decision not in PLAIN:
        if state.actor == seat and len(state.legal()) > 1 and depth < DEEP:
            break
        state.apply(_hasty(state))
        depth -= 1
    return worth(state, seat, weights, known)


def _hasty(state: State) -> Action:
    """Some answer: the first, but nothing is given up that need not be."""
    legal = state.legal()
    return legal[0]


def best_action(state: State, weights: Weights) -> Action:
    """What a sensible player does at once."""
    actions = different(state, weights)
    if len(actions) == 1:
        return actions[0]
    values = judge(state, actions, weights)
    return actions[max(range(len(actions)), key=values.__getitem__)]
