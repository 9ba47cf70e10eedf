"""Recognises the auto-repeats of a held key, also those that Qt reports as new key presses on X11."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent, QWindow

FOLLOWS = 5
"""Milliseconds within which the press of a repeat arrives after its release."""


class Keyboard(QObject):
    """An event filter that marks every repeat of a held key as an auto-repeat.

    On X11 a held key gives release and press again and again, each pair with one time stamp of the server.  Qt marks a
    pair as a repeat only if both events have arrived when it looks, which was one pair of three.  The others looked
    like new presses, so that a key held a moment too long answered the next question, too.

    So a release is held back for ``FOLLOWS`` ms.  If a press of the same key with the same time stamp follows, the
    release is dropped and the press is sent on as an auto-repeat; otherwise the release is sent on as it was.

    Attributes:
        repeats: Whether the last press of any key was a repeat.  For shortcuts, whose event does not tell.
    """

    def __init__(self) -> None:
        super().__init__()
        self.repeats = False
        self._repeat = (-1, -1)  # key and time stamp of the last press that was recognised as a repeat
        self._held_back: tuple[QWindow, QKeyEvent] | None = None  # the release held back, and where it goes
        self._sending = False  # whether the next event is one that was sent here, which the filter lets pass
        self._timer = QTimer(self, singleShot=True, interval=FOLLOWS)
        self._timer.timeout.connect(self._send_held_back)

    def watch(self, window: QWindow) -> None:
        """Filter the key events of this window, before anything in it receives them."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWindow):
            return False
        if self._sending:
            self._sending = False
            return False
        if event.type() == QEvent.Type.KeyRelease:
            return self._hold_back(watched, event)
        self._judge(event)
        # A ShortcutOverride, which precedes its press, has set ``repeats`` in time for a shortcut; it passes unchanged.
        if event.type() != QEvent.Type.KeyPress or not self.repeats or event.isAutoRepeat():
            return False
        self._send(watched, _copy(event, repeats=True))
        return True

    def _judge(self, press: QKeyEvent) -> None:
        """Decide whether a press (or its ShortcutOverride) is a repeat, and what becomes of the release held back."""
        if self._held_back is not None:
            if _stamp(self._held_back[1]) == _stamp(press):
                self._repeat = _stamp(press)
                self._held_back = None
            self._send_held_back()
        self.repeats = press.isAutoRepeat() or _stamp(press) == self._repeat

    def _hold_back(self, window: QWindow, release: QKeyEvent) -> bool:
        """Hold a release back until it is known what follows; false for one that Qt has marked as a repeat itself."""
        self._send_held_back()
        if release.isAutoRepeat():
            return False
        self._held_back = window, _copy(release)
        self._timer.start()
        return True

    def _send_held_back(self) -> None:
        """Send the release held back, if any: the key was really released."""
        self._timer.stop()
        released, self._held_back = self._held_back, None
        if released is not None:
            self._send(*released)

    def _send(self, window: QWindow, event: QKeyEvent) -> None:
        self._sending = True
        QCoreApplication.sendEvent(window, event)


def _stamp(event: QKeyEvent) -> tuple[int, int]:
    """Key and time of the server in ms, the same for the release and the press of one repeat."""
    return event.key(), event.timestamp()


def _copy(event: QKeyEvent, *, repeats: bool = False) -> QKeyEvent:
    native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
    copy = QKeyEvent(event.type(), event.key(), event.modifiers(), *native, event.text(), repeats, event.count())
    copy.setTimestamp(event.timestamp())
    return copy


keyboard = Keyboard()
"""The only one; ``main`` has it watch the window."""
