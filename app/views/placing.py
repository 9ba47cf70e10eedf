"""The place of the window on its screen, and full screen."""

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

FRAME = QMargins(8, 38, 8, 8)
"""The frame in px that is assumed around a window before a window manager has framed it."""

SMALLEST = QSize(1024, 600)
"""The smallest size of the window in px: every page and every table has room in it."""

LOOK_AGAIN = 250
"""Milliseconds that a window manager gets to frame a new window, or to fill the screen with it."""


def shrinking_for(free: QSize) -> float:
    """The factor, 0.4 to 1, by which everything is drawn smaller so that the smallest window fits the screen.

    Args:
        free: Work area of the screen in logical pixels.
    """
    # Below 1 where the desktop is scaled to 200 % on 1920 x 1080, say. The person has asked for that size, but buttons
    # beyond the edge of the screen help nobody, and the program's own size of text can still be raised.
    room = QRect(QPoint(), free).marginsRemoved(FRAME).size()
    return max(0.4, min(1.0, room.width() / SMALLEST.width(), room.height() / SMALLEST.height()))


def place_within(free: QRect, frame: QMargins, wanted: QSize, least: QSize) -> QRect:
    """The geometry (without its frame) of a window in the middle of a work area.

    Args:
        free: The work area.
        frame: Frame of the window, for which room is left.
        wanted: Size that the window has if there is room for it.
        least: Smallest size of the window; if even that does not fit, its upper left corner is in sight.
    """
    room = free.marginsRemoved(frame)
    place = QRect(QPoint(), wanted.boundedTo(room.size()).expandedTo(least))
    place.moveCenter(room.center())
    place.moveTo(max(place.x(), room.x()), max(place.y(), room.y()))
    return place


def frame_of(window: QWidget) -> QMargins:
    """The margins that the window manager's frame has around a window; none before it is framed."""
    outer, inner = window.frameGeometry(), window.geometry()
    return QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )


def keep_inside(window: QWidget) -> None:
    """Move (and shrink) a window whose frame leaves the work area of its screen; others stay as they are."""
    kept = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMinimized
    free = window.screen().availableGeometry()
    if not window.windowState() & kept and not free.contains(window.frameGeometry()):
        window.setGeometry(place_within(free, frame_of(window), window.size(), window.minimumSize()))


class FullScreen(QObject):
    """Switches a window to full screen and back, also where no window manager carries that out.

    Full screen is asked for first.  If the window does not fill the screen ``LOOK_AGAIN`` ms later, nobody has
    answered, and the window is made as large as the screen and frameless "by hand".
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._before = QRect()  # the geometry to return to
        self._by_hand = False  # whether the window was made as large as the screen here
        self._check = QTimer(self, singleShot=True, interval=LOOK_AGAIN)
        self._check.timeout.connect(self._fill_by_hand)

    @property
    def on(self) -> bool:
        """Whether the window fills the screen, or has been asked to."""
        return self._by_hand or self._window.isFullScreen()

    def toggle(self) -> None:
        """Fill the screen, or return to the place before that."""
        if self.on:
            self.leave()
        else:
            self._before = self._window.geometry()
            # Not showFullScreen, which forgets that the window was maximized.
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)
            self._check.start()

    def leave(self) -> None:
        """Return to the place before, if the window fills the screen."""
        self._check.stop()
        window = self._window
        if self._by_hand:
            self._by_hand = False
            self._set_framed(True)
            window.setGeometry(self._before)
        elif window.isFullScreen():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)

    def _fill_by_hand(self) -> None:
        """Make the window as large as the screen by hand, unless it is already."""
        window, screen = self._window, self._window.screen().geometry()
        if not window.isFullScreen() or window.geometry() == screen:
            return
        self._by_hand = True
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self._set_framed(False)
        window.setGeometry(screen)

    def _set_framed(self, framed: bool) -> None:
        """Give the window a frame, or take it away, if that changes anything."""
        # Changing the flag recreates the native window and hides it. So a window that nobody has framed keeps its flag.
        window = self._window
        bare = bool(window.windowFlags() & Qt.WindowType.FramelessWindowHint)
        if (not framed and frame_of(window) != QMargins()) or (framed and bare):
            window.setWindowFlag(Qt.WindowType.FramelessWindowHint, not framed)
            window.show()
            window.activateWindow()
