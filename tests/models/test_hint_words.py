"""A hint in words: nothing smaller than its own error is named, and nothing is promised that luck decides."""

from functools import cache
from random import Random

import pytest

from app.ai.hint_reason import HintReason, IntendedStep
from app.ai.skill.ledger import NOTHING, Estimate
from app.engines import GAMES
from app.engines.contract import NOBODY
from app.match.seats import Seat
from app.models.games import presenter
from app.models.hint_words import Certainty, HintWords, certainty
from tests.models.play import clean

MORE = "F2 once more: what comes after it."
SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))


@cache
def decisions(key):
    """Positions of a game in which there is something to choose."""
    random, found = Random(3), []
    for options in ({}, dict(GAMES[key].all_modules)):
        state = GAMES[key].new(2, options, 3)
        while state.actor != NOBODY and len(found) < 250:
            if len(state.legal()) > 1:
                found.append(state.clone())
            state.apply(random.choice(state.legal()))
    return found


def about(value, error):
    return Estimate(value, error * error)


def reason(ahead=NOTHING, points=NOTHING, more=(), deals=40, ends=20):
    return HintReason(ahead, points, tuple(more), deals, ends, ())


def words_of(key="port_royal", at=0):
    """The words of a hint, and an action to compare it with."""
    state = decisions(key)[at]
    words = HintWords(presenter(key), state, state.legal()[0], SEATS)
    return words, words.next_best([(action, 0.5) for action in state.legal()])


@pytest.mark.parametrize(
    ("ahead", "found"),
    [
        (about(0.06, 0.01), Certainty.CLEAR),
        (about(0.03, 0.01), Certainty.SMALL),
        (about(0.06, 0.04), Certainty.LIKELY),
        (about(0.06, 0.07), Certainty.EVEN),
        (about(0.004, 0.0), Certainty.EVEN),
        (about(-0.06, 0.04), Certainty.EVEN),
        (about(-0.06, 0.01), Certainty.DOUBTFUL),
        (NOTHING, Certainty.EVEN),
    ],
)
def test_how_sure_it_is_comes_from_the_difference_and_its_error(ahead, found):
    assert certainty(reason(ahead), 2) is found


def test_who_plays_alone_goes_by_points():
    assert certainty(reason(points=about(3.0, 0.5)), 1) is Certainty.CLEAR
    assert certainty(reason(points=about(0.5, 0.1)), 1) is Certainty.SMALL
    assert certainty(reason(points=NOTHING), 1) is Certainty.EVEN


def test_sources_that_are_clear_are_named_with_their_difference():
    words, other = words_of()
    said = words.why(reason(about(0.06, 0.01), more=[about(2.1, 0.5), about(0.4, 0.3)]), other).line

    assert said.startswith("Clearly weaker: ")
    assert said.endswith(
        f" Of 100 games it wins 4 to 8 fewer. By the end the hint brings more points: Persons\xa0+2.1. {MORE}"
    )


def test_what_is_smaller_than_its_error_is_no_number():
    """The words "+38% (±52)" told a newcomer nothing."""
    words, other = words_of()

    said = words.why(reason(about(0.38, 0.26)), other).line

    assert said.endswith(f" By how many wins is not clear yet. {MORE}")
    assert not any(sign in said for sign in ("±", "%", "38"))
    assert "98 to 100 fewer" in words.why(reason(about(0.99, 0.001)), other).line


def test_where_nothing_is_clear_what_stands_out_of_its_error_is_named_as_a_guess():
    words, other = words_of()
    said = words.why(reason(more=[about(0.6, 0.5), about(0.4, 0.5)]), other).line

    assert said.startswith("About as good: ")
    assert said.endswith(" By the end the hint may bring more points: Persons\xa0+0.6. " + MORE)


def test_a_guess_that_speaks_against_a_hint_is_no_reason_for_it():
    """ "About as good: take the 3. Points by the end with the hint, perhaps: tavern cards −2.4." """
    words, other = words_of()

    assert words.why(reason(more=[about(-0.6, 0.5), about(0.4, 0.5)]), other).line.endswith(
        f" No clear difference in 40 deals. {MORE}"
    )


def test_where_a_source_is_clear_and_the_whole_is_not_both_is_said():
    """ "About as good: ... Buildings +6.9." left open why that was no better."""
    words, other = words_of()
    said = words.why(reason(more=[about(6.9, 0.5)]), other).line

    assert said.startswith("About as good: ")
    told = "By the end the hint brings more points: Persons\xa0+6.9, but all in all no clear difference."
    assert said.endswith(f" {told} {MORE}")


def test_what_speaks_against_a_better_hint_is_no_reason_for_it():
    """ "A little weaker: pass. Difference in points by the end: Buildings −5.4." left a newcomer at a loss."""
    words, other = words_of()
    ahead, against = about(0.02, 0.004), [about(-5.2, 2.3), about(0.5, 0.4)]

    for points in (about(-4.7, 4.2), NOTHING):
        said = words.why(reason(ahead, points, against), other).line
        assert said.endswith(f" Of 100 games it wins 1 to 3 fewer. {MORE}")
    said = words.why(reason(ahead, about(-4.7, 1.5), against), other).line
    assert said.endswith(f" The hint gives up points for that: Persons\xa0−5.2. {MORE}")


def test_what_a_hint_costs_stands_behind_what_it_brings():
    words, other = words_of()
    said = words.why(reason(about(0.06, 0.01), more=[about(-0.4, 0.1), about(2.1, 0.5)]), other).line

    assert "the hint brings more points: Expeditions\xa0+2.1, Persons\xa0−0.4." in said


def test_points_to_come_are_not_called_points_so_far():
    """ "By the end the hint brings more points: Points so far +2.2." """
    words, other = words_of("bruges")
    said = words.why(reason(about(0.06, 0.01), more=[about(2.2, 0.5)]), other).line

    assert "By the end the hint brings more points: During the game\xa0+2.2." in said


def test_a_small_difference_that_is_sure_has_its_number():
    """ "By how many wins is not clear yet", of 0.9 in 100 with an error of 0.1."""
    words, other = words_of()

    assert "Of 100 games it wins about 1 fewer." in words.why(reason(about(0.009, 0.001)), other).line


def test_where_nothing_stands_out_that_is_said():
    words, other = words_of()

    assert words.why(reason(more=[about(0.4, 0.5), NOTHING]), other).line.endswith(
        f"No clear difference in 40 deals. {MORE}"
    )


def test_of_too_few_deals_nothing_is_told():
    words, other = words_of()

    assert words.why(reason(about(0.3, 0.01), deals=4), other) == words.alone()
    said = words.why(reason(about(0.3, 0.01), more=[about(2.1, 0.1)] * 2, ends=4), other).line
    assert "points" not in said
    assert said.endswith("Of 100 games it wins 28 to 32 fewer. " + MORE)
    assert words.why(reason(about(0.3, 0.01)), None) == words.alone()


def test_where_there_is_nothing_else_to_choose_that_is_said(monkeypatch):
    state = decisions("port_royal")[0].clone()
    (action, *_) = state.legal()
    monkeypatch.setattr(type(state), "legal", lambda _: [action])

    said = HintWords(presenter("port_royal"), state, action, SEATS).why(reason(deals=0), None).line

    assert "There is nothing else to choose." in said


@pytest.mark.parametrize("key", list(GAMES))
def test_every_hint_is_whole_and_compared_with_something_else(key):
    for at in range(0, len(decisions(key)), 29):
        state = decisions(key)[at]
        n_sources = len(state.game.score_parts(state, 0))
        words, other = words_of(key, at)
        name = words.first(None).title
        assert other is None or HintWords(presenter(key), state, other, SEATS).first(None).title != name
        found = reason(about(0.06, 0.01), more=[about(1.5, 0.5)] * n_sources)
        for text in (words.first(other), words.alone(), words.why(found, other), words.plan_to_come(), words.plan(())):
            assert text.title.startswith("Hint: ")
            assert clean(text.title + text.line), text
            assert ".." not in text.line
        assert words.alone().line


@pytest.mark.parametrize("key", list(GAMES))
def test_no_reason_says_that_nothing_is_brought(key):
    for state in decisions(key):
        for action in state.legal()[:12]:
            said = presenter(key).reason(state, action)
            assert "bring 0 " not in said
            assert "brings 0 " not in said


@pytest.mark.parametrize("key", list(GAMES))
def test_what_follows_is_numbered_in_the_words_of_a_hint(key):
    state = decisions(key)[0]
    words, _ = words_of(key)
    step = IntendedStep(state.legal()[1], (state, state), 1.0)

    (planned,) = words.steps([step])
    told = words.plan([planned])

    name = presenter(key).advice(state, state.legal()[1], SEATS).rstrip(".")
    assert planned.words == name
    assert planned.keys
    assert told.line.startswith("1. ")
    assert told.line.endswith(f"2. {name}")


def test_what_follows_ends_where_its_words_depend_on_what_is_not_known():
    words, _ = words_of("port_royal")
    ships = [state for state in decisions("port_royal") if state.decision == "repel_ship"]
    action = ("accept",)
    names = {presenter("port_royal").advice(state, action, SEATS): state for state in ships}
    one, two = list(names.values())[:2]

    assert len(words.steps([IntendedStep(action, (one, one), 0.9)])) == 1
    assert words.steps([IntendedStep(action, (one, two), 0.9)]) == []
