"""The archive: listing, deleting, files, analysis, copies."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from threading import Event, Thread

import pytest

from app.match import archive as archiving
from app.match import copies as copying
from app.match import game_rows
from app.match import store as storage
from app.match.archive import Archive, Standing
from app.match.copies import Copy, kept
from app.match.library import standing_of
from app.match.match import begin, open_match
from app.match.record import loads
from app.match.seats import Seat
from app.match.words import ArchiveError, RecordError
from tests.match.builders import ANN, BO, CLIO, a_game, a_match, play_on


def ids(summaries):
    return [summary.id for summary in summaries]


# Listing


def test_a_summary_tells_the_game_without_replaying_it(archive):
    match = a_match(archive, plies=20, keeper=True)

    (summary,) = archive.games()

    assert summary.seats == match.seats
    assert summary.options == {"target": 20, "keeper": True}
    assert summary.plies == 20
    assert summary.unfinished
    assert summary.winners == ()
    assert summary.standing == standing_of(match.state)
    assert summary.standing.scores == tuple(match.state.scores())


def test_a_finished_game_tells_its_winners(archive):
    match = a_game(archive)

    (summary,) = archive.games()

    assert not summary.unfinished
    assert summary.result == match.record.result
    assert [match.record.result["ranking"][seat] for seat in summary.winners] == [1] * len(summary.winners)
    assert summary.winners


def test_the_last_played_game_comes_first(archive):
    first, second, third = (a_match(archive, plies=2) for _ in range(3))
    second.play(("draw",))

    assert ids(archive.games()) == [second.record.id, third.record.id, first.record.id]
    assert ids(archive.unfinished()) == ids(archive.games())


def test_games_are_found_by_words_in_names_and_notes(archive):
    ann = a_match(archive, seats=(ANN, BO))
    clio = a_match(archive, seats=(CLIO, Seat("Änne", "master", 1)))
    clio.set_note("lost at the LAST draw")

    assert ids(archive.games(search="bo")) == [ann.record.id]
    assert ids(archive.games(search="änne last")) == [clio.record.id]
    assert ids(archive.games(search="clio bo")) == []
    assert len(archive.games(search="toy")) == 2


def test_games_are_filtered_by_being_finished(archive):
    open_one, done = a_match(archive, plies=3), a_game(archive)

    assert ids(archive.games(finished=True)) == [done.record.id]
    assert ids(archive.games(finished=False)) == [open_one.record.id]
    assert len(archive.games()) == 2


def test_only_the_first_games_can_be_asked_for(archive):
    games = [a_match(archive, plies=plies, target=40).record.id for plies in (9, 1, 5)]
    a_game(archive)

    assert ids(archive.games(finished=False, limit=2)) == games[:0:-1]
    assert ids(archive.games(finished=False, sort="plies", limit=1)) == games[:1]
    assert (archive.count(), archive.count(finished=True), archive.count(deleted=True)) == (4, 1, 0)


def test_games_are_sorted_by_what_one_asks_for(archive):
    short, long, three = (
        a_match(archive, plies=2, target=40),
        a_match(archive, plies=50, target=40),
        a_match(archive, seats=(ANN, BO, CLIO), plies=9),
    )

    assert ids(archive.games(sort="plies")) == [long.record.id, three.record.id, short.record.id]
    assert ids(archive.games(sort="plies", descending=False)) == [short.record.id, three.record.id, long.record.id]
    assert ids(archive.games(sort="players"))[0] == three.record.id
    assert ids(archive.games(sort="points"))[0] == long.record.id
    assert ids(archive.games(sort="changed", descending=False))[0] == short.record.id


def test_a_damaged_row_does_not_hide_the_others(archive, store):
    match, other = a_match(archive, plies=3), a_match(archive, plies=3)
    with store.write() as db:
        db.execute("UPDATE game SET header = '{' WHERE id = ?", (match.record.id,))

    assert ids(archive.games()) == [other.record.id]
    with pytest.raises(RecordError):
        archive.load(match.record.id)


def test_a_gap_in_the_plies_is_named(archive, store):
    match = a_match(archive, plies=5)
    with store.write() as db:
        db.execute("DELETE FROM ply WHERE k = 3")

    with pytest.raises(RecordError, match=r"its field “plies\[3\]” is missing"):
        archive.load(match.record.id)


def test_a_game_that_is_not_there_is_told(archive):
    for call in (archive.load, archive.export, lambda each: archive.set_note(each, "x")):
        with pytest.raises(ArchiveError, match="no such game"):
            call("0" * 32)


def test_a_closed_archive_says_so(archive):
    archive.close()

    with pytest.raises(ArchiveError, match="closed"):
        archive.games()


def test_threads_may_share_the_archive(archive):
    def play():
        play_on(a_match(archive), seed=3)

    threads = [Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(archive.games(finished=True)) == 4


# Deleting


def test_deleting_can_be_undone(archive):
    one, two = a_match(archive, plies=1), a_match(archive, plies=2)

    archive.delete([one.record.id])
    assert ids(archive.games()) == [two.record.id]
    assert ids(archive.games(deleted=True)) == [one.record.id]

    archive.restore([one.record.id])
    assert len(archive.games()) == 2
    assert archive.load(one.record.id) == one.record


def test_only_old_waste_is_purged_and_nothing_of_it_remains(archive, store):
    one, two = a_match(archive, plies=3), a_match(archive, plies=3)
    archive.store_analysis(one.record.id, "v", {1: 0.5})
    archive.delete([one.record.id])

    assert archive.purge() == 0
    assert archive.purge(timedelta(0)) == 1

    assert ids(archive.games()) == [two.record.id]
    assert archive.games(deleted=True) == []
    with store.read() as db:
        assert db.execute("SELECT COUNT(*) FROM ply").fetchone() == (3,)
        assert db.execute("SELECT COUNT(*) FROM analysis").fetchone() == (0,)


# Analysis


def test_an_analysis_is_kept_by_position_and_version(archive):
    match = a_match(archive, plies=6)
    archive.store_analysis(match.record.id, "v1", {0: {"shares": [0.5, 0.5]}, 1: {"shares": [1.0, 0.0]}})
    archive.store_analysis(match.record.id, "v1", {5: [1, 2]})

    assert archive.analysis(match.record.id, "v1") == {0: {"shares": [0.5, 0.5]}, 1: {"shares": [1.0, 0.0]}, 5: [1, 2]}
    assert archive.analysis(match.record.id, "v2") == {}

    archive.store_analysis(match.record.id, "v2", {0: "better"})
    assert archive.analysis(match.record.id, "v2") == {0: "better"}
    assert sorted(archive.analysis(match.record.id, "v1")) == [1, 5]


def test_undo_forgets_the_analysis_of_what_was_undone(archive):
    match = a_match(archive, seats=(ANN,), plies=6)
    archive.store_analysis(match.record.id, "v", {4: 4, 5: 5, 6: 6})

    match.undo(free=True)

    assert sorted(archive.analysis(match.record.id, "v")) == [4, 5]


# Copies


def test_a_copy_is_made_once_a_day_and_is_a_whole_archive(archive, tmp_path):
    match = a_game(archive)

    path = archive.backup(date(2026, 5, 1))

    assert archive.backup(date(2026, 5, 1)) is None
    assert [copy.path for copy in archive.copies()] == [path]
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / storage.NAME).write_bytes(path.read_bytes())
    other, notice = Archive.open(folder)
    assert notice is None
    assert other.load(match.record.id) == match.record
    other.close()


def test_a_copy_made_while_a_game_is_played_is_whole(archive, tmp_path):
    record = a_game(target=40).record
    for number in range(30):
        begin(replace(record, id=f"{number:032x}"), archive)
    done = Event()

    def play():
        while not done.is_set():
            play_on(a_match(archive, target=40), 50)

    thread = Thread(target=play)
    thread.start()
    for day in (1, 2, 3):
        archive.backup(date(2026, 1, day))
    done.set()
    thread.join()

    for copy in archive.copies():
        folder = tmp_path / str(copy.day)
        folder.mkdir()
        (folder / storage.NAME).write_bytes(copy.path.read_bytes())
        other, notice = Archive.open(folder)
        assert notice is None
        assert other.count() >= 30
        assert all(open_match(other, summary.id).failure is None for summary in other.games(limit=3))
        other.close()


def test_copies_are_thinned_to_days_and_weeks(archive):
    first = date(2026, 1, 1)
    for day in range(60):
        archive.backup(first + timedelta(day))

    days = [(copy.day - first).days for copy in archive.copies()]

    assert days[:7] == [59, 58, 57, 56, 55, 54, 53]
    assert len(days) == 10
    assert all(newer - older == 7 for newer, older in pairwise(days[7:]))


def test_rare_copies_are_not_thinned_away():
    there = [Copy(None, date(2020, 1, 1) + timedelta(200 * n), 0) for n in range(10)]

    assert len(kept(there)) == 10


def test_games_that_only_copies_have_are_brought_back(archive):
    old, kept = a_match(archive, plies=3), a_match(archive, plies=1)
    archive.backup(date(2026, 5, 1))
    old.play(("draw",))
    archive.backup(date(2026, 5, 2))
    lose(archive, old.record.id)
    assert ids(archive.games()) == [kept.record.id]

    (lost,) = archive.missing()

    assert (lost.summary.id, lost.summary.plies, lost.copy.day) == (old.record.id, 4, date(2026, 5, 2))
    assert archive.bring_back([lost]) == [old.record.id]
    assert archive.load(old.record.id) == old.record
    play_on(open_match(archive, old.record.id))
    assert archive.missing() == []
    assert archive.bring_back([lost]) == []


def test_what_was_deleted_is_not_missing(archive):
    """Neither what is in the waste bin here, nor what was in it when the newest copy that knows it was made."""
    here, gone = a_match(archive, plies=1), a_match(archive, plies=1)
    archive.backup(date(2026, 5, 1))
    archive.delete([here.record.id, gone.record.id])
    archive.backup(date(2026, 5, 2))
    lose(archive, gone.record.id)

    assert archive.missing() == []


@pytest.mark.parametrize("content", [b"", b"no database", None])
def test_a_bad_copy_is_passed_over(archive, content):
    """It hides no game of an older one, and taking games from it takes none and changes nothing."""
    match = a_match(archive, plies=3)
    archive.backup(date(2026, 5, 1))
    path = archive.backup(date(2026, 5, 2))
    lose(archive, match.record.id)
    (offered,) = archive.missing()
    path.unlink()
    if content is not None:
        path.write_bytes(content)

    assert archive.bring_back([offered]) == []
    (lost,) = archive.missing()

    assert lost.copy.day == date(2026, 5, 1)
    assert archive.bring_back([lost]) == [match.record.id]


def lose(archive, game_id):
    """Have a game vanish from the archive without a trace."""
    archive.delete([game_id])
    archive.purge(older_than=timedelta(days=-1))


def test_a_copy_that_fails_leaves_the_older_ones(archive, monkeypatch):
    archive.backup(date(2026, 5, 1))

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(storage.os, "fsync", fail)
    with pytest.raises(ArchiveError, match="No space left"):
        archive.backup(date(2026, 5, 2))

    assert [copy.day for copy in archive.copies()] == [date(2026, 5, 1)]
    assert len(list((archive.folder / storage.COPIES).iterdir())) == 1


class Clock(date):
    """A day that a test sets."""

    now = date(2026, 5, 1)

    @classmethod
    def today(cls):
        return cls.now


@pytest.fixture
def on(archive, monkeypatch):
    """Tends the archive on a day: ``on(day)``."""

    def on(day):
        moment = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        Clock.now = day
        for module in (copying, archiving):
            monkeypatch.setattr(module, "date", Clock)
        for module in (archiving, game_rows):
            monkeypatch.setattr(module, "present", lambda: moment)
        archive.tend()
        return archive

    return on


MAY, YEAR_2099, YEAR_2000 = date(2026, 5, 1), date(2099, 1, 1), date(2000, 1, 1)


@pytest.mark.parametrize("jump", [YEAR_2099, YEAR_2000])
def test_a_clock_that_jumps_costs_neither_waste_nor_copies(archive, on, jump):
    """28: far ahead, the bin was emptied at once; far behind, today's copy was thinned away at once."""
    for day in range(40):
        on(MAY + timedelta(day))
    match = a_match(archive)
    on(MAY + timedelta(40)).delete([match.record.id])
    before = {copy.day for copy in archive.copies()}

    on(jump)
    archive.delete([(other := a_match(archive)).record.id])
    on(jump + timedelta(1))

    assert set(ids(archive.games(deleted=True))) == {match.record.id, other.record.id}
    days = {copy.day for copy in archive.copies()}
    assert {jump, jump + timedelta(1)} <= days
    assert len(before - days) <= 2

    on(MAY + timedelta(41))  # and back
    assert MAY + timedelta(41) in {copy.day for copy in archive.copies()}
    assert archive.copies()[0].day == MAY + timedelta(41)
    assert set(ids(archive.games(deleted=True))) == {match.record.id, other.record.id}


def test_the_waste_is_emptied_after_its_time_by_days_that_were_seen(archive, on):
    on(MAY)
    match = a_match(archive)
    archive.delete([match.record.id])

    for day in range(29):
        on(MAY + timedelta(day))
    assert archive.games(deleted=True)
    for day in range(29, 40):
        on(MAY + timedelta(day))

    assert not archive.games(deleted=True)


def test_the_daily_chores_are_a_copy_and_the_waste(archive):
    match = a_match(archive)
    archive.delete([match.record.id])

    archive.tend()

    assert [copy.day for copy in archive.copies()] == [date.today()]
    assert len(archive.games(deleted=True)) == 1


# Schemas to come


def test_an_older_schema_is_copied_and_then_brought_up_to_date(archive, monkeypatch):
    match = a_game(archive)
    archive.close()
    monkeypatch.setattr(storage, "MIGRATIONS", (*storage.MIGRATIONS, ("ALTER TABLE game ADD COLUMN star INTEGER",)))

    newer, notice = Archive.open(archive.folder)

    assert notice is None
    assert newer.load(match.record.id) == match.record
    begin(replace(match.record, id="1" * 32), newer)
    newer.close()
    (copy,) = (archive.folder / storage.COPIES).iterdir()
    before = len(storage.MIGRATIONS) - 1
    assert copy.name.startswith(f"kontor-schema-{before}-")
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (before,)
        assert db.execute("SELECT COUNT(*) FROM game").fetchone() == (1,)


def test_a_migration_that_fails_changes_nothing(archive, monkeypatch):
    match = a_game(archive)
    archive.close()
    with monkeypatch.context() as patch:
        patch.setattr(storage, "MIGRATIONS", (*storage.MIGRATIONS, ("DROP TABLE analysis", "nonsense")))
        with pytest.raises(ArchiveError):
            Archive.open(archive.folder)

    again, notice = Archive.open(archive.folder)
    assert notice is None
    assert again.load(match.record.id) == match.record
    again.close()


def test_standings_survive_as_they_were(archive):
    match = a_match(archive, plies=4)
    archive.truncate(match.record.id, 4, Standing(3, 7, -1, (1, -2)))

    assert archive.games()[0].standing == Standing(3, 7, -1, (1, -2))
    archive.truncate(match.record.id, 4, Standing(0, 0, 1, (1, -2)))  # as kept once, before the first round
    assert archive.games()[0].standing == Standing(1, 1, 1, (1, -2))
    assert loads(archive.export(match.record.id)) == match.record
