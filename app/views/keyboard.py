"""Tells a stroke of a key from its repeats while it is held."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent, QWindow

FOLLOWS = 5
"""Time in ms within which the press of a repeat is seen after its release."""


class Keyboard(QObject):
    """Marks the repeats of a held key.

    On X11 a held key is released and pressed at the same time of the server, again and again.  Qt marks that as a
    repeat only where both have arrived when it looks, which was one of three: the others looked like strokes, and what
    only a stroke may do, e.g. answer a question, was done by a key that was held a moment too long.

    Attributes:
        repeats: Whether the last press, of whatever key, was a repeat; a shortcut has no event that would say so.
    """

    def __init__(self) -> None:
        super().__init__()
        self.repeats = False
        self._repeat = (-1, -1)  # key and time of the last press that was no stroke
        self._released: tuple[QWindow, QKeyEvent] | None = None  # kept back until it is known what follows
        self._own = False  # the next event is one that was sent here
        self._later = QTimer(self, singleShot=True, interval=FOLLOWS)
        self._later.timeout.connect(self._let_go)

    def watch(self, window: QWindow) -> None:
        """See the keys of this window before anything in it does."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWindow):
            return False
        if self._own:
            self._own = False
            return False
        if event.type() == QEvent.Type.KeyRelease:
            return self._keep_back(watched, event)
        self._look_at(event)
        if event.type() != QEvent.Type.KeyPress or not self.repeats or event.isAutoRepeat():
            return False
        self._send(watched, _copy(event, repeats=True))
        return True

    def _look_at(self, press: QKeyEvent) -> None:
        """Whether a press, or the question whose it is, belongs to a stroke."""
        if self._released is not None:
            if _stamp(self._released[1]) == _stamp(press):
                self._repeat = _stamp(press)
                self._released = None
            self._let_go()
        self.repeats = press.isAutoRepeat() or _stamp(press) == self._repeat

    def _keep_back(self, window: QWindow, release: QKeyEvent) -> bool:
        """Whether a release waits for what follows."""
        self._let_go()
        if release.isAutoRepeat():
            return False
        self._released = window, _copy(release)
        self._later.start()
        return True

    def _let_go(self) -> None:
        """What was kept back was the end of a stroke."""
        self._later.stop()
        released, self._released = self._released, None
        if released is not None:
            self._send(*released)

    def _send(self, window: QWindow, event: QKeyEvent) -> None:
        self._own = True
        QCoreApplication.sendEvent(window, event)


def _stamp(event: QKeyEvent) -> tuple[int, int]:
    return event.key(), event.timestamp()


def _copy(event: QKeyEvent, *, repeats: bool = False) -> QKeyEvent:
    native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
    copy = QKeyEvent(event.type(), event.key(), event.modifiers(), *native, event.text(), repeats, event.count())
    copy.setTimestamp(event.timestamp())
    return copy


keyboard = Keyboard()
"""The keyboard of the program."""
