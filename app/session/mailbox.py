"""Takes what other threads have to say to the thread of the event loop, without letting them into Qt.

A signal emitted from a plain Python thread runs Qt's code there, beside that of the window: on a receiver that may be
deleted at that very moment, and the last reference to which may be let go of there.  So no thread of ours emits one.
It posts a Python object, and what wakes the event loop is a byte on a socket that a ``QSocketNotifier`` watches: the
operating system stands between the two, and while nothing is posted nothing runs.
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
    """Hands what is posted, in that order, to one method in the thread of the event loop.

    It holds no Qt object, so threads may keep it for as long as they like, and nobody else need: what was posted is
    delivered all the same.  Nothing is delivered once it is closed or the object of the method is deleted.
    """

    def __init__(self, take: Callable[[Any], None]) -> None:
        """``take`` is the method of a ``QObject`` of the thread with the event loop, which is where to call this."""
        self._take = WeakMethod(take)
        self._closed = False
        self._queue = _queue()

    def post(self, message: object) -> None:
        """Have it delivered in a later turn of the event loop; returns at once, from any thread."""
        self._queue.post(self, message)

    def close(self) -> None:
        """Deliver nothing any more, not even what is posted already."""
        self._closed = True

    def deliver(self, message: object) -> None:
        """Call the method, if there is still somebody to take it; in the thread of the event loop."""
        take = self._take()
        if not self._closed and isinstance(take, MethodType) and isValid(take.__self__):
            take(message)


class _Queue:
    """What is posted by all threads to all mailboxes, and the socket that tells the event loop of it.

    There is a byte on the socket as long as something waits, never more than one: no thread can be made to wait by an
    event loop that is busy, and an exception or an event loop within a delivery leaves the rest where it is found.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._posted: deque[tuple[Mailbox, object]] = deque()
        self._open = True
        self._receiving, self._sending = socket.socketpair()
        self.notifier = QSocketNotifier(
            self._receiving.fileno(), QSocketNotifier.Type.Read, QCoreApplication.instance()
        )
        self.notifier.activated.connect(self._deliver)
        atexit.register(self._close)

    def post(self, mailbox: Mailbox, message: object) -> None:
        with self._lock:
            if not self._open:
                return  # the program ends
            self._posted.append((mailbox, message))
            if len(self._posted) == 1:
                self._sending.send(b"!")

    def _deliver(self) -> None:
        """Deliver what has been posted, also meanwhile: what follows at once from a message is painted with it."""
        while True:
            with self._lock:
                if not self._posted:
                    return
                mailbox, message = self._posted.popleft()
                if not self._posted:
                    self._receiving.recv(1)
            mailbox.deliver(message)

    def _close(self) -> None:
        with self._lock:
            self._open = False
            if isValid(self.notifier):
                self.notifier.setEnabled(False)
            self._receiving.close()
            self._sending.close()


_queues: list[_Queue] = []
"""The one of the application; its notifier is deleted with the application, and another one has its own."""


def _queue() -> _Queue:
    if not _queues or not isValid(_queues[-1].notifier):
        _queues[:] = [_Queue()]
    return _queues[-1]
