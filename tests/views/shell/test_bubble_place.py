"""Where the coach's bubble stands: the cheapest of all places."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.views.lesson.placing import (
    AIR,
    COVERED,
    CUT,
    FAR,
    HIDDEN,
    SAID,
    SPOILT,
    STEP,
    TOUCHED,
    covered,
    free_line,
    place_bubble,
)

ROOM = QRectF(8, 50, 600, 400)
SIZES = (QSizeF(150, 90), QSizeF(240, 60))


def cost(box, clear, other, said, goals):
    hidden = covered(box, [each.adjusted(-AIR, -AIR, AIR, AIR) for each in clear])
    spoilt = sum(covered(box, [each]) > 0 for each in clear)
    pieces, touched = covered(box, other), sum(covered(box, [each]) > 0 for each in other)
    cut = sum(covered(box, [each]) > 0 for each in said)
    far = min((box.center() - goal).manhattanLength() for goal in goals) + TOUCHED * touched + CUT * cut
    return FAR * far + SPOILT * spoilt + HIDDEN * hidden + COVERED * pieces + SAID * covered(box, said)


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


def test_words_are_not_cut_through_where_a_step_aside_helps():
    size, left = QSizeF(150, 90), ROOM.left() + 10 * STEP
    words = QRectF(left - 200, 230, 230, 18)

    found = place_bubble([size], ROOM, [], [], [words], [QPointF(left + 75, ROOM.top() + 8 * STEP + 45)])

    assert not covered(found, [words])


def test_the_line_to_a_ring_goes_beside_what_lies_between():
    """It ran over names and figures, though it could have begun at the other end of the bubble."""
    bubble, ring = QRectF(100, 100, 240, 96), QRectF(160, 260, 120, 40)
    straight = free_line(bubble, [ring], [], 150)
    between = QRectF(130, 220, 130, 20)

    line = free_line(bubble, [ring], [between], 150)

    assert straight.p1().x() == straight.p2().x()
    assert between.left() < straight.x1() < between.right()
    assert (line.p1().y(), line.p2().y()) == (bubble.bottom(), ring.top())
    assert min(line.x1(), line.x2()) > between.right()
    assert free_line(bubble, [ring], [QRectF(0, 220, 640, 20)], 150) is None


def test_the_line_leads_to_a_ring_that_can_be_reached():
    bubble, near, far = QRectF(100, 100, 240, 96), QRectF(180, 230, 60, 40), QRectF(400, 120, 60, 40)
    wall = QRectF(0, 205, 640, 10)

    assert free_line(bubble, [near, far], [], 150).p2().y() == near.top()
    assert free_line(bubble, [near, far], [wall], 150).p2().x() == far.left()


def test_the_panel_that_a_ring_lies_in_is_not_in_the_way_of_its_line():
    bubble, panel, ring = QRectF(100, 100, 240, 96), QRectF(0, 210, 640, 60), QRectF(180, 220, 60, 40)

    assert free_line(bubble, [ring], [panel], 150) is not None


def test_a_line_to_a_small_piece_ends_at_the_one_that_it_lies_on():
    """Murano: it ran over the name of the space on which the ship lies."""
    bubble, space, ship = QRectF(100, 100, 240, 96), QRectF(180, 220, 80, 42), QRectF(220, 222, 30, 28)

    line = free_line(bubble, [ship], [space], 150)

    assert line.p2().y() == pytest.approx(space.top())
    assert ship.left() <= line.x2() <= ship.right()


def test_the_line_does_not_run_over_what_only_touches_a_ring():
    """Bruges: from above it ran over "Take workers" to the ring around "Take guilders"."""
    bubble, above, ring = QRectF(100, 100, 240, 96), QRectF(60, 210, 400, 30), QRectF(57, 237, 406, 36)

    assert free_line(bubble, [ring], [above], 150) is None


def test_not_even_a_speck_of_what_is_spoken_of_is_covered_to_keep_off_pieces():
    size = QSizeF(150, 90)
    hole = QRectF(ROOM.topLeft() + QPointF(8 * STEP, 6 * STEP), size)
    spoken = QRectF(hole.center(), QSizeF(2, 2))
    around = [
        QRectF(ROOM.topLeft(), QPointF(hole.left(), ROOM.bottom())),
        QRectF(QPointF(hole.right(), ROOM.top()), ROOM.bottomRight()),
        QRectF(QPointF(hole.left(), ROOM.top()), hole.topRight()),
        QRectF(hole.bottomLeft(), QPointF(hole.right(), ROOM.bottom())),
    ]

    assert place_bubble([size], ROOM, [], 3 * around, [], [hole.center()]) == hole
    assert not covered(place_bubble([size], ROOM, [spoken], 3 * around, [], [hole.center()]), [spoken])
