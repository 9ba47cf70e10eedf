"""Marks on the table for the action that was played and for the best one; they differ in shape, place and word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.views.paint.brushes import CENTER, draw_text, pen, prepare, round_pen, rounded, stroke, text_width
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import color

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from app.models.selection import Path
    from app.views.board.scene import BoardScene

_DARK, _LIGHT, _BRASS = "#081426", "#FFF8E8", "#E9BE62"
_ABOVE = 2600.0
"""z value of the marks, above all pieces and panels."""


class ChoiceMark(QGraphicsItem):
    """A ring around a piece: dashed with its word above for the played action, double with its word below for the best.

    Args:
        rect: Box of the piece, in pixels of the scene.
        space: Box of the table, which the word does not leave.
        words: The word.
        best: Whether it marks the best action; otherwise the played one.

    Attributes:
        best: As given.
        words: As given.
        ring: Box of the ring.
        tag: Box of the word, which a ``ChoiceTag`` draws.
    """

    def __init__(self, rect: QRectF, space: QRectF, words: str, *, best: bool) -> None:
        super().__init__()
        self.best, self.words = best, words
        self._unit = u = max(0.6, scale.unit)
        out = (9 if best else 4) * u
        self.ring = rect.adjusted(-out, -out, out, out)
        self._face = scale.font("text", 14, weight=700)
        size = scale.text(14)
        width, height = text_width(words, self._face) + size * (2.6 if best else 1.3), size * 1.6
        x = self.ring.right() - width if best else self.ring.left()
        y = self.ring.bottom() - height * 0.4 if best else self.ring.top() - height * 0.6
        x = min(max(space.left() + 2, x), space.right() - width - 2)
        y = min(max(space.top() + 2, y), space.bottom() - height - 2)
        self.tag = QRectF(x, y, width, height)
        self.setZValue(_ABOVE + (not best))  # around the same piece the narrow dashed ring lies on the wide one

    def boundingRect(self) -> QRectF:
        return self.ring.adjusted(-6, -6, 6, 6)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        prepare(painter)
        u, radius = self._unit, 10 * self._unit
        if self.best:
            for tone, width, alpha in ((_DARK, 8.0, 0.75), (_BRASS, 6.4, 1.0), (_DARK, 1.6, 1.0)):
                stroke(painter, round_pen(tone, width * u, alpha))
                painter.drawPath(rounded(self.ring, radius))
        else:
            stroke(painter, round_pen(_DARK, 6.4 * u, 0.75))
            painter.drawPath(rounded(self.ring, radius))
            stroke(painter, pen(_LIGHT, 3.4 * u, dash=True))
            painter.drawPath(rounded(self.ring, radius))


class ChoiceTag(QGraphicsItem):
    """The word of a mark.  An item of its own, so that it lies above the rings of both marks."""

    def __init__(self, mark: ChoiceMark) -> None:
        super().__init__()
        self._mark = mark
        self.setZValue(_ABOVE + 2)

    def boundingRect(self) -> QRectF:
        return self._mark.tag.adjusted(-2, -2, 2, 2)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        prepare(painter)
        draw_tag(painter, self._mark.tag, self._mark.words, best=self._mark.best)


def draw_tag(painter: QPainter, place: QRectF, words: str, *, best: bool) -> None:
    """Draw the word of a mark: dark on brass with a star for the best, light on dark with a dashed edge otherwise."""
    face, size = scale.font("text", 14, weight=700), scale.text(14)
    radius = place.height() / 2
    painter.setBrush(color(_BRASS if best else _DARK))
    painter.setPen(pen(_DARK if best else _LIGHT, 1.4, dash=not best))
    painter.drawPath(rounded(place, radius))
    ink = _DARK if best else _LIGHT
    inner = QRectF(place)
    if best:
        glyph(painter, "round-star", place.left() + size * 0.5, place.center().y() - size * 0.5, size, ink)
        inner.setLeft(place.left() + size * 1.3)
    draw_text(painter, inner.translated(0, -0.5), words, face, ink, CENTER)


class ChoiceMarks:
    """The marks of the played and of the best action on a table, one table at a time."""

    def __init__(self) -> None:
        self.items: list[ChoiceMark] = []
        self._tags: list[ChoiceTag] = []

    def show(self, scene: BoardScene, played: tuple[Path, str], best: tuple[Path, str]) -> None:
        """Mark two actions on a table, in place of those that were marked before.

        Args:
            scene: The table.
            played: Path of keys of the played action, and the word; without keys there is no mark.
            best: The same of the best action.
        """
        self.clear()
        space = scene.sceneRect()
        for (keys, words), other, is_best in ((played, best[0], False), (best, played[0], True)):
            rect = place_of(scene, keys, other)
            if words and not rect.isEmpty():
                mark = ChoiceMark(rect, space, words, best=is_best)
                tag = ChoiceTag(mark)
                scene.addItem(mark)
                scene.addItem(tag)
                self.items.append(mark)
                self._tags.append(tag)

    def clear(self) -> None:
        """Take all marks away."""
        for each in (*self.items, *self._tags):
            if each.scene() is not None:
                each.scene().removeItem(each)
        self.items, self._tags = [], []


def place_of(scene: BoardScene, keys: Path, other: Path) -> QRectF:
    """The box on the table where an action is chosen; empty where none of its keys is on the table.

    It is that of the first key in which its path differs from the path ``other``; where that key and those after it are
    not on the table, that of the last key that the two paths share.
    """
    shared = 0
    while shared < min(len(keys), len(other)) and keys[shared] == other[shared]:
        shared += 1
    for key in (*keys[shared:], *reversed(keys[:shared])):
        rect = scene.rect_of(key)
        if not rect.isEmpty():
            return rect
    return QRectF()
