"""The sheet of the damaged games: which they are, what is wrong, and what can be done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.models.damaged import DAMAGED
from app.models.notices import told
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.labels import Rule, TextLabel
from app.views.widgets.panel import thin_scrollbar
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from app.match.library import Damaged
    from app.session.damaged import Survey

MOST = 50
"""Games told of one by one; more are set aside in the next round."""


class DamagedSheet(Sheet):
    """A list with what is wrong with each game; the good ones are not touched.

    Signals:
        replace_pressed: Ask for good files of these games.
        brought_back: A good game has come from a copy.
        told: A sentence about what was done, or could not be.
    """

    replace_pressed = Signal()
    brought_back = Signal()
    told = Signal(str)

    def __init__(self, host: QWidget, survey: Survey) -> None:
        super().__init__(host, 860, 520)
        self._survey = survey
        self.words = TextLabel(px=16, ink="text_2", wrap=True)
        self.list = QScrollArea()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWidgetResizable(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(
            f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: none; }}{thin_scrollbar()}"
        )
        self.replace = Button(kind=PRIMARY, glyph_name="open-book", px=17)
        self.replace.clicked.connect(self._replace)
        self.aside = Button(kind=GHOST, px=17)
        self.aside.clicked.connect(self._all_aside)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.aside)
        foot.addWidget(self.replace)
        self.body.addWidget(self.words)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(foot)
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
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        for game in games[:MOST]:
            column.addWidget(Rule())
            column.addLayout(self._row(game))
        column.addStretch(1)
        before = self.list.takeWidget()
        if before is not None:
            before.deleteLater()  # one of its buttons may have been pressed just now
        self.list.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.list.viewport().setAutoFillBackground(False)
        if not games:
            self.shut()

    def _row(self, game: Damaged) -> QHBoxLayout:
        words = QVBoxLayout()
        words.addWidget(TextLabel(DAMAGED.title(game), px=17, weight=700, wrap=True))
        words.addWidget(TextLabel(told(game.error), px=15, ink="danger", wrap=True))
        button = Button(self.tr("Set aside"), px=15)
        button.clicked.connect(partial(self._set_aside, [game]))
        row = QHBoxLayout()
        row.addLayout(words, 1)
        copy = self._survey.copies.get(game.row)
        if copy is not None:
            back = Button(self.tr("Bring back from {date}").format(date=DAMAGED.date(copy)), px=15)
            back.setToolTip(self.tr("As it was in the copy of that day. What is here now is kept in a file."))
            back.clicked.connect(partial(self._bring_back, game))
            row.addWidget(back)
        row.addWidget(button)
        return row

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
