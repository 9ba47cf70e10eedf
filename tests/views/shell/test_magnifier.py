"""Letters up to twice the usual size: pages larger than the window, in which everything can be reached."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from app.models.settings import TEXT_SIZES
from app.views.magnifier import LARGEST, Magnifier, look_at, seen_of, zoom
from app.views.scale import Scale, scale
from app.views.settings_dialog import SettingsDialog


@pytest.fixture(autouse=True)
def _usual():
    yield
    scale.use_percent(100)
    scale.fit(1920, 1080)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", TEXT_SIZES)
def test_letters_have_the_size_that_was_asked_for(qapp, size, percent):
    usual, large = Scale(), Scale()
    usual.fit(*size)

    share = zoom(*size, percent)
    large.fit(size[0] * share, size[1] * share)
    large.use_percent(min(percent, LARGEST))

    assert share >= 1
    assert large.text(20) == pytest.approx(usual.text(20) * percent / 100, rel=0.002)


@pytest.fixture
def page(qtbot):
    """A page with a button in each corner, shown at 200 %."""
    content = QWidget()
    magnifier = Magnifier(content)
    qtbot.addWidget(magnifier)
    corners = [QPushButton(f"{row}{column}", content) for row in range(2) for column in range(2)]
    magnifier.resize(1366, 768)
    magnifier.show()
    magnifier.use_percent(200)
    for number, button in enumerate(corners):
        far = content.width() - 100, content.height() - 40
        button.setGeometry(far[0] * (number % 2), far[1] * (number // 2), 100, 40)
    qtbot.waitExposed(magnifier)
    return magnifier, content, corners


def test_the_keyboard_takes_the_window_along(page):
    magnifier, content, corners = page
    assert content.width() > 1.8 * magnifier.width()

    for button in (corners[3], corners[0], corners[1], corners[2]):
        magnifier.follow(button)  # what QApplication.focusChanged calls: a test need not have the focus
        assert magnifier.seen().contains(button.geometry())


def test_what_is_larger_than_the_window_is_shown_from_its_beginning(page):
    magnifier, content, _ = page
    magnifier.look_at(QRect(content.width() - 50, content.height() - 50, 40, 40))

    look_at(content, content.rect().toRectF().adjusted(200, 100, 0, 0))

    assert magnifier.seen().contains(QPoint(200, 100))


def test_one_key_shows_the_whole_page_and_back(page):
    magnifier, content, _ = page

    QTest.keyClick(magnifier, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert content.size() == magnifier.viewport().size() == magnifier.size()
    assert seen_of(content) == content.rect()
    QTest.keyClick(magnifier, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert content.width() > 1.8 * magnifier.width()


def test_up_to_130_percent_a_page_fits_the_window(page):
    magnifier, content, _ = page

    magnifier.use_percent(LARGEST)

    assert content.size() == magnifier.size()
    assert not magnifier.horizontalScrollBar().isVisible()


def test_every_control_of_the_start_page_can_be_brought_into_the_window(window, settings):
    settings.text_size = 200
    magnifier = window.magnifier
    QTest.qWait(0)
    buttons = [*window.start.tiles, *window.start.tools.values(), window.start.credits, window.start.invitation.play]

    for button in buttons:
        magnifier.follow(button)
        place = QRect(button.mapTo(window.host, QPoint(0, 0)), button.size())
        assert magnifier.seen().contains(place) or place.height() > magnifier.viewport().height()
        assert window.host.rect().contains(place)


def test_a_sheet_that_scrolls_lies_in_the_window(window, settings, sheet):
    settings.text_size = 200
    window.magnifier.look_at(QRect(window.host.width() - 10, window.host.height() - 10, 9, 9))

    window.show_settings()

    dialog = sheet()
    assert isinstance(dialog, SettingsDialog)
    assert window.magnifier.seen().contains(dialog.panel.geometry())
    row = dialog.rows["text_size"]
    assert row.control.value == "200"
    assert row.rect().contains(row.control.geometry())
