"""What is told of luck and skill at the end: the best and the costliest decision, the luckiest moment."""

from random import Random

import pytest

from app.match.match import new_match
from app.match.seats import Seat
from app.models.ending import Insights, best_decision, costliest_decision
from app.models.review.game_words import GameWords
from app.models.review.skill import ShareChange, Skill, StretchSkill, Verdict
from app.models.review.timeline import PositionValue, Timeline

SEATS = (Seat("Ann", "", 0), Seat("Bob", "master", 1))


@pytest.fixture(scope="module")
def course():
    match, rng = new_match("port_royal", SEATS, {"influence": 6}, 4), Random(4)
    while not match.finished:
        match.play(rng.choice(match.state.legal()))
    return match, Timeline(match.states, match.events, [ply.text for ply in match.record.plies])


@pytest.fixture
def known(course):
    """What is known of the game: ``known({position: verdict}, {position: share of Ann}, {ply: luck of Ann})``."""
    _, timeline = course

    def make(verdicts, shares, luck=None):
        values = {at: PositionValue((share, 1 - share), (0.005, 0.005), 32) for at, share in shares.items()}
        lucky = {ply: (ShareChange(each, 0.005), ShareChange(-each, 0.005)) for ply, each in (luck or {}).items()}
        last = timeline.plies
        parts = {
            0: StretchSkill(last, (), (ShareChange(), ShareChange()), lucky, verdicts),
            last: StretchSkill(last, (), (ShareChange(), ShareChange()), {}, {}),
        }
        return Skill(timeline, values, parts), values

    return make


def own(course, seat=0):
    """Positions at which a seat decides."""
    _, timeline = course
    return [at for at in range(timeline.plies) if timeline.actor(at + 1) == seat]


def test_the_best_decision_is_where_the_chance_rose_most_beyond_luck(course, known):
    lucky = own(course)[0]
    skilful = next(at for at in own(course) if at > lucky + 1)
    found = known(
        {lucky: Verdict("", ShareChange()), skilful: Verdict("", ShareChange())},
        {lucky: 0.30, lucky + 1: 0.50, skilful: 0.40, skilful + 1: 0.46},
        {lucky + 1: 0.19},
    )

    ply, rise = best_decision(course[1], *found, 0)

    assert ply == skilful + 1
    assert rise.value == pytest.approx(0.06)
    assert best_decision(course[1], *found, 1) == (0, ShareChange())


def test_a_decision_that_gave_something_away_is_never_the_best_one(course, known):
    at = own(course)[0]
    found = known({at: Verdict("x", ShareChange(-0.05, 0.005), 0.05, 32)}, {at: 0.3, at + 1: 0.5})

    assert best_decision(course[1], *found, 0)[0] == 0


@pytest.mark.parametrize(("rise", "stands_out"), [(0.05, True), (0.019, False)])
def test_what_hardly_changed_the_chance_stands_out_as_nothing(course, known, rise, stands_out):
    at = own(course)[0]
    found = known({at: Verdict("", ShareChange())}, {at: 0.3, at + 1: 0.3 + rise})

    assert bool(best_decision(course[1], *found, 0)[0]) is stands_out


def test_the_costliest_decision_is_the_largest_clear_loss_of_the_seat(course, known):
    first, second, third, *_ = own(course)
    skill, _ = known(
        {
            first: Verdict("a", ShareChange(-0.03, 0.005), 0.03, 32),
            second: Verdict("b", ShareChange(-0.06, 0.005), 0.06, 32),
            third: Verdict("c", ShareChange(-0.20, 0.150), 0.20, 32),
            own(course, 1)[0]: Verdict("d", ShareChange(-0.50, 0.005), 0.50, 32),
        },
        {},
    )

    assert costliest_decision(course[1], skill, 0) == (second + 1, ShareChange(-0.06, 0.005))


def test_every_line_says_what_happened_and_what_it_meant(course, known):
    match, timeline = course
    first, second, *_ = own(course)
    best = timeline.states[second].legal()
    other = next(action for action in best if action != timeline.played(second + 1)) if len(best) > 1 else best[0]
    text = timeline.states[second].game.write(timeline.states[second], other)
    skill, values = known(
        {first: Verdict("", ShareChange()), second: Verdict(text, ShareChange(-0.07, 0.005), 0.07, 32)},
        {0: 0.5, first: 0.30, first + 1: 0.50},
        {second + 1: 0.11},
    )

    lines = Insights(match, timeline).of(skill, values, 0)

    assert [line.change for line in lines] == ["", "+20%", "−7%", "+11%"]
    assert [line.ply for line in lines] == [0, first + 1, second + 1, second + 1]
    assert [line.good for line in lines] == [True, True, False, True]
    assert lines[2].more.startswith("Better: ")
    assert all(line.known and line.words for line in lines)


def test_while_nothing_is_known_the_first_line_says_how_far_it_is(course):
    words = Insights(*course)

    chances = words.waiting(3, 40, weighing=False)
    assert chances[0].words == "The win chances are being estimated: 3 of 40"
    assert [line.words for line in chances[1:]] == ["not known yet"] * 3
    assert words.waiting(5, 9, weighing=True)[0].words == "Being worked out: 5 of 9"
    assert words.waiting(5, 9, weighing=True, failed=True)[0].words == "This could not be worked out."


def test_what_stands_out_nowhere_is_told_so(course, known):
    skill, values = known({}, {0: 0.5})

    lines = Insights(*course).of(skill, values, 0)

    assert [line.words for line in lines[1:]] == ["none stands out", "none stands out", "no moment stands out"]
    assert not any(line.ply for line in lines)


def test_a_decision_is_told_by_what_was_chosen_and_when_not_by_what_came_of_it(course, known):
    """ "Best decision: you reveal a skiff. The harbour is spoiled" stood there for somebody who had drawn a card."""
    match, timeline = course
    ply = next(
        at + 1
        for seat in (0, 1)
        for at in own(course, seat)
        if timeline.played(at + 1) == ("draw",) and any(each[0] == "bust" for each in match.events[at])
    )
    seat, at = timeline.actor(ply), ply - 1
    before = 0.3 if seat == 0 else 0.7
    skill, values = known({at: Verdict("", ShareChange())}, {at: before, ply: 0.5})

    line = Insights(match, timeline).of(skill, values, seat)[1]

    assert line.ply == ply
    assert line.words == f"Reveal (round {timeline.states[at].round})"


def test_a_decision_is_not_told_by_the_dice_that_follow_it():
    """ "Best decision: you roll 2, 3, 3, 6" stood there for somebody who had kept the guests."""
    match, rng = new_match("taverns", SEATS, {}, 4), Random(4)
    while match.state.round < 4:
        legal = match.state.legal()
        match.play(("keep",) if ("keep",) in legal else rng.choice(legal))
    timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
    kept = [
        ply
        for ply in range(1, match.ply + 1)
        if match.record.plies[ply - 1].text == "keep"
        and any(each[0] == "white_rolled" for each in match.events[ply - 1])
    ]
    assert kept
    for ply in kept:
        told = GameWords(match, timeline).chosen(ply)
        assert "Keep" in told
        assert "roll" not in told


@pytest.mark.parametrize(("influence", "told"), [(12, True), (6, False)])
def test_decisions_are_compared_with_the_levels_in_games_that_were_measured(influence, told):
    match, rng = new_match("port_royal", SEATS, {"influence": influence}, 4), Random(4)
    while not match.finished:
        match.play(rng.choice(match.state.legal()))
    timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
    nothing = (ShareChange(), ShareChange())
    parts = {at: StretchSkill(timeline.plies, (), nothing, {}, {}) for at in (0, timeline.plies)}
    before, after = (Insights(match, timeline).compared(Skill(timeline, {}, known), {}, 0) for known in ({}, parts))
    assert (before is not None, after is not None) == (told, told)
    if told:
        assert (before.words, before.known) == ("not known yet", False)
        assert after.words.startswith("On average ")
        assert not after.leads
