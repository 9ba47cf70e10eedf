"""What whole turns are worth at first sight, as it was learned from looking ahead; for the rollout policy as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from app.ai.murano.turn import Turn
from app.ai.murano.worth import Outlook
from app.engines.murano.components import ACTION
from app.engines.murano.turn import PASS

if TYPE_CHECKING:
    from app.ai.murano.turn import Way
    from app.ai.value import Row
    from app.engines.contract import Action
    from app.engines.murano.state import State

USES = ("pass", "dismiss", *dict.fromkeys(ACTION))
"""What a turn is used for: hiring and dismissing differ, though they are one action."""
N_FACTS = 12
N_SHARED = 4
"""Features that all uses have in common."""
N_FEATURES = N_SHARED + len(USES) * N_FACTS

FIRST_SIGHT = Path(__file__).with_name("turn_worth.json")
"""Made by ``python -m app.ai.distill murano``."""
WEIGHTS: list[float] = (
    [float(weight) for weight in json.loads(FIRST_SIGHT.read_text("utf-8"))["weights"]] if FIRST_SIGHT.exists() else []
)
"""Points per feature; none before the first time that they are learned."""

LEARNED_PART = 0.5
"""How much of what was learned counts."""
HAND_PART = 0.25
"""Points that a turn counts more besides, for each that it is worth more by hand."""
PASSING = 0.3
"""Points by which a pass counts less: where everybody passes, a game does not end."""


def ways(state: State) -> list[Way]:
    """What can be done with a turn, as ``Turn.ways`` finds it, best first by what was learned."""
    facts, judged = _judged(state)
    found: list[Way] = []
    for (by_hand, way), shared, first in judged:
        learned = 0.0
        for i in range(N_SHARED):
            learned += shared[i] * WEIGHTS[i]
        for i in range(N_FACTS):
            learned += facts[i] * WEIGHTS[first + i]
        worth = LEARNED_PART * learned + HAND_PART * by_hand
        found.append((worth - (PASSING if way[0] == PASS else 0.0), way))
    found.sort(key=lambda each: -each[0])
    return found


def turn_rows(state: State) -> list[tuple[Way, Row]]:
    """What can be done with a turn, best first by hand, and the features of each way: first its worth by hand."""
    facts, judged = _judged(state)
    found: list[tuple[Way, Row]] = []
    for way, shared, first in judged:
        row = [0.0] * N_FEATURES
        row[:N_SHARED] = shared
        row[first : first + N_FACTS] = facts
        found.append((way, row))
    return found


def _judged(state: State) -> tuple[Row, list[tuple[Way, Row, int]]]:
    """What a seat has; and of every way what it has in common with the others, and where its own features begin."""
    seat = state.actor
    facts = _facts(Outlook(state, seat))
    turns = facts[1]
    found: list[tuple[Way, Row, int]] = []
    for value, way in Turn(state, seat).ways():
        ships = 0
        for action in way:
            if action[0] == "move":
                ships += 1
        shared = [value, turns * value, float(ships), 1.0 if way[-1][0] == "look" else 0.0]
        found.append(((value, way), shared, N_SHARED + N_FACTS * USES.index(_use(way))))
    return facts, found


def _use(way: tuple[Action, ...]) -> str:
    if way[-1][0] == "dismiss":
        return "dismiss"
    return "pass" if way[0] == PASS else ACTION[way[0][1]]


def _facts(outlook: Outlook) -> Row:
    """What a seat has, each number of the order of 1."""
    turns, hand, free = outlook.turns, len(outlook.hand), sum(outlook.free)
    best = 0.0
    for pot in outlook.pots:
        best = max(best, max(pot))
    return [
        1.0,
        0.1 * turns,
        0.1 * min(outlook.gold, 12),
        0.3 * hand,
        0.3 * free,
        0.3 * sum(outlook.held),
        0.3 * outlook.factories,
        0.3 * outlook.ready,
        0.1 * best,
        0.01 * turns * outlook.gold,
        0.03 * turns * hand,
        0.5 * max(0, hand - free),
    ]
