"""The model of the library: the games of the archive as a sorted and filtered table; deleting, import and export."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import Enum, IntEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.match.fields import printable
from app.match.listing import Query
from app.match.record import SUFFIX
from app.match.words import ArchiveError, RecordError
from app.models.days import day, day_name, local
from app.models.games import ENTRIES, entry
from app.models.notices import told
from app.models.presenter import NO_SEAT, only_person
from app.models.review.analysis import VERSION, kept_values
from app.models.setup import spoken, spoken_names
from app.models.text import Translated, figure, listed, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.match.record import Record
    from app.match.seats import Seat

LOG = logging.getLogger(__name__)

AnyIndex = QModelIndex | QPersistentModelIndex

PAGE, PAGES = 64, 16
"""Rows that are read from the archive at once, and how many such pages are kept."""
_LONGEST_STEM = 180
"""Longest name of an exported file without suffix and number, in bytes."""

_NOTE = 200
"""Most characters of a note that a screen reader says with the row of its game."""

_ONE_SITTING = timedelta(hours=12)
"""A game that took longer was interrupted, so that its duration says nothing."""


class LibraryColumn(IntEnum):
    """The columns of the library."""

    GAME = 0
    PLAYERS = 1
    DATE = 2
    LENGTH = 3
    CHANCE = 4


class LibraryRole(IntEnum):
    """The roles of a row besides Qt's; the same in every column.

    * ``SUMMARY``: the ``Summary`` of the game.
    * ``CHANCES``: tuple of float, the own chance to win over the game, 0 to 1; empty if it was never estimated.
    * ``OUTCOME``: ``OwnOutcome``.
    * ``DEPTH``: int, the indentation: 0 for a game of its own, 1 for a branch below its game, 2 for a branch of that.
    """

    SUMMARY = Qt.ItemDataRole.UserRole + 1
    CHANCES = Qt.ItemDataRole.UserRole + 2
    OUTCOME = Qt.ItemDataRole.UserRole + 3
    DEPTH = Qt.ItemDataRole.UserRole + 4


class OwnOutcome(Enum):
    """How a game ended for the only person; ``OTHER`` when several persons or none played."""

    RUNNING = "running"
    WON = "won"
    LOST = "lost"
    OTHER = "other"


def own_seat(seats: Sequence[Seat]) -> int:
    """The seat from whose side a past game is shown: that of the first person, else seat 0."""
    return next((at for at, seat in enumerate(seats) if seat.is_person), 0)


def under_way(archive: Archive, game_id: str) -> Summary | None:
    """The summary of a game if a person may still go on with it; ``None`` also where it cannot be read."""
    try:
        summary = archive.summaries([game_id]).get(game_id)
    except ArchiveError:
        return None
    if summary is None or not summary.unfinished or summary.deleted:
        return None
    return summary if any(seat.is_person for seat in summary.seats) else None


def outcome(summary: Summary) -> OwnOutcome:
    """How the game ended for the only person."""
    if summary.unfinished:
        return OwnOutcome.RUNNING
    you = only_person(summary.seats)
    if you == NO_SEAT:
        return OwnOutcome.OTHER
    return OwnOutcome.WON if you in summary.winners else OwnOutcome.LOST


def title_line(summary: Summary) -> str:
    """The name of the game; for a branch also where it begins."""
    title = entry(summary.game).title
    if not summary.parent:
        return title
    if not summary.parent["ply"]:
        return QCoreApplication.translate("Library", "{game}, the same luck again").format(game=title)
    words = QCoreApplication.translate("Library", "{game}, branch from move {move}")
    return words.format(game=title, move=summary.parent["ply"])


def result_line(seats: Sequence[Seat], result: Mapping[str, Sequence[int]]) -> str:
    """The result of a game in one line, own points first: ``"won · 12 : 11 : 8"``."""
    you = only_person(seats)
    scores, ranking = list(result["scores"]), result["ranking"]
    if you == NO_SEAT:
        winners = listed([seat.name for seat, place in zip(spoken(seats), ranking, strict=True) if place == 1])
        words = QCoreApplication.translate("Library", "{name} won · {points}")
        return words.format(name=winners, points=" : ".join(map(figure, scores)))
    points = " : ".join(map(figure, [scores.pop(you), *scores]))
    if ranking[you] == 1:
        return QCoreApplication.translate("Library", "won · {points}").format(points=points)
    words = QCoreApplication.translate("Library", "place {place} of {players} · {points}")
    return words.format(place=ranking[you], players=len(seats), points=points)


def export_name(record: Record | Summary) -> str:
    """A file name for exporting a game, from its title, day and players; valid on every platform."""
    names = ", ".join(seat.name for seat in spoken(record.seats))
    words = f"{entry(record.game).title} {local(record.created):%Y-%m-%d} {names}"
    stem = re.sub(r'[\\/:*?"<>|\x00-\x1f]+', "-", words)[:120].encode()[:_LONGEST_STEM]
    return stem.decode(errors="ignore").strip(" .") + SUFFIX  # half a character may have been cut off


class LibraryWords(Translated):
    """The library's texts with a number of games."""

    def deleted(self, count: int) -> str:
        """Games went to the waste bin."""
        return self.tr("%n game(s) deleted.", "", count)

    def exported(self, count: int) -> str:
        """Games were written to files."""
        return self.tr("%n game(s) exported.", "", count)

    def brought_back(self, count: int) -> str:
        """Games are in the library again."""
        return self.tr("%n game(s) brought back.", "", count)

    def more(self, count: int) -> str:
        """There are more games than a list shows."""
        return self.tr("%n more game(s) are not listed here.", "", count)

    def imported(self, done: Import) -> str:
        """How many games were imported from files, and how many were there already; ``""`` if none."""
        words = [self.tr("%n game(s) imported.", "", len(done.added))] if done.added else []
        if done.known and (words or done.refused):
            words.append(self.tr("%n game(s) already there.", "", len(done.known)))
        elif len(done.known) > 1:
            words.append(self.tr("All %n game(s) are already in the library.", "", len(done.known)))
        elif done.known:
            words.append(self.tr("That game is already in the library."))
        return " ".join(words)

    def refused(self, count: int) -> str:
        """More files, besides one that was named, could not be imported."""
        return self.tr("%n more file(s) refused.", "", count)

    def chosen(self, count: int) -> str:
        """Games are selected."""
        return self.tr("%n game(s) chosen", "", count)

    def moves(self, count: int) -> str:
        """The length of a game."""
        return self.tr("%n move(s)", "", count)


@dataclass(slots=True)
class Import:
    """The result of importing files.

    Attributes:
        added: Ids of the games that are new in the library.
        known: Ids of those that were there already.
        refused: Name and error of each file that was not imported.
    """

    added: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    refused: list[tuple[str, RecordError | ArchiveError]] = field(default_factory=list)

    @property
    def games(self) -> list[str]:
        """Ids of all games of the files."""
        return [*self.added, *self.known]


class LibraryModel(QAbstractTableModel):
    """The games of the archive that match a ``LibraryQuery``, one row each; the last played first by default.

    The archive filters and sorts.  The model holds the ids of all these games, but the summaries only of those that
    were looked at last, a page of rows at a time.

    Signals:
        deleted: Games were deleted and can be restored by ``undo_delete``; their number.
        failed: The archive could not do something; a ``Sentence``.
    """

    deleted = Signal(int)
    failed = Signal(object)

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._wanted = LibraryQuery()
        self._order = (LibraryColumn.DATE, Qt.SortOrder.DescendingOrder)
        self._ids: list[str] = []
        self._rows: dict[str, int] = {}  # row by id
        self._games: set[str] = set()
        self._pages: OrderedDict[int, dict[str, Summary]] = OrderedDict()  # by first row, least recently used first
        self._chances: dict[str, tuple[float, ...]] = {}
        self._last_deleted: list[str] = []

    # --- content -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the archive again."""
        self._chances = {}
        self._query_archive()

    @property
    def wanted(self) -> LibraryQuery:
        """The query whose games are shown."""
        return self._wanted

    def want(self, wanted: LibraryQuery) -> None:
        """Show the games of another query."""
        self._wanted = wanted
        self._query_archive()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Show the games in another order; Qt's signature."""
        self._order = (LibraryColumn(column), order)
        self._query_archive()

    def _query_archive(self) -> None:
        """Query the archive, and change the rows to the result."""
        try:
            ids = self._archive.find(query(self._wanted, *self._order))
            self._games = self._archive.listed(VERSION)
        except ArchiveError as error:
            self.failed.emit(partial(told, error))
            return
        at = {game_id: row for row, game_id in enumerate(ids)}
        # If only the order has changed, persistent indexes are moved, so that the selection stays.
        if ids and at.keys() == self._rows.keys():
            self.layoutAboutToBeChanged.emit()
            before = self.persistentIndexList()
            after = [self.index(at[self._ids[index.row()]], index.column()) for index in before]
            self._set_ids(ids, at)
            self.changePersistentIndexList(before, after)
            self.layoutChanged.emit()
        else:
            self.beginResetModel()
            self._set_ids(ids, at)
            self.endResetModel()

    def _set_ids(self, ids: list[str], at: dict[str, int]) -> None:
        self._ids, self._rows = ids, at
        self._pages.clear()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        # Typed words are looked for in translated texts, and titles are sorted as they are translated.
        if self._wanted.words or self._order[0] is LibraryColumn.GAME:
            self._query_archive()
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, len(LibraryColumn) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(LibraryColumn) - 1)

    def row_of(self, game_id: str) -> int:
        """The row of a game, -1 if it is not shown."""
        return self._rows.get(game_id, -1)

    def summary(self, row: int) -> Summary | None:
        """The game of a row; ``None`` if it was removed meanwhile or cannot be read any more."""
        first = row - row % PAGE
        if first not in self._pages:
            try:
                self._pages[first] = self._archive.summaries(self._ids[first : first + PAGE])
            except ArchiveError as error:
                LOG.warning("library: %s", error)
                return None
            while len(self._pages) > PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(first)
        return self._pages[first].get(self._ids[row])

    def games(self) -> set[str]:
        """Keys of the games that occur in the library, shown now or not."""
        return self._games

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(LibraryColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._ids):
            return None
        summary = self.summary(index.row())
        if summary is None:
            return None
        column = LibraryColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(summary, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = [self._words(summary, each) for each in LibraryColumn]
            if summary.note.strip():
                words.append(self.tr("note: {note}").format(note=printable(shown(summary.note), _NOTE)))
            return ", ".join(filter(None, words))
        if role == LibraryRole.SUMMARY:
            return summary
        if role == LibraryRole.CHANCES:
            return self._chances_of(summary)
        if role == LibraryRole.OUTCOME:
            return outcome(summary)
        if role == LibraryRole.DEPTH:
            return self.depth(index.row())
        return None

    def depth(self, row: int) -> int:
        """The depth of a branch in the tree of its game, see ``DEPTH``; 0 if that game is not shown above it."""
        # Only the order by date keeps branches below their games (``Query.grouped``).
        if self._order[0] is not LibraryColumn.DATE:
            return 0
        depth, summary = 0, self.summary(row)
        while summary is not None and summary.parent and self.row_of(summary.parent["game"]) in range(row):
            row = self.row_of(summary.parent["game"])
            depth, summary = depth + 1, self.summary(row)
        return depth

    def goes_on(self, row: int, level: int) -> bool:
        """Whether the vertical line of depth ``level`` goes on below a row, because another branch follows."""
        for below in range(row + 1, len(self._ids)):
            depth = self.depth(below)
            if depth <= level:
                return depth == level
        return False

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Game"), self.tr("Players"), self.tr("Played"), self.tr("Length"), self.tr("Win chance"))[
            section
        ]

    def _words(self, summary: Summary, column: LibraryColumn) -> str:
        if column is LibraryColumn.GAME:
            return f"{title_line(summary)}\n{self.result(summary)}"
        if column is LibraryColumn.PLAYERS:
            scores = summary.standing.scores
            return ", ".join(
                f"{seat.name} {points}" for seat, points in zip(spoken(summary.seats), scores, strict=True)
            )
        if column is LibraryColumn.DATE:
            return day(summary.played)
        if column is LibraryColumn.LENGTH:
            rounds = self.tr("round {round}").format(round=summary.standing.round)
            moves = LibraryWords().moves(summary.plies)
            return f"{moves}\n{duration(summary) or rounds}"
        chances = self._chances_of(summary)
        return self.tr("{share}%").format(share=round(100 * chances[-1])) if chances else ""

    def result(self, summary: Summary) -> str:
        """The result of a game in one line, or that it is not finished."""
        if summary.unfinished or summary.result is None:
            return self.tr("not finished · round {round}").format(round=summary.standing.round)
        return result_line(summary.seats, summary.result)

    def _chances_of(self, summary: Summary) -> tuple[float, ...]:
        """The own chance to win over the game, at most some 40 values; empty unless half of it is estimated.

        Cached, for it is read from the archive.
        """
        if summary.id not in self._chances:
            own = own_seat(summary.seats)
            values = kept_values(self._archive, summary.id, summary.plies, len(summary.seats))
            shares = [values[position].shares[own] for position in sorted(values)]
            every = max(1, len(shares) // 40)
            thinned = shares[::every]
            if shares and (len(shares) - 1) % every:
                thinned.append(shares[-1])
            self._chances[summary.id] = tuple(thinned) if len(values) > summary.plies // 2 else ()
        return self._chances[summary.id]

    # --- deleting ------------------------------------------------------------------------------------------------

    def delete(self, ids: Sequence[str]) -> None:
        """Move games to the waste bin; ``undo_delete`` restores those of the last call."""
        here = [game_id for game_id in ids if self.row_of(game_id) >= 0]
        if not here:
            return
        try:
            self._archive.delete(here)
        except ArchiveError as error:
            self.failed.emit(partial(told, error))
            return
        self._last_deleted = here
        for row in sorted((self._rows[game_id] for game_id in here), reverse=True):  # from below: rows above stay valid
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._ids[row]
            self._set_ids(self._ids, {game_id: at for at, game_id in enumerate(self._ids)})
            self.endRemoveRows()
        self.deleted.emit(len(here))

    def undo_delete(self) -> list[str]:
        """Restore the games that were deleted last; returns their ids."""
        back, self._last_deleted = self._last_deleted, []
        try:
            self._archive.restore(back)
        except ArchiveError as error:
            self._last_deleted = back
            self.failed.emit(partial(told, error))
            return []
        self._query_archive()
        return back

    # --- files ---------------------------------------------------------------------------------------------------

    def take_files(self, paths: Iterable[Path]) -> Import:
        """Import games from files; one that is no game does not keep the others from being imported."""
        done = Import()
        for path in paths:
            try:
                game = self._archive.import_file(path)
                if game.id not in done.games:
                    (done.added if game.added else done.known).append(game.id)
            except (RecordError, ArchiveError) as error:
                LOG.info("import of %s: %s", path, error)
                done.refused.append((shown(path.name), error))
        if done.games:
            self._last_deleted = [game_id for game_id in self._last_deleted if game_id not in done.games]
            self._query_archive()
        return done

    def give_file(self, game_id: str, path: Path) -> str:
        """Export a game to a file; returns one sentence if that failed, else ``""``."""
        try:
            self._archive.export_file(game_id, path)
        except (RecordError, ArchiveError) as error:
            return told(error)
        return ""


def duration(summary: Summary) -> str:
    """How long a game took, e.g. ``"1 h 20 min"``; ``""`` if it was not played in one sitting."""
    took = local(summary.played) - local(summary.created)
    if not timedelta() <= took < _ONE_SITTING:
        return ""
    minutes = max(1, round(took.total_seconds() / 60))
    if minutes < 60:
        return QCoreApplication.translate("Library", "{minutes} min").format(minutes=minutes)
    return QCoreApplication.translate("Library", "{hours} h {minutes} min").format(
        hours=minutes // 60, minutes=minutes % 60
    )


@dataclass(frozen=True, slots=True)
class LibraryQuery:
    """Which games the library shows.

    Attributes:
        game: Key of a game, ``""`` for all.
        outcome: How the game ended, ``None`` for all.
        level: Level of at least one opponent, ``""`` for all.
        days: Played within so many days up to today, 0 for all.
        words: Words that must all occur, separated by spaces.
    """

    game: str = ""
    outcome: OwnOutcome | None = None
    level: str = ""
    days: int = 0
    words: str = ""


def query(wanted: LibraryQuery, column: LibraryColumn, order: Qt.SortOrder, today: date | None = None) -> Query:
    """The archive's query for a ``LibraryQuery`` and an order, in the language of the moment."""
    won, finished, several = {
        None: (None, None, None),
        OwnOutcome.RUNNING: (None, False, None),
        OwnOutcome.WON: (True, True, False),
        OwnOutcome.LOST: (False, True, False),
        OwnOutcome.OTHER: (None, True, True),
    }[wanted.outcome]
    since = None
    if wanted.days:
        first = (today or date.today()) - timedelta(days=wanted.days - 1)
        since = datetime(first.year, first.month, first.day).astimezone()  # midnight, as clocks here show it
    words = wanted.words.casefold().split()
    return Query(
        games=(wanted.game,) if wanted.game else None,
        finished=finished,
        won=won,
        several=several,
        level=wanted.level,
        since=since,
        shows=TextFilter(words, today).occur if words else None,
        sort=_SORTS[column],
        ranks=tuple(each.key for each in sorted(ENTRIES.values(), key=lambda each: each.title)),
        descending=order == Qt.SortOrder.DescendingOrder,
        grouped=column is LibraryColumn.DATE,
        version=VERSION,
    )


_SORTS = {
    LibraryColumn.GAME: "game",
    LibraryColumn.PLAYERS: "points",
    LibraryColumn.DATE: "changed",
    LibraryColumn.LENGTH: "plies",
    LibraryColumn.CHANCE: "share",
}


class TextFilter:
    """Tells whether words occur in a game's title, note, names or day, in the language of the moment.

    It is called for every game of the library, so everything that it translates is cached.
    """

    def __init__(self, words: Sequence[str], today: date | None = None) -> None:
        self._words, self._today = words, today or date.today()
        self._titles = {each.key: each.title.casefold() for each in ENTRIES.values()}
        self._spoken = {f"+{name}": name_here for name, name_here in spoken_names().items()}
        self._names: dict[str, str] = {}
        # Day by the first 15 characters of a moment, which are ten minutes: no local midnight lies within them.
        self._days: dict[str, str] = {}
        self._day_names: dict[date, str] = {}

    def occur(self, game: str, names: str, note: str, changed: str) -> bool:
        """Whether all words occur in a game; ``Query.shows``.

        Args:
            game: Key of the game.
            names: Names of the players, one a line, each after "+" for a person or "-" for an opponent.
            note: The note.
            changed: When it was last played, UTC, ISO 8601.
        """
        # The day is worked out only if it is needed.
        text = f"{self._titles.get(game, game)}\n{note.casefold()}\n{self._names_here(names)}"
        rest = [word for word in self._words if word not in text]
        return not rest or all(word in self._day(changed) for word in rest)

    def _names_here(self, names: str) -> str:
        if names not in self._names:
            here = (self._spoken.get(line, line[1:]) for line in names.split("\n"))
            self._names[names] = "\n".join(here).casefold()
        return self._names[names]

    def _day(self, changed: str) -> str:
        slot = changed[:15]
        if slot not in self._days:
            then = local(changed).date()
            if then not in self._day_names:
                self._day_names[then] = day_name(then, self._today).casefold()
            self._days[slot] = self._day_names[then]
        return self._days[slot]
