"""Asks for hints and shows them: on the table, on the buttons and in the prompt."""

from PySide6.QtCore import QObject, QTimer

from app.ai.hint_reason import HintReason
from app.engines.contract import Action
from app.models.hint_words import HintWords, PlannedStep, Text
from app.models.selection import Path
from app.models.settings import Settings
from app.models.setup import spoken
from app.session.game_controller import GameController
from app.views.board.view import BoardView
from app.views.game.hint_marks import HintMarks
from app.views.game.prompt_bar import PromptBar


class Adviser(QObject):
    """The hint of the present position, if there is one: what to do, then what speaks for it, then what is to follow.

    Args:
        controller: Whom to ask.
        view: The table, which lights the lamps.
        prompt: Says what the hint is.
        settings: Whether hints are wanted, and what is asked for twice.

    Attributes:
        marks: The rings on the table.
        action: What a master would do; ``None`` without its hint.
        reason: What speaks for it, once that is known.
    """

    def __init__(self, controller: GameController, view: BoardView, prompt: PromptBar, settings: Settings) -> None:
        super().__init__(prompt)
        self._controller, self._view, self._prompt, self._settings = controller, view, prompt, settings
        self.marks = HintMarks(view.scene_)
        self._hint: Path = ()
        self._chosen: Path = ()
        self.action: Action | None = None
        self._other: Action | None = None  # that it is compared with
        self.reason: HintReason | None = None
        self._waits = False  # whether the reason is still to come
        self._plans = False  # whether what is to follow is shown
        self._mark_soon = QTimer(self, singleShot=True, interval=0)  # after the table has laid its pieces anew
        self._mark_soon.timeout.connect(self._mark)
        controller.advising.connect(self._show_advising)
        controller.hinted.connect(self._show)
        controller.reasoned.connect(self._take_reason)
        view.laid_out.connect(self._mark_soon.start)

    @property
    def hinted(self) -> Path:
        """Keys that a master would choose; empty without a hint."""
        return self._hint

    def ask(self, viewer: int) -> None:
        """Ask at once, or for ``viewer`` as soon as that person is to move; whatever happens is said.

        Where there is a hint already, show what the master means to do after it, or the reason again.
        """
        if not self._settings.show_hints:
            self._prompt.notice(self.tr("Hints are switched off in the settings."))
        elif self._controller.match.finished:
            self._prompt.notice(self.tr("The game is over: there is nothing left to advise."))
        elif self.action is not None:
            self._plans = not self._plans
            self._say()
            self._mark()
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
        self.action = self._other = self.reason = None
        self._waits = self._plans = False
        self._view.scene_.set_hinted(())
        self.rest()

    def rest(self) -> None:
        """Take the rings away for now: the table shows something else."""
        self._mark_soon.stop()
        self.marks.clear()

    def point_out(self, path: Path, chosen: Path) -> None:
        """Show these keys as the hint, after ``chosen``, without a word."""
        self._hint = path
        self.light(chosen)

    def light(self, chosen: Path) -> None:
        """The prompt asks anew, after ``chosen``: mark the next key of the hint, and say it again before a choice."""
        self._chosen = chosen
        self._light()
        if self._hint:
            self._mark_soon.start()
        if self.action is not None and not chosen:
            self._say()

    def _light(self) -> None:
        """Mark the next key of the hinted path, on the table or among the buttons."""
        chosen = self._chosen
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
        self.action, self._waits = action, True
        self._other = self._words().next_best(values)
        self._controller.ask_reason(self._other)
        self._light()
        self._mark_soon.start()
        self._say()

    def _take_reason(self, reason: HintReason | None) -> None:
        self.reason, self._waits = reason, False
        if self.action is None or self._chosen:
            return
        self._say()
        if self._plans:
            self._mark()

    # in words and on the table

    def _words(self) -> HintWords:
        match = self._controller.match
        return HintWords(self._view.presenter, match.state, self.action or (), spoken(match.seats))

    def _say(self) -> None:
        """What there is to say by now."""
        text = self._text(self._words())
        self._prompt.hint(text.line, text.title)

    def _text(self, words: HintWords) -> Text:
        if self._plans:
            return words.plan_to_come() if self._waits else words.plan(self._steps(words))
        if self.reason is None:
            return words.first(self._other) if self._waits and self._other else words.alone()
        return words.why(self.reason, self._other)

    def _steps(self, words: HintWords) -> list[PlannedStep]:
        return words.steps(self.reason.line) if self.reason else []

    def _mark(self) -> None:
        """Rings around what the hint takes and where it goes, or numbers for what is to follow."""
        if self._plans and self.action is not None:
            self.marks.number([self._hint, *(step.keys for step in self._steps(self._words()))])
        else:
            self.marks.show(self._hint)
