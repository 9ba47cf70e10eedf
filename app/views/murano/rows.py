"""Rows and grids of cards and tiles: pure functions of counts and boxes."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from app.views.board.boxes import CARD, Box, columns


class Row(NamedTuple):
    """A character of the viewer: the card, the words beside it, and one chip per island.

    Attributes:
        whole: The row.
        card: The card.
        name: Its name.
        text: What it does; no height where there is no room.
        chips: One per island.
        level: 0 the large row, 1 without words, 2 one line.
    """

    whole: Box
    card: Box
    name: Box
    text: Box
    chips: tuple[Box, ...]
    level: int


def words_width(box: Box, k: float, *, wide: bool) -> float:
    """Width of the words beside a character whose row is high enough for them."""
    card = (150 if wide else 96) * k / CARD
    return box.w - card - (13 if wide else 8) * k


def hand_rows(count: int, islands: int, box: Box, k: float, *, wide: bool, words: float = 0.0) -> list[Row]:
    """One row per character, smaller when there are many.

    While there is room, they are so high that ``words`` pixels of height are left for what the characters do; where
    there is a little too little, the chips are lower.
    """
    if not count:
        return []
    gap = (8 if wide else 5) * k
    beside = ((24 + 2 * 30 + 2 * 6) if wide else (20 + 2 * 28 + 2 * 4)) * k  # name, chips, and what is between
    high = min(max((176 if wide else 126) * k, words + beside), (box.h - gap * (count - 1)) / count)
    if high < 112 * k:  # too low for words: no higher than the rest needs
        high = min(high, (138 if wide else 92) * k)
    level = 0 if high >= 112 * k else 1 if high >= 66 * k else 2
    places = [Box(box.x, box.y + n * (high + gap), box.w, high) for n in range(count)]
    return [_row(each, islands, k, level, words, wide=wide) for each in places]


def _row(whole: Box, islands: int, k: float, level: int, words: float, *, wide: bool) -> Row:
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
    if level == 0:
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
    """``count`` boxes of height ``ratio`` × width in as few rows as let them stay largest, from the left."""
    if not count:
        return []
    best, per_row = 0.0, 1
    for rows in range(1, count + 1):
        across = ceil(count / rows)
        side = min(largest, (box.w - gap * (across - 1)) / across, (box.h - gap * (rows - 1)) / rows / ratio)
        if side > best + 0.01:
            best, per_row = side, across
    rows = ceil(count / per_row)
    y = box.y + (box.h - rows * best * ratio - (rows - 1) * gap) / 2
    return [
        Box(box.x + (n % per_row) * (best + gap), y + (n // per_row) * (best * ratio + gap), best, best * ratio)
        for n in range(count)
    ]


def sign_rows(count: int, box: Box, k: float, *, wide: bool) -> list[Box]:
    """Special building cards: signs one below the other, in two columns from the fourth on."""
    if not count:
        return []
    gap = (6 if wide else 4) * k
    across = 1 if count <= (3 if wide else 2) else 2 if count <= 6 else 3
    down = ceil(count / across)
    largest = ((78 if wide else 80) if count == 1 else (52 if wide else 38)) * k
    high = min(largest, (box.h - gap * (down - 1)) / down)
    w = (box.w - gap * (across - 1)) / across
    return [Box(box.x + (n % across) * (w + gap), box.y + (n // across) * (high + gap), w, high) for n in range(count)]
