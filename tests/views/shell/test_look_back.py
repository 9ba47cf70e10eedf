"""A look back at a game under way gives nothing away unless that is wanted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.views.review.chart_panels import CHANCE
from app.views.review_question import ReviewQuestion
from tests.views.shell.conftest import a_game


@pytest.fixture
def at_table(window, archive, monkeypatch):
    """A window with a game under way, and the games whose chances are estimated."""
    estimated = []
    monkeypatch.setattr("app.session.analysis.Analysis.start", lambda _self, game, *_: estimated.append(game))
    match = a_game(archive, plies=12)
    window.resume(match.record.id)
    return match, estimated


def test_a_click_on_the_log_asks_first(window, at_table, sheet):
    """It opened the review with all win chances in the middle of the game."""
    _, estimated = at_table
    view = window.table.log.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(1)).center())

    assert isinstance(sheet(), ReviewQuestion)
    assert window.table.isVisible()

    QTest.keyClick(sheet(), Qt.Key.Key_Escape)
    assert sheet() is None
    assert window.page is window.table
    assert window.review is None
    assert estimated == []


def test_enter_looks_back_without_win_chances(window, at_table, sheet):
    _, estimated = at_table
    window.table.log.jumped.emit(5)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)

    assert window.page is window.review
    assert window.review.position == 5
    assert estimated == []
    assert window.review.charts.reveal.isVisibleTo(window.review.charts.panels[CHANCE])


def test_the_answer_is_remembered_for_this_game(window, at_table, sheet):
    _, estimated = at_table
    window.table.log.jumped.emit(5)
    QTest.mouseClick(sheet().without, Qt.MouseButton.LeftButton)
    window.review.closed.emit()
    assert window.page is window.table

    window.table.log.jumped.emit(3)
    assert sheet() is None
    assert window.page is window.review
    assert estimated == []


def test_win_chances_are_shown_to_whoever_wants_them(window, at_table, sheet):
    match, estimated = at_table
    window.table.log.jumped.emit(5)
    QTest.mouseClick(sheet().with_chances, Qt.MouseButton.LeftButton)

    assert estimated == [match.record.id]
    assert window.review.charts.reveal.isHidden()


def test_win_chances_may_be_shown_after_all(window, at_table, sheet):
    match, estimated = at_table
    window.table.log.jumped.emit(5)
    QTest.mouseClick(sheet().without, Qt.MouseButton.LeftButton)

    window.review.charts.reveal.click()
    assert estimated == [match.record.id]
    assert window.review.charts.reveal.isHidden()

    window.review.closed.emit()
    window.table.log.jumped.emit(5)
    assert estimated == [match.record.id] * 2


def test_a_finished_game_asks_nothing(window, archive, at_table, sheet):
    over = a_game(archive, seed=6)
    window.show_start()
    window.show_review(over.record.id)

    assert sheet() is None
    assert window.review.charts.reveal.isHidden()
