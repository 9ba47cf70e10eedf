"""Plays the games of ``tests.ai.opponents.positions`` anew and stores them: ``python -m tests.ai.store``.

After a rule was changed on purpose; a game that is not stored is played by the test that asks for it.
"""

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
    names = json.loads(STORED.read_text("ascii"))
    games = {name: " ".join(map(str, played(*game_of(name)))) for name in names}
    STORED.write_text(json.dumps(games, indent=0) + "\n", "ascii")


if __name__ == "__main__":
    main()
