"""What was learned as what opponents strive for, against the judgement by hand.

``python -m tests.bench.judgements port_royal --games 200`` seats one that judges by ``value.json`` among others which
judge without it; both choose, rank and play on alike.  The seats rotate.  Printed are wins with Wilson's 95 %
interval, points, and the processor time of each.
"""

import argparse
import sys
from random import Random
from time import process_time

from app.ai import POLICIES
from app.ai.arena import options_of
from app.ai.levels import JOURNEYMAN, LEVELS, Memory, choose
from app.ai.player import Budget, blend, shares
from app.ai.statistics import wilson
from app.engines import GAMES
from app.engines.contract import NOBODY

TOLD = 20
"""Games between two lines of progress."""

BY_HAND = ("port_royal",)
"""Games in which opponents strive for what was learned, and are judged otherwise instead."""


class Judging:
    """The policy of a game with another judgement in the place of its own."""

    def __init__(self, policy, evaluate):
        self._policy = policy
        self.evaluate = evaluate

    def __getattr__(self, name):
        return getattr(self._policy, name)

    def reward(self, state, view):
        return blend(self, state)

    turn_reward = reward

    def of_level(self, _level):
        return self


def both(game):
    """The policy as it was learned, and by hand."""
    policy = POLICIES[game]
    learned = Judging(policy, lambda state: policy.value.shares(policy.rows(state)))
    return learned, Judging(policy, policy.evaluate) if game in BY_HAND else policy


def play(game, options, seats, level, iterations, seed):
    """Win share and points of every seat, and its processor time."""
    state, memory, took = GAMES[game].new(len(seats), options, seed), Memory(), [0.0] * len(seats)
    random = [Random(seed * 100 + seat) for seat in range(len(seats))]
    while state.actor != NOBODY:
        legal, seat, index = state.legal(), state.actor, 0
        if len(legal) > 1:
            view = state.resample(seat, random[seat])
            choice = memory.recall(view, seat, level)
            if choice is None:
                begun = process_time()
                choice = choose(view, seat, level, seats[seat], Budget(iterations=iterations), random[seat])
                took[seat] += process_time() - begun
                memory.keep(view, seat, level, choice)
            index = choice.index
        state.apply(legal[index])
    return shares(state), state.scores(), took


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.judgements", description=__doc__)
    it.add_argument("game", choices=[key for key in POLICIES if POLICIES[key].value.features])
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--games", type=int, default=200)
    it.add_argument("--options", default="", help="key=value, several parted by commas")
    it.add_argument("--seed", type=int, default=26112400)
    it.add_argument("--level", default=JOURNEYMAN, choices=LEVELS)
    it.add_argument("--iterations", type=int, default=24, help="of a level that searches")
    given = it.parse_args()
    options = options_of(GAMES[given.game], given.options)
    (learned, by_hand), n = both(given.game), given.players
    won, own, other, times, played = 0.0, 0.0, 0.0, [0.0, 0.0], 0
    for number in range(given.games):
        at = number % n
        seats = [learned if seat == at else by_hand for seat in range(n)]
        share, scores, took = play(given.game, options, seats, given.level, given.iterations, given.seed + number // n)
        won, own, played = won + share[at], own + scores[at], played + 1
        other += (sum(scores) - scores[at]) / (n - 1)
        times = [times[0] + took[at], times[1] + (sum(took) - took[at]) / (n - 1)]
        if played % TOLD and played < given.games:
            continue
        low, high = wilson(won / played, played)
        sys.stdout.write(
            f"{given.game} {given.options}, {n} players, {given.level}: {played} games, "
            f"wins {100 * won / played:.1f} % [{100 * low:.1f}, {100 * high:.1f}], "
            f"points {own / played:.2f} : {other / played:.2f}, "
            f"seconds of a processor {times[0]:.1f} : {times[1]:.1f}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
