"""A timeout that counts only the time during which this process was running itself."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic

TICK = 0.25
"""Seconds between two looks at the clock while the timer is set."""


class Patience:
    """A timer in a thread of its own that calls ``lost`` unless it is set again in time.

    A laptop that slept, or a program that was halted itself, must not take its worker processes for dead when it goes
    on.  Systems differ in whether their clocks run meanwhile, so no clock is trusted: the time between two looks at it
    counts as two ticks at most.
    """

    def __init__(self, lost: Callable[[], None], clock: Callable[[], float] = monotonic) -> None:
        """``lost`` is called from the timer's thread, and never after ``rest`` has returned."""
        self._lost, self._clock = lost, clock
        self._change = threading.Condition(threading.RLock())
        self._limit = self._waited = self._seen = 0.0  # seconds to wait (0: not set), waited so far, last look
        self._ended = False
        self._thread = threading.Thread(target=self._watch, name="patience", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> None:
        """Set the timer: ``lost`` is called in ``seconds``, unless something else is set before."""
        with self._change:
            resting = not self._limit
            self._limit, self._waited, self._seen = seconds, 0.0, self._clock()
            if resting:
                self._change.notify()

    def rest(self) -> None:
        """Switch the timer off until the next ``wait``."""
        with self._change:
            self._limit = 0.0

    def end(self) -> None:
        """End the thread; the timer cannot be set any more."""
        with self._change:
            self._ended, self._limit = True, 0.0
            self._change.notify()

    def look(self) -> None:
        """Count the time since the last look, and call ``lost`` when the limit is reached."""
        with self._change:
            if not self._limit:
                return
            now = self._clock()
            self._waited += min(max(0.0, now - self._seen), 2.0 * TICK)
            self._seen = now
            if self._waited >= self._limit:
                self._limit = 0.0
                self._lost()  # with the lock held: what keeps the promise about ``rest``

    def _watch(self) -> None:
        with self._change:
            while not self._ended:
                self._change.wait(TICK if self._limit else None)
                self.look()
