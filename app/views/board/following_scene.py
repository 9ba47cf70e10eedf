"""Pieces and panels of a table as items of a scene that follow its model.

Nothing here knows what may be chosen or where the pointer is: see ``BoardScene``.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from app.models.table import Zone
from app.models.table_model import TableModel
from app.models.table_reading import piece_of, zone_key_of, zones_of
from app.views import timing
from app.views.board.base import Board, BoardPanel, Flight
from app.views.board.moment_player import MomentPlayer
from app.views.board.moved_up import MovedUp
from app.views.board.panel_item import PanelItem
from app.views.board.panel_pictures import PanelPictures
from app.views.board.passing_items import FlyingItem, leave_ghost
from app.views.board.piece_item import PieceItem
from app.views.board.preparation import ABOVE, Placed, Preparation
from app.views.board.spare_items import SpareItems
from app.views.board.table_changes import TableChanges


class FollowingScene(QGraphicsScene):
    """One item per piece of a model and per panel of its board, gliding to where they belong.

    Attributes:
        board: Where pieces lie and how they are painted; differs from game to game.
        speed: How fast things move, 1 as usual, 0 without motion.
        reduced_motion: Whether things fade instead of gliding.
        moments: Plays what a game makes much of above the table.
    """

    def __init__(self, model: TableModel, board: Board) -> None:
        super().__init__()
        # every piece lies in view, and an index would have to be kept up while they glide
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._model, self.board = model, board
        self._items: dict[str, PieceItem] = {}  # by piece key, survives zone changes
        self._spare = SpareItems(self)
        self._panels: dict[str, PanelItem] = {}
        self._labelled: set[str] = set()  # keys of pieces with labels across their edges
        self._kept = PanelPictures()
        self._alias: dict[str, str] = {}  # by key of a piece that stands for a button: that button
        self._moved_up = MovedUp()
        self.speed = 1
        self.reduced_motion = timing.LessMotion.wanted
        self._refresh = QTimer(self, singleShot=True, interval=0)
        self._refresh.timeout.connect(self._retarget)
        model.destroyed.connect(self._refresh.stop)  # a closed view may delete its model before its scene
        self._changes = TableChanges(model, self)
        self._changes.begun.connect(self._schedule)
        self._fresh = self._anew = True
        self._laid = False  # whether the size of the table is known: what is painted for another one is painted twice
        self._ahead: Preparation | None = None  # what is under way in steps
        self._meanwhile: tuple[Zone, ...] = ()  # shown instead of what the model holds
        self.moments = MomentPlayer(self, self)

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

    def pieces(self) -> list[str]:
        """Keys of all pieces on the table."""
        return list(self._items)

    def board_keys(self) -> set[str]:
        """Keys of everything that can be clicked on the table."""
        return set(self._items) | set(self._panels)

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

    def meaning(self, key: str) -> str:
        """What a click on ``key`` chooses: itself, or the button it stands for."""
        return self._alias.get(key, key)

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

    def look_again(self) -> None:
        """Ask for all pictures when the model is followed next, not only those of pieces that have changed."""
        self._anew = True
        self._schedule()

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
                item.set_picture(self.board.picture(piece_of(self._model, key), item.spot))

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
        self._placed()

    def _placed(self) -> None:
        """Every item has been told where it belongs now.  For subclasses."""

    def _zones(self) -> Sequence[Zone]:
        """What is shown: the model, but for a moment something that came before."""
        return self._meanwhile or zones_of(self._model)

    def _zone_of(self, key: str) -> str:
        """Key of the zone of a piece, ``""`` for what is no piece that is drawn."""
        return zone_key_of(self._model, key) if key in self._items and key in self._model else ""

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
        """Send off the item of a piece that is gone; ``zone`` is where it lay last."""
        item = self._items.pop(key)
        self._alias.pop(key, None)
        if (duration := 0.0 if still else self.ms(timing.MOVE)) > 0:
            target = self.board.target(key, zone)
            end = target if target is not None and not self.reduced_motion else item.spot._replace(opacity=0.0)
            item.leave(end, duration)
        else:
            self._spare.keep(item)

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
