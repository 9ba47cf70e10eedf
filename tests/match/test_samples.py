"""Archives and games as each schema so far wrote them open in today's program, whole, and are gone on with.

``samples`` holds an archive and a game for every schema, written by the program of that time and never renewed;
``python -m tests.match.sample NAME`` adds one when ``MIGRATIONS`` grows, and one for every release.
"""

import importlib.util
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.engines import GAMES
from app.match.archive import Archive
from app.match.match import open_match
from app.match.record import load, verify
from app.match.store import COPIES, MIGRATIONS, NAME
from tests.match.sample import NOTE, SAMPLES, keep

ARCHIVES = sorted(SAMPLES.glob("*.sqlite"))
RECORDS = sorted(SAMPLES.glob("*.kontor"))
ROOT = Path(__file__).resolve().parents[2]


def lacking(changes):
    """The versions that a changelog calls released and of which nothing was kept."""
    spec = importlib.util.spec_from_file_location("releases", ROOT / "packaging" / "releases.py")
    releases = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(releases)
    kept = {path.stem for path in ARCHIVES}
    return [version for version, day in releases.told(changes) if day != releases.UNRELEASED and version not in kept]


def version_of(path):
    """The schema of an archive."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as db:
        return db.execute("PRAGMA user_version").fetchone()[0]


def plies_in(path):
    """What an archive holds, read past the program: actions of every game by its id."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as db:
        rows = db.execute("SELECT id, text FROM game JOIN ply ON ply.game = game.row ORDER BY id, k")
        found = {}
        for game_id, text in rows:
            found.setdefault(game_id, []).append(text)
        return found


@pytest.fixture
def laid(tmp_path):
    """Lays a sample where an archive lies; gives the folder."""

    def lay(path):
        folder = tmp_path / "archive"
        folder.mkdir()
        shutil.copyfile(path, folder / NAME)
        return folder

    return lay


def test_there_is_a_sample_of_every_schema():
    assert {version_of(path) for path in ARCHIVES} == set(range(1, len(MIGRATIONS) + 1))
    assert {path.stem for path in RECORDS} == {path.stem for path in ARCHIVES}


def test_there_is_a_sample_of_every_release():
    """``python -m tests.match.sample VERSION`` keeps it, before the changelog has the day of the release."""
    assert lacking((ROOT / "CHANGELOG.md").read_text("utf-8")) == []
    assert lacking("## 9.1.0, not yet released\n\n## 9.0.0, 2099-01-01\n") == ["9.0.0"]


def test_today_s_program_keeps_a_sample_once(tmp_path):
    keep("next", tmp_path)

    assert version_of(tmp_path / "next.sqlite") == len(MIGRATIONS)
    assert len(plies_in(tmp_path / "next.sqlite")) == len(GAMES)
    with pytest.raises(FileExistsError):
        keep("next", tmp_path)


@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: path.stem)
def test_an_archive_of_every_schema_opens_whole(laid, path):
    folder = laid(path)
    written = plies_in(path)

    archive, notice = Archive.open(folder)
    opened = {game.id: archive.load(game.id) for game in archive.games()}

    assert notice is None
    assert {key: [ply.text for ply in record.plies] for key, record in opened.items()} == written
    assert written
    assert {record.note for record in opened.values()} == {NOTE}
    assert [verify(record).message for record in opened.values()] == [""] * len(opened)
    assert archive.damaged() == []
    archive.close()
    assert version_of(folder / NAME) == len(MIGRATIONS)


@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: path.stem)
def test_what_an_older_program_wrote_is_kept_beside_it(laid, path):
    """So that whoever goes back to that program has its archive."""
    folder = laid(path)

    Archive.open(folder)[0].close()

    copies = [copy for copy in (folder / COPIES).glob("kontor-schema-*") if version_of(copy) == version_of(path)]
    assert [plies_in(copy) for copy in copies] == [plies_in(path)] * (version_of(path) < len(MIGRATIONS))


@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: path.stem)
def test_unfinished_games_of_every_schema_go_on(laid, path):
    archive, _ = Archive.open(laid(path))
    waiting = archive.unfinished()

    for summary in waiting:
        match = open_match(archive, summary.id)
        match.play(match.state.legal()[0])
        assert archive.load(summary.id) == match.record

    assert {summary.game for summary in waiting} <= set(GAMES)
    assert len(waiting) == len(plies_in(path)) - 1
    archive.close()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_of_every_schema_is_imported_and_leads_to_its_result(tmp_path, path):
    record = load(path)
    archive, _ = Archive.open(tmp_path / "archive")

    game_id = archive.import_file(path).id

    done = verify(record)
    assert not done.message
    assert archive.load(game_id).plies == record.plies
    assert done.states[-1].scores() == record.result["scores"]
    archive.close()
