"""A page that asks about the decisions of one finished game, with a trainer that answers at once."""

import pytest
from PySide6.QtWidgets import QApplication

from app.match.archive import Archive
from app.match.library import standing_of
from app.session.training import TrainingPhase
from app.views.scale import scale
from app.views.training.page import TrainingPage
from tests.trainers import Trainer
from tests.views.review.conftest import a_game

__all__ = ["a_game"]


@pytest.fixture(scope="package")
def played(tmp_path_factory):
    """A finished game, played once for all tests."""
    archive, _ = Archive.open(tmp_path_factory.mktemp("played"))
    match = a_game(archive)
    archive.close()
    return match


@pytest.fixture
def game(archive, played):
    """The same game in an archive of its own."""
    archive.create(played.record, standing_of(played.state))
    return played.record.id


@pytest.fixture
def open_training(qtbot, archive, settings):
    """Opens the page: ``open_training(make)``, not yet asked anything."""
    pages = []

    def open_training(make=Trainer, size=(1366, 768)):
        settings.reduced_motion = True
        page = TrainingPage(archive, settings, make=make)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        pages.append(page)
        return page

    yield open_training
    for page in pages:
        page.close_game()


@pytest.fixture
def page(qtbot, open_training, game):
    """Asks the first question, all others known."""
    page = open_training()
    page.open_game(game)
    qtbot.waitUntil(lambda: page.training.phase is TrainingPhase.ASKED and not page.training.searching, timeout=60_000)
    QApplication.processEvents()
    return page


@pytest.fixture
def larger():
    """Sets the size of letters in percent: ``larger(130)``."""
    yield scale.use_percent
    scale.use_percent(100)
