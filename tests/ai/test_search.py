"""The generic search on a tiny game."""

from random import Random
from time import perf_counter

import pytest

from app.ai.levels import GRANDMASTER, JOURNEYMAN, LEVELS, MASTER, RANDOM, TimeBudget, choose, errorless
from app.ai.player import Budget, Plan, blend, leads, shares, softmax, until_turn
from app.ai.playouts import assess, at_least, look_ahead, play_on, play_out
from app.ai.race import race
from app.ai.search import RootCounts, Search, added_roots, search
from tests.ai.toy import DECK, NeverCareless, ToyPolicy, a_toy

POLICY = ToyPolicy()


class Open(ToyPolicy):
    """Without the exact rules, so that the search itself has to find the move."""

    def rank(self, state, actions):
        return [0.0] * len(actions)

    def dominated(self, state, actions):
        return frozenset()


def test_the_winning_move_is_found():
    state = a_toy(points=(7, 9), pot=3)

    choice = search(state, 0, Open(), Budget(iterations=200), Random(1))

    assert state.legal()[choice.index] == ("bank",)
    assert choice.values[1] > choice.values[0]


def test_nobody_banks_before_a_safe_card():
    """Only threes are left: one more card costs nothing and wins the game."""
    state = a_toy(points=(5, 9), pot=2, deck=[3, 3, 3])

    choice = search(state, 0, Open(), Budget(iterations=200), Random(1))

    assert state.legal()[choice.index] == ("draw",)


def test_every_seat_plays_for_itself():
    """Max^n: the search for seat 0 lets seat 1 take its own win, not seat 0's."""
    state = a_toy(points=(2, 9), pot=0, actor=1, deck=[3] * 8)
    state.apply(("draw",))

    values = search(state, 1, Open(), Budget(iterations=200), Random(1)).values
    assert values[1] > 0.9


def test_the_same_seed_and_iterations_give_the_same_choice():
    state = a_toy(points=(3, 4), pot=3)

    first, second = (search(state, 0, POLICY, Budget(iterations=150), Random(7)) for _ in range(2))

    assert first == second
    assert first.iterations <= 150
    assert sum(first.visits) == pytest.approx(1.0)


def test_the_view_is_left_alone():
    state = a_toy(points=(3, 4), pot=3)
    before = (state.points[:], state.pot, state.deck[:], state.turn)

    for level in (*LEVELS, RANDOM):
        choose(state, 0, level, POLICY, Budget(iterations=50), Random(7))

    assert (state.points, state.pot, state.deck, state.turn) == before


def test_hidden_cards_do_not_matter():
    """Two decks in different order, the same cards: the same choice at every level."""
    one = a_toy(points=(3, 4), pot=3)
    other = a_toy(points=(3, 4), pot=3, deck=DECK[::-1])

    for level in (*LEVELS, RANDOM):
        first, second = (choose(state, 0, level, POLICY, Budget(iterations=60), Random(3)) for state in (one, other))
        assert first == second


def test_simulations_are_dealt_by_the_policy():
    """A search, a race of plans and a look ahead alike, and again at every turn that is played on."""

    class Dealer(ToyPolicy):
        def deal(self, view, seat, rng, *, again=False):
            dealt.append((seat, again))
            return super().deal(view, seat, rng)

    def dealt_in(simulate, *given):
        dealt.clear()
        simulate(*given)
        return {*dealt}

    dealt = []
    state, policy, budget, rng = a_toy(points=(3, 4), pot=3), Dealer(), Budget(iterations=4), Random(1)
    plans = [Plan((action,), 0.0) for action in state.legal()]
    limit = until_turn(state.turn + 2)
    assert dealt_in(search, state, 0, policy, budget, rng) == {(0, False), (0, True)}
    assert dealt_in(race, state, 0, policy, plans, budget, rng) == {(0, False), (0, True)}
    assert dealt_in(play_out, state.clone(), 0, policy, state.turn, limit, 1) == {(0, True)}
    # A look ahead ends with the turn.
    assert dealt_in(look_ahead, state, 0, policy, [plan.actions for plan in plans], 1, rng) == {(0, False)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_by_the_policy_of_its_level(level):
    class OfAll(ToyPolicy):
        def of_level(self, asked):
            assert asked == level
            return OfLevel()

        def plans(self, state):
            raise AssertionError("this one is of no level")

    class OfLevel(ToyPolicy):
        def plans(self, state):
            return [Plan((("bank",),), 0.0), Plan((("draw",),), 0.0)]

    state = a_toy(points=(3, 4), pot=3)
    assert choose(state, 0, level, OfAll(), Budget(iterations=4), Random(1)).index in (0, 1)


def test_a_grandmaster_with_the_simulations_of_a_master_is_a_master():
    """More time is all the difference, so the tests of the games put one of them to it."""
    for seed in range(10):
        state = a_toy(points=(3, 4), pot=3, deck=Random(seed).sample(DECK, len(DECK)))
        master, grandmaster = (
            choose(state, 0, level, POLICY, Budget(iterations=60), Random(seed)) for level in (MASTER, GRANDMASTER)
        )
        assert master == grandmaster


def test_stop_ends_the_thinking():
    state = a_toy(points=(3, 4), pot=4)
    begun = perf_counter()

    choice = search(state, 0, POLICY, Budget(seconds=30.0), Random(1), stop=lambda: perf_counter() - begun > 0.05)

    assert perf_counter() - begun < 1.0
    assert choice.iterations >= 1


def test_a_choice_that_cannot_change_ends_the_thinking():
    state = a_toy(points=(7, 0), pot=9)

    choice = search(state, 0, POLICY, Budget(iterations=20_000), Random(1))

    assert choice.iterations < 20_000
    assert choice.index == 1


def test_progress_rises():
    told = []
    search(a_toy(points=(3, 4), pot=4), 0, Open(), Budget(iterations=400), Random(1), progress=told.append)

    assert told
    assert told == sorted(told)
    assert all(0.0 < part < 1.0 for part in told)


def test_a_search_thinks_on():
    run = Search(a_toy(points=(3, 4), pot=4), 0, Open(), Random(1))

    first = run.run(Budget(iterations=20))
    second = run.run(Budget(iterations=20))

    assert first.iterations == 20
    assert second.iterations == 40


def test_dominated_moves_get_no_thought():
    state = a_toy(points=(8, 0), pot=3)

    for level in LEVELS:
        for seed in range(10):
            choice = choose(state, 0, level, POLICY, Budget(iterations=30), Random(seed))
            assert state.legal()[choice.index] == ("bank",)


def test_a_single_move_is_played_without_thinking():
    state = a_toy()

    for level in LEVELS:
        assert choose(state, 0, level, POLICY, Budget(seconds=60.0), Random(1)).iterations == 0


def test_looking_ahead_compares_on_the_same_deals():
    state = a_toy(points=(7, 9), pot=3)

    values, deals = look_ahead(state, 0, POLICY, [[action] for action in state.legal()], 8, Random(1))

    assert deals == 8
    assert values[1] == pytest.approx(max(values))


def test_looking_ahead_has_a_reward_of_its_own():
    """And a search does not ask for it."""

    class Other(type(POLICY)):
        def turn_reward(self, state, view):
            return [0.25, 0.75]

    state = a_toy(points=(2, 3), pot=3)

    assert look_ahead(state, 0, Other(), [[action] for action in state.legal()], 4, Random(1))[0] == [0.25, 0.25]
    assert search(state, 0, Other(), Budget(iterations=40), Random(1)) == search(
        state, 0, POLICY, Budget(iterations=40), Random(1)
    )


def test_an_unknown_level_is_named():
    with pytest.raises(ValueError, match="'king' is not one of novice, apprentice"):
        choose(a_toy(pot=3), 0, "king", POLICY, Budget(iterations=1), Random(1))


@pytest.mark.parametrize("wrong", [{}, {"iterations": -1}, {"seconds": -0.5}, {"seconds": float("nan")}])
def test_an_impossible_budget_is_refused(wrong):
    with pytest.raises(ValueError, match="budget"):
        Budget(**wrong)


def test_the_purse_bounds_a_turn_however_many_decisions_it_has():
    state = a_toy(pot=3)
    time_budget = TimeBudget(seconds=2.7)

    total = 0.0
    for _ in range(60):
        seconds = time_budget.budget(state, 0, 0.28).seconds
        time_budget.spend(0, seconds)
        total += seconds

    assert total < 3.0
    state.turn += 1
    assert time_budget.budget(state, 0, 0.28).seconds == TimeBudget(seconds=2.7).budget(state, 0, 0.28).seconds < 1.0


def test_a_turn_taken_back_fills_the_time_budget():
    state = a_toy(pot=3)
    state.revealed = 5
    time_budget = TimeBudget()
    full = time_budget.budget(state, 0, 0.28).seconds
    time_budget.spend(0, full)

    state.revealed = 4

    assert time_budget.budget(state, 0, 0.28).seconds == full


def test_a_grandmaster_has_longer_than_a_master():
    state = a_toy(pot=3)

    master, grandmaster = (TimeBudget().budget(state, 0, 0.5, level).seconds for level in ("master", "grandmaster"))

    assert (master, grandmaster) == (pytest.approx(0.95 * 1.35), pytest.approx(0.95 * 3.0))


def test_a_novice_takes_points_at_once_more_often_than_an_apprentice():
    """Drawing looks better, as 3 are not yet much; banking them brings them at once."""
    state = a_toy(pot=3)

    banked = {}
    for level in ("novice", "apprentice"):
        chosen = [choose(state, 0, level, POLICY, Budget(iterations=1), Random(seed)).index for seed in range(200)]
        banked[level] = sum(state.legal()[index] == ("bank",) for index in chosen)

    assert banked["novice"] > banked["apprentice"] + 20


def test_results_are_shares():
    over = a_toy(points=(10, 10, 3), players=3)
    over.actor = -1

    assert shares(over) == [0.5, 0.5, 0.0]
    assert sum(blend(POLICY, over)) == pytest.approx(1.0)
    assert sum(leads((4, 9, 2), 5.0)) == pytest.approx(1.0)
    assert softmax([0.0, 0.0], 1.0) == [0.5, 0.5]


def test_a_little_of_the_lead_is_in_a_reward():
    """Two wins: the clearer one counts more; how much, the policy says."""
    close, clear = a_toy(points=(10, 9)), a_toy(points=(10, 1))
    close.actor = clear.actor = -1

    assert blend(POLICY, clear)[0] > blend(POLICY, close)[0] > 1.0 - POLICY.margin


def test_others_may_be_played_with_less_care():
    """In the thoughts of a seat; its own turns are not."""

    class Careless(ToyPolicy):
        def others(self, state, rng):
            asked.append(state.actor)
            return [("bank",) if state.pot else ("draw",)]

        def playout(self, state, rng):
            asked.append(~state.actor)
            return super().playout(state, rng)

    asked = []
    play_out(a_toy(players=3, points=(0, 0, 0), deck=[1] * 40), 0, Careless(), 1, until_turn(4), 1)
    assert sorted(set(asked)) == [~0, 1, 2]


def test_who_will_win_is_asked_without_favour():
    """Every seat is played with the same care, the one that looks and the others: with as much as there is.

    A hasty turn brings less than the real one will, and a chance that is told by it jumps when the turn goes on.
    """
    play_on(a_toy(players=3, points=(0, 0, 0), deck=[1] * 40), NeverCareless(), until_turn(4), Random(1))
    assess(a_toy(players=3, points=(0, 0, 0), deck=[1] * 40), 0, NeverCareless(), 2, Random(1))


def test_who_will_win_is_asked_of_one_deal_to_its_end():
    """What is dealt to a seat stays its own: dealt anew at every turn, nobody but the viewer could ever choose."""

    class Once(ToyPolicy):
        def world(self, view, viewer, rng, former=None):
            dealt.append(viewer)
            return view.clone()

    def never_again(self, observer, rng):
        raise AssertionError("dealt anew")

    dealt = []
    state = a_toy(deck=[1] * 40)
    state.resample = never_again
    assess(state, 1, Once(), 3, Random(1))

    assert dealt == [1, 1, 1]


def test_what_a_search_strives_for_is_no_chance_to_win():
    """Two things: nothing of ``evaluate`` and ``reward`` gets into what people read."""

    class Ambitious(ToyPolicy):
        def evaluate(self, state):
            raise AssertionError("asked for what a search strives for")

        reward = evaluate

        def win_chances(self, state, viewer):
            return [0.25, 0.75]

    means, errors = assess(a_toy(deck=[1] * 40), 0, Ambitious(), 4, Random(1))

    assert means == [0.25, 0.75]
    assert errors == [0.0, 0.0]


def test_a_position_is_assessed_with_its_error():
    ahead = a_toy(points=(9, 1), pot=3)

    means, errors = assess(ahead, 0, POLICY, 40, Random(1))

    assert means[0] > 0.8
    assert sum(means) == pytest.approx(1.0)
    assert all(0.0 <= error < 0.2 for error in errors)


class Late(ToyPolicy):
    """In whose games the end is near from 7 points on; chances told before the end would be wrong by far."""

    def endgame(self, state):
        return max(state.points) >= 7

    def win_chances(self, state, viewer):
        return [0.0, 1.0]


def test_in_an_endgame_chances_are_what_comes_of_playing_it_to_its_end():
    """And the rest of the account goes as far."""
    late, early = a_toy(points=(9, 5), pot=1, deck=[1] * 40), a_toy(points=(3, 5), pot=1, deck=[1] * 40)
    policy = Late()

    assert assess(late, 0, policy, 4, Random(1)) == ([1.0, 0.0], [0.0, 0.0])
    assert assess(early, 0, policy, 4, Random(1))[0] == [0.0, 1.0]
    assert not at_least(policy, late)(late)
    far = early.clone()
    far.turn += 20
    assert at_least(policy, early)(far)
    assert not at_least(policy, late)(far)


def test_a_finished_game_is_assessed_exactly():
    over = a_toy(points=(10, 3))
    over.actor = -1

    assert assess(over, 0, POLICY, 40, Random(1)) == ([1.0, 0.0], [0.0, 0.0])


class Reckless(ToyPolicy):
    """Trusted much, and always a little for drawing; it would do so in its thoughts, too."""

    trust = 40.0
    temperature = 0.02

    def rank(self, state, actions):
        return [0.0 if action == ("bank",) else 0.043 for action in actions]

    def dominated(self, state, actions):
        return frozenset()


@pytest.mark.parametrize("iterations", [100, 300, 1000])
def test_what_the_rollout_policy_thinks_little_of_is_tried_all_the_same(iterations):
    """A sure win was never looked at, in 10,000 simulations: the first action was better than it seemed."""
    state = a_toy(points=(6, 9), pot=4, deck=[0, 0, 0, 0, 0, 0])

    choice = search(state, 0, Reckless(), Budget(iterations=iterations), Random(1))

    assert state.legal()[choice.index] == ("bank",)


def test_a_part_of_the_simulations_is_spread_over_all_actions_that_are_not_dominated():
    """A third, also on what nobody thinks much of: without that it got 16 of 12,000."""

    class Open(Reckless):
        root_spread = 1 / 3

    class Barred(Open):
        def dominated(self, state, actions):
            return frozenset([1])

    state = a_toy(points=(3, 4), pot=3)
    few, many, none = (
        search(state, 0, policy, Budget(iterations=900), Random(1)).visits[1]
        for policy in (Reckless(), Open(), Barred())
    )

    assert few < 0.1
    assert many >= 0.16
    assert none == 0.0


def test_one_search_chooses_as_ever():
    """Seeds and choices of the time when one process searched alone."""
    first = search(a_toy(points=(3, 4), pot=4), 0, Open(), Budget(iterations=90), Random(7))
    second = search(a_toy(points=(3, 4), pot=3), 0, Open(), Budget(iterations=75), Random(11))

    assert (first.index, first.iterations, first.visits) == (0, 64, (0.890625, 0.109375))
    assert first.values == pytest.approx((0.7414143701640495, 0.5686212727131854))
    assert (second.index, second.iterations, second.visits) == (1, 64, (0.34375, 0.65625))
    assert second.values == pytest.approx((0.5932170195936042, 0.6778920803246444))


def test_what_several_searches_found_is_added():
    """The one prefers the first action, the other clearly the second."""
    ranks = (0.1, 0.0)
    one = RootCounts((30, 10), (15.0, 5.0), ranks, 17.0, 2.0)
    two = RootCounts((10, 50), (2.0, 30.0), ranks, 31.0, 2.0)

    both = added_roots([one, two])

    assert both == RootCounts((40, 60), (17.0, 35.0), ranks, 48.0, 2.0)
    choice = both.choice()
    assert (choice.index, choice.visits, choice.iterations) == (1, (0.4, 0.6), 100)
    assert choice.values == pytest.approx(((17.0 + 2.0 * (0.48 + 0.1)) / 42, (35.0 + 2.0 * 0.48) / 62))


def test_what_one_search_found_stays_as_it_is():
    run = Search(a_toy(points=(3, 4), pot=4), 0, Open(), Random(1))
    choice = run.run(Budget(iterations=60))

    assert added_roots([run.counts()]) == run.counts()
    assert run.counts().choice() == choice


class Misjudging(Random):
    """Notes how much a Journeyman misjudges."""

    def __init__(self, seed):
        super().__init__(seed)
        self.sigmas = []

    def gauss(self, mu=0.0, sigma=1.0):
        self.sigmas.append(sigma)
        return mu


@pytest.mark.parametrize("part", [1.0, 0.6])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_journeyman_misjudges_as_many_points_at_every_table(monkeypatch, players, part):
    """At four seats a point is worth three quarters of the win share that it is worth at two, or a part of that."""
    monkeypatch.setattr(type(POLICY), "point_part", part)
    rng, state = Misjudging(1), a_toy(players=players, points=(3,) * players, pot=3)
    choose(state, 0, JOURNEYMAN, POLICY, Budget(iterations=1), rng)

    even = 1 / players
    error = POLICY.evaluation_noise * even * (1 - even) / 0.25 * (part if players > 2 else 1.0)
    assert len(rng.sigmas) == len(state.legal())
    assert rng.sigmas == pytest.approx([error] * len(rng.sigmas))


def test_without_an_error_the_best_of_what_a_journeyman_sees_is_taken():
    rng, state = Misjudging(1), a_toy(points=(3, 3), pot=3)
    found = errorless(state, 0, POLICY, rng)

    assert set(rng.sigmas) == {0.0}
    assert found.values[found.index] == max(found.values)
    assert len(set(found.values)) > 1
