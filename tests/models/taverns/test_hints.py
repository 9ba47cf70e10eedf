"""The hint tells what to do, and what speaks for it by the rules."""

from tests.engines.taverns.builder import A, drafting, evening, filling, placing, service
from tests.models.play import ANNA, LENI, SEATS, clean
from tests.models.taverns.play import PRESENTER, games

TWO = (ANNA, LENI)


def hint(state, action):
    return PRESENTER.explain(state, action, TWO)


def test_a_die_is_explained_by_whom_it_serves():
    state = drafting(["1 2 5 4", "3 3 4 5"], seated={A: "regular_1 regular_5"})

    assert hint(state, ("draft", 2)) == "Take the 2: it serves a guest who pays 2."
    assert hint(state, ("draft", 1)) == "Take the 1: it delivers beer."
    assert hint(state, ("draft", 5)) == "Take the 5: it suits the monk."
    assert hint(state, ("draft", 4)) == "Take the 4."


def test_placing_is_explained_by_what_it_brings():
    state = placing("2 5 6 4", seated={A: "regular_1"})

    assert hint(state, ("place", 2, 0)) == "Place the 2: Regular: 2 doubloons."
    assert hint(state, ("place", 5, 103)) == "Place the 5: Monk: 1 space in the monastery."


def test_of_guests_with_one_name_the_table_is_told():
    state = placing("2 5 6 4", seated={A: "regular_1 regular_5 guest_5_1"})

    words = hint(state, ("place", 2, 0)).replace("\N{NO-BREAK SPACE}", " ")

    assert words == "Place the 2: Regular, table 1 from the left: 2 doubloons."
    assert hint(state, ("place", 5, 103)).startswith("Place the 5: Monk:")


def test_spending_is_explained_by_what_one_gets():
    state = service(doubloons=9, beer=9, display="guest_5_1 - - -")
    carpenter = state.display[0]

    assert hint(state, ("recruit", carpenter)) == "Recruit the carpenter: 3 points, pays 5 for a 2."
    assert hint(state, ("upgrade", 7, 0)) == "Upgrade “Safe”: a noble and a better tile for 5 doubloons."
    assert hint(state, ("nobles", 1)) == "Hire 1 noble: 10 points each."
    assert hint(state, ("buy", 5)) == "Buy the supplier: +1 beer for every die resolved on the beer delivery."


def test_bonus_and_side():
    assert hint(evening(3), ("bonus", "die")) == "Take the die."
    assert hint(evening(2, level=2), ("side", 0, 2)) == "Take side B of the entertainer: Musician: 2 schnapps: 3 beer."
    state = filling(deck={A: "regular_1 regular_2 regular_3"}, counter_guests={A: 1})
    assert hint(state, ("redraw",)) == "Draw new guests."


def test_every_action_has_an_advice():
    for states, _ in games():
        for state in states[::7]:
            if state.actor >= 0:
                for action in state.legal():
                    told = PRESENTER.explain(state, action, SEATS[: state.players])
                    assert told.endswith(".")
                    assert clean(told), told
