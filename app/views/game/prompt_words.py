"""How the words of the prompt bar are fitted into its room: fonts, sizes of the letters, and lines."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.views import theme as look
from app.views.paint import brushes

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from app.views.widgets.measure import Measure

LONE = 0.25
"""Share of the width below which the last of two lines is too short: both are made about equally long then."""

COUNTED = re.compile(r"(\d) ")
"""A number before what it counts: no line breaks between them."""

TITLE, ALONE, PITCH = 1.28, 1.35, 1.25
"""Heights in sizes of their letters: of the title, of a single line below it, and of each of several lines."""

SIZES = (1.0, 0.93, 0.87, 0.81, 0.75)
"""Sizes of the letters, as shares of the usual one, that are tried in turn until all words fit."""


@dataclass(frozen=True, slots=True)
class FittedWords:
    """Fonts and lines in which the bar says what it says.

    Attributes:
        title: Font of the first line.
        hint: Font of the lines below it.
        lines: The lines below the first; empty if there is nothing to say there.
        cut: Whether some words are left out.
    """

    title: QFont
    hint: QFont
    lines: tuple[str, ...]
    cut: bool

    def heights(self) -> tuple[float, float]:
        """Heights in pixels of the first line, and of all lines below it."""
        below = ALONE if len(self.lines) == 1 else PITCH * len(self.lines)
        return TITLE * self.title.pixelSize(), below * self.hint.pixelSize()


def fitted(
    title: str, hint: str, measure: Measure, width: float, height: float, *, spare_last: bool = False
) -> FittedWords:
    """Fit two texts below each other, with smaller letters or, in the end, cut.

    Args:
        title: The first line.
        hint: What stands below it, in as many lines as it needs; may be empty.
        measure: Of the bar.
        width: Room in pixels.
        height: Room in pixels.
        spare_last: Whether the hint loses its last sentence before it is cut.
    """
    # whole, in letters as large as they can be
    for size in SIZES:
        found = _written(title, hint, measure, width, size)
        if sum(found.heights()) <= height:
            return found
    # without the last sentence
    if spare_last and (shorter := _without_last(hint)):
        for size in SIZES:
            short = _written(title, shorter, measure, width, size)
            if sum(short.heights()) <= height:
                return replace(short, cut=True)
    # in the smallest letters, as many lines as there is room for, the last one cut
    first, below = found.heights()
    most = max(1, int((height - first) / (below / len(found.lines)))) if found.lines else 0
    last = brushes.elided(" ".join(found.lines[most - 1 :]), found.hint, width)
    return FittedWords(found.title, found.hint, (*found.lines[: most - 1], last), cut=True)


def _written(title: str, hint: str, measure: Measure, width: float, size: float) -> FittedWords:
    """Both texts in letters of ``size``, a share of the usual one, whatever their height."""
    hint = COUNTED.sub("\\1\u00a0", hint)
    title_px = max(15.0, size * measure.letter_size(22, 19.5))
    hint_px = max(float(look.MIN_TEXT_PX), size * measure.letter_size(15.5, 14))
    title_font = brushes.fit_font(title, "display", title_px, width, weight=700, floor=15)
    floor = max(float(look.MIN_TEXT_PX), 0.93 * hint_px)
    font = brushes.fit_font(hint, "text", hint_px, width, floor=floor)  # rather smaller than two lines
    if brushes.text_width(hint, font) > width:
        font = look.font("text", hint_px)
    lines = brushes.broken(hint, font, width) if hint else []
    if len(lines) == 2 and brushes.text_width(lines[1], font) < LONE * width:
        lines = brushes.halves(hint, font)  # no word stands alone
    return FittedWords(title_font, font, tuple(lines), cut=False)


def _without_last(text: str) -> str:
    """All sentences but the last; ``""`` if there is only one."""
    head, dot, _ = text.rstrip(".").rpartition(". ")
    return head + dot.strip()
