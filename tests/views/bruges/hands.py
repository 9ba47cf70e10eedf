"""What a person would click next on the table of Bruges."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

LIKELY = ("use:recruit", "use:exchange", "use:house", "use:canal", "use:threat", "use:workers", "use:guilders")
YES = ("button:confirm", "button:yes", "button:done", "button:stop")


def wanted(page, random):
    """The key that a person of simple mind goes for."""
    offered = page.offered()
    for key in YES:
        if key in offered and random.random() < 0.9:
            return key
    uses = [key for key in LIKELY if key in offered]
    if uses:
        return uses[0] if random.random() < 0.6 else random.choice(uses)
    fresh = [key for key in offered if key not in page.chosen]
    return random.choice(fresh or offered)


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
