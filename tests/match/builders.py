"""Matches and records that name only what matters."""

from random import Random

from app.match.match import new_match
from app.match.seats import Seat

ANN, BO = Seat("Ann", "", 0), Seat("Bo", "journeyman", 1)
CLIO = Seat("Clio", "", 2)


def seats_for(players):
    """So many seats, the first a person, the others opponents."""
    return [Seat(f"Seat {i}", "apprentice" if i else "", i) for i in range(players)]


def a_match(archive=None, *, game="toy", seats=(ANN, BO), seed=1, plies=0, **options):
    """A match after so many plies of random play."""
    match = new_match(game, seats, options, seed, archive)
    play_on(match, plies, seed)
    return match


def play_on(match, plies=100_000, seed=0):
    """Play random legal actions, to the end of the game at most."""
    random = Random(seed)
    for _ in range(plies):
        if match.finished:
            break
        match.play(random.choice(match.state.legal()))
    return match


def a_game(archive=None, **options):
    """A finished match of the toy game."""
    return play_on(a_match(archive, **options))
