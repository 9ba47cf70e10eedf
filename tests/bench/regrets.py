"""What a search gives away by its decisions: ``python -m tests.bench.regrets port_royal grandmaster
grandmaster:trust=40:halving=no --games 100 --iterations 200 --file build/port_royal.jsonl --jobs 2``.

In games of the rollout policy, which makes a random move in 12, every action (of the eight plans that look best) of one
decision in ``--every`` is played on to the end by the rollout policy of ``--level``, all in the same ``--deals`` deals.
These answers are kept in ``--file``, where an interrupted run goes on.  Then everybody who is named (a level and what
differs from its settings, see ``tests.bench.settings``) decides there ``--repeats`` times, and what the best action
brings more than the chosen one is told: in wins of 100, with the difference to the first one named and its standard
error.  The best of several noisy values is too good, so only the differences mean anything.  They are much surer than
what games say in the same time: all decide about the same.
"""

import argparse
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, stdev

from app.ai import POLICIES
from app.ai.arena import options_of
from app.ai.blocks import finished, processes
from app.ai.levels import GRANDMASTER, LEVELS, choose, simulations
from app.ai.lines import append, begin
from app.ai.player import Budget, shares
from app.ai.playouts import played, to_the_end
from app.engines import GAMES
from app.engines.contract import NOBODY
from tests.bench.horizons import Decisions, dealt
from tests.bench.settings import seat as named

ERRORS = 1 / 12
"""Share of the moves that are random."""
PLANS = 8
"""Plans that are played to the end at most."""


def ways_of(policy, view):
    """What is compared: every action that is not dominated, or the plans that look best."""
    plans = policy.plans(view)
    if plans:
        return [plan.actions for plan in plans[:PLANS]]
    actions = view.legal()
    barred = policy.dominated(view, actions)
    return [(action,) for i, action in enumerate(actions) if i not in barred]


def answered(policy, view, deals, rng):
    """By number of a legal action: the share of the win that it brings, that of its best plan."""
    actions, found = view.legal(), {}
    ways = ways_of(policy, view)
    totals = [0.0] * len(ways)
    for deal, luck in dealt(policy, view, deals, rng):
        for number, way in enumerate(ways):
            totals[number] += shares(played(deal, view.actor, way, policy, to_the_end, luck))[view.actor]
    for way, total in zip(ways, totals, strict=True):
        first = actions.index(way[0])
        found[first] = max(found.get(first, 0.0), total / deals)
    return found


def asked(task, seed):
    """The decisions of one game: its moves so far, and what every action brings."""
    policy, rng = POLICIES[task.game].of_level(task.level), Random(seed)
    state, moves, found = GAMES[task.game].new(task.players, task.options, seed), [], []
    while state.actor != NOBODY:
        legal, index = state.legal(), 0
        if len(legal) > 1:
            view = state.resample(state.actor, rng)
            if rng.random() * task.every < 1.0:
                brings = answered(policy, view, task.deals, rng)
                if len(brings) > 1:
                    found.append({"moves": moves[:], "brings": brings})
            index = legal.index(policy.playout(view, rng)[0])
            if rng.random() < ERRORS:
                index = int(rng.random() * len(legal))
        moves.append(index)
        state.apply(legal[index])
    return {"seed": seed, "decisions": found}


def decided(task, texts, iterations, repeats, piece):
    """What everybody named gives away at the decisions of one game, of 100 wins each."""
    seats, rows = [named(task.game, text) for text in texts], []
    for decision in piece["decisions"]:
        state = GAMES[task.game].new(task.players, task.options, piece["seed"])
        for index in decision["moves"]:
            state.apply(state.legal()[index])
        brings = {int(index): value for index, value in decision["brings"].items()}
        best, row = max(brings.values()), []
        for level, policy, own in seats:
            lost = []
            for repeat in range(repeats):
                rng = Random(piece["seed"] * 64 + repeat)
                budget = Budget(iterations=own or simulations(level, iterations))
                index = choose(state.resample(state.actor, rng), state.actor, level, policy, budget, rng).index
                lost.append(best - brings.get(index, min(brings.values())))
            row.append(100.0 * mean(lost))
        rows.append(row)
    return rows


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.regrets", description=__doc__)
    it.add_argument("game", choices=list(POLICIES))
    it.add_argument("named", nargs="+", help="who decides: level:name=value:name=value")
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--options", default="", help="key=value, several parted by commas")
    it.add_argument("--level", choices=LEVELS, default=GRANDMASTER, help="whose rollout policy plays to the end")
    it.add_argument("--games", type=int, default=100)
    it.add_argument("--seed", type=int, default=47_000_000)
    it.add_argument("--every", type=int, default=25)
    it.add_argument("--deals", type=int, default=1500)
    it.add_argument("--iterations", type=int, default=200, help="of a master; a grandmaster has more")
    it.add_argument("--repeats", type=int, default=4)
    it.add_argument("--file", type=Path, required=True)
    it.add_argument("--jobs", type=int, default=1)
    given = it.parse_args()
    options = options_of(GAMES[given.game], given.options)
    task = Decisions(given.game, given.players, options, given.level, given.every, given.deals)
    pieces, make = begin(given.file, asdict(task)), processes(given.jobs)
    there = {piece["seed"] for piece in pieces}
    for piece in finished(
        partial(asked, task), [seed for seed in range(given.seed, given.seed + given.games) if seed not in there], make
    ):
        append(given.file, piece)
        pieces.append(piece)
    found = []
    for rows in finished(partial(decided, task, given.named, given.iterations, given.repeats), pieces, make):
        found += rows
    sys.stdout.write(f"{len(pieces)} games, {len(found)} decisions\n")
    for number, text in enumerate(given.named):
        lost = mean(row[number] for row in found)
        against = [row[number] - row[0] for row in found]
        error = stdev(against) / len(against) ** 0.5
        sys.stdout.write(f"  {text}: gives away {lost:.3f}, {mean(against):+.3f} ± {error:.3f}\n")


if __name__ == "__main__":
    main()
