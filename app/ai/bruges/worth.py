"""What a seat will have at the end, in points: what counts already, and what its goods can still become."""

from __future__ import annotations

from math import exp, tanh
from typing import TYPE_CHECKING

from app.ai.bruges.powers import POWER
from app.engines.bruges.components import (
    BLUE,
    BROWN,
    KIND,
    LAUREL,
    MAJORITY_POINTS,
    N_COLOURS,
    ONCE,
    PERMANENT,
    POINTS,
    PRICE,
    RED,
    SPACES,
    THIRD_SPACE_POINTS,
    TRACK,
    TURNS,
    VIOLET,
    WORKER,
    YELLOW,
)
from app.engines.bruges.scoring import total
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.bruges.state import State

GUILDER = 0.364
"""Points of a guilder as long as there is time to spend it: persons cost three a point."""
PLENTY = 10
"""Guilders beyond which more are worth less."""
HAND_WORKER = 0.62
"""Points of a worker."""
ANOTHER = 0.55
"""How much less each further worker of a colour is worth."""
ROOM = (0.0, 1.5, 2.3, 2.7, 2.9, 3.0)
"""Points of houses that wait for a person, by their number."""
CARD = 0.8
"""Points of a card in hand that will be played."""
COST = 0.3
"""Points of a guilder that a person in hand will cost."""
PROMISE = 0.22
"""How much of what a person would bring counts while the card is in hand."""
PER_ROUND = {ONCE: 1.0, WORKER: 1.0, PERMANENT: 1.0}
"""How much of the power of a person counts for each round to come."""
SOON = 0.4
"""How much of a round's use is counted while a person of the round is unused."""
SPARE = 0.15
"""Points of a card beyond those that are played in this round."""
LAURELS = 0.25
"""Points by which a laurel grows in a round."""
STATUE = 0.5
"""How much of the statue counts, times the square of what is built of its section."""
THIRD = 0.85
"""How much of the third space counts, times the square of what is built up to it."""
STEP = 0.35
"""Points of a step beyond those of the track: the way to the majority and up."""
RISK = (0.0, 0.12, 0.5)
"""How likely a threat strikes within a round, by the markers of its colour."""
CHANCES = (0.04, 0.16, 0.4, 0.62, 0.75, 0.82)
"""Chance of ever turning a majority marker: two or more behind, one behind, level, one, two, three or more ahead."""


def rounds_left(state: State) -> float:
    """Rounds to come after this one."""
    if state.actor == NOBODY:
        return 0.0
    if state.last_round:
        return float(state.last_round - state.round)
    cards = min(len(state.piles[0]), len(state.piles[1])) * 0.7 + (len(state.piles[0]) + len(state.piles[1])) * 0.15
    return max(0.6, cards / (2.2 * state.players))


def turns_left(state: State, seat: int) -> int:
    """Turns that a seat still begins in this round."""
    if state.phase < 3:
        return TURNS
    if state.phase > 3:
        return 0
    begun = state.turns
    place = (seat - state.start) % state.players
    past = max(0, (begun - 1 - place) // state.players + 1) if begun else 0
    return TURNS - past


Known = dict[tuple[int, ...], float]
"""Worth of seats that was worked out already, by what it depends on."""


def prospects(state: State, known: Known | None = None) -> list[float]:
    """Points of every seat at the end, as far as can be told; ``known`` spares work between like positions."""
    seats = range(state.players)
    if state.actor == NOBODY:
        return [float(total(state, seat)) for seat in seats]
    rounds = rounds_left(state)
    if known is None:
        values = [_prospect(state, seat, rounds) for seat in seats]
    else:
        values = []
        for seat in seats:
            mark = _mark(state, seat)
            value = known.get(mark)
            if value is None:
                value = known[mark] = _prospect(state, seat, rounds)
            values.append(value)
    for seat, chance in enumerate(_majorities(state)):
        values[seat] += chance
    return values


def _mark(state: State, seat: int) -> tuple[int, ...]:
    """What the prospect of a seat depends on, within a few moves."""
    first = seat * N_COLOURS
    return (
        seat,
        state.turn,
        state.played,
        state.phase,
        len(state.piles[0]) * 256 + len(state.piles[1]),
        state.guilders[seat],
        state.points[seat],
        state.steps[seat],
        state.turned[seat],
        state.own[seat],
        state.used,
        len(state.houses[seat]),
        len(state.hand[seat]),
        state.statues_left,
        state.statues[seat],
        *state.tiles[seat * 2 : seat * 2 + 2],
        *state.workers[first : first + N_COLOURS],
        *state.threats[first : first + N_COLOURS],
    )


def _prospect(state: State, seat: int, rounds: float) -> float:
    turns = turns_left(state, seat)
    playing = seat == state.active and state.phase == 3 and not state.played
    plays = rounds * TURNS + turns + (1 if playing else 0)
    if not rounds:
        plays = min(plays, len(state.hand[seat]))
    open_ = min(1.0, plays / 3.0)
    guilders = state.guilders[seat]
    purse = GUILDER * open_ * (guilders if guilders < PLENTY else PLENTY + 0.5 * (guilders - PLENTY))
    hands = open_ * _workers(state, seat)
    cards = turns + 1 if playing else turns
    step = state.steps[seat]
    value = total(state, seat) + purse + hands
    value += ROOM[min(state.persons[seat].count(-1), 5)] * min(1.0, plays / 4.0)
    value += _cards(state, seat, cards, rounds)
    value += _powers(state, seat, rounds, SOON if turns else 0.0)
    value += _canal(state, seat, plays)
    if step + 1 < len(TRACK):
        value += (STEP + 0.15 * (TRACK[step + 1] - TRACK[step])) * step**0.5 * min(1.0, rounds / 3.0)
    return value - _danger(state, seat, rounds, purse, hands)


def _workers(state: State, seat: int) -> float:
    worth = 0.0
    for number in state.workers[seat * N_COLOURS : (seat + 1) * N_COLOURS]:
        part = HAND_WORKER
        for _ in range(min(number, 6)):
            worth += part
            part *= ANOTHER
    return worth


def power(card: int, rounds: float) -> float:
    """Points that what a person can do brings once it is laid out, with so many rounds to come."""
    kind = KIND[card]
    if kind == LAUREL:
        return 2.0 + LAURELS * rounds
    if kind in PER_ROUND:
        return PER_ROUND[kind] * POWER[card] * rounds
    return POWER[card]


def _cards(state: State, seat: int, turns: int, rounds: float) -> float:
    """Cards for the turns of this round; the others only spare a card when hands are filled."""
    number = len(state.hand[seat])
    return CARD * min(number, turns) + SPARE * max(0, number - turns) * min(1.0, rounds)


def promise(state: State, seat: int) -> float:
    """What the two best persons in hand may bring, a secret of their owner."""
    rounds = rounds_left(state)
    plays = min(1.0, rounds + turns_left(state, seat) / TURNS)
    best = second = 0.0
    for card in state.hand[seat]:
        worth = POINTS[card] + power(card, rounds) - COST * PRICE[card]
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return PROMISE * (best + second) * plays


def _powers(state: State, seat: int, rounds: float, soon: float) -> float:
    """What the persons laid out will do; ``soon``: what an unused one is worth of the present round."""
    worth = 0.0
    used = state.used
    for card in state.persons[seat]:
        if card >= 0:
            kind = KIND[card]
            if kind in PER_ROUND:
                now = 0.0 if kind == PERMANENT or used >> card & 1 else soon
                worth += PER_ROUND[kind] * POWER[card] * (rounds + now)
            elif kind == LAUREL:
                worth += LAURELS * rounds
    return worth


def _canal(state: State, seat: int, plays: float) -> float:
    """Sections under way to their third space and their statue."""
    worth = 0.0
    best = state.statues_left + 1 if state.statues_left else 0
    for section in range(2):
        tiles = state.tiles[seat * 2 + section]
        if tiles < 3:
            worth += THIRD_SPACE_POINTS * THIRD * (tiles / 3) ** 2 * min(1.0, plays / 6.0)
        if not state.crowned[seat * 2 + section] and tiles < SPACES:
            worth += STATUE * best * (tiles / SPACES) ** 2 * min(1.0, plays / (2.0 * (SPACES - tiles)))
    return worth


def _danger(state: State, seat: int, rounds: float, purse: float, hands: float) -> float:
    """What threats may cost in the rounds to come."""
    if rounds <= 0.0:
        return 0.0
    loss = 0.0
    first = seat * N_COLOURS
    share = min(1.6, rounds)
    for colour in range(N_COLOURS):
        markers = state.threats[first + colour]
        if markers:
            loss += RISK[min(markers, 2)] * share * _damage(state, seat, colour, purse, hands)
    return loss


def _damage(state: State, seat: int, colour: int, purse: float, hands: float) -> float:
    if colour == BLUE:
        return 0.5 + hands
    if colour == YELLOW:
        return 0.5 + purse
    if colour == VIOLET:
        return 3.0
    if colour == BROWN:
        persons = [POINTS[card] + 1.0 for card in state.persons[seat] if card >= 0]
        return min(persons) if persons else 0.5
    assert colour == RED
    return 2.2


def _majorities(state: State) -> list[float]:
    """Points that markers not yet turned may bring."""
    seats = range(state.players)
    columns = [
        state.steps,
        [sum(1 for card in state.persons[seat] if card >= 0) for seat in seats],
        [state.tiles[2 * seat] + state.tiles[2 * seat + 1] for seat in seats],
    ]
    if state.options["pets"]:
        columns.append([sum(1 for card in state.pets[seat] if card >= 0) for seat in seats])
    worth = [0.0] * state.players
    for marker, column in enumerate(columns):
        top = max(column)
        leaders = column.count(top)
        second = max((n for n in column if n < top), default=top)
        for seat in seats:
            if not state.turned[seat] >> marker & 1:
                mine = column[seat]
                lead = mine - (second if mine == top and leaders == 1 else top)
                worth[seat] += MAJORITY_POINTS * CHANCES[max(-2, min(3, lead)) + 2]
    return worth


def shares_of(values: list[float], scale: float) -> list[float]:
    """Win shares from points, the more even the larger ``scale`` is."""
    top = max(values)
    parts = [exp((value - top) / scale) for value in values]
    total_ = sum(parts)
    return [part / total_ for part in parts]


def spread(state: State) -> float:
    """How many points may still change."""
    return 1.2 + 1.1 * min(8.0, rounds_left(state)) + 1.5 * tanh(turns_left(state, 0) / 4)
