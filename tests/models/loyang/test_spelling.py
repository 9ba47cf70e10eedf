"""Every legal action is a path of clicks, and every click is offered.  R63-R99, R111"""

import pytest

from app.models.presenter import choices
from app.models.selection import ActionSelection, Series
from tests.engines.loyang.builder import A, B, a_state, do
from tests.models.loyang.play import PRESENTER, games, prefixes
from tests.models.play import persons


def paths(state, *, confirm=True):
    """All paths by the written action."""
    found = {}
    for path, action in PRESENTER.spell(state, confirm):
        found.setdefault(state.game.write(state, action), []).append(path)
    return found


def bulk(state):
    """What one choice of a series does, by path."""
    return {
        path: [state.game.write(state, action) for action in each.actions] for path, each in PRESENTER.series(state)
    }


def table(state):
    return PRESENTER.table(state, max(0, state.actor), persons(state.players))


@pytest.mark.parametrize("confirm", [True, False])
def test_every_legal_action_is_spelled_and_no_path_begins_another(confirm):
    for states, _ in games():
        for state in states[::3]:
            spelled = choices(PRESENTER, state, confirm)
            actions = [action for _, action in spelled if not isinstance(action, Series)]
            assert list(dict.fromkeys(actions)) == (state.legal() if state.actor >= 0 else [])
            ActionSelection(spelled)  # refuses what is ambiguous


def test_every_path_leads_to_its_action():
    for states, _ in games():
        for state in states[::11]:
            spelled = choices(PRESENTER, state)
            for path, action in spelled[:60]:
                choice = ActionSelection(spelled)
                assert [choice.choose(key) for key in path] == [None] * (len(path) - 1) + [action]


def test_every_series_is_legal_step_by_step():
    met = set()
    for states, _ in games():
        for state in states[::2]:
            for path, series in PRESENTER.series(state):
                met.add(path[-1].partition(":")[2] if not path[-1].startswith("sell:") else "sell")
                copy = state.clone()
                for action in series.actions:
                    assert action in copy.legal(), (state.decision, path, action)
                    copy.apply(action)
    assert met >= {"sell", "store", "keep", "fill", "clear", "leave"}


def test_every_key_is_a_piece_of_the_table_or_a_button_of_the_prompt():
    """And every button can be pressed: nothing is offered that leads nowhere."""
    for states, _ in games():
        for state in states[::16]:
            keys = {piece.key for piece in table(state).pieces()}
            spelled = choices(PRESENTER, state)
            for chosen in sorted(prefixes(spelled))[::3]:
                choice = ActionSelection(spelled)
                for key in chosen:
                    choice.choose(key)
                prompt = PRESENTER.prompt(state, persons(state.players), chosen)
                buttons = {button.key for button in prompt.buttons if not button.blocked}
                assert set(choice.next_keys()) <= keys | buttons
                assert buttons <= {*choice.reachable(), *chosen}
                assert all(button.key in keys for button in prompt.buttons if button.on_table)


def test_no_key_lies_twice_on_the_table():
    for states, _ in games():
        for state in states[::7]:
            keys = [piece.key for piece in table(state).pieces()]
            assert len(keys) == len(set(keys))


# goods


def test_sowing_begins_with_the_tile_the_good_or_the_field():
    """R65, R66"""
    state = a_state(cart={A: "bean"}, display={A: "private_field_4"})

    assert paths(state)["sow bean private_field_4_a_1"] == [
        ("action:sow", "cart:0:bean", "card:private_field_4_a_1"),
        ("cart:0:bean", "card:private_field_4_a_1"),
        ("card:private_field_4_a_1", "cart:0:bean"),
    ]


def test_a_purchase_without_helpers_is_one_good():
    """R67"""
    state = a_state(cash={A: 3})

    assert paths(state)["buy wheat"] == [
        ("action:buy", "shop:0:wheat", "button:confirm"),
        ("shop:0:wheat", "button:confirm"),
    ]
    assert paths(state, confirm=False)["buy wheat"][1] == ("shop:0:wheat",)


def test_helpers_are_added_to_a_purchase_by_button_or_by_clicking_them():
    """R68, R111: before or after the good, in any order."""
    state = a_state(cash={A: 9}, display={A: "haggler, shopper"}, shop={A: "wheat wheat"})

    spelled = paths(state)
    assert ("shop:0:wheat", "way:0") in spelled["buy wheat"]
    both = spelled["buy wheat haggler shopper"]
    assert ("shop:0:wheat", "way:3") in both
    assert ("shop:0:wheat", "card:shopper", "card:haggler", "button:confirm") in both
    assert ("action:buy", "card:haggler", "shop:0:wheat", "way:3") in both
    assert ("action:helper", "card:shopper", "shop:0:wheat", "way:3") in both


def test_several_goods_are_sold_at_once():
    """R69: two of three beans fit into the shop, and one leek."""
    state = a_state(cart={A: "bean bean bean leek"}, shop={A: "leek"})

    assert paths(state)["sell leek"][0] == ("action:sell", "cart:0:leek")
    assert paths(state)["sell bean"][0] == ("action:sell", "cart:0:bean", "sell:1")
    assert bulk(state) == {
        ("action:sell", "cart:0:bean", "sell:2"): ["sell bean"] * 2,
        ("cart:0:bean", "shop:0:bean", "sell:2"): ["sell bean"] * 2,
        ("action:sell", "sell:all"): ["sell bean", "sell bean", "sell leek"],
    }


def test_paid_goods_are_clicked_in_any_order_and_equal_ones_twice():
    """R71"""
    state = a_state(cart={A: "wheat wheat turnip"}, display={A: "stall_pumpkin_bean_leek"})

    spelled = paths(state)
    offer = "offer:stall_pumpkin_bean_leek:bean"
    assert (offer, "cart:0:wheat", "cart:0:turnip") in spelled["trade stall_pumpkin_bean_leek bean wheat turnip"]
    assert (offer, "cart:0:turnip", "cart:0:wheat") in spelled["trade stall_pumpkin_bean_leek bean wheat turnip"]
    assert ("action:trade", offer, "cart:0:wheat", "cart:0:wheat") in (
        spelled["trade stall_pumpkin_bean_leek bean wheat wheat"]
    )


# customers


def test_a_regular_customer_is_supplied_or_refused():
    """R80, R82"""
    state = a_state(cart={A: "bean leek"}, display={A: "regular_bean_leek"})

    spelled = paths(state)
    assert spelled["deliver regular_bean_leek"] == [
        ("action:deliver", "card:regular_bean_leek"),
        ("card:regular_bean_leek", "button:deliver"),
    ]
    assert spelled["refuse regular_bean_leek"] == [
        ("action:refuse", "card:regular_bean_leek", "button:confirm"),
        ("card:regular_bean_leek", "button:refuse"),
    ]


def test_the_messenger_boy_offers_both_deliveries_of_the_top_row():
    state = a_state(cart={A: "bean bean leek leek"}, display={A: "regular_bean_leek 3, messenger_boy"})
    do(state, "play messenger_boy 1")

    spelled = paths(state)
    assert ("action:deliver", "card:regular_bean_leek", "button:deliver_double") in (
        spelled["deliver_double regular_bean_leek"]
    )
    assert ("card:regular_bean_leek", "button:deliver") in spelled["deliver regular_bean_leek"]


def test_what_hurts_is_always_asked_once_more():
    """R100, R112: loans and double packs."""
    spelled = paths(a_state(), confirm=False)

    assert spelled["loan"] == [("action:loan", "button:confirm")]
    assert spelled["pack"] == [("action:pack", "button:confirm")]
    assert spelled["end"] == [("action:end",)]


def test_the_end_is_asked_for_while_a_customer_could_be_served():
    """R113"""
    state = a_state(cart={A: "wheat turnip bean"}, display={A: "casual_wheat_turnip_bean"})

    assert paths(state, confirm=False)["end"] == [("action:end", "button:confirm")]


# helpers


def test_an_or_helper_asks_for_its_option_first():
    """R77"""
    state = a_state(
        cash={A: 3},
        display={A: "tout, casual_wheat_turnip_bean, private_field_3 bean 1, ploughman", B: "casual_wheat_turnip_leek"},
    )

    spelled = paths(state)
    swap = "play tout 1 casual_wheat_turnip_bean casual_wheat_turnip_leek"
    assert ("card:tout", "option:1", "card:casual_wheat_turnip_bean", "card:casual_wheat_turnip_leek") in spelled[swap]
    assert ("card:ploughman", "option:2", "card:private_field_3_a_1", "button:confirm") in (
        spelled["play ploughman 2 private_field_3_a_1"]
    )
    assert ("action:helper", "card:tout", "button:discard", "button:confirm") in spelled["discard tout"]


def test_equal_traders_stand_for_one_another():
    """R75"""
    state = a_state(cart={A: "wheat"}, display={A: "trader_1, trader_3", B: "stall_pumpkin_bean_leek"})

    spelled = paths(state)["play trader_1 1 stall_pumpkin_bean_leek pumpkin wheat"]
    for trader in ("trader_1", "trader_3"):
        assert (f"card:{trader}", "offer:stall_pumpkin_bean_leek:pumpkin", "cart:0:wheat") in spelled


def test_fields_of_the_harvest_hand_in_any_order_or_all():
    """R27"""
    state = a_state(
        display={A: "private_field_6 wheat 4, private_field_5 wheat 4, harvest_hand"},
        steps=[("harvest_hand",), ("actions", 0)],
    )

    both = paths(state)["play harvest_hand 1 private_field_6_a_1 private_field_5_a_1"]
    assert ("button:all",) in both
    assert ("card:private_field_5_a_1", "card:private_field_6_a_1", "button:confirm") in both
    assert paths(state)["decline"] == [("button:decline",)]


def test_the_shop_is_set_good_by_good_or_at_once():
    """Accountant: 3 wheat, then two of everything."""
    state = do(a_state(display={A: "accountant"}), "play accountant 1")

    assert paths(state)["stock wheat 2"] == [("stock:2",)]
    assert bulk(state)[("button:fill",)] == [
        "stock wheat 3",
        *(f"stock {good} 2" for good in ("pumpkin", "turnip", "cabbage", "bean", "leek")),
    ]
    assert bulk(state)[("button:leave",)][0] == "stock wheat 3"
    do(state, "stock wheat 0")
    assert len(bulk(state)[("button:clear",)]) == 5


# cards


def test_hand_cards_are_added_and_court_cards_taken():
    """R32"""
    state = a_state(
        hand={A: "maid haggler", B: "tout official"}, court="shopper", steps=[("distribute", A)], pile="impostor"
    )

    spelled = paths(state)
    assert spelled["add maid"] == [("card:maid", "button:confirm")]
    assert spelled["take shopper"] == [("card:shopper", "button:confirm")]
    assert spelled["reveal"] == [("button:reveal",), ("pile",)]
    do(state, "take shopper")
    assert paths(state)["hand maid"] == [("card:maid", "button:confirm")]


def test_the_first_card_of_a_double_pack_lies_on_top():
    """R89"""
    state = do(a_state(pile="maid tout"), "pack")

    spelled = paths(state, confirm=False)
    assert spelled["keep maid tout"] == [("card:maid", "card:tout")]
    assert spelled["keep tout"] == [("card:tout", "button:single")]
    assert spelled["reject"] == [("button:reject",)]


# the end of the turn


def test_storing_automatically_keeps_what_customers_want_and_sells_the_rest():
    """R98: the leek is dearer, but the customer wants the wheat; the shop takes one bean only."""
    state = a_state(
        cart={A: "wheat bean bean leek"}, shop={A: "bean leek leek"}, display={A: "regular_wheat_bean", B: "tout"}
    )
    do(state, "refuse regular_wheat_bean", "end")

    assert state.decision == "store"
    done = bulk(state)
    assert done[("button:store",)] == ["sell wheat", "sell bean", "return leek"]
    assert done[("cart:0:leek", "button:keep")] == ["sell wheat", "sell bean", "return bean"]
    assert paths(state)["return leek"] == [("cart:0:leek", "button:return")]
    assert ("cart:0:bean", "button:sell") in paths(state)["sell bean"]


def test_steps_are_spaces_of_the_path_and_buttons():
    """R99, C30: with 20 cash on space 6 three steps at most."""
    state = do(a_state(cash={A: 20}, space={A: 6}), "end")

    spelled = paths(state, confirm=False)
    assert spelled["advance 0"] == [("button:stay",)]
    assert [spelled[f"advance {n}"] for n in (1, 2, 3)] == [[(f"space:{6 + n}",), (f"steps:{n}",)] for n in (1, 2, 3)]
    assert "advance 4" not in spelled


def test_a_long_walk_has_buttons_for_its_last_steps_only():
    state = do(a_state(cash={A: 40}, space={A: 1}), "end")

    spelled = paths(state, confirm=False)
    assert spelled["advance 1"] == [("space:2",)]
    assert spelled["advance 7"] == [("space:8",), ("steps:7",)]  # 1 + 3 + 4 + 5 + 6 + 7 + 8 = 34
