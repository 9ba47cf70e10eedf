"""Opponents without a process, for tests of everything that has some."""

from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from app.ai.player import Choice


class Predictable(QObject):
    """Opponents without a process who choose by a seed, in the next turn of the event loop."""

    answered = Signal(int, object)
    assessed = Signal(int, object, object)
    reasoned = Signal(int, object)
    failed = Signal(int, str)
    replaced = Signal()

    def __init__(self, seed=1):
        super().__init__()
        self._random = Random(seed)
        self._last = 0
        self.asked = {}
        self.reasons = []  # request, plan and place of the other action

    def ask(self, state, _level, _seat):
        self._last += 1
        n_actions = len(state.legal())
        share = (1 / n_actions,) * n_actions
        self.asked[self._last] = Choice(self._random.randrange(n_actions), share, share)
        QTimer.singleShot(0, self._answer)
        return self._last

    def hint(self, state, seat):
        return self.ask(state, "master", seat)

    def reason(self, _state, plan, other):
        """Never answered by itself: a test does that."""
        self._last += 1
        self.reasons.append((self._last, plan, other))
        return self._last

    def cancel(self, request=None):
        self.asked.pop(request, None) if request else self.asked.clear()

    def _answer(self):
        for request in list(self.asked):
            self.answered.emit(request, self.asked.pop(request))


class Silent(Predictable):
    """Opponents who never come to a decision."""

    def _answer(self):
        pass
