"""Opens the games that the desktop hands to the running program: by a second start, or on macOS by an event."""

from __future__ import annotations

import os
import sys
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from app.session.handover import Requests, StartRequest
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from app.views.window import Window

_AGAIN = 250
"""Milliseconds until it is looked again whether a dialog of the system has been closed."""


class Opener(QObject):
    """Answers requests: brings the window to the front and opens the game, one after the other.

    An open sheet is dismissed first, as by Escape, since it belongs to the page that is left.  A dialog of the system
    (to choose a file, say) cannot be closed from here; the game is opened once it is gone.

    Args:
        window: The window that shows the games.
        archive_folder: Where requests of a second start arrive, see ``Requests``.
    """

    def __init__(self, window: Window, archive_folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: deque[Path] = deque()
        self._timer = QTimer(self, interval=_AGAIN, singleShot=True)
        self._timer.timeout.connect(self._open)
        self._requests = Requests(archive_folder, self)
        self._requests.asked.connect(self.answer)
        self._requests.listen()
        if sys.platform == "darwin":  # only there, since a filter of the application sees every event of the program
            app = QApplication.instance()
            assert app is not None
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle ``QFileOpenEvent``: macOS starts no second process to open a file, it sends this event."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.answer(StartRequest(Path(event.file())))
            return True
        return super().eventFilter(watched, event)

    def answer(self, request: StartRequest) -> None:
        """Bring the window to the front, and open the file of the request, if any, when the event loop turns next."""
        if request.token:
            # On Wayland only this token gives the right to come to the front; Qt reads it from the environment.
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()
        if request.path is not None:
            self._waiting.append(request.path)
            self._timer.start(0)

    def _open(self) -> None:
        if not self._waiting:
            return
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            self._timer.start(_AGAIN)
            return
        for sheet in reversed(self._window.host.findChildren(Sheet)):
            if sheet.isVisible():
                sheet.dismiss()
        self._window.open_file(self._waiting.popleft())
        if self._waiting:
            self._timer.start(0)
