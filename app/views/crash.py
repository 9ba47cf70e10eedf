"""Uncaught exceptions: they are logged and shown in a dialog with a report to copy, and the program goes on."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app import __version__
from app.session.mailbox import Mailbox

LOG = logging.getLogger(__name__)

MOST = 3
"""Dialogs per run; later errors only go to the log, since a timer that fails would open one dialog after the other."""


def report(failure: str, record: str) -> str:
    """The text of a report: versions, the traceback ``failure``, and the game; no other data of the person.

    Args:
        failure: The formatted traceback.
        record: The record of the game on the table as text, ``""`` for none.
    """
    parts = [
        f"Kontor {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        failure,
    ]
    if record:
        parts.append(record)
    return "\n\n".join(parts) + "\n"


class CrashDialog(QDialog):
    """Tells that something failed and that the game is safe, and shows the report ``text``."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = text
        # Plain widgets of Qt and no Sheet: what has failed may be the code that paints ours.
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("CrashDialog", "Something went wrong"))
        words = QLabel(
            translate(
                "CrashDialog",
                "Kontor met an error that it did not expect. The game is kept up to its last move, and you can go on. "
                "If it happens again, this report helps to find the cause; it holds the game and no other data.",
            )
        )
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        self.view = QPlainTextEdit(text)
        self.view.setReadOnly(True)
        self.view.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.view.setAccessibleName(translate("CrashDialog", "Report"))
        buttons = QDialogButtonBox()
        self.copy = QPushButton(translate("CrashDialog", "Copy the report"))
        self.go_on = QPushButton(translate("CrashDialog", "Go on"))
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        self.copy.clicked.connect(self._copy)
        self.go_on.clicked.connect(self.accept)
        self.go_on.setDefault(True)
        column = QVBoxLayout(self)
        column.addWidget(words)
        column.addWidget(self.view, 1)
        column.addWidget(buttons)
        self.resize(720, 460)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)


class CrashGuard(QObject):
    """Handles uncaught exceptions of any thread: logs them and shows a ``CrashDialog``.

    Args:
        record: Returns the record of the game on the table as text, ``""`` when there is none.
        window: Returns the parent of the dialog, ``None`` before there is a window.

    Attributes:
        dialog: The dialog that is open now, if any; errors are only logged meanwhile.
    """

    def __init__(self, record: Callable[[], str], window: Callable[[], QWidget | None]) -> None:
        super().__init__()
        self._record, self._window = record, window
        self._shown = 0
        self.dialog: CrashDialog | None = None
        self._mailbox = Mailbox(self._show)  # an exception may come from any thread, the dialog may not

    def install(self) -> None:
        """Install itself as the exception hook of the process and of its threads."""
        sys.excepthook = self.take
        threading.excepthook = self._take_from_thread

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an exception and have the dialog shown; may be called from any thread.  Ctrl+C quits the program."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        LOG.error("an exception that nobody caught", exc_info=(kind, error, trace))
        self._mailbox.post("".join(traceback.format_exception(kind, error, trace)).rstrip())

    @staticmethod
    def last_words(log: Path) -> str:
        """The words for an error before there is a window; ``log`` is the file that tells more."""
        words = QCoreApplication.translate(
            "CrashDialog",
            "Kontor met an error that it did not expect and cannot open its window. "
            "The games are kept; what happened is written in {file}.",
        )
        return words.format(file=log)

    def _take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.take(args.exc_type, args.exc_value, args.exc_traceback)

    def _show(self, failure: str) -> None:
        if self.dialog is not None or self._shown >= MOST:
            return  # the log has it
        self._shown += 1
        try:
            record = self._record()
        except Exception:  # the report matters more than the game in it
            LOG.exception("no record for the report")
            record = ""
        self.dialog = CrashDialog(report(failure, record), self._window())
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self) -> None:
        self.dialog = None
