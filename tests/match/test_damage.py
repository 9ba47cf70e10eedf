"""Damaged, foreign, newer and busy archives: nothing is overwritten, and the person is told."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date
from random import Random
from subprocess import PIPE

import pytest

from app.engines import GAMES
from app.match.archive import Archive
from app.match.match import open_match
from app.match.record import RecordError
from app.match.store import APPLICATION_ID, MIGRATIONS, NAME, create
from app.match.words import ArchiveError
from tests.match.builders import a_game, a_match, play_on
from tests.match.toy import TOY


@pytest.fixture(scope="module")
def forty_games(tmp_path_factory):
    folder = tmp_path_factory.mktemp("forty")
    archive, _ = Archive.open(folder)
    records = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "toy", TOY)
        for seed in range(40):
            match = a_game(archive, seed=seed, target=40)
            records[match.record.id] = match.record
    archive.close()
    return folder, records


@pytest.fixture
def full(forty_games, folder):
    """The folder of a closed archive with 40 finished games, and their records by id."""
    original, records = forty_games
    shutil.copytree(original, folder, copy_function=shutil.copyfile)
    return folder, dict(records)


def works(archive):
    """Whether the archive takes a game and gives it back."""
    match = a_game(archive)
    return archive.load(match.record.id) == match.record


def set_aside(folder):
    """The files under other names in an archive's folder."""
    return sorted(path for path in folder.glob("kontor-*.sqlite"))


@pytest.mark.parametrize(
    "content", [b"", b"Dear diary,\n" * 500, b"\x00" * 9000, b"SQLite format 3\x00" + b"\xff" * 90]
)
def test_a_file_that_is_no_database_is_set_aside_as_it_is(folder, content):
    folder.mkdir()
    (folder / NAME).write_bytes(content)

    archive, notice = Archive.open(folder)

    (kept,) = set_aside(folder)
    assert kept.read_bytes() == content
    assert kept.name.startswith(f"kontor-damaged-{date.today().isoformat()}")
    assert (notice.code, notice.params) == ("set_aside_damaged", {"kept": kept.name, "games": 0})
    assert kept.name in str(notice)
    assert works(archive)
    archive.close()


def test_the_database_of_another_program_is_set_aside_as_it_is(folder):
    folder.mkdir()
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute("CREATE TABLE bookmark (url)")
        db.commit()
    content = (folder / NAME).read_bytes()

    archive, notice = Archive.open(folder)

    assert notice.code == "set_aside_foreign"
    assert set_aside(folder)[0].read_bytes() == content
    assert works(archive)
    archive.close()


def test_an_archive_of_a_newer_kontor_is_refused_and_left_alone(full):
    folder, _ = full
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        db.execute("ALTER TABLE game ADD COLUMN star INTEGER")
        db.commit()
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}

    for _ in range(2):
        with pytest.raises(ArchiveError) as caught:
            Archive.open(folder)

        assert caught.value.code == "newer_archive"
        assert str(caught.value) == (
            f"The archive in {folder} is from a newer Kontor; it was left as it is. Start that one again."
        )
        assert {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before


def test_a_damaged_archive_that_calls_itself_newer_is_damaged(full):
    folder, _ = full
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        db.execute("ALTER TABLE game ADD COLUMN star INTEGER")
        db.commit()
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'ply'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    content = bytearray((folder / NAME).read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    (folder / NAME).write_bytes(content)

    archive, notice = Archive.open(folder)

    assert notice.code == "set_aside_damaged"
    assert set_aside(folder)[0].read_bytes() == content
    archive.close()


@pytest.mark.parametrize("version", [0, -1])
def test_an_archive_without_schema_is_damaged(folder, version):
    folder.mkdir()
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("CREATE TABLE other (x)")

    archive, notice = Archive.open(folder)

    assert notice.code == "set_aside_damaged"
    assert works(archive)
    archive.close()


def test_two_damaged_archives_in_one_second_have_two_names(folder):
    folder.mkdir()
    for content in (b"one", b"two"):
        (folder / NAME).write_bytes(content)
        Archive.open(folder)[0].close()

    assert sorted(path.read_bytes() for path in set_aside(folder)) == [b"one", b"two"]


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.9, 0.999])
def test_of_a_truncated_archive_all_that_can_be_read_is_taken_over(full, share):
    folder, records = full
    size = (folder / NAME).stat().st_size
    os.truncate(folder / NAME, int(size * share))
    content = (folder / NAME).read_bytes()

    archive, notice = Archive.open(folder)

    assert notice.code == "set_aside_damaged"
    assert set_aside(folder)[0].read_bytes() == content
    assert len(archive.games()) == notice.params["games"]
    for summary in archive.games(finished=True):
        assert archive.load(summary.id) == records[summary.id]
    assert works(archive)
    archive.close()


def test_with_a_copy_at_hand_a_damaged_archive_loses_nothing(full):
    """A page in the middle is zeroed: whole games come from the damaged file, the rest from the copy."""
    folder, records = full
    archive, _ = Archive.open(folder)
    archive.backup()
    late = a_game(archive, seed=99)
    archive.close()
    records[late.record.id] = late.record
    content = bytearray((folder / NAME).read_bytes())
    middle = len(content) // 8192 * 4096
    content[middle : middle + 8192] = bytes(8192)
    (folder / NAME).write_bytes(content)

    archive, notice = Archive.open(folder)

    assert notice.params["games"] == len(records)
    assert {summary.id: archive.load(summary.id) for summary in archive.games()} == records
    archive.close()


def test_without_a_copy_beginnings_of_games_are_taken_over(full):
    folder, records = full
    content = bytearray((folder / NAME).read_bytes())
    of_plies = [at for at in range(4096, len(content), 4096) if content[at] == 10]  # a leaf of a table without row ids
    for at in of_plies[len(of_plies) // 2 :][:2]:
        content[at : at + 4096] = bytes(4096)
    (folder / NAME).write_bytes(content)

    archive, notice = Archive.open(folder)

    whole = [summary for summary in archive.games() if archive.load(summary.id) == records[summary.id]]
    torn = [summary for summary in archive.games() if archive.load(summary.id) != records[summary.id]]
    assert notice.params["games"] == len(whole) + len(torn)
    assert len(whole) >= 20
    assert torn
    for summary in torn:
        match = open_match(archive, summary.id)
        assert match.record.plies == records[summary.id].plies[: match.ply]
        assert play_on(match).finished
    archive.close()


@pytest.mark.parametrize("seed", range(25))
def test_random_damage_never_surprises(full, seed):
    """Some damage is noticed when the archive is opened, some when a game is, none shows a wrong board."""
    folder, records = full
    random = Random(seed)
    content = bytearray((folder / NAME).read_bytes())
    for _ in range(random.choice((1, 3, 30))):
        place = random.randrange(len(content))
        content[place : place + random.choice((1, 16, 300))] = random.randbytes(16)
    (folder / NAME).write_bytes(content)

    archive, notice = Archive.open(folder)

    if notice:
        assert set_aside(folder)[0].read_bytes() == content
    for summary in archive.games():
        try:
            match = open_match(archive, summary.id)
        except (RecordError, ArchiveError):
            continue
        if summary.id in records and match.record.setup == records[summary.id].setup:
            good = records[summary.id].plies[: match.ply]
            assert [ply.digest for ply in match.record.plies[: match.ply]] == [ply.digest for ply in good]
    archive.close()


def test_a_damaged_log_costs_its_own_plies_only(folder):
    """After a crash the last plies are still in the log; what its checksums reject is not played in."""
    archive, _ = Archive.open(folder)
    match = a_match(archive, plies=30, target=40)
    copies = {name: (folder / name).read_bytes() for name in (NAME, f"{NAME}-wal")}
    archive.close()
    log = bytearray(copies[f"{NAME}-wal"])
    log[len(log) // 2] ^= 255
    (folder / NAME).write_bytes(copies[NAME])
    (folder / f"{NAME}-wal").write_bytes(log)

    archive, notice = Archive.open(folder)

    again = open_match(archive, match.record.id)
    assert notice is None
    assert 0 < again.ply < 30
    assert again.record.plies == match.record.plies[: again.ply]
    archive.close()


@pytest.mark.parametrize("content", [b"", b"Dear diary", b"\x00" * 9000])
def test_the_log_of_a_damaged_archive_is_kept_with_it(folder, content):
    """Otherwise SQLite would play the old log into the new file."""
    archive, _ = Archive.open(folder)
    a_match(archive, plies=30)
    log = (folder / f"{NAME}-wal").read_bytes()
    archive.close()
    (folder / NAME).write_bytes(content)
    (folder / f"{NAME}-wal").write_bytes(log)

    archive, _ = Archive.open(folder)

    (kept,) = set_aside(folder)
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == log
    assert set(archive.games()) == set(archive.unfinished())
    assert works(archive)
    archive.close()


def test_a_log_without_its_archive_is_not_played_into_a_new_one(folder):
    folder.mkdir()
    (folder / f"{NAME}-wal").write_bytes(b"old log")

    archive, _ = Archive.open(folder)

    assert works(archive)
    assert [path.read_bytes() for path in set_aside(folder)] == [b"old log"]
    archive.close()


def test_an_archive_that_is_gone_is_told_when_copies_speak_of_it(full):
    folder, records = full
    archive, _ = Archive.open(folder)
    archive.backup()
    archive.close()
    (folder / NAME).unlink()

    archive, notice = Archive.open(folder)

    assert notice.code == "archive_missing"
    archive.bring_back(archive.missing())
    assert len(archive.games()) == len(records)
    archive.close()


# Places that cannot be used


def test_a_second_window_gets_one_clear_sentence(archive, folder):
    match = a_match(archive, plies=2)

    with pytest.raises(ArchiveError) as caught:
        Archive.open(folder)

    assert caught.value.code == "in_use"
    assert str(caught.value) == f"Kontor is already running: another window uses the archive in {folder}."
    match.play(("draw",))
    assert set_aside(folder) == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(ArchiveError) as caught:
        Archive.open(tmp_path / "file" / "archive")

    assert caught.value.code == "no_folder"


def test_a_folder_in_the_place_of_the_archive_is_told(folder):
    (folder / NAME).mkdir(parents=True)

    with pytest.raises(ArchiveError) as caught:
        Archive.open(folder)

    assert caught.value.code == "no_folder"


def test_a_new_archive_is_never_put_over_one_that_came_first(full):
    folder, records = full

    create(folder / NAME)

    archive, _ = Archive.open(folder)
    assert len(archive.games()) == len(records)
    archive.close()


def test_a_log_is_never_taken_from_a_process_that_has_the_archive(archive, folder):
    """28: two first starts; the second has seen no archive yet when the first one plays already."""
    match = a_match(archive, plies=30, target=40)
    log = (folder / f"{NAME}-wal").stat()

    create(folder / NAME)

    assert (folder / f"{NAME}-wal").stat().st_ino == log.st_ino
    assert set_aside(folder) == []
    archive.close()
    again, notice = Archive.open(folder)
    assert notice is None
    assert again.load(match.record.id) == match.record
    again.close()


@pytest.mark.parametrize("content", [b"", b"\x00" * 9000])
def test_an_archive_that_another_process_has_is_not_set_aside_however_it_looks(folder, content):
    """28: whoever has the archive goes on writing to the file that was renamed."""
    archive, _ = Archive.open(folder)
    a_match(archive, plies=2)
    there = sorted(path.name for path in folder.iterdir())
    with (folder / NAME).open("r+b") as file:
        file.truncate(0)
        file.write(content)

    with pytest.raises(ArchiveError) as caught:
        Archive.open(folder)

    assert caught.value.code == "in_use"
    assert sorted(path.name for path in folder.iterdir()) == there
    archive.close()


FIRST_START = """
import sys
from pathlib import Path
from app.match import store
make = store._open_claimed
store._open_claimed = lambda *given: (print("in", flush=True), input(), make(*given))[-1]
try:
    opened, _ = store.open_store(Path(sys.argv[1]))
    print("open", flush=True)
    input()
except store.ArchiveError as error:
    print(error.code, flush=True)
"""


@pytest.mark.slow
def test_of_two_first_starts_one_waits_and_is_told(folder):
    """28: the first stands between its look into the empty folder and the making of the file."""
    command = [sys.executable, "-c", FIRST_START, str(folder)]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True) as first:
        assert first.stdout.readline() == "in\n"
        with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True) as second:
            assert second.stdout.readline() == "in_use\n"
        first.stdin.write("\n")
        first.stdin.flush()
        assert first.stdout.readline() == "open\n"
        first.communicate("\n")
    assert sorted(path.name for path in folder.iterdir()) == ["kontor.lock", NAME]
