"""A sheet is as large as its cards want, as far as the window lets it."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from app.models.table import Description, Piece
from app.views.game.sheets import CardSheet
from app.views.scale import scale
from app.views.widgets.sheet import Sheet


@pytest.fixture
def opened(qtbot, monkeypatch):
    """A sheet with so many cards over a window of a size."""
    monkeypatch.setattr(Sheet, "animated", False)

    def open_sheet(number, width, height):
        scale.fit(width, height)
        host = QWidget()
        qtbot.addWidget(host)
        host.resize(width, height)
        host.show()
        cards = [Piece(f"card:{each}", "card") for each in range(number)]
        sheet = CardSheet(host, "Otto’s display", "", cards, lambda _piece, _width: None, lambda _: Description("", ""))
        sheet.open()
        for _ in range(3):
            QApplication.processEvents()
        return sheet

    yield open_sheet
    scale.fit(1920, 1080)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6, 7, 12])
def test_twelve_cards_are_seen_without_scrolling(opened, number, width, height):
    """The second row of five cards was cut in half beside much empty room."""
    sheet = opened(number, width, height)

    assert sheet.grid.verticalScrollBar().maximum() == 0
    assert sheet.grid.horizontalScrollBar().maximum() == 0
    last = sheet.grid.visualRect(sheet.grid.model().index(number - 1, 0))
    assert sheet.grid.viewport().rect().contains(last)


def test_more_than_there_is_room_for_is_scrolled_to(opened):
    sheet = opened(60, 1366, 768)

    assert sheet.grid.verticalScrollBar().maximum() > 0
    assert sheet.panel.height() <= 768
