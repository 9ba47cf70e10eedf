"""Games that come to the archive from files, and go out to them."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from app.engines import GAMES
from app.match import fields
from app.match.archive import Archive
from app.match.library import standing_of
from app.match.match import open_match
from app.match.record import dumps, now
from app.match.words import RecordError
from tests.match.builders import a_game, a_match, play_on


def ids(summaries):
    return [summary.id for summary in summaries]


@pytest.mark.parametrize("plies", [0, 5, 10_000])
def test_export_and_import_give_the_same_bytes(archive, tmp_path, plies):
    match = a_match(archive, plies=plies, keeper=True)
    match.set_note("Zürich „ok“\n\t\x00 🂡")
    text = archive.export(match.record.id)
    path = tmp_path / "game.kontor"
    archive.export_file(match.record.id, path)
    other, _ = Archive.open(tmp_path / "other")

    game_id = other.import_file(path).id

    assert game_id == match.record.id
    assert other.export(game_id) == text == path.read_text("utf-8") == dumps(match.record)
    assert other.games()[0].standing == archive.games()[0].standing
    other.close()


def test_unknown_keys_survive_the_archive(archive):
    data = json.loads(dumps(a_match(plies=4).record)) | {"mood": {"sky": "grey"}}
    data["seats"][0]["hat"] = "top"

    match = open_match(archive, archive.import_text(json.dumps(data)).id)
    play_on(match)

    again = json.loads(archive.export(match.record.id))
    assert again["mood"] == {"sky": "grey"}
    assert again["seats"][0]["hat"] == "top"
    assert again["result"]


def test_the_same_game_is_not_taken_twice(archive):
    match = a_game(archive)
    archive.delete([match.record.id])

    assert archive.import_text(dumps(match.record)) == (match.record.id, True)

    assert ids(archive.games()) == [match.record.id]


def test_another_course_of_a_game_becomes_a_game_of_its_own(archive):
    match = a_match(archive, plies=5)
    earlier = dumps(match.record)
    match.play(("draw",))

    game_id = archive.import_text(earlier).id

    assert game_id != match.record.id
    assert archive.load(game_id).plies == match.record.plies[:5]
    assert archive.load(match.record.id) == match.record


def test_a_bad_file_changes_nothing(archive, tmp_path):
    a_game(archive)
    before = ids(archive.games())
    data = json.loads(dumps(a_game().record))
    data["plies"][13][0] = "fly"
    path = tmp_path / "bad.kontor"
    path.write_text(json.dumps(data))

    with pytest.raises(RecordError, match="Move 14 is not allowed"):
        archive.import_file(path)

    assert ids(archive.games()) == before


def test_an_imported_game_goes_on(archive):
    text = dumps(a_match(plies=6).record)

    match = open_match(archive, archive.import_text(text).id)

    assert match.ply == 6
    play_on(match)
    assert archive.load(match.record.id) == match.record


# The same game once more


def test_a_game_with_a_note_that_was_written_later_is_not_taken_twice(archive):
    match = a_game(archive)
    file = dumps(match.record)
    match.set_note("lost at the LAST draw")

    assert [archive.import_text(file) for _ in range(2)] == [(match.record.id, False)] * 2

    assert ids(archive.games()) == [match.record.id]
    assert archive.load(match.record.id).note == "lost at the LAST draw"


def test_a_note_comes_with_a_game_that_has_none_here(archive):
    match = a_game(archive)
    archive.import_text(dumps(replace(match.record, note="from my other machine")))
    archive.import_text(dumps(replace(match.record, note="and from a third")))

    assert ids(archive.games()) == [match.record.id]
    assert archive.load(match.record.id).note == "from my other machine"


def test_digests_that_a_newer_version_computed_anew_make_no_other_game(archive, monkeypatch):
    match = a_match(archive, plies=5)
    file = dumps(match.record)
    later = match.record.digests + 1
    monkeypatch.setattr(GAMES["toy"], "digests", later)
    archive.renew(replace(match.record, digests=later))

    assert archive.import_text(file) == (match.record.id, False)


def test_another_course_of_a_game_is_not_taken_twice_either(archive):
    match = a_match(archive, plies=5)
    earlier = dumps(match.record)
    match.play(("draw",))

    first, second = archive.import_text(earlier), archive.import_text(earlier)

    assert first.added
    assert second == (first.id, False)
    assert len(archive.games()) == 2


def test_the_game_that_is_in_the_library_counts_before_one_in_the_waste_bin(archive):
    match = a_game(archive)
    twin = replace(match.record, id="0" * 32)
    archive.create(twin, standing_of(match.state))  # as an older version took it in
    archive.delete([match.record.id])

    assert archive.import_text(dumps(match.record)) == (twin.id, False)
    assert ids(archive.games()) == [twin.id]


@pytest.mark.parametrize("branched", [0, 5])
def test_a_copy_of_a_game_is_a_game_of_its_own(archive, branched):
    match = a_match(archive, plies=branched)
    copy = match.branch(branched, match.seats)

    assert archive.import_text(dumps(copy)) == (copy.id, True)
    assert archive.import_text(dumps(copy)) == (copy.id, False)
    assert len(archive.games()) == 2


# When it was played


def test_an_imported_game_was_played_when_it_ended(archive):
    old = replace(a_game().record, created="2025-10-10T18:00:00Z", finished="2025-10-10T18:01:00Z")
    here = a_game(archive, seed=2)
    archive.import_text(dumps(old))

    newest, oldest = archive.games()
    assert (newest.id, oldest.id) == (here.record.id, old.id)
    assert oldest.changed == "2025-10-10T18:01:00.000000+00:00"


def test_a_game_under_way_counts_as_played_when_it_comes(archive):
    here = a_game(archive, seed=2)
    old = replace(a_match(plies=5).record, created="2025-10-10T18:00:00Z")
    archive.import_text(dumps(old))

    assert ids(archive.games()) == [old.id, here.record.id]


def test_a_game_from_a_clock_that_is_ahead_was_not_played_in_the_future(archive):
    ahead = datetime.now(UTC) + timedelta(days=400)
    archive.import_text(dumps(replace(a_game().record, finished=ahead.strftime(fields.DATE))))

    (summary,) = archive.games()
    assert summary.changed[:19] <= now()[:19]
