"""How a test plays: what a person would click, carry or press."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.models.games import presenter
from app.models.presenter import selection


def ready(page):
    """Whether a person may choose, or the game is over."""
    return page.match.finished or bool(page.offered())


def settle(page):
    """Let timers and queued signals run."""
    for _ in range(3):
        QApplication.processEvents()
    assert page is not None


def decisions(qtbot, page, limit, until=lambda page: False):
    """Stops wherever a person has to choose: ``limit`` times, until the game is over or ``until`` holds."""
    for _ in range(limit):
        qtbot.waitUntil(lambda: ready(page), timeout=20_000)
        settle(page)
        if page.match.finished or until(page):
            return
        yield


def point_of(page, key):
    """A point of the view where what means ``key`` can be hit."""
    scene = page.view.scene_
    for each in sorted(scene.board_keys(), key=lambda each: each != key):
        if scene.meaning(each) != key:
            continue
        rect = scene.rect_of(each)
        for x in (0.5, 0.2, 0.8, 0.06):
            for y in (0.5, 0.2, 0.8, 0.06):
                point = rect.topLeft() + QPoint(round(rect.width() * x), round(rect.height() * y)).toPointF()
                if scene.meaning(scene.key_at(point)) == key:
                    return point.toPoint()
    raise AssertionError(f"{key} cannot be hit")


def click(page, key):
    """Click what ``key`` means: the button, else the piece on the table."""
    button = page.prompt.button(key)
    if button is not None and button.isVisible():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point_of(page, key))
    QApplication.processEvents()


def click_offered(page, key):
    """Click ``key``, after a look at whether exactly that is offered which may be chosen."""
    choice = selection(presenter(page.match.record.game), page.match.state)
    for each in page.chosen:
        choice.choose(each)
    assert page.offered() == choice.reachable()
    assert page.view.scene_.offered() == frozenset(page.offered())
    click(page, key)


def press(page, key):
    """Choose ``key`` without the pointer: by the button's key, or by Tab and Enter."""
    button = page.prompt.button(key)
    if button is not None and button.key_text == "Enter":
        page.view.scene_.set_focus("")
        page.prompt._typed_at.invalidate()  # noqa: SLF001 - as if time had gone by
        _press(page, Qt.Key.Key_Return)
    elif button is not None and button.key_text:
        _press(page, Qt.Key(ord(button.key_text)))
    else:
        page.view.setFocus()
        for _ in range(120):
            if page.view.scene_.meaning(page.view.scene_.focus_key) == key:
                break
            _press(page, Qt.Key.Key_Tab)
            page.view.setFocus()
        assert page.view.scene_.meaning(page.view.scene_.focus_key) == key
        _press(page, Qt.Key.Key_Return)


def _press(page, key):
    QTest.keyClick(page.focusWidget() or page, key)


def hover(page, key):
    """Rest the pointer on a piece."""
    QTest.mouseMove(page.view.viewport(), point_of(page, key))


def drag(page, key, to):
    """Press ``key``, carry it to ``to``, and let go."""
    view = page.view.viewport()
    start = point_of(page, key)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    end = point_of(page, to)
    for share in (0.3, 0.7, 1.0):
        _move(view, start + (end - start) * share)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)


def _move(view, at):
    """Move the pointer with the left button held, which ``QTest.mouseMove`` does not say."""
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def held_space():
    """The space bar, held down."""
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
