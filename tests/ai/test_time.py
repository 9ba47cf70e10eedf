"""No turn takes longer than said, however long the thoughts are: by a clock that only steps of a thought move."""

from random import Random

import pytest

from app.ai import levels, race, search
from app.ai.levels import GRANDMASTER, MASTER, Memory, TimeBudget, decided, turn_seconds, weigh_up
from app.ai.player import MIN_SECONDS, Budget, Plan
from app.ai.search import RootCounts, Search
from tests.ai.toy import ToyPolicy, a_toy

DRAW, BANK = ("draw",), ("bank",)
STEP = 0.1
"""Seconds of every step of a simulation: a whole one takes longer than a turn may."""


class Clock:
    """Moves when somebody works."""

    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    for module in (levels, race, search):
        monkeypatch.setattr(module, "perf_counter", clock)
    return clock


class Slow(ToyPolicy):
    """Simulations of forty steps and more; what to do at once in the position itself is seen in no time."""

    def __init__(self, clock):
        self.clock, self.view = clock, None

    def limit(self, view):
        return lambda state: False

    def playout(self, state, rng):
        self.clock.now += STEP * (state is not self.view)
        return super().playout(state, rng)


class SlowPlanner(Slow):
    """The same where whole plans are compared."""

    def plans(self, state):
        return [Plan((*[DRAW] * draws, BANK), -0.001 * draws) for draws in range(1 if state.pot == 0 else 0, 3)]


class Planner(SlowPlanner):
    """Simulations of three steps: a few plans meet the first deal in time."""

    def limit(self, view):
        end = view.turn + 1
        return lambda state: state.turn > end


def thought(state, policy, seconds, seed=1):
    policy.view = state
    found = weigh_up(state, 0, policy, Budget(seconds=seconds), Random(seed))
    return found, decided(state, [found])


@pytest.mark.parametrize("kind", [Slow, SlowPlanner])
@pytest.mark.parametrize("level", [MASTER, GRANDMASTER])
def test_a_turn_of_many_decisions_stays_inside_its_time(clock, kind, level):
    """One step may be under way when the time is over, and the last one of the turn takes it from what was spared."""
    policy, state, budgets = kind(clock), a_toy(pot=3), TimeBudget()

    for _ in range(20):
        begun = clock.now
        thought(state, policy, budgets.budget(state, 0, 0.5, level).seconds)
        budgets.spend(0, clock.now - begun)

    assert 0.8 * turn_seconds(level) < clock.now <= turn_seconds(level)


def test_without_time_the_favourite_is_played_at_once(clock):
    state = a_toy(pot=4)

    for kind in (Slow, SlowPlanner):
        _, choice = thought(state, kind(clock), MIN_SECONDS)
        assert (choice.iterations, sum(choice.visits)) == (0, 1.0)
        assert state.legal()[choice.index] == BANK
    assert clock.now == 0.0


def test_the_favourite_is_never_dominated(clock):
    class Barring(Slow):
        def dominated(self, state, actions):
            return frozenset({actions.index(BANK)})

    state = a_toy(pot=4)

    assert state.legal()[thought(state, Barring(clock), MIN_SECONDS)[1].index] == DRAW


def test_what_one_process_found_counts_where_the_other_had_no_time(clock):
    state = a_toy(pot=4)
    late = Search(state, 0, Slow(clock), Random(1))
    late.run(Budget(seconds=1e-9))
    other = Search(state, 0, ToyPolicy(), Random(2))
    other.run(Budget(iterations=50))

    both = decided(state, [late.counts(), other.counts()])

    assert isinstance(late.counts(), RootCounts)
    assert both.iterations == 50
    assert both.index == other.choice().index


def test_plans_that_met_the_first_deal_are_compared(clock):
    """Of three plans there was time for two; the third falls out without a result."""
    policy, state = Planner(clock), a_toy(pot=3)
    alone = [clock.now]
    for seconds in [0.1 * number for number in range(1, 40)]:
        found, choice = thought(state, policy, seconds, seed=4)
        alone.append(found.iterations)
        if found.iterations == 2:
            break

    assert found.runs[:2] == (1, 1)
    assert found.running == (0, 1)
    assert choice.iterations == 2


def test_a_search_broken_off_in_its_first_simulation_plays_the_favourite(clock):
    state = a_toy(pot=4)

    counts, choice = thought(state, Slow(clock), 2.5 * STEP)

    assert sum(counts.visits) == choice.iterations == 0
    assert (state.legal()[choice.index], sum(choice.visits)) == (BANK, 1.0)


def test_what_decisions_take_too_long_is_left_over_in_the_next_turns(clock):
    state, budgets = a_toy(pot=3), TimeBudget()
    first = budgets.budget(state, 0, 0.5).seconds
    budgets.spend(0, first + 0.4)

    state.turn += 1
    second = budgets.budget(state, 0, 0.5).seconds
    for _ in range(100):
        budgets.spend(0, 0.0)
    state.turn += 1

    assert second == pytest.approx(first - 0.5 * 0.4)
    assert budgets.budget(state, 0, 0.5).seconds == pytest.approx(first, rel=0.05)


def test_a_laptop_that_slept_thinks_on_as_ever(clock):
    state, budgets = a_toy(pot=3), TimeBudget()
    first = budgets.budget(state, 0, 0.5).seconds
    budgets.spend(0, 3600.0)
    state.turn += 1

    assert budgets.budget(state, 0, 0.5).seconds > 0.6 * first


def test_making_plans_takes_from_the_time_of_the_decision(clock):
    class Pondering(SlowPlanner):
        def plans(self, state):
            self.clock.now += 1.0
            return super().plans(state)

    thought(a_toy(pot=3), Pondering(clock), 0.5)

    assert clock.now <= 1.0 + MIN_SECONDS + STEP


def test_a_turn_planned_already_costs_nothing(clock):
    state, memory = a_toy(points=(1, 9), pot=3, deck=[3] * 8), Memory()
    _, choice = thought(state, SlowPlanner(clock), 1.0)
    memory.keep(state, 0, MASTER, choice)
    before = clock.now
    state.apply(state.legal()[choice.index])
    while state.actor == 0 and len(state.legal()) > 1:
        known = memory.recall(state, 0, MASTER)
        assert known is not None
        state.apply(state.legal()[known.index])

    assert clock.now == before
