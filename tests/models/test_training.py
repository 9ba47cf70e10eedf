"""Which decisions are asked about again, and how good an answer is."""

from random import Random

import pytest

from app.match.match import new_match
from app.match.seats import Seat
from app.models.games import presenter
from app.models.review.skill import ShareChange, shown_change
from app.models.review.timeline import Advice, Alternative, PositionValue, Timeline
from app.models.training.question import (
    Answer,
    Grade,
    QuestionOutcome,
    QuestionSeries,
    TrainingQuestion,
    gain,
    grade,
    is_question,
    questions,
    with_tried,
)
from app.models.training.words import TrainingWords

SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))


@pytest.fixture(scope="module")
def timeline():
    match = new_match("port_royal", SEATS, {"influence": 6}, 3)
    random = Random(3)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return Timeline(match.states, match.events, [ply.text for ply in match.record.plies])


def a_choice(timeline, seat):
    """A position in which a seat had more than one action."""
    return next(
        at for at in range(timeline.plies) if timeline.actor(at + 1) == seat and len(timeline.states[at].legal()) > 1
    )


def advice(timeline, position, best=0.6, played=0.5, error=0.01):
    """What a second look finds that sees another action ahead."""
    state, actual = timeline.states[position], timeline.played(position + 1)
    other = next(action for action in state.legal() if action != actual)
    text = state.game.write(state, other)
    rows = (
        Alternative(text, (best, 0.01), (0.0, 0.0)),
        Alternative("", (played, 0.01), (played - best, error)),
    )
    return Advice(text, best - played, error, 40, rows, 7)


def value(found):
    return PositionValue((0.5, 0.5), (0.01, 0.01), 400, found)


def test_only_the_costly_decisions_of_the_own_seat_are_asked_about(timeline):
    own, theirs = a_choice(timeline, 0), a_choice(timeline, 1)
    values = {at: value(advice(timeline, at)) for at in (own, theirs)}

    assert [each.position for each in questions(timeline, values, 0)] == [own]
    (found,) = questions(timeline, values, 1)
    assert (found.position, round(found.loss.value, 3), found.loss.error) == (theirs, 0.1, 0.01)
    state = timeline.states[theirs]
    assert found.played == presenter("port_royal").kind(state, timeline.played(theirs + 1))
    assert found.round == state.round > 0


@pytest.mark.parametrize(
    ("best", "played", "error", "asked"),
    [
        (0.60, 0.50, 0.010, True),
        (0.60, 0.59, 0.001, False),  # next to nothing
        (0.60, 0.50, 0.060, False),  # within twice its error
        (0.029, 0.0, 0.001, False),  # lost anyway
        (0.04, 0.01, 0.001, True),
        (1.0, 0.975, 0.001, False),  # won anyway
        (1.0, 0.96, 0.001, True),
    ],
)
def test_what_is_small_uncertain_or_decided_anyway_is_left_out(timeline, best, played, error, asked):
    position = a_choice(timeline, 0)

    assert is_question(timeline, position, advice(timeline, position, best, played, error)) == asked


def test_a_game_under_way_and_an_action_that_the_rules_no_longer_know_ask_nothing(timeline):
    position = a_choice(timeline, 0)
    good = advice(timeline, position)
    open_game = Timeline(timeline.states[:-1], timeline.events[:-1])
    rows = (Alternative("nonsense", (0.6, 0.01), (0.0, 0.0)), good.alternatives[1])

    assert questions(open_game, {position: value(good)}, 0) == []
    assert not is_question(timeline, position, Advice("nonsense", 0.1, 0.01, 40, rows, 7))


@pytest.mark.parametrize(
    ("behind", "error", "expected"),
    [
        (0.02, 0.005, Grade.BEST),  # clearly better than what was taken for the best
        (0.0, 0.0, Grade.AS_GOOD),
        (-0.009, 0.001, Grade.AS_GOOD),
        (-0.015, 0.01, Grade.AS_GOOD),
        (-0.015, 0.001, Grade.LITTLE_WORSE),
        (-0.03, 0.03, Grade.LITTLE_WORSE),  # unclear, and too much to be called as good
        (-0.05, 0.001, Grade.WORSE),
    ],
)
def test_an_answer_is_graded_by_what_it_is_behind(behind, error, expected):
    found = Alternative("x", (0.5, 0.01), (behind, error))

    assert grade(found, best=False) is expected
    assert grade(found, best=True) is Grade.BEST
    assert expected.solves == (expected in (Grade.BEST, Grade.AS_GOOD))


@pytest.mark.parametrize(
    ("behind", "verdict", "more"),
    [
        (-0.06, "Better, though not the best", "That is 14 percentage points more than what you played."),
        (-0.18, "Worse than the best move", ""),  # too little to be told: 2 % with an error of 2.2
        (-0.25, "Worse than the best move", ""),
    ],
)
def test_an_answer_is_held_against_what_was_played_as_well(timeline, behind, verdict, more):
    match = new_match("port_royal", SEATS, {"influence": 6}, 3)
    question = TrainingQuestion(0, ShareChange(0.2, 0.01))
    answer = Answer(
        match.states[0].legal()[0], grade(found := Alternative("", (0.4, 0.01), (behind, 0.02)), best=False), found
    )
    words = TrainingWords(match, SEATS)
    assert gain(answer, question).value == pytest.approx(0.2 + behind)
    assert words.grade(answer, question) == verdict
    assert words.judged(answer, question).endswith(more or "less than the best move.")


def test_what_was_tried_is_listed_and_held_against_the_best_action():
    best, played = Alternative("a", (0.6, 0.01), (0.0, 0.0)), Alternative("", (0.4, 0.01), (-0.2, 0.01))
    others = [Alternative(name, (0.5 - at / 50, 0.01), (-0.1 - at / 50, 0.01)) for at, name in enumerate("bcde")]
    advice = Advice("a", 0.2, 0.01, 40, (best, *others, played))
    tried = [Alternative("y", (0.99, 0.02), (-0.3, 0.02)), Alternative("z", (0.99, 0.02), (-0.15, 0.02))]

    assert with_tried(advice, ()) is advice
    found = with_tried(advice, tried)
    assert [each.action for each in found.alternatives] == ["a", "b", "c", "d", "z", "e", "", "y"]
    assert [each.chance[0] for each in found.alternatives if each.action in "yz" and each.action] == [
        pytest.approx(0.45),
        pytest.approx(0.3),
    ]
    assert [each.action for each in with_tried(advice, tried, 6).alternatives] == ["a", "b", "c", "z", "", "y"]


def test_differences_are_those_of_the_chances_that_are_told(timeline):
    """36.4 and 27.6 are told as 36 and 28: between them everybody reckons 8, not 9."""
    match = new_match("port_royal", SEATS, {"influence": 6}, 3)
    question, words = TrainingQuestion(0, ShareChange(0.088, 0.005)), TrainingWords(match, SEATS)
    action = match.states[0].legal()[0]
    found = Alternative("x", (0.316, 0.01), (-0.048, 0.005))

    told = words.judged(Answer(action, grade(found, best=False), found), question)

    assert "cost 8 percentage points" in words.asked(question, action, 0.276)
    assert "32% win chance" in told
    assert "4 percentage points (±1) less than the best move. That is 4 percentage points more" in told


@pytest.mark.parametrize(("after", "change", "told"), [(0.276, -0.088, -8), (0.362, -0.012, -1), (0.358, 0.006, 1)])
def test_a_clear_change_is_never_none(after, change, told):
    assert shown_change(after, change) == told


def test_questions_that_are_found_later_come_in_order_after_the_present_one():
    series = QuestionSeries()
    assert series.next() is None
    assert series.add("a", [9])
    assert series.next().position == 9
    assert series.add("a", [4, 9, 12, 7])
    assert not series.add("a", [4])
    assert [series.next().position for _ in range(3)] == [4, 7, 12]
    assert series.next() is None
    series.add("a", [2])
    assert series.next().position == 2


def test_where_there_is_one_other_move_the_question_does_not_tell_which_was_played():
    match, random = new_match("port_royal", SEATS, {"influence": 6}, 3), Random(3)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    words, told = TrainingWords(match, SEATS), {2: set(), 3: set()}
    timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
    for at in range(match.ply):
        if (n_legal := len(match.states[at].legal())) in told:
            question = TrainingQuestion(at, ShareChange(0.12, 0.01))
            played = timeline.played(at + 1)
            asked = words.asked(question, played, 0.5)
            told[n_legal].add(words.name(at, played) in asked)
            assert "ost 12 percentage points (±2) of win chance" in asked, "it is a difference of two percentages"

    assert told == {2: {False}, 3: {True}}


def test_only_what_was_not_solved_is_asked_once_more():
    series = QuestionSeries()
    series.add("a", [1, 2, 3])
    series.items[1].outcome = QuestionOutcome.SOLVED
    series.items[2].outcome = QuestionOutcome.FAILED

    series.rewind()

    assert [(item.position, item.outcome) for item in series.items] == [
        (1, QuestionOutcome.OPEN),
        (3, QuestionOutcome.OPEN),
    ]
    assert series.next().position == 1
    assert not series.add("a", [2]), "it is solved"
    series.drop()
    assert series.next().position == 3
