"""The dialog that sets up a new game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.match.seats import LEVELS, PERSON
from app.models.games import entry, presenter
from app.models.lessons.files import has_lesson
from app.models.levels import level_line, level_name
from app.models.options import reason
from app.models.presets import EVERYTHING, FIRST, USUAL, PresetWords, first_setup, is_preset, presets
from app.models.setup import from_kept, kept, possible, trouble
from app.models.strength import STRENGTH
from app.views.new_game.option_rows import OptionRow
from app.views.new_game.seat_rows import SeatRows
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.start.parts import draw_backdrop
from app.views.theme import keeper, theme
from app.views.tips import set_tip
from app.views.widgets.buttons import FIXED, GHOST, PRIMARY, Button, Link
from app.views.widgets.inputs import Field, Segmented, Switch, draw_rank
from app.views.widgets.labels import Rule, TextLabel
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from app.engines.contract import Game
    from app.models.settings import Settings

_PICTURE = (360, 104)  # px of the drawing
_SEED_DIGITS = 9


_SHARES = (54, 46)
"""Widths of the two columns (players, rules) in relation to each other."""


class Vignette(QWidget):
    """A part of the scenery of a game, at the head of the dialog."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self.setSizePolicy(FIXED, FIXED)
        scale.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        width, height = _PICTURE
        return QSize(round(scale.px(width)), round(scale.px(height)))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        box = QRectF(self.rect())
        with brushes.clipped(p, brushes.rounded(box, scale.px(12))):
            draw_backdrop(p, self._game, box, 2.9, 0.95, self.devicePixelRatioF())
        p.end()


class RankMark(QWidget):
    """The rhombs of a level (``rank``, from 1), as the segments of the seats have them."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        self._rank = rank
        keeper.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        px = scale.text(15)
        return QSize(round(px * 0.5 * len(LEVELS)), round(px * 1.5))

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        brushes.prepare(p)
        draw_rank(p, self._rank, 0.0, self.height() / 2, scale.text(15), theme().text_2)
        p.end()


class LevelLines(QWidget):
    """A table of the levels: name, rhombs, and what to expect of such an opponent in the game as it is set up.

    Attributes:
        names: The names by level.
        lines: What to expect, by level.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names = {level: TextLabel(px=15.5, weight=700) for level in LEVELS}
        self.lines = {level: TextLabel(px=15, ink="text_2", wrap=True) for level in LEVELS}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(scale.px(3)))
        for rank, level in enumerate(LEVELS, start=1):
            row = QHBoxLayout()
            row.setSpacing(round(scale.px(12)))
            row.addWidget(self.names[level], 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(RankMark(rank), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(self.lines[level], 1, Qt.AlignmentFlag.AlignTop)
            column.addLayout(row)

    def say(self, level: str, line: str, proof: str) -> None:
        """Set name and line of a level; ``proof``, what the line is based on, is its tool tip."""
        self.names[level].setText(level_name(level))
        self.lines[level].setText(line)
        set_tip(self.lines[level], proof)
        width = max(brushes.text_width(each.text(), each.font()) for each in self.names.values())
        for each in self.names.values():
            each.setFixedWidth(round(width) + 4)


class NewGameDialog(Sheet):
    """Asks for seats, options and seed of a new game; begins with those of the last game that was begun.

    ``setup`` is the only state: each control changes it, and ``_show`` then shows all of it.

    Args:
        host: The page to cover.
        game: The game to set up.
        settings: Have the last set-up, and keep this one when it is accepted.

    Attributes:
        setup: The set-up as it stands; the options in it are always possible.

    Signals:
        accepted: Begin the game; a ``Setup``.
        learn: Open the lesson of the game instead; its key.
    """

    accepted = Signal(object)
    learn = Signal(str)

    def __init__(self, host: QWidget, game: Game, settings: Settings) -> None:
        super().__init__(host, 1500, 820)
        self._game, self._settings = game, settings
        self._last_setup = settings.setup(game.key)
        self.setup = from_kept(game, self._last_setup) if self._last_setup else first_setup(game)
        names = [name for name in (FIRST, USUAL, EVERYTHING) if name in presets(game, self.setup, self._last_setup)]
        self.presets = Segmented([(name, "") for name in names], px=15.5)
        self._preset_names = names
        self._preset = USUAL if self._last_setup else FIRST  # the preset that was chosen last
        self.preset_line = TextLabel(px=15, ink="text_2", wrap=True)
        self.seats = SeatRows(game.players, self._expected)
        self.levels = LevelLines()
        self.shuffle = Switch(px=15.5)
        words = entry(game.key).option_words()
        self.options = {option.key: OptionRow(game.key, option, words[option.key]) for option in game.options}
        self.risk, self.hints = Switch(px=15.5), Switch(px=15.5)
        self.seed = Field(px=15.5)
        self.seed.setValidator(QRegularExpressionValidator(rf"\d{{0,{_SEED_DIGITS}}}", self.seed))
        self.rule_link, self.lesson_link = Link(chevron=True), Link(chevron=True)
        self.play = Button(kind=PRIMARY, glyph_name="play-button", px=18)
        self.cancel = Button(kind=GHOST, px=18)
        self.complaint = TextLabel(px=15, ink="danger", weight=600)
        # The headings of presets, players, levels, modules, variants and aids, in this order.
        self._groups = [TextLabel(px=13.5, weight=700, spacing=1.0, ink="brass") for _ in range(6)]
        self._seed_words = TextLabel(px=15.5, weight=600)
        self.seed_line = TextLabel(px=15, ink="text_2", wrap=True)
        self._lay_out()
        self._connect()
        self._show()
        # Pictures of options come once the sheet is on screen: creating a board takes a moment.
        self._load_timer = QTimer(self, singleShot=True, interval=0)
        self._load_timer.timeout.connect(self._load)

    def open(self) -> None:
        super().open()
        self._load_timer.start()

    def first_focus(self) -> QWidget:
        return self.play

    def height_wanted(self, width: float) -> float:
        """The height that the higher column needs with all seats taken, so that adding a player does not change it."""
        # ``around`` is what is above and below the columns; of the outer layout's hint the scrolled part is taken off.
        around = self._outer.sizeHint().height() - self._scrolled.sizeHint().height()
        inner = self._columns.contentsMargins()
        room = width - inner.left() - inner.right() - self._columns.spacing()
        more = self.seats.height_with_all() - self.seats.sizeHint().height()
        high = [
            column.heightForWidth(round(room * share / sum(_SHARES)))
            if column.hasHeightForWidth()
            else column.sizeHint().height()
            for column, share in zip(self._sides, _SHARES, strict=True)
        ]
        return around + inner.top() + inner.bottom() + max(high[0] + more, high[1])

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game: {game}").format(game=entry(self._game.key).title))
        texts = (
            self.tr("PRESETS"),
            self.tr("PLAYERS"),
            self.tr("WHAT TO EXPECT"),
            self.tr("MODULES"),
            self.tr("VARIANTS"),
            self.tr("AIDS"),
        )
        for group, text in zip(self._groups, texts, strict=True):
            group.setText(text)
        words = PresetWords()
        self.presets.set_texts([words.name(name) for name in self._preset_names])
        self.presets.setAccessibleName(self.tr("Presets"))
        self.rule_link.setText(self.tr("Rules"))
        kept = self._settings.lesson(self._game.key)
        begun = self.tr("Keep learning") if "chapter" in kept else self.tr("Learn")
        self.lesson_link.setText(self.tr("Lesson again") if kept.get("done") else begun)
        self.seats.retranslate()
        self.shuffle.setText(self.tr("Random order"))
        self.risk.setText(self.tr("Risk gauge"))
        self.risk.setToolTip(self.tr("Shows how likely the next card does harm."))
        self.hints.setText(self.tr("Hints"))
        self.hints.setToolTip(self.tr("A button that says what a master would do."))
        self._seed_words.setText(self.tr("Seed"))
        self.seed.setPlaceholderText(self.tr("by chance"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.limit = self.tr("A seed has digits only, {limit} at most.").format(limit=_SEED_DIGITS)
        self.seed_line.setText(self.tr("The same seed deals the same cards again, for instance to compare."))
        self.seed.setAccessibleDescription(self.seed_line.text())
        self.play.setText(self.tr("Play"))
        self.cancel.setText(self.tr("Cancel"))
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.HelpContents):
            self._show_rules()  # of this game; a sheet keeps keys from the window, which would show the game in front
            event.accept()
        else:
            super().keyPressEvent(event)

    def _expected(self, level: str) -> tuple[str, str]:
        """What to expect of a level (``PERSON`` included) in the game as it is set up: a line, and its basis."""
        if level == PERSON:
            return level_line(level), ""
        about = self._game.key, level, len(self.setup.seats), self.setup.options
        return STRENGTH.line(*about), STRENGTH.proof(*about)

    # Deeds

    def _accept(self) -> None:
        if trouble(self.setup):
            return  # Enter in the field of the seed comes here even while the button is disabled
        self._settings.keep_setup(self._game.key, kept(self.setup))
        self._settings.show_risk = self.risk.isChecked()
        self._settings.show_hints = self.hints.isChecked()
        self.setup = replace(self.setup, seats=tuple(replace(s, name=s.name.strip()) for s in self.setup.seats))
        setup = self.setup
        self.shut()  # first: what is connected to ``accepted`` opens another page
        self.accepted.emit(setup)

    def _show_rules(self) -> None:
        from app.views.help.page import HelpDialog  # only needed here

        rules = HelpDialog(self._host, self._game.key)
        rules.learn.connect(self._teach)
        rules.open()

    def _teach(self) -> None:
        self.shut()
        self.learn.emit(self._game.key)

    def _preset_chosen(self, name: str) -> None:
        self._preset = name
        # A preset says nothing about the seed that was written into the field.
        self.setup = replace(presets(self._game, self.setup, self._last_setup)[name], seed=self.setup.seed)
        self._show()

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
        """Show the set-up in all controls, with the reasons for what cannot be chosen."""
        if list(self.setup.seats) != self.seats.seats:
            self.seats.take(self.setup.seats)
        else:
            self.seats.retranslate()  # what to expect of an opponent depends on the options
        for level in LEVELS:
            self.levels.say(level, *self._expected(level))
        for widget in (self._groups[2], self.levels):
            widget.setVisible(any(seat.level != PERSON for seat in self.setup.seats))
        self.shuffle.setChecked(self.setup.shuffle)
        words = entry(self._game.key).option_words()
        options: Mapping[str, Any] = self.setup.options
        for key, row in self.options.items():
            row.set_value(options[key])
            row.say(words[key], reason(row.option, self._game, len(self.setup.seats), options, words))
        self._show_preset()
        wrong = trouble(self.setup)
        self.complaint.setText(wrong)
        self.play.setEnabled(not wrong)

    def _show_preset(self) -> None:
        """Show which preset the set-up equals, if any; of several the one that was chosen last."""
        found = presets(self._game, self.setup, self._last_setup)
        order = dict.fromkeys((self._preset, USUAL, FIRST, EVERYTHING))
        which = next((name for name in order if name in found and is_preset(name, found[name], self.setup)), "")
        if which:
            self._preset = which
            self.presets.set_value(which)
        else:
            self.presets.clear()
        self.preset_line.setText(PresetWords().sentence(which, self.setup))

    def _load(self) -> None:
        """Paint the pictures of the options."""
        for row in self.options.values():
            row.load()

    # Building

    def _connect(self) -> None:
        self.presets.chosen.connect(self._preset_chosen)
        self.rule_link.clicked.connect(self._show_rules)
        self.lesson_link.clicked.connect(self._teach)
        self.lesson_link.setVisible(has_lesson(self._game.key))
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
        self.top.insertWidget(0, Vignette(self._game.key))
        self.top.insertSpacing(1, round(scale.px(18)))
        self.top.insertWidget(3, self.lesson_link)
        self.top.insertWidget(4, self.rule_link)
        inner = QWidget()
        columns = QHBoxLayout(inner)
        columns.setContentsMargins(0, 0, round(scale.px(10)), 0)
        columns.setSpacing(round(scale.px(36)))
        self._columns, self._sides = columns, (self._players(), self._rules())
        for side, share in zip(self._sides, _SHARES, strict=True):
            columns.addLayout(side, share)
        self._scrolled = scrolling(inner)
        self.body.addWidget(self._scrolled, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.complaint, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.play)
        self.body.addLayout(foot)

    def _players(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(scale.px(6)))
        if len(self._preset_names) > 1:  # a single one would be a choice without alternative
            for widget in (self._groups[0], self.presets, self.preset_line, Rule()):
                column.addWidget(widget)
        head = QHBoxLayout()
        head.addWidget(self._groups[1], 1)
        head.addWidget(self.shuffle)
        column.addLayout(head)
        column.addWidget(self.seats)
        column.addWidget(Rule())
        column.addWidget(self._groups[2])
        column.addWidget(self.levels)
        column.addStretch(1)
        return column

    def _rules(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(scale.px(6)))
        modules = [row for key, row in self.options.items() if key in self._game.all_modules]
        variants = [row for key, row in self.options.items() if key not in self._game.all_modules]
        for group, rows in ((self._groups[3], modules), (self._groups[4], variants)):
            for widget in (group, *rows, Rule()) if rows else ():
                column.addWidget(widget)
        column.addWidget(self._groups[5])
        aids = QHBoxLayout()
        aids.setSpacing(round(scale.px(20)))
        aids.addWidget(self.risk)
        aids.addWidget(self.hints)
        aids.addStretch(1)
        aids.addWidget(self._seed_words)
        aids.addWidget(self.seed)
        self.seed.setFixedWidth(round(scale.text(15.5) * 8))
        column.addLayout(aids)
        column.addWidget(self.seed_line)
        column.addStretch(1)
        return column


def has_gauge(game: Game) -> bool:
    """Whether the table of a game has a risk gauge, which tells how likely the next card does harm."""
    return presenter(game.key).gauge(game.new(min(game.players), None, 1)) is not None


def scrolling(inner: QWidget) -> QScrollArea:
    """A scroll area for ``inner``, with a vertical scroll bar where the sheet is too low for it."""
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inner.setAutoFillBackground(False)  # setWidget has turned it on
    return area
