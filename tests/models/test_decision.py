"""A decision is one record: it is spelled, asked, refused and explained by what stands there."""

from dataclasses import replace

import pytest

from app.engines.contract import NOBODY
from app.models.decision import CONFIRM, Asked, Chosen, Decision, Decisions, by_verb
from app.models.selection import Series
from tests.models.play import persons

SEATS = persons(2)


class State:
    """A seat takes one of three cards, or none."""

    decision, actor = "take", 0

    def legal(self):
        return [("take", 1), ("take", 2), ("pass",)]


def ask(_state, chosen):
    return Asked(f"{len(chosen.keys)} keys, {len(chosen.actions)} actions, first {chosen.actions[0]}")


def refuse(_state, click):
    return f"{click.kind} {click.rest} after {click.chosen.keys}" if click.kind == "deck" else ""


TAKE = Decision(
    "take",
    anchor="taking",
    waiting="{name} takes a card.",
    first="First take a card.",
    ask=ask,
    spell=by_verb("take", take=lambda card: f"card:{card}", **{"pass": "button:pass"}),
    advise=lambda _state, action: f"Do {action}",
    reason=lambda _state, action: "a card" if action[0] == "take" else "",
    refuse=refuse,
)
GAME = Decisions("Test", [TAKE], over="end", owned=frozenset({"hand"}))


def test_one_key_for_each_action_and_a_confirmation_for_some():
    assert GAME.spell(State()) == [
        (("card:1", CONFIRM), ("take", 1)),
        (("card:2", CONFIRM), ("take", 2)),
        (("button:pass",), ("pass",)),
    ]
    assert [path for path, _ in GAME.spell(State(), False)] == [("card:1",), ("card:2",), ("button:pass",)]


@pytest.mark.parametrize(
    ("keys", "title"),
    [((), "0 keys, 3 actions, first ('take', 1)"), (("card:2",), "1 keys, 1 actions, first ('take', 2)")],
)
def test_a_question_knows_what_is_chosen_and_what_is_left(keys, title):
    assert GAME.prompt(State(), SEATS, keys).title == title


def test_a_click_is_refused_by_the_record_or_by_what_comes_first():
    assert GAME.refusal(State(), SEATS, "deck:a:b", ("card:1",)) == "deck ('a', 'b') after ('card:1',)"
    assert GAME.refusal(State(), SEATS, "coin:1") == "First take a card."
    assert GAME.refusal(State(), SEATS, "hand:1:3") == f"This belongs to {SEATS[1].name}."
    assert GAME.refusal(State(), SEATS, "hand:0:3") == "First take a card."
    assert GAME.refusal(State(), SEATS, "hand:farmer") == "First take a card."  # such a one belongs to nobody


def test_nobody_is_asked_when_the_game_is_over():
    state = State()
    state.actor = NOBODY

    assert GAME.spell(state) == []
    assert GAME.prompt(state, SEATS).title == GAME.refusal(state, SEATS, "deck:a") == "The game is over."


def test_an_action_is_explained_by_its_reason():
    assert GAME.explain(State(), ("take", 1), SEATS) == "Do ('take', 1): a card."
    assert GAME.explain(State(), ("pass",), SEATS) == "Do ('pass',)."
    assert [GAME.reason(State(), action) for action in (("take", 1), ("pass",))] == ["a card", ""]


def test_the_rules_are_found_for_every_decision_and_for_the_end():
    assert GAME.anchors == {"take": "taking", "over": "end"}


def test_the_first_action_stands_for_what_is_chosen():
    assert Chosen(("card:1",), [("take", 1), ("take", 2)]).action == ("take", 1)


@pytest.mark.parametrize(
    ("keys", "following"),
    [((), ("card:1", "card:2", "button:pass", "button:all")), (("card:1",), (CONFIRM,)), (("button:all",), ("again",))],
)
def test_a_question_knows_what_may_be_chosen_next(keys, following):
    """Keys of a series among them, and none twice."""
    series = [(("button:all", "again"), Series((("take", 1), ("take", 2))))]
    twice = [(("card:1", CONFIRM), ("take", 1)), *TAKE.spell(State(), (CONFIRM,))]
    asked = []
    record = replace(
        TAKE,
        ask=lambda _state, chosen: asked.append(chosen) or Asked(""),
        spell=lambda _state, _yes: twice,
        series=lambda _state: series,
    )
    Decisions("Test", [record], over="end").prompt(State(), SEATS, keys)

    (chosen,) = asked
    assert chosen.following == following
    assert chosen.offers("button") == (CONFIRM in following or "button:all" in following)
    assert chosen.verbs == ({"take", "pass"} if not keys else {"take"} if keys == ("card:1",) else set())


def test_a_question_and_an_advice_know_who_plays():
    named = replace(
        TAKE,
        ask=lambda _state, chosen: Asked(f"{chosen.seats[1].name}, {len(chosen.keys)} keys"),
        advise_among=lambda _state, action, seats: f"Give {action[0]} to {seats[1].name}",
        reason=lambda *_: "",
    )
    game = Decisions("Test", [named], over="end")

    assert [game.prompt(State(), SEATS, keys).title for keys in ((), ("card:1",))] == ["Leni, 0 keys", "Leni, 1 keys"]
    assert game.explain(State(), ("pass",), SEATS) == "Give pass to Leni."


def test_some_clicks_are_answered_by_nothing():
    """A panel whose key begins like that of a piece belongs to nobody."""
    game = Decisions("Test", [replace(TAKE, refuse=lambda _state, _click: None)], over="end", owned=frozenset({"hand"}))

    assert game.refusal(State(), SEATS, "hand") == ""
    assert game.refusal(State(), SEATS, "hand:1") == "This belongs to Leni."


def test_several_actions_by_one_choice_stand_in_the_record_of_their_decision():
    both = [(("button:both",), Series((("take", 1), ("take", 2))))]
    game = Decisions("Test", [replace(TAKE, series=lambda _state: both)], over="end")

    assert game.series(State()) == both
    assert GAME.series(State()) == []
