"""Makes the golden records of the games anew: ``python -m tests.golden.make GAME ...``.

Only after a rule was changed on purpose, in a commit of its own that says why.
"""

import argparse
from pathlib import Path
from random import Random

from app.engines import GAMES
from app.match.match import Match
from app.match.record import new_record, save
from app.match.seats import Seat

FOLDER = Path(__file__).parent
DATE = "2026-01-01T00:00:00Z"
PER_TABLE = 3
"""Games per number of players."""


def options_for(game, players, number):
    """Options of the ``number``-th game: every value of every small option has its turn."""
    options = {
        option.key: option.choices[(number * (i + 1) + players + i) % len(option.choices)]
        for i, option in enumerate(game.options)
    }
    for option in game.options:
        if options[option.key] != option.default and option.blocked(players, options):
            options[option.key] = option.default
    return options


def golden(game, players, number):
    """The record of a whole game of random play."""
    seed = 100 * players + number
    seats = [Seat(name, "", i) for i, name in enumerate(("Ada", "Béla", "Chloé", "Dag", "Eva")[:players])]
    record = new_record(game.key, seats, options_for(game, players, number), seed)
    record.id, record.created, record.app_version = f"{seed:032x}", DATE, "golden"
    match = Match(record)
    random = Random(seed)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    record.finished = DATE
    return record


def main():
    it = argparse.ArgumentParser(prog="python -m tests.golden.make", description=__doc__)
    it.add_argument("games", metavar="GAME", nargs="+", choices=GAMES, help="whose records: %(choices)s")
    for key in it.parse_args().games:
        folder = FOLDER / key
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.kontor"):
            old.unlink()
        for players in GAMES[key].players:
            for number in range(PER_TABLE):
                save(golden(GAMES[key], players, number), folder / f"{players}-players-{number}.kontor")


if __name__ == "__main__":
    main()
