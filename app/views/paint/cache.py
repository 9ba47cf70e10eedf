"""One bounded store for everything that is painted once and then only copied to the screen."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QImage, QPixmap

Picture = TypeVar("Picture", QPixmap, QImage)

PIXMAP_BUDGET = 11_500_000  # device pixels, 4 bytes each: what the table with most pieces needs at 1920 x 1080
PER_PIXEL = 6  # of the table, where that has more device pixels
GLYPH_BUDGET = 1_500_000


class PictureCache(Generic[Picture]):
    """Pictures by key, the least recently used ones given up when the budget of pixels is spent."""

    def __init__(self, budget: int) -> None:
        self._budget = self._least = budget
        self._spent = 0
        self._numbers: dict[Hashable, int] = {}  # by key, which is hashed only once for a picture that is there
        self._pictures: OrderedDict[int, tuple[Hashable, Picture]] = OrderedDict()
        self._number_of: dict[int, int] = {}  # by id of a picture that is there
        self._made = 0

    def __len__(self) -> int:
        return len(self._pictures)

    @property
    def spent(self) -> int:
        """Device pixels held now."""
        return self._spent

    def get(self, key: Hashable, paint: Callable[[], Picture]) -> Picture:
        """The picture of ``key``, painted now if it is not there."""
        number = self._numbers.get(key)
        if number is not None:
            self._pictures.move_to_end(number)
            return self._pictures[number][1]
        made = paint()
        self._forget(key)  # painting may have asked for the same
        self._made += 1
        self._numbers[key] = self._made
        self._pictures[self._made] = key, made
        self._number_of[id(made)] = self._made
        self._spent += _pixels(made)
        self._trim()
        return made

    def use(self, picture: Picture) -> None:
        """It is needed again, by somebody who still has it: the others are given up before."""
        number = self._number_of.get(id(picture))
        if number is not None:
            self._pictures.move_to_end(number)

    def suit(self, pixels: float) -> None:
        """Keep enough for a table of so many device pixels."""
        self._budget = max(self._least, round(PER_PIXEL * pixels))
        self._trim()

    def _forget(self, key: Hashable) -> None:
        if (number := self._numbers.pop(key, None)) is not None:
            self._drop(self._pictures.pop(number)[1])

    def _drop(self, picture: Picture) -> None:
        self._number_of.pop(id(picture), None)
        self._spent -= _pixels(picture)

    def clear(self) -> None:
        self._numbers.clear()
        self._pictures.clear()
        self._number_of.clear()
        self._spent = 0

    def _trim(self) -> None:
        while self._spent > self._budget and len(self._pictures) > 1:
            _, (key, dropped) = self._pictures.popitem(last=False)
            del self._numbers[key]
            self._drop(dropped)


def _pixels(picture: QPixmap | QImage) -> int:
    return picture.width() * picture.height()


pixmaps: PictureCache[QPixmap] = PictureCache(PIXMAP_BUDGET)
glyph_images: PictureCache[QImage] = PictureCache(GLYPH_BUDGET)
