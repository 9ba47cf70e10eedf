"""Win chances worked out in the background: order, keeping, stopping, failing, and what is kept across versions."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from app.ai.decision_review import DecisionReview
from app.ai.worker import Worker
from app.match.archive import Archive
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.analysis import VERSION, kept_values
from app.models.timeline import Advice, Timeline, Value
from app.session import analysis as module
from app.session.analysis import DEEP, QUICK, SECOND_LOOKS, Analysis, costly_decisions

SEATS = (Seat("Ann", "", 0), Seat("Otto", "apprentice", 1))


class Desk:
    """Collects the questions; answers when the test says so."""

    def __init__(self, report):
        self.report = report
        self.open, self.second, self.cancelled, self.closed = [], [], 0, False

    def analyse(self, request_id, state, observer, samples):
        self.open.append((request_id, state, observer, samples))

    def reconsider(self, request_id, state, taken):
        self.second.append((request_id, state, taken))

    def cancel(self, request_id=None):
        self.cancelled += 1
        self.open.clear()
        self.second.clear()

    def close(self):
        self.closed = True

    def answer(self, share=0.5, error=0.01):
        request_id, _, _, samples = self.open.pop(0)
        self.report(("assessed", request_id, (share, 1 - share), (error, error)))
        return samples

    def advise(self, index, gain=0.1, error=0.01):
        request_id, state, taken = self.second.pop(0)
        self.report(("reconsidered", request_id, DecisionReview(index, gain, error, 40)))
        return state, taken


class Bench:
    """An analysis with a desk, and a game to analyse."""

    def __init__(self, emitted, archive, plies=20):
        match = new_match("port_royal", SEATS, {"influence": 6}, 3)
        random = Random(3)
        while not match.finished and match.ply < plies:
            match.play(random.choice(match.state.legal()))
        archive.create(match.record, standing_of(match.state))
        texts = [ply.text for ply in match.record.plies]
        self.id, self.timeline = match.record.id, Timeline(match.states, match.events, texts)
        self.emitted, self.desks = emitted, []
        self.analysis = Analysis(archive, self._make)

    def _make(self, report):
        self.desks.append(Desk(report))
        return self.desks[-1]

    @property
    def desk(self):
        return self.desks[-1]

    def start(self):
        self.analysis.start(self.id, self.timeline, 0)

    def answer_all(self, share=lambda: 0.5):
        """Answer until nothing is asked any more; gives the samples of each question."""
        samples = []
        while self.analysis.busy and self.desk.open:
            samples.append(self.desk.answer(share()))
            QCoreApplication.processEvents()
        return samples


@pytest.fixture
def archive(tmp_path):
    archive, _ = Archive.open(tmp_path / "archive")
    yield archive
    archive.close()


@pytest.fixture
def bench(emitted, archive):
    bench = Bench(emitted, archive)
    yield bench
    bench.analysis.close()


def test_every_position_is_asked_from_the_end_backwards(bench):
    asked = []
    bench.start()
    while len(asked) < 21:
        position = next(at for at, state in enumerate(bench.timeline.states) if state is bench.desk.open[0][1])
        asked.append(position)
        assert bench.desk.answer() == QUICK
        QCoreApplication.processEvents()
    assert asked == list(range(20, -1, -1))


def test_few_questions_lie_with_the_worker_at_once(bench):
    bench.start()
    assert len(bench.desk.open) == module.IN_FLIGHT


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
        bench.desk.answer()
        QCoreApplication.processEvents()
    assert told == [(done, 21) for done in range(6)]


def test_what_was_found_is_kept_and_not_asked_again(bench, archive):
    bench.start()
    for _ in range(8):
        bench.desk.answer(0.25)
        QCoreApplication.processEvents()
    bench.analysis.close()
    assert sorted(kept_values(archive, bench.id, 20, 2)) == list(range(13, 21))
    bench.start()
    assert bench.analysis.values[20] == Value((0.25, 0.75), (0.01, 0.01), QUICK)
    assert bench.desk.open[0][1] is bench.timeline.states[12]


def test_a_finished_analysis_asks_nothing_the_next_time(bench):
    bench.start()
    bench.answer_all(Random(2).random)
    bench.analysis.close()
    n_desks = len(bench.desks)
    with bench.emitted(bench.analysis.finished):
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
    with bench.emitted(bench.analysis.failed):
        bench.desk.report(("failed", request_id, "ValueError: no"))
    with bench.emitted(bench.analysis.finished):
        bench.answer_all()
    assert sorted(bench.analysis.values) == list(range(20))


@pytest.fixture
def over(emitted, archive):
    """A game that is over, all win chances known: Ann's sink with every decision that she had."""
    bench = Bench(emitted, archive, plies=100_000)
    timeline, share, values = bench.timeline, 1.0, {}
    for position in range(timeline.plies + 1):
        if position and timeline.actor(position) == 0:
            share *= 0.99 - 0.001 * (position % 7)
        values[position] = [[share, 1 - share], [0.001, 0.001], DEEP]
    archive.store_analysis(bench.id, VERSION, values)
    yield bench
    bench.analysis.close()


def test_a_master_looks_at_the_costliest_decisions_of_the_observer(over):
    with over.emitted(over.analysis.finished):
        over.start()
    positions = costly_decisions(over.timeline, over.analysis.values, 0, SECOND_LOOKS)
    assert len(positions) == SECOND_LOOKS
    assert all(len(over.timeline.states[each].legal()) > 1 for each in positions)
    losses = [over.analysis.values[at].shares[0] - over.analysis.values[at + 1].shares[0] for at in positions]
    assert losses == sorted(losses, reverse=True)

    asked = []
    while over.desk.second:
        state, taken = over.desk.advise(0)
        position = next(at for at, each in enumerate(over.timeline.states) if each is state)
        assert over.timeline.taken(position + 1) == taken
        asked.append(position)
        QCoreApplication.processEvents()
    assert asked == positions
    assert not over.analysis.busy


def test_what_a_master_found_is_told_and_kept(over, archive):
    over.start()
    state, taken = over.desk.second[0][1:]
    other = next(index for index in range(len(state.legal())) if index != taken)
    with over.emitted(over.analysis.advised) as told:
        over.desk.advise(other, 0.12, 0.02)
    position = told[0]
    advice = over.analysis.values[position].advice
    assert advice == Advice(state.game.write(state, state.legal()[other]), 0.12, 0.02, 40)
    assert advice.better

    same = over.desk.second[0][2]
    with over.emitted(over.analysis.advised) as told:
        over.desk.advise(same, 0.0, 0.0)
    assert over.analysis.values[told[0]].advice == Advice("", 0.0, 0.0, 40)
    asked = len(costly_decisions(over.timeline, over.analysis.values, 0, SECOND_LOOKS))

    over.analysis.close()
    assert kept_values(archive, over.id, over.timeline.plies, over.timeline.players)[position].advice == advice
    over.start()
    anew = 0
    while over.desk.second:
        over.desk.advise(0)
        QCoreApplication.processEvents()
        anew += 1
    assert anew == asked - 2, "two are known"


def test_a_game_that_goes_on_gets_no_second_look(bench):
    bench.start()
    bench.answer_all(Random(1).random)
    assert not bench.desk.second
    assert not bench.analysis.busy


@pytest.mark.parametrize(
    ("advice", "better"),
    [
        (Advice("bank", 0.1, 0.02, 40), True),
        (Advice("", 0.1, 0.02, 40), False),
        (Advice("bank", 0.1, 0.06, 40), False),
        (Advice("bank", 0.01, 0.001, 40), False),
        (Advice("bank", -0.1, 0.01, 40), False),
    ],
)
def test_only_what_stands_clear_of_the_error_is_called_better(advice, better):
    assert advice.better is better


def test_values_of_another_version_are_not_shown(bench, archive):
    archive.store_analysis(bench.id, "older", {3: [[0.5, 0.5], [0.1, 0.1], 9]})
    assert kept_values(archive, bench.id, 20, 2) == {}
    archive.store_analysis(bench.id, VERSION, {3: [[0.5, 0.5], [0.1, 0.1], 9]})
    assert list(kept_values(archive, bench.id, 20, 2)) == [3]


def test_a_closed_archive_loses_the_values_but_not_the_analysis(bench, archive):
    bench.start()
    archive.close()
    with bench.emitted(bench.analysis.finished):
        bench.answer_all()
    assert len(bench.analysis.values) == 21


def test_a_real_worker_gives_shares_that_sum_to_one(emitted, archive, monkeypatch):
    monkeypatch.setattr(module, "QUICK", 4)
    monkeypatch.setattr(module, "DEEP", 6)
    bench = Bench(emitted, archive)
    real = Analysis(archive, Worker)
    try:
        with emitted(real.finished):
            real.start(bench.id, bench.timeline, 0)
        assert sorted(real.values) == list(range(21))
        assert all(sum(value.shares) == pytest.approx(1) for value in real.values.values())
    finally:
        real.close()
