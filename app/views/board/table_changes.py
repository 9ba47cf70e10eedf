"""What the row signals of a table have told, gathered until somebody follows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Signal

from app.models.table_model import Role
from app.models.table_reading import keys_between, zone_key_of

if TYPE_CHECKING:
    from app.models.table_model import TableModel


class TableChanges(QObject):
    """The changes of a ``TableModel`` since the last ``clear``.

    Attributes:
        looks: Keys of pieces that are new, or look or are called otherwise.
        left: By key of a piece that lies in another zone now, or nowhere: the zone in which it lay.

    Signals:
        begun: The first change since then.
    """

    begun = Signal()

    def __init__(self, model: TableModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self.looks: set[str] = set()
        self.left: dict[str, str] = {}
        self._any = False
        model.rowsInserted.connect(self._came)
        model.rowsAboutToBeRemoved.connect(self._leave)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)

    def clear(self) -> None:
        """Everything has been followed."""
        self.looks.clear()
        self.left.clear()
        self._any = False

    def moved(self, key: str) -> bool:
        """Whether a piece lies in another zone than before."""
        return key in self.left and key in self._model and zone_key_of(self._model, key) != self.left[key]

    def _note(self) -> None:
        if not self._any:
            self._any = True
            self.begun.emit()

    def _keys(self, parent: QModelIndex, first: int, last: int) -> list[str]:
        return keys_between(self._model, parent, first, last)

    def _zone(self, index: QModelIndex) -> str:
        """Key of the zone at ``index``."""
        return str(self._model.data(index, Role.Key))

    def _came(self, parent: QModelIndex, first: int, last: int) -> None:
        if parent.isValid():  # a new zone is still empty
            self.looks.update(self._keys(parent, first, last))
        self._note()

    def _leave(self, parent: QModelIndex, first: int, last: int) -> None:
        if parent.isValid():
            zone = self._zone(parent)
            for key in self._keys(parent, first, last):
                self.left.setdefault(key, zone)
        else:
            for row in range(first, last + 1):
                zone_at = self._model.index(row, 0)
                self._leave(zone_at, 0, self._model.rowCount(zone_at) - 1)
        self._note()

    def _moved(self, source: QModelIndex, first: int, last: int, target: QModelIndex, row: int) -> None:
        if source != target:
            zone = self._zone(source)
            for key in self._keys(target, row, row + last - first):
                self.left.setdefault(key, zone)
        self._note()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        zone = self._model.parent(first)
        if zone.isValid():  # of a zone itself nothing is shown that its pieces and panels do not say
            self.looks.update(self._keys(zone, first.row(), last.row()))
        self._note()
