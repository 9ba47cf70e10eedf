"""The sheet of the games that can be restored: deleted ones, and those that only a daily copy still has."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.match.archive import KEEP_DELETED
from app.models.damaged import DAMAGED
from app.models.days import moment
from app.models.library import LibraryModel, LibraryWords, title_line
from app.models.setup import spoken
from app.models.text import listed
from app.views.library.rows_sheet import MOST, RowsSheet, game_row
from app.views.widgets.buttons import PRIMARY, Button

if TYPE_CHECKING:
    from PySide6.QtWidgets import QHBoxLayout, QWidget

    from app.session.bringing_back import Absent, BringingBack


class BringBackSheet(RowsSheet):
    """A list of games: name, how it ended, why it is not in the library, and a button that restores it.

    Args:
        host: The page of the library.
        absent: Finds and restores the games.
        library: Has the words for how a game ended.

    Signals:
        brought_back: Ids of the games that are in the library again.
        failed: Why a game could not be restored, one sentence.
    """

    brought_back = Signal(list)
    failed = Signal(str)

    def __init__(self, host: QWidget, absent: BringingBack, library: LibraryModel) -> None:
        super().__init__(host)
        self._absent, self._library = absent, library
        self.everything = Button(kind=PRIMARY, glyph_name="anticlockwise-rotation")
        self.everything.clicked.connect(self._bring_all)
        self.foot.addWidget(self.everything)
        absent.changed.connect(self._fill)
        absent.look()

    def first_focus(self) -> QWidget | None:
        return self.everything if self._absent.games else None

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Bring games back"))
        self.everything.setText(self.tr("Bring all back"))
        self._fill()

    def _fill(self) -> None:
        games, days = self._absent.games, KEEP_DELETED.days
        if games:
            words = self.tr("Deleted games are kept for {days} days. What is missing here may be in a daily copy.")
        elif not self._absent.complete:
            words = self.tr("The daily copies are being looked through …")
        else:
            words = self.tr(
                "No game was deleted in the last {days} days, and no daily copy has one that is missing here."
            )
        if len(games) > MOST:
            words += " " + LibraryWords().more(len(games) - MOST)
        self.words.setText(words.format(days=days))
        self.everything.setVisible(bool(games))
        self.show_rows(self._row(game) for game in games[:MOST])

    def _row(self, game: Absent) -> QHBoxLayout:
        summary = game.summary
        names = listed([seat.name for seat in spoken(summary.seats)])
        title = self.tr("{game} · {names}").format(game=title_line(summary), names=names)
        if game.missing is None:
            why = self.tr("deleted {day}").format(day=moment(summary.deleted or summary.changed))
        else:
            why = self.tr("in the copy of {date}").format(date=DAMAGED.date(game.missing.copy))
        line = self.tr("{result} · {why}").format(result=self._library.result(summary), why=why)
        back = Button(self.tr("Bring back"), px=15)
        back.setAccessibleName(self.tr("Bring back: {game}").format(game=title))
        back.clicked.connect(partial(self._bring, [game]))
        return game_row(title, line, "text_2", [back])

    def _bring_all(self) -> None:
        self._bring(list(self._absent.games))

    def _bring(self, games: list[Absent], _checked: bool = False) -> None:
        """Restore games; ``_checked`` is the argument of ``clicked``."""
        back = self._absent.bring_back(games)
        if not self._absent.games:
            self.shut()
        if back:
            self.brought_back.emit(back)
        if self._absent.failure:
            self.failed.emit(self._absent.failure)
