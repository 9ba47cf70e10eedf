"""What the opponents know of Loyang, and what they must not know."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, MASTER, SEARCHING, choose
from app.ai.loyang.farm import AHEAD, NOW, OVER, PAID, Ledger, extras, look_through, prospect, prospect_at, stage
from app.ai.loyang.outcome import apart, evaluate
from app.ai.loyang.turn import QUICK, quick_turn, whole_turns
from app.ai.player import Budget, chances
from app.engines import GAMES
from app.engines.contract import NOBODY
from app.engines.loyang.components import GOODS_OF, PAYMENTS, PRICE
from tests.ai.opponents import ends_of_turns_on_the_way, level_cases, play_by_the_rules, positions
from tests.engines.loyang.builder import A, B, a_state
from tests.marks import THOROUGH

GAME = GAMES["loyang"]
POLICY = POLICIES["loyang"]
FEW = Budget(iterations=6)
TABLES = [(1, {}), (2, {}), (3, {"beginner": True}), pytest.param(4, {}, marks=pytest.mark.slow)]


# Honesty


@pytest.mark.parametrize("level", level_cases(GAME.key))
def test_what_a_seat_cannot_see_does_not_matter(level):
    """The same position with other hidden cards: the same choice, value for value."""
    different = 0
    for state in positions(GAME, 2, {}, seed=8, step=90 if level in SEARCHING else 40):
        other = state.resample(state.actor, Random(3))
        different += (other.pile, other.hand) != (state.pile, state.hand)
        other.rng = state.rng
        choices = [
            choose(each.resample(each.actor, Random(5)), each.actor, level, POLICY, FEW, Random(6))
            for each in (state, other)
        ]
        assert choices[0] == choices[1]
    assert different > 1


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_hand_policy_reads_nothing_hidden(players, options):
    for state in positions(GAME, players, options, seed=4, step=31, strange=0.4):
        actions = state.legal()
        other = state.resample(state.actor, Random(9))

        assert POLICY.evaluate(state) == POLICY.evaluate(other)
        assert POLICY.key(state) == POLICY.key(other)
        if state.decision != "choose_private_field":  # there the owner sees the stack
            assert POLICY.plans(state) == POLICY.plans(other)
            assert POLICY.rank(state, actions) == POLICY.rank(other, actions)


# Legality


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_opponents_play_whole_games_by_the_rules(players, options):
    play_by_the_rules(GAME, players, options, 1, lambda seat: (APPRENTICE, JOURNEYMAN)[seat % 2])


@pytest.mark.slow
def test_a_master_plays_a_whole_game_by_the_rules():
    play_by_the_rules(GAME, 2, {}, 1, lambda seat: (MASTER, APPRENTICE)[seat], Budget(iterations=2))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_hand_policy_plays_by_the_rules_from_anywhere(players, options):
    """Also after moves that it would not make: plans, ranks and the first action are legal."""
    for state in positions(GAME, players, options, seed=4, step=13, strange=0.4):
        actions = state.legal()
        plans = POLICY.plans(state)
        assert {plan.actions[0] for plan in plans} <= set(actions)
        assert max(plan.worth for plan in plans) == plans[0].worth == 0.0
        assert len(POLICY.rank(state, actions)) == len(actions)
        assert len(POLICY.dominated(state, actions)) < len(actions)
        if players > 1:
            assert sum(POLICY.evaluate(state)) == pytest.approx(1.0)


# Knowledge


def path(space, cash, rounds):
    """How far a ledger with nothing but cash walks in so many turns."""
    ledger = Ledger(a_state(), A)
    ledger.goods = [0] * 6
    ledger.space, ledger.purse = float(space), float(cash)
    for left in range(rounds - 1, -1, -1):
        ledger.walk(left)
    return ledger


def test_steps_cost_more_and_more():
    assert path(5, 4, rounds=4).space == pytest.approx(9.0)
    assert path(5, 4 + 30, rounds=4).space - 9.0 > path(10, 4 + 30, rounds=4).space - 14.0 > 1.0
    assert path(5, 1 + 8, rounds=1).space == pytest.approx(7.0, abs=0.15)


def test_nobody_walks_past_the_end_of_the_path():
    assert 20.0 < path(15, 500, rounds=5).reached() < 21.0


def test_money_early_is_worth_more_than_money_late():
    early, late = path(5, 40, rounds=1), path(5, 1, rounds=1)
    early.purse, late.purse = 1.0, 40.0
    early.walk(0)
    late.walk(0)

    assert early.space > late.space


def test_a_farm_is_worth_what_grows_on_it():
    poor = a_state(cash={A: 5}, display={A: "home_field wheat 2"})
    rich = poor.clone()
    field = rich.fields[A][0]
    rich.stock[field], rich.crop[field] = 6, 2
    poor.stock[field], poor.crop[field] = 2, 2

    assert look_through(rich, A, NOW).space > look_through(poor, A, NOW).space
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
    for state in positions(GAME, 2, {}, seed=8, step=3):
        actions = state.legal()
        chosen = POLICY.playout(state, Random(1))[0]
        if chosen[0] == "loan":
            assert all(action[0] in ("loan", "discard") for action in actions) or state.decision == "act"


def test_helpers_count_less_the_more_there_are():
    none = a_state(cash={A: 5})
    one, two = (a_state(cash={A: 5}, display={A: names}) for names in ("haggler", "haggler, shopper"))
    alone = a_state(cash={A: 5}, display={A: "shopper"})
    first = extras(one, A, 3.0) - extras(none, A, 3.0)

    assert first > 0
    assert first < extras(two, A, 3.0) < first + extras(alone, A, 3.0)
    assert extras(two, A, 0.0) == 0.0


def test_a_card_more_is_turned_up_before_one_is_taken():
    state = GAME.new(2, {}, 6)
    while state.decision != "distribute" or not state.court:
        state.apply(POLICY.playout(state, Random(1))[0])
    while ("reveal",) not in state.legal():
        state.apply(POLICY.playout(state, Random(1))[0])

    assert [plan.actions for plan in POLICY.plans(state)] == [(("reveal",),)]
    state.apply(("reveal",))
    while len(state.hand[state.actor]) > 1:
        for plan in POLICY.plans(state)[:1]:
            state.apply(plan.actions[0])
    state.apply(("reveal",))
    assert len(POLICY.plans(state)) > 1


@pytest.mark.parametrize("players", [1, 2, *(pytest.param(players, marks=THOROUGH) for players in (3, 4))])
def test_thought_reaches_to_the_end_of_the_next_round(players):
    """It ends where a round begins; while the home fields are sown the first round is the next one."""
    limits = []
    for state in positions(GAME, players, {}, seed=8, step=1):
        number = state.round - state.setting_up()
        begins = not limits or limits[-1][0] < number
        limits.append((number, POLICY.limit(state)))
        assert not begins or all(limit(state) == (state.round >= number + 2) for number, limit in limits)


def test_the_luck_of_others_is_left_out_of_a_comparison():
    """They count as they stood when the thought began; what a seat made of its own farm counts in full."""
    view = a_state(cash={A: 5, B: 5})
    later = view.clone()
    later.cash[B] += 30

    assert apart(later, view)[A] == apart(view, view)[A] == pytest.approx(0.5)
    assert apart(later, view)[B] > 0.5
    assert apart(later, later)[A] < 0.5


def test_a_loan_less_counts_for_the_leader_too():
    view = a_state(cash={A: 5, B: 5})
    view.loans[A], view.loans[B] = 1, 8
    losses = []
    for seat in (A, B):
        later = view.clone()
        later.loans[seat] += 1
        losses.append(apart(view, view)[seat] - apart(later, view)[seat])

    assert losses[A] == pytest.approx(losses[B])
    assert losses[A] > 0.05


def test_alone_a_seat_compares_how_far_it_gets():
    view = a_state(players=1, cash={A: 5})
    later = view.clone()
    later.space[A] += 2

    assert apart(later, view)[A] > apart(view, view)[A]


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=THOROUGH)])
def test_a_grandmaster_strives_for_the_win_the_more_the_nearer_the_end_is(players):
    """Three quarters at first, the rest is its own farm; all of it in the last round."""
    grandmaster = POLICY.of_level(GRANDMASTER)
    assert POLICY.of_level(MASTER) is POLICY
    parts = []
    for view in positions(GAME, players, {}, seed=8, step=20):
        later = view.clone()
        later.cash[A] += 30
        wins, farm = chances(later, POLICY, view.actor), apart(later, view)
        part = (grandmaster.reward(later, view)[A] - farm[A]) / (wins[A] - farm[A])
        parts.append((view.round, part))
        assert grandmaster.reward(later, view) == pytest.approx(
            [part * win + (1.0 - part) * own for win, own in zip(wins, farm, strict=True)]
        )
        assert grandmaster.turn_reward(later, view) == POLICY.reward(later, view) == farm
    parts = [(number, round(part, 6)) for number, part in parts]
    assert parts[0] == (1, 0.75)
    assert parts[-1] == (9, 1.0)
    assert parts == sorted(parts)


def test_a_grandmaster_sees_what_it_takes_from_the_others():
    view = a_state(cash={A: 5, B: 5})
    later = view.clone()
    later.cash[B] -= 5

    assert POLICY.of_level(GRANDMASTER).reward(later, view)[A] > POLICY.of_level(GRANDMASTER).reward(view, view)[A]
    assert POLICY.reward(later, view)[A] == POLICY.reward(view, view)[A]


def test_alone_a_grandmaster_compares_how_far_it_gets():
    view = a_state(players=1, cash={A: 5})
    later = view.clone()
    later.space[A] += 2

    assert POLICY.of_level(GRANDMASTER).reward(later, view) == apart(later, view)


def test_a_grandmaster_takes_the_others_for_careful_players():
    """A Master has them play in haste, which takes less time; their farms do not count for it."""
    grandmaster, differ = POLICY.of_level(GRANDMASTER), 0
    for state in positions(GAME, 2, {}, seed=8, step=10):
        careful = grandmaster.others(state, Random(1))
        assert careful == POLICY.playout(state, Random(1))
        differ += careful != POLICY.others(state, Random(1))
    assert differ


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=THOROUGH)])
def test_a_grandmaster_counts_the_end_of_the_turn(players):
    """It is reached on the way to the end of the next round."""
    assert ends_of_turns_on_the_way(POLICY, positions(GAME, players, {}, seed=8, step=20)) > 5


def test_goods_are_priced_as_customers_pay_for_them():
    """What a customer pays, over the rows, is what the goods are worth, give or take a cash."""
    for card, goods in enumerate(GOODS_OF):
        worth = sum(PAID[good] for good in goods)
        if PRICE[card]:
            assert PRICE[card] == pytest.approx(worth, abs=0.5)
        if PAYMENTS[card]:
            assert sum(PAYMENTS[card]) / 4 == pytest.approx(worth, abs=0.5)


def test_a_farm_that_was_seen_is_remembered_rightly():
    """Two games through the same memory: what is remembered is what a fresh look would see."""
    for state in (*positions(GAME, 2, {}, seed=8, step=15), *positions(GAME, 1, {}, seed=8, step=15)):
        for seat in range(state.players):
            turn = stage(state, seat)
            if turn == OVER and state.round == 9:
                continue
            fresh = look_through(state, seat, turn).reached() - state.loans[seat]
            assert prospect_at(state, seat, turn) == prospect_at(state, seat, turn) == fresh


def test_a_turn_is_judged_by_its_end():
    """Every way leads to the steps, and is worth what the farm is worth after them; best first."""
    looked = 0
    for state in positions(GAME, 2, {}, seed=8, step=17):
        if state.decision != "act":
            continue
        seat, round_ = state.actor, state.round
        ways = whole_turns(state, 4)
        assert ways == sorted(ways, key=lambda way: -way[0])
        assert quick_turn(state) == whole_turns(state, QUICK, QUICK)[0]
        for worth, way in ways:
            if way[-1][0] != "advance":
                continue
            looked += 1
            after = state.clone()
            for action in way:
                assert action in after.legal()
                after.apply(action)
            if after.round == round_ and after.actor != NOBODY:
                assert worth == pytest.approx(prospect_at(after, seat, OVER))
    assert looked > 10


def worth_of_turn(row, cart, helpers):
    """Worth and verbs of the best turn of the last round, with a customer and a stall for what is missing."""
    display = ", ".join(["stall_pumpkin_bean_leek", f"regular_bean_leek {row}", *helpers])
    worth, way = whole_turns(a_state(round=9, display={A: display}, cart={A: cart}, cash={A: 3}), 4)[0]
    return worth, [action[0] for action in way]


def test_what_a_second_delivery_lacks_is_fetched():
    """The messenger boy serves a customer twice: the goods for the second time are traded for, as for the first."""
    worth, verbs = worth_of_turn(1, "bean bean leek wheat wheat", ["messenger_boy"])

    assert verbs[:4] == ["play", "deliver", "trade", "deliver_again"]
    assert worth > worth_of_turn(1, "bean bean leek wheat wheat", [])[0] + 0.5


def test_four_goods_for_the_top_row_are_fetched():
    """There both deliveries are made at the same moment."""
    verbs = worth_of_turn(3, "bean bean leek wheat wheat", ["messenger_boy"])[1]

    assert verbs[:3] == ["play", "trade", "deliver_double"]


def test_two_helpers_may_begin_a_turn():
    """The one good that is left fetches another with the maid, which only the messenger boy has a use for."""
    helpers = ["messenger_boy", "maid"]
    worth, verbs = worth_of_turn(1, "bean bean leek wheat", helpers)

    assert verbs[:5] == ["play", "play", "deliver", "trade", "deliver_again"]
    assert all(worth > worth_of_turn(1, "bean bean leek wheat", [one])[0] + 0.5 for one in helpers)


def test_at_the_start_of_a_turn_everything_is_still_to_come():
    """A lone farmer with a customer and the goods for him: he counts as served, not as refused."""
    game = GAME.new(1, {}, 4)
    while game.decision != "act" or not game.regulars[0]:
        game.apply(POLICY.playout(game, Random(1))[0])

    assert evaluate(game)[0] == pytest.approx(prospect_at(game, 0, AHEAD) / 20)
    assert stage(game, 0) == NOW


def test_cards_still_to_be_chosen_count():
    """Of two equal farms the one that has still to choose is ahead."""
    state = GAME.new(2, {}, 4)
    while state.decision != "distribute":
        state.apply(POLICY.playout(state, Random(1))[0])
    chosen = state.clone()
    chosen.chosen = [A]

    assert evaluate(state)[A] > evaluate(chosen)[A]
