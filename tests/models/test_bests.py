"""A result beside the best one before: of games of one kind, played from their own beginning."""

from dataclasses import replace

import pytest

from app.match.library import standing_of
from app.match.match import Match, new_match
from app.match.record import load
from app.match.seats import Seat
from app.models.bests import BESTS, Best, best_before
from tests.golden.make import FOLDER

YOU, BOB, CAT = Seat("You", "", 0), Seat("Bob", "master", 1), Seat("Cat", "", 2)


@pytest.fixture(scope="module")
def stored():
    record = load(FOLDER / "port_royal" / "2-players-0.kontor")
    return record, standing_of(Match(record).state)


@pytest.fixture
def kept(archive, stored):
    """Puts a finished game into the archive: ``kept(points of seat 0, points of seat 1, **changes)``."""
    record, standing = stored
    n = iter(range(1, 99))

    def keep(*points, seats=(YOU, BOB), **changes):
        ranking = [1 + sum(other > mine for other in points) for mine in points]
        result = {"scores": list(points), "ranking": ranking}
        game = replace(record, id=f"{next(n):032x}", seats=seats, result=result, extra={}, **changes)
        archive.create(game, standing)
        return game

    return keep


def told(archive, game):
    return BESTS.told(game, best_before(archive, game))


def test_the_first_game_of_a_kind_has_nothing_to_be_compared_with(archive, kept):
    assert told(archive, kept(9, 12)) == "Your first finished game of this kind."


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (15, "New personal best in games of this kind! Until now it was 12 points."),
        (12, "Your personal best in games of this kind equalled: 12 points."),
        (3, "Your personal best in games of this kind: 12 points."),
    ],
)
def test_a_result_is_compared_with_the_best_one_before(archive, kept, points, words):
    kept(9, 20)
    kept(12, 3)

    assert told(archive, kept(points, 8)) == words


def test_only_games_of_the_same_kind_count(archive, kept, stored):
    record, _ = stored
    other = {**record.options, "influence": record.options["influence"] + 1}
    kept(30, 5, options=other)
    kept(31, 5, seats=(YOU, CAT))
    kept(32, 5, parent={"game": "f" * 32, "ply": 0})
    unfinished = new_match("port_royal", (YOU, BOB), record.options, 4, archive)
    assert not unfinished.finished

    assert best_before(archive, kept(7, 5)) is None


def test_a_game_that_is_played_again_sets_no_record(archive, kept):
    again = kept(30, 5, parent={"game": "f" * 32, "ply": 0})

    assert told(archive, again) == ""


def test_several_persons_at_one_screen_have_a_best_result_of_their_own(archive, kept):
    two = (Seat("Host", "", 0), CAT)
    assert told(archive, kept(10, 14, seats=two)) == ""
    assert told(archive, kept(9, 11, seats=two)) == "Best result of a human so far: 14 points (Cat)."
    assert told(archive, kept(16, 11, seats=two)) == "New best result: Host. Until now it was 14 points."


def test_a_game_without_persons_tells_nothing(archive, kept):
    assert BESTS.told(kept(9, 12, seats=(BOB, replace(CAT, level="master"))), Best(3, "You")) == ""
