"""A note about a game, written while it is looked at again."""

import pytest
from PySide6.QtCore import QPoint, Qt

from app.match.words import ArchiveError
from app.views.review.note import NoteSheet

NOTE = "The second galleon!\nNever again."


@pytest.mark.parametrize(
    "close",
    [
        lambda qtbot, sheet, page: qtbot.mouseClick(sheet.done, Qt.MouseButton.LeftButton),
        lambda qtbot, sheet, page: qtbot.mouseClick(sheet.close_button, Qt.MouseButton.LeftButton),
        lambda qtbot, sheet, page: qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5)),
        lambda qtbot, sheet, page: qtbot.keyClick(sheet.field, Qt.Key.Key_Escape),
        lambda qtbot, sheet, page: page.close_game(),
    ],
    ids=["done", "cross", "beside", "escape", "page"],
)
def test_a_note_is_kept_however_its_sheet_is_closed_and_found_again(qtbot, page, archive, game, close):
    page.game_tools.ask_note()
    sheet = page.findChild(NoteSheet)
    sheet.field.setPlainText(NOTE)
    close(qtbot, sheet, page)
    assert sheet.isHidden()
    assert archive.load(game.record.id).note == NOTE
    assert [summary.id for summary in archive.games(search="galleon")] == [game.record.id]


def test_a_note_that_cannot_be_written_is_still_there_to_be_tried_again(qtbot, page, archive, game, monkeypatch):
    def fail(*_):
        raise ArchiveError("disk_full")

    monkeypatch.setattr(archive, "set_note", fail)
    page.game_tools.ask_note()
    sheet = page.findChild(NoteSheet)
    sheet.field.setPlainText(NOTE)
    with qtbot.waitSignal(page.told):
        sheet.dismiss()
    monkeypatch.undo()

    page.game_tools.ask_note()
    again = next(each for each in page.findChildren(NoteSheet) if each.isVisibleTo(page))
    assert again.field.toPlainText() == NOTE
    again.dismiss()
    assert archive.load(game.record.id).note == NOTE
