import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from app.engines import GAMES
from app.match.seats import MAX_NAME
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


@pytest.fixture
def tips(monkeypatch):
    """The tips that were shown."""
    shown = []
    monkeypatch.setattr(QToolTip, "showText", staticmethod(lambda _place, text, *_: shown.append(text)))
    return shown


def test_a_name_that_becomes_too_long_is_said_to_be(dialog, tips):
    """What was too much was swallowed without a word."""
    field = dialog.seats.rows[0].name
    field.selectAll()
    QTest.keyClicks(field, "x" * MAX_NAME)
    assert tips == []

    QTest.keyClicks(field, "x")
    assert tips == ["A name has 40 characters at most."]
    field.selectAll()
    QApplication.clipboard().setText("y" * 50)
    field.paste()
    assert field.text() == "y" * MAX_NAME
    assert len(tips) == 2


@pytest.mark.parametrize("wrong", ["a", "1234567890"])
def test_a_seed_that_cannot_be_one_is_said_to_be(dialog, tips, wrong):
    QTest.keyClicks(dialog.seed, wrong)

    assert tips == ["A seed has digits only, 9 at most."]
    assert dialog.seed.text() == wrong[:-1]


def test_of_a_long_name_the_beginning_is_seen_unless_somebody_writes_it(dialog):
    """The end was."""
    first, second = (row.name for row in dialog.seats.rows[:2])
    first.setText("Donaudampfschifffahrtsgesellschaft")
    assert first.cursorPosition() == 0

    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_End)
    QTest.keyClicks(first, "s")
    assert first.text() == "Donaudampfschifffahrtsgesellschafts"
    assert first.cursorPosition() == len(first.text())
    second.setFocus()
    assert first.cursorPosition() == 0
