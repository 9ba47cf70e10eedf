"""A second look at decisions, on a tiny game and on a real one."""

from random import Random

import pytest

from app.ai import POLICIES, decision_review
from app.ai.decision_review import GAIN_ERROR, MAX_CANDIDATES, Measured, compare, count_points, measure, reconsider
from app.ai.player import Budget
from app.ai.playouts import at_least, play_on
from app.ai.skill.ledger import NOTHING, Estimate
from app.engines import GAMES
from app.engines.contract import NOBODY
from tests.ai.toy import NeverCareless, Toy, ToyPolicy, a_toy

POLICY = ToyPolicy()
BUDGET = Budget(iterations=100)
DRAW, BANK = 0, 1
DRAWN, BANKED = ("draw",), ("bank",)
NOTHING_KNOWN = Estimate(0.0, 1.0)


def test_what_a_master_would_do_too_gains_nothing():
    """Ten points can be banked: the game is won."""
    state = a_toy(points=(7, 9), pot=3)

    found = reconsider(state, BANK, POLICY, BUDGET, 20, 1)

    assert (found.index, found.gain, found.error) == (BANK, 0.0, 0.0)


def test_a_mistake_is_found_and_weighed():
    """Drawing instead of winning risks the skull, and the other one is about to win."""
    state = a_toy(points=(7, 9), pot=3)

    found = reconsider(state, DRAW, POLICY, BUDGET, 60, 1)

    assert found.index == BANK
    assert found.runs == 60
    assert 0.05 < found.gain <= 1.0
    assert 0.0 < found.error < 0.1


def test_luck_is_no_mistake():
    """Only threes are left, drawing wins: that it was not banked is right, whatever comes."""
    state = a_toy(points=(5, 9), pot=2, deck=[3, 3, 3])

    assert reconsider(state, DRAW, POLICY, BUDGET, 20, 1).gain == 0.0
    assert reconsider(state, BANK, POLICY, BUDGET, 20, 1).gain > 0.05


class Impatient(ToyPolicy):
    """Never banks: makes nothing of what a turn begins."""

    def playout(self, state, rng):
        return (("draw",),)


def test_a_turn_is_judged_by_how_it_really_went_on():
    """Whoever drew to bank the next card made no mistake, whatever the rollout policy would have made of it."""
    state = a_toy(points=(7, 9), pot=1, deck=[3, 3, 3, 0])
    unknown = reconsider(state, DRAW, Impatient(), BUDGET, 60, 1)
    known = reconsider(state, DRAW, Impatient(), BUDGET, 60, 1, continuations=[(BANKED,)])

    own, other = (next(each for each in found.candidates if each.index == DRAW) for found in (known, unknown))
    assert [each.index for each in known.candidates].count(DRAW) == 1
    assert own.chance.value > other.chance.value + 0.2
    assert known.gain < unknown.gain


def test_a_mistake_later_in_the_turn_is_not_charged_to_the_action_before_it():
    state = a_toy(points=(7, 9), pot=1, deck=[3, 3, 3, 0])
    found = reconsider(state, DRAW, POLICY, BUDGET, 60, 1, continuations=[(DRAWN, DRAWN, DRAWN)])

    assert found == reconsider(state, DRAW, POLICY, BUDGET, 60, 1)


def test_of_several_continuations_the_best_counts():
    state = a_toy(points=(7, 9), pot=1, deck=[3, 3, 3, 0])
    good, bad = (BANKED,), (DRAWN, DRAWN, DRAWN)
    either, one = (
        reconsider(state, DRAW, Impatient(), BUDGET, 60, 1, continuations=ways) for ways in ([bad, good], [good])
    )

    assert either == one
    assert either.gain < reconsider(state, DRAW, Impatient(), BUDGET, 60, 1, continuations=[bad]).gain


def test_what_follows_a_decision_is_played_with_care():
    """Of those who play carelessly nobody can tell what an action is good for: neither here, nor in points."""
    state = a_toy(points=(7, 9), pot=3)

    for look in (
        lambda policy: reconsider(state, DRAW, policy, BUDGET, 20, 1),
        lambda policy: count_points(state, [(BANKED,), (DRAWN,)], policy, 1, 4, 0),
    ):
        assert look(NeverCareless()) == look(POLICY)


def test_stop_ends_the_comparison():
    state = a_toy(points=(7, 9), pot=3)

    assert reconsider(state, DRAW, POLICY, BUDGET, 1000, 1, lambda: True).runs == 2


@pytest.mark.parametrize("key", list(GAMES))
def test_where_time_is_short_the_best_and_the_played_action_meet_most_deals(key, monkeypatch):
    """What is told of these two is what all deals say; the others stay beside them as the first deals had it."""
    view, policy = a_position(key), POLICIES[key]
    played = []
    follow = decision_review.follow

    def counted(state, way, turn_over):
        played.append(way[0])
        follow(state, way, turn_over)

    monkeypatch.setattr(decision_review, "follow", counted)
    looks = []
    for hurry in (lambda: False, lambda: True):
        played.clear()
        looks.append((reconsider(view, 0, policy, Budget(iterations=4), 12, 2, hurry=hurry), len(played)))
    (all_of_it, calls), (found, fewer) = looks

    assert found.runs == all_of_it.runs == 12
    if len(all_of_it.candidates) > 3:
        assert fewer < calls
    if found.index == all_of_it.index:
        assert (found.gain, found.error) == (all_of_it.gain, all_of_it.error)
    best = found.candidates[0]
    for each in found.candidates[1:]:
        assert each.chance.value == pytest.approx(best.chance.value + each.behind.value)
    assert {each.index for each in found.candidates} == {each.index for each in all_of_it.candidates}


def test_however_short_time_is_all_actions_meet_some_deals():
    state = a_toy(points=(7, 9), pot=3)
    asked = []

    found = reconsider(state, DRAW, POLICY, BUDGET, 20, 1, hurry=lambda: asked.append(1) or True)

    assert found == reconsider(state, DRAW, POLICY, BUDGET, 20, 1), "there are only two"
    assert len(asked) == 1, "after the first deals, and then no more"


@pytest.mark.parametrize("key", list(GAMES))
def test_what_was_played_and_the_best_go_on_until_it_is_known_how_far_apart_they_are(key):
    view, policy = a_position(key), POLICIES[key]
    taken = len(view.legal()) - 1
    few, more = (reconsider(view, taken, policy, Budget(iterations=4), 6, 2, most=most) for most in (0, 18))

    assert few.runs == 6
    assert 6 <= more.runs <= 18
    assert more.runs == 18 or more.error <= GAIN_ERROR
    assert {each.index for each in few.candidates} == {each.index for each in more.candidates}
    assert more == reconsider(view, taken, policy, Budget(iterations=4), 6, 2, most=18), "the same seed, the same deals"


def test_a_comparison_ends_where_the_error_is_small():
    """Nothing but threes: every deal ends alike."""
    state = a_toy(points=(5, 9), pot=2, deck=[3, 3, 3])

    assert reconsider(state, BANK, POLICY, BUDGET, 16, 1, most=1000).runs == 16


def test_where_nothing_is_better_the_error_tells_what_so_few_deals_leave_open():
    state = a_toy(points=(0, 0), pot=4)
    few, many = (reconsider(state, DRAW, POLICY, BUDGET, 16, 1, most=most) for most in (0, 4000))

    assert (few.index, few.gain) == (many.index, many.gain) == (DRAW, 0.0)
    assert few.error > many.error
    assert many.error <= GAIN_ERROR


@pytest.mark.parametrize("key", list(GAMES))
def test_a_review_that_goes_on_later_meets_the_deals_that_it_would_have_met(key):
    view, policy = a_position(key), POLICIES[key]
    actions = view.legal()
    ways = (actions[0],), (actions[-1],)
    known = measure(view, ways, policy, 7, Measured(NOTHING_KNOWN, 0), 8, 0.0)

    at_once, later = (measure(view, ways, policy, 7, begun, 24, 0.0) for begun in (Measured(NOTHING_KNOWN, 0), known))

    assert known.runs == 8
    assert at_once.runs == later.runs == 24 or min(known.gain.error, at_once.gain.error) <= GAIN_ERROR
    assert later.gain.value == pytest.approx(at_once.gain.value)
    assert later.gain.error == pytest.approx(at_once.gain.error, rel=0.5, abs=1e-9)
    assert later.runs > known.runs or known.gain.error <= GAIN_ERROR


def test_it_ends_where_enough_is_known_or_time_is_over():
    state = a_toy(points=(0, 0), pot=4)
    ways, nothing = ((DRAWN,), (BANKED,)), Measured(NOTHING_KNOWN, 0)

    found = measure(state, ways, POLICY, 1, nothing, 100_000, 0.0)

    assert found.gain.error <= GAIN_ERROR
    assert found.runs < 100_000
    assert measure(state, ways, POLICY, 1, found, 100_000, 0.0) is found
    assert measure(state, ways, POLICY, 1, nothing, 100_000, 0.0, lambda: True) is nothing
    assert measure(state, ways, POLICY, 1, nothing, 1, 0.0) is nothing, "a single deal tells no error"
    assert measure(state, ways, POLICY, 1, nothing, 100_000, 1e-9).runs == 0


def test_an_action_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="taken: 2 of 2"):
        reconsider(a_toy(pot=3), 2, POLICY, BUDGET, 4, 1)


class Twice(Toy):
    """Banking has two names."""

    def __init__(self, toy):
        vars(self).update(vars(toy.clone()))

    def legal(self):
        known = super().legal()
        return [*known, ("bank", "again")] if len(known) > 1 else known

    def apply(self, action):
        super().apply(action[:1])

    def clone(self):
        return Twice(super())


def a_position(key):
    """Some decision between three actions or more, as the seat to act knows it."""
    state = GAMES[key].new(2, {}, 5)
    random = Random(5)
    while len(state.legal()) < 3 or state.turn < 4:
        state.apply(state.legal()[int(random.random() * len(state.legal()))])
    return state.resample(state.actor, random)


def mean_points(state, index, seed, deals):
    """Points of the seat to act after an action, all deals of a comparison played on to the end."""
    points = 0
    for number in range(deals):
        rng = Random((seed << 16) + number)
        deal, luck = rng.getrandbits(53), rng.getrandbits(53)
        world = POLICY.world(state, state.actor, Random(deal))
        seat, action = world.actor, world.legal()[index]
        world.apply(action)
        play_on(world, POLICY, at_least(POLICY, state), Random(luck))
        points += play_on(world, POLICY, lambda _: False, Random(luck)).scores()[seat]
    return points / deals


@pytest.mark.quick_for("taverns", "bruges")
@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_can_be_reconsidered(key):
    """The position and the action are left alone; the same seed finds the same."""
    view = a_position(key)
    before = view.digest()

    first, second = (reconsider(view, 0, POLICIES[key], Budget(iterations=4), 3, 2) for _ in range(2))

    assert first == second
    assert view.digest() == before
    assert -1.0 <= first.gain <= 1.0
    assert first.runs == 3


@pytest.mark.quick_for("murano", "port_royal")
@pytest.mark.parametrize("key", list(GAMES))
def test_the_taken_action_is_listed_whatever_it_is_and_the_best_comes_first(key):
    """Beside it five at most, each with its chance and how far it is behind the best one in the same deals."""
    state = a_position(key)
    for taken in range(0, len(state.legal()), max(1, len(state.legal()) // 3)):
        found = reconsider(state, taken, POLICIES[key], Budget(iterations=2), 3, 2)

        listed = [each.index for each in found.candidates]
        assert taken in listed
        assert listed[0] == found.index
        assert len(set(listed)) == len(listed) <= MAX_CANDIDATES + 1
        own, best = found.candidates[listed.index(taken)], found.candidates[0]
        assert (best.behind.value, best.behind.error) == (0.0, 0.0)
        assert own.behind.value == pytest.approx(-found.gain)
        # where nothing is better, the error is what the deals leave open
        assert own.behind.error == (0.0 if taken == found.index else pytest.approx(found.error))
        for each in found.candidates:
            assert each.behind.value == pytest.approx(each.chance.value - best.chance.value)
        others = [each.chance.value for each in found.candidates[1:]]
        assert others == sorted(others, reverse=True)


def test_of_actions_that_come_to_the_same_one_is_listed():
    """Banking by either name: the one that was taken is, and it is no mistake."""
    found = reconsider(Twice(a_toy(points=(2, 2), pot=2)), 2, POLICY, BUDGET, 60, 1)

    assert sorted(each.index for each in found.candidates) == [DRAW, 2]


def test_the_points_are_those_of_the_deals_of_the_comparison_and_sum_to_the_score():
    state = a_toy(points=(7, 9), pot=3)

    found = count_points(state, [(BANKED,), (DRAWN,)], POLICY, 1, 40, 0.0)

    assert found.deals == 40
    assert [sum(each) for each in found.means] == pytest.approx([10.0, mean_points(state, DRAW, 1, 40)])
    assert found.more[1] == ((NOTHING,) * 2)
    behind = sum(each.value for each in found.more[0])
    assert behind == pytest.approx(sum(found.means[0]) - sum(found.means[1]))


def test_the_errors_are_those_of_differences_in_common_deals():
    """What luck gives both does not count: two actions that never differ have no error, however much luck there is."""
    state = a_toy(points=(2, 2), pot=2)

    found = count_points(state, [(DRAWN,), (DRAWN,), (BANKED,)], POLICY, 1, 40, 0.0)

    assert found.more[0] == found.more[1]
    assert all(each.error > 0.0 for each in found.more[0])
    assert count_points(state, [(BANKED,), (BANKED,)], POLICY, 1, 40, 0.0).more[0] == (NOTHING, NOTHING)


def test_points_are_counted_after_what_really_followed():
    """As the chance is: drawn to bank the next card, or to be drawn on by somebody who never banks."""
    state = a_toy(points=(7, 9), pot=1, deck=[3, 3, 3, 0])
    known = reconsider(state, DRAW, Impatient(), BUDGET, 60, 1, continuations=[(BANKED,)])
    own = next(each for each in known.candidates if each.index == DRAW)
    assert own.further == (BANKED,)

    planned, alone = [(DRAWN, *own.further)], [(DRAWN,)]
    found, other = (count_points(state, ways, Impatient(), 1, 40, 0.0) for ways in (planned, alone))

    assert sum(found.means[0]) > sum(other.means[0]) + 1


def test_a_deal_that_is_stopped_on_its_way_does_not_count():
    asked = iter([False] * 30)
    state = a_toy(points=(2, 2), pot=2)

    found = count_points(state, [(DRAWN,), (BANKED,)], POLICY, 1, 1000, 0.0, lambda: next(asked, True))

    assert 0 < found.deals < 1000
    assert count_points(state, [(DRAWN,), (BANKED,)], POLICY, 1, 1000, 0.0, lambda: True).means == ((), ())


@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_says_where_its_points_come_from(key):
    """In as many parts throughout the game."""
    state, random = GAMES[key].new(2, {}, 5), Random(5)
    lengths = set()
    while state.actor != NOBODY:
        for seat, score in enumerate(state.scores()):
            parts = state.game.score_parts(state, seat)
            assert sum(parts) == score
            lengths.add(len(parts))
        state.apply(state.legal()[int(random.random() * len(state.legal()))])
    assert len(lengths) == 1


def test_an_action_that_was_left_out_meets_the_same_deals_beside_the_best():
    """Its figures are those that the comparison would have told had it been listed."""
    state = a_toy(points=(7, 9), pot=3)
    listed = reconsider(state, DRAW, POLICY, BUDGET, 60, 1)

    found = compare(state, (BANKED,), DRAW, POLICY, 1, 60, 0.0)

    assert found == next(each for each in listed.candidates if each.index == DRAW)
    assert compare(state, (BANKED,), BANK, POLICY, 1, 60, 0.0).behind == NOTHING
    with pytest.raises(ValueError, match="2 of 2"):
        compare(state, (BANKED,), 2, POLICY, 1, 4, 0.0)


def test_who_wants_to_know_at_once_gets_two_deals():
    state = a_toy(points=(7, 9), pot=3)

    assert compare(state, (BANKED,), DRAW, POLICY, 1, 1000, 0.0, lambda: True).behind.error >= 0.0


def test_a_turn_may_begin_with_another_of_its_actions():
    """What is tried is followed by the rest of the best turn, where that comes to more than the rollout policy."""
    state = a_toy(points=(7, 9), pot=1, deck=[3, 3, 3, 0])

    found = compare(state, (BANKED,), DRAW, Impatient(), 1, 60, 0.0)

    assert found.further == (BANKED,)
    alone = reconsider(state, DRAW, Impatient(), BUDGET, 60, 1)
    assert found.chance.value > next(each for each in alone.candidates if each.index == DRAW).chance.value + 0.2


def test_what_a_turn_does_twice_is_left_to_do_once():
    state = a_toy(points=(7, 9), pot=1, deck=[3, 3, 3, 0])

    found = compare(state, (BANKED, DRAWN, DRAWN), DRAW, Impatient(), 1, 20, 0.0)

    assert found.further == (BANKED, DRAWN)


def at_risk():
    """A position of Port Royal in which the next card may spoil the harbour, and its player may stop."""
    for seed in range(50):
        state, random = GAMES["port_royal"].new(2, None, seed), Random(seed)
        for _ in range(80):
            legal = state.legal()
            if {("draw",), ("stop",)} <= set(legal) and state.colours.bit_count() == 3:
                return state
            state.apply(random.choice(legal))
    raise AssertionError("no harbour with three colours")


def test_how_often_the_turn_ends_with_a_setback_is_told_beside_the_points():
    """Port Royal's spoiled harbour, by whatever follows in that turn, and in no other one."""
    state, policy = at_risk(), POLICIES["port_royal"]
    ways = [(("draw",),), (("stop",),)]

    found = count_points(state, ways, policy, 1, 40, 0.0)

    n = len(state.game.score_parts(state, state.actor))
    assert [len(each) for each in found.means] == [n + 1, n + 1]
    drawn, stopped = (each[n] for each in found.means)
    assert 10.0 < drawn < 80.0
    assert stopped == 0.0
    assert found.more[0][n].value == pytest.approx(drawn)
    assert found.more[0][n].error > 0.0


def test_only_the_rest_of_the_turn_is_looked_at_for_setbacks(monkeypatch):
    """After stopping there is none, whoever spoils a harbour in the turns that follow."""
    state, policy = at_risk(), POLICIES["port_royal"]
    spoiled = []
    is_setback = decision_review.Comparison._is_setback  # noqa: SLF001 - it sees every event of the turn

    def seen(comparison, event):
        spoiled.append(event[0] == "bust")
        return is_setback(comparison, event)

    monkeypatch.setattr(decision_review.Comparison, "_is_setback", seen)
    stopped = count_points(state, [(("stop",),)], policy, 1, 20, 0.0)
    assert spoiled
    assert not any(spoiled), "nobody reveals in the rest of the turn"
    assert stopped.means[0][-1] == 0.0


def test_points_are_the_same_whether_setbacks_are_noted_or_not(monkeypatch):
    state, policy = at_risk(), POLICIES["port_royal"]
    ways = [(("draw",),), (("stop",),)]
    noted = count_points(state, ways, policy, 1, 20, 0.0)
    monkeypatch.setattr(type(state.game), "setbacks", frozenset())

    plain = count_points(state, ways, policy, 1, 20, 0.0)

    assert [each[:-1] for each in noted.means] == list(plain.means)
