"""The marks of a hint on the table: rings, arrows between them, and numbers for the steps of a plan."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.views.board.marks import lamp_box
from app.views.paint.brushes import CENTER, clipped, draw_text, fill, prepare, round_pen, rounded, stroke, text_width
from app.views.paint.guard import painting
from app.views.scale import scale

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from app.models.selection import Path
    from app.views.board.scene import BoardScene

_DARK, _BRASS = "#081426", "#E9BE62"
_ABOVE = 2600.0  # z value: above all pieces and panels
OUT = 4.0
"""Pixels of the drawing between a piece and its ring."""

_SHORT = 26.0
"""Distance of two rings in pixels of the drawing below which no arrow is drawn between them."""


def whole(scene: BoardScene, key: str) -> QRectF:
    """The rectangle of a piece or panel, extended to the small panels at its lower edge; empty if it is not there.

    Such a panel tells e.g. how many cards a pile has: a ring around the piece alone would run through it.
    """
    rect = scene.rect_of(key)
    pieces = [each for each in scene.board_keys() if key in (each, scene.meaning(each)) and scene.item(each)]
    if not pieces or rect.isEmpty():
        return rect
    # as far down as the ring, which must not run through what is written right below the piece either
    edge = QRectF(rect.x(), rect.bottom() - 1, rect.width(), 2 + 2 * OUT * max(0.6, scene.board.unit()))
    written = [
        panel.rect
        for panel in scene.panels()
        if _is_across(panel.rect, rect, edge) or (panel.label_of in pieces and panel.rect.intersects(edge))
    ]
    for each in written:
        rect = rect.united(each)
    return rect


def _is_across(label: QRectF, rect: QRectF, edge: QRectF) -> bool:
    """Whether a panel is the small label of a piece: centred, and across or right below its lower edge."""
    middle = abs(label.center().x() - rect.center().x()) < rect.width() / 4
    return label.intersects(edge) and label.height() < rect.height() / 2 and middle and label.width() < 2 * rect.width()


class HintRing(QGraphicsItem):
    """A ring around a piece or a panel, perhaps with a plate that numbers the steps of a plan; in scene coordinates.

    Args:
        rect: What is ringed.
        numbers: Text on the plate, ``""`` for no plate.
        unit: Pixels per pixel of the drawing.
        space: The part of the scene in which ring and plate have to stay.
        letters: Size of the numbers, 1.0 is usual.
        lamp: The lamp of the piece, which the ring leaves to be seen; empty for none.

    Attributes:
        rect: What is ringed.
        numbers: Text on the plate.
        ring: The ring.
        plate: The plate; empty without numbers.
    """

    def __init__(
        self,
        rect: QRectF,
        numbers: str,
        unit: float,
        space: QRectF,
        letters: float = 1.0,
        lamp: QRectF = QRectF(),  # noqa: B008 - never changed
    ) -> None:
        super().__init__()
        self.rect, self.numbers, self._unit, self._lamp = QRectF(rect), numbers, unit, QRectF(lamp)
        self.ring = rect.adjusted(-OUT * unit, -OUT * unit, OUT * unit, OUT * unit) & space.adjusted(2, 2, -2, -2)
        self._face = scale.font("text", 17 * letters, weight=700)
        height = scale.text(17 * letters) * 1.5
        width = max(height, text_width(numbers, self._face) + height * 0.7)
        x, y = self.ring.left() - width * 0.35, self.ring.top() - height * 0.35
        # the plate lies over the upper left corner, unless the table has something to read there
        if self.ring.width() > 3 * self.ring.height():  # a row begins with its sign
            x, y = self.ring.left() - width * 0.8, self.ring.center().y() - height / 2
        elif self.ring.height() > 2 * height:  # a card has its price there
            y = self.ring.top() - height * 0.85
        x = min(max(space.left() + 2, x), space.right() - width - 2)
        y = min(max(space.top() + 2, y), space.bottom() - height - 2)
        self.plate = QRectF(x, y, width, height) if numbers else QRectF()
        self.setZValue(_ABOVE + bool(numbers))

    def move_plate(self, middle: QPointF) -> None:
        """Move the plate, so that it covers less."""
        self.prepareGeometryChange()
        self.plate.moveCenter(middle)

    def boundingRect(self) -> QRectF:
        return self.ring.united(self.plate).adjusted(-6, -6, 6, 6)

    def _around_lamp(self) -> QPainterPath:
        whole, lamp = QPainterPath(), QPainterPath()
        whole.addRect(self.boundingRect())
        rim = 1.5 * self._unit if not self._lamp.isEmpty() else 0.0
        lamp.addEllipse(self._lamp.adjusted(-rim, -rim, rim, rim))
        return whole - lamp

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        prepare(painter)
        u = self._unit
        with clipped(painter, self._around_lamp()):
            for tone, width, alpha in ((_DARK, 8.0, 0.75), (_BRASS, 5.2, 1.0)):  # with a dark rim: seen on any ground
                stroke(painter, round_pen(tone, width * u, alpha))
                painter.drawPath(rounded(self.ring, 10 * u))
        if self.numbers:
            painter.setPen(round_pen(_DARK, 1.8 * u))
            painter.setBrush(round_pen(_BRASS, 1).color())
            painter.drawPath(rounded(self.plate, self.plate.height() / 2))
            draw_text(painter, self.plate.translated(0, -0.5), self.numbers, self._face, _DARK, CENTER)


class HintArrow(QGraphicsItem):
    """An arrow from one ring to another, in scene coordinates."""

    def __init__(self, start: QPointF, end: QPointF, unit: float) -> None:
        super().__init__()
        self.start, self.end, self._unit = start, end, unit
        self.setZValue(_ABOVE - 1)

    def boundingRect(self) -> QRectF:
        out = 20 * self._unit
        return QRectF(self.start, self.end).normalized().adjusted(-out, -out, out, out)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        prepare(painter)
        u, turn = self._unit, atan2(self.end.y() - self.start.y(), self.end.x() - self.start.x())
        head = QPolygonF([self.end, *(self._back(17 * u, turn + side) for side in (-pi / 6, pi / 6))])
        neck = self._back(12 * u, turn)  # the line ends within the head, or it would blunt the tip
        for tone, width, alpha in ((_DARK, 8.0, 0.75), (_BRASS, 4.6, 1.0)):
            stroke(painter, round_pen(tone, width * u, alpha))
            painter.drawLine(self.start, neck)
            path = QPainterPath()
            path.addPolygon(head)
            path.closeSubpath()
            fill(painter, round_pen(tone, 1).color()) if tone == _BRASS else stroke(painter, round_pen(tone, 4 * u))
            painter.drawPath(path)

    def _back(self, length: float, turn: float) -> QPointF:
        """The point ``length`` before the end of the arrow, seen in direction ``turn`` (radians)."""
        return QPointF(self.end.x() - length * cos(turn), self.end.y() - length * sin(turn))


class HintMarks:
    """Puts the marks of a hint into the scene of one table, and takes them away again.

    Attributes:
        rings: Those in the scene, in the order of the keys.
        arrows: Those in the scene.
    """

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.rings: list[HintRing] = []
        self.arrows: list[HintArrow] = []

    def show(self, keys: Path) -> None:
        """Ring the pieces that an action is chosen by, with an arrow from each to the next."""
        self.clear()
        rects = self._rects(keys)
        for rect in rects:
            self._ring(rect, "")
        unit = self._unit()
        for one, two in zip(self.rings, self.rings[1:], strict=False):
            start, end = _edge(one.ring, two.ring.center()), _edge(two.ring, one.ring.center())
            if (end - start).manhattanLength() > _SHORT * unit and not one.ring.intersects(two.ring):
                self.arrows.append(HintArrow(start, end, unit))
                self._scene.addItem(self.arrows[-1])

    def number(self, steps: Sequence[Path]) -> None:
        """Ring the pieces that the actions of a plan are chosen by, each with the number of its step, from 1.

        Steps in one place share a ring, which has all their numbers.
        """
        self.clear()
        places: list[tuple[QRectF, list[str]]] = []
        for at, keys in enumerate(steps, 1):
            for rect in self._rects(keys):
                same = next((numbers for other, numbers in places if other == rect), None)
                if same is None:
                    places.append((rect, [str(at)]))
                else:
                    same.append(str(at))
        for rect, numbers in places:
            self._ring(rect, ", ".join(numbers))

    def clear(self) -> None:
        """Take all marks away."""
        for each in (*self.rings, *self.arrows):
            if each.scene() is not None:
                each.scene().removeItem(each)
        self.rings, self.arrows = [], []

    def _rects(self, keys: Path) -> list[QRectF]:
        """The rectangles of those keys that are on the table, without repeats; buttons are not."""
        found: list[QRectF] = []
        for key in keys:
            rect = whole(self._scene, key)
            if not rect.isEmpty() and rect not in found:
                found.append(rect)
        return found

    def _ring(self, rect: QRectF, numbers: str) -> None:
        space = self._scene.sceneRect()
        self.rings.append(HintRing(rect, numbers, self._unit(), space, lamp=self._lamp_in(rect)))
        self._scene.addItem(self.rings[-1])

    def _lamp_in(self, rect: QRectF) -> QRectF:
        """Where the piece within a rectangle has its lamp; empty for none."""
        for key in self._scene.board_keys():
            item, body = self._scene.item(key), self._scene.rect_of(key)
            if item is not None and item.hinted and rect.contains(body):
                return lamp_box(body, item.spot)
        return QRectF()

    def _unit(self) -> float:
        return max(0.6, self._scene.board.unit())


def _edge(box: QRectF, towards: QPointF) -> QPointF:
    """The point at which the line from the centre of ``box`` to ``towards`` leaves the box."""
    way = towards - box.center()
    reach = min(
        (box.width() / 2 / abs(way.x()) if way.x() else 1.0), (box.height() / 2 / abs(way.y()) if way.y() else 1.0), 1.0
    )
    return box.center() + way * reach
