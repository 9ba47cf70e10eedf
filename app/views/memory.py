"""Garbage collection and memory: collected in the window's thread only, freed after a page was left."""

from __future__ import annotations

import ctypes
import gc
import linecache
import sys

from PySide6.QtCore import QObject, QTimer

LOOK_AFTER = 100
"""Milliseconds between two looks at the counts of the collector while objects are being made.

Often, because a collection gets longer with what has gathered: of what dragging a slider makes in one second it takes
8 to 13 ms, of eleven seconds 30 to 43, more than a frame.
"""

RESTING = 1000
"""Milliseconds between two looks while hardly anything is made: an idle window wakes up once a second."""

LIMITS = (700, 2, 3000)
"""Counts of ``gc.get_count`` above which generation 0, 1 or 2 is collected.

That of generation 2 is high, for collecting it takes 20 to 50 ms: as a rule ``give_back`` does that before.
"""


class Collector(QObject):
    """Turns automatic garbage collection off and collects from a timer instead, in its own thread.

    Python collects in whichever thread happens to allocate.  In the thread that reads a game it would delete the
    widgets of a review left before, with animations that are registered in the thread of the window, which would crash
    at its next frame.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=LOOK_AFTER)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    @property
    def interval(self) -> int:
        """Milliseconds between two looks now: ``LOOK_AFTER`` or ``RESTING``."""
        return self._timer.interval()

    def look(self) -> None:
        """Collect the oldest generation whose count is above its limit, if any."""
        forget_sources()  # of what was imported since the last look
        counts = gc.get_count()
        wanted = LOOK_AFTER if counts[0] > LIMITS[0] else RESTING
        if wanted != self.interval:
            self._timer.start(wanted)
        # The oldest first: collecting a generation collects the younger ones, too.
        for generation, (count, limit) in reversed(list(enumerate(zip(counts, LIMITS, strict=True)))):
            if count > limit:
                gc.collect(generation)
                return


def keep() -> None:
    """Exempt all objects that exist now from collection: the program itself, a game that was just read.

    There are a hundred thousand of them, and a collection that goes through them all stops the slider for 50 to 120 ms
    of processor time.  Those that become garbage are freed by the next ``give_back``.
    """
    forget_sources()
    gc.freeze()


def forget_sources() -> None:
    """Empty ``linecache``: PySide has it read the source of every imported module, 20 MB, which nobody needs."""
    linecache.clearcache()


def give_back() -> None:
    """Collect everything, exempt the rest from collection again, and return free memory to the system.

    Called by the window after a page was left; takes longer than a frame.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        # glibc keeps freed pages that lie between used ones until it is asked to trim; musl has no such function.
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
