"""Has the parts of a page show what comes in from elsewhere: gathered, in steps, while nobody moves anything."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.views.slices import Slices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

EVERY = 0.25
"""Seconds between two showings of what has come in: it comes faster than anybody reads."""

LOOK_AGAIN = 0.05
"""Seconds until it is looked again whether the page is at rest."""

PATIENCE = 2.0
"""Seconds after which what has come in is shown although the page is not at rest."""


class CatchingUp(QObject):
    """Shows the parts that are wanted, one after the other, in slices and not too often.

    Args:
        parent: The page.
        parts: By name, the steps that show what is known of a part; in the order in which they are shown.
        at_rest: Whether the page has nothing better to do.
    """

    def __init__(
        self, parent: QObject, parts: Mapping[str, Callable[[], Iterator[None]]], at_rest: Callable[[], bool]
    ) -> None:
        super().__init__(parent)
        self._parts, self._at_rest = parts, at_rest
        self._wanted: set[str] = set()
        self._left: Iterator[None] | None = None  # of a part that has been begun
        self._waits = self._shown = 0.0  # since when something is wanted, and when all was shown last
        self._slices = Slices(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether there is something that is not shown yet."""
        return bool(self._wanted) or self._left is not None

    def want(self, *parts: str) -> None:
        """Have parts shown as they are then."""
        if not self.busy:
            self._wait()
        self._wanted.update(parts)

    def stop(self) -> None:
        """Show nothing more of what was wanted."""
        self._timer.stop()
        self._slices.stop()
        self._wanted, self._left = set(), None

    def _wait(self) -> None:
        """Begin as soon as it is time again."""
        self._waits = perf_counter()
        self._timer.start(round(1000 * max(0.0, self._shown + EVERY - self._waits)))

    def _look(self) -> None:
        """Go on, if that disturbs nobody."""
        if self._may():
            self._left = self._left or self._steps()
            self._slices.start(self._left)
        else:
            self._timer.start(round(1000 * LOOK_AGAIN))

    def _may(self) -> bool:
        return self._at_rest() or perf_counter() - self._waits > PATIENCE

    def _steps(self) -> Iterator[None]:
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
        finally:  # whatever goes wrong with a part, the others are shown next time
            self._left, self._shown = None, perf_counter()
            if self._wanted:
                self._wait()
