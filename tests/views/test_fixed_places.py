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
