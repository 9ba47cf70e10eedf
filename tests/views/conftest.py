"""What the tests of all views share: the look of the program without motion, and pages that end with their test."""

import gc
import sys
from functools import lru_cache
from inspect import signature
from math import ceil
from typing import ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPixmap, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from app.models.settings import Settings
from app.views import timing, window
from app.views.board import backgrounds
from app.views.board.view import BoardView
from app.views.game.page import GamePage
from app.views.games import board_of
from app.views.paint import brushes, cache, guard
from app.views.scale import scale
from app.views.style import dress
from app.views.widgets.sheet import Sheet
from tests.views.tables import seats

backgrounds.KEPT = 8  # one test after the other opens the same few tables

# A window that gives back what it kept looks through all tests with it, a second each time; what it would find is found
# without them.  What the real ones do is shown in shell/test_memory.py.
window.keep = lambda: None
window.give_back = lambda: gc.collect()


@pytest.fixture(scope="session")
def _dressed(qapp):
    dress(qapp)


@pytest.fixture(autouse=True)
def _motion():
    """As usual: less of it holds for the whole program, and a window of an earlier test may have asked for it."""
    timing.LessMotion.wanted = False


@pytest.fixture(autouse=True)
def _still(_dressed, monkeypatch):
    scale.fit(1920, 1080)
    monkeypatch.setattr(Sheet, "animated", False)
    monkeypatch.setattr(timing, "SEEN", 0)  # tests click faster than any hand, and mean it


PAINTED = {each: vars(each).copy() for each in (cache.pixmaps, cache.glyph_images, backgrounds.backgrounds)}
BLANK = {
    cache.pixmaps: vars(cache.PictureCache(cache.PIXMAP_BUDGET)),
    cache.glyph_images: vars(cache.PictureCache(cache.GLYPH_BUDGET)),
    backgrounds.backgrounds: vars(backgrounds.Backgrounds()),
}
"""What the stores of pictures hold where all is painted, and where nothing is."""


def blank(width, height, dpr, _draw):
    """An empty picture of the size of ``brushes.painted``."""
    pixmap = QPixmap(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def blank_ground(view, _strips=1):
    """An empty picture of the table, in one step."""
    size = view.viewport().size()
    view._background = blank(size.width(), size.height(), view.devicePixelRatioF(), None)  # noqa: SLF001
    yield


@lru_cache(maxsize=1)
def painting_modules(_imported):
    """The modules that know ``brushes.painted`` by its name, looked for when others were imported meanwhile."""
    views = [module for name, module in sys.modules.items() if name.startswith("app.views.")]
    return [module for module in views if vars(module).get("painted") is brushes.painted]


class OncePainted:
    """A method that paints, called once in each test: to see that it does not fail, and no more often.

    What it paints nobody looks at, and the painting of frames took a third of the time of tests with a window.
    A widget that a test grabs is painted whole.

    Attributes:
        every: Whether each call paints, as in tests that look at pictures.
        begun: The methods that have painted in this test.
        found: The painters that paint in this way by now.
    """

    every = True
    begun: ClassVar[set["OncePainted"]] = set()
    found: ClassVar[set[str]] = set()

    def __init__(self, function):
        self._function = function

    def __call__(self, *args, **kwargs):
        if OncePainted.every or self not in self.begun:
            self.begun.add(self)
            self._function(*args, **kwargs)

    @classmethod
    def find(cls):
        """Have the painters of all modules that are there now paint in this way."""
        for name in guard.PAINTERS.keys() - cls.found:
            if name.startswith("app."):
                guarded = guard.PAINTERS[name]
                within = guarded.__closure__[guarded.__code__.co_freevars.index("function")]
                within.cell_contents = cls(within.cell_contents)
        cls.found.update(guard.PAINTERS)


@pytest.fixture
def every_frame(_unpainted):
    """All that is painted with every frame is painted in this test; for those that count or measure it."""
    OncePainted.every = True


grab = QWidget.grab


def grabbed(widget, *arguments):
    """``QWidget.grab``, with all that is to be seen."""
    before, OncePainted.every = OncePainted.every, True
    try:
        return grab(widget, *arguments)
    finally:
        OncePainted.every = before


QWidget.grab = grabbed


def hidden_from_tests(look):
    """The method of Qt, refused to a test: what it would see is blank."""

    def looked(self, *arguments):
        asking = sys._getframe(1).f_globals["__name__"]  # noqa: SLF001
        assert not asking.startswith("tests."), "pictures are blank here: mark the test as painted"
        return look(self, *arguments)

    return looked


@pytest.fixture(autouse=True)
def _unpainted(request, monkeypatch):
    """Pictures are blank but in tests marked ``painted``: to paint them took a third of the time of all others.

    Pages, panels and pieces are there, laid out and shown as ever; what is painted once and then copied is empty, and
    what is painted with every frame is painted once.
    """
    OncePainted.find()
    OncePainted.begun.clear()
    OncePainted.every = request.node.get_closest_marker("painted") is not None
    if OncePainted.every:
        yield
        if "monkeypatch" in signature(request.function).parameters:
            for store in PAINTED:  # it may have been painted without words
                store.clear()
        return
    for module in painting_modules(len(sys.modules)):
        monkeypatch.setattr(module, "painted", blank)
    monkeypatch.setattr(BoardView, "_background_steps", blank_ground)
    monkeypatch.setattr(QPixmap, "toImage", hidden_from_tests(QPixmap.toImage))
    monkeypatch.setattr(QScreen, "grabWindow", hidden_from_tests(QScreen.grabWindow))
    exchange(PAINTED, BLANK)
    yield
    exchange(BLANK, PAINTED)
    OncePainted.every = True


def exchange(held, wanted):
    """Put away what the stores of pictures hold, and take out what they held before."""
    for store in held:
        held[store] = vars(store).copy()
        vars(store).update(wanted[store])


@pytest.fixture(autouse=True)
def _gone(qapp, _english_again):
    """What a test closed is deleted with it.

    ``deleteLater`` waits for an event loop, and most tests run none: the pages of all earlier tests
    lived on, and translated and painted themselves anew with every later change of the language.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def settings(tmp_path):
    kept = Settings(tmp_path / "settings.ini")
    kept.pace = "now"
    return kept


@pytest.fixture
def open_page(qtbot, settings):
    """Opens the page of a game: ``open_page(match, opponents, size)``."""
    pages = []

    def open_page(match, opponents, size):
        page = GamePage(match, settings, opponents)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        pages.append((page, opponents))  # which nobody else keeps alive
        page.start()
        QApplication.processEvents()
        return page

    yield open_page
    for page, _ in pages:
        page.controller.halt()


@pytest.fixture
def open_view(qtbot):
    """Opens a table alone: ``open_view(game, state, size=…, viewer=…)``."""

    def open_view(game, state, size=(1560, 1024), viewer=0):
        view = BoardView(game, board_of(game))
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        view.scene_.speed = 0
        view.show_state(state, viewer, seats(state.players), still=True)
        return view

    return open_view
