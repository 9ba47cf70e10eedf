"""How a test plays: what a person would click or press."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def ready(page):
    """Whether a person may choose, or the game is over."""
    return page.match.finished or bool(page.offered())


def settle(page):
    """Let timers and queued signals run."""
    for _ in range(3):
        QApplication.processEvents()
    assert page is not None


def wanted(page, random):
    """The key that a person of simple mind goes for."""
    offered = page.offered()
    if "button:confirm" in offered:
        return "button:confirm"
    if "button:stop" in offered and len(page.match.state.harbour) >= 3:
        return "button:stop"
    cards = [key for key in offered if key.startswith("card")]
    if cards and "button:draw" not in offered:
        return random.choice(cards)
    return random.choice([key for key in offered if not key.startswith("card")] or offered)


def piece_point(page, key):
    """A point of the view where the piece can be hit although others may overlap it."""
    scene = page.view.scene_
    key = next((each for each in scene.board_keys() if scene.meaning(each) == key), key)
    rect = scene.rect_of(key)
    for share in (0.5, 0.25, 0.1):
        point = rect.center()
        point.setX(rect.x() + rect.width() * share)
        if scene.meaning(scene.key_at(point)) == scene.meaning(key):
            return point.toPoint()
    raise AssertionError(f"{key} cannot be hit")


def click(page, key):
    """Click what ``key`` means: the piece on the table, else the button."""
    button = page.prompt.button(key)
    if button is not None and button.isVisible():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(piece_point(page, key)))
