"""Kinds of mistakes: counted in a game, kept as text, put together over games, and told in words."""

import json

import pytest
from PySide6.QtCore import Qt

from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.skill import ShareChange, Skill, StretchSkill, Verdict
from app.models.review.timeline import Advice, PositionValue, Timeline
from app.models.statistics.figures import figures
from app.models.statistics.mistake_model import GAME_ROLE, MistakeColumn, MistakeModel
from app.models.statistics.mistakes import Mistake, counted, mistakes
from app.models.statistics.words import WORDS
from tests.models.statistics_results import a_result


@pytest.fixture(scope="module")
def match():
    """Three turns of Port Royal, in which nobody takes anything."""
    match = new_match("port_royal", (Seat("Ann", "", 0), Seat("Otto", "apprentice", 1)), {}, 3)
    while match.state.turn < 4:
        actions = match.state.legal()
        match.play(("draw",) if ("draw",) in actions and not match.state.harbour else actions[0])
    return match


def found_in(match, verdicts, values=None):
    """What ``counted`` tells of the first seat, as a dictionary."""
    texts = [ply.text for ply in match.record.plies]
    timeline = Timeline(match.states, match.events, texts)
    nothing = (ShareChange(), ShareChange())
    parts = {0: StretchSkill(timeline.plies, ("learnt",), nothing, {}, verdicts)}
    return json.loads(counted(timeline, Skill(timeline, values or {}, parts), 0, texts))


def asked_to(match, verb):
    """Positions at which the first seat could do something else than what it did, which was ``verb``."""
    return [
        at
        for at, state in enumerate(match.states[:-1])
        if state.actor == 0 and len(state.legal()) > 1 and match.record.plies[at].text.startswith(verb)
    ]


def test_a_game_tells_what_was_played_where_something_else_was_better(match):
    one, other = asked_to(match, "draw")[:2]
    loss = Verdict("stop", ShareChange(-0.1, 0.02), 0.1, 32), Verdict("stop", ShareChange(-0.03, 0.01), 0.1, 32)
    assert found_in(match, {one: loss[0], other: loss[1]}) == {"draw>stop": [2, 0.13, 0.0005]}


def test_what_was_best_or_cannot_be_read_or_was_done_by_others_is_left_out(match):
    own = asked_to(match, "draw")[0]
    foreign = next(at for at, state in enumerate(match.states) if state.actor == 1 and len(state.legal()) > 1)
    assert found_in(match, {own: Verdict("", ShareChange(), 0.0, 0)}) == {}
    assert found_in(match, {own: Verdict("what?", ShareChange(-0.1, 0.02), 0.1, 32)}) == {}
    assert found_in(match, {foreign: Verdict("stop", ShareChange(-0.1, 0.02), 0.1, 32)}) == {}


def test_a_second_look_counts_instead_of_the_first(match):
    own = asked_to(match, "draw")[0]
    shares = PositionValue((0.5, 0.5), (0.01, 0.01), 32)
    first = {own: Verdict("stop", ShareChange(-0.1, 0.02), 0.1, 32)}
    worse = {own: PositionValue(shares.shares, shares.errors, 32, Advice("stop", 0.2, 0.03))}
    as_good = {own: PositionValue(shares.shares, shares.errors, 32, Advice("", 0.0, 0.03))}
    assert found_in(match, first, worse) == {"draw>stop": [1, 0.2, 0.0009]}
    assert found_in(match, first, as_good) == {}


def a_game_with(rows, **fields):
    return a_result(weights=(0.0, -0.2), **fields)._replace(mistakes=json.dumps(rows))


def test_kinds_of_several_games_are_put_together_the_costliest_first():
    found = mistakes(
        [
            a_game_with({"draw>stop": [2, 0.1, 0.0004], "hire>hire": [1, 0.2, 0.0004]}),
            a_game_with({"draw>stop": [1, 0.06, 0.0005]}),
            a_result(weights=(0.0, -0.5)),
        ]
    )
    assert found == [
        Mistake("port_royal", "hire", "hire", 1, pytest.approx(0.1), pytest.approx(0.01)),
        Mistake("port_royal", "draw", "stop", 3, pytest.approx(0.08), pytest.approx(0.015)),
    ]


def test_the_same_kind_in_two_games_is_two_kinds():
    games = [a_game_with({"pass>hire": [1, 0.1, 0.0001]}, game=game) for game in ("port_royal", "murano", "chess")]
    assert [each.game for each in mistakes(games)] == ["port_royal", "murano"]


def test_what_does_not_stand_clear_of_its_margin_is_not_told():
    assert mistakes([a_game_with({"draw>stop": [2, 0.1, 0.0025]})]) != []
    assert mistakes([a_game_with({"draw>stop": [2, 0.1, 0.0027]})]) == []
    assert mistakes([a_game_with({"draw>stop": [2, -0.1, 0.0001]})]) == []


def test_of_very_many_games_the_latest_count(monkeypatch):
    monkeypatch.setattr("app.models.statistics.mistakes.LATEST", 2)
    games = [a_game_with({f"{kind}>stop": [1, 0.1, 0.0001]}) for kind in ("claim", "draw", "hire")]
    assert {each.played for each in mistakes([*games, a_result()])} == {"draw", "hire"}


@pytest.mark.parametrize("text", ["{", "[]", "1", '{"draw>stop": 1}', '{"draw>stop": [1, 2]}', '{"a": ["x", 1, 1]}'])
def test_a_damaged_text_counts_for_nothing(text):
    assert mistakes([a_result(weights=(0.0, -0.2))._replace(mistakes=text)]) == []


@pytest.mark.parametrize(
    ("played", "better", "told"),
    [
        ("stop", "draw", "Stopping instead of revealing more"),
        ("hire", "hire", "Wrong choice: hiring a person"),
        ("dance", "draw", "Something else instead of revealing more"),
    ],
)
def test_a_kind_is_told_in_words(played, better, told):
    assert WORDS.mistake(Mistake("port_royal", played, better, 3, 0.05, 0.01)) == told


def test_the_tip_tells_all_of_a_kind():
    assert WORDS.mistake_tip(Mistake("port_royal", "stop", "draw", 1, 0.05, 0.01)).splitlines() == [
        "Port Royal: Stopping instead of revealing more",
        "1 decision",
        "5.0% of the chance to win per game (±2.0%)",
    ]


def test_the_model_has_a_row_for_each_kind_and_names_games_where_there_are_several(qapp):
    model = MistakeModel()
    one = a_game_with({"draw>stop": [2, 0.1, 0.0004], "hire>hire": [1, 0.2, 0.0004]})
    model.show_results([one])
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [
        "Wrong choice: hiring a person",
        "Revealing more instead of stopping",
    ]
    assert [model.index(1, column).data() for column in MistakeColumn][1:] == ["2", "10.0%"]
    assert model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Mistake: Revealing more instead of stopping, Times: 2, Given away: 10.0%"
    )
    assert model.index(0, 0).data(GAME_ROLE) == ""
    model.show_results([one, a_game_with({"pass>hire": [1, 0.5, 0.0001]}, game="murano")])
    assert model.index(0, 0).data() == "Passing instead of hiring a gondolier"
    assert [model.index(row, 0).data(GAME_ROLE) for row in range(3)] == ["murano", "port_royal", "port_royal"]
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Murano, Mistake: Passing instead of")


def test_where_there_is_nothing_to_tell_it_is_said_why():
    assert WORDS.no_mistakes(figures([a_result()])).startswith("Nothing is known yet.")
    assert WORDS.no_mistakes(figures([a_result(weights=(0.1, -0.1))])) == "No kind of mistake stands out."
