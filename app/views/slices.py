"""Long work in the thread of the window, done in short slices between the turns of the event loop."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Iterator

SLICE = 0.004
"""Seconds after which no further step is begun in this turn of the event loop."""


class Slices(QObject):
    """Runs an iterator step by step, a few steps in each turn of the event loop, so that the window keeps answering.

    The work is an iterator (as a rule a generator) that does one step per ``next``; what it yields is ignored.  How
    long the window is blocked is up to the longest step.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = None
        self._ended = 0.0  # when the last slice ended, by perf_counter; 0 if the turn after it has been left out
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there are steps left."""
        return self._steps is not None

    def start(self, steps: Iterator[None]) -> None:
        """Begin with these steps; steps of earlier work that are left are dropped."""
        self._steps, self._ended = steps, 0.0
        self._timer.start()

    def stop(self) -> None:
        """Drop the steps that are left."""
        self._steps = None
        self._timer.stop()

    def finish(self) -> None:
        """Do all steps that are left before returning."""
        while self._steps is not None:
            self._step()

    def _go_on(self) -> None:
        now, ended = perf_counter(), self._ended
        self._ended = 0.0
        if ended and now - ended > SLICE:
            # Between two slices this turn of the loop has taken long already, most likely because it has painted. A
            # slice on top would make it twice as long, so events have the next turn; the one after is used anyway.
            return
        while self._steps is not None:
            self._step()
            self._ended = perf_counter()
            if self._ended >= now + SLICE:
                return

    def _step(self) -> None:
        steps = self._steps
        assert steps is not None
        # ``self`` as the default tells the end. Steps may start other work, which must not be stopped with them.
        if next(steps, self) is self and self._steps is steps:
            self.stop()
