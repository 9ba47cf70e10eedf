"""A part of a board in a window of its own, e.g. what belongs to another seat."""

from dataclasses import replace

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.match.match import Match
from app.models.setup import spoken
from app.views.board.base import Board
from app.views.board.boxes import Box
from app.views.board.view import BoardView

SHAPE = 1024 / 1560
"""Height of a board over its width."""


class BoardWindow(QWidget):
    """Shows the part of a board that belongs to its viewer, as large as it fits.

    Args:
        board: A board of its own, with which nothing else is shown.
        match: The game.
        seat: Whose part is shown.
        parent: Where it lies.
    """

    def __init__(self, board: Board, match: Match, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.frame = QWidget(self)
        self.view = BoardView(match.record.game, board, self.frame)
        # nobody is "you"
        seats = [each if each.level else replace(each, level="apprentice") for each in spoken(match.seats)]
        self.view.show_state(match.state, seat, seats, still=True)

    def part(self, whole: QSizeF) -> Box:
        """What is to be seen on a board of that size."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the part fill the window; the rest of the board lies outside it."""
        super().resizeEvent(event)
        whole = QSizeF(self.width(), self.width() * SHAPE)
        for _ in range(4):  # the share of the part depends a little on the size of its board
            own = self.part(whole)
            whole *= min(self.width() / own.w, self.height() / own.h)
        self.view.resize(whole.toSize())
        own = self.part(self.view.size().toSizeF())
        x, y = (self.width() - own.w) / 2, (self.height() - own.h) / 2
        self.frame.setGeometry(round(x), round(y), int(own.w), int(own.h))
        self.view.move(round(-own.x), round(-own.y))
