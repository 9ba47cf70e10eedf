"""Asks for hints and shows them on the table, on the buttons and in the prompt."""

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
    """Holds the hint for the present position and shows it in steps.

    First it says what to do.  The reason is asked for at once and said as soon as it is known.  Asked again, it shows
    what the master plans to do afterwards, and asked once more the reason again.

    Args:
        controller: Answers the questions.
        view: The table, which shows lamps and rings.
        prompt: Says the hint.
        settings: Whether hints are wanted, and which choices have to be confirmed.

    Attributes:
        marks: The rings on the table.
        action: What a master would do; ``None`` while no hint is known.
        reason: What speaks for it; ``None`` while it is not known.
    """

    def __init__(self, controller: GameController, view: BoardView, prompt: PromptBar, settings: Settings) -> None:
        super().__init__(prompt)
        self._controller, self._view, self._prompt, self._settings = controller, view, prompt, settings
        self.marks = HintMarks(view.scene_)
        self._hint: Path = ()  # the keys that choose ``action``
        self._chosen: Path = ()  # the keys that the person has chosen so far
        self.action: Action | None = None
        self._other: Action | None = None  # the next best action, with which the reason compares
        self.reason: HintReason | None = None
        self._waits = False  # whether the reason is still to come
        self._plans = False  # whether the plan is shown instead of the reason
        self._mark_soon = QTimer(self, singleShot=True, interval=0)  # after the table has laid its pieces anew
        self._mark_soon.timeout.connect(self._mark)
        controller.advising.connect(self._show_advising)
        controller.hinted.connect(self._show)
        controller.reasoned.connect(self._take_reason)
        view.laid_out.connect(self._mark_soon.start)

    @property
    def hinted(self) -> Path:
        """Keys that choose what a master would do, in the order of clicking; empty without a hint."""
        return self._hint

    def ask(self, viewer: int) -> None:
        """The person wants a hint: get one, or show the next step of the one there is.

        If no person decides now, the hint is promised for the next decision of seat ``viewer``.  Where there can be
        none, the prompt says why.
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
        """Say that the hint which was asked for comes with the next decision."""
        self._prompt.hint(self.tr("The hint comes as soon as it is your turn."))

    def forget(self) -> None:
        """Forget the hint: the position has changed."""
        self._hint = ()
        self.action = self._other = self.reason = None
        self._waits = self._plans = False
        self._view.scene_.set_hinted(())
        self.hide_marks()

    def hide_marks(self) -> None:
        """Take the rings away, but keep the hint: the table shows something else for now."""
        self._mark_soon.stop()
        self.marks.clear()

    def point_out(self, path: Path, chosen: Path) -> None:
        """Show ``path`` as the hint, without saying anything; a lesson has hints of its own.

        Args:
            path: Keys to show, in the order of clicking.
            chosen: Keys that are chosen already.
        """
        self._hint = path
        self.light(chosen)

    def light(self, chosen: Path) -> None:
        """Show the hint again, as the page has set prompt and table anew.

        Args:
            chosen: Keys chosen so far; once there are any, the hint is marked but no longer said.
        """
        self._chosen = chosen
        self._light()
        if self._hint:
            self._mark_soon.start()
        if self.action is not None and not chosen:
            self._say()

    def _light(self) -> None:
        """Mark the next key of the hint, on the table or among the buttons."""
        chosen = self._chosen
        at = len(chosen)
        # who has chosen something else is shown where the hint begins
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
        """Have the prompt say what is known by now."""
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
        """Draw rings around the keys of the hint, or numbered ones around the steps of the plan."""
        if self._plans and self.action is not None:
            self.marks.number([self._hint, *(step.keys for step in self._steps(self._words()))])
        else:
            self.marks.show(self._hint)
