"""Pictures of small panels are painted once, as long as there is room for them."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF

from app.views.board.base import BoardPanel
from app.views.board.panel_pictures import KEPT, PanelPictures


@dataclass(frozen=True)
class Facts:
    """What stands on a panel."""

    text: str


class Painting:
    """A board that counts what it paints."""

    def __init__(self):
        self.painted = []

    def paint_panel(self, _painter, panel):
        self.painted.append(panel.key)


@pytest.fixture
def board():
    return Painting()


def pill(key, text, x=10.25, y=20.5):
    return BoardPanel(key, QRectF(x, y, 27.5, 20.25), Facts(text), reach=0)


pytestmark = pytest.mark.painted


def test_numbers_stay_while_large_panels_come_and_go(board):
    """Every jump of the slider paints ten large panels; the pills of all piles were painted anew each time."""
    panels = PanelPictures()
    panels.picture(board, pill("pill", "7"), 1.0)
    side = KEPT**0.5
    for number in range(3):
        panels.picture(board, BoardPanel("panel", QRectF(0, 0, side, side), Facts(str(number)), reach=0), 1.0)
    board.painted.clear()

    panels.picture(board, pill("pill", "7"), 1.0)

    assert not board.painted


def test_equal_numbers_on_other_piles_share_a_picture(board):
    panels = PanelPictures()

    one = panels.picture(board, pill("pill:1", "7"), 1.0)
    other = panels.picture(board, pill("pill:2", "7", 310.25, 120.5), 1.0)

    assert one is other
    assert board.painted == ["pill:1"]


@pytest.mark.parametrize(
    "other",
    [
        pill("pill", "8"),
        pill("pill", "7", x=10.5),
        BoardPanel("pill", QRectF(10.25, 20.5, 28, 20.25), Facts("7"), reach=0),
    ],
    ids=["number", "part of a pixel", "size"],
)
def test_what_looks_otherwise_is_painted(board, other):
    panels = PanelPictures()
    panels.picture(board, pill("pill", "7"), 1.0)

    panels.picture(board, other, 1.0)

    assert board.painted == ["pill", "pill"]


def test_nothing_is_kept_of_another_theme(board):
    panels = PanelPictures()
    panels.picture(board, pill("pill", "7"), 1.0)
    panels.clear()

    panels.picture(board, pill("pill", "7"), 1.0)

    assert len(board.painted) == 2
