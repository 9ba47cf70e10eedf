"""The table of results inside the archive: kept up to date, upgraded, and there where nothing can be written."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from app.match import store as files
from app.match.archive import Archive
from app.match.library import standing_of
from app.match.results import SOME, Weights
from app.match.seats import Seat
from app.match.store import NAME
from app.match.words import ArchiveError
from tests.match.builders import ANN, BO, a_game, a_match
from tests.match.schemas import as_schema

ANNA, CAT, DAN = Seat("Ann", "", 0), Seat("Cat", "master", 2), Seat("Dan", "apprentice", 3)
WEIGHTS = Weights(0.25, 0.02, -0.125, 0.01)


def brought_up(archive, version="1"):
    while archive.results.bring_up(version):
        pass
    return archive.results.all()


@pytest.fixture
def ended(archive):
    """Puts a finished game into the archive: ``ended(points, …, seats=…, **changes of the record)``; gives its id."""
    model = a_game()
    numbers = iter(range(1, 1000))

    def put(*points, seats=(ANN, BO), **changes):
        n = next(numbers)
        ranking = [1 + sum(other > mine for other in points) for mine in points]
        fields = {"id": f"{n:032x}", "seats": seats, "finished": f"2026-05-01T12:{n // 60:02}:{n % 60:02}Z"}
        result = {"scores": list(points), "ranking": ranking}
        record = replace(model.record, **{**fields, "result": result, "extra": {}, **changes})
        archive.create(record, replace(standing_of(model.state), scores=points))
        return record.id

    return put


def test_a_finished_game_is_told_as_its_person_sees_it(archive, ended):
    game_id = ended(7, 12, 12, seats=(CAT, ANNA, DAN))
    (found,) = brought_up(archive)
    assert found[:3] == (game_id, "toy", "2026-05-01T12:00:01Z")
    assert (found.players, found.persons, found.again, found.name) == (3, 1, False, "Ann")
    assert (found.levels, found.options, found.weights) == (("apprentice", "master"), {}, None)
    assert (found.points, found.place, found.won) == (12, 1, 0.5)  # a shared win


def test_who_plays_alone_neither_wins_nor_loses(archive, ended):
    ended(7, seats=(ANN,))
    (found,) = brought_up(archive)
    assert (found.points, found.place, found.won) == (7, 1, None)


def test_games_that_nobody_played_or_that_go_on_have_no_result(archive, ended):
    ended(7, 12, seats=(CAT, DAN))
    a_match(archive, plies=1)
    assert brought_up(archive) == []
    assert archive.results.missing("1") == 0


def test_options_that_are_not_the_default_and_a_branch_are_told(archive, ended):
    ended(7, 12, options=a_game(target=10).record.options, parent={"game": "0" * 32, "ply": 2})
    (found,) = brought_up(archive)
    assert (found.options, found.again) == ({"target": 10}, True)


def test_the_oldest_comes_first_and_a_deleted_game_is_left_out(archive, ended):
    first, second = ended(1, 2), ended(3, 2)
    assert [each.id for each in brought_up(archive)] == [first, second]
    archive.delete([first])
    assert [each.id for each in archive.results.all()] == [second]
    archive.restore([first])
    assert [each.id for each in archive.results.all()] == [first, second]


def test_a_game_that_goes_on_again_loses_its_result_and_gets_another(archive):
    match = a_game(archive)
    assert len(brought_up(archive)) == 1
    archive.truncate(match.record.id, 1, standing_of(match.states[1]))
    assert archive.results.all() == []
    archive.finish(match.record.id, match.record.result, match.record.finished)
    assert archive.results.missing("1") == 1
    assert len(brought_up(archive)) == 1


def test_games_are_read_some_at_a_time(archive, ended):
    for _ in range(3):
        ended(3, 2)
    assert [archive.results.bring_up("1", 2), len(archive.results.all())] == [1, 2]
    assert [archive.results.bring_up("1", 2), len(archive.results.all())] == [0, 3]
    assert SOME > 2


def test_weights_stay_until_more_is_known_of_the_analysis(archive, ended):
    game_id = ended(3, 2)
    brought_up(archive)
    assert archive.results.unweighed("1") == []  # nothing was analysed
    archive.store_analysis(game_id, "1", {0: [1]})
    assert archive.results.missing("1") == 0  # what was counted stays, whoever reads it meanwhile
    assert archive.results.unweighed("1") == [game_id]
    archive.results.weigh(game_id, WEIGHTS, "kinds")
    assert archive.results.unweighed("1") == []
    assert archive.results.all()[0].weights == WEIGHTS
    assert archive.results.all()[0].mistakes == "kinds"
    archive.store_analysis(game_id, "1", {1: [1]})
    assert archive.results.unweighed("1") == [game_id]
    archive.results.weigh(game_id, None)
    assert archive.results.unweighed("1") == []
    assert archive.results.all()[0].weights is None
    assert archive.results.all()[0].mistakes == ""


def test_another_version_of_the_analysis_begins_anew(archive, ended):
    game_id = ended(3, 2)
    archive.store_analysis(game_id, "1", {0: [1]})
    brought_up(archive)
    archive.results.weigh(game_id, WEIGHTS)
    assert archive.results.missing("2") == 1
    assert brought_up(archive, "2")[0].weights is None
    assert archive.results.unweighed("2") == []  # it has no such analysis


def test_an_archive_that_cannot_be_written_tells_its_results_all_the_same(archive, ended, monkeypatch):
    first = ended(1, 2)

    def refuse():
        raise ArchiveError("read_only", reason="test")

    with monkeypatch.context() as patch:
        patch.setattr(archive._store, "write", refuse)  # noqa: SLF001 - as if the disk had become read-only
        assert [each.id for each in brought_up(archive)] == [first]
        archive.results.weigh(first, WEIGHTS, "kinds")
        assert (archive.results.all()[0].weights, archive.results.all()[0].mistakes) == (WEIGHTS, "kinds")
    second = ended(3, 2)
    assert [each.id for each in brought_up(archive)] == [first, second]


def test_a_game_that_cannot_be_read_is_left_out_and_not_read_again(archive, ended, caplog):
    first, second = ended(1, 2), ended(3, 2)
    with archive._store.write() as db:  # noqa: SLF001 - as if the disk had damaged it
        db.execute("UPDATE game SET header = 'x' WHERE id = ?", (first,))
    assert [each.id for each in brought_up(archive)] == [second]
    assert [each.id for each in brought_up(archive)] == [second]
    assert caplog.text.count("has no result") == 1


def test_an_archive_of_the_second_schema_is_upgraded_without_loss(folder):
    archive, _ = Archive.open(folder)
    game_id = a_game(archive).record.id
    text = archive.export(game_id)
    archive.close()
    as_schema(folder, 2)
    archive, notice = Archive.open(folder)
    assert notice is None
    assert [each.id for each in brought_up(archive)] == [game_id]
    assert archive.export(game_id) == text
    assert next(copy.name for copy in (folder / files.COPIES).iterdir()).startswith("kontor-schema-2")
    archive.close()


def test_kinds_of_mistakes_are_looked_for_in_games_that_were_weighed_before_there_were_any(folder):
    archive, _ = Archive.open(folder)
    game_id = a_game(archive).record.id
    archive.store_analysis(game_id, "1", {0: [1]})
    archive.close()
    as_schema(folder, 4)
    with closing(sqlite3.connect(folder / NAME)) as db, db:
        facts = "'port_royal', '2026-05-01T12:00:00Z', 2, 1, 0, 'Ann', 'master', '{}', 7, 1, 1.0"
        db.execute(f"INSERT INTO result SELECT row, '1', 1, {facts}, {', '.join(map(str, WEIGHTS))} FROM game")
    archive, _ = Archive.open(folder)
    (kept,) = archive.results.all()
    assert (kept.weights, kept.mistakes) == (WEIGHTS, "")
    assert archive.results.unweighed("1") == [game_id]
    archive.close()
