"""The rows of the seats of a new game: colour, name, and person or level of the opponent.

The order is changed by dragging the handles of the rows, or with Alt and the arrow keys.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.match.seats import LEVELS, MAX_NAME, PERSON, USUAL, Seat
from app.models.levels import level_name
from app.models.setup import called_apart, free_name, opponent, opponent_name, person_name, recoloured
from app.models.text import lines
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.shortcuts import add_shortcuts
from app.views.theme import seat_name, theme
from app.views.widgets.buttons import Button, Control, ShieldButton, SignButton
from app.views.widgets.inputs import Field, Segmented

Expected = Callable[[str], tuple[str, str]]
"""Returns for a level what to expect of it, one short line, and what that is based on."""

_KINDS = (PERSON, *LEVELS)


class Handle(Control):
    """The handle of a row: dragged by the mouse, or moved by the arrow keys.

    Signals:
        taken: The mouse button was pressed on it.
        dragged: The pointer was moved with the button held; its y on the screen, in px.
        dropped: The button was released.
        stepped: An arrow key was pressed: -1 for up, 1 for down.
    """

    taken = Signal()
    dragged = Signal(int)
    dropped = Signal()
    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(round(max(18, scale.px(22))), round(max(30, scale.px(38))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.taken.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # left to the dialog, whose main button it presses
        else:
            super().keyPressEvent(event)

    def draw(self, p: QPainter) -> None:
        now, box = theme(), QRectF(self.rect())
        r, step = max(1.5, scale.px(2)), max(5.0, scale.px(6.5))
        brushes.fill(p, now.text_2 if self.hovered or self.hasFocus() else now.text_3)
        for column in (-0.5, 0.5):
            for line in (-1, 0, 1):
                brushes.disc(p, box.center().x() + column * step, box.center().y() + line * step, r)
        self.focus_ring(p, box.adjusted(1, 1, -1, -1), 6)


class SeatRow(QWidget):
    """The row of a seat.

    Attributes:
        seat: The seat shown.
        held: Whether it is being dragged.
        handle: What it is dragged by.
        shield: Shows the colour, and asks for the next one.
        name: The field of the name.
        kind: The choice among person and levels.
        cross: Removes the seat.

    Signals:
        recoloured: Change the colour to the next one.
        renamed: Change the name; the new one.
        ranked: Change the level; the new one, ``PERSON`` for a person.
        removed: Remove the seat.
    """

    recoloured = Signal()
    renamed = Signal(str)
    ranked = Signal(str)
    removed = Signal()

    def __init__(self, seat: Seat, expected: Expected, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self._expected = expected
        self.held = False
        self.handle = Handle(self)
        self.shield = ShieldButton(seat.colour, self, side=34)
        self.name = Field(seat.name, self)
        self.name.setMaxLength(MAX_NAME)
        self.kind = Segmented([(kind, "") for kind in _KINDS], self, px=15)
        for rank, segment in enumerate(self.kind.segments()):
            segment.rank, segment.brief = rank, True
        self.cross = SignButton("cross", self)
        keep = self.cross.sizePolicy()
        keep.setRetainSizeWhenHidden(True)  # the row does not change when the cross is hidden at the fewest players
        self.cross.setSizePolicy(keep)
        self.shield.clicked.connect(self.recoloured)
        self.name.textEdited.connect(self.renamed)
        self.kind.chosen.connect(self.ranked)
        self.cross.clicked.connect(self.removed)
        self._lay_out()
        self.show_seat(seat, 1, 1)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 1)
        row.setSpacing(round(scale.px(8)))
        row.addWidget(self.handle)
        row.addWidget(self.shield)
        row.addWidget(self.name, 3)
        row.addWidget(self.kind, 7)
        row.addWidget(self.cross)

    def hold(self, held: bool) -> None:
        """Set whether it is being dragged."""
        self.held = held
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.held:
            return
        p = QPainter(self)
        brushes.prepare(p)
        p.setPen(QPen(QColor(theme().brass_fill), 1.6))
        p.setBrush(QColor(theme().sunken))
        p.drawPath(brushes.rounded(QRectF(self.rect()).adjusted(1, 0, -1, 0), scale.px(10)))
        p.end()

    def show_seat(self, seat: Seat, place: int, players: int) -> None:
        """Show a seat, which is the ``place``-th (from 1) of ``players``, in the current language."""
        self.seat = seat
        where = self.tr("{name}, place {place} of {players}").format(name=seat.name, place=place, players=players)
        self.handle.setAccessibleName(where)
        self.handle.setAccessibleDescription(self.tr("Drag to put the seats in order, or press Alt+Up or Alt+Down."))
        self.handle.setToolTip(self.tr("Drag to put the seats in order, or press Alt+Up or Alt+Down."))
        self.shield.colour = seat.colour
        colour = seat_name(seat.colour)
        self.shield.setAccessibleName(self.tr("{name}’s colour: {colour}").format(name=seat.name, colour=colour))
        self.shield.setToolTip(self.tr("{colour}; click for the next colour").format(colour=colour))
        if self.name.text() != seat.name:
            self.name.setText(seat.name)  # moves the cursor, so only if it is another name
        self.name.setAccessibleName(self.tr("Name"))
        self.name.limit = self.tr("A name has {limit} characters at most.").format(limit=MAX_NAME)
        self.kind.set_texts([level_name(kind) for kind in _KINDS])
        for segment, kind in zip(self.kind.segments(), _KINDS, strict=True):
            line, proof = self._expected(kind)
            segment.setToolTip(lines(line, proof))
            segment.setAccessibleName(level_name(kind))
            segment.setAccessibleDescription(line)
        self.kind.set_value(seat.level)
        self.kind.setAccessibleName(self.tr("Who plays for {name}").format(name=seat.name))
        self.cross.set_name(self.tr("Remove {name}").format(name=seat.name))
        self.shield.update()


class SeatRows(QWidget):
    """The rows of all seats, in order of play, and a button to add one.

    Args:
        players: The possible numbers of players.
        expected: What to expect of a level.
        parent: The parent.

    Attributes:
        players: The possible numbers of players.
        seats: The seats as they are shown.
        rows: Their rows.
        add: The button that adds a seat.

    Signals:
        changed: A person has changed ``seats``.
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
        self._column.setSpacing(round(scale.px(4)))
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._held = -1
        add_shortcuts(self, [("Alt+Up", partial(self._step, -1)), ("Alt+Down", partial(self._step, 1))])
        self.retranslate()

    def take(self, seats: tuple[Seat, ...]) -> None:
        """Show these seats, without emitting ``changed``."""
        self.seats = list(seats)
        self._match_rows()

    def height_with_all(self) -> int:
        """Height in px that the widget would have with the largest number of players, at least that of now."""
        spacing, most = self._column.spacing(), self.players.stop - 1
        full = most * (self.rows[0].sizeHint().height() + spacing) - spacing if self.rows else 0
        return max(full, self.sizeHint().height())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.add.setText(self.tr("Add a player"))
        self._say()

    def _say(self) -> None:
        for index, row in enumerate(self.rows):
            row.show_seat(self.seats[index], index + 1, len(self.seats))

    def _match_rows(self) -> None:
        """Create or delete rows until there is one per seat, and show the seats in them."""
        while len(self.rows) > len(self.seats):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(self.seats):
            self._new_row(self.seats[len(self.rows)])
        self._say()
        for row in self.rows:
            row.cross.setVisible(len(self.seats) > self.players.start)
        self.add.setVisible(len(self.seats) < self.players.stop - 1)
        self.add.raise_()

    def _new_row(self, seat: Seat) -> None:
        row = SeatRow(seat, self._expected, self)
        row.recoloured.connect(self._recolour)
        row.renamed.connect(self._rename)
        row.ranked.connect(self._rank)
        row.handle.taken.connect(partial(self._take, row))
        row.handle.dragged.connect(self._drag)
        row.handle.dropped.connect(self._drop)
        row.handle.stepped.connect(self._step)
        row.removed.connect(self._remove)
        self._column.insertWidget(len(self.rows), row)
        # Tab goes in the order in which widgets were created, and the button below the rows is older than all rows.
        if self.rows:
            QWidget.setTabOrder(self.rows[-1].cross, row.handle)
        for one, other in ((row.handle, row.shield), (row.shield, row.name), (row.name, row.kind.segments()[0])):
            QWidget.setTabOrder(one, other)
        QWidget.setTabOrder(row.kind.segments()[-1], row.cross)
        QWidget.setTabOrder(row.cross, self.add)
        row.show()
        self.rows.append(row)

    def _sender_index(self) -> int:
        """Index of the row whose signal is being handled."""
        row = self.sender()
        return self.rows.index(row) if isinstance(row, SeatRow) else 0

    def _recolour(self) -> None:
        self.seats = recoloured(self.seats, self._sender_index())
        self._tell()

    def _rename(self, name: str) -> None:
        index = self._sender_index()
        self.seats[index] = replace(self.seats[index], name=name)
        self.rows[index].seat = self.seats[index]
        self.changed.emit()  # not by _tell, which would change a name that is just being written

    def _rank(self, level: str) -> None:
        index = self._sender_index()
        old = self.seats[index]
        others = [seat for at, seat in enumerate(self.seats) if at != index]
        name = old.name
        if old.is_person != (level == PERSON):
            name = person_name(others) if level == PERSON else opponent_name(old.colour)
            name = free_name(others, name)
        self.seats[index] = replace(old, level=level, name=name)
        self._tell()

    # Order

    def _move(self, index: int, to: int) -> None:
        """Move a seat to another place; the rows stay and show other seats."""
        self.seats.insert(to, self.seats.pop(index))
        self._tell()

    def _step(self, by: int) -> None:
        """Move the seat whose row has the focus by one place; the focus moves to the same widget of its new row."""
        at = next((index for index, row in enumerate(self.rows) if row.isAncestorOf(self.focusWidget())), -1)
        if at < 0 or not 0 <= at + by < len(self.seats):
            return
        before = self.rows[at].findChildren(QWidget).index(self.focusWidget())  # all rows have the same children
        self._move(at, at + by)
        self.rows[at + by].findChildren(QWidget)[before].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, row: SeatRow) -> None:
        self._held = self.rows.index(row)
        row.hold(True)

    def _drag(self, y: int) -> None:
        """Move the held seat to the row under the pointer; ``y`` is in px of the screen."""
        if self._held < 0:
            return
        at = self.mapFromGlobal(QPoint(0, y)).y()
        to = sum(at > row.geometry().bottom() for row in self.rows[:-1])
        if to != self._held:
            self._move(self._held, to)
            self.rows[self._held].hold(False)
            self.rows[to].hold(True)
            self._held = to

    def _drop(self) -> None:
        if self._held >= 0:
            self.rows[self._held].hold(False)
            self.rows[self._held].handle.setFocus(Qt.FocusReason.OtherFocusReason)
            self._held = -1

    def _remove(self) -> None:
        index = self._sender_index()
        if len(self.seats) > self.players.start:
            del self.seats[index]
            self._tell()
            self.rows[min(index, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self) -> None:
        level = next((seat.level for seat in reversed(self.seats) if not seat.is_person), USUAL)
        self.seats.append(opponent(self.seats, level))
        self._tell()
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        """Show the changed seats, and emit ``changed``."""
        self.seats = called_apart(self.seats)
        self._match_rows()
        self.changed.emit()
