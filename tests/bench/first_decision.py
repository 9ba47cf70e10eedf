"""From the start of the program to the first decision of one's own: python -m tests.bench.first_decision

Of each game twice, in a window of 1366 x 768 with the settings of a first start: by the lesson ("Learn" on the tile)
and by a free game (the tile, "Play without the lesson", "Play" with the set-up that stands there).  Told are the
seconds by the clock in which nobody has to do anything (the window is built, pages are laid out, opponents move at the
usual pace; Python and Qt are loaded already), how many clicks it takes, and how many words the coach has said by then,
with the time that reading them takes.
Opponents may be the first to move in a free game: its figures are the middle and the longest of several.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.match.archive import Archive
from app.models.language import Language
from app.models.settings import Settings
from app.views.game.page import NEXT
from app.views.lesson.offer import LessonOffer
from app.views.lesson.page import LessonPage
from app.views.new_game.dialog import NewGameDialog
from app.views.scale import scale
from app.views.style import dress
from app.views.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.views.widgets.sheet import Sheet

GAMES = ("port_royal", "taverns", "loyang", "murano", "bruges")
WIDTH, HEIGHT = 1366, 768
WORDS_A_MINUTE = 180
"""What somebody reads who looks at the table meanwhile; a usual figure for reading alone is 200 to 250."""

PATIENCE_S = 120.0


class Way(NamedTuple):
    """How one came to the first decision."""

    seconds: float
    clicks: int
    words: int


def until(reached: Callable[[], bool]) -> None:
    """Let the program run until something holds.  Raises ``TimeoutError``."""
    begun = perf_counter()
    while not reached():
        QApplication.processEvents()
        QTest.qWait(1)
        if perf_counter() > begun + PATIENCE_S:
            raise TimeoutError("no decision came")


def click(button: QAbstractButton) -> None:
    """Press a button with the mouse once it is there to be pressed."""
    until(lambda: button.isVisible() and button.isEnabled())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def sheet(window: Window, kind: type[Sheet]) -> Sheet:
    """The open sheet of a kind."""
    found: list[Sheet] = []

    def is_open() -> bool:
        found[:] = [each for each in window.host.findChildren(kind) if each.isVisible()]
        return bool(found)

    until(is_open)
    return found[-1]


def tile(window: Window, game: str) -> QAbstractButton:
    """The game on the start page."""
    return next(each for each in window.start.tiles if each.entry.key == game)


def by_lesson(window: Window, game: str) -> tuple[int, int]:
    """Clicks, and words of the coach."""
    click(tile(window, game).learn)
    until(lambda: isinstance(window.table, LessonPage))
    page, clicks, words = window.table, 1, 0
    assert isinstance(page, LessonPage)
    told = None

    def ready() -> bool:
        return page.course.reading or (page.course.playing and bool(page.offered()))

    while True:
        until(ready)
        if page.course.step is not told:
            told = page.course.step
            words += len(page.coach.bubble.words.text().split())
        if not page.course.reading:
            return clicks, words
        page.go_on()  # the bubble's own button; it moves as one looks
        clicks += 1


def by_free_game(window: Window, game: str) -> tuple[int, int]:
    """Clicks; nobody says anything."""
    click(tile(window, game))
    offer = sheet(window, LessonOffer)
    assert isinstance(offer, LessonOffer)
    click(offer.no)
    dialog = sheet(window, NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    click(dialog.play)
    until(lambda: window.table is not None)
    page, clicks = window.table, 3
    assert page is not None
    while True:
        until(lambda: bool(page.offered()) or page.prompt.button(NEXT) is not None)
        if page.offered():
            return clicks, 0
        page.controller.step()  # what happened to the person was told, and waits to have been seen
        clicks += 1


def way(app: QApplication, game: str, take: Callable[[Window, str], tuple[int, int]]) -> Way:
    """Start the program's window with nothing in its folder, and go a way to the first decision."""
    with tempfile.TemporaryDirectory() as folder:
        begun = perf_counter()
        settings, language = Settings(Path(folder) / "settings.ini"), Language(app)
        language.use("en")
        archive, _ = Archive.open(Path(folder))
        window = Window(archive, settings, language, run_language="en")
        window.resize(WIDTH, HEIGHT)
        window.show()
        try:
            clicks, words = take(window, game)
            return Way(perf_counter() - begun, clicks, words)
        finally:
            window.close()
            window.end_background_work()
            window.deleteLater()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            archive.close()


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--times", type=int, default=5)
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    dress(app)
    scale.fit(WIDTH, HEIGHT)
    print(f"{'':<28}{'seconds':>8}{'longest':>8}{'clicks':>8}{'words':>8}{'with reading':>14}")  # noqa: T201
    for game in asked.games:
        for name, take in (("lesson", by_lesson), ("free game", by_free_game)):
            ways = [way(app, game, take) for _ in range(asked.times)]
            seconds = [each.seconds for each in ways]
            read = 60 * ways[0].words / WORDS_A_MINUTE
            clicks = median(each.clicks for each in ways)
            print(  # noqa: T201
                f"{game + ', ' + name:<28}{median(seconds):8.1f}{max(seconds):8.1f}{clicks:8.0f}{ways[0].words:8}"
                f"{median(seconds) + read:14.0f}"
            )


if __name__ == "__main__":
    main()
