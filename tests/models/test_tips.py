"""Where one points, the table answers: every piece of every kind says what it is worth knowing of it."""

from random import Random

import pytest

from app.engines import GAMES
from app.match.match import new_match
from app.match.seats import Seat
from app.models.games import presenter

SEATS = (Seat("Ann", "", 0), Seat("Bob", "apprentice", 1), Seat("Cat", "apprentice", 2))
EVERYTHING = {
    "port_royal": {"expansion": "contracts"},
    "taverns": {"level": 5},
    "loyang": {},
    "murano": {},
    "bruges": {"pets": True, "zwin": True, "exchange": True, "new_citizens": True},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_on_the_table_has_a_tip(game):
    words, random, mute, kinds = presenter(game), Random(3), set(), set()
    match = new_match(game, SEATS, EVERYTHING[game], 3)
    while not match.finished and match.ply < 240:
        match.play(random.choice(match.state.legal()))
        if match.ply % 6:
            continue
        table = words.table(match.state, 0, SEATS)
        for piece in table.pieces():
            kinds.add(type(piece))
            if not words.describe(piece, table.viewer).tip:
                mute.add((type(piece).__name__, words.describe(piece, table.viewer).name))

    assert not mute
    assert len(kinds) >= 7
