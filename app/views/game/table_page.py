"""The table of a game with the bars and panels around it, and where all of them lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtWidgets import QWidget

from app.views import theme as look
from app.views.board.view import BoardView
from app.views.game.handover_cover import HandoverCover
from app.views.game.log_panel import LogPanel
from app.views.game.places import LOG_AT_LEAST, measure_for, places
from app.views.game.prompt_bar import PromptBar
from app.views.game.repeat_frame import RepeatFrame
from app.views.game.score_panel import ScorePanel
from app.views.game.table_list import TableList
from app.views.game.title_bar import TitleBar
from app.views.game.turns_panel import TurnsPanel
from app.views.games import board_of
from app.views.scale import scale
from app.views.widgets.measure import Measure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QResizeEvent

    from app.match.match import Match


class TablePage(QWidget):
    """Makes the table and the parts around it, lays them out for the size of the page, and paints them in its theme.

    It shows nothing of the game and reacts to nothing that a person does: that is for whoever derives from it.

    Args:
        match: The game.
        parent: The owner.

    Attributes:
        match: The game; says how many rows standings and last turns need.
        view: The table.
        frame: Lies over the table while earlier turns are shown again.
        prompt: Asks the present question.
        score: The standings.
        turns: The last turns of the others.
        log: What has happened.
        bar: The title bar.
        list: The list of the table, for the keyboard and screen readers.
        handover: Covers the page between two persons.
        measure: The present sizes.
    """

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self._game = match.record.game
        # each widget lies above those that were made before it: the frame must cover the table and nothing else
        self.view = BoardView(self._game, board_of(self._game), self)
        self.frame = RepeatFrame(self)
        self.prompt = PromptBar(self)
        self.score = ScorePanel(self)
        self.turns = TurnsPanel(self)
        self.log = LogPanel(self)
        self.bar = TitleBar(self._game, self)
        self.list = TableList(self.view.model, self)
        self.handover = HandoverCover(self._game, self)
        self.measure = Measure()
        self.log.course.setVisible(self.view.board.course)
        self.turns.setVisible(self._n_others() > 0)
        self.view.laid_out.connect(self._place_prompt)
        look.keeper.changed.connect(self._retheme)
        scale.changed.connect(self._follow_text)

    def _n_others(self) -> int:
        """Number of rows of the last turns: all seats but that of a person whose table it is."""
        return len(self.match.seats) - any(seat.is_person for seat in self.match.seats)

    def panels(self) -> Iterable[QWidget]:
        """Title bar and panels, for tests of the layout."""
        return (self.bar, self.prompt, self.score, self.turns, self.log)

    def focus_list(self) -> None:
        """Give the keyboard to the list of the table, which unfolds; not while the table is covered."""
        if not self.handover.covers:
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # layout

    def showEvent(self, event: object) -> None:
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Lay everything out for the present size of the page."""
        width, height = float(self.width()), float(self.height())
        self.measure = measure_for(width, height, scale.percent / 100)
        for part in (self.bar, self.score, self.turns, self.log):
            part.set_measure(self.measure)
        score = self.score.height_for(len(self.match.seats))
        wide = self.measure.of(344, 264)
        most = height - self.bar.bar_height() - score - self.measure.of(LOG_AT_LEAST)
        last = self.turns.height_wanted(self._n_others(), wide, most)
        lie = places(width, height, self.measure, self.bar.bar_height(), score, last)
        self.bar.setGeometry(lie.bar)
        self.view.set_side(lie.side)
        self.view.setGeometry(lie.board)
        self.score.place(lie.score)
        self.turns.place(lie.turns)
        self.log.place(lie.log)
        self._place_prompt()
        self.list.place(lie.pieces)
        if self.handover.isVisible():
            self.handover.setGeometry(self.rect())

    def _place_prompt(self) -> None:
        """Put the prompt where the board of the game has left room for it."""
        self.prompt.set_measure(self.measure)
        box = QRectF(self.view.prompt_box()).translated(0, self.view.y())
        self.prompt.place(box)

    # text size, theme, language

    def _follow_text(self) -> None:
        if self.measure.text != scale.percent / 100:
            self._arrange()

    def _retheme(self) -> None:
        self.list.dress()
        for child in self.findChildren(QWidget):
            QWidget.update(child)  # a view has an overload of its own, which wants an index

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the words that log and list have themselves in the language of the moment; others belong to the game."""
        self.log.retranslate()
        self.list.retranslate()
