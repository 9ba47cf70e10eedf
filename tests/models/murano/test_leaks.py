"""What nobody may know is nowhere: keys, faces, order, tips, prompts, log.  R5"""

from random import Random

import pytest

from app.engines.murano.components import CHARACTERS, FACE, TILE_IDS
from app.models.table_model import Role, TableModel
from tests.engines.murano.builder import A, B, a_state, acting, do
from tests.marks import THOROUGH
from tests.models.murano.play import PRESENTER, SETUPS, game, weight
from tests.models.play import SEATS, persons


def everything(state, seats, observer):
    """All that a person or a screen reader is given about a position at the seat of ``observer``."""
    table = PRESENTER.table(state, observer, seats)
    words = [PRESENTER.describe(each, table.viewer) for each in (*table.zones, *table.pieces())]
    known = (table, words, PRESENTER.scores(state, seats), PRESENTER.chips(state), PRESENTER.heading(state))
    if state.actor != observer:
        return (*known, PRESENTER.prompt(state, SEATS[: state.players]) if state.actor > 0 else "")
    spelled = PRESENTER.spell(state)
    chosen = sorted({path[:depth] for path, _ in spelled for depth in range(len(path))})[:40]
    return (*known, spelled, [PRESENTER.prompt(state, seats, each) for each in chosen])


def hidden(state):
    """All that is hidden from somebody."""
    own = [[[tile & FACE for tile in tiles] for tiles in held] for held in (state.own_shops, state.own_palaces)]
    return (state.streets, state.shops, state.palaces, state.characters, state.specials, state.hand, own)


@pytest.mark.parametrize("most", [24, pytest.param(50, marks=THOROUGH)])
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_positions_that_differ_only_in_hidden_things_look_alike(setup, most):
    states, _ = game(setup, 21)
    seats = persons(states[0].players)
    rng = Random(setup)
    differing = 0
    for state in states[:: max(1, len(states) // most)]:
        for observer in (0, state.players - 1):
            other = state.resample(observer, rng)
            differing += hidden(other) != hidden(state)
            assert everything(other, seats, observer) == everything(state, seats, observer)
    assert differing > most


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_what_others_do_in_secret_is_told_alike(setup):
    """The same action in both deals: the log of others says nothing of what they took."""
    states, _ = game(setup, 22)
    seats = SEATS[: states[0].players]
    rng = Random(setup)
    compared = 0
    for state in states[:-1]:
        legal = state.legal()
        action = rng.choices(legal, [weight(each) for each in legal])[0]
        if state.actor == 0 or action[0] not in ("recruit", "top", "look", "pick"):
            continue
        compared += 1
        told = []
        for _ in range(2):
            deal = state.resample(0, rng)
            verb = [each for each in deal.legal() if each[0] == action[0]]
            deal.trace = []
            deal.apply(verb[0])
            told.append((PRESENTER.lines(deal.trace, seats), PRESENTER.table(deal, 0, seats)))
        assert told[0] == told[1]
    assert compared > 4


def test_unbuilt_shops_and_palaces_show_their_faces_to_their_owner_only():
    state = a_state(unbuilt={A: "shop_red palace_2 glassworks", B: "shop_blue palace_3 special_building"})

    for viewer, faces in ((A, ("", "")), (B, ("shop_blue", "palace_3"))):
        table = PRESENTER.table(state, viewer, persons(2))
        assert table.piece("unbuilt:1:shop:0").face == faces[0]
        assert table.piece("unbuilt:1:palace:0").face == faces[1]
        assert table.piece("unbuilt:1:special_building").face == "special_building"
    shown = PRESENTER.table(state, B, persons(2))
    assert PRESENTER.describe(shown.piece("unbuilt:0:shop:0"), shown.viewer).name == "Shop, face down"


def test_the_model_gives_screen_readers_nothing_of_hidden_cards_or_tiles():
    state = a_state(hand={A: "crests", B: "few_red_blue trio_equal"}, unbuilt={B: "shop_blue palace_3"})
    model = TableModel(None, PRESENTER.describe)
    model.sync(PRESENTER.table(state, A, persons(2)))
    secret = ("few_red_blue", "trio_equal", "Quiet island", "Balance", "shop_blue", "palace_3", "crests")
    keys = ("hidden:1:0", "hidden:1:1", "unbuilt:1:shop:0", "unbuilt:1:palace:0", "panel:1", "stack:shop")
    for key in (*keys, "stack:palace", "stack:street:0"):
        index = model.index_of(key)
        assert index.isValid(), key
        given = [str(model.data(index, role)) for role in (*Role, *range(14))]
        assert not any(word in text for text in given for word in secret if word != "crests" or "hidden" in key)


def test_only_who_draws_sees_the_characters():
    state = acting("recruit_character", characters="crests few_red_blue trio_equal")

    assert {piece.key for piece in PRESENTER.table(state, A, persons(2)).zone("offer").pieces} == {
        "character:crests",
        "character:few_red_blue",
        "character:trio_equal",
    }
    zone = PRESENTER.table(state, B, persons(2)).zone("offer")
    assert [(piece.key, piece.face) for piece in zone.pieces] == [("drawn:0", ""), ("drawn:1", ""), ("drawn:2", "")]


def test_only_who_pays_sees_the_stack():
    """R32"""
    state = do(acting("buy_shop", gold={A: 5}), "look")

    assert len(PRESENTER.table(state, A, persons(2)).zone("offer").pieces) == 3
    assert PRESENTER.table(state, B, persons(2)).zone("offer").pieces == ()


def test_what_was_put_under_the_deck_is_marked_for_who_did_it():
    """R5, R36"""
    state = acting("recruit_character", characters="crests few_red_blue trio_equal")
    do(state, "recruit crests")

    def under(viewer):
        cards = PRESENTER.table(state, viewer, persons(2)).piece("deck:characters").listed()
        return {piece.face for piece in cards if piece.place == "under"}

    assert under(A) == {"few_red_blue", "trio_equal"}
    assert under(B) == set()
    owned = PRESENTER.table(state, A, persons(2)).piece("deck:characters").listed()
    assert [piece.face for piece in owned if piece.place == "owned"] == ["crests"]


def test_nobody_else_is_told_what_a_hand_would_score():
    state = a_state(hand={A: "crests", B: "few_red_blue"}, docks={"navagero_dock_white": B})

    table = PRESENTER.table(state, A, persons(2))
    assert table.zone("hand:1").outlook is None
    assert table.zone("hand:0").outlook.total >= 0


def test_keys_of_hidden_things_are_numbers():
    for setup in range(len(SETUPS)):
        states, _ = game(setup, 21)
        for state in states[::25]:
            for piece in PRESENTER.table(state, 0, persons(state.players)).pieces():
                if not piece.face:
                    assert not any(name in piece.key for name in CHARACTERS)
                    assert not any(name in piece.key for name in TILE_IDS[6:12]) or piece.key.startswith("list:")
