"""A game that the desktop opens while Kontor runs."""

import os

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QDialog

from app.session.handover import StartRequest
from app.views.opening import Opener
from app.views.widgets.sheet import Sheet
from tests.views.shell.conftest import a_game

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


@pytest.fixture
def game_file(archive, tmp_path):
    """A game under way as a file, and no longer in the archive."""
    game = a_game(archive, plies=12)
    path = tmp_path / "game.kontor"
    archive.export_file(game.record.id, path)
    archive.delete(game.record.id)
    return path, game.record.id


def test_a_game_is_put_on_the_table(qtbot, window, game_file, tmp_path):
    path, game_id = game_file
    opener = Opener(window, tmp_path)
    opener.answer(StartRequest(path))
    qtbot.waitUntil(lambda: window.table is not None)

    assert window.table.match.record.id == game_id


def test_a_sheet_makes_room(qtbot, window, game_file, tmp_path):
    """Else the rules would lie over a game that nobody sees come."""
    window.show_help()
    opener = Opener(window, tmp_path)
    opener.answer(StartRequest(game_file[0]))
    qtbot.waitUntil(lambda: window.table is not None)

    assert not [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]
    assert window.start.isEnabled()


def test_it_waits_for_a_dialog_of_the_system(qtbot, window, game_file, tmp_path):
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.show()
    opener = Opener(window, tmp_path)
    opener.answer(StartRequest(game_file[0]))
    qtbot.wait(20)
    assert window.table is None

    dialog.close()
    qtbot.waitUntil(lambda: window.table is not None)


def test_a_bad_file_is_told_and_the_next_one_opened(qtbot, window, game_file, tmp_path):
    bad = tmp_path / "bad.kontor"
    bad.write_text("nonsense")
    opener = Opener(window, tmp_path)
    opener.answer(StartRequest(bad))
    opener.answer(StartRequest(game_file[0]))
    qtbot.waitUntil(lambda: window.table is not None)

    assert "not a Kontor game" in window.told


def test_started_again_the_window_comes_back_from_the_task_bar(window, tmp_path):
    window.showMinimized()
    Opener(window, tmp_path).answer(StartRequest(token="of the desktop"))

    assert not window.isMinimized()
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "of the desktop"


def test_what_macos_opens_is_opened(qtbot, window, game_file, tmp_path):
    opener = Opener(window, tmp_path)
    event = QFileOpenEvent(QUrl.fromLocalFile(str(game_file[0])))

    assert opener.eventFilter(QCoreApplication.instance(), event)
    qtbot.waitUntil(lambda: window.table is not None)
