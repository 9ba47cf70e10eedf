"""The sheet of the damaged games, those that the archive can no longer read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.models.damaged import DAMAGED
from app.models.notices import told
from app.views.library.rows_sheet import MOST, RowsSheet, game_row
from app.views.widgets.buttons import PRIMARY, Button

if TYPE_CHECKING:
    from PySide6.QtWidgets import QHBoxLayout, QWidget

    from app.match.library import Damaged
    from app.session.damaged import Survey


class DamagedSheet(RowsSheet):
    """A list of the damaged games: what is wrong with each, and buttons to restore it or to set it aside.

    Args:
        host: The page of the library.
        survey: Finds the damaged games, and repairs or removes them.

    Signals:
        replace_pressed: A person wants to import good files of these games.
        brought_back: A game was restored from a copy.
        told: A sentence about what was done, or why it could not be done.
    """

    replace_pressed = Signal()
    brought_back = Signal()
    told = Signal(str)

    def __init__(self, host: QWidget, survey: Survey) -> None:
        super().__init__(host)
        self._survey = survey
        self.replace = Button(kind=PRIMARY, glyph_name="open-book")
        self.replace.clicked.connect(self._replace)
        self.aside = Button()
        self.aside.clicked.connect(self._all_aside)
        self.foot.addWidget(self.aside)
        self.foot.addWidget(self.replace)
        survey.changed.connect(self._fill)

    def first_focus(self) -> QWidget:
        return self.replace

    def retranslate(self) -> None:
        super().retranslate()
        self.words.setText(
            self.tr(
                "These games can no longer be read; all others are as they were. Take in a good file of such a game, "
                "and it comes in its place, or bring it back from a copy that still has it. "
                "A game that is set aside is kept in a file beside the archive."
            )
        )
        self.replace.setText(self.tr("Take in a good file …"))
        self.aside.setText(self.tr("Set all aside"))
        self._fill()

    def _fill(self) -> None:
        games = self._survey.games
        self.heading.setText(DAMAGED.count(len(games)))
        self.show_rows(self._row(game) for game in games[:MOST])
        if not games:
            self.shut()

    def _row(self, game: Damaged) -> QHBoxLayout:
        buttons = []
        copy = self._survey.copies.get(game.row)
        if copy is not None:
            back = Button(self.tr("Bring back from {date}").format(date=DAMAGED.date(copy)), px=15)
            back.setToolTip(self.tr("As it was in the copy of that day. What is here now is kept in a file."))
            back.clicked.connect(partial(self._bring_back, game))
            buttons.append(back)
        aside = Button(self.tr("Set aside"), px=15)
        aside.clicked.connect(partial(self._set_aside, [game]))
        return game_row(DAMAGED.title(game), told(game.error), "danger", [*buttons, aside])

    def _all_aside(self) -> None:
        self._set_aside(list(self._survey.games))

    def _set_aside(self, games: list[Damaged], _checked: bool = False) -> None:
        self.told.emit(self._survey.set_aside(games))

    def _bring_back(self, game: Damaged, _checked: bool = False) -> None:
        words = self._survey.bring_back(game)
        self.brought_back.emit()
        self.told.emit(words)

    def _replace(self) -> None:
        self.shut()
        self.replace_pressed.emit()
