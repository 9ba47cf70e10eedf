"""One piece on the table: a picture that glides to where it belongs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from app.views.board import marks
from app.views.board.picture_box import picture_box
from app.views.board.pose import EASE, bend, between, middle, pose_at
from app.views.board.removal import take_away
from app.views.paint import brushes
from app.views.paint.guard import painting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.views.board.spot import Spot

LIFT, SWELL = 12.0, 1.06
"""How far a hovered piece rises (px of the drawing) and how much it grows."""


@dataclass(frozen=True)
class Picture:
    """What a piece looks like at one size.

    Attributes:
        pixmap: The picture, with its shadow.
        margin: Width of the shadow on each side, in scene pixels.
        back: Picture of its other side, if it can be turned over; same size and margin.
        framed_on_top: Whether a frame is drawn over the picture, because that covers its edge.
        face_down: Whether it is the back of a card that may be turned up later.
    """

    pixmap: QPixmap
    margin: float = 0.0
    back: QPixmap | None = None
    framed_on_top: bool = False
    face_down: bool = False

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height with the shadow, in scene pixels."""
        size = self.pixmap.deviceIndependentSize()
        return size.width(), size.height()

    def box(self, body: QRectF) -> QRectF:
        """Where it is drawn, with its shadow, for a piece that takes up ``body`` just now."""
        x, y, wide, high = picture_box(*self.size, self.margin, body.width(), body.height())
        return QRectF(body.x() + x, body.y() + y, wide, high)

    def fills_like(self, other: Picture) -> bool:
        """Whether it covers the same place as another picture, of the same piece."""
        mine, others = self.pixmap, other.pixmap
        same = self.margin == other.margin and mine.size() == others.size()
        return same and mine.devicePixelRatio() == others.devicePixelRatio()


class _Drawn(QGraphicsItem):
    """A piece that moves or is marked: it paints itself."""

    def __init__(self, piece: PieceItem) -> None:
        super().__init__(piece)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.parentItem().boundingRect()

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        piece = self.parentItem()
        assert isinstance(piece, PieceItem)
        piece.draw(painter)

    def reshape(self) -> None:
        """Tell the scene that its piece will look or lie otherwise."""
        self.prepareGeometryChange()


class Label(Protocol):
    """A panel that lies across the edge of a piece."""

    def raise_by(self, raised: float) -> None:
        """Lie so much above its place."""
        ...


class PieceItem(QGraphicsItem):
    """A picture with one animation, which is re-targeted whenever the piece belongs elsewhere.

    No ``QGraphicsObject``: to set an attribute of one takes forty times as long, and a jump of the slider sets
    thousands.
    It paints nothing itself: at rest Qt copies the picture (``_copy``) and the rhomb of the last move (``_rhomb``)
    without calling Python, else ``_drawn`` paints.

    Attributes:
        key: Key of the piece.
        veiled: Whether it is not painted, because something else shows it just now; it takes clicks as ever.
    """

    def __init__(self, key: str, spot: Spot) -> None:
        super().__init__()
        self.key = key
        self.veiled = False
        self._spot = spot
        self._picture: Picture | None = None
        self._next: Picture | None = None
        self._bounds: QRectF | None = None  # asked for several times a frame
        self._box: QRectF | None = None  # of the picture
        self._pose = self._start = self._goal = pose_at(spot, 0.0)
        self._seen = pose_at(spot, 0.0)._replace(angle=0.0, opacity=1.0)  # what Qt was told last
        self._delay = self._span = 0.0
        self._arc = 0.0
        self._flips = False
        self._way: QPainterPath | None = None
        self._progress = 1.0
        self._nudging = False
        self.offered = self.chosen = self.last = self.focused = self.hinted = self.hovered = False
        self._animation: QVariantAnimation | None = None  # most pieces of a review never glide
        self._leaving = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._copied: QPixmap | None = None
        self._copy = QGraphicsPixmapItem(self)
        self._copy.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._copy.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._copy.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._labels: Sequence[Label] = ()
        self._rhomb: marks.RhombItem | None = None  # few pieces ever have one
        self._drawn: _Drawn | None = None  # most pieces of a review never glide
        self._paints = False  # whether that is seen
        self._show_pose()

    # what it shows

    @property
    def spot(self) -> Spot:
        """Where it belongs (not where it is just now)."""
        return self._spot

    @property
    def picture(self) -> Picture | None:
        """What it looks like."""
        return self._picture

    def picture_at(self, spot: Spot) -> Picture | None:
        """What it looks like at ``spot`` as well, if that is as large: it need only lie elsewhere."""
        return self._picture if self._next is None and self._spot[2:4] == spot[2:4] else None

    def become(self, key: str, spot: Spot) -> None:
        """Stand for another piece from now on, unmarked; ``lie`` or ``start_at`` shows where."""
        self._stop()
        self.key, self._spot = key, spot
        self._picture = self._next = None
        self.take_labels(())
        self._leaving = self.veiled = self._nudging = self._flips = False
        self.hovered = False
        self.offered = self.chosen = self.last = self.focused = self.hinted = False
        self._lay_rhomb()

    def shows(self, picture: Picture, spot: Spot) -> bool:
        """Whether it looks and belongs like that already."""
        return self._spot == spot and self._next is None and (self._picture is picture or self._picture == picture)

    @property
    def marked(self) -> bool:
        """Whether it has a frame or a sign."""
        return self.last or self._framed

    @property
    def _framed(self) -> bool:
        """Whether it has any but a rhomb."""
        return self.offered or self.chosen or self.focused or self.hinted

    def turns_up(self, picture: Picture) -> bool:
        """Whether it lay face down until now and shows a face in ``picture``."""
        return self._picture is not None and self._picture.face_down and picture.back is not None

    def set_picture(self, picture: Picture, *, on_arrival: bool = False) -> None:
        """Show another picture, at once or when the piece has arrived.

        A piece that shrinks on its way keeps the large picture until then.
        """
        if on_arrival and self._picture is not None:
            self._next = picture
            return
        self._next = None
        before = self._picture
        if picture is before or picture == before:
            return
        self._picture = picture
        if before is not None and self._copied is before.pixmap and picture.fills_like(before):
            self._copied = picture.pixmap
            self._copy.setPixmap(picture.pixmap)
        else:
            self._reshape()
            self._dress()

    def mark(self, *, offered: bool, chosen: bool, last: bool, focused: bool, hinted: bool = False) -> None:
        """Set the frames and signs around it."""
        now = (offered, chosen, last, focused, hinted)
        if now != (self.offered, self.chosen, self.last, self.focused, self.hinted):
            self._reshape()
            self.offered, self.chosen, self.last, self.focused, self.hinted = now
            self._dress()

    # where it is

    def lie(self, spot: Spot, picture: Picture) -> None:
        """Belong to ``spot`` and look like ``picture`` at once, without motion."""
        if self._lie_copied(spot, picture):
            return
        if self._picture is not None and self._next is None and self.rank(spot):
            self.set_picture(picture)
            return
        self._spot, self._picture, self._next = spot, picture, None
        self._goal = pose_at(spot, 1.0 if self.hovered and not spot.still else 0.0)
        self._way = None
        self._settle()

    def _lie_copied(self, spot: Spot, picture: Picture) -> bool:
        """``lie`` for what Qt copies before and after, as nearly all pieces at a jump of the slider; whether it is."""
        seen = self._seen
        if self._paints or self._framed or self.hovered or self.veiled or self._nudging or not self.at_rest():
            return False
        if spot.opacity != 1.0 or seen.opacity != 1.0 or seen.lift or (spot.angle and self.last):
            return False
        if spot[:4] == seen[:4] and spot.angle == seen.angle and self._covers_the_same(picture):
            if spot.z != self._spot.z:
                self.setZValue(spot.z)
        else:
            x, y, *drawn = picture_box(*picture.size, picture.margin, spot.width, spot.height)
            if tuple(drawn) != picture.size:
                return False
            if self._bounds is not None:
                self._reshape()
            self._bounds = self._box = None
            self._seen = pose_at(spot, 0.0)
            if spot[:2] != seen[:2]:
                self.setPos(spot.x, spot.y)
            if spot.angle or seen.angle:
                self._turn(spot.width, spot.height, spot.angle)
            self.setZValue(spot.z)
            self._copy.setOffset(x, y)
        self._spot, self._picture, self._next = spot, picture, None
        self._flips, self._way, self._progress = False, None, 1.0
        self._pose = self._start = self._goal = self._seen
        if self._copied is not picture.pixmap:
            self._copied = picture.pixmap
            self._copy.setPixmap(picture.pixmap)
        if self.last:
            self._lay_rhomb()
        return True

    def _covers_the_same(self, picture: Picture) -> bool:
        """Whether ``picture`` covers what is copied now."""
        copied = self._picture
        if copied is None or copied.pixmap is not self._copied:
            return False
        return picture is copied or (picture.margin == copied.margin and picture.size == copied.size)

    def glide_to(
        self,
        spot: Spot,
        ms: float,
        *,
        delay: float = 0.0,
        arc: float = 0.0,
        flip: bool = False,
        via: Sequence[QPointF] = (),
    ) -> None:
        """Go to ``spot`` from wherever it is now, in ``ms`` after ``delay``; at once when ``ms`` is 0.

        With ``via`` its middle passes these points in a line that bends instead of an arc.
        """
        self._spot = spot
        self._retarget(ms, delay, arc, flip)
        if via and not self.at_rest():
            self._way = bend([middle(self._start), *via, middle(self._goal)])

    def rank(self, spot: Spot) -> bool:
        """Lie at ``spot`` if that is where it lies already, only above or below others; whether it is."""
        if self._spot[:4] != spot[:4] or self._spot[5:] != spot[5:] or not self.at_rest() or self._nudging:
            return False
        self._spot = spot
        self._stack()
        return True

    def hover(self, on: bool, ms: float) -> None:
        """Rise when pointed at, or lie down again."""
        if on != self.hovered:
            self.hovered = on
            if not self._spot.still:
                self._retarget(ms, 0.0, 0.0, self._flips)

    def nudge(self, ms: float) -> None:
        """Shake the head: this cannot be chosen."""
        if ms <= 0:
            return
        self._settle()
        self._nudging = True
        self._run(ms, 0.0)

    def leave(self, spot: Spot, ms: float, delay: float = 0.0) -> None:
        """Go to ``spot`` and vanish from the scene there."""
        self._leaving = True
        self.take_labels(())
        self.hovered = False
        self.offered = self.chosen = self.last = self.focused = self.hinted = False
        self.glide_to(spot, ms, delay=delay)
        if self.at_rest():  # no motion is wanted, or it is there already: nothing will tell of its arrival
            self._arrived()

    def start_at(self, spot: Spot) -> None:
        """Be at ``spot`` without moving, before the first glide."""
        self._pose = self._start = pose_at(spot, 0.0)
        self._show_pose()

    def veil(self, veiled: bool) -> None:
        """Leave it to something else to show the piece, or show it again."""
        if veiled != self.veiled:
            self.veiled = veiled
            self._dress()

    def carry(self, dx: float, dy: float) -> None:
        """Be that far from where it belongs, in the hand of the person."""
        self._stop()
        self._nudging = False
        pose = pose_at(self._spot, 0.0 if self._spot.still else 1.0)
        self._pose = self._start = pose._replace(x=pose.x + dx, y=pose.y + dy)
        self._show_pose()

    def arrive(self) -> None:
        """End the way at once: it lies where it belongs, or is gone if it was leaving."""
        self.glide_to(self._spot, 0.0)
        if self._leaving:
            take_away(self)

    def at_rest(self) -> bool:
        """Whether it lies where it belongs."""
        return self._animation is None or self._animation.state() != QVariantAnimation.State.Running

    def shown_rect(self) -> QRectF:
        """Where it is at the moment, in scene pixels."""
        return QRectF(self._pose.x, self._pose.y, self._pose.width, self._pose.height)

    def _retarget(self, ms: float, delay: float, arc: float, flip: bool) -> None:
        self._nudging = False
        self._way = None
        self._goal = pose_at(self._spot, 1.0 if self.hovered and not self._spot.still else 0.0)
        same_place = self._pose[:6] == self._goal[:6]
        if ms <= 0 or self._pose == self._goal:
            self._settle()
            return
        self._start = self._pose
        self._arc = arc if hypot(self._goal.x - self._pose.x, self._goal.y - self._pose.y) > 4 * arc else 0.0
        self._flips = flip and not same_place
        self._run(ms, delay)

    def _stop(self) -> None:
        if self._animation is not None:
            self._animation.stop()

    def _run(self, ms: float, delay: float) -> None:
        if self._animation is None:
            self._animation = QVariantAnimation()
            self._animation.setStartValue(0.0)
            self._animation.setEndValue(1.0)
            self._animation.valueChanged.connect(self._advance)
            self._animation.finished.connect(self._arrived)
        self._animation.stop()
        self._delay, self._span = delay, ms
        self._progress = 0.0
        self._animation.setDuration(max(1, round(ms + delay)))
        self._animation.start()
        self._stack()

    def _settle(self) -> None:
        self._stop()
        self._nudging = False
        self._progress = 1.0
        self._pose = self._start = self._goal
        self._flips = False
        if self._next is not None:
            self.set_picture(self._next)
        self._show_pose()

    def _advance(self, value: float) -> None:
        gone = value * (self._span + self._delay) - self._delay
        t = min(1.0, max(0.0, gone / self._span)) if self._span else 1.0
        self._progress = EASE.valueForProgress(t)
        if not self._nudging:
            pose = between(self._start, self._goal, self._progress)
            if self._way is not None:
                at = self._way.pointAtPercent(self._progress)
                self._pose = pose._replace(x=at.x() - pose.width / 2, y=at.y() - pose.height / 2)
            else:
                self._pose = pose._replace(y=pose.y - self._arc * sin(pi * self._progress))
        self._show_pose()

    def _arrived(self) -> None:
        self._settle()
        if self._leaving:
            take_away(self)

    def _show_pose(self) -> None:
        pose = self._pose
        self._reshape()
        shake = 4 * self._spot.unit * sin(2 * pi * self._progress) if self._nudging else 0.0
        self.setPos(pose.x + shake, pose.y)
        if pose.angle or self._seen.angle:
            self._turn(pose.width, pose.height, pose.angle)
        if pose.opacity != self._seen.opacity:
            self.setOpacity(pose.opacity)
        self._seen = pose
        self._stack()
        self._dress()

    def _turn(self, width: float, height: float, angle: float) -> None:
        """Be turned about the middle."""
        self.setTransformOriginPoint(width / 2, height / 2)
        self.setRotation(angle)

    def _stack(self) -> None:
        up = (self.hovered or self.focused) and not self._spot.still
        raised = 2000.0 if up else 1000.0 if not self.at_rest() else 0.0
        self.setZValue(self._spot.z + raised)
        for label in self._labels:
            label.raise_by(raised if up or self._pose.lift else 0.0)

    def take_labels(self, labels: Sequence[Label]) -> None:
        """Have these lie across its edge from now on: they rise above the table as it does."""
        for label in self._labels:
            if label not in labels:
                label.raise_by(0.0)
        self._labels = labels
        self._stack()

    # painting

    def _reshape(self) -> None:
        """It will look or lie otherwise: tell the scene, and forget what was worked out."""
        if self._bounds is not None:  # somebody has asked where it is
            self.prepareGeometryChange()
            if self._drawn is not None:
                self._drawn.reshape()
        self._bounds = self._box = None

    def _dress(self) -> None:
        """Have the picture copied where that is all, else painted."""
        copied = drawn = False
        if self._picture is not None and not self.veiled:
            copied = self._flat and not self._framed and not (self.last and self._pose.angle) and self.at_rest()
            if copied:
                box = self._picture_rect(self._picture)
                copied = box.size().toTuple() == self._picture.size
                if copied:
                    self._copy.setOffset(box.topLeft())
            drawn = not copied
        shown = self._picture.pixmap if copied and self._picture is not None else None
        if shown is not self._copied:
            self._copied = shown
            self._copy.setPixmap(shown if shown is not None else QPixmap())
        if drawn and self._drawn is None:
            self._drawn = _Drawn(self)
        self._paints = drawn
        self._lay_rhomb()
        if self._drawn is not None:
            self._drawn.setVisible(drawn)
            self._drawn.update()

    def _lay_rhomb(self) -> None:
        """Have the rhomb copied where the picture is."""
        if self.last and self._copied is not None:
            if self._rhomb is None:
                self._rhomb = marks.RhombItem(self)
            self._rhomb.lie(self._spot, self._copied.devicePixelRatio())
            self._rhomb.setVisible(True)
        elif self._rhomb is not None:
            self._rhomb.setVisible(False)

    def boundingRect(self) -> QRectF:
        if self._bounds is None:
            self._bounds = self._reach()
        return self._bounds

    def _reach(self) -> QRectF:
        """Everything that it paints on."""
        pose, unit = self._pose, self._spot.unit
        body = QRectF(0, 0, pose.width, pose.height)
        if self._flat and not self.marked:
            return body if self._picture is None else body.united(self._picture_rect(self._picture))
        out = marks.MARKS * max(marks.SMALL_MARK, unit) if self.marked else 0.0
        box = body.adjusted(-out, -out, out, out)
        if self._picture is not None:
            box = box.united(self._picture_rect(self._picture))
        rise, swell = pose.lift * LIFT * self._spot.rise * unit, 1 + (SWELL - 1) * pose.lift
        aside = (swell - 1) * max(pose.width / 2 - box.left(), box.right() - pose.width / 2)
        above = (swell - 1) * max(pose.height / 2 - box.top(), box.bottom() - pose.height / 2)
        return box.adjusted(-aside, -above - rise, aside, above)

    def raised_rect(self) -> QRectF:
        """Where it belongs, in scene pixels, as far risen and grown as it is while it is pointed at."""
        spot, lift = self._spot, self._pose.lift
        grown = (SWELL - 1) * lift / 2
        aside, above = grown * spot.width, grown * spot.height
        return spot.rect.adjusted(-aside, -above, aside, above).translated(0, -lift * LIFT * spot.rise * spot.unit)

    def _picture_rect(self, picture: Picture) -> QRectF:
        """What its picture covers with its shadow, while it lies flat."""
        if self._box is None:
            self._box = picture.box(QRectF(0, 0, self._pose.width, self._pose.height))
        return self._box

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(0, 0, self._pose.width, self._pose.height))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: what is in it paints."""

    def draw(self, painter: QPainter) -> None:
        """Paint it with its frames and signs, as it lies or moves just now."""
        if self._picture is None or not self._pose.opacity or self.veiled:
            return
        pose, unit = self._pose, self._spot.unit
        pixmap = self._picture.pixmap
        if self._flat and not self.marked:
            self._draw_pixmap(painter, pixmap, QRectF(0, 0, pose.width, pose.height))
            return
        brushes.prepare(painter)
        turn = 1.0
        if self._flips and self._picture.back is not None:
            turn = cos(pi * self._progress)
            if turn > 0:
                pixmap = self._picture.back
        painter.save()
        painter.translate(pose.width / 2, pose.height / 2 - pose.lift * LIFT * self._spot.rise * unit)
        swell = 1 + (SWELL - 1) * pose.lift
        painter.scale(max(0.02, abs(turn)) * swell, swell)
        body = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
        if not self._picture.framed_on_top:
            self._draw_frame(painter, body)
        self._draw_pixmap(painter, pixmap, body)
        if self._picture.framed_on_top:
            self._draw_frame(painter, body)
        if self.focused:
            marks.draw_ring(painter, body, self._spot, framed=self.offered or self.chosen)
        if self.chosen:
            marks.draw_badge(painter, body, self._spot)
        if self.last:
            marks.draw_rhomb(painter, body, self._spot)
        if self.hinted:
            marks.draw_lamp(painter, body, self._spot)
        painter.restore()

    @property
    def _flat(self) -> bool:
        """Whether it neither turns over nor has risen."""
        return not (self._flips or self._pose.lift)

    def _draw_frame(self, painter: QPainter, body: QRectF) -> None:
        if self.chosen or (self.offered and not self._spot.quiet):
            marks.draw_frame(painter, body, self._spot, chosen=self.chosen)

    def _draw_pixmap(self, painter: QPainter, pixmap: QPixmap, body: QRectF) -> None:
        assert self._picture is not None
        box = self._picture.box(body)
        size = pixmap.deviceIndependentSize()
        if box.size() == size and abs(painter.transform().m11() - 1) < 1e-6:
            painter.drawPixmap(box.topLeft(), pixmap)
        else:
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
