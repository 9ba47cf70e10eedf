"""A page of the window that is made when it is asked for, and gone once it is left."""

from app.views.page import Page


class PassingPage(Page):
    """What the window needs to know of such a page."""

    @property
    def game(self) -> str:
        """Key of the game that is shown, ``""`` for none."""
        return ""

    def close_game(self) -> None:
        """Leave off with everything, for good."""
