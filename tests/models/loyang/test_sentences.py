"""The log tells every event, in whole sentences."""

from app.models.presenter import NO_SEAT
from tests.engines.loyang.builder import A, B, a_state, do
from tests.models.loyang.play import PRESENTER, SETUPS, game, games
from tests.models.play import ANNA, LENI, OTTO, SEATS, clean, facts_of_the_engine, silent_plies

TWO = (ANNA, LENI)


def told(state, *texts, seats=TWO):
    """The log of what these actions do."""
    state.trace = []
    do(state, *texts)
    return [line.text for line in PRESENTER.lines(state.trace, seats)]


def test_every_event_of_the_engine_has_a_sentence():
    examples = {
        event[0]: event
        for setup in range(len(SETUPS))
        for seed in (setup + 11, 21)
        for events in game(setup, seed)[1]
        for event in events
    }
    facts = facts_of_the_engine("loyang")

    assert len(facts) > 46
    extra = [("unpaid", 1, 0), ("refilled", 1, 34), ("field_returned", 1, 0), ("field_rented", 1, 3)]
    assert facts - set(examples) <= {event[0] for event in extra}
    for event in [*examples.values(), *extra]:
        for seats in (SEATS, (LENI, ANNA, OTTO)):
            sentence = PRESENTER.sentence(event, seats)
            assert sentence.endswith("."), event
            assert clean(sentence), event


def test_the_price_of_the_leaseholder_is_told():
    """The 3 cash stood neither in the log nor in the review."""
    state = a_state(display={A: "leaseholder"}, stack={A: "4 5"}, cash={A: 3})
    assert "You pay 3 cash and look your private stack through." in told(state, "play leaseholder 1")


def test_every_ply_has_a_line_or_is_silent_by_intent():
    """Silent are decisions whose outcome the next line tells, and the end of a phase with an empty cart."""
    silent = {decision for decision, _ in silent_plies("loyang", games())}
    quiet = {"act", "distribute", "take_hand_card", "take_extra_court_card", "resolve_double_pack"}
    assert silent <= quiet | {"harvest_hand_now", "merchant_more", "buy_grid_card"}


def test_lines_name_pieces_that_are_on_the_table_before_or_after():
    for states, events in games():
        for before, after, happened in list(zip(states, states[1:], events, strict=False))[::13]:
            seats = SEATS[: before.players]
            named = [line.piece for line in PRESENTER.lines(happened, seats) if line.piece]
            shown = {piece.key for state in (before, after) for piece in PRESENTER.table(state, 0, seats).pieces()}
            gone = [key for key in named if key not in shown and not key.startswith("card:")]
            assert not gone


def test_a_harvest_is_one_line_per_player():
    """R23-R25: the wheat of two fields together; the emptied field is told."""
    state = a_state(
        round=2,
        order=[B, A],
        display={A: "home_field wheat 7, private_field_6 wheat 3, private_field_3 leek 1", B: "home_field turnip 7"},
        stack={A: "4", B: "5"},
    )

    assert told(state, "end", "advance 0")[:7] == [
        "You stay on your space of the path.",
        "Round 3 begins.",
        "You turn up the field of 4.",
        "Leni turns up the field of 5.",
        "You harvest 2 wheat and 1 leek.",
        "You are done with the field of 3.",
        "Leni harvests 1 turnip.",
    ]


def test_goods_are_told_with_their_prices():
    state = a_state(
        cash={A: 6}, cart={A: "wheat wheat"}, shop={A: "bean wheat"}, display={A: "stall_pumpkin_bean_leek"}
    )

    assert told(state, "buy bean", "sell wheat") == ["You buy 1 bean for 6 cash.", "You sell 1 wheat for 1 cash."]
    assert told(state, "trade stall_pumpkin_bean_leek leek wheat bean") == ["You trade 1 wheat and 1 bean for 1 leek."]


def test_helpers_that_pay_along_are_named():
    state = a_state(cash={A: 4}, display={A: "haggler, shopper"})

    assert told(state, "buy bean haggler shopper") == ["You buy 2 beans for 4 cash (Haggler, Shopper)."]


def test_the_self_supplier_says_what_was_taken():
    """It said from which field, but not which good."""
    display = {A: "self_supplier", B: "home_field turnip 6, common_field_4_a bean 4"}
    state = a_state(display=display, cash={A: 1})

    assert "You take 1 bean from a field of Leni." in told(state, "play self_supplier 1 common_field_4_a")
    state = a_state(display=display, cash={A: 1})
    seats = (LENI, ANNA)
    assert "Leni takes 1 bean from one of your fields." in told(
        state, "play self_supplier 1 common_field_4_a", seats=seats
    )


def test_customers_are_told_with_what_they_pay():
    """R80, R82, R84-R86: with one regular and one casual customer the price is as printed."""
    state = a_state(
        cart={A: "wheat turnip bean turnip cabbage"},
        display={A: "regular_turnip_cabbage 3, regular_bean_leek, casual_wheat_turnip_bean"},
    )

    assert told(state, "serve casual_wheat_turnip_bean") == [
        "You serve a casual customer with 1 wheat, 1 turnip and 1 bean for 11 cash (+2)."
    ]
    assert told(state, "deliver regular_turnip_cabbage", "refuse regular_bean_leek") == [
        "You deliver 1 turnip and 1 cabbage to a regular customer for 8 cash.",
        "You are done with the regular customer (turnip, cabbage).",
        "You do not supply the regular customer (bean, leek).",
    ]


def test_the_opponent_is_told_by_name():
    state = a_state(
        active=B, cart={B: "wheat turnip"}, cash={B: 5}, display={B: "trader_1, maid", A: "stall_pumpkin_bean_leek"}
    )

    assert told(state, "loan", "play maid 1", "play trader_1 1 stall_pumpkin_bean_leek bean wheat") == [
        "Leni takes a loan of 5 cash.",
        "Leni uses the maid (Trade one for one).",
        "Leni uses the trader (Trade abroad).",
        "Leni trades 1 wheat for 1 bean at one of your stalls.",
    ]


def test_a_double_pack_is_told_from_drawing_to_covering():
    """R89, R90"""
    state = a_state(pile="tout regular_bean_leek")

    assert told(state, "pack", "keep tout regular_bean_leek") == [
        "You draw a free double pack.",
        "You draw the tout and the regular customer (bean, leek).",
        "You keep the tout.",
        "You lay the regular customer (bean, leek) under the tout.",
    ]
    assert told(state, "discard tout") == [
        "You discard the tout unused.",
        "This card of yours comes to light: Regular customer (bean, leek).",
    ]


def test_the_end_of_a_turn():
    """R98, R99"""
    state = a_state(cash={A: 14}, space={A: 9}, cart={A: "leek leek"}, shop={A: "leek leek"})

    assert told(state, "end", "upgrade", "advance 2") == [
        "You enlarge your storehouse for 2 cash.",
        "You store 2 leeks.",
        "You walk 2 steps for 12 cash.",
    ]


def test_the_imaginary_neighbour_has_a_name_but_no_seat():
    """S1, S7: 7 cash as the only casual customer beside one regular one, 2 of them for the neighbour."""
    state = a_state(
        1,
        cart={A: "wheat pumpkin turnip"},
        display={A: "tout, regular_bean_leek", B: "casual_wheat_pumpkin_turnip, stall_pumpkin_bean_leek"},
        covered={"casual_wheat_pumpkin_turnip": "maid"},
    )
    state.trace = []
    do(state, "play tout 2 casual_wheat_pumpkin_turnip")
    lines = PRESENTER.lines(state.trace, SEATS[:1])

    assert [(line.seat, line.text) for line in lines] == [
        (0, "You use the tout (Serve theirs)."),
        (0, "You serve a casual customer with 1 wheat, 1 pumpkin and 1 turnip for 7 cash."),
        (0, "You pay 2 cash to Imaginary neighbour."),
        (NO_SEAT, "Imaginary neighbour’s card comes to light: Maid."),
    ]
