"""Updates parts of a page with what comes in from an analysis: collected, in small steps, while the page is at rest."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.views.slices import Slices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

EVERY = 0.25
"""Least seconds between two updates: more comes in than anybody can read."""

LOOK_AGAIN = 0.05
"""Seconds between two checks whether the page is at rest."""

PATIENCE = 2.0
"""Seconds after which an update is made although the page is not at rest."""


class CatchingUp(QObject):
    """Updates the parts that are wanted, one after the other, in slices (``Slices``) and not too often.

    Args:
        parent: The page.
        parts: For each part, by name, a function that gives the steps of its update; in the order of the updates.
        at_rest: Gives whether the page has nothing better to do.
    """

    def __init__(
        self, parent: QObject, parts: Mapping[str, Callable[[], Iterator[None]]], at_rest: Callable[[], bool]
    ) -> None:
        super().__init__(parent)
        self._parts, self._at_rest = parts, at_rest
        self._wanted: set[str] = set()
        self._left: Iterator[None] | None = None  # the steps of an update that has begun
        self._waits = self._shown = 0.0  # when something was wanted first, and when the last update ended
        self._slices = Slices(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether an update is wanted or under way."""
        return bool(self._wanted) or self._left is not None

    def want(self, *parts: str) -> None:
        """Have these parts updated, with what is known when their turn comes."""
        if not self.busy:
            self._wait()
        self._wanted.update(parts)

    def stop(self) -> None:
        """Break off, and forget what was wanted."""
        self._timer.stop()
        self._slices.stop()
        self._wanted, self._left = set(), None

    def _wait(self) -> None:
        """Begin an update ``EVERY`` seconds after the last one."""
        self._waits = perf_counter()
        self._timer.start(round(1000 * max(0.0, self._shown + EVERY - self._waits)))

    def _look(self) -> None:
        """Begin or go on if that disturbs nobody; else look again later."""
        if self._may():
            self._left = self._left or self._steps()
            self._slices.start(self._left)
        else:
            self._timer.start(round(1000 * LOOK_AGAIN))

    def _may(self) -> bool:
        return self._at_rest() or perf_counter() - self._waits > PATIENCE

    def _steps(self) -> Iterator[None]:
        """The steps of all parts that are wanted now; pauses where the page is not at rest any more."""
        parts, self._wanted = self._wanted, set()
        try:
            for part in self._parts:
                if part not in parts:
                    continue
                for _ in self._parts[part]():
                    if not self._may():
                        self._slices.stop()
                        self._timer.start(round(1000 * LOOK_AGAIN))
                    yield
        finally:  # also after an error in a part: the others are updated next time
            self._left, self._shown = None, perf_counter()
            if self._wanted:
                self._wait()
