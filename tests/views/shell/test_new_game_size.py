"""The set-up of a game is as high as what it asks, in every window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from app.engines import GAMES
from app.views.new_game.dialog import NewGameDialog


@pytest.fixture
def open_dialog(qtbot, window, settings):
    def make(game):
        dialog = NewGameDialog(window.host, game, settings)
        dialog.open()
        qtbot.wait(1)
        return dialog

    return make


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
def test_the_sheet_is_as_high_as_what_it_asks(any_size, open_dialog, window, qtbot, key, size):
    """Half of Loyang's was empty on a small screen, and on a large one the last line of Port Royal's was cut."""
    window.resize(*size)
    qtbot.wait(1)
    dialog = open_dialog(GAMES[key])
    area = dialog.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    high = dialog.panel.height()
    while dialog.seats.add.isVisible():
        QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    assert dialog.panel.height() == high
    asked = max(each.mapTo(area.widget(), QPoint(0, each.height())).y() for each in (dialog.levels, dialog.seed_line))
    assert area.viewport().height() - asked < high / 8


@pytest.mark.parametrize("key", ["port_royal", "murano"])
def test_the_sheet_follows_the_window(any_size, open_dialog, window, qtbot, key):
    """It was placed before its words had their new size: the last lines of a maximised window were cut."""
    window.resize(1366, 768)
    qtbot.wait(1)
    area = open_dialog(GAMES[key]).findChild(QScrollArea)
    for size in ((1920, 1080), (1500, 900), (2560, 1440)):
        window.resize(*size)
        qtbot.wait(20)
        qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0, timeout=2_000)
