"""The list of the library inside the archive: kept up to date, upgraded, and there where nothing can be written."""

from random import Random
from threading import Thread

import pytest

from app.match import listing, store
from app.match.archive import Archive
from app.match.library import standing_of
from app.match.listing import Query
from app.match.match import new_match
from app.match.seats import Seat
from app.match.words import ArchiveError
from tests.match.schemas import as_schema

SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))
ALL = Query(version="1")


@pytest.fixture
def archive(tmp_path):
    archive, _ = Archive.open(tmp_path)
    yield archive
    archive.close()


def a_game(archive, seed):
    match = new_match("port_royal", SEATS, {"influence": 6}, seed)
    random = Random(seed)
    while not match.finished and match.ply < 30 * seed:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    return match.record.id


def test_branches_follow_their_game_where_the_latest_of_them_stands():
    rows = [("twig", "branch"), ("other", None), ("young", None), ("branch", "old"), ("old", None), ("lost", "gone")]

    assert listing.grouped(rows) == ["old", "branch", "twig", "other", "young", "lost"]
    assert listing.grouped([("a", "a"), ("b", "c"), ("c", "b"), ("d", None)]) == ["a", "c", "b", "d"]


def test_every_change_shows_in_the_list(archive):
    first, second = a_game(archive, 1), a_game(archive, 2)
    assert archive.find(ALL) == [second, first]
    archive.delete([second])
    assert archive.find(ALL) == [first]
    archive.restore([second])
    archive.truncate(second, 3, standing_of(new_match("port_royal", SEATS, seed=1).state))
    assert archive.find(Query(sort="plies", version="1")) == [first, second]
    archive.set_note(first, "Gut!")
    assert archive.find(Query(shows=lambda game, names, note, changed: note == "Gut!", version="1")) == [first]
    archive.store_analysis(second, "1", {k: [[0.25, 0.75], [0.1, 0.1], 64] for k in range(4)})
    assert archive.find(Query(sort="share", version="1")) == [second, first]
    assert archive.find(Query(sort="share", version="2"))[0] == second  # equal ones: the last played


@pytest.mark.parametrize("ask", [lambda archive: archive.find(ALL), lambda archive: archive.listed("1")])
def test_no_game_is_missing_while_another_thread_keeps_its_analysis(archive, monkeypatch, ask):
    """What it writes takes the game off the list until the next query brings it up to date."""
    game, update, writers = a_game(archive, 1), archive._update_listing, []  # noqa: SLF001 - the moment after it

    def updated(version):
        update(version)
        value = [[0.25, 0.75], [0.1, 0.1], 64]
        writers.append(Thread(target=archive.store_analysis, args=(game, "1", {3: value})))
        writers[-1].start()
        writers[-1].join(0.2)

    monkeypatch.setattr(archive, "_update_listing", updated)
    found = ask(archive)
    for each in writers:
        each.join()
    assert found in ([game], {"port_royal"})


def test_only_games_that_changed_are_read_anew(archive, monkeypatch):
    first, _ = a_game(archive, 1), a_game(archive, 2)
    archive.find(ALL)
    read = []
    whole = listing.add
    monkeypatch.setattr(listing, "add", lambda db, rows, *rest: read.append(len(rows)) or whole(db, rows, *rest))
    archive.find(ALL)
    archive.set_note(first, "again")
    archive.find(ALL)
    archive.find(ALL)
    assert read == [1]


def test_an_archive_of_the_first_schema_is_upgraded_without_loss(tmp_path):
    archive, _ = Archive.open(tmp_path)
    games = [a_game(archive, seed) for seed in (1, 2, 3)]
    texts = [archive.export(game_id) for game_id in games]
    archive.close()
    as_schema(tmp_path, 1)
    archive, notice = Archive.open(tmp_path)
    assert notice is None
    assert archive.find(ALL) == games[::-1]
    assert [archive.export(game_id) for game_id in games] == texts
    assert next(copy.name for copy in (tmp_path / store.COPIES).iterdir()).startswith("kontor-schema-1")
    archive.close()


def test_the_games_of_a_copy_with_the_first_schema_can_be_taken_over(tmp_path):
    (tmp_path / "old").mkdir()
    archive, _ = Archive.open(tmp_path / "old")
    game_id = a_game(archive, 2)
    archive.close()
    as_schema(tmp_path / "old", 1)
    archive, _ = Archive.open(tmp_path / "new")
    assert archive.take_over(tmp_path / "old" / store.NAME) == 1
    assert archive.find(ALL) == [game_id]
    archive.close()


def test_an_archive_that_cannot_be_written_is_listed_all_the_same(archive, monkeypatch):
    games = [a_game(archive, seed) for seed in (1, 2)]

    def refuse():
        raise ArchiveError("read_only", reason="test")

    with monkeypatch.context() as patch:
        patch.setattr(archive._store, "write", refuse)  # noqa: SLF001 - as if the disk had become read-only
        assert archive.find(ALL) == games[::-1]
        assert archive.find(ALL) == games[::-1]
        assert archive.summaries(games).keys() == set(games)
    archive.set_note(games[0], "Gut!")
    assert archive.find(Query(shows=lambda game, names, note, changed: note == "Gut!", version="1")) == games[:1]


def test_a_game_that_cannot_be_read_is_left_out_and_not_read_again(archive, caplog):
    first, second = a_game(archive, 1), a_game(archive, 2)
    with archive._store.write() as db:  # noqa: SLF001 - as if the disk had damaged it
        db.execute("UPDATE game SET header = 'x' WHERE id = ?", (first,))
    assert archive.find(ALL) == [second]
    assert archive.find(ALL) == [second]
    assert caplog.text.count("cannot be listed") == 1
