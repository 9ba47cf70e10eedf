"""What a person would click next on the lagoon."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.engines.murano import components as c
from tests.views.murano.conftest import rank

YES = ("button:confirm", "button:sail", "button:proposal")
NO = ("button:pass", "button:decline", "button:stop", "button:keep", "button:leave", "button:finish", "button:dismiss")


def wanted(page, random):
    """The key that a person goes for who wants something to happen."""
    offered = page.offered()
    for key in YES:
        if key in offered:
            return key
    if "button:street" in offered and not any(key.startswith("unbuilt:") for key in offered):
        return "button:street"
    spaces = [key for key in offered if key.startswith("space:")]
    if page.match.state.decision == "choose_turn":
        if not spaces or random.random() < 0.06:
            return random.choice(offered)
        return min(spaces, key=lambda key: rank(c.ACTION[int(key.partition(":")[2]) - 1]) + random.random() * 6)
    if tiles := [key for key in offered if key.startswith("unbuilt:")]:
        return random.choice(tiles)
    return random.choice([key for key in offered if key not in NO] or offered)


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


def hover(page, key):
    """Rest the pointer on a piece."""
    QTest.mouseMove(page.view.viewport(), point_of(page, key))
