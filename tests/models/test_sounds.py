"""What is heard at each table: every kind of piece has its place in the table of its game."""

import importlib
import inspect

import pytest

from app.match.match import Match
from app.match.record import load
from app.models.games import ENTRIES, presenter
from app.models.sounds import SOFTER, VOICES, Ambience, Sound, arrivals
from app.models.table import Piece, Zone
from app.resources import resource_path
from tests.golden.make import FOLDER
from tests.models.play import facts_of_the_engine

GAMES = sorted(ENTRIES)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_piece_has_a_sound_or_is_silent_on_purpose(game):
    module = importlib.import_module(f"app.models.{game}.pieces")
    kinds = {each for _, each in inspect.getmembers(module, inspect.isclass) if issubclass(each, Piece)} - {Piece}

    assert kinds == set(ENTRIES[game].sounds().kinds)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_is_heard_is_one_of_the_rules(game):
    assert set(ENTRIES[game].sounds().events) <= facts_of_the_engine(game)


def heard(game):
    """(event, positions before and after) of every event of a golden game that is heard."""
    match = Match(load(FOLDER / game / "3-players-0.kontor"))
    events = ENTRIES[game].sounds().events
    for ply, happened in enumerate(match.events):
        yield from ((match, event, *match.states[ply : ply + 2]) for event in happened if event[0] in events)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_is_written_or_seen_on_the_table_too(game):
    """Nothing is told by sound alone."""
    shown, number = presenter(game), 0
    for match, event, before, after in heard(game):
        number += 1
        seen = shown.table(before, 0, match.seats).zones != shown.table(after, 0, match.seats).zones
        assert seen or shown.lines([event], match.seats), event
    assert number


def test_every_table_has_its_own_ambience():
    assert sorted(each.sounds().ambience.value for each in ENTRIES.values()) == sorted(each.value for each in Ambience)


def test_every_sound_has_a_file():
    names = {each.value for each in (*Sound, *Ambience)}

    assert names == {path.stem for path in resource_path("sounds").glob("*.wav")}


def test_each_voice_has_its_level():
    assert len(SOFTER) == VOICES
    assert list(SOFTER) == sorted(SOFTER, reverse=True)


def zones(**pieces):
    return [Zone(key, tuple(map(Piece, keys.split()))) for key, keys in pieces.items()]


def test_what_is_new_or_lies_elsewhere_has_arrived():
    before = zones(hand="a b", table="c", pile="d")
    after = zones(hand="b", table="c a", pile="e")

    assert [piece.key for piece in arrivals(before, after)] == ["a", "e"]


def test_nothing_arrives_on_a_table_that_was_empty():
    assert arrivals(zones(hand=""), zones(hand="a b")) == []
    assert arrivals([], zones(hand="a b")) == []
