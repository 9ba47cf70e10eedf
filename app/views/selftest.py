"""The self-test of a build (``--selftest``): plays games in the window, keeps them, and opens their reviews."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from app.engines import GAMES
from app.match.archive import Archive
from app.match.seats import LEVELS, PERSON, Seat
from app.models.language import Language
from app.models.settings import Settings
from app.models.setup import Setup, possible
from app.views.review.charts import PLOT, Chart
from app.views.review.question import ReviewQuestion
from app.views.window import Window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.views.game.page import GamePage
    from app.views.review.page import ReviewPage

SECONDS = 240
"""Seconds for all games together, after which the self-test has failed."""

CHART_SECONDS = 120
"""Seconds after which a chart counts as missing; the first one takes half a second, longer on a busy machine."""

MOVES = 60
"""Number of moves (plies) after which a game is left that is not played to its end."""

_BEAT = 2  # ms between two looks at the page
_CHART_BEAT = 40  # ms between two looks for a chart: the thread that imports what draws it needs the interpreter
_SEED = 7


def selftest(app: QApplication, folder: Path | None, say: Callable[..., None], key: str = "") -> int:
    """Play and review games, print one line for each, and return the exit status.

    Args:
        app: The application.
        folder: Folder of archive and settings; ``None`` for a temporary one.
        say: Prints a line.
        key: The only game to play, to its end; ``""`` for all games, of which the first is played to its end.
    """
    began = time.monotonic()
    with TemporaryDirectory() as made:
        place = folder or Path(made)
        archive, _ = Archive.open(place)
        settings = Settings(place / "settings.ini")
        settings.pace = "now"  # opponents move at once, and nothing glides
        window = Window(archive, settings, Language(app))
        window.show()
        try:
            for each in [key] if key else GAMES:
                whole = each == (key or next(iter(GAMES)))
                say(_play(window, each, began, MOVES if not whole else None))
        except RuntimeError as error:
            say(f"selftest failed: {error}", error=True)
            return 1
        finally:
            window.close()
            window.end_background_work()
            archive.close()
    return 0


def _play(window: Window, key: str, began: float, moves: int | None) -> str:
    """Play and review one game, and return the line to print.

    Args:
        window: The window to play in.
        key: The game.
        began: When the self-test began, as of ``time.monotonic``.
        moves: Number of moves to play, ``None`` for all.

    Raises:
        RuntimeError: Something did not happen, or not in time.
    """
    started, game = time.monotonic(), GAMES[key]
    seats = (Seat("Selftest", PERSON, 0), Seat("Klara", LEVELS[0], 1))
    window.begin(game.key, Setup(seats, possible(game, len(seats), {}), seed=_SEED))
    page = window.table
    if page is None:
        raise RuntimeError("the table did not open")
    game_id = page.match.record.id
    _click_through(page, began, moves)
    match = page.match
    window.show_review(game_id)
    for question in window.findChildren(ReviewQuestion):
        question.without.click()  # a game that is not over asks first whether to show win chances
    review = window.review
    if review is not None:
        loop = QEventLoop()
        review.opened.connect(loop.quit)
        review.unreadable.connect(loop.quit)
        loop.exec()
    if review is None or review.timeline is None or review.timeline.plies != match.ply:
        raise RuntimeError("the review does not show the game")
    review.show_position(review.timeline.plies, still=True)
    await_charts(review)
    scores = " : ".join(map(str, match.state.scores()))
    return f"selftest: {key}, {match.ply} moves, {scores}, {time.monotonic() - started:.1f} s"


def await_charts(review: ReviewPage) -> None:
    """Wait until a chart of the review is drawn.

    Raises:
        RuntimeError: None was drawn within ``CHART_SECONDS``.
    """
    # Worth a test of its own: pyqtgraph and NumPy are a large part of what a build has to bring along.
    loop = QEventLoop()
    until = time.monotonic() + CHART_SECONDS
    beat = QTimer(interval=_CHART_BEAT)
    charts = review.findChildren(Chart)

    def drawn() -> bool:
        return any(chart.isVisible() and chart.lines and chart.drawn for chart in charts)

    beat.timeout.connect(lambda: loop.quit() if drawn() or time.monotonic() > until else None)
    beat.start()
    loop.exec()
    beat.stop()
    if not drawn():
        raise RuntimeError(f"the review does not draw its charts ({', '.join(map(_condition, charts))})")


def _condition(chart: Chart) -> str:
    """Why a chart is not drawn, in a word or two."""
    if not chart.isVisible():
        return "hidden"
    if not chart.lines:
        return "empty"
    return "not painted" if PLOT.ready() else "not imported"


def _click_through(page: GamePage, began: float, moves: int | None) -> None:
    """Choose at random what the page offers until the game is over, or ``moves`` moves are played.

    Raises:
        RuntimeError: ``SECONDS`` have passed since ``began``.
    """
    chance = Random(_SEED)
    loop = QEventLoop()
    beat = QTimer(interval=_BEAT)

    def done() -> bool:
        return page.match.finished or (moves is not None and page.match.ply >= moves)

    def look() -> None:
        if done() or time.monotonic() - began > SECONDS:
            loop.quit()
        elif offered := page.offered():
            page.choose(chance.choice(offered))

    beat.timeout.connect(look)
    beat.start()
    loop.exec()
    beat.stop()
    if not done():
        raise RuntimeError(f"{page.match.record.game} is not over after {SECONDS} s, at move {page.match.ply}")
