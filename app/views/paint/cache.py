"""One bounded store for everything that is painted once and then only copied to the screen."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QImage, QPixmap

Picture = TypeVar("Picture", QPixmap, QImage)

PIXMAP_BUDGET = 11_500_000  # device pixels, 4 bytes each: what the table with most pieces needs at 1920 x 1080
PER_PIXEL = 6  # of the table, where that has more device pixels
GLYPH_BUDGET = 750_000


QUICK_SHARE = 0.5
"""Part of the budget that quick pictures take before they are given up for slow ones."""


class PictureCache(Generic[Picture]):
    """Pictures by key, the least recently used ones given up when the budget of pixels is spent.

    Those that are slow to paint, as cards are, go only when the quick ones have shrunk to their share: to paint a card
    again takes twenty times as long as a figure, a chip or a sheet of glass.
    """

    def __init__(self, budget: int) -> None:
        self._budget = self._least = budget
        self._numbers: dict[Hashable, int] = {}  # by key, which is hashed only once for a picture that is there
        self._quick: OrderedDict[int, tuple[Hashable, Picture]] = OrderedDict()
        self._slow: OrderedDict[int, tuple[Hashable, Picture]] = OrderedDict()
        self._number_of: dict[int, int] = {}  # by id of a picture that is there
        self._made = 0
        self._spent = {False: 0, True: 0}  # by whether they are slow

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def spent(self) -> int:
        """Device pixels held now."""
        return self._spent[False] + self._spent[True]

    def get(self, key: Hashable, paint: Callable[[], Picture], *, slow: bool = False) -> Picture:
        """The picture of ``key``, painted now if it is not there; ``slow`` if that takes milliseconds."""
        number = self._numbers.get(key)
        if number is not None:
            kept = self._quick if number in self._quick else self._slow
            kept.move_to_end(number)
            return kept[number][1]
        made = paint()
        self._forget(key)  # painting may have asked for the same
        self._made += 1
        self._numbers[key] = self._made
        (self._slow if slow else self._quick)[self._made] = key, made
        self._number_of[id(made)] = self._made
        self._spent[slow] += _pixels(made)
        self._trim()
        return made

    def use(self, picture: Picture) -> None:
        """It is needed again, by somebody who still has it: the others are given up before."""
        number = self._number_of.get(id(picture))
        if number is not None:
            (self._quick if number in self._quick else self._slow).move_to_end(number)

    def suit(self, pixels: float) -> None:
        """Keep enough for a table of so many device pixels."""
        self._budget = max(self._least, round(PER_PIXEL * pixels))
        self._trim()

    def _forget(self, key: Hashable) -> None:
        if (number := self._numbers.get(key)) is not None:
            self._drop(number)

    def _drop(self, number: int) -> None:
        slow = number in self._slow
        key, picture = (self._slow if slow else self._quick).pop(number)
        del self._numbers[key]
        self._number_of.pop(id(picture), None)
        self._spent[slow] -= _pixels(picture)

    def clear(self) -> None:
        self._numbers.clear()
        self._quick.clear()
        self._slow.clear()
        self._number_of.clear()
        self._spent = {False: 0, True: 0}

    def _trim(self) -> None:
        while self.spent > self._budget and len(self._numbers) > 1:
            is_quick = not self._slow or (self._quick and self._spent[False] > QUICK_SHARE * self._budget)
            self._drop(next(iter(self._quick if is_quick else self._slow)))


def _pixels(picture: QPixmap | QImage) -> int:
    return picture.width() * picture.height()


pixmaps: PictureCache[QPixmap] = PictureCache(PIXMAP_BUDGET)
glyph_images: PictureCache[QImage] = PictureCache(GLYPH_BUDGET)
