"""The log tells every event, in whole sentences, and points at what it speaks of."""

import re

from app.models.murano.sentences import SILENT
from app.models.presenter import NO_SEAT
from tests.engines.murano.builder import A, B, a_state, acting, do, scoring
from tests.models.murano.play import PRESENTER, game, games
from tests.models.play import ANNA, LENI, SEATS, clean, facts_of_the_engine, persons, silent_plies

TWO = (ANNA, LENI)


def lines(state, *texts, seats=TWO):
    """The log of what these actions do, ply by ply."""
    found = []
    for text in texts:
        state.trace = []
        do(state, text)
        found += PRESENTER.lines(state.trace, seats)
        state.trace = None
    return found


def told(state, *texts):
    return [line.text for line in lines(state, *texts)]


def test_every_event_of_the_engine_has_a_sentence():
    examples = {
        (event[0], event[3] if event[0] in ("gold", "vp") else ""): event
        for setup in range(3)
        for seed in (11, 12, 13)
        for events in game(setup, seed)[1]
        for event in events
    }
    facts = facts_of_the_engine("murano")

    assert len(facts) == 27
    rare = [("bead_returned", 1, 2), ("left_unbuilt", 1), ("hired", 1, 3), ("looked_through", 1, "palace")]
    rare += [("vp", 1, 1, source) for source in ("harbor_tavern", "guild_hall", "basilica")]
    assert facts <= {fact for fact, _ in examples} | {event[0] for event in rare}
    for event in [*examples.values(), *rare]:
        for seats in (SEATS, persons(4)):
            sentence = PRESENTER.sentence(event, seats)
            assert sentence.endswith("."), event
            assert clean(sentence), event


def test_every_ply_has_a_line_or_is_silent_by_intent():
    silent = list(silent_plies("murano", games()))
    assert {event[0] for _, happened in silent for event in happened} <= SILENT
    assert {decision for decision, _ in silent} <= {
        "choose_turn",  # the target alone
        "build_step",  # a street is drawn, or nothing more is built
        "choose_purchase_mode",
        "choose_production",
        "choose_sale",
        "assign_characters",
    }


def test_lines_name_pieces_that_are_on_the_table():
    named = 0
    for states, events in games():
        for state, happened in zip(states[1:], events, strict=False):
            seats = SEATS[: state.players]
            found = {line.piece for line in PRESENTER.lines(happened, seats) if line.piece}
            named += len(found)
            if found:
                assert found <= {piece.key for piece in PRESENTER.table(state, 0, seats).pieces()}
    assert named > 500


def test_a_plan_of_two_ships_tells_its_price_with_the_last():
    state = a_state(gold={A: 5})

    assert [(line.text, line.piece) for line in lines(state, "act space_13", "move space_13 space_14")] == [
        ("You move a ship to “Shop” (below).", "space:14")
    ]
    assert told(state, "move space_11 space_13") == ["You move a ship to “Build” (below). 2 ships cost you 1 gold."]


def test_passing_is_one_line_and_then_the_ship():
    state = a_state(ships="08 01 03 05 18 11 13 15")

    assert told(state, "pass", "drift red space_09") == [
        "You pass and gain 1 gold.",
        "You move the red ship to “Take 2 gold”.",
    ]


def test_income_points_at_its_island():
    """R39"""
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red", "navagero_b1": "shop_red A"}
    state = a_state(board=board, ships="18 01 02 04 08 11 13 15")
    found = lines(state, "act space_05", "move space_04 space_05")

    assert [(line.text, line.piece) for line in found] == [
        ("You move a ship to “Income”.", "space:5"),
        ("You earn 2 gold on Navagero.", "island:navagero"),
    ]


def test_purchases_say_the_sort_only():
    state = acting("buy_shop", gold={A: 5}, top="shop_red")

    assert [(line.text, line.piece) for line in lines(state, "top")] == [("You buy a shop for 2 gold.", "stack:shop")]
    assert told(acting("buy_palace", gold={A: 5}), "look") == ["You look through the stack: Palaces."]


def test_building_names_tile_island_and_points():
    state = acting("build", board={"navagero_s1": "street_empty"}, unbuilt={A: "shop_red"}, top="street_grey")

    found = lines(state, "tile shop_red navagero_b1", "street", "lay navagero_s2", "stop")
    assert [(line.text, line.piece) for line in found] == [
        ("You build a red shop on Navagero: 2 points.", "cell:navagero_b1"),
        ("You lay a street with a grey customer on Navagero.", "cell:navagero_s2"),
    ]


def test_a_special_building_and_its_card():
    state = acting(
        "build",
        board={"navagero_s1": "street_empty"},
        unbuilt={A: "special_building"},
        specials="basilica bank inn",
    )

    assert told(state, "tile special_building navagero_b1", "card basilica") == [
        "You build a special building on Navagero.",
        "You choose “Basilica”: 5 points.",
    ]


def test_production_and_sale():
    board = {"navagero_s1": "street_empty", "navagero_b1": "glassworks A"}
    state = acting("production", board=board, cards={A: "guild_hall"}, beads={A: "green green"})

    first = told(state, "produce 1")
    assert re.fullmatch(r"You pay 2 points and produce beads: 1 (red|blue|green)\.", first[0])
    assert first[1] == "The Guild hall brings you 1 point."
    assert told(state, "sell 0 0 2") == ["You sell beads for 12 gold: 2 green."]


def test_gondoliers_and_characters():
    state = acting("place_gondolier", gold={A: 5}, cards={A: "harbor_tavern"})
    found = lines(state, "dock navagero_dock_brown")
    assert [(line.text, line.piece) for line in found] == [
        ("You place a gondolier at Navagero for 5 gold.", "dock:navagero:1"),
        ("The Harbour tavern brings you 1 point.", ""),
    ]
    state = acting("recruit_character", gold={A: 5}, characters="crests few_red_blue trio_equal")
    assert told(state, "recruit crests") == ["You recruit a character for 1 gold."]
    state = acting("recruit_character", cards={A: "inn"}, characters="crests few_red_blue trio_equal")
    assert told(state, "recruit crests") == ["You recruit a character, free."]
    assert told(acting("hire_or_dismiss"), "dismiss") == ["You dismiss a gondolier for 3 gold."]


def test_the_scoring_is_told_card_by_card():
    docks = {"sacca_mattia_dock_white": A, "navagero_dock_white": A}
    state = scoring(docks=docks, hand={A: "glass_red_sacca_mattia", B: "crests"}, beads={A: "red red"})

    found = lines(state, "score glass_red_sacca_mattia sacca_mattia 2 0 0")
    assert [(line.text, line.piece) for line in found] == [
        ("You score “Red glass” on Sacca Mattia for 2 red: 14 points.", "island:sacca_mattia"),
        ("Your other gondoliers bring 1 point.", ""),
        ("The game is over.", ""),
    ]


def test_the_end_is_told_to_all():
    state = a_state(3, left={"glassworks": 1, "palace": 0}, gold={A: 5})
    found = lines(state, "act space_02", "move space_01 space_02", seats=(*TWO, SEATS[2]))

    assert (found[-1].seat, found[-1].text) == (
        NO_SEAT,
        "Two sorts have run out: everybody else has one more turn.",
    )


def test_others_are_called_by_name():
    events = [("recruited", 1, 2), ("gold", 1, 1, "red_ship"), ("scored", 1, 17, 4, 3, ()), ("declined", 1)]

    assert [PRESENTER.sentence(event, TWO) for event in events] == [
        "Leni recruits a character for 2 gold.",
        "The red ship brings Leni 1 gold.",
        "Leni scores “Crests” on Navagero: 3 points.",
        "Leni keeps no character.",
    ]
    assert PRESENTER.sentence(events[0], persons(2)) == "Leni recruits a character for 2 gold."
