"""What each table makes much of: found in golden games, about pieces that are there, the same for every viewer."""

from functools import lru_cache

import pytest

from app.match.match import Match
from app.match.record import load
from app.models.games import ENTRIES, presenter
from app.models.moments import Motion, rolled
from app.models.steps import moments_of
from app.models.table import Piece
from tests.golden.make import FOLDER

HOLD, ROLL, STRIKE, SHAKE, TURN, DROP, TELL = Motion


@lru_cache(maxsize=4)
def game(key, name):
    return Match(load(FOLDER / key / f"{name}.kontor"))


def moments(key, name, ply, viewer=0):
    match = game(key, name)
    before, after = match.states[ply - 1 : ply + 1]
    return moments_of(presenter(key), before, after, match.events[ply - 1], viewer, match.seats)


@pytest.mark.parametrize(
    ("key", "name", "ply", "expected"),
    [
        ("port_royal", "2-players-0", 159, [TELL]),
        ("taverns", "2-players-0", 23, [ROLL]),
        ("taverns", "2-players-0", 197, [TELL]),
        ("loyang", "1-players-0", 4, [SHAKE]),
        ("loyang", "1-players-0", 231, [TELL]),
        ("murano", "2-players-0", 204, [DROP]),
        ("murano", "2-players-0", 429, [TELL]),
        ("bruges", "2-players-0", 10, [ROLL, STRIKE]),
        ("bruges", "2-players-0", 180, [ROLL, STRIKE, SHAKE]),
        ("bruges", "2-players-0", 57, [TURN]),
        ("bruges", "2-players-0", 173, [TELL]),
    ],
)
def test_the_game_has_its_moments(key, name, ply, expected):
    for viewer in (0, -1):
        found = moments(key, name, ply, viewer % len(game(key, name).seats))
        assert [each.motion for each in found] == expected
        assert all(each.text for each in found if each.motion is TELL)


def test_who_has_spoiled_the_harbour_is_told_so():
    """At a brisk pace the cards were gone and the next player asked before one had seen why."""
    seat = game("port_royal", "2-players-2").states[104].actor
    told = moments("port_royal", "2-players-2", 105, seat)[-1]
    others = moments("port_royal", "2-players-2", 105, 1 - seat)

    assert told.motion is TELL
    assert "the second of its kind. The harbour is spoiled." in told.text
    assert "reveal" in told.text
    assert [each.motion for each in others] == [SHAKE, HOLD]


def test_the_ship_that_spoils_the_harbour_lies_in_it_before_everything_leaves():
    """R32: the second ship of a colour never was on the table."""
    shake, hold, *_ = moments("port_royal", "2-players-2", 105)
    _, _, card = next(event for event in game("port_royal", "2-players-2").events[104] if event[0] == "bust")
    harbour = next(zone for zone in shake.zones if zone.key == "harbour")

    assert harbour.pieces[-1].card == card
    assert len(harbour.pieces) == 3
    assert set(shake.pieces) == {harbour.pieces[0].key, harbour.pieces[2].key}
    assert hold.zones is shake.zones


def test_three_threats_lie_there_before_their_damage():
    """R33: the third marker and the two others go back in the same action."""
    dice, strike, _ = moments("bruges", "2-players-0", 180)
    there = {piece.key: piece for zone in strike.zones for piece in zone.pieces}

    assert there["threat:0:yellow"].count == 3
    assert there["threat:1:yellow"].count == 2
    assert [there[key].value for key in dice.pieces] == [2, 5, 6, 1, 2]


@pytest.mark.quick_for("taverns", "bruges")
@pytest.mark.parametrize("key", sorted(ENTRIES))
def test_moments_are_about_what_is_on_the_table_then(key):
    name = "2-players-1"
    match = game(key, name)
    for ply in range(1, match.ply + 1):
        for moment in moments(key, name, ply):
            zones = moment.zones or presenter(key).table(match.states[ply], 0, match.seats).zones
            assert {piece.key for zone in zones for piece in zone.pieces}.issuperset(moment.pieces)
            assert {each for each, _ in moment.faces} <= set(moment.pieces)


def test_a_die_shows_several_sides_before_its_own():
    moment = rolled([Piece("die:a"), Piece("die:b")], lambda die, side: Piece(die.key, str(side)))

    for key, faces in moment.faces:
        assert len({face.face for face in faces}) > 2
        assert {face.key for face in faces} == {key}
    assert rolled([], lambda die, side: die) is None
