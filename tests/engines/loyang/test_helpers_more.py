"""Helpers of fields and customers.  R6, R6a, R7, R12, R46, R52, R81, R92, R94, R108, H-deliveryman, H-harvest_hand,
H-impostor, H-leaseholder, H-messenger_boy, H-ploughman, H-saleswoman, H-self_supplier, H-tout"""

import pytest

from app.engines.loyang.components import NUMBER
from app.engines.loyang.harvest import begin_round
from tests.engines.loyang.builder import GOOD, A, B, C, D, a_state, do, events, field, go, goods, ids, said, verbs

BL = "regular_bean_leek"
TC = "regular_turnip_cabbage"
CASUAL = "casual_wheat_turnip_bean"
THEIRS = "casual_pumpkin_turnip_leek"


# -- harvest hand


def test_rich_sowing():
    """C39 (R94, R92, H-harvest_hand): one good more per field for the rest of the turn; he goes after his use."""
    state = a_state(display={A: "private_field_6, private_field_4, private_field_5, harvest_hand"},
                    cart={A: "wheat wheat bean"})  # fmt: skip
    do(state, "sow wheat private_field_5_a_1", "play harvest_hand 2")
    assert ids(state.discard) == ["harvest_hand"]
    do(state, "sow wheat private_field_6_a_1", "sow bean private_field_4_a_1")
    assert field(state, "private_field_6_a_1") == "wheat 7"
    assert field(state, "private_field_4_a_1") == "bean 5"
    assert field(state, "private_field_5_a_1") == "wheat 5"  # sown before


def test_rich_sowing_of_a_cleared_field():
    """H-harvest_hand, H-ploughman."""
    state = a_state(display={A: "common_field_3_a leek 2, ploughman, harvest_hand"}, cart={A: "wheat"})
    do(state, "play harvest_hand 2", "play ploughman 1 common_field_3_a", "sow wheat common_field_3_a")
    assert field(state, "common_field_3_a") == "wheat 4"


# -- ploughman


def test_the_ploughman_clears_a_field():
    """H-ploughman 1 (R46): two goods or more, not the home field; no compensation, no new price."""
    state = a_state(
        display={A: "home_field wheat 5, common_field_3_a leek 2, private_field_4 bean 1, private_field_3, ploughman"},
        covered={"ploughman": "maid"}, cart={A: "wheat"}, cash={A: 1},
    )  # fmt: skip
    assert verbs(state, "play") == ["ploughman 1 common_field_3_a", "ploughman 2 private_field_4_a_1"]
    do(state, "play ploughman 1 common_field_3_a")

    assert (goods(state, A), state.cash[A], field(state, "common_field_3_a")) == ("wheat", 1, "")
    assert verbs(state, "sow") == ["wheat common_field_3_a", "wheat private_field_3_a_1"]
    assert (ids(state.helpers[A]), ids(state.discard)) == (["maid"], ["ploughman"])


def test_the_ploughman_harvests_last_goods():
    """H-ploughman 2 (R25, R6): any set of fields with exactly one good; emptied ones leave."""
    x, y = "common_field_3_a", "private_field_4_a_1"
    state = a_state(
        display={A: f"ploughman, home_field wheat 1, {x} leek 1, private_field_4 bean 1, private_field_6 wheat 2"},
        covered={x: BL},
    )
    assert [text for text in verbs(state, "play") if text.startswith("ploughman 2")] == [
        f"ploughman 2 {x}", f"ploughman 2 {y}", f"ploughman 2 {x} {y}"
    ]  # fmt: skip
    happened = events(state, f"play ploughman 2 {x} {y}")

    assert goods(state, A) == "bean leek"
    assert [event[0] for event in happened] == ["helper", "harvested", "harvested", "left", "left", "uncovered", "left"]
    assert (ids(state.discard), ids(state.fields[A])) == ([x, "ploughman"], ["home_field_1", "private_field_6_a_1"])
    assert verbs(state, "refuse") == [BL]  # R81


# -- leaseholder


def test_the_leaseholder_for_cash():
    """H-leaseholder 1: 3 cash, any field of the stack; one must be taken, the rest keeps its order."""
    state = a_state(display={A: "leaseholder"}, covered={"leaseholder": "maid"}, stack={A: "4 5 3 6"}, cash={A: 3})
    do(state, "play leaseholder 1")
    assert (state.cash[A], state.decision, state.actor) == (0, "choose_private_field", A)
    assert said(state) == ["choose 0", "choose 1", "choose 2", "choose 3"]  # R10a: nothing else
    assert ids(state.helpers[A]) == ["leaseholder"]
    happened = events(state, "choose 2")

    assert ("field_chosen", A, NUMBER["private_field_3_a_1"]) in happened
    assert (ids(state.fields[A]), state.stack[A]) == (["private_field_3_a_1"], [6, 5, 4])
    assert (ids(state.helpers[A]), ids(state.discard), state.decision) == (["maid"], ["leaseholder"], "act")


def test_the_leaseholder_needs_cash_or_a_field():
    """H-leaseholder, R11, R77."""
    state = a_state(
        display={A: "leaseholder, home_field wheat 3, private_field_6 wheat 1"}, stack={A: "4"}, cash={A: 2}
    )
    assert not verbs(state, "play")
    do(state, "loan")
    assert verbs(state, "play") == ["leaseholder 1"]


def test_not_with_an_empty_stack():
    """H-leaseholder."""
    assert not verbs(a_state(display={A: "leaseholder, private_field_6"}, cash={A: 9}), "play")


def test_the_leaseholder_exchanges_a_field():
    """H-leaseholder 2: an unsown field goes under the stack, and is not the one that is taken."""
    state = a_state(display={A: "leaseholder, private_field_6, common_field_3_a, private_field_5 wheat 2"},
                    covered={"common_field_3_a": "maid"}, stack={A: "4 5"})  # fmt: skip
    assert verbs(state, "play") == ["leaseholder 2 private_field_6_a_1", "leaseholder 2 common_field_3_a"]
    happened = events(state, "play leaseholder 2 common_field_3_a")
    assert ("field_returned", A, NUMBER["common_field_3_a"]) in happened
    assert ids(state.helpers[A]) == ["leaseholder", "maid"]  # R6: uncovered at once
    assert said(state) == ["choose 0", "choose 1"]
    do(state, "choose 1")

    assert ids(state.fields[A])[-1] == "private_field_5_b_1"
    assert state.stack[A] == [~NUMBER["common_field_3_a"], 4]
    assert (state.cash[A], ids(state.discard)) == (0, ["leaseholder"])


def test_a_common_field_in_the_stack():
    """R46, R25, H-leaseholder: not paid again, and discarded when harvested empty."""
    state = a_state(round=3, display={A: "home_field wheat 6", B: "home_field wheat 6"}, stack={A: "common_field_3_a"})
    begin_round(state, ("round",))
    assert (ids(state.fields[A]), state.cash[A]) == (["home_field_1", "common_field_3_a"], 0)
    state.cart[GOOD["leek"]] = 1
    state.agenda = []
    go(state, ("act",))
    do(state, "sow leek common_field_3_a")
    state.stock[NUMBER["common_field_3_a"]] = 1
    begin_round(state, ("round",))
    assert ids(state.discard) == ["common_field_3_a"]


def test_a_common_field_chosen_from_the_stack():
    """R46."""
    state = a_state(display={A: "leaseholder"}, stack={A: "common_field_3_a 4"}, cash={A: 3})
    do(state, "play leaseholder 1", "choose 0")
    assert (ids(state.fields[A]), state.cash[A], state.stack[A]) == (["common_field_3_a"], 0, [4])


def test_a_shorter_stack_ends_earlier():
    """H-leaseholder 1, R23: nothing is left for the eighth round."""
    display = {A: "leaseholder, home_field wheat 2", B: "home_field wheat 2"}
    state = a_state(round=7, display=display, stack={A: "4", B: "5"}, cash={A: 3})
    do(state, "play leaseholder 1", "choose 0", "end", "advance 0", "end", "advance 0")
    assert state.round == 8
    assert (len(state.fields[A]), len(state.fields[B])) == (2, 2)
    assert state.stack == [[], []]


# -- self-supplier


def test_the_self_supplier():
    """H-self_supplier (R12, R108): one good of an opponent's field with four or more, for 1 cash."""
    state = a_state(
        display={A: "self_supplier, private_field_6 wheat 6",
                 B: "home_field turnip 6, private_field_5 cabbage 4, common_field_4_a bean 4, private_field_6 wheat 3"},
        covered={"self_supplier": "maid"}, cash={A: 1},
    )  # fmt: skip
    assert verbs(state, "play") == ["self_supplier 1 private_field_5_a_2", "self_supplier 1 common_field_4_a"]
    do(state, "play self_supplier 1 common_field_4_a")

    assert (state.cash, goods(state, A), field(state, "common_field_4_a")) == ([0, 1], "bean", "bean 3")
    assert (ids(state.helpers[A]), ids(state.discard)) == (["maid"], ["self_supplier"])


def test_the_self_supplier_pays_at_once():
    """R11, R52: the partner only."""
    display = {A: "self_supplier", B: "private_field_6 wheat 6", C: "private_field_6 turnip 6"}
    assert not verbs(a_state(display={A: "self_supplier", B: "private_field_6 wheat 6"}), "play")
    four = a_state(4, order=[A, B, C, D], display=display, cash={A: 1})
    assert verbs(four, "play") == ["self_supplier 1 private_field_6_a_3"]


# -- messenger boy


def messenger(rows=0, cart="bean bean leek leek", **kwargs):
    return a_state(display={A: f"{BL} {rows}, {TC}, messenger_boy"}, cart={A: cart}, **kwargs)


def test_two_deliveries_for_one_row():
    """H-messenger_boy: the row is paid twice and used up once; no third delivery."""
    state = do(messenger(1, "bean bean bean leek leek leek"), "play messenger_boy 1", f"deliver {BL}")
    assert (state.cash[A], verbs(state, "deliver_again")) == (8, [BL])
    do(state, f"deliver_again {BL}")
    assert (state.cash[A], state.stock[NUMBER[BL]], goods(state, A)) == (16, 2, "bean leek")
    assert not [text for text in said(state) if BL in text]
    assert ids(state.discard) == ["messenger_boy"]


def test_the_second_delivery_with_goods_bought_from_the_first():
    """H-messenger_boy."""
    state = do(messenger(0, "bean bean leek"), "play messenger_boy 1", f"deliver {BL}")
    assert not verbs(state, "deliver_again")
    do(state, "buy leek", f"deliver_again {BL}")
    assert (state.cash[A], goods(state, A)) == (7 - 6 + 7, "")


def test_a_row_filled_before_the_messenger_came():
    """H-messenger_boy (ruling)."""
    state = do(messenger(), f"deliver {BL}")
    assert not verbs(state, "deliver_again")
    do(state, "play messenger_boy 1")
    assert verbs(state, "deliver_again") == [BL]


def test_a_refused_customer_gets_no_second_delivery():
    """H-messenger_boy, R82."""
    state = do(messenger(), "play messenger_boy 1", f"refuse {BL}")
    assert not [text for text in said(state) if BL in text]


def test_the_top_row_twice_at_once():
    """H-messenger_boy: four goods, twice the payment, and the card is gone."""
    state = messenger(3)
    assert not verbs(state, "deliver_double")
    do(state, "play messenger_boy 1")
    assert verbs(state, "deliver", "deliver_double") == [f"deliver {BL}", f"deliver_double {BL}"]
    happened = events(state, f"deliver_double {BL}")
    assert happened[0] == ("delivered", A, NUMBER[BL], 3, 20, A)
    assert (state.cash[A], goods(state, A), ids(state.regulars[A])) == (20, "", [TC])
    assert BL in ids(state.discard)


@pytest.mark.parametrize(("rows", "cart"), [(3, "bean bean leek"), (2, "bean bean leek leek")])
def test_no_double_delivery(rows, cart):
    """H-messenger_boy: only with four goods and in the top row."""
    assert not verbs(do(messenger(rows, cart), "play messenger_boy 1"), "deliver_double")


def test_the_top_row_once():
    """H-messenger_boy, R84: the card is gone after the first delivery."""
    state = do(messenger(3), "play messenger_boy 1", f"deliver {BL}")
    assert (state.cash[A], ids(state.regulars[A])) == (10, [TC])
    assert not verbs(state, "deliver_again")


def test_the_second_delivery_is_no_duty():
    """R83: with one delivery a customer has been dealt with."""
    state = do(messenger(), "play messenger_boy 1", f"deliver {BL}", f"refuse {TC}")
    assert "end" in said(state)


# -- saleswoman


def test_the_saleswoman_turns_markers():
    """H-saleswoman 1 (R82): all own ones, also one turned red in this turn; refused stays refused."""
    state = a_state(
        display={A: f"saleswoman, {BL} 1 red, {TC}, regular_turnip_leek 2 red", B: "regular_turnip_bean 1 red"},
        cart={A: "bean leek"},
    )
    do(state, f"refuse {TC}", "play saleswoman 1")
    assert [state.red[card] for card in state.regulars[A]] == [0, 0, 0]
    assert state.red[NUMBER["regular_turnip_bean"]] == 1
    assert verbs(state, "refuse", "deliver") == [f"deliver {BL}", f"refuse {BL}", "refuse regular_turnip_leek"]
    do(state, "refuse regular_turnip_leek")
    assert state.cash[A] == 0

    assert verbs(a_state(display={A: f"saleswoman, {BL} 1"}), "play") == ["saleswoman 2"]  # R77


def test_the_saleswoman_raises_prices():
    """H-saleswoman 2: 2 more for every casual customer of this turn, whatever the numbers."""
    other = "casual_wheat_turnip_leek"
    state = a_state(display={A: f"saleswoman, {CASUAL}, {other}"}, cart={A: "wheat wheat turnip turnip bean leek"})
    do(state, "play saleswoman 2", f"serve {CASUAL}", f"serve {other}")
    assert state.cash[A] == 11 + 11


# -- tout


def test_the_tout_swaps():
    """H-tout 1 (R6a, R12): casual customers, visible ones; both sides uncover."""
    state = a_state(
        display={A: f"tout, {CASUAL}", B: f"{THEIRS}, maid"}, cart={A: "pumpkin turnip leek"},
        covered={CASUAL: "stall_wheat_bean_leek", THEIRS: BL, "maid": "casual_turnip_bean_leek", "tout": "official"},
    )  # fmt: skip
    assert verbs(state, "play") == [f"tout 1 {CASUAL} {THEIRS}", f"tout 2 {THEIRS}"]
    do(state, f"play tout 1 {CASUAL} {THEIRS}")

    assert (ids(state.casuals[A]), ids(state.casuals[B])) == ([THEIRS], [CASUAL])
    assert (ids(state.stalls[A]), ids(state.regulars[B])) == (["stall_wheat_bean_leek"], [BL])
    assert (ids(state.helpers[A]), ids(state.discard)) == (["official"], ["tout"])
    assert (state.cash, verbs(state, "serve")) == ([0, 0], [THEIRS])


@pytest.mark.parametrize(
    ("display", "earned"),
    [("", 8), (f", {BL}", 10), (f", {BL}, {TC}", 12), (f", {BL}, {CASUAL}", 8), (f", {CASUAL}, {BL}, {TC}", 10)],
)
def test_the_tout_serves_an_opponents_customer(display, earned):
    """H-tout 2 (R86, R11): it counts as own; the 2 cash come out of the proceeds."""
    state = a_state(display={A: f"tout{display}", B: THEIRS}, cart={A: "pumpkin turnip leek"})
    happened = events(state, f"play tout 2 {THEIRS}")

    assert happened[1] == ("served", A, NUMBER[THEIRS], earned, earned - 10)
    assert state.cash == [earned - 2, 2]
    assert (ids(state.discard), goods(state, A)) == ([THEIRS, "tout"], "")


def test_what_lies_under_the_tout_does_not_count_yet():
    """R7, H-tout 2: and the opponent uncovers, too."""
    state = a_state(display={A: "tout", B: THEIRS}, covered={"tout": BL, THEIRS: TC}, cart={A: "pumpkin turnip leek"})
    do(state, f"play tout 2 {THEIRS}")
    assert state.cash == [6, 2]
    assert (ids(state.regulars[A]), ids(state.regulars[B])) == ([BL], [TC])


def test_tout_and_saleswoman():
    """H-saleswoman 2, H-tout 2: it is an own customer."""
    state = a_state(display={A: "tout, saleswoman", B: THEIRS}, cart={A: "pumpkin turnip leek"})
    do(state, "play saleswoman 2", f"play tout 2 {THEIRS}")
    assert state.cash == [10, 2]


def test_the_tout_serves_at_once():
    """H-tout: the goods must be on the cart; a swap needs an own casual customer."""
    assert not verbs(a_state(display={A: "tout", B: THEIRS}, cart={A: "pumpkin turnip"}), "play")


# -- deliveryman


def test_the_deliveryman():
    """H-deliveryman (R81, R12): the lowest free row, the payment is kept; the owner's duty stays."""
    state = a_state(display={A: "deliveryman, regular_turnip_bean", B: f"{BL} 1"}, cart={A: "bean leek"})
    assert verbs(state, "play") == [f"deliveryman 1 {BL}"]
    happened = events(state, f"play deliveryman 1 {BL}")
    assert happened[1] == ("delivered", A, NUMBER[BL], 1, 8, B)
    assert (state.cash, goods(state, A), state.stock[NUMBER[BL]]) == ([8, 0], "", 2)

    do(state, "refuse regular_turnip_bean", "end", "advance 0")
    assert (state.actor, verbs(state, "refuse")) == (B, [BL])
    assert "end" not in said(state)


def test_the_deliveryman_after_the_owner():
    """H-deliveryman, R81: the owner may have been supplied already."""
    state = a_state(active=B, order=[A, B], display={B: "deliveryman", A: f"{BL} 1"}, cart={B: "bean leek"})
    state.dealt[NUMBER[BL]] = 1
    do(state, f"play deliveryman 1 {BL}")
    assert (state.cash, state.stock[NUMBER[BL]]) == ([0, 8], 2)


def test_the_deliveryman_in_the_top_row():
    """H-deliveryman (R84, R108, R6): 2 cash of the payment go to the owner, the card is discarded and uncovers."""
    state = a_state(display={A: "deliveryman", B: f"{BL} 3"}, covered={BL: "maid", "deliveryman": "tout"},
                    cart={A: "bean leek"})  # fmt: skip
    do(state, f"play deliveryman 1 {BL}")
    assert (state.cash, state.regulars[B]) == ([8, 2], [])
    assert (ids(state.helpers[A]), ids(state.helpers[B])) == (["tout"], ["maid"])
    assert ids(state.discard) == [BL, "deliveryman"]


def test_messenger_and_deliveryman_do_not_add_up():
    """H-deliveryman: no row of an opponent is used twice."""
    state = a_state(display={A: "deliveryman, messenger_boy", B: f"{BL} 3"}, cart={A: "bean bean leek leek"})
    do(state, "play messenger_boy 1")
    assert verbs(state, "play") == [f"deliveryman 1 {BL}"]
    assert not verbs(state, "deliver_double")


# -- impostor


def test_the_impostor():
    """H-impostor (R6a): only those who have finished; he goes over, and the gained helper works at once."""
    state = a_state(3, active=B, order=[A, B, C], display={A: "maid", B: "impostor", C: "official"},
                    covered={"maid": BL, "impostor": "tout"})  # fmt: skip
    assert verbs(state, "play") == ["impostor 1 maid"]
    do(state, "play impostor 1 maid")
    assert (ids(state.helpers[A]), ids(state.helpers[B]), state.discard) == (["impostor"], ["maid", "tout"], [])
    assert ids(state.regulars[A]) == [BL]
    do(state, "play maid 1")
    assert ids(state.discard) == ["maid"]


def test_the_impostor_stays_in_the_game():
    """H-impostor: the new owner may use him later; unused he is discarded."""
    state = a_state(active=B, order=[A, B], display={A: "maid, tout", B: "impostor"}, round=4)
    do(state, "play impostor 1 tout")
    state.order, state.place, state.active = [B, A], 1, A
    go(state, ("act",))
    assert verbs(state, "play")[-1] == "impostor 1 tout"
    do(state, "discard impostor")
    assert ids(state.discard) == ["impostor"]


def test_the_first_player_has_no_target():
    """H-impostor, R76: nor are covered helpers one."""
    assert not verbs(a_state(display={A: "impostor", B: "maid"}), "play")
    state = a_state(active=B, order=[A, B], display={B: "impostor", A: "regular_bean_leek"}, covered={BL: "maid"})
    assert not verbs(state, "play")


def test_the_impostor_and_the_partner():
    """H-impostor, R52: the third and the fourth player find their partners."""
    display = {A: "maid", B: "official", C: "impostor"}
    assert verbs(a_state(4, active=C, order=[A, B, C, D], display=display), "play") == ["impostor 1 maid"]
    assert verbs(a_state(4, active=C, order=[A, B, D, C], display=display), "play") == ["impostor 1 official"]
    assert not verbs(a_state(4, active=C, order=[A, C, D, B], display=display), "play")


def test_opponents_home_cart_and_storehouse_are_safe():
    """R12: no helper reaches them."""
    names = "tout deliveryman trader_1 market_woman self_supplier impostor"
    state = a_state(
        active=B, order=[A, B], cart={A: "leek leek", B: "wheat turnip bean leek"}, store={A: "leek"}, cash={B: 9},
        display={B: ", ".join([*names.split(), "stall_wheat_bean_leek"]),
                 A: f"home_field wheat 9, stall_turnip_bean_leek, {CASUAL}, {BL}, private_field_4 bean 4, maid"},
    )  # fmt: skip
    played = {text.split()[0] for text in verbs(state, "play")}
    assert played == set(names.split())
    for text in verbs(state, "play"):
        other = do(state.clone(), f"play {text}")
        assert field(other, "home_field_1") == "wheat 9"
        assert (goods(other, A), goods(other, A, "store")) == ("leek leek", "leek")
        assert other.shop[:6] == state.shop[:6]
