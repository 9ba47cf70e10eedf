"""What is written on the screens of the gallery can be read, as it is really painted."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.views import theme as look
from app.views.paint import brushes
from tests.gallery import contrast
from tests.gallery.screens import studio
from tests.marks import THOROUGH

LIGHT = ("port_royal_discover", "taverns_two", "loyang_late", "start")
STRONG = ("loyang_late", "start")
MORE_LIGHT, MORE_STRONG = ("murano_turn", "bruges_zwin"), ("taverns_two",)
"""Those with the most words on painted ground, glass and pictures."""


@pytest.fixture(scope="module")
def own():
    with studio() as made:
        yield made


def too_weak(found, least):
    return [(each.ink.text, round(each.ratio, 2), each.place) for each in found if each.lacks(least) > 1]


def write(p: QPainter, text: str, ink: str, y: float, px: float, ground: str) -> None:
    p.fillRect(0, int(y), 200, 40, look.color(ground))
    font = look.font("text", px, weight=400)
    brushes.draw_text(p, QRectF(4, y, 190, 40), text, font, ink)


def test_the_contrast_of_a_word_is_that_of_its_ink_and_what_lies_below_it(own):
    def paint(p: QPainter) -> None:
        write(p, "Black", "#000000", 0, 16, "#FFFFFF")
        write(p, "Grey", "#777777", 40, 16, "#FFFFFF")  # 4.48
        write(p, "Large", "#777777", 80, 24, "#FFFFFF")
        write(p, "Hidden", "#777777", 120, 16, "#FFFFFF")
        p.fillRect(0, 120, 200, 40, look.color("#123456"))

    found = {each.ink.text: each for each in contrast.written(lambda: brushes.painted(200, 160, 1, paint))}

    assert found.keys() == {"Black", "Grey", "Large"}
    assert found["Grey"].ratio == pytest.approx(look.contrast("#777777", "#FFFFFF"), abs=0.02)
    assert found["Black"].ratio == pytest.approx(21, abs=0.5)
    assert [text for text, _, _ in too_weak(found.values(), 4.5)] == ["Grey"]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*LIGHT, *(pytest.param(name, marks=THOROUGH) for name in MORE_LIGHT)])
def test_everything_written_has_the_contrast_of_wcag_aa(own, name):
    found = contrast.of_screen(name, own)

    assert len(found) > 20
    assert too_weak(found, contrast.NORMAL_RATIO) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [*STRONG, *(pytest.param(name, marks=THOROUGH) for name in MORE_STRONG)])
def test_with_high_contrast_nothing_is_weaker_than_usual(own, name):
    """Chrome reaches 7, by its colours; what is painted on cards and wood at least what it has to without."""
    found = contrast.of_screen(name, own, high_contrast=True)

    assert too_weak(found, contrast.NORMAL_RATIO) == []
