"""Paints the table at the beginning of a game for the rules: parts of it have rings with numbers.

Rings and numbers are put where they cover least of what is drawn on the table.  For that the table is painted once, and
an array of sums (a summed-area table) says how many *drawn pixels*, those that differ from a neighbour, lie in any box.
Places are compared by costs that count in drawn pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage

from app.models.help.table import opening
from app.models.keys import key_seat, panel_key
from app.models.table_reading import zones_of
from app.views.board.view import BoardView
from app.views.game.hint_marks import OUT, HintRing, whole
from app.views.games import board_of

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from PySide6.QtGui import QPixmap

TABLE_SIZE = QSize(1300, 680)
"""Size of the table that is painted, in pixels; the picture shows it smaller."""

_STEP, _NEAR = 14.0, 3.0
"""Pixels between two places that are tried for a number, and between a number and the ring that it stands beside."""

_DRAWN = 10
"""Least difference in grey (0 to 255) to a neighbour by which a pixel counts as drawn."""

_CROSSED = 1e4
"""Cost of each ring of another part that a number touches, and of each number before it that it covers."""

_APART = 30
"""Cost of standing outside of its own ring."""

_CLEAR = 14.0
"""Pixels that a number outside of its own ring has to keep from the ring of another part."""

MUCH, _SMALLER = 0.04, 0.8
"""Share of drawn pixels below a number above which a smaller one is tried, and the factor of its size."""

_SHIFT, _LINE, _MOVED = 7, 8.0, 3.0
"""How far a side of a ring may move outwards (a third of it inwards) and how thick its line is, both in pixels of the
drawing; cost of moving it by one of these pixels."""

_FAR = 0.04
"""Cost of a pixel of distance from the upper left corner of the ring, where readers look for a number first."""


def numbered_table(game: str, keys: Sequence[str], width: float, ratio: float) -> QPixmap:
    """The picture of the table at the beginning of a game.

    Args:
        game: Key of the game.
        keys: Keys of the pieces and zones that are numbered, from 1 on in this order.
        width: Width of the picture in logical pixels.
        ratio: Device pixels per logical pixel.
    """
    view = BoardView(game, board_of(game))
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.resize(TABLE_SIZE)
    view.show()  # what is not shown is not laid out
    state, seats = opening(game)
    view.show_state(state, 0, seats, still=True)
    while view.board.work():  # boards paint ahead bit by bit; here all of it is needed at once
        pass
    scene = view.scene_
    scene.sharpen()
    for ring in numbered_rings(view, keys, TABLE_SIZE.width() / width):
        scene.addItem(ring)
    picture = view.grab()
    view.close()
    view.deleteLater()
    picture.setDevicePixelRatio(1.0)
    picture = picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
    picture.setDevicePixelRatio(ratio)
    return picture


def numbered_rings(view: BoardView, keys: Sequence[str], letters: float) -> list[HintRing]:
    """Rings with numbers around the parts of a table, in the order of the keys.

    Args:
        view: The table.
        keys: Keys of pieces and zones.
        letters: Size of the numbers, 1.0 as in hints.
    """
    space, unit = view.scene_.sceneRect(), max(0.6, view.board.unit())
    drawn, rings = drawn_sums(view), list[HintRing]()
    places = [keep_off(drawn, place_of(view, key), unit) for key in keys]
    outlines = [HintRing(place, "", unit, space).ring for place in places]
    for at, place in enumerate(places):
        others = [each for each in outlines if each is not outlines[at]]
        ring = HintRing(place, str(at + 1), unit, space, letters)
        if _place_number(ring, others, rings, drawn, space) > MUCH * ring.plate.width() * ring.plate.height():
            ring = HintRing(place, str(at + 1), unit, space, letters * _SMALLER)
            _place_number(ring, others, rings, drawn, space)
        rings.append(ring)
    return rings


def keep_off(drawn: NDArray[np.int64], place: QRectF, unit: float) -> QRectF:
    """A box to be ringed, its sides moved so that the lines of the ring cross as few drawn pixels as possible.

    Args:
        drawn: As ``drawn_sums`` gives them.
        place: The box.
        unit: Pixels per pixel of the drawing.
    """
    found, out, half = QRectF(place), OUT * unit, _LINE * unit / 2

    def crossed(moved: QRectF, side: str) -> int:
        ring = moved.adjusted(-out, -out, out, out)
        box = ring.adjusted(half, half, -half, -half)
        line = {
            "left": QRectF(ring.left() - half, box.top(), 2 * half, box.height()),
            "top": QRectF(box.left(), ring.top() - half, box.width(), 2 * half),
            "right": QRectF(ring.right() - half, box.top(), 2 * half, box.height()),
            "bottom": QRectF(box.left(), ring.bottom() - half, box.width(), 2 * half),
        }
        return covered(drawn, line[side])

    def cost(moved: tuple[QRectF, float], side: str) -> float:
        return crossed(moved[0], side) + _MOVED * abs(moved[1]) / unit

    # Side by side, with the direction in which each moves outwards.
    for side, (x, y) in {"left": (-1, 0), "top": (0, -1), "right": (1, 0), "bottom": (0, 1)}.items():
        tried = []
        for step in range(-_SHIFT // 3, _SHIFT + 1):
            way = step * unit
            moved = found.adjusted(min(0, x) * way, min(0, y) * way, max(0, x) * way, max(0, y) * way)
            tried.append((moved, way))
        found, _ = min(tried, key=lambda each: cost(each, side))
    return found


def _place_number(
    ring: HintRing, others: Sequence[QRectF], before: Sequence[HintRing], drawn: NDArray[np.int64], space: QRectF
) -> int:
    """Move the number of a ring to the cheapest place.

    Args:
        ring: The ring.
        others: The rings of the other parts.
        before: The rings whose numbers have their place already.
        drawn: As ``drawn_sums`` gives them.
        space: The table.

    Returns:
        How many drawn pixels the number covers there.
    """

    def cost(middle: QPointF) -> float:
        plate = QRectF(ring.plate)
        plate.moveCenter(middle)
        crossed = sum(_strikes(plate, other, ring.ring) for other in others)
        crossed += sum(plate.intersects(each.plate) for each in before)
        apart = 0 if plate.intersects(ring.ring) else _APART
        far = _FAR * (middle - ring.ring.topLeft()).manhattanLength()
        return covered(drawn, plate) + _CROSSED * crossed + apart + far

    ring.move_plate(min(_middles(ring, space), key=cost))
    return covered(drawn, ring.plate)


def _middles(ring: HintRing, space: QRectF) -> Iterator[QPointF]:
    """Places for the middle of a number: along its ring, just outside of it and just inside."""
    wide, high = ring.plate.width() / 2, ring.plate.height() / 2
    inside = space.adjusted(wide + 2, high + 2, -wide - 2, -high - 2)
    for way in (-1, 0, 1):
        box = ring.ring.adjusted(*(side * way for side in (wide + _NEAR, high + _NEAR, -wide - _NEAR, -high - _NEAR)))
        for x in _steps(box.left(), box.right()):
            for y in (box.top(), box.bottom()):
                yield _within(QPointF(x, y), inside)
        for y in _steps(box.top(), box.bottom()):
            for x in (box.left(), box.right()):
                yield _within(QPointF(x, y), inside)


def _steps(first: float, last: float) -> Iterator[float]:
    """Numbers from ``first`` to ``last``, both included, about ``_STEP`` apart; ``first`` alone if that is larger."""
    number = max(0, round((last - first) / _STEP))
    yield from (first + (last - first) * at / max(1, number) for at in range(number + 1))


def _within(point: QPointF, box: QRectF) -> QPointF:
    return QPointF(min(max(point.x(), box.left()), box.right()), min(max(point.y(), box.top()), box.bottom()))


def _strikes(plate: QRectF, other: QRectF, own: QRectF) -> bool:
    """Whether a number touches the ring of another part or is so near that it would seem to belong to that part.

    A ring that contains all of the part and of its number does not count.
    """
    clear = 0.0 if plate.intersects(own) else _CLEAR
    near = other.adjusted(-clear, -clear, clear, clear)
    return plate.intersects(near) and not (other.contains(own) and other.contains(plate))


def drawn_sums(view: BoardView) -> NDArray[np.int64]:
    """A summed-area table of the drawn pixels: element (y, x) counts those above row y and left of column x."""
    image = view.grab().toImage().scaled(view.size()).convertToFormat(QImage.Format.Format_Grayscale8)
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    light = pixels[:, : image.width()].astype(np.int16)
    differs = np.zeros((image.height() + 1, image.width() + 1), np.int32)
    down, right = (np.abs(np.diff(light, axis=axis)) > _DRAWN for axis in (0, 1))
    differs[1:-1, 1:] |= down
    differs[1:, 1:-1] |= right
    return differs.cumsum(0).cumsum(1)


def covered(drawn: NDArray[np.int64], box: QRectF) -> int:
    """How many drawn pixels lie in a box."""
    high, wide = (size - 1 for size in drawn.shape)
    left, right = (min(max(0, round(x)), wide) for x in (box.left(), box.right()))
    top, bottom = (min(max(0, round(y)), high) for y in (box.top(), box.bottom()))
    return int(drawn[bottom, right] - drawn[top, right] - drawn[bottom, left] + drawn[top, left])


def place_of(view: BoardView, key: str) -> QRectF:
    """The box of a piece, or of all pieces of a zone; of an empty zone that of its panel or of its seat's panel."""
    scene, place = view.scene_, QRectF()
    for piece in next((zone.pieces for zone in zones_of(view.model) if zone.key == key), ()):
        place = place.united(whole(scene, piece.key))
    if place.isEmpty():
        place = whole(scene, key)
    return place if not place.isEmpty() else scene.rect_of(panel_key(key_seat(key)))
