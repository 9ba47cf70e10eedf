"""The library page: chosen by mouse and keys, deleted with a way back, given out and taken in."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from app.match.library import standing_of
from app.match.seats import Seat
from app.models.library import LibraryColumn, LibraryRole, OwnOutcome
from app.views.library import LibraryPage
from app.views.paint.brushes import painted, text_width
from app.views.scale import scale
from tests.views.review.conftest import a_game

pytestmark = pytest.mark.painted

ANN, OTTO, LENI = Seat("Ann", "", 0), Seat("Otto", "apprentice", 1), Seat("Leni", "master", 3)


@pytest.fixture
def games(archive):
    """The last one comes first in the list."""
    return [
        a_game(archive, (ANN, OTTO), seed=1),
        a_game(archive, (ANN, LENI), seed=2, plies=25),
        a_game(archive, (LENI, ANN, OTTO), seed=3),
    ]


@pytest.fixture
def page(qtbot, qapp, archive, games):
    page = a_page(qtbot, qapp, archive)
    yield page
    page.preview.close()


def a_page(qtbot, qapp, archive):
    scale.fit(1600, 900)
    page = LibraryPage(archive)
    qtbot.addWidget(page)
    page.resize(1600, 900)
    page.show()
    page.refresh()
    return page


def chosen(page):
    return [summary.id for summary in page.chosen()]


def listed(page):
    return [page.model.index(row, 0).data(LibraryRole.SUMMARY).id for row in range(page.model.rowCount())]


def ids(games):
    return [match.record.id for match in reversed(games)]


def cell(page, row, column=LibraryColumn.GAME):
    return page.table.visualRect(page.model.index(row, column)).center()


def test_branches_hang_on_their_game_by_a_line(qtbot, qapp, archive, games):
    """Set in below it, the line from it turns to each of them and goes no further than the last."""
    game = games[-1]
    for ply in (0, 7):
        archive.create(game.branch(ply, game.seats), standing_of(game.states[ply]))
    page = a_page(qtbot, qapp, archive)

    def lines(row):
        """Whether there is a line in the upper and in the lower half of a row, and to the right of it."""
        image = page.table.viewport().grab().toImage()
        place = page.table.visualRect(page.model.index(row, LibraryColumn.GAME))
        x = place.x() + round((14 + 34 / 2) * scale.unit)

        def near(at_x, at_y):
            seen = [image.pixelColor(at_x + dx, at_y).lightness() for dx in (-6, -1, 0, 1)]
            return max(abs(each - seen[0]) for each in seen[1:]) > 40  # the ground is beside the line

        def across(at_x, at_y):
            seen = [image.pixelColor(at_x, at_y + dy).lightness() for dy in (-6, -1, 0, 1)]
            return max(abs(each - seen[0]) for each in seen[1:]) > 40

        upper, lower = place.y() + place.height() // 5, place.y() + place.height() * 4 // 5
        return near(x, upper), near(x, lower), across(x + round(10 * scale.unit), place.center().y())

    assert listed(page)[0] == game.record.id
    assert [page.model.index(row, 0).data(LibraryRole.DEPTH) for row in range(4)] == [0, 1, 1, 0]
    assert lines(1) == (True, True, True)
    assert lines(2) == (True, False, True)
    page.preview.close()


def test_the_first_game_is_chosen_at_once(page, games):
    assert listed(page) == ids(games)
    assert chosen(page) == ids(games)[:1]


def test_a_click_chooses_and_a_double_click_opens(qtbot, page, games):
    view = page.table.viewport()
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=cell(page, 1))
    assert chosen(page) == [ids(games)[1]]
    with qtbot.waitSignal(page.review_requested) as told:
        qtbot.mouseDClick(view, Qt.MouseButton.LeftButton, pos=cell(page, 1))
    assert told.args == [ids(games)[1], 0]


def test_keys_walk_open_and_delete(qtbot, page, games):
    first, second, third = ids(games)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert chosen(page) == [second]
    with qtbot.waitSignal(page.review_requested) as told:
        qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert told.args == [second, 0]
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert listed(page) == [first, third]
    assert chosen(page) == [third]
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert listed(page) == [first, second, third]
    assert chosen(page) == [second]


def test_several_games_are_deleted_together_and_brought_back_by_a_click(qtbot, page, games):
    qtbot.keyClick(page.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.mouseClick(page.preview.delete, Qt.MouseButton.LeftButton)
    assert listed(page) == []
    assert page.notice.words == "3 games deleted."
    assert page.start.isVisible()
    qtbot.mouseClick(page.notice.action, Qt.MouseButton.LeftButton)
    assert listed(page) == ids(games)
    assert sorted(chosen(page)) == sorted(ids(games))
    assert page.notice.words == ""


def test_the_preview_offers_what_fits_the_game(qtbot, page, games):
    _, running, _ = ids(games)
    page.choose([running])
    with qtbot.waitSignal(page.resume_requested) as told:
        qtbot.mouseClick(page.preview.play, Qt.MouseButton.LeftButton)
    assert told.args == [running]
    page.choose(ids(games)[:1])
    with qtbot.waitSignal(page.again_requested) as told:
        qtbot.mouseClick(page.preview.play, Qt.MouseButton.LeftButton)
    assert told.args == ids(games)[:1]
    page.choose(ids(games)[:2])
    assert not page.preview.play.isVisible()
    assert page.preview.delete.isVisible()


def test_the_preview_shows_the_end_and_leads_to_its_key_moments(qtbot, page, games):
    page.choose(ids(games)[:1])
    preview = page.preview
    qtbot.waitUntil(lambda: preview.match is not None)
    assert not preview.picture.isNull()
    moment = preview.moments[0]
    with qtbot.waitSignal(page.review_requested) as told:
        qtbot.mouseClick(moment, Qt.MouseButton.LeftButton)
    assert told.args == [ids(games)[0], moment.ply]


def test_a_long_key_moment_goes_on_in_a_second_line(qtbot, page, games):
    """It was cut with three dots above an empty half of the panel."""
    page.choose(ids(games)[:1])
    preview = page.preview
    qtbot.waitUntil(lambda: preview.match is not None)
    moment, heights = preview.moments[0], []
    for words in ("Otto passes.", "Otto takes a ship and hires everybody who is left in the harbour. " * 3):
        moment._words = words  # noqa: SLF001
        preview._place()  # noqa: SLF001
        heights.append(moment.height())

    assert heights[1] > 1.3 * heights[0]


@pytest.mark.painted
def test_a_very_long_key_moment_is_not_cut_and_its_tip_has_a_line_for_each_sentence(qtbot, page, games, monkeypatch):
    """It ended in dots after two lines, and its tip was one line beyond the screen."""
    page.choose(ids(games)[:1])
    preview, shown = page.preview, []
    qtbot.waitUntil(lambda: preview.match is not None)
    said = [
        "Otto reveals no more cards.",
        "Ann can take nothing: the cheapest person costs 4 coins.",
        "Leni takes 5 coins.",
    ]
    preview._add_moment(7, 0, said * 2, None)  # noqa: SLF001
    preview._place()  # noqa: SLF001
    moment = preview.moments[-1]
    monkeypatch.setattr("app.views.library.preview.draw_text", lambda _p, _box, words, *_, **__: shown.append(words))
    painted(moment.width(), moment.height(), 1, moment.draw)

    assert " ".join(shown[1:]).replace("\N{NO-BREAK SPACE}", " ") == " ".join(said * 2)
    assert len(shown) > 3
    assert moment.toolTip() == "\n".join(said * 2)


def test_a_number_of_a_key_moment_stays_with_what_it_counts(qtbot, page, games, monkeypatch):
    """ "for 7 / coins" was parted, in English only."""
    face, shown = scale.font("text", 15), []
    page.choose([games[0].record.id])
    qtbot.waitUntil(lambda: page.preview.match is not None)
    page.preview._add_moment(7, 0, ["Mina hires the sailor for 7 coins."], None)  # noqa: SLF001
    moment = page.preview.moments[-1]
    left, right = moment._left(), 8 * scale.unit  # noqa: SLF001
    moment.resize(round(left + right + text_width("Mina hires the sailor for 7 co", face)), 60)
    monkeypatch.setattr("app.views.library.preview.draw_text", lambda _p, _box, words, *_, **__: shown.append(words))
    painted(moment.width(), moment.height(), 1, moment.draw)

    assert shown[1:] == ["Mina hires the sailor for", "7\N{NO-BREAK SPACE}coins."]


def test_filters_narrow_the_list_and_escape_clears_them(qtbot, page, games):
    page.filters.choose("outcome", OwnOutcome.RUNNING)
    assert listed(page) == [ids(games)[1]]
    assert page.filters.outcome.text() == "Not finished"
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert listed(page) == ids(games)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)


def test_words_are_searched_as_they_are_typed(qtbot, page, games):
    qtbot.keyClick(page.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.filters.search.hasFocus()
    qtbot.keyClicks(page.filters.search, "otto leni")
    assert listed(page) == [ids(games)[0]]
    page.filters.search.setText("nobody")
    assert listed(page) == []
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert listed(page) == ids(games)
    assert page.filters.search.text() == ""


def test_a_click_on_a_heading_sorts(qtbot, page, games):
    header = page.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(LibraryColumn.LENGTH) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    plies = [page.model.index(row, 0).data(LibraryRole.SUMMARY).plies for row in range(3)]
    first_order = sorted(plies)
    assert plies in (first_order, first_order[::-1])
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    turned = [page.model.index(row, 0).data(LibraryRole.SUMMARY).plies for row in range(3)]
    assert turned == plies[::-1]


def drop(page, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    page.dropEvent(event)


def test_games_are_given_out_and_taken_in_by_dropping(qtbot, page, games, archive, tmp_path, monkeypatch):
    path = tmp_path / "out.kontor"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    page.choose([ids(games)[2]])
    qtbot.mouseClick(page.preview.export, Qt.MouseButton.LeftButton)
    assert page.notice.words == "1 game exported."
    path.write_text(path.read_text(encoding="utf-8").replace('"Otto"', '"Ottilie"'), encoding="utf-8")
    drop(page, path)
    assert page.notice.words == "1 game imported."
    assert len(listed(page)) == 4
    assert [summary.seats[1].name for summary in page.chosen()] == ["Ottilie"]
    drop(page, path)
    assert page.notice.words == "That game is already in the library."
    assert len(listed(page)) == 4


def test_several_games_are_given_out_into_a_folder(qtbot, page, games, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    page.choose(ids(games))
    page.ask_export()
    assert len(list(tmp_path.glob("*.kontor"))) == 3


def test_a_bad_file_is_told_in_one_sentence_that_stays(qtbot, page, games, tmp_path):
    path = tmp_path / "bad.kontor"
    path.write_text("{}", encoding="utf-8")
    drop(page, path)
    assert page.notice.words == "bad.kontor: The file is not a Kontor game."
    assert listed(page) == ids(games)
    qtbot.mouseClick(page.notice.shut, Qt.MouseButton.LeftButton)
    assert page.notice.words == ""


def test_of_several_files_it_is_told_what_came_of_each(page, games, archive, tmp_path):
    bad, new, old = (tmp_path / f"{name}.kontor" for name in ("bad", "new", "old"))
    bad.write_text("{}", encoding="utf-8")
    old.write_text(archive.export(ids(games)[0]), encoding="utf-8")
    new.write_text(old.read_text(encoding="utf-8").replace('"Ann"', '"Anne"'), encoding="utf-8")
    page.take_files([old, bad])
    assert page.notice.words == "bad.kontor: The file is not a Kontor game. 1 game already there."
    page.take_files([new, old, bad])
    assert page.notice.words == "bad.kontor: The file is not a Kontor game. 1 game imported. 1 game already there."


def test_other_files_are_not_even_looked_at(page, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Kontor", encoding="utf-8")
    drop(page, path)
    assert page.notice.words == ""


def test_the_empty_library_offers_a_game(qtbot, qapp, archive):
    page = a_page(qtbot, qapp, archive)
    assert not page.preview.isVisible()
    with qtbot.waitSignal(page.new_game_requested):
        qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)


def test_a_game_damaged_inside_is_told_in_the_preview(qtbot, page, games, archive):
    """The list shows what the header says; the plies are gone."""
    with archive._store.write() as db:  # noqa: SLF001 - as a disk would
        db.execute("DELETE FROM ply WHERE k = 3")
    page.choose([ids(games)[2]])
    qtbot.waitUntil(lambda: bool(page.preview.failure))
    assert page.preview.failure == "The game is damaged: its field “plies[3]” is missing."


def test_the_language_changes_while_it_is_open(page, games, foreign):
    before = listed(page), chosen(page)
    foreign()
    assert (listed(page), chosen(page)) == before
    header = page.table.horizontalHeader()
    words = [page.model.headerData(column, header.orientation()) for column in LibraryColumn]
    words += [page.preview.view.text(), page.filters.game.text(), page.filters.search.placeholderText()]
    words += [page.model.index(0, LibraryColumn.LENGTH).data()]
    assert all(each.startswith("«") for each in words)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (3840, 2160)])
def test_the_parts_fit_the_window(page, width, height):
    scale.fit(width, height)
    page.resize(width, height)
    QApplication.processEvents()
    parts = [page.bar, page.filters, page.list_panel, page.preview]
    boxes = [part.geometry() for part in parts]
    assert all(page.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for at, a in enumerate(boxes) for b in boxes[at + 1 :])
    widths = sum(page.table.columnWidth(column) for column in LibraryColumn)
    assert widths <= page.table.viewport().width()


@pytest.mark.painted
def test_a_game_with_a_note_is_marked_in_its_row(qtbot, page, games, archive):
    def first_cell():
        at = page.table.visualRect(page.model.index(0, 0))
        return page.table.viewport().grab(at).toImage()

    page.table.clearSelection()
    before = first_cell()
    archive.set_note(page.model.index(0, 0).data(LibraryRole.SUMMARY).id, "Never again")
    page.refresh()
    page.table.clearSelection()
    assert first_cell() != before
