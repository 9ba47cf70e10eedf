"""An event loop for tests that need no window; ``tests/test_house.py`` runs them where Qt has none to give."""

from contextlib import contextmanager
from time import monotonic

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from app.models.review.analysis import VERSION
from app.models.settings import Settings
from app.session.analysis import DEEP
from tests.session.analysis_bench import Bench

PATIENCE = 60.0
"""Seconds after which nothing is going to happen any more."""

GLANCE = 10
"""Milliseconds after which one looks again, whatever the event loop has to do."""


@pytest.fixture(scope="session")
def application(request):
    """The application of all tests, where there is one: a process can have no second one."""
    if request.config.pluginmanager.hasplugin("pytest-qt"):
        return request.getfixturevalue("qapp")
    return QCoreApplication.instance() or QCoreApplication([])


@pytest.fixture(autouse=True)
def _application(application):
    pass


@pytest.fixture
def until():
    """Let the event loop turn until something is so: ``until(lambda: …)``."""

    def until(happened):
        end = monotonic() + PATIENCE
        waker = QTimer(interval=GLANCE)
        waker.start()
        flags = QEventLoop.ProcessEventsFlag
        while not happened():
            assert monotonic() < end, "it never happened"
            QCoreApplication.processEvents(flags.AllEvents | flags.WaitForMoreEvents)
        waker.stop()

    return until


@pytest.fixture
def emitted(until):
    """Do something and wait for a signal; gives a list with its words: ``with emitted(signal) as words``."""

    @contextmanager
    def emitted(signal):
        heard = []
        words = []
        connection = signal.connect(lambda *each: heard.append(each))
        yield words
        until(lambda: heard)
        words += heard[0]
        signal.disconnect(connection)

    return emitted


@pytest.fixture
def settings(tmp_path):
    kept = Settings(tmp_path / "settings.ini")
    kept.pace = "now"
    return kept


@pytest.fixture
def bench(emitted, archive):
    bench = Bench(emitted, archive)
    yield bench
    bench.analysis.close()


@pytest.fixture
def over(emitted, archive):
    """A game that is over, all win chances known."""
    bench = Bench(emitted, archive, plies=100_000)
    values = {at: [[0.5, 0.5], [0.001, 0.001], DEEP] for at in range(bench.timeline.plies + 1)}
    archive.store_analysis(bench.id, VERSION, values)
    yield bench
    bench.analysis.close()
