"""What is held and what is struck: repeats of a key that Qt takes for strokes."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcutEvent, QWindow
from PySide6.QtWidgets import QWidget

from app.views.keyboard import Keyboard
from app.views.shortcuts import add_shortcuts

PRESS, RELEASE, ASKS = QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride


class Window(QWindow):
    """Notes the keys that reach it."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def event(self, event):
        if isinstance(event, QKeyEvent):
            self.seen.append((event.type(), event.timestamp(), event.isAutoRepeat()))
        return super().event(event)


@pytest.fixture
def window(qapp):
    return Window()


@pytest.fixture
def keys(window):
    """The keyboard of that window, and what the server sends of a key: ``(type, time)``."""
    keyboard = Keyboard()
    keyboard.watch(window)
    return keyboard


def send(window, *events, key=Qt.Key.Key_Space, marked=False):
    for kind, time in events:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ", marked)
        event.setTimestamp(time)
        QCoreApplication.sendEvent(window, event)


def test_what_is_released_and_pressed_at_the_same_time_is_held(window, keys):
    """Seen on X11: two of three repeats looked like strokes, and held space ran past what concerned the person."""
    send(window, (PRESS, 10), (RELEASE, 660), (PRESS, 660), (RELEASE, 700), (PRESS, 700))

    assert window.seen == [(PRESS, 10, False), (PRESS, 660, True), (PRESS, 700, True)]


def test_the_end_of_a_stroke_is_told_a_moment_later_and_before_the_next_one(window, keys, qtbot):
    send(window, (PRESS, 10), (RELEASE, 90), (PRESS, 200))
    assert window.seen == [(PRESS, 10, False), (RELEASE, 90, False), (PRESS, 200, False)]
    send(window, (RELEASE, 280))
    assert len(window.seen) == 3

    qtbot.waitUntil(lambda: window.seen[-1] == (RELEASE, 280, False), timeout=1_000)
    assert not keys.repeats


def test_another_key_at_the_same_time_is_a_stroke(window, keys):
    send(window, (PRESS, 10), (RELEASE, 90))
    send(window, (PRESS, 90), key=Qt.Key.Key_A)

    assert window.seen == [(PRESS, 10, False), (RELEASE, 90, False), (PRESS, 90, False)]


def test_what_qt_has_marked_stays_as_it_is(window, keys):
    send(window, (RELEASE, 660), (PRESS, 660), marked=True)

    assert window.seen == [(RELEASE, 660, True), (PRESS, 660, True)]
    assert keys.repeats


@pytest.mark.parametrize(("name", "acts"), [("Return", 1), ("Space", 1), ("F8", 2)])
def test_a_key_that_chooses_acts_once_however_long_it_is_held(window, keys, qtbot, monkeypatch, name, acts):
    """A shortcut takes the press that would say whether it is one; what was asked of the window does."""
    monkeypatch.setattr("app.views.shortcuts.keyboard", keys)
    owner, done = QWidget(), []
    qtbot.addWidget(owner)
    (shortcut,) = add_shortcuts(owner, [(name, lambda: done.append(name))])

    for events in ([(ASKS, 10)], [(RELEASE, 660), (ASKS, 660)]):
        send(window, *events)
        QCoreApplication.sendEvent(shortcut, QShortcutEvent(shortcut.key(), 0, False))

    assert len(done) == acts
