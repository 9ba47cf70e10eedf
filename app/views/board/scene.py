"""The table as a scene: one item per piece, placed where model and board say it belongs.

The scene draws what the model holds and offers what it is told to offer; it never asks the
engine anything.  Everything that differs from game to game comes from a ``Board``.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent

from app.models.table import Zone
from app.models.table_model import TableModel
from app.views import timing
from app.views.board.base import Board, BoardPanel, Flight
from app.views.board.moment_player import MomentPlayer
from app.views.board.moved_up import MovedUp
from app.views.board.panel_item import PanelItem
from app.views.board.panel_pictures import PanelPictures
from app.views.board.passing_items import FlyingItem, PointerItem, leave_ghost
from app.views.board.piece_item import PieceItem
from app.views.board.preparation import ABOVE, Placed, Preparation
from app.views.board.spare_items import SpareItems
from app.views.board.table_changes import TableChanges
from app.views.tips import show_tip

CARRY_FROM = 9
"""Pixels that the pointer moves with a pressed button until the piece follows it."""


class BoardScene(QGraphicsScene):
    """All visible pieces of a model, gliding to where they belong.

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
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._model, self.board = model, board
        self._items: dict[str, PieceItem] = {}  # by piece key, survives zone changes
        self._spare = SpareItems(self)
        self._panels: dict[str, PanelItem] = {}
        self._labelled: set[str] = set()  # keys of pieces with labels across their edges
        self._kept = PanelPictures()
        self._alias: dict[str, str] = {}  # by key of a piece that stands for a button: that button
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
        self._moved_up = MovedUp()
        self._awaits_click = False
        self.speed = 1
        self.reduced_motion = timing.LessMotion.wanted
        self._refresh = QTimer(self, singleShot=True, interval=0)
        self._refresh.timeout.connect(self._retarget)
        self._rest = QTimer(self, singleShot=True, interval=timing.PREVIEW_AFTER)
        self._rest.timeout.connect(self._ask_preview)
        self._changes = TableChanges(model, self)
        self._changes.begun.connect(self._schedule)
        self._fresh = self._anew = True
        self._laid = False  # whether the size of the table is known: what is painted for another one is painted twice
        self._ahead: Preparation | None = None  # what is under way in steps
        self._meanwhile: tuple[Zone, ...] = ()
        self.moments = MomentPlayer(self, self)

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

    def board_keys(self) -> set[str]:
        """Keys of everything that can be clicked on the table."""
        return set(self._items) | set(self._panels)

    def item(self, key: str) -> PieceItem | None:
        """The item of a piece, if it is on the table."""
        return self._items.get(key)

    def panel(self, key: str) -> BoardPanel | None:
        """The panel called ``key``."""
        item = self._panels.get(key)
        return item.drawn if item else None

    def panels(self) -> list[BoardPanel]:
        """All panels."""
        return [item.drawn for item in self._panels.values()]

    def rect_of(self, key: str) -> QRectF:
        """Where the piece or panel belongs, or the pile that stands for a button; empty if it is not there."""
        if key in self._items:
            return self._items[key].spot.rect
        pile = next((pile for pile, button in self._alias.items() if button == key), "")
        if pile in self._items:
            return self._items[pile].spot.rect
        return self._panels[key].drawn.rect if key in self._panels else QRectF()

    def raised_rect_of(self, key: str) -> QRectF:
        """The same, risen as the piece is while it is pointed at."""
        return self._items[key].raised_rect() if key in self._items else self.rect_of(key)

    def resize(self, width: float, height: float, dpr: float) -> None:
        """Lay everything out for another size, without motion."""
        self.setSceneRect(0, 0, width, height)
        self._kept.clear()
        self.board.resize(width, height, dpr)
        self._laid = self._anew = True
        self.settle()

    def refresh(self) -> None:
        """Show the model as soon as the event loop turns."""
        self._refresh.start()

    def settle(self) -> None:
        """Show the model at once, without motion."""
        self._refresh.stop()
        self.moments.stop()
        self._retarget(still=True)

    def hold(self, zones: Sequence[Zone]) -> None:
        """Show these zones instead of the model's; none: the model again."""
        self._refresh.stop()
        self._meanwhile, self._anew = tuple(zones), True
        self._retarget()

    def hold_nothing(self) -> None:
        """The model is shown again as soon as somebody asks for it."""
        self._anew = self._anew or bool(self._meanwhile)
        self._meanwhile = ()

    def finish(self) -> None:
        """Let everything that still moves arrive now."""
        self.moments.finish()
        if self._refresh.isActive() or self._ahead is not None:
            self.settle()
        for item in self.items():
            if isinstance(item, PieceItem) and not item.at_rest():
                item.arrive()

    def moving(self) -> bool:
        """Whether any piece is still on its way."""
        waits = self._refresh.isActive() or self._ahead is not None or self.moments.running
        return waits or any(not item.at_rest() for item in self._items.values())

    def repaint_all(self) -> None:
        """Draw every piece and panel anew: theme, language or size of cards changed."""
        self._kept.clear()
        for item in self._panels.values():
            item.repaint()
        self.board.forget()
        self._anew = True
        self.settle()

    def sharpen(self) -> None:
        """Ask for every picture again; stand-ins give way."""
        for key, item in self._items.items():
            if key in self._model:
                item.set_picture(self.board.picture(self._model.piece(key), item.spot))

    def steps(self, ratio: float, *, still: bool = True) -> Iterator[None]:
        """Show the model in steps: what is seen stays as it is until the last one, which shows all or sets it gliding.

        Whatever needs the whole position meanwhile, such as ``settle``, ``press`` or a new size, takes their place.
        Panels are painted for ``ratio`` device pixels per pixel.
        """
        self._refresh.stop()
        self.moments.stop()
        self._ahead = ahead = Preparation(self.board, self._zones)
        everything = self._anew
        places = ahead.steps(self._items, self._changes.looks, everything=everything)
        items = self._spare.provide(self._items, lambda: ahead.spots)
        for _ in chain(places, items, ahead.paint_panels(self._panels, self._kept, ratio)):
            yield
            if self._ahead is not ahead:
                return
        if self._anew and not everything:
            self.settle()
        else:
            self._take(ahead, still=still)

    def leave_ghost(self, rect: QRectF, colour: int) -> None:
        """Show for a moment where a taken piece lay, and who took it."""
        if not self.speed or rect.isEmpty():
            return
        stays = round(timing.GHOST / self.speed)  # also where less motion is wanted: it lies still
        leave_ghost(self, rect, colour, stays)

    def fly(self, flight: Flight) -> None:
        """Let things fly; only a sight, which nothing waits for."""
        if (duration := self.ms(timing.FLIGHT)) > 0 and not self.reduced_motion:
            for number in range(min(flight.count, timing.FLYING)):
                delay = self.ms(timing.FLIGHT_APART) * number
                self.addItem(FlyingItem(flight.picture, flight.start, flight.end, duration, delay))

    def ms(self, duration: float) -> float:
        """A duration at the speed of the moment; 0 without motion."""
        if not self.speed:
            return 0.0
        return min(duration, timing.FADE) / self.speed if self.reduced_motion else duration / self.speed

    # model to items

    def _schedule(self) -> None:
        if not self._refresh.isActive():  # many changes in one turn of the loop, one refresh
            self._refresh.start()

    def look_again(self) -> None:
        """Ask for all pictures when the model is followed next, not only those of pieces that have changed."""
        self._anew = True
        self._schedule()

    def _retarget(self, *, still: bool = False) -> None:
        """Follow the model at once; what is under way in steps is shown without motion."""
        if not self._laid:
            return
        still = still or self._ahead is not None
        ahead = Preparation(self.board, self._zones)
        for _ in ahead.steps(self._items, self._changes.looks, everything=self._anew):
            pass
        self._take(ahead, still=still)

    def _catch_up(self) -> None:
        """Show now what is under way in steps: something is about to happen on the table."""
        if self._ahead is not None:
            self.settle()

    def _take(self, ahead: Preparation, *, still: bool) -> None:
        """Tell the items that are concerned where they belong now; make the new ones, send the gone ones off."""
        self._ahead = None
        self.point_out("")
        self.board.take(ahead.board)
        changes, still = self._changes, still or self._fresh
        if still:
            self.update()  # whole, and first: from now on no item need tell where it has changed
        moved = 0
        for key in [key for key in self._items if key not in ahead.spots]:
            self._dismiss(key, changes.left.get(key) or self._zone_of(key), still)
        for placed in ahead.placed:
            stays = placed.spot.settled and not changes.moved(placed.piece.key)
            moved += self._place(placed, moved, still or stays)
        self._fresh, self._anew = not ahead.zones, False
        if not self._meanwhile:
            changes.clear()
        self._spare.hide()
        self._lay_panels(ahead.panels, ahead.pictures)
        if self._hover and (not self._rests_on(self._hover) or self._lies_below(self._hover, self._pointer)):
            self._set_hover("")  # gone from below a mouse that rests, or something has come to lie on it
        self._mark()

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

    def _zones(self) -> Sequence[Zone]:
        """What is shown: the model, but for a moment something that came before."""
        return self._meanwhile or self._model.zones()

    def _zone_of(self, key: str) -> str:
        """Key of the zone of a piece, ``""`` for what is no piece that is drawn."""
        return self._model.zone_of(key) if key in self._items and key in self._model else ""

    def _place(self, placed: Placed, moved: int, still: bool) -> int:
        """Send one piece to its spot; 1 if it has to move."""
        piece, zone, spot, picture = placed
        item = self._items.get(piece.key)
        self._alias.pop(piece.key, None)
        if piece.button:
            self._alias[piece.key] = piece.button
        if item is None or item.spot[:4] != spot[:4]:
            self._moved_up.came(piece.key)
        if still:
            if item is None:
                item = self._items[piece.key] = self._spare.item_for(piece.key, spot)
            item.lie(spot, picture)
            return 0
        if item is not None and item.shows(picture, spot):
            return 0
        if item is None:
            start = None if self.reduced_motion else self.board.origin(piece.key, zone)
            item = self._items[piece.key] = self._spare.item_for(piece.key, spot)
            item.start_at(start or spot._replace(opacity=0.0))
            moves, flip = True, start is not None
        else:
            moves, flip = item.spot[:4] != spot[:4], False
        shrinks = moves and spot.width < 0.8 * item.spot.width
        flip = flip or (moves and not self.reduced_motion and item.turns_up(picture))
        item.set_picture(picture, on_arrival=shrinks)
        if moves or (item.spot != spot and not item.rank(spot)):
            if self.reduced_motion and moves:
                item.start_at(spot._replace(opacity=0.0))
            delay = self.ms(timing.STAGGER) * min(moved, timing.STAGGERED) if moves else 0.0
            arc = 0.0 if self.reduced_motion else 24 * spot.unit
            via = self.board.lane(piece.key) if moves and not self.reduced_motion else ()
            longer = 1 + 0.3 * len(via)
            item.glide_to(spot, self.ms(timing.MOVE) * longer, delay=delay, arc=arc, flip=flip, via=via)
        return int(moves)

    def _dismiss(self, key: str, zone: str, still: bool) -> None:
        item = self._items.pop(key)
        self._alias.pop(key, None)
        if (duration := 0.0 if still else self.ms(timing.MOVE)) > 0:
            target = self.board.target(key, zone)
            end = target if target is not None and not self.reduced_motion else item.spot._replace(opacity=0.0)
            item.leave(end, duration)
        else:
            self._spare.keep(item)
        if self._focus == key:
            self._focus = ""

    def _lay_panels(self, panels: Sequence[BoardPanel], pictures: Mapping[str, QPixmap]) -> None:
        wanted = {panel.key: panel for panel in panels}
        for key in [key for key in self._panels if key not in wanted]:
            self.removeItem(self._panels.pop(key))
        for rank, (key, panel) in enumerate(wanted.items()):
            item = self._panels.get(key)
            if item is None:
                item = self._panels[key] = PanelItem(self.board, panel, self._kept, pictures.get(key))
                self.addItem(item)
            else:
                item.take(panel, pictures.get(key))
            item.rank(panel.z + rank * ABOVE)
        self._lay_labels(panels)

    def _lay_labels(self, panels: Sequence[BoardPanel]) -> None:
        """Tell pieces which panels are their labels."""
        labels: dict[str, list[PanelItem]] = {}
        for panel in panels:
            if panel.label_of:
                labels.setdefault(panel.label_of, []).append(self._panels[panel.key])
        for key in self._labelled | labels.keys():
            if (item := self._items.get(key)) is not None:
                item.take_labels(labels.get(key, ()))
        self._labelled = set(labels)

    def meaning(self, key: str) -> str:
        """What a click on ``key`` chooses: itself, or the button it stands for."""
        return self._alias.get(key, key)

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
            and model.zone_of(key) == model.zone_of(meant)
        }

    # pointer

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

    def pieces(self) -> list[str]:
        """Keys of all pieces on the table."""
        return list(self._items)
