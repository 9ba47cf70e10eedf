"""The row of filters above the list of the library."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from app.match.seats import LEVELS
from app.models.games import ENTRIES
from app.models.levels import level_name
from app.models.library import LibraryQuery, OwnOutcome
from app.views.scale import scale
from app.views.theme import keeper
from app.views.widgets.chip import FilterChip
from app.views.widgets.choice_menu import ask
from app.views.widgets.inputs import Field

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_DAYS = (0, 1, 7, 30, 365)  # the choices of the last chip: games of so many days, 0 for all


class FilterRow(QWidget):
    """Four chips with menus (game, result, level, days), and a field to search for words.

    Signals:
        wanted: The filters have changed; a ``LibraryQuery``.
    """

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = LibraryQuery()
        self._games: set[str] = set()
        self.game = FilterChip(self, glyph_name="bookshelf", height=38, arrow=True)
        self.outcome = FilterChip(self, glyph_name="laurels-trophy", height=38, arrow=True)
        self.level = FilterChip(self, glyph_name="laurel-crown", height=38, arrow=True)
        self.days = FilterChip(self, glyph_name="hourglass", height=38, arrow=True)
        for chip, open_menu in (
            (self.game, self._ask_game),
            (self.outcome, self._ask_outcome),
            (self.level, self._ask_level),
            (self.days, self._ask_days),
        ):
            chip.clicked.connect(open_menu)
        self.search = Field(parent=self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        scale.changed.connect(self._place)
        keeper.changed.connect(self._place)
        self.retranslate()

    @property
    def value(self) -> LibraryQuery:
        """The filters as they are set now."""
        return self._value

    def set_games(self, games: set[str]) -> None:
        """Set which games (keys) the archive has; only these are offered."""
        self._games = games
        self._say()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.search.setPlaceholderText(self.tr("Search: names, notes, games"))
        self.search.setAccessibleName(self.tr("Search"))
        self._say()

    def clear(self) -> None:
        """Remove all filters."""
        self._take(LibraryQuery())
        self.search.clear()

    # --- choices -------------------------------------------------------------------------------------------------

    def choices(self, of: str) -> list[tuple[Any, str]]:
        """Values and words of the menu of a chip, which is named as in ``LibraryQuery``."""
        if of == "game":
            games = [(each.key, each.title) for each in ENTRIES.values() if each.key in self._games]
            return [("", self.tr("All games")), *games]
        if of == "outcome":
            return [
                (None, self.tr("All results")),
                (OwnOutcome.WON, self.tr("Won")),
                (OwnOutcome.LOST, self.tr("Lost")),
                (OwnOutcome.RUNNING, self.tr("Not finished")),
                (OwnOutcome.OTHER, self.tr("Several humans")),
            ]
        if of == "level":
            return [("", self.tr("All opponents")), *((level, level_name(level)) for level in LEVELS)]
        names = (
            self.tr("Any time"),
            self.tr("Today"),
            self.tr("Last 7 days"),
            self.tr("Last 30 days"),
            self.tr("Last 365 days"),
        )
        return list(zip(_DAYS, names, strict=True))

    def choose(self, of: str, value: object) -> None:
        """Set the filter of a chip, which is named as in ``LibraryQuery``."""
        changed: dict[str, Any] = {of: value}
        self._take(replace(self._value, **changed))

    def _ask_game(self) -> None:
        self._ask(self.game, "game")

    def _ask_outcome(self) -> None:
        self._ask(self.outcome, "outcome")

    def _ask_level(self) -> None:
        self._ask(self.level, "level")

    def _ask_days(self) -> None:
        self._ask(self.days, "days")

    def _ask(self, chip: FilterChip, of: str) -> None:
        self._say()  # the press has toggled the chip, but it is checked by its value alone
        ask(chip, self.choices(of), getattr(self._value, of), partial(self.choose, of))

    def _search(self, words: str) -> None:
        self._take(replace(self._value, words=words))

    def _take(self, wanted: LibraryQuery) -> None:
        self._value = wanted
        self._say()
        self.wanted.emit(wanted)

    def _say(self) -> None:
        for of, chip in (("game", self.game), ("outcome", self.outcome), ("level", self.level), ("days", self.days)):
            value = getattr(self._value, of)
            words = next((text for each, text in self.choices(of) if each == value), "")
            chip.setText(words)
            chip.setChecked(bool(value))
            chip.updateGeometry()
        self._place()

    # --- places --------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(600, max(self.game.sizeHint().height(), self.search.sizeHint().height()) + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        # The chips from the left, the field at the right in what is left.
        x, gap = 0, round(10 * scale.unit)
        for chip in (self.game, self.outcome, self.level, self.days):
            size = chip.sizeHint()
            chip.setGeometry(x, (self.height() - size.height()) // 2, size.width(), size.height())
            x += size.width() + gap
        room = self.width() - x - 2 * gap
        width = max(140, min(round(420 * scale.unit), room))
        high = max(self.search.sizeHint().height(), self.game.sizeHint().height())
        self.search.setGeometry(self.width() - width, (self.height() - high) // 2, width, high)
