"""What the opponents know of the Taverns, and what they must not know."""

from itertools import product
from random import Random

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, LEVELS, MASTER, RANDOM, SEARCHING
from app.ai.player import Budget
from app.ai.taverns import outcome, rollout_policy
from app.ai.taverns.evening import Evening, services
from app.ai.taverns.knapsack import goods
from app.ai.taverns.prices import Prices
from app.ai.taverns.weights import AS_FITTED, FIRST, LAST, TUNED, WEIGHTS, scaled, table_of
from app.ai.taverns.worth import N_FEATURES, evenings_left, features, worth
from app.engines import GAMES
from app.engines.contract import NOBODY
from app.engines.taverns.components import NOBLE, REGULARS, TILES
from app.engines.taverns.placing import FINISH
from app.engines.taverns.supply import guests_on_offer
from tests.ai.opponents import (
    assert_never_made,
    assert_sound_plans,
    choice,
    decide,
    ends_of_turns_on_the_way,
    play_by_the_rules,
    play_turn,
    play_turns_by_the_rules,
    positions,
    tables,
    wins_against_random_play,
)
from tests.engines.taverns.builder import A, B, a_state, drafting, placing, service
from tests.marks import THOROUGH

GAME = GAMES["taverns"]
POLICY = POLICIES["taverns"]
ENOUGH = Budget(iterations=120)
OPTIONS = [{"level": level} for level in range(1, 6)] + [{"level": 5, "tournament": True}]


# Honesty


def cases():
    """The whole game at all levels and the others at one; the rest is thorough."""
    for options in (OPTIONS[0], OPTIONS[2], OPTIONS[4]):
        for level in (*LEVELS, RANDOM):
            quick = level == APPRENTICE or (options is OPTIONS[4] and level != GRANDMASTER)
            yield pytest.param(options, level, marks=() if quick else THOROUGH)


@pytest.mark.parametrize(("options", "level"), [*cases()], ids=str)
def test_what_a_seat_cannot_see_does_not_matter(level, options):
    """The same position with other hidden cards and another future: the same choice, value for value."""
    different = 0
    for state in positions(GAME, 2, options, seed=3, step=38 if level in SEARCHING else 19):
        other = state.resample(state.actor, Random(3))
        different += other.deck != state.deck
        assert choice(state, level) == choice(ordered_like(state, other), level)
    assert different > (1 if level in SEARCHING else 3)


def ordered_like(state, other):
    """``other`` put together so that the same dealing gives the same cards: only what is hidden was different."""
    mended = other.clone()
    mended.deck = [cards[:] for cards in state.deck]
    mended.guest_deck = state.guest_deck[:]
    mended.display = state.display[:]
    return mended


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_hand_policy_reads_nothing_hidden(options):
    for state in positions(GAME, 3, options, seed=2, step=23):
        actions = state.legal()
        other = state.resample(state.actor, Random(9))

        assert POLICY.rank(state, actions) == POLICY.rank(other, actions)
        assert POLICY.evaluate(state) == POLICY.evaluate(other)
        assert POLICY.plans(state) == POLICY.plans(other)
        assert POLICY.key(state) == POLICY.key(other)


# Legality


@pytest.mark.parametrize(("players", "options"), tables(GAME, OPTIONS))
def test_apprentices_play_whole_games_by_the_rules(players, options):
    play_by_the_rules(GAME, players, options, 1, lambda seat: APPRENTICE)


@pytest.mark.slow
def test_all_levels_play_turns_by_the_rules():
    play_turns_by_the_rules(GAME, 3, OPTIONS[5], Budget(iterations=3), every=31)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [OPTIONS[0], *(pytest.param(each, marks=THOROUGH) for each in OPTIONS[1:-1]), OPTIONS[-1]], ids=str
)
def test_all_levels_play_a_whole_game_by_the_rules(options):
    play_by_the_rules(GAME, 3, options, 1, lambda seat: (MASTER, JOURNEYMAN, APPRENTICE)[seat], Budget(iterations=3))


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_many_games_by_the_rules(players, options):
    for seed in range(2):
        play_by_the_rules(GAME, players, options, seed, lambda seat: (APPRENTICE, JOURNEYMAN)[seat % 2])
    if players == 2:
        play_by_the_rules(GAME, players, options, 99, lambda seat: MASTER, Budget(iterations=3))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), tables(GAME, OPTIONS))
def test_the_hand_policy_plays_by_the_rules_from_anywhere(players, options):
    """Also after moves that it would not make: plans, ranks and the first action are legal."""
    state, random = GAME.new(players, options, 4), Random(4)
    while state.actor != NOBODY:
        actions = state.legal()
        if len(actions) > 1 and random.random() < 0.4:
            assert_sound_plans(state)
            assert sum(POLICY.evaluate(state)) == pytest.approx(1.0)
            assert len(POLICY.dominated(state, actions)) < len(actions)
        odd = random.random() < 0.4
        GAME.play(state, random.choice(actions) if odd else POLICY.playout(state, random)[0])


# Exactness


def all_placings(state):
    """Every position that can be reached by placing, and by making jokers."""
    seen, todo = {}, [state]
    while todo:
        at = todo.pop()
        spaces = (*at.on_seat, at.on_till > 0, at.on_barrel > 0, sum(at.on_delivery), sum(at.on_monk))
        key = (tuple(face > 0 for face in at.on_seat), spaces[-4:], tuple(at.dice), at.raised, at.schnapps[at.active])
        if key in seen:
            continue
        seen[key] = at
        for action in at.legal():
            if action[0] in ("place", "juggle"):
                after = at.clone()
                after.apply(action)
                todo.append(after)
    return seen.values()


@pytest.mark.parametrize("seed", range(6))
def test_no_placing_is_better_than_the_one_found(seed):
    """Against every placing that the engine allows, level 1 (later ones have side effects of placing)."""
    found = 0
    for state in positions(GAME, 2, {"level": 1}, seed, step=1, strange=0.05):
        dice = rollout_policy.unplaced(state)
        if state.decision != "place_dice" or not 2 < len(dice) < 6 or state.round in (2, 5):
            continue
        value, actions = Evening(state, state.active, WEIGHTS[1]).placings(dice, 1)[0]
        best = -1e9
        for lying in all_placings(state):
            reached = lying.clone()
            reached.apply(FINISH)
            best = max(best, rollout_policy.outlook(reached, state.active, WEIGHTS[1]))
        for action in actions:
            assert action in state.legal()
            state.apply(action)
        assert value == pytest.approx(best)
        found += 1
        if found == 4:
            return


def test_the_knapsack_is_exact():
    random = Random(3)
    for _ in range(60):
        groups = [
            tuple(
                (random.randint(0, 7), random.uniform(-1, 9), (group, option)) for option in range(random.randint(1, 3))
            )
            for group in range(4)
        ]
        amount, room = random.randint(0, 16), random.randint(0, 5)
        knapsack = goods(20, room, 0.7).with_groups(groups)

        best = -1e9
        for chosen in product(*[(None, *group) for group in groups]):
            taken = [option for option in chosen if option]
            cost = sum(option[0] for option in taken)
            if cost <= amount:
                best = max(best, sum(option[1] for option in taken) + 0.7 * min(room, amount - cost))
        swaps, actions = knapsack.bought(amount)
        by_name = {option[2]: option for group in groups for option in group}
        worth_of = sum(by_name[action][1] for action in actions)
        spent = sum(by_name[action][0] for action in actions)
        assert knapsack.table[amount] == pytest.approx(best)
        assert worth_of + 0.7 * min(room, amount - spent) == pytest.approx(best)
        assert swaps == 0


def test_nobles_are_hired_in_the_cheapest_way():
    knapsack = goods(40, 2, 0.0).with_nobles({1: 9, 2: 14, 3: 18}, 10.0)

    for beer, nobles in ((8, 0), (9, 1), (14, 2), (18, 3), (27, 4), (32, 5), (36, 6)):
        assert knapsack.table[beer] == 10.0 * nobles
        assert sum(action[1] for action in knapsack.bought(beer)[1]) == nobles


def test_schnapps_becomes_doubloons_when_it_pays():
    """Five doubloons buy something for 9; four and one schnapps (two doubloons, worth 1) do as well."""
    knapsack = goods(12, 0, 0.0).with_groups([((5, 9.0, ("buy", 4)),)]).with_swaps(2, 1.0, 2)

    assert knapsack.table[5] == 9.0
    assert knapsack.bought(4) == (1, [("buy", 4)])
    assert knapsack.table[4] == 8.0
    assert knapsack.bought(1) == (2, [("buy", 4)])
    assert knapsack.bought(0) == (0, [])


@pytest.mark.parametrize("level", [1, 3, 5])
def test_the_price_list_agrees_with_the_judgement(level):
    """Owning a thing changes the worth of a seat by what the list says."""
    checked = 0
    for state in positions(GAME, 2, {"level": level}, 3, step=5):
        if state.decision != "service" or state.round == 8:
            continue
        seat = state.active
        prices = Prices(state, seat, WEIGHTS[level])
        for change, price in changes(state, seat, prices):
            after = state.clone()
            change(after)
            before, now = (worth(each, seat, prices.left, WEIGHTS[level]) for each in (state, after))
            assert now - before == pytest.approx(price)
            checked += 1
    assert checked > 100


@pytest.mark.parametrize(("players", "level"), [(2, 1), (3, 5), (4, 3)])
def test_a_grandmaster_counts_the_end_of_the_turn(players, level):
    """Whatever the table, it is reached on the way to the evening after."""
    assert ends_of_turns_on_the_way(POLICY, positions(GAME, players, {"level": level}, 3, step=15)) > 10


def changes(state, seat, prices):
    """(what happens to a seat, its price)"""
    for card in range(NOBLE):
        if state.supply[card]:
            yield lambda after, card=card: after.deck[seat].append(card), prices.gain[card]
        if card in state.laid[seat]:
            yield lambda after, card=card: after.laid[seat].remove(card), -prices.loss[card]
    yield lambda after: after.deck[seat].append(NOBLE), prices.noble
    for tile in range(len(TILES)):
        if not state.upgraded(seat, tile):
            yield lambda after, tile=tile: turn(after, seat, tile), prices.tile[tile]
    for card in guests_on_offer(state):
        yield lambda after, card=card: after.deck[seat].append(card), prices.guest(card)
    for card in state.seated[seat]:
        if card > NOBLE:
            yield lambda after, card=card: after.seated[seat].remove(card), prices.ban(card)


def turn(state, seat, tile):
    state.tiles[seat] |= 1 << tile


def test_after_the_last_evening_only_points_count():
    state = service("", doubloons=3, round=8, seated={A: "regular_1"})
    prices = Prices(state, A, WEIGHTS[1])

    assert prices.left == 0
    assert prices.noble == 10
    assert prices.gain[:6] == [0, 0, 1, 1, 2, 2]
    assert worth(state, A, 0, WEIGHTS[1]) == state.scores()[A]


@pytest.mark.parametrize("level", range(1, 6))
def test_there_is_a_weight_for_every_feature_and_evening(level):
    state = GAME.new(2, {"level": level}, 1)

    assert len(WEIGHTS[level]) == 9
    assert {len(row) for row in WEIGHTS[level]} == {N_FEATURES} == {len(features(state, A))}


def test_weights_are_scaled_from_the_first_evening_to_the_last():
    early, late = [1.0] * N_FEATURES, [1.0] * N_FEATURES
    early[3], late[3], late[5] = 1.7, 0.3, 2.0
    rows = scaled(WEIGHTS[1], (*early, *late))

    assert len(rows) == len(WEIGHTS[1])
    assert rows[0] == WEIGHTS[1][0]
    for left, factors in ((FIRST, (1.7, 1.0)), (5, (1.1, 10 / 7)), (LAST, (0.3, 2.0))):
        for feature in range(N_FEATURES):
            factor = dict(zip((3, 5), factors, strict=True)).get(feature, 1.0)
            assert rows[left][feature] == pytest.approx(factor * WEIGHTS[1][left][feature])


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("level", [1, 3, 5])
def test_only_a_grandmaster_goes_by_the_factors_that_were_found_by_play(players, level):
    """It values, ranks and plays on by them; a viewer's chances and what is learned are those of everybody."""
    grandmaster, differ = POLICY.of_level(GRANDMASTER), 0
    table = table_of(players, level)
    weights = scaled(WEIGHTS[level], TUNED[table])
    assert all(POLICY.of_level(each) is POLICY for each in LEVELS if each != GRANDMASTER)
    assert (POLICY.weights, grandmaster.weights) == (AS_FITTED, TUNED)
    assert POLICY.table(players, {"level": level}) == table
    same = POLICY.weighed(table, TUNED[table])
    for state in positions(GAME, players, {"level": level}, 3, step=11):
        legal, rng = state.legal(), Random(1)
        for one in (grandmaster, same):
            assert one.evaluate(state) == outcome.evaluate(state, weights)
            assert one.playout(state, rng) == rollout_policy.next_actions(state, weights)
            assert one.rank(state, legal) == same.rank(state, legal)
            assert one.plans(state) == same.plans(state)
            assert one.win_chances(state, A) == POLICY.win_chances(state, A)
            assert one.rows(state) == POLICY.rows(state)
        differ += grandmaster.evaluate(state) != POLICY.evaluate(state)
    assert (differ > 0) == (TUNED[table] != AS_FITTED[table])


# Sense


def dominated_positions():
    """(what it is, position, move that nobody makes)."""
    yield "leave a die away", placing("1 2 3 6", seated={A: "regular_1 regular_2 regular_3"}), "finish"
    taken = placing("1 2 3 6", seated={A: "regular_1 regular_2 regular_3"})
    taken.apply(("place", 2, 0))
    yield "take back", taken, "take_back 2 regular_1"
    yield "dice left lying", service("regular_1:2", seated={A: "regular_1 regular_2"}), "end"
    yield "points left behind", service("", beer=18, round=8, seated={A: "regular_1"}), "end"
    upgrade = service("", doubloons=2, round=8, seated={A: "regular_1"}, laid={A: "supplier supplier"})
    yield "the last upgrade left behind", upgrade, "end"
    three = service("", doubloons=20, round=3, seated={A: "regular_1"}, laid={A: "waitress waitress waitress waitress"})
    yield "a waitress returned for nothing", three, "upgrade waitress_post 4"
    two = service("", doubloons=20, beer=12, round=3, seated={A: "regular_1"})
    two.apply(("recruit", guests_on_offer(two)[1]))
    if ("decline",) in two.legal():
        two.apply(("decline",))
    yield "peeking", two, f"peek {two.covered}"


@pytest.mark.parametrize(("what", "state", "move"), [*dominated_positions()], ids=lambda value: str(value)[:40])
def test_no_dominated_move_is_ever_made(what, state, move):
    assert_never_made(state, move, what)


def test_the_master_takes_the_points_of_the_last_evening():
    """18 beer are three nobles, 8 doubloons the cash till: 40 points."""
    state = service("", doubloons=8, beer=18, round=8, seated={A: "regular_1 regular_2 regular_3"})
    before = state.scores()[A]

    done = play_turn(state, ENOUGH)

    assert "nobles 3" in done
    assert state.scores()[A] >= before + 40


def test_the_till_is_turned_over_before_its_die_is_taken():
    """8 doubloons from the seats pay the cash till; its die then gives 3, enough for a dishwasher."""
    on = "guest_8_4:2 cash_till:3"
    others = "tables waitress_post wash_place beer_delivery barrel monk safe beer_storage"
    state = service(on, round=8, seated={A: "guest_8_4 regular_2 regular_3"}, tiles={A: others})

    done = play_turn(state, ENOUGH)

    assert done.index("upgrade cash_till 0") < done.index("activate_all")
    assert "buy dishwasher" in done


def test_dice_go_where_they_bring_most():
    """A 2 and a 4 for the guests who pay 8 and 7, not for the regulars of the same values."""
    state = placing("2 4 5 5", round=8, seated={A: "regular_1 guest_8_4 regular_3 extra_guest_10"}, level=3)

    done = play_turn(state, ENOUGH)

    assert "place 2 guest_8_4" in done
    assert "place 4 extra_guest_10" in done


def test_a_six_is_taken_for_the_suppliers_and_a_three_for_the_guests():
    """Six beer by the die on one side, three good guests on the other: the same coaster, different wishes."""
    coasters = ["3 6 6 3", "1 1 2 2"]
    suppliers = dict.fromkeys((A, B), "supplier supplier supplier supplier")
    beer = drafting(coasters, seated={A: "regular_1", B: "regular_3"}, laid=suppliers, round=8)
    thirds = {A: "guest_7_4 guest_8_2 guest_6_2", B: "guest_5_2 guest_5_5 guest_6_5"}
    guests = drafting(coasters, seated=thirds, round=8)

    assert decide(beer, MASTER, budget=ENOUGH) == "draft 6"
    assert decide(guests, MASTER, budget=ENOUGH) == "draft 3"


def test_services_differ_in_what_they_buy():
    state = service("", doubloons=9, beer=9, round=3, seated={A: "regular_1 regular_2"})

    ways = services(state, A, WEIGHTS[1])

    assert len(ways) > 5
    assert [value for value, _ in ways] == sorted((value for value, _ in ways), reverse=True)
    bought = [frozenset(action for action in actions if action[0] != "end") for _, actions in ways]
    assert len(set(bought)) == len(bought)


def test_the_evening_ahead_is_foreseen_and_the_one_past_is_not():
    """While B acts, A has had its evening: its dice on the table are worth nothing any more."""
    state = placing("1 2 3 6", active=B, seated={A: "regular_1 guest_8_4", B: "regular_2"}, round=4)
    state.white[A] = [2, 2, 3, 6]

    assert evenings_left(state, A) == 4
    assert evenings_left(state, B) == 5
    assert rollout_policy.outlook(state, A, WEIGHTS[1]) == worth(state, A, 4, WEIGHTS[1])
    assert rollout_policy.outlook(state, B, WEIGHTS[1]) != worth(state, B, 5, WEIGHTS[1])


@pytest.mark.parametrize("players", GAME.players)
def test_win_shares_favour_who_leads(players):
    state = a_state(players, deck={A: "noble noble noble"}, round=7)
    result = POLICY.evaluate(state)

    assert sum(result) == pytest.approx(1.0)
    assert max(result) == result[A]
    assert outcome.slope(state) > 0


def test_the_worse_regulars_leave():
    """The pilgrim sends away two who pay one doubloon."""
    state = GAME.new(
        2, {"level": 4}, next(seed for seed in range(99) if 1 in GAME.new(2, {"level": 4}, seed).start_cards)
    )
    state.apply(("start", 1))
    assert state.decision == "choose_removed_regulars"

    removed = decide(state, JOURNEYMAN)

    assert set(removed.split()[1:]) <= {"regular_5", "regular_6", "regular_7"}
    assert len(REGULARS) == 7


@pytest.mark.parametrize("games", [4, pytest.param(10, marks=pytest.mark.slow)])
@pytest.mark.parametrize("level", [1, 5])
def test_apprentices_beat_random_play(level, games):
    assert wins_against_random_play(GAME, {"level": level}, games) == games
