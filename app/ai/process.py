"""A worker process and the pipe to it, as the pool sees them."""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from types import ModuleType

from app.ai import FURTHER, messages
from app.ai.messages import ALIVE, PROGRESS, READY, STOP, SUMS, Message
from app.ai.patience import Patience
from app.ai.thinker import serve

_log = logging.getLogger(__name__)

_starting = threading.Lock()
"""Held while ``__main__`` is replaced, see ``_plain_main``."""


class Process:
    """A worker process that answers one question at a time; it can be started again after it has ended.

    All methods are called by the pool's thread.  They raise ``EOFError`` or ``OSError`` when the process is gone.  A
    process that sends no sign of life for too long is killed, so that it is gone, too.

    Attributes:
        current: Id of the question that it works on; 0 for none.
        awake: Whether it has sent anything since it was started.
        failures: How often it ended without having sent anything.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        """``wake`` is called from another thread when ``late`` has become true."""
        self.current = 0
        self.awake = False
        self.failures = 0
        self._stopping = False  # STOP was sent and not answered yet
        self._late = False
        self._heard = 0.0  # time of the last message, by ``monotonic``
        self._wake = wake
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        # Timers with threads of their own: the pool's thread can be held up by half a message in the pipe.
        self._silence, self._lateness = Patience(self._kill), Patience(self._hurry)

    @property
    def pid(self) -> int | None:
        """Process id, ``None`` while it does not run."""
        process = self._process
        return process.pid if process else None

    @property
    def pipe(self) -> Connection | None:
        """The pipe that its messages come from; ``None`` while it does not run."""
        return self._pipe

    @property
    def free(self) -> bool:
        """Whether it runs and works on no question."""
        return self._pipe is not None and not self.current

    @property
    def late(self) -> bool:
        """Whether its question takes much longer than it may, although it sends signs of life."""
        return self._late

    def start(self) -> None:
        """Start it.

        Raises:
            OSError: The system does not allow another process.
        """
        # Not forked: this program has threads, whose locks a forked process would inherit as they are.
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        process = context.Process(target=serve, args=(far, tuple(FURTHER)), name="opponent", daemon=True)
        with _plain_main():
            process.start()
        far.close()  # as long as this process has it open, too, the end of the other one is not noticed
        self._pipe, self._process, self.awake = near, process, False

    def ask(self, request_id: int, message: bytes, seconds: float) -> None:
        """Send a pickled question that may take ``seconds``; 0 when that is not known."""
        assert self._pipe is not None
        self.current, self._stopping, self._late = request_id, False, False
        self._silence.wait(messages.SILENCE if self.awake else messages.START)
        if seconds:
            self._lateness.wait(seconds + messages.LATE + (0.0 if self.awake else messages.START))
        self._pipe.send_bytes(message)

    def stop(self) -> None:
        """Tell it to answer now; it is killed if it does not within ``GRACE`` seconds."""
        if self._pipe is None or not self.current or self._stopping:
            return
        self._stopping = True
        self._silence.wait(messages.GRACE if self.awake else messages.START)
        self._pipe.send_bytes(pickle.dumps((STOP, self.current)))

    def tell(self, message: Message) -> None:
        """Send a message about its question, unless it has not been heard lately."""
        # One that stands still does not read: its pipe would fill up, and the pool's thread would wait for it.
        if self._pipe is not None and self.awake and monotonic() - self._heard < messages.RECENT:
            self._pipe.send(message)

    def receive(self) -> Message:
        """The next message; waits for it.  With an answer the process is free again."""
        assert self._pipe is not None
        message: Message = self._pipe.recv()
        first, self.awake, self.failures = not self.awake, True, 0
        self._heard = monotonic()
        if message[0] not in (READY, ALIVE, PROGRESS, SUMS):
            self._rest()
        # Signs of life do not give more time to a process that was told to stop; only the first one does, for what was
        # waited for until then was its start.
        elif self.current and (first or not self._stopping):
            self._silence.wait(messages.GRACE if self._stopping else messages.SILENCE)
        return message

    def hang_up(self) -> None:
        """Close the pipe, upon which the process ends by itself; does not wait for that."""
        self._rest()  # from here on no Patience may kill it
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = None

    def end(self, patience: float = messages.FAREWELL) -> None:
        """Close the pipe and wait for the end of the process; kill it if it takes more than ``patience`` seconds."""
        self.hang_up()
        process, self._process = self._process, None
        if process is None:
            return
        if not self.awake:
            self.failures += 1
        process.join(timeout=patience)
        if process.is_alive():
            process.kill()
            process.join(timeout=1.0)

    def close(self, patience: float) -> None:
        """End it like ``end``, and the threads that watch it: it cannot be started again."""
        self.end(patience)
        self._silence.end()
        self._lateness.end()

    def _rest(self) -> None:
        """Note that it works on no question."""
        self.current, self._stopping = 0, False
        self._silence.rest()
        self._lateness.rest()
        self._late = False

    def _kill(self) -> None:
        """Kill the process, because it has sent nothing for too long; called from a thread of ``Patience``."""
        process = self._process
        if process is not None:
            _log.warning("process %s is silent", process.pid)
            with suppress(OSError, ValueError):
                process.kill()  # SIGKILL: one that was stopped (SIGSTOP) would not react to SIGTERM

    def _hurry(self) -> None:
        self._late = True
        self._wake()


@contextmanager
def _plain_main() -> Iterator[None]:
    """Put an empty module in the place of ``__main__`` while a process is started."""
    # "spawn" imports the parent's main module into the child; ours would bring Qt and the whole window with it.
    with _starting:
        real = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = real
