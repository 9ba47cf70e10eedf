"""What the window does with the pages for learning from past games: makes them, and leads back from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.match.archive import Archive
    from app.models.notices import Sentence
    from app.models.settings import Settings
    from app.models.training.cards import Chosen
    from app.models.training.question import Item
    from app.views.passing_page import PassingPage
    from app.views.review.page import ReviewPage
    from app.views.training.page import TrainingPage


class TrainingHost(Protocol):
    """The part of the window that ``TrainingPages`` uses."""

    archive: Archive
    settings: Settings

    @property
    def page(self) -> QWidget:
        """The present page."""
        ...

    @property
    def review(self) -> ReviewPage | None:
        """The review, while there is one."""
        ...

    def show_start(self) -> None:
        """Go to the start page."""
        ...

    def show_library(self) -> None:
        """Go to the library."""
        ...

    def show_review(self, game_id: str, position: int | None = None) -> None:
        """Go to the review of a game, at its beginning or at a position."""
        ...

    def show_rules_at(self, anchor: str) -> None:
        """Show the rules of the game on the present page at an anchor."""
        ...

    def complain(self, sentence: Sentence) -> None:
        """Show one sentence about something that failed."""
        ...

    def put_in_front(self, page: PassingPage) -> None:
        """Show a page that is deleted when it is left."""
        ...


class TrainingPages:
    """Makes the pages; each leads back to where it was opened from."""

    def __init__(self, host: TrainingHost) -> None:
        self._host = host

    def show_game(self, game_id: str) -> None:
        """Show the page that asks about the costly decisions of one game."""
        self._page(self._way_back(game_id)).open_game(game_id)

    def show_all(self, back: Callable[[], None] | None = None, chosen: Chosen | None = None) -> None:
        """Show the questions of all games.

        Args:
            back: Where closing the page leads; the start page if it is not given.
            chosen: Which of the questions to list; all of them if it is not given.
        """
        from app.views.training.overview import TrainingOverview  # imported when it is first shown

        host = self._host
        page = TrainingOverview(host.archive)
        if chosen:
            page.choose(chosen)
        page.closed.connect(back or host.show_start)
        page.told.connect(host.complain)

        def ask(items: list[Item]) -> None:
            left = page.chosen
            self._page(lambda: self.show_all(back, left)).open_items(items)

        page.asked.connect(ask)
        host.put_in_front(page)
        (page.start if page.start.isEnabled() else page).setFocus(Qt.FocusReason.OtherFocusReason)

    def _way_back(self, game_id: str) -> Callable[[], None]:
        """What leads back: to the review at its position, if that is the present page; else to the start page."""
        host, review = self._host, self._host.review
        if review is not None and host.page is review:
            position = review.position
            return lambda: host.show_review(game_id, position)
        return host.show_start

    def _page(self, back: Callable[[], None]) -> TrainingPage:
        from app.views.training.page import TrainingPage  # as above

        host = self._host
        page = TrainingPage(host.archive, host.settings)
        page.closed.connect(back)
        page.told.connect(host.complain)
        page.rules_requested.connect(host.show_rules_at)
        host.put_in_front(page)
        return page
