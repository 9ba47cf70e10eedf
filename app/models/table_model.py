"""A table as a Qt item model: zones on top, pieces below them, changed only by row signals."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import fields
from enum import IntEnum
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.models.table import Describe, Piece, Table, Viewer, Zone, nameless

if TYPE_CHECKING:
    from app.models.table import Describe, Description

Index = QModelIndex | QPersistentModelIndex

_USER = int(Qt.ItemDataRole.UserRole)


class Role(IntEnum):
    """What ``data`` gives beside the roles of Qt itself.

    Display is the name, ToolTip and AccessibleDescription the tip, AccessibleText the name
    with the count of a heap.  These words are made when they are asked for.
    """

    Key = _USER + 1
    """str: the stable key of the piece or zone."""
    Face = _USER + 2
    """str: art key, ``""`` when face down; pieces only."""
    Count = _USER + 3
    """int: items in the pile; for a zone its number of pieces."""
    Name = _USER + 4
    """str: translated name."""
    Tip = _USER + 5
    """str: translated explanation."""
    ZoneKey = _USER + 6
    """str: key of the zone that the piece lies in; of a zone its own."""
    Piece = _USER + 7
    """The typed piece itself; pieces only."""
    Zone = _USER + 8
    """The typed zone itself, with its pieces as of the last ``sync``; zones only."""


_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ACCESSIBLE_TEXT = int(Qt.ItemDataRole.AccessibleTextRole)
_ACCESSIBLE_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)

_WORDS = [Role.Name, _DISPLAY, _ACCESSIBLE_TEXT, Role.Tip, _TOOL_TIP, _ACCESSIBLE_DESCRIPTION]

_ZONE = 0  # internalId of a zone; a piece has 1 + the row of its zone


class TableModel(QAbstractItemModel):
    """The zones of a table with their pieces.

    ``sync`` is the only way to change it.  Zones are top-level rows that keep their place as
    long as their keys stay the same; a piece that changes zones is one ``rowsMoved``.

    Signals:
        Those of ``QAbstractItemModel``; never ``modelReset``.
    """

    def __init__(
        self, parent: QObject | None = None, describe: Describe = nameless, heaps: Container[type[Piece]] = ()
    ) -> None:
        """``describe`` makes the words of pieces and zones, ``heaps`` are counted always; see ``Presenter``."""
        super().__init__(parent)
        self._describe, self._heaps = describe, heaps
        self._viewer = Viewer()
        self._zones: tuple[Zone, ...] = ()
        self._rows: list[list[Piece]] = []
        self._keys: list[list[str]] = []  # the keys of _rows
        self._where: dict[str, int] = {}  # zone row by piece key

    # finding by key; zones and pieces are read through roles (``table_reading``)

    def index_of(self, key: str) -> QModelIndex:
        """The index of a piece, else of a zone, else an invalid one.  Do not store it."""
        zone = self._where.get(key)
        if zone is not None:
            return self.createIndex(self._keys[zone].index(key), 0, zone + 1)
        for row, each in enumerate(self._zones):
            if each.key == key:
                return self.createIndex(row, 0, _ZONE)
        return QModelIndex()

    def __contains__(self, key: object) -> bool:
        return key in self._where

    def keys(self) -> Iterable[str]:
        """The keys of all pieces."""
        return self._where.keys()

    def words(self, thing: Piece | Zone) -> Description:
        """A piece or zone in words, as the viewer of the last ``sync`` is told."""
        return self._describe(thing, self._viewer)

    # the interface of Qt

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if column != 0 or row < 0:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, 0, _ZONE) if row < len(self._zones) else QModelIndex()
        if parent.internalId() != _ZONE or row >= len(self._rows[parent.row()]):
            return QModelIndex()
        return self.createIndex(row, 0, parent.row() + 1)

    def parent(self, child: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        if not child.isValid() or child.internalId() == _ZONE:
            return QModelIndex()
        return self.createIndex(child.internalId() - 1, 0, _ZONE)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self._zones)
        return len(self._rows[parent.row()]) if parent.internalId() == _ZONE else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        if index.internalId() == _ZONE:
            zone = self._zones[index.row()]
            return self._words(zone, role) if role in _WORDS else _zone_data(zone, self.rowCount(index), role)
        row = index.internalId() - 1
        if role == Role.ZoneKey:
            return self._zones[row].key
        piece = self._rows[row][index.row()]
        return self._words(piece, role) if role in _WORDS else _piece_data(piece, role)

    def _words(self, thing: Piece | Zone, role: int) -> str:
        """Name or tip, whichever the role asks for; read aloud, what may be several has its number."""
        said = self.words(thing)
        if role == _ACCESSIBLE_TEXT and isinstance(thing, Piece) and self._is_counted(thing):
            return f"{said.name}: {thing.count}"
        return said.tip if role in (Role.Tip, _TOOL_TIP, _ACCESSIBLE_DESCRIPTION) else said.name

    def _is_counted(self, piece: Piece) -> bool:
        return piece.count != 1 or type(piece) in self._heaps

    # the one way to change it

    def sync(self, table: Table) -> None:
        """Make the model show ``table`` with the fewest row signals.

        Removals first, then zone by zone from left to right what moves or is new, then
        ``dataChanged`` for what looks different.  Raises ``ValueError`` for a key used twice.
        """
        target = {piece.key: row for row, zone in enumerate(table.zones) for piece in zone.pieces}
        if len(target) != sum(len(zone.pieces) for zone in table.zones):
            raise ValueError("a table with one key for two pieces")
        self._sync_zones(table.zones)
        wanted = [[piece.key for piece in zone.pieces] for zone in table.zones]
        for row, keys in enumerate(wanted):
            if self._keys[row] != keys:
                self._remove_gone(row, target)
        for row, keys in enumerate(wanted):
            if self._keys[row] != keys:
                self._arrange(row, table.zones[row].pieces, keys)
        for row, zone in enumerate(table.zones):
            self._update(row, zone.pieces)
        if table.viewer != self._viewer:
            self._viewer = table.viewer
            self._reword()

    def _reword(self) -> None:
        """Tell that all words are others: another viewer, or another language."""
        for row, pieces in enumerate(self._rows):
            zone = self.createIndex(row, 0, _ZONE)
            self.dataChanged.emit(zone, zone, _WORDS)
            if pieces:
                first, last = (self.createIndex(at, 0, row + 1) for at in (0, len(pieces) - 1))
                self.dataChanged.emit(first, last, _WORDS)

    def _sync_zones(self, zones: tuple[Zone, ...]) -> None:
        """Take over the zones; other keys than before mean another table, built anew."""
        if [zone.key for zone in zones] != [zone.key for zone in self._zones]:
            if self._zones:
                self.beginRemoveRows(QModelIndex(), 0, len(self._zones) - 1)
                self._zones, self._rows, self._keys, self._where = (), [], [], {}
                self.endRemoveRows()
            if zones:
                self.beginInsertRows(QModelIndex(), 0, len(zones) - 1)
                self._zones = zones
                self._rows = [[] for _ in zones]
                self._keys = [[] for _ in zones]
                self.endInsertRows()
            return
        old, self._zones = self._zones, zones
        for row, (before, after) in enumerate(zip(old, zones, strict=True)):
            if before is not after and not _same_frame(before, after):
                index = self.createIndex(row, 0, _ZONE)
                self.dataChanged.emit(index, index)

    def _remove_gone(self, zone: int, target: dict[str, int]) -> None:
        keys = self._keys[zone]
        last = len(keys) - 1
        while last >= 0:
            if keys[last] in target:
                last -= 1
                continue
            first = last
            while first > 0 and keys[first - 1] not in target:
                first -= 1
            self.beginRemoveRows(self.createIndex(zone, 0, _ZONE), first, last)
            for key in keys[first : last + 1]:
                del self._where[key]
            del keys[first : last + 1]
            del self._rows[zone][first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _arrange(self, zone: int, pieces: tuple[Piece, ...], wanted: list[str]) -> None:
        """Bring what belongs into ``zone`` there, in order; leavers stay until their zone's turn."""
        keys = self._keys[zone]
        keep = _longest_in_order(keys, wanted)
        at = 0
        i = 0
        while i < len(wanted):
            key = wanted[i]
            if key in keep:
                while keys[at] != key:
                    at += 1
                at += 1
                i += 1
            elif key in self._where:
                at = self._move(key, zone, at)
                i += 1
            else:
                end = i + 1
                while end < len(wanted) and wanted[end] not in self._where:
                    end += 1
                self._insert(zone, at, pieces[i:end])
                at += end - i
                i = end

    def _move(self, key: str, zone: int, to: int) -> int:
        """Move the piece before row ``to`` of ``zone``; gives the row after it."""
        source = self._where[key]
        row = self._keys[source].index(key)
        if source == zone and row in (to, to - 1):
            return row + 1
        self.beginMoveRows(self.createIndex(source, 0, _ZONE), row, row, self.createIndex(zone, 0, _ZONE), to)
        piece = self._rows[source].pop(row)
        del self._keys[source][row]
        if source == zone and row < to:
            to -= 1
        self._rows[zone].insert(to, piece)
        self._keys[zone].insert(to, key)
        self._where[key] = zone
        self.endMoveRows()
        return to + 1

    def _insert(self, zone: int, at: int, pieces: Sequence[Piece]) -> None:
        self.beginInsertRows(self.createIndex(zone, 0, _ZONE), at, at + len(pieces) - 1)
        self._rows[zone][at:at] = pieces
        self._keys[zone][at:at] = [piece.key for piece in pieces]
        for piece in pieces:
            self._where[piece.key] = zone
        self.endInsertRows()

    def _update(self, zone: int, pieces: tuple[Piece, ...]) -> None:
        rows = self._rows[zone]
        pairs = enumerate(zip(rows, pieces, strict=True))
        changed = [row for row, (old, piece) in pairs if old is not piece and old != piece]
        rows[:] = pieces
        begin = 0
        for at, row in enumerate(changed, 1):
            if at == len(changed) or changed[at] != row + 1:  # the last of a run: one signal for all of it
                first, last = (self.createIndex(each, 0, zone + 1) for each in (changed[begin], row))
                self.dataChanged.emit(first, last)  # words follow from the fields, so every role may be another
                begin = at


def _same_frame(one: Zone, other: Zone) -> bool:
    """Whether two zones differ in their pieces at most."""
    kind = type(one)
    if kind is not type(other):
        return False
    frame = _frame(kind)
    return frame is None or frame(one) == frame(other)


_frames: dict[type[Zone], Callable[[Zone], object] | None] = {}


def _frame(kind: type[Zone]) -> Callable[[Zone], object] | None:
    """Gives what a zone of that kind is besides its key and pieces; the keys have been compared."""
    if kind not in _frames:
        names = [field.name for field in fields(kind) if field.name not in {"key", "pieces"}]
        _frames[kind] = attrgetter(*names) if names else None
    return _frames[kind]


def _piece_data(piece: Piece, role: int) -> object:
    match role:
        case Role.Key:
            return piece.key
        case Role.Face:
            return piece.face
        case Role.Count:
            return piece.count
        case Role.Piece:
            return piece
    return None


def _zone_data(zone: Zone, count: int, role: int) -> object:
    match role:
        case Role.Key | Role.ZoneKey:
            return zone.key
        case Role.Count:
            return count
        case Role.Zone:
            return zone
    return None


def _longest_in_order(keys: list[str], wanted: list[str]) -> set[str]:
    """A largest set of keys that are in both lists in the same order: they need not move."""
    place = {key: i for i, key in enumerate(wanted)}
    common = [(place[key], key) for key in keys if key in place]
    if all(common[i][0] < common[i + 1][0] for i in range(len(common) - 1)):
        return {key for _, key in common}
    ends: list[int] = []  # smallest end of an increasing run of each length
    tails: list[int] = []  # index in common of that end
    before: list[int] = []
    for i, (target, _) in enumerate(common):
        length = bisect_left(ends, target)
        ends[length : length + 1] = [target]
        tails[length : length + 1] = [i]
        before.append(tails[length - 1] if length else -1)
    kept: set[str] = set()
    i = tails[-1]
    while i >= 0:
        kept.add(common[i][1])
        i = before[i]
    return kept
