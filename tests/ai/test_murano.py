"""What the opponents know of Murano, and what they must not know."""

from random import Random
from statistics import mean

import pytest

from app.ai import POLICIES
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, LEVELS, MASTER, SEARCHING
from app.ai.murano import rollout_policy
from app.ai.murano.chances import world
from app.ai.murano.hands import NEAR, deal_likely
from app.ai.murano.heuristics import HEURISTICS, row_of, with_tile
from app.ai.murano.outcome import CARE, slope
from app.ai.murano.tempo import turns_left
from app.ai.murano.turn import Turn, kind_of, ship_moves, unseen
from app.ai.murano.worth import Outlook, worth
from app.ai.player import Budget, blend
from app.ai.search import play_on
from app.engines.contract import NOBODY
from app.engines.murano.beliefs import ANY
from app.engines.murano.components import ACTION, CHARACTERS, ISLAND_OF, ISLANDS
from app.engines.murano.flow import run
from app.engines.murano.scoring import best_assignment, expected, ways
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
from tests.engines.murano.builder import GAME, A, B, C, a_state

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


# The hands of others in a world


def late_positions(players):
    """Positions of a sound game in which the others hold characters."""
    found = list(positions(GAME, players, {}, seed=8, step=9))
    return [state for state in found[len(found) // 2 :] if any(state.hand[1:]) and not state.over()]


def all_characters(state):
    """All characters that are still in the game, wherever they are."""
    drawn = state.drawn if state.decision != "choose_special_card" else []
    return sorted(sum(state.hand, state.characters + state.boxed + drawn))


def test_in_a_world_the_others_hold_what_suits_them():
    """Dealt evenly their characters would be worth much less than those that they chose: to end a game would pay."""
    true = even = likely = number = 0
    for state in late_positions(2):
        for seed in range(4):
            number += 1
            true += expected(state, B)
            even += expected(state.resample(A, Random(seed)), B)
            likely += expected(world(state, A, Random(seed)), B)
    assert number > 40
    assert true - even > 5 * number
    assert likely - even > 0.5 * (true - even)


@pytest.mark.parametrize("players", GAME.players)
def test_only_what_the_viewer_cannot_tell_apart_is_exchanged(players):
    exchanged = out_of_play = 0
    for state in late_positions(players):
        dealt = state.resample(A, Random(5))
        dealt.observer = NOBODY
        before = dealt.clone()
        assert deal_likely(dealt, A, Random(6)) or dealt.decision == "assign_characters"

        exchanged += dealt.hand != before.hand
        out_of_play += any({*before.boxed} & {*hand} for hand in dealt.hand)
        assert dealt.hand[A] == before.hand[A]
        assert [len(hand) for hand in dealt.hand] == [len(hand) for hand in before.hand]
        assert all_characters(dealt) == all_characters(before)
        for now, then, seats in zip(dealt.characters, before.characters, before.known, strict=True):
            assert now == then or not seats >> A & 1, "it has seen that one"
        held = before.beliefs[A][0]
        for now, then in zip(sum(dealt.hand, dealt.characters), sum(before.hand, before.characters), strict=True):
            assert now == then or not {now, then} & {*held}, "of these it knows something"
    assert exchanged > 10
    assert out_of_play, "these are hidden like those in the deck"


@pytest.mark.parametrize("players", GAME.players)
def test_the_others_keep_what_they_held_in_a_former_world(players):
    """Chosen to suit every position anew, their characters would follow whatever chance brings."""
    kept = changed = 0
    later = late_positions(players)
    for state in later:
        former = world(state, A, Random(1))
        for seed in range(2, 5):
            found, anew = world(state, A, Random(seed), former), world(state, A, Random(seed))
            kept += [sorted(hand) for hand in found.hand] == [sorted(hand) for hand in former.hand]
            changed += [sorted(hand) for hand in anew.hand] != [sorted(hand) for hand in former.hand]
    assert kept == 3 * len(later) > 15
    assert changed > kept / 2


def half_known_positions():
    """Positions with three seats in which A knows who may hold some of the characters."""
    for seed in range(10, 17):
        for state in positions(GAME, 3, {}, seed=seed, step=7):
            if {*state.beliefs[A][0]} & {*state.hand[B], *state.hand[C]}:
                yield state


def test_what_the_viewer_has_seen_lies_where_it_lay_in_a_former_world():
    """The others were given characters that suit it."""
    seen = changed = 0
    for state in half_known_positions():
        former = world(state, A, Random(1))
        for deal in range(4):
            found, anew = world(state, A, Random(deal), former), world(state, A, Random(deal))
            seen += 1
            changed += anew.beliefs[A] != former.beliefs[A]
            assert found.beliefs[A] == former.beliefs[A]
            assert [sorted(hand) for hand in found.hand] == [sorted(hand) for hand in former.hand]
    assert seen > 40
    assert changed > seen / 4


def test_what_the_viewer_knows_better_now_takes_the_place_of_no_chosen_character():
    """It may have seen meanwhile which of the characters lies where."""
    behind = 0
    for state in half_known_positions():
        former = world(state, A, Random(1))
        tokens, _ = state.beliefs[A]
        if former.beliefs[A][0] == tokens:
            continue
        state.beliefs[A] = tokens, (tokens,)
        found = world(state, A, Random(2), former)
        assert found.beliefs[A][0] == tokens
        for hand, then in zip(state.hand[1:], former.hand[1:], strict=True):
            half_known = [card in tokens for card in hand]
            chosen = {card for card, known in zip(then, half_known, strict=True) if not known}
            behind += True in half_known and False in half_known[half_known.index(True) :]
            assert chosen - {*tokens} <= {*found.hand[B], *found.hand[C]}
    assert behind > 2


def test_a_character_that_the_viewer_has_by_now_lies_nowhere_else():
    """Where it knew nothing of a character, the former world may have had this one."""
    met = 0
    for state in half_known_positions():
        if not state.hand[A]:
            continue
        met += 1
        former = world(state, A, Random(1))
        card, other = former.beliefs[A][0][0], state.hand[A][0]
        for there in (*state.hand[1:], state.characters, state.boxed, state.drawn):
            there[:] = [other if each == card else each for each in there]
        state.hand[A][0] = card
        tokens = tuple(other if token == card else token for token in state.beliefs[A][0])
        state.beliefs[A] = tokens, ((ANY,) * len(tokens),)
        found = world(state, A, Random(2), former)
        assert found.hand[A] == state.hand[A]
        assert all_characters(found) == all_characters(state)
    assert met > 2


@pytest.mark.parametrize("players", GAME.players)
def test_the_others_keep_their_characters_while_one_of_them_draws(players):
    """What it draws may not be taken from their hands."""
    drawing = asked = 0
    for seed in range(4):
        state = GAME.new(players, {}, seed)
        state = play_on(state, POLICY, lambda each: each.decision == "choose_character" and all(each.hand), Random(1))
        viewer = (state.actor + 1) % players
        if state.over() or state.beliefs[viewer][0]:
            continue
        asked += 1
        former = world(state, viewer, Random(1))
        for deal in range(8):
            found = world(state, viewer, Random(deal), former)
            drawing += found.drawn != former.drawn
            assert [sorted(hand) for hand in found.hand] == [sorted(hand) for hand in former.hand]
            assert [action[1] for action in found.legal() if action[0] == "recruit"] == sorted(found.drawn)
    assert drawing > 4 * asked > 4


@pytest.mark.parametrize("players", GAME.players)
def test_the_others_keep_the_unbuilt_tiles_of_a_former_world(players):
    """Their characters were chosen to suit these: with other ones they would be worth less after every draw."""
    tiles = changed = 0
    for state in positions(GAME, players, {}, seed=8, step=2):
        former, anew = world(state, A, Random(1)), world(state, A, Random(2))
        found = world(state, A, Random(2), former)
        for before, then, now in zip(
            former.own_shops + former.own_palaces,
            anew.own_shops + anew.own_palaces,
            found.own_shops + found.own_palaces,
            strict=True,
        ):
            assert now == before
            tiles += len(now)
            changed += then != before
        GAME.check(found)
    assert tiles > 20
    assert changed > 2


@pytest.mark.parametrize("players", GAME.players)
def test_what_somebody_has_put_under_a_deck_is_worse_than_what_lies_on_top(players):
    """Whoever draws keeps the best."""
    found: dict[tuple[int, int, bool], list[float]] = {}
    for state in [each for seed in (8, 9, 10) for each in positions(GAME, players, {}, seed=seed, step=3)]:
        for seed in range(2):
            look = Outlook(state, B)
            for likely, dealt in enumerate((state.resample(A, Random(seed)), world(state, A, Random(seed)))):
                decks = (dealt.characters, state.known), (dealt.specials, state.specials_known)
                for special, (deck, known) in enumerate(decks):
                    for i, (card, seats) in enumerate(zip(deck, known, strict=True)):
                        if 0 in known and not seats & 1 and (seats or i >= len(deck) - NEAR):
                            found.setdefault((likely, special, seats != 0), []).append(worth_of(look, card, special))
                for i, seats in enumerate(state.specials_known):
                    assert dealt.specials[i] == state.specials[i] or not seats & 1, "it has seen that one"
    for special in (0, 1):
        even, likely = (mean(found[each, special, False]) - mean(found[each, special, True]) for each in (0, 1))
        assert len(found[1, special, True]) > 400
        assert likely - even > 0.3


def worth_of(look, card, special):
    """What a special building card, or a character, brings its owner."""
    return look.card(card) if special else max(look.prospect(card, i, row) for i, row in enumerate(look.rows))


@pytest.mark.parametrize("players", GAME.players)
def test_of_an_earlier_world_only_what_can_still_be_is_kept(players):
    """The viewer may have seen a character meanwhile, or its owner have scored it."""
    later = late_positions(players)
    for before, state in zip(later, later[3:], strict=False):
        former, even = world(before, A, Random(1)), state.resample(A, Random(2))
        found = world(state, A, Random(2), former)

        assert found.hand[A] == state.hand[A]
        assert [len(hand) for hand in found.hand] == [len(hand) for hand in state.hand]
        assert all_characters(found) == all_characters(even)
        for now, then, seats in zip(found.characters, even.characters, even.known, strict=True):
            assert now == then or not seats >> A & 1, "it has seen that one"


def test_a_world_does_not_depend_on_what_the_others_truly_hold():
    for state in late_positions(3):
        other = state.resample(A, Random(7))
        one, two = world(state, A, Random(8)), world(other, A, Random(8))
        assert (one.hand, one.characters, one.offers) == (two.hand, two.characters, two.offers)


def test_a_world_can_be_played_on_at_the_scoring():
    """What may be scored goes by the new hand."""
    asked = 0
    for seed in range(6):
        state = play_on(GAME.new(2, {}, seed), POLICY, lambda each: each.decision == "assign_characters", Random(seed))
        viewer = 1 - state.actor
        for deal in range(3):
            found = world(state, viewer, Random(deal))
            cards = {action[1] for action in found.legal() if action[0] == "score"}
            asked += bool(cards)
            assert cards <= {*found.hand[found.actor]}
            assert play_on(found, POLICY, lambda _: False, Random(1)).actor == NOBODY
    assert asked > 6


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


def test_a_grandmaster_judges_by_what_was_learned_alone():
    grandmaster = POLICY.of_level(GRANDMASTER)
    assert {POLICY.of_level(level) for level in LEVELS if level != GRANDMASTER} == {POLICY}
    for players in GAME.players:
        for state in positions(GAME, players, {}, seed=6, step=40):
            points = [POLICY.value.points.value(row) for row in POLICY.rows(state)]
            found = grandmaster.reward(state, state)

            assert found == grandmaster.turn_reward(state, state)
            assert found != POLICY.reward(state, state) != blend(POLICY, state)
            assert POLICY.turn_reward(state, state) == blend(POLICY, state)
            best = max(range(players), key=points.__getitem__)
            assert max(found) == found[best]
            second = sorted(points)[-2]
            for seat, own in enumerate(points):
                ahead = points[best] - own + CARE * (points[best] - second) if seat != best else 0.0
                assert found[best] - found[seat] == pytest.approx(ahead * slope(state))


def test_a_grandmaster_weighs_plans_by_that_judgement():
    """The same deals, the same plans: other values than a master's."""
    differ = 0
    for state in positions(GAME, 2, {}, seed=6, step=40):
        master, grandmaster = choice(state, MASTER), choice(state, GRANDMASTER)
        differ += master.values != grandmaster.values
    assert differ > 1


def test_a_grandmaster_counts_the_points_of_a_game_that_is_over():
    state = a_state(vp={A: 70, B: 60})
    state.decision, state.actor = "", NOBODY
    first, second = POLICY.of_level(GRANDMASTER).reward(state, state)

    assert first - second == pytest.approx((1.0 + CARE) * 10 * slope(state))


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
