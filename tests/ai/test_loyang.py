"""What the opponents know of Loyang, and what they must not know."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, JOURNEYMAN, LEVELS, MASTER, RANDOM, Memory, choose
from app.ai.loyang.farm import AHEAD, NOW, OVER, income, prospect, stage, steps
from app.ai.loyang.outcome import evaluate
from app.ai.player import Budget
from app.engines import GAMES
from app.engines.contract import NOBODY
from tests.engines.loyang.builder import A, B, a_state

GAME = GAMES["loyang"]
POLICY = POLICIES["loyang"]
FEW = Budget(iterations=6)
TABLES = [(1, {}), (2, {}), (3, {"beginner": True}), (4, {})]


def positions(players, options, seed, step=9, strange=0.1):
    """Decisions with a choice out of a game of the hand policy, every ``step``-th of them."""
    state, random, count = GAME.new(players, options, seed), Random(seed), 0
    while state.actor != NOBODY:
        if len(state.legal()) > 1:
            count += 1
            if count % step == 0:
                yield state
        odd = random.random() < strange
        state.apply(random.choice(state.legal()) if odd else POLICY.playout(state, random)[0])


# Honesty


@pytest.mark.parametrize("level", [*LEVELS, RANDOM])
def test_what_a_seat_cannot_see_does_not_matter(level):
    """The same position with other hidden cards: the same choice, value for value."""
    different = 0
    for state in positions(2, {}, seed=8, step=25):
        other = state.resample(state.actor, Random(3))
        different += (other.pile, other.hand) != (state.pile, state.hand)
        other.rng = state.rng
        choices = [
            choose(each.resample(each.actor, Random(5)), each.actor, level, POLICY, FEW, Random(6))
            for each in (state, other)
        ]
        assert choices[0] == choices[1]
    assert different > 3


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_hand_policy_reads_nothing_hidden(players, options):
    for state in positions(players, options, seed=2, step=31):
        actions = state.legal()
        other = state.resample(state.actor, Random(9))

        assert POLICY.evaluate(state) == POLICY.evaluate(other)
        assert POLICY.key(state) == POLICY.key(other)
        if state.decision != "choose_private_field":  # there the owner sees the stack
            assert POLICY.plans(state) == POLICY.plans(other)
            assert POLICY.rank(state, actions) == POLICY.rank(other, actions)


# Legality


def play_by_the_rules(players, options, seed, level_of, budget=FEW):
    state, random, memory = GAME.new(players, options, seed), Random(seed), Memory()
    while state.actor != NOBODY:
        seat = state.actor
        view = state.resample(seat, random)
        choice = memory.recall(view, seat, level_of(seat))
        if choice is None:
            choice = choose(view, seat, level_of(seat), POLICY, budget, random)
            memory.keep(view, seat, level_of(seat), choice)
        assert len(choice.values) == len(choice.visits) == len(state.legal())
        GAME.play(state, state.legal()[choice.index])
    state.check()
    return state


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_opponents_play_whole_games_by_the_rules(players, options):
    play_by_the_rules(players, options, 1, lambda seat: (APPRENTICE, JOURNEYMAN)[seat % 2])


def test_a_master_plays_a_whole_game_by_the_rules():
    play_by_the_rules(2, {}, 1, lambda seat: (MASTER, APPRENTICE)[seat])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_hand_policy_plays_by_the_rules_from_anywhere(players, options):
    """Also after moves that it would not make: plans, ranks and the first action are legal."""
    for state in positions(players, options, seed=4, step=6, strange=0.4):
        actions = state.legal()
        plans = POLICY.plans(state)
        assert {plan.actions[0] for plan in plans} <= set(actions)
        assert max(plan.worth for plan in plans) == plans[0].worth == 0.0
        assert len(POLICY.rank(state, actions)) == len(actions)
        assert len(POLICY.dominated(state, actions)) < len(actions)
        if players > 1:
            assert sum(POLICY.evaluate(state)) == pytest.approx(1.0)


# Knowledge


def test_steps_cost_more_and_more():
    assert steps(5, 4, 4.0) == pytest.approx(4.0)
    assert steps(5, 4, 30.0) > steps(10, 4, 30.0) > 4.0
    assert steps(15, 4, 500.0) == pytest.approx(5.0, abs=1.0)


def test_a_farm_is_worth_what_grows_on_it():
    poor = a_state(cash={A: 5}, display={A: "home_field wheat 2"})
    rich = poor.clone()
    field = rich.fields[A][0]
    rich.stock[field], rich.crop[field] = 6, 2
    poor.stock[field], poor.crop[field] = 2, 2

    assert income(rich, A, NOW) > income(poor, A, NOW)
    assert prospect(rich, A) > prospect(poor, A)
    assert evaluate(rich)[A] > evaluate(poor)[A]


def test_a_loan_costs_a_space():
    state = a_state(cash={A: 5})
    owing = state.clone()
    owing.loans[A] += 1

    assert prospect(owing, A) == pytest.approx(prospect(state, A) - 1.0)


def test_the_turn_of_a_seat_is_ahead_now_or_over():
    state = a_state()

    assert stage(state, state.actor) == NOW
    assert stage(state, B if state.actor == A else A) in (AHEAD, OVER)


def test_nobody_borrows_who_need_not():
    for state in positions(2, {}, seed=5, step=3):
        actions = state.legal()
        chosen = POLICY.playout(state, Random(1))[0]
        if chosen[0] == "loan":
            assert all(action[0] in ("loan", "discard") for action in actions) or state.decision == "act"
