"""Scores, labels, the end, marks, hints and options in words.  R24, R25, R132-R135"""

from app.engines.bruges.game import GAME
from app.models.bruges.options import option_words
from tests.engines.bruges.builder import A, B, a_state, closing, do, go, throwing, turn
from tests.models.bruges.play import PRESENTER, games
from tests.models.play import SEATS, clean, persons


def test_scores_are_those_of_the_rules_with_their_parts():
    for states, _ in games():
        for state in states[::37]:
            rows = PRESENTER.scores(state, persons(state.players))
            assert [row.points for row in rows] == state.scores()
            assert all(sum(part.points for part in row.parts) == row.points for row in rows)
            assert [row.facts[0].value for row in rows] == state.guilders


def test_the_breakdown_in_words():
    """R135"""
    state = turn(hand={A: "king"}, houses={A: "red+mason blue"}, points={A: 9}, steps={A: 2}, turned={A: "canal"})

    tip = PRESENTER.scores(state, SEATS[:2])[A].tip
    assert tip.splitlines() == [
        "If the game ended now: 18 points.",
        "Points so far: 9",
        "Persons: 1",
        "Houses: 2",
        "Majorities: 4",
        "Reputation: 2",
    ]


def test_labels_of_the_title_bar():
    state = turn(hand={A: "king"}, left="monk", right="nun", reserve="bard")
    assert [chip.text for chip in PRESENTER.chips(state)] == ["Round 3", "Actions", "2 cards"]
    assert PRESENTER.heading(state) == "Round 3 · Actions"

    state = turn(hand={A: "king"}, left="monk", right="nun", last_round=3)
    assert [chip.text for chip in PRESENTER.chips(state)] == ["Round 3, the last", "Actions"]  # cards end nothing now


def test_the_end_in_sentences():
    """R134: equal points are decided by guilders."""
    state = closing(points={A: 20, B: 20}, guilders={A: 3, B: 1}, last_round=3, left="monk", right="nun")

    assert PRESENTER.result(state, SEATS[:2]) == [
        "You win with 20 points.",
        "With equal points, guilders decide.",
        "1. Anna: 20 points, 3 guilders",
        "2. Leni: 20 points, 1 guilders",
    ]
    assert PRESENTER.heading(state) == "The end"
    shared = closing(points={A: 20, B: 20}, last_round=3, left="monk", right="nun")
    assert PRESENTER.result(shared, SEATS[:2])[0] == "Shared victory with 20 points: Anna and Leni."
    assert PRESENTER.result(turn(hand={A: "king"}), SEATS[:2]) == []


def test_marks_of_the_slider():
    states, events = games()[6]
    marks = PRESENTER.event_signs(events, SEATS[: states[0].players])

    assert {mark.glyph for mark in marks} >= {"hourglass", "backup", "laurels", "laurels-trophy"}
    assert all(clean(mark.text) and 1 <= mark.ply <= len(events) for mark in marks)
    rounds = [mark for mark in marks if mark.glyph == "hourglass"]
    assert len(rounds) == states[-1].round - 1
    places = [(mark.ply, mark.glyph, mark.seat) for mark in marks]
    assert len(places) == len(set(places))


def test_every_action_has_an_advice():
    for states, _ in games():
        for state in states[::19]:
            legal = state.legal() if state.actor >= 0 else []
            for action in legal[::5]:
                said = PRESENTER.explain(state, action, persons(state.players))
                assert clean(said)
                assert said.endswith(".")


def test_an_advice_names_its_reason():
    state = turn(hand={A: "king monk"}, dice="6 1 1 1 1")
    actions = {GAME.write(state, action): action for action in state.legal()}

    said = PRESENTER.explain(state, actions["guilders king"], SEATS[:2])
    assert said == "Use the king for guilders: +6 guilders."


def test_of_no_points_an_advice_says_nothing():
    """ "Lay out the court jester: 0 points." """
    state = turn(hand={A: "court_jester"}, houses={A: "red blue"}, guilders={A: 9}, dice="6 1 1 1 1")
    actions = {GAME.write(state, action): action for action in state.legal()}
    verb = next(each for each in actions if each.startswith("recruit court_jester"))

    assert "points" not in PRESENTER.reason(state, actions[verb])


def test_advice_on_answers_and_losses():
    state = turn(hand={A: "king", B: "monk"}, houses={A: "red+robber"}, workers={A: "yellow"}, guilders={B: 3})
    do(state, "activate robber")
    assert PRESENTER.explain(state, ("marker",), SEATS[:2]) == "Take the marker."

    state = go(a_state(houses={A: "red+mason blue"}, threats={A: "red red red"}, hand={A: "king"}), ("strike", A))
    assert PRESENTER.explain(state, ("burn", 0), SEATS[:2]) == "Give up a red house."


def test_every_option_has_words():
    words = option_words()
    assert set(words) == {option.key for option in GAME.options}
    assert all(each.title and each.sentence.endswith(".") for each in words.values())


def test_advice_on_yes_and_no_says_what_it_means():
    state = throwing("1 3 3 3 3", guilders={A: 4, B: 0})
    assert PRESENTER.explain(state, ("yes",), SEATS[:2]) == "Climb a step."
    assert PRESENTER.explain(state, ("no",), SEATS[:2]) == "Climb no step."


def test_majority_markers_have_a_heading_of_their_own_in_the_log():
    """R79: “You turn your majority marker” stood below “Actions”, the fourth phase never did."""
    state = closing(houses={A: "red+king"})

    assert PRESENTER.opened(("majority", A, 1), state) == f"Round {state.round - 1} · Majorities"
