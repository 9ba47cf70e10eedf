"""Where on the page of a game the things are that a lesson names: boxes in pixels of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from app.models.table_reading import zones_of

if TYPE_CHECKING:
    from app.views.game.page import GamePage

PROMPT = "page:prompt"
"""Name of the prompt bar in ``LessonStep.ring``."""

LEAST_RINGED = 18.0
"""Least pixels of a piece, across, that a ring drawn within its edge leaves free."""


class NamedBoxes:
    """Finds what the names of ``LessonStep.ring`` mean, as it lies on ``page`` now."""

    def __init__(self, page: GamePage) -> None:
        self._page = page

    def boxes(self, name: str, *, raised: bool) -> list[QRectF]:
        """Boxes of all that a name of ``LessonStep.ring`` means, in pixels of the page."""
        page = self._page
        parts = {"page:score": page.score, "page:log": page.log, "page:turns": page.turns, PROMPT: page.prompt}
        if name in parts:
            return [parts[name].paper().translated(parts[name].pos())]
        # A name may mean several things; the first of these that is there is taken.
        button = page.prompt.button(name)
        if button is not None and button.isVisible():
            return [QRectF(button.rect()).translated(button.mapTo(page, button.rect().topLeft()))]
        zones = zones_of(page.view.model)
        place, _, part = name.partition("/")
        if part:
            faces = [piece.key for zone in zones for piece in zone.pieces if (zone.key, piece.face) == (place, part)]
            return self._figure(place, part) or self._pieces(faces, raised=raised)
        scene = page.view.scene_
        keys = [key for key in scene.board_keys() if name in (key, scene.meaning(key))]
        if not keys:
            keys = [piece.key for zone in zones for piece in zone.pieces if name in (zone.key, piece.face)]
        return self._pieces(keys, raised=raised)

    def _pieces(self, keys: list[str], *, raised: bool) -> list[QRectF]:
        """Boxes of those pieces that no panel covers, in pixels of the page."""
        scene = self._page.view.scene_
        rect_of = scene.raised_rect_of if raised else scene.rect_of
        seen = (key for key in keys if not self._below_panel(key))
        return [self.on_page(self._with_label(self._clear_of_others(key, rect_of(key)))) for key in seen]

    def _below_panel(self, key: str) -> bool:
        """Whether a panel covers the middle of a piece, e.g. an island that is shown large."""
        scene = self._page.view.scene_
        item = scene.item(key)
        over = (panel for panel in scene.panels() if panel.covers and item and panel.z > item.zValue())
        return any(panel.rect.contains(scene.rect_of(key).center()) for panel in over)

    def _clear_of_others(self, key: str, box: QRectF) -> QRectF:
        """The box of a piece; made smaller where others are so close that a ring around it would lie on them."""
        scene, reach = self._page.view.scene_, 2 * self._page.measure.of(4, 3)
        around = box.adjusted(-reach, -reach, reach, reach)
        others = (scene.rect_of(each) for each in scene.board_keys() if each != key and scene.item(each))
        if any(rect.intersects(around) and not box.contains(rect) for rect in others):
            return self._within_ring(box, least=LEAST_RINGED)
        return box

    def _within_ring(self, box: QRectF, *, least: float = 0.0) -> QRectF:
        """The box made smaller by the width of a ring, but not below ``least`` pixels."""
        room = (min(box.width(), box.height()) - least) / 2
        edge = min(self._page.measure.of(4, 3), max(0.0, room))
        return box.adjusted(edge, edge, -edge, -edge)

    def _with_label(self, box: QRectF) -> QRectF:
        """The box of a piece together with small labels that lie across its edge, where the ring would hide them."""
        whole = QRectF(box)
        for panel in self._page.view.scene_.panels():
            rect = panel.rect
            across = box.left() < rect.center().x() < box.right() and rect.width() <= 1.5 * box.width()
            if panel.z > 0 and across and rect.intersects(box):
                whole = whole.united(rect)
        return whole

    def _figure(self, panel: str, key: str) -> list[QRectF]:
        """Boxes in which a panel shows one of its figures, in pixels of the page."""
        shown = self._page.view.scene_.panel(panel)
        boxes = [box for name, box in shown.figures if name == key] if shown is not None else []
        return [self.on_page(self._within_ring(box)) for box in boxes]  # other figures are close above and below

    def on_page(self, box: QRectF) -> QRectF:
        """A box of the table in pixels of the page; an empty one stays empty."""
        return box.translated(self._page.view.pos()) if not box.isEmpty() else box

    def written(self) -> list[QRectF]:
        """Boxes in which panels of the table have words or figures, in pixels of the page.

        A small panel is one box; of a large one they are its title, its figures, its lines and what has tool tips.
        """
        found: list[QRectF] = []
        for panel in self._page.view.scene_.panels():
            box, line = self.on_page(panel.rect), self._page.measure.of(56, 44)
            if box.height() < 2.5 * line:
                found.append(box)
            else:
                found += [QRectF(box.x(), box.y(), box.width(), line), *(self.on_page(tip) for tip, _ in panel.tips())]
                found += [self.on_page(figure) for _, figure in panel.figures]
                found += map(self.on_page, panel.lines)
        return found
