"""What is seen of a moment: a piece that rolls, strikes, shakes, turns over or drops, and a sentence on the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.models.moments import Motion
from app.views import theme as look
from app.views.paint import brushes
from app.views.paint.guard import painting

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from app.views.board.piece_item import Picture
    from app.views.board.spot import Spot

_BOUNCE = QEasingCurve(QEasingCurve.Type.OutBounce)
_IN, _OUT = QEasingCurve(QEasingCurve.Type.InCubic), QEasingCurve(QEasingCurve.Type.OutCubic)

LANDS = 0.6
"""Share of a strike after which it has hit its place."""

FAR = 1.6
"""From how far a die comes and from how high something drops, in heights of the piece."""

REACH = 3.4
"""How much larger than the piece what is seen of it may be, but for what comes from afar."""

REACH_ROLL = 2 * (FAR + 1.1)
"""The same for a die, which turns on its way and is a quarter larger at first."""

ROOM = 0.72
"""Share of the width of the table that a sentence may take."""

CHANGES = 0.4
"""Share of a shake after which the piece looks as it does now."""


class MomentItem(QGraphicsItem):
    """One piece while its moment is shown; the piece itself is not painted meanwhile.

    Args:
        motion: How it moves.
        spot: Where the piece belongs.
        was: What it looked like before; ``None`` for a new one.
        now: What it looks like afterwards.
        faces: What it looks like on its way, if it rolls.
    """

    def __init__(
        self, motion: Motion, spot: Spot, was: Picture | None, now: Picture, faces: Sequence[Picture] = ()
    ) -> None:
        super().__init__()
        self._motion, self._spot, self._was, self._now, self._faces = motion, spot, was, now, faces
        self.share = -1.0
        self.setPos(spot.rect.center())
        self.setRotation(spot.angle)
        self.setZValue(2600 + spot.z / 100)

    def show_at(self, share: float) -> None:
        """Show how far it is: below 0 before the beginning, 1 at the end."""
        if share != self.share:
            self.share = share
            self.update()

    def boundingRect(self) -> QRectF:
        spot = self._spot
        reach = REACH_ROLL if self._motion is Motion.ROLL else REACH
        margin = max(each.margin for each in (self._now, self._was or self._now, *self._faces))
        side = (max(spot.width, spot.height) + 2 * margin) * reach
        return QRectF(-side / 2, -side / 2, side, side)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.share < 0:
            if self._was is not None:
                self._draw(painter, self._was)
            return
        brushes.prepare(painter)
        painter.save()
        paint = {
            Motion.ROLL: self._roll,
            Motion.STRIKE: self._strike,
            Motion.SHAKE: self._shake,
            Motion.TURN: self._turn,
            Motion.DROP: self._drop,
        }.get(self._motion)
        if paint is None:
            self._draw(painter, self._now)
        else:
            paint(painter, min(1.0, self.share))
        painter.restore()

    def _roll(self, p: QPainter, t: float) -> None:
        height = self._spot.height
        left = 1 - _OUT.valueForProgress(t)
        p.translate(-FAR * height * left, -0.8 * height * (1 - _BOUNCE.valueForProgress(t)))
        p.rotate(-400 * left)
        p.scale(1 + 0.25 * left, 1 + 0.25 * left)
        step = int(_OUT.valueForProgress(t) * (len(self._faces) + 0.5))
        self._draw(p, self._faces[step] if step < len(self._faces) else self._now)

    def _strike(self, p: QPainter, t: float) -> None:
        fall = min(1.0, t / LANDS)
        if fall < 1:
            if self._was is not None:
                self._draw(p, self._was)
            size = 1 + 2.2 * (1 - _IN.valueForProgress(fall))
            p.setOpacity(min(1.0, 0.25 + fall))
            p.scale(size, size)
            self._draw(p, self._now)
            return
        after = (t - LANDS) / (1 - LANDS)
        p.translate(0.06 * self._spot.width * sin(4 * pi * after) * (1 - after), 0)
        self._draw(p, self._now)
        self._flash(p, 1 - after, 1 + 0.9 * _OUT.valueForProgress(after))

    def _shake(self, p: QPainter, t: float) -> None:
        p.translate(0.05 * self._spot.width * sin(6 * pi * t) * (1 - t), 0)
        self._draw(p, self._was if t < CHANGES and self._was is not None else self._now)
        self._flash(p, sin(pi * t), 1.0)

    def _turn(self, p: QPainter, t: float) -> None:
        t = _OUT.valueForProgress(t)
        lift = 1 + 0.5 * sin(pi * t)
        p.scale(max(0.03, abs(cos(pi * t))) * lift, lift)
        self._draw(p, self._was if t < 0.5 and self._was is not None else self._now)

    def _drop(self, p: QPainter, t: float) -> None:
        p.translate(0, -0.7 * self._spot.height * (1 - _BOUNCE.valueForProgress(t)))
        self._draw(p, self._was if t < 0.2 and self._was is not None else self._now)

    def _flash(self, p: QPainter, strength: float, size: float) -> None:
        """A red frame around the piece."""
        spot, unit = self._spot, max(0.6, self._spot.unit)
        box = QRectF(-spot.width / 2 * size, -spot.height / 2 * size, spot.width * size, spot.height * size)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for tone, width, alpha in (("#FF5A46", 14, 0.35), ("#FFF8E8", 6.4, 1.0), ("#B3261E", 3.6, 1.0)):
            p.setPen(brushes.round_pen(tone, width * unit, alpha * strength))
            p.drawRoundedRect(box, spot.radius * size, spot.radius * size)

    def _draw(self, p: QPainter, picture: Picture) -> None:
        """The picture with its middle in the origin."""
        size, margin = picture.pixmap.deviceIndependentSize(), picture.margin
        body = size.width() - 2 * margin
        scale = self._spot.width / body if body > 0 else 1.0
        top = QPointF(-size.width() * scale / 2, -size.height() * scale / 2)
        if abs(scale - 1) < 0.01:
            p.drawPixmap(QPointF(round(top.x() * 2) / 2, round(top.y() * 2) / 2), picture.pixmap)
        else:
            target = QRectF(top.x(), top.y(), size.width() * scale, size.height() * scale)
            p.drawPixmap(target, picture.pixmap, QRectF(picture.pixmap.rect()))


class TellItem(QGraphicsItem):
    """A sentence on a ribbon across the table; no click ends on it.

    Args:
        text: The sentence.
        width: Of the table.
        middle: Where its middle lies from above.
        unit: Pixels per pixel of the drawing.
        still: Whether it only appears.
    """

    def __init__(self, text: str, width: float, middle: float, unit: float, *, still: bool) -> None:
        super().__init__()
        self.text, self._unit, self._still = text, unit, still
        self._width = width
        self._font = look.font("display", max(17.0, 27 * unit), weight=700)
        self._height = brushes.wrapped_height(text, self._font, width * ROOM) + 34 * unit
        self.share = -1.0
        self.setPos(0, middle - self._height / 2)
        self.setZValue(2800)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, share: float) -> None:
        """Show how far it is: below 0 before the beginning, 1 at the end."""
        self.share = share
        strength = 1.0 if self._still else min(1.0, share * 8, (1 - share) * 10)
        self.setOpacity(0.0 if share < 0 else max(0.0, strength))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, -4, self._width, self._height + 8)

    @painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        brushes.prepare(painter)
        box = QRectF(0, 0, self._width, self._height)
        painter.fillRect(box, look.color("#10151D", 0.9))
        painter.setPen(Qt.PenStyle.NoPen)
        line = max(2.0, 2.5 * self._unit)
        for top in (box.top() + 5 * self._unit, box.bottom() - 5 * self._unit - line):
            painter.fillRect(QRectF(0, top, self._width, line), look.color("#C9963F"))
        painter.setFont(self._font)
        painter.setPen(look.color("#FFF6E4"))
        edge = self._width * (1 - ROOM) / 2
        room = box.adjusted(edge, 0, -edge, 0)
        words = brushes.parted(self.text, self._font, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), words)
