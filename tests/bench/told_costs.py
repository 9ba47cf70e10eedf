"""Whether decisions cost what a review says: ``python -m tests.bench.told_costs port_royal --games 4``.

Opponents of one level play games for two.  Of decisions that cost ``COST`` or more, as the account of luck and skill
judges them, the played and the best action are each followed by whole games of another level, in the same deals.
Printed per decision are what the account says, what the games say, and how a Master's and a Grandmaster's search judge
the one less the other, each with its standard error; at the end the means of the first two.
"""

import argparse
import sys
from random import Random

from app.ai import POLICIES
from app.ai.levels import GRANDMASTER, JOURNEYMAN, LEVELS, MASTER, Memory, choose
from app.ai.player import Budget, shares
from app.ai.playouts import played
from app.ai.skill.account import decisions_alone
from app.ai.skill.ledger import mean_of
from app.ai.skill.proof import ProofTable, a_game
from app.engines.contract import NOBODY

COST = 0.03
FROM_A_GAME = 4
"""Most decisions of one game that are looked at, the costliest ones."""


def share_of(state, seat, level, iterations, rng):
    """The win share of a seat after a game that players of one level finish."""
    policy, memory = POLICIES[state.game.key], Memory()
    while state.actor != NOBODY:
        legal, actor = state.legal(), state.actor
        index = 0
        if len(legal) > 1:
            view = state.resample(actor, rng)
            choice = memory.recall(view, actor, level)
            if choice is None:
                choice = choose(view, actor, level, policy, Budget(iterations=iterations), rng)
                memory.keep(view, actor, level, choice)
            index = choice.index
        state.apply(legal[index])
    return shares(state)[seat]


def after(state, action, deal, given):
    """The win share of the seat to act after an action, in one deal."""
    seat, policy = state.actor, POLICIES[state.game.key]
    world = policy.world(state, seat, Random(deal)).clone()
    world.apply(action)
    return share_of(world, seat, given.level, given.iterations, Random(deal))


def judged_by_search(state, actions, level, deals):
    """How a search judges the first of two actions less the second: the reward at the limit of the policy."""
    policy, seat = POLICIES[state.game.key].of_level(level), state.actor
    rng, differences = Random(1), []
    for luck in range(deals):
        deal = policy.deal(state.resample(seat, rng), seat, rng)
        ends = [played(deal, seat, (action,), policy, policy.limit(state), luck) for action in actions]
        one, two = (policy.reward(end, deal)[seat] for end in ends)
        differences.append(one - two)
    return mean_of(differences)


def figure(estimate):
    """Points of 100, with the standard error."""
    return f"{100 * estimate.value:.1f} ± {100 * estimate.error:.1f}"


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.told_costs", description=__doc__)
    it.add_argument("game", choices=list(POLICIES))
    it.add_argument("--games", type=int, default=4)
    it.add_argument("--seed", type=int, default=3001, help="of the first game")
    it.add_argument("--of", choices=LEVELS, default=MASTER, help="who plays the games")
    it.add_argument("--drawn", action="store_true", help="any of the costly decisions, not the costliest ones")
    it.add_argument("--masters", type=int, default=400, help="simulations per decision of the games")
    it.add_argument("--level", choices=LEVELS, default=JOURNEYMAN, help="who finishes them")
    it.add_argument("--iterations", type=int, default=40, help="its simulations, if it searches")
    it.add_argument("--deals", type=int, default=300)
    given = it.parse_args()
    said, found = [], []
    for seed in range(given.seed, given.seed + given.games):
        game = a_game(ProofTable(given.game, "decisions", 2, given.of, given.masters, 4), seed)
        judged = [each for each in decisions_alone(game, seed)[1].items() if each[1].loss.value <= -COST]
        if given.drawn:
            Random(seed).shuffle(judged)
        else:
            judged.sort(key=lambda each: each[1].loss.value)
        for at, decision in judged[:FROM_A_GAME]:
            state, actions = game.states[at], (game.actions[at], decision.best)
            pairs = [[after(state, action, deal, given) for action in actions] for deal in range(given.deals)]
            real = mean_of([one - two for one, two in pairs])
            said.append(decision.loss.value)
            found.append(real.value)
            names = " instead of ".join(state.game.write(state, action) for action in actions)
            levels = (MASTER, GRANDMASTER)
            master, grandmaster = (judged_by_search(state, actions, level, given.deals) for level in levels)
            sys.stdout.write(
                f"{seed}, {at}: {names}: told {figure(decision.loss)}, in games {figure(real)}, for a Master "
                f"{figure(master)}, for a Grandmaster {figure(grandmaster)}\n"
            )
            sys.stdout.flush()
    if said:
        one, two = (figure(mean_of(each)) for each in (said, found))
        sys.stdout.write(f"{given.game}: {len(said)} decisions, told {one}, in games {two} in the mean\n")


if __name__ == "__main__":
    main()
