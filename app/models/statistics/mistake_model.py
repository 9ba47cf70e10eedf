"""Kinds of mistakes as a table model: a row for each, the costliest first."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.models.games import entry
from app.models.statistics.mistakes import Mistake, mistakes
from app.models.statistics.words import WORDS, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.results import Result

AnyIndex = QModelIndex | QPersistentModelIndex


GAME_ROLE = Qt.ItemDataRole.UserRole + 1
"""Role of the game of a row: its key where there are rows of several games, else ``""``."""


class MistakeColumn(IntEnum):
    """The columns of the table."""

    MISTAKE = 0
    TIMES = 1
    LOSS = 2


class MistakeModel(QAbstractTableModel):
    """A row for each kind of mistake."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[Mistake] = []

    def show_results(self, results: Sequence[Result]) -> None:
        """Show the kinds of mistakes in these results; resets the model."""
        self.beginResetModel()
        self._found = mistakes(results)
        self.endResetModel()

    def retranslate(self) -> None:
        """Make all words anew after a change of language."""
        self.beginResetModel()
        self.endResetModel()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(MistakeColumn) - 1)

    def mistake(self, row: int) -> Mistake:
        """The kind of mistake in a row."""
        return self._found[row]

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._found)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(MistakeColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        column = MistakeColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(index.row(), column)
        if role == GAME_ROLE:
            return self._found[index.row()].game if self._several() else ""
        if role == Qt.ItemDataRole.ToolTipRole:
            return WORDS.mistake_tip(self._found[index.row()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = [
                f"{self.headerData(each, Qt.Orientation.Horizontal)}: {self._words(index.row(), each)}"
                for each in MistakeColumn
            ]
            game = [entry(self._found[index.row()].game).title] if self._several() else []
            return ", ".join(game + told)
        if role == Qt.ItemDataRole.TextAlignmentRole and column is not MistakeColumn.MISTAKE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Mistake"), self.tr("Times"), self.tr("Given away"))[section]

    def _several(self) -> bool:
        return len({each.game for each in self._found}) > 1

    def _words(self, row: int, column: MistakeColumn) -> str:
        found = self._found[row]
        if column is MistakeColumn.MISTAKE:
            return WORDS.mistake(found)
        if column is MistakeColumn.TIMES:
            return number(found.times)
        return WORDS.percent_of(found.loss)
