"""Waiting for a sign of life, in time that counts only while somebody is awake to wait."""

from queue import Empty, Queue

import pytest

from app.ai.patience import TICK, Patience


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    """The thread never looks by itself: the test does."""
    monkeypatch.setattr(Patience, "_watch", lambda self: None)
    return Clock()


def test_patience_ends_after_its_time(clock):
    lost = []
    patience = Patience(lambda: lost.append(1), clock)

    patience.wait(1.0)
    for _ in range(3):
        clock.now += TICK
        patience.look()
    assert lost == []

    for _ in range(5):
        clock.now += TICK
        patience.look()
    assert lost == [1]


def test_a_sign_of_life_begins_the_wait_anew(clock):
    lost = []
    patience = Patience(lambda: lost.append(1), clock)

    for _ in range(20):
        patience.wait(1.0)
        clock.now += 0.9
        patience.look()

    assert lost == []


def test_a_night_asleep_counts_as_a_moment(clock):
    """The laptop was shut: this process could not hear anything either."""
    lost = []
    patience = Patience(lambda: lost.append(1), clock)
    patience.wait(3 * TICK)

    clock.now += 8 * 3600.0
    patience.look()

    assert lost == []


def test_who_rests_loses_nothing(clock):
    lost = []
    patience = Patience(lambda: lost.append(1), clock)
    patience.wait(TICK)
    patience.rest()

    for _ in range(9):
        clock.now += TICK
        patience.look()

    assert lost == []


def test_the_thread_looks_by_itself():
    mail = Queue()
    patience = Patience(lambda: mail.put(1))

    patience.wait(2 * TICK)

    assert mail.get(timeout=20.0) == 1
    with pytest.raises(Empty):
        mail.get(timeout=2 * TICK)
    patience.end()
