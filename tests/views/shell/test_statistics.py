"""The way to the statistics and back, by buttons and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settled(qtbot, window):
    """Wait until nothing is looked at beside the window: the archive is closed afterwards."""
    yield
    qtbot.waitUntil(lambda: not window.page.gathering.busy if hasattr(window.page, "gathering") else True)


@pytest.mark.usefixtures("settled")
def test_a_button_and_a_key_of_the_start_page_lead_there_and_escape_back(window):
    for way in (window.start.tools["abacus"].click, lambda: QTest.keyClick(window.start, Qt.Key.Key_T, CTRL)):
        way()
        assert type(window.page).__name__ == "StatisticsPage"
        assert window.page.isAncestorOf(window.focusWidget())
        QTest.keyClick(window.page, Qt.Key.Key_Escape)
        assert window.page is window.start


@pytest.mark.usefixtures("settled")
def test_from_the_library_the_way_leads_back_to_it(window):
    window.show_library()
    library = window.page
    for way in (library.statistics.click, lambda: QTest.keyClick(library, Qt.Key.Key_T, CTRL)):
        way()
        assert window.page is not library
        window.page.closed.emit()
        assert window.page is library


@pytest.mark.parametrize("show", ["show_statistics", "show_library"])
def test_from_an_empty_page_the_way_to_the_first_game_leads_by_the_choice_of_games(window, sheet, show):
    """It was always Port Royal."""
    getattr(window, show)()
    window.page.start.click()

    assert window.page is window.start
    assert window.focusWidget() is window.start.tiles[0]
    assert sheet() is None


def test_the_game_that_the_statistics_are_about_can_be_begun_from_there(window, sheet, settings):
    settings.keep_lesson("murano", {"offered": True})
    window.show_statistics()
    window.page.choices.choose("game", "murano")
    window.page.start.click()

    assert sheet().heading.text() == "New game: Murano"
