"""No information by colour alone: pieces that differ in colour and in what they are called differ in shape, too."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from app.engines import GAMES
from app.views.paint import pieces
from app.views.paint.brushes import painted
from tests.views.board.test_reuse import states
from tests.views.tables import seats

pytestmark = pytest.mark.painted

SIDE, BLOCK = 48, 8
COLOURED, SHAPED = 12.0, 4.0
"""Mean difference, of 255, in the block that differs most: of colour from which two pictures look different, and of
edges in grey below which they look the same."""


def channels(picture):
    """A picture on grey as arrays of red, green and blue, ``SIDE`` by ``SIDE``."""
    ground = QImage(picture.size(), QImage.Format.Format_RGB32)
    ground.fill(Qt.GlobalColor.gray)
    with QPainter(ground) as p:
        p.drawImage(0, 0, picture)
    small = ground.scaled(SIDE, SIDE, mode=Qt.TransformationMode.SmoothTransformation)
    pixels = np.frombuffer(small.constBits(), dtype=np.uint8).reshape(SIDE, SIDE, 4)
    return pixels[:, :, 2::-1].astype(float)


def most(difference):
    """The mean of the block with the largest."""
    high, wide = (length // BLOCK for length in difference.shape)
    blocks = np.abs(difference[: high * BLOCK, : wide * BLOCK]).reshape(high, BLOCK, wide, BLOCK)
    return blocks.mean(axis=(1, 3)).max()


def differ_in_colour(one, other):
    """Whether the hue is another somewhere: grey, however dark, does not count."""
    hues = [each - each.mean(axis=2, keepdims=True) for each in (one, other)]
    return most((hues[0] - hues[1]).max(axis=2)) > COLOURED


def differ_in_shape(one, other):
    """Whether a border or a sign is another one somewhere, in grey; lighter or darker as a whole does not count."""
    greys = [each @ np.array([0.299, 0.587, 0.114]) for each in (one, other)]
    return any(most(np.diff(greys[0], axis=axis) - np.diff(greys[1], axis=axis)) > SHAPED for axis in (0, 1))


def alike(pictures):
    """Pairs of names whose pictures differ by colour alone."""
    seen = {name: channels(picture) for name, picture in pictures.items()}
    return [
        (one, other)
        for one, other in combinations(seen, 2)
        if differ_in_colour(seen[one], seen[other]) and not differ_in_shape(seen[one], seen[other])
    ]


@pytest.mark.quick_for("bruges")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_pieces_can_be_told_apart_without_colour(hidden_view, game):
    """Bruges' dice before the throw, and those with as many pips, differed by their colour alone."""
    view = hidden_view(game, 1366, 768)
    found = {}
    every = states(game)
    for state in every[:: len(every) // 8]:
        for _ in view.first_steps(state, 0, seats(3)):
            pass
        view.show_state(state, 0, seats(3), still=True)
        for key in view.scene_.pieces():
            item, index = view.scene_.item(key), view.model.index_of(key)
            name = view.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
            picture = item.picture.pixmap.toImage()
            picture.setDevicePixelRatio(1.0)
            found.setdefault(item.spot[2:4], {}).setdefault(name, picture)

    assert found
    assert [pair for size in found.values() for pair in alike(size)] == []


def test_what_differs_by_colour_alone_is_found(qapp):
    """Dice as Bruges had them, and with other pips."""

    def die(pips, paint):
        return painted(48, 48, 1, lambda p: pieces.die(p, 4, 4, 40, pips, paint)).toImage()

    pictures = {
        "blue": die(3, "#6C93D8"),
        "brown": die(3, "#A97C4B"),
        "four": die(4, "#A97C4B"),
        "again": die(3, "#6C93D8"),
    }

    assert alike(pictures) == [("blue", "brown"), ("brown", "again")]
