"""What the tests of all rooms share: the look of the program without motion, and pages that end with their test."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app.models.settings import Settings
from app.views import backgrounds
from app.views.board_view import BoardView
from app.views.game_page import GamePage
from app.views.games import board_of
from app.views.scale import scale
from app.views.sheet import Sheet
from app.views.style import dress
from tests.views.tables import seats

backgrounds.KEPT = 8  # one test after the other opens the same few tables


@pytest.fixture(scope="session")
def _dressed(qapp):
    dress(qapp)


@pytest.fixture(autouse=True)
def _still(_dressed, monkeypatch):
    scale.fit(1920, 1080)
    monkeypatch.setattr(Sheet, "animated", False)


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
