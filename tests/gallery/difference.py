"""How far two pictures differ to the eye, at the place where they differ most.

Both are compared at half their size in CIELAB, so that a distance of 2 is just seen side by side. Two versions of Qt or
FreeType set letters and edges a part of a pixel apart; a colour therefore counts only as far as it lies outside all
colours that the other picture has next to the place. What is left is averaged over small windows, and the largest
average counts: a missing digit is as loud as a missing picture. Broad and faint changes (a tint, a shadow) are found by
a second look at both pictures, blurred.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPen

SHRINK = 2
"""Pictures are compared and kept at this part of their size."""

QUALITY = 35
"""Of the JPEG pictures that are kept; both sides of a comparison went through it.

JPEG codes every block of 8 × 8 by itself. WebP would be smaller, but predicts blocks from their neighbours: a change
that nobody can see comes out of it as another picture of all that lies below and to the right.
"""

NEAR = 1
"""Pixels around a place whose colours do not count as a difference."""

WINDOW, BLUR = 5, 17
"""Sides of the windows over which details and tints are averaged."""

DETAIL, TINT = 5.0, 3.0
"""Averages that count as a fault."""

Array = NDArray[np.float32]


@dataclass(frozen=True)
class Difference:
    """What two pictures differ by.

    Attributes:
        score: 0 for the same picture; from 1 on a fault.
        where: The worst place, in pixels of the pictures.
        map: Score by place.
    """

    score: float
    where: QRect
    map: Array


def kept(image: QImage) -> QImage:
    """A picture in the form in which it is kept: smaller, and without what its encoding loses."""
    return QImage.fromData(encoded(image))


def encoded(image: QImage) -> bytes:
    """The file of a picture that is kept."""
    size = image.size() / SHRINK
    small = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"jpeg")
    writer.setQuality(QUALITY)
    writer.setOptimizedWrite(True)  # smaller, without another loss; as is the next
    writer.setProgressiveScanWrite(True)
    if not writer.write(small):
        raise RuntimeError(writer.errorString())
    return bytes(buffer.data())


def difference(old: QImage, new: QImage) -> Difference:
    """Compare two pictures that went through ``kept``; another size is a fault at every place."""
    if old.size() != new.size():
        return Difference(float("inf"), new.rect(), np.full((new.height(), new.width()), np.inf, np.float32))
    one, other = lab(old), lab(new)
    outside = np.maximum(_outside(one, other), _outside(other, one))
    tint = np.sqrt(((_mean(one, BLUR) - _mean(other, BLUR)) ** 2).sum(axis=2))
    scores = np.maximum(_mean(outside, WINDOW) / DETAIL, tint / TINT)
    y, x = np.unravel_index(int(scores.argmax()), scores.shape)
    where = QRect(int(x) - BLUR // 2, int(y) - BLUR // 2, BLUR, BLUR)
    return Difference(float(scores[y, x]), where.intersected(new.rect()), scores)


def _outside(one: Array, other: Array) -> Array:
    """How far the colours of ``one`` lie outside those that ``other`` has near the same place."""
    lowest, highest = _extreme(other, np.minimum), _extreme(other, np.maximum)
    beyond = np.maximum(one - highest, 0) + np.maximum(lowest - one, 0)
    return np.sqrt((beyond**2).sum(axis=2))


def _extreme(values: Array, choose: np.ufunc) -> Array:
    for axis in (0, 1):
        padded = np.pad(values, [(NEAR, NEAR) if each == axis else (0, 0) for each in range(3)], mode="edge")
        parts = [np.take(padded, range(k, k + values.shape[axis]), axis=axis) for k in range(2 * NEAR + 1)]
        values = choose.reduce(parts)
    return values


def _mean(values: Array, side: int) -> Array:
    """Averages over squares around each place."""
    edge = side // 2
    for axis in (0, 1):
        padded = np.pad(values, [(edge + 1, edge) if each == axis else (0, 0) for each in range(values.ndim)], "edge")
        total = np.cumsum(padded, axis=axis, dtype=np.float64)
        n = values.shape[axis]
        upper, lower = np.take(total, range(side, side + n), axis), np.take(total, range(n), axis)
        values = ((upper - lower) / side).astype(np.float32)
    return values


@cache
def _linear() -> Array:
    """sRGB to linear light, by the value of a byte."""
    share = np.arange(256) / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4).astype(np.float32)


_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]],
    np.float32,
)
"""Linear sRGB to CIE XYZ, D65 (IEC 61966-2-1)."""


def lab(image: QImage) -> Array:
    """CIELAB of each pixel, height × width × 3."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    rgb = lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3)
    xyz = _linear()[rgb] @ (_TO_XYZ / _TO_XYZ.sum(axis=1, keepdims=True)).T
    root = np.where(xyz > 216 / 24389, np.cbrt(xyz), xyz * (24389 / 27 / 116) + 16 / 116)
    x, y, z = np.moveaxis(root, 2, 0)
    return np.stack((116 * y - 16, 500 * (x - y), 200 * (y - z)), axis=2).astype(np.float32)


def side_by_side(old: QImage, new: QImage, found: Difference) -> QImage:
    """The kept picture, the new one, and where they differ; the worst place has a frame in each."""
    shades = np.clip(255 - 128 * np.nan_to_num(found.map, posinf=2), 0, 255).astype(np.uint8)
    height, width = shades.shape
    lines = np.ascontiguousarray(np.pad(shades, ((0, 0), (0, -width % 4))))
    grey = QImage(lines.data, width, height, lines.shape[1], QImage.Format.Format_Grayscale8)
    parts = (old, new, grey)
    size = QSize(sum(part.width() for part in parts), max(part.height() for part in parts))
    whole = QImage(size, QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.darkGray)
    p = QPainter(whole)
    left = 0
    for part in parts:
        p.drawImage(left, 0, part)
        p.setPen(QPen(QColor("#E0218A"), 2))
        p.drawRect(QRectF(found.where).adjusted(-3, -3, 3, 3).translated(left, 0))
        left += part.width()
    p.end()
    return whole
