"""Win chances worked out in the background: order, keeping, stopping, failing, and what is kept across versions."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from app.ai.worker import Worker
from app.match.archive import Archive
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models import analysis as module
from app.models.analysis import DEEP, QUICK, VERSION, Analysis, kept_values
from app.models.course import Course, Value

SEATS = (Seat("Ann", "", 0), Seat("Otto", "apprentice", 1))


class Desk:
    """Collects the questions; answers when the test says so."""

    def __init__(self, report):
        self.report = report
        self.open, self.cancelled, self.closed = [], 0, False

    def analyse(self, request_id, state, observer, samples):
        self.open.append((request_id, state, observer, samples))

    def cancel(self, request_id=None):
        self.cancelled += 1
        self.open.clear()

    def close(self):
        self.closed = True

    def answer(self, share=0.5, error=0.01):
        request_id, _, _, samples = self.open.pop(0)
        self.report(("assessed", request_id, (share, 1 - share), (error, error)))
        return samples


class Bench:
    """An analysis with a desk, and a game to analyse."""

    def __init__(self, qtbot, archive):
        match = new_match("port_royal", SEATS, {"influence": 6}, 3)
        random = Random(3)
        for _ in range(20):
            match.play(random.choice(match.state.legal()))
        archive.create(match.record, standing_of(match.state))
        self.id, self.course = match.record.id, Course(match.states, match.events)
        self.qtbot, self.desks = qtbot, []
        self.analysis = Analysis(archive, self._make)

    def _make(self, report):
        self.desks.append(Desk(report))
        return self.desks[-1]

    @property
    def desk(self):
        return self.desks[-1]

    def start(self):
        self.analysis.start(self.id, self.course, 0)

    def answer_all(self, share=lambda: 0.5):
        """Answer until nothing is asked any more; gives the samples of each question."""
        samples = []
        while self.analysis.busy:
            samples.append(self.desk.answer(share()))
            QCoreApplication.processEvents()
        return samples


@pytest.fixture
def archive(tmp_path):
    archive, _ = Archive.open(tmp_path / "archive")
    yield archive
    archive.close()


@pytest.fixture
def bench(qtbot, archive):
    bench = Bench(qtbot, archive)
    yield bench
    bench.analysis.close()


def test_every_position_is_asked_from_the_end_backwards(bench):
    asked = []
    bench.start()
    while len(asked) < 21:
        position = next(at for at, state in enumerate(bench.course.states) if state is bench.desk.open[0][1])
        asked.append(position)
        assert bench.desk.answer() == QUICK
        QCoreApplication.processEvents()
    assert asked == list(range(20, -1, -1))


def test_few_questions_lie_with_the_worker_at_once(bench):
    bench.start()
    assert len(bench.desk.open) == module.IN_FLIGHT


def test_the_largest_swings_are_looked_at_again_with_many_playouts(bench):
    random = Random(1)
    with bench.qtbot.waitSignal(bench.analysis.finished):
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
        bench.desk.answer()
        QCoreApplication.processEvents()
    assert told == [(done, 21) for done in range(6)]


def test_what_was_found_is_kept_and_not_asked_again(bench, archive):
    bench.start()
    for _ in range(8):
        bench.desk.answer(0.25)
        QCoreApplication.processEvents()
    bench.analysis.close()
    assert sorted(kept_values(archive, bench.id, 20)) == list(range(13, 21))
    bench.start()
    assert bench.analysis.values[20] == Value((0.25, 0.75), (0.01, 0.01), QUICK)
    assert bench.desk.open[0][1] is bench.course.states[12]


def test_a_finished_analysis_asks_nothing_the_next_time(bench):
    bench.start()
    bench.answer_all(Random(2).random)
    bench.analysis.close()
    n_desks = len(bench.desks)
    with bench.qtbot.waitSignal(bench.analysis.finished):
        bench.start()
    assert len(bench.desks) == n_desks


def test_answers_to_an_older_game_are_dropped(bench):
    bench.start()
    late = bench.desk.open[0][0]
    bench.analysis.stop()
    bench.desk.report(("assessed", late, (0.9, 0.1), (0.0, 0.0)))
    QCoreApplication.processEvents()
    assert bench.desk.cancelled == 1
    assert bench.analysis.values == {}
    assert not bench.analysis.busy


def test_a_position_that_fails_is_left_out_and_the_others_go_on(bench):
    bench.start()
    request_id, *_ = bench.desk.open.pop(0)
    with bench.qtbot.waitSignal(bench.analysis.failed):
        bench.desk.report(("failed", request_id, "ValueError: no"))
    with bench.qtbot.waitSignal(bench.analysis.finished):
        bench.answer_all()
    assert sorted(bench.analysis.values) == list(range(20))


def test_values_of_another_version_are_not_shown(bench, archive):
    archive.store_analysis(bench.id, "older", {3: [[0.5, 0.5], [0.1, 0.1], 9]})
    assert kept_values(archive, bench.id, 20) == {}
    archive.store_analysis(bench.id, VERSION, {3: [[0.5, 0.5], [0.1, 0.1], 9]})
    assert list(kept_values(archive, bench.id, 20)) == [3]


def test_a_closed_archive_loses_the_values_but_not_the_analysis(bench, archive):
    bench.start()
    archive.close()
    with bench.qtbot.waitSignal(bench.analysis.finished):
        bench.answer_all()
    assert len(bench.analysis.values) == 21


def test_a_real_worker_gives_shares_that_sum_to_one(qtbot, archive, monkeypatch):
    monkeypatch.setattr(module, "QUICK", 4)
    monkeypatch.setattr(module, "DEEP", 6)
    bench = Bench(qtbot, archive)
    real = Analysis(archive, Worker)
    try:
        with qtbot.waitSignal(real.finished, timeout=60_000):
            real.start(bench.id, bench.course, 0)
        assert sorted(real.values) == list(range(21))
        assert all(sum(value.shares) == pytest.approx(1) for value in real.values.values())
    finally:
        real.close()
