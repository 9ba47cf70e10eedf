"""What positions and cards are judged by: the numbers of the rollout policy, by number of players."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING

from app.ai.bruges.power_table import POWER
from app.ai.weights import Row, found_by_play

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass
class Weights:
    """The numbers of a judgement; as they stand here, those that all but grandmasters go by.

    Attributes:
        powers: By card: see ``power_table``.
        uses: By card: what a use always brings, ``None`` if that depends on the position; ``powers`` works it out.
    """

    # Goods
    guilder: float = 0.394
    """Points of a guilder as long as there is time to spend it: persons cost three a point."""
    plenty: float = 13.54
    """Guilders beyond which more are worth less."""
    rich: float = 0.453
    """How much of a guilder beyond those counts."""
    open: tuple[float, ...] = (0.606, 0.819, 0.837, 0.837, 1.181)
    """How much of guilders counts: four turns to come, six, eight, ten, more."""
    manned: tuple[float, ...] = (0.601, 0.752, 0.98, 0.98, 1.242)
    """The same for workers."""
    worker: float = 0.87
    """Points of a worker."""
    another: float = 0.363
    """How much less each further worker of a colour is worth."""
    room: tuple[float, ...] = (0.0, 1.53, 2.594, 2.594, 2.596, 3.081)
    """Points of houses that wait for a person, by their number."""
    card: float = 1.086
    """Points of a card in hand that will be played."""
    spare: float = 0.189
    """Points of a card beyond those that are played in this round."""
    spent: float = 0.414
    """How much of goods counts in the last round, where every card is planned."""

    # Persons that are laid out
    by_worker: float = 0.978
    """How much of the power of a person with a worker counts for each round to come."""
    free_use: float = 1.094
    """The same for persons of the round that need none."""
    often: float = 1.207
    """How often a person is used in a round."""
    as_now: float = 0.557
    """How much the rounds to come are judged by what a use would bring now, not by what it brings on average."""
    lasting: float = 1.393
    """How much of the power counts of persons with a lasting one."""
    wanted: float = 0.574
    """How much of the power of a person a worker of its colour at hand is worth."""
    soon: float = 0.5
    """How much of a round's use is counted while a person of the round is unused."""
    at_last: float = 0.747
    """The same in the last round."""
    laurels: float = 0.278
    """Points by which a laurel grows in a round."""

    # Canals, the track, threats
    statue: float = 0.257
    """How much of the statue counts, times the square of what is built of its section."""
    third: float = 0.652
    """How much of the third space counts, times the square of what is built up to it."""
    step: float = 0.414
    """Points of a step beyond those of the track: the way to the majority and up."""
    held: float = 0.099
    """Points of a threat marker that may be given back."""
    risk: tuple[float, ...] = (-0.009, 0.231)
    """How likely a threat strikes within a round: one marker of its colour, more."""

    # Majorities
    chances: tuple[float, ...] = (0.007, 0.225, 0.252, 0.566, 0.571, 0.85)
    """Chance of turning a majority marker in a later round: two behind, one behind, level, one, two, three ahead."""
    later: tuple[float, ...] = (0.684, 1.524, 0.781, 0.633)
    """The same by marker, as a factor."""
    ahead: float = 3.0
    """Rounds to come in which the whole chance is there."""
    lead_kept: tuple[float, ...] = (0.783, 0.809, 0.888)
    """Chance that a lead of one, two, three outlasts a turn of another seat."""
    steps_kept: float = 1.0
    """Chance that a lead on the track outlasts the turns of a round."""

    # The cards in hand
    best_uses: tuple[float, ...] = (0.603, 0.416, 0.297, 0.346, 0.31, 0.302)
    """How much of what the best, second, ... card of this round would bring counts."""
    person_kept: float = 0.183
    """How much of a person counts that waits for a later round."""
    person_waits: float = 0.06
    """The same for each turn of this round."""
    ready: float = 0.702
    """How much of a person counts that could be paid at once."""
    near: tuple[float, ...] = (0.251, 0.59)
    """How much of one that cannot: in any case, and more with the part of the price that is there."""
    no_room: float = 0.58
    """The part of that while no house waits for it."""
    cost: float = 0.178
    """Points of a guilder that a person in hand will cost."""
    house: float = 0.98
    """Points of a card as a house."""
    full: float = 0.349
    """How much less for each house that waits for a person already."""
    threat: tuple[float, ...] = (1.044, 2.36)
    """Points of a card that gives a threat back: of one, of two markers."""
    tile: float = 2.265
    """Points of a card as a canal tile, less the price of the space."""
    workers: float = 0.994
    """Points of a card that brings two workers."""
    instant: float = 0.976
    """How much of a power of the moment counts while the card is in hand."""
    roundly: float = 0.79
    """How much of a power of the round counts, for each round to come."""
    first_use: float = 0.416
    """How much of its first use."""
    growth: float = 0.383
    """Points by which a laurel in hand is worth more for each round to come."""
    full_hand: float = 5.2
    """Points of the promise of a hand that has just been filled ..."""
    full_later: float = 0.184
    """... and more for each round to come."""
    full_last: float = 7.4
    """The same in the last round."""
    known_before: float = 1.15
    """How much of the promise of what is in a hand before it is filled is still there then ..."""
    drawn_less: float = 1.9
    """... and the points by which each of those cards leaves less to draw."""
    sure: float = 0.907
    """How much of what can still be done in the last round counts: opponents may come between."""
    powerful: float = 0.618
    """How much of the power of a person counts then that is not laid out yet."""

    # What a use of a power brings
    coin: float = 0.367
    """Points of a guilder."""
    aid: float = 0.543
    """Points of a worker, brought or paid."""
    marker: float = 0.868
    """Points of a threat marker that is given back."""
    advance: float = 1.636
    """Points of a step on the track."""
    drawn_card: float = 0.744
    """Points of a card that is drawn."""
    uncounted: float = 0.659
    """What one use of a power is worth that cannot be counted, by its points in a round."""

    # Choices
    others: float = 0.258
    """How much a point of the best opponent counts against an own one, by the number of opponents."""
    drawn_else: float = 0.545
    """Points of drawing a card by a ship and the like."""
    pause: float = -0.004
    """Points that an activation has to bring."""
    threat_back: tuple[float, ...] = (0.0, 0.423, 0.925)
    """Points of a card of a colour, by the own threats of that colour."""
    worker_back: float = 0.16
    """Points of a card of a colour of which there is a worker for a house."""
    canal_back: float = 0.353
    """Points of a card of the colour of the next canal space."""
    same_back: float = 0.548
    """How much less for each card of the colour already in hand."""
    balance: float = 0.093
    """Points of a card more on one pile than on the other: a pile that runs out ends the game."""

    powers: list[float] = field(default_factory=lambda: POWER, init=False, repr=False, compare=False)
    uses: list[float | None] = field(default_factory=list, init=False, repr=False, compare=False)


def row_of(weights: Weights) -> Row:
    """All numbers in the order of the fields."""
    row: list[float] = []
    for each in fields(weights):
        if each.init:
            value = getattr(weights, each.name)
            row += value if isinstance(value, tuple) else [value]
    return tuple(row)


def weights_of(row: Sequence[float], powers: list[float] = POWER) -> Weights:
    """The weights with these numbers, and with these powers of persons."""
    values: dict[str, float | tuple[float, ...]] = {}
    at = 0
    for each in fields(Weights):
        if each.init:
            if isinstance(each.default, tuple):
                end = at + len(each.default)
                values[each.name] = tuple(row[at:end])
            else:
                end = at + 1
                values[each.name] = row[at]
            at = end
    assert at == len(row)
    weights = Weights(**values)  # type: ignore[arg-type]
    weights.powers = powers
    return weights


BY_HAND = Weights()
"""Fitted in play on 20 November 2026; chances and what is learned are made by them."""
WEIGHTS: dict[int, Row] = dict.fromkeys((2, 3, 4, 5), row_of(BY_HAND))
"""By number of players."""
BY_PLAY = Path(__file__).with_name("tuned.json")
"""Made by ``python -m app.ai.tune bruges``."""
USUAL = 4
"""Number of players whose weights are good for the others, too, as long as none were looked for with these."""
TUNED: dict[int, Row] = found_by_play(BY_PLAY, WEIGHTS, lambda _players: USUAL)
"""Those that win most when the rollout policy plays by them."""
JUDGEMENT = Path(__file__).with_name("judgement.json")
"""Made by ``python -m app.ai.bruges.fit_judgement``."""


def _fitted() -> dict[int, Weights]:
    tables = json.loads(JUDGEMENT.read_text("utf-8"))["tables"] if JUDGEMENT.exists() else {}
    return {
        int(players): weights_of(tuple(map(float, table["weights"])), list(map(float, table["powers"])))
        for players, table in tables.items()
    }


FITTED: dict[int, Weights] = _fitted()
"""By number of players: those that tell best what comes of a position when the rollout policy plays on by others."""
