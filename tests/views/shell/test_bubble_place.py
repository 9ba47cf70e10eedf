"""Where the coach's bubble stands: the cheapest of all places."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.views.lesson.placing import AIR, COVERED, FAR, HIDDEN, SAID, STEP, TOUCHED, covered, place_bubble

ROOM = QRectF(8, 50, 600, 400)
SIZES = (QSizeF(150, 90), QSizeF(240, 60))


def cost(box, clear, other, said, goals):
    hidden = covered(box, [each.adjusted(-AIR, -AIR, AIR, AIR) for each in clear])
    pieces, touched = covered(box, other), sum(covered(box, [each]) > 0 for each in other)
    far = min((box.center() - goal).manhattanLength() for goal in goals) + TOUCHED * touched
    return FAR * far + HIDDEN * hidden + COVERED * pieces + SAID * covered(box, said)


def places(size):
    """Every place of the grid."""
    across, down = int((ROOM.width() - size.width()) / STEP), int((ROOM.height() - size.height()) / STEP)
    xs = [*(ROOM.left() + STEP * at for at in range(across + 1)), ROOM.right() - size.width()]
    ys = [*(ROOM.top() + STEP * at for at in range(down + 1)), ROOM.bottom() - size.height()]
    return [QRectF(QPointF(x, y), size) for y in ys for x in xs]


@pytest.mark.parametrize("seed", range(4))
def test_no_place_is_cheaper(seed):
    random = Random(seed)
    boxes = [QRectF(random.random() * 560, 50 + random.random() * 360, 45, 35) for _ in range(40)]
    told = (boxes[:8], boxes[8:24], boxes[24:], [box.center() for box in boxes[: seed + 1]])

    found = place_bubble(SIZES, ROOM, *told)

    assert ROOM.contains(found)
    every = [cost(box, *told) for size in SIZES for box in places(size)]
    assert cost(found, *told) == pytest.approx(min(every))


def test_a_low_gap_takes_the_wide_shape():
    pieces = [QRectF(0, 0, 640, 215), QRectF(0, 290, 640, 220)]

    found = place_bubble(SIZES, ROOM, [], pieces, [], [QPointF(300, 250)])

    assert found.size() == SIZES[1]
    assert not covered(found, pieces)


def test_a_narrow_strip_of_a_piece_is_not_covered_where_a_step_aside_helps():
    """A step of the bubble is farther than a strip of two pixels is wide, and that strip can hide a number."""
    size, left = QSizeF(150, 90), ROOM.left() + 10 * STEP
    piece = QRectF(0, 180, left + 2, 140)

    found = place_bubble([size], ROOM, [], [piece], [], [QPointF(left + 75, ROOM.top() + 8 * STEP + 45)])

    assert found.left() == left + STEP
