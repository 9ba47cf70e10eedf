"""Plans of many decisions: the race between them, and the memory of what was chosen."""

from itertools import count
from random import Random
from time import perf_counter

import pytest

from app.ai.levels import APPRENTICE, JOURNEYMAN, MASTER, Memory, choose
from app.ai.player import Budget, Plan, until_turn
from app.ai.playouts import follow, played
from app.ai.race import PlanCounts, Race, added_plans, race
from tests.ai.toy import ToyPolicy, a_toy

DRAW, BANK = ("draw",), ("bank",)


class Planner(ToyPolicy):
    """Compares drawing some more cards and banking then."""

    def plans(self, state):
        return [Plan((*[DRAW] * draws, BANK), -0.001 * draws) for draws in range(1 if state.pot == 0 else 0, 3)]


POLICY = Planner()


def run(state, budget=None, seed=1, **more):
    return race(state, state.actor, POLICY, POLICY.plans(state), budget or Budget(iterations=200), Random(seed), **more)


def test_the_plan_that_wins_is_found():
    state = a_toy(points=(7, 9), pot=3)

    choice = run(state)

    assert state.legal()[choice.index] == BANK
    assert choice.plan == ()


def test_a_plan_goes_on_after_its_first_action():
    """Only threes are left: two more cards win at once, fewer do not."""
    state = a_toy(points=(1, 9), pot=3, deck=[3] * 8)

    choice = run(state)

    assert state.legal()[choice.index] == DRAW
    assert choice.plan == (DRAW, BANK)


def test_the_same_seed_and_iterations_give_the_same_choice():
    state = a_toy(points=(3, 4), pot=3)

    first, second = (run(state, Budget(iterations=150), 7) for _ in range(2))

    assert first == second
    assert sum(first.visits) == pytest.approx(1.0)
    assert len(first.values) == len(state.legal())


def test_the_worse_half_falls_out():
    """Most of the thinking goes to few plans, and the budget is kept up to one deal."""
    state = a_toy(points=(7, 9), pot=3)

    choice = run(state, Budget(iterations=100))

    assert choice.iterations <= 100 + len(POLICY.plans(state))
    assert max(choice.visits) > 0.5


def test_stop_ends_the_race():
    state = a_toy(points=(3, 4), pot=4)
    begun = perf_counter()

    choice = run(state, Budget(seconds=30.0), stop=lambda: perf_counter() - begun > 0.05)

    assert perf_counter() - begun < 1.0
    assert 0 <= choice.index < 2


def test_stop_before_the_first_result_gives_the_favourite_of_the_hand():
    state = a_toy(points=(3, 4), pot=4)

    choice = run(state, stop=lambda: True)

    assert choice.iterations == 0
    assert state.legal()[choice.index] == BANK


def test_progress_rises():
    told = []
    run(a_toy(points=(3, 4), pot=4), Budget(iterations=400), progress=told.append)

    assert told
    assert told == sorted(told)
    assert all(0.0 < part < 1.0 for part in told)


@pytest.mark.parametrize("level", [APPRENTICE, JOURNEYMAN, MASTER])
def test_every_level_chooses_among_plans(level):
    state = a_toy(points=(1, 9), pot=3, deck=[3] * 8)

    chosen = {choose(state, 0, level, POLICY, Budget(iterations=100), Random(seed)).plan for seed in range(20)}

    assert chosen <= {plan.actions[1:] for plan in POLICY.plans(state)}
    assert (DRAW, BANK) in chosen


def test_a_deal_is_broken_off_when_the_time_is_up(monkeypatch):
    """A deal with many plans may take long: the clock is looked at after each of them."""
    clock = count()
    monkeypatch.setattr("app.ai.race.perf_counter", lambda: next(clock))
    state = a_toy(pot=2)
    tried = []

    class Counting(Planner):
        def reward(self, state, view):
            tried.append(state.pot)
            return super().reward(state, view)

    plans = POLICY.plans(state)
    choice = race(state, 0, Counting(), plans, Budget(seconds=2.0), Random(1))

    assert len(tried) < len(plans)
    assert choice.plan == plans[0].actions[1:]


def test_a_plan_is_followed_as_far_as_it_is_legal():
    """Nobody banks nothing: the second action of the plan is not legal."""
    state = a_toy(pot=2)
    follow(state, [BANK, BANK, DRAW], limit=until_turn(9))

    assert state.points == [2, 0]
    assert (state.actor, state.pot) == (1, 0)


def test_a_plan_is_not_played_on_for_others():
    """The skull ends the turn; the draw that was planned after it is not made for the other seat."""
    state = a_toy(pot=2, deck=[3, 3, 0])

    end = played(state, 0, [DRAW, DRAW, BANK], Planner(), until_turn(state.turn + 1), 1)

    assert (end.turn, end.pot) == (2, 0)


def test_a_plan_ends_with_its_turn():
    state = a_toy(pot=2, deck=[1, 0, 1])
    follow(state, [DRAW, DRAW, DRAW, DRAW], limit=until_turn(state.turn + 1))

    assert (state.turn, len(state.deck)) == (2, 1)


# The end of the turn


class Looking(Planner):
    """Looks at the end of the turn on the way, and counts that as some results more."""

    turn_trust = 6.0


def test_the_judgement_at_the_end_of_the_turn_counts_as_results():
    """Worked out by hand: 3 results, the worth counts as 1 more and the end of the turn as 2.

    Both are moved to the level of the results: those are 0.1 above the worths in the mean, and 0.2 below the others.
    """
    plans = (Plan((BANK,), 0.5), Plan((DRAW, BANK), 0.3))
    found = PlanCounts(plans, (1.8, 1.2), (1.8, 2.4), (3, 3), (0, 1), 1.0, 2.0, 6)

    assert found.values() == pytest.approx([(1.8 + 0.6 + 2 * 0.4) / 6, (1.2 + 0.4 + 2 * 0.6) / 6])


def test_a_plan_that_met_no_deal_has_no_judgement_there():
    plans = (Plan((BANK,), 0.5), Plan((DRAW, BANK), 0.3))
    found = PlanCounts(plans, (1.8, 0.0), (1.8, 0.0), (3, 0), (0,), 1.0, 2.0, 3)

    assert found.values()[1] == pytest.approx(0.1 + 0.3)


def test_the_end_of_the_turn_is_looked_at_on_the_way():
    """Whoever banks seven has eleven of its own after the turn, in every deal; what follows differs."""
    state = a_toy(points=(4, 9), pot=7)
    plans = POLICY.plans(state)
    banks = [plan.actions for plan in plans].index((BANK,))
    looking, former = Looking(), POLICY
    alike = []
    for policy in (looking, former):
        one = Race(state, 0, policy, plans, Random(3))
        one.run(Budget(iterations=60))
        alike.append(one.counts())

    seen, blind = alike
    end = played(state, 0, [BANK], looking, until_turn(state.turn + 1), 1)
    assert seen.turn_totals[banks] / seen.runs[banks] == pytest.approx(looking.reward(end, state)[0])
    assert len({total / n for total, n in zip(seen.turn_totals, seen.runs, strict=True)}) == len(plans)
    assert blind.turn_totals == (0.0,) * len(plans)
    assert (seen.turn_trust, blind.turn_trust) == (6.0, 0.0)


def test_results_are_the_same_whether_somebody_looks_or_not():
    """Each plan meets the same deals and chance to the limit."""
    state = a_toy(points=(3, 4), pot=3)
    counts = []
    for policy in (Looking(), POLICY):
        one = Race(state, 0, policy, POLICY.plans(state), Random(3))
        one.run(Budget(iterations=len(POLICY.plans(state))))
        counts.append(one.counts())

    assert counts[0].totals == counts[1].totals
    assert counts[0].runs == counts[1].runs


# Memory


def planned(deck):
    """A position, and the memory of somebody who means to draw twice and bank, expecting ``deck``."""
    state = a_toy(points=(1, 9), pot=3, deck=deck)
    choice = run(state)
    assert choice.plan == (DRAW, BANK)
    memory = Memory()
    memory.keep(state, 0, MASTER, choice)
    state.apply(state.legal()[choice.index])
    return state, memory


def test_what_was_planned_is_done_without_thinking():
    state, memory = planned([3] * 8)

    second = memory.recall(state, 0, MASTER)
    state.apply(state.legal()[second.index])
    third = memory.recall(state, 0, MASTER)

    assert state.legal()[third.index] == BANK
    assert len(third.values) == len(third.visits) == len(state.legal())
    state.apply(BANK)
    assert state.points[0] == 10


def test_a_plan_is_forgotten_when_something_else_happens():
    state, memory = planned([3] * 8)
    state.points[1] += 1

    assert memory.recall(state, 0, MASTER) is None
    state.points[1] -= 1
    assert memory.recall(state, 0, MASTER) is None


def test_nobody_follows_the_plan_of_another_level_or_seat():
    state, memory = planned([3] * 8)

    assert memory.recall(state, 0, JOURNEYMAN) is None
    assert memory.recall(state, 1, MASTER) is None
    assert memory.recall(state, 0, MASTER) is not None


def test_one_race_chooses_as_ever():
    """Seeds and choices of the time when one process compared alone."""
    first = run(a_toy(points=(3, 4), pot=3), Budget(iterations=90), 7)
    second = run(a_toy(points=(1, 4), pot=2), Budget(iterations=75), 11)

    assert (first.index, first.iterations, first.plan) == (0, 91, (DRAW, BANK))
    assert first.visits == pytest.approx((0.8297872340425532, 0.1702127659574468))
    assert first.values == pytest.approx((0.6627667493626305, 0.6179379912446138))
    assert (second.index, second.iterations, second.plan) == (0, 75, (BANK,))
    assert second.values == pytest.approx((0.4495150539215046, 0.45220240200091844))


def test_what_several_races_found_is_added():
    """A plan that only one of them dropped may win; one that both dropped may not, whatever its mean."""
    view = a_toy(points=(3, 4), pot=3)
    plans = tuple(Plan(actions, 0.0) for actions in ((BANK,), (DRAW, BANK), (DRAW, DRAW, BANK)))
    one = PlanCounts(plans, (20.0, 3.0, 9.0), (16.0, 4.0, 2.0), (40, 10, 10), (0,), 1.0, 0.5, 60)
    two = PlanCounts(plans, (4.0, 30.0, 9.0), (4.0, 16.0, 3.0), (10, 40, 10), (1,), 1.0, 0.5, 60)

    both = added_plans([one, two])

    assert both == PlanCounts(plans, (24.0, 33.0, 18.0), (20.0, 20.0, 5.0), (50, 50, 20), (0, 1), 1.0, 0.5, 120)
    choice = both.choice(view)
    assert (view.legal()[choice.index], choice.plan, choice.iterations) == (DRAW, (BANK,), 120)


def test_what_one_race_found_stays_as_it_is():
    state = a_toy(points=(3, 4), pot=3)
    one = Race(state, 0, POLICY, POLICY.plans(state), Random(3))
    choice = one.run(Budget(iterations=90))

    assert added_plans([one.counts()]) == one.counts()
    assert one.counts().choice(state) == choice


def test_what_others_found_has_a_say_in_what_falls_out():
    """Told that all plans but the worst one lose, the race goes on with that one; its own counts stay its own."""
    state = a_toy(points=(3, 4), pot=3)
    plans = POLICY.plans(state)
    alone = Race(state, 0, POLICY, plans, Random(3))
    alone.run(Budget(iterations=90))
    worst = min(range(len(plans)), key=alone.values().__getitem__)
    told = []

    def exchange(own):
        told.append(own)
        wins = tuple(1000.0 * (at == worst) for at in range(len(plans)))
        return [(wins, (0.0,) * len(plans), (1000,) * len(plans))]

    one = Race(state, 0, POLICY, plans, Random(3))
    one.run(Budget(iterations=90), exchange=exchange)

    assert one.counts().running == (worst,)
    assert worst not in alone.counts().running
    assert max(one.counts().runs) < 100
    assert told[-1] == (one.counts().totals, one.counts().turn_totals, one.counts().runs)


def test_a_race_of_other_plans_is_not_added():
    plans = (Plan((BANK,), 0.0), Plan((DRAW, BANK), 0.0))
    one = PlanCounts(plans, (4.0, 3.0), (0.0, 0.0), (10, 10), (0, 1), 1.0, 0.0, 20)
    other = PlanCounts(plans[::-1], (4.0, 3.0), (0.0, 0.0), (10, 10), (0, 1), 1.0, 0.0, 20)

    assert added_plans([one, other]) == one
