"""The contrast of everything written on a screen, as it is really painted.

``python -m tests.gallery.contrast [--theme dark] [--high-contrast] [--least 4.5] [NAME …]`` renders the screens whose
names begin so (or all) twice: without the words, and with every word in a colour of its own and without soft edges,
which tells its pixels.  The contrast of a word is that of its ink and the ground below its pixels; a tenth of them may
be worse, so that a glint or a seam behind one letter does not count.

Words that are painted half transparent are shades or of what cannot be used now, and Qt's own widgets write with the
palette, whose pairs ``test_theme.py`` holds: both are left out.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

import numpy as np
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap

from app.views import theme
from app.views.board.backgrounds import backgrounds
from app.views.theme import keeper
from tests.gallery.faults import forget
from tests.gallery.screens import SCREENS, Studio, studio

LARGE, LARGE_BOLD, BOLD = 24.0, 18.66, 700
"""Pixels and weight from which letters are large: those need less."""

NORMAL_RATIO, LARGE_RATIO = 4.5, 3.0
"""WCAG 2 AA."""

WORSE = 0.1
"""Share of the pixels of a word that may have less contrast."""

FEWEST = 6
"""Pixels below which nothing is said: all but hidden by something else."""


class Ink(NamedTuple):
    """How a word is written."""

    text: str
    px: float
    weight: int
    colour: str

    @property
    def large(self) -> bool:
        """Whether less contrast will do."""
        return self.px >= LARGE or (self.px >= LARGE_BOLD and self.weight >= BOLD)


class Written(NamedTuple):
    """A word on a screen.

    Attributes:
        ink: How it is written.
        ratio: Its contrast, 1 to 21.
        place: Left, top, right and bottom of its pixels.
    """

    ink: Ink
    ratio: float
    place: tuple[int, int, int, int]

    def lacks(self, least: float = NORMAL_RATIO) -> float:
        """By what factor the contrast is too low; 1 and less is enough."""
        return least * (LARGE_RATIO / NORMAL_RATIO if self.ink.large else 1.0) / self.ratio


class _Recorder:
    """Stands in for ``QPainter.drawText``: leaves words out, or writes each in a colour of its own."""

    def __init__(self, *, mark: bool) -> None:
        self.inks: list[Ink] = []
        self._mark, self._draw = mark, QPainter.drawText

    def colour(self, number: int) -> int:
        """The colour that tells a word, as 0xRRGGBB."""
        return (0x3A51C7 + number * 0x9E3779) & 0xFFFFFF  # far apart, and none of the look

    def __call__(self, p: QPainter, *given: object) -> object:
        pen, font = p.pen(), p.font()
        ink = pen.color()
        text = next((each for each in given if isinstance(each, str)), "")
        if not text.strip() or ink.alpha() < 255 or p.opacity() < 1:
            return self._draw(p, *given)
        if not self._mark:
            return None
        size = float(font.pixelSize()) * abs(p.deviceTransform().m22() or 1.0)
        number = len(self.inks)
        self.inks.append(Ink(text, size, int(font.weight()), ink.name()))
        hard = QFont(font)
        hard.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
        p.setFont(hard)
        p.setPen(QColor.fromRgb(self.colour(number)))
        done = self._draw(p, *given)
        p.setFont(font)
        p.setPen(pen)
        return done


@contextmanager
def _recording(*, mark: bool) -> Iterator[_Recorder]:
    recorder = _Recorder(mark=mark)
    forget()
    backgrounds.clear()
    with patch.object(QPainter, "drawText", lambda p, *given: recorder(p, *given)):
        yield recorder
    forget()
    backgrounds.clear()


def _pixels(picture: QPixmap) -> np.ndarray:
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    return flat[:, : image.width()] & 0xFFFFFF


def _luminance(rgb: np.ndarray) -> np.ndarray:
    """Relative luminance of 0xRRGGBB, WCAG 2."""
    total = np.zeros(rgb.shape)
    for shift, share in ((16, 0.2126), (8, 0.7152), (0, 0.0722)):
        channel = ((rgb >> shift) & 0xFF) / 255
        total += share * np.where(channel <= 0.04045, channel / 12.92, ((channel + 0.055) / 1.055) ** 2.4)
    return total


def written(render: Callable[[], QPixmap]) -> list[Written]:
    """Everything that is written on a screen and seen."""
    with _recording(mark=False):
        ground = _pixels(render())
    with _recording(mark=True) as recorder:
        marked = _pixels(render())
    changed = np.nonzero(marked != ground)
    colours = marked[changed]
    order = np.argsort(colours, kind="stable")
    colours, rows, columns = colours[order], changed[0][order], changed[1][order]
    found = []
    for number, ink in enumerate(recorder.inks):
        code = recorder.colour(number)
        first, last = np.searchsorted(colours, code), np.searchsorted(colours, code, side="right")
        if last - first < FEWEST:
            continue
        y, x = rows[first:last], columns[first:last]
        below = _luminance(ground[y, x])
        own = theme.luminance(ink.colour)
        ratios = (np.maximum(below, own) + 0.05) / (np.minimum(below, own) + 0.05)
        place = int(x.min()), int(y.min()), int(x.max()), int(y.max())
        found.append(Written(ink, float(np.quantile(ratios, WORSE)), place))
    return found


def of_screen(name: str, own: Studio, look: str = "light", *, high_contrast: bool = False) -> list[Written]:
    """Everything that is written on a screen of the gallery."""

    def render() -> QPixmap:
        with patch.object(keeper, "use", lambda *_, **__: None):  # screens choose the light theme themselves
            return SCREENS[name](own)

    own.settings.pace = own.settings.lesson_pace = "now"
    own.speak()
    keeper.use(look, high_contrast=high_contrast)
    try:
        return written(render)
    finally:
        keeper.use("light")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=[""], metavar="NAME")
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument(
        "--least", type=float, default=NORMAL_RATIO, help="of usual letters; large ones need two thirds"
    )
    wishes = parser.parse_args()
    failed = 0
    with studio() as own:
        for name in [each for each in SCREENS if each.startswith(tuple(wishes.names))]:
            found = of_screen(name, own, wishes.theme, high_contrast=wishes.high_contrast)
            weak = sorted((each for each in found if each.lacks(wishes.least) > 1), key=lambda each: each.ratio)
            failed += len(weak)
            print(f"{name}: {len(found)} words, {len(weak)} too weak", flush=True)
            for each in weak:
                size = f"{each.ink.px:.0f} px {each.ink.weight}"
                print(
                    f"   {each.ratio:5.2f}  {each.ink.text[:40]!r} {size} {each.ink.colour} at {each.place}", flush=True
                )
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
