"""Seats and random games for the tests of every presenter."""

from random import Random

from app.engines import GAMES
from app.engines.contract import NOBODY
from app.match.seats import Seat

ANNA, LENI, OTTO, IDA, EVA = SEATS = (
    Seat("Anna", "", 0),
    Seat("Leni", "master", 3),
    Seat("Otto", "journeyman", 1),
    Seat("Ida", "apprentice", 2),
    Seat("Eva", "master", 4),
)


def persons(players):
    """Everybody at one screen."""
    return tuple(Seat(seat.name, "", seat.colour) for seat in SEATS[:players])


def random_game(game, players, options, seed, random_action):
    """Positions 0 to n of a game and the events of each ply; ``random_action(state, rng)`` chooses."""
    rng = Random(seed)
    state = GAMES[game].new(players, options, seed)
    states, events = [state.clone()], []
    while state.actor != NOBODY:
        state.trace = []
        state.apply(random_action(state, rng))
        events.append(tuple(state.trace))
        states.append(state.clone())
    return states, events


def clean(text):
    """Whether a text has no placeholder or plural sign left in it."""
    return not any(sign in text for sign in ("{", "}", "%n", "(s)", "(es)", "None", "  "))
