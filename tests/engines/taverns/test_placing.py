"""Placing dice, and the reputation phase that follows.  R5, R55-R64, R137, R138"""

import pytest

from app.engines.contract import IllegalAction
from tests.engines.taverns.builder import GAME, A, B, C, X, do, placing, said, service, verbs

THREE = "regular_1 regular_2 regular_3"  # dice 2, 3 and 4


def spaces(state, face):
    """Where a face may go."""
    return {text.split()[1] for text in verbs(state, "place") if text.split()[0] == str(face)}


# -- where dice may lie


def test_a_die_fits_its_own_value():
    """C10 (R56, R57): seats, till and barrel, delivery and monk."""
    state = placing("3 4 4 1", seated={A: "guest_4_3 regular_1 regular_5"})

    assert spaces(state, 4) == {"guest_4_3", "cash_till", "barrel"}
    assert spaces(state, 3) == {"cash_till", "barrel"}
    assert spaces(state, 1) == {"cash_till", "barrel", "beer_delivery"}
    do(state, "place 4 guest_4_3")
    assert spaces(state, 4) == {"cash_till", "barrel"}


def test_two_seats_with_the_same_value_are_two_spaces():
    """R56, R5: and equal dice are one option."""
    state = placing("2 2 2 5", seated={A: "regular_1 regular_5 guest_4_3"})

    assert verbs(state, "place").count("2 regular_1") == 1
    do(state, "place 2 regular_1", "place 2 regular_5")
    assert spaces(state, 2) == {"cash_till", "barrel"}


def test_till_and_barrel_take_one_die_of_any_value():
    """R56."""
    state = placing("2 3 4 6", seated={A: "guest_4_3"})
    for face in (2, 3, 4, 6):
        assert {"cash_till", "barrel"} <= spaces(state, face)
    do(state, "place 2 cash_till", "place 3 barrel")

    assert spaces(state, 4) == {"guest_4_3"}
    assert spaces(state, 6) == {"beer_delivery"}


def test_delivery_and_monk_take_any_number():
    """R56: ones and sixes; fives."""
    state = placing("1 1 6 6 5 5 5")
    do(state, "place 1 beer_delivery", "place 6 beer_delivery", "place 1 beer_delivery", "place 6 beer_delivery")
    do(state, "place 5 monk", "place 5 monk", "place 5 monk")

    assert (state.on_delivery[1], state.on_delivery[6], state.on_monk[5]) == (2, 2, 3)
    assert verbs(state, "place") == []


def test_delivery_and_monk_want_their_values():
    """R57: no 2 to 5 on the delivery, only a 5 at the monk."""
    state = placing("2 3 4 6 5 1")

    assert {face for face in range(1, 7) if "beer_delivery" in spaces(state, face)} == {1, 6}
    assert {face for face in range(1, 7) if "monk" in spaces(state, face)} == {5}


def test_many_nobles_are_one_space():
    """C13 (R35, R56, R68): one die of 4, and 4 doubloons once."""
    state = placing("4 4 1 1", seated={A: "noble noble noble regular_1 regular_2"})
    do(state, "place 4 noble")
    assert "noble" not in spaces(state, 4)

    do(state, "finish", "activate_all")
    assert state.doubloons == 4


def test_without_a_noble_there_is_no_noble_space():
    """R61: and a guest without a die pays nothing."""
    state = placing("2 4 4 4", seated={A: "regular_1 regular_2"})
    assert "noble" not in spaces(state, 4)

    do(state, "place 2 regular_1", "finish", "activate_all")
    assert state.doubloons == 2


# -- raises


def test_a_raise_is_used_once():
    """C11 (R58, R59): one dishwasher; taken back, the raise is free again."""
    state = placing("3 2 5 6", seated={A: "regular_3 regular_2 regular_7"}, laid={A: "dishwasher"})
    do(state, "place 3 regular_3")
    assert spaces(state, 2) == {"cash_till", "barrel"}

    do(state, "take_back 3 regular_3")
    assert "regular_2" in spaces(state, 2)
    assert state.raised == 0


def test_raises_on_the_delivery():
    """C12 (R58, R59): a 4 uses two, a 1 and a 6 none; no die is lowered."""
    state = placing("4 6 1", laid={A: "dishwasher dishwasher"}, seated={A: "regular_1 regular_3 guest_4_2"})

    assert "regular_1" not in spaces(state, 4)
    assert "guest_4_2" not in spaces(state, 4)
    assert spaces(state, 6) == {"cash_till", "barrel", "beer_delivery"}
    assert spaces(state, 1) == {"cash_till", "barrel", "beer_delivery", "regular_1", "guest_4_2"}
    do(state, "place 6 beer_delivery", "place 1 beer_delivery", "place 4 beer_delivery")
    assert state.raised == 2


def test_a_six_never_becomes_a_one_and_a_one_on_the_delivery_stays_a_one():
    """R58, R59: no wrap around, however many raises there are."""
    state = placing("6 1", laid={A: "dishwasher " * 7}, seated={A: "regular_1"})

    assert "regular_1" not in spaces(state, 6)
    assert "monk" not in spaces(state, 6)
    assert state.raised == do(state, "place 1 beer_delivery").raised == 0


def test_several_raises_may_go_to_one_die():
    """R58: a 2 counts as a 5 with three dishwashers, white or coloured alike."""
    seated = {A: "regular_3"}
    assert "monk" in spaces(placing("2", seated=seated, laid={A: "dishwasher dishwasher dishwasher"}), 2)
    assert "monk" not in spaces(placing("2", seated=seated, laid={A: "dishwasher dishwasher"}), 2)
    state = placing("6 6 6 6 2", laid={A: "dishwasher dishwasher"}, seated=seated)
    assert "regular_3" in spaces(state, 2)


def test_the_wash_place_raises_from_the_next_round_on():
    """R58, R82: permanent raise plus one per card."""

    def needed(**kwargs):
        return "regular_3" in spaces(placing("2", seated={A: "regular_3"}, laid={A: "dishwasher"}, **kwargs), 2)

    assert needed(tiles={A: "wash_place"})
    assert not needed(fresh={A: "wash_place"})
    assert not needed()


def test_spaces_of_any_value_use_no_raise():
    """R59."""
    state = placing("1 2 3 3", laid={A: "dishwasher"}, seated={A: "regular_3"})
    do(state, "place 1 cash_till", "place 2 barrel")

    assert state.raised == 0
    do(state, "place 3 regular_3")
    assert state.raised == 1


def test_the_sum_of_all_raises_counts():
    """R59: two raises for two dice, then nothing is left for a third."""
    state = placing("1 2 3 3", laid={A: "dishwasher dishwasher"}, seated={A: "regular_1 regular_2 regular_3"})
    do(state, "place 1 regular_1", "place 2 regular_2")
    assert "regular_3" not in spaces(state, 3)

    do(state, "take_back 1 regular_1")
    assert "regular_3" in spaces(state, 3)


def test_dishwashers_of_others_do_not_help():
    """R58."""
    state = placing("3", laid={B: "dishwasher dishwasher"}, tiles={B: "wash_place"}, seated={A: "regular_3"})

    assert "regular_3" not in spaces(state, 3)


# -- changing and finishing


def test_placing_is_free_until_it_is_finished():
    """R55: dice go and come back; afterwards they stay."""
    state = placing("2 4 4 1", seated={A: "regular_1"})
    do(state, "place 2 cash_till", "take_back 2 cash_till", "place 2 regular_1", "place 1 cash_till")
    assert verbs(state, "take_back") == ["2 regular_1", "1 cash_till"]

    do(state, "finish")
    assert state.decision == "service"
    assert verbs(state, "place") == verbs(state, "take_back") == []


def test_every_space_gives_its_die_back():
    """R55."""
    state = placing("2 1 6 5 3 4", seated={A: "regular_1"})
    before = list(state.dice)
    for place in ("2 regular_1", "1 beer_delivery", "6 beer_delivery", "5 monk", "3 cash_till", "4 barrel"):
        do(state, f"place {place}")
    assert verbs(state, "take_back") == [
        "2 regular_1", "3 cash_till", "1 beer_delivery", "6 beer_delivery", "4 barrel", "5 monk",
    ]  # fmt: skip
    for place in verbs(state, "take_back"):
        do(state, f"take_back {place}")

    assert state.dice == before
    assert verbs(state, "take_back") == []


def test_dice_may_be_taken_back_twelve_times_a_turn():
    """R55a (ruling): no endless loop; finishing is always possible, and the next turn counts anew."""
    state = placing("2 3 3 3")
    for _ in range(12):
        do(state, "place 2 cash_till", "take_back 2 cash_till")
    do(state, "place 2 cash_till")

    assert verbs(state, "take_back") == []
    assert "finish" in said(state)
    do(state, "finish", "end")
    assert (state.actor, state.decision, state.take_backs) == (B, "place_dice", 0)


def test_nothing_forces_a_die_onto_a_space():
    """R60 (ruling): unplaced dice are lost when placing is finished."""
    state = placing("2 4 4 1", seated={A: "regular_1"})
    assert "finish" in said(state)
    do(state, "finish")

    assert verbs(state, "activate") == []
    assert "activate_all" not in said(state)


def test_dice_cannot_be_placed_again_after_an_upgrade():
    """R85."""
    state = service("cash_till:4", doubloons=20)
    do(state, "upgrade barrel 0")

    assert verbs(state, "place") == verbs(state, "take_back") == []


# -- the juggler's joker


def test_a_joker_fits_any_space():
    """R5, R137, R138: one schnapps, no raise; the chosen space fixes its value."""
    state = placing("1 1 1 1", level=2, sides={A: "juggler_b"}, schnapps={A: 2}, seated={A: "regular_3"})
    do(state, "juggle 1")

    assert state.schnapps[A] == 1
    assert (state.dice[1], state.dice[X]) == (3, 1)
    assert spaces(state, "X") == {"regular_3", "cash_till", "beer_delivery", "barrel", "monk"}
    do(state, "place X regular_3")
    assert state.raised == 0
    assert spaces(state, 1) == {"cash_till", "beer_delivery", "barrel"}


def test_a_joker_taken_back_stays_a_joker():
    """R137, R138: and cannot be made one again."""
    state = placing("5 5 5 5", level=2, sides={A: "juggler_b"}, schnapps={A: 4}, seated={A: "regular_3"})
    do(state, "juggle 5", "place X regular_3", "take_back X regular_3")

    assert state.dice[X] == 1
    assert verbs(state, "juggle") == ["5"]
    do(state, "juggle 5", "juggle 5", "juggle 5")
    assert verbs(state, "juggle") == []
    assert state.schnapps[A] == 0


def test_only_unplaced_dice_become_jokers():
    """R137: a die taken back counts as not placed."""
    state = placing("2 5", level=2, sides={A: "juggler_b"}, schnapps={A: 9})
    do(state, "place 2 cash_till")
    assert verbs(state, "juggle") == ["5"]

    do(state, "take_back 2 cash_till")
    assert verbs(state, "juggle") == ["2", "5"]


def test_a_joker_needs_the_right_side_and_a_schnapps():
    """R132, R137: not after placing is finished either."""
    assert verbs(placing("2", level=2, sides={A: "juggler_b"}), "juggle") == []
    assert verbs(placing("2", level=2, sides={A: "juggler_a"}, schnapps={A: 3}), "juggle") == []
    assert verbs(placing("2", level=2, sides={B: "juggler_b"}, schnapps={A: 3}), "juggle") == []
    state = placing("2", level=2, sides={A: "juggler_b"}, schnapps={A: 3})
    assert verbs(do(state, "finish"), "juggle") == []


def test_a_joker_counts_fully_in_the_reputation_phase():
    """R138, R62: 2 doubloons against 1 + 1 beer."""
    state = placing(
        "1 1 2 3", level=3, sides={A: "juggler_b"}, schnapps={A: 1}, seated={A: "regular_3"}, laid={A: "supplier"}
    )
    do(state, "juggle 1", "place X regular_3", "place 1 beer_delivery", "finish")

    assert state.reputation[A] == 2


# -- the reputation phase


def test_the_lower_of_both_sums_moves_the_marker():
    """C30 (R62, R63, R64): four spaces, and the schnapps of space 3 at once."""
    state = placing(
        "2 2 6 3 1",
        level=3,
        seated={A: "regular_1 regular_5 regular_2"},
        laid={A: "supplier beer_dealer"},
        stored_doubloons={A: 2},
    )
    do(state, "place 2 regular_1", "place 2 regular_5", "place 1 cash_till")
    do(state, "place 6 beer_delivery", "place 3 barrel", "finish")

    assert state.reputation[A] == 4
    assert state.schnapps[A] == 1


@pytest.mark.parametrize(
    ("tiles", "steps"),
    [
        ("", 1),  # till 1; delivery 1 + barrel 1
        ("cash_till", 2),  # till 3
        ("cash_till barrel", 3),  # barrel 2
        ("cash_till beer_delivery", 3),  # delivery 2
    ],
)
def test_upgraded_tiles_count_as_they_are_when_placing_ends(tiles, steps):
    """R62."""
    state = placing("1 2 3", level=3, tiles={A: tiles})
    do(state, "place 1 beer_delivery", "place 2 cash_till", "place 3 barrel", "finish")

    assert state.reputation[A] == steps


def test_every_delivery_die_brings_the_suppliers_beer():
    """R62: two dice with two suppliers are 6 beer; 7 doubloons."""
    state = placing("1 6 3 4", level=3, laid={A: "supplier supplier"}, seated={A: "guest_5_2 noble"})
    do(state, "place 1 beer_delivery", "place 6 beer_delivery", "place 3 guest_5_2", "place 4 noble", "finish")

    assert state.reputation[A] == 6


def test_stored_goods_and_guests_without_a_die_do_not_count():
    """R63."""
    state = placing("6 3", level=3, seated={A: "regular_1"}, stored_doubloons={A: 2}, stored_beer={A: 2})
    do(state, "place 6 beer_delivery", "finish")
    assert state.reputation[A] == 0

    state = placing("2 3", level=3, seated={A: "regular_1"}, stored_doubloons={A: 2}, stored_beer={A: 2})
    assert do(state, "place 2 regular_1", "finish").reputation[A] == 0


def test_the_reputation_phase_happens_once_and_before_any_action():
    """R62, R63: what is upgraded later this turn does not count."""
    state = placing("6 3", level=3, stored_doubloons={A: 2}, laid={A: "beer_dealer"}, seated={A: "regular_2"})
    do(state, "place 3 regular_2", "finish")
    assert (state.reputation[A], state.beer, state.decision) == (1, 1, "service")

    do(state, "activate_all", "end")
    assert state.reputation[A] == 1


def test_schnapps_of_the_reputation_phase_can_be_spent_at_once():
    """R64: the musician is paid with it."""
    state = placing("6 6 6 2", level=3, sides={A: "musician_a"}, seated={A: "guest_5_1"}, reputation={A: 2})
    do(state, "place 6 beer_delivery", "place 2 guest_5_1", "finish")

    assert state.reputation[A] == 3
    do(state, "entertain entertainer_musician")
    assert state.schnapps[A] == 0


@pytest.mark.parametrize(("level", "steps"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_the_reputation_phase_comes_with_the_third_module(level, steps):
    """R62, R145."""
    state = placing("6 3", level=level, seated={A: "regular_2"})
    do(state, "place 6 beer_delivery", "place 3 regular_2", "finish")

    assert state.reputation[A] == steps


def test_a_die_that_does_not_fit_is_refused():
    """R8b, R57: only legal placings are offered."""
    state = placing("3", seated={A: "regular_1"})
    with pytest.raises(IllegalAction, match="place_dice"):
        GAME.play(state, ("place", 3, 0))


def test_one_turn_after_the_other():
    """R23, R24: the next player places only after the last one served, each with his own dice."""
    state = placing("2 2 2 2", active=B, start=B, players=3)
    state.white[A], state.white[C] = [1, 1, 1, 1], [3, 3, 3, 3]
    order = []
    for _ in range(3):
        assert state.dice[state.actor + 1] == 4
        order += [(state.actor, state.decision)]
        do(state, "finish")
        order += [(state.actor, state.decision)]
        do(state, "end")

    assert order == [(seat, what) for seat in (B, C, A) for what in ("place_dice", "service")]
