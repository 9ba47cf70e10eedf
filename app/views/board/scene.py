"""The table as a scene: pieces that follow the model, frames around what may be chosen, pointer and keyboard.

The scene offers what it is told to offer; it never asks the engine anything.  Everything that differs from
game to game comes from a ``Board``.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent

from app.models.table_model import TableModel
from app.models.table_reading import zone_key_of
from app.views import timing
from app.views.board.base import Board, BoardPanel
from app.views.board.following_scene import FollowingScene
from app.views.board.panel_item import PanelItem
from app.views.board.passing_items import PointerItem
from app.views.board.piece_item import PieceItem
from app.views.tips import show_tip

CARRY_FROM = 9
"""Pixels that the pointer moves with a pressed button until the piece follows it."""


class BoardScene(FollowingScene):
    """A table that can be played on: it marks what may be chosen, and says what was clicked or entered.

    Signals:
        chosen: Key of an offered piece or panel that was clicked or entered.
        refused: Key of a piece that was clicked though it is not offered.
        opened: Key of a panel or pile that was clicked and shows more.
        focus_moved: Key of the piece with the keyboard focus, ``""`` for none.
        preview_wanted: Key of the piece to show enlarged, ``""`` for none.
        passed: While any click is awaited: one that neither chose nor opened anything.
    """

    chosen = Signal(str)
    refused = Signal(str)
    opened = Signal(str)
    focus_moved = Signal(str)
    preview_wanted = Signal(str)
    passed = Signal()

    def __init__(self, model: TableModel, board: Board) -> None:
        super().__init__(model, board)
        self._marked: set[str] = set()  # keys of pieces with frames or signs
        self._offered: frozenset[str] = frozenset()
        self._framed: frozenset[str] = frozenset()
        self._chosen: frozenset[str] = frozenset()
        self._last: frozenset[str] = frozenset()
        self._hinted: frozenset[str] = frozenset()
        self._focus, self._hover, self._pointer = "", "", QPointF()
        self._told: PointerItem | None = None
        self._held = self._unsure = ""  # the piece under a pressed button; the same if it was chosen before
        self._grip, self._carrying = QPointF(), False
        self._awaits_click = False
        self._rest = QTimer(self, singleShot=True, interval=timing.PREVIEW_AFTER)
        self._rest.timeout.connect(self._ask_preview)

    # what the page tells

    def set_offered(self, keys: Iterable[str], instead: Iterable[str] = ()) -> None:
        """What may be chosen now: blue frames.  ``instead`` of an earlier choice has some where no piece may follow."""
        offered = frozenset(keys)
        further = offered.difference(instead)
        framed = further if any(key in self._model for key in further) else offered
        if (offered, framed) != (self._offered, self._framed):
            self._offered, self._framed = offered, framed
            self.preview_wanted.emit("")  # it might cover what may be chosen now
            self._mark()

    def set_chosen(self, keys: Iterable[str]) -> None:
        """What is chosen so far: green frames."""
        if (found := frozenset(keys)) != self._chosen:
            self._chosen = found
            self._mark()

    def set_last(self, keys: Iterable[str]) -> None:
        """What the last move touched: brass rhombs."""
        if (found := frozenset(keys)) != self._last:
            self._last = found
            self._mark()

    def set_hinted(self, keys: Iterable[str]) -> None:
        """What a master would choose: a lamp."""
        if (found := frozenset(keys)) != self._hinted:
            self._hinted = found
            self._mark()

    def await_click(self, awaits: bool) -> None:
        """Whether any click on the table goes on, but one that chooses or opens something."""
        self._awaits_click = awaits

    def point_out(self, key: str) -> None:
        """Ring the piece or panel that is spoken of elsewhere; ``""`` takes the ring away."""
        if self._told is not None:
            self.removeItem(self._told)
            self._told = None
        rect = self.rect_of(key)
        if not rect.isEmpty():
            self._told = PointerItem(rect, max(0.6, self.board.unit()))
            self.addItem(self._told)

    def pointed_out(self) -> bool:
        """Whether something is ringed."""
        return self._told is not None

    def offered(self) -> frozenset[str]:
        """What may be chosen now."""
        return self._offered

    def framed(self) -> frozenset[str]:
        """What may be chosen now and is meant before all."""
        return self._framed

    def takes(self, key: str) -> bool:
        """Whether Enter on a piece or panel chooses or opens something new."""
        return self._is_offered(key) or bool(self.board.opens(key, self._zone_of(key)))

    def marked_last(self) -> frozenset[str]:
        """What the last move touched."""
        return self._last

    # following the model

    def _placed(self) -> None:
        self.point_out("")  # what was ringed may lie elsewhere now
        if self._hover and (not self._rests_on(self._hover) or self._lies_below(self._hover, self._pointer)):
            self._set_hover("")  # gone from below a mouse that rests, or something has come to lie on it
        self._mark()

    def _dismiss(self, key: str, zone: str, still: bool) -> None:
        super()._dismiss(key, zone, still)
        if self._focus == key:
            self._focus = ""

    def _is_offered(self, key: str) -> bool:
        return self.meaning(key) in self._offered

    def _mark(self) -> None:
        if self.board.chooses(self._offered, self._chosen):
            self.look_again()
        wanted = self._offered | self._chosen | self._last | self._hinted | {self._focus}
        wanted |= {pile for pile, button in self._alias.items() if button in wanted}
        concerned = (self._marked | wanted) & self._items.keys()
        twins = self._twins()
        for key in concerned:
            item, meant = self._items[key], self._alias.get(key, key)
            item.mark(
                offered=meant in self._framed,
                chosen=meant in self._chosen and key not in twins,
                last=key in self._last or meant in self._last,
                focused=key == self._focus,
                hinted=meant in self._hinted,
            )
        self._marked = {key for key in concerned if self._items[key].marked}
        for key, panel in self._panels.items():
            panel.mark(offered=key in self._offered, chosen=key in self._chosen, focused=key == self._focus)

    def _twins(self) -> set[str]:
        """Pieces that a choice does not mean although a click on them makes it: equal dice beside the one that goes."""
        alias, model = self._alias, self._model
        return {
            key
            for key, meant in alias.items()
            if meant in self._chosen
            and meant in self._items
            and key in model
            and meant in model
            and zone_key_of(model, key) == zone_key_of(model, meant)
        }

    # pointer

    def _rests_on(self, key: str) -> bool:
        """Whether the mouse points at where a piece belongs; one that is pointed at has risen by less than the rim."""
        return self.rect_of(key).adjusted(-24, -24, 24, 24).contains(self._pointer)

    def _lies_below(self, key: str, point: QPointF) -> bool:
        """Whether another piece belongs on top of this one at ``point``."""
        if key not in self._items:
            return False
        height = self._items[key].spot.z
        spots = (item.spot for other, item in self._items.items() if other != key)
        return any(spot.z > height and spot.rect.contains(point) for spot in spots)

    def key_at(self, point: QPointF) -> str:
        """Key of the topmost piece, else of a panel that is offered or opens, at ``point``."""
        for item in self.items(point):
            if isinstance(item, PieceItem) and item.key in self._items:
                return self._hit(item)
            if isinstance(item, PanelItem) and item.drawn.covers and item.drawn.rect.contains(point):
                return item.drawn.key if self._answers(item.drawn) else ""
        panels = (item.drawn for item in self._panels.values() if item.drawn.rect.contains(point))
        return next((panel.key for panel in panels if self._answers(panel)), "")

    def _hit(self, item: PieceItem) -> str:
        """What a click on the item reaches: itself, or the whole that it is a part of when only that is offered."""
        whole = item.spot.part_of
        return whole if self._is_offered(whole) and not self._is_offered(item.key) else item.key

    def _answers(self, panel: BoardPanel) -> bool:
        """Whether a click on the panel does something."""
        return panel.opens or panel.key in self._offered or panel.key in self._chosen

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.set_focus("")  # of the keyboard: Enter now means what is clicked
            key = self.key_at(event.scenePos())
            if self.moments.running:  # what is on its way never hides what may be chosen
                pieces = (item.key for item in self.items(event.scenePos()) if isinstance(item, PieceItem))
                key = next(filter(self._is_offered, pieces), key)
            event.accept()
            if self._moved_up.press(event.scenePos(), key):
                return
            self._held = self._unsure = key if self._is_carried_by_hand(key) else ""
            if not self._held:
                self.press(key)
                self._held = key if self._is_carried_by_hand(key) else ""
            self._grip, self._carrying = event.scenePos(), False

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what is carried; without that the press has done it, but for taking a choice back."""
        held, unsure, self._held, self._unsure = self._held, self._unsure, "", ""
        if held in self._items and self._carrying:
            if target := self._drop_target(event.scenePos(), held):
                self.chosen.emit(self.meaning(target))
            if held in self._items:
                self._items[held].glide_to(self._items[held].spot, self.ms(timing.HOVER))
        elif unsure:
            self.press(unsure)
        self._carrying = False
        event.accept()

    def _is_carried_by_hand(self, key: str) -> bool:
        """Whether the piece is chosen and waits for the next choice, so that it can be carried there."""
        return key in self._items and not self._items[key].spot.still and self.meaning(key) in self._chosen

    def _drop_target(self, point: QPointF, held: str) -> str:
        """What may be chosen at ``point`` for the piece held: anything offered that does not lie beside it."""
        for item in self.items(point):
            if isinstance(item, PieceItem) and item.key in self._items and item.key != held:
                key = item.key
                if self._is_offered(key) and self._zone_of(key) != self._zone_of(held):
                    return key
        panels = (key for key, item in self._panels.items() if item.drawn.rect.contains(point))
        return next((key for key in panels if key in self._offered), "")

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._awaits_click:
            self.passed.emit()
        event.accept()  # the second click of a fast pair never chooses what came under the pointer meanwhile

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._held in self._items and event.buttons() & Qt.MouseButton.LeftButton:
            way = event.scenePos() - self._grip
            if self._carrying or way.manhattanLength() > CARRY_FROM:
                self._carrying = True
                self._items[self._held].carry(way.x(), way.y())
            return
        self._pointer = event.scenePos()
        self._moved_up.move(self._pointer)
        self._set_hover(self.key_at(self._pointer))
        super().mouseMoveEvent(event)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        tip = "" if self._hover in self._items else self.tip_at(event.scenePos())
        show_tip(event.screenPos(), tip)
        event.accept()

    def tip_at(self, point: QPointF) -> str:
        """What explains the part of a panel at ``point``."""
        tips = (each for panel in self._panels.values() for each in panel.drawn.tips())
        return next((tip for rect, tip in tips if rect.contains(point)), "")

    def leave(self) -> None:
        """The pointer has left the table."""
        self._set_hover("")

    def press(self, key: str) -> None:
        """Choose, open or refuse ``key``: a click, Enter, or an assistive tool."""
        self._catch_up()
        self._rest.stop()
        self.moments.finish()
        self.preview_wanted.emit("")
        meant = self.meaning(key)
        if key and (meant in self._offered or meant in self._chosen):
            self.chosen.emit(meant)
        elif key and (opens := self.board.opens(key, self._zone_of(key))):
            if self.board.shows(opens):
                self.refresh()
            else:
                self.opened.emit(opens)
        elif self._awaits_click:
            self.passed.emit()
        elif key in self._items:
            self._items[key].nudge(0.0 if self.reduced_motion else self.ms(timing.NUDGE))
            self.refused.emit(key)

    def fold(self) -> bool:
        """Put away what the board shows enlarged; false if there is nothing."""
        self._catch_up()
        if not self.board.folds():
            return False
        self.refresh()
        return True

    def _point(self, key: str) -> None:
        """Tell the board what the pointer or the keyboard is on."""
        self._catch_up()
        if self.board.points(key) and (zones := self._zones()):
            self._lay_panels(self.board.panels(zones), {})
            self._mark()

    def _set_hover(self, key: str) -> None:
        if key == self._hover:
            return
        self._point(key)
        if self._hover in self._items:
            self._items[self._hover].hover(False, self.ms(timing.HOVER))
        self._hover = key
        self._rest.stop()
        self.preview_wanted.emit("")
        if key in self._items:
            self._items[key].hover(not self.reduced_motion, self.ms(timing.HOVER))
            self._rest.start()

    def _ask_preview(self) -> None:
        if self.pointed_key in self._items:
            self.preview_wanted.emit(self.pointed_key)

    @property
    def pointed_key(self) -> str:
        """Key of what lies under the pointer, else of what has the keyboard focus; ``""`` for nothing."""
        return self._hover or self._focus

    # keyboard

    @property
    def focus_key(self) -> str:
        """Key of the piece or panel with the keyboard focus; ``""`` for none."""
        return self._focus

    def set_focus(self, key: str) -> None:
        """Give the keyboard focus to ``key``, or to nothing."""
        if (key := key if key in self._items or key in self._panels else "") == self._focus:
            return
        if key:
            self._set_hover("")  # a mouse that rests means no more than the keyboard until it moves
        self._point(key)
        self._focus = key
        self._mark()
        for other, item in self._items.items():
            item.hover(other == key or other == self._hover, 0.0 if self.reduced_motion else self.ms(timing.HOVER))
        self._rest.stop()
        self.preview_wanted.emit("")
        if key in self._items:
            self._rest.start()
        self.focus_moved.emit(key)

    def focusable(self) -> list[str]:
        """Keys of the other pieces and panels that can have the keyboard focus."""
        panels = [key for key, item in self._panels.items() if item.drawn.opens or key in self._offered]
        return [key for key in (*self._items, *panels) if key != self._focus]
