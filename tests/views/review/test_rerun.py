"""The same luck with a master in one's seat, in the review: begun, left off, told."""

import pytest
from PySide6.QtCore import Qt

from app.ai.rerun import RERUNS
from app.models.review.rerun import VERSION
from app.views.rerun_sheet import RerunSheet
from tests.reruns import Waiting
from tests.views.review.conftest import Oracle, a_game, opened


@pytest.fixture
def match(archive):
    Waiting.made.clear()
    return a_game(archive)


@pytest.fixture
def page(qtbot, look, archive, match):
    page = opened(qtbot, archive, match, Oracle)
    page.game_tools.make_player = Waiting
    yield page
    page.close_game()


def tool_of(page):
    return page.game_tools.tools["throne-king"]


def sheet_of(page):
    found = [sheet for sheet in page.findChildren(RerunSheet) if not sheet.isHidden()]
    return found[0] if found else None


def play(qtbot, page, count):
    runner = page.game_tools._rerunner  # noqa: SLF001
    for _ in range(count):
        before = len(runner.found.games)
        Waiting.made[-1].play()
        qtbot.waitUntil(lambda: len(runner.found.games) > before)  # noqa: B023


def test_a_master_plays_and_it_is_told_with_its_error(qtbot, page, match):
    qtbot.mouseClick(tool_of(page), Qt.MouseButton.LeftButton)
    sheet = sheet_of(page)
    assert sheet.heading.text() == "A Master in your seat"
    assert "Otto (Journeyman)" in sheet.others.text()
    assert sheet.result.isHidden()
    assert sheet.first_focus() is sheet.play

    qtbot.mouseClick(sheet.play, Qt.MouseButton.LeftButton)
    assert sheet.cancel.isVisible()
    assert sheet.play.isHidden()
    play(qtbot, page, RERUNS)

    own = match.state.scores()[0]
    assert sheet.result.text() == f"A Master would have had 14.5 ± 2.0 points, you had {own}."
    assert sheet.won.text().startswith("The Master won 8 of 8 games; you ")
    assert "95%" in sheet.state.text()
    assert sheet.play.isHidden()
    assert sheet.cancel.isHidden()


def test_it_goes_on_when_the_sheet_is_closed_and_is_told_below(qtbot, page, archive, match):
    tool_of(page).click()
    sheet = sheet_of(page)
    sheet.play.click()
    sheet.dismiss()
    assert sheet_of(page) is None
    play(qtbot, page, 2)
    assert tool_of(page).text() == "Master 25%"

    play(qtbot, page, RERUNS - 2)
    assert page.notice.isVisible()
    assert page.notice._words.startswith("A Master would have had")  # noqa: SLF001
    assert tool_of(page).text() == "Master"


def test_who_leaves_off_finds_what_was_played(qtbot, page, archive, match):
    tool_of(page).click()
    sheet_of(page).play.click()
    play(qtbot, page, 3)
    sheet = sheet_of(page)
    sheet.cancel.click()
    assert not Waiting.made[-1].asked
    assert sheet.play.text() == "Go on"
    assert "3 of 8 games" in sheet.state.text()
    page.close_game()
    assert Waiting.made[-1].closed

    ((kept),) = archive.analysis(match.record.id, VERSION).values()
    assert len(kept[2]) == 3


def test_a_game_without_a_person_or_an_end_has_no_such_tool(qtbot, look, archive):
    page = opened(qtbot, archive, a_game(archive, plies=30), Oracle)

    assert not tool_of(page).isVisible()
    page.close_game()


@pytest.mark.parametrize("width", [1366, 1920])
def test_a_tool_tells_what_it_does_whether_it_has_words_or_not(page, width):
    page.resize(width, 768 if width == 1366 else 1080)

    assert tool_of(page).toolTip() == "A Master in your seat: the same luck, eight times"
    assert "costly decisions" in page.game_tools.tools["graduate-cap"].toolTip()
