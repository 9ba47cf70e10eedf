"""The size of text that a person wants holds for the words on cards too, and cuts none of them."""

from importlib import import_module

import pytest
from PySide6.QtCore import QRectF

from app.engines import GAMES
from app.views.paint.brushes import text_width, wrapped_height
from app.views.paint.cards import name_font, raised
from app.views.paint.lettering import lettering
from app.views.scale import scale
from tests.views.tables import states_of

pytestmark = pytest.mark.painted

NAMES = ("Fleute", "Priester", "Laufkunde", "Tellerwäscher", "Kunstsammlerin", "Hochseefischereimeister")
TEXT = "Once per round: take 2 coins when you place a customer on an island with at least two gondoliers."


@pytest.fixture(autouse=True)
def _usual():
    yield
    lettering.use(1.0)
    scale.use_percent(100)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [60, 90, 140])
def test_a_name_becomes_larger_and_is_not_cut(qapp, name, room):
    lettering.use(1.0)
    usual = name_font(name, 14, room, 7)
    lettering.use(1.3)
    large = name_font(name, lettering.letter_size(14, 40), room, 7)

    assert large.pixelSize() >= usual.pixelSize()
    narrow = 0 < usual.stretch() < 100  # so are small letters of the usual size
    assert large.pixelSize() > usual.pixelSize() or usual.pixelSize() <= 7 or narrow
    assert text_width(name, large) <= max(room, text_width(name, usual)) + 0.5


def test_a_ribbon_makes_room_for_larger_letters(qapp):
    lettering.use(1.3)
    rect = QRectF(0, 40, 100, 20)

    assert raised(rect).height() > 1.2 * rect.height()
    assert raised(rect).bottom() == rect.bottom()
    lettering.use(0.9)
    assert raised(rect) == rect


@pytest.mark.parametrize("height", [60, 90, 150])
def test_the_words_of_a_card_are_as_large_as_they_fit(qapp, height):
    from app.views.paint.cards import _text_font  # the choice itself, which no picture shows

    lettering.use(1.0)
    usual = _text_font(TEXT, 180, height, 1.0)
    lettering.use(1.3)
    large = _text_font(TEXT, 180, height, 1.0)

    assert (usual is None) == (large is None)
    if usual is not None and large is not None:
        assert large.pixelSize() >= usual.pixelSize()
        assert wrapped_height(TEXT, large, 180) <= height
    if height == 150:
        assert large.pixelSize() > usual.pixelSize()


@pytest.mark.quick_for("port_royal", "loyang")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_follows_the_size_of_text(qtbot, open_view, game):
    """130 % left the text on cards as it was; also while a table or a review is open."""
    likely = (
        (lambda state, random: random.choice(state.legal()))
        if game == "port_royal"
        else import_module(f"tests.views.{game}.conftest").likely
    )
    states = states_of(game, 3, {}, 7, likely)
    view = open_view(game, states[len(states) // 2])
    usual = pictures(view)

    scale.use_percent(130)
    large = pictures(view)

    other = {key for key in usual if usual[key] != large[key]}
    assert usual.keys() == large.keys()
    assert {key for key in usual if view.scene_.item(key).picture.pixmap.size().isEmpty()} == set()
    assert other
    scale.use_percent(100)
    assert pictures(view) == usual


def pictures(view):
    """The final picture of every piece."""
    while view.board.work():
        pass
    view.scene_.sharpen()
    items = {key: view.scene_.item(key) for key in view.scene_.board_keys()}
    return {key: item.picture.pixmap.toImage() for key, item in items.items() if item and item.picture}
