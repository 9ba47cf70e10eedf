"""What a master had with the same luck: kept as it was found, told with its error."""

from math import sqrt
from random import Random

import pytest

from app.ai.rerun import RERUNS, Rerun
from app.match.library import standing_of
from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.rerun import PLACE, VERSION, Reruns, RerunWords, begun, kept, possible, to_json

SEATS = (Seat("Ann", "", 0), Seat("Otto", "novice", 1), Seat("Bea", "", 2))
POINTS = (10, 12, 14, 12, 10, 14, 12, 12)


def a_game(seats=SEATS, archive=None):
    match = new_match("port_royal", seats, {"influence": 6}, 3, archive)
    random = Random(3)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return match


@pytest.fixture(scope="module")
def match():
    """A game that the archive does not have."""
    return a_game()


def some(match, points=POINTS):
    """Games with these points of the first seat, won with 12 or more."""
    rest = len(match.seats) - 1
    games = [
        Rerun((each, *[11] * rest), (float(each >= 12), *[float(each < 12) / max(1, rest)] * rest)) for each in points
    ]
    return Reruns(0, begun(match).levels, tuple(games))


def test_what_is_kept_is_there_at_the_next_opening(archive):
    match = a_game(archive=archive)
    found = some(match, POINTS[:3])

    archive.store_analysis(match.record.id, VERSION, {PLACE: to_json(found)})

    assert kept(archive, match) == found
    assert archive.analysis(match.record.id, "5") == {}  # no position of the curve


def test_an_older_version_is_not_shown(archive):
    match = a_game(archive=archive)
    archive.store_analysis(match.record.id, "rerun 0", {PLACE: to_json(some(match))})

    assert kept(archive, match) == begun(match)


@pytest.mark.parametrize(
    "value",
    [
        7,
        [],
        [0, ["master"], []],  # others sat there
        [9, ["master", "novice", "journeyman"], []],
        [0, ["master", "novice", "wizard"], []],
        [0, ["master", "novice", "journeyman"], [[[1, 2], [1, 0]]]],
        [0, ["master", "novice", "journeyman"], [[[1, 2, "3"], [1, 0, 0]]]],
        [0, ["master", "novice", "journeyman"], [[[1, 2, 3], [1, 0, 7]]]],
        [0, ["master", "novice", "journeyman"], [[[1, 2, 3], [1, 0, 0]]] * (RERUNS + 1)],
    ],
)
def test_what_is_damaged_counts_as_nothing(value, archive, match):
    archive.create(match.record, standing_of(match.state))
    archive.store_analysis(match.record.id, VERSION, {PLACE: value})

    assert kept(archive, match) == begun(match)


def test_the_margin_is_that_of_eight_values(match):
    """Mean 12; squared distances 4+0+4+0+4+4+0+0 = 16, so s² = 16/7 and 2.365 · √(16/7/8) = 1.26."""
    found = some(match)

    assert found.mean == 12
    assert found.margin == pytest.approx(2.365 * sqrt(16 / 7 / 8), rel=0.01)
    assert found.wins == 6


def test_it_is_told_with_its_error_and_who_sat_there(match):
    words = RerunWords(match)
    own = match.state.scores()[0]

    assert words.result(some(match)) == f"A Master would have had 12.0 ± 1.3 points, Ann had {own}."
    assert words.won(some(match)).startswith("The Master won 6 of 8 games; Ann ")
    assert words.others() == "At the other seats: Otto (Novice) and Bea (Journeyman instead of a human)."


def test_the_only_person_is_spoken_to():
    match = a_game(SEATS[:2])
    words, found = RerunWords(match), some(match, [each * 3 for each in POINTS])
    own = match.state.scores()[0]

    assert words.title() == "A Master in your seat"
    assert words.result(found) == f"A Master would have had 36 ± 4 points, you had {own}."
    assert "you" in words.won(found)


def test_two_games_are_too_few_for_a_mean(match):
    words, found = RerunWords(match), some(match, POINTS[:2])

    assert words.result(found) == words.won(found) == ""
    assert words.progress(found, 0.25, running=False) == "Played so far: 2 of 8 games"
    assert words.insight(found, 0.4, running=True).words == "Being played: 2 of 8 games done, 40% in all"


def test_there_is_nothing_to_hold_it_against_without_a_person_or_an_end(match):
    assert possible(match)
    assert not possible(a_game((Seat("Ada", "novice", 0), Seat("Otto", "novice", 1))))
    assert not possible(new_match("port_royal", SEATS, {"influence": 6}, 3))
