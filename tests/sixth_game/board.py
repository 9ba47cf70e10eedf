"""The board of Pig: a die in the middle, and above it what everybody has kept."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF

from app.models.keys import make_key
from app.views import theme as look
from app.views.board.boxes import Box
from app.views.board.spot import Spot
from app.views.board.table_board import TableBoard
from app.views.paint import brushes, pieces
from tests.sixth_game.presenter import DiePiece, KeptPiece


class Areas(NamedTuple):
    """The layout at one size; ``Ground`` says what every layout has.

    Attributes:
        size: Width and height of the board in scene pixels.
    """

    scale: float
    wide: bool
    prompt: Box
    size: tuple[float, float]


class PigBoard(TableBoard[Areas]):
    """See ``Board``."""

    anchors = {"throw": "throw", "over": "goal"}  # noqa: RUF012 - as the base class has it

    def _new_areas(self):
        width, height = self._size
        # Lengths are given for a board of 1560 by 1024, as in the other games, and scaled to fit.
        unit = min(width / 1560, height / 1024)
        # Low enough to keep off the die, and with room for two buttons beside the question.
        prompt = Box(width / 2 - 380 * unit, height - 250 * unit, 760 * unit, 150 * unit)
        return Areas(unit, True, prompt, self._size)  # there is one drawing only, the wide one

    def spots(self, zones):
        (width, height), u = self._areas.size, self._areas.scale
        spots = {
            "die": Spot(width / 2 - 170 * u, height * 0.36, 150 * u, 150 * u, unit=u, radius=30 * u),
            "pot": Spot(width / 2 + 30 * u, height * 0.36, 150 * u, 150 * u, unit=u),
        }
        n = len(zones) - 1  # the first zone is the middle, the others are those of the seats
        for seat in range(n):
            x = width * (seat + 0.5) / n - 110 * u
            spots[make_key("kept", seat)] = Spot(x, height * 0.1, 220 * u, 120 * u, unit=u)
        return spots

    def _make(self, piece, spot):
        # Kept until piece or seats are others: these are all that ``_paint`` looks at, besides size and theme.
        picture = self._painted(spot, (piece, self._seats), partial(self._paint, piece))
        return picture, True  # not a stand-in

    def _paint(self, piece, p, rect):
        """Paint a piece: the die, or a number with the name of the seat that has kept it."""
        if isinstance(piece, DiePiece):
            pieces.die(p, rect.x(), rect.y(), rect.width(), piece.pips)
            return
        seat = self._seats[piece.seat] if isinstance(piece, KeptPiece) else None
        ground = look.SEATS[seat.colour].color if seat else look.theme().panel
        brushes.fill(p, look.color(ground))
        p.drawRoundedRect(rect, 14, 14)
        name = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.4)
        measure, ink = self._measure(), look.on(ground)
        brushes.draw_text(p, name, seat.name if seat else "", measure.font("section", 20), ink, brushes.CENTER)
        brushes.draw_text(p, rect, str(piece.count), measure.font("title", 34), ink, brushes.CENTER)

    def paint_background(self, painter, rect):
        paint_meadow(painter, rect)


def paint_meadow(p, rect):
    """The scenery of Pig, also for its tile on the start page; see ``GameViews.backdrop``."""
    p.fillRect(rect, brushes.vertical(rect, "#BFE3F5", "#8CC06A", "#3F7A3A"))
