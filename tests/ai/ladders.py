"""Pairings for tests of the ladder."""

import json

from app.ai.ladder import Pairing, percent, text_of
from app.ai.levels import JOURNEYMAN, MASTER
from app.ai.statistics import wilson


def a_pairing(game="murano", *, players=2, seats=(MASTER, JOURNEYMAN), games=200, wins=150, **others) -> Pairing:
    """A sound pairing; ``seats`` names two levels, the second of which fills the table."""
    share = wins / games if wins is not None else others["percent"] / 100
    values = {
        "options": {},
        "seeds": None,
        "iterations": None,
        "seconds": None,
        "percent": None,
        "interval": tuple(round(end, 1) for end in percent(wilson(share, games))),
        "scores": None,
        "command": None,
        "commit": None,
        "date": "2026-11-22",
        "note": "",
    }
    table = (seats[0], *[seats[1]] * (players - 1))
    return Pairing(game=game, players=players, seats=table, games=games, wins=wins, **(values | others))


def as_entry(pairing: Pairing) -> dict:
    """The pairing as the file spells it."""
    return json.loads(text_of([pairing]))["pairings"][0]
