"""The page of statistics: chips to choose games, figures and charts of these, and a table of them by groups."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from app.match.words import ArchiveError
from app.models.games import ENTRIES
from app.models.losses import steps_shared
from app.models.notices import told
from app.models.statistics.choice import GameFilter, Grouping, choose, left_out
from app.models.statistics.export import save_csv
from app.models.statistics.figures import TRENDS, figures, loss_trend
from app.models.statistics.groups import GroupColumn, GroupModel
from app.models.statistics.words import WORDS
from app.session.gathering import Gathering
from app.views.page import Page
from app.views.paint import brushes
from app.views.paint.backdrops import backdrop_pixmap
from app.views.paint.guard import painting
from app.views.review.bar import PageBar
from app.views.review.corners import page_ground
from app.views.review.notice import NoticeBar
from app.views.scale import scale
from app.views.statistics.charts import TrendChart
from app.views.statistics.filters import ChoiceRow
from app.views.statistics.mistakes import MistakePanel
from app.views.statistics.table import GroupTable
from app.views.statistics.tiles import TileRow
from app.views.theme import keeper, theme
from app.views.widgets.buttons import PRIMARY, Button
from app.views.widgets.chip import FilterChip
from app.views.widgets.choice_menu import ask
from app.views.widgets.labels import TextLabel
from app.views.widgets.panel import Panel
from app.views.widgets.tool_button import ToolButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.archive import Archive
    from app.match.results import Result

_TILES = 8
"""Number of figures that ``StatisticsWords.tiles`` gives."""

_GROUPS = 0.64
"""Part of the width that the table of groups has; the rest is for the kinds of mistakes."""

_LOOK_EVERY = 700
"""Milliseconds between two looks at the archive while older games are still being counted."""


class StatisticsPage(Page):
    """Shows statistics of the finished games of the archive.

    Attributes:
        results: All results of the archive, oldest first.
        shown: Those that meet the conditions in ``choices``.
        gathering: Adds missing results to the archive, in a thread.

    Signals:
        closed: The person wants to leave.
        new_game_requested: The person wants a new game, for there is no finished one yet: key of the chosen game,
            ``""`` where all are.
        training_requested: The person wants to be asked about own decisions: see ``MistakePanel.practise_requested``.
    """

    closed = Signal()
    new_game_requested = Signal(str)
    training_requested = Signal(str, str)

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self.results: Sequence[Result] = ()
        self.shown: list[Result] = []
        self.bar = PageBar(parent=self)
        self.bar.back.connect(self.closed)
        self.export_tool = ToolButton("save-arrow")
        self.export_tool.clicked.connect(self.ask_export)
        self.bar.add_tool(self.export_tool)
        self.choices = ChoiceRow(self)
        self.choices.changed.connect(self._show)
        self.tiles = TileRow(_TILES, self)
        self.charts = [TrendChart(at, self) for at in range(len(TRENDS))]
        self.sheet = Panel(self)
        self.model = GroupModel(self)
        self.grouping = FilterChip(self.sheet, glyph_name="stack", height=32, arrow=True)
        self.grouping.clicked.connect(self._ask_grouping)
        self.table = GroupTable(self.sheet)
        self.table.setModel(self.model)
        self.table.sortByColumn(GroupColumn.GROUP, Qt.SortOrder.AscendingOrder)
        self.table.opened.connect(self._open)
        self.remark = TextLabel("", self.sheet, px=14, ink="text_3", wrap=True)
        self.mistakes = MistakePanel(self)
        self.mistakes.practise_requested.connect(self.training_requested)
        self.start = Button(kind=PRIMARY, parent=self)
        self.start.clicked.connect(self._start)
        self.notice = NoticeBar(self)
        self.gathering = Gathering(archive, self)
        self.gathering.advanced.connect(self._gathered)
        self.gathering.finished.connect(self._gathered_all)
        self._later = QTimer(self, singleShot=True, interval=_LOOK_EVERY)
        self._later.timeout.connect(self._look)
        self._empty = QRect()  # where it says that there are no games; empty while there are some
        keeper.changed.connect(self.update)
        scale.changed.connect(self._place)
        self.retranslate()

    # content

    def refresh(self) -> None:
        """Read the archive, and begin to add missing results; called whenever the page comes to the front."""
        self._look()
        self.gathering.start()
        self.choices.chips["game"].setFocus()

    def leave(self) -> None:
        """Stop adding results while the page is not in front."""
        self._later.stop()
        self.gathering.stop()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        self.bar.set_title(self.tr("Statistics"))
        self.export_tool.set_name(self.tr("Export"))
        self.bar.retranslate()
        self.table.setAccessibleName(self.tr("Groups of games"))
        self.grouping.setToolTip(self.tr("What the games of a row have in common"))
        self.grouping.setAccessibleDescription(self.tr("What the games of a row have in common"))
        self.choices.retranslate()
        self.model.retranslate()
        self.mistakes.retranslate()
        self._show()

    def _gathered(self) -> None:
        if not self._later.isActive():
            self._later.start()

    def _gathered_all(self, found: bool) -> None:
        self._later.stop()
        if found:
            self._look()

    def _look(self) -> None:
        try:
            self.results = self._archive.results.all()
        except ArchiveError as error:
            self.notice.say(partial(told, error), failure=True)
        self.choices.set_results(self.results)
        self._show()

    def _show(self) -> None:
        """Show figures, charts, table and remarks for the games that are chosen."""
        chosen, today = self.choices.value, date.today()
        shown = self.shown = choose(self.results, chosen, today)
        found = figures(shown)
        steps = steps_shared(shown)
        self.tiles.show_tiles(WORDS.tiles(found, steps))
        for at, (chart, trend) in enumerate(zip(self.charts, TRENDS, strict=True)):
            chart.show_trend(trend(shown), WORDS.no_trend(at, found), steps if trend is loss_trend else ())
        self._group(self.model.grouping)
        self.mistakes.show_results(shown, WORDS.no_mistakes(found))
        remarks = [
            WORDS.counting(self.gathering.uncounted) if self.gathering.uncounted else "",
            WORDS.weighing(self.gathering.unweighed) if self.gathering.unweighed else "",
            WORDS.no_rating(shown, chosen),
            WORDS.left_out(*left_out(self.results, chosen, today)),
        ]
        self.remark.setText(" ".join(filter(None, remarks)))
        self.export_tool.setEnabled(bool(shown))
        self._place()

    def _group(self, grouping: Grouping) -> None:
        self.model.show_results(self.shown, grouping)
        self.grouping.setText(WORDS.grouping(grouping))
        self.sheet.set_title(self.tr("By group"))
        # In other groupings a row has some of the games of a kind only: their rating is not that of the person.
        self.table.setColumnHidden(GroupColumn.RATING, grouping not in (Grouping.GAME, Grouping.RULES))
        self._place()

    def _ask_grouping(self) -> None:
        self.grouping.setChecked(False)
        ways = [(grouping, WORDS.grouping(grouping)) for grouping in Grouping]
        ask(self.grouping, ways, self.model.grouping, self._group)

    # deeds

    def _open(self, row: int) -> None:
        """Choose the games of the group in this row."""
        each, chosen = self.model.group(row).of, self.choices.value
        only = len(set(each.levels)) == 1
        changes: dict[Grouping, dict[str, Any]] = {
            Grouping.TABLE: {
                "game": each.game,
                "players": each.players,
                "level": each.levels[0] if only else chosen.level,
            },
            Grouping.GAME: {"game": each.game},
            Grouping.LEVEL: {"level": each.levels[0]} if only else {},
            Grouping.PLAYERS: {"players": each.players},
            Grouping.RULES: {"game": each.game},
        }
        self.choices.set_value(replace(chosen, **changes[self.model.grouping]))

    def _start(self) -> None:
        if self.results:
            self.choices.clear()
        else:
            self.new_game_requested.emit(self.choices.value.game)

    def ask_export(self) -> None:
        """Ask for a file and write the chosen games to it; does nothing without games."""
        if not self.shown:
            return
        name = self.tr("kontor-statistics-{day}.csv").format(day=date.today().isoformat())
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export statistics"), str(Path.home() / name), self.tr("Tables (*.csv)")
        )
        if path:
            self.export(Path(path))

    def export(self, path: Path) -> None:
        """Write the chosen games to a CSV file, and say in the notice bar how it went."""
        try:
            save_csv(self.shown, path)
        except OSError as error:
            self.notice.say(partial(self._not_written, str(error.strerror or error)), failure=True)
            return
        self.notice.say(partial(WORDS.exported, len(self.shown), path.name))

    def _not_written(self, reason: str) -> str:
        return self.tr("The file could not be written: {reason}").format(reason=reason)

    # events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Save):
            self.ask_export()
        elif event.key() == Qt.Key.Key_Escape and self.choices.value != GameFilter():
            self.choices.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # places

    def _place(self) -> None:
        px = scale.px
        bar = self.bar.height_wanted()
        self.bar.setGeometry(0, 0, self.width(), bar)
        side = self.side_margin()
        inner, gap = self.width() - 2 * side, round(px(16))
        top = bar + round(px(16))
        high = self.choices.sizeHint().height()
        self.choices.setGeometry(side, top, inner, high)
        top += high + round(px(14))
        rest = QRect(side, top, inner, self.height() - top - round(px(24)))
        empty = not self.shown
        for each in (self.tiles, self.sheet, self.mistakes, *self.charts):
            each.setVisible(not empty)
        self._place_empty(rest, empty)
        self.notice.fit(rest)
        high = self.tiles.sizeHint().height()
        self.tiles.setGeometry(side, top, inner, high)
        top += high + gap
        tall = round((rest.bottom() - top - gap) * 0.46)
        width = (inner - gap * (len(self.charts) - 1)) / len(self.charts)
        for at, chart in enumerate(self.charts):
            left = round(side + at * (width + gap))
            chart.setGeometry(left, top, round(side + at * (width + gap) + width) - left, tall)
        top += tall + gap
        wide = round((inner - gap) * _GROUPS)
        self.sheet.setGeometry(side, top, wide, rest.bottom() - top)
        self.mistakes.setGeometry(side + wide + gap, top, inner - wide - gap, rest.bottom() - top)
        self._place_table()
        self.update()

    def _place_table(self) -> None:
        sheet, margin = self.sheet, round(scale.px(12))
        size = self.grouping.sizeHint()
        head = round(max(sheet.head_height(), size.height() + scale.px(8)))
        self.grouping.setGeometry(
            sheet.width() - margin - size.width(), (head - size.height()) // 2 + 2, size.width(), size.height()
        )
        foot = 0
        if self.remark.text():
            foot = self.remark.heightForWidth(sheet.width() - 2 * margin - round(scale.px(12)))
            self.remark.setGeometry(
                margin + round(scale.px(6)),
                sheet.height() - foot - round(scale.px(8)),
                sheet.width() - 2 * margin - round(scale.px(12)),
                foot,
            )
            foot += round(scale.px(12))
        self.remark.setVisible(bool(foot))
        self.table.fit(sheet.rect().adjusted(margin, head, -margin, -max(margin, foot)))

    def _place_empty(self, box: QRect, empty: bool) -> None:
        self._empty = box if empty else QRect()
        self.start.setVisible(empty)
        self.start.setText(self.tr("All own games") if self.results else self.tr("New game"))
        size = self.start.sizeHint()
        self.start.resize(size)
        self.start.move(box.center() - QPoint(size.width() // 2, size.height() // 2 - round(scale.px(70))))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        p.fillRect(self.rect(), QColor(page_ground()))
        if not self._empty.isEmpty():
            self._paint_empty(p, QRectF(self._empty))
        p.end()

    def _paint_empty(self, p: QPainter, box: QRectF) -> None:
        now = theme()
        with brushes.clipped(p, brushes.rounded(box, scale.px(20))):
            p.setOpacity(0.30)
            picture = backdrop_pixmap(
                next(iter(ENTRIES)), round(box.width()), round(box.height()), self.devicePixelRatioF()
            )
            p.drawPixmap(box.topLeft(), picture)
            p.setOpacity(1.0)
        brushes.stroke(p, brushes.pen(now.line, 1.2))
        p.drawPath(brushes.rounded(box, scale.px(20)))
        face = scale.font("display", 30, weight=700)
        brushes.draw_text(
            p, box.adjusted(20, 0, -20, -scale.px(60)), self._nothing(), face, now.text, brushes.CENTER, wrap=True
        )

    def _nothing(self) -> str:
        if self.results:
            return self.tr("No game matches this choice.")
        if self.gathering.uncounted:
            return WORDS.counting(self.gathering.uncounted)
        return self.tr("No finished game yet: play one, and what it came to stands here.")
