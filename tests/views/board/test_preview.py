"""The enlarged piece lies wholly where it can be read, in every game and at both usual sizes."""

from functools import cache
from random import Random

import pytest

from app.engines import GAMES
from app.match.match import new_match
from tests.views.tables import seats

SIZES = ((1094, 720), (1560, 1024))
"""Of the table in windows of 1366 × 768 and 1920 × 1080."""


@cache
def some_positions(game):
    """Positions of a random game with everything that can be played with."""
    options = {option.key: option.choices[-1] for option in GAMES[game].options}
    match, rng = new_match(game, seats(3), options, 5), Random(5)
    found = []
    while not match.finished and len(found) < 4:
        match.play(rng.choice(match.state.legal()))
        if match.ply % 60 == 0 and match.state.actor == 0:
            found.append(match.state.clone())
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_enlarged_piece_is_never_hidden_by_the_prompt(open_view, game, size):
    """In Bruges cost and points of a card lay under the prompt at 1920 × 1080."""
    positions = some_positions(game)
    view = open_view(game, positions[0], size)
    for state in positions:
        view.show_state(state, 0, seats(3), still=True)
        prompt = view.prompt_box()
        keys = [piece.key for zone in view.model.zones() for piece in zone.pieces if view.scene_.item(piece.key)]
        assert keys
        for key in keys:
            view.scene_.preview_wanted.emit(key)  # there is no pointer
            if not view.preview.isHidden():
                assert not view.preview.geometry().intersects(prompt), key
                assert view.rect().contains(view.preview.geometry()), key
