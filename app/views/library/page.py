"""The page of the library: the list of all games, filters, a preview, import, export, and deleting."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QFrame, QHeaderView, QTableView, QWidget

from app.match.record import SUFFIX
from app.models.damaged import DAMAGED
from app.models.games import ENTRIES
from app.models.library import (
    Import,
    LibraryColumn,
    LibraryModel,
    LibraryQuery,
    LibraryWords,
    export_name,
)
from app.models.notices import told
from app.models.training.cards import count_due
from app.session.bringing_back import BringingBack
from app.session.damaged import Survey
from app.views.library.bringing_back import BringBackSheet
from app.views.library.damaged import DamagedSheet
from app.views.library.filters import FilterRow
from app.views.library.preview import WIDTH, GamePreview
from app.views.library.rows import RowDelegate, row_height
from app.views.page import Page
from app.views.page_keys import is_statistics
from app.views.paint.backdrops import backdrop_pixmap
from app.views.paint.brushes import CENTER, LEFT, draw_text, prepare, rounded, text_width
from app.views.paint.guard import painting
from app.views.review.bar import PageBar
from app.views.review.corners import page_ground
from app.views.review.notice import NoticeBar
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.widgets.buttons import PRIMARY, Button
from app.views.widgets.panel import Panel, thin_scrollbar
from app.views.widgets.tool_button import ToolButton

if TYPE_CHECKING:
    from app.match.archive import Archive
    from app.match.library import Summary
    from app.models.notices import Sentence

_SHARES = {  # widths of the columns in relation to each other
    LibraryColumn.GAME: 38,
    LibraryColumn.PLAYERS: 30,
    LibraryColumn.DATE: 10,
    LibraryColumn.LENGTH: 10,
    LibraryColumn.CHANCE: 17,
}


class ColumnHeader(QHeaderView):
    """The header of the list: names of the columns, and a triangle after the one that it is sorted by."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @painting
    def paintSection(self, painter: QPainter, rect: QRect, column: int) -> None:
        now = theme()
        painter.save()
        prepare(painter)
        painter.fillRect(rect, QColor(now.panel))
        painter.fillRect(QRectF(rect.x(), rect.bottom(), rect.width(), 1), QColor(now.line))
        face = scale.font("text", 14, weight=600)
        inset = scale.px(14) if column == LibraryColumn.GAME else 0.0
        words = str(self.model().headerData(column, self.orientation()))
        sorts = column == self.sortIndicatorSection()
        ink = now.text_2 if sorts else now.text_3
        place = QRectF(rect).adjusted(inset, 0, 0, -2)
        draw_text(painter, place, words, face, ink, LEFT)
        if sorts:
            x, y = place.x() + text_width(words, face) + scale.text(14) * 0.75, place.center().y()
            size = scale.text(14) * 0.3
            way = 1 if self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder else -1
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.brass))
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(x - size, y - way * size * 0.6),
                        QPointF(x + size, y - way * size * 0.6),
                        QPointF(x, y + way * size * 0.9),
                    ]
                )
            )
        painter.restore()


class GameTable(QTableView):
    """The list of the games.

    Signals:
        opened: Enter was pressed, or a row was double-clicked.
        hovered: The row under the pointer has changed; -1 for none.
    """

    opened = Signal()
    hovered = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)  # else ``entered`` comes only while a button is pressed
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)  # Tab leaves the list instead of going through all its cells
        self.verticalHeader().hide()
        header = ColumnHeader(self)
        self.setHorizontalHeader(header)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionsClickable(True)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self.entered.connect(lambda index: self.hovered.emit(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Escape):
            event.ignore()  # goes on to the page, which deletes the chosen games or clears the filters
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(-1)
        super().leaveEvent(event)


class LibraryPage(Page):
    """All games that were played here or imported, with what can be done with them.

    Attributes:
        model: The games, filtered and sorted.
        filters: The row of filters.
        table: The list.
        preview: The panel of the chosen game.
        survey: Looks for damaged games in a thread.
        absent: Looks for games that can be restored.
        notice: Tells what was done, with "Undo" after deleting.
        start: The button in place of an empty list: a new game, or no filters.

    Signals:
        closed: A person wants to leave the page.
        review_requested: Id of a game to review, and the position to begin with.
        resume_requested: Id of a game to go on with.
        again_requested: Id of a game whose set-up is to be played again.
        new_game_requested: A person wants to begin a game; the library is empty.
        statistics_requested: A person wants to see the statistics.
        training_requested: A person wants to train with past decisions.
    """

    closed = Signal()
    review_requested = Signal(str, int)
    resume_requested = Signal(str)
    again_requested = Signal(str)
    new_game_requested = Signal()
    statistics_requested = Signal()
    training_requested = Signal()

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._words = LibraryWords()
        self.model = LibraryModel(archive, self)
        self.model.deleted.connect(self._offer_undo)
        self.model.failed.connect(self._complain)
        # The title bar with its buttons; that of the damaged games shows only when there are any.
        self.bar = PageBar(parent=self)
        self.bar.back.connect(self.closed)
        self.import_button = ToolButton("open-book")
        self.import_button.clicked.connect(self.ask_import)
        self.bar.add_tool(self.import_button)
        self.statistics = ToolButton("abacus")
        self.statistics.clicked.connect(self.statistics_requested)
        self.bar.add_tool(self.statistics)
        self.training = ToolButton("graduate-cap")
        self.training.clicked.connect(self.training_requested)
        self.bar.add_tool(self.training)
        self.restore_button = ToolButton("anticlockwise-rotation")
        self.restore_button.clicked.connect(self.show_absent)
        self.bar.add_tool(self.restore_button)
        self.damaged = ToolButton("cross-mark")
        self.damaged.hide()
        self.damaged.clicked.connect(self.show_damaged)
        self.bar.add_tool(self.damaged)
        # What looks through the archive in threads.
        self.survey = Survey(archive, self)
        self.survey.changed.connect(self._survey_changed)
        self.absent = BringingBack(archive, self)
        # Filters, list and preview.
        self.filters = FilterRow(self)
        self.filters.wanted.connect(self._filter)
        self.list_panel = Panel(self)
        self.table = GameTable(self.list_panel)
        self.table.setModel(self.model)
        self.delegate = RowDelegate(self.model, self.table)
        self.table.setItemDelegate(self.delegate)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(LibraryColumn.DATE, Qt.SortOrder.DescendingOrder)
        self.table.opened.connect(self._open)
        self.table.hovered.connect(self._hover)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.preview = GamePreview(archive, self.model, self)
        self.preview.view_pressed.connect(self._view)
        self.preview.play_pressed.connect(self._resume)
        self.preview.again_pressed.connect(self._again)
        self.preview.export_pressed.connect(self.ask_export)
        self.preview.delete_pressed.connect(self.delete_chosen)
        self.preview.unreadable.connect(self._tell_damaged)
        # In place of an empty list, and above everything.
        self.start = Button(kind=PRIMARY, parent=self)
        self.start.clicked.connect(self._start)
        self.notice = NoticeBar(self)
        self.notice.taken.connect(self.undo_delete)
        self.setAcceptDrops(True)
        keeper.changed.connect(self._restyle)
        scale.changed.connect(self._place)
        self.retranslate()
        self._restyle()

    # --- content -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the archive again; chosen games stay chosen, else the first one is."""
        before = [summary.id for summary in self.chosen()]
        self.model.refresh()
        self.filters.set_games(self.model.games())
        self.choose(before)
        first = self.model.summary(0) if self.model.rowCount() else None
        if first is not None and not self.chosen():
            self.choose([first.id])
        self._place()
        self.table.setFocus()
        self._show_due()
        self.survey.look()

    def chosen(self) -> list[Summary]:
        """The selected games, in the order of the list."""
        rows = self.table.selectionModel().selectedRows() if self.table.selectionModel() else []
        found = (self.model.summary(row) for row in sorted(index.row() for index in rows))
        return [summary for summary in found if summary is not None]

    def choose(self, ids: list[str]) -> None:
        """Select the games of these ids, as far as the list shows them, and no others."""
        selection = self.table.selectionModel()
        selection.clearSelection()
        for game_id in ids:
            row = self.model.row_of(game_id)
            if row >= 0:
                index = self.model.index(row, 0)
                flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
                selection.select(index, flags)
                # Arrow keys go on from the current index, which ``select`` does not move.
                selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
                self.table.scrollTo(index)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(self.tr("Library"))
        self.bar.retranslate()
        self.import_button.set_name(self.tr("Import"))
        self.statistics.set_name(self.tr("Statistics"))
        self.restore_button.set_name(self.tr("Bring back"))
        self._show_due()
        self._survey_changed()
        self.table.setAccessibleName(self.tr("Games"))
        self.model.retranslate()
        self.filters.retranslate()
        self.preview.retranslate()
        self._place()

    def _show_due(self) -> None:
        """Write on the button of the training how many questions are due."""
        due = count_due(self._archive, date.today())
        self.training.set_name(self.tr("Training ({due})").format(due=due) if due else self.tr("Training"))
        self.bar.retranslate()  # which also places the buttons, whose width depends on their words

    def _filter(self, wanted: LibraryQuery) -> None:
        before = [summary.id for summary in self.chosen()]
        self.model.want(wanted)
        self.choose(before)
        if not self.chosen():
            self._selected()  # the model was reset, which clears the selection without selectionChanged
        self._place()

    def _selected(self) -> None:
        self.preview.show_games(self.chosen())

    def _hover(self, row: int) -> None:
        if row != self.delegate.hovered:
            self.delegate.hovered = row
            self.table.viewport().update()

    def _tell_damaged(self, words: str) -> None:
        self._complain(words)
        self.survey.look()

    def end_background_work(self) -> None:
        """Wait for the threads that read the archive, and start no more; to be called before the archive is closed."""
        self.survey.close()
        self.absent.close()
        self.preview.close()

    def _survey_changed(self) -> None:
        count = len(self.survey.games)
        self.damaged.set_name(DAMAGED.count(count) if count else "")
        self.damaged.setVisible(bool(count))
        self.bar.retranslate()  # places the buttons
        if any(self.model.row_of(each.id) >= 0 for each in self.survey.games):
            self.refresh()  # the archive no longer lists games that are known to be damaged

    # --- deeds ---------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1:
            self.review_requested.emit(chosen[0].id, 0)

    def _view(self, position: int) -> None:
        chosen = self.chosen()
        if len(chosen) == 1:
            self.review_requested.emit(chosen[0].id, position)

    def _resume(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1:
            self.resume_requested.emit(chosen[0].id)

    def _again(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1:
            self.again_requested.emit(chosen[0].id)

    def _start(self) -> None:
        if self.model.games():
            self.filters.clear()
        else:
            self.new_game_requested.emit()

    def delete_chosen(self) -> None:
        """Delete the selected games, and offer to undo that; a neighbour of them is selected next."""
        rows = [index.row() for index in self.table.selectionModel().selectedRows()]
        self.model.delete([summary.id for summary in self.chosen()])
        if rows and self.model.rowCount():
            self.table.selectRow(min(min(rows), self.model.rowCount() - 1))
        self._place()

    def undo_delete(self) -> None:
        """Restore the games that were deleted last."""
        back = self.model.undo_delete()
        if back:
            self.notice.hide()
            self._place()
            self.choose(back)

    def _offer_undo(self, count: int) -> None:
        self.notice.say(partial(self._words.deleted, count), self._undo_words)

    def _undo_words(self) -> str:
        return self.tr("Undo")

    def _complain(self, sentence: Sentence) -> None:
        self.notice.say(sentence, failure=True)

    def ask_export(self) -> None:
        """Ask for a file, or for a folder if several games are chosen, and export the games."""
        chosen = self.chosen()
        if len(chosen) == 1:
            name = str(Path.home() / export_name(chosen[0]))
            path, _ = QFileDialog.getSaveFileName(self, self.tr("Export game"), name, self._kinds())
            if path:
                self.export({chosen[0].id: Path(path)})
        elif chosen:
            folder = QFileDialog.getExistingDirectory(self, self.tr("Export games"), str(Path.home()))
            if folder:
                self.export({each.id: _free(Path(folder) / export_name(each)) for each in chosen})

    def export(self, files: dict[str, Path]) -> None:
        """Write games (ids) to files, and tell how it went; the first failure ends it."""
        for game_id, path in files.items():
            if failure := self.model.give_file(game_id, path):
                self._complain(failure)
                return
        self.notice.say(partial(self._words.exported, len(files)))

    def ask_import(self) -> None:
        """Ask for files, and import the games in them."""
        paths, _ = QFileDialog.getOpenFileNames(self, self.tr("Import games"), str(Path.home()), self._kinds())
        if paths:
            self.take_files([Path(path) for path in paths])

    def take_files(self, paths: list[Path]) -> Import:
        """Import games from files, select them, and tell how it went."""
        done = self.model.take_files(paths)
        self.survey.look()
        self.filters.set_games(self.model.games())
        self._place()
        if done.games:
            self.choose(done.games)
        if done.refused:
            self._complain(partial(self._refused, done))
        elif done.games:
            self.notice.say(partial(self._words.imported, done))
        return done

    def _refused(self, done: Import) -> str:
        """Sentences about the first file that was not imported, how many more there are, and those that were."""
        name, error = done.refused[0]
        words = [self.tr("{file}: {reason}").format(file=name, reason=told(error))]
        if more := len(done.refused) - 1:
            words.append(self._words.refused(more))
        return " ".join(filter(None, (*words, self._words.imported(done))))

    def show_damaged(self) -> None:
        """Open the sheet of the damaged games."""
        sheet = DamagedSheet(self, self.survey)
        sheet.replace_pressed.connect(self.ask_import)
        sheet.brought_back.connect(self.refresh)
        sheet.told.connect(self.notice.say)
        sheet.open()

    def show_absent(self) -> None:
        """Open the sheet of the games that can be restored."""
        sheet = BringBackSheet(self, self.absent, self.model)
        sheet.brought_back.connect(self._brought_back)
        sheet.failed.connect(self._complain)
        sheet.open()

    def _brought_back(self, ids: list[str]) -> None:
        self.refresh()
        self.choose(ids)
        self.notice.say(partial(self._words.brought_back, len(ids)))

    def _kinds(self) -> str:
        return self.tr("Kontor games (*.kontor)")

    # --- events --------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = _files(event)
        if paths:
            event.acceptProposedAction()
            self.take_files(paths)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_chosen()
        elif is_statistics(event):
            self.statistics_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_delete()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.filters.search.setFocus()
            self.filters.search.selectAll()
        elif event.matches(QKeySequence.StandardKey.Open):
            self.ask_import()
        elif event.matches(QKeySequence.StandardKey.Save):
            self.ask_export()
        elif event.key() == Qt.Key.Key_Escape and self.filters.value != LibraryQuery():
            self.filters.clear()
            self.table.setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # --- places and looks ----------------------------------------------------------------------------------------

    def _place(self) -> None:
        px = scale.px
        # From top to bottom: title bar, filters, then list and preview side by side, or the empty place of both.
        bar = self.bar.height_wanted()
        self.bar.setGeometry(0, 0, self.width(), bar)
        side = self.side_margin()
        row = self.filters.sizeHint().height()
        top = bar + round(px(20))
        inner = self.width() - 2 * side
        self.filters.setGeometry(side, top, inner, row)
        top += row + round(px(18))
        high = self.height() - top - round(px(28))
        gap = round(px(20))
        preview = round(px(WIDTH))
        empty = not self.model.rowCount()
        self.list_panel.setGeometry(side, top, inner if empty else inner - preview - gap, high)
        self.preview.setGeometry(side + inner - preview, top, preview, high)
        self.preview.setVisible(not empty)
        self.list_panel.setVisible(not empty)
        self.start.setVisible(empty)
        self._place_table()
        self._place_empty(QRect(side, top, inner, high), empty)
        self.notice.fit(QRect(side, top, inner, high))
        self.update()

    def _place_table(self) -> None:
        margin = round(scale.px(12))
        box = self.list_panel.rect().adjusted(margin, round(scale.px(6)), -margin, -margin)
        self.table.setGeometry(box)
        self.table.verticalHeader().setDefaultSectionSize(row_height())
        self.table.horizontalHeader().setFixedHeight(round(max(scale.px(40), 30)))
        room = box.width() - 12  # less the scroll bar
        total = sum(_SHARES.values())
        for column, share in _SHARES.items():
            self.table.setColumnWidth(column, room * share // total)

    def _place_empty(self, box: QRect, empty: bool) -> None:
        self._empty = box if empty else QRect()
        words = self.tr("Show all games") if self.model.games() else self.tr("New game")
        self.start.setText(words)
        size = self.start.sizeHint()
        self.start.resize(size)
        self.start.move(box.center() - QPoint(size.width() // 2, size.height() // 2 - round(scale.px(70))))

    def _restyle(self) -> None:
        now = theme()
        self.table.setStyleSheet(
            f"QTableView {{ background: {now.panel}; border: none; outline: none;"
            f" selection-background-color: {now.panel}; }}"
            f"QHeaderView {{ background: {now.panel}; border: none; }}"
            f"{thin_scrollbar()}"
        )
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        p.fillRect(self.rect(), QColor(page_ground()))
        if not self._empty.isEmpty():
            self._paint_empty(p, QRectF(self._empty))
        p.end()

    def _paint_empty(self, p: QPainter, box: QRectF) -> None:
        now = theme()
        p.save()
        p.setClipPath(rounded(box, scale.px(20)))
        p.setOpacity(0.30)
        ratio = self.devicePixelRatioF()
        picture = backdrop_pixmap(next(iter(ENTRIES)), round(box.width()), round(box.height()), ratio)
        p.drawPixmap(box.topLeft(), picture)
        p.restore()
        p.setPen(QPen(QColor(now.line), 1.2))
        p.drawPath(rounded(box, scale.px(20)))
        words = (
            self.tr("No game matches these filters.")
            if self.model.games()
            else self.tr("No games yet: play one, or drop a .kontor file here.")
        )
        face = scale.font("display", 30, weight=700)
        draw_text(p, box.adjusted(20, 0, -20, -scale.px(60)), words, face, now.text, CENTER, wrap=True)


def _files(event: QDropEvent) -> list[Path]:
    """The local game files among what is dragged."""
    urls = event.mimeData().urls() if event.mimeData().hasUrls() else []
    paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() == SUFFIX]


def _free(path: Path) -> Path:
    """``path``, or the same with a number in parentheses if that file exists."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem} ({number})")
    return free
