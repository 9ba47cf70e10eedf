"""The store of pictures keeps within its budget, and what is slow to paint longer than what is not."""

from random import Random

import pytest
from PySide6.QtGui import QPixmap

from app.views.paint.cache import PictureCache


class Shop:
    """A store that knows what it had painted."""

    def __init__(self, budget):
        self.store = PictureCache(budget)
        self.painted = []

    def get(self, key, side=10, *, slow=False):
        def paint():
            self.painted.append(key)
            return QPixmap(side, side)

        return self.store.get(key, paint, slow=slow)


@pytest.fixture
def shop(qapp):
    """Room for ten pictures of 10 by 10."""
    return Shop(10 * 100)


def test_cards_stay_while_figures_come_and_go(shop):
    """A review of Loyang has more pictures than room: cards went for figures, which take a twentieth of the time."""
    for card in range(4):
        shop.get(("card", card), slow=True)
    for figure in range(50):
        shop.get(("figure", figure))
    shop.painted.clear()

    for card in range(4):
        shop.get(("card", card), slow=True)

    assert not shop.painted


def test_figures_keep_their_share_while_cards_come_and_go(shop):
    for figure in range(5):
        shop.get(("figure", figure))
    for card in range(50):
        shop.get(("card", card), slow=True)
    shop.painted.clear()

    for figure in range(5):
        shop.get(("figure", figure))

    assert not shop.painted


def test_either_kind_may_have_all_the_room(shop):
    for slow in (True, False):
        shop.store.clear()
        for number in range(10):
            shop.get(number, slow=slow)

        assert len(shop.store) == 10


def test_the_latest_of_a_kind_are_kept(shop):
    for number in range(10):
        shop.get(number, slow=True)
    shop.get(0, slow=True)
    shop.get(10, slow=True)
    shop.painted.clear()

    shop.get(0, slow=True)
    shop.get(1, slow=True)

    assert shop.painted == [1]


def test_no_more_is_held_than_there_is_room_for(shop):
    random = Random(4)
    sizes = {}
    for _ in range(2000):
        key, side = random.randrange(60), random.randrange(2, 16)
        sizes.setdefault(key, side)
        shop.get(key, sizes[key], slow=key % 3 == 0)

        assert shop.store.spent <= 1000
    shop.store.clear()
    assert shop.store.spent == len(shop.store) == 0
