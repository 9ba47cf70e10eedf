"""The phases that the title bar shows: one of them is the present one, and the rules tell of each."""

from functools import lru_cache

import pytest

from app.engines.contract import NOBODY
from app.match.match import Match
from app.match.record import load
from app.models.games import presenter
from app.models.help.registry import book
from tests.golden.make import FOLDER

SIGNS = {"port_royal": "12", "taverns": "ABCDEFG", "loyang": "123", "bruges": "1234"}


@lru_cache(maxsize=4)
def phases(key):
    """Those of every position of a game, by position; left out where nothing says which one it is."""
    match = Match(load(FOLDER / key / "3-players-1.kontor"))
    shown = presenter(key)
    return {
        ply: found
        for ply, state in enumerate(match.states)
        if state.actor != NOBODY and (found := next((chip.phases for chip in shown.chips(state) if chip.phases), ()))
    }


@pytest.mark.parametrize("key", SIGNS)
def test_one_phase_is_the_present_one_and_its_number_never_changes(key):
    found = phases(key)

    assert len(found) > 100
    for row in found.values():
        assert "".join(phase.sign for phase in row) == SIGNS[key]
        assert all(phase.name and phase.tip for phase in row)
    nobody = [ply for ply, row in found.items() if sum(phase.now for phase in row) != 1]
    assert nobody == list(range(len(nobody)))  # before the first round
    assert len({next(phase.sign for phase in row if phase.now) for ply, row in found.items() if ply > len(nobody)}) > 1


@pytest.mark.parametrize("key", SIGNS)
def test_every_phase_has_its_section_in_the_rules(key):
    anchors = {section.anchor for section in book(key).sections}

    for row in phases(key).values():
        assert {phase.anchor for phase in row} <= anchors
        assert len({phase.anchor for phase in row}) == len(row)
