"""Where the coach's bubble stands: the cheapest of all places."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.views.lesson.placing import AIR, COVERED, FAR, HIDDEN, STEP, overlap, place_bubble

ROOM = QRectF(8, 50, 600, 400)
SIZE = QSizeF(150, 90)


def cost(box, clear, other, goal):
    hidden = sum(overlap(box, each.adjusted(-AIR, -AIR, AIR, AIR)) for each in clear)
    covered = sum(overlap(box, each) for each in other)
    return FAR * (box.center() - goal).manhattanLength() + HIDDEN * hidden + COVERED * covered


def places():
    """Every place of the grid."""
    across, down = int((ROOM.width() - SIZE.width()) / STEP), int((ROOM.height() - SIZE.height()) / STEP)
    xs = [*(ROOM.left() + STEP * at for at in range(across + 1)), ROOM.right() - SIZE.width()]
    ys = [*(ROOM.top() + STEP * at for at in range(down + 1)), ROOM.bottom() - SIZE.height()]
    return [QRectF(QPointF(x, y), SIZE) for y in ys for x in xs]


@pytest.mark.parametrize("seed", range(4))
def test_no_place_is_cheaper(seed):
    random = Random(seed)
    boxes = [QRectF(random.random() * 560, 50 + random.random() * 360, 45, 35) for _ in range(40)]
    clear, other, goal = boxes[:8], boxes[8:], boxes[0].center()

    found = place_bubble(SIZE, ROOM, clear, other, goal)

    assert ROOM.contains(found)
    assert cost(found, clear, other, goal) == pytest.approx(min(cost(box, clear, other, goal) for box in places()))
