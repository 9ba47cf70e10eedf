"""Delivers messages from other threads in the thread of the event loop, without running Qt's code in those threads.

Why not a queued signal: emitting one from a plain Python thread runs Qt's code in that thread, on a receiver that the
window may be deleting at that very moment, and the thread may hold the last reference to it.  Test processes have died
of that.  So none of our threads emits a signal.  It posts a Python object to a ``Mailbox``; a byte on a socket, which a
``QSocketNotifier`` watches, wakes the event loop.  While nothing is posted, nothing runs.
"""

from __future__ import annotations

import atexit
import socket
from collections import deque
from collections.abc import Callable
from threading import Lock
from types import MethodType
from typing import Any
from weakref import WeakMethod

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from shiboken6 import isValid


class Mailbox:
    """Passes what is posted, in that order, to one method in the thread of the event loop.

    A thread may keep a mailbox for as long as it likes: no Qt object is kept alive by it.  What was posted is delivered
    even if nobody keeps the mailbox.  Nothing is delivered once it is closed or the object of the method is deleted.
    """

    def __init__(self, take: Callable[[Any], None]) -> None:
        """Make one; to be called in the thread of the event loop.

        Args:
            take: Bound method of a ``QObject`` of that thread; called with each message.
        """
        self._take = WeakMethod(take)
        self._closed = False
        self._queue = _queue()

    def post(self, message: object) -> None:
        """Have ``message`` delivered in a later turn of the event loop; may be called from any thread, never waits."""
        self._queue.post(self, message)

    def close(self) -> None:
        """Deliver nothing any more, not even what is posted already."""
        self._closed = True

    def deliver(self, message: object) -> None:
        """Call the method with ``message``, unless the mailbox is closed or the receiver gone.

        Called by the queue, in the thread of the event loop.
        """
        take = self._take()
        # the wrapper in Python may outlive the C++ object, which its parent has deleted
        if not self._closed and isinstance(take, MethodType) and isValid(take.__self__):
            take(message)


class _Queue:
    """The messages of all threads to all mailboxes, and the socket that wakes the event loop.

    As long as a message waits there is exactly one byte on the socket.  More bytes could fill it while the event loop
    is busy, and a thread that posts would have to wait.  As the byte stays until the queue is empty, the rest is still
    delivered when a receiver raises an exception or runs an event loop of its own, e.g. that of a dialog.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._posted: deque[tuple[Mailbox, object]] = deque()
        self._open = True
        self._receiving, self._sending = socket.socketpair()  # not a pipe: on Windows a notifier watches sockets only
        self.notifier = QSocketNotifier(
            self._receiving.fileno(), QSocketNotifier.Type.Read, QCoreApplication.instance()
        )
        self.notifier.activated.connect(self._deliver)
        atexit.register(self._close)  # threads that outlive the event loop may still post

    def post(self, mailbox: Mailbox, message: object) -> None:
        with self._lock:
            if not self._open:
                return  # the program ends
            self._posted.append((mailbox, message))
            if len(self._posted) == 1:
                self._sending.send(b"!")

    def _deliver(self) -> None:
        """Deliver all that waits, and what is posted meanwhile."""
        # in one turn of the event loop, as Qt does with queued signals: the window is painted once for all of it
        while True:
            with self._lock:
                if not self._posted:
                    return
                mailbox, message = self._posted.popleft()
                if not self._posted:
                    self._receiving.recv(1)
            mailbox.deliver(message)  # without the lock: the receiver may post

    def _close(self) -> None:
        with self._lock:
            self._open = False
            if isValid(self.notifier):
                self.notifier.setEnabled(False)
            self._receiving.close()
            self._sending.close()


_queues: list[_Queue] = []
"""The queue of the application, if it was needed yet; a list so that another can take its place.

The notifier is deleted with its application; tests that make another application get another queue.
"""


def _queue() -> _Queue:
    if not _queues or not isValid(_queues[-1].notifier):
        _queues[:] = [_Queue()]
    return _queues[-1]
