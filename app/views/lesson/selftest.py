"""Plays every lesson to its end in a window, so that no step is left on which a person would be stuck."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from app.match.archive import Archive
from app.match.listing import Query
from app.models.language import LANGUAGES, Language
from app.models.lessons.data import DO
from app.models.lessons.files import taught
from app.models.pace import NOW
from app.models.settings import Settings
from app.views.lesson.page import LessonPage
from app.views.widgets.sheet import Sheet
from app.views.window import Window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SECONDS_A_STEP = 6
"""Seconds per step of a lesson after which it counts as stuck."""

_BEAT = 2
"""Milliseconds between two looks at the page."""


def play_lessons(
    app: QApplication,
    folder: Path | None,
    say: Callable[..., None],
    languages: Sequence[str] = LANGUAGES,
    games: Sequence[str] = (),
) -> int:
    """Play every lesson in every language.

    Args:
        app: The application.
        folder: Folder for archive and settings; ``None`` for a temporary one.
        say: Called with a line for each lesson, and with ``error=True`` for each failure.
        languages: Languages in which the lessons are played.
        games: Keys of the games whose lessons are played; all of them where none are named.

    Returns:
        The exit status: 0, or 1 where a lesson failed.
    """
    failed = 0
    with TemporaryDirectory() as made:
        place = folder or Path(made)
        archive, _ = Archive.open(place)
        settings = Settings(place / "settings.ini")
        settings.pace = settings.lesson_pace = NOW
        window = Window(archive, settings, Language(app))
        window.show()
        try:
            for game in games or taught():
                for language in languages:
                    settings.language = language
                    settings.keep_lesson(game, {})
                    try:
                        say(_play(window, game, language))
                    except RuntimeError as error:
                        say(f"lesson failed: {game}, {language}: {error}", error=True)
                        failed = 1
            if archive.find(Query()):
                say("lesson failed: the archive has a game of a lesson", error=True)
                failed = 1
        finally:
            window.close()
            window.end_background_work()
            archive.close()
    return failed


def _play(window: Window, game: str, language: str) -> str:
    """Play one lesson, and at each step that has an answer to other actions first play one of these.

    Returns:
        The line about it.

    Raises:
        RuntimeError: The lesson did not come to its end.
    """
    began = time.monotonic()
    window.lessons.open(game)
    page = window.table
    if not isinstance(page, LessonPage):
        raise RuntimeError(window.told or "the lesson did not open")
    player = _Player(page)
    steps = len(page.course.lesson.steps)
    limit = SECONDS_A_STEP * steps
    loop = QEventLoop()
    beat = QTimer(interval=_BEAT)

    def look() -> None:
        if page.course.done or player.trouble or time.monotonic() - began > limit:
            loop.quit()
        else:
            player.act()

    beat.timeout.connect(look)
    beat.start()
    loop.exec()
    beat.stop()
    where = f"at step {page.course.step.id!r}"
    if player.trouble:
        raise RuntimeError(f"{player.trouble} {where}")
    if not page.course.done:
        raise RuntimeError(f"not over after {limit} s, {where}")
    if not window.settings.lesson(game).get("done"):
        raise RuntimeError("not noted as done")
    for sheet in window.findChildren(Sheet):  # the game itself is offered
        sheet.dismiss()
    return f"lesson: {game}, {language}, {steps} steps, {player.other} other moves, {time.monotonic() - began:.1f} s"


class _Player:
    """Acts as a person would: does what the coach asks for, and once at each step something else.

    Attributes:
        other: Number of other actions that were played and taken back.
        trouble: What went wrong, in words; ``""`` while nothing has.
    """

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._strayed: set[str] = set()
        self._path: tuple[str, ...] = ()  # the keys of the other action that has been begun
        self.other = 0
        self.trouble = ""

    def act(self) -> None:
        """Go on, or choose one key, where the page waits for that."""
        page, course = self._page, self._page.course
        if course.reading:
            if page.coach.bubble.primary.isHidden():
                self.trouble = "nothing to continue with"
            self.other += course.astray
            self._path = ()
            page.go_on()
        elif course.playing and page.offered():
            path = page.path()
            if not path and course.step.kind == DO:
                self.trouble = f"{course.step.do[0]!r} is not legal"
            else:
                path = self._another() or path
                page.choose(path[len(page.chosen)])

    def _another(self) -> tuple[str, ...]:
        """The path of keys of another action than the step asks for, once in each step; ``()`` otherwise.

        In free play it is the action that Enter plays, else the first one: so a turn is soon over.
        """
        page, step = self._page, self._page.course.step
        begun = [path for path in page.other_paths() if path[: len(page.chosen)] == page.chosen]
        if step.kind != DO:
            main = page.prompt.primary()
            return next((path for path in begun if path[len(page.chosen)] == main), begun[0])
        if not page.chosen:
            if step.id in self._strayed or step.id not in page.course.lesson.said("en").others:
                return ()
            self._strayed.add(step.id)
            self._path = begun[0]
        return self._path if self._path[: len(page.chosen)] == page.chosen else ()
