"""Win chances worked out in the background: order, keeping, stopping and failing."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from app.models.review.analysis import kept_values
from app.models.review.timeline import PositionValue
from app.session.analysis import DEEP, QUICK


def test_every_position_is_asked_from_the_end_backwards(bench):
    asked = []
    bench.start()
    while len(asked) < 21:
        position = next(at for at, state in enumerate(bench.timeline.states) if state is bench.asker.open[0][1])
        asked.append(position)
        assert bench.asker.answer() == QUICK
        QCoreApplication.processEvents()
    assert asked == list(range(20, -1, -1))


@pytest.mark.parametrize(("processes", "questions"), [(1, 3), (2, 4), (8, 10)])
def test_few_questions_lie_with_the_worker_at_once(bench, monkeypatch, processes, questions):
    """One for each process, and two that wait."""
    monkeypatch.setattr("app.ai.cores.pool_size", lambda: processes)
    bench.start()
    assert len(bench.asker.open) == questions


def test_the_largest_swings_are_looked_at_again_with_many_playouts(bench):
    random = Random(1)
    with bench.emitted(bench.analysis.finished):
        bench.start()
        samples = bench.answer_all(random.random)
    assert samples[:21] == [QUICK] * 21
    deep = samples[21:]
    assert deep
    assert set(deep) == {DEEP}
    assert sum(value.runs == DEEP for value in bench.analysis.values.values()) == len(deep)


def test_progress_is_told_up_to_the_end(bench):
    told = []
    bench.analysis.advanced.connect(lambda done, total: told.append((done, total)))
    bench.start()
    for _ in range(5):
        bench.asker.answer()
        QCoreApplication.processEvents()
    assert told == [(done, 21) for done in range(6)]


def test_what_was_found_is_kept_and_not_asked_again(bench, archive):
    bench.start()
    for _ in range(8):
        bench.asker.answer(0.25)
        QCoreApplication.processEvents()
    bench.analysis.close()
    assert sorted(kept_values(archive, bench.id, 20, 2)) == list(range(13, 21))
    bench.start()
    assert bench.analysis.values[20] == PositionValue((0.25, 0.75), (0.01, 0.01), QUICK)
    assert bench.asker.open[0][1] is bench.timeline.states[12]


def test_a_finished_analysis_asks_nothing_the_next_time(bench):
    bench.start()
    bench.answer_all(Random(2).random)
    bench.analysis.close()
    n_desks = len(bench.askers)
    with bench.emitted(bench.analysis.finished):
        bench.start()
    assert len(bench.askers) == n_desks


def test_answers_to_an_older_game_are_dropped(bench):
    bench.start()
    late = bench.asker.open[0][0]
    bench.analysis.stop()
    bench.asker.report(("assessed", late, (0.9, 0.1), (0.0, 0.0)))
    QCoreApplication.processEvents()
    assert bench.asker.cancelled == 1
    assert bench.analysis.values == {}
    assert not bench.analysis.busy


def test_a_position_that_fails_is_left_out_and_the_others_go_on(bench):
    bench.start()
    request_id, *_ = bench.asker.open.pop(0)
    with bench.emitted(bench.analysis.failed):
        bench.asker.report(("failed", request_id, "ValueError: no"))
    with bench.emitted(bench.analysis.finished):
        bench.answer_all()
    assert sorted(bench.analysis.values) == list(range(20))


def test_a_position_that_fails_when_asked_again_keeps_what_it_had(bench):
    """It keeps the few deals of the first pass, and is not asked for ever."""
    bench.start()
    while bench.analysis.busy and (not bench.asker.open or bench.asker.open[0][3] == QUICK):
        bench.asker.answer(Random(len(bench.analysis.values)).random())
        QCoreApplication.processEvents()
    again = len(bench.asker.open)
    assert again

    asked = 0
    with bench.emitted(bench.analysis.finished):
        while bench.asker.open and asked <= 20:
            request_id, _, _, samples = bench.asker.open.pop(0)
            assert samples == DEEP
            asked += 1
            bench.asker.report(("failed", request_id, "ValueError: no"))
            QCoreApplication.processEvents()
    assert again <= asked <= 20
    assert {value.runs for value in bench.analysis.values.values()} == {QUICK}
