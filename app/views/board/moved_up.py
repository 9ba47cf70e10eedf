"""Clicks that are meant for what lay there before."""

from time import perf_counter

from PySide6.QtCore import QPointF

from app.views import timing

STILL = 6
"""Pixels that a hand may move between two clicks at the same place."""

NOWHERE = QPointF(-1e6, -1e6)


class MovedUp:
    """What has just come to lie below a pointer that rests: a card that moved up when the one before it was taken.

    Whoever clicks once more at the same place means what lay there.  Somebody who has seen what lies there now, or
    moves the pointer, means that.
    """

    def __init__(self) -> None:
        self._came: dict[str, float] = {}  # seconds of the clock, by key of a piece that came to lie elsewhere
        self._at, self._key = NOWHERE, ""

    def came(self, key: str) -> None:
        """The piece belongs to another place from now on."""
        self._came[key] = perf_counter()

    def press(self, point: QPointF, key: str) -> bool:
        """A click on ``key``; whether it is one that is not meant for it."""
        since = perf_counter() - self._came.get(key, -1e6)
        if self._rests(point) and key != self._key and since * 1000 < timing.SEEN:
            return True
        self._at, self._key = point, key
        self._came.clear()
        return False

    def move(self, point: QPointF) -> None:
        """The pointer is there now: somewhere else, it looks for something new."""
        if not self._rests(point):
            self._at = NOWHERE

    def _rests(self, point: QPointF) -> bool:
        return (point - self._at).manhattanLength() <= STILL
