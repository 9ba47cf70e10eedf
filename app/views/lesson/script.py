"""The opponents of a lesson, which play the moves that are written in it."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.ai.player import Choice
from app.session.opponents import Opponents

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action, State
    from app.models.lessons.course import Course


class ScriptedOpponents(Opponents):
    """Answers with the moves of the lesson, and in free play asks the real opponents.

    It has no worker of its own and so supports ``ask``, ``hint``, ``reason`` and ``cancel`` only, which are all that
    the page of a game uses.

    Args:
        course: The course, which knows the next move.
        real: The real opponents.
        parent: The Qt parent.
    """

    def __init__(self, course: Course, real: Opponents, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)  # not that of ``Opponents``, which would start a second worker
        self._course, self._real = course, real
        self._own = count(-1, -1)  # ids of requests; the real opponents count upwards from 1, so none is used twice
        real.answered.connect(self.answered)
        real.reasoned.connect(self.reasoned)
        real.failed.connect(self.failed)
        real.replaced.connect(self.replaced)

    def ask(self, state: State, level: str, seat: int) -> int:
        """Answer with the next move of the lesson; returns the id of the request.

        Where the script has no legal move, as while the person is astray, no answer comes.
        """
        if self._course.free:
            return self._real.ask(state, level, seat)
        request, action = next(self._own), self._course.scripted()
        if action is not None:
            choice = Choice(state.legal().index(action), (), ())
            # Not at once: the controller knows the request only when this method has returned.
            QTimer.singleShot(0, self, lambda: self.answered.emit(request, choice))
        return request

    def hint(self, state: State, seat: int) -> int:
        """Ask the real opponents."""
        return self._real.hint(state, seat)

    def reason(self, state: State, plan: Sequence[Action], other: int) -> int:
        """Ask the real opponents."""
        return self._real.reason(state, plan, other)

    def cancel(self, request: int | None = None) -> None:
        """Cancel a request to the real opponents; the answer to one of the lesson comes all the same and is ignored."""
        if request is not None and request > 0:
            self._real.cancel(request)
