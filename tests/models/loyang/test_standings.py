"""Scores, chips, the end, hints, the slider."""

from app.models.presenter import NO_SEAT, only_person
from app.models.review.timeline import Timeline
from tests.engines.loyang.builder import A, B, a_state, do
from tests.models.loyang.play import PRESENTER, games
from tests.models.play import ANNA, LENI, SEATS, clean, persons

TWO = (ANNA, LENI)


def test_the_score_is_the_space_less_the_loans():
    """R103"""
    state = a_state(space={A: 12, B: 9}, loans={A: 2}, cash={A: 3, B: 4})
    first, second = PRESENTER.scores(state, TWO)

    assert (first.points, second.points) == (10, 9)
    assert [(part.label, part.points) for part in first.parts] == [("Path", 12), ("Loans", -2)]
    assert [(fact.key, fact.value) for fact in first.facts][:2] == [("cash", 3), ("loans", 2)]
    assert first.tip == "Space 12 on the path of prosperity.\n2 loans take one space each."


def test_scores_are_those_of_the_engine_in_every_position():
    for states, _ in games():
        for state in states[::6]:
            rows = PRESENTER.scores(state, SEATS[: state.players])
            assert [row.points for row in rows] == state.scores()
            assert all(sum(part.points for part in row.parts) == row.points for row in rows)


def test_chips_and_heading_tell_round_and_phase():
    state = a_state(round=6)

    assert PRESENTER.heading(state) == "Round 6 · Actions"
    assert next((chip.key, chip.text, chip.tip) for chip in PRESENTER.chips(state)) == (
        "round",
        "Round 6 of 9",
        "3 rounds to come",
    )
    headings = {PRESENTER.heading(state).rpartition(" ")[2] for states, _ in games() for state in states[::3]}
    assert headings - {"Harvest"} == {"Set-up", "Cards", "Actions", "end"}


def test_chips_name_the_variants():
    solo, _, beginner, *_ = (states[0] for states, _ in games())

    assert [chip.key for chip in PRESENTER.chips(solo)] == ["round", "phase", "solo"]
    assert [chip.key for chip in PRESENTER.chips(beginner)] == ["round", "phase", "beginner"]


def ended(**facts):
    """After the ninth round."""
    return a_state(round=9, steps=[("round",)], **facts)


def test_the_end_says_who_wins_and_what_decided():
    """R104-R106, C31"""
    state = ended(space={A: 18, B: 17}, loans={A: 1}, cash={A: 3, B: 3}, store={B: "leek"})

    assert PRESENTER.result(state, TWO) == [
        "Leni wins with 17 points.",
        "With equal points cash decides, then goods on fields and in the storehouse.",
        "1. Leni: 17 points, 3 cash, 1 goods",
        "2. Anna: 17 points, 3 cash, 0 goods",
    ]


def test_a_shared_victory_names_everybody():
    """R107"""
    state = ended(space={A: 17, B: 17})

    assert PRESENTER.result(state, TWO)[0] == "Shared victory with 17 points: Anna and Leni."


def test_a_solo_game_is_rated():
    """S8"""
    told = {points: PRESENTER.result(ended(players=1, space={A: points}), (ANNA,)) for points in (16, 17, 18, 19, 20)}

    assert told[19] == ["You reach 19 points.", "That is master level."]
    assert [lines[1] for lines in told.values()] == [
        "17 and more would be good.",
        "That is good.",
        "That is very good.",
        "That is master level.",
        "That is master level.",
    ]


def test_nothing_is_told_before_the_end():
    assert PRESENTER.result(a_state(), TWO) == []


# the slider


def test_the_slider_shows_the_pace_of_every_farm():
    """Steps with the space they lead to, turn by turn; the last one is the space of the end."""
    for states, events in games()[1:]:
        seats = SEATS[: states[0].players]
        marks = PRESENTER.event_signs(events, seats)
        for seat, each in enumerate(seats):
            walks = [mark for mark in marks if mark.seat == seat and mark.glyph == "mountain-road"]
            assert len(walks) == 9
            assert walks[-1].text.rstrip(".").endswith(f"space {states[-1].space[seat]}")
            assert walks[-1].text.startswith("You" if seat == only_person(seats) else each.name)
        rounds = [mark for mark in marks if mark.glyph == "sickle"]
        assert [mark.text for mark in rounds] == [f"Round {number} begins." for number in range(1, 10)]
        assert {mark.seat for mark in rounds} == {NO_SEAT}
        assert marks[-1].glyph == "laurels-trophy"
        assert all(clean(mark.text) for mark in marks)


def test_the_course_of_a_game_has_its_scores_and_turns():
    """What the charts of the review are drawn from."""
    states, events = games()[3]
    course = Timeline(states, events)

    assert [each.number for each in course.rounds] == list(range(1, 10))
    assert course.scores[-1] == tuple(states[-1].scores())
    assert len(course.turns) > 9 * 3


# hints


def hint(state, text):
    return PRESENTER.explain(state, state.game.read(state, text), TWO)


def test_a_hint_says_what_and_why():
    state = a_state(
        cart={A: "turnip cabbage leek"},
        cash={A: 9},
        space={A: 9},
        display={A: "regular_turnip_cabbage 1, private_field_3"},
    )

    assert hint(state, "deliver regular_turnip_cabbage") == "Supply the regular customer (turnip, cabbage): 6 cash."
    assert hint(state, "sow leek private_field_3_a_1") == "Sow 1 leek on the field of 3: 3 goods to harvest."
    assert hint(state, "buy bean") == "Buy 1 bean: 6 cash."


def test_every_action_can_be_advised():
    for states, _ in games():
        seats = persons(states[0].players)
        for state in states[:-1:12]:
            for action in state.legal():
                advice = PRESENTER.explain(state, action, seats)
                assert advice.endswith(".")
                assert clean(advice)


def test_the_path_walked_at_the_end_of_a_turn_is_in_the_scores():
    state = do(a_state(cash={A: 20}, space={A: 6}), "end", "advance 3")

    assert PRESENTER.scores(state, TWO)[A].points == 9
