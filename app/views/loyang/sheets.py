"""Sheets over the table: lists of cards, and the farm of somebody else."""

from dataclasses import replace

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.match.match import Match
from app.models.setup import spoken
from app.views.boxes import Box
from app.views.loyang.layout import areas
from app.views.loyang.places import handed
from app.views.sheet import Sheet

SHAPE = 1024 / 1560
"""Height of a board over its width."""


class FarmSheet(Sheet):
    """The farm of another seat, as large and complete as the own one."""

    def __init__(self, host: QWidget, match: Match, seat: int) -> None:
        super().__init__(host, 1640, 720)
        self._name = spoken(match.seats)[seat].name
        self.window_ = FarmWindow(match, seat, self.panel)
        self.body.addWidget(self.window_, 1)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Farm of {name}").format(name=self._name))


class FarmWindow(QWidget):
    """The part of a board that shows the farm of its viewer."""

    def __init__(self, match: Match, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        from app.views.board_view import BoardView  # its registry imports this room

        self.frame = QWidget(self)
        self.view = BoardView(match.record.game, self.frame)
        seats = [
            each if each.level else replace(each, level="apprentice") for each in spoken(match.seats)
        ]  # nobody is "you"
        self._rivals = max(1, len(match.seats) - 1)
        self.view.show_state(match.state, seat, seats, still=True)
        found = {zone.key: zone for zone in self.view.model.zones()}
        self._handing = handed(found, seat)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the farm fill the window; the rest of the board lies outside it."""
        super().resizeEvent(event)
        whole = QSizeF(self.width(), self.width() * SHAPE)
        for _ in range(4):  # the share of the farm depends a little on the size of its board
            own = self._farm(whole)
            whole *= min(self.width() / own.w, self.height() / own.h)
        self.view.resize(whole.toSize())
        own = self._farm(self.view.size().toSizeF())
        x, y = (self.width() - own.w) / 2, (self.height() - own.h) / 2
        self.frame.setGeometry(round(x), round(y), int(own.w), int(own.h))
        self.view.move(round(-own.x), round(-own.y))

    def _farm(self, whole: QSizeF) -> Box:
        """Fields, shop, cart and cards on a board of that size."""
        a = areas(whole.width(), whole.height(), self._rivals, handing=self._handing)
        pad = 4 * a.scale
        return Box(a.head.x, a.head.y, a.shop.right - a.head.x, a.rows.bottom - a.head.y).inset(-pad, -pad, -pad, -pad)
