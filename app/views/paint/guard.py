"""The guard around everything that paints: an error is told once, and the program goes on.

A painter that outlives the painting of its widget brings the program down, and so does an
exception on its way through Qt, which keeps the painter alive with its traceback.  So nothing
that Qt asks to paint may raise: every ``paintEvent``, ``paint`` and their kin wears ``painting``.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from functools import lru_cache, wraps
from types import TracebackType
from typing import ParamSpec

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter

P = ParamSpec("P")

PAINTERS: dict[str, Callable[..., None]] = {}
"""All that paints, by module and name."""

_told: set[tuple[str, type[BaseException]]] = set()
_depth = 0


@lru_cache(maxsize=64)
def _mark(depth: int) -> tuple[int, QBrush]:
    """What is told apart at this depth; made once, since a table paints two hundred pieces a frame."""
    tone = QColor(1 + depth, 2, 3)
    return tone.rgb(), QBrush(tone, Qt.BrushStyle.SolidPattern)


def painting(function: Callable[P, None]) -> Callable[P, None]:
    """Guard a method that Qt calls to paint.

    Painters that it made are ended whatever happens.  One that was lent to it is given back in the
    state in which it came.  The first error of a kind goes to ``sys.excepthook``, where the
    window's guard tells of it; the same error at the next frame is passed over.
    """
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        global _depth
        lent = args[1] if len(args) > 1 and isinstance(args[1], QPainter) else None
        _depth += 1
        mark, brush = _mark(_depth)
        if lent is not None:
            lent.save()
            lent.setBackground(brush)
        try:
            function(*args, **kwargs)
        except Exception as error:  # whatever it is, it must not pass through Qt
            _end(error.__traceback__, lent)
            _tell(name, error)
            while lent is not None and lent.background().color().rgb() == mark:
                lent.restore()
        else:
            if lent is not None:
                lent.restore()
        finally:
            _depth -= 1

    PAINTERS[name] = guarded
    return guarded


def _end(trace: TracebackType | None, lent: QPainter | None) -> None:
    """End all painters that were made on the way to the error, the innermost first."""
    frames = [frame for frame, _ in traceback.walk_tb(trace)]
    for frame in reversed(frames):
        for value in frame.f_locals.values():
            if isinstance(value, QPainter) and value is not lent and value.isActive():
                value.end()


def _tell(name: str, error: Exception) -> None:
    if (name, type(error)) in _told:
        return
    _told.add((name, type(error)))
    traceback.clear_frames(error.__traceback__)  # or the report would keep the painters
    sys.excepthook(type(error), error, error.__traceback__)
