"""One process that thinks, and the pipe to it, as its pool sees them."""

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
"""Of whoever has put another main module in the place of the real one."""


class Process:
    """Thinks about one question at a time; may be started anew when it has died.

    All methods are called by the thread of the pool.  They raise ``EOFError`` or ``OSError`` when the process is gone;
    one that falls silent is killed, and so is gone as well.

    Attributes:
        current: Id of the question that it thinks about; 0 for none.
        awake: Whether it has given a sign of life.
        failures: How often it has died without any.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        """``wake`` has the pool look at ``late``; it is called from another thread."""
        self.current = 0
        self.awake = False
        self.failures = 0
        self._stopping = False  # an answer to a stop is waited for
        self._late = False
        self._heard = 0.0
        self._wake = wake
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._silence, self._lateness = Patience(self._kill), Patience(self._hurry)

    @property
    def pid(self) -> int | None:
        """Process id, ``None`` while it does not run."""
        process = self._process
        return process.pid if process else None

    @property
    def pipe(self) -> Connection | None:
        """What to wait for; ``None`` while it does not run."""
        return self._pipe

    @property
    def free(self) -> bool:
        """Whether it runs and may be asked."""
        return self._pipe is not None and not self.current

    @property
    def late(self) -> bool:
        """Whether its thought takes too long although it is alive."""
        return self._late

    def start(self) -> None:
        """Start it; raises ``OSError`` where that is not possible."""
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        process = context.Process(target=serve, args=(far, tuple(FURTHER)), name="opponent", daemon=True)
        with _plain_main():
            process.start()
        far.close()
        self._pipe, self._process, self.awake = near, process, False

    def ask(self, request_id: int, message: bytes, seconds: float) -> None:
        """Hand over a question that may take so long; 0 when that is not known."""
        assert self._pipe is not None
        self.current, self._stopping, self._late = request_id, False, False
        self._silence.wait(messages.SILENCE if self.awake else messages.START)
        if seconds:
            self._lateness.wait(seconds + messages.LATE + (0.0 if self.awake else messages.START))
        self._pipe.send_bytes(message)

    def stop(self) -> None:
        """Have it answer now."""
        if self._pipe is None or not self.current or self._stopping:
            return
        self._stopping = True
        self._silence.wait(messages.GRACE if self.awake else messages.START)
        self._pipe.send_bytes(pickle.dumps((STOP, self.current)))

    def tell(self, message: Message) -> None:
        """Say something about its question, unless it stands still."""
        if self._pipe is not None and self.awake and monotonic() - self._heard < messages.RECENT:
            self._pipe.send(message)

    def receive(self) -> Message:
        """The next message; with an answer the process is free again."""
        assert self._pipe is not None
        message: Message = self._pipe.recv()
        first, self.awake, self.failures = not self.awake, True, 0
        self._heard = monotonic()
        if message[0] not in (READY, ALIVE, PROGRESS, SUMS):
            self._rest()
        elif self.current and (first or not self._stopping):  # whoever was told to stop is not waited for any longer
            self._silence.wait(messages.GRACE if self._stopping else messages.SILENCE)
        return message

    def hang_up(self) -> None:
        """Let it end by itself, as it does when it hears nobody."""
        self._rest()  # from here on nobody else ends it
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = None

    def end(self, patience: float = messages.FAREWELL) -> None:
        """End it, after so many seconds by force."""
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
        """End it for good, after so many seconds by force."""
        self.end(patience)
        self._silence.end()
        self._lateness.end()

    def _rest(self) -> None:
        """It thinks about nothing."""
        self.current, self._stopping = 0, False
        self._silence.rest()
        self._lateness.rest()
        self._late = False

    def _kill(self) -> None:
        """Nothing was heard for too long: end the process.  A stopped one hears nothing but ``SIGKILL``."""
        process = self._process
        if process is not None:
            _log.warning("process %s is silent", process.pid)
            with suppress(OSError, ValueError):
                process.kill()

    def _hurry(self) -> None:
        self._late = True
        self._wake()


@contextmanager
def _plain_main() -> Iterator[None]:
    """Start children from an empty ``__main__``.

    ``spawn`` imports the parent's main module into the child; ours would bring the whole window with it.
    """
    with _starting:
        real = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = real
