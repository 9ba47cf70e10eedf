"""Shows the moments of a step one after the other.  The table below is right at once, or as soon as it is let go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, QRectF, QTimer, QVariantAnimation, Signal

from app.models.moments import Motion
from app.views.board.moment_items import MomentItem, TellItem
from app.views.board.passing_items import LightItem
from app.views.timing import HEARD, HIGHLIGHT, MOVE, TIMINGS, TOLD_APART

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

    from app.models.moments import Moment
    from app.models.table import Piece, Zone
    from app.views.board.base import Board, BoardPanel
    from app.views.board.piece_item import Picture, PieceItem
    from app.views.board.spot import Spot

LONGEST = 60_000
"""Time in ms after which the moments of one step are over in any case."""

WIDE = 130.0
"""Width in pixels from which a piece is lit by a frame of full strength."""


class MomentScene(Protocol):
    """What moments need of the scene of a table, see ``BoardScene``.

    Attributes:
        board: Places and pictures of its game.
        speed: How many times faster than usual; 0 without motion.
        reduced_motion: Whether less motion is wanted.
    """

    board: Board
    speed: int
    reduced_motion: bool

    def item(self, key: str) -> PieceItem | None:
        """The item of a piece."""
        ...

    def panel(self, key: str) -> BoardPanel | None:
        """The panel called ``key``."""
        ...

    def rect_of(self, key: str) -> QRectF:
        """Where a piece or panel belongs."""
        ...

    def sceneRect(self) -> QRectF:
        """The table."""
        ...

    def addItem(self, item: QGraphicsItem, /) -> None:
        """Show something."""
        ...

    def removeItem(self, item: QGraphicsItem, /) -> None:
        """Take something away."""
        ...

    def hold(self, zones: Sequence[Zone]) -> None:
        """Show these zones, or the position."""
        ...

    def hold_nothing(self) -> None:
        """The position is shown again as soon as somebody asks for it."""
        ...


class _Act(NamedTuple):
    """One thing that is seen: from when on and for how long, in ms since the first moment.

    Attributes:
        waits: Whether its piece is not seen as it is now before that.
    """

    item: MomentItem | TellItem
    piece: PieceItem | None
    start: int
    span: int
    waits: bool = False


def _nothing() -> None:
    """Nothing waits for the table."""


def light_on(scene: MomentScene, key: str) -> LightItem | None:
    """A frame of light around a piece or a panel; ``None`` if there is no such thing."""
    rect = scene.rect_of(key)
    if rect.isEmpty():
        return None
    item, panel = scene.item(key), scene.panel(key)
    radius = item.spot.radius if item is not None else panel.radius if panel is not None else 0.0
    unit = max(0.7, scene.board.unit())
    return LightItem(rect, radius, unit * max(0.55, min(1.0, rect.width() / WIDE)))


class MomentPlayer(QObject):
    """Plays moments on the scene of a table, at its speed.

    Without motion what they are about is lit where it lies, and sentences are there at once; nothing waits for that.

    Attributes:
        running: Whether the table is not to be followed by anything else just now.
        clock: Runs meanwhile; tells ``show_at`` the time.

    Signals:
        heard: A moment with this motion is to be heard now.
    """

    heard = Signal(Motion)

    def __init__(self, scene: MomentScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._parts: list[list[Moment]] = []  # still to come, by what lies on the table meanwhile
        self._acts: list[_Act] = []
        self._due: list[tuple[float, Motion]] = []  # what is to be heard of the part that is shown, and when
        self._begun = self._end = 0  # of the part that is shown
        self._then: Callable[[], None] = _nothing
        self._lights: list[LightItem | TellItem] = []
        self.running = False
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(float(LONGEST))
        self.clock.valueChanged.connect(self.show_at)
        self.clock.finished.connect(self.finish)
        self._dark = QTimer(self, singleShot=True, interval=HIGHLIGHT)
        self._dark.timeout.connect(self.put_out)

    def play(self, moments: Sequence[Moment], then: Callable[[], None] = _nothing) -> None:
        """Show these, and call ``then`` as soon as the table shows the position that they lead to."""
        self.finish()
        self.put_out()
        if not moments:
            then()
        elif not self._scene.speed or self._scene.reduced_motion:
            then()
            self._scene.hold(())
            self._light(moments)
        else:
            self._then, self.running = then, True
            self._parts = [list(part) for _, part in groupby(moments, key=lambda each: each.zones)]
            self._begin(0)
            self.clock.setDuration(LONGEST // self._scene.speed)
            self.clock.start()

    def show_at(self, ms: float) -> None:
        """Show what is seen ``ms`` after the first moment has begun, at normal speed; never earlier than before."""
        while self.running and ms >= self._end:
            self._clear()
            if self._parts:
                self._begin(self._end)
            else:
                self.finish()
        while self._due and ms >= self._due[0][0]:
            self.heard.emit(self._due.pop(0)[1])
        veiled = dict.fromkeys((act.piece for act in self._acts), False)
        for act in self._acts:
            share = (ms - act.start) / act.span
            seen = share < 1 and (share >= 0 or act.waits)
            act.item.setVisible(seen)
            if seen:
                act.item.show_at(share)
                veiled[act.piece] = True
        for piece, covered in veiled.items():
            if piece is not None:
                piece.veil(covered)

    def finish(self) -> None:
        """Leave out what is still to come: the table shows the position now."""
        if self.running:
            self.running = False  # first: what follows may ask
            self._parts = []
            self.clock.stop()
            self._clear()
            self._let_go()

    def stop(self) -> None:
        """Forget everything: somebody else is about to show the table."""
        self.running = False
        self._parts = []
        self.clock.stop()
        self._clear()
        self.put_out()
        self._then = _nothing
        self._scene.hold_nothing()

    def _begin(self, at: int) -> None:
        """Show the next part, ``at`` ms after the first moment has begun."""
        self._begun = at
        part = self._parts.pop(0)
        zones = part[0].zones
        was = {key: item.picture for each in part for key in each.pieces if (item := self._scene.item(key))}
        if zones:
            self._scene.hold(zones)
            at += MOVE  # what comes with them has to arrive
        else:
            self._let_go()
        end = at
        for moment in part:
            timing = TIMINGS[moment.motion]
            end += timing.lead
            if moment.text:
                self._acts.append(_Act(self._tell(moment.text, still=False), None, end, timing.span))
            for number, (piece, seen) in enumerate(self._items(moment, was)):
                start = end + (0 if moment.together else min(number, TOLD_APART) * timing.apart)
                first = all(act.piece is not piece for act in self._acts)
                looked = was.pop(piece.key, None)
                waits = first and (moment.motion is not Motion.SHAKE or looked is not None)
                self._acts.append(_Act(seen, piece, start, timing.span, waits))
            if moment.motion in HEARD and any(act.start >= end for act in self._acts):
                self._due.append((end + HEARD[moment.motion] * timing.span, moment.motion))
            last = [act.start for act in self._acts if act.start >= end] or [end]
            if self._acts or moment.motion is Motion.HOLD:
                end = max(last) + timing.span + timing.rest
        self._end = end
        self.show_at(self._begun)

    def _items(self, moment: Moment, was: dict[str, Picture | None]) -> list[tuple[PieceItem, MomentItem]]:
        if moment.motion in (Motion.HOLD, Motion.TELL):
            return []
        scene, faces = self._scene, dict(moment.faces)
        found = []
        for key in moment.pieces:
            piece = scene.item(key)
            if piece is None or piece.picture is None or piece.spot.opacity == 0:
                continue
            on_way = [self._face(face, piece.spot) for face in faces.get(key, ())]
            item = MomentItem(moment.motion, piece.spot, was.get(key), piece.picture, on_way)
            scene.addItem(item)
            found.append((piece, item))
        return found

    def _face(self, face: Piece, spot: Spot) -> Picture:
        return self._scene.board.picture(face, spot)

    def _tell(self, text: str, *, still: bool) -> TellItem:
        rect, unit = self._scene.sceneRect(), max(0.6, self._scene.board.unit())
        item = TellItem(text, rect.width(), rect.height() * 0.4, unit, still=still)
        self._scene.addItem(item)
        return item

    def _let_go(self) -> None:
        """Show the position itself."""
        then, self._then = self._then, _nothing
        self._scene.hold(())
        then()

    def _light(self, moments: Sequence[Moment]) -> None:
        """Frames around everything that the moments are about, without motion."""
        keys = dict.fromkeys(key for each in moments for key in each.pieces)
        for light in filter(None, (light_on(self._scene, key) for key in keys)):
            self._scene.addItem(light)
            self._lights.append(light)
        for text in (each.text for each in moments if each.text):
            told = self._tell(text, still=True)
            told.show_at(0.5)
            self._lights.append(told)
        wait = max((TIMINGS[each.motion].span for each in moments if each.text), default=HIGHLIGHT)
        self._dark.start(wait)

    def put_out(self) -> None:
        """Take away what is lit, and sentences."""
        self._dark.stop()
        for light in self._lights:
            self._scene.removeItem(light)
        self._lights = []

    def _clear(self) -> None:
        """Take away what is seen of the moments so far."""
        for act in self._acts:
            if act.piece is not None:
                act.piece.veil(False)
            self._scene.removeItem(act.item)
        self._acts, self._due = [], []
