"""How long a silent worker process is waited for, in time during which this process was awake itself."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic

TICK = 0.25
"""Seconds between two looks at the clock while somebody is waited for."""


class Patience:
    """Calls ``lost`` when nothing was heard for too long.

    A laptop that sleeps, or a program that stands still itself, must not take the others for dead when it
    wakes up.  Clocks differ in whether they go on meanwhile, so none is trusted: the time between two looks
    counts as two ticks at most.
    """

    def __init__(self, lost: Callable[[], None], clock: Callable[[], float] = monotonic) -> None:
        """``lost`` is called from a thread of its own, and never after ``rest`` has returned."""
        self._lost, self._clock = lost, clock
        self._change = threading.Condition(threading.RLock())
        self._limit = self._waited = self._seen = 0.0
        self._ended = False
        self._thread = threading.Thread(target=self._watch, name="patience", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> None:
        """Wait for so long, from now on."""
        with self._change:
            resting = not self._limit
            self._limit, self._waited, self._seen = seconds, 0.0, self._clock()
            if resting:
                self._change.notify()

    def rest(self) -> None:
        """Nobody is waited for."""
        with self._change:
            self._limit = 0.0

    def end(self) -> None:
        """End the thread."""
        with self._change:
            self._ended, self._limit = True, 0.0
            self._change.notify()

    def look(self) -> None:
        """Count the time since the last look, and lose patience when it was too much."""
        with self._change:
            if not self._limit:
                return
            now = self._clock()
            self._waited += min(max(0.0, now - self._seen), 2.0 * TICK)
            self._seen = now
            if self._waited >= self._limit:
                self._limit = 0.0
                self._lost()

    def _watch(self) -> None:
        with self._change:
            while not self._ended:
                self._change.wait(TICK if self._limit else None)
                self.look()
