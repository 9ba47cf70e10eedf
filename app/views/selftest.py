"""Plays one whole game by itself: proof that a build starts, thinks, draws, keeps and reviews."""

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
from app.views.window import Window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.views.game_page import GamePage

SECONDS = 240
"""After so long it has failed."""

_BEAT = 2  # ms between two looks at the page
_SEED = 7


def selftest(app: QApplication, folder: Path | None, say: Callable[..., None]) -> int:
    """Play, review, say one line; gives the exit status."""
    with TemporaryDirectory() as made:
        place = folder or Path(made)
        archive, _ = Archive.open(place)
        settings = Settings(place / "settings.ini")
        settings.speed = 0
        window = Window(archive, settings, Language(app))
        window.show()
        try:
            line = _play(window)
        except RuntimeError as error:
            say(f"selftest failed: {error}", error=True)
            return 1
        finally:
            window.close()
            archive.close()
    say(line)
    return 0


def _play(window: Window) -> str:
    began = time.monotonic()
    game = next(iter(GAMES.values()))
    seats = (Seat("Selftest", PERSON, 0), Seat("Klara", LEVELS[0], 1))
    window.begin(game.key, Setup(seats, possible(game, len(seats), {}), seed=_SEED))
    page = window.table
    if page is None:
        raise RuntimeError("the table did not open")
    game_id = page.match.record.id
    _click_through(page, began)
    window.show_review(game_id)
    review = window.review
    if review is None or review.course is None or review.course.plies != page.match.ply:
        raise RuntimeError("the review does not show the game")
    review.show_position(review.course.plies, still=True)
    scores = " : ".join(map(str, page.match.state.scores()))
    return f"selftest: {game.key}, {page.match.ply} moves, {scores}, {time.monotonic() - began:.1f} s"


def _click_through(page: GamePage, began: float) -> None:
    """Choose among what the page offers until the game is over."""
    chance = Random(_SEED)
    loop = QEventLoop()
    beat = QTimer(interval=_BEAT)

    def look() -> None:
        if page.match.finished or time.monotonic() - began > SECONDS:
            loop.quit()
        elif offered := page.offered():
            page.choose(chance.choice(offered))

    beat.timeout.connect(look)
    beat.start()
    loop.exec()
    beat.stop()
    if not page.match.finished:
        raise RuntimeError(f"the game is not over after {SECONDS} s, at move {page.match.ply}")
