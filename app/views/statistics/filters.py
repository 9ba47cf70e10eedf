"""The row of chips above the figures, in which one chooses the games that they are about."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from app.match.seats import LEVELS
from app.models.games import ENTRIES
from app.models.levels import level_name
from app.models.statistics.choice import BASE, MODULES, GameFilter, Kind, rules_met
from app.models.statistics.words import WORDS
from app.views.scale import scale
from app.views.theme import keeper
from app.views.widgets.chip import FilterChip
from app.views.widgets.choice_menu import ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from app.match.results import Result

_DAYS = (0, 7, 30, 90, 365)
"""Periods to choose from, in days; 0 for all."""

_GLYPHS = {
    "game": "bookshelf",
    "level": "laurel-crown",
    "players": "person",
    "rules": "open-treasure-chest",
    "days": "hourglass",
    "kind": "scales",
}
"""Glyph of each chip, by the attribute of ``GameFilter`` that it sets; in the order of the chips."""


class ChoiceRow(QWidget):
    """A chip with a menu for each attribute of ``GameFilter``.

    Signals:
        changed: The new ``GameFilter``.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = GameFilter()
        self._results: Sequence[Result] = ()
        self.chips = {key: FilterChip(self, glyph_name=glyph, height=38, arrow=True) for key, glyph in _GLYPHS.items()}
        for name, chip in self.chips.items():
            chip.clicked.connect(partial(self._ask, name))
        scale.changed.connect(self._place)
        keeper.changed.connect(self._place)
        self.retranslate()

    @property
    def value(self) -> GameFilter:
        """The conditions that are chosen."""
        return self._value

    def set_results(self, results: Sequence[Result]) -> None:
        """Take all results of the archive: only games, seats and rules among them are offered."""
        self._results = results
        self._say()

    def retranslate(self) -> None:
        """Set all words in the current language."""
        labels = {
            "game": self.tr("Which game"),
            "level": self.tr("Level of an opponent"),
            "players": self.tr("Number of players"),
            "rules": self.tr("Modules"),
            "days": self.tr("Period"),
            "kind": self.tr("Which games count"),
        }
        for name, chip in self.chips.items():
            chip.setToolTip(labels[name])
            chip.setAccessibleDescription(labels[name])
        self._say()

    def clear(self) -> None:
        """Choose all own games again."""
        self._take(GameFilter())

    def set_value(self, chosen: GameFilter) -> None:
        """Set all conditions at once."""
        self._take(chosen)

    def choices(self, name: str) -> list[tuple[Any, str]]:
        """What a chip offers, value and words; ``name`` is its attribute of ``GameFilter``."""
        met, value = self._results, self._value
        if name == "game":
            played = {value.game, *(each.game for each in met)}
            return [("", self.tr("All games")), *((key, it.title) for key, it in ENTRIES.items() if key in played)]
        if name == "level":
            return [("", self.tr("All opponents")), *((level, level_name(level)) for level in LEVELS)]
        if name == "players":
            seats = sorted({value.players, *(each.players for each in met)} - {0})
            return [(0, self.tr("Any number of players")), *((count, WORDS.players(count)) for count in seats)]
        if name == "rules":
            rules = ["", BASE, MODULES, *(rules_met(met, value.game) if value.game else ())]
            if value.rules not in rules:  # chosen before, and no result has it any more
                rules.append(value.rules)
            return [(each, WORDS.rules(each, value.game)) for each in rules]
        if name == "kind":
            return [(kind, WORDS.kind(kind)) for kind in Kind]
        names = (
            self.tr("Any time"),
            self.tr("Last 7 days"),
            self.tr("Last 30 days"),
            self.tr("Last 90 days"),
            self.tr("Last 365 days"),
        )
        return list(zip(_DAYS, names, strict=True))

    def choose(self, name: str, value: object) -> None:
        """Set one attribute of the conditions."""
        changes: dict[str, Any] = {name: value}
        if name == "game" and isinstance(self._value.rules, tuple):  # another game has other options
            changes["rules"] = ""
        self._take(replace(self._value, **changes))

    def _ask(self, name: str) -> None:
        self._say()  # Qt has toggled the chip that was pressed: check it again as its value is
        ask(self.chips[name], self.choices(name), getattr(self._value, name), partial(self.choose, name))

    def _take(self, chosen: GameFilter) -> None:
        self._value = chosen
        self._say()
        self.changed.emit(chosen)

    def _say(self) -> None:
        usual = GameFilter()
        for name, chip in self.chips.items():
            value = getattr(self._value, name)
            chip.setText(next(text for each, text in self.choices(name) if each == value))
            chip.setChecked(value != getattr(usual, name))
            chip.updateGeometry()
        self._place()

    # places

    def sizeHint(self) -> QSize:
        return QSize(600, self.chips["game"].sizeHint().height() + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        x, gap = 0, round(10 * scale.unit)
        for chip in self.chips.values():
            size = chip.sizeHint()
            chip.setGeometry(x, (self.height() - size.height()) // 2, size.width(), size.height())
            x += size.width() + gap
