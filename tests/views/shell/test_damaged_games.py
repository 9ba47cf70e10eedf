"""Whatever one game of the archive holds: the program starts, tells of it, and no other game is lost."""

import json
import sqlite3
from contextlib import closing
from dataclasses import asdict, replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from app.match.archive import Archive
from app.match.library import as_json, standing_of
from app.match.listing import Query
from app.match.match import open_match
from app.match.record import dumps
from app.match.store import NAME
from app.match.words import RecordError
from app.models.library import LibraryColumn, LibraryRole
from app.models.review.analysis import VERSION, kept_values
from app.models.start import StartWords
from app.views.library.damaged import DamagedSheet
from app.views.library.page import LibraryPage
from app.views.start.page import StartPage
from app.views.widgets.buttons import Button
from tests.views.shell.conftest import a_game

LATE, EARLY = "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"
DEEP = "[" * 100_000
RAW = (
    None,
    "",
    "x",
    0,
    1,
    2,
    -1,
    1 << 62,
    float("inf"),
    b"\xff\xfe",
    b"\x00",
    "NaN",
    "{}",
    "[]",
    "null",
    DEEP,
    "9" * 5000,
)
"""Values that a column may hold; SQLite takes any in any."""

JSON = (
    *("null", "true", "-1", "0", "1", "1.5", "1e400", "9" * 30, "9" * 5000, "NaN", "Infinity", "-Infinity"),
    *('""', '"x"', '"\\ud800"', '"a\\u0000b"', '"a\\nb"', '"\\u202e"', "[]", "{}", "[[]]", '{"a": []}', "[1e999]"),
    *('"' + "x" * 5000 + '"', "[" * 40 + "]" * 40, f'"{LATE}"', f'"{EARLY}"', "[NaN, 1]", "[0, 0, 0, 0, 0, 0, 0]"),
)
"""What may stand in the place of any value of a JSON text."""

INSTANTS = ("9999-12-31T23:59:59.999999+00:00", "0001-01-01T00:00:00.000000+00:00", "2026-02-31T00:00:00.000000+00:00")


def put(column, value, table="game", where="row = :row"):
    """A change of one column of a game's rows."""
    key = where if table == "game" else where.replace("row =", "game =")
    clash = "IGNORE" if table == "game" else "REPLACE"

    def change(db, row):
        db.execute(f"UPDATE OR {clash} {table} SET {column} = :value WHERE {key}", {"value": value, "row": row})

    return change


def put_json(column, path, text):
    """A change of one value within a JSON text, also to what JSON does not allow."""

    def change(db, row):
        (old,) = db.execute(f"SELECT {column} FROM game WHERE row = ?", (row,)).fetchone()
        data = json.loads(old)
        inner = data
        for step in path[:-1]:
            inner = inner[step]
            if inner is None:  # what a game under way does not have yet
                return
        if text is None:
            del inner[path[-1]]
        else:
            inner[path[-1]] = "@@"
        new = json.dumps(data).replace('"@@"', text or "")
        db.execute(f"UPDATE game SET {column} = ? WHERE row = ?", (new, row))

    return change


HEADER = ("format", "app_version", "id", "game", "rules_version", "options", "seats", "seed", "setup", "created")
HEADER += ("finished", "result", "parent", "note")
INNER = (("seats", 0), ("seats", 0, "name"), ("seats", 0, "level"), ("seats", 0, "colour"), ("result", "scores"))
INNER += (("result", "ranking"), ("result", "scores", 0), ("options", "influence"), ("extra",))
STANDING = (("round",), ("turn",), ("actor",), ("scores",), ("scores", 0))


def targeted():
    """One change for every column and every field, by name."""
    for column in ("id", "header", "standing", "changed", "finished", "deleted"):
        for value in (*RAW, *INSTANTS):
            yield f"{column} = {value!r:.30}", put(column, value)
    for path in (*((key,) for key in HEADER), *INNER):
        for text in (*JSON, *(() if path == ("extra",) else (None,))):
            yield f"header {path} = {text!s:.30}", put_json("header", path, text)
    for path in STANDING:
        for text in (*JSON, None):
            yield f"standing {path} = {text!s:.30}", put_json("standing", path, text)
    for column in ("k", "text", "digest"):
        for value in RAW[1:] if column == "k" else RAW:
            yield f"ply {column} = {value!r:.30}", put(column, value, "ply", "row = :row AND k = 3")
    yield "a ply is gone", lambda db, row: db.execute("DELETE FROM ply WHERE game = ? AND k = 2", (row,))
    for column in ("ply", "value"):
        for value in RAW[1:] if column == "ply" else RAW:
            yield f"analysis {column} = {value!r:.30}", put(column, value, "analysis", "row = :row AND ply = 5")
    short = ("[[1.0], [0.1], 9]", "[[], [], 9]", "[[0.5, 0.5], [0.1], 9]", "[[NaN, 0.5], [0.1, 0.1], 9]")
    wrong = (
        "[[0.5, 0.5], [0.1, 0.1], 1e999]",
        "[[2, -1], [0, 0], 9]",
        "[[1e308, 0], [0, 0], 9]",
        '[["a", 1], [0, 0], 9]',
    )
    advice = ("[[0.5, 0.5], [0, 0], 9, [1, 2]]", "[[0.5, 0.5], [0, 0], 9, [null, NaN, [], {}]]")
    for value in (*short, *wrong, *advice, "[" * 40 + "]" * 40, "9" * 5000):
        yield f"analysis = {value:.40}", put("value", value, "analysis")


TARGETED = list(targeted())


def scramble(random):
    """A change of a random value in a random place of a game."""
    table = random.choice(("game", "game", "game", "ply", "analysis"))
    columns = {
        "game": ("id", "header", "standing", "changed", "finished", "deleted"),
        "ply": ("k", "text", "digest"),
        "analysis": ("ply", "value"),
    }[table]
    column = random.choice(columns)
    seed = random.random()

    def change(db, row):
        chance = Random(seed)
        key = "row" if table == "game" else "game"
        rows = db.execute(f"SELECT rowid, {column} FROM game WHERE row = ?", (row,)) if table == "game" else None
        if rows is None:
            order = "k" if table == "ply" else "ply"
            numbers = [n for (n,) in db.execute(f"SELECT {order} FROM {table} WHERE {key} = ?", (row,))]
            number = chance.choice(numbers)
            old = db.execute(f"SELECT {column} FROM {table} WHERE {key} = ? AND {order} = ?", (row, number)).fetchone()[
                0
            ]
            where, given = f"{key} = ? AND {order} = ?", (row, number)
        else:
            old = rows.fetchone()[1]
            where, given = "row = ?", (row,)
        new = bytearray(str(old).encode())
        for _ in range(chance.choice((1, 1, 2, 8))):
            at = chance.randrange(len(new) + 1)
            new[at : at + chance.choice((0, 1, 1, 5))] = chance.choice(
                (b"", b"\xff", b"9", b"}", b"[", b'"', b"-", b"e9")
            )
        value = (
            bytes(new)
            if chance.random() < 0.2
            else new.decode("utf-8", "surrogateescape").encode(errors="surrogateescape")
        )
        cast = "CAST(? AS TEXT)" if chance.random() < 0.8 else "?"
        db.execute(f"UPDATE OR IGNORE {table} SET {column} = {cast} WHERE {where}", (value, *given))

    return change


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """A finished and an unfinished game, and what an analysis found of the first."""
    archive, _ = Archive.open(tmp_path_factory.mktemp("source"))
    finished, running = a_game(archive, influence=6), a_game(archive, seed=7, plies=9)
    archive.close()
    return finished, running


@pytest.fixture
def build(source, tmp_path):
    """Makes an archive with three good games, and one more for each change; gives the folder and the good records."""

    def build(changes, *, copy=False):
        finished, running = source
        folder = tmp_path / f"data{len(list(tmp_path.iterdir()))}"
        archive, _ = Archive.open(folder)
        good = {}
        for number, match in enumerate((finished, running, finished)):
            record = replace(match.record, id=f"{number:032x}")
            archive.create(record, standing_of(match.state))
            good[record.id] = record
        archive.delete([f"{2:032x}"])
        for number in range(len(changes)):
            match = finished if number % 3 else running
            game_id = archive.create(replace(match.record, id=f"{number + 100:032x}"), standing_of(match.state))
            values = {at: [[0.25, 0.75], [0.1, 0.1], 64] for at in range(0, match.ply + 1, 8)}
            archive.store_analysis(game_id, VERSION, values)
        archive.find(Query(version=VERSION))  # the list is made while all are good
        if copy:
            archive.backup()
        archive.close()
        with closing(sqlite3.connect(folder / NAME)) as db:
            schema = db.execute("SELECT sql, name FROM sqlite_schema WHERE type = 'table'").fetchall()
            _set_schema(db, [(sql.replace("NOT NULL", "        "), name) for sql, name in schema])
            triggers = db.execute("SELECT sql, name FROM sqlite_schema WHERE type = 'trigger'").fetchall()
            for _, name in triggers:  # a disk does not tell them
                db.execute(f"DROP TRIGGER {name}")
            for row, change in enumerate(changes, 4):
                change(db, row)
            for sql, _ in triggers:
                db.execute(sql)
            db.commit()
            _set_schema(db, schema)
        return folder, good

    return build


def _set_schema(db, schema):
    """SQLite refuses a NULL only where it writes it."""
    db.execute("PRAGMA writable_schema = ON")
    db.executemany("UPDATE sqlite_schema SET sql = ? WHERE name = ?", schema)
    db.commit()
    (version,) = db.execute("PRAGMA schema_version").fetchone()
    db.execute(f"PRAGMA schema_version = {version + 1}")
    db.execute("PRAGMA writable_schema = OFF")
    db.commit()


def look(qtbot, archive):
    """Build and paint start page and library, as the window does; gives both."""
    start, library = StartPage(archive), LibraryPage(archive)
    for page in (start, library):
        qtbot.addWidget(page)
        page.resize(1100, 700)
    start.grab()
    library.refresh()
    library.grab()
    qtbot.waitUntil(lambda: not (start.survey.busy or library.survey.busy), timeout=20_000)
    library.grab()
    for row in range(library.model.rowCount()):
        for column in LibraryColumn:
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, *LibraryRole):
                library.model.index(row, column).data(role)
    for summary in archive.games() + archive.games(deleted=True):
        (StartWords().open(summary) if summary.unfinished else StartWords().past(summary))
        kept_values(archive, summary.id, summary.plies, len(summary.seats))
    return start, library


def holds(archive, good):
    """Whether the good games are all there, as they were."""
    listed = {each.id for each in archive.games() + archive.games(deleted=True)}
    return all(game_id in listed and archive.load(game_id) == record for game_id, record in good.items())


def opens(archive, game_id):
    """Whether a game can be opened."""
    try:
        open_match(archive, game_id)
    except RecordError:
        return False
    return True


@pytest.mark.slow
def test_every_wrong_value_costs_the_game_that_holds_it_and_no_other(qtbot, build):
    """25: 10 of 39 kinds stopped the program from ever starting; here each has a game of its own."""
    folder, good = build([change for _, change in TARGETED])
    archive, notice = Archive.open(folder)

    start, library = look(qtbot, archive)

    assert notice is None
    assert holds(archive, good)
    damaged = {game.row for game in archive.damaged()}
    whole = archive.games() + archive.games(deleted=True)
    assert len(damaged) + len(whole) == len(TARGETED) + len(good)
    assert len(damaged) > len(TARGETED) / 2
    assert not start.damaged.isHidden()
    assert library.damaged.text() == start.damaged.text() == f"{len(damaged)} damaged games"
    for summary in whole[:: len(whole) // 20]:
        opens(archive, summary.id)
    archive.close()


@pytest.mark.parametrize(
    "name",
    [
        f"header ('created',) = \"{LATE}\"",
        f"header ('created',) = \"{EARLY}\"",
        f"header ('finished',) = \"{LATE}\"",
        "standing ('actor',) = " + "9" * 30,
        "standing ('scores',) = [NaN, 1]",
        "standing ('scores',) = []",
        "changed = None",
        "changed = 'x'",
        f"changed = {INSTANTS[0]!r:.30}",
        "header = '[[[",
        "ply k = 'x'",
        "analysis = [[1.0], [0.1], 9]",
        "analysis = [[NaN, 0.5], [0.1, 0.1], 9]",
    ],
)
def test_the_program_starts_with_one_such_game(qtbot, build, name):
    """25: those that stopped it, one by one, for together one may hide the other."""
    change = next(change for each, change in TARGETED if each.startswith(name))
    folder, good = build([change])
    archive, notice = Archive.open(folder)

    start, _ = look(qtbot, archive)

    assert notice is None
    assert holds(archive, good)
    assert len(archive.damaged()) == (not name.startswith("analysis"))
    assert start.damaged.isHidden() == name.startswith("analysis")
    archive.close()


@pytest.mark.parametrize("old", [b"CREATE TABLE ply", b"digest TEXT", b"sqlite_autoindex_game_1", b"header TEXT"])
def test_a_schema_that_is_no_text_loses_nothing(qtbot, build, old):
    """25: SQLite quotes it in its message, which went past the salvage as UnicodeDecodeError."""
    folder, good = build([lambda db, row: None], copy=True)
    content = (folder / NAME).read_bytes()
    assert content.count(old) == 1
    (folder / NAME).write_bytes(content.replace(old, b"\xff\xfe" + old[2:]))

    archive, notice = Archive.open(folder)

    look(qtbot, archive)
    assert notice.code == "set_aside_damaged"
    assert "\n" not in str(notice)
    assert holds(archive, good)
    archive.close()


def _scramble_and_look(qtbot, build, seed):
    folder, good = build([scramble(Random(seed))])
    archive, notice = Archive.open(folder)
    look(qtbot, archive)
    assert notice is None
    assert holds(archive, good)
    assert len(archive.damaged()) + len(archive.games()) + len(archive.games(deleted=True)) == len(good) + 1
    archive.close()


def _flip_and_look(qtbot, build, seed):
    random = Random(seed)
    folder, _ = build([lambda db, row: None] * 3, copy=True)
    archive, _ = Archive.open(folder)
    before = {each.id: archive.load(each.id) for each in archive.games() + archive.games(deleted=True)}
    archive.close()
    content = bytearray((folder / NAME).read_bytes())
    flips, changed = random.choice((1, 1, 1, 3)), []
    for _ in range(flips):
        at = random.randrange(len(content))
        changed.append((at, content[at]))
        content[at] = random.randrange(256)
    (folder / NAME).write_bytes(content)

    archive, notice = Archive.open(folder)

    look(qtbot, archive)
    games = archive.games() + archive.games(deleted=True)
    assert len(archive.damaged()) + len(games) == len(before) == 6
    if notice is not None:
        assert "\n" not in str(notice)
    whole = sum(opens(archive, each.id) and archive.load(each.id) == before.get(each.id) for each in games)
    assert whole >= len(before) - flips, (seed, changed)  # a byte within a game is that game's own affair
    archive.close()


@pytest.mark.parametrize("seed", range(6))
def test_a_random_value_costs_no_other_game(qtbot, build, seed):
    _scramble_and_look(qtbot, build, seed)


@pytest.mark.parametrize("seed", range(6))
def test_a_random_byte_of_the_file_costs_no_other_game(qtbot, build, seed):
    _flip_and_look(qtbot, build, seed)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("try_one", [_scramble_and_look, _flip_and_look])
def test_of_500_random_changes_none_costs_another_game(qtbot, build, try_one):
    """25: 250 of values, 250 of bytes; besides those above."""
    for seed in range(1000, 1250):
        try_one(qtbot, build, seed)


@pytest.mark.slow
def test_many_random_values_at_once_cost_no_other_game(qtbot, build):
    folder, good = build([scramble(Random(seed)) for seed in range(500)])
    archive, notice = Archive.open(folder)

    look(qtbot, archive)

    assert notice is None
    assert holds(archive, good)
    assert len(archive.damaged()) + len(archive.games()) + len(archive.games(deleted=True)) == len(good) + 500
    archive.close()


def test_a_damaged_list_hides_no_good_game(qtbot, build):
    """The list that the library is filtered by is worked out from the games, not the other way round."""
    folder, good = build([put("standing", "[]")])
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute("UPDATE listing SET game = '', plies = 'x', share = 'NaN', levels = x'ff' WHERE row < 4")
        db.execute("UPDATE listing SET game = 'port_royal' WHERE row = 4")
        db.commit()
    archive, _ = Archive.open(folder)

    look(qtbot, archive)
    start, library = look(qtbot, archive)

    assert holds(archive, good)
    assert sorted(archive.find(Query(version=VERSION))) == [f"{0:032x}", f"{1:032x}"]
    assert library.model.rowCount() == 2
    assert start.open.games[0].id == f"{1:032x}"
    assert [row.past.id for row in start.rows] == [f"{0:032x}"]
    archive.close()


# What can be done


def test_a_good_file_takes_the_place_of_a_damaged_game(qtbot, build, source, tmp_path):
    """25: that was refused, because the damaged one could not be read."""
    folder, good = build(
        [put("header", "{"), put("standing", "[]"), put("digest", "0" * 16, "ply", "row = :row AND k = 3")]
    )
    archive, _ = Archive.open(folder)
    finished, running = source
    for number, match in ((0, running), (1, finished), (2, finished)):
        seats = (replace(match.seats[0], name=f"Ann {number}"), *match.seats[1:])  # else it would be a game of ``good``
        record = replace(match.record, id=f"{number + 100:032x}", seats=seats)

        assert archive.import_text(dumps(record)).id == record.id

        assert archive.load(record.id) == record
        open_match(archive, record.id)
    assert archive.damaged() == []
    assert len(archive.games()) == 5
    assert holds(archive, good)
    kept = {}
    for path in folder.glob("kontor-damaged-games-*.sqlite"):
        with closing(sqlite3.connect(path)) as db:
            ((header,),) = db.execute("SELECT header FROM game").fetchall()
            (kept[header],) = db.execute("SELECT COUNT(*) FROM ply").fetchone()
    assert len(kept) == 3
    assert kept["{"] == running.ply
    archive.close()


def test_a_good_file_does_not_displace_a_damaged_game_of_another_name(build, source):
    """A damaged game that claims to be another one stands in nobody's way."""
    folder, good = build([put_json("header", ("id",), f'"{0:032x}"')])
    archive, _ = Archive.open(folder)

    assert archive.import_text(dumps(good[f"{0:032x}"])).id == f"{0:032x}"

    assert len(archive.damaged()) == 1
    assert holds(archive, good)
    archive.close()


@pytest.mark.parametrize(
    "change", [put("changed", None), put("header", b"\xff"), put("k", "x", "ply", "row = :row AND k = 3")]
)
def test_a_damaged_game_is_set_aside_with_all_it_holds(qtbot, build, change):
    folder, good = build([change])
    archive, _ = Archive.open(folder)
    start, library = look(qtbot, archive)

    library.damaged.click()
    (sheet,) = library.findChildren(DamagedSheet)
    assert sheet.heading.text() == "1 damaged game"
    sheet.aside.click()

    (kept,) = folder.glob("kontor-damaged-games-*.sqlite")
    assert kept.name in library.notice.words
    assert library.damaged.isHidden()
    assert archive.damaged() == []
    assert holds(archive, good)
    start.refresh()
    start.survey.look()
    qtbot.waitUntil(start.damaged.isHidden)
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT COUNT(*) FROM game").fetchone() == (1,)
        assert db.execute("SELECT COUNT(*) FROM ply").fetchone()[0] > 0
        assert db.execute("SELECT COUNT(*) FROM analysis").fetchone()[0] > 0
    archive.close()
    again, notice = Archive.open(folder)
    assert notice is None
    assert again.damaged() == []
    again.close()


@pytest.mark.slow
def test_a_damaged_game_is_brought_back_from_a_copy(qtbot, build, source):
    """25: a byte in the number of a ply's game damages two games, and the daily copy has both whole."""
    folder, good = build([lambda db, row: None] * 3, copy=True)
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute("UPDATE ply SET game = 6, k = 900 WHERE game = 5 AND k = 3")
        db.execute("UPDATE game SET header = 'x' WHERE row = 4")
        db.commit()
    archive, _ = Archive.open(folder)
    _, library = look(qtbot, archive)
    assert {each.row for each in archive.damaged()} == {4, 5, 6}
    assert library.survey.copies.keys() == {4, 5, 6}

    library.damaged.click()
    (sheet,) = library.findChildren(DamagedSheet)
    for left in (2, 1, 0):
        back = [each for each in sheet.findChildren(Button) if each.text().startswith("Bring back from ")]
        back[0].click()
        assert "brought back as it was in the copy of" in library.notice.words
        assert len(archive.damaged()) == left
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert holds(archive, good)
    finished, running = source
    for number, match in enumerate((running, finished, finished)):
        record = replace(match.record, id=f"{number + 100:032x}")
        assert archive.load(record.id) == record
        open_match(archive, record.id)
    assert library.model.rowCount() == 5
    assert len(list(folder.glob("kontor-damaged-games-*.sqlite"))) == 3
    archive.close()


def test_a_game_that_no_copy_has_whole_is_not_offered(qtbot, build):
    """A copy that was made of the damaged game, and one from before it, are of no use."""
    folder, good = build([put("digest", "0" * 16, "ply", "row = :row AND k = 3"), put("standing", "[]")])
    archive, _ = Archive.open(folder)
    archive.backup()
    _, library = look(qtbot, archive)

    # The moves of the second are whole: where it stands is worked out from them.
    assert library.survey.copies.keys() == {5}
    assert archive.bring_back_game(4) is None
    assert holds(archive, good)
    archive.close()


@pytest.mark.slow
def test_a_file_goes_through_the_same_checks_as_a_row(source):
    """25: `created` of year 9999 passed, and the program never started again."""
    from app.match.record import loads

    data, sentences = json.loads(dumps(source[0].record)), []
    for path in (*((key,) for key in HEADER), *INNER[:-1]):
        for text in JSON:
            changed = json.loads(json.dumps(data))
            inner = changed
            for step in path[:-1]:
                inner = inner[step]
            inner[path[-1]] = "@@"
            try:
                record = loads(json.dumps(changed).replace('"@@"', text))
            except RecordError as error:
                sentences.append(str(error))
            else:
                assert loads(dumps(record)) == record
    assert sentences
    assert not any("\n" in each for each in sentences)
    for key in ("created", "finished"):
        for moment in (LATE, EARLY):
            with pytest.raises(RecordError, match=key):
                loads(json.dumps(data | {key: moment}))


def test_of_unknown_keys_no_more_is_kept_than_16_kb(source):
    from app.match.record import MAX_EXTRA, loads

    data = json.loads(dumps(source[0].record)) | {"small": "x" * 100, "large": "x" * 2_000_000, "last": 1}
    data["seats"][0]["mood"] = "y" * 10_000

    record = loads(json.dumps(data))

    assert record.extra == {"": {"small": "x" * 100, "last": 1}, "seats[0]": {"mood": "y" * 10_000}}
    assert len(as_json(record.extra)) < MAX_EXTRA
    assert loads(dumps(record)) == record
    assert asdict(record.seats[0]) == asdict(source[0].record.seats[0])
