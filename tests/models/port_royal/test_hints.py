"""The hint tells what to do, and what speaks for it by the rules."""

from tests.engines.port_royal.builder import A, B, a_state, do, go_of, stopped
from tests.models.play import ANNA, LENI, SEATS, clean
from tests.models.port_royal.play import PRESENTER, games

TWO = (ANNA, LENI)


def hint(state, action):
    return PRESENTER.explain(state, action, TWO)


def test_stopping_is_explained_by_the_odds():
    """18 of 117, see the gauge."""
    state = a_state(harbour=["ship_flute_s1_c1", "ship_skiff_s1_c1"])

    assert hint(state, ("stop",)) == "Stop: 15% of the unseen cards would spoil the harbour."


def test_a_person_is_explained_by_points_and_price():
    state = go_of(a_state(coins=[3, 9], harbour=["admiral_2"]), B)

    assert hint(state, ("hire", state.harbour[0])) == "Hire the admiral: 2 influence for 8 coins."


def test_a_ship_is_explained_by_what_it_brings():
    state = stopped(a_state(own={A: ["trader_blue_1"]}, harbour=["ship_flute_s2_c2"]))

    assert hint(state, ("take_ship", state.harbour[0])) == "Take the flute: it brings 3 coins."


def test_renouncing_names_the_contract():
    state = stopped(a_state(harbour=["ship_galleon_s7_c3"], contracts=["galleon_foe", "frigate_foe"]))

    assert hint(state, ("renounce", state.harbour[0])) == (
        "Take the galleon and renounce its coins: a step of the contract Galleon Foe."
    )


def test_a_payment_and_a_gift_are_named():
    own = {A: ["priest_1", "priest_1", "jack_of_all_trades_1"]}
    state = do(a_state(own=own, row=["expedition_2_crosses"]), "claim expedition_2_crosses")

    assert hint(state, state.legal()[0]) == "Give up 2 priests."

    state = stopped(a_state(3, harbour=["xship_skiff_s3_c3_gift"], expansion="cards"))
    assert hint(do(state, "take_ship xship_skiff_s3_c3_gift"), ("give", B)) == "Give the coin to Leni."


def test_every_action_of_real_games_can_be_explained():
    for states, _ in games():
        seats = SEATS[: states[0].players]
        for state in states[:-1:3]:
            for action in state.legal():
                text = PRESENTER.explain(state, action, seats)
                assert text.endswith(".")
                assert clean(text)
