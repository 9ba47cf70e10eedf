"""The library: sorted, filtered, deleted and brought back, taken in and given out."""

import json
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from PySide6.QtCore import QLocale, QPersistentModelIndex, Qt

from app.match.archive import Archive
from app.match.library import Standing, standing_of
from app.match.match import new_match
from app.match.record import dumps, new_record
from app.match.seats import Seat
from app.models.days import day, local
from app.models.games import entry
from app.models.library import (
    Import,
    LibraryColumn,
    LibraryModel,
    LibraryQuery,
    LibraryRole,
    LibraryWords,
    OwnOutcome,
    TextFilter,
    duration,
    export_name,
    outcome,
    own_seat,
    query,
    result_line,
)
from app.models.notices import told
from app.models.review.analysis import VERSION
from app.models.setup import spoken

ANN, BEA = Seat("Ann", "", 0), Seat("Béa", "", 4)
OTTO, LENI = Seat("Otto", "apprentice", 1), Seat("Leni", "master", 3)


def a_game(archive, *seats, seed=1, plies=100_000):
    match = new_match("port_royal", seats, {"influence": 6}, seed)
    random = Random(seed)
    while not match.finished and match.ply < plies:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))  # at once: ply by ply the disk takes its time
    return match


@pytest.fixture
def games(archive):
    """Four games; in the list the last comes first."""
    return [
        a_game(archive, ANN, OTTO, seed=1),
        a_game(archive, ANN, LENI, seed=2, plies=40),
        a_game(archive, ANN, BEA, OTTO, seed=3),
        a_game(archive, LENI, ANN, seed=4),
    ]


@pytest.fixture
def model(qapp, archive, games):
    model = LibraryModel(archive)
    model.refresh()
    return model


def a_branch(archive, match, ply):
    record = match.branch(ply, match.seats)
    archive.create(record, standing_of(match.states[ply]))
    return record.id


class TestBranches:
    """A game that goes on from another one stands below it."""

    def test_they_stand_below_their_game_and_say_where_they_begin(self, archive, games, model):
        branch = a_branch(archive, games[0], 7)
        again = a_branch(archive, games[0], 0)
        model.refresh()

        assert ids(model)[:3] == [games[0].record.id, again, branch]
        assert [model.index(row, 0).data(LibraryRole.DEPTH) for row in range(4)] == [0, 1, 1, 0]
        assert [model.goes_on(row, 1) for row in (1, 2)] == [True, False]
        told = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
        assert told[0].startswith("Port Royal\n")
        assert told[1].startswith("Port Royal, the same luck again\n")
        assert told[2].startswith("Port Royal, branch from move 7\n")

    def test_sorted_by_anything_else_they_are_games_like_others(self, archive, games, model):
        branch = a_branch(archive, games[0], 7)
        model.sort(LibraryColumn.LENGTH, Qt.SortOrder.AscendingOrder)

        assert ids(model)[0] == branch
        assert model.index(0, 0).data(LibraryRole.DEPTH) == 0

    def test_without_their_game_they_stand_alone(self, archive, games, model):
        branch = a_branch(archive, games[0], 7)
        archive.delete([games[0].record.id])
        model.refresh()

        assert ids(model)[0] == branch
        assert model.index(0, 0).data(LibraryRole.DEPTH) == 0


def ids(view):
    return [view.index(row, 0).data(LibraryRole.SUMMARY).id for row in range(view.rowCount())]


def test_the_model_keeps_the_rules_of_models(qtmodeltester, model):
    qtmodeltester.check(model)


def test_the_filter_keeps_the_rules_of_models(qtmodeltester, model):
    qtmodeltester.check(model)


def test_the_latest_game_comes_first(model, games):
    assert ids(model) == [match.record.id for match in reversed(games)]


def test_a_row_tells_game_players_length_and_result(model, games):
    row = model.row_of(games[0].record.id)
    scores = games[0].state.scores()
    cells = [model.index(row, column).data() for column in LibraryColumn]
    assert cells[LibraryColumn.GAME].startswith("Port Royal\n")
    assert cells[LibraryColumn.PLAYERS] == f"Ann {scores[0]}, Otto {scores[1]}"
    assert cells[LibraryColumn.DATE] == "today"
    assert cells[LibraryColumn.LENGTH].startswith(f"{games[0].ply} moves")
    assert cells[LibraryColumn.CHANCE] == ""


def test_results_are_told_from_the_persons_view():
    seats = (OTTO, ANN, LENI)
    assert result_line(seats, {"scores": [9, 12, 8], "ranking": [2, 1, 3]}) == "won · 12 : 9 : 8"
    assert result_line(seats, {"scores": [12, 9, 8], "ranking": [1, 2, 3]}) == "place 2 of 3 · 9 : 12 : 8"
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    below = result_line(seats, {"scores": [-22, 12, 8], "ranking": [3, 1, 2]})
    assert below == "won · 12 : −22 : 8"  # a true minus, and no hyphen
    several = result_line((ANN, BEA, OTTO), {"scores": [7, 7, 3], "ranking": [1, 1, 3]})
    QLocale.setDefault(before)
    assert several == "Ann and Béa won · 7 : 7 : 3"


def test_the_own_seat_is_the_first_persons():
    assert own_seat((OTTO, ANN, LENI)) == 1
    assert own_seat((OTTO, LENI)) == 0


def test_outcomes(model, games):
    by_id = {summary_id: model.summary(model.row_of(summary_id)) for summary_id in ids(model)}
    assert outcome(by_id[games[1].record.id]) is OwnOutcome.RUNNING
    assert outcome(by_id[games[2].record.id]) is OwnOutcome.OTHER
    for match in (games[0], games[3]):
        won = match.record.result["ranking"][own_seat(match.seats)] == 1
        assert outcome(by_id[match.record.id]) is (OwnOutcome.WON if won else OwnOutcome.LOST)


@pytest.mark.parametrize(
    ("column", "key"),
    [
        (LibraryColumn.LENGTH, lambda match: match.ply),
        (LibraryColumn.PLAYERS, lambda match: match.state.scores()[own_seat(match.seats)]),
    ],
)
def test_columns_sort_by_their_numbers(model, games, column, key):
    view = model
    by_id = {match.record.id: match for match in games}
    for order in Qt.SortOrder:
        view.sort(column, order)
        numbers = [key(by_id[game_id]) for game_id in ids(view)]
        assert numbers == sorted(numbers, reverse=order == Qt.SortOrder.DescendingOrder)


def test_filters_by_outcome_level_and_words(model, games):
    view = model
    first, running, several, last = (match.record.id for match in games)
    view.want(LibraryQuery(outcome=OwnOutcome.RUNNING))
    assert ids(view) == [running]
    view.want(LibraryQuery(level="master"))
    assert ids(view) == [last, running]
    view.want(LibraryQuery(level="master", words="ann"))
    assert ids(view) == [last, running]
    view.want(LibraryQuery(words="BÉA port"))
    assert ids(view) == [several]
    view.want(LibraryQuery(game="murano"))
    assert ids(view) == []
    view.want(LibraryQuery())
    assert set(ids(view)) == {first, running, several, last}


def test_filters_by_day(archive, model):
    summary = model.summary(0)
    today = local(summary.changed).date()

    def found(days, later):
        asked = query(
            LibraryQuery(days=days), LibraryColumn.DATE, Qt.SortOrder.DescendingOrder, today + timedelta(days=later)
        )
        return summary.id in archive.find(asked)

    assert found(1, 0)
    assert not found(1, 2)
    assert found(7, 5)
    assert not found(7, 9)


def test_the_archive_finds_what_a_look_at_every_game_finds(archive, games, model):
    """Every filter and word, compared with reading all summaries, in the language of the moment."""
    archive.set_note(games[0].record.id, "Große Überraschung 100% [!]")
    archive.create(new_record("murano", (Seat("You", "", 0), OTTO), {}, 5), Standing(1, 1, 0, (0, 0)))
    for words in (
        "",
        "ann",
        "BÉA port",
        "überraschung",
        "GROSSE",
        "100%",
        "o_to",
        "today",
        "you",
        "murano you",
        "x",
        "'",
    ):
        for outcome_ in (None, *OwnOutcome):
            for level in ("", "master", "apprentice"):
                wanted = LibraryQuery(outcome=outcome_, level=level, words=words)
                model.want(wanted)
                assert ids(model) == [each.id for each in archive.games() if shows(wanted, each)], wanted


def shows(wanted, summary):
    """Whether a game is shown, worked out from its line alone."""
    seats = spoken(summary.seats)
    fields = (entry(summary.game).title, summary.note, *(seat.name for seat in seats), day(summary.changed))
    return (
        wanted.outcome in (None, outcome(summary))
        and (not wanted.level or any(seat.level == wanted.level for seat in seats))
        and all(word in " ".join(fields).casefold() for word in wanted.words.casefold().split())
    )


def test_names_nobody_chose_are_found_in_the_language_of_the_moment(qapp, archive, model):
    record = new_record("murano", (Seat("You", "", 0), Seat("You", "master", 1)), {}, 5)
    archive.create(record, Standing(1, 1, 0, (0, 0)))
    german = TextFilter(["du"])
    german._spoken["+You"] = "Du"  # noqa: SLF001 - as a translation would
    assert german.occur("murano", "+You\n-You", "", record.created)
    assert not german.occur("murano", "-You\n-Otto", "", record.created)
    model.want(LibraryQuery(words="you"))
    assert ids(model) == [record.id]


def test_only_what_is_looked_at_is_read(archive, games, model, monkeypatch):
    """The list knows its length and order without a line of any game; a line brings its page with it."""
    asked = []
    whole = archive.summaries
    monkeypatch.setattr(archive, "summaries", lambda ids: asked.append(len(ids)) or whole(ids))
    monkeypatch.setattr("app.models.library.PAGE", 2)
    monkeypatch.setattr(archive, "games", None)
    model.refresh()
    model.sort(LibraryColumn.LENGTH, Qt.SortOrder.AscendingOrder)
    assert model.rowCount() == 4
    assert asked == []
    model.index(3, 0).data()
    model.index(2, 0).data()
    assert asked == [2]


def test_what_is_selected_stays_so_in_another_order(model):
    chosen = QPersistentModelIndex(model.index(1, 0))
    game_id = chosen.data(LibraryRole.SUMMARY).id
    model.sort(LibraryColumn.DATE, Qt.SortOrder.AscendingOrder)
    assert chosen.row() == 2
    assert chosen.data(LibraryRole.SUMMARY).id == game_id


def test_the_chance_sorts_by_the_last_estimate(model, archive, games):
    for match, end in ((games[1], 0.9), (games[3], 0.2)):
        own = own_seat(match.seats)
        values = {k: [[end if at == own else 1 - end for at in range(2)], [0.01] * 2, 64] for k in range(match.ply + 1)}
        archive.store_analysis(match.record.id, VERSION, values)
    model.sort(LibraryColumn.CHANCE, Qt.SortOrder.DescendingOrder)
    assert ids(model)[:2] == [games[1].record.id, games[3].record.id]


def test_an_estimated_game_shows_the_course_of_its_chance(model, archive, games):
    match = games[0]
    values = {k: [[k / match.ply, 1 - k / match.ply], [0.01, 0.01], 64] for k in range(match.ply + 1)}
    archive.store_analysis(match.record.id, VERSION, values)
    model.refresh()
    index = model.index(model.row_of(match.record.id), LibraryColumn.CHANCE)
    shares = index.data(LibraryRole.CHANCES)
    assert shares[0] == 0
    assert shares[-1] == 1
    assert list(shares) == sorted(shares)
    assert len(shares) < 90
    assert index.data() == "100%"


def test_damaged_estimates_are_no_estimates(model, archive, games):
    match = games[0]
    archive.store_analysis(match.record.id, VERSION, {0: "x", 1: [[], [], "y"], 2: [1, 2], 10_000: [[0.5], [0.1], 3]})
    model.refresh()
    assert not model.index(model.row_of(match.record.id), LibraryColumn.CHANCE).data(LibraryRole.CHANCES)


# --- deleting --------------------------------------------------------------------------------------------------------


def test_deleted_games_go_and_come_back_where_they_were(qtbot, model, archive):
    before = ids(model)
    with qtbot.waitSignal(model.deleted) as told:
        model.delete([before[1], before[3]])
    assert told.args == [2]
    assert ids(model) == [before[0], before[2]]
    assert {summary.id for summary in archive.games()} == {before[0], before[2]}
    assert sorted(model.undo_delete()) == sorted([before[1], before[3]])
    assert ids(model) == before
    assert {summary.id for summary in archive.games()} == set(before)
    assert model.undo_delete() == []


def test_deleting_what_is_not_there_changes_nothing(qtbot, model):
    before = ids(model)
    with qtbot.assertNotEmitted(model.deleted):
        model.delete(["f" * 32])
    assert ids(model) == before


def test_a_closed_archive_is_told_in_words_and_the_rows_stay(qtbot, model, archive):
    before = ids(model)
    archive.close()
    with qtbot.waitSignal(model.failed) as told:
        model.delete(before[:1])
    assert told.args[0]() == "The archive is closed."
    assert ids(model) == before


# --- files -----------------------------------------------------------------------------------------------------------


def test_a_game_given_out_can_be_taken_in_elsewhere(model, games, tmp_path):
    path = tmp_path / "game.kontor"
    assert model.give_file(games[0].record.id, path) == ""
    other, _ = Archive.open(tmp_path / "other")
    there = LibraryModel(other)
    there.refresh()
    done = there.take_files([path])
    assert done.refused == []
    assert ids(there) == done.added
    assert other.export(done.added[0]) == path.read_text(encoding="utf-8")
    other.close()


def test_a_game_taken_in_twice_is_one_game(model, games, tmp_path):
    path = tmp_path / "game.kontor"
    model.give_file(games[0].record.id, path)
    before = ids(model)
    done = model.take_files([path, path])
    assert (done.added, done.known, done.refused) == ([], [games[0].record.id], [])
    assert ids(model) == before


def test_a_deleted_game_taken_in_again_is_not_brought_back_twice(model, games, tmp_path):
    path = tmp_path / "game.kontor"
    game_id = games[0].record.id
    model.give_file(game_id, path)
    model.delete([game_id])
    model.take_files([path])
    assert ids(model).count(game_id) == 1
    assert model.undo_delete() == []
    assert ids(model).count(game_id) == 1


def test_an_old_game_stands_where_it_was_played_and_not_where_it_came_in(model, archive, tmp_path):
    """A minute's game of last October was shown as one of today that had taken 22 minutes."""
    path = tmp_path / "game.kontor"
    match = a_game(archive, ANN, OTTO, seed=12)
    archive.delete([match.record.id])
    archive.purge(timedelta(0))
    old = replace(match.record, created="2025-10-10T18:00:00Z", finished="2025-10-10T18:01:20Z")
    path.write_text(dumps(old), encoding="utf-8")
    (game_id,) = model.take_files([path]).added

    row = model.row_of(game_id)
    assert row == model.rowCount() - 1
    assert model.index(row, LibraryColumn.DATE).data() == day("2025-10-10T18:01:20Z")
    assert model.index(row, LibraryColumn.LENGTH).data().endswith("\n1 min")


def test_it_is_told_which_games_were_new():
    done = Import(known=["a"])
    assert LibraryWords().imported(done) == "That game is already in the library."
    assert LibraryWords().imported(replace(done, known=["a", "b"])) == "All 2 games are already in the library."
    assert LibraryWords().imported(Import(added=["a"])) == "1 game imported."
    assert LibraryWords().imported(Import(added=["a", "b"], known=["c"])) == "2 games imported. 1 game already there."


def hostile(text):
    """Files that are no games, with the words that must be said."""
    record = json.loads(text)
    plies = record["plies"]
    return {
        "empty": (b"", "cannot be read"),
        "picture": (b"\x89PNG\r\n\x1a\n\x00\xff", "not a text"),
        "halves": (text.encode()[: len(text) // 2], "damaged or incomplete"),
        "foreign": (b'{"cards": [1, 2]}', "not a Kontor game"),
        "deep": (b"[" * 100_000 + b"]" * 100_000, "nested too deeply"),
        "large": (b" " * (5 << 20), "too large"),
        "newer": (json.dumps({**record, "format": 99}).encode(), "newer Kontor"),
        "unknown": (json.dumps({**record, "game": "whist"}).encode(), "does not know"),
        "types": (json.dumps({**record, "seats": "all"}).encode(), "damaged"),
        "colour": (json.dumps({**record, "seats": [{"name": "A", "level": "", "colour": 9}] * 2}).encode(), "damaged"),
        "options": (json.dumps({**record, "options": {"influence": 99}}).encode(), "cannot be set up"),
        "ply": (json.dumps({**record, "plies": [*plies[:13], ["pass the salt", plies[13][1]]]}).encode(), "Move 14"),
        "result": (json.dumps({**record, "result": {"scores": [99, 0], "ranking": [1, 2]}}).encode(), "its result"),
        "nan": (text.replace(f'"seed": {record["seed"]}', '"seed": NaN').encode(), "is damaged"),
    }


def test_hostile_files_change_nothing_and_are_told_in_one_sentence(model, archive, games, tmp_path):
    before, kept = ids(model), [archive.export(match.record.id) for match in games]
    for name, (data, words) in hostile(archive.export(games[0].record.id)).items():
        path = tmp_path / f"{name}.kontor"
        path.write_bytes(data)
        done = model.take_files([path])
        assert done.games == [], name
        assert [file for file, _ in done.refused] == [path.name], name
        sentence = told(done.refused[0][1])
        assert words in sentence, (name, sentence)
        assert sentence.count("\n") == 0
        assert len(sentence) < 240
        assert ids(model) == before, name
    assert [archive.export(match.record.id) for match in games] == kept


def test_good_files_beside_a_bad_one_are_taken(model, games, archive, tmp_path):
    good, bad = tmp_path / "good.kontor", tmp_path / "bad.kontor"
    text = archive.export(games[3].record.id).replace('"Leni"', '"Lena"')
    good.write_text(text, encoding="utf-8")
    bad.write_text("no", encoding="utf-8")
    done = model.take_files([bad, good])
    assert len(done.added) == 1
    assert [name for name, _ in done.refused] == ["bad.kontor"]
    assert model.row_of(done.added[0]) >= 0


def test_missing_files_and_folders_are_refused_in_words(model, tmp_path):
    done = model.take_files([tmp_path / "nowhere.kontor", tmp_path])
    assert [told(error) for _, error in done.refused] == [
        "There is no file nowhere.kontor.",
        f"{tmp_path.name} is not a file.",
    ]


def test_what_cannot_be_written_is_told(model, games, tmp_path):
    assert "cannot be written" in model.give_file(games[0].record.id, tmp_path / "no" / "such" / "folder.kontor")


def test_file_names_are_safe_everywhere(games):
    record = games[0].record
    record.seats = (Seat('A/n:n*?"<>|', "", 0), Seat("x" * 40, "", 1), Seat("." * 40, "", 2), Seat("y" * 40, "", 3))
    name = export_name(record)
    assert name.endswith(".kontor")
    assert len(name) < 140
    assert not set('/\\:*?"<>|') & set(name)


def test_a_game_in_one_sitting_tells_its_duration(model):
    summary = model.summary(0)
    assert duration(summary) == "1 min"
