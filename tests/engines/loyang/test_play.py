"""A first walk through the game: one position for each of its parts."""

from random import Random

import pytest

from app.engines.loyang.components import ACTION_CARDS, HELPER_CARD, LORD, NUMBER
from tests.engines.loyang.builder import GAME, A, B, C, D, a_state, do, events, field, goods, ids, proper, said, verbs


def test_the_first_round():
    """C1, C3, C8 (R14, R19-R24, R33)."""
    state = GAME.new(3, seed=1)
    seat = state.actor
    assert seat == state.large
    assert proper(state) == ["crop wheat", "crop pumpkin", "crop turnip"]

    do(state, "crop turnip")
    assert (state.cash[seat], goods(state, seat, "shop").split().count("turnip")) == (5, 1)
    assert field(state, f"home_field_{seat + 1}") == "turnip 9"
    assert goods(state, seat) == ""
    do(state, "crop turnip")
    assert proper(state) == ["crop wheat", "crop pumpkin"]  # C2

    do(state, "crop wheat")
    assert goods(state, seat) == "turnip"
    assert [len(fields) for fields in state.fields] == [2, 2, 2]
    assert proper(state) == [f"add {card}" for card in ids(state.hand[seat])]
    assert len(proper(state)) == 4


def test_emptied_fields_leave():
    """C4 (R25)."""
    state = a_state(
        display={A: "home_field wheat 5, private_field_3 leek 1, common_field_3_a bean 1", B: "home_field wheat 5"},
        steps=[("round",)],
    )
    assert goods(state, A) == "bean leek wheat" or goods(state, A) == "wheat bean leek"
    assert ids(state.fields[A]) == ["home_field_1"]
    assert NUMBER["common_field_3_a"] in state.pile  # discarded, then shuffled in


def test_the_harvest_hand_in_the_harvest():
    """C5, C6 (R27)."""
    fields = "home_field wheat 7, private_field_5 cabbage 3, harvest_hand"
    state = a_state(display={A: f"{fields}, private_field_4 bean 4"}, steps=[("round",)])
    assert state.decision == "harvest_hand_now"
    assert proper(state) == ["decline", "play harvest_hand 1 private_field_4_a_1"]
    do(state, "play harvest_hand 1 private_field_4_a_1")
    assert goods(state, A) == "wheat cabbage bean bean"
    assert field(state, "private_field_4_a_1") == "bean 2"
    assert not state.helpers[A]

    state = a_state(display={A: fields}, steps=[("round",)])
    assert state.decision == "distribute"
    assert ids(state.helpers[A]) == ["harvest_hand"]


def test_taking_from_the_court():
    """C9, C10, C11 (R32, R34, R42, R47)."""
    regular, casual = "regular_bean_leek", "casual_wheat_pumpkin_leek"
    state = a_state(
        3,
        active=C,
        hand={A: "tout maid official", C: "saleswoman"},
        court=f"{regular} {casual}",
        chosen=[B],
        steps=[("court",)],
    )
    assert proper(state) == [f"take {regular}", f"take {casual}"]
    do(state, f"take {regular}")
    assert proper(state) == ["hand saleswoman"]
    do(state, "hand saleswoman")
    assert (state.actor, proper(state)) == (A, [f"take {casual}"])
    do(state, f"take {casual}", "hand maid")
    assert (state.large, state.small, state.court) == (A, C, [])
    assert ids(state.discard) == ["tout", "official"]
    assert state.order == [A, C, B]


def test_a_field_without_money():
    """C12, C14 (R39, R74, R100)."""
    state = a_state(
        3,
        hand={A: "common_field_4_a", B: "tout maid"},
        court="casual_wheat_pumpkin_leek",
        display={A: "stall_wheat_cabbage_leek"},
        cart={A: "wheat"},
        steps=[("court",)],
    )
    do(state, "take casual_wheat_pumpkin_leek", "hand common_field_4_a")
    assert state.decision == "finance_field"
    assert said(state) == ["loan"]
    do(state, "loan")
    assert (state.cash[A], state.loans[A], ids(state.fields[A])) == (3, 1, ["common_field_4_a"])


def test_partners():
    """C15 (R50, R52)."""
    state = a_state(4, order=[A, C, B, D], steps=[("partner",)])
    assert (state.decision, proper(state)) == ("choose_partner", ["partner 2", "partner 4"])
    do(state, "partner 4")
    assert state.order == [A, C, D, B]
    assert state.opponents(A) == [D]


def test_two_players_turn_cards_up():
    """C16 (R61)."""
    state = a_state(
        hand={A: "tout maid official saleswoman", B: "merchant haggler shopper impostor"},
        pile="casual_wheat_pumpkin_leek",
        steps=[("court",)],
    )
    assert "reveal" in said(state)
    do(state, "reveal")
    assert proper(state) == [*(f"add {card}" for card in ids(state.hand[A])), "take casual_wheat_pumpkin_leek"]
    do(state, "take casual_wheat_pumpkin_leek", "hand tout")
    assert ids(state.court) == ["maid", "official", "saleswoman"]
    assert proper(state) == ["take maid", "take official", "take saleswoman", "reveal"]


def test_the_beginner_customer():
    """C17 (R60)."""
    state = a_state(
        3,
        beginner={A: "regular_pumpkin_turnip"},
        hand={A: "tout maid official saleswoman", B: "haggler shopper"},
        court="impostor",
        steps=[("court",)],
    )
    do(state, "take impostor", "beginner")
    assert (ids(state.regulars[A]), len(state.court)) == (["regular_pumpkin_turnip"], 4)


def test_sowing():
    """C18, C39 (R65, R94)."""
    state = a_state(display={A: "private_field_5, private_field_4, harvest_hand"}, cart={A: "cabbage leek"})
    assert verbs(state, "sow") == ["cabbage private_field_5_a_1", "cabbage private_field_4_a_1"]
    do(state, "play harvest_hand 2", "sow cabbage private_field_5_a_1")
    assert field(state, "private_field_5_a_1") == "cabbage 6"
    assert ids(state.discard) == ["harvest_hand"]


def test_stall_under_stall():
    """C38 (R6, R73)."""
    state = a_state(
        display={A: "stall_pumpkin_bean_leek pumpkin"},
        covered={"stall_pumpkin_bean_leek": "stall_wheat_turnip_leek"},
        cart={A: "wheat"},
    )
    do(state, "trade stall_pumpkin_bean_leek pumpkin wheat")
    assert ids(state.stalls[A]) == ["stall_wheat_turnip_leek"]
    assert verbs(state, "trade") == ["stall_wheat_turnip_leek wheat pumpkin", "stall_wheat_turnip_leek turnip pumpkin"]


def test_refusing():
    """C23 (R82, R83)."""
    state = a_state(display={A: "regular_bean_leek 0 red"}, cash={A: 1})
    assert not verbs(state, "refuse")
    assert "end" not in said(state)
    do(state, "loan", "refuse regular_bean_leek")
    assert state.cash[A] == 4
    assert "end" in said(state)


@pytest.mark.parametrize(
    ("regulars", "payment"),
    [("", 8), (", regular_bean_leek", 10), (", regular_bean_leek, regular_turnip_leek", 12)],
)
def test_casual_customers(regulars, payment):
    """C24 (R85, R86)."""
    state = a_state(display={A: f"casual_pumpkin_turnip_leek{regulars}"}, cart={A: "pumpkin turnip leek"})
    do(state, "serve casual_pumpkin_turnip_leek")
    assert (state.cash[A], goods(state, A)) == (payment, "")


def test_a_double_pack():
    """C26, C27, C28 (R88-R91)."""
    state = a_state(
        display={A: "tout, maid, stall_wheat_bean_leek"},
        covered={"tout": "stall_wheat_turnip_leek"},
        pile="casual_turnip_bean_leek common_field_3_a",
        cash={A: 7},
    )
    do(state, "discard tout", "pack")
    assert state.cash[A] == 5
    assert proper(state)[0] == "reject"
    assert len(proper(state)) == 5
    do(state, "keep casual_turnip_bean_leek common_field_3_a")
    assert (state.cash[A], ids(state.fields[A])) == (3, [])
    assert state.under[NUMBER["casual_turnip_bean_leek"]] == NUMBER["common_field_3_a"]
    assert not verbs(state, "pack")
    assert "pack" not in said(state)


def test_the_pile_runs_out():
    """C36 (R89)."""
    state = a_state(3, sizes=(2, 5))
    do(state, "pack")
    assert (len(state.pile), len(state.discard)) == (5, 0)
    do(state, "reject")
    assert (len(state.pile), len(state.discard)) == (5, 2)


def test_the_end_of_a_turn():
    """C29, C30, C37 (R98, R99)."""
    state = a_state(
        display={A: "trader_1"},
        covered={"trader_1": "regular_bean_leek"},
        cart={A: "leek leek"},
        cash={A: 1},
    )
    do(state, "end")
    assert said(state) == ["return leek", "loan", "sell leek"]
    do(state, "sell leek")
    assert (goods(state, A, "store"), state.decision) == ("leek", "advance")

    state = a_state(space={A: 6}, cash={A: 20})
    do(state, "end")
    assert proper(state) == ["advance 0", "advance 1", "advance 2", "advance 3"]
    do(state, "advance 3")
    assert (state.space[A], state.cash[A]) == (9, 2)


def test_the_merchant():
    """C32."""
    state = a_state(
        display={A: "regular_turnip_cabbage, regular_turnip_bean, regular_pumpkin_bean, merchant"}, cash={A: 2}
    )
    assert verbs(state, "play") == ["merchant 1 turnip", "merchant 1 bean"]
    do(state, "play merchant 1 turnip", "cheap bean")
    assert (goods(state, A), state.cash[A], state.helpers[A]) == ("turnip bean", 0, [])


def test_haggler_and_shopper():
    """C33 (R68)."""
    state = a_state(display={A: "haggler, shopper"}, cash={A: 4})
    do(state, "buy bean haggler shopper")
    assert (goods(state, A), state.cash[A], state.helpers[A]) == ("bean bean", 0, [])
    assert goods(state, A, "shop").split().count("bean") == 1


@pytest.mark.parametrize(("number", "fee"), [(7, 0), (8, 1), (9, 2)])
def test_the_trader(number, fee):
    """C34."""
    state = a_state(
        round=number,
        display={A: "trader_2", B: "stall_pumpkin_bean_leek"},
        cart={A: "wheat"},
        cash={A: 2},
    )
    do(state, "play trader_2 1 stall_pumpkin_bean_leek pumpkin wheat")
    assert (goods(state, A), state.cash[:2]) == ("pumpkin", [2 - fee, fee])


def test_the_lord_of_the_manor():
    """C35 (R96)."""
    state = a_state(
        3,
        display={A: "lord_of_the_manor"},
        lord_seat=A,
        hand={A: "tout maid official", B: "haggler shopper"},
        court="impostor merchant saleswoman trader_1",
        steps=[("court",)],
    )
    do(state, "take impostor", "play lord_of_the_manor 1", "extra merchant", "extra trader_1")
    assert ids(state.helpers[A]) == ["impostor", "merchant", "trader_1"]
    do(state, "hand tout")
    assert ids(state.court) == ["saleswoman", "maid", "official"]


def test_the_accountant_of_the_court_pays():
    """C40 (R37, R97)."""
    state = a_state(
        3,
        display={A: "home_field wheat 5, private_field_3 wheat 2"},
        hand={A: "common_field_4_a maid", B: "haggler shopper"},
        court="accountant",
        steps=[("court",)],
    )
    do(state, "take accountant", "hand common_field_4_a", "play accountant 1")
    do(state, "stock wheat 0", "stock pumpkin 2", "stock turnip 2", "stock cabbage 2", "stock bean 2", "stock leek 2")
    assert (state.cash[A], state.loans[A]) == (0, 0)
    assert ids(state.fields[A]) == ["home_field_1", "private_field_3_a_1", "common_field_4_a"]


def test_the_leaseholder_looks():
    """The owner then knows the order, the others what is in the stack (R3)."""
    state = a_state(display={A: "leaseholder, private_field_6"}, stack={A: "4 5 3 4 5 6"}, cash={A: 3})
    happened = events(state, "play leaseholder 2 private_field_6_a_1", "choose 3")
    assert ("field_returned", A, NUMBER["private_field_6_a_1"]) in happened
    assert state.stack[A] == [6, 6, 5, 3, 5, 4]
    assert len(state.belief[A]) == 2
    assert ids(state.fields[A]) == ["private_field_4_a_1"]


def test_the_solo_grid():
    """S1-S6, S10 (R16)."""
    state = GAME.new(1, seed=3)
    do(state, "crop wheat")
    assert len(state.grid) == 12
    assert [len(row[1]) for row in (state.stalls, state.regulars, state.casuals)] == [2, 2, 2]
    second_row = state.grid[3:6]
    below = state.grid[6:9]
    do(state, "enough")
    assert state.decision == "act"
    assert not set(second_row) & set(state.grid)
    assert state.grid[3:6] == below


def test_the_cards_of_the_game():
    """R16, R75: 69 cards, 21 of them helpers of 19 kinds."""
    helpers = [card.helper for card in ACTION_CARDS if card.kind == HELPER_CARD]
    assert (len(ACTION_CARDS), len(helpers), len(set(helpers)), helpers.count(LORD)) == (69, 21, 19, 1)


def test_the_deal():
    """C7 (R28, R29)."""
    state = a_state(3, sizes=(40, 9), steps=[("cards",)])
    assert (len(state.pile), state.discard) == (37, [])
    assert [len(hand) for hand in state.hand] == [4, 4, 4]


def test_a_short_deal():
    """R30: with one card each there is no distribution round, with none nobody lays anything out."""
    state = a_state(3, sizes=(3, 2), cash={A: 2, B: 2, C: 2}, steps=[("cards",)])
    assert state.decision == "act"
    assert len(state.pile) == 2
    assert len(state.visible(A)) == 1
    assert (state.large, state.small, state.order) == (A, B, [A, B, C])
    state = a_state(3, sizes=(1, 1), steps=[("cards",)])
    assert state.decision == "act"
    assert not state.visible(A)


def test_selling_pays_for_a_field():
    """C13 (R39, R70)."""
    state = a_state(
        3,
        hand={A: "maid official", B: "haggler shopper"},
        court="common_field_5_a",
        cart={A: "bean"},
        steps=[("court",)],
    )
    do(state, "take common_field_5_a", "sell bean")
    assert (state.cash[A], goods(state, A, "shop").split().count("bean"), state.decision) == (0, 2, "take_hand_card")


def test_the_shop():
    """C19 (R67, R69)."""
    state = a_state(cash={A: 6}, cart={A: "wheat leek"})
    assert verbs(state, "sell") == ["leek"]
    do(state, "sell leek", "buy leek")
    assert (state.cash[A], goods(state, A)) == (2, "wheat leek")


def test_stall_trades():
    """C20 (R71, R72)."""
    state = a_state(display={A: "stall_pumpkin_bean_leek"}, cart={A: "wheat wheat wheat"})
    do(state, "trade stall_pumpkin_bean_leek pumpkin wheat", "trade stall_pumpkin_bean_leek bean wheat pumpkin")
    assert goods(state, A) == "wheat bean"
    assert verbs(state, "trade") == ["stall_pumpkin_bean_leek leek wheat bean"]


def test_an_uncovered_customer_is_due():
    """C21 (R6, R9, R81)."""
    state = a_state(
        display={A: "stall_pumpkin_bean_leek leek, regular_bean_leek 3 red"},
        covered={"stall_pumpkin_bean_leek": "regular_turnip_cabbage"},
        cart={A: "wheat wheat bean leek"},
    )
    do(state, "deliver regular_bean_leek")
    assert (state.cash[A], ids(state.discard)) == (10, ["regular_bean_leek"])
    assert "end" in said(state)
    do(state, "trade stall_pumpkin_bean_leek leek wheat wheat")
    assert ids(state.regulars[A]) == ["regular_turnip_cabbage"]
    assert "end" not in said(state)
    do(state, "refuse regular_turnip_cabbage", "end")


def test_the_order_of_customers_matters():
    """C25 (R84, R86)."""
    served, delivered = "serve casual_wheat_turnip_bean", "deliver regular_bean_leek"
    for first, second, cash in ((served, delivered, 9), (delivered, served, 7)):
        state = a_state(
            display={A: "regular_bean_leek 3, casual_wheat_turnip_bean"}, cart={A: "wheat turnip bean bean leek"}
        )
        do(state, first, second)
        assert state.cash[A] == cash + 10


def test_the_final_ranking():
    """C31 (R103-R106)."""
    state = a_state(
        3,
        round=9,
        order=[B, C, A],
        space={A: 18, B: 17, C: 17},
        loans={A: 1},
        cash={A: 3, B: 3, C: 2},
        store={B: "leek leek"},
        capacity={B: 4},
    )
    do(state, "end", "advance 0")
    assert (state.decision, state.scores(), state.ranking()) == ("over", [17, 17, 17], [2, 1, 3])


def test_the_messenger_boy():
    """Two deliveries for one row; the top row takes both at once."""
    state = a_state(
        display={A: "regular_bean_leek, regular_turnip_leek 3, messenger_boy"},
        cart={A: "turnip turnip bean bean leek leek leek leek"},
    )
    do(state, "play messenger_boy 1", "deliver regular_bean_leek", "deliver_again regular_bean_leek")
    assert (state.cash[A], state.stock[NUMBER["regular_bean_leek"]]) == (14, 1)
    do(state, "deliver_double regular_turnip_leek")
    assert (state.cash[A], goods(state, A), ids(state.regulars[A])) == (32, "", ["regular_bean_leek"])


def test_the_tout_and_the_deliveryman():
    """R86, R108: the customer counts as own, the opponent is paid out of the proceeds."""
    state = a_state(
        display={
            A: "tout, deliveryman",
            B: "casual_pumpkin_turnip_leek, regular_bean_leek 3",
        },
        covered={"casual_pumpkin_turnip_leek": "stall_wheat_bean_leek", "tout": "regular_turnip_leek"},
        cart={A: "pumpkin turnip bean leek leek"},
    )
    do(state, "play tout 2 casual_pumpkin_turnip_leek")
    assert state.cash == [6, 2]
    assert ids(state.stalls[B]) == ["stall_wheat_bean_leek"]
    do(state, "play deliveryman 1 regular_bean_leek")
    assert (state.cash, state.regulars[B]) == ([14, 4], [])


def test_the_impostor_finds_only_those_who_have_finished():
    """R12: covered helpers are safe; the impostor goes over."""
    state = a_state(3, active=B, order=[A, B, C], display={A: "maid", B: "impostor", C: "official"})
    assert verbs(state, "play") == ["impostor 1 maid"]
    do(state, "play impostor 1 maid", "play maid 1")
    assert (ids(state.helpers[A]), state.helpers[B]) == (["impostor"], [])


def test_what_a_resample_keeps():
    """R3, R15: own hand, open cards, and what can be known of the private stacks."""
    state = GAME.new(3, {"beginner": True}, seed=5)
    do(state, "crop wheat", "crop wheat", "crop turnip")
    seat = state.actor
    hands = set()
    for seed in range(40):
        other = state.resample(seat, Random(seed))
        other.check()
        assert other.hand[seat] == state.hand[seat]
        assert other.beginner[seat] == state.beginner[seat]
        for stack, true in zip(other.stack, state.stack, strict=True):
            assert sorted(stack[4:]) == sorted(true[4:])
            assert sorted(stack[:4]) == [3, 4, 5, 6]
        hands.add(tuple(other.hand[seat - 1]))
    assert len(hands) > 30
