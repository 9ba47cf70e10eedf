"""The round and its harvest.  R22-R27, R45, R92"""

from app.engines.contract import NOBODY
from app.engines.loyang.components import GOODS, NUMBER
from app.engines.loyang.harvest import begin_round
from tests.engines.loyang.builder import (
    GAME,
    A,
    B,
    a_state,
    do,
    events,
    field,
    go,
    goods,
    ids,
    proper,
    said,
    verbs,
)

ROUND = [("round",)]
HAND = "harvest_hand"


def harvested(**kwargs):
    """A round begins."""
    return a_state(steps=ROUND, **kwargs)


# -- the round


def test_nine_rounds_of_three_phases():
    """R1, R22, R102: harvest, cards, actions; the home field counts the rounds down."""
    state = GAME.new(3, seed=4)
    phases = []
    while state.actor != NOBODY:
        if (state.round, state.decision) not in phases:
            phases.append((state.round, state.decision))
            if state.decision == "distribute":
                assert state.stock[NUMBER["home_field_1"]] == 9 - state.round
        texts = proper(state) or ["loan"]
        do(state, next((text for text in texts if text.split()[0] in ("refuse", "end")), texts[0]))

    rounds = [(number, decision) for number, decision in phases if decision in ("distribute", "act", "advance")]
    assert rounds == [(number, each) for number in range(1, 10) for each in ("distribute", "act", "advance")]
    assert state.decision == "over"


def test_the_first_harvest():
    """C3 (R23, R24)."""
    state = do(GAME.new(2, seed=1), "crop wheat", "crop wheat")
    for seat in (A, B):
        assert field(state, f"home_field_{seat + 1}") == "wheat 8"
        assert goods(state, seat) == "wheat"
        assert len(state.fields[seat]) == 2
        assert len(state.stack[seat]) == 7
    assert state.round == 1


def test_the_top_of_the_private_stack_is_turned_up():
    """R23: it lies empty to the right of the own fields."""
    state = harvested(display={A: "home_field wheat 6, private_field_4 bean 2"}, stack={A: "5 3 4"})

    assert ids(state.fields[A]) == ["home_field_1", "private_field_4_a_1", "private_field_5_a_1"]
    assert field(state, "private_field_5_a_1") == ""
    assert state.stack[A] == [4, 3]


def test_an_empty_stack_turns_nothing_up():
    """R23: because of the leaseholder."""
    state = harvested(round=7, display={A: "home_field wheat 2", B: "home_field wheat 2"}, stack={B: "6"})

    assert (state.round, ids(state.fields[A])) == (8, ["home_field_1"])
    assert ids(state.fields[B]) == ["home_field_2", "private_field_6_a_2"]


def test_nothing_is_turned_up_in_the_ninth_round():
    """R23."""
    state = harvested(round=8, stack={A: "6"}, display={A: "home_field wheat 1, private_field_3 leek 2"})

    assert (state.round, ids(state.fields[A])) == (9, ["private_field_3_a_1"])
    assert state.stack[A] == [6]


def test_one_good_of_every_sown_field():
    """R24, R25, R45: home, private and common fields alike; what is not sown stays."""
    state = harvested(
        display={A: "home_field turnip 6, private_field_4 bean 4, common_field_5_a cabbage 2, private_field_3"}
    )
    assert goods(state, A) == "turnip cabbage bean"
    assert field(state, "home_field_1") == "turnip 5"
    assert field(state, "private_field_4_a_1") == "bean 3"
    assert field(state, "common_field_5_a") == "cabbage 1"
    assert ids(state.fields[A])[-1] == "private_field_3_a_1"


def test_the_storehouse_is_emptied_onto_the_cart():
    """R24: everybody's own."""
    state = harvested(display={A: "home_field wheat 6"}, store={A: "leek leek wheat", B: "leek"}, capacity={A: 4})

    assert (goods(state, A), goods(state, A, "store")) == ("wheat wheat leek leek", "")
    assert (goods(state, B), goods(state, B, "store")) == ("leek", "")


def test_emptied_fields_leave():
    """C4 (R25): private ones leave the game, common ones are discarded."""
    state = a_state(display={A: "home_field wheat 5, private_field_3 leek 1, common_field_3_a bean 1"})
    begin_round(state, ("round",))

    assert goods(state, A) == "wheat bean leek"
    assert (ids(state.fields[A]), ids(state.discard)) == (["home_field_1"], ["common_field_3_a"])
    state.check()


def test_the_home_field_leaves_in_the_last_round():
    """R25, R102."""
    state = harvested(round=8, display={A: "home_field wheat 1", B: "home_field pumpkin 1"})

    assert (state.fields[A], state.fields[B]) == ([], [])
    assert (goods(state, A), goods(state, B)) == ("wheat", "pumpkin")


def test_what_lay_under_a_field_is_uncovered():
    """R25, R6, R26: a regular customer has to be supplied in this round."""
    state = harvested(
        display={A: "home_field wheat 6, common_field_3_a bean 1"}, covered={"common_field_3_a": "regular_bean_leek"}
    )
    assert ids(state.regulars[A]) == ["regular_bean_leek"]
    go(state, ("act",))
    assert "end" not in said(state)
    assert verbs(state, "refuse") == ["regular_bean_leek"]


def test_uncovered_fields_are_not_harvested():
    """R6a, R46: two fields in a pack; all leave first, and nothing is paid again."""
    state = harvested(
        display={A: "home_field wheat 6, common_field_3_a bean 1, common_field_4_a wheat 1"},
        covered={"common_field_3_a": "common_field_5_a", "common_field_4_a": "stall_wheat_bean_leek"},
    )
    assert ids(state.fields[A]) == ["home_field_1", "common_field_5_a"]
    assert goods(state, A) == "wheat wheat bean"
    assert (state.cash[A], ids(state.stalls[A])) == (0, ["stall_wheat_bean_leek"])


def test_all_leave_before_anything_is_uncovered():
    """R6a."""
    state = a_state(
        display={A: "home_field wheat 6, common_field_3_a bean 1, common_field_4_a wheat 1"},
        covered={"common_field_3_a": "maid", "common_field_4_a": "official"},
    )
    state.trace = []
    do(state, "end", "advance 0", "end", "advance 0")
    facts = [event[0] for event in state.trace if event[0] in ("left", "uncovered")]
    assert facts == ["left", "left", "uncovered", "uncovered"]


def test_every_regular_customer_is_due_again():
    """R81: a new round begins."""
    state = a_state(display={A: "home_field wheat 6, regular_bean_leek"}, cart={A: "bean leek"})
    do(state, "deliver regular_bean_leek", "end", "advance 0", "end", "advance 0")
    go(state, ("act",))

    assert state.round == 4
    assert verbs(state, "refuse") == ["regular_bean_leek"]


# -- harvest hand


def test_the_harvest_hand_takes_a_second_good():
    """C5 (R27, R92): goods count, not plots; the home field is no choice."""
    state = harvested(display={A: f"home_field wheat 7, private_field_4 bean 4, private_field_5 cabbage 3, {HAND}"})
    assert (state.decision, state.actor) == ("harvest_hand_now", A)
    assert field(state, "private_field_4_a_1") == "bean 3"
    assert proper(state) == ["decline", f"play {HAND} 1 private_field_4_a_1"]

    happened = events(state, f"play {HAND} 1 private_field_4_a_1")
    assert ("harvested", A, NUMBER["private_field_4_a_1"], GOODS.index("bean")) in happened
    assert field(state, "private_field_4_a_1") == "bean 2"
    assert goods(state, A) == "wheat cabbage bean bean"
    assert state.helpers[A] == []
    assert NUMBER[HAND] in [*state.discard, *state.pile, *state.hand[A], *state.hand[B]]
    assert ("left", A, NUMBER[HAND]) in happened


def test_the_harvest_hand_is_not_offered():
    """C6 (R27)."""
    state = harvested(display={A: f"home_field wheat 7, private_field_6 wheat 3, {HAND}"})

    assert state.decision == "distribute"
    assert ids(state.helpers[A]) == [HAND]


def test_any_set_of_rich_fields():
    """R27: at least one of them."""
    state = harvested(
        display={A: f"private_field_6 wheat 6, common_field_4_a bean 4, private_field_5 turnip 5, {HAND}"}
    )
    fields = ["private_field_6_a_1", "common_field_4_a", "private_field_5_a_1"]
    x, y, z = fields

    assert verbs(state, "play") == [f"{HAND} 1 {chosen}" for chosen in (
        x, y, z, f"{x} {y}", f"{x} {z}", f"{y} {z}", f"{x} {y} {z}")]  # fmt: skip
    do(state, f"play {HAND} 1 {x} {z}")
    assert [field(state, name) for name in fields] == ["wheat 4", "bean 3", "turnip 3"]
    assert goods(state, A) == "wheat wheat turnip turnip bean"


def test_a_field_with_one_good_more_than_its_plots_counts_its_goods():
    """R27: plots printed do not matter."""
    state = harvested(display={A: f"private_field_3 leek 4, {HAND}"})

    assert proper(state) == ["decline", f"play {HAND} 1 private_field_3_a_1"]


def test_declining_keeps_the_harvest_hand():
    """R27: for a later round or its second option."""
    state = do(harvested(display={A: f"private_field_6 wheat 6, {HAND}"}), "decline")

    assert (state.decision, ids(state.helpers[A])) == ("distribute", [HAND])
    assert f"play {HAND} 1 private_field_6_a_1" not in said(state)


def test_what_lies_under_the_harvest_hand_is_uncovered_before_the_cards():
    """R27, R7."""
    state = harvested(display={A: f"private_field_6 wheat 6, {HAND}"}, covered={HAND: "market_crier"})
    state = do(state, f"play {HAND} 1 private_field_6_a_1")

    assert (state.decision, ids(state.helpers[A])) == ("distribute", ["market_crier"])


def test_a_harvest_hand_uncovered_in_this_harvest():
    """R27 (ruling)."""
    state = harvested(
        display={A: "common_field_3_a bean 1, private_field_6 wheat 6"}, covered={"common_field_3_a": HAND}
    )
    assert verbs(state, "play") == [f"{HAND} 1 private_field_6_a_1"]


def test_a_covered_harvest_hand_does_nothing():
    """R76, R27."""
    state = harvested(display={A: "private_field_6 wheat 6, maid"}, covered={"maid": HAND})

    assert state.decision == "distribute"


def test_free_choices_in_the_harvest():
    """R10a: loan, sale, discarding any helper; no other helper works, and no other player decides."""
    state = harvested(
        display={B: f"private_field_6 wheat 6, {HAND}, market_crier, accountant, stall_wheat_bean_leek"},
        cart={B: "bean"},
    )
    assert state.actor == B
    assert said(state) == [
        "decline", f"play {HAND} 1 private_field_6_a_2", "loan", "sell bean",
        f"discard {HAND}", "discard market_crier", "discard accountant",
    ]  # fmt: skip
    do(state, "loan", "sell bean", "discard accountant")
    assert (state.decision, state.cash[B]) == ("harvest_hand_now", 7)
    do(state, f"discard {HAND}")
    assert state.decision == "distribute"


def test_the_other_option_is_for_the_action_turn():
    """R92, R94, R95."""
    state = a_state(display={A: f"private_field_6 wheat 6, {HAND}"})

    assert verbs(state, "play") == [f"{HAND} 2"]
