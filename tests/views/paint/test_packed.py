"""Pictures put by: the same pixels, within the budget."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.views.paint import brushes
from app.views.paint.packed import PackedPictures


@pytest.fixture
def picture(qapp):
    def draw(p: QPainter) -> None:
        p.setBrush(brushes.linear(0, 0, 0, 60, "#F7DA96", "#102040"))
        p.drawEllipse(QRectF(3.5, 2.2, 80, 50))

    return brushes.painted(90, 60, 1.5, draw)


def test_what_is_unpacked_is_what_was_packed_pixel_for_pixel(picture):
    packed = PackedPictures(100_000)
    assert packed.put("a", picture)
    again = packed.get("a")
    assert again.toImage() == picture.toImage()
    assert again.devicePixelRatio() == picture.devicePixelRatio()
    assert packed.spent < 4 * picture.width() * picture.height() / 4


def test_what_was_not_packed_is_not_there(picture):
    packed = PackedPictures(100_000)
    packed.put("a", picture)
    assert packed.get("b") is None
    assert "b" not in packed
    packed.clear()
    assert packed.get("a") is None
    assert packed.spent == 0


def test_the_budget_is_never_exceeded(picture):
    one = PackedPictures(100_000)
    one.put("a", picture)
    packed = PackedPictures(2 * one.spent + 1)
    assert [packed.put(key, picture) for key in "abcda"] == [True, True, False, False, True]
    assert len(packed) == 2
    assert packed.spent == 2 * one.spent


def test_a_picture_may_change_after_it_was_packed(picture):
    packed = PackedPictures(100_000)
    packed.put("a", picture)
    before = picture.toImage().copy()
    picture.fill(QColor("red"))
    assert packed.get("a").toImage() == before
