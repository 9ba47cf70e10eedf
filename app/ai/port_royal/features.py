"""What is worth looking at in a position of Port Royal, seat by seat, as numbers.

The judgement of a position is linear in these: ``weights.py`` has one weight per feature and number of
players, fitted to the outcomes of games between opponents (``python -m app.ai.fit port_royal``) or found by play
(``python -m app.ai.tune port_royal``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal.components import (
    ADMIRAL,
    CHEAP,
    CHEAP_STAFF,
    CLERK,
    COMPLETED,
    CONTRACT_COLUMNS,
    CONTRACTS,
    DISCOUNT,
    EXPEDITIONS,
    GOVERNOR,
    GUNNER,
    HARBOUR,
    JACK,
    JESTER,
    N_COLOURS,
    POINTS,
    RENOUNCE,
    REPELLED,
    REQUIRES,
    SETTLER,
    SWORD,
    SWORDS,
    TAX_LIMIT,
    TRADER,
    VICE_ADMIRAL,
    WIDTH,
)

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

FULL_LENGTH = 12
"""Influence that a game of the usual length is about."""

COIN_STEPS = (2, 4, 6, 8, TAX_LIMIT - 1)
"""Where the worth of one more coin changes."""

SWORD_STEPS = (1, 2, 3, 5, 7)
"""Where the worth of one more sword changes."""

# Places in the list of features.
INFLUENCE, INFLUENCE_LATE, INFLUENCE_LAST, REACHED = 0, 1, 2, 3
COINS = 4
EXCESS = COINS + len(COIN_STEPS)
COINS_LATE, COINS_LAST, TURN_LEFT, TURN_LAST, MOVES = range(EXCESS + 1, EXCESS + 6)
ABILITY = MOVES + 1
ABILITIES = (DISCOUNT, JESTER, ADMIRAL, VICE_ADMIRAL, GUNNER, GOVERNOR, JACK, SETTLER, SETTLER + 1, SETTLER + 2)
TRADERS = ABILITY + 2 * len(ABILITIES)
CLERKS = TRADERS + 2
SWORD_FIRST = CLERKS + 2
OPEN = SWORD_FIRST + 2 * len(SWORD_STEPS)
HAS_NEEDED, NEEDED_LATE, ONE_DONE, TWO_DONE, PROGRESS, PROGRESS_EARLY = range(OPEN + 5, OPEN + 11)
N_FEATURES = PROGRESS_EARLY + 1


def stage(state: State) -> float:
    """How much of a usual game is left: 1 at its start, 0 when somebody has what is needed."""
    return max(0, state.needed - max(state.influence)) / FULL_LENGTH


def shortfall(row: list[int], first: int, card: int) -> int:
    """Symbols that a seat (whose abilities begin at ``first`` of ``row``) lacks for an expedition."""
    needs = REQUIRES[card]
    missing = 0
    for symbol in range(3):
        lack = needs[symbol] - row[first + SETTLER + symbol]
        if lack > 0:
            missing += lack
    return max(0, missing - row[first + JACK])


def progress(state: State, seat: int, place: int) -> float:
    """How far a seat has come with the contract at ``place``; 0 when it cannot complete it."""
    if seat in state.fields[place] or not (state.cubes[seat] or state.steps[place][seat]):
        return 0.0
    contract = state.contracts[place]
    asked = CONTRACTS[contract]
    first = seat * WIDTH
    own = state.own
    if asked.test in (RENOUNCE, HARBOUR):
        return state.steps[place][seat] / (asked.steps + 1)
    if asked.test == REPELLED:
        return len(state.collected[seat]) / N_COLOURS
    if asked.test == SWORDS:
        return own[first + SWORD] / asked.number
    if asked.test == CHEAP:
        return own[first + CHEAP_STAFF] / asked.number
    if not asked.kinds:
        return 0.0
    needed = asked.number or 1
    met = sum(min(needed, sum(own[first + column] for column in columns)) for columns in CONTRACT_COLUMNS[contract])
    return met / (needed * len(asked.kinds))


def features(state: State, seat: int, early: float) -> list[float]:
    """The features of ``seat``; ``early`` is the ``stage`` of the game."""
    own = state.own
    first = seat * WIDTH
    late = max(0.0, 1.0 - early)
    last = 1.0 if state.ended else 0.0
    points = state.influence[seat] * 0.1
    coins = len(state.coins[seat])
    n = state.players
    turn_left = 1.0 if (seat - state.start) % n >= (state.active - state.start) % n else 0.0
    found = [points, points * late, points * last, float(state.influence[seat] >= state.needed)]
    below = 0
    for step in COIN_STEPS:
        found.append(0.1 * (min(coins, step) - below) if coins > below else 0.0)
        below = step
    found.append(0.1 * (coins - below) if coins > below else 0.0)
    found += (0.1 * coins * late, 0.1 * coins * last, turn_left * late, turn_left * last, float(seat == state.active))
    for column in ABILITIES:
        count = own[first + column]
        found += (count, count * early)
    count = sum(own[first + TRADER : first + TRADER + N_COLOURS])
    found += (count, count * early)
    count = sum(own[first + CLERK : first + CLERK + N_COLOURS])
    found += (count, count * early)
    below = 0
    swords = own[first + SWORD]
    for step in SWORD_STEPS:
        count = min(swords, step) - below if swords > below else 0
        found += (count, count * early)
        below = step
    found += open_expeditions(state, seat, early)
    has = 1.0 if state.expedition_needed and own[first + EXPEDITIONS] else 0.0
    done = own[first + COMPLETED]
    found += (has, has * late, early if done == 1 else 0.0, early if done == 2 else 0.0)
    on_way = 0.0
    if state.contracts:
        on_way = sum((progress(state, seat, place) for place in range(len(state.contracts))), 0.0)
    found += (on_way, on_way * early)
    return found


def open_expeditions(state: State, seat: int, early: float) -> tuple[float, ...]:
    """Best net points in the open row that a seat could claim at once, lacking one, lacking two."""
    best = [0.0, 0.0, 0.0]
    for card in state.expeditions:
        lacking = shortfall(state.own, seat * WIDTH, card)
        if lacking < 3:
            best[lacking] = max(best[lacking], 0.2 * (POINTS[card] - sum(REQUIRES[card])))
    ready, one, two = best
    return ready, one, one * early, two, two * early
