"""Where a piece is while it moves, and the ways that it goes."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QPainterPath

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.views.board.spot import Spot


EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)
"""How far a piece is at some share of its time."""


class Pose(NamedTuple):
    """Everything of a piece that changes smoothly."""

    x: float
    y: float
    width: float
    height: float
    angle: float
    opacity: float
    lift: float


def between(a: Pose, b: Pose, t: float) -> Pose:
    """The pose ``t`` (0 to 1) of the way from one to the other."""
    return Pose(*(p + (q - p) * t for p, q in zip(a, b, strict=True)))


def middle(pose: Pose) -> QPointF:
    """The middle of the piece."""
    return QPointF(pose.x + pose.width / 2, pose.y + pose.height / 2)


def bend(points: Sequence[QPointF]) -> QPainterPath:
    """A way through the points with soft corners."""
    path = QPainterPath(points[0])
    for at, after in pairwise(points[1:]):
        path.quadTo(at, (at + after) / 2)
    path.lineTo(points[-1])
    return path


def pose_at(spot: Spot, lift: float) -> Pose:
    """Lying at ``spot``, risen by ``lift`` (0 to 1) of what it rises when it is pointed at."""
    return Pose(spot.x, spot.y, spot.width, spot.height, spot.angle, spot.opacity, lift)
