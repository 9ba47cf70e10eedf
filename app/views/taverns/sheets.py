"""Sheets over the table: lists of cards, and the tavern of somebody else."""

from collections.abc import Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.match.match import Match
from app.models.setup import spoken
from app.models.table import Piece
from app.models.taverns.pieces import ListedPiece
from app.views.board.base import Board
from app.views.board.boxes import Box
from app.views.board.window import BoardWindow
from app.views.game.sheets import CardSheet, Picture, Words
from app.views.paint import brushes, cards, pieces
from app.views.taverns.layout import areas
from app.views.widgets.sheet import Sheet

MARKS = {"display": "eye-target", "stack": "stack"}
"""Glyph on a guest in a list that lies open already, by ``ListedPiece.place``."""


class ListSheet(CardSheet):
    """The list of a pile: one card of each kind, with their number."""

    def __init__(
        self, host: QWidget, title: str, note: str, shown: Sequence[Piece], preview: Picture, words: Words
    ) -> None:
        super().__init__(host, title, note, shown, _counted(preview), words)


def _counted(preview: Picture) -> Picture:
    """Pictures as ``preview`` makes them, with the number of cards, and with a glyph on guests that lie open."""

    def picture(piece: Piece, width: float) -> QPixmap | None:
        plain = preview(piece, width)
        mark = MARKS.get(piece.place) if isinstance(piece, ListedPiece) else None
        if plain is None or (piece.count < 2 and not mark):
            return plain
        drawn = plain.copy()  # the plain picture is shared by the cache
        margin = cards.card_margin(width)
        p = QPainter(drawn)
        brushes.prepare(p)
        p.translate(margin, margin)
        high = width * 0.155
        y = cards.card_height(width) * 0.60 - high * 1.75
        if piece.count > 1:
            pieces.pill(p, width - high * 0.6, y, high, f"×{piece.count}", px=high * 0.68, anchor="right")
        if mark:
            pieces.ship_token(p, high * 1.05, y + high / 2, high * 0.56, "#2F6470", mark)
        p.end()
        return drawn

    return picture


class TavernSheet(Sheet):
    """The tavern of another seat, as large and complete as that of the viewer."""

    def __init__(self, host: QWidget, board: Board, match: Match, seat: int) -> None:
        super().__init__(host, 1640, 690)
        self._name = spoken(match.seats)[seat].name
        # With an underscore: ``window`` is a method of every widget.
        self.window_ = TavernWindow(board, match, seat, self.panel)
        self.body.addWidget(self.window_, 1)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("{name}’s tavern").format(name=self._name))


class TavernWindow(BoardWindow):
    """The part of a board that shows the tavern of its viewer."""

    def __init__(self, board: Board, match: Match, seat: int, parent: QWidget) -> None:
        super().__init__(board, match, seat, parent)
        self._rivals, self._level = len(match.seats) - 1, int(match.state.options["level"])

    def part(self, whole: QSizeF) -> Box:
        """See ``BoardWindow``."""
        return areas(whole.width(), whole.height(), self._rivals, self._level).own
