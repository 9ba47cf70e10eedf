"""The enlarged piece lies wholly where it can be read, in every game and at both usual sizes."""

from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QFrame, QScrollArea

from app.engines import GAMES
from app.match.match import new_match
from app.models.table_reading import pieces_in, zones_of
from app.views.board.view import SMALL_PREVIEW
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


@pytest.mark.quick_for("bruges", "port_royal")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_enlarged_piece_is_never_hidden_by_the_prompt(open_view, game, size):
    """In Bruges cost and points of a card lay under the prompt at 1920 × 1080."""
    positions = some_positions(game)
    view = open_view(game, positions[0], size)
    for state in positions:
        view.show_state(state, 0, seats(3), still=True)
        prompt = view.prompt_box()
        keys = [piece.key for zone in zones_of(view.model) for piece in zone.pieces if view.scene_.item(piece.key)]
        assert keys
        for key in keys:
            view.scene_.preview_wanted.emit(key)  # there is no pointer
            if not view.preview.isHidden():
                assert not view.preview.geometry().intersects(prompt), key
                assert view.rect().contains(view.preview.geometry()), key


@pytest.mark.painted
@pytest.mark.parametrize("size", SIZES)
def test_an_enlarged_contract_lies_beside_the_one_that_is_pointed_at(open_view, size):
    """It lay far away, over the first one."""
    state = some_positions("port_royal")[0]
    view = open_view("port_royal", state, size)
    view.scene_.set_offered(piece.key for piece in pieces_in(view.model, "harbour"))
    contracts = [piece.key for piece in pieces_in(view.model, "contracts")]
    assert len(contracts) > 2
    for key in contracts:
        view.scene_.preview_wanted.emit(key)
        at = view.preview.geometry()
        width = SMALL_PREVIEW if size == SIZES[0] else at.width()  # on small tables words are at its right
        picture = QRect(at.x(), at.y(), width, at.height())
        assert picture.adjusted(-60, -60, 60, 60).intersects(view.scene_.rect_of(key).toRect()), key


def test_the_enlarged_piece_lies_in_the_part_of_a_magnified_page_that_is_seen(open_view, qtbot):
    position = some_positions("loyang")[-1]
    view = open_view("loyang", position, SIZES[1])
    window = QScrollArea()
    qtbot.addWidget(window)
    window.resize(900, 640)
    window.setFrameShape(QFrame.Shape.NoFrame)
    window.setWidget(view)
    window.show()
    view.show()
    window.verticalScrollBar().setValue(300)
    window.horizontalScrollBar().setValue(200)
    seen = QRect(view.mapFrom(window, QPoint()), window.viewport().size())
    assert (seen.x(), seen.y()) == (200, 300)
    scene = view.scene_
    keys = [key for key in scene.board_keys() if scene.item(key) and seen.contains(scene.rect_of(key).toRect())]
    shown = 0
    for key in keys:
        view.scene_.preview_wanted.emit(key)
        if not view.preview.isHidden():
            shown += 1
            assert seen.contains(view.preview.geometry()), key
    assert shown > 3
