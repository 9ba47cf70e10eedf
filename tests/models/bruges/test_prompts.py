"""What is asked, and what is said to a click that cannot be.  R42, R47, R73, R74, R170"""

import pytest

from app.engines.bruges.components import CANALS, NUMBER, YELLOW
from app.engines.bruges.handlers import HANDLERS
from app.match.seats import Seat
from app.models.bruges.decisions import DECISIONS
from app.models.bruges.decisions.common import COMMON
from tests.engines.bruges.builder import A, B, a_state, do, go, throwing, turn
from tests.models.bruges.play import PRESENTER, decisions
from tests.models.play import SEATS, clean, persons


def prompt(state, *chosen, seats=None):
    return PRESENTER.prompt(state, seats or persons(state.players), chosen)


def refusal(state, key, *chosen):
    return PRESENTER.refusal(state, persons(state.players), key, chosen)


def test_every_prompt_is_a_whole_sentence():
    """Also what others decide, and what is said to a click anywhere."""
    met = decisions(4)
    for state in (state for some in met.values() for state in some):
        if state.actor < 0:
            assert prompt(state).title == "The game is over."
            continue
        seats = persons(state.players)
        spelled = PRESENTER.spell(state)
        for chosen in sorted({path[:depth] for path, _ in spelled for depth in range(len(path))})[:12]:
            asked = PRESENTER.prompt(state, seats, chosen)
            assert asked.title
            assert asked.seat == state.actor
            assert clean(asked.title + asked.hint)
            assert all(clean(button.text + button.blocked) and button.text for button in asked.buttons)
            keys = [button.shortcut for button in asked.buttons if button.shortcut]
            assert len(keys) == len(set(keys))
        machines = tuple(Seat(seat.name, "master", seat.colour) for seat in SEATS)
        waiting = PRESENTER.prompt(state, machines[: state.players], ())
        assert SEATS[state.actor].name in waiting.title
        assert not waiting.buttons
        pieces = list(PRESENTER.table(state, state.actor, seats).pieces())
        offered = {path[0] for path, _ in spelled}
        refused = [PRESENTER.refusal(state, seats, piece.key) for piece in pieces if piece.key not in offered]
        assert all(refused)
        assert all(map(clean, refused))
    assert len(met) > 15


def test_every_decision_has_its_prompt():
    assert set(DECISIONS.anchors) == {*HANDLERS, "over"}


# the turn


def test_a_card_is_asked_for_with_what_threatens():
    """R33: the third marker is announced before it strikes."""
    state = turn(number=1, hand={A: "mason king"}, threats={A: "blue blue yellow"}, workers={A: "red red"})

    asked = prompt(state)
    assert asked.title == "Choose a card to play"
    assert asked.hint == "Turn 2 of 4 this round. Flood: the next marker costs all 2 workers."
    assert [(button.key, button.shortcut, button.on_table) for button in asked.buttons] == [
        ("card:king", "1", True),
        ("card:mason", "2", True),
    ]


def test_the_six_uses_with_reasons_for_those_that_cannot_be():
    """R51-R60: the mason is yellow and costs 3."""
    state = turn(hand={A: "mason"}, guilders={A: 2}, houses={A: "red"})

    asked = prompt(state, "card:mason")
    assert asked.title == "What do you use “Mason” for?"
    assert [(button.key, button.shortcut, button.blocked) for button in asked.buttons] == [
        ("use:workers", "1", ""),
        ("use:guilders", "2", ""),
        ("use:threat", "3", "You have no Raid marker."),
        ("use:canal", "4", "The next canal spaces need blue or red."),
        ("use:house", "5", "You have no worker."),
        ("use:recruit", "6", "Costs 3 guilders, you have 2."),
    ]


@pytest.mark.parametrize(
    ("use", "reason", "kwargs"),
    [
        ("house", "Needs 1 yellow worker.", {"workers": {A: "red"}}),
        ("recruit", "You have no house yet.", {"guilders": {A: 9}}),
        ("recruit", "All your houses are occupied.", {"guilders": {A: 9}, "houses": {A: "red+king"}}),
        ("canal", "Both canal sections are complete.", {"tiles": {A: (5, 5)}}),
        ("canal", "Costs 2 guilders, you have 0.", {"tiles": {A: (1, 0)}}),
    ],
)
def test_more_reasons(use, reason, kwargs):
    state = turn(hand={A: "mason"}, **kwargs)

    (button,) = [each for each in prompt(state, "card:mason").buttons if each.key == f"use:{use}"]
    assert button.blocked == reason
    assert refusal(state, f"use:{use}", "card:mason") == reason


@pytest.mark.parametrize(
    ("hand", "use", "reason", "kwargs"),
    [
        ("mason monk", "house", "Needs 1 yellow worker or 1 red worker.", {"workers": {A: "blue"}}),
        ("mason king", "recruit", "Costs 3 guilders or more, you have 2.", {"guilders": {A: 2}, "houses": {A: "red"}}),
        ("mason monk", "threat", "You have no Raid or Fire marker.", {"threats": {A: "blue"}}),
        ("mason monk", "threat", "You have no threat marker.", {}),
        ("mason monk", "workers", "First choose a hand card.", {}),
        ("mason monk", "canal", "First choose a hand card.", {"guilders": {A: 2}}),
    ],
)
def test_a_use_that_no_hand_card_allows_says_why_before_one_is_chosen(hand, use, reason, kwargs):
    """All six looked possible, and a click always asked for a card."""
    state = turn(hand={A: hand}, **kwargs)
    key = f"use:{use}"

    assert refusal(state, key) == reason
    shown = PRESENTER.table(state, A, persons(state.players))
    assert (reason in PRESENTER.describe(shown.piece(key), shown.viewer).tip) == (use not in ("workers", "canal"))


def test_what_cannot_be_taken_back_is_said_before():
    """R73, R74: opponents who answer, and cards drawn."""
    state = turn(hand={A: "king"}, houses={A: "red+robber red+farmhand red+miller"}, workers={A: "yellow red blue"})

    assert "Opponents answer; then it cannot be taken back." in prompt(state, "card:robber").hint
    assert "After drawing it cannot be taken back." in prompt(state, "card:farmhand").hint
    assert "taken back" not in prompt(state, "card:miller").hint
    for card in ("arsonist", "murderer", "beggar", "quack", "keeper_of_the_seal", "smuggler", "strategist", "vandal"):
        assert COMMON.irrevocable(NUMBER[card])
    assert not COMMON.irrevocable(NUMBER["thief"])


def test_persons_say_why_they_cannot_be_activated():
    """R65, R69, R71"""
    state = turn(
        hand={A: "king"},
        houses={A: "red+miller red+bookkeeper red+archivist red+abbot red+alchemist red+notary"},
        workers={A: "red"},
        used="bookkeeper",
    )

    assert refusal(state, "card:miller") == "Blue workers: you have none."
    assert refusal(state, "card:bookkeeper") == "Used this round."
    assert refusal(state, "card:abbot") == "Counts by itself at the end of the game."
    assert refusal(state, "card:alchemist") == "Worked once, when it was laid out."
    assert refusal(state, "card:notary") == "Works by itself, all the time."
    state = turn(hand={A: "king"}, houses={A: "red+archivist"}, workers={A: "red"})
    assert refusal(state, "card:archivist") == "Would change nothing now, so it cannot be activated."


def test_after_the_card_the_turn_is_ended():
    state = do(turn(hand={A: "king mason"}, houses={A: "red+bookkeeper"}), "workers king")

    asked = prompt(state)
    assert asked.title == "Activate a person or end your turn"
    assert asked.hint == "Can be activated: Bookkeeper."
    assert asked.buttons[-1].key == "button:end"
    assert refusal(state, "card:mason") == "You have played your card for this turn."


def test_nobody_is_spoken_of_where_nobody_has_moved_in():
    """\"Nobody can be activated now.", in the first turn of the first game."""
    state = do(turn(hand={A: "king mason"}), "workers king")
    assert prompt(state).hint == "Your card is played."

    state = do(turn(hand={A: "king mason"}, houses={A: "red+notary"}), "workers king")
    assert prompt(state).hint == "Nobody can be activated now."


def test_a_ship_is_offered_after_a_canal():
    """R113, R114"""
    state = turn(hand={A: "king"}, guilders={A: 5}, workers={A: "red"}, zwin=True, docks="red:six_guilders")
    do(state, "canal king left")

    assert prompt(state).hint == "Red: Take 6 guilders."
    asked = prompt(state, "ship:red:six_guilders")
    assert asked.title == "Use the red ship for 1 red worker?"
    assert [button.key for button in asked.buttons] == ["button:decline", "button:confirm"]


# others


def test_climbing_says_what_it_costs_and_brings():
    """R42"""
    state = throwing("1 2 3 3 3", guilders={A: 4, B: 0}, steps={A: 8})

    asked = prompt(state)
    assert asked.title == "Climb a step for 3 guilders?"
    assert asked.hint == "The next step counts 10 points instead of 8. You have 4 guilders."


def test_an_opponent_is_asked_in_words_for_whom():
    """R170: also what the marker would do."""
    state = turn(
        hand={A: "king", B: "monk"},
        houses={A: "red+robber"},
        workers={A: "yellow"},
        guilders={B: 3},
        threats={B: "yellow yellow"},
    )
    do(state, "activate robber")

    asked = prompt(state)
    assert asked.title == "Pay 2 guilders, or take 1 yellow marker?"
    assert asked.hint == "Anna uses the robber. It would be your third: all 3 guilders."
    assert [button.key for button in asked.buttons] == ["button:marker", "button:pay"]
    assert prompt(state, seats=SEATS[:2]).title == "Leni has to answer you."
    assert refusal(state, "card:monk") == "First pay or take the marker."


def test_a_loss_is_confirmed_with_what_comes_back():
    """R37"""
    state = go(
        a_state(houses={A: "red+mason blue"}, threats={A: "red red red"}, hand={A: "king"}),
        ("strike", A),
    )

    assert prompt(state, "house:0:0").hint == "Back to your hand: Mason."
    assert prompt(state, "house:0:1").hint == "Nobody lives there."


def test_nothing_of_others_can_be_clicked():
    state = turn(hand={A: "king"}, houses={B: "red+mason"})

    assert refusal(state, "house:1:0") == "This belongs to Leni."
    assert refusal(state, "card:mason") == "This person belongs to somebody else."
    assert PRESENTER.refusal(do(state, "workers king", "end"), SEATS[:2], "pile:left").startswith("Please wait: Leni")


@pytest.mark.parametrize("both", [True, False])
def test_which_canal_space_says_no_more_than_holds_for_one_and_for_two(both):
    """R56: “Both next spaces fit; you pay the guilders printed” was wrong for one, and for who builds free (R140)."""
    upper, lower = CANALS[A]
    pairs = [(i, j) for i, one in enumerate(upper) for j in range(len(lower)) if one == YELLOW]
    built = next((i, j) for i, j in pairs if (lower[j] == YELLOW) == both)
    state = turn(hand={A: "mason"}, guilders={A: 9}, tiles={A: built})
    assert sum(action[0] == "canal" for action in state.legal()) == 1 + both

    asked = prompt(state, "card:mason", "use:canal")

    assert asked.title == "On which canal space?"
    assert asked.hint == "Only the next free space of a section; those that can be chosen are framed."


def test_empty_houses_of_one_colour_are_said_to_be_the_same():
    """R60: “Houses that are alike stand for one another.” told nobody what to do."""
    state = turn(hand={A: "mason"}, houses={A: "red red blue"}, guilders={A: 9})

    assert prompt(state, "card:mason", "use:recruit").hint == (
        "Click a house without a person; of empty ones in one colour any will do."
    )
