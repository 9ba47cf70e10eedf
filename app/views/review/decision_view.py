"""Shows a decision of a past game on the page of its review: its panel, the position before it, and marks there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from app.models.review.decision_words import DecisionWords
from app.views.review.choice_marks import ChoiceMarks
from app.views.review.decision_panel import DecisionPanel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from app.match.match import Match
    from app.match.seats import Seat
    from app.models.review.decision_words import ActionLine
    from app.models.review.timeline import Advice, Timeline
    from app.session.analysis import Analysis
    from app.views.board.view import BoardView
    from app.views.review.banner import Banner


class DecisionView(QObject):
    """Shows a decision: ``begin`` puts its panel in place of other parts of the page, ``end`` brings these back.

    Args:
        page: The page.
        analysis: The analysis, which is asked for what is not known of the decision yet.
        banner: The banner on the table.

    Attributes:
        ply: The ply whose decision is shown, 0 for none.
        panel: The panel with the lines of the decision.
        marks: The marks on the table.

    Signals:
        closed: The person wants to leave the decision.
    """

    closed = Signal()

    def __init__(self, page: QWidget, analysis: Analysis, banner: Banner) -> None:
        super().__init__(page)
        self._page, self._analysis, self._banner = page, analysis, banner
        self.panel = DecisionPanel(page)
        self.panel.pointed.connect(self._show)
        self.panel.closed.connect(self.closed)
        analysis.advised.connect(self._take)
        self.marks = ChoiceMarks()
        self.ply = 0
        self._covered: list[QWidget] = []
        self._board: BoardView | None = None
        self._match: Match | None = None
        self._words: DecisionWords | None = None
        self._seats: Sequence[Seat] = ()
        self._lines: list[ActionLine] = []
        self._pointed: ActionLine | None = None
        self._back: QWidget | None = None  # the widget that had the focus before

    def load(self, match: Match, timeline: Timeline, seats: Sequence[Seat]) -> None:
        """Take a game; also called after a change of language."""
        self._match, self._seats = match, seats
        self._words = DecisionWords(match, timeline, seats)

    def is_choice(self, ply: int) -> bool:
        """Whether the decision of ``ply`` can be shown."""
        return self._words is not None and self._words.is_choice(ply)

    def begin(self, ply: int, board: BoardView, covers: Sequence[QWidget]) -> None:
        """Show the decision of a ply.

        Args:
            ply: The ply.
            board: The table, which shows the position before it.
            covers: Parts of the page that are hidden while the panel is shown.
        """
        self.ply, self._board, self._covered = ply, board, [each for each in covers if each.isVisibleTo(self._page)]
        self._back = QApplication.focusWidget()
        board.laid_out.connect(self._mark)
        for each in self._covered:
            each.hide()
        self.panel.show()
        self.panel.raise_()
        self.panel.setFocus(Qt.FocusReason.OtherFocusReason)
        self._analysis.look_at(ply - 1)
        self._pointed = None
        self._say()
        self._show_position()

    def end(self) -> None:
        """Hide the decision; what the table shows is up to the page again.  Does nothing where none is shown."""
        if not self.ply:
            return
        self.ply = 0
        self._analysis.look_at(-1)
        self.marks.clear()
        if self._board is not None:
            self._board.laid_out.disconnect(self._mark)
            self._board = None
        here = QApplication.focusWidget()
        # Only a focus that was in the panel goes back: the person may have clicked elsewhere.
        inside = here is None or here is self.panel or self.panel.isAncestorOf(here)
        self.panel.hide()
        for each in self._covered:
            each.show()
        if inside:
            back = self._back if self._back is not None and self._back.isVisible() else self._page
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Hide the decision and let go of the game."""
        self.end()
        self._match = self._words = None
        self._lines, self._pointed = [], None

    @property
    def _advice(self) -> Advice | None:
        value = self._analysis.values.get(self.ply - 1)
        return value.advice if value else None

    def _take(self, position: int) -> None:
        if self.ply and position == self.ply - 1:
            self._say()
            self._show(again=True)

    def _say(self) -> None:
        """Set words and lines of the panel."""
        assert self._words is not None
        advice = self._advice
        waits, below = self._words.notes(self.ply, advice, given_up=self.ply - 1 in self._analysis.given_up)
        self._lines = self._words.lines(self.ply, advice) if advice else []
        self.panel.say(self._words.title(self.ply), self._words.whose(self.ply), waits, below)
        self.panel.show_lines(self._lines)

    def _show(self, *, again: bool = False) -> None:
        """Show on the table the line that is pointed at, if that has changed; in any case with ``again``."""
        line = self.panel.current
        if self.ply and (again or line != self._pointed):
            self._pointed = line
            self._show_position()

    def _show_position(self) -> None:
        """Show on the table the position after the action that is pointed at, else the one before it, with marks."""
        assert self._match is not None
        assert self._words is not None
        assert self._board is not None
        before = self._match.states[self.ply - 1]
        seat, touched = before.actor, set()
        state = before
        if self._pointed is not None:
            state = before.clone()
            state.trace = []  # has the engine note the events, which name the pieces that were touched
            state.apply(self._pointed.action)
            events, state.trace = state.trace, None
            touched = {line.piece for line in self._board.presenter.lines(events, self._seats) if line.piece}
            words, below = self._words.after(self._pointed), self._words.whose(self.ply)
            below = f"{below} {self._pointed.chance}"
        else:
            advice = self._advice
            words = self._words.before(self.ply)
            below = self._words.told(self.ply, advice) if advice and self._lines else ""
        self._board.show_state(state, seat, self._seats, still=True)
        self._board.scene_.set_last(touched)
        self._banner.say(self._seats[seat].colour, words, below)
        self._mark()

    def _mark(self) -> None:
        self.marks.clear()
        if self._board is None or self._pointed is not None:
            return
        best, played = self.panel.words_of_marks()
        played_line = next((line for line in self._lines if line.played), None)
        best_line = next((line for line in self._lines if line.best), None)
        if played_line is None:
            return
        keys = best_line.keys if best_line is not None else ()
        self.marks.show(self._board, (played_line.keys, played), (keys, best))
