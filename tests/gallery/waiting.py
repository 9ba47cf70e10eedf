"""Waiting for what a window does a moment later."""

from PySide6.QtCore import QDeadlineTimer, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QTextEdit, QWidget

from app.session.reading import GameReader
from app.views.slices import Slices

LATEST_MS = 2000
"""Single-shot timers that take longer end something (a message that disappears); nobody waits for those."""

LIMIT_MS = 60_000


def settle(widget: QWidget) -> None:
    """Go on until no timer and no thread of the widget has anything left to do, and long texts are laid out.

    Raises:
        TimeoutError: That never happens.
    """
    deadline = QDeadlineTimer(LIMIT_MS)
    idle = 0
    while idle < 3:  # what one timer brings may begin the next
        QApplication.processEvents()
        idle = 0 if _is_busy(widget) else idle + 1
        if deadline.hasExpired():
            raise TimeoutError(f"{type(widget).__name__} is never done")
        QThread.msleep(1 if idle else 5)
        for text in widget.findChildren(QTextEdit):
            text.document().documentLayout().pageCount()  # lays out the rest, on which the scroll bar depends


def _is_busy(widget: QWidget) -> bool:
    timers = widget.findChildren(QTimer)
    if any(each.busy for kind in (GameReader, Slices) for each in widget.findChildren(kind)):
        return True
    pools = [*widget.findChildren(QThreadPool), QThreadPool.globalInstance()]
    return any(timer.isActive() and timer.isSingleShot() and timer.interval() < LATEST_MS for timer in timers) or any(
        pool.activeThreadCount() for pool in pools
    )
