"""Seats, random games and demands on words for the tests of every presenter."""

import re
from pathlib import Path
from random import Random

from app import engines
from app.engines import GAMES
from app.engines.contract import NOBODY
from app.match.seats import Seat
from app.models.games import presenter
from app.models.presenter import NO_SEAT

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


def facts_of_the_engine(game):
    """The first word of every event that the rules of a game append to a trace."""
    folder = Path(engines.__file__).parent / game
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(r'trace\.append\(\(\s*"(\w+)"', source))


def silent_plies(game, games):
    """(decision, events) of all plies without a line of the log; the lines of the others are whole."""
    for states, events in games:
        for state, happened in zip(states, events, strict=False):
            lines = presenter(game).lines(happened, SEATS[: state.players])
            for line in lines:
                assert line.text
                assert clean(line.text)
                assert NO_SEAT <= line.seat < state.players
            if not lines:
                yield state.decision, happened


def assert_prompts_are_whole(game, states):
    """Nothing that is asked of a person is empty, unfinished or ambiguous."""
    asking = presenter(game)
    for state in states:
        for chosen in {path[:depth] for path, _ in asking.spell(state) for depth in range(len(path))}:
            asked = asking.prompt(state, persons(state.players), chosen)
            assert asked.seat == state.actor
            assert sum(button.primary for button in asked.buttons) <= 1
            shortcuts = [button.shortcut for button in asked.buttons if button.shortcut]
            assert len(shortcuts) == len(set(shortcuts))
            for text in (asked.title, asked.hint, *(button.text for button in asked.buttons)):
                assert text
                assert clean(text), text


def assert_others_are_named(game, states):
    """What an opponent decides is told with the name and without buttons."""
    for state in states:
        if state.actor == 1:
            asked = presenter(game).prompt(state, (ANNA, LENI, *persons(4)[2:])[: state.players])
            assert asked.title.startswith("Leni ")
            assert asked.buttons == ()
