"""Material, set-up and home crops; what a card is.  R1-R4, R13-R21, R43, R44, R54-R60, R75"""

from collections import Counter

import pytest

from app.engines.loyang.components import (
    ACTION_CARDS,
    BEGINNERS,
    BUY_PRICE,
    CARDS,
    CASUAL,
    DEMAND,
    FIELD,
    GOODS,
    GOODS_OF,
    HELPER,
    HELPER_CARD,
    HELPERS,
    HOME,
    KIND,
    NUMBER,
    PAYMENTS,
    PLACES,
    PLOTS,
    PRICE,
    REGULAR,
    SELL_PRICE,
    STALL,
    SUPPLY_PRICE,
)
from tests.engines.loyang.builder import (
    GAME,
    A,
    B,
    C,
    a_state,
    do,
    events,
    field,
    goods,
    ids,
    proper,
    said,
)

START = "wheat wheat wheat pumpkin pumpkin turnip turnip cabbage cabbage bean leek"


# -- cards


def test_the_cards_of_the_game():
    """R16: the 70 printed ones less the foreman; R54, R55, R56, R57, R58."""
    kinds = Counter(card.kind for card in ACTION_CARDS)

    assert kinds == {FIELD: 6, STALL: 14, REGULAR: 14, CASUAL: 14, HELPER_CARD: 21}
    assert len({card.id for card in CARDS}) == len(CARDS)


def test_the_helpers_of_the_game():
    """R75, R110: 19 kinds, the trader three times, no foreman."""
    helpers = Counter(HELPERS[card.helper] for card in ACTION_CARDS if card.kind == HELPER_CARD)

    assert len(helpers) == 19
    assert {name: number for name, number in helpers.items() if number > 1} == {"trader": 3}
    assert "foreman" not in helpers


def test_goods_and_their_prices():
    """R14, R67, R69, H-shopper: the supply is 2 cheaper; 13 places, one bean and one leek place are empty."""
    assert GOODS == ("wheat", "pumpkin", "turnip", "cabbage", "bean", "leek")
    assert BUY_PRICE == (3, 4, 5, 5, 6, 6)
    assert SELL_PRICE == (1, 1, 1, 1, 2, 2)
    assert SUPPLY_PRICE == (1, 2, 3, 3, 4, 4)
    assert PLACES == (3, 2, 2, 2, 2, 2)


@pytest.mark.parametrize(("plots", "kinds"), [(3, 6), (4, 5), (5, 4), (6, 3), (9, 3)])
def test_the_more_plots_the_fewer_goods(plots, kinds):
    """R44: private, common and home fields accept only the goods shown, cheap ones first."""
    fields = [card for card in range(len(CARDS)) if PLOTS[card] == plots]
    assert fields
    assert {GOODS_OF[card] for card in fields} == {tuple(range(kinds))}


def test_common_fields_by_size():
    """R43: two each of 3, 4 and 5 plots."""
    assert sorted(card.plots for card in ACTION_CARDS if card.kind == FIELD) == [3, 3, 4, 4, 5, 5]


def test_figures_of_some_cards():
    """R80, R85, R71: the cards that the rules themselves name."""
    assert PAYMENTS[NUMBER["regular_turnip_cabbage"]] == (5, 6, 7, 8)
    assert PAYMENTS[NUMBER["regular_bean_leek"]] == (7, 8, 9, 10)
    assert PRICE[NUMBER["casual_pumpkin_turnip_leek"]] == 10
    assert PRICE[NUMBER["casual_wheat_turnip_bean"]] == 9
    assert DEMAND[NUMBER["stall_pumpkin_bean_leek"]] == (1, 2, 2)


@pytest.mark.parametrize(("kind", "number"), [(STALL, 7), (CASUAL, 7)])
def test_every_good_is_asked_for_and_offered_equally_often(kind, number):
    """R55, R57."""
    assert set(Counter(good for card in ACTION_CARDS if card.kind == kind for good in card.goods).values()) == {number}


def test_customers_pay_by_what_they_want():
    """R56, R57: shop prices less 5, regular customers one more with every row."""
    for card, row in enumerate(PAYMENTS):
        if KIND[card] == REGULAR:
            first = sum(BUY_PRICE[good] for good in GOODS_OF[card]) - 5
            assert row == (first, first + 1, first + 2, first + 3)
        if KIND[card] == CASUAL:
            assert PRICE[card] == sum(BUY_PRICE[good] for good in GOODS_OF[card]) - 5


# -- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_begins_with(players):
    """R1, R13, R14, R19: 10 cash, space 1, a small storehouse, the shop, four cards."""
    state = GAME.new(players, seed=2)

    assert (state.players, state.seats) == (players, players)
    for seat in range(players):
        assert (state.cash[seat], state.space[seat], state.capacity[seat], state.loans[seat]) == (10, 1, 1, 0)
        assert goods(state, seat, "shop") == START
        assert goods(state, seat) == goods(state, seat, "store") == ""
        assert ids(state.visible(seat)) == [f"home_field_{seat + 1}"]
        assert len(state.hand[seat]) == 4
    assert (len(state.pile), state.discard, state.court) == (69 - 4 * players, [], [])
    assert (state.large, state.small) == (state.actor, -1)
    state.check()


@pytest.mark.parametrize("players", [0, 5])
def test_how_many_may_play(players):
    """R1."""
    with pytest.raises(ValueError, match="players"):
        GAME.new(players)


def test_the_starting_player_is_drawn_by_lot():
    """R17."""
    first = Counter(GAME.new(3, seed=seed).large for seed in range(300))

    assert set(first) == {A, B, C}
    assert min(first.values()) > 70


def test_the_private_stack_is_two_shuffled_sets():
    """R15: rounds 1 to 4 show each size once, and so do rounds 5 to 8."""
    orders = set()
    for seed in range(60):
        for stack in GAME.new(2, seed=seed).stack:
            assert sorted(stack[:4]) == sorted(stack[4:]) == [3, 4, 5, 6]
            orders |= {("lower", *stack[:4]), ("upper", *stack[4:])}
    assert len(orders) > 44  # of 48


def test_pile_and_hands_are_shuffled():
    """R16, R19: any card may be in a hand or on top."""
    states = [GAME.new(4, seed=seed) for seed in range(120)]

    assert {card for state in states for hand in state.hand for card in hand} == set(range(69))
    assert len({state.pile[-1] for state in states}) > 45


# -- home crops


def test_a_home_crop():
    """C1 (R14, R20, R21): bought in the own shop, the home field is full."""
    state = GAME.new(3, seed=1)
    seat = state.actor
    assert (state.decision, state.cash[seat]) == ("choose_home_crop", 10)
    assert proper(state) == ["crop wheat", "crop pumpkin", "crop turnip"]

    assert events(state, "crop turnip") == [("home_crop", seat, GOODS.index("turnip"), 5)]
    assert state.cash[seat] == 5
    assert goods(state, seat, "shop") == START.replace("turnip turnip", "turnip")
    assert field(state, f"home_field_{seat + 1}") == "turnip 9"
    assert goods(state, seat) == ""


@pytest.mark.parametrize(("good", "price"), [("wheat", 3), ("pumpkin", 4), ("turnip", 5)])
def test_the_price_of_a_home_crop(good, price):
    """R20."""
    state = GAME.new(2, seed=1)
    seat = state.actor
    assert do(state, f"crop {good}").cash[seat] == 10 - price


def test_a_crop_at_most_twice():
    """C2 (R20)."""
    state = do(GAME.new(3, seed=1), "crop wheat", "crop wheat")
    assert proper(state) == ["crop pumpkin", "crop turnip"]

    state = do(GAME.new(4, seed=1), "crop turnip", "crop wheat", "crop turnip")
    assert proper(state) == ["crop wheat", "crop pumpkin"]


def test_home_crops_in_turn_order():
    """R20, R17: clockwise from the starting player; everybody has to."""
    state = GAME.new(4, seed=8)
    actors = []
    while state.decision == "choose_home_crop":
        actors.append(state.actor)
        do(state, proper(state)[0])

    assert actors == [(state.large + i) % 4 for i in range(4)]
    assert all(state.crop[HOME[seat]] >= 0 for seat in range(4))


def test_beside_the_home_crop_there_is_only_the_loan():
    """R10a, R100, R119."""
    state = GAME.new(2, seed=1)
    seat = state.actor
    do(state, "loan")

    assert said(state) == ["crop wheat", "crop pumpkin", "crop turnip", "loan"]
    assert (state.cash[seat], state.loans[seat], state.actor) == (15, 1, seat)


# -- beginner variant


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beginner_customers_are_dealt(players):
    """R18, R60: one each, those left over are in the pile or in a hand."""
    places, kept = Counter(), set()
    for seed in range(40):
        state = GAME.new(players, {"beginner": True}, seed=seed)
        assert len(set(state.beginner)) == players
        assert set(state.beginner) <= set(BEGINNERS)
        assert [len(hand) for hand in state.hand] == [4] * players
        assert len(state.pile) == 69 - 5 * players
        kept.add(tuple(state.beginner))
        places.update(card in state.pile for card in BEGINNERS if card not in state.beginner)
    assert len(kept) > 8
    assert set(places) == ({True, False} if players < 4 else set())


def test_who_the_beginner_customers_are():
    """R60."""
    assert ids(BEGINNERS) == [
        "regular_wheat_turnip", "regular_wheat_cabbage", "regular_pumpkin_turnip", "regular_pumpkin_cabbage"
    ]  # fmt: skip


def test_no_beginner_variant_alone():
    """R60 (ruling)."""
    with pytest.raises(ValueError, match="beginner"):
        GAME.new(1, {"beginner": True})
    assert GAME.new(3, seed=4).beginner == [-1, -1, -1]


# -- supply and display


def test_the_supply_never_runs_out():
    """R2: more leek than there is in the box."""
    state = a_state(4, display=dict.fromkeys(range(4), "private_field_3, private_field_3"),
                    cart=dict.fromkeys(range(4), "leek leek"), cash={A: 9})  # fmt: skip
    state.cart[5] = 40
    do(state, "sow leek private_field_3_a_1", "sow leek private_field_3_b_1", "sell leek", "buy leek")

    assert goods(state, A).count("leek") == 38


def test_rows_have_no_limit():
    """R4, R5: 14 stalls and 14 customers before one player."""
    names = [card.id for card in ACTION_CARDS if card.kind in (STALL, CASUAL, REGULAR)]
    state = a_state(display={A: ", ".join(names)})
    assert (len(state.stalls[A]), len(state.regulars[A]), len(state.casuals[A])) == (14, 14, 14)
    assert [text for text in said(state) if text.startswith("discard")] == []


def test_nothing_but_helpers_can_be_thrown_away():
    """R5, R79: no stall, customer or field."""
    state = a_state(
        display={A: "maid, stall_wheat_bean_leek, regular_bean_leek, casual_wheat_turnip_bean, common_field_3_a"}
    )
    assert [text for text in said(state) if text.startswith("discard")] == ["discard maid"]


def test_traders_are_cards_of_their_own():
    """R75."""
    assert [CARDS[card].id for card in range(69) if HELPER[card] == HELPERS.index("trader")] == [
        "trader_1", "trader_2", "trader_3"
    ]  # fmt: skip
