"""Scores with their parts, labels of the title bar, the end in sentences.  R118-R120"""

import pytest

from app.models.games import entry
from app.models.log import sections
from tests.engines.taverns.builder import A, B, a_state, drafting, evening, placing, service
from tests.models.play import ANNA, LENI, SEATS, clean, persons
from tests.models.taverns.play import PRESENTER, games

TWO = (ANNA, LENI)


def over(**kwargs):
    """The end of a game with these cards and goods."""
    state = a_state(**kwargs)
    state.decision, state.actor, state.round = "over", -1, 8
    return state


def test_parts_add_up_to_the_points_of_the_rules():
    for states, _ in games():
        for state in states[::13]:
            rows = PRESENTER.scores(state, SEATS[: state.players])
            assert [row.points for row in rows] == state.scores()
            for row in rows:
                assert sum(part.points for part in row.parts) == row.points
                assert clean(row.tip)


def test_parts_name_where_points_come_from():
    state = service(level=3, seated={A: "noble guest_5_1"}, laid={A: "waitress"}, schnapps={A: 2}, reputation={A: 2})

    assert [(part.label, part.points) for part in PRESENTER.scores(state, TWO)[A].parts] == [
        ("Nobles", 10),
        ("Guests", 3),
        ("Tavern cards", 1),
        ("Schnapps", 2),
        ("Reputation", 2),
    ]
    assert [part.label for part in PRESENTER.scores(service(), TWO)[A].parts] == ["Nobles", "Guests", "Tavern cards"]


def test_income_stands_beside_what_is_stored():
    state = service(doubloons=3, stored_doubloons={A: 2}, stored_beer={B: 1})

    facts = [{fact.key: fact.value for fact in row.facts} for row in PRESENTER.scores(state, TWO)]
    assert (facts[A]["doubloons"], facts[A]["stored_doubloons"]) == (3, 2)
    assert (facts[B]["beer"], facts[B]["stored_beer"]) == (0, 1)


@pytest.mark.parametrize(
    ("state", "heading"),
    [
        (drafting(["1 1 2 6", "3 3 4 5"]), "Evening 4 · Choosing dice"),
        (placing("1 2 3 4"), "Evening 4 · Placing dice"),
        (service(), "Evening 4 · Serving"),
        (evening(3), "Evening 3 · Next evening"),
        (over(), "The end"),
    ],
)
def test_headings(state, heading):
    assert PRESENTER.heading(state) == heading


def test_chips_tell_evening_phase_and_modules():
    state = service(level=5, tournament=True)

    chips = {chip.key: (chip.text, chip.tip) for chip in PRESENTER.chips(state)}
    assert chips["round"][0] == "Evening 4 of 8"
    assert chips["phase"][0] == "Serving"
    assert chips["level"][0] == "5: Guest book"
    assert chips["level"][1].split("\n")[1] == "2: Schnapps. Entertainers do favours for schnapps."
    assert chips["tournament"][0] == "Tournament rules"
    assert "goal" not in chips
    for states, _ in games():
        for each in states[::31]:
            assert all(clean(chip.text + chip.tip) for chip in PRESENTER.chips(each))


def test_the_winner_is_told_first():
    state = over(deck={A: "noble"})

    assert PRESENTER.result(state, TWO) == [
        "You win with 10 points.",
        "1. Anna: 10 points, 0 stored",
        "2. Leni: 0 points, 0 stored",
    ]
    assert PRESENTER.result(state, persons(2))[0] == "Anna wins with 10 points."
    assert PRESENTER.result(service(), TWO) == []


def test_a_tie_is_decided_by_stored_goods():
    """C28 (R119)"""
    state = over(stored_doubloons={A: 2, B: 1}, stored_beer={A: 1, B: 1})

    assert PRESENTER.result(state, TWO)[:2] == [
        "You win with 0 points.",
        "With equal points, stored doubloons and beer decide.",
    ]
    assert PRESENTER.result(over(), TWO)[0] == "Shared victory with 0 points: Anna and Leni."


def test_the_options_have_words_and_no_goal():
    words = entry("taverns").option_words()

    assert words["level"].choice(3) == "3: Reputation"
    assert words["tournament"].title == "Tournament rules"
    assert entry("taverns").goal({"level": 1}) == 0


def test_no_gauge_is_shown():
    assert PRESENTER.gauge(service()) is None


def test_an_evening_begins_and_then_the_taverns_fill():
    """The log had "Evening 2 begins" below "the tavern fills", and the cards below "next evening" or the draft."""
    met = set()
    for states, events in games():
        for before, after, happened in zip(states, states[1:], events, strict=False):
            for heading, lines in sections(PRESENTER, happened, before, after, SEATS[: before.players])[1:]:
                for line in lines:
                    for words, phase in ((" begins.", "Next evening"), (" reveals: ", "The tavern fills")):
                        if words in line.text and (words != " begins." or line.text.startswith("Evening")):
                            assert heading.endswith(phase), (heading, line.text)
                            met.add(phase)
    assert met == {"Next evening", "The tavern fills"}
