"""The action turn: sow, buy, trade, double pack, its end.  R21, R44-R46, R59, R63-R74, R88-R91, R98, R99, R113, R114"""

from collections import Counter

import pytest

from app.engines.loyang.components import NUMBER
from app.engines.loyang.turn import can_end, pack_price, step_cost
from tests.engines.loyang.builder import A, B, C, a_state, do, events, field, goods, ids, proper, said, verbs

STALL = "stall_pumpkin_bean_leek"


# -- sowing


def test_sowing():
    """C18 (R65, R44, R21, R54): only goods shown on the field; the supply fills it up."""
    state = a_state(display={A: "private_field_5, private_field_4"}, cart={A: "cabbage leek"})
    assert verbs(state, "sow") == ["cabbage private_field_5_a_1", "cabbage private_field_4_a_1"]
    do(state, "sow cabbage private_field_5_a_1")
    assert field(state, "private_field_5_a_1") == "cabbage 5"
    assert goods(state, A) == "leek"
    assert not verbs(state, "sow")


def test_a_sown_field_keeps_its_goods():
    """R45, R65: only empty fields, the home field never again; private and common ones alike."""
    state = a_state(display={A: "home_field wheat 3, private_field_6 wheat 1, common_field_3_a"}, cart={A: "wheat"})
    assert verbs(state, "sow") == ["wheat common_field_3_a"]


def test_covered_fields_are_not_sown():
    """R65, R46: uncovered they are, without paying again."""
    state = a_state(display={A: "maid"}, covered={"maid": "common_field_3_a"}, cart={A: "leek"})
    assert not verbs(state, "sow")
    do(state, "discard maid")
    assert verbs(state, "sow") == ["leek common_field_3_a"]
    assert state.cash[A] == 0


def test_a_sowing_names_good_and_field():
    """R66: each pair once."""
    state = a_state(display={A: "private_field_6, common_field_5_a"}, cart={A: "wheat wheat pumpkin"})
    assert verbs(state, "sow") == [
        "wheat private_field_6_a_1", "pumpkin private_field_6_a_1", "wheat common_field_5_a", "pumpkin common_field_5_a"
    ]  # fmt: skip


# -- buying


def test_buying():
    """R67: what lies in the own shop, for its price, onto the cart."""
    state = a_state(cash={A: 29}, shop={A: "wheat pumpkin turnip cabbage bean leek", B: ""})
    for good in ("wheat", "pumpkin", "turnip", "cabbage", "bean", "leek"):
        do(state, f"buy {good}")
        assert f"buy {good}" not in said(state)
    assert (state.cash[A], goods(state, A, "shop")) == (0, "")
    assert goods(state, A) == "wheat pumpkin turnip cabbage bean leek"


# -- stalls


def test_stall_trades():
    """C20 (R71, R72, R55): a good just traded pays for the next one."""
    state = a_state(display={A: STALL}, cart={A: "wheat wheat wheat"})
    do(state, f"trade {STALL} pumpkin wheat", f"trade {STALL} bean wheat pumpkin")
    assert goods(state, A) == "wheat bean"
    assert state.stock[NUMBER[STALL]] == 0b100
    assert verbs(state, "trade") == [f"{STALL} leek wheat bean"]


def test_any_goods_pay():
    """R71: different kinds, and the kind that is taken; as many as there are bowls."""
    state = a_state(display={A: STALL}, cart={A: "pumpkin bean bean"})
    assert verbs(state, "trade") == [
        f"{STALL} pumpkin pumpkin", f"{STALL} pumpkin bean",
        f"{STALL} bean pumpkin bean", f"{STALL} bean bean bean",
        f"{STALL} leek pumpkin bean", f"{STALL} leek bean bean",
    ]  # fmt: skip
    do(state, f"trade {STALL} bean bean bean")
    assert goods(state, A) == "pumpkin bean"


def test_two_bowls_need_two_goods():
    """R71."""
    assert verbs(a_state(display={A: STALL}, cart={A: "bean"}), "trade") == [f"{STALL} pumpkin bean"]
    assert not verbs(a_state(display={A: STALL}), "trade")


def test_an_empty_stall_is_discarded():
    """R73, R5: at once."""
    state = do(a_state(display={A: f"{STALL} pumpkin"}, cart={A: "wheat"}), f"trade {STALL} pumpkin wheat")
    assert (state.stalls[A], ids(state.discard)) == ([], [STALL])


def test_stall_under_stall():
    """C38 (R6, R73, R8)."""
    lower = "stall_wheat_turnip_leek"
    state = a_state(display={A: f"{STALL} pumpkin"}, covered={STALL: lower}, cart={A: "wheat"})
    assert verbs(state, "trade") == [f"{STALL} pumpkin wheat"]
    do(state, f"trade {STALL} pumpkin wheat")
    assert (ids(state.discard), ids(state.stalls[A]), state.stock[NUMBER[lower]]) == ([STALL], [lower], 0b111)
    assert f"{lower} turnip pumpkin" in verbs(state, "trade")


def test_no_trade_in_the_middle_of_a_pack():
    """R74 (ruling): nor sowing, buying, delivering."""
    state = a_state(display={A: f"{STALL}, private_field_6, regular_wheat_turnip"}, cart={A: "wheat turnip"},
                    cash={A: 9}, pile="maid tout")  # fmt: skip
    do(state, "pack")
    assert {text.split()[0] for text in said(state)} == {"reject", "keep", "loan"}


# -- the turn


def test_any_number_of_actions_in_any_order():
    """R63, R64: mixed freely, each as often as wanted."""
    state = a_state(display={A: f"{STALL}, private_field_3, private_field_4, regular_wheat_turnip"},
                    cart={A: "wheat wheat wheat turnip leek"}, cash={A: 6})  # fmt: skip
    do(state, "sow wheat private_field_3_a_1", "loan", "buy wheat", "sell leek", f"trade {STALL} pumpkin wheat",
       "deliver regular_wheat_turnip", "sow pumpkin private_field_4_a_1", "buy bean")  # fmt: skip

    assert state.decision == "act"
    assert (state.cash[A], goods(state, A)) == (6 + 5 - 3 + 2 + 3 - 6, "wheat bean")


def test_buying_and_selling_back_loses_cash():
    """R63: so a turn has an end."""
    state = a_state(cash={A: 6})
    for good in ("wheat", "pumpkin", "turnip", "cabbage", "bean", "leek"):
        other = do(state.clone(), f"buy {good}", f"sell {good}")
        assert other.cash[A] < 6


# -- double pack


@pytest.mark.parametrize(
    ("display", "price"),
    [("", 0), ("maid, tout", 2), (STALL, 1), (f"maid, {STALL}, stall_wheat_bean_leek", 2), ("private_field_3", 0)],
)
def test_the_price_of_a_pack(display, price):
    """R88: the larger number of visible helpers and stalls."""
    state = a_state(display={A: display}, cash={A: 5})
    assert pack_price(state, A) == price
    assert events(state, "pack")[0] == ("pack_bought", A, price)
    assert state.cash[A] == 5 - price


def test_covered_cards_do_not_raise_the_price():
    """C26 (R88, R79): discarding the covering helper first."""
    state = a_state(display={A: "tout, maid, stall_wheat_bean_leek"}, covered={"tout": "stall_wheat_turnip_leek"})
    assert pack_price(state, A) == 2
    assert "pack" not in said(state)  # R11: 2 cash are not there
    do(state, "discard tout")
    assert ids(state.stalls[A]) == ["stall_wheat_bean_leek", "stall_wheat_turnip_leek"]
    assert state.stock[NUMBER["stall_wheat_turnip_leek"]] == 0b111
    assert pack_price(state, A) == 2
    do(state, "loan", "pack")
    assert state.cash[A] == 3


def test_the_choice_of_a_pack():
    """R89, R59: none, one, or both with either on top; open to all."""
    state = a_state(pile="maid casual_turnip_bean_leek")
    assert events(state, "pack")[1:] == [("drew", A, NUMBER["maid"]), ("drew", A, NUMBER["casual_turnip_bean_leek"])]
    assert (state.decision, state.actor, ids(state.drawn)) == (
        "resolve_double_pack", A, ["maid", "casual_turnip_bean_leek"]
    )  # fmt: skip
    assert proper(state) == [
        "reject", "keep maid", "keep casual_turnip_bean_leek",
        "keep maid casual_turnip_bean_leek", "keep casual_turnip_bean_leek maid",
    ]  # fmt: skip


def test_keeping_both():
    """C27 (R89, R90): the covered field is paid and cannot be sown."""
    casual = "casual_turnip_bean_leek"
    state = a_state(pile=f"{casual} common_field_3_a", cash={A: 5}, cart={A: "turnip bean leek"})
    do(state, "pack", f"keep {casual} common_field_3_a")
    assert (state.cash[A], ids(state.casuals[A]), state.fields[A]) == (3, [casual], [])
    assert not verbs(state, "sow")
    assert verbs(state, "serve") == [casual]
    do(state, f"serve {casual}")
    assert (state.cash[A], ids(state.fields[A])) == (3 + 10, ["common_field_3_a"])


def test_keeping_one():
    """R89: laid out normally, the other one is discarded."""
    state = a_state(pile="maid tout")
    do(state, "pack", "keep tout")
    assert (ids(state.helpers[A]), ids(state.discard), state.under[NUMBER["tout"]]) == (["tout"], ["maid"], -1)


def test_keeping_none():
    """C28 (R91, R63): no second pack in this turn, but in the next."""
    state = a_state(pile="maid tout", display={B: "home_field wheat 3"})
    do(state, "pack", "reject")
    assert (ids(state.discard), state.decision) == (["maid", "tout"], "act")
    assert "pack" not in said(state)
    do(state, "end", "advance 0")
    assert "pack" in said(state)


def test_only_one_pack_whatever_is_kept():
    """R91, R63."""
    for choice in ("keep maid", "keep maid tout", "reject"):
        state = do(a_state(pile="maid tout"), "loan", "pack", choice)
        assert "pack" not in said(state)


def test_what_is_kept_takes_effect_at_once():
    """R90, R8, R9: the upper stall is full, the lower customer sleeps."""
    state = a_state(pile=f"{STALL} regular_bean_leek", cart={A: "wheat"})
    do(state, "pack", f"keep {STALL} regular_bean_leek")
    assert verbs(state, "trade") == [f"{STALL} pumpkin wheat"]
    assert "end" in said(state)

    state = a_state(pile=f"{STALL} regular_bean_leek", cart={A: "wheat"})
    do(state, "pack", f"keep regular_bean_leek {STALL}")
    assert not verbs(state, "trade")
    assert "end" not in said(state)  # R81: due at once


def test_the_pile_is_empty_after_the_draw():
    """C36 (R89, R116): the discard pile becomes the new one at once."""
    state = a_state(3, sizes=(2, 5))
    drawn = set(state.pile)
    do(state, "pack")
    assert (len(state.pile), state.discard, set(state.drawn)) == (5, [], drawn)
    do(state, "reject")
    assert (len(state.pile), set(state.discard)) == (5, drawn)


@pytest.mark.parametrize(("pile", "discard", "drawn"), [(1, 5, 2), (0, 5, 2), (0, 1, 1), (1, 0, 1), (1, 1, 2)])
def test_packs_from_short_piles(pile, discard, drawn):
    """R89: before and between the draws; fewer than two cards cost the full price."""
    state = a_state(3, sizes=(pile, discard), display={A: "private_field_3"}, cash={A: 5})
    top = state.pile[-1:]
    do(state, "pack")
    assert state.drawn[: len(top)] == top
    assert (len(state.drawn), len(state.pile) + len(state.discard)) == (drawn, pile + discard - drawn)
    assert len(proper(state)) == (5 if drawn == 2 else 2)


def test_cards_drawn_are_not_shuffled_in():
    """R89: with nothing else left the new pile waits for the next draw."""
    state = do(a_state(3, sizes=(2, 0)), "pack")
    assert (len(state.drawn), state.pile, state.discard) == (2, [], [])
    do(state, "reject")
    assert (len(state.pile), len(state.discard)) == (0, 2)
    do(state, "end", "advance 0", "pack")
    assert (state.actor, len(state.drawn), state.pile, state.discard) == (B, 2, [], [])


def test_without_cards_there_is_no_pack():
    """R89 (ruling)."""
    state = a_state(3, sizes=(0, 0))
    assert "pack" not in said(state)


# -- storing


def test_storing():
    """C29 (R98): enlarge, sell, or give back, until it fits."""
    state = a_state(cart={A: "wheat wheat leek"}, cash={A: 2})
    do(state, "end")
    assert said(state) == ["return wheat", "return leek", "upgrade", "loan", "sell leek"]
    upgraded = do(state.clone(), "upgrade")
    assert (upgraded.cash[A], upgraded.capacity[A], upgraded.decision) == (0, 4, "advance")
    assert (goods(upgraded, A, "store"), goods(upgraded, A)) == ("wheat wheat leek", "")

    do(state, "sell leek", "return wheat")
    assert (state.cash[A], goods(state, A, "store"), state.decision) == (4, "wheat", "advance")


def test_what_fits_is_not_asked_for():
    """R98."""
    for capacity, cart in ((1, "leek"), (1, ""), (4, "leek leek wheat bean")):
        state = a_state(cart={A: cart}, capacity={A: capacity})
        assert "stored" in {event[0] for event in events(state, "end")} or not cart
        assert (state.decision, Counter(goods(state, A, "store").split())) == ("advance", Counter(cart.split()))


def test_the_large_storehouse_is_the_largest():
    """R98: no second upgrade."""
    state = do(a_state(cart={A: "leek leek leek leek leek"}, capacity={A: 4}, cash={A: 9}), "end")
    assert said(state) == ["return leek", "loan", "sell leek"]


def test_a_loan_pays_the_upgrade():
    """R98, R10a."""
    state = do(a_state(cart={A: "wheat wheat"}), "end")
    assert "upgrade" not in said(state)
    do(state, "loan", "upgrade")
    assert (state.cash[A], state.decision) == (3, "advance")


def test_an_upgrade_may_be_too_small():
    """R98: the rest is still sold or given back."""
    state = do(a_state(cart={A: "wheat wheat wheat wheat bean"}, cash={A: 2}), "end", "upgrade")
    assert said(state) == ["return wheat", "return bean", "loan", "sell bean"]


def test_nothing_new_after_the_end():
    """C37 (R10a, R98, R113): no helper, no discarding."""
    state = a_state(display={A: "trader_1", B: STALL}, covered={"trader_1": "regular_bean_leek"},
                    cart={A: "leek leek"}, cash={A: 1})  # fmt: skip
    do(state, "end")
    assert (state.decision, said(state)) == ("store", ["return leek", "loan", "sell leek"])
    do(state, "sell leek")
    assert (goods(state, A, "store"), state.cash[A], state.decision) == ("leek", 3, "advance")
    assert said(state) == ["advance 0", "advance 1", "loan"]


def test_storing_in_the_last_round():
    """R98: it matters for the tie-break."""
    state = do(a_state(round=9, cart={A: "leek"}), "end")
    assert goods(state, A, "store") == "leek"


# -- the path


def test_steps():
    """C30 (R99): the first costs 1, every further one its space."""
    state = do(a_state(space={A: 6}, cash={A: 20}), "end")
    assert proper(state) == ["advance 0", "advance 1", "advance 2", "advance 3"]
    assert events(state, "advance 3") == [("advanced", A, 3, 18), ("turn_began", B)]
    assert (state.space[A], state.cash[A]) == (9, 2)


def test_costs_of_the_next_steps():
    """R99, R114: can be looked up."""
    assert [step_cost(6, number) for number in range(5)] == [0, 1, 9, 18, 28]
    assert [step_cost(1, number) for number in range(4)] == [0, 1, 4, 8]


def test_a_loan_makes_more_steps_possible():
    """R99, R100."""
    state = do(a_state(space={A: 6}, cash={A: 4}), "end")
    assert said(state) == ["advance 0", "advance 1", "loan"]
    do(state, "loan")
    assert said(state) == ["advance 0", "advance 1", "advance 2", "loan"]


def test_the_last_space():
    """R99 (ruling)."""
    state = do(a_state(space={A: 19}, cash={A: 99}), "end")
    assert proper(state) == ["advance 0", "advance 1"]
    state = do(a_state(space={A: 20}, cash={A: 99}), "end")
    assert proper(state) == ["advance 0"]


def test_no_step_is_needed():
    """R99, R113: nor is any cash; then the next one is on turn."""
    state = do(a_state(3), "end")
    assert said(state) == ["advance 0", "loan"]
    do(state, "advance 0")
    assert (state.space[A], state.actor) == (1, B)
    assert can_end(state, C)
