"""A rematch begins with the next player; the same luck deals the same."""

import pytest

from app.engines import GAMES
from app.match.archive import Archive
from app.match.match import Match, begin, new_match
from app.match.record import replay
from app.match.seats import Seat
from app.models.games import presenter
from app.models.rematch import rematch

SEATS = (Seat("Ann", "", 0), Seat("Bob", "master", 1), Seat("Cat", "apprentice", 2))


def starter(record):
    """The name of who begins."""
    return record.seats[presenter(record.game).starter(replay(record).states[0])].name


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_the_next_player_begins_the_rematch_and_everybody_keeps_the_neighbours(game, seed):
    old = new_match(game, SEATS, seed=seed).record
    new = rematch(old, seed + 10)
    names = [seat.name for seat in SEATS]

    assert starter(new) == names[(names.index(starter(old)) + 1) % 3]
    ring = [seat.name for seat in new.seats]
    assert ring in (names, [*names[1:], names[0]], [*names[2:], *names[:2]])
    assert (new.id != old.id, new.options, new.parent) == (True, old.options, None)


def test_a_game_whose_first_decision_is_not_the_starters_is_no_exception():
    """Taverns from level 4 on: start cards are chosen by seat 0 first, whoever begins the evening."""
    old = new_match("taverns", SEATS, {"level": 4}, seed=5).record

    new = rematch(old, 6)

    assert starter(new) == SEATS[([seat.name for seat in SEATS].index(starter(old)) + 1) % 3].name


def test_chance_picks_another_seed_for_a_rematch():
    old = new_match("port_royal", SEATS, seed=1).record

    assert rematch(old).seed != rematch(old).seed


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_deals_the_same_to_the_same_players(game, tmp_path):
    archive, _ = Archive.open(tmp_path)
    match = new_match(game, SEATS, seed=9, archive=archive)
    for _ in range(6):
        match.play(match.state.legal()[-1])

    again = begin(match.branch(0, match.seats), archive)

    assert again.ply == 0
    assert again.state.digest() == match.states[0].digest()
    assert again.seats == match.seats
    assert Match(archive.load(again.record.id)).state.digest() == match.states[0].digest()
    archive.close()
