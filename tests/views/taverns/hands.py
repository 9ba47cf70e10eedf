"""What a person would click next on the table of the Taverns."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

YES = ("button:confirm", "button:activate_all")


def wanted(page, random):
    """The key that a person of simple mind goes for."""
    offered = page.offered()
    for key in YES:
        if key in offered:
            return key
    if page.match.state.decision == "place_dice":
        return _placing(page, random, offered)
    if page.match.state.decision == "service":
        buttons = [key for key in offered if key.startswith(("return:", "nobles:", "bards:"))]
        spend = [key for key in offered if not key.startswith("button:")]
        if buttons:
            return random.choice(buttons)
        return random.choice(spend) if spend and random.random() < 0.6 else "button:end"
    return random.choice(offered)


def _placing(page, random, offered):
    """A die in the tray and then a space; the end when nothing fits."""
    spaces = [key for key in offered if key.startswith(("seat:", "space:"))]
    if spaces:
        return random.choice(spaces)
    tray = {piece.key for piece in page.view.model.pieces("tray:0")}
    dice = [key for key in offered if key in tray]
    if dice:
        return random.choice(dice)
    return "button:finish"


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


def drag(page, key, to):
    """Press ``key``, carry it to ``to``, and let go."""
    view = page.view.viewport()
    start, end = point_of(page, key), None
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    end = point_of(page, to)
    for share in (0.3, 0.7, 1.0):
        at = start + (end - start) * share
        _move(view, at)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)


def _move(view, at):
    """Move the pointer with the left button held, which ``QTest.mouseMove`` does not say."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)
