"""Where luck comes from, and whether it is nothing: ``python -m tests.bench.luck_by_kind murano --level journeyman``.

Luck has to be 0 in the mean.  It is told for the whole game and by kind of ply: what was decided there, the action,
what is decided next, and whether the seat did it itself.  Beside the luck of the games stands that of simulated truths:
instead of what was really drawn, one of the deals from before is taken as the truth, and the others go on from it.
Luck that is not 0 there comes from the deals before and after a ply, which do not fit each other.  If only that of the
games is not 0, chance has other things to give than the deals, as others chose what they hold and put back.
"""

import argparse
import sys
from collections import defaultdict
from math import sqrt

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, LEVELS
from app.ai.skill.account import generator
from app.ai.skill.ledger import LUCK
from app.ai.skill.outlook import CARRY, LEARNT, Deals, TurnWalk, views
from app.ai.skill.proof import ProofTable, a_game
from app.engines import GAMES
from app.engines.contract import NOBODY

WHOLE = ("the whole game",)
LEAST = 0.0005
"""Share of a win below which a kind of ply is not told."""


class Simulation(TurnWalk):
    """Goes through a stretch, and after each stroke of luck asks what it would have been had a deal been the truth.

    Attributes:
        simulated: Luck by seat and ply.
    """

    def __init__(self, *given):
        super().__init__(*given)
        self.simulated = {}

    def _leave(self, ply, state, end, *, ends):
        if end == LEARNT:
            self._simulate(ply, state)
        super()._leave(ply, state, end, ends=ends)

    def _simulate(self, ply, before):
        worlds, policy, viewer = self._deals.worlds, self._policy, self._viewer
        chosen = int(self._rng.random() * len(worlds))
        truth = worlds[chosen]
        if truth.actor == NOBODY:
            found = [truth]
        else:
            former = [world for i, world in enumerate(worlds) if i != chosen]
            found = [policy.world(truth, viewer, self._rng, former[i % len(former)]) for i in range(self._n)]
        after = Deals(policy, viewer, self._seats, found, self._until(before, 1), self._rng)
        for seat in self._seats:
            self.simulated[seat, ply] = average(after.values[seat]) - average(self._deals.values[seat])


def average(values):
    return sum(values) / len(values)


def luck_of(played, seed, deals):
    """Luck by source ("games" or "deals") and kind of ply, in the mean of all seats."""
    policy, players = POLICIES[played.states[0].game.key], played.states[0].players
    found = defaultdict(float)
    for viewer, seats in views(policy, players):
        entered = CARRY
        for number, (first, last) in enumerate(played.stretches(policy)):
            walk = Simulation(played, policy, viewer, seats, deals, generator(seed, 0, viewer, number))
            span = walk.run(first, last, entered)
            entered = span.leaves
            for seat in seats:
                luck = {ply: it.value for (ply, kind), it in span.ledgers[seat].plies.items() if kind == LUCK}
                for ply, value in luck.items():
                    add(found, "games", kind_of(played, ply, seat), value / players)
                    add(found, "deals", kind_of(played, ply, seat), walk.simulated[seat, ply] / players)
    return found


def kind_of(played, ply, seat):
    before, after = played.states[ply - 1], played.states[ply]
    return before.decision, played.actions[ply - 1][0], after.decision, "own" if before.actor == seat else "other"


def add(found, source, kind, value):
    found[source, kind] += value
    found[source, WHOLE] += value


def told(games, source, kind):
    """Mean over the games and its standard error, in points of 100, and whether it is large."""
    values = [each[source, kind] for each in games]
    mean = average(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / len(values) / max(1, len(values) - 1))
    far = abs(mean / error) if error else 0.0
    return f"{100 * mean:+6.2f} ± {100 * error:.2f} ({far:.1f} off)"


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.luck_by_kind", description=__doc__)
    it.add_argument("game", choices=list(GAMES))
    it.add_argument("--players", type=int, default=2)
    it.add_argument("--level", choices=LEVELS, default=APPRENTICE)
    it.add_argument("--games", type=int, default=40)
    it.add_argument("--seed", type=int, default=1)
    it.add_argument("--deals", type=int, default=4)
    given = it.parse_args()
    table = ProofTable(given.game, "luck", given.players, given.level, 40, given.deals)
    seeds = range(given.seed, given.seed + given.games)
    games = [luck_of(a_game(table, seed), seed, given.deals) for seed in seeds]
    kinds = {kind for each in games for _, kind in each}
    sizes = {kind: average([abs(each["games", kind]) for each in games]) for kind in kinds}
    sys.stdout.write(f"{given.game}, {given.games} games of {given.level}s: in the games | of simulated truths\n")
    for kind in sorted(kinds, key=lambda kind: -sizes[kind]):
        if sizes[kind] >= LEAST:
            columns = told(games, "games", kind), told(games, "deals", kind)
            sys.stdout.write(f"{' | '.join(columns)}  {', '.join(kind)}\n")


if __name__ == "__main__":
    main()
