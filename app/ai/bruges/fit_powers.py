"""Find what games say of the power of every person of Bruges: ``python -m app.ai.bruges.fit_powers --jobs 2``.

Grandmasters' rollout policy plays against itself by ``POWER``.  At the first card of every round it is noted what each
seat is judged to have at the end, and which persons it has laid out.  What the lead at the end differs from the judged
one is then explained by ridge regression: by some facts about the position, and by a number for each person, times the
rounds to come.  That number is what the person's power is worth in a round beyond what it is held to be.

What was found is written to ``powers.json`` beside the policy, with how it was made.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, cast

from app.ai.bruges import BrugesPolicy
from app.ai.bruges.cards import judged
from app.ai.bruges.power_table import BY_GAMES, POWER
from app.ai.bruges.weights import TUNED, weights_of
from app.ai.bruges.worth import rounds_left
from app.ai.fitting import FOLD, PLACES, less_others, made, parser, played, written
from app.ai.train import say
from app.engines import GAMES
from app.engines.bruges.components import KIND, LAUREL, N_CARDS, N_COLOURS, ONCE, PERMANENT, POINTS, WORKER
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    import argparse

    from app.engines.bruges.state import State

MODULE = "app.ai.bruges.fit_powers"
PULL = 3000.0
"""Weight of the squares of the persons' numbers in the fit, so that one who is seldom seen gets next to none."""
FACTS_PULL = 1e-3
"""The same for the facts."""


@dataclass(frozen=True)
class Note:
    """A position at the first card of a round, for one seat against the mean of the others.

    Attributes:
        persons: By card: rounds to come for a person that the seat has laid out, less those of the others.
        facts: See ``_facts``, less those of the others.
        missed: Points by which the lead at the end was larger than judged.
    """

    persons: dict[int, float]
    facts: list[float]
    missed: float


def _facts(state: State, seat: int, value: float, rounds: float) -> list[float]:
    """What is known of a seat besides its persons one by one."""
    persons = [card for card in state.persons[seat] if card >= 0]
    return [
        value,
        float(sum(state.workers[seat * N_COLOURS : (seat + 1) * N_COLOURS])),
        float(len(state.hand[seat])),
        *[rounds * sum(KIND[card] == kind for card in persons) for kind in (WORKER, ONCE, PERMANENT, LAUREL)],
        rounds * sum(POWER[card] for card in persons),
        rounds * sum(POINTS[card] for card in persons),
        float(len(persons)),
    ]


Seen = tuple[list[float], list[list[int]], list[list[float]], float]
"""Of every seat what it is judged to have, its persons and its facts; and the rounds to come."""


def _seen(state: State, players: int) -> Seen:
    weights, rounds = weights_of(TUNED[players]), rounds_left(state)
    values = judged(state, weights)
    persons = [[card for card in state.persons[seat] if card >= 0] for seat in range(players)]
    return values, persons, [_facts(state, seat, values[seat], rounds) for seat in range(players)], rounds


def _notes(seen: Seen, scores: Sequence[int]) -> list[Note]:
    """One for every seat; with two players for the first one only, as the other's says the same."""
    values, persons, facts, rounds = seen
    players, notes = len(scores), []
    for seat in range(players if players > 2 else 1):
        counted: dict[int, float] = {}
        for owner, cards in enumerate(persons):
            share = rounds if owner == seat else -rounds / (players - 1)
            for card in cards:
                counted[card] = counted.get(card, 0.0) + share
        own = [less_others(column, seat) for column in zip(*facts, strict=True)]
        notes.append(Note(counted, own, less_others(scores, seat) - less_others(values, seat)))
    return notes


def play(players: int, seeds: range) -> tuple[int, list[Note]]:
    """Play the games of some seeds; returns the first seed and all notes."""
    policy, notes = BrugesPolicy(TUNED), []
    for seed in seeds:
        state, rng = cast("State", GAMES["bruges"].new(players, {}, seed)), Random(seed)
        last, seen = -1, []
        while state.actor != NOBODY:
            if state.phase == 3 and state.round != last:
                last = state.round
                if rounds_left(state) > 0.0:
                    seen.append(_seen(state, players))
            state.apply(policy.playout(state, rng)[0])
        for each in seen:
            notes += _notes(each, state.scores())
    return seeds.start, notes


def fitted(blocks: Sequence[Sequence[Note]], apart: bool = False) -> tuple[list[float], float]:
    """The number of every person by card, and how far the lead is missed then (points, squared).

    With ``apart``, one block in ``FOLD`` is not fitted to, and the lead is that of its games.
    """
    import numpy as np  # there for a training only

    size = N_CARDS + len(blocks[0][0].facts)
    bend = np.diag([PULL] * N_CARDS + [FACTS_PULL] * (size - N_CARDS))
    slope = np.zeros(size)
    held = []
    for number, block in enumerate(blocks):
        rows, missed = np.zeros((len(block), size)), np.array([note.missed for note in block])
        for row, note in zip(rows, block, strict=True):
            for card, rounds in note.persons.items():
                row[card] = rounds
            row[N_CARDS:] = note.facts
        out = number % FOLD == 0
        if out or not apart:
            held.append((rows, missed))
        if not (out and apart):
            bend += rows.T @ rows
            slope += rows.T @ missed
    found = np.linalg.solve(bend, slope)
    wrong = np.concatenate([missed - rows @ found for rows, missed in held])
    return [float(number) for number in found[:N_CARDS]], float((wrong**2).mean())


def learn(given: argparse.Namespace) -> dict[str, Any]:
    """Play and fit; returns what the file holds for a number of players."""
    blocks = played(given, partial(play, given.players))
    numbers, _ = fitted(blocks)
    misses = [note.missed**2 for notes in blocks for note in notes]
    how = made(
        [MODULE],
        given,
        positions=len(misses),
        missed=sum(misses) / len(misses),
        missed_apart=fitted(blocks, apart=True)[1],
    )
    say(json.dumps(how))
    return {"powers": [round(POWER[card] + numbers[card], PLACES) for card in range(N_CARDS)], "made": how}


def main(arguments: Sequence[str] | None = None) -> int:
    """Find and write the numbers; returns the exit status."""
    given = parser(MODULE, __doc__, BY_GAMES).parse_args(arguments)
    return written("bruges", given.players, given, learn)


if __name__ == "__main__":
    sys.exit(main())
