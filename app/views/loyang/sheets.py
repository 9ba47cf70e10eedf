"""The sheet that shows the farm of another seat."""

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QWidget

from app.match.match import Match
from app.models.setup import spoken
from app.models.table_reading import zones_of
from app.views.board.base import Board
from app.views.board.boxes import Box
from app.views.board.window import BoardWindow
from app.views.loyang.layout import areas
from app.views.loyang.places import shows_strip
from app.views.widgets.sheet import Sheet


class FarmSheet(Sheet):
    """Shows the farm of another seat, as large and complete as the own one."""

    def __init__(self, host: QWidget, board: Board, match: Match, seat: int) -> None:
        super().__init__(host, 1640, 720)
        self._name = spoken(match.seats)[seat].name
        self.window_ = FarmWindow(board, match, seat, self.panel)
        self.body.addWidget(self.window_, 1)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("{name}’s farm").format(name=self._name))


class FarmWindow(BoardWindow):
    """The part of a board that shows the farm of its viewer."""

    def __init__(self, board: Board, match: Match, seat: int, parent: QWidget) -> None:
        super().__init__(board, match, seat, parent)
        self._n_opponents = max(1, len(match.seats) - 1)
        self._has_strip = shows_strip({zone.key: zone for zone in zones_of(self.view.model)}, seat)

    def part(self, whole: QSizeF) -> Box:
        """See ``BoardWindow``: head, fields and shop, cart and cards, without what lies above and below them."""
        a = areas(whole.width(), whole.height(), self._n_opponents, has_strip=self._has_strip)
        pad = 4 * a.scale
        return Box(a.head.x, a.head.y, a.shop.right - a.head.x, a.rows.bottom - a.head.y).inset(-pad, -pad, -pad, -pad)
