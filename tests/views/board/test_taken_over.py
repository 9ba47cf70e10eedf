"""What an item has already is not asked for again."""

import pytest

from app.engines import GAMES
from app.models.table_reading import piece_of
from app.views.board.panel_item import PanelItem
from app.views.board.panel_pictures import PanelPictures
from app.views.paint import stamps
from tests.views.board.test_reuse import states
from tests.views.tables import seats


def lay(view, state):
    """Show a first position, at the size that the view has although it is hidden."""
    for _ in view.first_steps(state, 0, seats(3)):
        pass


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_piece_that_only_lies_elsewhere_keeps_its_picture(hidden_view, game, monkeypatch):
    """In a jump of the slider a hundred pieces do; the store need not look for the picture of each."""
    shown = hidden_view(game)
    every = states(game)
    lay(shown, every[len(every) // 2])
    items = {key: shown.scene_.item(key) for key in shown.scene_.pieces()}
    before = {key: (piece_of(shown.model, key), item.spot[2:4]) for key, item in items.items()}
    asked = []
    picture = type(shown.board).picture

    def counted(self, piece, spot):
        asked.append((piece, spot[2:4]))
        return picture(self, piece, spot)

    monkeypatch.setattr(type(shown.board), "picture", counted)
    shown.show_state(every[2 * len(every) // 3], 0, seats(3), still=True)

    assert asked
    assert not [piece.key for piece, size in asked if before.get(piece.key) == (piece, size)]


def test_panels_that_stay_in_their_order_are_not_stacked_anew(hidden_view, monkeypatch):
    shown = hidden_view("loyang")
    every = states("loyang")
    lay(shown, every[20])
    before = {panel.key for panel in shown.scene_.panels()}
    stacked = []
    monkeypatch.setattr(PanelItem, "setZValue", lambda self, height: stacked.append(self))
    shown.show_state(every[21], 0, seats(3), still=True)

    assert {panel.key for panel in shown.scene_.panels()} == before
    assert not stacked


@pytest.mark.painted
@pytest.mark.parametrize("game", sorted(GAMES))
def test_panels_that_begin_with_their_ground_look_as_if_it_were_mixed(hidden_view, game, monkeypatch):
    """A ground that is not the first would wipe away what is below it."""
    shown = hidden_view(game)
    every = states(game)
    lay(shown, every[0])
    for state in every[:: len(every) // 3]:
        shown.show_state(state, 0, seats(3), still=True)
        panels = shown.scene_.panels()
        begun = [PanelPictures().picture(shown.board, panel, 1.0).toImage() for panel in panels]
        with monkeypatch.context() as patch:
            patch.setattr(stamps, "begin", lambda _painter: None)
            mixed = [PanelPictures().picture(shown.board, panel, 1.0).toImage() for panel in panels]

        assert begun == mixed
