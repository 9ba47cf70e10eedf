"""Rows and grids of cards and tiles: pure functions of counts and boxes.

``k`` is the number of scene pixels per pixel of the drawing, ``wide`` says whether that is the wide one.  All other
lengths are in scene pixels.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from app.views.board.boxes import CARD, Box, columns

TEXT_FROM, CHIPS_FROM = 112, 66
"""Least heights of a row with a text, and of one with two lines of chips, in pixels of the drawing."""


class Row(NamedTuple):
    """A character of the viewer: the card, the words beside it, and one chip per island.

    Attributes:
        whole: All of the row.
        card: The card.
        name: The name of the character.
        text: What it does; its height is 0 if there is no room.
        chips: The points that it would score, one chip per island.
        level: 0 with text, 1 without, 2 with one line of chips instead of two.
    """

    whole: Box
    card: Box
    name: Box
    text: Box
    chips: tuple[Box, ...]
    level: int


def words_width(box: Box, k: float, *, wide: bool) -> float:
    """Width of the text beside a character of ``level`` 0, in the column ``box``."""
    card = (150 if wide else 96) * k / CARD
    return box.w - card - (13 if wide else 8) * k


def hand_rows(count: int, islands: int, box: Box, k: float, *, wide: bool, words: float = 0.0) -> list[Row]:
    """The characters of the viewer, one row each, from the top of ``box``.

    Rows are high enough for texts of ``words`` pixels if there is room; if a little is missing, chips are lower.

    Args:
        count: Number of characters.
        islands: Number of islands in play.
        box: Where the rows lie.
        k: See above.
        wide: See above.
        words: Height of the longest text in the width of ``words_width``.
    """
    if not count:
        return []
    gap = (8 if wide else 5) * k
    # Besides the text: the name, two lines of chips, and what is between.
    beside = ((24 + 2 * 30 + 2 * 6) if wide else (20 + 2 * 28 + 2 * 4)) * k
    high = min(max((176 if wide else 126) * k, words + beside), (box.h - gap * (count - 1)) / count)
    if high < TEXT_FROM * k:  # too low for a text: no higher than the rest needs
        high = min(high, (138 if wide else 92) * k)
    level = 0 if high >= TEXT_FROM * k else 1 if high >= CHIPS_FROM * k else 2
    places = [Box(box.x, box.y + n * (high + gap), box.w, high) for n in range(count)]
    return [_row(each, islands, k, level, words, wide=wide) for each in places]


def _row(whole: Box, islands: int, k: float, level: int, words: float, *, wide: bool) -> Row:
    """The parts of a row: the card at the left, beside it from above to below the name, the text and the chips."""
    tall = min(whole.h, (150 if wide else 96) * k)
    card = Box(whole.x, whole.y, tall / CARD, tall)
    pad = (13 if wide else 8) * k
    rest = Box(card.right + pad, whole.y, whole.right - card.right - pad, whole.h)
    gap = (6 if wide else 4) * k
    line = (24 if wide else 20) * k
    if level == 2:
        line = min(line, whole.h * 0.46)
        name = Box(rest.x, rest.y, rest.w, line)
        low = Box(rest.x, name.bottom + gap * 0.3, rest.w, whole.h - line - gap * 0.3)
        return Row(whole, card, name, Box(rest.x, name.bottom, 0, 0), columns(low, islands, gap * 0.7), level)
    chip = min((30 if wide else 28) * k, (whole.h - line - 2 * gap) / 2)
    if level == 0:  # chips give way to the text
        chip = min(chip, max((26 if wide else 24) * k, (whole.h - line - 1.4 * gap - words) / 2))
    name = Box(rest.x, rest.y, rest.w, line)
    lines = 2
    per_line = ceil(islands / lines)
    top = whole.bottom - lines * chip - (lines - 1) * gap
    chips = tuple(
        Box(
            rest.x + (n % per_line) * (rest.w + gap) / per_line,
            top + (n // per_line) * (chip + gap),
            (rest.w - gap * (per_line - 1)) / per_line,
            chip,
        )
        for n in range(islands)
    )
    text = Box(rest.x, name.bottom, rest.w, top - name.bottom - gap * 0.4 if level == 0 else 0.0)
    return Row(whole, card, name, text, chips, level)


def grid(count: int, box: Box, largest: float, gap: float, ratio: float = 1.0) -> list[Box]:
    """``count`` boxes of height ``ratio`` × width, in rows from the left.

    There are as many rows as make the boxes largest, at most ``largest`` wide; the fewest of several such numbers.
    """
    if not count:
        return []
    best, per_row = 0.0, 1
    for rows in range(1, count + 1):
        across = ceil(count / rows)
        side = min(largest, (box.w - gap * (across - 1)) / across, (box.h - gap * (rows - 1)) / rows / ratio)
        if side > best + 0.01:  # not for a rounding error
            best, per_row = side, across
    rows = ceil(count / per_row)
    y = box.y + (box.h - rows * best * ratio - (rows - 1) * gap) / 2
    return [
        Box(box.x + (n % per_row) * (best + gap), y + (n // per_row) * (best * ratio + gap), best, best * ratio)
        for n in range(count)
    ]


def sign_rows(count: int, box: Box, k: float, *, wide: bool) -> list[Box]:
    """Special building cards as signs: one below the other, in two or three columns if there are many."""
    if not count:
        return []
    gap = (6 if wide else 4) * k
    across = 1 if count <= (3 if wide else 2) else 2 if count <= 6 else 3
    down = ceil(count / across)
    largest = ((78 if wide else 80) if count == 1 else (52 if wide else 38)) * k
    high = min(largest, (box.h - gap * (down - 1)) / down)
    w = (box.w - gap * (across - 1)) / across
    return [Box(box.x + (n % across) * (w + gap), box.y + (n // across) * (high + gap), w, high) for n in range(count)]
