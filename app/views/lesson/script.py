"""The opponents of a lesson: what they play stands in the lesson."""

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
    """Answers with the moves of the lesson; where it leaves the opponents free, the real ones are asked.

    It has no worker of its own, so it answers ``ask``, ``hint``, ``reason`` and ``cancel`` only, which a table needs.
    """

    def __init__(self, course: Course, real: Opponents, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)  # that of ``Opponents`` would start a second worker
        self._course, self._real = course, real
        self._own = count(-1, -1)  # the real ones count upwards
        real.answered.connect(self.answered)
        real.reasoned.connect(self.reasoned)
        real.failed.connect(self.failed)
        real.replaced.connect(self.replaced)

    def ask(self, state: State, level: str, seat: int) -> int:
        """The next move of the lesson; none while the person is astray, for that is taken back."""
        if self._course.free:
            return self._real.ask(state, level, seat)
        request, action = next(self._own), self._course.scripted()
        if action is not None:
            choice = Choice(state.legal().index(action), (), ())
            QTimer.singleShot(0, self, lambda: self.answered.emit(request, choice))
        return request

    def hint(self, state: State, seat: int) -> int:
        """Asks the real ones."""
        return self._real.hint(state, seat)

    def reason(self, state: State, plan: Sequence[Action], other: int) -> int:
        """Asks the real ones."""
        return self._real.reason(state, plan, other)

    def cancel(self, request: int | None = None) -> None:
        """Forget a question; an answer of the lesson that comes all the same is not waited for."""
        if request is not None and request > 0:
            self._real.cancel(request)
