"""The gauge: exact odds from public information.  R4a, R26, R32, R35, R36"""

from random import Random

import pytest

from app.engines.port_royal.components import CARDS
from app.models.port_royal.risk import spoilers, tax_is_due
from tests.engines.port_royal.builder import A, B, a_state, do, stopped
from tests.models.port_royal.play import PRESENTER, game


def gauge(state):
    return PRESENTER.gauge(state)


def test_ships_of_the_colours_in_the_harbour_count():
    """Base game, 120 cards without the special one: 119 - 2 in the harbour; 9 more flutes and 9 more skiffs."""
    found = gauge(a_state(harbour=["ship_flute_s1_c1", "ship_skiff_s1_c1"]))

    assert (found.count, found.total) == (18, 117)
    assert [(part.key, part.count, part.label) for part in found.parts] == [("blue", 9, "blue"), ("green", 9, "green")]
    assert found.share == pytest.approx(18 / 117)
    assert found.text == "15% · 18 of 117"


def test_ships_that_can_be_repelled_do_not_count():
    """Three swords repel all flutes but the three with 5 swords."""
    found = gauge(a_state(own={A: ["sailor_1", "pirate_1"]}, harbour=["ship_flute_s1_c1"]))

    assert [(part.key, part.count) for part in found.parts] == [("blue", 3)]


def test_coins_count_like_the_draw_pile():
    """Which card became a coin nobody knows."""
    few, many = (a_state(coins=[n, 3], harbour=["ship_flute_s1_c1"]) for n in (3, 30))

    assert gauge(few) == gauge(many)


def test_an_empty_draw_pile_is_the_discard_pile():
    discard = ["ship_flute_s1_c1", "ship_flute_s2_c2", "sailor_1", "sailor_1"]
    found = gauge(a_state(harbour=["ship_flute_s1_c1"], deck=[], discard=discard))

    assert (found.count, found.total) == (2, 4)
    assert "shuffled first" in found.tip


def test_an_additional_tax_spoils_nothing():
    """R35, R36: nothing left to draw, or the second reshuffle of the phase."""
    empty = a_state(harbour=["ship_flute_s1_c1"], deck=[])
    again = a_state(harbour=["ship_flute_s1_c1"], deck=[], discard=["ship_flute_s1_c1"])
    again.reshuffles = 1

    for state in (empty, again):
        assert tax_is_due(state)
        assert (gauge(state).share, gauge(state).count) == (0, 0)
        state.trace = []
        do(state, "draw")
        assert "extra_tax" in [event[0] for event in state.trace]


def test_there_is_no_gauge_outside_of_discovering():
    assert gauge(stopped(a_state(harbour=["ship_flute_s1_c1"]))) is None


def test_the_odds_are_the_frequency_of_a_bust():
    """Over many resamples of one position the next card spoils as often as the gauge says."""
    state = a_state(own={A: ["sailor_1"]}, coins=[9, 8], harbour=["ship_flute_s1_c1", "ship_galleon_s2_c1"])
    rng = Random(5)
    spoilt = 0
    for _ in range(3000):
        other = state.resample(A, rng)
        other.apply(("draw",))
        spoilt += other.active == B
    assert spoilt / 3000 == pytest.approx(gauge(state).share, abs=0.025)


def test_the_real_next_card_is_always_among_the_counted():
    states, events = game(1, 5)
    for state, happened in zip(states, events, strict=False):
        found = gauge(state)
        if found is None:
            continue
        counts, total = spoilers(state)
        assert sum(counts) <= total
        if any(event[0] == "bust" for event in happened) and ("revealed" in {event[0] for event in happened}):
            card = next(event[2] for event in happened if event[0] == "bust")
            assert counts[CARDS[card].colour] > 0


def test_without_a_risk_the_gauge_gives_no_share_of_nothing():
    """It said "0 of 119" before the first card."""
    assert gauge(a_state()).text == "0% · no risk yet"
