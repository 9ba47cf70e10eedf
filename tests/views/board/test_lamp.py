"""The lamp of a hint: on small pieces, and within a ring."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF

from app.views.board import marks
from app.views.board.spot import Spot
from app.views.game.hint_marks import HintRing
from app.views.paint import brushes, pieces

pytestmark = pytest.mark.painted


@pytest.mark.parametrize("side", [34, 38, 58])
def test_the_pips_of_a_die_can_be_counted_beside_the_lamp(qapp, side):
    """It lay over the upper ones of a six."""
    spot = Spot(0, 0, side, side, unit=0.7)

    def draw(p, *, lit):
        pieces.die(p, 10, 10, side, 6, "#F4EEDF")
        if lit:
            marks.draw_lamp(p, QRectF(10, 10, side, side), spot)

    plain, lit = (
        brushes.painted(side + 20, side + 20, 1, lambda p, lit=lit: draw(p, lit=lit)).toImage() for lit in (False, True)
    )

    def middle_of(column):
        return round(10 + side * column), round(10 + side * 0.25)

    for column in (0.26, 0.74):
        assert lit.pixelColor(*middle_of(column)) == plain.pixelColor(*middle_of(column))
    assert lit.pixelColor(round(10 + side / 2), 12) != plain.pixelColor(round(10 + side / 2), 12)


def test_a_ring_leaves_the_lamp_to_be_seen(qapp):
    """It ran across the lamp of the draw pile of Port Royal."""
    body, space = QRectF(40, 40, 100, 140), QRectF(0, 0, 180, 220)
    lamp = marks.lamp_box(body, Spot(40, 40, 100, 140, unit=1.0))

    def painted(box):
        ring = HintRing(body, "", 1.0, space, lamp=box)
        return ring.ring, brushes.painted(180, 220, 1, lambda p: ring.paint(p, None)).toImage()

    around, with_lamp = painted(lamp)
    _, without = painted(QRectF())
    upper, lower = (QPoint(90, round(y)) for y in (around.top(), around.bottom()))
    assert lamp.contains(QPointF(upper))
    assert without.pixelColor(upper).alpha() > 200 < with_lamp.pixelColor(lower).alpha()
    assert with_lamp.pixelColor(upper).alpha() == 0
