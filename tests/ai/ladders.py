"""Measurements for tests of what is published."""

import json

from app.ai.calibrations import Calibration, Reliability, Tenth
from app.ai.ladder import Pairing, percent, text_of
from app.ai.levels import JOURNEYMAN, MASTER
from app.ai.statistics import wilson

LATER = "2100-01-01"
"""When no level will be changed any more, so that what is measured then is told."""


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
        "date": LATER,
        "note": "",
    }
    table = (seats[0], *[seats[1]] * (players - 1))
    return Pairing(game=game, players=players, seats=table, games=games, wins=wins, **(values | others))


def as_entry(pairing: Pairing) -> dict:
    """The pairing as the file spells it."""
    return json.loads(text_of([pairing]))["pairings"][0]


def a_calibration(game="murano", *, players=2, **others) -> Calibration:
    """A sound measurement of chances; one tenth that says something and is off by 4.5 points, 3 of them by chance."""
    found = Reliability((Tenth(0.545, 0.5, 0.03, 400, 60),), 0.031, 0.026, 0.4, 0.5, 0.7, 0.51, 0.01, 720)
    values = {"levels": (JOURNEYMAN,), "seeds": (5001, 5080), "games": 80, "deals": 16, "found": found}
    told = {"command": "python -m app.ai.calibration", "commit": "f" * 40, "date": "2026-11-23"}
    return Calibration(game=game, players=players, **(values | told | others))
