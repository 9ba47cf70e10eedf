"""Results that name only what matters."""

from itertools import count

from app.match.results import Result, Weights

_numbers = count(1)


def a_result(won=None, *, levels=("journeyman",), points=10, weights=None, **fields):
    """A game of two that was won or lost; ``won=None`` for one that was lost."""
    n = next(_numbers)
    share = float(won or 0.0)
    players = fields.pop("players", len(levels) + 1)
    usual = {
        "id": f"{n:032x}",
        "game": "port_royal",
        "ended": f"2026-05-{1 + n // 1440 % 28:02}T{n // 60 % 24:02}:{n % 60:02}:00Z",
        "players": players,
        "persons": 1,
        "again": False,
        "name": "Ann",
        "levels": tuple(levels),
        "options": {},
        "points": points,
        "place": 1 if share or players == 1 else 2,
        "won": share if players > 1 else None,
        "weights": None if weights is None else Weights(weights[0], 0.01, weights[1], 0.01),
    }
    return Result(**{**usual, **fields})
