"""How far to look ahead: ``python -m tests.bench.horizons taverns --games 16``.

In games of opponents without errors, at one decision in ``--every`` all plans are played on by the rollout policy: to
the limit of the policy, and further, to the limit of the position there; then, in deals of their own, to the end of
the game.  Printed is what the plans that look best bring at the end, by points ahead of the best other seat and by wins
of 100, each as a difference to the plan that looks best at the policy's limit, with its standard error.
"""

import argparse
import sys
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import mean, stdev

from app.ai import POLICIES
from app.ai.blocks import finished, processes
from app.ai.levels import LEVELS, MASTER, errorless
from app.ai.player import best_of, shares
from app.ai.search import played
from app.engines import GAMES
from app.engines.contract import NOBODY

ACTIONS = 8
"""Actions that are compared at most where a policy has no plans."""
TO_LIMIT = "to the policy's limit"
LOOKS = ("at first sight", TO_LIMIT, "further")


@dataclass(frozen=True)
class Task:
    """What is asked."""

    game: str
    players: int
    level: str
    every: int
    deals: int


def plans_of(policy, view):
    """What is compared: the actions of each plan, and its worth at first sight."""
    plans = policy.plans(view)
    if plans:
        return [plan.actions for plan in plans], [plan.worth for plan in plans]
    actions = view.legal()
    worth = policy.rank(view, actions)
    order = sorted(range(len(actions)), key=worth.__getitem__, reverse=True)[:ACTIONS]
    return [(actions[i],) for i in order], [worth[i] for i in order]


def ends(policy, view, ways, limit, deals, rng):
    """The last position of every way in every deal: number of the way, position, deal."""
    for _ in range(deals):
        deal, luck = policy.deal(view, view.actor, rng), int(rng.random() * (1 << 53))
        for number, way in enumerate(ways):
            yield number, played(deal, view.actor, way, policy, limit, luck), deal


def best_at(policy, view, ways, limit, deals, rng):
    """Number of the way that comes to most at a limit, as a search reckons."""
    totals = [0.0] * len(ways)
    for number, end, deal in ends(policy, view, ways, limit, deals, rng):
        totals[number] += policy.reward(end, deal)[view.actor]
    return best_of(totals)


def asked(policy, view, deals, rng):
    """Mean points ahead and wins at the end, per look, of the way that it finds best; none where all is foreseen."""
    ways, worth = plans_of(policy, view)
    seat, near = view.actor, policy.limit(view)
    there = played(policy.deal(view, seat, rng), seat, ways[0], policy, near, 1)
    if len(ways) < 2 or there.actor == NOBODY:
        return None
    further = policy.limit(there)
    best = [best_of(worth), *(best_at(policy, view, ways, limit, deals, rng) for limit in (near, further))]
    lead, won = [0.0] * len(ways), [0.0] * len(ways)
    for number, end, _ in ends(policy, view, ways, lambda _: False, deals, rng):
        scores = end.scores()
        lead[number] += (scores[seat] - max(scores[:seat] + scores[seat + 1 :])) / deals
        won[number] += shares(end)[seat] / deals
    return [(lead[number], won[number]) for number in best]


def play(task, seed):
    """The answers of one game."""
    policy, rng = POLICIES[task.game].of_level(task.level), Random(seed)
    state, found = GAMES[task.game].new(task.players, None, seed), []
    while state.actor != NOBODY:
        legal, index = state.legal(), 0
        if len(legal) > 1:
            view = state.resample(state.actor, rng)
            answer = asked(policy, view, task.deals, rng) if rng.random() * task.every < 1.0 else None
            if answer:
                found.append(answer)
            index = errorless(view, view.actor, policy, rng).index
        state.apply(legal[index])
    return found


def told(values):
    """Mean and standard error."""
    return f"{mean(values):+.2f} ± {stdev(values) / len(values) ** 0.5:.2f}"


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.horizons", description=__doc__)
    it.add_argument("game", choices=list(POLICIES))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--level", choices=LEVELS, default=MASTER, help="whose policy is asked")
    it.add_argument("--games", type=int, default=16)
    it.add_argument("--seed", type=int, default=46_000_000)
    it.add_argument("--every", type=int, default=5)
    it.add_argument("--deals", type=int, default=40)
    it.add_argument("--jobs", type=int, default=1)
    given = it.parse_args()
    task = Task(given.game, given.players, given.level, given.every, given.deals)
    seeds, found = range(given.seed, given.seed + given.games), []
    for number, each in enumerate(finished(partial(play, task), seeds, processes(given.jobs)), 1):
        found += each
        if len(found) < 2 or not (number % 4 == 0 or number == given.games):
            continue
        sys.stdout.write(f"{number} games, {len(found)} decisions\n")
        for look, name in enumerate(LOOKS):
            here = LOOKS.index(TO_LIMIT)
            points = [answer[look][0] - answer[here][0] for answer in found]
            wins = [100.0 * (answer[look][1] - answer[here][1]) for answer in found]
            sys.stdout.write(f"  {name}: {told(points)} points, {told(wins)} wins of 100\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
