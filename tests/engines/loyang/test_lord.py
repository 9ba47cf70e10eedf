"""Lord of the manor, beginner customer, and the order of the action phase.  R47-R53, R60, R62, R96, R97"""

from itertools import pairwise

import pytest

from app.engines.loyang.components import NUMBER
from tests.engines.loyang.builder import GAME, A, B, C, D, a_state, do, events, ids, proper, said, verbs

COURT = [("court",)]
LORD = "lord_of_the_manor"


def court(players=3, *, hand="tout maid official", others="haggler shopper", display=None, **kwargs):
    """A is on turn and had the lord before the round."""
    kwargs = {"lord_seat": A, **kwargs}
    return a_state(players, steps=COURT, hand={A: hand, B: others}, display=display or {A: LORD}, **kwargs)


# -- lord of the manor


def test_the_lord_of_the_manor():
    """C35 (R96, R93, H-lord_of_the_manor): one court card, the lord, two more, and a hand card all the same."""
    state = court(court="impostor merchant saleswoman trader_1")
    assert not verbs(state, "play")
    do(state, "take impostor")
    assert (state.decision, verbs(state, "play")) == ("take_hand_card", [f"{LORD} 1"])
    do(state, f"play {LORD} 1")
    assert state.decision == "take_extra_court_card"
    assert proper(state) == ["extra merchant", "extra saleswoman", "extra trader_1", "enough"]
    do(state, "extra merchant")
    assert (state.decision, len(proper(state)), ids(state.helpers[A])) == (
        "take_extra_court_card", 3, [LORD, "impostor", "merchant"]
    )  # fmt: skip
    do(state, "extra trader_1")

    assert ids(state.helpers[A]) == ["impostor", "merchant", "trader_1"]
    assert ids(state.discard) == [LORD]
    assert proper(state) == ["hand tout", "hand maid", "hand official"]
    do(state, "hand tout")
    assert ids(state.court) == ["saleswoman", "maid", "official"]
    assert ids(state.helpers[A]) == ["impostor", "merchant", "trader_1", "tout"]
    assert not any(state.under[card] >= 0 for card in state.visible(A))


@pytest.mark.parametrize("number", [0, 1])
def test_the_lord_takes_up_to_two(number):
    """R96: none or one is enough, he goes all the same."""
    state = court(court="impostor merchant saleswoman trader_1")
    do(state, "take impostor", f"play {LORD} 1", *["extra merchant"] * number, "enough")

    assert (state.decision, ids(state.discard)) == ("take_hand_card", [LORD])
    assert len(state.helpers[A]) == 1 + number


def test_the_lord_empties_the_court():
    """R96, R34a: when no card lies there he goes by himself; the next player then has nothing to take."""
    state = do(court(court="impostor merchant"), "take impostor", f"play {LORD} 1", "extra merchant")
    assert (state.decision, ids(state.discard)) == ("take_hand_card", [LORD])

    state = do(court(court="impostor", hand="tout", others="maid"), "take impostor")
    assert not verbs(state, "play")  # nothing is left for him
    do(state, "hand tout")
    assert (state.actor, state.court, proper(state)) == (B, [], ["hand maid"])


def test_what_lies_under_the_lord_comes_after_the_last_card():
    """R96, R7."""
    state = court(court="impostor merchant saleswoman", covered={LORD: "stall_wheat_bean_leek"})
    do(state, "take impostor", f"play {LORD} 1", "extra merchant")
    assert state.stalls[A] == []
    do(state, "enough")
    assert ids(state.stalls[A]) == ["stall_wheat_bean_leek"]


def test_each_card_is_paid_before_the_next():
    """R96, R39: and the accountant just taken may pay."""
    state = court(display={A: f"{LORD}, private_field_3 bean 2, private_field_4 bean 2"},
                  court="accountant common_field_3_a common_field_4_a", cash={A: 2})  # fmt: skip
    do(state, "take accountant", f"play {LORD} 1", "extra common_field_3_a")
    assert (state.cash[A], state.decision) == (0, "take_extra_court_card")
    assert said(state) == ["extra common_field_4_a", "enough", "loan", "play accountant 1"]
    do(state, "extra common_field_4_a")
    assert state.decision == "finance_field"
    do(state, "loan")
    assert (state.decision, state.cash[A], len(state.fields[A])) == ("take_hand_card", 3, 4)


def test_fields_beyond_all_means_are_no_extras():
    """R40, R96."""
    state = court(court="impostor common_field_3_a maid", hand="tout official", loans={A: 31})
    do(state, "take impostor", f"play {LORD} 1")

    assert said(state) == ["extra maid", "enough"]


def test_a_new_lord_waits_for_the_next_round():
    """R96, R97: other new helpers work in the same round."""
    state = court(court=f"{LORD} merchant", lord_seat=-1, display={A: "ploughman"})
    do(state, f"take {LORD}")
    assert not verbs(state, "play")
    state = court(court="merchant", lord_seat=B, display={A: LORD})
    do(state, "take merchant")
    assert not verbs(state, "play")


@pytest.mark.parametrize("covered", [False, True])
def test_who_had_the_lord_before_the_cards(covered):
    """R96: visible or covered counts."""
    state = a_state(
        3,
        active=C,
        order=[A, B, C],
        display={B: "maid" if covered else LORD, A: "home_field wheat 5"},
        covered={"maid": LORD} if covered else {},
    )
    do(state, "end", "advance 0")

    assert (state.decision, state.lord_seat) == ("distribute", B)


def test_a_covered_lord_that_comes_to_light_in_time():
    """R96, R41."""
    state = court(display={A: "accountant"}, covered={"accountant": LORD}, court="impostor merchant")
    do(state, "discard accountant", "take impostor")

    assert verbs(state, "play") == [f"{LORD} 1"]


def test_no_lord_in_the_action_turn():
    """R95: he may only be discarded."""
    state = a_state(display={A: LORD}, lord_seat=A)

    assert not verbs(state, "play")
    assert verbs(state, "discard") == [LORD]


def test_the_lord_is_not_discarded_between_the_steps():
    """R10a."""
    state = do(court(court="impostor merchant trader_2"), "take impostor", f"play {LORD} 1")
    assert not verbs(state, "discard")
    assert verbs(state, "loan") == [""]


# -- beginner customer


def test_the_beginner_customer():
    """C17 (R60): in place of a hand card; the whole hand goes to the court."""
    state = court(beginner={A: "regular_pumpkin_turnip"}, hand="tout maid official saleswoman", court="impostor",
                  display={A: ""})  # fmt: skip
    do(state, "take impostor")
    assert proper(state) == ["hand tout", "hand maid", "hand official", "hand saleswoman", "beginner"]
    happened = events(state, "beginner")

    assert ("laid_out", A, NUMBER["regular_pumpkin_turnip"], "beginner") in happened
    assert (ids(state.regulars[A]), ids(state.helpers[A])) == (["regular_pumpkin_turnip"], ["impostor"])
    assert state.red[NUMBER["regular_pumpkin_turnip"]] == 0
    assert ids(state.court) == ["tout", "maid", "official", "saleswoman"]
    assert (state.beginner[A], state.hand[A]) == (-1, [])


def test_the_beginner_customer_may_wait():
    """R60: also for ever; it is never put into the court and has no effect at the end."""
    state = court(beginner={A: "regular_pumpkin_turnip"}, court="impostor", display={A: ""})
    assert "add regular_pumpkin_turnip" not in said(state)
    do(state, "take impostor", "hand tout")
    assert ids([state.beginner[A]]) == ["regular_pumpkin_turnip"]
    assert ids(state.court) == ["maid", "official"]

    state = a_state(round=9, beginner={A: "regular_pumpkin_turnip", B: "regular_wheat_turnip"}, space={A: 5, B: 4})
    do(state, "end", "advance 0", "end", "advance 0")
    assert (state.decision, state.scores(), state.ranking()) == ("over", [5, 4], [1, 2])


def test_the_beginner_customer_is_no_hand_card():
    """R60 (ruling), R34: with one hand card one has to take."""
    state = court(beginner={A: "regular_pumpkin_turnip"}, court="impostor", hand="tout")

    assert proper(state) == ["take impostor"]


def test_lord_and_beginner_customer():
    """R96 (ruling): he stands in for the hand card."""
    state = court(beginner={A: "regular_pumpkin_turnip"}, court="impostor merchant saleswoman")
    do(state, "take impostor", f"play {LORD} 1", "extra merchant", "enough", "beginner")

    assert ids(state.regulars[A]) == ["regular_pumpkin_turnip"]
    assert ids(state.court) == ["saleswoman", "tout", "maid", "official"]


def test_without_the_variant_there_is_no_beginner_customer():
    """R60: an option."""
    state = do(court(court="impostor"), "take impostor")
    assert "beginner" not in said(state)


# -- order of the action phase


def test_turns_are_counted():
    """R53: home crops, the harvest, turns of the distribution round and of the action phase, one each."""
    state = GAME.new(2, seed=2)
    turns = [state.turn]
    for _ in range(40):
        texts = [text for text in proper(state) if text != "reveal"] or ["loan"]
        do(state, next((text for text in texts if text.split()[0] in ("refuse", "end", "take")), texts[0]))
        turns.append(state.turn)
    assert turns[:3] == [1, 2, 4]  # 3 is the harvest
    assert {new - old for old, new in pairwise(turns)} == {0, 1, 2}
    assert turns[-1] > 9


@pytest.mark.parametrize("players", [2, 3])
def test_the_markers(players):
    """R47, R48, R49: who chose last begins, then who chose second to last, then the remaining player."""
    state = a_state(
        players,
        active=B,
        order=[B, A, C][:players],
        chosen=[C, A] if players == 3 else [A],
        hand={B: "maid official"},
        court="tout",
        steps=COURT,
    )
    do(state, "take tout", "hand maid")

    assert (state.large, state.small) == (B, A)
    assert state.order == ([B, A, C] if players == 3 else [B, A])
    assert (state.decision, state.actor) == ("act", B)


def test_the_next_distribution_round_begins_with_the_large_marker():
    """R31, R47."""
    state = a_state(3, active=B, order=[C, A, B], display={A: "home_field wheat 5"})
    state.large, state.small = C, A
    do(state, "end", "advance 0")

    assert (state.decision, state.actor) == ("distribute", C)


def test_complete_turns_in_order():
    """R48, R53: the place of everybody is known."""
    state = a_state(3, active=C, order=[C, B, A])
    actors = []
    for place in range(3):
        assert (state.place, state.order.index(state.actor), state.turn) == (place, place, 20 + place)
        actors.append(state.actor)
        do(state, "end", "advance 0")
    assert actors == [C, B, A]


def test_a_partner_is_chosen():
    """C15 (R50, R51, R62): by the first starting player, one of the two without marker."""
    state = a_state(4, order=[A, C, B, D], steps=[("partner",)])
    assert (state.decision, state.actor, proper(state)) == ("choose_partner", A, ["partner 2", "partner 4"])
    assert ("partner", A, D) in events(state, "partner 4")

    assert state.order == [A, C, D, B]
    actors = []
    while state.round == 3:
        actors.append(state.actor)
        do(state, "end", "advance 0")
    assert actors == [A, C, D, B]


def test_beside_the_partner():
    """R10a: loan and sale, no discarding."""
    state = a_state(4, order=[A, C, B, D], steps=[("partner",)], display={A: "maid, accountant"}, cart={A: "leek"})
    assert said(state) == ["partner 2", "partner 4", "loan", "sell leek"]
    do(state, "loan", "sell leek")
    assert (state.decision, state.cash[A]) == ("choose_partner", 7)


def test_the_partner_is_chosen_in_every_round():
    """R50: right after the markers."""
    state = GAME.new(4, seed=2)
    seen = []
    while state.round < 4:
        if state.decision == "choose_partner":
            seen.append(state.round)
            assert state.actor == state.large == state.chosen[-1]
            assert state.small == state.chosen[-2]
        texts = proper(state) or ["loan"]
        do(state, next((text for text in texts if text.split()[0] in ("refuse", "end")), texts[0]))
    assert seen == [1, 2, 3]


@pytest.mark.parametrize(("seat", "partner"), [(A, D), (B, C), (C, B), (D, A)])
def test_only_the_partner_is_an_opponent(seat, partner):
    """C15 (R52, R12): first with third, second with fourth."""
    stalls = ["wheat_bean_leek", "wheat_turnip_leek", "wheat_cabbage_leek", "wheat_pumpkin_leek"]
    display = {each: f"stall_{name} wheat" for each, name in enumerate(stalls)}
    display[seat] = "trader_1"
    state = a_state(4, order=[A, C, D, B], active=seat, display=display, cart={seat: "wheat"})

    assert state.opponents(seat) == [partner]
    assert verbs(state, "play") == [f"trader_1 1 stall_{stalls[partner]} wheat wheat"]


def test_everybody_else_is_an_opponent():
    """R12: with two or three players."""
    assert a_state(3, active=B).opponents(B) == [C, A]
    assert a_state(2).opponents(A) == [B]
