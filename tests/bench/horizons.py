"""How far to look ahead: ``python -m tests.bench.horizons taverns --games 16``.

In games of opponents without errors, at one decision in ``--every`` all plans are played on by the rollout policy, in
the same deals: to the limit of the policy, with a look at the end of the turn on the way, and further, to the limit of
the position there; then, in deals of their own, to the end of the game.  Printed is what the plans that look best bring
at the end, by points ahead of the best other seat and by wins of 100, each as a difference to the plan that looks best
at the policy's limit, with its standard error.  "Of few deals" is what looks best in the first ``--few``.
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
from app.ai.levels import LEVELS, MASTER, errorless
from app.ai.player import best_of, shares, until_turn
from app.ai.playouts import play_out, played, to_the_end
from app.engines import GAMES
from app.engines.contract import NOBODY

ACTIONS = 8
"""Actions that are compared at most where a policy has no plans."""
TO_LIMIT = "to the policy's limit"
LOOKS = (
    "at first sight", "at the end of the turn", TO_LIMIT, "both", "further", f"{TO_LIMIT}, of few deals",
    "both, of few deals",
)  # fmt: skip
"""Of both the judgement at the end of the turn counts as much as the one at the limit; ``turn_trust`` of few deals."""


@dataclass(frozen=True)
class Decisions:
    """Which decisions are looked at, and in how many deals."""

    game: str
    players: int
    options: dict
    level: str
    every: int
    deals: int


@dataclass(frozen=True)
class Task(Decisions):
    """What is asked."""

    few: int
    turn_trust: float


def plans_of(policy, view):
    """What is compared: the actions of each plan, and its worth at first sight."""
    plans = policy.plans(view)
    if plans:
        return [plan.actions for plan in plans], [plan.worth for plan in plans]
    actions = view.legal()
    worth = policy.rank(view, actions)
    order = sorted(range(len(actions)), key=worth.__getitem__, reverse=True)[:ACTIONS]
    return [(actions[i],) for i in order], [worth[i] for i in order]


def dealt(policy, view, deals, rng):
    """So many deals, each with the seed of its chance."""
    for _ in range(deals):
        yield policy.deal(view, view.actor, rng), int(rng.random() * (1 << 53))


def looks(policy, view, ways, limit, deals, rng):
    """The judgement at the end of the turn and at the limit, as a search reckons: per deal, of every way."""
    seat, found = view.actor, []
    for deal, luck in dealt(policy, view, deals, rng):
        row = []
        for way in ways:
            turn = played(deal, seat, way, policy, until_turn(deal.turn + 1), luck)
            at_turn = policy.reward(turn, deal)[seat]
            end = play_out(turn, seat, policy, deal.turn, limit, luck)
            row.append((at_turn, policy.reward(end, deal)[seat]))
        found.append(row)
    return found


def best_by(found, turn_trust, results=1.0):
    """Number of the way that is best where the mean at the end of the turn counts as so many results."""
    totals = []
    for row in zip(*found, strict=True):
        at_turn, at_limit = (mean(each) for each in zip(*row, strict=True))
        totals.append(results * len(found) * at_limit + turn_trust * at_turn)
    return best_of(totals)


def asked(policy, view, task, rng):
    """Mean points ahead and wins at the end, per look, of the way that it finds best; none where all is foreseen."""
    ways, worth = plans_of(policy, view)
    seat, near, deals = view.actor, policy.limit(view), task.deals
    there = played(policy.deal(view, seat, rng), seat, ways[0], policy, near, 1)
    if len(ways) < 2 or there.actor == NOBODY:
        return None
    found = looks(policy, view, ways, near, deals, rng)
    further = looks(policy, view, ways, policy.limit(there), deals, rng)
    few = found[: task.few]
    best = [
        best_of(worth), best_by(found, 1.0, 0.0), best_by(found, 0.0), best_by(found, deals), best_by(further, 0.0),
        best_by(few, 0.0), best_by(few, task.turn_trust),
    ]  # fmt: skip
    lead, won = [0.0] * len(ways), [0.0] * len(ways)
    for deal, luck in dealt(policy, view, deals, rng) if len(set(best)) > 1 else ():
        for number in set(best):
            end = played(deal, seat, ways[number], policy, to_the_end, luck)
            scores = end.scores()
            lead[number] += (scores[seat] - max(scores[:seat] + scores[seat + 1 :])) / deals
            won[number] += shares(end)[seat] / deals
    return [(lead[number], won[number]) for number in best]


def play(task, seed):
    """The answers of one game."""
    policy, rng = POLICIES[task.game].of_level(task.level), Random(seed)
    state, found = GAMES[task.game].new(task.players, task.options, seed), []
    while state.actor != NOBODY:
        legal, index = state.legal(), 0
        if len(legal) > 1:
            view = state.resample(state.actor, rng)
            answer = asked(policy, view, task, rng) if rng.random() * task.every < 1.0 else None
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
    it.add_argument("--few", type=int, default=4)
    it.add_argument("--turn-trust", type=float, default=6.0)
    it.add_argument("--options", default="", help="key=value, several parted by commas")
    it.add_argument("--jobs", type=int, default=1)
    given = it.parse_args()
    options = options_of(GAMES[given.game], given.options)
    task = Task(given.game, given.players, options, given.level, given.every, given.deals, given.few, given.turn_trust)
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
