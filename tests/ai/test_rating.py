"""Ratings from results of pairs."""

import math
from random import Random

import pytest

from app.ai.rating import NEW_PLAYER, SCALE, Duel, Played, expected, rate, rate_one


def test_two_players_stand_as_far_apart_as_their_odds():
    """30 of 40: odds of 3, 400 log10(3) = 190.85; the variance of log odds is 1/30 + 1/10."""
    found = rate([Duel("a", "b", 30, 40)], "b")

    assert found["b"].elo == 1000.0
    assert found["a"].elo == pytest.approx(1190.85, abs=0.01)
    spread = SCALE * 1.96 * math.sqrt(1 / 30 + 1 / 10)
    assert found["a"].interval == pytest.approx((1190.85 - spread, 1190.85 + spread), abs=0.05)


def test_a_chain_adds_up_and_its_variances_too():
    """190.85 twice; the variance twice."""
    found = rate([Duel("c", "b", 30, 40), Duel("a", "b", 10, 40)], "a")

    assert list(found) == ["c", "b", "a"]
    assert found["c"].elo == pytest.approx(1381.7, abs=0.02)
    assert found["c"].interval[1] - found["c"].elo == pytest.approx(SCALE * 1.96 * math.sqrt(8 / 30), abs=0.05)


def test_a_circle_is_settled_by_the_most_likely_ratings():
    """Three in a circle who beat each other alike are equal; one game more tilts it."""
    even = rate([Duel("a", "b", 6, 10), Duel("b", "c", 6, 10), Duel("c", "a", 6, 10)], "a")
    assert [rating.elo for rating in even.values()] == pytest.approx([1000.0] * 3)

    found = rate([Duel("a", "b", 8, 10), Duel("b", "c", 6, 10), Duel("a", "c", 7, 10)], "c")
    # at the maximum everybody's expected wins are the real ones: 15 of a, 8 of b
    odds = {name: 10 ** (rating.elo / 400) for name, rating in found.items()}
    assert 10 * odds["a"] / (odds["a"] + odds["b"]) + 10 * odds["a"] / (odds["a"] + odds["c"]) == pytest.approx(15)
    assert 10 * odds["b"] / (odds["a"] + odds["b"]) + 10 * odds["b"] / (odds["b"] + odds["c"]) == pytest.approx(8)


def test_who_only_won_or_is_not_connected_is_left_out():
    duels = [Duel("a", "b", 5, 10), Duel("c", "b", 10, 10), Duel("d", "e", 5, 10), Duel("b", "f", 10, 10)]

    assert set(rate(duels, "b")) == {"a", "b"}
    assert rate([Duel("c", "b", 10, 10)], "b") == {}
    assert rate([], "b") == {}


def test_strong_favourites_are_found():
    found = rate([Duel("a", "b", 9999, 10000), Duel("b", "c", 9999, 10000)], "c")

    assert found["a"].elo == pytest.approx(1000 + 2 * SCALE * math.log(9999), abs=0.1)


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    """300 times 200 and 200 games between three players 150 points apart; 95 % of the intervals hold the truth."""
    rng, held = Random(7), 0
    odds = 1 / (1 + 10 ** (-150 / 400))
    for _ in range(300):
        wins = [sum(rng.random() < odds for _ in range(200)) for _ in range(2)]
        low, high = rate([Duel("c", "b", wins[0], 200), Duel("b", "a", wins[1], 200)], "a")["c"].interval
        held += low <= 1300 <= high

    assert 0.92 <= held / 300 <= 0.98


def test_one_player_without_a_game_is_what_is_assumed():
    found = rate_one([], 1250.0)

    assert found.elo == 1250.0
    assert found.margin == pytest.approx(1.96 * NEW_PLAYER, abs=0.1)


def test_one_player_stands_where_the_slope_is_even():
    """At the most likely rating, wins above the expected ones weigh as much as the distance from what was assumed."""
    played = [Played(1000.0, 14, 20), Played(1300.0, 5.5, 10)]
    found = rate_one(played, 1150.0)

    odds = {each.against: 10 ** ((found.elo - each.against) / 400) for each in played}
    above = sum(each.wins - each.games * odds[each.against] / (1 + odds[each.against]) for each in played)
    assert above == pytest.approx((found.elo - 1150.0) / SCALE * (SCALE / NEW_PLAYER) ** 2)
    assert expected(found.elo, 1000.0) == pytest.approx(odds[1000.0] / (1 + odds[1000.0]))


def test_many_games_outweigh_what_was_assumed():
    """As the rating of a pair: 300 of 400 are 190.85 points."""
    found, pair = rate_one([Played(1000.0, 300, 400)], 0.0), rate([Duel("a", "b", 300, 400)], "b")["a"]

    assert found.elo == pytest.approx(pair.elo, abs=15.0)
    assert found.margin == pytest.approx(pair.margin, rel=0.05)


def test_only_wins_have_a_rating_too():
    assert 1500.0 < rate_one([Played(1500.0, 30, 30)], 1200.0).elo < 2600.0


def test_the_interval_of_one_player_holds_the_truth_nineteen_times_of_twenty():
    """400 players whose strength is as assumed, 30 games each: 380 expected, standard deviation 4.4."""
    random, held = Random(5), 0
    for _ in range(400):
        true = random.gauss(1250.0, NEW_PLAYER)
        played = [
            Played(against, sum(random.random() < expected(true, against) for _ in range(10)), 10)
            for against in (1000.0, 1250.0, 1500.0)
        ]
        low, high = rate_one(played, 1250.0).interval
        held += low <= true <= high
    assert 366 <= held <= 394
