"""What the opponents know of Bruges, and what they must not know."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.bruges import PLANS, BrugesPolicy, cards, finale, rollout_policy, worth
from app.ai.bruges.power_table import DRAWN, POWER, POWERS_BY_GAMES
from app.ai.bruges.powers import use
from app.ai.bruges.weights import BY_HAND, FITTED, TUNED, WEIGHTS, row_of, weights_of
from app.ai.levels import APPRENTICE, GRANDMASTER, JOURNEYMAN, LEVELS, MASTER, RANDOM, SEARCHING, choose
from app.ai.player import Budget
from app.ai.playouts import play_out
from app.engines import GAMES
from app.engines.bruges.components import KIND, LAUREL, N_CARDS, NONE, NUMBER
from app.engines.bruges.flow import run
from app.engines.bruges.scoring import total
from app.engines.contract import NOBODY
from tests.ai import opponents
from tests.ai.opponents import level_cases, play_by_the_rules, play_turns_by_the_rules, positions, tables
from tests.engines.bruges.builder import A, B, a_state
from tests.marks import THOROUGH

GAME = GAMES["bruges"]
POLICY = POLICIES["bruges"]
FEW = Budget(iterations=6)
ENOUGH = Budget(iterations=120)
ALL = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True, "exchange_scaled": True}
OPTIONS = [{}, {"pets": True, "new_citizens": True}, {"zwin": True, "exchange": True}, ALL]


def name(options):
    return "+".join(options) or "base"


def decide(state, level=MASTER, seed=1, budget=ENOUGH):
    """The text of what a player of ``level`` does, a master after some thought."""
    return opponents.decide(state, level, seed, budget)


def turn_of(seat=A, number=0, **rest):
    """The turn of a seat in phase 3, before its card; ``number`` turns of the round are over."""
    state = a_state(start=seat, **rest)
    state.agenda = [("turn", number)]
    run(state)
    assert state.decision == "play_card"
    return state


# Honesty


@pytest.mark.parametrize("level", level_cases(GAME.key))
@pytest.mark.parametrize("options", OPTIONS[::3], ids=name)
def test_what_a_seat_cannot_see_does_not_matter(level, options):
    """The same position with other hidden cards and another future: the same choice, value for value."""
    different = 0
    for state in positions(GAME, 2, options, seed=8, step=46 if level in SEARCHING else 23):
        other = state.resample(state.actor, Random(3))
        different += other.piles != state.piles
        choices = [
            choose(each.resample(each.actor, Random(5)), each.actor, level, POLICY, FEW, Random(6))
            for each in (state, other)
        ]
        assert choices[0] == choices[1]
    assert different > 3


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=name)
def test_the_hand_policy_reads_nothing_hidden(players, options):
    for state in positions(GAME, players, options, seed=2, step=23):
        actions = state.legal()
        other = state.resample(state.actor, Random(9))

        assert POLICY.rank(state, actions) == POLICY.rank(other, actions)
        assert POLICY.plans(state) == POLICY.plans(other)
        assert POLICY.key(state) == POLICY.key(other)


# Legality


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), tables(GAME, OPTIONS))
def test_the_hand_policy_plays_by_the_rules_from_anywhere(players, options):
    """Also after moves that it would not make: plans, ranks and the first action are legal."""
    state, random = GAME.new(players, options, 4), Random(4)
    while state.actor != NOBODY:
        actions = state.legal()
        if len(actions) > 1 and random.random() < 0.5:
            plans = POLICY.plans(state)
            assert plans
            assert {plan.actions[0] for plan in plans} <= set(actions)
            assert max(plan.worth for plan in plans) == plans[0].worth == 0.0
            assert sum(POLICY.evaluate(state)) == pytest.approx(1.0)
        odd = random.random() < 0.4
        GAME.play(state, random.choice(actions) if odd else POLICY.playout(state, random)[0])


@pytest.mark.slow
def test_all_levels_play_turns_by_the_rules():
    play_turns_by_the_rules(GAME, 3, ALL, Budget(iterations=2), every=13)


@pytest.mark.slow
@pytest.mark.parametrize("options", [ALL, pytest.param({}, marks=THOROUGH)], ids=name)
def test_all_levels_play_a_whole_game_by_the_rules(options):
    play_by_the_rules(GAME, 3, options, 1, lambda seat: (MASTER, JOURNEYMAN, APPRENTICE)[seat], Budget(iterations=2))


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("number", range(16))
def test_many_games_by_the_rules(players, number):
    """Every combination of the four modules."""
    options = {key: bool(number >> bit & 1) for bit, key in enumerate(list(ALL)[:4])}
    play_by_the_rules(GAME, players, options, number, lambda seat: (APPRENTICE, JOURNEYMAN)[seat % 2])


# Sense


def test_who_lies_far_behind_still_plays_for_points():
    """At a table of four; with two players being behind by a little less is still losing."""

    def gain(players):
        behind, better = (a_state(players=players, points={A: points, B: 90}) for points in (5, 10))
        return POLICY.evaluate(better)[A] - POLICY.evaluate(behind)[A]

    assert gain(4) > 0.002
    assert gain(4) > 10 * gain(2) > 0.0


def test_weights_are_the_numbers_of_their_row():
    """Each number has one place; what a power always brings goes by them as well."""
    row = row_of(BY_HAND)
    assert weights_of(row) == BY_HAND
    for place in range(len(row)):
        other = weights_of([number + (at == place) for at, number in enumerate(row)])
        assert [at for at, number in enumerate(row_of(other)) if number != row[at]] == [place]

    richer = weights_of([2 * number for number in row])
    state = turn_of(hand={A: "king"})
    assert sum(use(state, A, card, BY_HAND) != use(state, A, card, richer) for card in range(N_CARDS)) > 40
    with pytest.raises(AssertionError):
        weights_of((*row, 1.0))


@pytest.mark.parametrize("players", GAME.players)
def test_only_a_grandmaster_goes_by_the_weights_that_were_found_by_play(players):
    """It ranks and plays on by them, and judges by them where no judgement was fitted; chances are everybody's."""
    grandmaster, differ = POLICY.of_level(GRANDMASTER), 0
    assert all(POLICY.of_level(level) is POLICY for level in LEVELS if level != GRANDMASTER)
    assert (POLICY.weights, grandmaster.weights) == (WEIGHTS, TUNED)
    weights = weights_of(TUNED[players], POWERS_BY_GAMES.get(players, POWER))
    unfitted = BrugesPolicy({players: TUNED[players]}, POWERS_BY_GAMES)
    fitted = BrugesPolicy({players: TUNED[players]}, POWERS_BY_GAMES, FITTED)
    without = POLICY.weighed(players, TUNED[players])
    moved = 0
    for state in positions(GAME, players, ALL, 3, step=11):
        legal, rng = state.legal(), Random(1)
        for one in (grandmaster, unfitted, fitted):
            assert one.playout(state, rng) == (rollout_policy.best_action(state, weights),)
            assert one.plans(state) == grandmaster.plans(state)
            assert one.win_chances(state, A) == POLICY.win_chances(state, A)
            assert one.rows(state) == POLICY.rows(state)
        for one in (fitted, grandmaster.weighed(players, TUNED[players])):
            assert one.evaluate(state) == grandmaster.evaluate(state)
        assert (unfitted.evaluate(state) == grandmaster.evaluate(state)) == (players not in FITTED)
        moved += unfitted.evaluate(state) != without.evaluate(state)
        differ += grandmaster.rank(state, legal) != POLICY.rank(state, legal)
        differ += unfitted.evaluate(state) != POLICY.evaluate(state)
    assert (differ > 0) == (TUNED[players] != WEIGHTS[players])
    assert (moved > 0) == (players in POWERS_BY_GAMES)


def test_a_person_laid_out_is_worth_more_by_a_greater_power():
    """By the rounds to come; one of the hand as well."""
    row, rounds, judge = TUNED[2], 2.0, NUMBER["judge"]
    more = [power + 0.5 * (card == judge) for card, power in enumerate(POWER)]
    usual, other = weights_of(row), weights_of(row, more)

    laid_out = a_state(round=3, last_round=5, houses={A: "red+judge"})
    assert worth.rounds_left(laid_out) == rounds
    gained = [
        after - before
        for before, after in zip(
            worth.projected_points(laid_out, usual), worth.projected_points(laid_out, other), strict=True
        )
    ]
    assert gained == [pytest.approx(0.5 * usual.lasting * rounds), 0.0]

    held = turn_of(last_round=5, hand={A: "judge"}, houses={A: "red"}, guilders={A: 12})
    assert cards.promise(held, A, other) > cards.promise(held, A, usual)
    assert POLICY.weighed(2, row).evaluate(held) == BrugesPolicy({2: row}).evaluate(held)


def test_every_power_has_a_price():
    without = {card for card in range(N_CARDS) if not POWER[card]}

    assert {KIND[card] for card in without} == {LAUREL, NONE}
    assert NUMBER["carter"] in DRAWN


def test_a_finished_game_is_worth_its_points():
    state = GAME.new(3, {}, 5)
    while state.actor != NOBODY:
        state.apply(POLICY.playout(state, Random(1))[0])

    assert worth.projected_points(state, BY_HAND) == state.scores()


@pytest.mark.parametrize("options", OPTIONS, ids=name)
def test_what_is_remembered_agrees_with_the_judgement(options):
    """The worth of a seat taken from a like position is the one that would be worked out."""
    for state in positions(GAME, 3, options, 6, step=9):
        known = worth.Known()
        for action in state.legal()[:12]:
            after = state.clone()
            after.apply(action)
            assert worth.projected_points(after, BY_HAND, known) == pytest.approx(
                worth.projected_points(after, BY_HAND)
            )


@pytest.mark.parametrize("options", OPTIONS[::3], ids=name)
def test_what_counts_already_is_what_the_rules_count(options):
    for state in positions(GAME, 3, options, 7, step=9):
        for seat in range(3):
            assert worth.counted(state, seat) == total(state, seat)


def drawing_phases():
    """From a game of the rollout policy: each round's positions in phase 1, and the first one after it."""
    found = []
    for state in positions(GAME, 2, {}, seed=5, step=1):
        if state.phase == 1:
            if not found or found[-1][0].round != state.round:
                found.append([])
            found[-1].append(state)
        elif found and found[-1][-1].phase == 1 and found[-1][0].round == state.round:
            found[-1].append(state)
    return [phase for phase in found if len(phase) > 2 and phase[-1].phase > 1 and not phase[-1].last_round]


def test_rounds_to_come_do_not_dwindle_while_hands_are_filled():
    """What will be drawn for this round is counted as drawn before it is."""
    phases = drawing_phases()
    assert len(phases) > 3
    for phase in phases:
        rounds = [worth.rounds_left(state) for state in phase]
        assert max(rounds) - min(rounds) < 0.3  # a round less, if it were not


def test_a_seat_that_has_still_to_draw_is_judged_as_if_it_had_cards():
    gains = []
    for phase in drawing_phases():
        first, last = phase[0], phase[-1]
        for seat in (A, B):
            before = worth.projected_points(first, BY_HAND)[seat] + cards.promise(first, seat, BY_HAND)
            gains.append(worth.projected_points(last, BY_HAND)[seat] + cards.promise(last, seat, BY_HAND) - before)
    # Before that, a hand of one card less than five would have been worth some eight points less.
    assert len(gains) > 6
    assert abs(sum(gains) / len(gains)) < 1.5


def test_a_card_more_before_hands_are_filled_only_saves_drawing_one():
    """Of average cards one more is worth nothing: all hands will have five."""
    differences = []
    for phase in drawing_phases():
        state = phase[0]
        for seat in (A, B):
            if len(state.hand[seat]) > 1 or seat != state.actor:
                continue
            more = state.clone()
            more.hand[seat] = sorted([*state.hand[seat], state.piles[0][0]])
            differences.append(
                worth.projected_points(more, BY_HAND)[seat]
                + cards.promise(more, seat, BY_HAND)
                - worth.projected_points(state, BY_HAND)[seat]
                - cards.promise(state, seat, BY_HAND)
            )
    assert differences
    assert all(abs(difference) < 2.0 for difference in differences)
    assert abs(sum(differences) / len(differences)) < 0.8


def test_dice_that_are_not_thrown_yet_show_what_they_do_on_average():
    state = drawing_phases()[1][0]
    assert any(face != worth.MEAN_FACE for face in state.dice)
    assert set(worth.faces(state)) == {3.5}
    thrown = drawing_phases()[1][-1]
    assert worth.faces(thrown) == thrown.dice


def test_a_power_is_worth_what_it_brings_now():
    poor = turn_of(hand={A: "king"}, houses={A: "red+town_clerk blue blue"})
    rich = turn_of(hand={A: "king"}, houses={A: "blue+town_clerk blue blue"})
    clerk, poet = NUMBER["town_clerk"], NUMBER["poet"]

    assert use(poor, 0, clerk, BY_HAND) == 0.0 < use(rich, 0, clerk, BY_HAND)
    assert use(rich, 0, poet, BY_HAND) == 3.0
    assert use(rich, 0, NUMBER["messenger"], BY_HAND) > 0.0


def at_last(turns=4, **rest):
    """What the hand of a seat may still bring with so many turns of the last round to come."""
    return finale.finale(turn_of(last_round=3, **rest), A, turns, BY_HAND) / BY_HAND.sure


def test_in_the_last_round_every_card_needs_its_own_worker_or_marker():
    rest = {"hand": {A: "king scholar beggar"}, "dice": "1 1 1 1 1"}

    assert at_last(**rest, workers={A: "blue"}) == 1.0
    assert at_last(**rest, workers={A: "blue"}, threats={A: "blue"}) == 2.0
    assert at_last(**rest, workers={A: "blue blue blue blue"}) == 3.0
    assert at_last(2, **rest, workers={A: "blue blue blue blue"}) == 2.0


def test_in_the_last_round_a_house_is_built_for_the_person_that_can_be_paid():
    """The Craft Guild Warden brings three points and two for himself; the blue card can be sold for two guilders."""
    rest = {"hand": {A: "craft_guild_warden king"}, "dice": "2 1 1 1 1"}

    assert at_last(guilders={A: 9}, **rest) == 0.0
    assert at_last(guilders={A: 9}, houses={A: "red"}, **rest) == 5.0
    assert at_last(guilders={A: 7}, houses={A: "red"}, **rest) == 5.0
    assert at_last(guilders={A: 6}, houses={A: "red"}, **rest) == 0.0
    assert at_last(guilders={A: 9}, workers={A: "blue"}, **rest) == 6.0
    assert at_last(1, guilders={A: 9}, workers={A: "blue"}, **rest) == 1.0


def test_in_the_last_round_the_third_tile_counts():
    """The red seat's third space on the left is violet and costs three guilders."""
    rest = {"hand": {A: "prince"}, "tiles": {A: (2, 0)}}

    assert at_last(guilders={A: 3}, **rest) == 3.0
    assert at_last(guilders={A: 2}, **rest) == 0.0


def test_one_worker_builds_one_house():
    """The second card of the colour has to bring something else."""
    rest = {"hand": {A: "queen town_clerk"}, "dice": "1 1 1 1 1", "last_round": 3}
    none, one, two = (
        cards.promise(turn_of(workers={A: workers}, **rest), 0, BY_HAND) for workers in ("red", "brown", "brown brown")
    )

    assert max(none, one) < two


def test_a_person_in_hand_needs_money_and_a_house():
    rest = {"hand": {A: "king"}, "last_round": 5}
    bare, housed, both = (
        cards.promise(turn_of(houses={A: house}, guilders={A: guilders}, **rest), 0, BY_HAND)
        for house, guilders in (("", 0), ("red", 0), ("red", 12))
    )

    assert bare < housed < both


@pytest.mark.parametrize("players", GAME.players)
def test_thought_reaches_to_the_end_of_the_round(players):
    state = turn_of(players=players, number=1, hand={A: "cook", B: "king"}, last_round=5)
    end = play_out(state.clone(), state.actor, POLICY, state.turn, POLICY.limit(state), 1)
    assert (end.round, end.phase) == (state.round + 1, 1)
    assert all(POLICY.limit(state)(each) == (each is end) for each in (state, end))

    turns = 4 * players
    hands = dict(list(enumerate(("cook", "king", "smith", "mason", "bard")))[:players])
    for number in (1, turns - 1):
        last = turn_of(players=players, number=number, hand=hands, last_round=3)
        end = play_out(last.clone(), last.actor, POLICY, last.turn, POLICY.limit(last), 1)
        judged = players > 2 and number == 1
        assert (end.actor != NOBODY, end.turns) == (judged, turns)


def test_only_what_looks_good_is_compared():
    state = turn_of(hand={A: "king cook mason bard"}, workers={A: "blue red yellow"}, dice="6 1 1 1 3", last_round=5)
    compared = POLICY.plans(state)

    assert 1 < len(compared) <= PLANS < len(state.legal())
    assert min(plan.worth for plan in compared) > min(POLICY.rank(state, state.legal()))


@pytest.mark.parametrize("players", GAME.players)
def test_win_shares_favour_who_leads(players):
    result = POLICY.evaluate(turn_of(players=players, points={A: 20}, hand={A: "mason", B: "king"}))

    assert sum(result) == pytest.approx(1.0)
    assert max(result) == result[A]


def test_the_last_card_becomes_the_best_points():
    """A house is one point, a person of twelve guilders four more; workers and guilders nothing."""
    rest = {"last_round": 3, "number": 6, "hand": {A: "king"}, "houses": {A: "red"}, "workers": {A: "blue"}}
    rest["tiles"] = {A: (1, 0), B: (1, 0)}

    assert decide(turn_of(guilders={A: 12}, **rest)).startswith("recruit king")
    assert decide(turn_of(guilders={A: 0}, **rest)) == "house king blue"


def test_guilders_are_taken_where_the_die_is_high():
    """The journeyman misjudges a little: not always."""
    state = turn_of(hand={A: "king cook"}, dice="6 1 1 1 3", last_round=5)

    assert decide(state) == "guilders king"
    assert [decide(state, JOURNEYMAN, seed) for seed in range(12)].count("guilders king") > 6


@pytest.mark.parametrize("level", [JOURNEYMAN, MASTER])
def test_a_power_is_used_before_the_turn_ends(level):
    state = turn_of(hand={A: "king"}, houses={A: "red+bookkeeper"}, last_round=5)
    state.apply(next(action for action in state.legal() if action[0] == "workers"))

    assert state.decision == "end_turn"
    assert decide(state, level) == "activate bookkeeper"


def test_the_back_with_two_threats_is_drawn():
    """Both backs are seen; the next marker of the colour would be the third."""
    state = a_state(threats={A: "red red"}, left="cook mason miller smith", right="king bard dyer saddler")
    state.agenda = [("fill", 0)]
    run(state)

    assert state.decision == "choose_draw_pile"
    assert rollout_policy.best_action(state, BY_HAND) == ("draw", 0)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, ALL], ids=name)
def test_apprentices_beat_random_play(options):
    wins = 0.0
    for seed in range(4):
        levels = (APPRENTICE, RANDOM) if seed % 2 == 0 else (RANDOM, APPRENTICE)
        state = play_by_the_rules(GAME, 2, options, seed, levels.__getitem__)
        wins += state.ranking()[seed % 2] == 1
    assert wins == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_point_is_worth_at_every_table_is_said_to_those_who_err(monkeypatch, players):
    """Where places count, a point is worth less than in shares of a win: an error would be more points there."""
    state = GAME.new(players, {}, 1)
    step, flat = 0.001, [50.0] * players
    monkeypatch.setattr("app.ai.bruges.judged", lambda state, weights: [flat[0] + step, *flat[1:]])
    slope = (POLICY.evaluate(state)[0] - 1 / players) / step

    even = 1 / players
    part = POLICY.point_part if players > 2 else 1.0
    assert slope * worth.spread(state) == pytest.approx(even * (1 - even) * part, rel=0.01)
