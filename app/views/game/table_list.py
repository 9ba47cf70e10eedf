"""The table as a list: for screen readers, and for whoever likes lists."""

from collections.abc import Callable, Container, Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from app.models.presenter import Button
from app.models.table import Description, Piece, Zone
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


Words = Callable[[Piece | Zone], Description]


def _unnamed(_thing: Piece | Zone) -> Description:
    return Description("")


class _Row(NamedTuple):
    """A row of the list.

    Attributes:
        key: Of the piece or button, ``""`` for a zone.
        thing: What it speaks of.
        enters: Whether it can be entered.
        chosen: Whether it is chosen already.
    """

    key: str
    thing: Piece | Zone | Button
    enters: bool
    chosen: bool = False


class TableListModel(QAbstractListModel):
    """Offered choices first, then every zone with its pieces."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._words: Words = _unnamed
        self._heaps: Container[str] = ()
        self._locale = ""

    def show_table(
        self,
        zones: Sequence[Zone],
        buttons: Sequence[Button],
        offered: Iterable[str],
        chosen: Iterable[str],
        heaps: Container[str],
        words: Words,
    ) -> None:
        """Say what lies on the table and what may be chosen; ``heaps`` as ``Presenter`` has them.

        ``words`` is asked for those of a row when somebody reads it.
        """
        self._words, self._heaps = words, heaps
        may, done = set(offered), set(chosen)
        rows = [_Row(each.key, each, not each.blocked) for each in buttons if not each.on_table]
        pieces = [_Row(piece.key, piece, piece.key in may, piece.key in done) for z in zones for piece in z.pieces]
        rows += [row._replace(enters=True) for row in pieces if row.enters or row.chosen]
        following = iter(pieces)
        for zone in zones:
            if zone.pieces and words(zone).name not in ("", words(zone.pieces[0]).name):
                rows.append(_Row("", zone, False))
            rows += [next(following) for _ in zone.pieces]
        locale = QLocale().name()
        if (rows, locale) != (self._rows, self._locale):
            self.beginResetModel()
            self._rows, self._locale = rows, locale
            self.endResetModel()

    def _told(self, row: _Row) -> tuple[str, str]:
        """The words of a row, and what explains it."""
        if isinstance(row.thing, Button):
            return row.thing.text, row.thing.blocked or row.thing.shortcut
        said = self._words(row.thing)
        name = _counted(row.thing, said.name, self._heaps) if isinstance(row.thing, Piece) else said.name
        if row.chosen:
            name = self.tr("{name}, chosen").format(name=name)
        elif row.enters:
            name = self.tr("{name}, can be chosen").format(name=name)
        return name, said.tip

    def row_of(self, key: str) -> int:
        """First row of ``key``, or -1."""
        return next((row for row, each in enumerate(self._rows) if each.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._told(row)[0]
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(self._told(row)[1])
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._told(row)[1]
        if role == ListRole.Key:
            return row.key
        if role == ListRole.Offered:
            return row.enters
        return None


def _counted(piece: Piece, name: str, heaps: Container[str]) -> str:
    """The name, with the number of what may be several."""
    counted = piece.count != 1 or piece.key.partition(":")[0] in heaps
    return f"{name}: {piece.count}" if counted else name


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
        heaps: Container[str],
        words: Words,
    ) -> None:
        """List the table; the current row stays with its piece."""
        current = str(self.currentIndex().data(ListRole.Key) or "")
        self._model.show_table(zones, buttons, offered, chosen, heaps, words)
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
