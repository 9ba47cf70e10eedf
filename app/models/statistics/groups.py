"""Figures of groups of games as a table model: a row for each group."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.match.seats import LEVELS
from app.models.games import ENTRIES, entry
from app.models.statistics.choice import Grouping
from app.models.statistics.figures import GameFigures, figures
from app.models.statistics.words import NONE, WORDS, number, signed, wins_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.results import Result

AnyIndex = QModelIndex | QPersistentModelIndex


class Group(NamedTuple):
    """A group of games, as the chosen ``Grouping`` puts them together.

    Attributes:
        of: One of its results; what the group has in common is read from it.
        order: Sort key of the group in the order of its grouping.
        figures: Figures of all its results.
    """

    of: Result
    order: tuple[Any, ...]
    figures: GameFigures


class GroupColumn(IntEnum):
    """The columns of the table."""

    GROUP = 0
    GAMES = 1
    WINS = 2
    OVER = 3
    POINTS = 4
    LOSS = 5
    LUCK = 6
    RATING = 7


def _level(levels: tuple[str, ...]) -> tuple[int, int]:
    """Sort key of opponents: none first, then those of one level from the weakest on, then those of several levels."""
    if not levels:
        return 0, 0
    alike = levels.count(levels[0]) == len(levels)
    return (1, LEVELS.index(levels[0])) if alike else (2, 0)


def _rules(result: Result, place: int) -> tuple[Any, ...]:
    """Sort key of rules: by game, then those with fewer options that are not the default."""
    return place, len(result.options), *((key, str(value)) for key, value in sorted(result.options.items()))


_KEYS: Mapping[Grouping, Callable[[Result, int], tuple[Any, ...]]] = {
    Grouping.TABLE: lambda each, place: (place, each.players, *_level(each.levels)),
    Grouping.GAME: lambda _, place: (place,),
    Grouping.LEVEL: lambda each, _: _level(each.levels),
    Grouping.PLAYERS: lambda each, _: (each.players,),
    Grouping.RULES: _rules,
}
"""What results of one group share, and what groups are sorted by; the second argument is the place of the game."""


def grouped(results: Sequence[Result], grouping: Grouping) -> list[Group]:
    """The groups in the order of their grouping: games as on the start page, levels from the weakest on.

    Results of games that this version does not know are left out.
    """
    key, places = _KEYS[grouping], {game: at for at, game in enumerate(ENTRIES)}
    found: dict[tuple[Any, ...], list[Result]] = {}
    for each in results:
        if each.game in places:
            found.setdefault(key(each, places[each.game]), []).append(each)
    return [Group(some[0], order, figures(some)) for order, some in sorted(found.items(), key=lambda item: item[0])]


def name_of(group: Group, grouping: Grouping) -> str:
    """What the games of a group have in common."""
    each = group.of
    if grouping is Grouping.GAME:
        return entry(each.game).title
    if grouping is Grouping.LEVEL:
        return WORDS.opponents(each.levels)
    if grouping is Grouping.PLAYERS:
        return WORDS.players(each.players)
    if grouping is Grouping.RULES:
        return WORDS.played_by(each.game, each.options)
    return WORDS.table(each.game, each.levels, each.players)


class GroupModel(QAbstractTableModel):
    """A row for each group, a column for each figure; ``sort`` keeps persistent indexes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results: Sequence[Result] = ()
        self._grouping = Grouping.TABLE
        self._groups: list[Group] = []
        self._order = (GroupColumn.GROUP, Qt.SortOrder.AscendingOrder)

    @property
    def grouping(self) -> Grouping:
        """What the games of a group have in common."""
        return self._grouping

    def show_results(self, results: Sequence[Result], grouping: Grouping) -> None:
        """Show the groups of these results (oldest first), sorted as before; resets the model."""
        self.beginResetModel()
        self._results, self._grouping = results, grouping
        self._groups = grouped(results, grouping)
        self._arrange()
        self.endResetModel()

    def group(self, row: int) -> Group:
        """The group of a row."""
        return self._groups[row]

    def retranslate(self) -> None:
        """Make all words anew after a change of language."""
        self.show_results(self._results, self._grouping)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(GroupColumn) - 1)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        # Selection and current row are persistent indexes: they stay with their group.
        before = self.persistentIndexList()
        kept = [self._groups[index.row()] for index in before]
        self._order = (GroupColumn(column), order)
        self._arrange()
        at = {id(group): row for row, group in enumerate(self._groups)}
        after = [self.index(at[id(group)], index.column()) for group, index in zip(kept, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        """Sort the groups by the chosen column; groups without its figure come last in either direction."""
        column, order = self._order
        self._groups.sort(key=lambda group: group.order)  # the order among groups with equal figures
        down = order == Qt.SortOrder.DescendingOrder
        if column is GroupColumn.GROUP:
            if down:
                self._groups.reverse()
            return
        known = [group for group in self._groups if _worth(group.figures, column) is not None]
        unknown = [group for group in self._groups if _worth(group.figures, column) is None]
        known.sort(key=lambda group: _worth(group.figures, column) or 0.0, reverse=down)
        self._groups = known + unknown

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._groups)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(GroupColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        group, column = self._groups[index.row()], GroupColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(group, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(
                f"{self.headerData(each, Qt.Orientation.Horizontal)}: {self._words(group, each)}"
                for each in GroupColumn
            )
        if role == Qt.ItemDataRole.TextAlignmentRole and column is not GroupColumn.GROUP:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                WORDS.grouping(self._grouping),
                self.tr("Games"),
                self.tr("Wins"),
                self.tr("Against expectation"),
                self.tr("Points"),
                self.tr("Given away"),
                self.tr("Luck"),
                self.tr("Rating"),
            )[section]
        return None

    def _words(self, group: Group, column: GroupColumn) -> str:
        found = group.figures
        if column is GroupColumn.GROUP:
            return name_of(group, self._grouping)
        if column is GroupColumn.GAMES:
            return number(found.games)
        if column is GroupColumn.WINS:
            if found.wins is None:
                return NONE
            return self.tr("{won} ({share})").format(
                won=wins_words(found.wins.won), share=WORDS.percent(found.wins.share)
            )
        if column is GroupColumn.OVER:
            return signed(found.wins.over, 1) if found.wins else NONE
        if column is GroupColumn.POINTS:
            return number(found.points.value, 1) if found.points else NONE
        if column is GroupColumn.LOSS:
            return WORDS.percents(found.loss, plain=True)
        if column is GroupColumn.LUCK:
            return WORDS.percents(found.luck)
        if found.rating is None or not found.rating.told:
            return NONE
        return self.tr("{rating} ±{margin}").format(
            rating=WORDS.rating(found.rating), margin=round(found.rating.rating.margin)
        )


def _worth(found: GameFigures, column: GroupColumn) -> float | None:
    """The figure by which a column is sorted; ``None`` where it is not known."""
    if column is GroupColumn.GAMES:
        return float(found.games)
    if column is GroupColumn.WINS:
        return found.wins.share if found.wins else None
    if column is GroupColumn.OVER:
        return found.wins.over if found.wins else None
    if column is GroupColumn.RATING:
        return found.rating.rating.elo if found.rating and found.rating.told else None
    mean = {GroupColumn.POINTS: found.points, GroupColumn.LOSS: found.loss, GroupColumn.LUCK: found.luck}[column]
    return mean.value if mean else None
