"""What speaks for a hint: points by source against the next best, and what follows; on a tiny game and on real ones."""

from random import Random

import pytest

from app.ai import POLICIES
from app.ai.hint_reason import COMMON_SHARE, MIN_DEALS, POSITIONS, STEPS, reason_for
from app.ai.skill.ledger import NOTHING
from app.engines import GAMES
from app.engines.contract import NOBODY
from tests.ai.toy import NeverCareless, ToyPolicy, a_toy

POLICY = ToyPolicy()
DRAW, BANK = ("draw",), ("bank",)


def test_the_better_action_is_ahead_in_chances_and_points():
    """Three points win at once; to draw risks the skull."""
    found = reason_for(a_toy(points=(7, 9), pot=3), [BANK], 0, POLICY, 1, 60)

    assert found.deals == found.ends == 60
    assert found.ahead.value > 2 * found.ahead.error > 0.0
    assert found.points.value == pytest.approx(sum(each.value for each in found.more))
    assert len(found.more) == 2


def test_what_follows_is_played_with_care():
    """As in a review: of those who play carelessly nobody can tell what an action is good for."""
    state = a_toy(points=(7, 9), pot=3)

    assert reason_for(state, [BANK], 0, NeverCareless(), 1, 20) == reason_for(state, [BANK], 0, POLICY, 1, 20)


def test_an_action_that_comes_to_the_same_differs_in_nothing():
    """Both meet the same deals: no luck is left between them."""
    found = reason_for(a_toy(points=(2, 2), pot=2), [DRAW], 0, POLICY, 1, 40)

    assert (found.ahead, found.points, *found.more) == (NOTHING,) * 4


def test_without_another_action_only_what_follows_is_told():
    found = reason_for(a_toy(deck=[1] * 9), [DRAW], -1, POLICY, 1, 20)

    assert (found.deals, found.ends, found.more) == (0, 0, ())
    assert [step.action for step in found.line][:2] == [DRAW, DRAW]


def test_what_follows_is_what_most_deals_have_in_common():
    """Only threes are left: another one is drawn, then six points are banked."""
    found = reason_for(a_toy(deck=[3] * 9), [DRAW], -1, POLICY, 1, 20)

    assert [step.action for step in found.line][:2] == [DRAW, BANK]
    assert [step.share for step in found.line][:2] == [1.0, 1.0]
    assert len(found.line) <= STEPS
    for step in found.line:
        assert len(step.positions) <= POSITIONS
        assert all(step.action in position.legal() for position in step.positions)


def test_what_luck_decides_is_not_told():
    """After a draw one draws on or banks, as the cards have it; neither happens in more than half of the deals."""
    found = reason_for(a_toy(pot=3, points=(0, 0), deck=[0, 1, 2, 3, 0, 1, 2, 3]), [DRAW], 1, POLICY, 1, 60)

    assert all(step.share > COMMON_SHARE for step in found.line)
    assert len(found.line) < STEPS


def test_a_plan_is_followed_before_the_rollout_policy():
    state = a_toy(deck=[1] * 30)

    assert reason_for(state, [DRAW, BANK], -1, POLICY, 1, 10).line[0].action == BANK
    assert reason_for(state, [DRAW], -1, POLICY, 1, 10).line[0].action == DRAW


def test_few_deals_are_played_even_when_time_is_up_unless_somebody_says_stop(monkeypatch):
    clock = iter(range(10**9))
    monkeypatch.setattr("app.ai.hint_reason.perf_counter", lambda: next(clock) / 1000)
    late = reason_for(a_toy(pot=2), [DRAW], 1, POLICY, 1, 10**6, 0.4)

    assert MIN_DEALS <= late.ends <= late.deals < 10**6
    assert reason_for(a_toy(pot=2), [DRAW], 1, POLICY, 1, 100, stop=lambda: True).deals == 0


def late_position(key):
    """A decision near the end of a game, so that few plies are left to be played."""
    state, random, last = GAMES[key].new(2, {}, 5), Random(5), []
    while state.actor != NOBODY:
        if len(state.legal()) > 1:
            last = [*last[-29:], state.clone()]
        state.apply(random.choice(state.legal()))
    return last[0]


@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_is_explained_by_its_sources(key):
    """They add up to the points, and what follows are decisions of the same seat."""
    state = late_position(key)
    view = state.resample(state.actor, Random(1))
    plan, policy = [view.legal()[0]], POLICIES[key]

    found = reason_for(view, plan, 1, policy, 3, 2)

    assert found.deals == found.ends == 2
    assert len(found.more) == len(state.game.score_parts(state, 0))
    assert found.points.value == pytest.approx(sum(each.value for each in found.more))
    assert all(position.actor == state.actor for step in found.line for position in step.positions)
