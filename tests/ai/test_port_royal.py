"""What the opponents know of Port Royal, and what they must not know."""

import json
from random import Random

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, LEVELS, MASTER
from app.ai.player import Budget
from app.ai.port_royal.card_values import OUT_OF_REACH, PriceLists
from app.ai.port_royal.features import N_FEATURES, features, stage
from app.ai.port_royal.rollout_policy import play, rank, stop_and_draw
from app.ai.port_royal.value import evaluate, utility
from app.ai.port_royal.weights import FITTED, TUNED, WEIGHTS, table_of
from app.ai.train import home
from app.engines import GAMES
from app.engines.contract import NOBODY
from app.engines.port_royal.components import CARDS, IS_PERSON, KIND
from tests.ai.opponents import (
    assert_never_made,
    choice,
    decide,
    level_cases,
    play_by_the_rules,
    positions,
    tables,
    wins_against_random_play,
)
from tests.engines.port_royal.builder import A, B, C, a_state, do, go_of, said
from tests.marks import THOROUGH

GAME = GAMES["port_royal"]
POLICY = POLICIES["port_royal"]
OPTIONS = [
    {},
    {"expansion": "cards"},
    {"expansion": "contracts"},
    {"influence": 6, "automatic_pass": True},
    {"influence": 25, "expedition_needed": True, "expansion": "contracts"},
]
PRICES = PriceLists(WEIGHTS[2])
LONG = [pytest.param(each, marks=THOROUGH) for each in OPTIONS if each.get("influence") != 6]


# Honesty


@pytest.mark.parametrize("level", level_cases(GAME.key))
@pytest.mark.parametrize("options", OPTIONS[:3], ids=str)
def test_what_a_seat_cannot_see_does_not_matter(level, options):
    """The same position with other hidden cards and another future: the same choice, value for value."""
    seen = 0
    for state in positions(GAME, 3, options, seed=8, step=11):
        other = state.resample(state.actor, Random(seen))
        assert other.deck != state.deck or len(state.deck) < 2
        assert choice(state, level) == choice(other, level)
        seen += 1
    assert seen > 5


def test_the_hand_policy_reads_the_public_pool_only():
    for state in positions(GAME, 2, {"expansion": "cards"}, seed=2):
        actions = state.legal()
        other = state.resample(state.actor, Random(9))

        assert POLICY.rank(state, actions) == POLICY.rank(other, actions)
        assert POLICY.evaluate(state) == POLICY.evaluate(other)
        assert POLICY.key(state) == POLICY.key(other)


# Legality


@pytest.mark.parametrize(("players", "options"), tables(GAME, OPTIONS))
def test_apprentices_play_whole_games_by_the_rules(players, options):
    for seed in range(3):
        play_by_the_rules(GAME, players, options, seed, lambda seat: APPRENTICE)


@pytest.mark.slow
@pytest.mark.parametrize("options", [*LONG, OPTIONS[3]], ids=str)
def test_all_levels_play_a_whole_game_by_the_rules(options):
    play_by_the_rules(GAME, 3, options, 1, lambda seat: (MASTER, JOURNEYMAN, APPRENTICE)[seat], Budget(iterations=6))


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_many_games_by_the_rules(players, options):
    for seed in range(5):
        play_by_the_rules(GAME, players, options, seed, lambda seat: (APPRENTICE, JOURNEYMAN)[seat % 2])
    play_by_the_rules(GAME, players, options, 99, lambda seat: MASTER, Budget(iterations=4))


def test_the_playout_policy_plays_by_the_rules():
    for players in GAME.players:
        for options in OPTIONS:
            state, random = GAME.new(players, options, players), Random(players)
            while state.actor != NOBODY:
                GAME.play(state, POLICY.playout(state, random)[0])


# Sense


def dominated_positions():
    """(what it is, position, move that nobody makes)."""
    flute, pinace, skiff = "ship_flute_s1_c2", "ship_pinace_s2_c3", "ship_skiff_s1_c1"
    yield "stop with nothing", a_state(shown=1), "stop"
    bust = do(a_state(own={A: ["sailor_1"]}, harbour=[flute], top=["ship_flute_s1_c1"]), "draw")
    yield "bust on purpose", bust, "accept"
    bust = do(a_state(own={A: ["pirate_1"]}, harbour=[flute, "priest_1"], top=["ship_flute_s2_c2"]), "draw")
    yield "bust on purpose with a person there", bust, "accept"
    yield "pass with a ship there", do(a_state(harbour=[flute]), "stop"), "pass"
    yield "pass with a good ship there as non-active", go_of(a_state(harbour=[pinace, "priest_1"]), B), "pass"
    yield "the worse ship", do(a_state(harbour=[pinace, skiff]), "stop"), "take_ship ship_skiff_s1_c1"
    state = go_of(a_state(harbour=[pinace, skiff]), B)
    yield "the worse ship as non-active", state, "take_ship ship_skiff_s1_c1"
    traded = a_state(own={A: ["trader_green_1"]}, harbour=["ship_skiff_s3_c2", "ship_flute_s2_c2"])
    yield "the ship without the trader", do(traded, "stop"), "take_ship ship_flute_s2_c2"
    yield "jack for a settler", payment(), "pay settler jack_of_all_trades"
    yield "claim left behind at the end", last_turn(row=["expedition_2_houses"]), "pass"
    yield "last points left behind", last_turn(harbour=["sailor_1", "priest_1"]), "pass"
    gift = a_state(players=3, harbour=["xship_flute_s5_c3_gift"], expansion="cards")
    yield "pass with a gift ship there", do(gift, "stop"), "pass"


def payment():
    own = {A: ["settler_1", "settler_1", "jack_of_all_trades_1"]}
    return do(a_state(own=own, row=["expedition_2_houses"]), "claim expedition_2_houses")


def last_turn(harbour=(), row=()):
    """The last turn of a game that has been decided to end; the active player has settlers and coins."""
    own = {A: ["settler_1", "settler_1"], B: ["sailor_3", "pirate_3"]}
    state = a_state(own=own, coins=[9, 3], harbour=harbour, row=row, start=B, active=A, shown=1)
    state.ended = True
    return do(state, "stop")


@pytest.mark.parametrize(("what", "state", "move"), [*dominated_positions()], ids=lambda value: str(value)[:40])
def test_no_dominated_move_is_ever_made(what, state, move):
    assert_never_made(state, move, what, seeds=12)


def test_a_bust_that_pays_is_allowed():
    """With Jinx open, or jesters of one's own, going bust on purpose may be right."""
    ships = {"harbour": ["ship_flute_s1_c2"], "top": ["ship_flute_s1_c1"]}
    jinx = do(a_state(own={A: ["sailor_1"]}, contracts=["jinx"], **ships), "draw")
    jester = do(a_state(own={A: ["sailor_1", "jester_1"]}, **ships), "draw")

    assert POLICY.dominated(jinx, jinx.legal()) == frozenset()
    assert POLICY.dominated(jester, jester.legal()) == frozenset()


def test_two_ships_of_the_same_coins_are_both_open():
    state = do(a_state(harbour=["ship_flute_s2_c2", "ship_skiff_s3_c2"]), "stop")

    assert len(POLICY.dominated(state, state.legal())) == 1  # only the pass


def test_the_master_wins_when_one_take_wins():
    """11 points, 12 needed, the last turn, a sailor for 3 coins: no other move wins."""
    state = a_state(
        own={A: ["pirate_3", "sailor_3", "admiral_3", "priest_1", "settler_1"], B: ["mademoiselle_3", "jester_3"]},
        coins=[3, 5],
        harbour=["ship_flute_s5_c4", "sailor_1"],
        start=B,
        active=A,
    )
    do(state, "stop")

    assert decide(state, MASTER, budget=Budget(iterations=60)) == "hire sailor_1"


def test_drawing_costs_nothing_while_no_ship_can_spoil_it():
    """No ship lies there: the value of one more card is at least that of stopping."""
    state = a_state(harbour=["priest_1"])
    stop, draw = stop_and_draw(state, state.harbour, state.colours, state.hidden_pool(), PRICES)

    assert draw >= stop


def test_a_certain_bust_is_not_tried():
    """Only a second flute can come: stop, or lose the four coins."""
    state = a_state(harbour=["ship_flute_s5_c4"], deck=["ship_flute_s1_c1", "ship_flute_s5_c3"], coins=[0, 0])

    stop, draw = stop_and_draw(state, state.harbour, state.colours, state.deck, PRICES)
    assert stop > 0
    assert draw == 0
    for level in (JOURNEYMAN, MASTER):
        assert decide(state, level) == "stop"


def test_swords_make_drawing_safe():
    """The same, but the swords send every flute away: drawing loses nothing."""
    deck = ["ship_flute_s1_c1", "ship_flute_s1_c1"]
    state = a_state(own={A: ["pirate_1"]}, harbour=["ship_flute_s5_c4"], deck=deck, coins=[0, 0])

    stop, draw = stop_and_draw(state, state.harbour, state.colours, state.deck, PRICES)

    assert draw == pytest.approx(stop)


def test_a_tax_threatens_twelve_coins():
    """Two tax cards left: with twelve coins drawing costs six of them, with eleven nothing."""
    taxes = ["tax_most_swords", "tax_most_swords"]
    rich, careful = (a_state(harbour=["priest_1"], deck=taxes, coins=[owned, 0]) for owned in (12, 11))

    stop, draw = stop_and_draw(rich, rich.harbour, 0, rich.deck, PRICES)
    assert draw < stop
    stop, draw = stop_and_draw(careful, careful.harbour, 0, careful.deck, PRICES)
    assert draw == stop


def test_the_price_list_agrees_with_the_judgement():
    """Hiring changes the utility by what the list says, apart from what it does to the stage of the game."""
    checked = 0
    for options in OPTIONS[:2]:
        for state in (state for seed in range(8) for state in positions(GAME, 2, options, seed, step=2)):
            if state.decision != "take_card" or state.going != state.active:
                continue
            seat, early = state.actor, stage(state)
            values, coins = PRICES.of(state, seat), len(state.coins[seat])
            for action in state.legal():
                if action[0] != "hire" or state.needed - state.influence[seat] <= CARDS[action[1]].points:
                    continue
                after = state.clone()
                after.apply(action)
                if after.turn != state.turn:
                    continue
                expected = utility(after, seat, early, PRICES.weights) - utility(state, seat, early, PRICES.weights)
                assert values.worth(action[1], coins, 0) == pytest.approx(expected, abs=1e-6)
                checked += 1
    assert checked > 20


def test_what_cannot_be_paid_is_out_of_reach():
    state = a_state(coins=[2, 2])
    values = PRICES.of(state, A)

    for card in range(len(CARDS)):
        if IS_PERSON[card]:
            assert values.worth(card, 2, 0) == OUT_OF_REACH
        elif KIND[card] == "ship":
            assert values.worth(card, 2, 1) >= values.worth(card, 2, 1 + CARDS[card].coins)


@pytest.mark.parametrize("players", GAME.players)
def test_win_shares_sum_to_one_and_favour_who_leads(players):
    own = {A: ["sailor_3", "admiral_3"], B: ["sailor_1"]}
    state = a_state(players, own=own)

    result = POLICY.evaluate(state)

    assert sum(result) == pytest.approx(1.0)
    assert max(result) == result[A]
    assert len(WEIGHTS[players]) == N_FEATURES == len(features(state, A, stage(state)))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", OPTIONS[:3], ids=str)
def test_journeymen_strive_for_what_was_learned_which_knows_the_sums(players, options):
    """Of every seat the judgement reads what is thought without it, and how much of the game is played."""
    for state in positions(GAME, players, options, seed=6, step=17):
        rows = POLICY.rows(state)
        before = POLICY.plain_projection(state)

        assert POLICY.turn_reward(state, state) == POLICY.value.shares(rows) != POLICY.reward(state, state)
        assert [row[:2] for row in rows] == [[before.played, value] for value in before.values]
        assert POLICY.projection(state).values == [POLICY.value.utility.value(row) for row in rows]


def test_other_numbers_are_another_aim_of_journeymen_only():
    state = next(iter(positions(GAME, 2, {}, seed=6, step=17)))
    learned, others = POLICY.turn_reward(state, state), [POLICY.evaluate(state), POLICY.rank(state, state.legal())]
    shipped = json.loads(home("port_royal").read_text("utf-8"))
    none = {"weights": [0.0] * POLICY.value.features, "late": [0.0] * POLICY.value.features, "base": 0.0, "trees": []}
    try:
        POLICY.value.become({**shipped, "utility": none})

        assert POLICY.turn_reward(state, state) == [0.5, 0.5] != learned
        assert [POLICY.evaluate(state), POLICY.rank(state, state.legal())] == others
    finally:
        POLICY.value.become(shipped)


@pytest.mark.parametrize("contracts", [False, True])
@pytest.mark.parametrize("players", GAME.players)
def test_only_a_grandmaster_goes_by_the_weights_that_were_found_by_play(players, contracts):
    """It ranks and plays on by them, and judges by them where no judgement was fitted; chances are everybody's."""
    grandmaster, differ = POLICY.of_level(GRANDMASTER), 0
    options = {"expansion": "contracts"} if contracts else {}
    table = table_of(players, contracts)
    assert POLICY.table(players, options) == grandmaster.table(players, options) == table
    assert all(POLICY.of_level(level) is POLICY for level in LEVELS if level != GRANDMASTER)
    assert (POLICY.weights, grandmaster.weights) == (WEIGHTS, TUNED)
    assert TUNED[table] == TUNED[players]
    assert len(TUNED[table]) == N_FEATURES
    judgement = FITTED.get(table, TUNED[table])
    for state in (state for seed in range(6) for state in positions(GAME, players, options, seed, step=7)):
        legal, rng = state.legal(), Random(1)
        same = grandmaster.weighed(table, TUNED[table])
        for one in (grandmaster, same):
            assert one.evaluate(state) == evaluate(state, judgement) != POLICY.evaluate(state)
            assert one.rank(state, legal) == rank(state, legal, PriceLists(TUNED[table]))
            assert one.playout(state, rng) == (play(state, PriceLists(TUNED[table])),)
            assert one.win_chances(state, A) == POLICY.win_chances(state, A)
            assert one.turn_reward(state, state) == POLICY.turn_reward(state, state)
        other = POLICY.weighed(table, TUNED[table])
        assert other.evaluate(state) == evaluate(state, TUNED[table])
        differ += POLICY.playout(state, rng) != grandmaster.playout(state, rng)
    assert differ > 0


def test_who_has_won_needs_no_judgement():
    state = a_state(own={A: ["sailor_3", "admiral_3"], B: ["sailor_1"]})
    state.decision, state.actor = "", NOBODY
    before = POLICY.turn_reward(state, state)

    assert sorted(before) == [0.0, 1.0]


def test_a_master_tries_every_action():
    """It stayed with what the rollout policy ranks high: of 12,000 simulations a good trader got 16."""
    harbour = ["pirate_1", "settler_1", "trader_blue_2", "captain_1", "ship_pinace_s1_c1", "ship_galleon_s4_c2"]
    state = do(a_state(coins=[9, 5], harbour=harbour, row=["expedition_2_houses"]), "stop")
    barred = POLICY.dominated(state, state.legal())

    visits = choice(state, MASTER, budget=Budget(iterations=600)).visits

    assert min(part for at, part in enumerate(visits) if at not in barred) > 0.9 / 3 / len(visits)


def test_a_gift_goes_to_who_is_behind():
    own = {B: ["sailor_3", "pirate_3"], C: ["sailor_1"]}
    state = a_state(players=3, own=own, harbour=["xship_flute_s5_c3_gift"], expansion="cards")
    do(state, "stop", "take_ship xship_flute_s5_c3_gift")

    ranks = dict(zip(said(state), POLICY.rank(state, state.legal()), strict=True))

    assert ranks["give 2"] > ranks["give 1"]


@pytest.mark.slow
def test_apprentices_beat_random_play():
    assert wins_against_random_play(GAME, {}, games=20) >= 17
