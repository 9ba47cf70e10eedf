"""Pictures put by in a twentieth of their size, for a screen that may want any of many again."""

import zlib
from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

FORMAT = QImage.Format.Format_ARGB32_Premultiplied
"""What pixmaps consist of: nothing is converted."""

FASTEST = 1
"""Level of zlib; higher ones take several times as long for a fifth less."""


class Packed(NamedTuple):
    """A picture as it is put by: the bytes of ``FORMAT``, packed."""

    data: bytes
    size: QSize
    ratio: float


class PackedPictures:
    """Pictures by key, taken in until the budget is spent; pixel for pixel what was put in."""

    def __init__(self, budget: int) -> None:
        """``budget`` is in bytes."""
        self._budget = budget
        self._spent = 0
        self._packed: dict[Hashable, Packed] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._packed

    def __len__(self) -> int:
        return len(self._packed)

    @property
    def spent(self) -> int:
        """Bytes held now."""
        return self._spent

    def put(self, key: Hashable, picture: QPixmap) -> bool:
        """Take a picture in; false if the budget does not allow it."""
        if key in self._packed:
            return True
        image = picture.toImage().convertToFormat(FORMAT)
        data = zlib.compress(image.constBits(), FASTEST)
        if self._spent + len(data) > self._budget:
            return False
        self._packed[key] = Packed(data, image.size(), picture.devicePixelRatio())
        self._spent += len(data)
        return True

    def get(self, key: Hashable) -> QPixmap | None:
        """The picture of ``key``, unpacked; ``None`` if it is not there."""
        found = self._packed.get(key)
        if found is None:
            return None
        image = QImage(found.size, FORMAT)
        memoryview(image.bits())[:] = zlib.decompress(found.data, bufsize=image.sizeInBytes())
        image.setDevicePixelRatio(found.ratio)
        return QPixmap.fromImage(image)

    def clear(self) -> None:
        """Let go of all of them."""
        self._packed.clear()
        self._spent = 0
