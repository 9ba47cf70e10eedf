"""Ratings from results of pairs."""

import math
from random import Random

import pytest

from app.ai.rating import SCALE, Duel, rate


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
