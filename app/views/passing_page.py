"""The base class of pages that are created for one visit and deleted when they are left."""

from app.views.page import Page


class PassingPage(Page):
    """A page for one visit, as the window sees it (``Window.put_in_front``): a lesson, a training."""

    @property
    def game(self) -> str:
        """Key of the game that the page shows, ``""`` for none; F1 opens the rules of it."""
        return ""

    def close_game(self) -> None:
        """Stop all timers, threads and questions; the page is deleted next."""
