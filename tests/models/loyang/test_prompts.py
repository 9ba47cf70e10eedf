"""The prompt says in plain words what is asked, and why something cannot be chosen."""

from app.models.loyang.legal import legal_actions
from app.models.loyang.tiles import WORDS as TILES
from app.models.loyang.tiles import asked_tiles
from app.models.presenter import NO_SEAT, choices, selection
from tests.engines.loyang.builder import A, B, a_state, do
from tests.models.loyang.play import PRESENTER, games, prefixes
from tests.models.play import ANNA, LENI, clean, persons

TWO = (ANNA, LENI)


def prompt(state, *chosen):
    return PRESENTER.prompt(state, persons(state.players), chosen)


def buttons(state, *chosen):
    """Those of the bar: text and key of the keyboard."""
    return [(button.text, button.shortcut) for button in prompt(state, *chosen).buttons if not button.on_table]


def refusal(state, key, *chosen):
    return PRESENTER.refusal(state, persons(state.players), key, chosen)


def test_no_prompt_is_empty_or_unfinished():
    for states, _ in games():
        for state in states[::17]:
            seats = persons(state.players)
            for chosen in sorted(prefixes(choices(PRESENTER, state)))[::2]:
                asked = PRESENTER.prompt(state, seats, chosen)
                assert asked.seat == state.actor
                assert sum(button.primary for button in asked.buttons) <= 1
                shortcuts = [button.shortcut for button in asked.buttons if button.shortcut]
                assert len(shortcuts) == len(set(shortcuts)), (chosen, shortcuts)
                for text in (asked.title, *(button.text for button in asked.buttons)):
                    assert text
                    assert clean(text + asked.hint), text


def test_the_solo_game_speaks_of_nobody_else():
    """“At most two players sow the same”, and rows of cards that lie above each other in no window."""
    crop, grid = (
        next(state for states, _ in games() for state in states if state.players == 1 and state.decision == decision)
        for decision in ("choose_home_crop", "buy_grid_card")
    )

    assert prompt(crop).hint == "You buy it in your shop, and the field is filled with nine."
    assert prompt(grid).hint == "Row 1 is free, row 2 costs 1 cash, rows 3 and 4 cost 2. Then row 2 is cleared."
    assert [piece.position for piece in PRESENTER.table(grid, A, persons(1)).zone("panel:0").pieces] == [0]


def test_who_sows_the_same_is_limited_where_three_may_want_to():
    for states, _ in games():
        state = next((each for each in states if each.decision == "choose_home_crop"), None)
        if state is not None and state.players > 1:
            assert ("At most two players" in prompt(state).hint) == (state.players > 2)


def test_enough_has_its_own_key_until_nothing_else_is_left():
    """Return gave up buying cards, and nothing could be taken back."""
    state = next(state for states, _ in games() for state in states if state.decision == "buy_grid_card")
    bought = next(path[0] for path, action in PRESENTER.spell(state) if action[0] == "grid")

    assert buttons(state) == [("Enough", "O")]
    assert next(each for each in prompt(state).buttons if not each.on_table).primary
    assert buttons(state, bought) == [("Buy", "Return")]


def test_every_decision_of_an_opponent_is_named():
    for states, _ in games()[1:3]:
        for state in states[::3]:
            if state.actor == B:
                asked = PRESENTER.prompt(state, TWO)
                assert asked.title.startswith("Leni ")
                assert asked.buttons == ()


def test_the_end_is_told():
    states, _ = games()[1]

    assert PRESENTER.prompt(states[-1], TWO).title == "The game is over."
    assert PRESENTER.prompt(states[-1], TWO).seat == NO_SEAT


# the action turn


def test_the_open_turn_tells_the_price_of_the_next_four_steps():
    """R114: from space 9 the first step costs 1, then 11, 12 and 13."""
    state = a_state(cash={A: 12}, space={A: 9}, display={A: "regular_bean_leek"})

    assert prompt(state).title == "Your action phase: 1 regular customer still due"
    assert (
        prompt(state).hint
        == "You have 12 cash: enough for 2 steps on the path. Prices of the next steps: 1, 11, 12, 13."
    )


def test_who_can_neither_supply_nor_refuse_is_told_what_helps():
    """R82, R83: the marker is red, and a refusal costs 2 cash."""
    state = a_state(cart={A: "turnip"}, shop={A: ""}, cash={A: 1}, display={A: "regular_bean_leek 1 red"})

    assert prompt(state).hint == ("Goods are missing for a delivery, 2 cash for a refusal: trade, sell or take a loan.")
    state = a_state(cash={A: 1}, display={A: "regular_bean_leek 1 red"})
    assert prompt(state).hint == "Goods are missing for a delivery, 2 cash for a refusal: a loan helps."
    state = a_state(cash={A: 2}, display={A: "regular_bean_leek 1 red"})
    assert prompt(state).hint.startswith("You have 2 cash")


def test_what_would_be_left_undone_is_named():
    """A customer could \"still be served\" though none was there."""
    cart, casual = {A: "wheat turnip bean"}, "casual_wheat_turnip_bean"

    def hint(cart, display):
        return prompt(a_state(cart=cart, display={A: display}), "action:end").hint

    assert hint(cart, "private_field_3") == "You could still sow, but not after this."
    assert hint(cart, casual) == "You could still serve a customer, but not after this."
    assert hint(cart, f"private_field_3, {casual}") == "You could still sow and serve a customer, but not after this."


def test_one_click_on_no_delivery_is_enough():
    """Card and button say whom and what it costs: nothing is left to be asked."""
    state = a_state(display={A: "regular_bean_leek"})

    assert [path for path, action in PRESENTER.spell(state) if str(path[0]).startswith("card")] == [
        ("card:regular_bean_leek", "button:refuse")
    ]


def test_tiles_carry_the_letters_of_the_rules_and_say_what_is_possible():
    """R111, R113"""
    state = a_state(
        cash={A: 4},
        cart={A: "wheat turnip bean"},
        shop={A: "wheat wheat wheat"},
        display={
            A: "private_field_3, stall_pumpkin_cabbage_bean, casual_wheat_turnip_bean, regular_bean_leek 1 red, maid"
        },
    )

    tiles = {p.face: p for p in PRESENTER.table(state, A, persons(2)).zone("actions").pieces}
    assert [(TILES.shortcut(verb), TILES.title(verb), TILES.line(tile)) for verb, tile in tiles.items()] == [
        ("A", "Sow", "1 empty field"),
        ("B", "Buy", "from 3 cash"),
        ("C", "Sell", "2 kinds"),
        ("D", "Trade", "3 goods on stalls"),
        ("E", "Helper", "1 ready"),
        ("F", "Deliver", "1 still due"),
        ("G", "Serve", "1 for 9 cash"),
        ("H", "Double pack", "1 cash"),
        ("N", "No delivery", "1 customer"),
        ("L", "Loan", "+5 cash"),
        ("P", "End phase", "1 still due"),
    ]
    assert (tiles["deliver"].is_open, tiles["deliver"].due) == (False, True)
    assert (tiles["end"].is_open, tiles["end"].due) == (False, False)
    assert all(tile.is_locked != tile.is_open for tile in tiles.values())
    assert TILES.blocked(tiles["end"]) == "1 regular customer still due: deliver or refuse first."
    bound = {button.key: button for button in prompt(state).buttons}
    assert bound["action:sow"].on_table
    assert bound["action:end"].blocked


def test_tiles_say_why_nothing_is_possible():
    """\"0 empty fields\" stood above two empty ones, \"0 goods on stalls\" beside a full stall."""

    def lines(**given):
        table = PRESENTER.table(a_state(**given), A, persons(2))
        tiles = {p.face: p for p in table.zone("actions").pieces}
        return [TILES.line(tiles[verb]) for verb in ("sow", "sell", "trade")]

    stall_and_field = {A: "private_field_6, stall_pumpkin_bean_leek"}
    assert lines(display=stall_and_field) == ["cart empty", "cart empty", "cart empty"]
    assert lines(display=stall_and_field, cart={A: "leek"}, shop={A: "leek leek"}) == [
        "nothing fits",
        "no place",
        "1 good on stalls",
    ]
    assert lines(cart={A: "leek"}, shop={A: ""}) == [
        "no empty field",
        "1 kind",
        "no stall",
    ]


def test_outside_the_action_turn_only_selling_and_loans_are_open():
    """R10a"""
    state = a_state(hand={A: "maid haggler", B: "tout official"}, cart={A: "bean"}, steps=[("distribute", A)])

    tiles = {p.face: p.is_open for p in PRESENTER.table(state, A, persons(2)).zone("actions").pieces}
    assert [verb for verb, is_open in tiles.items() if is_open] == ["sell", "loan"]
    pieces = PRESENTER.table(state, A, persons(2)).zone("actions").pieces
    assert not any(piece.is_locked for piece in pieces)  # the decision is not about their actions
    assert [button.key for button in prompt(state).buttons if button.on_table] == ["action:sell", "action:loan"]


def test_sowing_is_asked_step_by_step():
    state = a_state(cart={A: "bean"}, display={A: "private_field_4"})

    assert prompt(state, "action:sow").title == "Which good do you sow?"
    assert prompt(state, "action:sow", "cart:0:bean").title == "Bean: on which field do you sow it?"
    assert prompt(state, "card:private_field_4_a_1").title == "Field of 4: what do you sow?"
    assert prompt(state, "cart:0:bean").title == "Bean: sow or sell?"


def test_buying_shows_the_helpers_that_can_be_added():
    """R111: 2 beans from the supply for 4 in all."""
    state = a_state(cash={A: 6}, display={A: "haggler, shopper"}, shop={A: "bean bean"})

    assert prompt(state, "action:buy").hint == "You have 6 cash. Haggler and shopper can be added."
    assert buttons(state, "shop:0:bean") == [
        ("1 for 6", "1"),
        ("Haggler: 2 for 6", "2"),
        ("Shopper: 1 for 4", "3"),
        ("Haggler + Shopper: 2 for 4", "4"),
    ]


def test_bulk_sales_name_their_proceeds():
    state = a_state(cart={A: "bean bean leek"}, shop={A: ""})

    assert buttons(state, "action:sell") == [("Sell all: 6 cash", "1")]
    assert buttons(state, "action:sell", "cart:0:bean") == [("1 bean", "1"), ("2 beans", "2")]


def test_the_price_of_the_double_pack_stands_in_its_confirmation():
    """R88, R112: two helpers and one stall."""
    state = a_state(cash={A: 2}, display={A: "maid, tout, stall_pumpkin_bean_leek"})

    assert prompt(state, "action:pack").title == "Buy a double pack for 2 cash?"
    assert prompt(state, "action:pack").hint == "Two cards come up; nothing before can be taken back then."


def test_a_delivery_and_a_refusal_name_their_figures():
    """R80, R82: payments 5, 6, 7, 8."""
    state = a_state(cart={A: "turnip cabbage"}, cash={A: 2}, display={A: "regular_turnip_cabbage 1 red"})

    asked = prompt(state, "card:regular_turnip_cabbage")
    assert asked.hint == "The next row pays 6 cash. Without a delivery you pay 2 cash."
    assert buttons(state, "card:regular_turnip_cabbage") == [("No delivery", "R"), ("Deliver: 6", "Return")]


def test_the_tile_says_that_a_customer_may_be_supplied_once_more():
    """With the messenger boy the tile could be clicked and said that none was due; ending forgot him."""
    goods, customer = {A: "turnip turnip cabbage cabbage"}, "regular_turnip_cabbage"
    state = do(
        a_state(cart=goods, display={A: f"{customer}, messenger_boy"}), "play messenger_boy 1", f"deliver {customer}"
    )
    tile = next(each for each in PRESENTER.table(state, A, persons(2)).zone("actions").pieces if each.face == "deliver")

    assert (tile.is_open, TILES.line(tile)) == (True, "once more")
    assert prompt(state, "action:end").hint == (
        "You could still supply a regular customer once more, but not after this."
    )


def test_no_cash_is_not_enough_for_a_step():
    """“You have 0 cash: enough for 0 steps on the path.”"""
    assert prompt(a_state(cash={A: 0})).hint.startswith("You have 0 cash: not enough for a step on the path.")


def test_helpers_that_have_nothing_to_do_leave_their_tile_blocked_and_can_still_be_discarded():
    """“Helper · 0 ready” looked as if it could be used."""
    state = a_state(cash={A: 0}, display={A: "ploughman"})
    tile = next(
        piece for piece in PRESENTER.table(state, A, persons(2)).zone("actions").pieces if piece.face == "helper"
    )
    keys = {path[0] for path, action in PRESENTER.spell(state) if action[0] == "discard"}

    assert (tile.is_open, TILES.line(tile)) == (False, "nothing to do")
    assert TILES.blocked(tile).startswith("No helper of yours has anything to do now. Click one")
    assert keys == {"card:ploughman"}


def test_enter_alone_never_discards_a_helper():
    state = a_state(display={A: "deliveryman"})

    (button,) = [each for each in prompt(state, "card:deliveryman").buttons if not each.on_table]
    assert (button.text, button.primary) == ("Discard helper", False)
    assert prompt(state, "card:deliveryman").hint.endswith(
        "No opponent in reach has a regular customer whose goods are on your cart."
    )


def test_a_helper_asks_for_what_is_given_and_what_is_taken():
    state = a_state(display={A: "market_woman, stall_pumpkin_bean_leek", B: "stall_wheat_turnip_leek"})

    assert prompt(state, "card:market_woman").title == "Market woman: which stall do you give?"
    assert prompt(state, "card:market_woman", "card:stall_pumpkin_bean_leek").title == (
        "Market woman: which stall do you take?"
    )


# other decisions


def test_the_card_phase_tells_what_taking_means():
    """R32-R34"""
    state = a_state(
        hand={A: "maid haggler", B: "tout official"}, court="common_field_3_a", cash={A: 2}, steps=[("distribute", A)]
    )

    assert prompt(state).title == "Take a card of the court, or add one to it"
    assert prompt(state, "card:common_field_3_a").title == "Take the common field of 3 from the court?"
    assert prompt(state, "card:common_field_3_a").hint == "It costs 2 cash at once. A hand card follows."
    assert prompt(state, "card:maid").title == "Put the maid into the court?"
    do(state, "take common_field_3_a")
    assert prompt(state).title == "Which hand card do you lay out?"


def test_storing_tells_what_its_button_does():
    """R98"""
    state = do(a_state(cart={A: "bean bean leek"}, shop={A: "bean leek leek"}), "end")

    assert prompt(state).title == "Too many goods: the storehouse keeps 1"
    assert prompt(state).hint == (
        "“Store” means: keep 1 leek, sell 1 bean and give back 1 bean. Or click goods on the cart."
    )
    assert buttons(state, "cart:0:bean") == [("Give back", "R"), ("Sell for 2", "S"), ("Keep this one", "K")]


def test_steps_are_offered_with_their_prices():
    """R99, C30"""
    state = do(a_state(cash={A: 20}, space={A: 6}), "end")

    assert prompt(state).title == "How many steps do you walk?"
    assert buttons(state) == [
        ("Stay", "0"),
        ("1 step: 1 cash", "1"),
        ("2 steps: 9 cash", "2"),
        ("3 steps: 18 cash", "3"),
    ]


# why not


def test_the_missing_good_is_named():
    state = a_state(cart={A: "turnip"}, display={A: "regular_turnip_cabbage 0 red, casual_wheat_turnip_bean"})

    assert refusal(state, "card:casual_wheat_turnip_bean") == "Missing on your cart: wheat and bean."
    assert refusal(state, "card:regular_turnip_cabbage") == (
        "Missing on your cart: cabbage. Refusing costs 2 cash, which you do not have: sell, or take a loan."
    )


def test_every_kind_of_refusal_says_its_reason():
    state = a_state(
        cash={A: 3},
        cart={A: "leek"},
        shop={A: "wheat leek leek bean"},
        space={A: 4},
        display={
            A: "home_field wheat 5, private_field_6, stall_pumpkin_bean_leek bean, lord_of_the_manor",
            B: "private_field_6 wheat 5, stall_wheat_turnip_leek",
        },
        covered={"stall_pumpkin_bean_leek": "tout"},
    )

    assert refusal(state, "card:home_field_1") == "The home field is never sown again."
    assert refusal(state, "card:private_field_6_a_1") == (
        "Nothing on your cart grows here; it takes: wheat, pumpkin, turnip."
    )
    assert refusal(state, "card:private_field_6_a_2") == "Only helpers with a lantern touch the cards of an opponent."
    assert refusal(state, "card:tout") == "This card is covered; it does nothing until the upper one leaves."
    assert refusal(state, "card:lord_of_the_manor") == "It works in the card phase only."
    assert refusal(state, "offer:stall_pumpkin_bean_leek:bean") == (
        "There are not enough goods on your cart to pay for it."
    )
    assert refusal(state, "offer:stall_pumpkin_bean_leek:leek") == "Leek: sold out at this stall."
    assert refusal(state, "offer:stall_wheat_turnip_leek:leek") == (
        "Goods on an opponent's stall can be had only through a trader."
    )
    assert refusal(state, "shop:0:bean") == "It costs 6 cash; you have 3."
    assert refusal(state, "shop:0:pumpkin") == "Pumpkin: none in your shop."
    assert refusal(state, "cart:0:leek") == "Leek: no empty field for it, and no free place in your shop."
    assert refusal(state, "cart:0:leek", "action:sell") == "Leek: no free place in your shop."
    assert refusal(state, "cart:0:leek", "action:sow") == "Leek grows on none of your empty fields."
    assert refusal(state, "cart:0:bean") == "Bean: none on your cart."
    assert refusal(state, "cart:1:bean") == "This belongs to Leni."
    assert refusal(state, "space:6") == "You walk at the end of your action phase; as far as here it costs 7 cash."
    assert refusal(state, "action:sow") == "No good on your cart fits an empty field."
    assert refusal(state, "shop") == ""  # the panel, not one of its goods
    assert refusal(state, "pile") == "Cards are drawn only with a double pack."


def test_after_the_end_of_the_phase_nothing_else_is_possible():
    """R98, C37"""
    state = do(a_state(cart={A: "leek leek"}, display={A: "trader_1", B: "tout"}), "end")

    assert refusal(state, "card:trader_1") == "First finish what you have begun."
    assert refusal(state, "shop:0:wheat") == "The phase has ended: only storing goods is possible now."


def test_every_piece_can_be_asked_for_its_reason():
    """No click goes wrong, whatever was chosen before."""
    for states, _ in games():
        for state in states[::60]:
            seats = persons(state.players)
            if state.actor < 0:
                continue
            begun = sorted({path[:1] for path, _ in PRESENTER.spell(state)})[::4]
            for piece in PRESENTER.table(state, state.actor, seats).pieces():
                for chosen in ((), *begun):
                    assert clean(PRESENTER.refusal(state, seats, piece.key, chosen))


def test_a_hand_card_does_not_take_the_place_of_a_court_card():
    """R32: who had clicked a court card and then a hand card was about to put that one into the court."""
    state = a_state(hand={A: "maid haggler", B: "tout official"}, court="trader_1 shopper", steps=[("distribute", A)])
    choice = selection(PRESENTER, state)

    choice.choose("card:trader_1")

    assert "card:shopper" in choice.instead()
    assert not {"card:maid", "card:haggler"} & {*choice.reachable()}
    assert refusal(state, "card:maid", "card:trader_1") == "First take the trader; then you choose the hand card."
    choice.back()
    choice.choose("card:maid")
    assert "card:trader_1" in choice.instead()


def test_to_stay_is_not_asked_for_twice_where_no_step_can_be_paid():
    """R99"""
    poor, rich = (a_state(cash={A: cash}, space={A: 9}, steps=[("advance", A)]) for cash in (0, 9))

    assert [path for path, action in PRESENTER.spell(poor) if action == ("advance", 0)] == [("button:stay",)]
    assert [path for path, action in PRESENTER.spell(rich) if action == ("advance", 0)] == [
        ("button:stay", "button:confirm")
    ]


def test_a_tile_is_the_main_thing_to_do_only_where_it_is_the_only_one():
    """The end of the phase always looked so, though Enter does not press it while others can be chosen."""
    seen = set()
    for states, _ in games():
        for state in states:
            if state.decision == "act":
                tiles = asked_tiles(state, legal_actions(state))
                is_open = [tile for tile in tiles if tile.is_open]
                assert [tile for tile in tiles if tile.only] == (is_open if len(is_open) == 1 else [])
                seen.add(len(is_open) == 1)

    assert seen == {False, True}
