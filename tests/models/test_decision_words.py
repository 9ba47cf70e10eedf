"""What could have been done in a past game, in words; where points come from, as the table of scores has it."""

from dataclasses import replace
from random import Random

import pytest

from app.engines import GAMES
from app.match.match import new_match
from app.match.seats import Seat
from app.models.games import presenter
from app.models.review.decision_words import FEWEST, DecisionWords
from app.models.review.timeline import Advice, Alternative, Timeline

SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))
NONE = (0.0, 0.0)


@pytest.mark.parametrize("key", list(GAMES))
def test_the_parts_of_a_score_are_those_of_its_table(key):
    game, random = GAMES[key], Random(3)
    for options in ({}, dict(game.all_modules)):
        state = game.new(2, options, 3)
        for _ in range(120):
            if state.actor < 0:
                break
            state.apply(random.choice(state.legal()))
        for row in presenter(key).scores(state, SEATS):
            assert [part.points for part in row.parts] == game.score_parts(state, row.seat)


@pytest.fixture(scope="module")
def finished():
    """A game, and a ply that was a choice."""
    match, random = new_match("port_royal", SEATS, {"influence": 6}, 3), Random(3)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
    ply = next(at for at in range(20, match.ply) if len(match.states[at - 1].legal()) > 1)
    return match, timeline, ply


def advised(timeline, ply, ends, more):
    """Another action is the best; ``more`` is what it has in points."""
    state = timeline.states[ply - 1]
    other = next(state.game.write(state, action) for action in state.legal() if action != timeline.played(ply))
    points = (5.0, 1.0) if ends else ()
    best = Alternative(other, (0.5, 0.01), NONE, points, more if ends else ())
    played = Alternative("", (0.4, 0.01), (-0.1, 0.01), points, (NONE, NONE) if ends else ())
    return Advice(other, 0.1, 0.01, 40, (best, played), 7, ends)


def told(finished, ends=40, more=((2.1, 0.5), (0.4, 0.5))):
    match, timeline, ply = finished
    words = DecisionWords(match, timeline, SEATS)
    return words.lines(ply, advised(timeline, ply, ends, more))


def a_turn(finished):
    """A ply, another action, and what its seat does next: two decisions at least, and a step that is none."""
    match, timeline, _ = finished
    for ply in range(1, match.ply):
        for action in timeline.states[ply - 1].legal():
            steps, state = [], timeline.states[ply - 1].clone()
            seat = state.actor
            state.apply(action)
            while state.actor == seat and len(steps) < 5 and action != timeline.played(ply):
                steps.append((state.clone(), state.legal()[0]))
                state.apply(state.legal()[0])
            choices = [(before, step) for before, step in steps if len(before.legal()) > 1]
            if 1 < len(choices) < len(steps):
                return ply, action, steps, choices
    raise AssertionError("no such turn")


def test_what_was_to_follow_is_told_in_decisions(finished):
    match, timeline, _ = finished
    ply, action, steps, choices = a_turn(finished)
    state, shown = timeline.states[ply - 1], presenter("port_royal")
    texts = tuple(before.game.write(before, step) for before, step in steps)
    best = Alternative(state.game.write(state, action), (0.5, 0.01), NONE, further=(*texts, "nonsense"))
    advice = Advice(best.action, 0.1, 0.01, 40, (best, Alternative("", (0.4, 0.01), (-0.1, 0.01))), 7)
    words = DecisionWords(match, timeline, SEATS)

    line, played = words.lines(ply, advice)

    names = [shown.advice(before, step, SEATS).rstrip(".") for before, step in choices]
    assert line.then == "Then: " + "; ".join(names)
    assert line.then in line.said.split("\n")
    assert played.then == ""
    assert words.told(ply, advice) == f"Played: {played.name}. Best: {line.name}"
    assert words.answer(ply, advice) == f"Played: {played.name}. Best: {line.name}. {line.then}"


def test_nothing_smaller_than_its_own_error_is_named(finished):
    best, _ = told(finished)
    assert [(source.text, source.clear) for source in best.why] == [("Persons +2.1", True)]
    assert best.lead == "Points:"


def test_what_was_played_says_the_points_that_the_others_are_compared_with(finished):
    _, played = told(finished)
    assert (played.lead, played.why) == ("Points at the end: 6.0", ())
    assert "Expected at the end: 6.0" in played.said


def risky(advice, best, played, error=3.0):
    """The same second look with percentages of spoiled harbours."""
    first, own = advice.alternatives
    first = replace(first, points=(*first.points, best), more=(*first.more, (best - played, error)))
    own = replace(own, points=(*own.points, played), more=(*own.more, NONE))
    return replace(advice, alternatives=(first, own))


def test_how_often_the_harbour_is_spoiled_is_told_beside_the_points(finished):
    match, timeline, ply = finished
    words = DecisionWords(match, timeline, SEATS)
    look = advised(timeline, ply, 40, ((2.1, 0.5), (0.4, 0.5)))

    best, played = words.lines(ply, risky(look, 20.4, 8.0))

    assert [(source.text, source.clear) for source in best.why] == [
        ("Persons +2.1", True),
        ("harbour spoiled +12%", True),
    ]
    assert (played.lead, [source.text for source in played.why]) == ("Points at the end: 6.0 ·", ["harbour spoiled 8%"])
    assert "Expected at the end: 6.0 (Persons 5.0, Expeditions 1.0)\nharbour spoiled 8%" in played.said
    assert [source.against for source in best.why] == [False, True], "it is the risk of the best action"
    safer = words.lines(ply, risky(look, 8.0, 20.4))[0].why[1]
    assert (safer.text, safer.against) == ("harbour spoiled −12%", False)
    best, played = words.lines(ply, risky(look, 2.0, 0.0))
    assert [source.text for source in best.why] == ["Persons +2.1"], "smaller than its own error"
    assert not played.why


def test_what_does_not_stand_clear_of_twice_its_error_is_grey_and_the_largest_comes_first(finished):
    best, _ = told(finished, more=((0.7, 0.5), (-1.9, 0.5)))
    assert [(source.text, source.clear) for source in best.why] == [("Expeditions −1.9", True), ("Persons +0.7", False)]
    assert [source.against for source in best.why] == [True, False]


def test_where_no_source_stands_out_that_is_said(finished):
    assert [source.text for source in told(finished, more=(NONE, NONE))[0].why] == ["no clear difference"]


def test_of_too_few_deals_no_points_are_told(finished):
    assert not any(line.why or line.lead for line in told(finished, ends=FEWEST - 1))
    assert not any(line.why or line.lead for line in told(finished, ends=0))


def test_the_chance_is_said_with_its_owner(finished):
    match, timeline, ply = finished
    two_persons = SEATS[0], replace(SEATS[1], level="")
    for seats in (SEATS, two_persons):
        name = seats[timeline.actor(ply)].name
        words = DecisionWords(match, timeline, seats)
        told_of = {
            "Ann": ("Your decision", "Your win chance", f"Before move {ply}: you decide."),
            "Otto": ("Decision: Otto", "Win chance of Otto", f"Before move {ply}: Otto decides."),
        }[name]
        if seats is two_persons:
            told_of = f"Decision: {name}", f"Win chance of {name}", f"Before move {ply}: {name} decides."
        assert (words.title(ply), words.whose(ply), words.before(ply)) == told_of
        assert all(told_of[1] in line.said for line in words.lines(ply, advised(timeline, ply, 0, ())))


def test_where_actions_were_left_out_it_says_how_many_were_looked_at(finished):
    match, timeline, _ = finished
    words, told_of = DecisionWords(match, timeline, SEATS), set()
    for ply in range(1, match.ply + 1):
        count = len(timeline.states[ply - 1].legal())
        if count > 1:
            _, below = words.notes(ply, advised(timeline, ply, 0, ()), given_up=False)
            said = f"Looked at closely: 2 of {count} moves. Up to 40 deals"
            assert below.startswith(said if count > 2 else "Up to 40 deals"), below
            told_of.add(count > 2)

    assert told_of == {True, False}


def test_what_an_action_is_behind_agrees_with_the_chances_beside_it(finished):
    match, timeline, ply = finished
    advice = advised(timeline, ply, 0, ())
    best = replace(advice.alternatives[0], chance=(0.364, 0.01))
    played = replace(advice.alternatives[1], chance=(0.276, 0.01), behind=(-0.088, 0.01))
    lines = DecisionWords(match, timeline, SEATS).lines(ply, replace(advice, alternatives=(best, played)))

    assert [(line.chance, line.behind) for line in lines] == [("36%", ""), ("28%", "−8%")]
    assert "−8% against the best" in lines[1].said


def test_a_game_under_way_tells_no_decisions(finished):
    """They would tell what the others hold."""
    match, timeline, ply = finished
    short = Timeline(match.states[:-1], match.events[:-1], [each.text for each in match.record.plies[:-1]])
    assert DecisionWords(match, timeline, SEATS).is_choice(ply)
    assert not DecisionWords(match, short, SEATS).is_choice(ply)


def alike(key, decision, verb):
    """A position of a game in which two actions of this kind have the same words; with the names of two such lines."""
    for seed in range(20):
        match, random, shown = new_match(key, SEATS, None, seed), Random(seed), presenter(key)
        while not match.finished:
            state, by_words = match.state, {}
            for action in state.legal() if state.decision == decision else ():
                if action[0] == verb:
                    by_words.setdefault(shown.advice(state, action, SEATS), []).append(action)
            found = next((actions for actions in by_words.values() if len(actions) > 1), None)
            if found is not None:
                match.play(found[0])
                timeline = Timeline(match.states, match.events, [ply.text for ply in match.record.plies])
                other = state.game.write(state, found[1])
                advice = Advice(
                    other,
                    0.1,
                    0.01,
                    40,
                    (Alternative(other, (0.5, 0.01), NONE), Alternative("", (0.4, 0.01), (-0.1, 0.01))),
                    7,
                )
                words = DecisionWords(match, timeline, SEATS)
                name = shown.advice(state, found[0], SEATS).rstrip(".")
                return name, [line.name for line in words.lines(match.ply, advice)], words.told(match.ply, advice)
            match.play(random.choice(state.legal()))
    raise AssertionError("no two such actions")


def test_actions_with_the_same_words_are_told_apart_by_their_pieces():
    """A person can move in beside several houses."""
    name, (best, played), told = alike("bruges", "play_card", "recruit")

    assert best != played
    assert all(each.startswith(f"{name}: ") and each.endswith(" house") for each in (best, played))
    assert told == f"Played: {played}. Best: {best}"


def test_where_their_pieces_have_the_same_names_they_are_numbered():
    name, (best, played), told = alike("murano", "place_street", "lay")

    assert (best, played) == (f"1) {name}", f"2) {name}")
    assert told == f"Played: {played}. Best: {best}"
