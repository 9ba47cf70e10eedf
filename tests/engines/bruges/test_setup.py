"""Options, piles and goods at the start; what is open to all.  Chapters 1 and 2"""

import pytest

from app.engines.bruges.components import BACK, COLOUR, IS_PET, NUMBER, deck
from tests.engines.bruges.builder import GAME, A, B, C, cards, do, drawing, names, throwing, turn, verbs

EVERY = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True, "exchange_scaled": True}


def everything(state):
    """All cards of the piles, in order."""
    return [*state.piles[0], *state.piles[1], *state.reserve]


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("mask", range(32))
def test_every_combination_of_modules(players, mask):
    """R1: all are legal; the scaled exchange only with the exchange."""
    options = {name: bool(mask >> i & 1) for i, name in enumerate(EVERY)}
    if options["exchange_scaled"] and not options["exchange"]:
        with pytest.raises(ValueError, match="exchange_scaled"):
            GAME.new(players, options, 1)
        return
    state = GAME.new(players, options, 1)
    state.check()
    assert state.players == players


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players):
    """R1."""
    with pytest.raises(ValueError, match="players"):
        GAME.new(players, {}, 1)


@pytest.mark.parametrize(
    ("players", "options", "stacks"),
    [
        (2, {}, 5), (3, {}, 5), (4, {}, 5), (5, {}, 6),
        (2, {"pets": True}, 5), (4, {"pets": True}, 5), (5, {"pets": True}, 6),
        (2, {"new_citizens": True}, 6), (4, {"new_citizens": True}, 6), (5, {"new_citizens": True}, 6),
        (3, {"new_citizens": True, "pets": True}, 6),
    ],
)  # fmt: skip
def test_stacks(players, options, stacks):
    """R6, R7, R8, R86, R96: as many stacks as players are drawn from, in two halves; the rest is the reserve."""
    total = 165 + 17 * options.get("pets", False) + 39 * options.get("new_citizens", False)
    for seed in range(8):
        state = GAME.new(players, options, seed)
        drawn, reserve = [len(pile) for pile in state.piles], len(state.reserve)
        assert sum(drawn) + reserve == total
        assert abs(drawn[0] - drawn[1]) <= 1
        small, larger = divmod(total, stacks)
        left_over = stacks - players
        assert small * left_over <= reserve <= small * left_over + min(larger, left_over)
        assert sorted(everything(state)) == sorted(deck(options.get("pets", False), options.get("new_citizens", False)))


def test_all_cards_are_shuffled_together():
    """R6, R8, R86: pets and new citizens lie anywhere; every seed deals otherwise."""
    piles = [GAME.new(3, {"pets": True, "new_citizens": True}, seed) for seed in range(3)]
    for state in piles:
        for pile in (*state.piles, state.reserve):
            assert any(IS_PET[card] for card in pile)
            assert any(165 <= card < 204 for card in pile)
            assert pile != sorted(pile)
    assert len({tuple(everything(state)) for state in piles}) == 3


@pytest.mark.parametrize("players", range(2, 6))
def test_goods_at_the_start(players):
    """R3, R4, R11, R12: the same for all; no cards yet."""
    state = GAME.new(players, EVERY, 4)
    assert state.points == state.guilders == [5] * players
    assert state.workers == [1] * (5 * players)
    assert state.threats == [0] * (5 * players)
    assert state.turned == state.steps == state.statues == state.own == [0] * players
    assert state.tiles == [0] * (2 * players)
    assert state.hand == state.houses == [[]] * players
    assert (state.decision, state.round, state.phase) == ("choose_draw_pile", 1, 1)


def test_the_first_start_player_is_drawn_by_lot():
    """R13: every seat may be it; he draws first."""
    starts = {GAME.new(4, {}, seed).start for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert all(state.actor == state.start for state in (GAME.new(4, {}, seed) for seed in range(10)))


def test_statue_tiles():
    """R5, R111: two more with five players."""
    assert [GAME.new(players, {}, 1).statues_left for players in (2, 3, 4, 5)] == [6, 6, 6, 8]


def test_ships_and_exchange_cards():
    """R14: six ships of each colour, twelve cards; shuffled; nothing without the modules."""
    state = GAME.new(3, EVERY, 1)
    assert [sorted(pile) for pile in state.ship_piles] == [list(range(6))] * 5
    assert state.docks == [-1] * 5
    assert sorted(state.exchange_pile) == list(range(12))
    assert len({tuple(GAME.new(3, EVERY, seed).ship_piles[0]) for seed in range(9)}) > 1
    assert len({tuple(GAME.new(3, EVERY, seed).exchange_pile) for seed in range(9)}) == 9
    plain = GAME.new(3, {}, 1)
    assert (plain.ship_piles, plain.exchange_pile) == ([[]] * 5, [])


def test_no_upper_limits():
    """R4, R11: points, goods and markers are never short."""
    state = turn(hand={A: "singer"}, houses={A: "red"}, points={A: 499}, workers={A: "blue " * 60})
    do(state, "recruit singer 0")
    assert state.workers[0] == 63
    state = turn(players=5, houses={A: "red+arsonist"}, workers={A: "red"}, threats={A: "red red"})
    do(state, "activate arsonist")
    assert state.threats[3::5] == [2, 1, 1, 1, 1]


def test_backs():
    """R9, R95: colour, and whether it is a pet."""
    hen, king, rabbit = NUMBER["pet_hen"], NUMBER["king"], NUMBER["pet_rabbit"]
    assert BACK[hen] != BACK[king]
    assert COLOUR[hen] == COLOUR[king]
    assert BACK[hen] != BACK[rabbit]
    assert len(set(BACK)) == 10


def test_who_knows_a_card():
    """R9, R10: hands and houses their owner, the discard pile all."""
    state = turn(hand={A: "king queen", B: "mason"}, workers={A: "blue"})
    king, queen, mason = cards("king queen mason")
    assert (state.knows(A, king), state.knows(B, king), state.knows(B, mason)) == (True, False, True)
    do(state, "house king blue")
    assert (state.knows(A, king), state.knows(B, king)) == (True, False)
    assert not state.knows(B, queen)
    do(state, "end", "workers mason")
    assert names(state.discard[-1:]) == "mason"


def test_the_discard_pile_grows_in_the_open():
    """R10, R23: its order is kept and it is never shuffled back, not even with empty piles."""
    state = drawing(
        hand={A: "king", B: "mason"}, left="prince", right="baker", discard="dyer smith", new_citizens=False
    )
    before = state.discard[:]
    do(state, "draw left")
    assert state.discard == before
    assert state.phase > 1
    assert [len(hand) for hand in state.hand] == [3, 1]


def test_a_house_burnt_comes_to_light():
    """R9, R37, R74: its front was hidden until now."""
    state = throwing("3 3 3 6 3", threats={A: "red red"}, houses={A: "king"}, tiles={A: (1, 0)})
    before = state.revealed
    do(state, "burn 0")
    assert names(state.discard) == "king"
    assert state.revealed > before


def test_what_ends_the_taking_back():
    """R73, R74: drawn cards, opponents' cards; playing one's own card is no news."""
    assert GAME.undo_past_opponents is False
    state = turn(hand={A: "king"}, houses={A: "red+farmhand"}, workers={A: "red"})
    before = state.revealed
    do(state, "workers king")
    assert state.revealed == before
    do(state, "activate farmhand", "draw left")
    assert state.revealed > before
    state = turn(players=3, hand={A: "keeper_of_the_seal", B: "king", C: "mason"}, houses={A: "red"}, guilders={A: 3})
    before = state.revealed
    do(state, "recruit keeper_of_the_seal 0")
    assert state.revealed == before + 2


def test_five_seats():
    """R3, R16, R111: the black seat has its own sections and the same goods."""
    state = turn(players=5, active=4, hand={4: "king mason"}, guilders={4: 1})
    assert verbs(state, "canal") == ["king right"]
    do(state, "canal king right", "end")
    assert (state.tiles[8:], state.actor) == ([0, 1], 0)
