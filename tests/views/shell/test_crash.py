import logging
import sys
import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app import __version__
from app.views.crash import MOST, CrashGuard

# what the offscreen platform says to every dialog of its own
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def guard(qtbot, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    parent = QWidget()
    qtbot.addWidget(parent)
    return CrashGuard(lambda: "the record", lambda: parent)


def fail(guard, message="boom"):
    try:
        raise RuntimeError(message)
    except RuntimeError:
        guard.take(*sys.exc_info())


def test_the_report_holds_version_traceback_and_game(guard, qtbot):
    fail(guard)
    qtbot.waitUntil(lambda: guard.dialog is not None)

    text = guard.dialog.view.toPlainText()
    assert f"Kontor {__version__}" in text
    assert "RuntimeError: boom" in text
    assert "test_crash.py" in text
    assert text.endswith("the record\n")


def test_the_report_can_be_copied_and_the_program_goes_on(guard, qtbot):
    fail(guard)
    qtbot.waitUntil(lambda: guard.dialog is not None)
    guard.dialog.copy.click()
    assert QGuiApplication.clipboard().text() == guard.dialog.text

    guard.dialog.go_on.click()
    qtbot.waitUntil(lambda: guard.dialog is None)


def test_a_failing_timer_does_not_bury_the_person(guard, qtbot, caplog):
    shown = []
    with caplog.at_level(logging.ERROR):
        for number in range(MOST + 4):
            fail(guard, f"boom {number}")
            qtbot.wait(1)
            if guard.dialog is not None and guard.dialog not in shown:
                shown.append(guard.dialog)
                guard.dialog.accept()

    assert len(shown) == MOST
    assert len([each for each in caplog.records if each.exc_info]) == MOST + 4


def test_a_failure_in_another_thread_is_told_too(guard, qtbot):
    guard.install()
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()

    qtbot.waitUntil(lambda: guard.dialog is not None)
    assert "ZeroDivisionError" in guard.dialog.text


def test_a_failure_in_a_slot_is_told(guard, qtbot):
    with qtbot.captureExceptions():
        guard.install()
        QTimer.singleShot(0, lambda: [][1])
        qtbot.waitUntil(lambda: guard.dialog is not None)

    assert "IndexError" in guard.dialog.text


def test_a_report_without_a_game_is_still_a_report(qtbot):
    def broken():
        raise ValueError("no record")

    guard = CrashGuard(broken, lambda: None)
    fail(guard)
    qtbot.waitUntil(lambda: guard.dialog is not None)
    assert "RuntimeError: boom" in guard.dialog.text
    guard.dialog.accept()
