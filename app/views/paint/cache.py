"""The caches of pictures: what is painted once and then copied to the screen."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QImage, QPixmap

Picture = TypeVar("Picture", QPixmap, QImage)

PIXMAP_BUDGET = 11_500_000  # device pixels, 4 bytes each: what the table with most pieces needs at 1920 x 1080
PER_PIXEL = 6  # budget per device pixel of the table, for tables so large that this is more
GLYPH_BUDGET = 750_000  # device pixels


QUICK_SHARE = 0.5
"""Share of the budget down to which quick pictures are evicted before slow ones."""


class PictureCache(Generic[Picture]):
    """A cache with a budget in device pixels that evicts the least recently used pictures.

    Pictures that are slow to paint (cards) are evicted only when the quick ones have shrunk to ``QUICK_SHARE``:
    painting one again takes twenty times as long as painting a figure, a chip or a glass panel.

    Every picture has a number; both LRU orders are kept by number, so that a hit hashes its key (often a whole card
    face) only once.

    Args:
        budget: Device pixels to hold at most.
    """

    def __init__(self, budget: int) -> None:
        self._budget = self._least = budget
        self._numbers: dict[Hashable, int] = {}  # by key
        # Key and picture by number, the least recently used first.
        self._quick: OrderedDict[int, tuple[Hashable, Picture]] = OrderedDict()
        self._slow: OrderedDict[int, tuple[Hashable, Picture]] = OrderedDict()
        self._number_of: dict[int, int] = {}  # by id() of a picture; held here, so that its id is not used again
        self._made = 0  # the last number
        self._spent = {False: 0, True: 0}  # device pixels by whether pictures are slow

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def spent(self) -> int:
        """Device pixels held."""
        return self._spent[False] + self._spent[True]

    def get(self, key: Hashable, paint: Callable[[], Picture], *, slow: bool = False) -> Picture:
        """The picture of a key, painted if it is not there.

        Args:
            key: Everything that the picture depends on, size, device pixel ratio and theme included.
            paint: Paints it; may itself ask for pictures.
            slow: Whether painting it takes milliseconds.
        """
        number = self._numbers.get(key)
        if number is not None:
            kept = self._quick if number in self._quick else self._slow
            kept.move_to_end(number)
            return kept[number][1]
        made = paint()
        self._forget(key)  # ``paint`` may have asked for the same key meanwhile
        self._made += 1
        self._numbers[key] = self._made
        (self._slow if slow else self._quick)[self._made] = key, made
        self._number_of[id(made)] = self._made
        self._spent[slow] += _pixels(made)
        self._trim()
        return made

    def use(self, picture: Picture) -> None:
        """Count as a use of ``picture``, for callers that have kept it and ask without its key."""
        number = self._number_of.get(id(picture))
        if number is not None:
            (self._quick if number in self._quick else self._slow).move_to_end(number)

    def suit(self, pixels: float) -> None:
        """Set the budget for a table of so many device pixels."""
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
        # The last picture stays even if it alone exceeds the budget: it has just been asked for.
        while self.spent > self._budget and len(self._numbers) > 1:
            is_quick = not self._slow or (self._quick and self._spent[False] > QUICK_SHARE * self._budget)
            self._drop(next(iter(self._quick if is_quick else self._slow)))


def _pixels(picture: QPixmap | QImage) -> int:
    return picture.width() * picture.height()


pixmaps: PictureCache[QPixmap] = PictureCache(PIXMAP_BUDGET)
glyph_images: PictureCache[QImage] = PictureCache(GLYPH_BUDGET)
