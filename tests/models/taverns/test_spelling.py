"""Every legal action is a path of clicks, and every click is offered.  R55-R103"""

import pytest

from app.engines.taverns import components as c
from app.models.selection import ActionSelection
from app.models.taverns.seat_zones import reached_by
from tests.engines.taverns.builder import A, B, do, drafting, evening, filling, placing, service
from tests.models.play import persons
from tests.models.taverns.play import PRESENTER, games


def paths(state, *, confirm=True):
    """Paths by the written action."""
    return {state.game.write(state, action): path for path, action in PRESENTER.spell(state, confirm)}


def table(state):
    return PRESENTER.table(state, A, persons(state.players))


@pytest.mark.parametrize("confirm", [True, False])
def test_paths_and_actions_match_one_to_one(confirm):
    """Only regulars may be clicked in two orders."""
    for states, _ in games():
        for state in states:
            spelled = PRESENTER.spell(state, confirm)
            actions = list(dict.fromkeys(action for _, action in spelled))
            assert actions == (state.legal() if state.actor >= 0 else [])
            assert len(actions) == len(spelled) or state.decision == "choose_removed_regulars"
            for path, action in spelled:
                choice = ActionSelection(spelled)
                assert [choice.choose(key) for key in path] == [None] * (len(path) - 1) + [action]


def test_every_key_is_a_piece_of_the_table_or_a_button_of_the_prompt():
    """And every button can be pressed: nothing is offered that leads nowhere."""
    for states, _ in games():
        for state in states[::7]:
            keys = {piece.key for piece in table(state).pieces()}
            spelled = PRESENTER.spell(state)
            for chosen in {path[:depth] for path, _ in spelled for depth in range(len(path))}:
                choice = ActionSelection(spelled)
                for key in chosen:
                    choice.choose(key)
                prompt = PRESENTER.prompt(state, persons(state.players), chosen)
                buttons = {button.key for button in prompt.buttons}
                assert set(choice.next_keys()) <= keys | buttons
                assert buttons <= set(choice.reachable())


def test_a_pile_that_stands_for_others_names_an_offered_key():
    """Equal dice, stacked nobles, counter guests: a click on any means one that is offered."""
    met = 0
    for states, _ in games():
        for state in states[::9]:
            offered = {path[0] for path, _ in PRESENTER.spell(state)}
            shown = {piece.key: piece for piece in table(state).pieces()}
            for piece in shown.values():
                meant = piece.button
                met += meant in offered
                assert meant == "" or meant in shown or meant.startswith("button:")
    assert met > 150


def test_no_key_lies_twice_on_the_table():
    for states, _ in games():
        for state in states[::5]:
            keys = [piece.key for piece in table(state).pieces()]
            assert len(keys) == len(set(keys))


# placing


def test_a_die_is_placed_by_die_and_space_and_taken_back_by_one_click():
    state = placing("2 5 4 6", seated={A: "regular_1"})

    spelled = paths(state)
    assert spelled["place 2 regular_1"] == ("die:0:2:0", "seat:0:0")
    assert spelled["place 5 monk"][1] == "space:0:monk"

    do(state, "place 2 regular_1")
    assert paths(state)["take_back 2 regular_1"] == ("die:0:2:0",)


def test_ending_with_a_die_that_still_fits_is_always_confirmed():
    """R60"""
    state = placing("2 5 4 6")
    assert paths(state, confirm=False)["finish"] == ("button:finish", "button:confirm")

    do(state, "place 2 cash_till", "place 4 barrel", "place 5 monk", "place 6 beer_delivery")
    assert paths(state)["finish"] == ("button:finish",)


def test_the_juggler_is_clicked_before_the_die():
    """R137"""
    state = placing("2 5 4 6", level=2, sides={A: "juggler_b"}, schnapps={A: 1})

    assert paths(state)["juggle 4"][0] == "entertainer:0:juggler"
    assert paths(state)["juggle 4"][1] == paths(state)["place 4 barrel"][0]


# serving


def test_dice_are_activated_singly_or_all_at_once():
    """R67: of two dice on the delivery one stands for both."""
    state = service("beer_delivery:6 beer_delivery:1 cash_till:3")

    spelled = paths(state)
    assert spelled["activate_all"] == ("button:activate_all",)
    assert table(state).piece(spelled["activate cash_till"][0]).space == c.ON_TILL
    on_delivery = [p for p in table(state).zone("placed:0").pieces if p.space == c.ON_DELIVERY]
    assert len(on_delivery) == 2
    assert on_delivery[1].button == on_delivery[0].key == spelled["activate beer_delivery"][0]


def test_a_click_on_guest_table_or_space_means_the_die_there():
    """While placing, a guest means its table."""
    state = placing("2 3 3 3", seated={A: "regular_1 regular_2"})
    assert table(state).piece("card:0:regular_1:0").button == "seat:0:0"

    state = service("regular_1:2 cash_till:3", seated={A: "regular_1 regular_2"})
    shown = table(state)
    die, till = (piece.key for piece in shown.zone("placed:0").pieces)
    assert shown.piece("card:0:regular_1:0").button == shown.piece("seat:0:0").button == die
    assert shown.piece("space:0:cash_till").button == till
    assert shown.piece("card:0:regular_2:0").button == "seat:0:1"
    assert paths(state)["activate regular_1"] == (die,)


def test_ending_the_turn_with_dice_left_is_always_confirmed():
    """R108"""
    state = service("cash_till:3")
    assert paths(state, confirm=False)["end"] == ("button:end", "button:confirm")

    do(state, "activate_all")
    assert paths(state)["end"] == ("button:end",)


def test_an_upgrade_asks_how_many_cards_are_returned():
    """R80: 12, and 4 less per waitress; with 8 doubloons one or two must go."""
    state = service(laid={A: "waitress waitress"}, doubloons=8)

    spelled = paths(state)
    assert spelled["upgrade waitress_post 1"] == ("tile:0:waitress_post", "return:1")
    assert spelled["upgrade waitress_post 2"] == ("tile:0:waitress_post", "return:2")
    assert "upgrade waitress_post 0" not in spelled
    assert spelled["upgrade safe 0"] == ("tile:0:safe", "button:confirm")


def test_an_upgrade_with_one_way_to_pay_is_confirmed_only():
    """Two of 4 and two returned: 12 - 8 = 4, nothing else can be paid."""
    state = service(laid={A: "waitress waitress"}, doubloons=4)

    assert paths(state)["upgrade waitress_post 2"] == ("tile:0:waitress_post", "button:confirm")


def test_bards_are_spelled_as_the_spaces_they_reach():
    """R151: from 10 of 11, three bards lead to 11, 1 and 2."""
    state = service(level=3, laid={A: "bard bard bard"}, reputation={A: 10})

    spelled = paths(state)
    assert [spelled[f"bard {n}"] for n in (1, 2, 3)] == [(f"reputation:0:{at}",) for at in (11, 1, 2)]
    spaces = table(state).zone("reputation:0").pieces
    assert {number: p.steps for number, p in enumerate(spaces[:-1]) if p.steps} == {11: 1, 1: 2, 2: 3}


def test_the_circuit_leaves_out_the_host():
    """R146"""
    assert [reached_by(0, 1, 12), reached_by(11, 1, 12), reached_by(3, 11, 12)] == [1, 1, 3]


def test_guests_nobles_and_counter_guests():
    state = service(beer=14, display="guest_5_1 guest_4_1 guest_6_1 guest_8_1", counter_guests={A: 2})

    spelled = paths(state)
    assert spelled["recruit guest_5_1"] == ("card:guest_5_1", "button:confirm")
    assert spelled["nobles 1"] == ("supply:noble", "nobles:1")
    assert spelled["nobles 2"] == ("supply:noble", "nobles:2")
    assert spelled["counter"] == ("counter:0:1", "button:confirm")
    assert table(state).piece("counter:0:0").button == "counter:0:1"


def test_a_covered_guest_is_named_by_its_place():
    """R97"""
    state = do(service(beer=5, display="guest_4_1 guest_5_1 guest_6_1 guest_8_1"), "recruit guest_5_1")

    assert paths(state)["peek 1"] == ("covered:1", "button:confirm")
    assert table(state).piece("covered:1").face == ""


# other decisions


def test_a_guest_to_ban_is_its_table():
    """R105"""
    state = do(service(beer=4, seated={A: "regular_1 regular_2"}, display="guest_4_7 - - -"), "recruit guest_4_7")

    assert paths(state)["ban regular_2"] == ("seat:0:1", "button:confirm")
    assert paths(state)["decline"] == ("button:decline",)
    assert table(state).piece("card:0:regular_2:0").button == "seat:0:1"


def test_the_bonus_of_an_evening_is_taken_from_its_pile():
    """R26: the open stack or a beer dealer; the die has no pile."""
    state = evening(2, three_stack="guest_3_4 guest_3_1")
    assert paths(state) == {"bonus three_stack": ("card:guest_3_4",), "bonus beer_dealer": ("supply:beer_dealer",)}

    assert paths(evening(3))["bonus die"] == ("button:die",)


def test_a_drafted_die_is_clicked_on_the_own_coaster():
    """R53: of two equal dice one stands for both."""
    state = drafting(["1 1 2 6", "3 3 4 5"])

    assert paths(state) == {"draft 1": ("die:0:1:0",), "draft 2": ("die:0:2:0",), "draft 6": ("die:0:6:0",)}
    assert table(state).piece("die:0:1:1").button == "die:0:1:0"
    assert table(state).piece("die:1:3:1").button == "die:1:3:0"


def test_drawing_anew_is_a_button_and_the_counter_guest_means_it():
    """R49"""
    state = filling(deck={A: "regular_1 regular_2 regular_3 regular_4"}, counter_guests={A: 1, B: 0})

    assert paths(state) == {"keep": ("button:keep",), "redraw": ("button:redraw",)}
    assert table(state).piece("counter:0:0").button == "button:redraw"
