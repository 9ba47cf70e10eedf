"""What the window does with the guided first games: offers them, opens them, and goes on after them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Protocol

from app.match.listing import Query
from app.match.words import ArchiveError
from app.models.lessons.data import LessonError
from app.models.lessons.files import has_lesson, read_lesson, taught

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.match.archive import Archive
    from app.models.notices import Sentence
    from app.models.settings import Settings
    from app.session.opponents import Opponents
    from app.views.game.page import GamePage
    from app.views.start.page import StartPage

LOG = logging.getLogger(__name__)


class LessonHost(Protocol):
    """The part of the window that ``LessonPages`` uses."""

    archive: Archive
    settings: Settings
    host: QWidget
    start: StartPage

    @property
    def opponents(self) -> Opponents:
        """The real opponents, which play where the lesson leaves them free."""
        ...

    def show_start(self) -> None:
        """Go to the start page."""
        ...

    def ask_new_game(self, game: str) -> None:
        """Show the dialog that sets up a game; ``game`` is its key."""
        ...

    def complain(self, sentence: Sentence) -> None:
        """Show one sentence about something that failed."""
        ...

    def put_on_table(self, page: GamePage) -> None:
        """Show the page of a game in place of the present page."""
        ...


class LessonPages:
    """Offers the lessons, opens them where they were left, and leads from their end to the set-up of the game."""

    def __init__(self, host: LessonHost) -> None:
        self._host = host

    def offer(self) -> None:
        """Have the start page offer the lessons that were not finished yet, and say which of them were begun."""
        kept = {game: self._host.settings.lesson(game) for game in taught()}
        offered = [game for game, place in kept.items() if not place.get("done")]
        self._host.start.teach(offered, [game for game in offered if "chapter" in kept[game]])

    def open(self, game: str) -> None:
        """Open the lesson of a game where it was left, at its beginning the first time."""
        from app.models.lessons.course import Course
        from app.views.lesson.page import LessonPage  # made when first asked for, like all pages but the first

        host = self._host
        try:
            course = Course(read_lesson(game), host.settings.lesson(game))
        except LessonError as error:
            LOG.exception("the lesson of %s", game)
            host.complain(str(error))
            return
        page = LessonPage(course, host.settings, host.opponents)
        page.done.connect(lambda: self._end(game))
        host.put_on_table(page)

    def first_or_new_game(self, game: str) -> None:
        """Show the dialog that sets up a game; instead, once before the first game of this kind, offer its lesson."""
        host = self._host
        if host.settings.lesson(game) or not has_lesson(game) or self._was_played(game):
            host.ask_new_game(game)
            return
        from app.views.lesson.offer import LessonOffer

        host.settings.keep_lesson(game, {"offered": True})
        try:
            offer = LessonOffer(host.host, read_lesson(game))
        except LessonError:  # whoever asks for the lesson is told why; here the game itself was asked for
            LOG.exception("the lesson of %s", game)
            host.ask_new_game(game)
            return
        offer.learn.connect(self.open)
        offer.new_game.connect(host.ask_new_game)
        offer.open()

    def _end(self, game: str) -> None:
        """Leave a lesson that is over; show the dialog that sets up the game if it was never played."""
        self._host.show_start()
        if not self._was_played(game):
            self._host.ask_new_game(game)

    def _was_played(self, game: str) -> bool:
        """Whether the archive has a game of this kind; true where it cannot be read."""
        try:
            return bool(self._host.archive.find(Query(games=(game,))))
        except ArchiveError:
            return True
