"""The list of the table (F6), for screen readers and the keyboard: all choices, then everything there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from app.models.table_model import Role
from app.views import theme as look
from app.views.game.choice_buttons import ChoiceButtons
from app.views.game.listed_table import ChoiceModel, ListedTable, ListRole
from app.views.scale import scale
from app.views.widgets.labels import TextLabel

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.models.presenter import Button
    from app.models.table_model import TableModel

Index = QModelIndex | QPersistentModelIndex

READABLE = 50
"""Width of the tree in pixels below which its rows are not measured."""

MOST_CHOICES = 0.45
"""Most of the height that the choices get, as a share."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class _ChoiceView(QListView):
    """The list of the choices."""

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the buttons of the page."""


class _Wrapped(QStyledItemDelegate):
    """Makes the rows of the tree as high as their wrapped words need."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QTreeView)
        if view.viewport().width() < READABLE:  # folded: a hundred rows would be measured at every move, for nobody
            return QSize(1, 1)
        depth = int(index.parent().isValid())
        option.rect.setWidth(view.viewport().width() - depth * view.indentation())
        return super().sizeHint(option, index)


class _TableView(QTreeView):
    """The tree of everything on the table, zone by zone; all zones stay expanded."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setItemDelegate(_Wrapped(self))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # the words break otherwise, so rows have other heights

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the buttons of the page."""


class TableList(QFrame):
    """Two views above one another: the choices of the moment, and a tree of the whole table.

    They are folded to a single pixel until the keyboard comes to one of them.

    Args:
        table: The model of the table.
        parent: The page.

    Signals:
        chosen: A row was entered that chooses something; the key that it chooses.
        looked_at: The current row has changed while the list is open; key of its piece, ``""`` for none.
    """

    chosen = Signal(str)
    looked_at = Signal(str)

    def __init__(self, table: TableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = ListedTable(table, self)
        self._choices = ChoiceModel(self._table, self)
        self.choices, self.tree = _ChoiceView(self), _TableView(self)
        self.choices.setWordWrap(True)
        self.tree.setWordWrap(True)
        self.choices.setModel(self._choices)
        self.tree.setModel(self._table)
        self.pieces = ChoiceButtons(self)
        self.pieces.chosen.connect(self.chosen)
        self._titles = tuple(TextLabel(parent=self, px=13, weight=700, ink="text_2") for _ in range(2))
        layout = QVBoxLayout(self)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # folded, it is a single pixel
        layout.setSpacing(4)
        for title, view in zip(self._titles, (self.choices, self.tree), strict=True):
            layout.addWidget(title)
            layout.addWidget(view, view is self.tree)
            self._prepare(view)
        self._open = QRect()  # where it lies while it is open
        self._left_out: list[QPersistentModelIndex] = []  # rows of the tree that are hidden
        self._tidying = QTimer(self, singleShot=True, interval=0)
        self._tidying.timeout.connect(self._tidy)
        for changed in (table.rowsInserted, table.rowsRemoved, table.rowsMoved, table.dataChanged):
            changed.connect(self._changed)
        self.setFocusProxy(self.choices)
        self.retranslate()

    def _prepare(self, view: QAbstractItemView) -> None:
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        view.setTabKeyNavigation(False)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.viewport().setAutoFillBackground(False)
        view.installEventFilter(self)
        view.activated.connect(self._entered)
        view.selectionModel().currentChanged.connect(self._look_at)

    def retranslate(self) -> None:
        """Set the words of the list itself in the language of the moment; the rows are the models'."""
        words = self.tr("What can be chosen"), self.tr("Everything on the table")
        for title, view, text in zip(self._titles, (self.choices, self.tree), words, strict=True):
            title.setText(text)
            view.setAccessibleName(text)
        self.pieces.setAccessibleName(words[0])
        self.setAccessibleName(self.tr("Everything on the table as a list"))

    def place(self, box: QRect) -> None:
        """Lie in ``box``, in pixels of the page, whenever it is open."""
        self._open = box
        self._fold()

    def dress(self) -> None:
        """Take colours and font sizes of the moment."""
        now = look.theme()
        font = scale.font("text", 15)
        self.setStyleSheet(
            f"TableList {{ background: {now.panel}; border: 2px solid {now.brass_fill}; border-radius: 12px; }}"
            f"QAbstractItemView {{ font-family: '{font.family()}'; font-size: {font.pixelSize()}px;"
            f" background: transparent; color: {now.text}; }}"
            "QAbstractItemView::item { padding: 3px 6px; }"
            "QTreeView { show-decoration-selected: 0; }"
            f"QAbstractItemView::item:selected {{ background: {now.sunken}; color: {now.text}; border-radius: 6px; }}"
            "QAbstractItemView::item:selected:active"
            f" {{ background: {now.primary}; color: {now.on_primary}; border-radius: 6px; }}"
        )

    # what it lists

    def offer(
        self,
        buttons: Sequence[Button],
        offered: Iterable[str],
        chosen: Iterable[str],
        instead: Iterable[str] = (),
    ) -> None:
        """Take what may be chosen now; the current row of the choices stays with its key.

        Args:
            buttons: Those of the prompt.
            offered: Keys that may be chosen.
            chosen: Keys chosen so far.
            instead: Those of ``offered`` that would replace an earlier choice.
        """
        current = str(self.choices.currentIndex().data(Role.Key) or "")
        self._table.mark(offered, chosen, instead)
        self._choices.offer(buttons)
        self.choices.setCurrentIndex(self._choices.index(max(0, self._choices.row_of(current))))
        self._tidy()

    def _changed(self) -> None:
        if not self._tidying.isActive():  # many changes in one turn of the loop, tidied once
            self._tidying.start()

    def _tidy(self) -> None:
        """Hide the rows of the tree that say nothing, expand all zones, and update the buttons for assistive tools."""
        self._tidying.stop()
        unsaid = self._table.unsaid()
        before = {(each.parent().row(), each.row()) for each in self._left_out if each.isValid()}
        for zone, row in before ^ unsaid:  # telling the view of every row took most of the time of a move
            self.tree.setRowHidden(row, self._zone(zone), (zone, row) in unsaid)
        self._left_out = [QPersistentModelIndex(self._table.index(row, 0, self._zone(zone))) for zone, row in unsaid]
        for index in map(self._zone, range(self._table.rowCount())):
            if not self.tree.isExpanded(index):
                self.tree.expand(index)
        if not self.tree.currentIndex().isValid():  # the arrows need a row to begin with
            self.tree.setCurrentIndex(self._first_row())
        self.pieces.offer(self._choices.pieces())
        self._share()

    def _zone(self, row: int) -> QModelIndex:
        """The index of the zone in ``row``; the invalid index of the root for -1."""
        return self._table.index(row, 0) if row >= 0 else QModelIndex()

    def _first_row(self) -> QModelIndex:
        """The first row of the tree that is not hidden; an invalid index if there is none."""
        return next(
            (
                self._table.index(row, 0)
                for row in range(self._table.rowCount())
                if not self.tree.isRowHidden(row, QModelIndex())
            ),
            QModelIndex(),
        )

    # opening

    def _share(self) -> None:
        """Give the choices the height that they need, up to ``MOST_CHOICES``; the tree gets the rest."""
        if self.is_open():
            rows = sum(max(1, self.choices.sizeHintForRow(row)) for row in range(self._choices.rowCount()))
            self.choices.setFixedHeight(min(rows, round(MOST_CHOICES * self._open.height())))

    def is_open(self) -> bool:
        """Whether it is open, that is: one of its views has the keyboard."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _fold(self) -> None:
        """Open it while it has the keyboard, else fold it to a pixel."""
        if self.is_open():
            self.setGeometry(self._open)
            self.raise_()
            self._share()
        else:  # not hidden, or the keyboard could not come to it
            self.setGeometry(self._open.x(), self._open.y(), 1, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.dress()
            self._fold()
        elif event.type() == QEvent.Type.FocusOut:
            self._fold()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            # a held key never chooses: it would answer one question after the other
            if event.key() in ENTER and (event.isAutoRepeat() or not self._meant()):
                event.ignore()  # it is the page's, e.g. to hurry the opponents
                return True
            return self._key(watched, Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    # keyboard

    def _key(self, view: QObject, key: Qt.Key) -> bool:
        """Choose with Enter or space, and go from one view to the other with the arrows; whether ``key`` did that."""
        if key in ENTER:
            self.enter()
        elif key == Qt.Key.Key_Down and view is self.choices and not self._below():
            self.tree.setFocus(Qt.FocusReason.TabFocusReason)
            self.tree.setCurrentIndex(self._first_row())
        elif key == Qt.Key.Key_Up and view is self.tree and not self._above():
            self.choices.setFocus(Qt.FocusReason.BacktabFocusReason)
            self.choices.setCurrentIndex(self._choices.index(self._choices.rowCount() - 1))
        else:
            return False
        return True

    def _below(self) -> bool:
        """Whether there is a choice below the current one."""
        return self.choices.currentIndex().row() < self._choices.rowCount() - 1

    def _above(self) -> bool:
        """Whether there is a row of the tree above the current one."""
        return self.tree.indexAbove(self.tree.currentIndex()).isValid()

    def enter(self) -> None:
        """Enter the current row; nothing happens if it chooses nothing."""
        if key := self._meant():
            self.chosen.emit(key)

    def _meant(self) -> str:
        """The key that the current row chooses; ``""`` for none."""
        view = self.tree if self.tree.hasFocus() else self.choices
        return str(view.currentIndex().data(ListRole.Means) or "")

    def _look_at(self, current: QModelIndex, _before: QModelIndex) -> None:
        if self.is_open():
            self.looked_at.emit(str(current.data(Role.Key) or ""))

    def _entered(self, index: QModelIndex) -> None:
        if key := str(index.data(ListRole.Means) or ""):
            self.chosen.emit(key)
