"""Using and discarding helpers; those of shop and stalls.  R6, R6a, R7, R68, R75-R79, R93, R95, H-accountant,
H-haggler, H-maid, H-market_crier, H-market_woman, H-merchant, H-official, H-shopper, H-trader"""

import pytest

from app.engines.loyang.components import COPIES, MERCHANT, NUMBER
from app.engines.loyang.helpers import asked_twice
from app.engines.loyang.turn import pack_price
from tests.engines.loyang.builder import GOOD, A, B, C, D, a_state, do, events, goods, ids, proper, said, verbs

STALL = "stall_pumpkin_bean_leek"
OTHER = "stall_wheat_turnip_leek"
SETTING = ("wheat", "pumpkin", "turnip", "cabbage", "bean", "leek")


def shop(*numbers):
    """The accountant's six answers."""
    return [f"stock {name} {number}" for name, number in zip(SETTING, numbers, strict=True)]


# -- helpers in general


def test_only_visible_helpers_are_used_or_discarded():
    """R76."""
    state = a_state(display={A: f"maid, {STALL}"}, covered={STALL: "official"})
    assert (verbs(state, "play"), verbs(state, "discard")) == (["maid 1"], ["maid"])


def test_a_helper_used_goes_at_once():
    """R78, R7: then what lay under it is uncovered; its effect stays, and it no longer counts for the pack."""
    state = a_state(display={A: "official, maid, tout"}, covered={"maid": STALL}, cart={A: "wheat"})
    assert pack_price(state, A) == 3
    happened = events(state, "play maid 1")
    assert [event[0] for event in happened] == ["helper", "left", "uncovered"]
    assert pack_price(state, A) == 2
    assert f"{STALL} bean wheat" in verbs(state, "trade")
    assert ids(state.discard) == ["maid"]


def test_discarding_a_helper():
    """R79, R6, R5: unused, and what lay under it is uncovered at once."""
    state = a_state(display={A: "maid"}, covered={"maid": STALL}, cart={A: "wheat"})
    assert [event[0] for event in events(state, "discard maid")] == ["helper_discarded", "left", "uncovered"]
    assert (ids(state.discard), ids(state.stalls[A])) == (["maid"], [STALL])
    assert f"{STALL} bean wheat" not in verbs(state, "trade")


def test_one_option_only():
    """R77: with the one the helper is gone."""
    state = a_state(display={A: "saleswoman, regular_bean_leek 1 red"})
    assert verbs(state, "play") == ["saleswoman 1", "saleswoman 2"]
    do(state, "play saleswoman 2")
    assert not verbs(state, "play")


def test_an_option_without_effect_is_not_offered():
    """R77 (ruling): what only switches something on is always legal, the rest needs something to do."""
    names = (
        "tout official messenger_boy accountant harvest_hand haggler lord_of_the_manor trader_1 impostor shopper "
        "merchant deliveryman maid market_crier market_woman leaseholder ploughman self_supplier saleswoman"
    )
    state = a_state(display={A: ", ".join(names.split())})

    assert verbs(state, "play") == [
        "official 1", "messenger_boy 1", "accountant 1", "harvest_hand 2", "maid 1", "saleswoman 2"
    ]  # fmt: skip
    assert not verbs(state, "buy")
    assert verbs(state, "discard") == names.split()


def test_helpers_of_one_kind_are_alike():
    """R75: of equal traders one is offered; what they cover tells them apart."""
    display = {A: "trader_1, trader_2, trader_3", B: f"{STALL} pumpkin"}
    state = a_state(display=display, covered={"trader_2": "maid"}, cart={A: "wheat"})
    assert verbs(state, "play") == [f"trader_1 1 {STALL} pumpkin wheat", f"trader_2 1 {STALL} pumpkin wheat"]
    assert verbs(state, "discard") == ["trader_1", "trader_2", "trader_3"]


# -- official, maid


def test_the_official():
    """H-official (R88, R90): the pack of this turn is free, fields are not."""
    state = a_state(display={A: "official, tout, trader_1"}, pile="common_field_3_a maid", cash={A: 2})
    do(state, "play official 1")
    assert pack_price(state, A) == 0
    do(state, "pack", "keep common_field_3_a")
    assert state.cash[A] == 0


def test_what_lasts_for_a_turn_ends_with_it():
    """R78: official, maid, messenger boy, harvest hand and saleswoman."""
    switches = "official maid messenger_boy harvest_hand saleswoman"
    state = a_state(
        display={A: ", ".join([*switches.split(), "tout"]),
                 B: f"trader_1, {STALL}, private_field_3, casual_wheat_turnip_bean, regular_bean_leek"},
        cart={B: "wheat wheat turnip bean bean leek leek"}, cash={B: 1},
    )  # fmt: skip
    do(state, *(f"play {name} {2 if name in ('harvest_hand', 'saleswoman') else 1}" for name in switches.split()))
    do(state, "end", "advance 0")

    assert state.perks == 0
    assert pack_price(state, B) == 1
    assert f"{STALL} bean wheat" not in verbs(state, "trade")
    do(state, "sow wheat private_field_3_a_2", "deliver regular_bean_leek")
    assert state.stock[NUMBER["private_field_3_a_2"]] == 3
    assert not verbs(state, "deliver_again")
    before = state.cash[B]
    do(state, "serve casual_wheat_turnip_bean")
    assert state.cash[B] == before + 9


def test_nothing_lasts_into_the_next_round():
    """R78: what the last player switched on."""
    state = a_state(active=B, order=[A, B], display={B: "official"})
    do(state, "play official 1", "end", "advance 0")
    assert (state.round, state.perks, state.place) == (4, 0, 0)


def test_the_maid():
    """H-maid: every trade costs one good, also at stalls uncovered later; she may wait."""
    state = a_state(display={A: f"maid, {STALL} bean"}, covered={STALL: "stall_turnip_bean_leek"},
                    cart={A: "wheat wheat pumpkin"}, cash={A: 3})  # fmt: skip
    do(state, "play maid 1", "buy wheat", f"trade {STALL} bean wheat", "trade stall_turnip_bean_leek leek pumpkin")
    assert goods(state, A) == "wheat wheat bean leek"
    assert all(len(text.split()) == 3 for text in verbs(state, "trade"))


# -- haggler and shopper


@pytest.mark.parametrize(
    ("way", "price", "left", "number"),
    [("", 6, "", 1), (" haggler", 6, "x", 2), (" shopper", 4, "bean", 1), (" haggler shopper", 4, "bean", 2)],
)
def test_ways_to_buy(way, price, left, number):
    """R68, H-haggler, H-shopper: two for one from the shop, one from the supply for 2 less, or two from there."""
    stock = "bean bean" if left == "x" else "bean"
    state = a_state(display={A: "haggler, shopper"}, cash={A: 9}, shop={A: stock})
    happened = events(state, f"buy bean{way}")
    assert happened[0][:5] == ("bought", A, GOOD["bean"], number, price)
    assert (state.cash[A], goods(state, A), goods(state, A, "shop")) == (
        9 - price, " ".join(["bean"] * number), "" if left == "x" else left
    )  # fmt: skip
    assert ids(state.discard) == way.split()


def test_haggler_and_shopper_together():
    """C33 (R68): 2 beans from the supply for 4; the stock of the shop does not matter."""
    state = a_state(display={A: "haggler, shopper"}, cash={A: 4}, shop={A: "bean"})
    assert "bean" not in [text for text in verbs(state, "buy") if len(text.split()) == 1]  # R11: 6 cash
    do(state, "buy bean haggler shopper")
    assert (goods(state, A), state.cash[A], goods(state, A, "shop")) == ("bean bean", 0, "bean")
    assert (state.helpers[A], ids(state.discard)) == ([], ["haggler", "shopper"])
    assert not verbs(state, "buy")


def test_the_haggler_needs_two_in_the_shop():
    """H-haggler: at the price of one, which must be in hand."""
    state = a_state(display={A: "haggler"}, cash={A: 5})
    assert [text for text in verbs(state, "buy") if "haggler" in text] == [
        "wheat haggler", "pumpkin haggler", "turnip haggler", "cabbage haggler"
    ]  # fmt: skip


@pytest.mark.parametrize(("cash", "found"), [(0, []), (1, ["wheat"]), (3, ["wheat", "pumpkin", "turnip", "cabbage"]),
                                             (4, [*SETTING])])  # fmt: skip
def test_the_shopper_needs_no_shop(cash, found):
    """H-shopper: 2 cash below the price of the shop."""
    state = a_state(display={A: "shopper"}, shop={A: ""}, cash={A: cash})
    assert verbs(state, "buy") == [f"{good} shopper" for good in found]


def test_both_leave_before_anything_is_uncovered():
    """R6a, R68."""
    state = a_state(display={A: "haggler, shopper"}, covered={"haggler": "maid", "shopper": "tout"}, cash={A: 4})
    facts = [event[0] for event in events(state, "buy bean haggler shopper")]
    assert facts == ["bought", "left", "left", "uncovered", "uncovered"]


# -- merchant


def test_the_merchant():
    """C32 (H-merchant): goods asked for at least twice, 1 cash each, as the shop has them."""
    regulars = "regular_turnip_cabbage, regular_turnip_bean, regular_pumpkin_bean"
    state = a_state(display={A: f"{regulars}, merchant"}, cash={A: 2})
    assert asked_twice(state, A) == 1 << GOOD["turnip"] | 1 << GOOD["bean"]
    assert verbs(state, "play") == ["merchant 1 turnip", "merchant 1 bean"]
    do(state, "play merchant 1 turnip")
    assert (state.decision, said(state)) == ("merchant_more", ["cheap bean", "enough"])
    do(state, "cheap bean")
    assert (goods(state, A), state.cash[A], ids(state.discard)) == ("turnip bean", 0, ["merchant"])
    assert goods(state, A, "shop") == "wheat wheat wheat pumpkin pumpkin turnip cabbage cabbage leek"
    assert state.decision == "act"


def test_at_most_one_per_kind_and_at_least_one_in_all():
    """H-merchant (ruling): however many are asked for."""
    regulars = "regular_turnip_cabbage 1, regular_turnip_bean, regular_turnip_leek, regular_pumpkin_turnip"
    state = a_state(display={A: f"{regulars}, merchant"}, cash={A: 9})
    assert "enough" not in said(state)
    do(state, "play merchant 1 turnip")
    assert (state.decision, state.helpers[A], state.cash[A]) == ("act", [], 8)


def test_the_merchant_counts_customers_dealt_with():
    """H-merchant (ruling): all visible regular ones, but none that is completed, covered or casual."""
    state = a_state(display={A: "regular_turnip_bean, regular_bean_leek, merchant"}, cash={A: 2},
                    cart={A: "bean leek"})  # fmt: skip
    do(state, "deliver regular_bean_leek", "refuse regular_turnip_bean")
    assert "merchant 1 bean" in verbs(state, "play")

    state = a_state(display={A: "regular_turnip_bean, regular_bean_leek 3, merchant"}, cash={A: 2},
                    cart={A: "bean leek"})  # fmt: skip
    do(state, "deliver regular_bean_leek")
    assert not verbs(state, "play")

    display = "regular_turnip_bean, casual_turnip_bean_leek, tout, merchant"
    state = a_state(display={A: display, B: "regular_bean_leek"}, covered={"tout": "regular_pumpkin_bean"}, cash={A: 2})
    assert not verbs(state, "play")


def test_the_merchant_needs_goods_and_cash():
    """H-merchant, R11."""
    regulars = "regular_turnip_bean, regular_bean_leek, regular_turnip_leek"
    state = a_state(display={A: f"{regulars}, merchant"}, shop={A: "leek wheat"}, cash={A: 1})
    assert verbs(state, "play") == ["merchant 1 leek"]
    assert not verbs(a_state(display={A: f"{regulars}, merchant"}), "play")
    state = a_state(display={A: f"{regulars}, merchant, haggler, shopper"}, shop={A: ""})
    assert [text for text in verbs(state, "play") if "leek" in text] == [
        "merchant 1 leek shopper", "merchant 1 leek haggler shopper"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("way", "cash", "number", "left"),
    [
        ("", 1, 1, "bean"),
        (" haggler", 1, 2, ""),
        (" shopper", 0, 1, "bean bean"),
        (" haggler shopper", 0, 2, "bean bean"),
    ],
)
def test_the_merchant_with_haggler_and_shopper(way, cash, number, left):
    """H-merchant, H-haggler, H-shopper (ruling for both): two for 1 cash; one or two from the supply for nothing."""
    regulars = "regular_turnip_bean, regular_bean_leek"
    state = a_state(display={A: f"{regulars}, merchant, haggler, shopper"}, shop={A: "bean bean"}, cash={A: 1})
    do(state, f"play merchant 1 bean{way}")

    assert (state.cash[A], goods(state, A)) == (1 - cash, " ".join(["bean"] * number))
    assert goods(state, A, "shop") == left
    assert ids(state.discard) == ["merchant", *way.split()]
    assert set(ids(state.helpers[A])) == {"haggler", "shopper"} - set(way.split())


def test_each_of_the_two_serves_one_good_of_the_merchant():
    """H-merchant: for one good only, on the same or on different ones; all helpers leave together (R6a)."""
    regulars = "regular_turnip_bean, regular_bean_leek, regular_turnip_leek"
    state = a_state(display={A: f"{regulars}, merchant, haggler, shopper"}, shop={A: "bean bean leek leek turnip"},
                    covered={"haggler": "maid"}, cash={A: 3})  # fmt: skip
    assert len(verbs(state, "play")) == 4 + 4 + 3
    do(state, "play merchant 1 bean haggler")
    assert said(state) == ["cheap turnip", "cheap turnip shopper", "cheap leek", "cheap leek shopper", "enough"]
    do(state, "cheap leek shopper")
    assert said(state) == ["cheap turnip", "enough"]
    assert ids(state.helpers[A]) == ["merchant", "haggler", "shopper"]
    do(state, "enough")
    assert (state.cash[A], goods(state, A)) == (2, "bean bean leek")
    assert (ids(state.discard), ids(state.helpers[A])) == (["merchant", "haggler", "shopper"], ["maid"])


def test_no_free_choice_between_the_merchants_purchases():
    """R10a: what is not listed is not open."""
    regulars = "regular_turnip_bean, regular_bean_leek, regular_turnip_leek"
    state = a_state(display={A: f"{regulars}, merchant"}, cash={A: 1}, cart={A: "leek"})
    do(state, "play merchant 1 bean")
    assert state.decision == "act"  # nothing more can be paid
    assert COPIES[MERCHANT][0] in state.discard


# -- accountant


def test_the_accountant():
    """H-accountant (R93, R110): every place filled or emptied without cash, then the best bonus by itself."""
    state = a_state(
        display={A: "accountant, home_field wheat 3, private_field_6 wheat 1, private_field_3 bean 2, private_field_4"},
        covered={"accountant": "maid"},
    )
    do(state, "play accountant 1")
    assert (state.decision, said(state)) == ("set_shop", [f"stock wheat {number}" for number in range(4)])
    happened = events(state, *shop(0, 1, 2, 0, 2, 2))

    assert goods(state, A, "shop") == "pumpkin turnip turnip bean bean leek leek"
    assert ("bonus", A, 2, GOOD["wheat"]) in happened
    assert (state.cash[A], ids(state.helpers[A]), state.decision) == (2, ["maid"], "act")


def test_the_bonus_counts_fields_with_goods():
    """H-accountant: own fields, by kinds of goods, not by goods."""
    display = {A: "accountant, private_field_3, common_field_3_a leek 3", B: "private_field_6 wheat 6"}
    state = do(a_state(display=display), "play accountant 1", *shop(3, 2, 2, 2, 1, 1))
    assert state.cash == [1, 0]
    state = do(a_state(display={A: "accountant, private_field_3"}), "play accountant 1", *shop(3, 2, 2, 2, 1, 1))
    assert state.cash[A] == 0


# -- market crier


def test_the_market_crier_refills():
    """H-market_crier 1: all visible stalls; an emptied one is gone (R73)."""
    display = {A: f"market_crier, {STALL} leek, {OTHER} wheat turnip", B: "stall_wheat_bean_leek wheat"}
    state = do(a_state(display=display, covered={"market_crier": "maid"}), "play market_crier 1")
    assert [state.stock[NUMBER[name]] for name in (STALL, OTHER, "stall_wheat_bean_leek")] == [7, 7, 1]
    assert ids(state.helpers[A]) == ["maid"]

    full = a_state(display={A: f"market_crier, {STALL}"})
    assert "market_crier 1" not in verbs(full, "play")


def test_the_market_crier_sells():
    """H-market_crier 2 (R93): bean and leek for 3 cash, though the shop would pay 4."""
    state = a_state(display={A: f"market_crier, {STALL} bean leek"}, cart={A: "wheat"})
    assert verbs(state, "play")[1:] == [
        f"market_crier 2 {STALL}:bean", f"market_crier 2 {STALL}:leek", f"market_crier 2 {STALL}:bean {STALL}:leek"
    ]  # fmt: skip
    happened = events(state, f"play market_crier 2 {STALL}:bean {STALL}:leek")

    assert [event for event in happened if event[0] == "sold"] == [
        ("sold", A, GOOD["bean"], 2), ("sold", A, GOOD["leek"], 1)
    ]  # fmt: skip
    assert (state.cash[A], goods(state, A)) == (3, "wheat")
    assert goods(state, A, "shop").endswith("bean bean leek leek")
    assert ids(state.discard) == [STALL, "market_crier"]


@pytest.mark.parametrize(
    ("chosen", "cash"), [("wheat", 1), ("turnip leek", 3), ("wheat turnip", 2), ("wheat turnip leek", 3)]
)
def test_what_the_crier_is_paid(chosen, cash):
    """H-market_crier 2: selling prices, at most 3."""
    state = a_state(display={A: f"market_crier, {OTHER}"}, shop={A: ""})
    do(state, "play market_crier 2 " + " ".join(f"{OTHER}:{good}" for good in chosen.split()))
    assert (state.cash[A], goods(state, A, "shop")) == (cash, chosen)


def test_the_crier_sells_up_to_three_for_free_places():
    """H-market_crier 2 (ruling): of several stalls; each needs a place; not legal without any."""
    display = {A: f"market_crier, {STALL}, {OTHER}"}
    state = a_state(display=display, shop={A: "pumpkin pumpkin leek"})
    sold = [text.split()[2:] for text in verbs(state, "play") if text.startswith("market_crier 2")]
    assert max(len(each) for each in sold) == 3
    assert not any(text.endswith(":pumpkin") for each in sold for text in each)
    assert [f"{STALL}:leek"] in sold
    assert not any({f"{STALL}:leek", f"{OTHER}:leek"} <= set(each) for each in sold)  # one place
    assert len(sold) == 5 + 9 + 7

    full = "wheat wheat wheat pumpkin pumpkin turnip turnip cabbage cabbage bean bean leek leek"
    assert not verbs(a_state(display=display, shop={A: full}), "play")


def test_emptied_stalls_leave_together_then_the_crier():
    """R6a, R7: nothing uncovered takes part."""
    state = a_state(display={A: f"market_crier, {STALL} bean, {OTHER} leek"},
                    covered={STALL: "stall_turnip_bean_leek", OTHER: "maid", "market_crier": "tout"})  # fmt: skip
    happened = events(state, f"play market_crier 2 {STALL}:bean {OTHER}:leek")
    assert [event[0] for event in happened if event[0] in ("left", "uncovered")] == [
        "left", "left", "uncovered", "uncovered", "left", "uncovered"
    ]  # fmt: skip
    assert state.stock[NUMBER["stall_turnip_bean_leek"]] == 0b111


# -- market woman


def test_the_market_woman():
    """H-market_woman (R6a, R12): both are refilled and lie singly; what they covered is uncovered on both sides."""
    state = a_state(display={A: f"market_woman, {STALL} leek", B: f"{OTHER} wheat"},
                    covered={STALL: "maid", OTHER: "regular_bean_leek", "market_woman": "tout"})  # fmt: skip
    assert verbs(state, "play") == [f"market_woman 1 {STALL} {OTHER}"]
    happened = events(state, f"play market_woman 1 {STALL} {OTHER}")

    assert (ids(state.stalls[A]), ids(state.stalls[B])) == ([OTHER], [STALL])
    assert state.stock[NUMBER[STALL]] == state.stock[NUMBER[OTHER]] == 0b111
    assert (ids(state.helpers[A]), ids(state.regulars[B])) == (["maid", "tout"], ["regular_bean_leek"])
    assert [event[0] for event in happened[1:]] == ["swapped", "uncovered", "uncovered", "left", "uncovered"]


def test_the_market_woman_needs_two_stalls():
    """H-market_woman: an own one and an opponent's, visible ones, of the partner with four."""
    assert not verbs(a_state(display={A: "market_woman", B: OTHER}), "play")
    assert not verbs(a_state(display={A: f"market_woman, {STALL}", B: "maid"}, covered={"maid": OTHER}), "play")
    four = a_state(4, order=[A, B, C, D], display={A: f"market_woman, {STALL}", B: OTHER, C: "stall_wheat_bean_leek"})
    assert verbs(four, "play") == [f"market_woman 1 {STALL} stall_wheat_bean_leek"]


# -- trader


@pytest.mark.parametrize(("number", "fee"), [(1, 0), (7, 0), (8, 1), (9, 2)])
def test_the_fee_of_a_trader(number, fee):
    """C34 (H-trader, R108): to the owner, besides the goods, which go to the supply."""
    state = a_state(round=number, display={A: "trader_2", B: STALL}, cart={A: "wheat"}, cash={A: 2})
    do(state, f"play trader_2 1 {STALL} pumpkin wheat")
    assert (goods(state, A), goods(state, B), state.cash) == ("pumpkin", "", [2 - fee, fee])
    assert ids(state.discard) == ["trader_2"]


def test_the_fee_must_be_in_hand():
    """R11."""
    state = a_state(round=9, display={A: "trader_2", B: f"{STALL} pumpkin"}, cart={A: "wheat"}, cash={A: 1})
    assert not verbs(state, "play")
    do(state, "loan")
    assert verbs(state, "play") == [f"trader_2 1 {STALL} pumpkin wheat"]


def test_a_trader_trades_once():
    """H-trader, R71, R73: one good each, by the bowls; an emptied stall leaves and uncovers for its owner."""
    state = a_state(display={A: "trader_1, trader_3", B: f"{STALL} pumpkin leek"}, covered={STALL: OTHER},
                    cart={A: "wheat wheat wheat"})  # fmt: skip
    assert verbs(state, "play") == [f"trader_1 1 {STALL} pumpkin wheat", f"trader_1 1 {STALL} leek wheat wheat"]
    do(state, f"play trader_1 1 {STALL} leek wheat wheat", f"play trader_3 1 {STALL} pumpkin wheat")
    assert (goods(state, A), ids(state.stalls[B])) == ("pumpkin leek", [OTHER])
    assert ids(state.discard) == ["trader_1", STALL, "trader_3"]


def test_trader_and_maid():
    """H-maid, H-trader: one good at the opponent's stall, too."""
    state = a_state(display={A: "trader_1, maid", B: f"{STALL} leek"}, cart={A: "wheat"})
    assert not verbs(state, "play")[:-1]
    do(state, "play maid 1", f"play trader_1 1 {STALL} leek wheat")
    assert goods(state, A) == "leek"


def test_opponents_stalls_are_reached_by_traders_only():
    """R71, R12: visible ones of any opponent."""
    state = a_state(3, display={A: "trader_1", B: f"{STALL} pumpkin", C: "maid"}, covered={"maid": OTHER},
                    cart={A: "wheat"})  # fmt: skip
    assert not verbs(state, "trade")
    assert verbs(state, "play") == [f"trader_1 1 {STALL} pumpkin wheat"]
    assert proper(state)[0] == "end"
