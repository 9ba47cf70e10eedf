"""Decisions that the first look leaves open are looked at again, so that their sum is told with a small error."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from app.ai.decision_review import Candidate, DecisionReview, Measured
from app.ai.skill.ledger import NOTHING, Estimate
from app.models.review.analysis import kept_values
from app.models.review.skill import ShareChange
from app.session.deepening import DECISIONS_ERROR, DECISIONS_PART, MOST_LOOKS, unsettled
from tests.weighed import invented

OPEN = 0.03


def left_open(part, error=OPEN, loss=0.0):
    """Every third decision is hardly known, those of later turns a little better; each has lost ``loss``."""
    found = invented(part, lambda ply: 0.0, lambda at, state: 0.0)
    return replace(
        found,
        decisions={
            position: replace(each, loss=Estimate(-loss, (error - 1e-5 * position if position % 3 == 0 else 1e-4) ** 2))
            for position, each in found.decisions.items()
        },
    )


def second_looks(bench):
    """Answer all that is asked for, luck as well; gives the positions of second looks."""
    asked = []
    while bench.asker.second or bench.tell_all(left_open):
        state, _ = bench.asker.advise(bench.asker.second[0][2], 0.0, 0.0)
        asked.append(next(at for at, each in enumerate(bench.timeline.states) if each is state))
        QCoreApplication.processEvents()
    return asked


def looked_at(bench, error):
    """A second look for every decision that is asked for: another action is 3 % better, known with an error."""
    while bench.asker.second or bench.tell_all(left_open):
        request_id, state, taken = bench.asker.second.pop(0)
        other = (taken + 1) % len(state.legal())
        rows = (
            Candidate(other, Estimate(0.6, 0.01**2), NOTHING),
            Candidate(taken, Estimate(0.57, 0.02**2), Estimate(-0.03, error**2)),
        )
        bench.asker.report(("reconsidered", request_id, DecisionReview(other, 0.03, error, 40, rows, 7)))
        QCoreApplication.processEvents()


def hardly_known(bench, seat):
    """Positions of a seat's decisions that are left open, the least known first."""
    verdicts = bench.analysis.skill().verdicts
    found = [at for at, each in verdicts.items() if each.loss.error > 0.5 * OPEN]
    return sorted(at for at in found if bench.timeline.actor(at + 1) == seat)


@pytest.fixture
def weighed(over):
    """A game of which luck and decisions are known."""
    over.start()
    over.tell_all(left_open)
    return over


def test_first_the_decisions_of_the_person_then_those_of_the_others(weighed, until):
    """Training questions wait for the former only."""
    completed, others = [], hardly_known(weighed, 1)
    own = hardly_known(weighed, 0)
    weighed.analysis.completed.connect(completed.append)
    assert len(own) > MOST_LOOKS
    assert len(others) > MOST_LOOKS
    assert not weighed.analysis.looked_through

    asked = second_looks(weighed)

    assert asked == [*own[:MOST_LOOKS], *others[:MOST_LOOKS]]
    assert weighed.analysis.looked_through
    until(lambda: completed == [weighed.id])


def test_what_is_known_well_enough_together_is_left_alone(over):
    over.start()
    over.tell_all(lambda part: left_open(part, 0.004))

    asked, skill = second_looks(over), over.analysis.skill()

    for seat in range(2):
        errors = {at: each.loss.error for at, each in skill.verdicts.items() if over.timeline.actor(at + 1) == seat}
        first_errors = [0.004 - 1e-5 * at for at in asked if over.timeline.actor(at + 1) == seat]
        assert skill.totals(seat)[1].error <= DECISIONS_ERROR
        assert not first_errors or sum(error**2 for error in (*errors.values(), first_errors[-1])) > DECISIONS_ERROR**2


def test_a_large_sum_need_not_be_known_to_the_point(over):
    """Three chances to win were given away: nobody asks whether it were four points more."""
    over.start()
    over.tell_all(lambda part: left_open(part, 0.008, 0.05))

    own = over.analysis.skill().totals(0)[1]

    assert own.value < -2.0
    assert DECISIONS_ERROR < own.error < DECISIONS_PART * abs(own.value)
    assert second_looks(over) == []


def test_what_a_master_has_looked_at_is_not_asked_again(weighed):
    asked = second_looks(weighed)
    weighed.analysis.close()

    weighed.start()

    assert asked
    assert not weighed.asker.second
    assert not weighed.analysis.busy


def test_a_second_look_goes_on_where_its_error_counts_most(weighed, until, archive):
    completed = []
    weighed.analysis.completed.connect(completed.append)
    looked_at(weighed, 0.02)
    assert weighed.asker.measures
    assert not completed
    asked = set()
    while weighed.asker.measures:
        request_id, state, ways, seed, known = weighed.asker.measures.pop(0)
        position = next(at for at, each in enumerate(weighed.timeline.states) if each is state)
        advice = weighed.analysis.values[position].advice
        assert ways[1][0] == weighed.timeline.played(position + 1)
        assert state.game.write(state, ways[0][0]) == advice.action
        assert (seed, known) == (7, Measured(Estimate(0.03, 0.02**2), 40))
        weighed.asker.report(("measured", request_id, Measured(Estimate(0.05, 0.004**2), 640)))
        QCoreApplication.processEvents()
        asked.add(position)
    until(lambda: completed == [weighed.id])

    values, skill = weighed.analysis.values, weighed.analysis.skill()
    for seat in range(2):
        looks = {
            at: each.advice for at, each in values.items() if each.advice and weighed.timeline.actor(at + 1) == seat
        }
        allowed = max(DECISIONS_ERROR, DECISIONS_PART * abs(skill.totals(seat)[1].value))
        assert sum(each.error**2 for each in looks.values()) < allowed**2 + len(asked) * 0.004**2
        assert len(looks) > len(asked.intersection(looks)) > 0, "the others may stay as they are"
    for position, value in values.items():
        if value.advice is not None:
            best, played = value.advice.alternatives
            assert value.advice.runs == (640 if position in asked else 40)
            assert value.advice.gain == -played.behind[0] == (0.05 if position in asked else 0.03)
            assert played.chance[0] == pytest.approx(best.chance[0] - value.advice.gain)
    position = min(asked)
    assert skill.decision(position + 1, weighed.timeline.actor(position + 1)) == ShareChange(-0.05, 0.004)
    weighed.analysis.close()
    kept = kept_values(archive, weighed.id, weighed.timeline.plies, weighed.timeline.players)
    assert kept[position].advice.runs == 640


def test_what_these_rules_cannot_read_is_not_asked(weighed, until):
    """A second look of a damaged archive, or of other rules."""
    looked_at(weighed, 0.02)
    weighed.analysis.close()
    weighed.start()
    _, state, *_ = weighed.asker.measures[0]
    position = next(at for at, each in enumerate(weighed.timeline.states) if each is state)
    values, advice = weighed.analysis.values, weighed.analysis.values[position].advice
    best, played = advice.alternatives
    weighed.analysis.stop()
    strange = (
        replace(advice, action="nonsense", alternatives=(replace(best, action="nonsense"), played)),
        replace(advice, alternatives=(played, best)),
        replace(advice, alternatives=(best,)),
        replace(advice, alternatives=(played,)),
    )
    for each in strange:
        values[position] = replace(values[position], advice=each)
        found = unsettled(weighed.timeline, weighed.analysis.skill(), values, weighed.timeline.actor(position + 1))
        assert position not in found
        assert found


def test_what_is_left_off_is_never_complete(weighed, until):
    """Not even if the disk tells only then that the questions are kept."""
    completed = []
    weighed.analysis.completed.connect(completed.append)
    looked_at(weighed, 0.02)
    assert weighed.asker.measures
    weighed.analysis.stop()
    weighed.analysis._tell_questions_kept(weighed.id)  # noqa: SLF001 - what the disk tells
    assert not completed

    weighed.start()
    while weighed.asker.measures:
        request_id, *_, known = weighed.asker.measures.pop(0)
        weighed.asker.report(("measured", request_id, known))
        QCoreApplication.processEvents()
    until(lambda: completed == [weighed.id])


def test_what_more_deals_could_not_tell_is_left_as_it_is(weighed, until):
    completed = []
    weighed.analysis.completed.connect(completed.append)
    looked_at(weighed, 0.02)
    before = dict(weighed.analysis.values)
    while weighed.asker.measures:
        request_id, *_, known = weighed.asker.measures.pop(0)
        weighed.asker.report(("measured", request_id, known))
        QCoreApplication.processEvents()
    until(lambda: completed == [weighed.id])

    assert weighed.analysis.values == before
