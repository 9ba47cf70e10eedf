"""Asks for hints and shows them: on the table, on the buttons and in the prompt."""

from PySide6.QtCore import QObject

from app.engines.contract import Action
from app.models.selection import Path
from app.models.settings import Settings
from app.models.setup import spoken
from app.session.game_controller import GameController
from app.views.board_view import BoardView
from app.views.game.prompt_bar import PromptBar


class Adviser(QObject):
    """The hint of the present position, if there is one.

    Args:
        controller: Whom to ask.
        view: The table, which lights the lamps.
        prompt: Says what the hint is.
        settings: Whether hints are wanted, and what is asked for twice.
    """

    def __init__(self, controller: GameController, view: BoardView, prompt: PromptBar, settings: Settings) -> None:
        super().__init__(prompt)
        self._controller, self._view, self._prompt, self._settings = controller, view, prompt, settings
        self._hint: Path = ()
        self._chosen: Path = ()
        controller.advising.connect(self._show_advising)
        controller.hinted.connect(self._show)

    @property
    def hinted(self) -> Path:
        """Keys that a master would choose; empty without a hint."""
        return self._hint

    def ask(self, viewer: int) -> None:
        """Ask at once, or for ``viewer`` as soon as that person is to move; whatever happens is said."""
        if not self._settings.show_hints:
            self._prompt.notice(self.tr("Hints are switched off in the settings."))
        elif self._controller.match.finished:
            self._prompt.notice(self.tr("The game is over: there is nothing left to advise."))
        else:
            self._controller.ask_hint(viewer)
            if self._controller.promised_hint >= 0:
                self.say_promised()

    def say_promised(self) -> None:
        """A hint was asked for too early."""
        self._prompt.hint(self.tr("The hint comes as soon as it is your turn."))

    def forget(self) -> None:
        """The position is another one."""
        self._hint = ()
        self._view.scene_.set_hinted(())

    def point_out(self, path: Path, chosen: Path) -> None:
        """Show these keys as the hint, after ``chosen``, without a word."""
        self._hint = path
        self.light(chosen)

    def light(self, chosen: Path) -> None:
        """Mark the next key of the hinted path after ``chosen``, on the table or among the buttons."""
        self._chosen = chosen
        at = len(chosen)
        following = self._hint[at : at + 1] if self._hint[:at] == chosen else self._hint[:1]
        self._view.scene_.set_hinted(following)
        self._prompt.set_hinted(following)

    def _show_advising(self) -> None:
        self._prompt.hint(self.tr("A master is thinking about it …"))

    def _show(self, action: Action, values: object) -> None:
        match, presenter = self._controller.match, self._view.presenter
        assert isinstance(values, list)
        spelled = presenter.spell(match.state, self._settings.confirm_moves)
        self._hint = next((path for path, each in spelled if each == action), ())
        self._prompt.hint(presenter.explain(match.state, action, values, spoken(match.seats)))
        self.light(self._chosen)
