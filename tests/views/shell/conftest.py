"""A window over an archive of its own, without motion and without an opponent's process."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from shiboken6 import delete

from app.ai.worker import Worker
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.language import Language
from app.models.settings import Settings
from app.views import theme
from app.views.scale import scale
from app.views.timing import LessMotion
from app.views.widgets.sheet import Sheet
from app.views.window import Window

TWO = (Seat("Ann", "", 0), Seat("Bob", "", 1))


def a_game(archive, seats=TWO, seed=5, plies=100_000, **options):
    """A game of random moves, finished unless ``plies`` are fewer than it has; gives its match."""
    match = new_match("port_royal", seats, options, seed)
    random = Random(seed)
    while not match.finished and match.ply < plies:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))  # at once: ply by ply the disk takes its time
    return match


class Babel(QTranslator):
    """Marks every text that went through translation, and makes it a third longer, like German."""

    def translate(self, context, source, disambiguation=None, n=-1):
        return f"«{source}{'~' * (len(source) // 3)}»"


@pytest.fixture(autouse=True)
def _still(_dressed):
    before = Sheet.animated
    Sheet.animated = False
    yield
    Sheet.animated = before
    LessMotion.take(False)
    theme.keeper.use("light")
    scale.use_percent(100)
    scale.fit(1920, 1080)
    QLocale.setDefault(QLocale("en_GB"))


class LateWorker:
    """A worker that starts with the first question: to start its processes ahead is dear where nobody asks any."""

    def __init__(self, report, processes=None):
        self._about = report, processes
        self._worker = None
        self.pid, self.pids, self.awake = None, [], 0

    def __getattr__(self, name):
        """Of the real worker, once it is there: a question starts it, and what ends one does not."""
        if self._worker is None:
            if name in ("cancel", "close", "stop"):
                return lambda *_: None
            self._worker = Worker(*self._about)
            del self.pid, self.pids, self.awake
        return getattr(self._worker, name)


@pytest.fixture(autouse=True)
def _late(monkeypatch):
    monkeypatch.setattr("app.session.opponents.Worker", LateWorker)


@pytest.fixture
def babel(qapp):
    """Speak Babel."""
    translator = Babel()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def settings(tmp_path):
    settings = Settings(tmp_path / "settings.ini")
    settings.language = "en"
    settings.theme = "light"
    settings.reduced_motion = True
    settings.pace = settings.lesson_pace = "now"
    return settings


@pytest.fixture
def window(qtbot, archive, settings):
    language = Language()
    window = Window(archive, settings, language)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    delete(language)  # and its translators with it


@pytest.fixture
def any_size(monkeypatch):
    """A window may be larger than the screen of the tests."""
    monkeypatch.setattr("app.views.window.keep_inside", lambda _: None)


@pytest.fixture
def sheet(window):
    """Gives the sheet that is open, or None."""

    def find():
        open_ones = [each for each in window.host.findChildren(Sheet) if not each.isHidden()]
        return open_ones[-1] if open_ones else None

    return find
