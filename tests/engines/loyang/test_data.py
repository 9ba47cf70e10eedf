"""The data file wins: figures and lanterns are read from it, and what is kept does not depend on numbers of bits."""

import pytest

from app.engines.loyang import components as c
from app.engines.loyang import goods, helpers, lanterns, turn
from tests.engines.loyang.builder import A, a_state, do


def test_the_better_price_of_the_saleswoman_is_a_figure_of_hers(monkeypatch):
    """H-saleswoman: whatever the modifier of casual customers is."""
    monkeypatch.setitem(c.FIGURES[c.SALESWOMAN], "modifier", 5)
    state = a_state(display={A: "saleswoman, casual_wheat_turnip_bean"}, cart={A: "wheat turnip bean"}, cash={A: 0})
    do(state, "play saleswoman 2", "serve casual_wheat_turnip_bean")

    assert state.cash[A] == c.PRICE[c.NUMBER["casual_wheat_turnip_bean"]] + 5


def test_the_richer_sowing_of_the_harvest_hand_is_a_figure_of_its_own(monkeypatch):
    """H-harvest_hand, R94."""
    monkeypatch.setitem(c.FIGURES[c.HARVEST_HAND], "more", 3)
    state = a_state(display={A: "harvest_hand, private_field_4"}, cart={A: "wheat"})
    do(state, "play harvest_hand 2", "sow wheat private_field_4_a_1")

    assert state.stock[c.NUMBER["private_field_4_a_1"]] == 4 + 3


def test_the_lanterns_of_the_data_are_those_of_the_rules():
    """R52: whose offers reach an opponent."""
    reaching = {kind for kind, offers in helpers.OFFERS.items() if offers.__module__ == lanterns.__name__}

    assert reaching == {kind for kind, lit in enumerate(c.LANTERN) if lit}


@pytest.mark.parametrize("bit", [1, 2, 8])
def test_offers_that_are_kept_know_the_maid_whatever_bit_she_has(monkeypatch, bit):
    """R72: they were told apart by a sum of cart and bit, right only as long as hers was the lowest."""
    for module in (goods, turn):
        monkeypatch.setattr(module, "MAID_HELPS", bit)
    carts = ("wheat", "wheat wheat", "pumpkin", "wheat pumpkin", "wheat wheat pumpkin", "turnip", "turnip wheat")
    asked = [(cart, perks) for cart in carts for perks in (0, bit)]
    forget()
    fresh = {each: forget(trades(*each)) for each in asked}

    assert {each: trades(*each) for each in asked} == fresh
    assert {each: trades(*each) for each in reversed(asked)} == fresh
    forget()


def test_what_is_kept_of_carts_is_forgotten_when_it_becomes_much():
    """Else a process that thinks for hours would grow for hours."""
    forget()
    fresh = forget(trades("wheat pumpkin", 0))
    tables = [vars(goods)["_OFFERS"], vars(goods)["_PAYMENTS"], vars(turn)["_TRADES"]]
    for table in tables:
        table.update(((-1, -1, number, False), []) for number in range(goods.MEMORY))

    assert trades("wheat pumpkin", 0) == fresh
    assert all(0 < len(table) < 50 for table in tables)
    forget()


def trades(cart, perks):
    """What A may trade for at an own stall."""
    state = a_state(display={A: "stall_wheat_bean_leek"}, cart={A: cart})
    state.perks = perks
    turn.ask_act(state, state.asked)
    return [action for action in state.legal() if action[0] == "trade"]


def forget(found=None):
    """Empty what is kept; gives back what was found."""
    for kept in (vars(goods)["_OFFERS"], vars(goods)["_PAYMENTS"], vars(turn)["_TRADES"]):
        kept.clear()
    return found
