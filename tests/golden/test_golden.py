"""Golden records: whole games that every later version must replay byte for byte."""

from pathlib import Path

import pytest

from app.engines import GAMES
from app.match.match import Match
from app.match.record import dumps, load, verify
from tests.golden.make import FOLDER, golden

RECORDS = sorted(FOLDER.glob("*/*.kontor"))
SMALL = 4
"""Options with more values than this (ranges of numbers) need not have every value in a record."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_byte_for_byte(path):
    """Every text, every digest and the result; ``verify`` raises where one differs."""
    record = load(path)

    done = verify(record)
    for state in done.states:
        state.check()

    assert not done.message
    assert len(done.states) == len(record.plies) + 1
    assert dumps(record) == path.read_text("utf-8")


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_that_is_played_again_is_written_byte_for_byte(path):
    """One for each game and number of players."""
    record, match = load(path), Match(fresh(path))
    for ply in record.plies:
        match.play(GAMES[record.game].read(match.state, ply.text))
    match.record.finished = record.finished

    assert dumps(match.record) == path.read_text("utf-8")


def fresh(path):
    """The record before its first ply."""
    record = load(path)
    record.plies, record.result, record.finished = [], None, None
    return record


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_golden_records_of_all_its_kinds(key):
    """All numbers of players, every value of the small options, at least six games to their ends."""
    records = [load(path) for path in RECORDS if path.parent.name == key]

    assert len(records) >= 6
    assert all(record.result for record in records)
    assert {len(record.seats) for record in records} == set(GAMES[key].players)
    for option in GAMES[key].options:
        seen = {record.options[option.key] for record in records}
        assert len(seen) >= min(len(option.choices), SMALL)


def test_the_script_makes_what_is_there():
    path = RECORDS[0]
    record = load(path)

    again = golden(GAMES[record.game], len(record.seats), int(Path(path).stem.rpartition("-")[2]))

    assert dumps(again) == path.read_text("utf-8")
