"""Work in slices."""

import pytest

from app.views import slices
from app.views.slices import Slices


@pytest.fixture
def clock(monkeypatch):
    """A clock that every look moves on by its step, in seconds."""

    class Clock:
        now, step = 1.0, 0.0

        def __call__(self):
            self.now += self.step
            return self.now

    clock = Clock()
    monkeypatch.setattr(slices, "perf_counter", clock)
    return clock


@pytest.fixture
def work(qapp):
    work = Slices(qapp)
    yield work
    work.stop()
    work.deleteLater()


def counting(done, upto):
    for number in range(upto):
        done.append(number)
        yield


def test_a_slice_ends_when_its_time_is_over(work, clock):
    done = []
    clock.step = slices.SLICE / 2
    work.start(counting(done, 9))
    work._go_on()  # noqa: SLF001
    assert done == [0, 1]
    assert work.busy


def test_after_a_turn_that_took_long_the_events_come_first(work, clock):
    done = []
    work.start(counting(done, 100))
    clock.step = slices.SLICE
    work._go_on()  # noqa: SLF001
    clock.step, clock.now = 0.0, clock.now + 3 * slices.SLICE  # the table was painted
    work._go_on()  # noqa: SLF001
    assert done == [0]
    clock.step = slices.SLICE
    work._go_on()  # noqa: SLF001
    assert done == [0, 1]


def test_it_ends_with_the_last_step(work, clock, qtbot):
    done = []
    work.start(counting(done, 3))
    qtbot.waitUntil(lambda: not work.busy)
    assert done == [0, 1, 2]


def test_finish_takes_all_steps_at_once_and_stop_none(work, clock):
    done = []
    work.start(counting(done, 3))
    work.finish()
    assert (done, work.busy) == ([0, 1, 2], False)
    work.start(counting(done, 3))
    work.stop()
    assert (done, work.busy) == ([0, 1, 2], False)


def test_steps_may_begin_others(work, clock):
    """The last step of one piece of work starts the next."""
    done = []

    def first():
        yield
        work.start(counting(done, 2))

    work.start(first())
    work.finish()
    assert (done, work.busy) == ([0, 1], False)
