"""The set-up, and what the figures of the game say.  R1-R4, R6, R7, R10-R17"""

from collections import Counter

import pytest

from app.engines.murano.components import (
    ACTION,
    ANCHORS,
    BY_BUILDING,
    BY_PRODUCTION,
    CELLS,
    CHARACTERS,
    HOME,
    IS_STREET,
    ISLAND_OF,
    ISLANDS,
    PLAYER_COLOURS,
    RED_SHIP,
    RING,
    SPECIALS,
    STREETS_BESIDE,
    TILE_IDS,
)
from app.engines.murano.money import gain_vp
from tests.engines.murano.builder import GAME, A, B, a_state, do, go, said, tiles, verbs


def supplies(state):
    """Tiles in every supply, with the palace that is out of the game."""
    return (
        len(state.streets), state.glassworks, len(state.shops), len(state.palaces), state.specials_left,
        len(state.removed),
    )  # fmt: skip


def test_two_players_play_with_fewer_tiles_and_cards():
    """C01 (R11, R13, R10)."""
    state = GAME.new(2, seed=4)

    assert supplies(state) == (35, 11, 9, 11, 9, 1)
    assert Counter(TILE_IDS[tile] for tile in state.streets) == {
        "street_red": 8, "street_blue": 8, "street_grey": 5, "street_empty": 14,
    }  # fmt: skip
    assert Counter(tiles(state.shops)) == {"shop_red": 3, "shop_blue": 3, "shop_grey": 3}
    assert len(state.characters) == 33
    serenella = ISLANDS.index("sacca_serenella")
    assert not [CHARACTERS[card] for card in (*state.characters, *state.boxed) if HOME[card] == serenella]
    assert serenella not in state.islands
    assert supplies(GAME.new(3, seed=4)) == (35, 11, 9, 11, 9, 1)


def test_no_space_of_sacca_serenella_can_be_chosen_by_few():
    """C01 (R10): neither a street space, nor a building space, nor a gondola."""
    for players, there in ((2, False), (3, False), (4, True)):
        state = go(a_state(players), ("build",))
        do(state, "street")
        assert any("serenella" in cell for cell in verbs(state, "lay")) is there
        assert len(state.legal()) == (42 if there else 35)
        state = go(a_state(players, gold={A: 9}), ("dock",))
        assert len(state.legal()) == (24 if there else 20)
        assert any("serenella" in dock for dock in said(state)) is there


def test_four_players_play_with_everything():
    """C02 (R11, R13, R10)."""
    state = GAME.new(4, seed=4)

    assert supplies(state) == (42, 12, 12, 12, 12, 0)
    assert Counter(tiles(state.palaces)) == {"palace_1": 4, "palace_2": 4, "palace_3": 4}
    assert len(state.characters) == 35
    assert len(state.islands) == 6
    assert sum(IS_STREET) == 42
    assert len(STREETS_BESIDE) == 48


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_alike(players):
    """C03 (R15, R16, R14, R7, R2, R3)."""
    state = GAME.new(players, seed=players)

    assert sorted(state.ships) == list(ANCHORS) == [0, 2, 4, 7, 10, 12, 14, 17]
    assert state.gold == state.vp == state.ready == [5] * players
    assert state.supply == [2] * players
    assert state.bag == [10, 10, 10]
    assert state.docks == [-1] * 24
    nothing = [[]] * players
    assert state.own_shops == state.own_palaces == state.hand == nothing
    assert state.own_glassworks == state.own_specials == state.cards == state.recruited == [0] * players
    assert len(state.specials) == 15
    assert not any(state.cells)
    assert (state.decision, state.round, state.turn) == ("choose_turn", 1, 1)


def test_the_ring_has_the_spaces_of_the_board():
    """R2."""
    assert Counter(ACTION) == {
        "take_gold": 1, "buy_glassworks": 2, "buy_shop": 2, "buy_palace": 2, "buy_special_building": 1,
        "recruit_character": 2, "place_gondolier": 2, "build": 3, "income": 1, "production": 1, "hire_or_dismiss": 1,
    }  # fmt: skip
    assert [RING[space] for space in (0, 1, 17)] == ["space_01", "space_02", "space_18"]


def test_colours_of_seats_and_gondolas():
    """R1, R4: the seats are white, brown, orange and grey; every island has a gondola of each."""
    assert PLAYER_COLOURS == ("white", "brown", "orange", "grey")
    state = go(a_state(2, gold={A: 9}), ("dock",))

    docks = verbs(state, "dock")
    assert [dock for dock in docks if dock.startswith("navagero")] == [
        f"navagero_dock_{colour}" for colour in PLAYER_COLOURS
    ]
    assert ISLAND_OF[CELLS.index("navagero_b1")] == ISLANDS.index("navagero")


def test_chance_decides_start_player_red_ship_and_stacks():
    """R12, R13, R15, R17: over many games everything turns up, about equally often."""
    games = [GAME.new(3, seed=seed) for seed in range(400)]

    for found, expected in (
        (Counter(state.start for state in games), 400 / 3),
        (Counter(state.ships[RED_SHIP] for state in games), 400 / 8),
        (Counter(state.streets[-1] for state in games if TILE_IDS[state.streets[-1]] == "street_empty"), 400 * 14 / 35),
        (Counter(state.shops[-1] for state in games), 400 / 3),
        (Counter(state.removed[0] for state in games), 400 / 3),
        (Counter(state.specials[-1] for state in games), 400 / 15),
    ):
        assert min(found.values()) > expected * 0.5
        assert max(found.values()) < expected * 1.6
    assert {card for state in games for card in state.boxed} == set(range(40)) - {33, 34}
    assert {card for state in games for card in state.characters[-1:]} == set(range(40)) - {33, 34}
    assert len({tuple(state.streets) for state in games}) == 400
    assert all(state.active == state.actor == state.start for state in games)
    assert len(SPECIALS) == 15


def test_play_goes_clockwise():
    """R17: each has one turn; a round ends when the start player is next."""
    state = a_state(3, active=B, start=B)
    order = []
    for _ in range(4):
        order.append((state.actor, state.round))
        do(state, "pass", *[said_first(state)])

    assert order == [(B, 1), (2, 1), (A, 1), (B, 2)]


def said_first(state):
    """The first move after a pass."""
    twin = state.clone()
    twin.apply(("pass",))
    return GAME.write(twin, twin.legal()[0])


def test_gold_has_no_limit_and_points_have_a_floor():
    """R6, R7: more gold than there are coins; 60 points on the track; never below 0."""
    state = a_state(gold={A: 200}, vp={A: 58})
    do(state, "act space_09", "move space_08 space_09")
    assert state.gold[A] == 202
    gain_vp(state, A, 7, BY_BUILDING, "test")
    assert state.vp[A] == 65
    gain_vp(state, B, -9, BY_PRODUCTION, "test")
    assert state.vp[B] == 0


def test_what_cannot_be_paid_is_not_offered():
    """R6: with nothing in hand only free actions are left."""
    state = a_state(gold={A: 0})

    assert verbs(state, "act") == ["space_07", "space_09"]
