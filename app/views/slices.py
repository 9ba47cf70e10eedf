"""Work in slices, between which the event loop turns."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Iterator

SLICE = 0.004
"""Seconds after which no further step is begun in this turn of the loop."""


class Slices(QObject):
    """Takes the steps of one piece of work while the window goes on answering."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = None
        self._left = 0.0  # when the last slice ended
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there is something left to do."""
        return self._steps is not None

    def start(self, steps: Iterator[None]) -> None:
        """Take these steps from now on, instead of any others."""
        self._steps, self._left = steps, 0.0
        self._timer.start()

    def stop(self) -> None:
        """Take no further step."""
        self._steps = None
        self._timer.stop()

    def finish(self) -> None:
        """Take all steps that are left, now."""
        while self._steps is not None:
            self._step()

    def _go_on(self) -> None:
        now, left = perf_counter(), self._left
        self._left = 0.0
        if left and now - left > SLICE:
            return  # this turn of the loop has taken long already, most likely it has painted: first to the events
        while self._steps is not None:
            self._step()
            self._left = perf_counter()
            if self._left >= now + SLICE:
                return

    def _step(self) -> None:
        steps = self._steps
        assert steps is not None
        if next(steps, self) is self and self._steps is steps:
            self.stop()
