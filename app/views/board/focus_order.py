"""Where the keyboard's focus goes next: in the order in which one reads, or to the nearest place in a direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from PySide6.QtCore import QPointF, QRectF

    from app.views.board.scene import BoardScene

LINE = 60
"""Pixels in height within which places count as one line."""


def in_reading_order(keys: Iterable[str], rect_of: Callable[[str], QRectF]) -> list[str]:
    """The keys line by line, each line from the left."""

    def order(key: str) -> tuple[int, float]:
        rect = rect_of(key)
        return round(rect.center().y() / LINE), rect.x()

    return sorted(keys, key=order)


def following(keys: Sequence[str], at: str, step: int) -> str:
    """The key ``step`` places after ``at``, or from the near end where ``at`` is none of them; ``""`` past the ends."""
    place = keys.index(at) + step if at in keys else (0 if step > 0 else len(keys) - 1)
    return keys[place] if 0 <= place < len(keys) else ""


def nearest(here: QPointF, places: Mapping[str, QPointF], dx: int, dy: int) -> str:
    """Key of the nearest place in a direction, ``""`` if there is none; what lies aside counts as farther."""
    best, least = "", 1e9
    for key, place in places.items():
        there = place - here
        along = there.x() * dx + there.y() * dy
        across = abs(there.x() * dy) + abs(there.y() * dx)
        if along > 1 and (cost := along + 2.5 * across) < least:
            best, least = key, cost
    return best


def step_offered(scene: BoardScene, step: int) -> bool:
    """Move the focus to the next piece in reading order that may be chosen; false past the last one."""
    framed = (key for key in scene.board_keys() if scene.meaning(key) in scene.framed())
    keys = in_reading_order(framed, scene.rect_of)
    key = following(keys, scene.focus_key, step)
    if keys:
        scene.set_focus(key)
    return bool(key)


def move_focus(scene: BoardScene, dx: int, dy: int) -> bool:
    """Move the focus to the nearest piece in a direction, at first to one that may be chosen; false without any."""
    if not scene.focus_key:
        return step_offered(scene, 1) or _focus_first(scene)
    here = scene.rect_of(scene.focus_key).center()
    key = nearest(here, {key: scene.rect_of(key).center() for key in scene.focusable()}, dx, dy)
    if key:
        scene.set_focus(key)
    return bool(key)


def _focus_first(scene: BoardScene) -> bool:
    keys = in_reading_order(scene.pieces(), scene.rect_of)
    scene.set_focus(keys[0] if keys else "")
    return bool(keys)
