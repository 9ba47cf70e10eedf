"""The question after a crash: whether to go on with the game that was under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout

from app.models.start import open_game
from app.views.paint import brushes
from app.views.scale import scale
from app.views.start.parts import draw_backdrop
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import RADIUS, Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from app.match.archive import Archive
    from app.models.start import Open

_ART = 0.34  # share of the width that the picture has


class ResumeDialog(Sheet):
    """Offers to go on with a game, now or later.

    Args:
        host: The page to cover.
        archive: Has the game.
        game: The game.

    Signals:
        accepted: Go on with the game; its id.
    """

    accepted = Signal(str)

    def __init__(self, host: QWidget, archive: Archive, game: Open) -> None:
        super().__init__(host, 820, 270, art=_ART)
        self._archive, self._game = archive, game
        self.words = TextLabel(px=17, wrap=True)
        self.line = TextLabel(px=16, ink="text_2", wrap=True)
        self.go_on = Button(kind=PRIMARY, glyph_name="play-button", px=18)
        self.later = Button(kind=GHOST, px=18)
        self.go_on.clicked.connect(self._accept)
        self.later.clicked.connect(self.dismiss)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.later)
        foot.addWidget(self.go_on)
        self.body.addWidget(self.words)
        self.body.addWidget(self.line)
        self.body.addStretch(1)
        self.body.addLayout(foot)

    def first_focus(self) -> QWidget:
        return self.go_on

    def retranslate(self) -> None:
        super().retranslate()
        self._game = open_game(self._archive, self._game.id) or self._game  # its lines in the current language
        self.heading.setText(self.tr("Welcome back"))
        words = self.tr("Kontor was ended while a game of {game} was under way. It is kept up to the last move.")
        self.words.setText(words.format(game=self._game.title))
        self.line.setText(self._game.line)
        self.go_on.setText(self.tr("Continue"))
        self.later.setText(self.tr("Later"))

    def paint_panel(self, p: QPainter, place: QRectF) -> None:
        art = QRectF(place.x(), place.y(), place.width() * _ART, place.height())
        with brushes.clipped(p, brushes.rounded(place, scale.px(RADIUS))), brushes.clipped(p, art):
            draw_backdrop(p, self._game.game, art, 1.0, 0.0, self.devicePixelRatioF())

    def _accept(self) -> None:
        self.shut()
        self.accepted.emit(self._game.id)


def offer(host: QWidget, archive: Archive, game_id: str, accepted: Callable[[str], None]) -> None:
    """Open the dialog for a game, if it is there and unfinished; ``accepted`` is called with its id."""
    game = open_game(archive, game_id)
    if game is not None:
        dialog = ResumeDialog(host, archive, game)
        dialog.accepted.connect(accepted)
        dialog.open()
