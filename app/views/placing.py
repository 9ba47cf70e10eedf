"""Where the window lies on its screen, and that it can fill it."""

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

FRAME = QMargins(8, 38, 8, 8)
"""Frame in px that is expected around a window which no window manager has framed yet."""

SMALLEST = QSize(1024, 600)
"""The window that every page and table has room in."""

LOOK_AGAIN = 250
"""Time in ms after which a window manager has framed a new window, or filled the screen with it, if it ever does."""


def shrinking_for(free: QSize) -> float:
    """How much smaller everything has to be drawn for the smallest window to have room on a screen, 1 if it has.

    That is less than a person asked the system for: text of twice the size on 1920 x 1080, say. But a button that is
    out of the screen helps nobody, and the program's own size of text can still be raised.
    """
    room = QRect(QPoint(), free).marginsRemoved(FRAME).size()
    return max(0.4, min(1.0, room.width() / SMALLEST.width(), room.height() / SMALLEST.height()))


def place_within(free: QRect, frame: QMargins, wanted: QSize, least: QSize) -> QRect:
    """A window in the middle of ``free``, without its frame but with room for it.

    As large as ``wanted`` and possible, and never smaller than ``least``; if even that has no room, its
    upper left corner is in sight.
    """
    room = free.marginsRemoved(frame)
    place = QRect(QPoint(), wanted.boundedTo(room.size()).expandedTo(least))
    place.moveCenter(room.center())
    place.moveTo(max(place.x(), room.x()), max(place.y(), room.y()))
    return place


def frame_of(window: QWidget) -> QMargins:
    """The frame around a window on the screen."""
    outer, inner = window.frameGeometry(), window.geometry()
    return QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )


def keep_inside(window: QWidget) -> None:
    """Bring a window whose frame leaves the work area of its screen back into it."""
    kept = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMinimized
    free = window.screen().availableGeometry()
    if not window.windowState() & kept and not free.contains(window.frameGeometry()):
        window.setGeometry(place_within(free, frame_of(window), window.size(), window.minimumSize()))


class FullScreen(QObject):
    """Lets a window fill its screen, by itself where no window manager does it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._before = QRect()
        self._by_hand = False
        self._doubt = QTimer(self, singleShot=True, interval=LOOK_AGAIN)
        self._doubt.timeout.connect(self._insist)

    @property
    def on(self) -> bool:
        """Whether the window fills the screen, or soon will."""
        return self._by_hand or self._window.isFullScreen()

    def toggle(self) -> None:
        """Fill the screen, or lie where the window lay before."""
        if self.on:
            self.leave()
        else:
            self._before = self._window.geometry()
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)
            self._doubt.start()

    def leave(self) -> None:
        """Fill the screen no longer."""
        self._doubt.stop()
        window = self._window
        if self._by_hand:
            self._by_hand = False
            self._frame(True)
            window.setGeometry(self._before)
        elif window.isFullScreen():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)

    def _insist(self) -> None:
        """Nobody answered the wish: take the screen without being given it."""
        window, screen = self._window, self._window.screen().geometry()
        if not window.isFullScreen() or window.geometry() == screen:
            return
        self._by_hand = True
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self._frame(False)
        window.setGeometry(screen)

    def _frame(self, framed: bool) -> None:
        """Ask for a frame, or for none; a window without any is left alone, for the change makes it anew."""
        window = self._window
        bare = bool(window.windowFlags() & Qt.WindowType.FramelessWindowHint)
        if (not framed and frame_of(window) != QMargins()) or (framed and bare):
            window.setWindowFlag(Qt.WindowType.FramelessWindowHint, not framed)
            window.show()
            window.activateWindow()
