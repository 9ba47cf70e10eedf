"""Games that the desktop opens in the program that already runs: by a second start, or by macOS itself."""

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
"""Milliseconds between two looks whether a dialog has been closed."""


class Opener(QObject):
    """Brings the window to the front and opens what it is asked to.

    A sheet that is open is dismissed as by Escape, for it speaks of the page beneath; a dialog of the system can only
    be waited for.
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
        if sys.platform == "darwin":  # nowhere else: it sees every event there is
            app = QApplication.instance()
            assert app is not None
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the games that macOS opens; it starts no second program for them."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.answer(StartRequest(Path(event.file())))
            return True
        return super().eventFilter(watched, event)

    def answer(self, request: StartRequest) -> None:
        """Do what a second start wants."""
        if request.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # where Qt looks for it
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
