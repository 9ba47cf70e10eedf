"""Regular and casual customers.  R5, R9, R54, R56, R57, R80-R87"""

import pytest

from app.engines.loyang.components import CABBAGE, NUMBER, TURNIP
from app.engines.loyang.goods import modifier
from app.engines.loyang.harvest import begin_round
from tests.engines.loyang.builder import A, B, C, a_state, do, events, go, goods, ids, said, verbs

TC = "regular_turnip_cabbage"
BL = "regular_bean_leek"
CASUAL = "casual_wheat_turnip_bean"


def customer(state, name):
    """Rows filled, and the colour of the marker."""
    card = NUMBER[name]
    return state.stock[card], "red" if state.red[card] else "blue"


def next_turn(state):
    """The action turn of the next round, without new cards."""
    begin_round(state, ("round",))
    state.agenda = []
    return go(state, ("actions", 0))


# -- regular customers


def test_a_customers_life():
    """C22 (R80, R82, R84): over six rounds; delivering never turns the marker blue."""
    state = a_state(round=1, display={A: TC}, cash={A: 10})
    course = []
    for deed in ("deliver", "refuse", "deliver", "refuse", "deliver", "deliver"):
        next_turn(state)
        state.cart[TURNIP] = state.cart[CABBAGE] = int(deed == "deliver")
        go(state, ("act",))
        before = state.cash[A]
        do(state, f"{deed} {TC}")
        course.append((state.cash[A] - before, *customer(state, TC)))

    assert course == [(5, 1, "blue"), (0, 1, "red"), (6, 2, "red"), (-2, 2, "red"), (7, 3, "red"), (8, 0, "red")]
    assert (state.cash[A], ids(state.discard), state.regulars[A]) == (34, [TC], [])


@pytest.mark.parametrize(("row", "payment"), [(0, 7), (1, 8), (2, 9), (3, 10)])
def test_payment_by_row(row, payment):
    """R80: from bottom to top, both goods leave the cart."""
    state = a_state(display={A: f"{BL} {row}"}, cart={A: "bean leek leek"})
    assert events(state, f"deliver {BL}")[0] == ("delivered", A, NUMBER[BL], row, payment, A)
    assert (state.cash[A], goods(state, A)) == (payment, "leek")


def test_a_row_is_never_filled_partly():
    """R80, R111: both goods have to be there."""
    state = a_state(display={A: f"{BL}, {TC}"}, cart={A: "bean turnip cabbage"})
    assert verbs(state, "deliver") == [TC]


def test_once_per_round():
    """R81, R83: dealt with is dealt with."""
    state = a_state(display={A: BL}, cart={A: "bean bean leek leek"})
    assert "end" not in said(state)
    do(state, f"deliver {BL}")
    assert not verbs(state, "deliver", "refuse", "deliver_again")
    assert "end" in said(state)

    next_turn(state)
    assert verbs(state, "deliver") == [BL]


def test_refusing_is_final():
    """R82: no delivery afterwards in this round."""
    state = do(a_state(display={A: BL}, cart={A: "bean leek"}), f"refuse {BL}")
    assert customer(state, BL) == (0, "red")
    assert not verbs(state, "deliver", "refuse")
    assert (state.cash[A], goods(state, A)) == (0, "bean leek")


def test_refusing_costs_money():
    """C23 (R82, R83): 2 cash with a red marker, a loan first if need be."""
    state = a_state(display={A: f"{BL} 0 red"}, cash={A: 1})
    assert not verbs(state, "refuse")
    assert "end" not in said(state)

    do(state, "loan")
    assert events(state, f"refuse {BL}") == [("refused", A, NUMBER[BL], 2)]
    assert state.cash[A] == 4
    assert "end" in said(state)


def test_refusing_a_blue_marker_is_free():
    """R82."""
    state = a_state(display={A: BL}, cash={A: 3})
    assert events(state, f"refuse {BL}") == [("refused", A, NUMBER[BL], 0)]
    assert (state.cash[A], customer(state, BL)) == (3, (0, "red"))


@pytest.mark.parametrize("cash", [0, 1])
def test_refusing_without_any_means(cash):
    """R82a (ruling), R11: against a dead end; what cash is there is paid."""
    state = a_state(display={A: f"{BL} 0 red, maid"}, loans={A: 31}, cash={A: cash}, cart={A: "wheat"})
    assert verbs(state, "refuse") == [BL]
    do(state, f"refuse {BL}")
    assert state.cash[A] == 0


@pytest.mark.parametrize("means", [{"cart": {A: "leek"}}, {"loans": {A: 30}}])
def test_with_means_left_the_fee_is_due(means):
    """R82a, R11: something to sell, or a loan."""
    state = a_state(display={A: f"{BL} 0 red"}, cash={A: 1}, **{"loans": {A: 31}, **means})
    assert not verbs(state, "refuse")


def test_every_customer_has_to_be_dealt_with():
    """R83, R113: delivered or refused, all visible ones."""
    state = a_state(display={A: f"{BL}, {TC}"}, cart={A: "bean leek"})
    do(state, f"deliver {BL}")
    assert "end" not in said(state)
    do(state, f"refuse {TC}")
    assert "end" in said(state)


def test_covered_customers_are_not_due():
    """R83, R76."""
    state = a_state(display={A: "maid"}, covered={"maid": BL}, cart={A: "bean leek"})
    assert "end" in said(state)
    assert not verbs(state, "deliver", "refuse")


def test_the_fourth_row_ends_it():
    """R84, R6, R5: the card is discarded at once and what it covered comes to light; it is due, too."""
    state = a_state(display={A: f"{BL} 3 red"}, covered={BL: TC}, cart={A: "bean leek"})
    happened = events(state, f"deliver {BL}")

    assert [event[0] for event in happened] == ["delivered", "left", "uncovered"]
    assert (state.cash[A], ids(state.discard), ids(state.regulars[A])) == (10, [BL], [TC])
    assert "end" not in said(state)


def test_a_completed_customer_that_comes_back_is_new():
    """R9, R84: drawn again in the same turn."""
    state = a_state(display={A: f"{BL} 3 red"}, cart={A: "bean leek"}, pile="maid")
    do(state, f"deliver {BL}")
    state.pile.append(state.discard.pop())
    do(state, "pack", f"keep {BL}")
    assert customer(state, BL) == (0, "blue")
    assert verbs(state, "refuse") == [BL]


def test_an_uncovered_customer_is_due():
    """C21 (R6, R9, R73, R81): the last good of the stall above is traded."""
    state = a_state(
        display={A: "stall_pumpkin_bean_leek leek"}, covered={"stall_pumpkin_bean_leek": TC}, cart={A: "wheat wheat"}
    )
    assert "end" in said(state)
    do(state, "trade stall_pumpkin_bean_leek leek wheat wheat")

    assert (ids(state.discard), ids(state.regulars[A])) == (["stall_pumpkin_bean_leek"], [TC])
    assert customer(state, TC) == (0, "blue")
    assert "end" not in said(state)
    do(state, f"refuse {TC}", "end")


def test_a_customer_uncovered_by_an_opponent_before_the_own_turn():
    """R81, R6: due in this round; the owner cannot refuse the card."""
    display = {A: "trader_1", B: "stall_pumpkin_bean_leek pumpkin"}
    state = a_state(display=display, covered={"stall_pumpkin_bean_leek": TC}, cart={A: "wheat"})
    do(state, "play trader_1 1 stall_pumpkin_bean_leek pumpkin wheat")
    assert ids(state.regulars[B]) == [TC]
    do(state, "end", "advance 0")

    assert (state.actor, verbs(state, "refuse")) == (B, [TC])
    assert "end" not in said(state)


def test_a_customer_uncovered_by_an_opponent_after_the_own_turn():
    """R81: not due before the next round."""
    display = {B: "trader_1", A: "stall_pumpkin_bean_leek pumpkin, home_field wheat 5"}
    state = a_state(active=B, order=[A, B], display=display, covered={"stall_pumpkin_bean_leek": TC},
                    cart={B: "wheat"}, loans={A: 31})  # fmt: skip
    do(state, "play trader_1 1 stall_pumpkin_bean_leek pumpkin wheat")
    assert ids(state.regulars[A]) == [TC]
    do(state, "end", "advance 0")
    assert (state.round, customer(state, TC)) == (4, (0, "blue"))
    next_turn(state)
    assert verbs(state, "refuse") == [TC]


# -- casual customers


@pytest.mark.parametrize(("regulars", "payment"), [("", 8), (f", {BL}", 10), (f", {BL}, regular_turnip_leek", 12)])
def test_the_modifier(regulars, payment):
    """C24 (R85, R86): fewer, as many, or more regular customers."""
    name = "casual_pumpkin_turnip_leek"
    state = a_state(display={A: f"{name}{regulars}"}, cart={A: "pumpkin turnip leek leek"})
    assert events(state, f"serve {name}")[0] == ("served", A, NUMBER[name], payment, payment - 10)
    assert (state.cash[A], goods(state, A), ids(state.discard)) == (payment, "leek", [name])


@pytest.mark.parametrize(("casual", "regular", "change"), [(3, 0, -2), (2, 1, -2), (2, 2, 0), (1, 2, 2), (1, 3, 2)])
def test_only_the_sign_of_the_difference_counts(casual, regular, change):
    """R86."""
    cards = ["casual_wheat_turnip_bean", "casual_wheat_turnip_leek", "casual_wheat_cabbage_bean"][:casual]
    cards += [BL, TC, "regular_turnip_leek"][:regular]
    assert modifier(a_state(display={A: ", ".join(cards)}), A) == change


def test_regular_customers_count_when_dealt_with():
    """R86: delivered or refused makes no difference."""
    state = a_state(display={A: f"{CASUAL}, {BL} 1, {TC}"}, cart={A: "wheat turnip bean bean leek"})
    do(state, f"deliver {BL}", f"refuse {TC}", f"serve {CASUAL}")
    assert state.cash[A] == 8 + 9 + 2


def test_covered_customers_do_not_count():
    """R86."""
    state = a_state(
        display={A: f"{CASUAL}, maid, tout"}, covered={"maid": BL, "tout": TC}, cart={A: "wheat turnip bean"}
    )
    do(state, f"serve {CASUAL}")
    assert state.cash[A] == 7


def test_the_order_of_customers_matters():
    """C25 (R86, R84): a completed regular customer no longer counts."""
    served, delivered = f"serve {CASUAL}", f"deliver {BL}"
    for first, second, cash in ((served, delivered, 9), (delivered, served, 7)):
        state = a_state(display={A: f"{BL} 3, {CASUAL}"}, cart={A: "wheat turnip bean bean leek"})
        do(state, first, second)
        assert state.cash[A] == cash + 10


def test_casual_customers_one_after_the_other():
    """R87: each by the numbers of the moment."""
    other = "casual_wheat_turnip_leek"
    state = a_state(display={A: f"{CASUAL}, {other}, {BL}"}, cart={A: "wheat wheat turnip turnip bean leek"})
    do(state, f"serve {CASUAL}")
    assert state.cash[A] == 7
    do(state, f"serve {other}")
    assert state.cash[A] == 7 + 9


def test_all_three_goods_at_once():
    """R85: nothing is stored on the card."""
    state = a_state(display={A: CASUAL}, cart={A: "wheat bean bean"})
    assert not verbs(state, "serve")
    assert [action for action in said(state) if CASUAL in action] == []


def test_an_unserved_casual_customer_costs_nothing():
    """R87, R83: the turn may end, the card stays."""
    state = a_state(display={A: CASUAL}, cart={A: "wheat turnip bean"}, capacity={A: 4}, cash={A: 3})
    do(state, "end", "advance 0")
    assert (state.cash[A], ids(state.casuals[A])) == (3, [CASUAL])


def test_what_a_casual_customer_covered_is_uncovered():
    """R85, R6, R8."""
    state = a_state(display={A: CASUAL}, covered={CASUAL: "stall_wheat_bean_leek"}, cart={A: "wheat turnip bean leek"})
    do(state, f"serve {CASUAL}")
    assert verbs(state, "trade") == ["stall_wheat_bean_leek wheat leek"]


def test_opponents_customers_are_not_own():
    """R85, R80, R12: without a helper there is no way to them."""
    state = a_state(3, display={B: BL, C: CASUAL}, cart={A: "wheat turnip bean leek"})
    assert not verbs(state, "serve", "deliver", "refuse")
