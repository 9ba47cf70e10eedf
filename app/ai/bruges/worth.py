"""What a seat will have at the end, in points: what counts already, and what its goods can still become."""

from __future__ import annotations

from functools import lru_cache
from math import exp, tanh
from typing import TYPE_CHECKING

from app.ai.bruges.powers import use
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
    from app.ai.bruges.weights import Weights
    from app.engines.bruges.state import State

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


def projected_points(state: State, weights: Weights, known: Known | None = None) -> list[float]:
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
            value = known.seats[mark] = _prospect(state, seat, rounds, weights)
        values.append(value)
    piles = len(state.piles[0]) * 256 + len(state.piles[1])
    race = (state.turn, state.phase, piles, *state.steps, *state.own, *state.tiles, *state.turned)
    chances = known.majorities.get(race)
    if chances is None:
        chances = known.majorities[race] = _majorities(state, rounds, weights)
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


def _prospect(state: State, seat: int, rounds: float, weights: Weights) -> float:
    turns = turns_left(state, seat)
    playing = seat == state.active and state.phase == 3 and not state.played
    cards = turns + 1 if playing else turns
    plays = rounds * TURNS + cards
    if rounds:
        open_, manned = openness(plays, weights.open), openness(plays, weights.manned)
    else:
        open_ = manned = weights.spent * min(1.0, cards / TURNS)
    guilders = state.guilders[seat]
    plenty = weights.plenty
    purse = weights.guilder * open_ * (guilders if guilders < plenty else plenty + weights.rich * (guilders - plenty))
    hands = manned * _workers(state, seat, weights)
    step = state.steps[seat]
    value = counted(state, seat) + purse + hands
    if rounds:
        value += weights.room[min(state.persons[seat].count(-1), 5)]
        value += _cards(state, seat, cards, rounds, weights)
        value += _powers(state, seat, rounds, weights.soon if turns else 0.0, weights)
    else:
        value += _powers(state, seat, rounds, weights.at_last if turns else 0.0, weights)
    value += _canal(state, seat, plays, weights)
    if step + 1 < len(TRACK):
        value += weights.step * step**0.5 * min(1.0, rounds / 3.0)
    return value - _danger(state, seat, rounds, purse, hands, weights)


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


def _workers(state: State, seat: int, weights: Weights) -> float:
    worth = 0.0
    for number in state.workers[seat * N_COLOURS : (seat + 1) * N_COLOURS]:
        part = weights.worker
        for _ in range(min(number, 6)):
            worth += part
            part *= weights.another
    return worth


def _cards(state: State, seat: int, turns: int, rounds: float, weights: Weights) -> float:
    """Cards for the turns of this round; the others only spare a card when hands are filled."""
    number = len(state.hand[seat]) + to_draw(state, seat)
    return weights.card * min(number, turns) + weights.spare * max(0, number - turns) * min(1.0, rounds)


def _powers(state: State, seat: int, rounds: float, soon: float, weights: Weights) -> float:
    """What the persons laid out will do; ``soon``: what an unused one is worth of the present round."""
    worth = 0.0
    powers = weights.powers
    used = state.used
    workers = state.workers
    later = min(1.0, rounds)
    first = seat * N_COLOURS
    for card in state.persons[seat]:
        if card >= 0:
            kind = KIND[card]
            if kind == WORKER:
                paid = workers[first + WORKER_COLOUR[card]]
                now = use(state, seat, card, weights)
                power = weights.by_worker * (powers[card] + weights.as_now * (weights.often * now - powers[card]))
                worth += power * rounds
                if paid:
                    worth += weights.wanted * power * later
                    if not used >> card & 1:
                        worth += soon * now
            elif kind == ONCE:
                now = use(state, seat, card, weights)
                worth += (
                    weights.free_use * (powers[card] + weights.as_now * (weights.often * now - powers[card])) * rounds
                )
                if not used >> card & 1:
                    worth += soon * now
            elif kind == PERMANENT:
                worth += weights.lasting * powers[card] * rounds
            elif kind == LAUREL:
                worth += (weights.laurels + powers[card]) * rounds
    return worth


def _canal(state: State, seat: int, plays: float, weights: Weights) -> float:
    """Sections under way to their third space and their statue."""
    worth = 0.0
    best = state.statues_left + 1 if state.statues_left else 0
    for section in range(2):
        tiles = state.tiles[seat * 2 + section]
        if tiles < 3:
            worth += THIRD_SPACE_POINTS * weights.third * (tiles / 3) ** 2 * min(1.0, plays / 6.0)
        if not state.crowned[seat * 2 + section] and tiles < SPACES:
            worth += weights.statue * best * (tiles / SPACES) ** 2 * min(1.0, plays / (2.0 * (SPACES - tiles)))
    return worth


def _danger(state: State, seat: int, rounds: float, purse: float, hands: float, weights: Weights) -> float:
    """What threats may cost in the rounds to come."""
    if rounds <= 0.0:
        return 0.0
    loss = 0.0
    first = seat * N_COLOURS
    share = min(1.6, rounds)
    for colour in range(N_COLOURS):
        markers = state.threats[first + colour]
        if markers:
            struck = weights.risk[min(markers, 2) - 1] * share
            loss += struck * _damage(state, seat, colour, purse, hands) - weights.held * markers
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


def _majorities(state: State, rounds: float, weights: Weights) -> list[float]:
    """Points that markers not yet turned may bring."""
    columns = [strengths(state, marker) for marker in range(len(weights.later) if state.options["pets"] else PETS)]
    worth = [0.0] * state.players
    later = min(1.0, rounds / weights.ahead)
    turns = [turns_left(state, seat) for seat in range(state.players)]
    for marker, column in enumerate(columns):
        *_, second, top = sorted(column)
        for seat, mine in enumerate(column):
            if not state.turned[seat] >> marker & 1:
                lead = mine - (second if mine == top else top)
                chance = weights.later[marker] * weights.chances[max(-2, min(3, lead)) + 2] * later
                if lead > 0:
                    kept = _kept(marker, lead, sum(turns) - turns[seat], state.phase, weights)
                    chance = kept + (1.0 - kept) * chance
                worth[seat] += MAJORITY_POINTS * chance
    return worth


def _kept(marker: int, lead: int, turns: int, phase: int, weights: Weights) -> float:
    """Chance that a lead lasts to the end of the round, with so many turns of the others to come."""
    if marker == REPUTATION:
        return weights.steps_kept if phase == 3 else 0.5
    return weights.lead_kept[min(lead, 3) - 1] ** turns


def shares_of(values: list[float], scale: float) -> list[float]:
    """Win shares from points, the more even the larger ``scale`` is."""
    top = max(values)
    parts = [exp((value - top) / scale) for value in values]
    total_ = sum(parts)
    return [part / total_ for part in parts]


def spread(state: State) -> float:
    """How many points may still change."""
    return 1.2 + 1.1 * min(8.0, rounds_left(state)) + 1.5 * tanh(turns_left(state, 0) / 4)
