"""The worker of the opponents, as Qt sees it."""

from collections.abc import Sequence
from itertools import count

from PySide6.QtCore import QObject, Signal

from app.ai.messages import Message
from app.ai.worker import Worker
from app.engines.contract import Action, State
from app.session.mailbox import Mailbox


class Opponents(QObject):
    """One worker for the whole program, with all its processes; its answers arrive as signals on the GUI thread.

    Signals:
        answered: Request id and ``Choice``.
        assessed: Request id, win shares and their standard errors.
        reasoned: Request id and ``HintReason``.
        failed: Request id and reason; the question was given up.
        replaced: The worker died and was replaced; open questions are asked again.
    """

    answered = Signal(int, object)
    assessed = Signal(int, object, object)
    reasoned = Signal(int, object)
    failed = Signal(int, str)
    replaced = Signal()

    def __init__(self, parent: QObject | None = None, *, processes: int | None = None) -> None:
        """``processes`` as in ``Worker``."""
        super().__init__(parent)
        self._ids = count(1)
        self._mailbox = Mailbox(self._receive)
        self._worker = Worker(self._mailbox.post, processes)

    @property
    def pid(self) -> int | None:
        """Id of the worker's first process, ``None`` before it runs."""
        return self._worker.pid

    @property
    def pids(self) -> list[int]:
        """Ids of all the worker's processes."""
        return self._worker.pids

    @property
    def awake(self) -> int:
        """How many of them are ready to think."""
        return self._worker.awake

    def ask(self, state: State, level: str, seat: int) -> int:
        """Ask what a player of ``level`` does; gives the request id."""
        request = next(self._ids)
        self._worker.ask(request, state, level, seat)
        return request

    def hint(self, state: State, seat: int) -> int:
        """Ask for the best move; gives the request id."""
        request = next(self._ids)
        self._worker.hint(request, state, seat)
        return request

    def reason(self, state: State, plan: Sequence[Action], other: int) -> int:
        """Ask what speaks for a hint against another action, and what follows it; gives the request id."""
        request = next(self._ids)
        self._worker.reason(request, state, plan, other)
        return request

    def analyse(self, state: State, observer: int, samples: int = 64) -> int:
        """Ask for every seat's chance to win; gives the request id."""
        request = next(self._ids)
        self._worker.analyse(request, state, observer, samples)
        return request

    def stop(self, request: int) -> None:
        """Have the question answered now with the best so far."""
        self._worker.stop(request)

    def cancel(self, request: int | None = None) -> None:
        """Forget a question, or all of them."""
        self._worker.cancel(request)

    def close(self) -> None:
        """End the worker; it answers nothing any more."""
        self._mailbox.close()
        self._worker.close()

    def _receive(self, message: Message) -> None:
        kind = message[0]
        if kind == "best":
            self.answered.emit(message[1], message[2])
        elif kind == "assessed":
            self.assessed.emit(message[1], message[2], message[3])
        elif kind == "reasoned":
            self.reasoned.emit(message[1], message[2])
        elif kind == "failed":
            self.failed.emit(message[1], message[2])
        elif kind == "replaced":
            self.replaced.emit()
