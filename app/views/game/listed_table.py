"""Item models for the list of the table: everything on it with what can be chosen, and all choices."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QIdentityProxyModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from app.models.table import Piece
from app.models.table_model import Role
from app.models.table_reading import rows_of
from app.views.tips import literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.models.presenter import Button
    from app.models.table_model import TableModel

Index = QModelIndex | QPersistentModelIndex

_DISPLAY, _ACCESSIBLE = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
_TIP, _DESCRIPTION = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole


class ListRole(IntEnum):
    """Roles of the rows beside those of Qt and of ``Role``, whose numbers they must not have."""

    Means = Qt.ItemDataRole.UserRole + 101
    """str: the key that entering the row chooses, ``""`` if it chooses nothing now."""


class ListedTable(QIdentityProxyModel):
    """A ``TableModel`` whose rows also say whether they can be chosen, and whether they are.

    Zones are the rows of the top level, pieces the rows below them, as in the ``TableModel``.  Where a zone has the
    same name as its first piece, both are shown as one row: the row of the zone speaks for the piece too, and the view
    hides the row of the piece (``unsaid``).
    """

    def __init__(self, table: TableModel, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._offered: frozenset[str] = frozenset()
        self._chosen: frozenset[str] = frozenset()
        self._instead: frozenset[str] = frozenset()
        self.setSourceModel(table)

    def mark(self, offered: Iterable[str], chosen: Iterable[str], instead: Iterable[str] = ()) -> None:
        """Take what may be chosen now; rows about which that changes something emit ``dataChanged``.

        Args:
            offered: Keys that may be chosen.
            chosen: Keys chosen so far.
            instead: Those of ``offered`` that would replace an earlier choice.
        """
        before = self._offered, self._chosen, self._instead
        now = frozenset(offered), frozenset(chosen), frozenset(instead)
        self._offered, self._chosen, self._instead = now
        others = {key for old, new in zip(before, now, strict=True) for key in old ^ new}
        if not others:
            return
        # only rows that changed: telling a view of every row took half the time of a choice
        for row, pieces in enumerate(rows_of(self._table)):
            changed = [at for at, piece in enumerate(pieces) if piece.key in others or piece.button in others]
            if changed:
                zone = self.index(row, 0)
                self.dataChanged.emit(zone, zone)  # it may speak for its first piece
                self.dataChanged.emit(self.index(changed[0], 0, zone), self.index(changed[-1], 0, zone))

    def unsaid(self) -> set[tuple[int, int]]:
        """The rows that a view should hide.

        Returns:
            Pairs of the row of the zone and the row of the piece in it, for pieces that their zone speaks for; pairs
            of -1 and the row of the zone for empty zones.
        """
        rows = rows_of(self._table)
        empty = {(-1, row) for row, pieces in enumerate(rows) if not pieces}
        return empty | {(row, 0) for row, pieces in enumerate(rows) if pieces and self.one_row(self.index(row, 0))}

    def one_row(self, zone: Index) -> bool:
        """Whether a zone has the same name as its first piece, so that both are shown as one row."""
        first = self.index(0, 0, zone)
        return first.isValid() and self._table.data(self.mapToSource(first)) == self._table.data(self.mapToSource(zone))

    def index_of(self, key: str) -> QModelIndex:
        """The index of a piece; an invalid one if there is no such piece."""
        return self.mapFromSource(self._table.index_of(key))

    def choosable(self) -> list[QModelIndex]:
        """The pieces that are offered or chosen, one for each choice.

        In the order of the table, but what continues a choice comes before what would replace it.
        """
        wanted = self._offered | self._chosen
        found: dict[str, tuple[int, int]] = {}
        for row, pieces in enumerate(rows_of(self._table)):
            for at, piece in enumerate(pieces):
                if piece.key in wanted:
                    found[piece.key] = row, at
                elif piece.button in wanted:  # several pieces may stand for one button
                    found.setdefault(piece.button, (row, at))
        # among forty others who only hears them would not find the next step
        order = sorted(found, key=lambda key: (key in self._instead, found[key]))
        return [self.index(at, 0, self.index(row, 0)) for row, at in map(found.__getitem__, order)]

    def name(self, index: Index) -> str:
        """The accessible name of a row, without whether it can be chosen."""
        return str(self._table.data(self.mapToSource(index), _ACCESSIBLE))

    def _piece(self, index: Index) -> Piece:
        piece = self._table.data(self.mapToSource(index), Role.Piece)
        assert isinstance(piece, Piece)
        return piece

    def data(self, proxyIndex: Index, role: int = _DISPLAY) -> object:  # noqa: N803
        index = proxyIndex  # Qt's name, which mypy wants
        is_zone = not index.parent().isValid()
        if role == Qt.ItemDataRole.FontRole:
            return _heading() if is_zone else None
        if is_zone and self.one_row(index):  # the row of the zone speaks for the piece
            index, is_zone = self.index(0, 0, index), False
        source = self.mapToSource(index)
        if role in (_DISPLAY, _ACCESSIBLE):
            return self.name(index) if is_zone else self.marked(index, self.name(index))
        if role == _TIP:
            return literal(str(self._table.data(source, _TIP)))
        if role == ListRole.Means:
            return "" if is_zone else self._meaning(self._piece(index), self._offered | self._chosen)
        return self._table.data(source, role)

    def marked(self, index: Index, name: str) -> str:
        """``name`` with whether the piece is chosen and whether it can be chosen."""
        piece = self._piece(index)
        meaning = self._meaning(piece, self._offered)
        if self._meaning(piece, self._chosen):  # and perhaps offered once more
            again = self.tr("{name}, chosen, can be chosen once more") if meaning else self.tr("{name}, chosen")
            return again.format(name=name)
        if meaning in self._instead:
            return self.tr("{name}, can be chosen instead").format(name=name)
        return self.tr("{name}, can be chosen").format(name=name) if meaning else name

    @staticmethod
    def _meaning(piece: Piece, keys: frozenset[str]) -> str:
        """The one of ``keys`` that a click on the piece chooses: its button or itself; ``""`` for neither."""
        return next((key for key in (piece.button, piece.key) if key and key in keys), "")


def _heading() -> QFont:
    """A font that is bold; family and size come from the style sheet of the list."""
    font = QFont()
    font.setBold(True)
    return font


class _Row(NamedTuple):
    """A row of the choices: a button of the prompt, or the piece called ``key``."""

    key: str
    button: Button | None = None


class _Apart(NamedTuple):
    """What is added to the name of a choice, to tell it from others of that name.

    Attributes:
        place: Whether it is said where the piece lies.
        nth: Which of several in one place it is, from 1; 0 if it is the only one.
    """

    place: bool = False
    nth: int = 0


def _stem(name: str) -> str:
    """A name without its numbers, which follow a colon: three of something here and seven there sound alike."""
    return name.partition(":")[0]


class ChoiceModel(QAbstractListModel):
    """Everything that can be chosen now: the buttons of the prompt, then the pieces.

    No two pieces have the same name: where needed it is said where they lie, and those in one place are numbered.
    Where nothing can be chosen, the only row says so.
    """

    def __init__(self, table: ListedTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._rows: list[_Row] = []
        self._apart: dict[str, _Apart] = {}

    def offer(self, buttons: Sequence[Button]) -> None:
        """Take these buttons, and the pieces that ``ListedTable.mark`` has marked."""
        keys = {each.key for each in buttons if not each.on_table}  # of the others a piece stands for each
        rows = [_Row(each.key, each) for each in buttons if not each.on_table]
        pieces = (index for index in self._table.choosable() if index.data(ListRole.Means) not in keys)
        rows += [_Row(str(index.data(Role.Key))) for index in pieces]
        self._apart = self._told_apart([each.key for each in rows if each.button is None])
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        else:  # the same rows, but their words may have changed; a reset would take the current row away
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def _told_apart(self, keys: Sequence[str]) -> dict[str, _Apart]:
        """What is added to the names of these pieces, by key."""
        places: dict[str, set[int]] = {}
        names: Counter[tuple[int, str]] = Counter()
        rows = [(key, self._table.index_of(key)) for key in keys]
        told = [(key, index.parent().row(), self._table.name(index)) for key, index in rows if index.isValid()]
        for _, zone, name in told:
            places.setdefault(_stem(name), set()).add(zone)
            names[zone, name] += 1
        found, counted = {}, Counter[tuple[int, str]]()
        for key, zone, name in told:
            counted[zone, name] += 1
            nth = counted[zone, name] if names[zone, name] > 1 else 0
            found[key] = _Apart(place=len(places[_stem(name)]) > 1, nth=nth)
        return found

    def _name(self, index: Index, key: str) -> str:
        name, apart = self._table.name(index), self._apart.get(key, _Apart())
        if apart.place:
            name = self.tr("{name} ({place})").format(name=name, place=self._table.name(index.parent()))
        if apart.nth:
            name = self.tr("{name} – no. {number}").format(name=name, number=apart.nth)
        return self._table.marked(index, name)

    def pieces(self) -> list[tuple[str, str, str]]:
        """Key, accessible name and description of every row that is no button of the prompt, for ``ChoiceButtons``."""
        rows = (self.index(row) for row, each in enumerate(self._rows) if each.button is None)
        told = ((row.data(ListRole.Means), row.data(_ACCESSIBLE), row.data(_DESCRIPTION)) for row in rows)
        return [(str(key), str(name), str(more or "")) for key, name, more in told if key]

    def row_of(self, key: str) -> int:
        """The first row with ``key``, or -1."""
        return next((row for row, each in enumerate(self._rows) if each.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else max(1, len(self._rows))

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        if not self._rows:
            return self.tr("Nothing can be chosen now.") if role in (_DISPLAY, _ACCESSIBLE) else None
        key, button = self._rows[index.row()]
        if button is None:  # a piece, whose words the table has
            index = self._table.index_of(key)
            if not index.isValid():
                return None
            return self._name(index, key) if role in (_DISPLAY, _ACCESSIBLE) else self._table.data(index, role)
        told = button.blocked or button.shortcut
        match role:
            case Role.Key:
                return key
            case ListRole.Means:
                return "" if button.blocked else key
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return button.text
            case Qt.ItemDataRole.ToolTipRole:
                return literal(told)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return told
        return None
