"""Nothing written is cut off: in German, where words are longest, and in reviews, where tables are smallest."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from tests.gallery.cut import REVIEWS, cut_off, speaking
from tests.gallery.screens import SCREENS, studio


@pytest.fixture(scope="module")
def own(qapp):
    with studio() as made, speaking("de"):
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


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in REVIEWS if name.endswith("_2")])
def test_nothing_is_cut_off_in_a_review(own, name):
    assert cut_off(lambda: REVIEWS[name](own)) == []


@pytest.mark.parametrize("name", ["loyang_act", "start"])
def test_nothing_is_cut_off_on_a_screen(own, name):
    assert cut_off(lambda: SCREENS[name](own)) == []
