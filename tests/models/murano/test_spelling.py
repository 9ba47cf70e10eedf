"""Every legal action is a path of clicks, and every click is offered."""

import pytest

from app.models.selection import ActionSelection
from tests.engines.murano.builder import A, B, a_state, acting, do, scoring
from tests.models.murano.play import PRESENTER, games
from tests.models.play import persons

EXTRA = {"button:sail", "button:proposal"}
"""Buttons that choose what a click on pieces chooses as well."""


def paths(state, *, confirm=True):
    """All paths by the written action."""
    found = {}
    for path, action in PRESENTER.spell(state, confirm):
        found.setdefault(state.game.write(state, action), []).append(path)
    return found


def table(state):
    return PRESENTER.table(state, state.actor, persons(state.players))


@pytest.mark.parametrize("confirm", [True, False])
def test_every_action_has_its_paths_and_every_path_its_action(confirm):
    """A second path is the target space, the cheapest move or the proposal."""
    for states, _ in games():
        for state in states[::2]:
            spelled = PRESENTER.spell(state, confirm)
            actions = list(dict.fromkeys(action for _, action in spelled))
            assert actions == (state.legal() if state.actor >= 0 else [])
            more = [path for path, action in spelled if len(path) == 1 and action[0] in ("move", "score")]
            assert len(spelled) - len(more) == len(actions)
            assert sum(path[0] in EXTRA for path in more) <= 1
            for path, action in spelled[:40]:
                choice = ActionSelection(spelled)
                assert [choice.choose(key) for key in path] == [None] * (len(path) - 1) + [action]


def test_every_key_is_a_piece_of_the_table_or_a_button_of_the_prompt():
    """And every button can be pressed: nothing is offered that leads nowhere."""
    for states, _ in games():
        for state in states[:-1:3]:
            keys = {piece.key for piece in table(state).pieces()}
            spelled = PRESENTER.spell(state)
            for chosen in {path[:depth] for path, _ in spelled for depth in range(len(path))}:
                choice = ActionSelection(spelled)
                for key in chosen:
                    choice.choose(key)
                prompt = PRESENTER.prompt(state, persons(state.players), chosen)
                buttons = {button.key for button in prompt.buttons}
                assert set(choice.next_keys()) <= keys | buttons
                assert buttons <= set(choice.reachable())


def test_a_piece_that_stands_for_another_names_one_of_the_table():
    for states, _ in games():
        for state in states[:-1:9]:
            shown = {piece.key: piece for piece in table(state).pieces()}
            for piece in shown.values():
                meant = piece.button
                assert meant == "" or meant in shown or meant == "button:street"


# ships


def test_an_empty_space_is_one_click_and_a_taken_one_is_confirmed():
    """C05: the space beyond Ship@13 is free, its own costs 1 gold."""
    state = a_state(gold={A: 5})

    assert paths(state)["act space_14"] == [("space:14",)]
    assert paths(state)["act space_13"] == [("space:13", "button:confirm")]
    assert paths(state, confirm=False)["act space_13"] == [("space:13",)]
    assert paths(state)["pass"] == [("button:pass",)]


def test_ships_are_moved_by_ship_and_space_and_the_last_one_by_its_target():
    state = do(a_state(gold={A: 5}), "act space_13")
    spelled = paths(state)
    assert spelled["move space_13 space_14"] == [("ship:6", "space:14"), ("button:sail",)]

    do(state, "move space_13 space_14")
    assert paths(state)["move space_11 space_13"] == [("ship:5", "space:13"), ("space:13",), ("button:sail",)]


def test_with_the_lighthouse_a_space_is_cleared_or_shared_by_a_button():
    """R86: the red ship on 18 joins Ship@01."""
    state = a_state(gold={A: 5}, cards={A: "lighthouse"}, unbuilt={A: "shop_red"})

    assert paths(state)["share space_01"] == [("space:1", "button:share")]
    assert paths(state)["act space_01"] == [("space:1", "button:act")]


def test_sharing_a_space_that_cannot_be_cleared():
    state = a_state(gold={A: 0}, cards={A: "lighthouse"})

    assert paths(state)["share space_01"] == [("space:1", "button:confirm")]
    assert "act space_01" not in paths(state)


def test_passing_moves_a_ship():
    state = do(a_state(), "pass")

    assert paths(state)["drift space_08 space_09"] == [("ship:4", "space:9")]


# actions


def test_a_tile_is_built_by_tile_and_cell():
    """R29: of two equal shops the first stands for both."""
    board = {"navagero_s1": "street_empty"}
    state = acting("build", board=board, unbuilt={A: "shop_red palace_1 shop_red glassworks"})

    spelled = paths(state)
    assert spelled["tile shop_red navagero_b1"] == [("unbuilt:0:shop:0", "cell:navagero_b1")]
    assert spelled["tile palace_1 navagero_b1"] == [("unbuilt:0:palace:0", "cell:navagero_b1")]
    assert spelled["tile glassworks navagero_b1"] == [("unbuilt:0:glassworks", "cell:navagero_b1")]
    assert spelled["street"] == [("button:street",)]
    assert table(state).piece("unbuilt:0:shop:1").button == "unbuilt:0:shop:0"
    assert table(state).piece("stack:street:1").button == "button:street"
    do(state, "street")
    assert paths(state)["lay navagero_s2"] == [("cell:navagero_s2",)]


def test_characters_gondolas_and_stacks():
    state = acting("recruit_character", characters="crests few_red_blue trio_equal")
    assert paths(state)["recruit crests"] == [("character:crests", "button:confirm")]
    assert paths(state, confirm=False)["recruit crests"] == [("character:crests",)]

    state = acting("place_gondolier", gold={A: 5})
    assert paths(state)["dock navagero_dock_brown"] == [("dock:navagero:1", "button:confirm")]

    state = acting("buy_palace", gold={A: 5})
    assert paths(state) == {"top": [("button:top",)], "look": [("button:look",)]}
    assert paths(do(state, "look"))["pick palace_2"] == [("face:palace_2",)]


def test_beads_are_sold_by_their_pile_and_a_number():
    """C34: mixed sets lie on the pile of which they have most."""
    state = acting("production", cards={A: "workshop_red_green"}, beads={A: "red red green blue"})

    spelled = paths(state)
    assert spelled["sell 1 0 0"] == [("bead:0:red", "sell:1:0:0")]
    assert spelled["sell 2 0 1"] == [("bead:0:red", "sell:2:0:1")]
    assert spelled["sell 0 0 1"] == [("bead:0:green", "sell:0:0:1")]
    assert spelled["keep"] == [("button:keep",)]


def test_a_card_is_scored_by_card_and_island_or_as_proposed():
    """R60a, R63"""
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    docks = {"navagero_dock_white": A, "san_donato_dock_white": A}
    state = scoring(board=board, docks=docks, hand={A: "customers_red few_red_blue", B: "crests"})

    spelled = paths(state)
    assert spelled["score few_red_blue san_donato"][0] == ("character:few_red_blue", "island:san_donato")
    assert sum(("button:proposal",) in each for each in spelled.values()) == 1
    assert spelled["finish"] == [("button:finish", "button:confirm")]
    assert paths(state, confirm=False)["finish"] == [("button:finish", "button:confirm")]


def test_how_much_is_given_is_a_button():
    """R115"""
    docks = {"sacca_mattia_dock_white": A}
    state = scoring(docks=docks, hand={A: "glass_red_sacca_mattia"}, beads={A: "red red"})

    spelled = paths(state)
    start = ("character:glass_red_sacca_mattia", "island:sacca_mattia")
    assert spelled["score glass_red_sacca_mattia sacca_mattia 1 0 0"] == [(*start, "give:1:0:0")]
    assert spelled["score glass_red_sacca_mattia sacca_mattia 2 0 0"] == [
        (*start, "give:2:0:0"),
        ("button:proposal",),
    ]


def test_finishing_is_not_confirmed_when_nothing_better_is_left():
    """R62: one crest is worth no more than the gondolier itself."""
    board = {"navagero_s1": "street_red", "navagero_b1": "palace_1"}
    state = scoring(board=board, docks={"navagero_dock_white": A}, hand={A: "crests"})

    assert paths(state)["finish"] == [("button:finish",)]
