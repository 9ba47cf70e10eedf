"""The rows of the options of a new game: picture, name, sentence, and a control for the value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.models.games import entry
from app.views.board.spot import Spot
from app.views.games import board_of
from app.views.paint import brushes
from app.views.paint.glyphs import glyph
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import deep, keeper, mix
from app.views.widgets.buttons import FIXED, GOLD
from app.views.widgets.inputs import Segmented, Stepper, Switch
from app.views.widgets.labels import TextLabel

if TYPE_CHECKING:
    from app.engines.contract import Option
    from app.models.options import OptionWords

Control = Switch | Stepper | Segmented

_PICTURE = (108, 78)  # px of the drawing
_ABOVE = 0.11
"""Share of a card's height that is cut off above: the middle of its picture tells most."""

_WHOLE = 0.78
"""Height of a piece that is no card, as a share of the height of the picture."""

_WIDE = 1.2
"""Ratio of width to height of the place of such a piece."""


class OptionPicture(QWidget):
    """The picture of an option: a piece of the game, or a glyph, on the ground of the game.

    It shows the glyph until ``load`` has painted the piece: creating the board of the game takes a moment.

    Attributes:
        mark: The glyph, ``""`` for none.
        piece: The piece, as the pages of the rules name it; ``""`` for none.
        picture: The piece, once it was painted.
        faded: Whether it is pale, since the option cannot be chosen.
        whole: Whether the piece is shown whole; of a card only a part is.
    """

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.mark = ""
        self.piece = ""
        self.picture: QPixmap | None = None
        self.faded = self.whole = False
        self.setSizePolicy(FIXED, FIXED)
        keeper.changed.connect(self.update)
        scale.changed.connect(self.updateGeometry)

    def say(self, words: OptionWords, *, faded: bool) -> None:
        """Set what stands for the option, and whether it is pale."""
        self.piece, self.mark, self.faded = words.piece, words.mark, faded
        self.update()

    def sizeHint(self) -> QSize:
        width, height = _PICTURE
        return QSize(round(scale.px(width)), round(scale.px(height)))

    def load(self) -> None:
        """Paint the piece, if there is one; with an unknown piece the glyph stays."""
        fields = entry(self._game).help_fields
        if not self.piece or self.picture is not None or fields is None:
            return
        piece = fields().piece(self.piece)
        if piece is not None:
            board = board_of(self._game)
            window = self.window()
            board.resize(window.width(), window.height(), self.devicePixelRatioF())
            self.picture = board.preview(piece, self.width())
            self.whole = self.picture is None
            if self.whole:  # it is no card, of which there is an enlarged picture: as it is painted on the table
                side = self.height() * _WHOLE
                self.picture = board.picture(piece, Spot(0, 0, side * _WIDE, side)).pixmap
            self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        place, radius = QRectF(self.rect()).adjusted(1, 1, -1, -1), scale.px(8)
        ground = deep(self._game)
        if self.faded:
            p.setOpacity(0.45)
        with brushes.clipped(p, brushes.rounded(place, radius)):
            p.fillRect(place, brushes.vertical(place, mix(ground, "#FFFFFF", 0.22), ground))
            if self.picture is not None:
                size = self.picture.deviceIndependentSize()
                x = place.center().x() - size.width() / 2
                y = place.center().y() - size.height() / 2 if self.whole else place.y() - size.height() * _ABOVE
                p.drawPixmap(QPointF(x, y), self.picture)
            elif self.mark:
                side = place.height() * 0.66
                x, y = place.center().x() - side / 2, place.center().y() - side / 2
                glyph(p, self.mark, x, y, side, GOLD[0])
        brushes.stroke(p, QPen(brushes.pen("#000000", 1, 0.25)))
        p.drawPath(brushes.rounded(place, radius))
        p.end()


class _Row(QWidget):
    """One row: picture, name and sentence at the left, a control at the right."""

    def __init__(self, game: str, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = OptionPicture(game)
        self.title = TextLabel(px=17, weight=600)
        self.sentence = TextLabel(px=15, ink="text_2", wrap=True)
        self.control = control
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, round(scale.px(2)), 0, round(scale.px(2)))
        row.setSpacing(round(scale.px(16)))
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(column, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_words(self, words: OptionWords, blocked: str) -> None:
        """Set name and sentence; with ``blocked``, a reason, the row is disabled and the reason is its sentence."""
        self.picture.say(words, faded=bool(blocked))
        self.title.setText(words.title)
        self.title.set_ink("text_3" if blocked else "text")
        self.sentence.setText(blocked or words.sentence)
        self.control.setAccessibleName(words.title)
        self.control.setAccessibleDescription(blocked or words.sentence)
        self.control.setEnabled(not blocked)


class OptionRow(QWidget):
    """An option of a game: one row with a control, or a row with a switch for each step.

    Values that build upon each other (none, the first module, both) are steps: each but the first has a row, whose
    switch turns it on with all before it, and off with all after it.

    Args:
        game: Key of the game.
        option: The option.
        words: Its words.
        parent: The parent.

    Attributes:
        option: The option.
        rows: The rows.
        control: The control of the last row.

    Signals:
        chosen: The value is to be changed; the new one.
    """

    chosen = Signal(object)

    def __init__(self, game: str, option: Option, words: OptionWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._texts = [str(choice) for choice in option.choices]
        self._steps = [value for value in option.choices[1:] if value in words.steps]
        controls: list[Control] = [self._switch(value) for value in self._steps]
        controls = controls or [self._make_control()]
        self.rows = [_Row(game, control) for control in controls]
        self.control = controls[-1]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(scale.px(6)))
        for row in self.rows:
            column.addWidget(row)
        self.say(words, "")

    @property
    def sentence(self) -> TextLabel:
        """The label with the sentence about the option, or the reason why it cannot be chosen."""
        return self.rows[-1].sentence

    def say(self, words: OptionWords, blocked: str) -> None:
        """Set the words of all rows in the current language; with ``blocked``, a reason, they are disabled."""
        each = [words.steps[value] for value in self._steps] or [words]
        for row, told in zip(self.rows, each, strict=True):
            row.show_words(told, blocked)
        if isinstance(self.control, Stepper):
            self.control.say(words.title)
        if isinstance(self.control, Segmented):
            self.control.set_texts([words.choice(value) for value in self.option.choices])
            for segment, value in zip(self.control.segments(), self.option.choices, strict=True):
                segment.setAccessibleName(f"{words.title}: {words.choice(value)}")

    def set_value(self, value: object) -> None:
        """Show a value.  Nothing is emitted, except by a single switch that it changes (``toggled``)."""
        if self._steps:
            reached = self.option.choices.index(value)
            for step, row in zip(self._steps, self.rows, strict=True):
                assert isinstance(row.control, Switch)
                # Without blocking, each switch would ask for the step that is its own.
                row.control.blockSignals(True)
                row.control.setChecked(reached >= self.option.choices.index(step))
                row.control.blockSignals(False)
                row.control.update()
        elif isinstance(self.control, Switch):
            self.control.setChecked(bool(value))
        elif isinstance(self.control, Stepper):
            self.control.set_value(value)  # type: ignore[arg-type]  # a stepper has whole numbers only
        elif isinstance(self.control, Segmented):
            self.control.set_value(str(value))

    def load(self) -> None:
        """Paint the pictures of the rows."""
        for row in self.rows:
            row.picture.load()

    def _make_control(self) -> Control:
        choices = self.option.choices
        # Off and on: a switch. Whole numbers (isinstance would take a bool for one): a stepper. Names: segments.
        if set(choices) == {False, True}:
            switch = Switch()
            switch.toggled.connect(self._tell)
            return switch
        if all(type(choice) is int for choice in choices):
            stepper = Stepper(choices)
            stepper.changed.connect(self._tell)
            return stepper
        segmented = Segmented([(text, text) for text in self._texts], px=15)
        segmented.chosen.connect(self._named)
        return segmented

    def _switch(self, value: object) -> Switch:
        """The switch of a step, which asks for its value or, turned off, for the one before it."""
        before = self.option.choices[self.option.choices.index(value) - 1]
        switch = Switch()
        switch.toggled.connect(lambda on: self.chosen.emit(value if on else before))
        return switch

    def _tell(self, value: object) -> None:
        self.chosen.emit(value)

    def _named(self, text: str) -> None:
        self.chosen.emit(self.option.choices[self._texts.index(text)])
