"""The board follows the signals of its model: once per turn of the event loop, and only what has changed."""

import pytest

from app.models.table import Piece, Table, Viewer, Zone
from app.models.table_model import TableModel
from app.views.board.table_changes import TableChanges
from tests.session.opponents import Silent
from tests.views.board.conftest import ANN, BOB, trading


def table_of(viewer=Viewer(), **zones):  # noqa: B008
    """A table of pieces by zone."""
    return Table(tuple(Zone(key, tuple(pieces)) for key, pieces in zones.items()), viewer)


A, B, C = Piece("card:1"), Piece("card:2"), Piece("card:3")


@pytest.fixture
def model():
    model = TableModel()
    model.sync(table_of(hand=[A, B], display=[C]))
    return model


@pytest.fixture
def changes(model):
    return TableChanges(model, model)


def test_a_card_that_changes_zones_has_left_one(model, changes):
    model.sync(table_of(hand=[B], display=[C, A]))

    assert changes.left == {"card:1": "hand"}
    assert changes.moved("card:1")
    assert changes.looks == set()


def test_a_card_that_is_back_has_not_moved(model, changes):
    model.sync(table_of(hand=[B], display=[C, A]))
    model.sync(table_of(hand=[A, B], display=[C]))

    assert not changes.moved("card:1")


def test_a_card_that_is_gone_has_left_the_zone_in_which_it_was_seen(model, changes):
    model.sync(table_of(hand=[B], display=[C, A]))
    model.sync(table_of(hand=[B], display=[C]))

    assert changes.left == {"card:1": "hand"}
    assert not changes.moved("card:1")


def test_what_is_new_or_different_is_looked_at(model, changes):
    model.sync(table_of(hand=[A, Piece("card:2", "sailor")], display=[C, Piece("card:4")]))
    assert changes.looks == {"card:2", "card:4"}

    changes.clear()
    model.sync(table_of(Viewer(1), hand=[A, Piece("card:2", "sailor")], display=[C, Piece("card:4")]))
    assert changes.looks == {"card:1", "card:2", "card:3", "card:4"}  # another viewer: other words


def test_another_table_is_all_new(model, changes):
    model.sync(table_of(map=[A], court=[]))

    assert changes.left == {"card:1": "hand", "card:2": "hand", "card:3": "display"}
    assert changes.looks == {"card:1"}


def test_many_changes_are_told_once_until_they_are_followed(model, changes):
    told = []
    changes.begun.connect(lambda: told.append(1))

    model.sync(table_of(hand=[], display=[C, A, B]))
    assert told == [1]

    changes.clear()
    model.sync(table_of(hand=[A], display=[C, B]))
    assert told == [1, 1]


def test_the_board_places_only_what_has_changed(table, monkeypatch):
    """A card that others lie beside is placed; what stays where it is is not looked at again."""
    page = table((ANN, BOB), Silent(), until=trading)
    view, state = page.view, page.match.state
    asked, whole = [], view.board.picture
    monkeypatch.setattr(view.board, "picture", lambda piece, spot: asked.append(piece.key) or whole(piece, spot))

    view.show_state(state, page.viewer, page.seats, still=True)
    assert asked == []

    page.choose(next(key for key in page.offered() if key.startswith("card")))
    page.match.play(next(action for action in state.legal() if action[0] in ("hire", "take_ship")))
    spots = {key: view.scene_.item(key).spot for key in view.scene_.board_keys() if view.scene_.item(key)}
    view.show_state(page.match.state, page.viewer, page.seats, still=True)

    assert asked
    for key, spot in spots.items():
        item = view.scene_.item(key)
        if item is not None and item.spot == spot and key not in ("deck", "discard"):
            assert key not in asked
