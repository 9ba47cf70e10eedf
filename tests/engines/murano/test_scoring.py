"""Scoring the characters: all forty cards, gondoliers, the best assignment.  R60-R64, R85, R93, R100-R115"""

import sys
from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.murano.components import CHARACTERS, HOME, ISLANDS
from app.engines.murano.flow import run
from app.engines.murano.invariants import table
from app.engines.murano.scoring import best_assignment, combinations, expected, free_gondoliers, score_card, ways
from tests.engines.murano.builder import (
    GAME,
    A,
    B,
    C,
    a_state,
    acting,
    do,
    events,
    people,
    said,
    scoring,
    verbs,
)

HERE = "navagero"


def island(streets="", buildings="", name=HERE):
    """Customers and buildings of an island in short: ``"red blue -"`` and ``"shop_red:A palace_2"``."""
    board = {}
    for number, colour in enumerate(streets.split(), 1):
        board[f"{name}_s{number}"] = f"street_{'empty' if colour == '-' else colour}"
    for number, tile in enumerate(buildings.split(), 1):
        board[f"{name}_b{number}"] = tile.replace(":", " ")
    return board


def value(card, streets="", buildings="", *, name=HERE, players=2, **kwargs):
    """What A's only card brings on an island with one white gondolier; 0 if it is not offered."""
    docks = {f"{name}_dock_white": A, **kwargs.pop("docks", {})}
    state = a_state(players, board=island(streets, buildings, name), hand={A: card}, docks=docks, **kwargs)
    found = [points for points, _ in ways(state, A, CHARACTERS.index(card), ISLANDS.index(name))]
    return max(found, default=0)


# -- the cards


@pytest.mark.parametrize("colour", ["red", "blue", "grey"])
def test_shops_of_one_colour(colour):
    """R100: 4 VP each, whoever owns it."""
    other = "blue" if colour == "red" else "red"
    assert value(f"shops_{colour}", buildings=f"shop_{colour}:A shop_{colour}:B shop_{other}:A palace_1") == 8
    assert value(f"shops_{colour}", buildings=f"shop_{other}:A") == 0


@pytest.mark.parametrize(
    ("card", "points"),
    [("per_shop", 2 * 3), ("per_palace", 2 * 1), ("per_glassworks", 3 * 1), ("per_special_building", 3)],
)
def test_buildings_of_one_sort(card, points):
    """R100: 2 or 3 VP each, whoever owns it."""
    assert value(card, "red", "shop_red:A shop_blue:B shop_grey:B palace_3 glassworks:B special_building") == points
    assert value(card, "red") == 0


@pytest.mark.parametrize(
    ("card", "tile", "other"), [("sole_shop", "shop_red", "glassworks"), ("sole_glassworks", "glassworks", "shop_red")]
)
def test_only_owner(card, tile, other):
    """R101: 12 VP; other buildings may stand there, also of opponents."""
    assert value(card, buildings=f"{tile}:A {tile}:A {other}:B palace_1") == 12
    assert value(card, buildings=f"{tile}:A {tile}:B") == 0
    assert value(card, buildings=f"{tile}:B") == 0
    assert value(card, buildings=f"{other}:A") == 0


def test_only_owner_of_shops_of_different_colours():
    """R101: a shop is a shop."""
    assert value("sole_shop", buildings="shop_red:A shop_blue:B") == 0
    assert value("sole_shop", buildings="shop_red:A shop_blue:A") == 12


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_gold_exchange(colour):
    """R102: 2, 4, 6, 8 gold for 1, 3, 6, 10 VP; enough customers, a palace, a special building."""
    card, enough = f"gold_exchange_{colour}", f"{colour} {colour} grey"
    assert [value(card, enough, "palace_1 special_building", gold={A: gold}) for gold in range(1, 10)] == [
        0, 1, 1, 3, 3, 6, 6, 10, 10,
    ]  # fmt: skip
    assert value(card, enough + " grey -", "palace_1 palace_2 special_building", gold={A: 8}) == 10
    other = "red" if colour == "blue" else "blue"
    for streets, buildings in (
        (f"{colour} grey", "palace_1 special_building"),
        (f"{colour} {colour}", "palace_1 special_building"),
        (f"{other} {other} grey", "palace_1 special_building"),
        (enough, "special_building"),
        (enough, "palace_1"),
    ):
        assert value(card, streets, buildings, gold={A: 8}) == 0


def test_quiet_island():
    """R103: at most three red and blue customers together; none is fine, grey ones do not matter."""
    assert [value("few_red_blue", streets) for streets in ("", "red red blue grey grey", "red red blue blue")] == [
        10,
        10,
        0,
    ]


def test_one_of_everything():
    """R104."""
    tiles = ["glassworks:B", "shop_grey:B", "palace_1", "special_building"]
    assert value("one_of_each", "red blue grey", " ".join(tiles)) == 12
    for missing in tiles:
        assert value("one_of_each", "red blue grey", " ".join(tile for tile in tiles if tile != missing)) == 0
    for streets in ("blue grey", "red grey", "red blue"):
        assert value("one_of_each", streets, " ".join(tiles)) == 0


def test_all_customers():
    """R105: by the table, empty streets do not count."""
    seven = ["red", "blue", "grey", "red", "blue", "grey", "red"]
    points = [value("customers_all", " ".join(seven[:number]), name="sacca_mattia") for number in range(8)]

    assert points == [0, 1, 2, 4, 6, 9, 12, 15]
    assert value("customers_all", "red - - blue") == 2
    assert value("customers_all", "red " * 8, name="san_donato") == 15


@pytest.mark.parametrize(
    ("colour", "table"),
    [("red", [0, 2, 5, 9, 13, 16, 16]), ("blue", [0, 2, 5, 9, 13, 16, 16]), ("grey", [0, 3, 7, 12, 16, 16])],
)
def test_customers_of_one_colour(colour, table):
    """R105: others do not matter; the last step is open."""
    other = "blue" if colour == "red" else "red"
    points = [
        value(f"customers_{colour}", " ".join([*[colour] * number, other, "-"]), name="san_donato")
        for number in range(len(table))
    ]
    assert points == table


def test_crests():
    """R106."""
    assert value("crests", buildings="palace_1 palace_3 palace_3 shop_red:A") == 7
    assert value("crests", buildings="shop_red:A") == 0


def test_own_and_opponents_buildings():
    """R107, R64: glass factories and shops only; all opponents together."""
    buildings = "shop_red:A glassworks:A shop_blue:B glassworks:C shop_grey:C palace_1"
    assert value("own_two_other_one", buildings=buildings, players=3) == 2 * 2 + 3
    assert value("own_one_other_two", buildings=buildings, players=3) == 2 + 2 * 3


@pytest.mark.parametrize("colour", ["red", "blue", "grey"])
def test_special_buildings_equal_customers(colour):
    """R108: at least one special building."""
    card, other = f"special_equals_{colour}", "blue" if colour == "red" else "red"
    assert value(card, f"{colour} {colour} {other}", "special_building special_building") == 12
    assert value(card, f"{colour} {other}", "special_building special_building") == 0
    assert value(card, f"{colour} {colour}", "special_building") == 0
    assert value(card, other, "shop_red:A") == 0  # none and none


@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("crests_equal_glassworks", ["glassworks:A", "glassworks:B"]),
        ("crests_equal_shop", ["shop_red:A", "shop_grey:B"]),
    ],
)
def test_crests_equal_buildings(card, tiles):
    """R109: at least one crest."""
    assert value(card, buildings=" ".join(["palace_2", *tiles])) == 12
    assert value(card, buildings=" ".join(["palace_1", "palace_1", *tiles])) == 12
    assert value(card, buildings=" ".join(["palace_1", *tiles])) == 0
    assert value(card, buildings=" ".join(["palace_3", *tiles])) == 0
    assert value(card, buildings="special_building") == 0


def test_balance():
    """R110: glass factories, shops and palaces equal in number, at least one each."""
    one = "glassworks:A shop_red:B palace_3"
    assert value("trio_equal", buildings=one) == 16
    assert (
        value("trio_equal", buildings=f"{one} glassworks:B shop_blue:B palace_1 special_building", name="san_donato")
        == 16
    )
    assert value("trio_equal", buildings=f"{one} palace_1") == 0
    assert value("trio_equal") == 0


def test_own_equal_to_opponents_buildings():
    """R111: 0 to 0 counts; palaces and special buildings belong to nobody."""
    assert value("own_equals_others") == 12
    assert value("own_equals_others", buildings="palace_1 special_building") == 12
    assert value("own_equals_others", buildings="shop_red:A glassworks:A shop_blue:B glassworks:C", players=3) == 12
    assert value("own_equals_others", buildings="shop_red:A") == 0
    assert value("own_equals_others", buildings="shop_red:A shop_blue:B glassworks:C", players=3) == 0


def test_exactly_one_crest():
    """R112: on the whole island."""
    assert [value("exactly_one_crest", buildings=b) for b in ("palace_1", "palace_1 palace_1", "palace_2", "")] == [
        12,
        0,
        0,
        0,
    ]


@pytest.mark.parametrize("name", ISLANDS)
def test_three_own_buildings_on_the_named_island(name):
    """R113: glass factories and shops; only with a gondolier there."""
    card, players = f"own_three_{name}", 4
    three = "shop_red:A glassworks:A shop_blue:A"
    assert value(card, buildings=three, name=name, players=players) == 10
    assert value(card, buildings="shop_red:A glassworks:A shop_blue:B palace_1", name=name, players=players) == 0
    elsewhere = next(island_ for island_ in ISLANDS if island_ != name)
    assert value(card, buildings=three, name=elsewhere, players=players) == 0


@pytest.mark.parametrize("name", ["sacca_serenella", "navagero", "san_stefano"])
def test_two_gondoliers_at_the_named_island(name):
    """R114: the scoring one included; not those of others, not at another island."""
    card = f"two_gondoliers_{name}"
    assert value(card, name=name, players=4) == 0
    assert value(card, name=name, players=4, docks={f"{name}_dock_grey": A}) == 10
    assert value(card, name=name, players=4, docks={f"{name}_dock_grey": B}) == 0
    assert value(card, name="san_donato", players=4, docks={"san_donato_dock_grey": A}) == 0


def test_a_gondolier_already_used_counts_too():
    """R114 (ruling)."""
    docks = {"navagero_dock_white": A, "navagero_dock_grey": A}
    state = scoring(hand={A: "two_gondoliers_navagero few_red_blue"}, docks=docks)
    do(state, "score few_red_blue navagero", "score two_gondoliers_navagero navagero")

    assert state.vp[A] == 5 + 10 + 10


GLASS = [("red", "sacca_mattia"), ("blue", "san_donato"), ("green", "san_pietro_martire")]


@pytest.mark.parametrize(("colour", "name"), GLASS)
def test_beads(colour, name):
    """R115: 7 VP each, at most three; on the named island only."""
    card = f"glass_{colour}_{name}"
    points = [value(card, name=name, beads={A: f"{colour} " * number}) for number in range(5)]
    assert points == [0, 7, 14, 21, 21]
    others = " ".join({"red", "blue", "green"} - {colour})
    assert value(card, name=name, beads={A: others}) == 0
    assert value(card, name="navagero", beads={A: colour}) == 0


def test_workshops_apply_to_bead_cards():
    """R115, R85, R93: one workshop for a bead, and none with the option."""
    kwargs = {
        "hand": {A: "glass_red_sacca_mattia"}, "docks": {"sacca_mattia_dock_white": A}, "beads": {A: "red blue green"},
        "cards": {A: "workshop_red_blue workshop_blue_green"},
    }  # fmt: skip
    state = scoring(**kwargs)
    assert verbs(state, "score") == [
        f"glass_red_sacca_mattia sacca_mattia {beads}" for beads in ("0 1 0", "1 0 0", "1 1 0")
    ]
    do(state, "score glass_red_sacca_mattia sacca_mattia 1 1 0")
    assert (state.vp[A], state.beads[A]) == (5 + 14, [0, 0, 1])
    state = scoring(**kwargs, no_workshop_in_scoring=True)
    assert verbs(state, "score") == ["glass_red_sacca_mattia sacca_mattia 1 0 0"]


def test_workshops_still_help_to_sell_with_the_option():
    """R93."""
    state = acting("production", beads={A: "red green"}, cards={A: "workshop_red_green"}, no_workshop_in_scoring=True)
    assert "sell 1 0 1" in said(state)


def test_a_bead_is_handed_in_once():
    """R115: blue beads for two cards."""
    state = scoring(
        hand={A: "glass_red_sacca_mattia glass_blue_san_donato"},
        docks={"sacca_mattia_dock_white": A, "san_donato_dock_white": A},
        beads={A: "blue blue"},
        cards={A: "workshop_red_blue"},
    )
    do(state, "score glass_red_sacca_mattia sacca_mattia 0 1 0")
    assert verbs(state, "score") == ["glass_blue_san_donato san_donato 0 1 0"]
    do(state, "score glass_blue_san_donato san_donato 0 1 0")

    assert state.vp[A] == 5 + 7 + 7
    assert state.beads[A] == [0, 0, 0]


def test_forty_cards_and_where_they_score():
    """R100: twelve are bound to an island, two to each; the others score on any."""
    assert len(set(CHARACTERS)) == 40
    assert sorted(home for home in HOME if home >= 0) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    for name in ISLANDS:
        assert value("few_red_blue", name=name, players=4) == 10


# -- the sequence


def test_cards_and_unused_gondoliers():
    """C30 (R60, R62): two cards and a third gondolier; ready ones bring nothing."""
    docks = {"navagero_dock_white": A, "navagero_dock_brown": A, "san_donato_dock_white": A}
    state = scoring(hand={A: "crests few_red_blue"}, board=island("", "palace_3"), docks=docks)
    do(state, "score crests navagero")
    happened = events(state, "score few_red_blue san_donato")

    assert state.vp[A] == 5 + 3 + 10 + 1
    assert ("gondolier_points", A, 1) in happened
    assert state.ready[A] == 2


def test_two_cards_on_one_island_need_two_gondoliers():
    """C31 (R100, R101, R60)."""
    board = island("red", "shop_red:A shop_red:B glassworks:A", "sacca_mattia")
    docks = {"sacca_mattia_dock_white": A, "sacca_mattia_dock_grey": A}
    state = scoring(hand={A: "shops_red sole_glassworks crests"}, board=board, docks=docks)
    do(state, "score shops_red sacca_mattia")
    assert state.vp[A] == 5 + 8
    do(state, "score sole_glassworks sacca_mattia")

    assert state.vp[A] == 5 + 8 + 12
    assert state.actor == NOBODY  # no gondolier is left


def test_gold_given_is_gone():
    """C32 (R102, R65): 4 of 5 gold for 3 VP, 1 is kept for the tie-break."""
    board = island("blue blue grey", "palace_1 special_building")
    state = scoring(gold={A: 5}, hand={A: "gold_exchange_blue"}, board=board, docks={"navagero_dock_white": A})
    assert said(state) == [
        "score gold_exchange_blue navagero 2", "score gold_exchange_blue navagero 4", "finish",
    ]  # fmt: skip
    do(state, "score gold_exchange_blue navagero 4")

    assert (state.vp[A], state.gold[A]) == (8, 1)


def test_the_same_gold_serves_one_card():
    """R102: 9 gold for two cards."""
    board = island("blue blue grey red red", "palace_1 special_building")
    docks = {"navagero_dock_white": A, "navagero_dock_brown": A}
    state = scoring(gold={A: 9}, hand={A: "gold_exchange_blue gold_exchange_red"}, board=board, docks=docks)
    do(state, "score gold_exchange_blue navagero 6")

    assert verbs(state, "score") == ["gold_exchange_red navagero 2"]


def test_a_card_worth_nothing_is_not_offered():
    """C35 (R60a, R62): the player is finished without being asked."""
    state = scoring(hand={A: "per_palace"}, docks={"navagero_dock_white": A})

    assert state.actor == NOBODY
    assert state.vp[A] == 6


def test_every_combination_is_offered():
    """R60a, R29: each card with each island, once however many gondoliers stand there."""
    docks = {
        "navagero_dock_white": A,
        "navagero_dock_brown": A,
        "san_donato_dock_white": A,
        "san_stefano_dock_white": B,
    }
    state = scoring(hand={A: "few_red_blue own_equals_others own_three_navagero"}, docks=docks)

    assert said(state) == [
        "score few_red_blue san_donato", "score few_red_blue navagero",
        "score own_equals_others san_donato", "score own_equals_others navagero", "finish",
    ]  # fmt: skip


def test_cards_may_be_left_unscored():
    """R61, R62: the gondolier brings its point."""
    state = scoring(hand={A: "few_red_blue"}, docks={"navagero_dock_white": A})
    do(state, "finish")

    assert state.vp[A] == 6
    assert people(state.hand[A]) == ["few_red_blue"]
    assert state.scored[A] == []


def test_players_are_scored_one_after_the_other():
    """R60, R63: from the one who ended the game on; nobody's points depend on it."""
    hand = {A: "few_red_blue", B: "own_equals_others", C: "customers_all"}
    board = island("red grey")
    docks = {f"navagero_dock_{colour}": seat for seat, colour in enumerate(("white", "brown", "orange"))}
    results = []
    for first in (A, B, C):
        state = scoring(players=3, active=first, hand=hand, board=board, docks=docks)
        order = []
        while state.actor != NOBODY:
            order.append(state.actor)
            do(state, said(state)[0])
        assert order == [(first + step) % 3 for step in range(3)]
        results.append(state.vp)

    assert results == [[15, 17, 7]] * 3


def test_the_track_alone_is_shown_as_scores():
    """R5, R63: characters would betray themselves; their owner may work out what he is worth."""
    state = a_state(hand={A: "few_red_blue", B: "own_equals_others"}, docks={"navagero_dock_white": A})

    assert state.scores() == [5, 5]
    assert expected(state, A) == 5 + 10
    assert expected(state, B) == 5


# -- the best assignment


def a_full_board(seed, n_cards, n_gondoliers, players=4):
    """Random play that never ends its turns in scoring, with a random hand."""
    random = Random(seed)
    state = GAME.new(players, {}, seed)
    while state.decision != "assign_characters" and state.actor != NOBODY and not state.ended:
        state.apply(random.choice(state.legal()))
    docks = list(range(4 * len(state.islands)))
    random.shuffle(docks)
    state.docks = [-1] * 24
    for dock in docks[:n_gondoliers]:
        state.docks[dock] = A
    state.tally = table(state)
    state.hand[A] = random.sample(range(len(CHARACTERS)), n_cards)
    state.gold[A] = random.randrange(14)
    state.beads[A] = [random.randrange(3) for _ in range(3)]
    state.cards[A] = random.choice([0, 1 << 8, 1 << 9 | 1 << 10])
    return state


def by_trying_everything(state):
    """Points and gold of the best of all ways to go through the scoring."""
    best = (state.vp[A] + sum(free_gondoliers(state, A, each) for each in state.islands), state.gold[A])
    for action in combinations(state, A):
        after = state.clone()
        after.decision, after.actor = "assign_characters", A
        after.agenda = [("over",)]
        score_card(after, action)
        best = max(best, by_trying_everything(after))
    return best


@pytest.mark.parametrize("seed", range(40))
def test_the_best_assignment_is_the_best(seed):
    """R63, R60, R62, R102: most points, then most gold, and its actions can be played."""
    state = a_full_board(seed, 3, 4)
    points, actions = best_assignment(state, A)
    best = by_trying_everything(state)

    assert expected(state, A) == state.vp[A] + points == best[0]
    state.agenda, state.offers = [("over",), ("gondolier_points", A), ("assign", A)], []
    for seat in range(1, 4):
        state.hand[seat] = []
    run(state)
    for action in actions:
        GAME.play(state, action)
    if state.actor != NOBODY:
        GAME.play(state, ("finish",))
    assert (state.vp[A], state.gold[A]) == best


def test_gold_is_kept_if_it_brings_nothing_more():
    """R63, R62: 2 gold for 1 VP are no better than the gondolier's own point."""
    board = island("blue blue grey", "palace_1 special_building")
    state = a_state(gold={A: 3}, hand={A: "gold_exchange_blue"}, board=board, docks={"navagero_dock_white": A})

    assert best_assignment(state, A) == (1, [])


def test_of_two_equal_ways_the_one_that_keeps_the_gold_is_best():
    """R63: 6 VP by crests or for 6 gold, with a single gondolier."""
    board = island("blue blue grey", "palace_3 palace_3 special_building")
    state = a_state(gold={A: 6}, hand={A: "gold_exchange_blue crests"}, board=board, docks={"navagero_dock_white": A})

    assert best_assignment(state, A) == (6, [("score", CHARACTERS.index("crests"), ISLANDS.index("navagero"))])


def test_a_worse_way_tried_first_stands_in_nobodys_way():
    """R63: red customers 13 or 9, shops 10 or 2; the first place of the one is needed by the other."""
    board = island("red red red red", "shop_red:A shop_red:A shop_blue:A shop_blue:A shop_grey:A")
    board |= island("red red red", "shop_grey:A", "san_donato") | island("", "palace_3", "sacca_mattia")
    docks = {f"{name}_dock_white": A for name in ("navagero", "san_donato", "sacca_mattia")}
    state = a_state(hand={A: "customers_red per_shop crests"}, board=board, docks=docks)

    assert best_assignment(state, A)[0] == 9 + 10 + 3


def test_eight_cards_are_assigned_in_no_time():
    """R63: the search stays small, however the cards contend for places."""
    calls = 0

    def count(frame, event, _):
        nonlocal calls
        calls += event == "call" and frame.f_code.co_name == "search"

    for seed in range(30):
        state = a_full_board(seed, 8, 7)
        sys.setprofile(count)
        best_assignment(state, A)
        sys.setprofile(None)
    assert calls < 30 * 300
