import weakref

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import delete

from app.match.match import Match
from app.match.record import loads
from app.match.seats import Seat
from app.models.setup import Setup
from app.views.about import AboutDialog
from app.views.game.page import GamePage
from app.views.help.page import HelpDialog
from app.views.new_game.dialog import NewGameDialog
from app.views.paint.cache import pixmaps
from app.views.settings_dialog import SettingsDialog
from app.views.start.resume import ResumeDialog
from app.views.widgets.buttons import Button
from tests.views.reviews import until_open
from tests.views.shell.conftest import TWO, a_game


def test_a_new_game_comes_to_the_table_and_is_kept(window, archive):
    window.begin("port_royal", Setup(TWO, {"influence": 8}, seed=3))

    assert isinstance(window.page, GamePage)
    (kept,) = archive.games()
    assert kept.options["influence"] == 8
    assert "Port Royal" in window.windowTitle()


def test_leaving_the_table_offers_the_game_on_the_start_page(window, archive):
    window.begin("port_royal", Setup(TWO, {}, seed=3))
    window.table.leave()

    assert window.page is window.start
    assert window.table is None
    assert window.start.open.games[0].id == archive.games()[0].id
    assert window.windowTitle() == "Kontor"


def test_a_game_goes_on_at_the_very_ply(window, archive):
    game = a_game(archive, plies=37)
    window.resume(game.record.id)

    assert window.table.match.ply == 37
    assert window.table.match.state.digest() == game.state.digest()


def test_a_copy_leaves_the_game_as_it_is(window, archive):
    game = a_game(archive, plies=20)
    window.copy(game.record.id)

    match = window.table.match
    assert match.record.id != game.record.id
    assert match.record.parent == {"game": game.record.id, "ply": 20}
    match.play(match.state.legal()[0])
    assert len(archive.load(game.record.id).plies) == 20


def test_a_past_game_opens_in_review_and_goes_on_from_there(window, archive):
    game = a_game(archive)
    window.show_review(game.record.id, 12)
    until_open(window.review)
    assert window.page is window.review
    assert window.review.position == 12

    window.review.branch_requested.emit(game.record.id, 12)
    assert window.table.match.ply == 12
    assert window.table.match.record.parent == {"game": game.record.id, "ply": 12}


def test_a_look_back_from_the_table_returns_to_the_table(window, archive, sheet):
    game = a_game(archive, plies=20)
    window.resume(game.record.id)
    window.table.review_requested.emit(game.record.id, 4)
    sheet().without.click()
    until_open(window.review)
    assert window.review.position == 4

    window.review.closed.emit()
    assert window.table.match.record.id == game.record.id
    assert window.table.match.ply == 20


@pytest.mark.slow
def test_a_review_returns_to_the_library_it_was_opened_from(window, archive):
    game = a_game(archive)
    window.show_library()
    library = window.page
    library.review_requested.emit(game.record.id, 0)
    until_open(window.review)

    window.review.closed.emit()
    assert window.page is library
    window.show_start()
    window.show_review(game.record.id)
    until_open(window.review)
    window.review.closed.emit()
    assert window.page is window.start


def test_the_keyboard_begins_where_one_wants_to_go_on(window, archive):
    window.show_start()
    assert window.focusWidget() is window.start.tiles[0]

    a_game(archive, plies=5)
    window.show_start()
    assert window.focusWidget() is window.start.open.table.go_on


def test_again_means_the_same_players_and_options_with_other_luck(window, archive):
    game = a_game(archive, expansion="cards")
    window.play_again(game.record.id)

    record = window.table.match.record
    assert (record.seats, record.options) == (game.record.seats, game.record.options)
    assert record.seed != game.record.seed


def test_a_rematch_is_begun_by_the_next_player_and_the_same_luck_deals_the_same(window, archive):
    game = a_game(archive, plies=5)
    window.resume(game.record.id)
    window.table.again_requested.emit(game.record.id, "same")
    again = window.table.match
    assert again.states[0].digest() == game.states[0].digest()
    assert (again.ply, again.record.parent) == (0, {"game": game.record.id, "ply": 0})
    assert again.seats == game.seats

    window.table.again_requested.emit(game.record.id, "rematch")
    anew = window.table.match
    n = len(game.seats)
    assert anew.seats[anew.states[0].actor] == game.seats[(game.states[0].actor + 1) % n]
    assert anew.record.parent is None

    window.table.again_requested.emit(game.record.id, "again")
    assert window.table.match.seats == game.seats


@pytest.mark.slow
def test_the_library_opens_and_leads_back(window, archive):
    game = a_game(archive)
    window.show_library()
    library = window.page
    assert library is not window.start

    library.review_requested.emit(game.record.id, 3)
    until_open(window.review)
    assert window.review.position == 3
    window.review.library_requested.emit()
    assert window.page is library
    library.closed.emit()
    assert window.page is window.start


@pytest.mark.parametrize("plies", [25, 100_000])
def test_a_file_is_taken_in_and_shown(window, archive, tmp_path, plies):
    game = a_game(archive, plies=plies)
    path = tmp_path / "game.kontor"
    archive.export_file(game.record.id, path)
    archive.delete([game.record.id])

    window.open_file(path)

    assert window.page is (window.review if game.finished else window.table)
    assert archive.games()[0].id == game.record.id


@pytest.mark.parametrize("content", [b"", b"\xff\x00", b"[1, 2]", b"{" * 100_000])
def test_a_bad_file_gives_one_sentence_and_changes_nothing(window, archive, tmp_path, content):
    path = tmp_path / "bad.kontor"
    path.write_bytes(content)

    window.open_file(path)

    assert window.page is window.start
    assert window.told
    assert archive.games() == []


def test_a_missing_file_and_a_missing_game_give_one_sentence(window, tmp_path):
    window.open_file(tmp_path / "nowhere.kontor")
    assert "nowhere.kontor" in window.told

    window.resume("0" * 32)
    assert window.told == "The archive has no such game."
    assert window.page is window.start


def test_a_file_dropped_on_the_window_is_taken_in(window, archive, tmp_path):
    game = a_game(archive)
    path = tmp_path / "game.kontor"
    archive.export_file(game.record.id, path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    nothing = Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, nothing))

    assert window.page is window.review


def test_after_a_forced_end_the_game_is_offered(window, archive, sheet):
    game = a_game(archive, plies=31)
    a_game(archive, plies=12)  # played later, and was not on the table
    window.offer_interrupted(game.record.id)
    dialog = sheet()
    assert isinstance(dialog, ResumeDialog)

    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.table.match.record.id == game.record.id
    assert window.table.match.ply == 31


def test_without_a_game_on_the_table_nothing_is_offered(window, archive, sheet):
    over = a_game(archive)
    a_game(archive, plies=12)
    for game_id in ("", "0" * 32, over.record.id):
        window.offer_interrupted(game_id)
        assert sheet() is None


def test_it_says_which_game_is_on_the_table(window, archive):
    told, game = [], a_game(archive, plies=12)
    window.table_changed.connect(told.append)
    window.resume(game.record.id)
    window.show_start()

    assert told == [game.record.id, ""]


def test_the_report_holds_the_game_on_the_table(window, archive):
    assert window.record_text() == ""

    game = a_game(archive, plies=9)
    window.resume(game.record.id)
    assert Match(loads(window.record_text())).state.digest() == game.state.digest()


@pytest.mark.parametrize("where", ["start", "table", "review", "library"])
def test_help_and_settings_have_their_keys_everywhere(window, archive, sheet, qtbot, where):
    game = a_game(archive) if where == "review" else a_game(archive, plies=10)
    if where == "table":
        window.resume(game.record.id)
    elif where == "review":
        window.show_review(game.record.id)
        until_open(window.review)
    elif where == "library":
        window.show_library()
    qtbot.wait(1)
    for keys, kind in (
        ((Qt.Key.Key_F1,), HelpDialog),
        ((Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier), SettingsDialog),
    ):
        QTest.keyClick(window.focusWidget() or window.page, *keys)
        assert isinstance(sheet(), kind)
        QTest.keyClick(sheet(), Qt.Key.Key_Escape)
        assert sheet() is None


def test_the_place_of_the_window_is_kept(window, settings):
    window.resize(1200, 700)
    window.close()

    assert settings.geometry == bytes(window.saveGeometry().data())


def test_a_note_is_kept_when_the_window_is_closed_over_it(window, archive, sheet):
    game = a_game(archive)
    window.show_review(game.record.id)
    until_open(window.review)
    window.review.game_tools.ask_note()
    sheet().field.setPlainText("The second galleon!")
    window.close()

    assert archive.load(game.record.id).note == "The second galleon!"


def test_a_language_of_one_run_is_not_kept_until_it_is_chosen(qtbot, archive, settings):
    from app.models.language import Language
    from app.views.window import Window

    language = Language()
    other = Window(archive, settings, language, run_language="de")
    qtbot.addWidget(other)
    assert (language.current, settings.language) == ("de", "en")

    settings.theme = "dark"
    assert language.current == "de"
    other.start.language_choice.segments()[1].click()
    assert language.current == "en"
    delete(language)


def words_of(root: QWidget) -> list[str]:
    """What labels and buttons below ``root`` say."""
    found = [each.text() for each in root.findChildren(QLabel) if not each.isHidden()]
    found += [each.text() for each in root.findChildren(Button) if not each.isHidden()]
    return [each for each in found if any(char.isalpha() for char in each)]


def speak(window):
    """What Qt does to every widget when a translator is installed."""
    QApplication.sendEvent(QApplication.instance(), QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()


@pytest.mark.parametrize(
    "show",
    [
        lambda window: window.ask_new_game("port_royal"),
        lambda window: window.show_settings(),
        lambda window: window.show_about(),
        lambda window: window.show_help(),
        lambda window: window.offer_interrupted(window.archive.games()[0].id),
    ],
    ids=[each.__name__ for each in (NewGameDialog, SettingsDialog, AboutDialog, HelpDialog, ResumeDialog)],
)
def test_an_open_sheet_speaks_the_new_language(window, archive, sheet, show, request):
    a_game(archive, plies=10)
    show(window)
    request.getfixturevalue("babel")
    speak(window)

    words = words_of(sheet())
    assert words
    names = {seat.name for seat in sheet().setup.seats} if isinstance(sheet(), NewGameDialog) else set()
    wrong = [each for each in words if "«" not in each and each not in {"Deutsch", "English", *names}]
    assert wrong == []


def test_every_page_speaks_the_new_language(window, archive, request):
    running, past = a_game(archive, plies=10), a_game(archive, (Seat("Ann", "", 0), Seat("Otto", "master", 1)))
    window.show_library()
    window.show_review(past.record.id)
    until_open(window.review)
    window.resume(running.record.id)
    request.getfixturevalue("babel")
    speak(window)

    assert window.start.open.table.go_on.text().startswith("«")
    assert "«" in window.table.prompt.prompt.title
    assert any("«" in line.text for entry in window.table.log.model.entries() for line in entry.lines)


@pytest.mark.slow
def test_a_review_that_was_left_is_gone_with_its_game(qtbot, window, archive):
    game = a_game(archive)
    window.show_review(game.record.id, 4)
    until_open(window.review)
    gone = weakref.ref(window.review)
    match, board = weakref.ref(window.review.match), weakref.ref(window.review.board)
    window.show_start()
    assert window.review is None
    assert len(pixmaps) == 0
    qtbot.waitUntil(lambda: gone() is None and match() is None and board() is None, timeout=3000)
