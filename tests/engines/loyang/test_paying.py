"""Loans, sales, and paying for common fields.  R11, R37, R39, R40, R43, R46, R69, R70, R74, R90, R97, R100, R101"""

import pytest

from app.engines.loyang.components import MOST_LOANS, NUMBER
from app.engines.loyang.display import within_reach
from tests.engines.loyang.builder import A, B, a_state, do, events, goods, ids, proper, said, verbs

COURT = [("court",)]
OTHERS = "trader_1 trader_2"
SETTING = ("wheat", "pumpkin", "turnip", "cabbage", "bean", "leek")


def court(players=3, *, hand="maid tout", others=OTHERS, **kwargs):
    """A is on turn in the distribution round."""
    return a_state(players, steps=COURT, hand={A: hand, B: others}, **kwargs)


def shop(*numbers):
    """The accountant's six answers."""
    return [f"stock {name} {number}" for name, number in zip(SETTING, numbers, strict=True)]


# -- loans and sales


def test_a_loan():
    """R100: 5 cash and a card; there is no way to pay it back."""
    state = a_state(cash={A: 3})
    assert events(state, "loan") == [("loan", A, 5)]
    assert (state.cash[A], state.loans[A], state.decision) == (8, 1, "act")
    assert [text for text in said(state) if "loan" in text] == ["loan"]


def test_at_most_31_loans():
    """R101."""
    state = do(a_state(loans={A: 30}), "loan")
    assert (state.loans[A], MOST_LOANS) == (31, 31)
    assert "loan" not in said(state)


def test_sales_go_to_free_places_only():
    """C19 (R67, R69): 1 cash for cheap goods, 2 for beans and leek."""
    state = a_state(cash={A: 6}, cart={A: "wheat leek"})
    assert verbs(state, "sell") == ["leek"]
    do(state, "sell leek")
    assert (state.cash[A], goods(state, A, "shop").count("leek")) == (8, 2)
    do(state, "buy leek")
    assert (state.cash[A], goods(state, A), goods(state, A, "shop").count("leek")) == (2, "wheat leek", 1)


@pytest.mark.parametrize(("good", "cash"), [*zip(SETTING, (1, 1, 1, 1, 2, 2), strict=True)])
def test_what_the_shop_pays(good, cash):
    """R69: for as many as there are places."""
    state = a_state(shop={A: ""}, cart={A: f"{good} {good} {good} {good}"})
    sold = 0
    while verbs(state, "sell"):
        do(state, f"sell {good}")
        sold += 1
    assert sold == (3 if good == "wheat" else 2)
    assert state.cash[A] == sold * cash


def test_nobody_else_has_a_choice():
    """R10 (ruling), R11: one decides at a time; cash never becomes negative."""
    state = a_state(cart={B: "leek"}, cash={A: 2, B: 2})
    assert state.actor == A
    assert verbs(state, "buy", "sell") == []


@pytest.mark.parametrize(("cash", "number"), [(2, 0), (3, 1), (4, 2), (5, 4), (6, 6)])
def test_a_price_must_be_in_hand(cash, number):
    """R11, R67: otherwise the purchase is not offered."""
    assert verbs(a_state(cash={A: cash}), "buy") == [*SETTING[:number]]


# -- a common field


def test_a_field_is_paid_at_once():
    """R39, R43: 2 cash, without a question if they are there."""
    state = court(court="common_field_5_a", cash={A: 3})
    assert ("field_paid", A, NUMBER["common_field_5_a"], 2) in events(state, "take common_field_5_a")
    assert (state.cash[A], ids(state.fields[A]), state.decision) == (1, ["common_field_5_a"], "take_hand_card")


def test_a_field_without_money():
    """C12 (R39, R100): only a loan is left."""
    state = court(hand="common_field_4_a", court="casual_wheat_pumpkin_leek", cart={A: "wheat"})
    assert proper(state) == ["take casual_wheat_pumpkin_leek"]
    do(state, "take casual_wheat_pumpkin_leek")
    assert proper(state) == ["hand common_field_4_a"]
    do(state, "hand common_field_4_a")
    assert (state.decision, said(state)) == ("finance_field", ["loan"])

    do(state, "loan")
    assert (state.cash[A], state.loans[A], ids(state.fields[A])) == (3, 1, ["common_field_4_a"])
    assert (ids(state.casuals[A]), state.actor) == (["casual_wheat_pumpkin_leek"], B)


def test_selling_pays_for_a_field():
    """C13 (R39, R70)."""
    state = do(court(court="common_field_5_a", cart={A: "bean"}), "take common_field_5_a")
    assert (state.decision, said(state)) == ("finance_field", ["loan", "sell bean"])
    do(state, "sell bean")
    assert (state.cash[A], goods(state, A, "shop").count("bean")) == (0, 2)
    assert (ids(state.fields[A]), state.decision) == (["common_field_5_a"], "take_hand_card")


def test_two_sales_for_one_field():
    """R39: asked until the 2 cash are there."""
    state = court(court="common_field_5_a", cart={A: "wheat wheat"}, shop={A: ""})
    do(state, "take common_field_5_a", "sell wheat")
    assert (state.decision, state.cash[A]) == ("finance_field", 1)
    do(state, "sell wheat")
    assert (state.decision, state.cash[A]) == ("take_hand_card", 0)


def test_stalls_are_closed_while_paying():
    """C14 (R74, R118)."""
    state = court(hand="common_field_4_a", court="maid", display={A: "stall_wheat_cabbage_leek"}, cart={A: "wheat"})
    do(state, "take maid", "hand common_field_4_a")

    assert said(state) == ["loan"]


def test_the_accountant_of_the_court_pays():
    """C40 (R37, R97): he counts the home field and the other one with wheat."""
    state = court(hand="common_field_4_a maid", court="accountant",
                  display={A: "home_field wheat 5, private_field_3 wheat 2"}, cart={A: "wheat"})  # fmt: skip
    do(state, "take accountant", "hand common_field_4_a")
    assert (state.decision, said(state)) == ("finance_field", ["loan", "play accountant 1"])
    do(state, "play accountant 1", *shop(3, 2, 2, 2, 1, 1))

    assert (state.cash[A], state.loans[A]) == (0, 0)
    assert ids(state.fields[A]) == ["home_field_1", "private_field_3_a_1", "common_field_4_a"]
    assert state.actor == B


def test_the_market_crier_of_the_court_pays():
    """R37, R39, R97: with goods of an own stall."""
    state = court(hand="common_field_4_a maid", court="market_crier", display={A: "stall_wheat_bean_leek bean"})
    do(state, "take market_crier", "hand common_field_4_a")
    assert said(state) == ["loan", "play market_crier 2 stall_wheat_bean_leek:bean"]
    do(state, "play market_crier 2 stall_wheat_bean_leek:bean")

    assert (state.cash[A], ids(state.fields[A]), state.stalls[A]) == (0, ["common_field_4_a"], [])


def test_no_helper_is_discarded_while_paying():
    """R10a: neither between the steps of taking nor in finance."""
    state = court(court="common_field_5_a", display={A: "haggler, shopper, accountant"})
    do(state, "take common_field_5_a")
    assert said(state) == ["loan", "play accountant 1"]
    do(state, "loan")
    assert not verbs(state, "discard")


def test_a_field_from_the_hand_has_to_be_taken():
    """R39, R34: the last hand card, if need be with a loan."""
    state = court(hand="common_field_3_a", court="maid official")
    do(state, "take maid")
    assert said(state) == ["hand common_field_3_a", "loan"]


# -- no means left


def broke(**kwargs):
    """31 loans, 1 cash and nothing to sell."""
    return court(loans={A: 31}, cash={A: 1}, **kwargs)


def test_a_field_that_cannot_be_paid_is_not_chosen():
    """R40 (ruling): while there is another choice, from the court or the hand."""
    state = broke(hand="common_field_3_a maid", court="common_field_4_a official", chosen=[B, 2])
    assert said(state) == ["take official"]
    do(state, "take official")
    assert said(state) == ["hand maid"]


def test_adding_is_another_choice():
    """R40."""
    state = broke(hand="common_field_3_a maid", court="common_field_4_a")
    assert said(state) == ["add common_field_3_a", "add maid"]


def test_the_beginner_customer_is_another_choice():
    """R40, R60."""
    state = do(broke(hand="common_field_3_a", court="maid", beginner={A: "regular_wheat_turnip"}), "take maid")
    assert said(state) == ["beginner"]


def test_a_field_without_any_means_is_lost():
    """R40: it goes to the discard pile, and the round goes on."""
    state = broke(hand="common_field_3_a", court="common_field_4_a")
    assert said(state) == ["take common_field_4_a"]
    happened = events(state, "take common_field_4_a")
    assert ("unpaid", A, NUMBER["common_field_4_a"]) in happened
    assert said(state) == ["hand common_field_3_a"]
    do(state, "hand common_field_3_a")
    assert (state.cash[A], state.fields[A], state.actor) == (1, [], B)
    assert ids(state.discard) == ["common_field_4_a", "common_field_3_a"]


def test_means_may_turn_out_too_small():
    """R40, R11: something to sell counts as means; when it is gone the field is lost, so paying always ends."""
    state = court(loans={A: 31}, hand="common_field_3_a maid", court="common_field_4_a", cart={A: "bean"},
                  shop={A: "wheat"}, cash={A: 1})  # fmt: skip
    do(state, "take common_field_4_a", "sell bean")
    assert (state.cash[A], ids(state.fields[A])) == (1, ["common_field_4_a"])
    assert verbs(state, "hand") == ["maid"]

    state = court(loans={A: 31}, court="common_field_4_a", cart={A: "wheat"}, shop={A: ""})
    do(state, "take common_field_4_a", "sell wheat")
    assert (state.decision, ids(state.discard), state.cash[A]) == ("take_hand_card", ["common_field_4_a"], 1)


def test_helpers_are_no_means():
    """R11 (ruling)."""
    state = broke(hand="maid", court="common_field_4_a official", display={A: "accountant, home_field wheat 3"})
    assert proper(state) == ["take official", "play accountant 1"]


def test_all_means_together():
    """R90, R11: cash, sales to free places and loans left."""
    state = a_state(cash={A: 3}, loans={A: 30}, cart={A: "wheat bean bean leek"})
    assert within_reach(state, A) == 3 + 2 + 2 + 5


# -- inside a double pack


def test_fields_of_a_pack_are_paid():
    """R90, R43, R46: the upper one first, then the covered one; uncovered it costs nothing more."""
    state = a_state(pile="common_field_3_a common_field_4_a", cash={A: 2}, cart={A: "wheat"})
    do(state, "pack", "keep common_field_4_a common_field_3_a")
    assert (state.decision, state.cash[A], ids(state.fields[A])) == ("finance_field", 0, ["common_field_4_a"])
    assert state.under[NUMBER["common_field_4_a"]] == -1
    do(state, "loan")
    assert (state.decision, state.cash[A], ids(state.fields[A])) == ("act", 3, ["common_field_4_a"])
    assert state.under[NUMBER["common_field_4_a"]] == NUMBER["common_field_3_a"]
    assert verbs(state, "sow") == ["wheat common_field_4_a"]


def test_only_as_many_fields_as_can_be_paid():
    """R90, R11."""
    pack = "common_field_3_a common_field_4_a"
    for cash, number in ((0, 0), (1, 0), (2, 2), (3, 2), (4, 4)):
        state = do(a_state(pile=pack, cash={A: cash}, loans={A: 31}), "pack")
        assert len(verbs(state, "keep")) == number
    state = do(a_state(pile=pack, cash={A: 1}, loans={A: 31}, cart={A: "leek wheat"}, shop={A: "bean leek"}), "pack")
    assert len(verbs(state, "keep")) == 4
    state = do(a_state(pile="common_field_3_a maid", loans={A: 31}), "pack")
    assert said(state) == ["reject", "keep maid"]


def test_two_helpers_interrupt_a_pack():
    """R10a, R90 (ruling): accountant and market crier, while choosing and while paying; nothing is discarded."""
    state = a_state(
        display={A: "accountant, market_crier, maid, trader_1, private_field_4 bean 2, stall_wheat_bean_leek bean"},
        covered={"stall_wheat_bean_leek": "official"}, pile="common_field_3_a common_field_4_a", cash={A: 4},
        cart={A: "leek"},
    )  # fmt: skip
    free = ["loan", "sell leek", "play accountant 1", "play market_crier 2 stall_wheat_bean_leek:bean"]
    do(state, "pack")
    assert (state.cash[A], said(state)[-4:]) == (0, free)
    do(state, "play market_crier 2 stall_wheat_bean_leek:bean")
    assert (state.decision, state.cash[A]) == ("resolve_double_pack", 2)
    assert ids(state.helpers[A]) == ["accountant", "maid", "trader_1", "official"]
    do(state, "keep common_field_3_a common_field_4_a")
    assert (state.decision, said(state)) == ("finance_field", ["loan", "sell leek", "play accountant 1"])
    do(state, "sell leek")
    assert (state.decision, state.cash[A]) == ("act", 0)


def test_the_upper_card_may_pay_for_the_lower():
    """R90, R6: an accountant who has gone covers nothing; the field is laid out in its row."""
    state = a_state(pile="common_field_3_a accountant", display={A: "private_field_4 bean 2, private_field_3 bean 1"})
    do(state, "pack", "keep accountant common_field_3_a")
    assert (state.decision, said(state)) == ("finance_field", ["loan", "play accountant 1"])
    do(state, "play accountant 1", *shop(3, 2, 2, 2, 1, 1))
    assert (state.cash[A], state.helpers[A], ids(state.fields[A])[-1]) == (0, [], "common_field_3_a")


def test_an_upper_field_that_cannot_be_paid_covers_nothing():
    """R40, R90: after the accountant has filled the shop there may be nothing left to sell."""
    state = a_state(pile="common_field_3_a maid", loans={A: 31}, cart={A: "leek"}, display={A: "accountant"},
                    cash={A: 1})  # fmt: skip
    do(state, "pack", "keep common_field_3_a maid", "play accountant 1", *shop(3, 2, 2, 2, 2, 2))

    assert (state.decision, ids(state.discard)) == ("act", ["accountant", "common_field_3_a"])
    assert ids(state.helpers[A]) == ["maid"]
