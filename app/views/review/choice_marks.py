"""Marks on the table for the action that was played and for the best one; they differ in shape, place and word."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.views.paint.brushes import CENTER, draw_text, pen, prepare, round_pen, rounded, stroke, text_width
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import color

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPainter

    from app.models.selection import Path
    from app.views.board.scene import BoardScene
    from app.views.board.view import BoardView

_DARK, _LIGHT, _BRASS = "#081426", "#FFF8E8", "#E9BE62"
_ABOVE = 2600.0
"""z value of the marks, above all pieces and panels."""

_COVERED = 0.2
"""Share of a marked piece that a word may cover; where all places for it cover more, the one that covers least."""

_AMBIGUOUS = 0.7
"""How bad it is, beside covering it, to stand right above or below another piece: to be taken for its word."""

_BESIDE = 0.5
"""What a place to the left or right costs, in pieces covered: other pieces lie there."""

_EXPLAINED = 0.9
"""How bad it is, in pieces covered, to stand on a part of a panel that explains itself, such as a gauge or a title."""

_LABEL = 0.4
"""How high a panel may be, as a share of the piece it lies on, to be its label."""

_UNREAD = 9.0
"""How much worse than a piece it is to cover a word."""


class ChoiceMark(QGraphicsItem):
    """A ring around a piece: dashed with its word above for the played action, double with its word below for the best.

    Where the word would hide a small piece, it stands elsewhere around the ring.

    Args:
        rect: Box of the piece, in pixels of the scene.
        words: The word.
        best: Whether it marks the best action; otherwise the played one.

    Attributes:
        best: As given.
        words: As given.
        rect: As given.
        ring: Box of the ring.
        tag: Box of the word, which a ``ChoiceTag`` draws; empty before ``place_tags``.
    """

    def __init__(self, rect: QRectF, words: str, *, best: bool) -> None:
        super().__init__()
        self.best, self.words, self.rect = best, words, rect
        self._unit = u = max(0.6, scale.unit)
        out = (9 if best else 4) * u
        self.ring = rect.adjusted(-out, -out, out, out)
        self.tag = QRectF()
        self.setZValue(_ABOVE + (not best))  # around the same piece the narrow dashed ring lies on the wide one

    def offers(
        self, space: QRectF, sheet: QRectF, others: Sequence[ChoiceMark], explained: Sequence[QRectF] = ()
    ) -> list[tuple[float, QRectF]]:
        """Places for the word, the usual one first, each with what is bad about it: 1 for a piece that is covered.

        Args:
            space: Box of the table, which the word does not leave.
            sheet: Box of what lies above the table and would hide the word.
            others: The other marks, whose pieces it does not hide either.
            explained: Parts of panels that explain themselves.
        """
        size = scale.text(14)
        width = text_width(self.words, scale.font("text", 14, weight=700)) + size * (2.6 if self.best else 1.3)
        height = size * 1.6
        elsewhere = [mark.rect for mark in others if mark.rect != self.rect]
        near = [rect.translated(0, way * rect.height()) for rect in elsewhere for way in (-1, 1)]
        found = []
        places = self._places(width, height)
        for at, place in enumerate(places):
            box = _within(place, space)
            covered = sum(_hidden(box, rect) for rect in (self.rect, *elsewhere))
            ambiguous = _AMBIGUOUS * sum(_hidden(box, rect) for rect in near)
            words = _UNREAD * _hidden(sheet, box) + _EXPLAINED * sum(_hidden(part, box) for part in explained)
            beside = _BESIDE * (at >= len(places) - 2)
            found.append((covered + ambiguous + beside + words, box))
        return found

    def _places(self, width: float, height: float) -> list[QRectF]:
        """Places for the word around the ring: the usual one, deeper in it, others above and below, right and left."""
        ring = self.ring
        starts, ends, lap, deep = ring.left(), ring.right() - width, height * 0.25, height * 0.7
        above, below, middle = ring.top() - height, ring.bottom(), ring.center().y() - height / 2
        upper, lower = [(starts, above), (ends, above)], [(ends, below), (starts, below)]
        if self.best:
            usual = [(ends, below - lap), (ends, below - deep), *lower, *upper]
        else:
            usual = [(starts, above + lap), (starts, above + deep), *upper, *lower]
        places = [*usual, (ring.right(), middle), (starts - width, middle)]
        return [QRectF(x, y, width, height) for x, y in places]

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


def _within(box: QRectF, space: QRectF) -> QRectF:
    """The box, moved so that it does not leave the space."""
    x = min(max(space.left() + 2, box.x()), space.right() - box.width() - 2)
    y = min(max(space.top() + 2, box.y()), space.bottom() - box.height() - 2)
    return QRectF(x, y, box.width(), box.height())


def _hidden(box: QRectF, below: QRectF) -> float:
    """The share of a box that another one hides; 0 of an empty one."""
    common = box.intersected(below)
    return common.width() * common.height() / (below.width() * below.height()) if not below.isEmpty() else 0.0


def place_tags(marks: Sequence[ChoiceMark], space: QRectF, sheet: QRectF, explained: Sequence[QRectF] = ()) -> None:
    """Find places for the words of marks, as usual where that hides nothing, see ``ChoiceMark.offers``."""

    def cost(chosen: Iterable[tuple[float, QRectF]]) -> float:
        chosen = list(chosen)
        apart = sum(_hidden(one, other) for (_, one), (_, other) in combinations(chosen, 2))
        return sum(max(_COVERED, bad) for bad, _ in chosen) + _UNREAD * apart

    offers = [mark.offers(space, sheet, [each for each in marks if each is not mark], explained) for mark in marks]
    for mark, (_, box) in zip(marks, min(product(*offers), key=cost), strict=True):
        mark.tag = box


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

    def show(self, view: BoardView, played: tuple[Path, str], best: tuple[Path, str]) -> None:
        """Mark two actions on a table, in place of those that were marked before.

        Args:
            view: The table.
            played: Path of keys of the played action, and the word; without keys there is no mark.
            best: The same of the best action.
        """
        self.clear()
        scene, sheet = view.scene_, QRectF(view.prompt_box())
        for (keys, words), other, is_best in ((played, best[0], False), (best, played[0], True)):
            rect = with_labels(scene, place_of(scene, keys, other))
            if words and not rect.isEmpty():
                self.items.append(ChoiceMark(rect, words, best=is_best))
        place_tags(self.items, scene.sceneRect(), sheet, explained_parts(scene))
        self._tags = [ChoiceTag(mark) for mark in self.items]
        for item in (*self.items, *self._tags):
            scene.addItem(item)

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


def explained_parts(scene: BoardScene) -> list[QRectF]:
    """The parts of panels that explain themselves; what is said of a whole panel is no part."""
    parts = [part for panel in scene.panels() for part in (*panel.lines, *(part for part, _ in panel.tips()))]
    whole = [panel.rect for panel in scene.panels()]
    return [part for part in parts if part not in whole]


def with_labels(scene: BoardScene, rect: QRectF) -> QRectF:
    """The box of a piece with the labels across its edges, such as a number of cards: no ring crosses those."""
    labels = [panel.rect for panel in scene.panels() if panel.rect.intersects(rect)]
    found = QRectF(rect)
    for label in labels:
        if label.height() < _LABEL * rect.height() and label.width() < 2 * rect.width():
            found = found.united(label)
    return found
