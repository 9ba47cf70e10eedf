"""Where the lesson of a game is offered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.models.lessons.data import LessonError
from app.models.lessons.files import taught
from app.models.presets import FIRST
from app.views.help.page import HelpDialog
from app.views.lesson import pages
from app.views.lesson.offer import LessonOffer
from app.views.lesson.page import LessonPage
from app.views.new_game.dialog import NewGameDialog
from tests.views.hands import settle
from tests.views.shell.conftest import a_game
from tests.views.shell.lessons import GAME, opener


@pytest.fixture
def lesson(qtbot, window):
    return opener(qtbot, window)


def learnable(window):
    return [tile.entry.key for tile in window.start.tiles if tile.learn.isVisible()]


def test_the_tile_offers_it_until_it_was_done_once(window, lesson):
    assert learnable(window) == list(taught())
    tile = next(tile for tile in window.start.tiles if tile.entry.key == GAME)
    QTest.mouseClick(tile.learn, Qt.MouseButton.LeftButton)
    assert isinstance(window.table, LessonPage)
    window.table.leave()
    assert GAME in learnable(window)
    assert tile.learn.text() == "Keep learning"
    lesson().end()

    assert window.page is window.start
    assert GAME not in learnable(window)
    assert lesson().course.number == 1
    window.table.leave()
    assert GAME not in learnable(window)


def test_after_the_end_the_game_itself_can_be_set_up_unless_it_was_played_before(window, lesson, sheet, archive):
    lesson().end()
    dialog = sheet()
    assert isinstance(dialog, NewGameDialog)
    assert dialog.presets.value == FIRST
    dialog.dismiss()
    assert window.page is window.start

    a_game(archive)
    lesson().end()
    assert sheet() is None


def test_the_first_game_of_a_kind_is_preceded_by_the_offer_once(window, sheet):
    window.start.new_game.emit(GAME)
    offer = sheet()
    assert isinstance(offer, LessonOffer)
    assert "10 minutes" in offer.words.text()
    assert offer.words.text().endswith("4 more short chapters can wait for another time.")
    offer.no.click()
    assert isinstance(sheet(), NewGameDialog)
    sheet().dismiss()

    window.start.new_game.emit(GAME)

    assert isinstance(sheet(), NewGameDialog)


def test_the_question_of_the_offer_is_whole(window, sheet):
    """Its question mark was cut off: "Zum ersten Mal Die Tavernen im Tiefen Thal"."""
    window.settings.language = "de"
    window.resize(1366, 768)
    window.start.new_game.emit("taverns")
    heading = sheet().heading
    settle(window)

    needed = heading.fontMetrics().boundingRect(
        heading.rect(), Qt.TextFlag.TextWordWrap if heading.wordWrap() else 0, heading.text()
    )

    assert heading.text().startswith("Zum ersten Mal")
    assert heading.text().endswith("Tiefen\u00a0Thal?"), "no short word alone in a second line"
    assert needed.width() <= heading.width()
    assert needed.height() <= heading.height()


def test_the_offer_leads_to_the_lesson(window, sheet):
    window.start.new_game.emit(GAME)
    QTest.keyClick(sheet().yes, Qt.Key.Key_Return)

    assert isinstance(window.table, LessonPage)


def test_who_has_played_the_game_is_not_asked(window, archive, sheet):
    a_game(archive)

    window.start.new_game.emit(GAME)

    assert isinstance(sheet(), NewGameDialog)


def test_the_rules_lead_to_the_lesson(window, sheet):
    window.show_rules_at("")
    assert isinstance(sheet(), HelpDialog)

    sheet().lesson.click()

    assert isinstance(window.table, LessonPage)


def test_a_lesson_that_cannot_be_read_is_told_and_the_game_can_be_played(window, sheet, monkeypatch):
    def broken(game):
        raise LessonError(f"{game}.toml, chapter 1: there is no step")

    monkeypatch.setattr(pages, "read_lesson", broken)
    window.lessons.open(GAME)
    assert window.told == "port_royal.toml, chapter 1: there is no step"
    assert window.table is None

    window.lessons.first_or_new_game(GAME)

    assert isinstance(sheet(), NewGameDialog)
