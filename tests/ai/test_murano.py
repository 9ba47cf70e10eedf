"""What the opponents know of Murano, and what they must not know."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, MASTER, SEARCHING
from app.ai.murano import rollout_policy
from app.ai.murano.chances import world
from app.ai.murano.heuristics import HEURISTICS, row_of, with_tile
from app.ai.murano.outcome import CARE, slope
from app.ai.murano.tempo import turns_left
from app.ai.murano.turn import Turn, kind_of, ship_moves, unseen
from app.ai.murano.worth import Outlook, worth
from app.ai.player import Budget, blend
from app.engines.contract import NOBODY
from app.engines.murano.components import ACTION, CHARACTERS, ISLAND_OF, ISLANDS
from app.engines.murano.flow import run
from app.engines.murano.scoring import best_assignment, ways
from app.engines.murano.ships import FAR, fewest_ships
from tests.ai.opponents import (
    assert_never_made,
    assert_sound_plans,
    choice,
    decide,
    level_cases,
    play_by_the_rules,
    play_turns_by_the_rules,
    positions,
    tables,
    wins_against_random_play,
)
from tests.engines.murano.builder import GAME, A, B, a_state

POLICY = POLICIES["murano"]
ENOUGH = Budget(iterations=40)
OPTIONS = [
    {},
    {"start_character": True, "gold_for_red_ship": True},
    {"max_one_workshop": True, "no_workshop_in_scoring": True},
]


# Honesty


@pytest.mark.parametrize("level", level_cases(GAME.key))
def test_what_a_seat_cannot_see_does_not_matter(level):
    """The same position with other hidden cards and another future: the same choice, value for value."""
    different = 0
    for state in positions(GAME, 2, {}, seed=8, step=62 if level in SEARCHING else 31):
        other = state.resample(state.actor, Random(3))
        different += (other.characters, other.streets, other.hand) != (state.characters, state.streets, state.hand)
        assert choice(state, level) == choice(other, level)
    assert different > (2 if level in SEARCHING else 5)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_hand_policy_reads_nothing_hidden(options):
    for state in positions(GAME, 3, options, seed=2, step=23):
        actions = state.legal()
        other = state.resample(state.actor, Random(9))

        assert POLICY.rank(state, actions) == POLICY.rank(other, actions)
        assert POLICY.plans(state) == POLICY.plans(other)
        assert POLICY.playout(state, Random(1)) == POLICY.playout(other, Random(1))
        assert POLICY.key(state) == POLICY.key(other)
        assert worth(state, state.actor) == worth(other, state.actor)


# Legality


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), tables(GAME, OPTIONS))
def test_apprentices_play_whole_games_by_the_rules(players, options):
    play_by_the_rules(GAME, players, options, 1, lambda seat: APPRENTICE)


def test_all_levels_play_turns_by_the_rules():
    play_turns_by_the_rules(GAME, 3, OPTIONS[1], Budget(iterations=2), every=13)


@pytest.mark.slow
def test_all_levels_play_a_whole_game_by_the_rules():
    play_by_the_rules(GAME, 3, OPTIONS[1], 1, lambda seat: (MASTER, JOURNEYMAN, APPRENTICE)[seat], Budget(iterations=2))


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_many_games_by_the_rules(players, options):
    for seed in range(4):
        play_by_the_rules(GAME, players, options, seed, lambda seat: (APPRENTICE, JOURNEYMAN)[seat % 2])
    play_by_the_rules(GAME, players, options, 99, lambda seat: MASTER, Budget(iterations=2))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), tables(GAME, OPTIONS))
def test_the_hand_policy_plays_by_the_rules_from_anywhere(players, options):
    """Also after moves that it would not make: plans, ranks and the first action are legal."""
    state, random = GAME.new(players, options, 4), Random(4)
    met = set()
    while state.actor != NOBODY:
        actions = state.legal()
        if len(actions) > 1:
            if random.random() < 0.3 or state.decision not in met:
                met.add(state.decision)
                assert_sound_plans(state)
                assert len(POLICY.rank(state, actions)) == len(actions)
                assert sum(POLICY.evaluate(state)) == pytest.approx(1.0)
                assert len(POLICY.dominated(state, actions)) < len(actions)
            odd = random.random() < 0.4
            GAME.play(state, random.choice(actions) if odd else POLICY.playout(state, random)[0])
        else:
            state.apply(actions[0])
    assert {"choose_turn", "build_step", "place_street", "assign_characters"} <= met


def test_whole_turns_are_planned_to_the_last_ship():
    """The ship moves of every plan are legal one after the other and end on the target."""
    planned = 0
    for state in positions(GAME, 2, {}, seed=8, step=5):
        if state.decision != "choose_turn":
            continue
        for plan in POLICY.plans(state):
            after = state.clone()
            for action in plan.actions:
                assert action in after.legal()
                after.apply(action)
            planned += len(plan.actions) > 2
    assert planned > 20


def test_the_cheapest_ships_are_moved():
    for state in positions(GAME, 2, {}, seed=8, step=11):
        fewest = fewest_ships(state.ships)
        for target, number in enumerate(fewest):
            if number < FAR:
                moves = ship_moves(state.ships, target, number)
                assert len(moves) == number
                assert moves[-1][2] == target


# Exactness


def test_heuristics_agree_with_the_scoring_once_nothing_can_change():
    """Without turns left a character is worth exactly what it scores."""
    checked = 0
    for state in positions(GAME, 2, {}, seed=8, step=29):
        seat = state.actor
        outlook = Outlook(state, seat, turns=0.0)
        outlook.means.gold_price = 0.0
        for i, island in enumerate(state.islands):
            for card in unseen(state, seat):
                if card not in BESIDE:
                    best = max((points for points, _ in ways(state, seat, card, island)), default=0)
                    assert outlook.prospect(card, i, outlook.rows[i]) == pytest.approx(best), CHARACTERS[card]
                    checked += best > 0
    assert checked > 100


BESIDE = {card for card, name in enumerate(CHARACTERS) if name.startswith(("two_gondoliers", "own_equals"))}
"""Cards whose prospect counts the gondolier to come, or whose balance others may still change."""


def test_a_tile_changes_the_row_as_it_changes_the_table():
    laid = 0
    for state in positions(GAME, 3, {}, seed=2, step=9):
        for action in state.legal():
            if action[0] == "lay":
                tile, cell = state.drawn_street, action[1]
            elif action[0] == "tile":
                tile, cell = action[1:]
            else:
                continue
            after, seat, island = state.clone(), state.actor, ISLAND_OF[cell]
            expected = with_tile(row_of(state, island, seat), tile)
            after.apply(action)
            assert row_of(after, island, seat) == expected
            laid += 1
    assert laid > 50


def test_every_character_has_a_heuristic_of_its_own():
    assert len(HEURISTICS) == len(CHARACTERS) == 40


# Sense


def dominated_positions():
    """(what it is, position, move that nobody makes)."""
    scoring = a_state(
        docks={"navagero_dock_white": A},
        board={"navagero_s1": "street_empty", "navagero_b1": "glassworks A"},
        hand={A: "per_glassworks"},
    )
    scoring.agenda = [("over",), ("assign", A)]
    scoring.offers = []
    run(scoring)
    yield "points left behind at the end", scoring, "finish"
    last = a_state(board={"navagero_s1": "street_empty"}, gold={A: 9}, ships=FREE)
    last.ended, last.turns_left = True, 1
    buy = next(space for space, action in enumerate(ACTION) if action == "buy_palace")
    last.apply(("act", buy))
    while last.decision != "final_build":
        last.apply(last.legal()[0])
    yield "a palace left unbuilt", last, "leave"


FREE = "18 01 03 05 07 09 11 13"


@pytest.mark.parametrize(("what", "state", "move"), [*dominated_positions()], ids=lambda value: str(value)[:40])
def test_no_dominated_move_is_ever_made(what, state, move):
    assert_never_made(state, move, what)


@pytest.mark.slow
def test_players_of_the_house_score_as_well_as_can_be():
    """R63: at every level the cards bring what the best assignment promises."""
    for seed in range(3):
        state = play_by_the_rules(GAME, 2, {}, seed, lambda seat: APPRENTICE)
        assert not any(best_assignment(state, seat)[1] for seat in range(2))


def test_the_master_recruits_what_the_islands_already_pay():
    """Two palaces of three crests stand there, and the gondolier too."""
    board = {"navagero_s3": "street_empty", "navagero_b2": "palace_3", "navagero_b5": "palace_3"}
    state = a_state(
        board=board, docks={"navagero_dock_white": A}, characters="crests shops_red customers_blue", gold={A: 6}
    )
    seek(state, "recruit_character")

    assert decide(state, MASTER, budget=ENOUGH) == "recruit crests"


def seek(state, action):
    """The active player goes to an action with as few ships as possible."""
    fewest = fewest_ships(state.ships)
    space = min((space for space, name in enumerate(ACTION) if name == action), key=fewest.__getitem__)
    state.apply(("act", space))
    for move in ship_moves(state.ships, space, fewest[space]):
        state.apply(move)


def test_gondoliers_go_where_the_characters_are():
    """In the last turn: three own buildings stand on San Stefano, and the card asks for them."""
    board = {"san_stefano_s1": "street_empty", "san_stefano_s2": "street_red"}
    board |= {f"san_stefano_b{number}": "glassworks A" for number in (1, 2, 3)}
    state = a_state(board=board, hand={A: "own_three_san_stefano"}, gold={A: 4})
    state.ended, state.turns_left = True, 1
    seek(state, "place_gondolier")

    for level in (JOURNEYMAN, MASTER):
        assert decide(state, level, budget=ENOUGH) == "dock san_stefano_dock_white"


def test_a_customer_goes_where_the_character_counts_customers():
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    state = a_state(
        board=board, docks={"navagero_dock_white": A}, hand={A: "customers_red"}, top="street_red", gold={A: 1}
    )
    seek(state, "build")
    state.apply(("street",))

    assert decide(state, MASTER, budget=ENOUGH).startswith("lay navagero")


def test_building_for_a_character_is_worth_more():
    """A red shop on the island of the gondolier, for the character of red shops."""
    board = {"navagero_s3": "street_empty", "sacca_mattia_s4": "street_empty"}
    given = {"board": board, "unbuilt": {A: "shop_red"}, "docks": {"navagero_dock_white": A}}
    turn = Turn(a_state(hand={A: "shops_red"}, **given), A)
    plain = Turn(a_state(**given), A)
    at = ISLANDS.index("navagero")

    shop = turn.state.own_shops[A][0]
    assert turn.built(shop, at) > plain.built(shop, at)
    assert kind_of(shop) == 3


def test_others_are_thought_to_build_for_their_characters():
    """Seen by A, the hidden card of B is the best of three; for B itself it is what it is."""
    lifted = 0
    for state in positions(GAME, 2, {}, seed=8, step=17):
        if not state.hand[B]:
            continue
        seen = state.resample(A, Random(2))
        own = seen.clone()
        own.observer = B
        guess, real = Outlook(seen, B), Outlook(own, B)
        assert len(guess.hand) == len(real.hand)
        for better, dealt in zip(guess.pots, real.pots, strict=True):
            assert max(better) >= max(dealt)
            lifted += max(better) > max(dealt)
    assert lifted > 3


def test_the_last_turn_is_known_to_be_the_last():
    state = a_state(players=3)
    before = turns_left(state, A)
    state.ended, state.turns_left = True, 2

    assert before > 5
    assert [turns_left(state, seat) for seat in range(3)] == [1.0, 1.0, 0.0]


@pytest.mark.parametrize("players", GAME.players)
def test_win_shares_favour_who_leads(players):
    state = a_state(players, vp={A: 30})
    result = POLICY.evaluate(state)

    assert sum(result) == pytest.approx(1.0)
    assert max(result) == result[A]


def own_share(players, seed):
    """The win share that a seat is thought to have in the middle of a sound game, by what it sees."""
    state, rng = GAME.new(players, {}, seed), Random(seed)
    while state.actor == NOBODY or state.turn < 12 * players:
        state.apply(POLICY.playout(state, rng)[0])
    return POLICY.evaluate(state.resample(state.actor, rng))[state.actor]


def test_a_point_counts_as_much_at_every_table():
    """At four seats it counted a third of that: 68 points are for two, and a Journeyman lost to Apprentices."""
    two, *more = (sum(own_share(players, seed) for seed in range(4)) for players in GAME.players)

    assert all(0.75 * two < share for share in more)


def test_who_searches_judges_by_points_and_the_chance_to_win():
    """A grandmaster by learned points, a master half by hand, too; where a turn ends, all by points alone."""
    grandmaster = POLICY.of_level(GRANDMASTER)
    assert POLICY.of_level(JOURNEYMAN) is POLICY.of_level(MASTER) is POLICY
    for players in GAME.players:
        for state in positions(GAME, players, {}, seed=6, step=40):
            points = [POLICY.value.points.value(row) for row in POLICY.rows(state)]
            by_points = grandmaster.turn_reward(state, state)
            wins = POLICY.win_chances(state, state.actor)
            part = grandmaster.chance_part(state)

            assert grandmaster.reward(state, state) == pytest.approx(
                [part * one + (1.0 - part) * other for one, other in zip(wins, by_points, strict=True)]
            )
            by_hand = blend(POLICY, state)
            assert POLICY.reward(state, state) == pytest.approx(
                [
                    0.25 * win + 0.375 * learned + 0.375 * hand
                    for win, learned, hand in zip(wins, by_points, by_hand, strict=True)
                ]
            )
            assert by_points != POLICY.turn_reward(state, state) != by_hand
            best = max(range(players), key=points.__getitem__)
            assert max(by_points) == by_points[best]
            second = sorted(points)[-2]
            for seat, own in enumerate(points):
                ahead = points[best] - own + CARE * (points[best] - second) if seat != best else 0.0
                assert by_points[best] - by_points[seat] == pytest.approx(ahead * slope(state))


def test_a_grandmaster_strives_for_the_win_the_more_the_nearer_the_end_is():
    """Three quarters at first: a part of what decides a game is built before anybody can tell who wins."""
    for players in GAME.players:
        states = list(positions(GAME, players, {}, seed=6, step=12))
        parts = [POLICY.of_level(GRANDMASTER).chance_part(state) for state in states]

        assert parts[0] == pytest.approx(0.75, abs=0.01)
        assert parts[len(parts) // 2] < 0.85 < 0.9 < parts[-1] <= 1.0
        assert {POLICY.chance_part(state) for state in states} == {0.25}


@pytest.mark.parametrize("level", [MASTER, GRANDMASTER])
def test_a_search_looks_to_the_end_of_the_own_next_turn(level):
    """What a ship was moved for shows there."""
    state = next(positions(GAME, 3, {}, seed=6, step=40))
    later, ended = state.clone(), POLICY.of_level(level).limit(state)
    later.turn = state.turn + 3
    assert not ended(later)
    later.turn = state.turn + 4
    assert ended(later)


def test_a_grandmaster_deals_as_people_are_told_chances():
    """Whoever suspects the others of more than they hold gives away what an account of the game then charges."""
    state = next(positions(GAME, 3, {}, seed=6, step=40))
    dealt = POLICY.of_level(GRANDMASTER).deal(state, A, Random(2))

    assert dealt.observer == NOBODY
    assert dealt.hand == POLICY.world(state, A, Random(2)).hand
    assert POLICY.deal(state, A, Random(2)).observer == A


def test_a_grandmaster_weighs_plans_by_that_judgement():
    """The same deals, the same plans: other values than a master's."""
    differ = 0
    for state in positions(GAME, 2, {}, seed=6, step=40):
        master, grandmaster = choice(state, MASTER), choice(state, GRANDMASTER)
        differ += master.values != grandmaster.values
    assert differ > 1


def test_a_grandmaster_counts_the_points_of_a_game_that_is_over_and_the_win():
    state = a_state(vp={A: 70, B: 60})
    view = state.clone()
    state.decision, state.actor = "", NOBODY
    grandmaster = POLICY.of_level(GRANDMASTER)
    first, second = grandmaster.reward(state, view)
    part = grandmaster.chance_part(view)

    assert 0.75 <= part < 1.0
    assert first - second == pytest.approx(part + (1.0 - part) * (1.0 + CARE) * 10 * slope(state))


def test_ways_are_sorted():
    for state in positions(GAME, 4, OPTIONS[1], seed=3, step=13):
        values = [value for value, _ in rollout_policy.ways(state)]
        assert values == sorted(values, reverse=True), state.decision


@pytest.mark.parametrize("games", [4, pytest.param(10, marks=pytest.mark.slow)])
def test_apprentices_beat_random_play(games):
    assert wins_against_random_play(GAME, {}, games) == games


def test_chances_go_by_the_points_that_were_learned():
    """For everybody, on a deal in which nobody suspects anybody."""
    state = next(each for each in positions(GAME, 2, {}, seed=4, step=1) if each.turn == 60)
    deal = world(state, 0, Random(1))

    found = POLICY.projection(deal)

    assert found.values == [POLICY.value.points.value(row) for row in POLICY.rows(deal)]
    assert found.played == POLICY.plain_projection(deal).played
    assert found.values != POLICY.plain_projection(deal).values


def test_a_game_that_is_over_has_a_projection():
    """A training, and who plays a game again, ask for it at any position."""
    *_, state = positions(GAME, 2, {}, seed=4, step=1)
    while state.actor != NOBODY:
        state.apply(state.legal()[0])

    assert POLICY.projection(state).values == POLICY.plain_projection(state).values
