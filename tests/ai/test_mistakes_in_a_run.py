"""Of several mistakes before luck or another seat intervenes each is charged with what it cost by itself."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.skill import decisions
from app.ai.skill.account import Work, runs
from app.ai.skill.decisions import QUICK, QUICK_FAR, consider_run, continuations
from app.ai.skill.outlook import PastGame
from app.engines import GAMES
from tests.ai.test_skill import a_game, by_policy

POLICY = POLICIES["taverns"]
GOOD, OTHER = ("good",), ("other",)
MISSED, HAD = 0.2, 0.5
"""Chances to win without the good action and with it."""


@pytest.fixture
def missed(monkeypatch):
    """A run in which one action is possible at every decision, worth 0.3 once, and never taken: game and run."""
    played = a_game(GAMES["taverns"].new(2, None, 6), by_policy)
    run = max(runs(played)[:10], key=len)
    noise = Random(1)

    def values(policy, state, ways, limit, rng):
        luck = 0.01 * noise.random()
        return [luck + (HAD if GOOD in way else MISSED) for way in ways]

    monkeypatch.setattr(decisions, "_values", values)
    monkeypatch.setattr(decisions, "sensible", lambda view, policy: [(GOOD,), (OTHER,)])
    return PastGame(played.states, played.actions), run


@pytest.mark.parametrize("effort", [QUICK, QUICK_FAR])
def test_what_could_still_be_made_good_is_charged_where_it_was_not(missed, effort):
    played, run = missed
    assert len(run) > 2

    found = consider_run(played, run, POLICY, effort, Random(1))

    assert found[run[-1]].loss.value == pytest.approx(MISSED - HAD)
    assert [found[position].loss.value for position in run[:-1]] == [0.0] * (len(run) - 1)
    assert [found[position].best for position in run[:-1]] == [played.actions[position] for position in run[:-1]]


def test_the_deep_pass_knows_what_could_be_made_good(missed):
    played, run = missed
    work = Work(played, POLICY, 1)
    first = work.do(("decisions", run))

    again = [work.do(("decision again", position, first[position])) for position in run]

    assert [each.loss.value for each in again] == pytest.approx([0.0] * (len(run) - 1) + [MISSED - HAD])


def test_a_mistake_that_nothing_made_good_is_charged(monkeypatch, missed):
    """The better action is possible at the first decision only."""
    played, run = missed
    first = played.states[run[0]]
    monkeypatch.setattr(type(first), "resample", lambda self, seat, rng: self)
    monkeypatch.setattr(decisions, "sensible", lambda view, policy: [(GOOD if view is first else OTHER,)])

    found = consider_run(played, run, POLICY, QUICK, Random(1))

    assert {position: each.loss.value for position, each in found.items() if each.deals} == {
        run[0]: pytest.approx(MISSED - HAD)
    }


def test_a_seat_goes_on_as_it_did_or_as_it_should_have():
    did = (("one",), ("two",), ("three",))

    assert continuations(did, 7, {}) == [did]
    assert continuations(did, 7, {7: ("better",), 11: ("later",)}) == [did], "neither before nor after them"
    assert continuations(did, 7, {9: ("better",), 10: ("also",)}) == [did, (("one",), ("better",))]
    assert continuations((), 7, {8: ("better",)}) == [()]
