"""Words that are cut off where they are painted.

``python -m tests.gallery.cut [--language de] [--size 1920x1080] [--percent 130] [NAME ...]``

Renders the screens whose names begin so (or all) and tells every text that is larger than the box it is written into,
or reaches beyond its widget.  A sentence that is elided ends in dots on purpose and fits its box; a short label that
ends in dots is told.  Games of every table are also looked at in a review, where tables are smallest.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines import GAMES
from app.models.language import FOLDER, locale_of
from app.views.board.backgrounds import backgrounds
from app.views.review.page import ReviewPage
from app.views.scale import scale
from tests.gallery import screens
from tests.gallery.faults import forget
from tests.gallery.review import Assessor
from tests.gallery.screens import SCREENS, TABLES, Studio, studio
from tests.gallery.waiting import settle
from tests.views.reviews import open_game

SLACK = 1.5
"""Pixels that nobody misses."""

BELOW = 0.6
"""Share of the room below the letters that may be missing."""

LABEL = 20
"""Letters of the longest label: of more a person can guess the rest."""

PARTS = 6
"""How many positions of a game are looked at in a review."""

GOLDEN = Path(__file__).parents[1] / "golden"


class Cut(NamedTuple):
    """A text that does not fit.

    Attributes:
        text: All of it.
        wide: Pixels that it is too wide; 1 of a label that ends in dots.
        high: Pixels that it is too high.
        box: Width and height of the box.
    """

    text: str
    wide: int
    high: int
    box: tuple[int, int]


def _measured(p: QPainter, given: tuple[object, ...]) -> Cut | None:
    """What is cut off of a text that is written into a box."""
    if len(given) < 3 or not hasattr(given[0], "width"):
        return None  # written at a point, which has no end
    box, flags, text = QRectF(given[0]), int(given[1]), str(given[2])
    if len(text) <= LABEL and text[-1:] == "…" and not text[-2:-1].isspace():
        return Cut(text, 1, 0, (round(box.width()), round(box.height())))
    if not text.strip():
        return None
    metrics = QFontMetricsF(p.font())
    wide, high = _beyond(p, metrics.boundingRect(box, flags, text)), 0.0
    if flags & Qt.TextFlag.TextDontClip.value:
        needed = QRectF()
    elif flags & Qt.TextFlag.TextWordWrap.value:
        top = flags & ~Qt.AlignmentFlag.AlignVertical_Mask.value | Qt.AlignmentFlag.AlignTop.value
        needed = metrics.boundingRect(QRectF(0, 0, box.width(), 10_000), top, text)
        high = needed.height() - BELOW * metrics.descent() - box.height()
    else:
        needed = QRectF(0, 0, metrics.horizontalAdvance(text), 0)
        high = metrics.tightBoundingRect(text).height() - box.height()
    wide = max(wide, needed.width() - box.width())
    if wide <= SLACK and high <= SLACK:
        return None
    return Cut(text, max(0, round(wide)), max(0, round(high)), (round(box.width()), round(box.height())))


def _beyond(p: QPainter, written: QRectF) -> float:
    """By how many pixels a text is written past the left or right edge of its widget, where nothing is painted."""
    widget = p.device()
    if not isinstance(widget, QWidget):
        return 0.0
    there = p.worldTransform().mapRect(written)
    return max(-there.left(), there.right() - widget.width())


@contextmanager
def _recording() -> Iterator[dict[Cut, None]]:
    found: dict[Cut, None] = {}
    draw = QPainter.drawText

    def measuring(p: QPainter, *given: object) -> object:
        cut = _measured(p, given)
        if cut is not None:
            found[cut] = None
        return draw(p, *given)

    forget()
    backgrounds.clear()
    with patch.object(QPainter, "drawText", measuring):
        yield found


def cut_off(render: Callable[[], QPixmap]) -> list[Cut]:
    """Every text that is cut off on a screen."""
    with _recording() as found:
        render()
    return list(found)


def _in_review(game: str, players: int, own: Studio) -> QPixmap:
    """A golden game on the small table of a review, at some of its positions."""
    archive = own.archive(f"cut_{game}_{players}")
    paths = (GOLDEN / game).glob(f"{players}-players-*.kontor")
    game_id = archive.import_file(max(paths, key=lambda path: path.stat().st_size)).id
    scale.fit(*screens.SIZE)
    page = ReviewPage(archive, make=Assessor, speed=2)
    page.resize(*screens.SIZE)
    page.show()
    open_game(page, game_id)
    while page.analysis.busy:
        settle(page)
    for part in range(PARTS + 1):
        page.show_position(page.timeline.plies * part // PARTS, still=True)
        settle(page)
        taken = page.grab()
    page.close_game()
    page.deleteLater()
    return taken


REVIEWS: dict[str, Callable[[Studio], QPixmap]] = {
    f"review_of_{game}_{players}": partial(_in_review, game, players)
    for game in TABLES
    for players in GAMES[game].players
}
"""Games in a review, where tables are smallest."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything is said in a language."""
    spoken, before = QTranslator(), QLocale()
    spoken.load(f"kontor_{language}", str(FOLDER))
    QCoreApplication.installTranslator(spoken)
    QLocale.setDefault(locale_of(language))
    yield
    QCoreApplication.removeTranslator(spoken)
    QLocale.setDefault(before)


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def main(arguments: list[str]) -> int:
    """Tell what is cut off; 1 if anything is."""
    it = argparse.ArgumentParser(prog="python -m tests.gallery.cut", description=__doc__)
    it.add_argument("--language", choices=("en", "de"), default="de")
    it.add_argument("--size", type=_size, default=screens.SIZE, metavar="WxH", help="of the window, in pixels")
    it.add_argument("--percent", type=int, default=100, help="size of the letters (default 100)")
    it.add_argument("names", nargs="*")
    given = it.parse_args(arguments)
    chosen = [name for name in (*SCREENS, *REVIEWS) if not given.names or name.startswith(tuple(given.names))]
    total = 0
    with studio(given.language) as own, patch.object(screens, "SIZE", given.size):
        scale.use_percent(given.percent)
        for name in chosen:
            render = (SCREENS | REVIEWS)[name]
            for cut in cut_off(partial(render, own)):
                total += 1
                sys.stdout.write(f"{name}: {cut.text!r} in {cut.box}: {cut.wide} too wide, {cut.high} too high\n")
            sys.stdout.flush()
    return int(total > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
