"""The moves of a past game as a list model, one row per ply for which there are words, and a filter for it."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from app.models.review.skill import is_clear

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from app.models.review.skill import ShareChange, Skill
    from app.models.review.timeline import Advice, Timeline, TurningPoint

AnyIndex = QModelIndex | QPersistentModelIndex


class MoveRole(IntEnum):
    """Roles of ``MoveModel`` besides the sentence (``DisplayRole``) and all that happened (``ToolTipRole``).

    * ``PLY``: int, 1-based.
    * ``SEAT``: int, who acted.
    * ``ROUND``: int, 1-based.
    * ``TURNING_POINT``: ``TurningPoint`` or ``None``.
    * ``SECOND_LOOK``: ``SecondLook`` or ``None``.
    * ``DECISION``: ``ShareChange`` of the chosen seat by its own decision in this ply, or ``None`` if not known.
    * ``LUCK``: ``ShareChange`` of the chosen seat by luck in this ply, or ``None`` if not known.
    * ``ALL``: all that a row is painted from, in one call: tuple of ``MoveRow`` and the values of ``TURNING_POINT``,
      ``SECOND_LOOK``, ``DECISION`` and ``LUCK``.
    """

    PLY = Qt.ItemDataRole.UserRole + 1
    SEAT = Qt.ItemDataRole.UserRole + 2
    ROUND = Qt.ItemDataRole.UserRole + 3
    TURNING_POINT = Qt.ItemDataRole.UserRole + 4
    SECOND_LOOK = Qt.ItemDataRole.UserRole + 5
    ALL = Qt.ItemDataRole.UserRole + 6
    DECISION = Qt.ItemDataRole.UserRole + 7
    LUCK = Qt.ItemDataRole.UserRole + 8


class ListedMoves(Enum):
    """Which moves are listed: all, turning points and clear mistakes, or those of one seat."""

    ALL = "all"
    TURNING = "turning"
    OWN = "own"


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One row of the list.

    Attributes:
        ply: 1-based.
        seat: Who acted.
        round: In which round, 1-based.
        text: What that seat did, in words.
        full: All that happened, in words.
        small: Whether the log leaves it out as too small: it is listed only where it mattered.
    """

    ply: int
    seat: int
    round: int
    text: str
    full: str
    small: bool = False


@dataclass(frozen=True, slots=True)
class SecondLook:
    """A second look at a move.

    Attributes:
        advice: What was found.
        words: The better action in words; ``""`` where nothing is clearly better or the rules cannot read it any more.
    """

    advice: Advice
    words: str


class MoveModel(QAbstractListModel):
    """All moves of a game in order of play; a ply for which there are no words has no row.

    ``load`` resets the model; all other changes leave the rows and emit ``dataChanged`` only.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: list[MoveRow] = []
        self._turning_points: dict[int, TurningPoint] = {}
        self._second_looks: dict[int, SecondLook] = {}
        self._skill: Skill | None = None
        self._seat = 0

    def load(
        self,
        timeline: Timeline,
        tell: Callable[[int], str],
        tell_all: Callable[[int], str],
        name: Callable[[int], str],
    ) -> None:
        """Show a game.

        Args:
            timeline: The game.
            tell: Gives what the acting seat did in a ply, in the current language; ``""`` where the log has no line.
            tell_all: Gives everything that happened in a ply.
            name: Gives words for a ply for which the log has no line; ``""`` for none.
        """
        self._turning_points, self._second_looks = {}, {}
        self.beginResetModel()
        self._moves = []
        for ply in range(1, timeline.plies + 1):
            text = tell(ply)
            full, small = tell_all(ply), not text
            text = text or name(ply)
            if text:
                seat, number = timeline.actor(ply), timeline.round_at(ply - 1)
                self._moves.append(MoveRow(ply, seat, number, text, full or text, small))
        self.endResetModel()

    def set_turning_points(self, points: Sequence[TurningPoint]) -> None:
        """Mark these turning points and no others."""
        before, self._turning_points = self._turning_points, {point.ply: point for point in points}
        self._changed(lambda ply: before.get(ply) != self._turning_points.get(ply))

    def set_second_looks(self, looks: Mapping[int, SecondLook]) -> None:
        """Mark the moves that were looked at again, by ply, and no others."""
        before, self._second_looks = self._second_looks, dict(looks)
        self._changed(lambda ply: before.get(ply) != self._second_looks.get(ply))

    def set_skill(self, skill: Skill | None, seat: int) -> None:
        """Show luck and decisions of ``seat``, as far as they are known; none with ``None``."""
        before = {move.ply: self._figures(move.ply) for move in self._moves}
        self._skill, self._seat = skill, seat
        self._changed(lambda ply: before[ply] != self._figures(ply))

    def _changed(self, is_other: Callable[[int], bool]) -> None:
        """Emit ``dataChanged`` once, from the first to the last row for whose ply ``is_other`` is true.

        Rows in between may be the same as before; a view paints again only those that can be seen.
        """
        rows = [row for row, move in enumerate(self._moves) if is_other(move.ply)]
        if rows:
            self.dataChanged.emit(self.index(rows[0]), self.index(rows[-1]))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._moves)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._moves):
            return None
        move = self._moves[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return move.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return move.full
        if role == MoveRole.ALL:
            return move, self._turning_points.get(move.ply), self._second_looks.get(move.ply), *self._figures(move.ply)
        if role == MoveRole.PLY:
            return move.ply
        if role == MoveRole.SEAT:
            return move.seat
        if role == MoveRole.ROUND:
            return move.round
        if role == MoveRole.TURNING_POINT:
            return self._turning_points.get(move.ply)
        if role == MoveRole.SECOND_LOOK:
            return self._second_looks.get(move.ply)
        if role == MoveRole.DECISION:
            return self._figures(move.ply)[0]
        if role == MoveRole.LUCK:
            return self._figures(move.ply)[1]
        return None

    def row_of(self, ply: int) -> int:
        """The row of the last move up to ``ply``, or -1."""
        return bisect_right(self._moves, ply, key=lambda move: move.ply) - 1

    def matters(self, row: int) -> bool:
        """Whether a move is to be listed: all that the log tells, and of the others those that mattered."""
        move = self._moves[row]
        if not move.small:
            return True
        look = self._second_looks.get(move.ply)
        clear = any(each is not None and is_clear(each) for each in self._figures(move.ply))
        return clear or bool(look and look.advice.better) or move.ply in self._turning_points

    def _figures(self, ply: int) -> tuple[ShareChange | None, ShareChange | None]:
        """Changes of the chosen seat's win share by its decision and by luck in ``ply``; ``None`` if not known."""
        if self._skill is None or ply > self._skill.known:
            return None, None
        return self._skill.decision(ply, self._seat), self._skill.luck(ply, self._seat)


class MoveFilter(QSortFilterProxyModel):
    """Filters a ``MoveModel`` as ``ListedMoves`` says, by ``MoveModel.matters``; shows all moves at first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = ListedMoves.ALL
        self._seat = 0

    def show_only(self, show: ListedMoves, seat: int) -> None:
        """Choose what is listed; ``seat`` is used by ``ListedMoves.OWN`` only."""
        self._show, self._seat = show, seat
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:
        source = self.sourceModel()
        if isinstance(source, MoveModel) and not source.matters(source_row):
            return False
        if self._show is ListedMoves.ALL:
            return True
        index = self.sourceModel().index(source_row, 0, source_parent)
        if self._show is ListedMoves.TURNING:
            look = index.data(MoveRole.SECOND_LOOK)
            return index.data(MoveRole.TURNING_POINT) is not None or bool(look and look.advice.better)
        return bool(index.data(MoveRole.SEAT) == self._seat)

    def row_of(self, ply: int) -> int:
        """The row of the last listed move up to ``ply``, or -1."""
        source = self.sourceModel()
        if self._show is ListedMoves.ALL and isinstance(source, MoveModel):
            # Most rows are listed: a search through this model makes some ten calls into Qt.
            for row in range(source.row_of(ply), -1, -1):
                if (listed := self.mapFromSource(source.index(row, 0)).row()) >= 0:
                    return listed
            return -1
        low, high = 0, self.rowCount()
        while low < high:
            middle = (low + high) // 2
            if int(self.index(middle, 0).data(MoveRole.PLY)) <= ply:
                low = middle + 1
            else:
                high = middle
        return low - 1
