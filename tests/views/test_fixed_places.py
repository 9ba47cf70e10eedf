"""Panels lie where they lie, from the first position of a game to the last: nothing jumps between phases."""

import pytest

from app.match.match import Match
from app.match.record import load
from app.models.games import presenter
from app.views.games import board_of
from tests.golden.make import FOLDER

SIZES = ((1094, 720), (1560, 1024), (2200, 1384))
"""Of the table in windows of 1366 x 768, 1920 x 1080 and 2560 x 1440 pixels."""

COUNTS, GROUND, NEIGHBOUR, WARNING = "count:", "ground", "panel:1", "warning"
MOVING = {
    "port_royal": ("deck:label", "pending"),  # as wide as what it says, and at the card that waits
    "taverns": (COUNTS,),  # as wide as its number
    "loyang": (COUNTS, GROUND),  # the earth below the own fields grows with them
    "murano": (WARNING,),  # as wide as what it says
    "bruges": (COUNTS,),
}
ALONE = (*MOVING["loyang"], NEIGHBOUR)  # the grid lies beside the neighbour while no card is bought from it


@pytest.mark.quick_for("taverns", "bruges")
@pytest.mark.parametrize(
    ("key", "name", "moving"),
    [*((key, "3-players-1", moving) for key, moving in MOVING.items()), ("loyang", "1-players-0", ALONE)],
)
def test_every_panel_keeps_its_place_in_all_phases(key, name, moving):
    match = Match(load(FOLDER / key / f"{name}.kontor"))
    seen = {}
    for ply, state in enumerate(match.states):
        seen.setdefault((state.decision, state.round in (1, 2, match.state.round)), ply)
    decisions = [match.states[ply] for ply in seen.values()]
    tables = [(state, presenter(key).table(state, 0, match.seats).zones) for state in decisions]
    assert len(decisions) > 2
    for size in SIZES:
        board = board_of(key)
        board.resize(*size, 1.0)
        lay = {}
        for state, zones in tables:
            board.sit(0, match.seats, dict(state.options), None)
            board.spots(zones)
            lay.setdefault("prompt", set()).add(board.prompt_box().getRect())
            for panel in board.panels(zones):
                if not panel.key.startswith(moving):
                    lay.setdefault(panel.key, set()).add(panel.rect.getRect())
        assert {panel: places for panel, places in lay.items() if len(places) > 1} == {}, size


PILES = {
    "port_royal": ["deck"],
    "taverns": ["guest_deck"],
    "loyang": ["pile", "discard"],
    "bruges": ["piles", "discard"],
}
"""Zones of piles that have a number on their edge; in Port Royal that is one of its pieces."""
BELOW = {
    "loyang": ("stalls:0", "regulars:0", "casuals:0", "helpers:0", "court", "hand:0"),
    "bruges": ("houses:0", "persons:0"),
}
"""Zones of cards that lie right below a heading."""


def laid_out(game):
    """Spots and zones of some positions of a game, at 1366 x 768."""
    match = Match(load(FOLDER / game / "3-players-1.kontor"))
    board = board_of(game)
    board.resize(*SIZES[0], 1.0)
    for state in match.states[:: max(1, match.ply // 12)]:
        board.sit(0, match.seats, dict(state.options), None)
        zones = presenter(game).table(state, 0, match.seats).zones
        yield board.spots(zones), {zone.key: zone.pieces for zone in zones}


@pytest.mark.parametrize("game", PILES)
def test_a_pile_that_is_pointed_at_keeps_below_its_number(game):
    """Hovered, the draw piles of Bruges rose over the label that said which they were and how many cards they had."""
    there = [(spots, zones[key]) for spots, zones in laid_out(game) for key in PILES[game]]

    assert sum(piece.key in spots for spots, pieces in there for piece in pieces) > 5
    assert all(spots[piece.key].still for spots, pieces in there for piece in pieces if piece.key in spots)


@pytest.mark.parametrize("game", BELOW)
def test_a_card_that_is_pointed_at_covers_no_heading(game):
    """Customers rose over how much casual ones pay, inhabitants over whose houses these are, a hand over its name."""
    rows = [(spots, zones.get(key, ())) for spots, zones in laid_out(game) for key in BELOW[game]]
    found = [spots[piece.key] for spots, pieces in rows for piece in pieces if piece.key in spots]

    assert len(found) > 5
    assert all(spot.rise == 0.0 or spot.still for spot in found)
