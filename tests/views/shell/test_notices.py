"""The notices at the lower edge: they go with their page, and change their language with it."""

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app.match.words import RecordError
from app.models.notices import told
from app.views.review.notice import NoticeBar
from tests.views.shell.conftest import Babel, a_game


@pytest.fixture
def other_language(qapp):
    """Changes the language to Babel when called."""
    babel = Babel()

    def change():
        QCoreApplication.installTranslator(babel)
        QApplication.sendEvent(qapp, QEvent(QEvent.Type.LanguageChange))  # Qt sends none for what is no file
        QApplication.processEvents()

    yield change
    QCoreApplication.removeTranslator(babel)


@pytest.fixture
def library(window, tmp_path):
    """The library after a file that was no game."""
    path = tmp_path / "bad.kontor"
    path.write_text("{}", encoding="utf-8")
    window.show_library()
    window.page.take_files([path])
    return window.page


def test_a_notice_goes_when_its_page_is_left(window, library):
    """A failed import was still told after other pages and a game."""
    assert library.notice.words == "bad.kontor: The file is not a Kontor game."
    window.show_start()
    window.show_library()

    assert window.page is library
    assert library.notice.words == ""


def test_a_notice_of_the_window_goes_with_the_page_but_not_when_it_has_led_there(window, monkeypatch):
    window.complain("Something failed.")
    window.show_library()
    assert window.told == "Something failed."
    monkeypatch.setattr("app.views.review.notice.UNREAD", 0.0)

    window.show_start()
    assert window.told == ""


def test_a_failure_is_told_in_the_language_of_now(window, library, other_language):
    window.complain(partial(told, RecordError("no_such_file", name="x.kontor")))
    other_language()

    assert library.notice.words.startswith("«bad.kontor: «The file is not a Kontor game.")
    assert window.told.startswith("«There is no file x.kontor.")


def test_what_can_be_undone_can_still_be_undone_in_another_language(window, archive, other_language):
    """It stayed in the old language."""
    game = a_game(archive, plies=20).record.id
    window.show_start()
    window.start.remove(game)
    other_language()

    assert window.start.notice.words.startswith("«")
    assert window.start.notice.action.text() == "«Undo~»"
    window.start.notice.action.click()
    assert [each.id for each in archive.games()] == [game]


def test_a_sentence_that_has_only_one_language_goes_with_it(window, other_language):
    bar = NoticeBar(window.host)
    bar.say("Done.")
    other_language()

    assert bar.words == ""
