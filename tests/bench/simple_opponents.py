"""Opponents of Port Royal against simple ones: ``python -m tests.bench.simple_opponents master rollout --games 120``.

Simple ones are ``4`` (reveals until four cards lie in the harbour, then hires the person with most points that it can
pay, else takes the ship with most coins; other numbers likewise) and ``rollout`` (the rollout policy without any
search).  Each deal is played from both seats.  Told are the length of a game in rounds, the share of wins of the first
with Wilson's 95 % interval, and the mean points of both.
"""

import argparse
import sys
from random import Random
from statistics import mean

from app.ai import POLICIES
from app.ai.levels import LEVELS, Memory, choose, simulations
from app.ai.player import Budget, shares
from app.ai.statistics import wilson
from app.engines import GAMES
from app.engines.contract import NOBODY
from app.engines.port_royal.components import COINS, COLOUR, POINTS

GAME = "port_royal"


class Simple:
    """Reveals until so many cards lie in the harbour."""

    def __init__(self, cards):
        self._cards = cards

    def decide(self, view, rng):
        """What it does; ``rng`` is not needed."""
        legal = view.legal()
        by_verb = {}
        for action in legal:
            by_verb.setdefault(action[0], []).append(action)
        if "claim" in by_verb:
            return by_verb["claim"][0]
        if view.decision == "discover_action":
            return ("draw",) if "draw" in by_verb and len(view.harbour) < self._cards else ("stop",)
        if view.decision == "repel_ship":
            return ("repel",) if view.colours >> COLOUR[view.pending] & 1 else ("accept",)
        if "hire" in by_verb:
            return max(by_verb["hire"], key=lambda action: POINTS[action[1]])
        if "take_ship" in by_verb:
            return max(by_verb["take_ship"], key=lambda action: COINS[action[1]])
        return legal[-1] if view.decision == "take_card" else legal[0]


class Rollout:
    """The rollout policy."""

    def decide(self, view, rng):
        """What it does."""
        return POLICIES[GAME].playout(view, rng)[0]


class Opponent:
    """An opponent of a level."""

    def __init__(self, level, iterations):
        self._level, self._iterations, self._memory = level, simulations(level, iterations), Memory()

    def decide(self, view, rng):
        """What it does."""
        seat = view.actor
        choice = self._memory.recall(view, seat, self._level)
        if choice is None:
            choice = choose(view, seat, self._level, POLICIES[GAME], Budget(iterations=self._iterations), rng)
            self._memory.keep(view, seat, self._level, choice)
        return view.legal()[choice.index]


def seat_of(name, iterations):
    """The opponent with this name."""
    if name in LEVELS:
        return Opponent(name, iterations)
    return Rollout() if name == "rollout" else Simple(int(name))


def one(seats, seed):
    """Number of rounds, share of the win and points per seat."""
    state, rng, last = GAMES[GAME].new(len(seats), None, seed), Random(seed), 0
    while state.actor != NOBODY:
        legal, last = state.legal(), state.round
        state.apply(seats[state.actor].decide(state.resample(state.actor, rng), rng) if legal[1:] else legal[0])
    return last, shares(state), state.scores()


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.simple_opponents", description=__doc__)
    it.add_argument("first", help="a level, rollout, or a number of cards")
    it.add_argument("second")
    it.add_argument("--games", type=int, default=200)
    it.add_argument("--seed", type=int, default=5000)
    it.add_argument("--iterations", type=int, default=200, help="simulations per decision of a Master")
    given = it.parse_args()
    rounds, won, points = [], [], []
    for number in range(given.games):
        seats = [seat_of(name, given.iterations) for name in (given.first, given.second)]
        at = number % 2
        if at:
            seats.reverse()
        length, win, scores = one(seats, given.seed + number // 2)
        rounds.append(length)
        won.append(win[at])
        points.append((scores[at], scores[1 - at]))
    low, high = wilson(mean(won), given.games)
    own, other = (mean(each) for each in zip(*points, strict=True))
    sys.stdout.write(f"{given.first} against {given.second}, {given.games} games: {mean(rounds):.2f} rounds, ")
    sys.stdout.write(
        f"{100 * mean(won):.1f} % won ({100 * low:.1f}-{100 * high:.1f}), {own:.2f} : {other:.2f} points\n"
    )


if __name__ == "__main__":
    main()
