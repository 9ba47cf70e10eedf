"""The worker that thinks for the opponents, as a QObject with signals."""

from collections.abc import Sequence
from itertools import count

from PySide6.QtCore import QObject, Signal

from app.ai.messages import Message
from app.ai.worker import Worker
from app.engines.contract import Action, State
from app.session.mailbox import Mailbox


class Opponents(QObject):
    """The one worker of the program for moves and hints; its answers arrive as signals in the thread of the window.

    Every question gets an id by which its answer is known.  All methods return at once, except ``close``.

    Signals:
        answered: Id of a question of ``ask`` or ``hint``, and the ``Choice``.
        assessed: Id of a question of ``analyse``, the win share of every seat (0 to 1), and their standard errors.
        reasoned: Id of a question of ``reason``, and the ``HintReason``.
        failed: Id of a question that was given up, and why, for the log.
        replaced: A process died or hung and was replaced; open questions are asked again by themselves.
    """

    answered = Signal(int, object)
    assessed = Signal(int, object, object)
    reasoned = Signal(int, object)
    failed = Signal(int, str)
    replaced = Signal()

    def __init__(self, parent: QObject | None = None, *, processes: int | None = None) -> None:
        """Start the worker.

        Args:
            parent: The owner.
            processes: How many processes it may have; ``None`` for as many as suit this machine, see ``Worker``.
        """
        super().__init__(parent)
        self._ids = count(1)
        self._mailbox = Mailbox(self._receive)
        self._worker = Worker(self._mailbox.post, processes)

    @property
    def pid(self) -> int | None:
        """Process id of the worker's first process; ``None`` before it runs."""
        return self._worker.pid

    @property
    def pids(self) -> list[int]:
        """Process ids of all the worker's processes that run."""
        return self._worker.pids

    @property
    def awake(self) -> int:
        """How many processes are ready to think."""
        return self._worker.awake

    def ask(self, state: State, level: str, seat: int) -> int:
        """Ask what a player of ``level`` does at ``seat``; returns the request id."""
        request = next(self._ids)
        self._worker.ask(request, state, level, seat)
        return request

    def hint(self, state: State, seat: int) -> int:
        """Ask what a master would do at ``seat``; returns the request id."""
        request = next(self._ids)
        self._worker.hint(request, state, seat)
        return request

    def reason(self, state: State, plan: Sequence[Action], other: int) -> int:
        """Ask what speaks for a hint and what is to follow it.

        Args:
            state: The position of the hint.
            plan: The action of the hint, then what the master means to do after it.
            other: Index in ``state.legal()`` of the action to compare it with; -1 for none.

        Returns:
            The request id.
        """
        request = next(self._ids)
        self._worker.reason(request, state, plan, other)
        return request

    def analyse(self, state: State, observer: int, samples: int = 64) -> int:
        """Ask for every seat's chance to win.

        Args:
            state: The position.
            observer: The seat that looks: what it cannot know is dealt anew for every sample.
            samples: Number of deals.

        Returns:
            The request id.
        """
        request = next(self._ids)
        self._worker.analyse(request, state, observer, samples)
        return request

    def stop(self, request: int) -> None:
        """Have the question answered now with the best so far."""
        self._worker.stop(request)

    def cancel(self, request: int | None = None) -> None:
        """Forget a question, or all of them; no signal tells of it any more."""
        self._worker.cancel(request)

    def close(self) -> None:
        """End the worker's processes and wait for them; nothing is answered any more."""
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
