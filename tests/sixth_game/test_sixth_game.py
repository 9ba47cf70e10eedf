"""Pig is played, although no module of the program knows it: it is entered through the registries alone.

It is played in the window by mouse against an opponent in a process of its own, kept in the archive, and reviewed with
slider and win chances, in both languages.
"""

import os

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from shiboken6 import delete

from app.match.archive import Archive
from app.match.seats import Seat
from app.models.help.registry import book
from app.models.language import Language
from app.models.settings import Settings
from app.models.setup import Setup
from app.models.table_reading import piece_of
from app.views.help.page import HelpDialog
from app.views.new_game.dialog import NewGameDialog
from app.views.review.chart_panels import CHANCE
from app.views.style import dress
from app.views.timing import LessMotion
from app.views.widgets.sheet import Sheet
from app.views.window import Window
from tests.sixth_game.entry import ENTRY, PigGerman, entered
from tests.sixth_game.presenter import PRESENTER
from tests.sixth_game.rules import PIG
from tests.views.hands import click, ready, settle
from tests.views.reviews import until_open

TWO = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))
WORDS = {
    "en": ("Dare one more throw", "throws", "The goal", "Points to win"),
    "de": ("Wag noch einen Wurf", "wirft", "Das Ziel", "Punkte zum Sieg"),
}
"""By language: tagline, a word of the log, title of a section of the rules, title of an option."""


@pytest.fixture(params=sorted(WORDS))
def language(request):
    return request.param


@pytest.fixture
def window(qtbot, qapp, tmp_path, monkeypatch, language):
    """The window of the program in a language, with Pig among its games and an archive of its own."""
    dress(qapp)
    monkeypatch.setattr(Sheet, "animated", False)
    monkeypatch.setattr(LessMotion, "wanted", False)  # the window sets it for all tables, also for those of later tests
    archive, _ = Archive.open(tmp_path)
    settings = Settings(tmp_path / "settings.ini")
    settings.language, settings.theme, settings.pace, settings.reduced_motion = language, "light", "now", True
    spoken, german = Language(), PigGerman()
    QCoreApplication.installTranslator(german)
    with entered():
        spoken.use(language)
        window = Window(archive, settings, spoken)
        window.resize(1366, 768)
        window.show()
        qtbot.waitExposed(window)
        yield window
        window.close()
        window.end_background_work()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    archive.close()
    QCoreApplication.removeTranslator(german)
    delete(spoken)  # and its translators with it
    QLocale.setDefault(QLocale("en_GB"))


def play_to_the_end(qtbot, page):
    """By mouse: throw until ten points lie there, then keep them."""
    for _ in range(300):
        qtbot.waitUntil(lambda: ready(page), timeout=30_000)
        settle(page)
        if page.match.finished:
            return
        click(page, "button:hold" if page.match.state.pot >= 10 else "die")
    raise AssertionError("the game does not end")


def test_the_only_person_is_called_you():
    """As in every game: the New game dialog calls the person "You", and "You throws 5" would be no English."""
    assert PRESENTER.sentence(("rolled", 0, 5), TWO) == "You throw 5."
    assert PRESENTER.sentence(("rolled", 1, 5), TWO) == "Otto throws 5."


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"], indirect=True)
def test_pig_is_played_kept_and_looked_back_at(qtbot, window, language):
    # Played by both seats, by the opponent in another process, and kept as it was played.
    window.begin("pig", Setup(TWO, {"target": 20}, seed=3))
    play_to_the_end(qtbot, window.table)
    match = window.table.match
    assert window.opponents.pid not in (None, os.getpid())
    assert {state.actor for state in match.states[:-1]} == {0, 1}
    assert window.archive.load(match.record.id).plies == match.record.plies

    # The slider of the review leads to any position.
    window.show_review(match.record.id)
    until_open(window.review)
    review = window.review
    for position in (0, match.ply // 2, match.ply):
        at = QPoint(round(review.slider.x_of(position)), review.slider.height() // 2)
        QTest.mouseClick(review.slider, Qt.MouseButton.LeftButton, pos=at)
        assert review.position == position
        qtbot.waitUntil(lambda: not review.board.preparing)
        shown = [piece_of(review.board.model, f"kept:{seat}").count for seat in (0, 1)]
        assert shown == match.states[position].kept

    # The analysis knows the winner at the end, and nobody at the beginning.
    qtbot.waitUntil(lambda: len(review.analysis.values) == match.ply + 1, timeout=60_000)
    won = match.state.ranking().index(1)
    ends = [round(review.analysis.values[at].shares[won], 2) for at in (0, match.ply)]
    assert 0.0 < ends[0] < 1.0
    assert ends[1] == 1.0
    qtbot.waitUntil(lambda: len(review.charts.panels[CHANCE].chart.lines) == 2)
    sentences = [review.moves.index(row, 0).data() for row in range(review.moves.rowCount())]
    assert any(WORDS[language][1] in each for each in sentences)


def test_every_page_knows_it(window, language):
    """The start page has its tile, the New game dialog its option, the help its rules; all in the language."""
    tagline, _, goal, option = WORDS[language]
    (tile,) = [tile for tile in window.start.tiles if tile.entry is ENTRY]
    assert tile.entry.tagline == tagline

    dialog = NewGameDialog(window.host, PIG, window.settings)
    assert dialog.setup.options == {"target": 50}
    assert ENTRY.option_words()["target"].title == option

    HelpDialog(window.host, "pig")
    rules = book("pig")
    assert rules.section("goal").title == goal
    assert rules.section("throw").paragraphs
    window.grab()  # paints tile and dialog
