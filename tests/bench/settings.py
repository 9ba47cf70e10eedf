"""Levels with other settings than theirs, against each other, before one of them is changed.

``python -m tests.bench.settings murano journeyman:evaluation_noise=0.01 apprentice:apprentice_temperature=0.03
--games 60 --seed 5000000`` seats two, with ``--players 4`` the first among three of the second; after a level stand the
attributes of its ``Policy`` that differ, and what ``judge=learned`` and ``iterations=150`` say of one that searches;
``judge=0.5`` judges half as learned, ``turns=4`` looks to the end of the fourth turn, the present one counted, and
``halving=yes`` or ``no`` says how a search divides its simulations.
The seats rotate, and the games are those of ``app.ai.arena``.  Printed are wins with Wilson's 95 % interval; with two
what the wins would be if the difference in points were normal, with its standard error, which few games tell better;
points; and the processor time of each.
"""

import argparse
import sys
from random import Random
from statistics import NormalDist, mean, stdev
from time import process_time

from app.ai import POLICIES
from app.ai.arena import options_of
from app.ai.levels import LEVELS, Memory, choose, simulations
from app.ai.player import Budget, mixed, shares, until_turn
from app.ai.statistics import wilson
from app.engines import GAMES
from app.engines.contract import NOBODY

SETTABLE = (
    "temperature", "trust", "turn_trust", "root_spread", "halving", "novice_temperature", "apprentice_temperature",
    "evaluation_noise", "deals", "lead", "share",
)  # fmt: skip
"""What search and levels read of a policy; what its own methods read cannot be set from outside."""

LOOKS = ("judge", "iterations", "turns")
"""What else may be set: see above."""

TOLD = 20
"""Games between two lines of progress."""


class Set:
    """The policy of a game with other settings; the part ``learned`` of a search's judgement is a journeyman's.

    With ``turns`` simulations end after so many turns, the present one counted.
    """

    def __init__(self, policy, settings, learned, turns):
        for name in dir(policy):
            if not name.startswith("__") and name != "of_level":
                setattr(self, name, getattr(policy, name))
        for name, value in settings.items():
            kind = type(getattr(policy, name))
            setattr(self, name, value == "yes" if kind is bool else kind(value))
        if learned:
            self.reward = lambda end, view: mixed(policy.turn_reward(end, view), policy.reward(end, view), learned)
        if turns:
            self.limit = lambda view: until_turn(view.turn + turns)

    def of_level(self, _level):
        return self


def seat(game, text):
    """Level, policy and simulations (0: as ``--iterations`` says) of ``level:name=value:name=value``."""
    level, *parts = text.split(":")
    if level not in LEVELS:
        raise SystemExit(f"{level!r} is not one of {', '.join(LEVELS)}")
    settings = dict(part.split("=") for part in parts)
    if foreign := [name for name in settings if name not in (*SETTABLE, *LOOKS)]:
        raise SystemExit(f"{foreign[0]!r} is not one of {', '.join((*SETTABLE, *LOOKS))}")
    judge, iterations, turns = (settings.pop(name, "0") for name in LOOKS)
    learned = 1.0 if judge == "learned" else float(judge)
    return level, Set(POLICIES[game].of_level(level), settings, learned, int(turns)), int(iterations)


def play(game, options, seats, seed, rotation, iterations):
    """Win share, points and processor time of every level, as ``app.ai.arena.play`` plays."""
    players = len(seats)
    state, rng, memory = GAMES[game].new(players, options, seed), Random(seed * 64 + rotation), Memory()
    took = [0.0] * players
    while state.actor != NOBODY:
        legal = state.legal()
        index = 0
        if len(legal) > 1:
            at = (state.actor - rotation) % players
            level, policy, own = seats[at]
            view, place = state.resample(state.actor, rng), f"{level} {at}"
            choice = memory.recall(view, state.actor, place)
            if choice is None:
                begun = process_time()
                budget = Budget(iterations=own or simulations(level, iterations))
                choice = choose(view, state.actor, level, policy, budget, rng)
                took[at] += process_time() - begun
                memory.keep(view, state.actor, place, choice)
            index = choice.index
        state.apply(legal[index])
    won, scores = shares(state), state.scores()
    places = [(at + rotation) % players for at in range(players)]
    return [won[place] for place in places], [scores[place] for place in places], took


def told(by_game, times):
    """The line of progress."""
    share, played = sum(won for won, *_ in by_game) / len(by_game), len(by_game)
    low, high = wilson(share, played)
    own, other = mean(own for _, own, *_ in by_game), mean(mean(others) for _, _, *others in by_game)
    by_points = ""
    if len(times) == 2:
        leads = [own - other for _, own, other in by_game]
        lead = mean(leads) / (stdev(leads) or 1.0)
        normal, error = NormalDist().cdf(lead), NormalDist().pdf(lead) / played**0.5
        by_points = f" by points {100 * normal:.1f} ± {100 * error:.1f} %,"
    return (
        f"{played} games, wins {100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}],{by_points} points {own:.2f} : "
        f"{other:.2f}, seconds of a processor {times[0]:.1f} : {mean(times[1:]):.1f}\n"
    )


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.settings", description=__doc__)
    it.add_argument("game", choices=list(POLICIES))
    it.add_argument("one", help="the seat that is measured")
    it.add_argument("other", help="the other seats")
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--games", type=int, default=60)
    it.add_argument("--seed", type=int, required=True)
    it.add_argument("--options", default="", help="key=value, several parted by commas")
    it.add_argument("--iterations", type=int, default=24, help="of a master; a grandmaster has more")
    given = it.parse_args()
    players = given.players
    seats = [seat(given.game, text) for text in (given.one, *[given.other] * (players - 1))]
    options, by_game, times = options_of(GAMES[given.game], given.options), [], [0.0] * players
    sys.stdout.write(f"{given.game}: {given.one} v {players - 1} x {given.other}\n")
    for number in range(given.games):
        seed, rotation = given.seed + number // players, number % players
        won, scores, took = play(given.game, options, seats, seed, rotation, given.iterations)
        by_game.append((won[0], *scores))
        times = [total + part for total, part in zip(times, took, strict=True)]
        if len(by_game) > 1 and (len(by_game) % TOLD == 0 or len(by_game) == given.games):
            sys.stdout.write(told(by_game, times))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
