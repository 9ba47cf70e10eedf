"""A look back at a game under way gives nothing away unless that is wanted."""

import threading
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.views.review.chart_panels import CHANCE
from app.views.review.question import ReviewQuestion
from tests.views.reviews import until_open
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
    until_open(window.review)

    assert window.page is window.review
    assert window.review.position == 5
    assert estimated == []
    assert window.review.charts.reveal.isVisibleTo(window.review.charts.panels[CHANCE])


def test_the_answer_is_remembered_for_this_game(window, at_table, sheet):
    _, estimated = at_table
    window.table.log.jumped.emit(5)
    QTest.mouseClick(sheet().without, Qt.MouseButton.LeftButton)
    until_open(window.review)
    window.review.closed.emit()
    assert window.page is window.table

    window.table.log.jumped.emit(3)
    assert sheet() is None
    until_open(window.review)
    assert window.page is window.review
    assert estimated == []


def test_win_chances_are_shown_to_whoever_wants_them(window, at_table, sheet):
    match, estimated = at_table
    window.table.log.jumped.emit(5)
    QTest.mouseClick(sheet().with_chances, Qt.MouseButton.LeftButton)
    until_open(window.review)

    assert estimated == [match.record.id]
    assert window.review.charts.reveal.isHidden()


def test_win_chances_may_be_shown_after_all(window, at_table, sheet):
    match, estimated = at_table
    window.table.log.jumped.emit(5)
    QTest.mouseClick(sheet().without, Qt.MouseButton.LeftButton)
    until_open(window.review)

    window.review.charts.reveal.click()
    assert estimated == [match.record.id]
    assert window.review.charts.reveal.isHidden()

    window.review.closed.emit()
    window.table.log.jumped.emit(5)
    until_open(window.review)
    assert estimated == [match.record.id] * 2


def test_whose_hand_lies_open_is_said_every_time(window, archive, at_table, sheet):
    """Persons at one screen hide their hands from each other; the review shows that of the one who decides."""
    match, random = new_match("bruges", (Seat("Ann", "", 0), Seat("Bea", "", 3)), {}, 5), Random(5)
    while match.ply < 20 or match.state.actor != 1:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    for _ in range(2):
        window.show_review(match.record.id)
        assert "Bea" in sheet().words.text()
        QTest.mouseClick(sheet().without, Qt.MouseButton.LeftButton)
        until_open(window.review)
        assert window.review.board.board.viewer == 1
        window.show_start()
        assert sheet() is None


def test_a_finished_game_asks_nothing(window, archive, at_table, sheet):
    over = a_game(archive, seed=6)
    window.show_start()
    window.show_review(over.record.id)
    until_open(window.review)

    assert sheet() is None
    assert window.review.charts.reveal.isHidden()


def test_a_review_that_is_left_while_it_is_read_never_comes(window, archive, qtbot):
    """Neither the way back nor another page waits for the game."""
    over = a_game(archive, seed=6)
    window.show_start()
    window.show_review(over.record.id)
    page = window.review
    assert window.page is page
    QTest.keyClick(page, Qt.Key.Key_Escape)

    assert window.page is window.start
    assert window.review is None
    qtbot.wait(200)
    assert window.page is window.start


@pytest.mark.slow
def test_a_second_review_takes_the_place_of_one_that_is_still_read(window, archive):
    one, other = a_game(archive, seed=6), a_game(archive, seed=7)
    window.show_review(one.record.id)
    window.show_review(other.record.id, 3)
    until_open(window.review)

    assert window.page is window.review
    assert window.review.match.record.id == other.record.id
    assert window.review.position == 3


def test_a_game_that_cannot_be_reviewed_leads_back(window):
    window.show_start()
    window.show_review("0" * 32)
    until_open(window.review)

    assert window.page is window.start
    assert window.told == "The archive has no such game."


def test_the_window_can_be_closed_while_a_game_is_read(window, archive):
    window.show_review(a_game(archive, seed=6).record.id)

    window.close()

    assert window.review is None
    assert not [thread for thread in threading.enumerate() if thread.name == "game reader"]


def test_the_library_asks_too_before_a_game_under_way(window, archive, sheet, monkeypatch):
    """It showed the win chances of a game that could still go on."""
    estimated = []
    monkeypatch.setattr("app.session.analysis.Analysis.start", lambda _self, game, *_: estimated.append(game))
    match = a_game(archive, plies=12)
    window.show_library()
    window.page.review_requested.emit(match.record.id, 3)

    assert isinstance(sheet(), ReviewQuestion)
    QTest.mouseClick(sheet().without, Qt.MouseButton.LeftButton)
    until_open(window.review)
    assert window.review.position == 3
    assert estimated == []
