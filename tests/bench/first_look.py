"""How many costly actions the first look at a past game does not see: ``python -m tests.bench.first_look bruges``.

Random actions are put into games of the rollout policy for two, and the turn is played on by it.  Those that cost
``COST`` or more when everybody has had a turn (as the second look judges) are costly; one is missed where the first
look sees less than a third of its cost.
"""

import argparse
import sys
from random import Random

from app.ai import POLICIES
from app.ai.skill.decisions import Effort, consider, quick
from app.ai.skill.outlook import PastGame
from app.engines import GAMES
from app.engines.contract import NOBODY

COST = 0.05
FAR = Effort(16, 48, far=True)
FROM_A_GAME = 12
"""Decisions that are looked at in one game."""


def decisions_of(game, seed):
    """All positions with a choice in a game of the rollout policy."""
    state, rng, found = GAMES[game].new(2, {}, seed), Random(seed), []
    while state.actor != NOBODY:
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(by_policy(state, rng))
    return found


def by_policy(state, rng):
    """What the rollout policy does, from what the seat to act can know."""
    action = POLICIES[state.game.key].playout(state.resample(state.actor, rng), rng)[0]
    return action if action in state.legal() else state.legal()[0]


def turn_with(state, action, rng):
    """The rest of the turn of the seat to act, beginning with an action."""
    states, actions = [state], []
    while states[-1].turn == state.turn and states[-1].actor == state.actor:
        actions.append(by_policy(states[-1], rng) if actions else action)
        states.append(states[-1].clone())
        states[-1].apply(actions[-1])
    return PastGame(states, actions)


def main():
    it = argparse.ArgumentParser(prog="python -m tests.bench.first_look", description=__doc__)
    it.add_argument("game", choices=list(POLICIES))
    it.add_argument("--actions", type=int, default=80)
    it.add_argument("--seed", type=int, default=100)
    given = it.parse_args()
    policy, rng = POLICIES[given.game], Random(given.seed)
    tried = costly = missed = 0
    while tried < given.actions:
        found = decisions_of(given.game, given.seed + tried)
        for state in rng.sample(found, min(FROM_A_GAME, len(found))):
            turn = turn_with(state, rng.choice(state.legal()), rng)
            tried += 1
            loss = consider(turn, 0, policy, FAR, Random(1)).loss.value
            if loss <= -COST:
                costly += 1
                missed += consider(turn, 0, policy, quick(policy), Random(1)).loss.value > loss / 3
    sys.stdout.write(f"{given.game}: of {tried} actions {costly} are costly, of which the first look misses {missed}\n")


if __name__ == "__main__":
    main()
