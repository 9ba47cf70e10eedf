"""The sheet that offers the guided first game before somebody plays a game for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout

from app.models.games import entry
from app.models.text import evenly
from app.views.paint import brushes
from app.views.scale import scale
from app.views.start.parts import draw_backdrop
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import RADIUS, Sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from app.models.lessons.data import Lesson

_ART = 0.34
"""Share of the width that the picture of the game takes, at the left."""


class LessonOffer(Sheet):
    """Asks whether to learn the game or to play at once.

    Signals:
        learn: The person wants the lesson of the game with this key.
        new_game: The person wants to set up a game of the kind with this key.
    """

    learn = Signal(str)
    new_game = Signal(str)

    def __init__(self, host: QWidget, lesson: Lesson) -> None:
        super().__init__(host, 860, 290, art=_ART)
        self._game, self._minutes, self._extras = lesson.game, lesson.minutes, len(lesson.extras)
        self.heading.setWordWrap(True)
        self.words = TextLabel(px=17, wrap=True)
        self.yes = Button(kind=PRIMARY, glyph_name="open-book", px=18)
        self.no = Button(kind=GHOST, px=18)
        self.yes.clicked.connect(self._learn)
        self.no.clicked.connect(self._play)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.no)
        foot.addWidget(self.yes)
        self.body.addWidget(self.words)
        self.body.addStretch(1)
        self.body.addLayout(foot)

    def first_focus(self) -> QWidget:
        return self.yes

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(evenly(self.tr("{game} for the first time?").format(game=entry(self._game).title)))
        words = self.tr("Play the first game with a coach beside you: about {minutes} minutes at the real table.")
        later = self.tr("%n more short chapter(s) can wait for another time.", "", self._extras)
        self.words.setText(words.format(minutes=self._minutes) + (f" {later}" if self._extras else ""))
        self.yes.setText(self.tr("Learn"))
        self.no.setText(self.tr("Play without the lesson"))

    def paint_panel(self, p: QPainter, place: QRectF) -> None:
        art = QRectF(place.x(), place.y(), place.width() * _ART, place.height())
        with brushes.clipped(p, brushes.rounded(place, scale.px(RADIUS))), brushes.clipped(p, art):
            draw_backdrop(p, self._game, art, 1.0, 0.0, self.devicePixelRatioF())

    def _learn(self) -> None:
        self.shut()
        self.learn.emit(self._game)

    def _play(self) -> None:
        self.shut()
        self.new_game.emit(self._game)
