"""A second look at decisions, on a tiny game and on a real one."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.decision_review import reconsider
from app.ai.player import Budget
from app.engines import GAMES
from tests.ai.toy import ToyPolicy, a_toy

POLICY = ToyPolicy()
BUDGET = Budget(iterations=100)
DRAW, BANK = 0, 1


def test_what_a_master_would_do_too_gains_nothing():
    """Ten points can be banked: the game is won."""
    state = a_toy(points=(7, 9), pot=3)

    found = reconsider(state, BANK, POLICY, BUDGET, 20, Random(1))

    assert (found.index, found.gain, found.error, found.runs) == (BANK, 0.0, 0.0, 0)


def test_a_mistake_is_found_and_weighed():
    """Drawing instead of winning risks the skull, and the other one is about to win."""
    state = a_toy(points=(7, 9), pot=3)

    found = reconsider(state, DRAW, POLICY, BUDGET, 60, Random(1))

    assert found.index == BANK
    assert found.runs == 60
    assert 0.05 < found.gain <= 1.0
    assert 0.0 < found.error < 0.1


def test_luck_is_no_mistake():
    """Only threes are left, drawing wins: that it was not banked is right, whatever comes."""
    state = a_toy(points=(5, 9), pot=2, deck=[3, 3, 3])

    assert reconsider(state, DRAW, POLICY, BUDGET, 20, Random(1)).gain == 0.0
    assert reconsider(state, BANK, POLICY, BUDGET, 20, Random(1)).gain > 0.05


def test_stop_ends_the_comparison():
    state = a_toy(points=(7, 9), pot=3)

    assert reconsider(state, DRAW, POLICY, BUDGET, 1000, Random(1), lambda: True).runs == 2


def test_an_action_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="taken: 2 of 2"):
        reconsider(a_toy(pot=3), 2, POLICY, BUDGET, 4, Random(1))


@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_can_be_reconsidered(key):
    """The position and the action are left alone; the same seed finds the same."""
    state = GAMES[key].new(2, {}, 5)
    random = Random(5)
    while len(state.legal()) < 3 or state.turn < 4:
        state.apply(state.legal()[int(random.random() * len(state.legal()))])
    view = state.resample(state.actor, random)
    before = view.digest()

    first, second = (reconsider(view, 0, POLICIES[key], Budget(iterations=4), 3, Random(2)) for _ in range(2))

    assert first == second
    assert view.digest() == before
    assert -1.0 <= first.gain <= 1.0
    assert first.runs == (0 if first.index == 0 else 3)
