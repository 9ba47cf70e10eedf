"""The table as a list: for screen readers, and for whoever likes lists."""

from collections.abc import Container, Iterable, Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from app.models.presenter import Button
from app.models.table import Piece, Zone
from app.views import theme as look
from app.views.scale import scale
from app.views.tips import literal

Index = QModelIndex | QPersistentModelIndex


class ListRole(IntEnum):
    """What a row gives besides its words."""

    Key = Qt.ItemDataRole.UserRole + 1
    """str: key of the piece or button, ``""`` for a zone."""
    Offered = Qt.ItemDataRole.UserRole + 2
    """bool: whether it may be chosen now."""


class TableListModel(QAbstractListModel):
    """Offered choices first, then every zone with its pieces."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, str, str, bool]] = []  # key, words, explanation, offered

    def show_table(
        self,
        zones: Sequence[Zone],
        buttons: Sequence[Button],
        offered: Iterable[str],
        chosen: Iterable[str],
        heaps: Container[str] = (),
    ) -> None:
        """Say what lies on the table and what may be chosen; ``heaps`` as ``Presenter`` has them."""
        may, done = set(offered), set(chosen)
        beside = [each for each in buttons if not each.on_table]
        rows = [(each.key, each.text, each.blocked or each.shortcut, not each.blocked) for each in beside]
        pieces = [piece for zone in zones for piece in zone.pieces]
        choices = [piece for piece in pieces if piece.key in may or piece.key in done]
        rows += [
            (piece.key, self._words(_counted(piece, heaps), piece.key, may, done), piece.tip, True) for piece in choices
        ]
        for zone in zones:
            if not zone.pieces:
                continue
            if zone.name and zone.name != zone.pieces[0].name:
                rows.append(("", zone.name, zone.tip, False))
            for piece in zone.pieces:
                name = _counted(piece, heaps)
                rows.append((piece.key, self._words(name, piece.key, may, done), piece.tip, piece.key in may))
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def _words(self, name: str, key: str, may: set[str], done: set[str]) -> str:
        if key in done:
            return self.tr("{name}, chosen").format(name=name)
        return self.tr("{name}, can be chosen").format(name=name) if key in may else name

    def row_of(self, key: str) -> int:
        """First row of ``key``, or -1."""
        return next((row for row, each in enumerate(self._rows) if each[0] == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        key, words, explanation, offered = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(explanation)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return explanation
        if role == ListRole.Key:
            return key
        if role == ListRole.Offered:
            return offered
        return None


def _counted(piece: Piece, heaps: Container[str]) -> str:
    """The name, with the number of what may be several."""
    counted = piece.count != 1 or piece.key.partition(":")[0] in heaps
    return f"{piece.name}: {piece.count}" if counted else piece.name


class TableList(QListView):
    """A list that stays out of sight until the keyboard comes to it.

    Signals:
        chosen: Key of an offered row that was entered.
        looked_at: Key of the current row.
    """

    chosen = Signal(str)
    looked_at = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = TableListModel(self)
        self.setModel(self._model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._open = QRect()
        self.activated.connect(self._entered)
        self.retranslate()

    @property
    def rows(self) -> TableListModel:
        """What it lists."""
        return self._model

    def retranslate(self) -> None:
        """Words of the list itself."""
        self.setAccessibleName(self.tr("Everything on the table as a list"))

    def place(self, box: QRect) -> None:
        """Where it opens when the keyboard comes to it."""
        self._open = box
        self._fold()

    def dress(self) -> None:
        """Colours and sizes of the moment."""
        now = look.theme()
        font = scale.font("text", 15)
        self.setStyleSheet(
            f"QListView {{ font-family: '{font.family()}'; font-size: {font.pixelSize()}px;"
            f" background: {now.panel}; color: {now.text}; border: 2px solid {now.brass_fill};"
            " border-radius: 12px; padding: 6px; }"
            f"QListView::item {{ padding: 3px 6px; }}"
            f"QListView::item:selected {{ background: {now.primary}; color: {now.on_primary}; border-radius: 6px; }}"
        )

    def show_table(
        self,
        zones: Sequence[Zone],
        buttons: Sequence[Button],
        offered: Iterable[str],
        chosen: Iterable[str],
        heaps: Container[str] = (),
    ) -> None:
        """List the table; the current row stays with its piece."""
        current = str(self.currentIndex().data(ListRole.Key) or "")
        self._model.show_table(zones, buttons, offered, chosen, heaps)
        row = self._model.row_of(current) if current else 0
        if self._model.rowCount():
            self.setCurrentIndex(self._model.index(max(0, row)))

    def _fold(self) -> None:
        """Open while it has the keyboard, one pixel otherwise (a hidden widget could not be reached)."""
        if self.hasFocus():
            self.setGeometry(self._open)
            self.raise_()
        else:
            self.setGeometry(self._open.x(), self._open.y(), 1, 1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.dress()
        self._fold()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._fold()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.looked_at.emit(str(current.data(ListRole.Key) or ""))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.enter()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the buttons of the page."""

    def enter(self) -> None:
        """Choose the current row, if it is offered."""
        self._entered(self.currentIndex())

    def _entered(self, index: QModelIndex) -> None:
        key = str(index.data(ListRole.Key) or "")
        if key and index.data(ListRole.Offered):
            self.chosen.emit(key)
