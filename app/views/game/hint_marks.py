"""A hint on the table: rings around what it takes and where it goes, and numbers for what is to follow."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.views.paint.brushes import CENTER, draw_text, fill, prepare, round_pen, rounded, stroke, text_width
from app.views.paint.guard import painting
from app.views.scale import scale

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from app.models.selection import Path
    from app.views.board.scene import BoardScene

_DARK, _BRASS = "#081426", "#E9BE62"
_ABOVE = 2600.0
OUT = 4.0
"""Pixels of the drawing between a piece and its ring."""

_SHORT = 26.0
"""Pixels of the drawing below which no arrow is drawn."""


def whole(scene: BoardScene, key: str) -> QRectF:
    """Where a piece or panel belongs, with what is written across its lower edge, e.g. how many cards a pile has."""
    rect = scene.rect_of(key)
    pieces = [each for each in scene.board_keys() if key in (each, scene.meaning(each)) and scene.item(each)]
    if not pieces or rect.isEmpty():
        return rect
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
    """Whether a small panel lies across or right below the lower edge of a piece, in the middle of it."""
    middle = abs(label.center().x() - rect.center().x()) < rect.width() / 4
    return label.intersects(edge) and label.height() < rect.height() / 2 and middle and label.width() < 2 * rect.width()


class HintRing(QGraphicsItem):
    """A ring around a piece or a panel, with the numbers of the steps that lead there.

    Attributes:
        rect: What is ringed.
        numbers: Of the steps, ``""`` for none.
    """

    def __init__(self, rect: QRectF, numbers: str, unit: float, space: QRectF, letters: float = 1.0) -> None:
        super().__init__()
        self.rect, self.numbers, self._unit = QRectF(rect), numbers, unit
        self.ring = rect.adjusted(-OUT * unit, -OUT * unit, OUT * unit, OUT * unit) & space.adjusted(2, 2, -2, -2)
        self._face = scale.font("text", 17 * letters, weight=700)
        height = scale.text(17 * letters) * 1.5
        width = max(height, text_width(numbers, self._face) + height * 0.7)
        x, y = self.ring.left() - width * 0.35, self.ring.top() - height * 0.35
        if self.ring.width() > 3 * self.ring.height():  # a row has its sign there
            x, y = self.ring.left() - width * 0.8, self.ring.center().y() - height / 2
        elif self.ring.height() > 2 * height:  # a card its price
            y = self.ring.top() - height * 0.85
        x = min(max(space.left() + 2, x), space.right() - width - 2)
        y = min(max(space.top() + 2, y), space.bottom() - height - 2)
        self.plate = QRectF(x, y, width, height) if numbers else QRectF()
        self.setZValue(_ABOVE + bool(numbers))

    def move_plate(self, middle: QPointF) -> None:
        """Put the numbers where they cover less."""
        self.prepareGeometryChange()
        self.plate.moveCenter(middle)

    def boundingRect(self) -> QRectF:
        return self.ring.united(self.plate).adjusted(-6, -6, 6, 6)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        prepare(painter)
        u = self._unit
        for tone, width, alpha in ((_DARK, 8.0, 0.75), (_BRASS, 5.2, 1.0)):
            stroke(painter, round_pen(tone, width * u, alpha))
            painter.drawPath(rounded(self.ring, 10 * u))
        if self.numbers:
            painter.setPen(round_pen(_DARK, 1.8 * u))
            painter.setBrush(round_pen(_BRASS, 1).color())
            painter.drawPath(rounded(self.plate, self.plate.height() / 2))
            draw_text(painter, self.plate.translated(0, -0.5), self.numbers, self._face, _DARK, CENTER)


class HintArrow(QGraphicsItem):
    """The way from one ring to another."""

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
        neck = self._back(12 * u, turn)
        for tone, width, alpha in ((_DARK, 8.0, 0.75), (_BRASS, 4.6, 1.0)):
            stroke(painter, round_pen(tone, width * u, alpha))
            painter.drawLine(self.start, neck)
            path = QPainterPath()
            path.addPolygon(head)
            path.closeSubpath()
            fill(painter, round_pen(tone, 1).color()) if tone == _BRASS else stroke(painter, round_pen(tone, 4 * u))
            painter.drawPath(path)

    def _back(self, length: float, turn: float) -> QPointF:
        """A point so far before the end, in a direction."""
        return QPointF(self.end.x() - length * cos(turn), self.end.y() - length * sin(turn))


class HintMarks:
    """The marks of a hint on one table.

    Attributes:
        rings: Around what is marked.
        arrows: Between what a hint takes and where it goes.
    """

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.rings: list[HintRing] = []
        self.arrows: list[HintArrow] = []

    def show(self, keys: Path) -> None:
        """Ring what an action is chosen by, with an arrow from each place to the next."""
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
        """Ring what each of several actions is chosen by, with its number; steps in one place share a ring."""
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
        """Places of those keys that are on the table, without repeats."""
        found: list[QRectF] = []
        for key in keys:
            rect = whole(self._scene, key)
            if not rect.isEmpty() and rect not in found:
                found.append(rect)
        return found

    def _ring(self, rect: QRectF, numbers: str) -> None:
        self.rings.append(HintRing(rect, numbers, self._unit(), self._scene.sceneRect()))
        self._scene.addItem(self.rings[-1])

    def _unit(self) -> float:
        return max(0.6, self._scene.board.unit())


def _edge(box: QRectF, towards: QPointF) -> QPointF:
    """Where the line from the middle of a box to a point outside leaves it."""
    way = towards - box.center()
    reach = min(
        (box.width() / 2 / abs(way.x()) if way.x() else 1.0), (box.height() / 2 / abs(way.y()) if way.y() else 1.0), 1.0
    )
    return box.center() + way * reach
