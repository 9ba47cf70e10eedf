"""The seats of a new game: who sits where, as person or opponent of which rank, in which colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.match.seats import LEVELS, MAX_NAME, PERSON, Seat
from app.models.levels import level_name
from app.models.setup import called_apart, free_name, next_colour, opponent, opponent_name, person_name
from app.models.text import lines
from app.views.inputs import Field, Segmented
from app.views.labels import TextLabel
from app.views.scale import scale
from app.views.theme import seat_name
from app.views.widgets.buttons import Button, ShieldButton, SignButton

Expected = Callable[[str], tuple[str, str]]
"""What to say of a level: one short line, and what it rests on."""

_KINDS = (PERSON, *LEVELS)


class SeatRow(QWidget):
    """One seat.

    Signals:
        recoloured: The next colour was asked for.
        renamed: The new name.
        ranked: The new level, ``""`` for a person.
        raised_up: Change places with the seat above.
        removed: Take the seat away.
    """

    recoloured = Signal()
    renamed = Signal(str)
    ranked = Signal(str)
    raised_up = Signal()
    removed = Signal()

    def __init__(self, seat: Seat, expected: Expected, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self._expected = expected
        self.shield = ShieldButton(seat.colour, self, side=38)
        self.name = Field(seat.name, self)
        self.name.setMaxLength(MAX_NAME)
        self.kind = Segmented([(kind, "") for kind in _KINDS], self, px=15)
        for rank, segment in enumerate(self.kind.segments()):
            segment.rank = rank
        self.line = TextLabel("", self, px=13.5, ink="text_2", wrap=True)
        self.up, self.cross = SignButton("up", self), SignButton("cross", self)
        for each in (self.up, self.cross):
            keep = each.sizePolicy()
            keep.setRetainSizeWhenHidden(True)  # all rows stay aligned
            each.setSizePolicy(keep)
        self.shield.clicked.connect(self.recoloured)
        self.name.textEdited.connect(self.renamed)
        self.kind.chosen.connect(self.ranked)
        self.up.clicked.connect(self.raised_up)
        self.cross.clicked.connect(self.removed)
        self._lay_out()
        self.show_seat(seat)

    def _lay_out(self) -> None:
        middle = QVBoxLayout()
        middle.setSpacing(1)
        first = QHBoxLayout()
        first.setSpacing(round(scale.px(10)))
        first.addWidget(self.name, 3)
        first.addWidget(self.kind, 7)
        middle.addLayout(first)
        middle.addWidget(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(scale.px(8)))
        row.addWidget(self.shield, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(middle, 1)
        row.addWidget(self.up, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)

    def show_seat(self, seat: Seat) -> None:
        """Show this seat, in the language of the moment."""
        self.seat = seat
        self.shield.colour = seat.colour
        colour = seat_name(seat.colour)
        self.shield.setAccessibleName(self.tr("Colour of {name}: {colour}").format(name=seat.name, colour=colour))
        self.shield.setToolTip(self.tr("{colour}; click for the next colour").format(colour=colour))
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        self.name.setAccessibleName(self.tr("Name"))
        self.kind.set_texts([level_name(kind) for kind in _KINDS])
        for segment, kind in zip(self.kind.segments(), _KINDS, strict=True):
            line, proof = self._expected(kind)
            segment.setToolTip(lines(line, proof))
            segment.setAccessibleName(level_name(kind))
            segment.setAccessibleDescription(line)
        self.kind.set_value(seat.level)
        self.kind.setAccessibleName(self.tr("Who plays for {name}").format(name=seat.name))
        line, proof = self._expected(seat.level)
        self.line.setText(line)
        self.line.setToolTip(proof)
        self.up.set_name(self.tr("Move {name} up").format(name=seat.name))
        self.cross.set_name(self.tr("Remove {name}").format(name=seat.name))
        self.shield.update()


class SeatRows(QWidget):
    """All seats, in order of play.

    Signals:
        changed: Seats are others now.
    """

    changed = Signal()

    def __init__(self, players: range, expected: Expected, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players = players
        self._expected = expected
        self.seats: list[Seat] = []
        self.rows: list[SeatRow] = []
        self.add = Button(parent=self, px=15)
        self.add.clicked.connect(self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.retranslate()

    def take(self, seats: tuple[Seat, ...]) -> None:
        """Show these seats."""
        self.seats = list(seats)
        self._match_rows()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.add.setText(self.tr("Add a player"))
        for row in self.rows:
            row.show_seat(row.seat)

    def _match_rows(self) -> None:
        """As many rows as seats, each showing its seat."""
        while len(self.rows) > len(self.seats):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(self.seats):
            self._new_row(self.seats[len(self.rows)])
        for index, (row, seat) in enumerate(zip(self.rows, self.seats, strict=True)):
            row.show_seat(seat)
            row.up.setVisible(index > 0)
            row.up.setEnabled(index > 0)
            row.cross.setVisible(len(self.seats) > self.players.start)
        self.add.setVisible(len(self.seats) < self.players.stop - 1)
        self.add.raise_()

    def _new_row(self, seat: Seat) -> None:
        row = SeatRow(seat, self._expected, self)
        row.recoloured.connect(self._recolour)
        row.renamed.connect(self._rename)
        row.ranked.connect(self._rank)
        row.raised_up.connect(self._raise)
        row.removed.connect(self._remove)
        self._column.insertWidget(len(self.rows), row)
        if self.rows:
            QWidget.setTabOrder(self.rows[-1].cross, row.shield)
        for one, other in ((row.shield, row.name), (row.name, row.kind.segments()[0])):
            QWidget.setTabOrder(one, other)
        QWidget.setTabOrder(row.kind.segments()[-1], row.up)
        QWidget.setTabOrder(row.up, row.cross)
        QWidget.setTabOrder(row.cross, self.add)
        row.show()
        self.rows.append(row)

    def _index(self) -> int:
        row = self.sender()
        return self.rows.index(row) if isinstance(row, SeatRow) else 0

    def _recolour(self) -> None:
        index = self._index()
        before = self.seats
        self.seats = list(next_colour(before, index))
        for at, (old, new) in enumerate(zip(before, self.seats, strict=True)):
            if not new.is_person and old.colour != new.colour and old.name == opponent_name(old.colour):
                others = [seat for other, seat in enumerate(self.seats) if other != at]
                self.seats[at] = replace(new, name=free_name(others, opponent_name(new.colour)))
        self._tell()

    def _rename(self, name: str) -> None:
        index = self._index()
        self.seats[index] = replace(self.seats[index], name=name)
        self.rows[index].seat = self.seats[index]
        self.changed.emit()

    def _rank(self, level: str) -> None:
        index = self._index()
        old = self.seats[index]
        others = [seat for at, seat in enumerate(self.seats) if at != index]
        name = old.name
        if old.is_person != (level == PERSON):
            name = person_name(others) if level == PERSON else opponent_name(old.colour)
            name = free_name(others, name)
        self.seats[index] = replace(old, level=level, name=name)
        self._tell()

    def _raise(self) -> None:
        index = self._index()
        if index > 0:
            self.seats[index - 1 : index + 1] = self.seats[index], self.seats[index - 1]
            self._tell()
            self.rows[index - 1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self) -> None:
        index = self._index()
        if len(self.seats) > self.players.start:
            del self.seats[index]
            self._tell()
            self.rows[min(index, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self) -> None:
        level = next((seat.level for seat in reversed(self.seats) if not seat.is_person), LEVELS[1])
        self.seats.append(opponent(self.seats, level))
        self._tell()
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        self.seats = called_apart(self.seats)
        self._match_rows()
        self.changed.emit()
