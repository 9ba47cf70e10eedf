"""Every glyph that is listed is there and leaves a mark."""

import json

import pytest
from PySide6.QtGui import QImage, QPixmap, QTransform

from app.resources import resource_path
from app.views.paint import glyphs
from app.views.paint.brushes import painted
from app.views.paint.cache import PictureCache

pytestmark = pytest.mark.painted


def ink(pixmap: QPixmap) -> int:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    return sum(1 for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha() > 127)


def listed() -> list[str]:
    return resource_path("glyphs", "names.txt").read_text(encoding="utf-8").split()


def own() -> list[str]:
    return list(json.loads(resource_path("glyphs", "own.json").read_text(encoding="utf-8")))


def test_the_cut_holds_exactly_the_listed_glyphs_and_our_own():
    assert glyphs.glyph_names() == sorted({*listed(), *own()})
    assert not set(listed()) & set(own())


@pytest.mark.parametrize("name", [*listed(), *own()])
def test_a_glyph_leaves_a_mark(qapp, name):
    assert ink(glyphs.glyph_pixmap(name, 24)) > 20


def test_a_flipped_glyph_is_its_mirror_image(qapp):
    straight = painted(64, 64, 1, lambda p: glyphs.glyph(p, "spyglass", 0, 0, 64))
    flipped = painted(64, 64, 1, lambda p: glyphs.glyph(p, "spyglass", 0, 0, 64, flip=True))
    there, back = straight.toImage().transformed(QTransform.fromScale(-1, 1)), flipped.toImage()
    assert all(
        abs(there.pixelColor(x, y).alpha() - back.pixelColor(x, y).alpha()) <= 8 for x in range(64) for y in range(64)
    )
    assert straight.toImage() != back


def test_the_store_gives_up_what_was_used_longest_ago(qapp):
    store = PictureCache(budget=250)
    first = store.get("a", lambda: QPixmap(10, 10))
    store.get("b", lambda: QPixmap(10, 10))
    assert store.get("a", lambda: QPixmap(1, 1)) is first
    store.get("c", lambda: QPixmap(10, 10))
    assert store.spent == 200
    assert store.get("a", lambda: QPixmap(1, 1)) is first
    assert store.get("b", lambda: QPixmap(1, 1)).width() == 1
