"""Positions of Loyang for lessons."""

import pytest

from app.engines import GAMES
from app.engines.loyang.components import CARDS, HOME, N_GOODS, NUMBER
from app.models.lessons.course import Course
from app.models.lessons.files import read_lesson
from app.models.loyang.lesson import arrange
from tests.engines.loyang.builder import do, field, goods, ids, said

GAME = GAMES["loyang"]
LATER = {"active": 0, "round": 5, "stacks": [[6, 5, 4], [3, 5, 6]]}


def arranged(wish, players=2, **options):
    state = GAME.new(players, options, seed=3)
    arrange(state, wish)
    state.check()
    return state


# Before the first round


def test_hands_draw_pile_and_private_fields_are_those_that_were_wished():
    hands = [["tout", "maid"], ["stall_wheat_turnip_leek"]]
    stacks = [[5, 6, 4, 3, 6, 3, 5, 4], [6, 4, 5, 3, 4, 6, 3, 5]]
    state = arranged({"active": 1, "hands": hands, "deck": ["shopper", "haggler"], "stacks": stacks})
    assert state.decision == "choose_home_crop"
    assert state.actor == 1

    do(state, "crop wheat", "crop turnip")

    assert [ids(hand)[: len(wished)] for hand, wished in zip(state.hand, hands, strict=True)] == hands
    assert [len(hand) for hand in state.hand] == [4, 4]
    assert [ids(fields)[1] for fields in state.fields] == ["private_field_5_a_1", "private_field_6_a_2"]
    assert ids(state.pile[:-3:-1]) == ["shopper", "haggler"]


def test_what_is_not_named_stays_as_it_is():
    state = arranged({})

    assert state.legal() == GAME.new(2, {}, seed=3).legal()
    assert state.stack == GAME.new(2, {}, seed=3).stack


# Amid a game


def test_an_action_turn_in_a_later_round():
    displays = [
        ["private_field_5 cabbage 2", "common_field_4_a", "stall_wheat_turnip_leek wheat leek", "trader_2"],
        ["regular_wheat_bean 2 red", "regular_turnip_leek 1 done"],
    ]
    wish = {
        **LATER, "displays": displays, "crops": ["wheat", "turnip"], "covered": {"trader_2": "maid"},
        "carts": [["wheat", "wheat", "leek"]], "stores": [[], ["bean"]], "shops": [["bean"]],
        "cash": [7, 3], "loans": [1], "spaces": [6, 5], "deck": ["tout"],
    }  # fmt: skip
    state = arranged(wish)

    assert (state.decision, state.actor, state.round) == ("act", 0, 5)
    assert field(state, "home_field_1") == "wheat 4"
    assert field(state, "private_field_5_a_1") == "cabbage 2"
    assert ids(state.fields[0]) == ["home_field_1", "private_field_5_a_1", "common_field_4_a"]
    assert state.stock[NUMBER["stall_wheat_turnip_leek"]] == 0b101
    assert CARDS[state.under[NUMBER["trader_2"]]].id == "maid"
    assert [(state.stock[card], state.red[card], state.dealt[card]) for card in state.regulars[1]] == [
        (2, 1, 0),
        (1, 0, 1),
    ]
    assert goods(state, 0) == "wheat wheat leek"
    assert goods(state, 1, "store") == "bean"
    assert goods(state, 0, "shop") == "bean"
    assert state.shop[N_GOODS + 2] == 1  # a turnip was bought for the home field
    assert (state.cash, state.loans, state.space) == ([7, 3], [1, 0], [6, 5])
    assert ids(state.pile[-1:]) == ["tout"]
    assert "sow wheat common_field_4_a" in said(state)
    assert ids(state.hand[0] + state.hand[1]) == []


def test_such_a_game_can_be_played_to_its_end():
    state = arranged(LATER)

    while state.legal():
        GAME.play(state, state.legal()[0])
        state.check()

    assert state.round == 9


def test_whose_turn_it_is_in_which_order():
    state = arranged({**LATER, "active": 0, "order": [1, 0]})
    assert state.actor == 0
    assert state.large == 1

    do(state, "end", "advance 0")

    assert state.round == 6


def test_in_the_last_round_the_home_fields_are_gone():
    state = arranged({"round": 9, "displays": [["private_field_3 leek 1", "private_field_3"]]})

    assert not {*state.fields[0], *state.fields[1]} & {*HOME}
    assert ids(state.fields[0]) == ["private_field_3_a_1", "private_field_3_b_1"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"coins": [3]}, "nobody knows 'coins'"),
        ({"displays": []}, "nobody knows 'displays'"),
        ({**LATER, "hands": [["tout"]]}, "nobody knows 'hands'"),
        ({"hands": [["tout"], [], []]}, "more seats than players"),
        ({"hands": [["tout"], ["tout"]]}, "the card 'tout' is named twice"),
        ({"hands": [["joker"]]}, "the card 'joker' is named twice or not in the box"),
        ({"hands": [["tout", "maid", "haggler", "shopper", "official"]]}, "more than 4 hand cards"),
        ({"stacks": [[5, 6, 4, 3, 6, 3, 5, 4]]}, "seat 1: [] are not the 8 private fields"),
        ({"stacks": [[5, 5, 4, 3, 6, 3, 5, 4]] * 2}, "seat 0: [5, 5, 4, 3, 6, 3, 5, 4] are not"),
        ({**LATER, "stacks": [[6, 5], [3, 5, 6]]}, "seat 0: [6, 5] are not the 3 private fields to come"),
        ({**LATER, "round": 10}, "there is no round 10"),
        ({**LATER, "order": [0, 0]}, "seats cannot act in the order [0, 0]"),
        ({**LATER, "crops": ["leek"]}, "leek does not grow on a home field"),
        ({**LATER, "carts": [["rice"]]}, "there is no good 'rice'"),
        ({**LATER, "stores": [["bean", "bean"]]}, "the storehouse is too small"),
        ({**LATER, "shops": [["leek"] * 3]}, "the shop is too small"),
        ({**LATER, "cash": [-1]}, "nobody has -1 cash"),
        ({**LATER, "loans": [32]}, "32 loans"),
        ({**LATER, "spaces": [21]}, "there is no space 21"),
        ({**LATER, "covered": {"maid": "tout"}}, "'maid' covers a card and lies nowhere"),
        ({**LATER, "displays": [["private_field_7"]]}, "the field 'private_field_7' is still in the stack"),
        ({**LATER, "displays": [["private_field_5", "private_field_5"]]}, "the field 'private_field_5' is still in"),
        ({**LATER, "displays": [["private_field_5 leek 1"]]}, "'leek 1' cannot be on 'private_field_5'"),
        ({**LATER, "displays": [["private_field_5 wheat 6"]]}, "'wheat 6' cannot be on 'private_field_5'"),
        ({**LATER, "displays": [["private_field_5 wheat"]]}, "'wheat' cannot be on 'private_field_5'"),
        ({**LATER, "displays": [["regular_wheat_bean 4"]]}, "'4' cannot be on 'regular_wheat_bean'"),
        ({**LATER, "displays": [["regular_wheat_bean 1 blue"]]}, "'1 blue' cannot be on 'regular_wheat_bean'"),
        ({**LATER, "displays": [["stall_wheat_turnip_leek bean"]]}, "'bean' cannot be on 'stall_wheat_turnip_leek'"),
        ({**LATER, "displays": [["maid 1"]]}, "'1' cannot be on 'maid'"),
    ],
)
def test_an_impossible_position_is_named_in_one_sentence(wish, said):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as caught:
        arranged(wish)

    assert said in str(caught.value)


def test_alone_there_is_no_lesson():
    with pytest.raises(ValueError, match="solo"):
        arranged({}, players=1)


# What the lesson tells of its positions


def course_at(step):
    lesson = read_lesson("loyang")
    course = Course(lesson)
    while course.step.id != step:
        course.skip()
    return course


def played(course, *texts):
    for text in texts:
        course.match.play(course.match.action(text))
    return course.match.state


def test_the_casual_customer_pays_less_after_the_regular_one_has_left():
    """What the coach says to somebody who supplies the regular customer first."""
    state = played(course_at("serve"), "deliver regular_wheat_cabbage", "serve casual_wheat_pumpkin_turnip")

    assert state.cash[0] == 4 + 6 + 7


def test_in_the_last_turn_space_15_is_within_reach():
    course = course_at("finish")
    trade = "trade stall_wheat_turnip_leek leek cabbage cabbage"
    state = played(course, trade, "serve casual_wheat_pumpkin_leek", "deliver regular_turnip_bean")
    played(course, "sell turnip", "sell bean", "end", "advance 3")

    state = course.match.state
    assert course.match.finished
    assert state.space == [15, 14]
    assert state.ranking() == [1, 2]
