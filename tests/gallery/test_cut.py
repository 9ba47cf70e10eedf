"""Nothing written is cut off: in German, where words are longest, and in reviews, where tables are smallest."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.views.loyang import things
from app.views.paint import brushes
from app.views.scale import scale
from app.views.widgets.measure import Measure
from tests.gallery.cut import REVIEWS, cut_off
from tests.gallery.screens import SCREENS, studio


@pytest.fixture(scope="module")
def own(qapp):
    with studio("de") as made:
        yield made


@pytest.mark.parametrize(
    ("text", "flags", "cut"),
    [
        ("Expedition", Qt.TextFlag.TextWordWrap, True),
        ("An isle", Qt.TextFlag.TextWordWrap, False),
        ("No open call of anybody", Qt.TextFlag.TextWordWrap, True),
        ("Expedition", Qt.TextFlag.TextDontClip, False),
        ("Expedition", Qt.TextFlag.TextSingleLine, True),
        ("Call", Qt.TextFlag.TextSingleLine, False),
        ("Exped…", Qt.TextFlag.TextDontClip, True),
        ("Wait …", Qt.TextFlag.TextDontClip, False),
    ],
)
def test_what_does_not_fit_its_box_is_noticed(qapp, text, flags, cut):
    def render():
        picture = QPixmap(100, 100)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        font = painter.font()
        font.setPixelSize(16)
        painter.setFont(font)
        painter.drawText(QRect(0, 0, 60, 44), flags.value, text)
        painter.end()
        return picture

    assert [each.text for each in cut_off(render)] == [text] * cut


def test_letters_that_reach_below_the_line_keep_inside_a_small_tile(qapp):
    """In a review the tiles are 26 px high, and the p of "place" was cut off."""
    told = {"title": "Sell", "line": "no place", "shortcut": "C"}
    face = things.TileFace("sell", **told, is_open=False, is_locked=True, main=False, due=False)

    def paint(p):
        things.paint_tile(p, QRectF(0, 0, 110, 26), face, Measure(), purse=True)

    assert [each.text for each in cut_off(lambda: brushes.painted(110, 26, 1, paint)) if each.text == face.line] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in REVIEWS if name.endswith("_2")])
def test_nothing_is_cut_off_in_a_review(own, name):
    assert cut_off(lambda: REVIEWS[name](own)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["loyang_act", "start"])
def test_nothing_is_cut_off_on_a_screen(own, name):
    assert cut_off(lambda: SCREENS[name](own)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["murano_five", "training"])
def test_nothing_is_cut_off_in_large_letters(own, name):
    """A word was wider than the column under its card, and three buttons than the panel below them."""
    scale.use_percent(130)
    try:
        assert cut_off(lambda: SCREENS[name](own)) == []
    finally:
        scale.use_percent(100)


class Sign(QWidget):
    """Writes a word that is some 70 pixels long, from ``left`` on."""

    def __init__(self, left):
        super().__init__()
        self._left = left
        self.resize(110, 20)

    def paintEvent(self, _event):  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.drawText(QRectF(self._left, 0, 100, 20), Qt.TextFlag.TextDontClip.value, "Expedition")
        painter.end()


@pytest.mark.painted
@pytest.mark.parametrize(("left", "cut"), [(-20, True), (5, False), (70, True)])
def test_what_reaches_beyond_its_widget_is_noticed(qapp, left, cut):
    """Whatever box it is written into."""
    assert [each.text for each in cut_off(Sign(left).grab)] == ["Expedition"] * cut
