"""Positions by names: what a lesson may ask for, and what is refused."""

import pytest

from app.engines import GAMES
from app.engines.murano import components as c
from app.models.games import entry
from app.models.murano.lesson import arrange

GAME = GAMES["murano"]
STREET = {"navagero_s3": "street_blue"}


def arranged(**wish):
    state = GAME.new(2, seed=3)
    arrange(state, wish)
    state.check()
    return state


def written(state):
    return [GAME.write(state, action) for action in state.legal()]


def test_the_entry_gives_it():
    assert entry("murano").arrange() is arrange


def test_without_a_wish_the_position_stays_and_somebody_begins_a_turn():
    state, before = arranged(), GAME.new(2, seed=3)

    assert state.decision == "choose_turn"
    assert state.ships == before.ships
    assert (state.streets, state.shops, state.characters[-3:]) == (
        before.streets,
        before.shops,
        before.characters[-3:],
    )


def test_whose_turn_in_which_round():
    state = arranged(active=1, round=7)

    assert (state.active, state.actor, state.start, state.round) == (1, 1, 1, 7)
    assert not state.ended


def test_ships_stand_where_they_are_named_the_red_one_first():
    spaces = [f"space_{number:02}" for number in (4, 1, 5, 8, 10, 12, 15, 18)]

    state = arranged(ships=spaces)

    assert [c.RING[space] for space in state.ships] == spaces


def test_tiles_lie_on_islands_with_their_markers_and_bring_what_follows():
    board = {**STREET, "navagero_b2": "shop_blue 0", "navagero_b5": "glassworks 1"}
    state = arranged(active=0, board=board)

    assert state.earning == 0b01
    assert state.makers == 0b10
    assert "act space_05" in written(state)


def test_tiles_lie_unbuilt_and_come_next():
    state = arranged(
        unbuilt=[["shop_red", "special_building"], ["palace_3", "glassworks"]],
        tiles=["shop_grey", "street_red", "palace_1", "shop_blue"],
    )

    assert (state.own_specials, state.own_glassworks) == ([1, 0], [0, 1])
    assert [len(held) for held in (*state.own_shops, *state.own_palaces)] == [1, 0, 0, 1]
    assert [c.TILE_IDS[tile] for tile in (state.shops[-1], state.shops[-2])] == ["shop_grey", "shop_blue"]
    assert c.TILE_IDS[state.streets[-1]] == "street_red"
    assert c.TILE_IDS[state.palaces[-1]] == "palace_1"


def test_a_palace_that_was_out_of_the_game_is_found_too():
    state = arranged(unbuilt=[["palace_1"] * 4, ["palace_2"] * 4])

    assert {c.TILE_IDS[tile] for tile in (*state.removed, *state.palaces)} == {"palace_3"}
    assert len(state.removed) == 1


def test_gondoliers_stand_at_islands_those_that_were_ready_first():
    docks = [f"{island}_dock_white" for island in c.ISLANDS[:5]]

    state = arranged(gondolas=dict.fromkeys([*docks, "navagero_dock_brown"], 0))

    assert (state.ready, state.supply) == ([0, 5], [1, 2])
    assert state.docks.count(0) == 6


def test_cards_are_held_and_come_next():
    state = arranged(
        hand=[["crests", "per_shop"], ["trio_equal"]],
        characters=["customers_red", "shops_blue"],
        works=[["lighthouse"], ["bank"]],
        specials=["harbor", "inn"],
    )

    assert state.recruited == [2, 1]
    assert [c.CHARACTERS[card] for card in state.characters[-2:]] == ["shops_blue", "customers_red"]
    assert [c.SPECIALS[card] for card in state.specials[-2:]] == ["inn", "harbor"]
    assert state.owns(0, c.LIGHTHOUSE)
    assert state.owns(1, c.BANK)


def test_beads_gold_and_points():
    state = arranged(beads=[["red", "red"], ["green"]], gold=[9, 0], points=[21, 34])

    assert state.beads == [[2, 0, 0], [0, 0, 1]]
    assert state.bag == [8, 10, 9]
    assert (state.gold, state.vp) == ([9, 0], [21, 34])


def test_the_last_turn_leads_to_the_scoring():
    state = arranged(last=True, hand=[["crests"], []], board={**STREET, "navagero_b2": "palace_2"},
                     gondolas={"navagero_dock_white": 0})  # fmt: skip

    for text in ("pass", written_move(state)):
        GAME.play(state, GAME.read(state, text))

    assert written(state) == ["score crests navagero", "finish"]


def written_move(state):
    """Any move after passing."""
    after = state.clone()
    GAME.play(after, GAME.read(after, "pass"))
    return written(after)[0]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"coins": [1]}, "nobody knows 'coins' in a position"),
        ({"gold": [1, 2, 3]}, "'gold' has more seats than there are players"),
        ({"ships": ["space_01"]}, "each of the 8 ships needs a space of its own"),
        ({"ships": ["space_01"] * 8}, "each of the 8 ships needs a space of its own"),
        ({"ships": [f"space_{n}" for n in range(12, 20)]}, "nobody knows 'space_19'"),
        ({"board": {"navagero_s9": "street_red"}}, "nobody knows 'navagero_s9'"),
        ({"board": {"navagero_s1": "shop_red 0"}}, "'shop_red' cannot lie on 'navagero_s1'"),
        ({"board": {"sacca_serenella_s1": "street_red"}}, "cannot lie on 'sacca_serenella_s1'"),
        ({"board": {**STREET, "navagero_b2": "shop_red"}}, "'shop_red' on 'navagero_b2' needs a seat"),
        ({"board": {**STREET, "navagero_b2": "palace_1 0"}}, "'palace_1 0' on 'navagero_b2' needs a seat"),
        ({"board": {**STREET, "navagero_b2": "shop_red 2"}}, "there is no seat 2"),
        ({"board": {**STREET, "navagero_b2": "shop_red me"}}, "there is no seat me"),
        ({"board": {"navagero_b2": "palace_1"}}, "no street lies beside 'navagero_b2'"),
        ({"unbuilt": [["shop_red"] * 4]}, "there are not so many tiles 'shop_red'"),
        ({"unbuilt": [["glassworks"] * 12]}, "there are not so many tiles 'glassworks'"),
        ({"unbuilt": [["street_red"]]}, "nobody holds streets"),
        ({"tiles": ["glassworks"]}, "glass factories and special buildings are all alike"),
        ({"gondolas": {"sacca_serenella_dock_white": 0}}, "nobody lands at 'sacca_serenella'"),
        ({"gondolas": {"navagero_dock_pink": 0}}, "nobody knows 'pink'"),
        ({"gondolas": {"navagero_dock_white": 5}}, "there is no seat 5"),
        (
            {"gondolas": {f"{island}_dock_{colour}": 0 for island in c.ISLANDS[:4] for colour in ("white", "brown")}},
            "seat 0 has no gondolier left",
        ),
        ({"hand": [["crests"], ["crests"]]}, "the card 'crests' is named twice or not in the game"),
        ({"characters": ["two_gondoliers_sacca_serenella"]}, "is named twice or not in the game"),
        ({"works": [["palace"]]}, "nobody knows 'palace'"),
        ({"beads": [["red"] * 11]}, "there are not so many beads of the colour 'red'"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_sentence(wish, said):
    with pytest.raises(ValueError, match=said):
        arrange(GAME.new(2, seed=3), wish)
