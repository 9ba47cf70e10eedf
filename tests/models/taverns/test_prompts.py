"""The prompt says in plain words what is asked, and why something cannot be chosen."""

import pytest

from app.engines.taverns import components as c
from app.models.presenter import NO_SEAT
from tests.engines.taverns.builder import A, B, do, drafting, evening, filling, placing, service
from tests.models.play import ANNA, LENI, assert_others_are_named, assert_prompts_are_whole, clean, persons
from tests.models.taverns.play import PRESENTER, games

TWO = (ANNA, LENI)


def prompt(state, *chosen):
    return PRESENTER.prompt(state, persons(state.players), chosen)


def buttons(state, *chosen):
    return [(button.text, button.primary) for button in prompt(state, *chosen).buttons]


def test_no_prompt_is_empty_or_unfinished():
    for states, _ in games():
        assert_prompts_are_whole("taverns", states[::2])


def test_every_decision_of_an_opponent_is_named():
    for states, _ in games():
        assert_others_are_named("taverns", states[::5])


def test_the_end_is_told():
    states, _ = games()[0]

    assert PRESENTER.prompt(states[-1], TWO).title == "The game is over."
    assert PRESENTER.prompt(states[-1], TWO).seat == NO_SEAT


# before the turns


def test_the_draft_tells_whose_coaster_comes_next():
    """Two players: the other one still picks from it."""
    state = drafting(["1 1 2 6", "3 3 4 5"])

    assert prompt(state).title == "Take a die from the coaster (1 of 4)"
    assert prompt(state).hint == "The coaster before Leni comes to you next; Leni still takes one of 3, 3, 4, 5."
    do(state, "draft 6")
    assert prompt(state).hint == "The coaster before Anna comes to you next: 1, 1, 2."


def test_the_bonus_of_the_evening_has_a_button_per_option():
    asked = prompt(evening(3))

    assert asked.title == "Choose the bonus of this evening"
    assert asked.hint == "Choose: one more die of your colour this evening or 1 dishwasher."
    assert [(button.key, button.text) for button in asked.buttons] == [
        ("button:die", "A die"),
        ("supply:dishwasher", "Dishwasher"),
    ]


def test_scarce_helpers_of_a_tournament_are_explained():
    """R188"""
    state = evening(6, 4, 5, tournament=True, supply={"dishwasher": 3})

    assert prompt(state).hint.endswith("Helpers that do not suffice for everybody cannot be chosen.")


def test_an_entertainer_names_both_sides():
    state = evening(2, level=2)

    assert prompt(state).title == "Musician: which side for the rest of the game?"
    assert prompt(state).hint == "A: 1 schnapps: 2 doubloons. B: 2 schnapps: 3 beer."


def test_drawing_anew_is_asked_with_what_it_costs():
    state = filling(deck={A: "regular_1 regular_2 regular_3"}, counter_guests={A: 1})

    assert prompt(state).title == "Keep these guests or draw anew?"
    assert "counter guest (you have 1)" in prompt(state).hint
    assert buttons(state) == [("Draw anew", False), ("Keep", True)]


def test_the_free_upgrade_says_that_no_noble_comes():
    """R29, R134"""
    state = evening(8)
    assert prompt(state).hint == "No noble comes with it, but it works this very evening."

    state = do(service(level=2, sides={A: "fire_breather_a"}, schnapps={A: 5}), "entertain entertainer_fire_breather")
    assert prompt(state).hint == "It brings a noble, too."


# placing


def test_placing_tells_what_the_dice_bring_so_far():
    """R62: the guest pays 2, the barrel gives 1, the dealer 1; the lower sum is 2."""
    state = placing("2 4 5 6", level=3, seated={A: "regular_1"}, laid={A: "beer_dealer dishwasher"})
    do(state, "place 2 regular_1", "place 4 barrel")

    assert prompt(state).title == "Place your dice; 2 left."
    assert prompt(state).hint == (
        "So far you get 2 doubloons and 2 beer; your reputation moves 2 spaces. Raise a die by 1: 1 of 1 left."
    )


def test_a_reputation_that_does_not_move_is_not_told():
    """“So far you get 2 doubloons; your reputation moves 0 spaces.”"""
    state = do(placing("2 4 5 6", level=3, seated={A: "regular_1"}), "place 2 regular_1")

    assert prompt(state).hint == "So far you get 2 doubloons."


def test_dice_that_fit_nowhere_are_told():
    state = do(placing("2 2 2 2"), "place 2 cash_till", "place 2 barrel")

    assert prompt(state).title == "No die fits any more; 2 left."
    assert buttons(state) == [("End placing", True)]


def test_a_die_that_still_fits_is_warned_about():
    """R60"""
    state = placing("2 2 2 2")

    assert prompt(state, "button:finish").title == "A die still fits. End placing anyway?"
    assert prompt(state, "button:finish").hint.endswith("lost for this evening: 4 of them.")
    assert buttons(state, "button:finish") == [("End placing anyway", True)]


def test_a_chosen_die_asks_where_it_goes():
    state = placing("2 2 2 2", laid={A: "dishwasher"})

    assert prompt(state, "die:0:2:0").title == "Where does the 2 go?"
    assert prompt(state, "die:0:2:0").hint == "Raise a die by 1: 1 of 1 left."


# serving


def test_serving_tells_income_and_what_the_dice_bring():
    state = service("cash_till:3 barrel:4", doubloons=4, stored_beer={A: 1})

    asked = prompt(state)
    assert asked.title == "Activate your dice and spend what they bring"
    assert asked.hint == "Doubloons: 4. Beer: 0 + 1 stored. Your dice still bring 1 doubloon and 1 beer."
    assert buttons(state) == [("End turn", False), ("Activate all dice", True)]


def test_goods_without_room_are_warned_about():
    """R108: 5 of 7 doubloons and 1 of 3 beer cannot be stored."""
    state = service(doubloons=7, beer=3, level=2, schnapps={A: 5})

    assert prompt(state).hint.endswith("Lost if not spent: 5 doubloons and 1 beer and 1 schnapps.")


def test_dice_not_activated_are_warned_about():
    state = service("cash_till:3 barrel:4")

    asked = prompt(state, "button:end")
    assert asked.title == "Some dice are not activated. End your turn anyway?"
    assert asked.hint == "You would lose what they bring: 1 doubloon and 1 beer."
    assert buttons(state, "button:end") == [("Activate all dice", False), ("End turn anyway", True)]


def test_a_purchase_names_price_and_rest():
    state = service(doubloons=9)

    assert prompt(state, "supply:waitress").title == "Buy the waitress for 4 doubloons?"
    assert prompt(state, "supply:waitress").hint.endswith("Then you have 5 doubloons left.")


def test_an_upgrade_offers_every_number_of_cards():
    """R80: 12 - 4 = 8 and 12 - 8 = 4 of 8 doubloons."""
    state = service(laid={A: "waitress waitress"}, doubloons=8)

    assert prompt(state, "tile:0:waitress_post").title == "Waitress post: return cards?"
    assert buttons(state, "tile:0:waitress_post")[-2:] == [
        ("1 card: 8 doubloons", False),
        ("2 cards: 4 doubloons", False),
    ]
    assert prompt(state, "tile:0:safe").title == "Upgrade “Safe” for 5 doubloons?"


def test_nobles_are_offered_by_number():
    """R99"""
    state = service(beer=15)

    assert prompt(state, "supply:noble").title == "How many nobles do you hire?"
    assert buttons(state, "supply:noble")[-2:] == [("1 noble: 9 beer", False), ("2 nobles: 14 beer", False)]


def test_recruiting_and_looking():
    state = service(beer=6, display="guest_5_4 guest_4_1 - -", guest_deck="guest_8_1")
    assert prompt(state, "card:guest_5_4").title == "Recruit the cooper for 5 beer?"

    do(state, "recruit guest_5_4")
    assert prompt(state, "covered:0").title == "Look at the new guest now?"
    assert "nothing before can be undone" in prompt(state, "covered:0").hint


def test_a_ban_names_the_points_that_go():
    state = do(service(beer=4, seated={A: "guest_4_1"}, display="guest_4_7 - - -"), "recruit guest_4_7")

    assert prompt(state, "seat:0:0").title == "Ban the smith for good?"
    assert prompt(state, "seat:0:0").hint == "It counts 2 points."


@pytest.mark.parametrize(
    ("asked", "source"),
    [
        (("counter", {"counter_guests": {A: 1}, "monastery": {A: 4}}), "Space 5 of the monastery"),
        (("recruit guest_4_7", {"beer": 4, "monastery": {A: 5}, "display": "guest_4_7 - - -"}), "Night watchman"),
        (
            ("entertain entertainer_fire_breather", {"level": 2, "sides": {A: "fire_breather_b"}, "schnapps": {A: 2}}),
            "Fire-breather",
        ),
    ],
)
def test_a_ban_names_what_brings_it(asked, source):
    """The question came out of nowhere after a walk through the monastery."""
    action, position = asked
    state = do(service(seated={A: "guest_4_1"}, **position), action)

    assert state.decision == "choose_banned_card"
    assert prompt(state).title == "Whom do you ban?"
    assert prompt(state).hint.startswith(f"{source}: a regular or guest without a die leaves")


# refusals


def refusal(state, key, *chosen, seats=None):
    return PRESENTER.refusal(state, seats or persons(state.players), key, chosen)


@pytest.mark.parametrize(
    ("key", "die", "text"),
    [
        ("seat:0:0", "die:0:5:0", "A 5 does not fit the regular: a 3 is needed, and dice cannot be lowered."),
        ("card:0:regular_2:0", "die:0:5:0", "A 5 does not fit the regular: a 3 is needed, and dice cannot be lowered."),
        ("seat:0:0", "die:0:1:0", "A 1 needs 2 raises here; raises left: 1."),
        ("space:0:monk", "die:0:6:0", "A 6 does not fit the monk, who wants a 5; dice cannot be lowered."),
        ("space:0:beer_delivery", "die:0:2:0", "A 2 needs 4 raises here; raises left: 1."),
    ],
)
def test_why_a_die_may_not_go_there(key, die, text):
    """R57-R59"""
    state = placing("5 1 6 2", seated={A: "regular_2"}, laid={A: "dishwasher"})
    found = {f"die:0:{piece.pips}:0": piece.key for piece in _tray(state)}

    assert refusal(state, key, found[die]) == text


def _tray(state):
    return PRESENTER.table(state, A, persons(2)).zone("tray:0").pieces


def test_other_refusals_while_placing():
    state = do(placing("5 1 6 2", seated={A: "regular_1"}, counter_guests={A: 1}), "place 1 cash_till")

    assert refusal(state, "space:0:cash_till", "die:0:2:0") == "Only one die fits here."
    assert refusal(state, "seat:0:0") == "First click a die."
    assert refusal(state, "seat:0:1") == "Nobody sits at this table."
    assert refusal(state, "supply:waitress") == "First end placing; then you can buy, upgrade and recruit."
    assert refusal(state, "space:1:monk") == "This belongs to Leni."
    assert refusal(state, "deck:0") == "First place your dice, or end placing."


def test_a_loose_die_and_a_placed_one_are_refused_for_their_own_reasons():
    """A die that fits nowhere says so, also when no more dice can be taken back.  R55a, R56"""
    state = do(placing("5 6", seated={A: "regular_2"}, laid={A: "dishwasher"}), "place 5 monk")
    state.take_backs = c.MAX_TAKE_BACKS
    (loose,) = (piece.key for piece in _tray(state) if not piece.used)
    placed = next(piece.key for piece in PRESENTER.table(state, A, persons(2)).zone("placed:0").pieces)

    assert refusal(state, loose) == "This die fits no space that is free."
    assert refusal(state, placed) == "Dice can be taken back 12 times a turn at most."


def test_refusals_while_serving():
    state = service(
        "cash_till:1", doubloons=4, beer=5, tiles={A: "safe"}, supply={"table": 0},
        display="guest_5_1 guest_8_1 - -", three_stack="guest_3_1 guest_3_2",
    )  # fmt: skip
    do(state, "buy waitress")

    assert refusal(state, "supply:waitress") == "Each type can be bought only once an evening."
    assert refusal(state, "supply:table") == "This pile is empty."
    assert refusal(state, "supply:supplier") == "It costs 6; you have 0 doubloons."
    assert refusal(state, "supply:noble") == "A noble costs 9 beer; you have 5."
    assert refusal(state, "card:guest_8_1") == "It costs 8 beer; you have 5."
    assert refusal(state, "card:guest_3_2") == "Only the top guest of the stack is on offer."
    assert refusal(state, "tile:0:safe") == "This tile has already been upgraded."
    assert refusal(state, "tile:0:host") == "The host cannot be upgraded."
    assert refusal(state, "seat:0:0").startswith("Dice cannot be moved any more")
    assert refusal(state, "deck:0") == "First activate dice and spend what they bring, or end your turn."
    do(state, "recruit guest_5_1")
    assert refusal(state, "card:guest_8_1") == "Only 1 guest per turn can be recruited."


def test_entertainers_say_when_they_perform():
    state = service(level=2, sides={A: "musician_b juggler_a"}, schnapps={A: 1})

    assert refusal(state, "entertainer:0:musician") == "It costs 2 schnapps; you have 1."
    assert refusal(state, "entertainer:0:juggler") == "Your juggler performs at the end of the evening."
    assert refusal(state, "entertainer:0:fire_breather") == "This entertainer has not come yet."


def test_nobody_with_a_die_and_no_noble_is_banned():
    """R105"""
    state = do(
        service("regular_1:2", beer=4, seated={A: "regular_1 noble regular_2"}, display="guest_4_7 - - -"),
        "recruit guest_4_7",
    )

    assert refusal(state, "seat:0:0") == "A guest with a die cannot be banned; activate the die first."
    assert refusal(state, "card:0:noble:0") == "Nobles cannot be banned."
    assert refusal(state, "supply:waitress") == "First decide whom to ban."


def test_no_refusal_is_unfinished():
    for states, _ in games():
        for state in states[::69]:
            seats = persons(state.players)
            pieces = list(PRESENTER.table(state, 0, seats).pieces())
            chosen = {path[:1] for path, _ in PRESENTER.spell(state) if len(path) > 1}
            for key in (piece.key for piece in pieces):
                for each in ((), *list(chosen)[:3]):
                    assert clean(PRESENTER.refusal(state, seats, key, each))


def test_while_an_opponent_thinks_one_waits():
    state = placing("1 2 3 4", active=B, start=B)

    assert refusal(state, "seat:1:0", seats=TWO) == "Please wait: Leni decides now."


def test_who_has_nothing_yet_is_told_what_the_dice_bring_and_no_more():
    """“You have neither doubloons nor beer. Your dice still bring …” took two lines."""
    state = service("cash_till:3")

    assert prompt(state).hint == "Your dice still bring 1 doubloon."
