"""Recruiting guests and nobles, counter guests, instant bonuses, the monastery.  R94-R112"""

import pytest

from app.engines.taverns.components import MONASTERY
from app.engines.taverns.supply import guests_on_offer
from tests.engines.taverns.builder import (
    A,
    B,
    a_state,
    again,
    do,
    gained,
    go,
    names,
    owns,
    placing,
    said,
    service,
    supply_of,
    verbs,
)


def walked(spaces, **kwargs):
    """The active player's monastery marker moves in phase F."""
    state = service(**kwargs)
    state.offers = []
    state.agenda.append(("serve",))
    state.trace = []
    return go(state, ("monastery", A, spaces, "monk"))


# -- on offer


def test_on_offer_are_the_three_stack_and_the_display():
    """R94: its top card only."""
    state = service(beer=8, three_stack="guest_3_4 guest_3_1", display="guest_4_1 guest_5_1 guest_8_1 guest_7_1")
    assert verbs(state, "recruit") == ["guest_3_4", "guest_4_1", "guest_5_1", "guest_8_1", "guest_7_1"]

    assert verbs(service(beer=4, three_stack="guest_3_4", display="guest_4_1 guest_5_1 - -"), "recruit") == [
        "guest_3_4", "guest_4_1",
    ]  # fmt: skip


def test_a_recruited_guest_is_paid_and_gained():
    """R94, R3: its beer, then on top of the draw pile."""
    state = do(service(beer=9, display="guest_8_4 - - -"), "recruit guest_8_4")

    assert state.beer == 1
    assert gained(state, A) == "guest_8_4"


def test_one_guest_a_turn_but_any_number_of_nobles():
    """C21 (R95, R99)."""
    state = service(beer=14, display="guest_5_1 guest_4_1 - -")
    do(state, "recruit guest_5_1", "nobles 1")
    assert state.beer == 0
    assert owns(state, A, "noble") == 1

    state.beer = 50
    assert verbs(again(state), "recruit") == []
    assert verbs(state, "nobles") == ["1", "2", "3"]


def test_the_next_turn_may_recruit_again():
    """R95: of the next player as well."""
    state = service(beer=5, display="guest_5_1 guest_4_1 - -", stored_beer={B: 5}, tiles={B: "beer_storage"})
    do(state, "recruit guest_5_1", "end", "finish")

    assert state.actor == B
    assert verbs(state, "recruit")[-1] == "guest_4_1"


def test_four_nobles_for_27_beer():
    """C22 (R99): no guest was counted."""
    state = service(beer=27)
    assert verbs(state, "nobles") == ["1", "2", "3"]
    do(state, "nobles 3")
    assert verbs(state, "nobles") == ["1"]
    do(state, "nobles 1")

    assert gained(state, A, 4) == "noble noble noble noble"
    assert (state.beer, state.recruited) == (0, 0)


@pytest.mark.parametrize(("number", "price"), [(1, 9), (2, 14), (3, 18)])
def test_prices_of_nobles(number, price):
    """R99."""
    assert str(number) in verbs(service(beer=price), "nobles")
    assert str(number) not in verbs(service(beer=price - 1), "nobles")
    assert do(service(beer=price), f"nobles {number}").beer == 0


# -- refilling


def test_the_replacement_lies_face_down_until_the_turn_ends():
    """C24 (R97, R109)."""
    state = service(beer=20, display="guest_6_1 guest_4_1 - -", guest_deck="guest_7_1 guest_7_2")
    before = state.revealed
    do(state, "recruit guest_6_1")

    assert names(state.display) == "guest_7_1 guest_4_1 - -"
    assert state.covered == 0
    assert state.revealed == before
    state.trace = []
    do(state, "end")
    assert state.covered == -1
    assert ("guest_shown", state.display[0]) in state.trace
    assert state.revealed > before


def test_the_replacement_cannot_be_recruited_this_turn():
    """C24 (R95, R97): not even if a second guest were allowed."""
    state = service(beer=20, display="guest_6_1 guest_4_1 - -", guest_deck="guest_7_1", three_stack="guest_3_1")
    do(state, "recruit guest_6_1")

    assert names(guests_on_offer(state)) == "guest_3_1 guest_4_1"


def test_looking_at_the_replacement():
    """C24 (R97): once, and from then on there is no way back."""
    state = service(beer=20, display="guest_4_1 guest_6_1 - -", guest_deck="guest_7_1")
    assert verbs(state, "peek") == []
    do(state, "recruit guest_6_1")
    assert verbs(state, "peek") == ["1"]
    before = state.revealed
    state.trace = []
    do(state, "peek 1")

    assert state.revealed > before
    assert state.trace == [("guest_shown", state.display[1])]
    assert verbs(state, "peek") == verbs(state, "recruit") == []
    shown = state.revealed
    do(state, "end")
    assert state.revealed == shown  # nothing new is shown at the end


def test_the_shown_replacement_can_be_recruited_by_the_next_player():
    """R94, R109."""
    state = service(beer=6, display="guest_6_1 - - -", guest_deck="guest_7_1")
    do(state, "recruit guest_6_1", "end", "finish")
    state.beer = 7

    assert verbs(again(state), "recruit")[-1] == "guest_7_1"


def test_the_next_card_of_the_three_stack_is_uncovered():
    """R97: nothing is refilled, nothing is hidden."""
    state = service(beer=3, three_stack="guest_3_4 guest_3_1", guest_deck="guest_7_1")
    do(state, "recruit guest_3_4")

    assert names(state.three_stack) == "guest_3_1"
    assert names(state.guest_deck) == "guest_7_1"
    assert state.covered == -1


def test_an_empty_three_stack_becomes_a_fifth_display_card():
    """R98: face down like every replacement, and refilled like the others."""
    state = service(beer=9, three_stack="guest_3_4", display="guest_4_1 - - -", guest_deck="guest_5_1 guest_6_1")
    do(state, "recruit guest_3_4")
    assert names(state.display) == "guest_4_1 - - - guest_5_1"
    assert state.covered == 4

    do(state, "end", "finish")
    state.beer = 9
    assert verbs(again(state), "recruit") == ["guest_4_1", "guest_5_1"]
    do(state, "recruit guest_5_1")
    assert names(state.display) == "guest_4_1 - - - guest_6_1"


def test_an_empty_guest_deck_refills_nothing():
    """R98 (ruling): places stay empty; with nothing on offer nobody can recruit."""
    state = service(beer=9, three_stack="", display="guest_4_1 - - -", guest_deck="")
    do(state, "recruit guest_4_1")

    assert names(state.display) == "- - - - -"
    assert state.covered == -1
    assert verbs(state, "peek") == []
    do(state, "end", "finish")
    state.beer = 40
    assert verbs(again(state), "recruit") == []


# -- instant bonuses


def test_the_friar_walks_once():
    """C23 (R94, R96, R104): from 1 to 3, the beer dealer above the guest."""
    state = service(beer=5, display="guest_5_5 - - -", monastery={A: 1})
    do(state, "recruit guest_5_5")

    assert state.monastery[A] == 3
    assert gained(state, A, 2) == "beer_dealer guest_5_5"
    later = placing("3", seated={A: "guest_5_5"}, monastery={A: 3})
    do(later, "place 3 guest_5_5", "finish", "activate_all")
    assert later.monastery[A] == 3


@pytest.mark.parametrize(
    ("guest", "card"),
    [
        ("guest_4_6", "beer_dealer"),
        ("guest_5_7", "dishwasher"),
        ("guest_7_2", "waitress"),
        ("guest_8_1", "table"),
        ("guest_8_2", "supplier"),
        ("guest_8_3", "noble"),
    ],
)
def test_guests_that_bring_a_card(guest, card):
    """R106: a tavern card, or a noble for a crown."""
    state = do(service(beer=8, display=f"{guest} - - -"), f"recruit {guest}")

    assert gained(state, A, 2) == f"{card} {guest}"


def test_a_guest_with_schnapps_or_reputation():
    """R106, R152: the extra guests; not again when they sit down later."""
    state = do(service(beer=8, level=3, display="extra_guest_2 - - -"), "recruit extra_guest_2")
    assert state.schnapps[A] == 1

    state = do(service(beer=8, level=3, display="extra_guest_3 - - -"), "recruit extra_guest_3")
    assert state.reputation[A] == 2
    later = placing("3 4", level=3, seated={A: "extra_guest_3 extra_guest_2"})
    do(later, "place 3 extra_guest_3", "place 4 extra_guest_2", "finish", "activate_all")
    assert (later.reputation[A], later.schnapps[A]) == (0, 0)


def test_a_card_from_an_empty_supply_is_lost():
    """R4, R106, R191: without the tournament rules nothing else is offered."""
    state = service(beer=6, level=5, display="guest_6_5 - - -", supply={"waitress": 0})
    do(state, "recruit guest_6_5")

    assert state.decision == "service"
    assert gained(state, A) == "guest_6_5"
    assert supply_of(state, "waitress") == 0


# -- bans


def test_a_ban_is_optional():
    """R105, R8a: one seated regular or guest, or nobody; the card leaves the game."""
    state = service(beer=4, display="guest_4_7 - - -", seated={A: "regular_1 noble guest_4_1"}, deck={A: "regular_2"})
    do(state, "recruit guest_4_7")
    assert state.decision == "choose_banned_card"
    assert said(state) == ["decline", "ban regular_1", "ban guest_4_1"]  # no noble, none from the piles

    points = state.scores()[A]
    do(state, "ban guest_4_1")
    assert names(state.seated[A]) == "regular_1 noble -"
    assert names(state.removed[-1:]) == "guest_4_1"
    assert owns(state, A, "guest_4_1") == 0
    assert state.scores()[A] == points - 2
    assert state.decision == "service"


def test_a_ban_may_be_declined():
    """R8a, R105: it cannot be kept for later."""
    state = service(beer=4, display="guest_4_7 - - -", seated={A: "regular_1"})
    do(state, "recruit guest_4_7", "decline")

    assert state.decision == "service"
    assert names(state.seated[A]) == "regular_1"
    assert "ban regular_1" not in said(state)


def test_a_guest_with_a_die_cannot_be_banned():
    """R105: after the die was activated he can."""
    state = service(
        "regular_1:2 regular_2:3", beer=4, display="guest_4_7 - - -", seated={A: "regular_1 regular_2 regular_3"}
    )
    do(state, "activate regular_2", "recruit guest_4_7")

    assert said(state) == ["decline", "ban regular_2", "ban regular_3"]


def test_a_ban_without_a_target_is_lost():
    """R105, R8b: without asking; the recruited guest himself lies in the draw pile."""
    state = service(
        "regular_1:2", beer=4, display="guest_4_7 - - -", seated={A: "regular_1 noble"}, discard={A: "regular_2"}
    )
    do(state, "recruit guest_4_7")

    assert state.decision == "service"


def test_the_table_of_a_banned_guest_stays_empty():
    """R105: no card is revealed for it, and at closing time he is not there."""
    state = service(beer=4, display="guest_4_7 - - -", seated={A: "regular_1 regular_2"}, deck={A: "regular_3"})
    do(state, "recruit guest_4_7", "ban regular_1")
    assert gained(state, A, 2) == "guest_4_7 regular_3"

    do(state, "end", "finish", "end")
    assert owns(state, A, "regular_1") == 0
    assert owns(state, A, "regular_2") == 1


def test_a_guest_at_a_returned_table_can_be_banned():
    """R84, R105."""
    state = service(
        beer=4, doubloons=7, laid={A: "table"}, display="guest_4_7 - - -",
        seated={A: "regular_1 regular_2 regular_3 regular_4"},
    )  # fmt: skip
    do(state, "upgrade tables 1", "recruit guest_4_7")

    assert "ban regular_4" in said(state)


def test_the_ban_of_the_monastery_is_for_the_own_tavern():
    """R105, R111."""
    state = walked(1, monastery={A: 4}, seated={A: "regular_1", B: "regular_2 regular_3"})

    assert said(state) == ["decline", "ban regular_1"]


def test_a_ban_outside_of_service_is_lost():
    """R111: while start cards are taken nobody sits there."""
    state = a_state(seated={A: "regular_1"}, monastery={A: 4})
    state.agenda = [("evening",)]
    go(state, ("monastery", A, 1, "start"))

    assert state.decision != "choose_banned_card"
    assert state.monastery[A] == 5


# -- the monastery


def test_bonuses_of_the_monastery():
    """R110, R111: three nobles, four tavern cards, two bans."""
    bonuses = {space: effect for space, effect in enumerate(MONASTERY) if effect}

    assert {space: names([effect[1]]) for space, effect in bonuses.items() if effect[0] == "card"} == {
        3: "beer_dealer", 7: "dishwasher", 14: "waitress", 19: "table",
    }  # fmt: skip
    assert [space for space, effect in bonuses.items() if effect == ("noble", 1)] == [10, 17, 22]
    assert [space for space, effect in bonuses.items() if effect == ("ban",)] == [5, 12]


def test_a_space_passed_gives_its_bonus():
    """C26 (R72, R110): from 6 to 8 with the upgraded monk."""
    state = service("monk:5", tiles={A: "monk"}, monastery={A: 6})
    do(state, "activate monk")

    assert state.monastery[A] == 8
    assert gained(state, A) == "dishwasher"


def test_around_the_monastery():
    """C27 (R110, R111): 21 to 0 over the noble of 22; three more steps bring the beer dealer again."""
    state = walked(2, monastery={A: 21})
    assert state.monastery[A] == 0
    assert gained(state, A) == "noble"

    state.offers = []
    state.agenda.append(("serve",))
    go(state, ("monastery", A, 3, "monk"))
    assert state.monastery[A] == 3
    assert gained(state, A, 2) == "beer_dealer noble"


def test_the_start_space_costs_a_step_and_gives_nothing():
    """R110 (ruling): the rest of the move goes on from there."""
    state = walked(3, monastery={A: 21})

    assert state.monastery[A] == 1
    assert len(state.deck[A]) == 1


def test_owed_steps_go_on_after_the_bonus_between():
    """R8, R112: space 5's ban is decided before the marker goes on to space 7."""
    state = walked(3, monastery={A: 4}, seated={A: "regular_1"})
    assert (state.decision, state.monastery[A]) == ("choose_banned_card", 5)
    do(state, "ban regular_1")

    assert state.monastery[A] == 7
    assert gained(state, A) == "dishwasher"
    assert [event[0] for event in state.trace] == [
        "monastery_step", "banned", "monastery_step", "monastery_step", "gained",
    ]  # fmt: skip


def test_a_counter_guest_moves_the_monk_one_space():
    """R103, R30 (ruling): one, also with the upgraded monk; any number in a turn."""
    state = service(counter_guests={A: 2}, tiles={A: "monk"}, monastery={A: 1})
    do(state, "counter")
    assert (state.monastery[A], state.counter_guests[A]) == (2, 1)
    do(state, "counter")

    assert (state.monastery[A], state.counter_guests[A]) == (3, 0)
    assert gained(state, A) == "beer_dealer"
    assert "counter" not in said(state)


def test_counter_guests_of_others_are_theirs():
    """R103."""
    assert "counter" not in said(service(counter_guests={B: 2}))
