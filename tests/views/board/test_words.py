"""What stands on the pieces of Port Royal, and on its course of play."""

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QWidget

from app.engines.port_royal.components import FIRST
from app.models.port_royal import story
from app.views.board_view import BoardView
from app.views.games import board_of
from app.views.port_royal.course_sheet import TurnRow
from tests.engines.port_royal.builder import A, B, a_state
from tests.views.board.conftest import ANN, BOB


class Quoting(QTranslator):
    """A language in which everything is said in quotation marks."""

    def translate(self, _context, source, _comment=None, _n=-1):
        return f"«{source}»"

    def isEmpty(self):  # noqa: N802 - Qt's name
        return False


@pytest.mark.parametrize("key", ["discard", "contract:7"])
def test_what_is_written_on_a_piece_is_painted_anew_in_another_language(qtbot, key):
    """Pictures are kept by what they depend on; pieces are equal in every language."""
    state = a_state(discard=["sailor_1"], contracts=["fighter"])
    here, other = BoardView("port_royal", board_of("port_royal")), Quoting()
    qtbot.addWidget(here)
    here.resize(1560, 1024)
    here.show_state(state, A, (ANN, BOB), still=True)
    piece, spot = here.model.piece(key), here.board.spots(here.model.zones())[key]

    def picture():
        here.board.forget()
        return here.board.picture(piece, spot).pixmap.toImage()

    before = picture()
    QCoreApplication.installTranslator(other)
    try:
        after = picture()
    finally:
        QCoreApplication.removeTranslator(other)

    assert picture() == before
    assert after != before


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("xship_skiff_s3_c3_gift", "1. Skiff (green): taken by Bob for 3"),
        ("ship_flute_s1_c1", "1. Flute (blue): taken by Bob for 3"),
        ("sailor_1", "1. Sailor: hired by Bob for 3"),
    ],
)
def test_ships_are_taken_and_persons_are_hired(qtbot, face, told):
    """R97"""
    host = QWidget()
    qtbot.addWidget(host)
    taken = story.Revealed(1, FIRST[face], face, story.TAKEN, taker=B, coins=3)

    row = TurnRow(story.CourseTurn(1, A, [taken]), (ANN, BOB), host)

    assert row.accessibleDescription().startswith(told)
