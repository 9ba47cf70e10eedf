"""What a seat will have at the end, in points: what counts already, and what its goods can still become."""

from __future__ import annotations

from functools import lru_cache
from math import exp, tanh
from typing import TYPE_CHECKING

from app.ai.bruges.powers import POWER, use
from app.engines.bruges.components import (
    BLUE,
    BROWN,
    HAND_SIZE,
    HOUSE_POINTS,
    KIND,
    LAUREL,
    MAJORITY_POINTS,
    N_CARDS,
    N_COLOURS,
    ONCE,
    PERMANENT,
    PETS,
    POINTS,
    RED,
    REPUTATION,
    SPACES,
    THIRD_SPACE_POINTS,
    TRACK,
    TURNS,
    VIOLET,
    WORKER,
    WORKER_COLOUR,
    YELLOW,
)
from app.engines.bruges.rounds import strengths
from app.engines.bruges.scoring import canal, laurels, total
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.bruges.state import State

GUILDER = 0.394
"""Points of a guilder as long as there is time to spend it: persons cost three a point."""
PLENTY = 13.54
"""Guilders beyond which more are worth less."""
RICH = 0.453
"""How much of a guilder beyond those counts."""
OPEN = (0.606, 0.819, 0.837, 0.837, 1.181)
"""How much of guilders counts: four turns to come, six, eight, ten, more."""
MANNED = (0.601, 0.752, 0.98, 0.98, 1.242)
"""The same for workers."""
HAND_WORKER = 0.87
"""Points of a worker."""
ANOTHER = 0.363
"""How much less each further worker of a colour is worth."""
ROOM = (0.0, 1.53, 2.594, 2.594, 2.596, 3.081)
"""Points of houses that wait for a person, by their number."""
CARD = 1.086
"""Points of a card in hand that will be played."""
BY_WORKER = 0.978
"""How much of the power of a person with a worker counts for each round to come."""
FREE_USE = 1.094
"""The same for persons of the round that need none."""
OFTEN = 1.207
"""How often a person is used in a round."""
AS_NOW = 0.557
"""How much the rounds to come are judged by what a use would bring now, not by what it brings on average."""
LASTING = 1.393
"""The same for persons with a lasting power."""
WANTED = 0.574
"""How much of the power of a person a worker of its colour at hand is worth."""
SOON = 0.5
"""How much of a round's use is counted while a person of the round is unused."""
AT_LAST = 0.747
"""The same in the last round."""
SPENT = 0.414
"""How much of goods counts in the last round, where every card is planned."""
SPARE = 0.189
"""Points of a card beyond those that are played in this round."""
LAURELS = 0.278
"""Points by which a laurel grows in a round."""
STATUE = 0.257
"""How much of the statue counts, times the square of what is built of its section."""
THIRD = 0.652
"""How much of the third space counts, times the square of what is built up to it."""
STEP = 0.414
"""Points of a step beyond those of the track: the way to the majority and up."""
HELD = 0.099
"""Points of a threat marker that may be given back."""
RISK = (0.0, -0.009, 0.231)
"""How likely a threat strikes within a round, by the markers of its colour."""
CHANCES = (0.007, 0.225, 0.252, 0.566, 0.571, 0.85)
"""Chance of turning a majority marker in a later round: two behind, one behind, level, one, two, three ahead."""
LATER = (0.684, 1.524, 0.781, 0.633)
"""The same by marker, as a factor."""
AHEAD = 3.0
"""Rounds to come in which the whole chance is there."""
KEPT = (0.783, 0.809, 0.888)
"""Chance that a lead of one, two, three outlasts a turn of another seat."""
KEPT_STEPS = 1.0
"""Chance that a lead on the track outlasts the turns of a round."""
MEAN_FACE = 3.5
"""Mean of a die."""


def rounds_left(state: State) -> float:
    """Rounds to come after this one."""
    if state.actor == NOBODY:
        return 0.0
    if state.last_round:
        return float(state.last_round - state.round)
    left, right = len(state.piles[0]), len(state.piles[1])
    # What is still to be drawn for this round will be gone when it begins.
    soon = sum([to_draw(state, seat) for seat in range(state.players)])
    return max(1.0, (0.6 * (left + right) + 0.8 * min(left, right) - soon) / (TURNS * state.players))


def to_draw(state: State, seat: int) -> int:
    """Cards that a seat has still to draw in phase 1 of this round."""
    if state.phase != 1 or (seat - state.start) % state.players < (state.actor - state.start) % state.players:
        return 0
    return max(0, HAND_SIZE - len(state.hand[seat]))


def faces(state: State) -> list[float]:
    """Guilders of a card by its colour: the dice of the round, and what they show on average before they are thrown."""
    return [MEAN_FACE] * N_COLOURS if state.phase == 1 else [float(face) for face in state.dice]


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


_LAURELS = sum(1 << card for card in range(N_CARDS) if KIND[card] == LAUREL)

CacheKey = tuple[int, ...]


class Known:
    """What was worked out already, by what it depends on: saves work between positions within a few moves."""

    __slots__ = ("majorities", "seats")

    def __init__(self) -> None:
        self.seats: dict[CacheKey, float] = {}
        self.majorities: dict[CacheKey, list[float]] = {}


def projected_points(state: State, known: Known | None = None) -> list[float]:
    """Points of every seat at the end, as far as can be told from what all can see."""
    seats = range(state.players)
    if state.actor == NOBODY:
        return [float(total(state, seat)) for seat in seats]
    known = known or Known()
    rounds = rounds_left(state)
    values = []
    for seat in seats:
        mark = _mark(state, seat)
        value = known.seats.get(mark)
        if value is None:
            value = known.seats[mark] = _prospect(state, seat, rounds)
        values.append(value)
    piles = len(state.piles[0]) * 256 + len(state.piles[1])
    race = (state.turn, state.phase, piles, *state.steps, *state.own, *state.tiles, *state.turned)
    chances = known.majorities.get(race)
    if chances is None:
        chances = known.majorities[race] = _majorities(state, rounds)
    return [value + chance for value, chance in zip(values, chances, strict=True)]


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
        len(state.hand[seat]),
        state.statues_left,
        state.statues[seat],
        *state.houses[seat],
        *state.tiles[seat * 2 : seat * 2 + 2],
        *state.workers[first : first + N_COLOURS],
        *state.threats[first : first + N_COLOURS],
    )


def openness(plays: float, table: tuple[float, ...]) -> float:
    """How much goods still count with so many turns to come, at least those of a round."""
    return table[min(len(table) - 1, (int(plays) - TURNS) // 2)]


def _prospect(state: State, seat: int, rounds: float) -> float:
    turns = turns_left(state, seat)
    playing = seat == state.active and state.phase == 3 and not state.played
    cards = turns + 1 if playing else turns
    plays = rounds * TURNS + cards
    if rounds:
        open_, manned = openness(plays, OPEN), openness(plays, MANNED)
    else:
        open_ = manned = SPENT * min(1.0, cards / TURNS)
    guilders = state.guilders[seat]
    purse = GUILDER * open_ * (guilders if guilders < PLENTY else PLENTY + RICH * (guilders - PLENTY))
    hands = manned * _workers(state, seat)
    step = state.steps[seat]
    value = counted(state, seat) + purse + hands
    if rounds:
        value += ROOM[min(state.persons[seat].count(-1), 5)]
        value += _cards(state, seat, cards, rounds)
        value += _powers(state, seat, rounds, SOON if turns else 0.0)
    else:
        value += _powers(state, seat, rounds, AT_LAST if turns else 0.0)
    value += _canal(state, seat, plays)
    if step + 1 < len(TRACK):
        value += STEP * step**0.5 * min(1.0, rounds / 3.0)
    return value - _danger(state, seat, rounds, purse, hands)


def counted(state: State, seat: int) -> int:
    """What the seat would have if the game ended now: ``scoring.total``, in less time."""
    points = state.points[seat] + _printed(state.own[seat]) + HOUSE_POINTS * len(state.houses[seat])
    if state.own[seat] & _LAURELS:
        points += laurels(state, seat)
    return points + MAJORITY_POINTS * state.turned[seat].bit_count() + canal(state, seat) + TRACK[state.steps[seat]]


@lru_cache(1 << 14)
def _printed(own: int) -> int:
    """Printed points of persons and pets, by their mask."""
    return sum(POINTS[card] for card in range(own.bit_length()) if own >> card & 1)


def _workers(state: State, seat: int) -> float:
    worth = 0.0
    for number in state.workers[seat * N_COLOURS : (seat + 1) * N_COLOURS]:
        part = HAND_WORKER
        for _ in range(min(number, 6)):
            worth += part
            part *= ANOTHER
    return worth


def _cards(state: State, seat: int, turns: int, rounds: float) -> float:
    """Cards for the turns of this round; the others only spare a card when hands are filled."""
    number = len(state.hand[seat]) + to_draw(state, seat)
    return CARD * min(number, turns) + SPARE * max(0, number - turns) * min(1.0, rounds)


def _powers(state: State, seat: int, rounds: float, soon: float) -> float:
    """What the persons laid out will do; ``soon``: what an unused one is worth of the present round."""
    worth = 0.0
    used = state.used
    workers = state.workers
    later = min(1.0, rounds)
    first = seat * N_COLOURS
    for card in state.persons[seat]:
        if card >= 0:
            kind = KIND[card]
            if kind == WORKER:
                paid = workers[first + WORKER_COLOUR[card]]
                now = use(state, seat, card)
                power = BY_WORKER * (POWER[card] + AS_NOW * (OFTEN * now - POWER[card]))
                worth += power * rounds
                if paid:
                    worth += WANTED * power * later
                    if not used >> card & 1:
                        worth += soon * now
            elif kind == ONCE:
                now = use(state, seat, card)
                worth += FREE_USE * (POWER[card] + AS_NOW * (OFTEN * now - POWER[card])) * rounds
                if not used >> card & 1:
                    worth += soon * now
            elif kind == PERMANENT:
                worth += LASTING * POWER[card] * rounds
            elif kind == LAUREL:
                worth += (LAURELS + POWER[card]) * rounds
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
            loss += RISK[min(markers, 2)] * share * _damage(state, seat, colour, purse, hands) - HELD * markers
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


def _majorities(state: State, rounds: float) -> list[float]:
    """Points that markers not yet turned may bring."""
    columns = [strengths(state, marker) for marker in range(len(LATER) if state.options["pets"] else PETS)]
    worth = [0.0] * state.players
    later = min(1.0, rounds / AHEAD)
    turns = [turns_left(state, seat) for seat in range(state.players)]
    for marker, column in enumerate(columns):
        *_, second, top = sorted(column)
        for seat, mine in enumerate(column):
            if not state.turned[seat] >> marker & 1:
                lead = mine - (second if mine == top else top)
                chance = LATER[marker] * CHANCES[max(-2, min(3, lead)) + 2] * later
                if lead > 0:
                    kept = _kept(marker, lead, sum(turns) - turns[seat], state.phase)
                    chance = kept + (1.0 - kept) * chance
                worth[seat] += MAJORITY_POINTS * chance
    return worth


def _kept(marker: int, lead: int, turns: int, phase: int) -> float:
    """Chance that a lead lasts to the end of the round, with so many turns of the others to come."""
    if marker == REPUTATION:
        return KEPT_STEPS if phase == 3 else 0.5
    return KEPT[min(lead, 3) - 1] ** turns


def shares_of(values: list[float], scale: float) -> list[float]:
    """Win shares from points, the more even the larger ``scale`` is."""
    top = max(values)
    parts = [exp((value - top) / scale) for value in values]
    total_ = sum(parts)
    return [part / total_ for part in parts]


def spread(state: State) -> float:
    """How many points may still change."""
    return 1.2 + 1.1 * min(8.0, rounds_left(state)) + 1.5 * tanh(turns_left(state, 0) / 4)
