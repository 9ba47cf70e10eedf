"""When garbage is collected: in the thread of the window, not among what stays, and whenever a page was left."""

from __future__ import annotations

import ctypes
import gc
import linecache
import sys

from PySide6.QtCore import QObject, QTimer

LOOK_AFTER = 100
"""Milliseconds after which it is looked whether there may be garbage.  To search through what a slider that is dragged
makes in a second takes 8 to 13 ms, in eleven seconds 30 to 43: more than a frame."""

RESTING = 1000
"""The same while hardly anything is made: a window that stands still wakes up once a second."""

LIMITS = (700, 2, 3000)
"""Objects made since the last search through the young ones; such searches, and searches one generation up, after which
the older ones are searched too.  The last takes 20 to 50 ms, so it is left to ``give_back`` if that comes first."""


class Collector(QObject):
    """Collects garbage in the thread that it lives in, and lets no other thread do it.

    Python collects in whichever thread makes the object too many.  Were that the one that reads a game, the pages of a
    review left before would be deleted there, and with them animations that the thread of the window still counts as
    its own: it would crash with the next one.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=LOOK_AFTER)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    @property
    def interval(self) -> int:
        """Milliseconds from one look to the next."""
        return self._timer.interval()

    def look(self) -> None:
        """Search the oldest generation that is due; let go of the source of what was imported since the last look."""
        forget_sources()
        counts = gc.get_count()
        wanted = LOOK_AFTER if counts[0] > LIMITS[0] else RESTING
        if wanted != self.interval:
            self._timer.start(wanted)
        for generation, (count, limit) in reversed(list(enumerate(zip(counts, LIMITS, strict=True)))):
            if count > limit:
                gc.collect(generation)
                return


def keep() -> None:
    """Let garbage collection pass over all that is there now: the program itself, a game that was read.

    It has a hundred thousand objects, and a search through them all stops the slider for 50 to 120 ms of processor
    time.  What becomes garbage of it waits for ``give_back``.
    """
    forget_sources()
    gc.freeze()


def forget_sources() -> None:
    """PySide reads the source of every module that is imported, and ``linecache`` holds them all: 20 MB."""
    linecache.clearcache()


def give_back() -> None:
    """Let go of what only refers to itself, and hand free memory to the system."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc keeps freed pages between others for itself
        if trim is not None:
            trim(0)
