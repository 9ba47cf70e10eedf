"""What the archive keeps of questions about past decisions: through undo, the waste bin, damage and older schemas."""

import os
import sqlite3
from contextlib import closing

import pytest

from app.match import store
from app.match.archive import Archive
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.match.words import ArchiveError
from tests.match.schemas import as_schema

SEATS = (Seat("Ann", "", 0), Seat("Otto", "journeyman", 1))


@pytest.fixture
def archive(tmp_path):
    archive, _ = Archive.open(tmp_path)
    yield archive
    archive.close()


def a_game(archive, seed=1, plies=12):
    match = new_match("port_royal", SEATS, {"influence": 6}, seed)
    for _ in range(plies):
        match.play(match.state.legal()[0])
    archive.create(match.record, standing_of(match.state))
    return match


def test_what_is_kept_is_there_when_the_archive_is_opened_again(archive, tmp_path):
    game = a_game(archive).record.id
    archive.store_training(game, {3: [0.1, 0, 0, None], -1: ["4"]})
    archive.store_training(game, {3: [0.1, 1, 1, "2026-01-02"]})
    archive.store_training(game, {3: ["new"], 5: ["new"]}, new=True)
    archive.close()
    again, _ = Archive.open(tmp_path)

    assert again.training() == {game: {-1: ["4"], 3: [0.1, 1, 1, "2026-01-02"], 5: ["new"]}}
    again.close()


def test_decisions_that_are_taken_back_are_no_questions_any_more(archive):
    match = a_game(archive)
    archive.store_training(match.record.id, {2: [1], 5: [2], 8: [3], -1: ["4"]})

    archive.truncate(match.record.id, 5, standing_of(match.states[5]))

    assert archive.training() == {match.record.id: {2: [1]}}


def test_deleted_games_ask_nothing_until_they_are_brought_back(archive):
    game = a_game(archive).record.id
    archive.store_training(game, {2: [1]})
    archive.delete([game])
    assert archive.training() == {}
    archive.restore([game])
    assert archive.training() == {game: {2: [1]}}
    with pytest.raises(ArchiveError, match="no such game"):
        archive.store_training("0" * 32, {2: [1]})


def test_an_archive_of_the_second_schema_is_brought_up_to_date(archive, tmp_path):
    match = a_game(archive)
    text = archive.export(match.record.id)
    archive.close()
    as_schema(tmp_path, 2)

    again, notice = Archive.open(tmp_path)

    assert notice is None
    assert again.export(match.record.id) == text
    again.store_training(match.record.id, {2: [1]})
    assert again.training() == {match.record.id: {2: [1]}}
    again.close()


def test_what_can_be_read_of_a_damaged_archive_keeps_its_questions(archive, tmp_path):
    game = a_game(archive).record.id
    archive.store_training(game, {2: [1], 4: [2]})
    archive.close()
    os.rename(tmp_path / store.NAME, tmp_path / "old.sqlite")
    new, _ = Archive.open(tmp_path / "new")

    assert new.take_over(tmp_path / "old.sqlite") == 1
    assert new.training() == {game: {2: [1], 4: [2]}}
    new.close()


def test_a_value_that_the_disk_damaged_is_left_out(archive, tmp_path):
    game = a_game(archive).record.id
    archive.store_training(game, {2: [1], 4: [2]})
    archive.close()
    with closing(sqlite3.connect(tmp_path / store.NAME, isolation_level=None)) as db:
        db.execute("UPDATE training SET value = '[1' WHERE ply = 2")
    again, _ = Archive.open(tmp_path)

    assert again.training() == {game: {4: [2]}}
    again.close()
