"""The dialog that sets up a new game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.match.seats import PERSON
from app.models.games import entry, presenter
from app.models.levels import level_line
from app.models.options import OptionWords, reason
from app.models.setup import from_kept, kept, possible, trouble
from app.models.strength import STRENGTH
from app.views.inputs import Field, Segmented, Stepper, Switch
from app.views.labels import Rule, TextLabel
from app.views.paint import brushes
from app.views.scale import scale
from app.views.seat_rows import SeatRows
from app.views.sheet import RADIUS, Sheet
from app.views.start_parts import draw_backdrop
from app.views.theme import deep
from app.views.widgets.buttons import GHOST, PRIMARY, Button

if TYPE_CHECKING:
    from app.engines.contract import Game, Option
    from app.models.settings import Settings

_ART = 0.31
_SEED = r"\d{0,9}"


class OptionRow(QWidget):
    """One declared option of a game: its name, one sentence, and the control for its values.

    Signals:
        chosen: The new value.
    """

    chosen = Signal(object)

    def __init__(self, option: Option, words: OptionWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._texts = [str(choice) for choice in option.choices]
        self.title = TextLabel(px=16.5, weight=600)
        self.sentence = TextLabel(px=14, ink="text_2", wrap=True)
        self.control = self._make_control()
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, round(scale.px(3)), 0, round(scale.px(3)))
        row.setSpacing(round(scale.px(16)))
        row.addLayout(column, 1)
        row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.say(words, "")

    def say(self, words: OptionWords, blocked: str) -> None:
        """Name and sentence in the language of the moment; greyed with the reason when ``blocked``."""
        self.title.setText(words.title)
        self.title.set_ink("text_3" if blocked else "text")
        self.sentence.setText(blocked or words.sentence)
        self.control.setAccessibleName(words.title)
        self.control.setAccessibleDescription(blocked or words.sentence)
        self.control.setEnabled(not blocked)
        if isinstance(self.control, Segmented):
            self.control.set_texts([words.choice(value) for value in self.option.choices])
            for segment, value in zip(self.control.segments(), self.option.choices, strict=True):
                segment.setAccessibleName(f"{words.title}: {words.choice(value)}")

    def set_value(self, value: object) -> None:
        """Show a value without telling."""
        if isinstance(self.control, Switch):
            self.control.setChecked(bool(value))
        elif isinstance(self.control, Stepper):
            self.control.set_value(value)  # type: ignore[arg-type]  # a stepper has whole numbers only
        else:
            self.control.set_value(str(value))

    def _make_control(self) -> Switch | Stepper | Segmented:
        choices = self.option.choices
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

    def _tell(self, value: object) -> None:
        self.chosen.emit(value)

    def _named(self, text: str) -> None:
        self.chosen.emit(self.option.choices[self._texts.index(text)])


class NewGameDialog(Sheet):
    """Seats, options and seed of a new game; remembers the set-up of the last game that was begun.

    Signals:
        accepted: The game shall begin with this set-up.
    """

    accepted = Signal(object)

    def __init__(self, host: QWidget, game: Game, settings: Settings) -> None:
        super().__init__(host, 1180, 790, art=_ART)
        self._game, self._settings = game, settings
        self.setup = from_kept(game, settings.setup(game.key))
        self.seats = SeatRows(game.players, self._expected)
        self.shuffle = Switch(px=15.5)
        words = entry(game.key).option_words()
        self.options = {option.key: OptionRow(option, words[option.key]) for option in game.options}
        self.risk, self.hints = Switch(px=15.5), Switch(px=15.5)
        self.seed = Field(px=15.5)
        self.seed.setValidator(QRegularExpressionValidator(_SEED, self.seed))
        self.play = Button(kind=PRIMARY, glyph_name="play-button", px=18)
        self.cancel = Button(kind=GHOST, px=18)
        self.complaint = TextLabel(px=15, ink="danger", weight=600)
        self._groups = [TextLabel(px=13.5, weight=700, spacing=1.0, ink="brass") for _ in range(3)]
        self._seed_words = TextLabel(px=15.5, weight=600)
        self._lay_out()
        self._connect()
        self._show()

    def first_focus(self) -> QWidget:
        return self.play

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game"))
        texts = (self.tr("PLAYERS"), self.tr("RULES"), self.tr("AIDS"))
        for group, text in zip(self._groups, texts, strict=True):
            group.setText(text)
        self.seats.retranslate()
        self.shuffle.setText(self.tr("Random order"))
        self.risk.setText(self.tr("Risk gauge"))
        self.risk.setToolTip(self.tr("Shows how likely the next card does harm."))
        self.hints.setText(self.tr("Hints"))
        self.hints.setToolTip(self.tr("A button that says what a master would do."))
        self._seed_words.setText(self.tr("Seed"))
        self.seed.setPlaceholderText(self.tr("by chance"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same number deals the same cards again."))
        self.play.setText(self.tr("Play"))
        self.cancel.setText(self.tr("Cancel"))
        self._show()

    def paint_panel(self, p: QPainter, place: QRectF) -> None:
        key = self._game.key
        art = QRectF(place.x(), place.y(), place.width() * _ART, place.height())
        shape = brushes.rounded(place, scale.px(RADIUS))
        with brushes.clipped(p, shape), brushes.clipped(p, art):
            draw_backdrop(p, key, art, 1.0, 0.0, self.devicePixelRatioF())
            fade = brushes.part(art, 0, 0.55, 1, 0.45)
            p.fillRect(fade, brushes.vertical(fade, (deep(key), 0.0), (deep(key), 0.85), (deep(key), 1.0)))
        self._art_words(p, art)

    def _art_words(self, p: QPainter, art: QRectF) -> None:
        game, margin = entry(self._game.key), scale.px(24)
        inner = art.adjusted(margin, margin, -margin, -margin)
        px = scale.text(19)
        tag = QRectF(inner.x(), inner.bottom() - px * 1.4, inner.width(), px * 1.4)
        tag_font = brushes.fit_font(game.tagline, "display", px, tag.width(), weight=500)
        tag_font.setItalic(True)
        brushes.draw_text(p, tag, game.tagline, tag_font, "#F3E3C4", elide=True)
        title_font = scale.font("display", 34, weight=800)
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        box = QRectF(inner.x(), inner.y(), inner.width(), tag.y() - inner.y() - 2)
        brushes.draw_text(p, box, game.title, title_font, "#FFF6E4", bottom, wrap=True, shade=("#000000", 0.5))

    def _expected(self, level: str) -> tuple[str, str]:
        """What to say of a level at a table like this one."""
        if level == PERSON:
            return level_line(level), ""
        about = self._game.key, level, len(self.setup.seats), self.setup.options
        return STRENGTH.line(*about), STRENGTH.proof(*about)

    # Deeds

    def _accept(self) -> None:
        if trouble(self.setup):
            return
        self._settings.keep_setup(self._game.key, kept(self.setup))
        self._settings.show_risk = self.risk.isChecked()
        self._settings.show_hints = self.hints.isChecked()
        self.setup = replace(self.setup, seats=tuple(replace(s, name=s.name.strip()) for s in self.setup.seats))
        setup = self.setup
        self.shut()
        self.accepted.emit(setup)

    def _seats_changed(self) -> None:
        seats = tuple(self.seats.seats)
        self.setup = replace(self.setup, seats=seats, options=possible(self._game, len(seats), self.setup.options))
        self._show()

    def _option_changed(self, value: object) -> None:
        row = self.sender()
        if isinstance(row, OptionRow):
            wish = {**self.setup.options, row.option.key: value}
            self.setup = replace(self.setup, options=possible(self._game, len(self.setup.seats), wish))
            self._show()

    def _shuffle_changed(self, on: bool) -> None:
        self.setup = replace(self.setup, shuffle=on)
        self._show()

    def _seed_changed(self, text: str) -> None:
        self.setup = replace(self.setup, seed=int(text) if text else None)

    def _show(self) -> None:
        """Show the set-up, with the reasons for what cannot be chosen."""
        if list(self.setup.seats) != self.seats.seats:
            self.seats.take(self.setup.seats)
        else:
            self.seats.retranslate()  # other rules, other chances
        self.shuffle.setChecked(self.setup.shuffle)
        words = entry(self._game.key).option_words()
        options: Mapping[str, Any] = self.setup.options
        for key, row in self.options.items():
            row.set_value(options[key])
            row.say(words[key], reason(row.option, self._game, len(self.setup.seats), options, words))
        wrong = trouble(self.setup)
        self.complaint.setText(wrong)
        self.play.setEnabled(not wrong)

    # Building

    def _connect(self) -> None:
        self.risk.setChecked(self._settings.show_risk)
        self.risk.setVisible(has_gauge(self._game))
        self.hints.setChecked(self._settings.show_hints)
        self.seats.changed.connect(self._seats_changed)
        self.shuffle.toggled.connect(self._shuffle_changed)
        for row in self.options.values():
            row.chosen.connect(self._option_changed)
        self.seed.textChanged.connect(self._seed_changed)
        self.seed.returnPressed.connect(self._accept)
        self.play.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.dismiss)

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, round(scale.px(10)), 0)
        column.setSpacing(round(scale.px(6)))
        head = QHBoxLayout()
        head.addWidget(self._groups[0], 1)
        head.addWidget(self.shuffle)
        column.addLayout(head)
        column.addWidget(self.seats)
        column.addWidget(Rule())
        column.addWidget(self._groups[1])
        for row in self.options.values():
            column.addWidget(row)
        column.addWidget(Rule())
        column.addWidget(self._groups[2])
        aids = QHBoxLayout()
        aids.setSpacing(round(scale.px(20)))
        aids.addWidget(self.risk)
        aids.addWidget(self.hints)
        aids.addStretch(1)
        aids.addWidget(self._seed_words)
        aids.addWidget(self.seed)
        self.seed.setFixedWidth(round(scale.text(15.5) * 8))
        column.addLayout(aids)
        column.addStretch(1)
        self.body.addWidget(scrolling(inner), 1)
        foot = QHBoxLayout()
        foot.addWidget(self.complaint, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.play)
        self.body.addLayout(foot)


def has_gauge(game: Game) -> bool:
    """Whether a table of this game shows how likely harm is."""
    return presenter(game.key).gauge(game.new(min(game.players), None, 1)) is not None


def scrolling(inner: QWidget) -> QScrollArea:
    """``inner`` with a scroll bar when the sheet is too low for it."""
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inner.setAutoFillBackground(False)
    return area
