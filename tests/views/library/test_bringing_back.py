"""Games that are brought back in the library: deleted ones, and those that only a daily copy has."""

from datetime import date, timedelta
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from app.match.library import standing_of
from app.match.match import new_match
from app.views.library.bringing_back import BringBackSheet
from app.views.library.page import LibraryPage
from app.views.widgets.buttons import Button
from tests.views.review.conftest import SEATS


def a_game(archive, seed, plies):
    """A game of Port Royal that random moves began."""
    match = new_match("port_royal", SEATS, {"influence": 6}, seed)
    random = Random(seed)
    while not match.finished and match.ply < plies:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    return match.record


@pytest.fixture
def library(qtbot, archive):
    page = LibraryPage(archive)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.refresh()
    page.show()
    yield page
    page.end_background_work()


def opened(qtbot, page):
    """The sheet, once waste bin and copies were looked through."""
    page.restore_button.click()
    sheet = page.findChildren(BringBackSheet)[-1]
    qtbot.waitUntil(lambda: page.absent.complete)
    return sheet


def rows(sheet):
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [each for each in sheet.findChildren(Button) if each.text() == "Bring back"]


def test_a_game_deleted_days_ago_comes_back(qtbot, archive, library):
    gone = a_game(archive, 1, 20)
    a_game(archive, 2, 20)
    archive.delete([gone.id])
    library.refresh()

    sheet = opened(qtbot, library)
    (back,) = rows(sheet)
    assert "deleted today" in " ".join(label.text() for label in sheet.list.findChildren(type(sheet.words)))
    back.click()

    assert library.model.rowCount() == 2
    assert [each.id for each in library.chosen()] == [gone.id]
    assert library.notice.words == "1 game brought back."
    assert sheet.isHidden(), "nothing is left to be brought back"


def test_games_of_a_lost_archive_come_back_from_the_copy(qtbot, archive, library):
    lost = [a_game(archive, 1, 1000), a_game(archive, 2, 30)]
    archive.backup(date(2026, 5, 1))
    archive.delete([record.id for record in lost])
    archive.purge(older_than=timedelta(days=-1))
    library.refresh()
    assert library.model.rowCount() == 0

    sheet = opened(qtbot, library)
    assert len(rows(sheet)) == 2
    assert "in the copy of" in " ".join(label.text() for label in sheet.list.findChildren(type(sheet.words)))
    sheet.everything.click()

    assert library.model.rowCount() == 2
    assert archive.load(lost[1].id) == lost[1]
    assert library.notice.words == "2 games brought back."


def test_where_nothing_is_gone_it_says_so(qtbot, archive, library):
    a_game(archive, 1, 20)

    sheet = opened(qtbot, library)

    assert rows(sheet) == []
    assert sheet.everything.isHidden()
    assert sheet.words.text() == (
        "No game was deleted in the last 30 days, and no daily copy has one that is missing here."
    )
