"""How much the chance that is shown wavers: ``python -m tests.bench.movement bruges --games 8``.

A true chance to win is a martingale: over a game its squared changes, the last one to the result included, sum to the
squared distance between its first value and the result in the mean.  What they sum to beyond that is noise, or depends
on where in a round the position lies.  (N. Augenblick, M. Rabin, Belief Movement, Uncertainty Reduction, and Rational
Updating, Quarterly Journal of Economics 136, 2021.)  Journeymen play; one seat of a game looks on, another one in the
next game.  Chances are taken at the start of every turn, as a window shows them, over ``--deals`` deals.  Told besides
is what so few deals add: the sum of the squared standard errors of both chances of a change.
"""

import argparse
import sys
from collections import defaultdict
from itertools import pairwise
from random import Random
from statistics import mean, stdev

from app.ai import POLICIES
from app.ai.levels import JOURNEYMAN, choose
from app.ai.player import Budget, shares
from app.ai.playouts import assess
from app.engines import GAMES
from app.engines.contract import NOBODY


def starts_of(game, players, seed):
    """The first positions of all turns of a game of journeymen, and the last position."""
    state, rng, found, turn = GAMES[game].new(players, None, seed), Random(seed), [], None
    while state.actor != NOBODY:
        if state.turn != turn:
            turn = state.turn
            found.append(state.clone())
        legal = state.legal()
        view = state.resample(state.actor, rng)
        chosen = choose(view, state.actor, JOURNEYMAN, POLICIES[game], Budget(iterations=1), rng) if legal[1:] else None
        state.apply(legal[chosen.index if chosen else 0])
    return [*found, state]


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.movement", description=__doc__)
    it.add_argument("game", choices=list(POLICIES))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--games", type=int, default=8)
    it.add_argument("--deals", type=int, default=16)
    it.add_argument("--seed", type=int, default=900)
    given = it.parse_args()
    policy = POLICIES[given.game]
    movement, noise, distance, steps = [], [], [], defaultdict(list)
    for seed in range(given.seed, given.seed + given.games):
        *starts, end = starts_of(given.game, given.players, seed)
        rng, seat = Random(seed), seed % given.players
        judged = [assess(state, seat, policy, given.deals, rng) for state in starts]
        shown = [chances[seat] for chances, _ in judged] + [shares(end)[seat]]
        errors = [each[seat] for _, each in judged] + [0.0]
        changes = [after - before for before, after in pairwise(shown)]
        movement.append(sum(change * change for change in changes))
        noise.append(sum(before**2 + after**2 for before, after in pairwise(errors)))
        distance.append((shown[-1] - shown[0]) ** 2)
        for state, change in zip(starts, changes, strict=True):
            steps[str(getattr(state, "phase", "")), (state.actor - seat) % given.players].append(change)
    error = stdev(movement) / len(movement) ** 0.5
    sys.stdout.write(f"{given.game}: squared changes of a game {mean(movement):.2f} ± {error:.2f}, ")
    sys.stdout.write(f"of so few deals {mean(noise):.2f}, of a true chance {mean(distance):.2f}\n")
    beyond = [all_ - few - true for all_, few, true in zip(movement, noise, distance, strict=True)]
    sys.stdout.write(f"  beyond both {mean(beyond):.2f} ± {stdev(beyond) / len(beyond) ** 0.5:.2f}\n")
    for (phase, turns), changes in sorted(steps.items()):
        size = mean(change * change for change in changes) ** 0.5
        sys.stdout.write(f"  phase {phase or '-'}, {turns} turns before the own one: {len(changes)} changes of ")
        sys.stdout.write(f"{100 * mean(changes):+.1f} in the mean, {100 * size:.1f} in size\n")


if __name__ == "__main__":
    main()
