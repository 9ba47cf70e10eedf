"""The prompt says in plain words what is asked, and why something cannot be chosen."""

import pytest

from app.models.presenter import NO_SEAT
from tests.engines.murano.builder import A, B, a_state, acting, do, scoring
from tests.models.murano.play import PRESENTER, games
from tests.models.play import ANNA, LENI, assert_others_are_named, assert_prompts_are_whole, clean, persons

TWO = (ANNA, LENI)


def prompt(state, *chosen):
    return PRESENTER.prompt(state, persons(state.players), chosen)


def buttons(state, *chosen):
    return [(button.text, button.primary) for button in prompt(state, *chosen).buttons]


def why(state, key, *chosen):
    return PRESENTER.refusal(state, persons(state.players), key, chosen)


def test_no_prompt_is_empty_or_unfinished():
    for states, _ in games():
        assert_prompts_are_whole("murano", states[::3])


def test_every_decision_of_an_opponent_is_named():
    for states, _ in games():
        assert_others_are_named("murano", states[::5])


def test_the_end_is_told():
    states, _ = games()[0]

    assert PRESENTER.prompt(states[-1], TWO).title == "The game is over."
    assert PRESENTER.prompt(states[-1], TWO).seat == NO_SEAT


# ships


def test_the_price_of_two_ships_is_told_before_they_move():
    """C05"""
    asked = prompt(a_state(gold={A: 5}), "space:13")

    assert asked.title == "Build: move 2 ships for 1 gold?"
    assert asked.hint == (
        "For example from Build to Shop (free), then from Gondolier to Build (1 gold). "
        "Then you have 4 gold left for the action."
    )
    assert buttons(a_state(gold={A: 5}), "space:13") == [("Choose space", True)]


def test_each_move_of_a_plan_is_asked_with_the_cheapest_way_on():
    state = do(a_state(gold={A: 5}), "act space_13")
    assert prompt(state).title == "Build: which ship do you move?"
    assert prompt(state).hint.startswith("Cheapest: from Build to Shop (free), then from Gondolier to Build (1 gold).")
    assert buttons(state) == [("Sail: free, in all 1 gold", True)], "free alone spoke of the first ship only"
    assert prompt(state, "ship:6").title == "Build: where does the ship from “Build” go?"

    do(state, "move space_13 space_14")
    assert prompt(state).hint == "Cheapest: from Gondolier to Build (1 gold). In all 1 gold."
    assert buttons(state) == [("Sail: 1 gold", True)]


def test_clearing_or_sharing_names_both_prices():
    """R86"""
    state = a_state(gold={A: 5}, cards={A: "lighthouse"}, unbuilt={A: "shop_red"})

    assert prompt(state, "space:1").title == "Build: clear the space or share it?"
    assert buttons(state, "space:1") == [("2 ships: 1 gold", False), ("Lighthouse, 1 ship: free", True)]


def test_passing_and_the_last_turn():
    assert buttons(a_state()) == [("Pass: 1 gold", False)]
    assert prompt(do(a_state(), "pass")).title == "You pass: which ship do you move?"
    state = a_state(3, left={"glassworks": 1, "palace": 0}, gold={A: 5})
    do(state, "act space_02", "move space_01 space_02")
    assert prompt(state).hint == "Your last turn: a building bought now may be built at once."


# actions


def test_characters_are_offered_with_price_and_gain():
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    state = acting(
        "recruit_character", board=board, docks={"navagero_dock_white": A}, characters="customers_red crests sole_shop"
    )

    assert prompt(state).title == "Which character do you keep for 1 gold?"
    asked = prompt(state, "character:customers_red")
    assert asked.title == "Recruit “Red customers”?"
    assert asked.hint.endswith("With it you would score 4 points more now.")
    assert buttons(state, "character:customers_red") == [("Keep none", False), ("Recruit: 1 gold", True)]
    assert prompt(state, "character:crests").hint.endswith("of the island."), "of no points nothing is said"


def test_the_first_character_is_explained():
    """R90"""
    states, _ = games()[1]
    state = next(each for each in states if each.decision == "start_character")

    assert prompt(state).title == "Recruit a first character for 1 gold?"


def test_buying_tells_why_choosing_is_too_dear():
    state = acting("buy_shop", gold={A: 3})

    assert buttons(state) == [("Top one unseen: 2 gold", False)]
    assert prompt(state).hint == "9 tiles left. You have 3 gold. To choose from the stack costs 4 gold."
    assert len(buttons(acting("buy_shop", gold={A: 4}))) == 2


def test_gondolas_and_gondoliers_have_their_prices():
    state = acting("place_gondolier", gold={A: 5}, cards={A: "harbor"})
    assert prompt(state).hint.startswith("Your own colour costs 1 gold, any other 3 gold.")
    assert buttons(state, "dock:navagero:1") == [("Place: 3 gold", True)]

    state = acting("hire_or_dismiss", gold={A: 5}, cards={A: "assembly_hall"})
    assert buttons(state) == [("Dismiss: gain 5 gold", False), ("Hire: pay 1 gold", False)]


def test_building_counts_its_tiles():
    state = acting("build", board={"navagero_s1": "street_empty"}, unbuilt={A: "shop_red"})

    assert prompt(state).title == "Build: tile 1 of 3"
    assert prompt(state, "unbuilt:0:shop:0").title == "Where do you build a red shop?"
    do(state, "tile shop_red navagero_b1")
    assert prompt(state).title == "Build: tile 2 of 3"
    assert buttons(state) == [("Draw a street", False), ("Done building", False)]


def test_production_tells_points_and_bag():
    board = {"navagero_s1": "street_empty", "navagero_b1": "glassworks A"}
    state = acting("production", board=board)

    assert buttons(state) == [("No factory", False), ("1 factory: −2 points", False)]
    more = {"navagero_b1": "glassworks A", "navagero_b2": "glassworks A"}
    assert ("2 factories: −4 points", False) in buttons(acting("production", board=board | more))
    assert "You have 5 points. In the bag: 10 red, 10 blue and 10 green beads." in prompt(state).hint


def test_sales_have_a_button_per_number():
    state = acting("production", beads={A: "red red green"})

    assert prompt(state).title == "Do you sell beads?"
    assert buttons(state, "bead:0:red") == [("Sell none", False), ("1 red: 5 gold", False), ("2 red: 12 gold", False)]


def test_the_final_build_names_the_tile():
    """R72"""
    state = a_state(3, left={"glassworks": 1, "palace": 0}, gold={A: 5}, board={"navagero_s1": "street_empty"})
    do(state, "act space_02", "move space_01 space_02")

    assert prompt(state).title == "Build at once: Glass factory?"
    assert why(state, "cell:navagero_b3") == "A building needs a street beside it, not only at a corner."


# the scoring


def test_the_best_assignment_is_proposed_card_by_card():
    """R63"""
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    docks = {"navagero_dock_white": A, "san_donato_dock_white": A, "san_donato_dock_brown": A}
    state = scoring(board=board, docks=docks, hand={A: "customers_red few_red_blue"})

    asked = prompt(state)
    assert asked.title == "Score “Quiet island” on San Donato for 10 points?"
    assert asked.hint == "Proposed in all: 10 + 5 + 1 gondolier. Or click another card and then an island."
    assert buttons(state) == [("Score no more", False), ("Score: 10 points", True)]
    assert prompt(state, "character:customers_red").title == "On which island does “Red customers” score?"
    assert prompt(state, "button:finish").hint.startswith("That would cost you 13 points;")


def test_what_is_given_is_asked_with_its_points():
    """R102"""
    board = {
        "navagero_s1": "street_blue",
        "navagero_s2": "street_blue",
        "navagero_s3": "street_grey",
        "navagero_b1": "palace_1",
        "navagero_b2": "special_building",
    }
    state = scoring(board=board, docks={"navagero_dock_white": A}, hand={A: "gold_exchange_blue"}, gold={A: 5})

    assert prompt(state).hint.startswith("You give 4 gold.")
    chosen = ("character:gold_exchange_blue", "island:navagero")
    assert buttons(state, *chosen) == [("2 gold: 1 point", False), ("4 gold: 3 points", False)]


# why not


def test_every_piece_has_a_reason_or_none_and_nothing_fails():
    for states, _ in games():
        for state in states[:-1:25]:
            seats = persons(state.players)
            spelled = PRESENTER.spell(state)
            offered = {path[0] for path, _ in spelled}
            first = next((path[:1] for path, _ in spelled if len(path) > 1), ())
            for piece in PRESENTER.table(state, state.actor, seats).pieces():
                if piece.key not in offered:
                    for chosen in ((), first):
                        reason = PRESENTER.refusal(state, seats, piece.key, chosen)
                        assert reason.endswith("."), (state.decision, piece.key)
                        assert clean(reason)


@pytest.mark.parametrize(
    ("state", "key", "reason"),
    [
        (a_state(gold={A: 0}), "space:4", "The action costs 2 gold; you have 0 gold."),
        (a_state(), "space:15", "No glass factory of yours can produce, and you have no beads to sell."),
        (
            a_state(),
            "space:5",
            "You would earn nothing: no customer matches a shop of yours on the same island.",
        ),
        (a_state(left={"palace": 0}), "space:17", "This sort is sold out."),
        (
            a_state(ships="10 11 12 13 01 03 05 18", gold={A: 3}),
            "space:12",
            "3 ships must move for 3 gold, and the action costs 2 gold; you have 3 gold.",
        ),
        (
            a_state(ships="09 10 11 14 15 16 17 18", gold={A: 0}),
            "space:9",
            "4 ships must move for 6 gold; you have 0 gold.",
        ),
        (a_state(gold={A: 9}), "ship:0", "Choose the action space first, then the ship."),
        (
            a_state(),
            "ship:3",
            "You would earn nothing: no customer matches a shop of yours on the same island.",
        ),
        (do(a_state(), "pass"), "ship:0", "The space ahead of this ship is occupied."),
        (do(a_state(), "pass"), "space:18", "This space is occupied."),
        (
            acting("place_gondolier", gold={A: 4}),
            "dock:navagero:1",
            "This gondola costs 5 gold; you have 4 gold.",
        ),
        (
            acting("place_gondolier", gold={A: 4}, docks={"navagero_dock_white": B}),
            "dock:navagero:0",
            "A gondolier is there already and stays to the end of the game.",
        ),
        (acting("build"), "cell:navagero_s1", "Only streets lie here: draw one first."),
        (acting("build"), "stack:shop", "Only streets can be drawn from a stack here."),
        (
            acting("build", unbuilt={A: "shop_red"}),
            "unbuilt:0:shop:0",
            "No building space beside a street is free.",
        ),
        (acting("build", unbuilt={B: "shop_red"}), "unbuilt:1:shop:0", "This belongs to Leni."),
        (acting("production", beads={A: "red"}), "bead:0:blue", "You have no bead of this colour."),
    ],
)
def test_reasons(state, key, reason):
    assert why(state, key) == reason


def test_reasons_in_the_scoring():
    board = {"navagero_s1": "street_red"}
    hand = {A: "customers_red glass_red_sacca_mattia crests"}
    state = scoring(board=board, docks={"navagero_dock_white": A}, hand=hand, beads={A: "red"})

    assert why(state, "island:navagero") == "First click the character that is scored."
    assert why(state, "island:san_donato", "character:customers_red") == "You have no unused gondolier at San Donato."
    assert why(state, "character:crests") == "It would score nowhere now."
    assert why(state, "character:glass_red_sacca_mattia") == "You have no unused gondolier where it would score."


def test_others_are_waited_for():
    state = a_state(active=B)

    assert PRESENTER.refusal(state, TWO, "space:4", ()) == "Please wait: Leni decides now."
