"""Reruns in the background: kept game by game, left off and gone on with."""

from random import Random

import pytest

from app.ai.rerun import RERUNS
from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.rerun import kept
from app.session.rerun import Rerunner
from tests.reruns import Waiting

SEATS = (Seat("Ann", "", 0), Seat("Otto", "novice", 1))


@pytest.fixture(autouse=True)
def _nothing_made():
    Waiting.made.clear()


@pytest.fixture
def match(archive):
    match = new_match("port_royal", SEATS, {"influence": 6}, 3, archive)
    random = Random(3)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return match


def test_eight_games_are_played_from_the_first_position_and_kept(archive, match, until):
    runner, ends = Rerunner(archive, Waiting), []
    runner.finished.connect(lambda: ends.append(len(runner.found.games)))
    runner.load(match)
    assert not Waiting.made  # no process before it is wanted

    runner.start()
    player = Waiting.made[0]
    assert player.asked
    assert all(each == (match.states[0], ("master", "novice")) for each in player.asked.values())
    while runner.running:
        before = len(runner.found.games)
        player.play()
        until(lambda: len(runner.found.games) > before)  # noqa: B023

    assert ends == [RERUNS]
    assert runner.share == 1.0
    runner.close()
    assert player.closed
    assert sorted(each.points[0] for each in kept(archive, match).games) == list(range(11, 11 + RERUNS))


def test_who_leaves_off_goes_on_with_what_is_missing(archive, match, until):
    runner = Rerunner(archive, Waiting)
    runner.load(match)
    runner.start()
    Waiting.made[0].play()
    until(lambda: len(runner.found.games) == 1)
    runner.stop()
    assert not runner.running
    assert not Waiting.made[0].asked
    runner.close()

    again = Rerunner(archive, Waiting)
    again.load(match)
    assert len(again.found.games) == 1
    again.start()
    while again.running:
        before = len(again.found.games)
        Waiting.made[1].play()
        until(lambda: len(again.found.games) > before)  # noqa: B023
    assert len(again.found.games) == RERUNS
    again.close()


def test_a_game_that_cannot_be_played_ends_it(archive, match, until):
    runner = Rerunner(archive, Waiting)
    runner.load(match)
    runner.start()

    Waiting.made[0].report(("failed", 1, "no"))
    until(lambda: runner.failed)

    assert not runner.running
    assert runner.found.games == ()
    runner.close()
