"""What a level does wrong: ``python -m tests.bench.mistakes murano --level master --games 8``.

Games of one level at all seats are played and accounted for as in ``app.ai.skill.proof``; told are the kinds of
mistakes (what was played, what was better), how many there are in a game and seat, and what they give away, with the
standard error over the games.
"""

import argparse
import json
import sys
from collections import defaultdict
from functools import partial
from statistics import mean, stdev

from app.ai.blocks import finished, processes
from app.ai.levels import JOURNEYMAN, LEVELS
from app.ai.skill.account import decisions_alone
from app.ai.skill.proof import ProofTable, a_game
from app.engines import GAMES
from app.models.games import presenter

LEAST = 0.002
"""Loss of win share in a game and seat below which a kind is not told."""


def kinds_in(table, seed):
    """By kind, number and loss in one game, in the mean of its seats."""
    game = a_game(table, seed)
    kind = presenter(table.game).kind
    found = defaultdict(lambda: [0.0, 0.0])
    for position, each in decisions_alone(game, seed)[1].items():
        state, played = game.states[position], game.actions[position]
        if each.best != played:
            row = found[f"{kind(state, played)} > {kind(state, each.best)}"]
            row[0] += 1 / table.players
            row[1] -= each.loss.value / table.players
    return dict(found)


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.mistakes", description=__doc__)
    it.add_argument("game", choices=list(GAMES))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--level", choices=LEVELS, default=JOURNEYMAN)
    it.add_argument("--games", type=int, default=20)
    it.add_argument("--seed", type=int, default=2001)
    it.add_argument("--iterations", type=int, default=40, help="simulations per decision of a Master")
    it.add_argument("--jobs", type=int, default=1)
    given = it.parse_args()
    table = ProofTable(given.game, "decisions", given.players, given.level, given.iterations, 4)
    seeds = range(given.seed, given.seed + given.games)
    games = list(finished(partial(kinds_in, table), seeds, processes(given.jobs)))
    sys.stdout.write(json.dumps(vars(given)) + "\n")
    lost = {kind: [each.get(kind, (0.0, 0.0))[1] for each in games] for each in games for kind in each}
    for kind, losses in sorted(lost.items(), key=lambda item: -sum(item[1])):
        if mean(losses) >= LEAST:
            times = mean(each.get(kind, (0.0, 0.0))[0] for each in games)
            error = stdev(losses) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
            sys.stdout.write(f"{100 * mean(losses):6.1f} ± {100 * error:.1f}  {times:5.1f} times  {kind}\n")


if __name__ == "__main__":
    main()
