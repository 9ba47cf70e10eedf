"""The library: past games as rows, sorted, filtered, deleted and brought back, taken in and given out."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import Enum, IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from app.match.record import SUFFIX
from app.match.words import ArchiveError, RecordError
from app.models.analysis import kept_values
from app.models.catalogue import entry
from app.models.days import day, local
from app.models.notices import told
from app.models.presenter import NO_SEAT, only_person
from app.models.setup import spoken
from app.models.text import Translated, listed, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from app.match.archive import Archive
    from app.match.library import Summary
    from app.match.record import Record
    from app.match.seats import Seat

LOG = logging.getLogger(__name__)

AnyIndex = QModelIndex | QPersistentModelIndex

_LONGEST_STEM = 180
"""Bytes of an exported file's name before suffix and number."""

_A_DAY = timedelta(hours=12)
"""A game that took longer was put aside in between: its length would say nothing."""


class Column(IntEnum):
    """The columns of the library."""

    GAME = 0
    PLAYERS = 1
    DATE = 2
    LENGTH = 3
    CHANCE = 4


class LibraryRole(IntEnum):
    """What a row tells besides its words; the same in every column, except ``SORT``.

    * ``SUMMARY``: ``Summary`` of the archive.
    * ``CHANCES``: tuple of the own win share over the game, 0 to 1, empty when it was never estimated.
    * ``OUTCOME``: ``Outcome`` for the only person.
    * ``SORT``: what the column is sorted by.
    """

    SUMMARY = Qt.ItemDataRole.UserRole + 1
    CHANCES = Qt.ItemDataRole.UserRole + 2
    OUTCOME = Qt.ItemDataRole.UserRole + 3
    SORT = Qt.ItemDataRole.UserRole + 4


class Outcome(Enum):
    """How a game ended for the only person; ``OTHER`` when several persons or none played."""

    RUNNING = "running"
    WON = "won"
    LOST = "lost"
    OTHER = "other"


def own_seat(seats: Sequence[Seat]) -> int:
    """The seat from which a past game is looked at: the first person's, else the first."""
    return next((at for at, seat in enumerate(seats) if seat.is_person), 0)


def outcome(summary: Summary) -> Outcome:
    """How the game ended for the only person."""
    if summary.unfinished:
        return Outcome.RUNNING
    you = only_person(summary.seats)
    if you == NO_SEAT:
        return Outcome.OTHER
    return Outcome.WON if you in summary.winners else Outcome.LOST


def result_line(seats: Sequence[Seat], result: Mapping[str, Sequence[int]]) -> str:
    """How a game ended, one line: ``"won · 12 : 11 : 8"``."""
    you = only_person(seats)
    scores, ranking = list(result["scores"]), result["ranking"]
    if you == NO_SEAT:
        winners = listed([seat.name for seat, place in zip(spoken(seats), ranking, strict=True) if place == 1])
        words = QCoreApplication.translate("Library", "{name} won · {points}")
        return words.format(name=winners, points=" : ".join(map(str, scores)))
    points = " : ".join(map(str, [scores.pop(you), *scores]))
    if ranking[you] == 1:
        return QCoreApplication.translate("Library", "won · {points}").format(points=points)
    words = QCoreApplication.translate("Library", "place {place} of {players} · {points}")
    return words.format(place=ranking[you], players=len(seats), points=points)


def export_name(record: Record | Summary) -> str:
    """A file name for a game that says which one it is."""
    names = ", ".join(seat.name for seat in spoken(record.seats))
    words = f"{entry(record.game).title} {local(record.created):%Y-%m-%d} {names}"
    stem = re.sub(r'[\\/:*?"<>|\x00-\x1f]+', "-", words)[:120].encode()[:_LONGEST_STEM]
    return stem.decode(errors="ignore").strip(" .") + SUFFIX  # half a character may have been cut off


class LibraryWords(Translated):
    """What the library says of several games at once."""

    def deleted(self, count: int) -> str:
        """Games went to the waste bin."""
        return self.tr("%n game(s) deleted.", "", count)

    def exported(self, count: int) -> str:
        """Games were written to files."""
        return self.tr("%n game(s) exported.", "", count)

    def taken(self, count: int) -> str:
        """Games came from files."""
        return self.tr("%n game(s) taken in.", "", count)

    def refused(self, count: int) -> str:
        """More files than the one told of were no games."""
        return self.tr("%n more file(s) refused.", "", count)

    def chosen(self, count: int) -> str:
        """Games are selected."""
        return self.tr("%n game(s) chosen", "", count)

    def moves(self, count: int) -> str:
        """Length of a game."""
        return self.tr("%n move(s)", "", count)


@dataclass(slots=True)
class Import:
    """What came of taking files in.

    Attributes:
        taken: Ids of the games that are in the library now.
        refused: File name and one sentence for each that was not taken.
    """

    taken: list[str] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)


class LibraryModel(QAbstractTableModel):
    """All games of the archive that are not deleted.

    Signals:
        deleted: Some games were deleted and can be brought back at once: how many.
        failed: The archive could not do what was asked: one sentence.
    """

    deleted = Signal(int)
    failed = Signal(str)

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._rows: list[Summary] = []
        self._chances: dict[str, tuple[float, ...]] = {}
        self._gone: list[str] = []

    # --- content -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the archive again."""
        try:
            rows = self._archive.games()
        except ArchiveError as error:
            self.failed.emit(told(error))
            return
        self.beginResetModel()
        self._rows = rows
        self._chances = {}
        self.endResetModel()

    def retranslate(self) -> None:
        """The language has changed: all words are others now."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(Column) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def row_of(self, game_id: str) -> int:
        """The row of a game, or -1."""
        return next((row for row, summary in enumerate(self._rows) if summary.id == game_id), -1)

    def summary(self, row: int) -> Summary:
        """The game of a row."""
        return self._rows[row]

    def games(self) -> set[str]:
        """Keys of the games that occur."""
        return {summary.game for summary in self._rows}

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(Column)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        summary = self._rows[index.row()]
        column = Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(summary, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (self._words(summary, each) for each in Column)))
        if role == LibraryRole.SUMMARY:
            return summary
        if role == LibraryRole.CHANCES:
            return self._chances_of(summary)
        if role == LibraryRole.OUTCOME:
            return outcome(summary)
        if role == LibraryRole.SORT:
            return self._sort_key(summary, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Game"), self.tr("Players"), self.tr("Played"), self.tr("Length"), self.tr("Win chance"))[
            section
        ]

    def _words(self, summary: Summary, column: Column) -> str:
        if column is Column.GAME:
            return f"{entry(summary.game).title}\n{self.result(summary)}"
        if column is Column.PLAYERS:
            scores = summary.standing.scores
            return ", ".join(
                f"{seat.name} {points}" for seat, points in zip(spoken(summary.seats), scores, strict=True)
            )
        if column is Column.DATE:
            return day(summary.changed)
        if column is Column.LENGTH:
            rounds = self.tr("round {round}").format(round=summary.standing.round)
            moves = LibraryWords().moves(summary.plies)
            return f"{moves}\n{duration(summary) or rounds}"
        chances = self._chances_of(summary)
        return self.tr("{share} %").format(share=round(100 * chances[-1])) if chances else ""

    def result(self, summary: Summary) -> str:
        """How the game ended, or that it goes on."""
        if summary.unfinished or summary.result is None:
            return self.tr("not finished · round {round}").format(round=summary.standing.round)
        return result_line(summary.seats, summary.result)

    def _sort_key(self, summary: Summary, column: Column) -> object:
        own = own_seat(summary.seats)
        if column is Column.GAME:
            return entry(summary.game).title
        if column is Column.PLAYERS:
            return summary.standing.scores[own]
        if column is Column.DATE:
            return summary.changed
        if column is Column.LENGTH:
            return summary.plies
        chances = self._chances_of(summary)
        return chances[-1] if chances else -1.0

    def _chances_of(self, summary: Summary) -> tuple[float, ...]:
        """The own win share over the game, thinned to what a small picture can show; read once per game."""
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
        """Move games to the waste bin; ``undo_delete`` brings the last ones back."""
        here = [game_id for game_id in ids if self.row_of(game_id) >= 0]
        if not here:
            return
        try:
            self._archive.delete(here)
        except ArchiveError as error:
            self.failed.emit(told(error))
            return
        self._gone = here
        for row in sorted((self.row_of(game_id) for game_id in here), reverse=True):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._rows[row]
            self.endRemoveRows()
        self.deleted.emit(len(here))

    def undo_delete(self) -> list[str]:
        """Bring the last deleted games back; gives their ids."""
        back, self._gone = self._gone, []
        try:
            self._archive.restore(back)
            fresh = {summary.id: summary for summary in self._archive.games()}
        except ArchiveError as error:
            self._gone = back
            self.failed.emit(told(error))
            return []
        for game_id in back:
            if game_id in fresh:
                self._insert(fresh[game_id])
        return back

    def _insert(self, summary: Summary) -> None:
        """Put a row where its last change belongs."""
        row = next((at for at, each in enumerate(self._rows) if each.changed < summary.changed), len(self._rows))
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.insert(row, summary)
        self.endInsertRows()

    # --- files ---------------------------------------------------------------------------------------------------

    def take_files(self, paths: Iterable[Path]) -> Import:
        """Take games in from files; what is wrong with one changes nothing and is said in one sentence."""
        done = Import()
        for path in paths:
            try:
                done.taken.append(self._archive.import_file(path))
            except (RecordError, ArchiveError) as error:
                LOG.info("import of %s: %s", path, error)
                done.refused.append((shown(path.name), told(error)))
        if done.taken:
            self._gone = [game_id for game_id in self._gone if game_id not in done.taken]
            fresh = {summary.id: summary for summary in self._archive.games()}
            for game_id in done.taken:
                if game_id in fresh and self.row_of(game_id) < 0:
                    self._insert(fresh[game_id])
        return done

    def give_file(self, game_id: str, path: Path) -> str:
        """Write a game to a file; gives one sentence when that failed, else ``""``."""
        try:
            self._archive.export_file(game_id, path)
        except (RecordError, ArchiveError) as error:
            return told(error)
        return ""


def duration(summary: Summary) -> str:
    """How long a game took, if it was played in one sitting; else ``""``."""
    took = local(summary.changed) - local(summary.created)
    if not timedelta() <= took < _A_DAY:
        return ""
    minutes = max(1, round(took.total_seconds() / 60))
    if minutes < 60:
        return QCoreApplication.translate("Library", "{minutes} min").format(minutes=minutes)
    return QCoreApplication.translate("Library", "{hours} h {minutes} min").format(
        hours=minutes // 60, minutes=minutes % 60
    )


@dataclass(frozen=True, slots=True)
class Wanted:
    """What of the library is shown.

    Attributes:
        game: Key of a game, or ``""`` for all.
        outcome: How it ended, or ``None`` for all.
        level: Rank of at least one opponent, or ``""`` for all.
        days: Played within so many days, or 0 for all.
        words: All of them must occur.
    """

    game: str = ""
    outcome: Outcome | None = None
    level: str = ""
    days: int = 0
    words: str = ""

    def shows(self, summary: Summary, today: date | None = None) -> bool:
        """Whether a game is shown."""
        if self.game and summary.game != self.game:
            return False
        if self.outcome and outcome(summary) is not self.outcome:
            return False
        if self.level and all(seat.level != self.level for seat in summary.seats):
            return False
        if self.days and local(summary.changed).date() <= (today or date.today()) - timedelta(days=self.days):
            return False
        text = " ".join(
            (
                entry(summary.game).title,
                summary.note,
                *(seat.name for seat in spoken(summary.seats)),
                day(summary.changed),
            )
        ).casefold()
        return all(word in text for word in self.words.casefold().split())


class LibraryFilter(QSortFilterProxyModel):
    """The games that are wanted, in the wanted order; the latest first."""

    def __init__(self, model: LibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = Wanted()
        self.setSourceModel(model)
        self.setSortRole(LibraryRole.SORT)
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.sort(Column.DATE, Qt.SortOrder.DescendingOrder)

    @property
    def wanted(self) -> Wanted:
        """What is shown."""
        return self._wanted

    def want(self, wanted: Wanted) -> None:
        """Show something else."""
        self._wanted = wanted
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:
        index = self.sourceModel().index(source_row, 0, source_parent)
        return self._wanted.shows(index.data(LibraryRole.SUMMARY))

    def lessThan(self, left: AnyIndex, right: AnyIndex) -> bool:
        first, second = left.data(LibraryRole.SORT), right.data(LibraryRole.SORT)
        if first == second:
            return str(left.data(LibraryRole.SUMMARY).changed) < str(right.data(LibraryRole.SUMMARY).changed)
        return bool(first < second)
