"""The tray with cards or tiles to choose from: where they lie, the words below them, and the glass under them.

Lengths in capitals are in pixels of the drawing, ``k`` is the number of scene pixels for one of those.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.models.murano.words import CardTexts
from app.views import theme as look
from app.views.board.boxes import CARD, Box
from app.views.board.table_style import rect_of
from app.views.murano.style import DEEP, GOOD, IVORY, MIST, ON_FILL, RIM
from app.views.paint import brushes, pieces, stamps
from app.views.widgets.measure import Measure

TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop

HEAD, FOOT = 38.0, 26.0
"""Room for the heading above, and for a label across the lower edge of what may be chosen."""

LEAST = 0.62
"""Least width of a card with words below it, as a share of the width of these words."""

SMALL = 12.0
"""Smallest letters of a name in one line, in scene pixels; a longer name takes two lines."""

GAP, NEAR, SIDE, END = 12.0, 8.0, 16.0, 8.0
"""Room between two cards, between two columns of words, beside the outer columns, and below the words."""

FOLD = "tray:fold"
"""Key of the button that puts the tray aside or back."""

STRIP, BUTTON = 56.0, 142.0
"""Height of the tray that is put aside, and width of its button."""


class Tray(NamedTuple):
    """The parts of the tray, in scene pixels.

    Attributes:
        boxes: The cards or tiles, left to right.
        words: The words below each of them; empty if none stand there.
        panel: The glass under all of it, no larger than needed.
    """

    boxes: tuple[Box, ...]
    words: tuple[Box, ...]
    panel: Box


def tray_pitch(count: int, tray: Box, k: float, gap: float = NEAR) -> float:
    """Greatest width of each of ``count`` cards or columns of words on a tray, with ``gap`` between two."""
    return (tray.w - (2 * SIDE + gap * (count - 1)) * k) / count


def lay_tray(count: int, tray: Box, widest: float, k: float, *, ratio: float = CARD, words: float = 0.0) -> Tray:
    """Lay out cards or tiles to choose from, at the lower edge of the tray.

    Args:
        count: Their number.
        tray: The place of the tray; it may grow upwards from there, if cards with words would be too small.
        widest: Greatest width of a card or tile, in scene pixels.
        k: Scene pixels per pixel of the drawing.
        ratio: Their height over their width.
        words: Height of the words below them, in scene pixels; 0 for none.
    """
    # The width of each column, and what height leaves of that for the cards.
    between = NEAR if words else GAP
    pitch = min(widest, tray_pitch(count, tray, k, between))
    below = (FOOT + END) * k + words if words else FOOT * k
    high = tray.h - HEAD * k - below
    w = min(pitch, high / ratio)
    if words:
        w = min(pitch, max(w, LEAST * pitch))
    else:
        pitch = w  # cards without words stand close together, in the middle of the tray
    # From the lower edge of the tray upwards; all of it in the middle.
    gap = between * k
    left = tray.x + (tray.w - count * pitch - gap * (count - 1)) / 2
    columns = [Box(left + n * (pitch + gap), 0, pitch, 0) for n in range(count)]
    y = tray.bottom - below - w * ratio
    boxes = tuple(Box(each.x + (pitch - w) / 2, y, w, w * ratio) for each in columns)
    said = tuple(Box(each.x, y + w * ratio + FOOT * k, pitch, words) for each in columns) if words else ()
    wide = max(columns[-1].right - columns[0].x + 36 * k, 330 * k)  # at least as wide as heading and button need
    top = y - HEAD * k
    return Tray(boxes, said, Box(tray.centre[0] - wide / 2, top, wide, tray.bottom - top))


def lay_aside(count: int, tray: Box, k: float, *, ratio: float = CARD) -> Tray:
    """Lay out what may be chosen when it is put aside: small, in a strip at the lower edge of the tray.

    The heading is at the left of it, the button at the right; the parameters are those of ``lay_tray``.
    """
    panel = Box(tray.x, tray.bottom - STRIP * k, tray.w, STRIP * k)
    high = panel.h - 2 * END * k
    w, gap = high / ratio, NEAR * k
    left = panel.right - (BUTTON + SIDE) * k - count * (w + gap)
    boxes = tuple(Box(left + n * (w + gap), panel.y + END * k, w, high) for n in range(count))
    return Tray(boxes, (), panel)


def fold_box(tray: Tray, k: float, *, aside: bool) -> Box:
    """The box of the button that puts the tray aside or back."""
    panel, high = tray.panel, (HEAD - 10) * k
    y = panel.y + (panel.h - high) / 2 if aside else panel.y + 5 * k
    return Box(panel.right - (BUTTON + 6) * k, y, BUTTON * k, high)


def words_room(high: float, wide: float, k: float) -> float:
    """Height left for words in columns of ``wide`` pixels, below the smallest cards on a tray ``high`` pixels high."""
    return high - (HEAD + FOOT + END) * k - LEAST * wide * CARD


# --- words -----------------------------------------------------------------------------------------------------------


def _name(name: str, wide: float, px: float) -> tuple[list[str], QFont]:
    """The name of a card in one line or two, and the font in which all of them fit."""
    smallest = look.font("caps", SMALL, weight=700)
    one = " " not in name or brushes.text_width(name, smallest) <= wide
    lines = [name] if one else brushes.halves(name, smallest)
    font = min(
        (brushes.fit_font(line, "caps", px + 1, wide, floor=SMALL, weight=700) for line in lines), key=QFont.pixelSize
    )
    return lines, font


def _heights(said: CardTexts, wide: float, px: float) -> tuple[float, float]:
    """Heights of the name and of the text below it, in columns of ``wide`` pixels and letters of ``px`` pixels."""
    lines, _ = _name(said.name, wide, px)
    return 1.3 * px * len(lines), brushes.wrapped_height(said.text, look.font("text", px), wide)


def words_height(said: Sequence[CardTexts], wide: float, px: float) -> float:
    """Height of the longest of these names and texts, in columns of ``wide`` pixels and letters of ``px`` pixels."""
    return max(sum(_heights(each, wide, px)) for each in said)


def _longest_word(said: Sequence[CardTexts], px: float) -> float:
    """Width of the longest word of these texts in letters of ``px`` pixels: one wider than its line is cut off."""
    font = look.font("text", px)
    return max(brushes.text_width(word, font) for each in said for word in each.text.split())


def words_px(said: Sequence[CardTexts], wide: float, room: float, measure: Measure) -> float:
    """The largest letters in which no word is wider than its column, and all are at most ``room`` pixels high.

    0 if these would be illegible.
    """
    px = measure.letter_size(14, 13)
    while px >= look.MIN_TEXT_PX and (words_height(said, wide, px) > room or _longest_word(said, px) > wide):
        px -= 0.5
    return px if px >= look.MIN_TEXT_PX else 0.0


@dataclass(frozen=True, slots=True)
class TrayGlass:
    """The facts of the glass under what may be chosen, with its heading and the words below the cards.

    Attributes:
        title: The heading.
        head: Its box.
        said: The words of each card, with their boxes.
        px: The size of their letters, in pixels.
        measure: The sizes of the table.
    """

    title: str
    head: Box
    said: tuple[tuple[CardTexts, Box], ...]
    px: float
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """See ``PanelFacts``."""
        measure = self.measure
        pieces.panel(p, rect, DEEP, 0.97 if self.said else 0.92, measure.of(16, 12), RIM, elevation=measure.of(16, 12))
        head = rect_of(self.head)
        font = brushes.fit_font(self.title, "display", measure.letter_size(20, 17), head.width(), floor=13, weight=700)
        stamps.write(p, head, brushes.elided(self.title, font, head.width()), font, IVORY, brushes.LEFT)
        for said, box in self.said:
            self._paint_words(p, said, rect_of(box))

    def _paint_words(self, p: QPainter, said: CardTexts, box: QRectF) -> None:
        lines, font = _name(said.name, box.width(), self.px)
        high, _ = _heights(said, box.width(), self.px)
        for k, line in enumerate(lines):
            place = QRectF(box.x() - 2, box.y() + k * high / len(lines), box.width() + 4, high / len(lines))
            stamps.write(p, place, line, brushes.narrowed(font, line, box.width()), IVORY, brushes.CENTER)
        stamps.write(p, box.adjusted(0, high, 0, 2), said.text, look.font("text", self.px), MIST, TOP, wrap=True)


@dataclass(frozen=True, slots=True)
class FoldButton:
    """The facts of the button that puts the tray aside or back."""

    text: str
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """See ``PanelFacts``."""
        p.setPen(brushes.pen(RIM, 1.4, 0.9))
        p.setBrush(look.color(IVORY, 0.12))
        p.drawPath(brushes.rounded(rect, rect.height() * 0.3))
        font = brushes.fit_font(
            self.text, "text", self.measure.letter_size(14, 13), rect.width() - 12, floor=12, weight=600
        )
        font = brushes.narrowed(font, self.text, rect.width() - 10)
        stamps.write(p, rect.adjusted(0, -1, 0, -1), self.text, font, IVORY, brushes.CENTER)


@dataclass(frozen=True, slots=True)
class Gain:
    """The facts of the label of a card or tile: what the card would bring (``good``, in green), or how many tiles."""

    text: str
    good: bool
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """See ``PanelFacts``."""
        p.setPen(brushes.pen(ON_FILL if self.good else "#5A4326", 1.2))
        p.setBrush(look.color(GOOD if self.good else "#FAF5EA"))
        p.drawPath(brushes.rounded(rect, rect.height() / 2))
        font = self.measure.font("text", 14, 13, 700, tabular=True)
        ink = ON_FILL if self.good else look.INK
        stamps.write(p, rect.adjusted(-4, -1, 4, 0), self.text, font, ink, brushes.CENTER)
