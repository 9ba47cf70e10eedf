"""Plays the games of ``tests.ai.opponents.positions`` anew and stores them: ``python -m tests.ai.store [NAME ...]``.

After a rule was changed on purpose; a game that is not stored is played by the test that asks for it.  A NAME stores a
further one, called as ``name_of`` calls it: ``"murano 3 start_character=True 5 0.1"`` is a game of three with this
option, seed 5 and a strange move in ten.
"""

import argparse
import json

from tests.ai.opponents import STORED, name_of, played


def game_of(name):
    """The game that is stored under a name."""
    key, players, *options, seed, strange = name.split()
    pairs = tuple((option, value_of(text)) for option, text in (each.split("=") for each in options))
    game = key, int(players), pairs, int(seed), float(strange)
    assert name_of(*game) == name
    return game


def value_of(text):
    """The value of an option, from its text."""
    return int(text) if text.isdecimal() else {"True": True, "False": False}.get(text, text)


def main():
    it = argparse.ArgumentParser(prog="python -m tests.ai.store", description=__doc__)
    it.add_argument("names", metavar="NAME", nargs="*", help="a game that is not stored yet")
    further = it.parse_args().names
    names = dict.fromkeys([*json.loads(STORED.read_text("ascii")), *further])
    games = {name: " ".join(map(str, played(*game_of(name)))) for name in names}
    STORED.write_text(json.dumps(games, indent=0) + "\n", "ascii")


if __name__ == "__main__":
    main()
