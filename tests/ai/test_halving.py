"""Searches that spread their simulations over the actions of a decision by sequential halving."""

from random import Random

import pytest

from app.ai.levels import GRANDMASTER, LEVELS
from app.ai.player import Budget
from app.ai.port_royal import POLICY, PortRoyalPolicy
from app.ai.port_royal.weights import WEIGHTS
from app.ai.search import RootCounts, Search, added_roots, search
from app.engines import GAMES
from tests.ai.toy import ToyPolicy, a_toy


class Halving(ToyPolicy):
    """Without the exact rules."""

    halving = True

    def rank(self, state, actions):
        return [0.0] * len(actions)

    def dominated(self, state, actions):
        return frozenset()


class Misled(Halving):
    """Takes drawing for much better, and trusts that as much as forty simulations."""

    trust = 40.0

    def rank(self, state, actions):
        return [0.1 if action == ("draw",) else 0.0 for action in actions]


def a_decision(actions):
    """A position of Port Royal with so many actions at least, in a game of the rollout policy."""
    for seed in range(1000):
        state, rng = GAMES["port_royal"].new(2, {}, seed), Random(seed)
        for _ in range(60):
            legal = state.legal()
            if len(legal) >= actions:
                return state.resample(state.actor, rng)
            state.apply(POLICY.playout(state, rng)[0])
    raise AssertionError


def test_the_actions_of_a_decision_get_the_same_number_of_simulations():
    """Half each of two, whatever the rollout policy thinks of them."""
    run = Search(a_toy(points=(3, 4), pot=3), 0, Misled(), Random(1))
    run.run(Budget(iterations=31))

    assert sorted(run.counts().visits) == [15, 16]


def test_the_worse_half_is_dropped_after_each_lap():
    """Of five or more: the two that are left at last share the last lap, the others have fewer the sooner they went."""
    view = a_decision(5)
    run = Search(view, view.actor, PortRoyalPolicy(WEIGHTS, halving=True), Random(1))
    run.run(Budget(iterations=30 * len(view.legal())))
    visits = sorted((n for n in run.counts().visits if n), reverse=True)

    assert len(visits) >= 5
    assert visits[0] - visits[1] <= 1
    assert visits[1] > 1.4 * visits[2]
    assert visits[2] > visits[-1] > 0


def test_the_best_value_is_chosen_not_what_was_tried_most():
    ranks = (0.0, 0.0, 0.0)
    tried = RootCounts((50, 49, 20), (25.0, 29.0, 16.0), ranks, 0.0, 1.0, halving=True)

    assert tried.choice().index == 1  # the third, dropped early, looked better in the deals that it met
    assert RootCounts(tried.visits, tried.totals, ranks, 0.0, 1.0).choice().index == 0


def test_several_searches_choose_together():
    """What one of two has dropped early is chosen all the same if its results are the best; what both dropped, not."""
    ranks = (0.0, 0.0, 0.0)
    one = RootCounts((50, 50, 20), (30.0, 29.0, 8.0), ranks, 0.0, 1.0, halving=True)
    two = RootCounts((20, 50, 50), (16.0, 30.0, 26.0), ranks, 0.0, 1.0, halving=True)

    both = added_roots([one, two])

    assert both.visits == (70, 100, 70)
    assert both.choice().index == 0  # 46 of 70 against 59 of 100
    assert added_roots([two, two]).choice().index == 1


def test_what_the_rollout_policy_thinks_little_of_is_found():
    state = a_toy(points=(6, 9), pot=4, deck=[0, 0, 0, 0, 0, 0])

    assert state.legal()[search(state, 0, Misled(), Budget(iterations=300), Random(1)).index] == ("bank",)


def test_a_search_ends_when_one_action_is_clearly_the_best():
    """Banking wins at once; a choice between much the same takes all it is given."""
    clear = search(a_toy(points=(7, 9), pot=3), 0, Halving(), Budget(iterations=5000), Random(1))
    equal = search(a_toy(points=(0, 0), pot=3), 0, Halving(), Budget(iterations=500), Random(1))

    assert clear.iterations < 1000
    assert equal.iterations == 500


def test_dominated_actions_are_not_tried():
    class Barred(Halving):
        def dominated(self, state, actions):
            return frozenset([0])

    choice = search(a_toy(points=(3, 4), pot=3), 0, Barred(), Budget(iterations=200), Random(1))

    assert (choice.index, choice.visits) == (1, (0.0, 1.0))


def test_a_search_that_goes_on_keeps_what_it_has():
    run = Search(a_toy(points=(3, 4), pot=3), 0, Halving(), Random(1))
    run.run(Budget(iterations=20))
    run.run(Budget(iterations=10))

    assert run.counts().visits == (15, 15)


def test_without_time_the_best_by_rank_is_chosen():
    policy = Misled()
    choice = Search(a_toy(points=(3, 4), pot=3), 0, policy, Random(1)).choice()

    assert choice.index == 0


@pytest.mark.parametrize("level", LEVELS)
def test_only_grandmasters_of_port_royal_halve(level):
    assert POLICY.of_level(level).halving == (level == GRANDMASTER)
    assert POLICY.of_level(level).trust == (10.0 if level == GRANDMASTER else 40.0)
