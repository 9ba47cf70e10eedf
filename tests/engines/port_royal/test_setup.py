"""Terms, options and set-up.  R1-R20"""

from collections import Counter

import pytest

from app.engines.port_royal.components import CARDS, FIVE_PLAYER_EXPEDITION
from tests.engines.port_royal.builder import GAME, A, B, C, a_state, do, purses, said, stopped


def everywhere(state):
    """All cards that are in the game, coins included."""
    places = [state.deck, state.discard, state.harbour, state.expeditions, *state.displays]
    return [card for place in places for card in place] + [coin & 255 for purse in state.coins for coin in purse]


def test_three_players_leave_the_special_expedition_in_the_box():
    """C01 (R16, R17, R18)."""
    state = GAME.new(3, seed=1)

    assert (len(state.deck), len(state.discard), purses(state)) == (110, 0, [3, 3, 3])
    assert state.expeditions == []
    assert FIVE_PLAYER_EXPEDITION not in everywhere(state)


def test_five_players_begin_with_the_special_expedition_open():
    """C02 (R16, R17, R18)."""
    state = GAME.new(5, seed=1)

    assert state.expeditions == [FIVE_PLAYER_EXPEDITION]
    assert len(state.deck) == 104
    assert purses(state) == [3] * 5
    assert len(everywhere(state)) == 120


@pytest.mark.parametrize(("players", "base", "expansion"), [(2, 113, 137), (3, 110, 134), (4, 107, 131), (5, 104, 128)])
def test_the_draw_pile_after_the_deal(players, base, expansion):
    """R17, R18: 119 or 143 cards, three coins each."""
    assert len(GAME.new(players, {"expansion": "none"}, 3).deck) == base
    assert len(GAME.new(players, {"expansion": "cards"}, 3).deck) == expansion
    assert len(GAME.new(players, {"expansion": "contracts"}, 3).deck) == expansion


def test_four_contracts_and_three_cubes():
    """C03 (R12, R17, R18, R19)."""
    state = GAME.new(4, {"expansion": "contracts"}, 5)
    plain = GAME.new(4, {"expansion": "cards"}, 5)

    assert len(state.deck) == len(plain.deck) == 131
    assert len(set(state.contracts)) == 4
    assert state.cubes == [3, 3, 3, 3]
    assert plain.contracts == ()


def test_the_figures_of_the_box():
    """R17: the totals that the component list names."""
    kinds = Counter(card.kind for card in CARDS if card.box == "base")
    persons = [card for card in CARDS if card.cost]

    assert len([card for card in CARDS if card.box == "base"]) == 120
    assert (kinds["ship"], kinds["expedition"], kinds["tax"]) == (50, 6, 4)
    assert len([card for card in persons if card.box == "base"]) == 60
    assert sum(card.points for card in persons if card.box == "base") == 83
    assert sum(card.points for card in persons if card.box == "expansion") == 26
    assert sum(card.coins for card in CARDS if card.kind == "ship" and card.box == "base") == 110
    assert Counter(card.id for card in CARDS if card.kind == "tax") == {
        "tax_fewest_influence": 2,
        "tax_most_swords": 2,
    }  # R45


def test_the_start_player_is_drawn_and_takes_the_first_turn():
    """R11, R20: every seat starts sometimes; he is the active player of turn 1."""
    starts = Counter(GAME.new(3, seed=seed).start for seed in range(90))

    assert set(starts) == {A, B, C}
    assert min(starts.values()) > 15
    state = GAME.new(3, seed=4)
    assert state.actor == state.active == state.start
    assert (state.round, state.turn) == (1, 1)


@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (1, {}, "players"),
        (6, {}, "players"),
        (True, {}, "players"),
        (2, {"influence": 5}, "influence"),
        (2, {"influence": 26}, "influence"),
        (2, {"influence": True}, "influence"),
        (2, {"influence": "12"}, "influence"),
        (2, {"expansion": "all"}, "expansion"),
        (2, {"expedition_needed": 1}, "expedition_needed"),
        (2, {"weather": "fine"}, "weather"),
    ],
)
def test_impossible_options_are_refused_by_name(players, options, named):
    """R11, R12, R13, R14, R15."""
    with pytest.raises(ValueError, match=named):
        GAME.new(players, options)


@pytest.mark.parametrize("influence", [6, 12, 25])
def test_needed_influence_of_six_to_twenty_five(influence):
    """R13."""
    assert GAME.new(2, {"influence": influence}).needed == influence


def test_a_turn_goes_round_clockwise_and_a_round_begins_with_the_start_player():
    """R1, R2."""
    state = a_state(3, start=B, active=B, coins=[0, 0, 0], top=["priest_1"] * 3)
    seen = []
    for _ in range(3):
        seen.append((state.round, state.active))
        stopped(do(state, "draw"))

    assert seen == [(1, B), (1, C), (1, A)]
    assert (state.round, state.active) == (2, B)


def test_influence_is_persons_and_expeditions_and_swords_are_sums():
    """R7, R8, R65: 3 + 2 + 0 points; 1 + 2 swords."""
    state = a_state(own={A: ["sailor_3", "pirate_2", "governor_0"]})

    assert state.scores() == [5, 0]
    assert state.swords(A) == 3
    assert state.swords(B) == 0


def test_every_card_has_its_place():
    """R3: ships and persons go to the harbour, an expedition to its row, a tax to the discard pile."""
    state = a_state(top=["ship_flute_s1_c1", "priest_1", "expedition_2_houses", "tax_most_swords"])
    do(state, "draw", "draw", "draw", "draw")

    assert [CARDS[card].id for card in state.harbour] == ["ship_flute_s1_c1", "priest_1"]
    assert [CARDS[card].id for card in state.expeditions] == ["expedition_2_houses"]
    assert [CARDS[card].id for card in state.discard] == ["tax_most_swords"]
    assert said(state) == ["draw", "stop"]
