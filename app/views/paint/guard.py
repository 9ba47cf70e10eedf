"""The decorator of every method that Qt calls to paint: an exception is reported once, and the program goes on.

Qt crashes if a painter is still active when its widget has been painted.  An exception that leaves a ``paintEvent``
does that: its traceback keeps the frames alive, and with them the painter.  So nothing that Qt calls to paint may
raise: every ``paintEvent``, ``paint``, ``paintSection`` and so on has the decorator ``painting``.
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
"""All decorated functions by module and qualified name, for tests."""

_told: set[tuple[str, type[BaseException]]] = set()
_depth = 0


@lru_cache(maxsize=64)
def _mark(depth: int) -> tuple[int, QBrush]:
    """A colour that nobody paints with, and its brush: marks the state of a painter lent at this depth of nesting."""
    # Cached, since a table paints two hundred pieces a frame.
    tone = QColor(1 + depth, 2, 3)
    return tone.rgb(), QBrush(tone, Qt.BrushStyle.SolidPattern)


def painting(function: Callable[P, None]) -> Callable[P, None]:
    """Guard a method that Qt calls to paint.

    After an exception, painters that the method made are ended, and one that was passed to it (its first argument
    after ``self``) is restored to the state in which it came.  The exception goes to ``sys.excepthook``, where the
    ``CrashGuard`` shows it; further ones of the same type from the same method are ignored, or every frame would
    report one.
    """
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        global _depth
        lent = args[1] if len(args) > 1 and isinstance(args[1], QPainter) else None
        _depth += 1
        mark, brush = _mark(_depth)
        if lent is not None:
            # QPainter does not tell how many states are saved. So the state saved here is marked: by the background
            # brush, which is used by nothing that we paint, and is saved and restored with the rest.
            lent.save()
            lent.setBackground(brush)
        try:
            function(*args, **kwargs)
        except Exception as error:  # whatever it is, it must not pass through Qt
            _end(error.__traceback__, lent)
            _tell(name, error)
            # States that the method saved and did not restore have inherited the mark: restore until it is gone.
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
    """End all active painters in local variables of the traceback's frames, except ``lent``, innermost first."""
    frames = [frame for frame, _ in traceback.walk_tb(trace)]
    for frame in reversed(frames):
        for value in frame.f_locals.values():
            if isinstance(value, QPainter) and value is not lent and value.isActive():
                value.end()


def _tell(name: str, error: Exception) -> None:
    if (name, type(error)) in _told:
        return
    _told.add((name, type(error)))
    traceback.clear_frames(error.__traceback__)  # whoever keeps the traceback would keep the painters alive
    sys.excepthook(type(error), error, error.__traceback__)
