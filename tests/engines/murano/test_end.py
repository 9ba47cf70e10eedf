"""How the game ends, the last round, the start characters.  R18, R60, R65, R70-R74, R90"""

import pytest

from app.engines.contract import NOBODY
from app.engines.murano.components import PLAYER_COLOURS
from tests.engines.murano.builder import (
    GAME,
    A,
    B,
    C,
    a_state,
    acting,
    at,
    do,
    events,
    go,
    passing,
    said,
    scoring,
)

STREET = {"navagero_s1": "street_red", "navagero_s4": "street_red"}


def last_round(action, players=2, **kwargs):
    """The last turn of the game, on a space of the action; everything else as named."""
    kwargs.setdefault("left", {"glassworks": 1, "palace": 1, "special_building": 1, "shop": 1})
    state = a_state(players, **kwargs)
    state.ended, state.turns_left = True, 1
    return go(state, ("action", action))


# -- what ends the game


def test_the_last_glass_factory_ends_the_game():
    """C28 (R70, R71, R60): everybody else has one more turn, then P1 is scored first."""
    hands = {A: "few_red_blue", B: "own_equals_others", C: "two_gondoliers_navagero"}
    docks = {f"navagero_dock_{colour}": min(seat, C) for seat, colour in enumerate(PLAYER_COLOURS)}
    state = acting("buy_glassworks", players=3, left={"palace": 0, "glassworks": 1}, hand=hands, docks=docks)
    assert state.ended
    order = []
    while state.decision != "assign_characters":
        order.append(state.actor)
        passing(state)
    assert order == [B, C]
    while state.actor != NOBODY:
        order.append(state.actor)
        do(state, said(state)[0])

    assert order == [B, C, A, B, C]


def test_one_empty_sort_does_not_end_the_game():
    """R70."""
    state = acting("buy_glassworks", left={"glassworks": 1})

    assert not state.ended
    assert state.actor == B


@pytest.mark.parametrize(
    ("action", "sort"),
    [("buy_shop", "shop"), ("buy_palace", "palace"), ("buy_special_building", "special_building")],
)
def test_any_two_sorts_end_the_game(action, sort):
    """R70: tiles lying before players do not count."""
    state = acting(action, left={"glassworks": 0, sort: 1})
    if state.decision == "choose_purchase_mode":
        do(state, "top")

    assert state.ended
    assert state.actor == B
    passing(state)
    assert state.actor == NOBODY


def test_the_last_street_ends_the_game_and_the_turn_goes_on():
    """R70, R72: no final build, for nothing was bought; the Build action is completed."""
    state = acting("build", streets_left=1, left={"shop": 0}, unbuilt={A: "palace_1"})
    happened = events(state, "street", "lay sacca_mattia_s1")
    assert ("end_triggered", A) in happened
    assert state.ended
    assert state.decision == "build_step"
    do(state, "tile palace_1 sacca_mattia_b1")

    assert state.actor == B


def test_further_sorts_running_out_change_nothing():
    """R71: the number of turns left stays."""
    state = acting("buy_glassworks", players=3, left={"palace": 0, "glassworks": 1, "special_building": 1})
    assert state.turns_left == 2
    state.agenda, state.offers = [("end_turn",)], []
    go(state, ("action", "buy_special_building"))

    assert state.turns_left == 1
    assert state.actor == C


# -- the final build


def test_only_the_shop_just_bought_may_be_built():
    """C29 (R72): an older one stays; it brings its points and marker."""
    state = last_round("buy_shop", board=STREET, unbuilt={A: "shop_grey"}, top="shop_red", left={})
    do(state, "top")
    assert state.decision == "final_build"
    assert said(state) == [f"tile shop_red navagero_b{n}" for n in (1, 2, 3, 6)] + ["leave"]
    do(state, "tile shop_red navagero_b3")

    assert at(state, "navagero_b3") == "shop_red A"
    assert state.vp[A] == 5 + 2
    assert len(state.own_shops[A]) == 1
    assert state.actor == NOBODY


def test_the_final_build_may_be_declined():
    """R72."""
    state = last_round("buy_glassworks", board=STREET)
    happened = events(state, "leave")

    assert ("left_unbuilt", A) in happened
    assert state.own_glassworks[A] == 1
    assert state.vp[A] == 5


@pytest.mark.parametrize(
    ("action", "tile", "points"), [("buy_glassworks", "glassworks", 1), ("buy_palace", "palace_2", 3)]
)
def test_every_building_bought_in_the_last_round_may_be_built(action, tile, points):
    """R72, R54, R82: a crane pays there, too."""
    state = last_round(action, board=STREET, top="palace_2" if "palace" in tile else "", left={}, cards={A: "crane_a"})
    if state.decision == "choose_purchase_mode":
        do(state, "top")
    do(state, f"tile {tile} navagero_b1")

    assert state.vp[A] == 5 + points + 1


def test_the_purchase_that_triggers_the_end_may_be_built_too():
    """R72: and no other purchase before."""
    state = acting("buy_glassworks", board=STREET, left={"palace": 0, "glassworks": 1})
    assert state.decision == "final_build"
    do(state, "tile glassworks navagero_b1")
    assert state.actor == B
    state = acting("buy_glassworks", board=STREET, left={"palace": 0, "glassworks": 2})
    assert state.decision == "choose_turn"


def test_without_a_legal_space_nothing_is_asked():
    """R72, R28: the tile stays unbuilt."""
    state = last_round("buy_glassworks")

    assert state.actor == NOBODY
    assert state.own_glassworks[A] == 1


def test_a_special_building_of_the_last_round_brings_its_card():
    """R72 (ruling), R81, R55: the Basilica pays; the game is over afterwards."""
    state = last_round("buy_special_building", board=STREET, specials="basilica bank inn", left={})
    do(state, "tile special_building navagero_b1", "card basilica")

    assert state.vp[A] == 10
    assert state.actor == NOBODY


def test_a_workshop_of_the_last_round_counts_in_the_scoring():
    """R72 (ruling), R55, R115."""
    state = last_round(
        "buy_special_building", board=STREET, specials="workshop_red_blue bank inn", left={},
        hand={A: "glass_red_sacca_mattia"}, docks={"sacca_mattia_dock_white": A}, beads={A: "blue"},
    )  # fmt: skip
    do(state, "tile special_building navagero_b1", "card workshop_red_blue")

    assert said(state) == ["score glass_red_sacca_mattia sacca_mattia 0 1 0", "finish"]


def test_no_street_and_no_third_tile_in_the_final_build():
    """R72: not a Build action."""
    state = last_round("buy_glassworks", board=STREET, unbuilt={A: "palace_1"})

    assert {text.split()[1] for text in said(state) if text != "leave"} == {"glassworks"}


# -- the safety net


def test_ten_rounds_of_passing_end_the_game():
    """C36 (R74): at once, and the next player is scored first."""
    docks = {"navagero_dock_white": A, "navagero_dock_brown": B}
    state = a_state(2, docks=docks, hand={A: "few_red_blue", B: "own_equals_others"})
    for _ in range(18):
        passing(state)
    assert state.decision == "choose_turn"
    passing(state)
    assert (state.decision, state.actor) == ("choose_turn", B)
    passing(state)

    assert (state.decision, state.actor) == ("assign_characters", A)
    assert not state.ended


def test_one_action_between_starts_the_count_anew():
    """R74."""
    state = a_state(2, gold={A: 0, B: 0})
    for _ in range(15):
        passing(state)
    before = state.passes
    target = next(text for text in said(state) if text.startswith("act"))
    state.apply(("act", state.legal()[said(state).index(target)][1]))
    while state.decision == "move_ship":
        state.apply(state.legal()[0])

    assert before == 15
    assert state.passes == 0


def test_the_ten_rounds_are_full_ones():
    """R74: B's pass before does not count, nor do ten passes of each across eleven rounds."""
    state = acting("take_gold")
    for _ in range(20):
        assert state.actor != NOBODY
        passing(state)
    assert state.passes == 20
    assert state.actor == B
    passing(state)
    assert state.actor == NOBODY


@pytest.mark.parametrize("players", [2, 3])
def test_forty_rounds_without_a_tile_end_the_game(players):
    """R74: the rest of the round in which the last tile left, then forty full ones."""
    state = acting("buy_glassworks", players=players, gold=dict.fromkeys(range(players), 1))
    turns = 0
    while state.actor != NOBODY:
        state.passes = 0  # as if somebody took gold now and then
        passing(state)
        turns += 1

    assert turns == players - 1 + 40 * players


def test_tiles_leaving_start_the_count_of_rounds_anew():
    """R74: a street drawn is a tile as well."""
    for action in ("buy_glassworks", "build"):
        state = a_state()
        state.still = 79
        go(state, ("action", action))
        if action == "build":
            do(state, "street", "lay navagero_s1", "stop")
        assert state.actor == B
        assert state.still == 0


# -- places


def test_more_gold_breaks_the_tie():
    """C33 (R65)."""
    state = scoring(vp={A: 62, B: 62}, gold={A: 2, B: 4})

    assert state.scores() == [62, 62]
    assert state.ranking() == [2, 1]


def test_equal_points_and_gold_share_a_place():
    """R65 (ruling): also the lower places."""
    state = scoring(players=4, vp={A: 40, B: 62, C: 40, 3: 62}, gold={A: 2, B: 4, C: 2, 3: 4})

    assert state.ranking() == [3, 1, 3, 1]
    assert scoring(vp={A: 9, B: 8}, gold={A: 0, B: 90}).ranking() == [1, 2]


def test_the_game_is_over_after_the_scoring():
    """R60, R5: nobody is to act, and nothing is legal."""
    state = scoring()

    assert (state.actor, state.decision, state.legal()) == (NOBODY, "over", [])


# -- start characters


def test_start_characters_are_bought_before_the_first_turn():
    """R90, R18, R36: in turn order from the start player; each sees other cards, the next costs 2."""
    state = GAME.new(3, {"start_character": True}, seed=5)
    start = state.start
    order, seen, turns = [], [], []
    while state.decision == "start_character":
        order.append(state.actor)
        seen += state.drawn
        turns.append((state.round, state.turn))
        do(state, said(state)[0])

    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert len(set(seen)) == 9
    assert turns == [(1, 1), (1, 2), (1, 3)]
    assert (state.decision, state.actor, state.round, state.turn) == ("choose_turn", start, 1, 4)
    assert state.gold == [4, 4, 4]
    assert state.recruited == [1, 1, 1]
    assert len(state.characters) == 30


def test_declining_a_start_character_keeps_gold_and_price():
    """R90 (ruling): the cards go under the deck before the next player draws."""
    state = GAME.new(2, {"start_character": True}, seed=5)
    first, drawn = state.actor, state.drawn
    do(state, "decline")

    assert state.characters[:3] == drawn[::-1]
    assert state.actor == 1 - first
    assert state.gold[first] == 5
    assert state.recruited[first] == 0
    do(state, "decline")
    assert state.decision == "choose_turn"


def test_without_the_option_the_first_turn_comes_first():
    """R90."""
    state = GAME.new(2, seed=5)

    assert state.decision == "choose_turn"
