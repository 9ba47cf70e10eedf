"""The row below the slider: steps by move, turn and round, play and pause, speed, and a new game from here."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.views.paint.brushes import LEFT, RIGHT, draw_text, prepare, text_width
from app.views.paint.guard import painting
from app.views.review.round_button import RoundButton, pause_sign, play_sign, round_sign, step_sign, turn_sign
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.widgets.buttons import Button
from app.views.widgets.inputs import Segmented

SPEEDS = (1, 2, 4)
"""Speeds of autoplay to choose from."""


class TransportStep(Enum):
    """A step through the game: how far, and in which direction."""

    ROUND_BACK = "round_back"
    TURN_BACK = "turn_back"
    MOVE_BACK = "move_back"
    MOVE_ON = "move_on"
    TURN_ON = "turn_on"
    ROUND_ON = "round_on"

    @property
    def way(self) -> int:
        """1 for a step on, -1 for a step back."""
        return -1 if self in (TransportStep.ROUND_BACK, TransportStep.TURN_BACK, TransportStep.MOVE_BACK) else 1


_SIGNS = {
    TransportStep.ROUND_BACK: round_sign(-1),
    TransportStep.TURN_BACK: turn_sign(-1),
    TransportStep.MOVE_BACK: step_sign(-1),
    TransportStep.MOVE_ON: step_sign(1),
    TransportStep.TURN_ON: turn_sign(1),
    TransportStep.ROUND_ON: round_sign(1),
}


class Transport(QWidget):
    """One row: facts about the game, buttons for steps and autoplay, the speed, and a button for a new game from here.

    Signals:
        stepped: The ``TransportStep`` whose button was pressed.
        play_pressed: Play or pause was pressed.
        speed_chosen: One of ``SPEEDS``.
        branch_pressed: "Play on from here" was pressed.
    """

    stepped = Signal(TransportStep)
    play_pressed = Signal()
    speed_chosen = Signal(int)
    branch_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = ""
        self._warning = ""
        self.play = RoundButton(play_sign, big=True, parent=self)
        self.play.clicked.connect(self.play_pressed)
        self.steps: dict[TransportStep, RoundButton] = {}
        for step, sign in _SIGNS.items():
            button = RoundButton(sign, parent=self)
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
            self.steps[step] = button
        self.speed = Segmented([(str(speed), f"{speed}×") for speed in SPEEDS], self)
        self.speed.chosen.connect(lambda key: self.speed_chosen.emit(int(key)))
        for each in self.speed.segments():
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.branch = Button(parent=self, px=16.5)
        self.branch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.branch.clicked.connect(self.branch_pressed)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._place)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        names = {
            TransportStep.ROUND_BACK: self.tr("Back to the beginning of the round (Shift + Left)"),
            TransportStep.TURN_BACK: self.tr("Back to the beginning of the turn (Ctrl + Left)"),
            TransportStep.MOVE_BACK: self.tr("One move back (Left)"),
            TransportStep.MOVE_ON: self.tr("One move on (Right)"),
            TransportStep.TURN_ON: self.tr("On to the next turn (Ctrl + Right)"),
            TransportStep.ROUND_ON: self.tr("On to the next round (Shift + Right)"),
        }
        for step, name in names.items():
            self.steps[step].set_name(name)
        self.branch.setText(self.tr("Play on from here"))
        self.branch.setToolTip(self.tr("Begin a new game at this position."))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.show_playing(False)
        self._place()

    def show_playing(self, playing: bool) -> None:
        """Make the middle button Pause while the game plays itself, else Play."""
        self.play.set_shape(pause_sign if playing else play_sign)
        self.play.set_name(self.tr("Pause (Space)") if playing else self.tr("Play (Space)"))

    def set_words(self, facts: str, warning: str) -> None:
        """Set the line with facts about the game, and a warning in place of the line about keys (``""`` for none)."""
        self._facts, self._warning = facts, warning
        self.update()

    @property
    def warning(self) -> str:
        """The warning about this replay; usually ``""``."""
        return self._warning

    def enable(self, *, back: bool, on: bool, branch: bool) -> None:
        """Enable the buttons for steps back and on, and for a new game from here."""
        for step, button in self.steps.items():
            button.setEnabled(on if step.way > 0 else back)
        self.branch.setEnabled(branch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        middle = self.height() / 2
        side, gap = self.play.sizeHint().width(), scale.px(10)
        self._put(self.play, self.width() / 2 - side / 2, middle)
        # From the button in the middle outwards, a pair of steps each time.
        left = right = 0.0
        for back, on in (
            (TransportStep.MOVE_BACK, TransportStep.MOVE_ON),
            (TransportStep.TURN_BACK, TransportStep.TURN_ON),
            (TransportStep.ROUND_BACK, TransportStep.ROUND_ON),
        ):
            small = self.steps[on].sizeHint().width()
            if not left:
                right = self.width() / 2 + side / 2 + gap * 1.6
                left = self.width() / 2 - side / 2 - gap * 1.6 - small
            self._put(self.steps[on], right, middle)
            self._put(self.steps[back], left, middle)
            right += small + gap
            left -= small + gap
        x = self.width() - scale.px(34) - self.branch.sizeHint().width()
        self._put(self.branch, x, middle)
        x -= self.speed.sizeHint().width() + gap
        self._put(self.speed, x, middle)
        self.update()

    @staticmethod
    def _put(widget: QWidget, x: float, middle: float) -> None:
        """Give a widget the size that it wants, with its left edge at ``x`` and its vertical middle at ``middle``."""
        size = widget.sizeHint()
        widget.setGeometry(round(x), round(middle - size.height() / 2), size.width(), size.height())

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        now, px = theme(), scale.px
        left = px(34)
        room = self.steps[TransportStep.ROUND_BACK].x() - left - px(16)
        face = scale.font("text", 15.5)
        line = scale.text(15.5) * 1.5
        middle = self.height() / 2
        hint = self._warning or self._hint(room)
        tone = now.brass if self._warning else now.text_3
        draw_text(p, QRectF(left, middle - line, room, line), self._facts, face, now.text_2, LEFT, elide=True)
        draw_text(p, QRectF(left, middle, room, line), hint, face, tone, LEFT, elide=True)
        words = self.tr("Speed")
        end = self.speed.x() - px(10)
        if end - text_width(words, face) > self.steps[TransportStep.ROUND_ON].geometry().right() + px(12):
            place = QRectF(end - px(160), 0, px(160), self.height())
            draw_text(p, place, words, face, now.text_2, RIGHT)
        p.end()

    def _hint(self, room: float) -> str:
        """The line about keys, shorter where ``room`` pixels are too few for all of it."""
        whole = self.tr("Space plays · Arrows: one move · Ctrl: a turn · Shift: a round · N: turning point")
        if text_width(whole, scale.font("text", 15.5)) <= room:
            return whole
        return self.tr("Space plays · Arrows: one move")
