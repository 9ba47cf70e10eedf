"""Parts of a panel that change seldom are painted once and then copied."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.views.paint import brushes, stamps
from app.views.paint.cache import pixmaps

pytestmark = pytest.mark.painted


@pytest.fixture
def desk(qapp):
    """A pixmap to paint on."""
    found = QPixmap(200, 120)
    found.fill("#D8CBB0")
    pixmaps.clear()
    return found


def flag(p, at):
    """Something with round edges that are no whole pixels."""
    brushes.prepare(p)
    p.setPen(brushes.pen("#402010", 1.6))
    p.setBrush(brushes.color("#2266AA", 0.7))
    p.drawPath(brushes.rounded(QRectF(at.x(), at.y(), 60.4, 24.8), 7))


def pixels(pixmap):
    image = pixmap.toImage()
    return np.frombuffer(image.constBits(), np.uint8).astype(int)


def parts(desk, places, *, key="flag", ratio=1.0):
    """Copy the flag to these places; how often it was painted."""
    painted = []

    def draw(q, at):
        painted.append(at)
        flag(q, at)

    desk.setDevicePixelRatio(ratio)
    with brushes.drawing(desk) as p:
        for at in places:
            rect = QRectF(at.x(), at.y(), 60.4, 24.8)
            stamps.part(p, rect, key, lambda q, at=at: draw(q, at), 2)
    return len(painted)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("at", [QPointF(10, 10), QPointF(20.37, 11.81)])
def test_a_part_looks_like_what_was_painted(desk, at, ratio):
    plain = QPixmap(desk)
    plain.setDevicePixelRatio(ratio)
    with brushes.drawing(plain) as p:
        flag(p, at)

    parts(desk, [at, at], ratio=ratio)
    once = QPixmap(200, 120)
    once.fill("#D8CBB0")
    parts(once, [at], ratio=ratio)

    assert abs(pixels(once) - pixels(plain)).max() <= 2  # edges are mixed twice


def test_a_part_is_painted_once_wherever_it_lies(desk):
    assert parts(desk, [QPointF(10.25, 10.5), QPointF(100.25, 60.5), QPointF(10.25, 10.5)]) == 1


def test_a_part_that_begins_within_another_share_of_a_pixel_is_painted_anew(desk):
    assert parts(desk, [QPointF(10.25, 10.5), QPointF(10.5, 10.5)]) == 2


def test_another_key_is_another_part(desk):
    assert parts(desk, [QPointF(10, 10)]) + parts(desk, [QPointF(10, 10)], key="other") == 2


def test_a_part_that_is_turned_or_enlarged_is_painted_sharp(desk):
    painted = []
    p = QPainter(desk)
    p.scale(1.3, 1.3)
    for _ in range(2):
        stamps.part(p, QRectF(10, 10, 60, 20), "flag", painted.append)
    p.end()

    assert len(painted) == 2
    assert len(pixmaps) == 0


def half(p, **begun):
    """Paint something half transparent all over."""
    stamps.sheet(
        p, QRectF(0, 0, 200, 120), "half", 0, lambda q, box: q.fillRect(box, brushes.color("#FF0000", 0.5)), **begun
    )


@pytest.mark.parametrize(("began", "ground", "mixed"), [(True, True, False), (True, False, True), (False, True, True)])
def test_the_ground_of_an_empty_picture_is_not_mixed_with_it(desk, began, ground, mixed):
    desk.fill(brushes.color("#D8CBB0", 0.99))
    with brushes.drawing(desk) as p:
        stamps.begin(p if began else None)
        half(p, ground=ground)

    assert (desk.toImage().pixelColor(50, 50).alpha() > 200) is mixed


def test_only_the_first_is_a_ground(desk):
    desk.fill(brushes.color("#D8CBB0", 0.99))
    with brushes.drawing(desk) as p:
        stamps.begin(p)
        stamps.glyph(p, "lantern", 10, 10, 20)
        half(p, ground=True)

    assert desk.toImage().pixelColor(50, 50).alpha() > 200
