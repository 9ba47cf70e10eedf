"""The Build action and special building cards.  R29, R38, R50-R56, R80-R83, R85, R87, R92"""

import json
from pathlib import Path

import pytest

from app.engines.murano import components
from app.engines.murano.components import CELLS, ISLAND_OF, ISLANDS, STREETS_BESIDE
from app.engines.murano.flow import run
from app.engines.murano.ground import survey
from tests.engines.murano.builder import (
    A,
    B,
    a_state,
    acting,
    at,
    do,
    events,
    go,
    island_cells,
    passing,
    people,
    said,
    tiles,
    verbs,
)


def building(**kwargs):
    """The active player is about to build."""
    return acting("build", **kwargs)


# -- streets


def test_a_street_makes_room_for_a_shop():
    """C18 (R51, R52)."""
    state = building(unbuilt={A: "shop_red"}, top="street_empty")
    assert said(state) == ["street"]
    do(state, "street", "lay navagero_s1", "tile shop_red navagero_b1")
    assert state.vp[A] == 5 + 2
    assert at(state, "navagero_b1") == "shop_red A"
    do(state, "stop")

    assert state.actor == B
    assert len(state.streets) == 34


def test_a_street_goes_to_any_street_space():
    """R51: of any island in play, without any connection; it must be laid, and brings nothing."""
    state = building(board={"navagero_s1": "street_red"}, top="street_grey")
    happened = events(state, "street")
    assert happened == [("street_drawn", A, 3)]
    assert len(said(state)) == 34
    assert {text.split()[0] for text in said(state)} == {"lay"}
    do(state, "lay sacca_mattia_s7")

    assert at(state, "sacca_mattia_s7") == "street_grey"
    assert (state.vp[A], state.gold[A]) == (5, 5)


def test_streets_count_as_tiles():
    """R51, R50: three streets end the action."""
    state = building()
    for cell in ("navagero_s1", "navagero_s2", "navagero_s3"):
        assert said(state)[0] == "street"
        do(state, "street", f"lay {cell}")

    assert state.actor == B


# -- spaces


def test_a_building_touches_a_street():
    """C19 (R52): b2 touches s1 and s3 only."""
    state = building(board={"navagero_s4": "street_empty"}, unbuilt={A: "palace_2"})

    assert verbs(state, "tile") == ["palace_2 navagero_b3", "palace_2 navagero_b6"]


def test_spaces_touch_orthogonally():
    """R52: a building space sees the streets above, below, left and right of it, of its own island (R53)."""
    data = json.loads((Path(components.__file__).parent / "components.json").read_text())
    cells = {cell["id"]: cell for island in data["islands"] for cell in island["cells"]}
    for number, streets in STREETS_BESIDE.items():
        here = cells[CELLS[number]]
        around = {
            name
            for name, cell in cells.items()
            if cell["kind"] == "street" and abs(cell["x"] - here["x"]) + abs(cell["y"] - here["y"]) == 1
        }
        assert {CELLS[street] for street in streets} == around
        assert {ISLAND_OF[street] for street in streets} == {ISLAND_OF[number]}


def test_any_street_will_do_and_one_of_this_action_too():
    """R52."""
    state = building(board={"navagero_s1": "street_red"}, unbuilt={A: "glassworks"}, top="street_grey")
    assert verbs(state, "tile") == ["glassworks navagero_b1", "glassworks navagero_b2"]
    do(state, "street", "lay navagero_s4")

    assert verbs(state, "tile") == [f"glassworks navagero_b{number}" for number in (1, 2, 3, 6)]


def test_a_space_holds_one_tile_for_good():
    """R53: neither a building nor a street is built over."""
    board = {"navagero_s1": "street_red", "navagero_b1": "shop_red B"}
    state = building(board=board, unbuilt={A: "shop_blue"})
    assert verbs(state, "tile") == ["shop_blue navagero_b2"]
    do(state, "street")

    assert "navagero_s1" not in verbs(state, "lay")


# -- buildings


def test_three_buildings_bring_seven_points():
    """C20 (R50, R54): the action ends by itself, and palaces bear no marker."""
    board = {"navagero_s1": "street_red", "navagero_s4": "street_red"}
    state = building(board=board, unbuilt={A: "glassworks palace_1 palace_3"})
    do(state, "tile glassworks navagero_b1", "tile palace_1 navagero_b3", "tile palace_3 navagero_b6")

    assert state.vp[A] == 5 + 1 + 3 + 3
    assert at(state, "navagero_b1") == "glassworks A"
    assert at(state, "navagero_b3") == "palace_1"
    assert state.actor == B


@pytest.mark.parametrize(
    ("tile", "points", "marker"),
    [("glassworks", 1, True), ("shop_grey", 2, True), ("palace_2", 3, False), ("special_building", 0, False)],
)
def test_points_and_markers(tile, points, marker):
    """R54: a face becomes public when it is built."""
    state = building(board={"navagero_s1": "street_red"}, unbuilt={A: tile})
    before = state.revealed
    happened = events(state, f"tile {tile} navagero_b1")

    assert state.vp[A] == 5 + points
    assert at(state, "navagero_b1") == tile + (" A" if marker else "")
    assert happened[0] == ("built", A, state.cells[CELLS.index("navagero_b1")], CELLS.index("navagero_b1"), points)
    assert (state.revealed > before) is (tile != "glassworks")
    assert state.own_glassworks[A] + state.own_specials[A] + len(state.own_shops[A]) + len(state.own_palaces[A]) == 0


def test_one_to_three_tiles_on_any_islands():
    """R38, R50: at least one; then one may stop."""
    board = {"navagero_s1": "street_red", "sacca_mattia_s1": "street_red"}
    state = building(board=board, unbuilt={A: "shop_red shop_blue"})
    assert "stop" not in said(state)
    do(state, "tile shop_red navagero_b1")
    assert said(state)[-1] == "stop"
    do(state, "tile shop_blue sacca_mattia_b1", "stop")

    assert state.actor == B


def test_equal_tiles_are_offered_once():
    """C37 (R29, R50): two red shops and two spaces."""
    state = building(board={"navagero_s4": "street_empty"}, unbuilt={A: "shop_red shop_red"})

    assert verbs(state, "tile") == ["shop_red navagero_b3", "shop_red navagero_b6"]


def test_the_action_ends_when_nothing_more_can_be_placed():
    """R56: also after the first tile, and the tile without a space stays."""
    board = {"navagero_s1": "street_red", "navagero_b2": "shop_red B"}
    state = building(board=board, unbuilt={A: "shop_red palace_1"}, streets_left=0)
    full = {CELLS.index(cell) for island in ISLANDS for cell in island_cells(island, "b")} - {
        CELLS.index("navagero_b1")
    }
    for cell in full:
        if not state.cells[cell]:
            state.cells[cell] = 11
    survey(state)
    state.offers = []
    state.agenda.append(("build",))
    run(state)
    assert said(state) == ["tile shop_red navagero_b1", "tile palace_1 navagero_b1"]
    state.apply(state.legal()[0])

    assert tiles(state.own_palaces[A]) == ["palace_1"]
    assert state.actor == B


def test_no_street_is_offered_without_one():
    """R56: none left in the supply."""
    state = building(unbuilt={A: "shop_red"}, streets_left=0)
    assert "street" not in said(state)
    state = building(unbuilt={A: "shop_red"}, streets_left=1)
    assert "street" in said(state)
    do(state, "street")
    do(state, said(state)[0])
    assert "street" not in said(state)


# -- special building cards


def special(top, **kwargs):
    """The active player has just built a special building."""
    state = building(
        board={"navagero_s1": "street_red", "navagero_s4": "street_red"},
        unbuilt={A: kwargs.pop("unbuilt", "special_building")},
        specials=top,
        **kwargs,
    )
    return do(state, "tile special_building navagero_b1")


def test_one_of_three_special_cards_is_taken():
    """R55: the others go under the deck in the order drawn; it must be one."""
    state = special("bank inn harbor hostel")
    assert said(state) == ["card bank", "card harbor", "card inn"]
    assert state.decision == "choose_special_card"
    do(state, "card inn")

    assert state.cards[A] == 1 << 13
    assert state.specials[:2] == [4, 0]  # the bank comes out before the harbor again
    assert state.specials[-1] == 6
    assert len(state.specials) == 14
    assert state.decision == "build_step"


def test_fewer_special_cards_are_drawn_when_fewer_are_left():
    """R55."""
    state = building(
        board={"navagero_s1": "street_red"},
        unbuilt={A: "special_building"},
        cards={B: "bank basilica crane_a crane_b harbor harbor_tavern hostel counting_house workshop_red_blue "
                  "workshop_blue_green workshop_red_green lighthouse assembly_hall"},
    )  # fmt: skip
    do(state, "tile special_building navagero_b1")

    assert said(state) == ["card inn", "card guild_hall"]


def test_a_card_works_from_the_next_turn_on():
    """C21 (R55, R82): a Crane chosen within the action adds nothing to the rest of it."""
    state = special("crane_b bank inn", unbuilt="special_building shop_red shop_blue")
    do(state, "card crane_b", "tile shop_red navagero_b2", "stop")
    assert state.vp[A] == 5 + 2
    passing(state)
    go(state, ("build",))
    do(state, "tile shop_blue navagero_b3")

    assert state.vp[A] == 5 + 2 + 3


def test_the_basilica_pays_at_once_and_nothing_later():
    """C22 (R81)."""
    state = special("basilica bank inn", vp={A: 7}, unbuilt="special_building shop_red")
    do(state, "card basilica")
    assert state.vp[A] == 12
    do(state, "tile shop_red navagero_b2")

    assert state.vp[A] == 14


@pytest.mark.parametrize(
    ("tile", "crane_a", "crane_b"),
    [("glassworks", 1, 0), ("palace_1", 1, 0), ("shop_red", 0, 1), ("special_building", 0, 1)],
)
def test_the_cranes(tile, crane_a, crane_b):
    """R82: 1 VP for a building shown, for the owner alone."""
    gained = []
    for cards in ({}, {A: "crane_a"}, {A: "crane_b"}, {A: "crane_a crane_b"}, {B: "crane_a crane_b"}):
        state = building(board={"navagero_s1": "street_red"}, unbuilt={A: tile}, cards=cards)
        gained.append(do(state, f"tile {tile} navagero_b1").vp[A] - 5)

    plain = gained[0]
    assert gained == [plain, plain + crane_a, plain + crane_b, plain + 1, plain]


def test_streets_are_no_buildings_for_the_cranes():
    """R82, R51."""
    state = building(cards={A: "crane_a crane_b"})
    do(state, "street", "lay navagero_s1")

    assert state.vp[A] == 5


# -- the other special building cards


def test_the_bank():
    """C09 (R30, R80)."""
    assert acting("take_gold", gold={A: 1}, cards={A: "bank"}).gold[A] == 5
    assert acting("take_gold", gold={A: 1}, cards={B: "bank"}).gold[A] == 3


def test_harbor_and_harbor_tavern():
    """C17 (R83)."""
    state = acting("place_gondolier", gold={A: 3}, vp={A: 10}, cards={A: "harbor harbor_tavern"})
    twin = do(state.clone(), "dock san_donato_dock_grey")
    assert (twin.gold[A], twin.vp[A]) == (0, 11)
    do(state, "dock san_donato_dock_white")
    assert (state.gold[A], state.vp[A]) == (2, 11)


def test_harbor_and_harbor_tavern_one_by_one():
    """R83."""
    state = acting("place_gondolier", gold={A: 9}, vp={A: 10}, cards={A: "harbor_tavern"})
    do(state, "dock san_donato_dock_grey")
    assert (state.gold[A], state.vp[A]) == (4, 11)
    state = acting("place_gondolier", gold={A: 9}, vp={A: 10}, cards={A: "harbor"})
    do(state, "dock san_donato_dock_white")
    assert (state.gold[A], state.vp[A]) == (8, 10)


def test_the_hostel_shows_five_characters():
    """R83: the others go under the deck in the order drawn."""
    state = acting(
        "recruit_character", cards={A: "hostel"}, characters="crests per_shop per_palace shops_red shops_blue"
    )
    assert len(verbs(state, "recruit")) == 5
    do(state, "recruit per_palace")

    names = ("shops_blue", "shops_red", "per_shop", "crests")
    assert tuple(people(state.characters[:4])) == names


def test_the_inn():
    """C15 (R83, R36): two gold less, never below 0, and the number of cards still counts."""
    state = a_state(gold={A: 0}, cards={A: "inn"})
    paid = []
    for _ in range(4):
        before = state.gold[A]
        state.active, state.agenda = A, [("end_turn",)]
        go(state, ("action", "recruit_character"))
        do(state, said(state)[0])
        paid.append(before - state.gold[A])
        state.gold[A] = 9

    assert paid == [0, 0, 1, 2]
    assert state.recruited[A] == 4


def test_the_assembly_hall():
    """R83: 5 gold for dismissing, 1 for hiring."""
    state = acting("hire_or_dismiss", gold={A: 1}, cards={A: "assembly_hall"})
    assert said(state) == ["dismiss", "hire"]
    assert do(state.clone(), "dismiss").gold[A] == 6
    assert do(state, "hire").gold[A] == 0


FACTORIES = {
    "navagero_s1": "street_red",
    "navagero_b1": "glassworks A",
    "navagero_b2": "glassworks A",
}


def test_the_guild_hall():
    """R87: 1 VP however many factories work; not for selling alone, and too late for this production."""
    for number, points in ((0, 9), (1, 9 - 2 + 1), (2, 9 - 4 + 1)):
        state = acting("production", board=FACTORIES, vp={A: 9}, cards={A: "guild_hall"}, beads={A: "red"})
        assert do(state, f"produce {number}").vp[A] == points  # before the sale is decided
        assert state.decision == "choose_sale"
    state = acting("production", board=FACTORIES, vp={A: 3}, cards={A: "guild_hall"})
    assert said(state) == ["produce 0", "produce 1"]


def test_the_counting_house_draws_one_more_and_returns_one():
    """R84: for no more points; at the end of the turn one own bead goes back."""
    state = acting("production", board=FACTORIES, vp={A: 9}, cards={A: "counting_house"})
    do(state, "produce 2")
    assert sum(state.beads[A]) == 3
    assert state.vp[A] == 5
    do(state, "keep")
    assert state.decision == "choose_kontor_return"
    assert len(said(state)) == sum(number > 0 for number in state.beads[A])
    colour = int(said(state)[0].split()[1])
    before = state.beads[A][colour]
    do(state, said(state)[0])

    assert state.beads[A][colour] == before - 1
    assert sum(state.bag) == 28
    assert state.actor == B


def test_the_counting_house_keeps_a_bead_back_when_selling():
    """R84, R41a: only sets that leave at least one bead."""
    state = acting("production", board=FACTORIES, vp={A: 9}, cards={A: "counting_house"}, beads={B: "blue green " * 10})
    do(state, "produce 1")
    assert state.beads[A] == [2, 0, 0]
    assert said(state) == ["keep", "sell 1 0 0"]
    do(state, "sell 1 0 0")
    assert said(state) == ["return 0"]
    do(state, "return 0")

    assert state.beads[A] == [0, 0, 0]


def test_the_counting_house_does_nothing_without_production():
    """R84: everything may be sold, nothing is returned."""
    state = acting("production", board=FACTORIES, cards={A: "counting_house"}, beads={A: "red"})
    do(state, "produce 0")
    assert said(state) == ["keep", "sell 1 0 0"]
    assert do(state, "sell 1 0 0").actor == B


def test_the_counting_house_and_an_empty_bag():
    """R84 (ruling): no extra bead and no return."""
    beads = "red blue green " * 9 + "red blue"
    state = acting("production", board=FACTORIES, vp={A: 9}, cards={A: "counting_house"}, beads={B: beads})
    do(state, "produce 1")
    assert state.beads[A] == [0, 0, 1]
    assert said(state) == ["keep", "sell 0 0 1"]
    assert do(state, "keep").actor == B


def test_a_workshop_joins_two_colours():
    """C34 (R41a, R85): red and green count as each other."""
    state = acting("production", beads={A: "red red green blue"}, cards={A: "workshop_red_green"}, gold={A: 0})

    assert set(said(state)) == {
        "keep", "sell 1 0 0", "sell 2 0 0", "sell 0 0 1", "sell 0 1 0", "sell 1 0 1", "sell 2 0 1",
    }  # fmt: skip
    assert do(state.clone(), "sell 1 0 0").gold[A] == 5
    assert do(state.clone(), "sell 1 0 1").gold[A] == 12
    assert do(state, "sell 2 0 1").gold[A] == 20
    assert state.bag == [10, 9, 10]  # in their true colours


def test_one_workshop_for_a_bead():
    """R85: red and green both count as blue, but red alone never as green."""
    kwargs = {"beads": {A: "red green green"}, "cards": {A: "workshop_red_blue workshop_blue_green"}}
    assert "sell 1 0 2" in said(acting("production", **kwargs))  # all three as blue
    state = acting("production", beads={A: "red red green"}, cards={A: "workshop_red_blue"})
    assert "sell 1 0 1" not in said(state)
    assert said(state) == ["keep", "sell 0 0 1", "sell 1 0 0", "sell 2 0 0"]


def test_the_other_two_workshops():
    """R85."""
    for card, pair in (("workshop_red_blue", "sell 1 1 0"), ("workshop_blue_green", "sell 0 1 1")):
        state = acting("production", beads={A: "red blue green"}, cards={A: card})
        mixed = [text for text in said(state) if text.count("1") > 1]
        assert mixed == [pair]


def test_at_most_one_workshop():
    """R92: further ones cannot be chosen; without the option they can."""
    for option, offered in (
        (True, ["card bank"]),
        (False, ["card bank", "card workshop_red_blue", "card workshop_red_green"]),
    ):
        state = special(
            "bank workshop_red_blue workshop_red_green", cards={A: "workshop_blue_green"}, max_one_workshop=option
        )
        assert said(state) == offered
    state = special("bank workshop_red_blue workshop_red_green", max_one_workshop=True)
    assert len(said(state)) == 3
    state = special(
        "bank workshop_red_blue workshop_red_green", cards={B: "workshop_blue_green"}, max_one_workshop=True
    )
    assert len(said(state)) == 3


def test_none_is_taken_if_all_are_forbidden():
    """R92 (ruling): a guard; two workshops are all the deck holds."""
    others = "bank basilica crane_a crane_b harbor harbor_tavern hostel counting_house lighthouse assembly_hall "
    others += "inn guild_hall"
    state = special(None, cards={A: "workshop_blue_green", B: others}, max_one_workshop=True)

    assert state.decision == "build_step"
    assert sorted(state.specials) == [8, 10]
    assert state.drawn == []
