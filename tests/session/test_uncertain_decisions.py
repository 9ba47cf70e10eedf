"""Decisions that the first look leaves open are looked at again, so that their sum is told with a small error."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from app.ai.skill.ledger import Estimate
from app.session.deepening import DECISIONS_ERROR, DECISIONS_PART, MOST_LOOKS
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
