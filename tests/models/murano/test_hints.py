"""The hint tells what to do, and what speaks for it by the rules."""

from tests.engines.murano.builder import A, a_state, acting, scoring
from tests.models.murano.play import PRESENTER, games
from tests.models.play import ANNA, LENI, SEATS, clean

TWO = (ANNA, LENI)


def hint(state, text):
    return PRESENTER.explain(state, state.game.read(state, text), TWO)


def test_a_space_is_explained_by_its_way():
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red", "navagero_b1": "shop_red A"}
    state = a_state(gold={A: 5}, board=board)

    assert hint(state, "act space_13") == "Go to “Build” (below): 2 ships, 1 gold."
    assert hint(state, "act space_05") == "Go to “Income”: 2 ships, 1 gold; it earns 2 gold."


def test_characters_gondoliers_and_buildings_are_explained_by_points():
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    docks = {"navagero_dock_white": A}
    state = acting("recruit_character", board=board, docks=docks, characters="customers_red crests sole_shop")
    assert hint(state, "recruit customers_red") == ("Recruit “Red customers”: it would bring 4 points now.")
    state = acting("place_gondolier", board=board, hand={A: "customers_red"}, gold={A: 5})
    assert hint(state, "dock navagero_dock_white") == (
        "Place a gondolier at Navagero on your colour: “Red customers” would score 5 points there now."
    )
    assert hint(state, "dock san_donato_dock_brown") == "Place a gondolier at San Donato."
    state = acting("build", board=board, unbuilt={A: "shop_red"}, cards={A: "crane_b"})
    assert hint(state, "tile shop_red navagero_b1") == "Build a red shop on Navagero: 3 points."


def test_sales_and_scores_are_explained_by_what_they_bring():
    assert hint(acting("production", beads={A: "red red"}), "sell 2 0 0") == "Sell 2 red: 12 gold."
    docks = {"sacca_mattia_dock_white": A}
    state = scoring(docks=docks, hand={A: "glass_red_sacca_mattia"}, beads={A: "red"})
    assert hint(state, "score glass_red_sacca_mattia sacca_mattia 1 0 0") == (
        "Score “Red glass” on Sacca Mattia for 1 red: 7 points."
    )


def test_every_action_has_an_advice():
    for states, _ in games():
        for state in states[::9]:
            if state.actor >= 0:
                for action in state.legal()[:30]:
                    told = PRESENTER.explain(state, action, SEATS[: state.players])
                    assert told.endswith(".")
                    assert clean(told), told
