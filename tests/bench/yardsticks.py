"""What good opponents end a game with: ``python -m tests.bench.yardsticks murano --games 100 --jobs 2``.

All seats are of one level, with so many simulations a decision; seeds follow each other.  Printed are the mean points
of a seat and the mean length of a game in rounds, each with its standard error by games, beside what is aimed at.
"""

import argparse
import sys
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import mean, stdev

from app.ai import POLICIES
from app.ai.arena import options_of
from app.ai.blocks import finished, processes
from app.ai.levels import GRANDMASTER, LEVELS, Memory, choose, simulations
from app.ai.player import Budget
from app.engines import GAMES
from app.engines.contract import NOBODY

TOLD = 20
"""Games between two lines of progress."""

AIMS = {
    "port_royal 2": "10.0 rounds",
    "taverns 2 level=1": "155 points",
    "taverns 2 level=5": "260 points",
    "loyang 2": "17.6 points",
    "loyang 1": "17.5 points",
    "murano 2": "78 points",
    "bruges 4": "67 points",
}


@dataclass(frozen=True)
class Table:
    """Who plays what."""

    game: str
    players: int
    options: dict
    level: str
    iterations: int


def play(table, seed):
    """Mean points of the seats, and number of rounds."""
    state, rng, memory = GAMES[table.game].new(table.players, table.options, seed), Random(seed), Memory()
    policy, budget = POLICIES[table.game], Budget(iterations=simulations(table.level, table.iterations))
    last = 0
    while state.actor != NOBODY:
        last = state.round
        legal, index = state.legal(), 0
        if len(legal) > 1:
            view = state.resample(state.actor, rng)
            choice = memory.recall(view, state.actor, table.level)
            if choice is None:
                choice = choose(view, state.actor, table.level, policy, budget, rng)
                memory.keep(view, state.actor, table.level, choice)
            index = choice.index
        state.apply(legal[index])
    return mean(state.scores()), last


def told(values):
    """Mean and standard error."""
    return f"{mean(values):.2f} ± {stdev(values) / len(values) ** 0.5:.2f}"


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.yardsticks", description=__doc__)
    it.add_argument("game", choices=list(POLICIES))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--level", choices=LEVELS, default=GRANDMASTER)
    it.add_argument("--options", default="", help="key=value, several parted by commas")
    it.add_argument("--games", type=int, default=100)
    it.add_argument("--seed", type=int, default=120_000_000)
    it.add_argument("--iterations", type=int, default=24, help="of a master; a grandmaster has more")
    it.add_argument("--jobs", type=int, default=1)
    given = it.parse_args()
    table = Table(
        given.game, given.players, options_of(GAMES[given.game], given.options), given.level, given.iterations
    )
    aim = AIMS.get(" ".join([given.game, str(given.players), *given.options.split()]), "nothing")
    seeds, found = range(given.seed, given.seed + given.games), []
    for each in finished(partial(play, table), seeds, processes(given.jobs)):
        found.append(each)
        if len(found) > 1 and (len(found) % TOLD == 0 or len(found) == given.games):
            points, rounds = zip(*found, strict=True)
            sys.stdout.write(f"{len(found)} games: {told(points)} points, {told(rounds)} rounds; aim {aim}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
