"""The sheet in which a master plays the same deal again in the person's seat: explanation, progress, result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout

from app.models.review.rerun import RerunWords
from app.views.widgets.buttons import GHOST, PRIMARY, Button
from app.views.widgets.labels import TextLabel
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.match.match import Match
    from app.session.rerun import Rerunner


class RerunSheet(Sheet):
    """Starts and stops the reruns of a game and shows their results; they go on while the sheet is closed.

    Args:
        host: The page of the game.
        match: The finished game.
        rerunner: Plays the reruns; must have that game loaded.
    """

    def __init__(self, host: QWidget, match: Match, rerunner: Rerunner) -> None:
        super().__init__(host, 860, 400)
        self._match, self._rerunner = match, rerunner
        self.about = TextLabel(px=16, ink="text_2", wrap=True)
        self.others = TextLabel(px=16, ink="text_2", wrap=True)
        self.result = TextLabel(px=21, weight=700, wrap=True)
        self.won = TextLabel(px=17, wrap=True)
        self.state = TextLabel(px=16, ink="text_2", wrap=True)
        self.play = Button(kind=PRIMARY, glyph_name="rolling-dices", px=18)
        self.play.clicked.connect(self._begin)
        self.cancel = Button(kind=GHOST, px=18)
        self.cancel.clicked.connect(rerunner.stop)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.play)
        for label in (self.result, self.won, self.about, self.others, self.state):
            self.body.addWidget(label)
        self.body.addStretch(1)
        self.body.addLayout(foot)
        rerunner.advanced.connect(self._show)

    def first_focus(self) -> QWidget | None:
        for each in (self.play, self.cancel):
            if not each.isHidden():
                return each
        return None

    def retranslate(self) -> None:
        super().retranslate()
        words = RerunWords(self._match)
        self.heading.setText(words.title())
        self.about.setText(words.about())
        self.others.setText(words.others())
        self.cancel.setText(self.tr("Stop"))
        self._show()

    def _begin(self) -> None:
        self._rerunner.start()
        self.cancel.setFocus()

    def _show(self) -> None:
        """Update words and buttons to what the reruns have found so far."""
        runner, words = self._rerunner, RerunWords(self._match)
        found = runner.found
        if found is None:
            return
        state = words.progress(found, runner.share, running=runner.running)
        if runner.failed:
            state = self.tr("A game could not be played.")
        elif found.told and not runner.running:
            state = " ".join(filter(None, (state, words.error(found))))
        for label, text in (
            (self.result, words.result(found)),
            (self.won, words.won(found)),
            (self.state, state),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.play.setText(self.tr("Go on") if found.games else self.tr("Let a Master play"))
        self.play.setVisible(not (runner.running or found.complete))
        self.cancel.setVisible(runner.running)
        self.setAccessibleDescription(" ".join(filter(None, (words.result(found), words.won(found), state))))
