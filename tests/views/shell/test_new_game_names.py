import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.engines import GAMES
from app.views.new_game.dialog import NewGameDialog


@pytest.fixture
def dialog(qtbot, window, settings):
    dialog = NewGameDialog(window.host, GAMES["port_royal"], settings)
    dialog.open()
    qtbot.wait(1)
    return dialog


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_two_opponents_swap_their_names_with_their_colours(dialog):
    """Otto became "Mina 2"."""
    click(dialog.seats.rows[1].shield)

    assert [row.name.text() for row in dialog.seats.rows] == ["You", "Mina", "Otto"]
    assert [seat.colour for seat in dialog.setup.seats] == [0, 2, 1]
