"""Chance: a counted stream, so that a state with its future chance copies in no time.

Python guarantees the sequence of ``Random.random()`` for a seed, and nothing else of
``random``; so everything here is drawn from that call.  Copying a ``Random`` costs 20 µs;
therefore a state keeps two ints, the seed and the number of events so far, and each event
(a shuffle, a throw) opens its own ``Random``.  The n-th shuffle of a game is thus the same
whatever was thrown between: paired games of the arena share their luck.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any, TypeVar

from app.engines.native import mypyc_attr

T = TypeVar("T")

_EVENTS = 1 << 20  # more chance events than any game has


@mypyc_attr(serializable=True)
class Rng:
    """The chance of one game: ``seed`` and how many events it has given so far."""

    __slots__ = ("events", "seed")

    def __init__(self, seed: int, events: int = 0) -> None:
        self.seed = seed
        self.events = events

    def copy(self) -> Rng:
        """An independent stream at the same point."""
        return Rng(self.seed, self.events)

    def stream(self) -> Random:
        """The generator of the next event; use only its ``random()``."""
        self.events += 1
        return Random(self.seed * _EVENTS + self.events)

    def random(self) -> float:
        """One number in [0, 1): an event of its own."""
        return self.stream().random()


def fresh(rng: Random) -> Rng:
    """A stream whose future nobody knows, seeded from ``rng``."""
    return Rng(int(rng.random() * (1 << 53)))


def mix(random: Random, items: MutableSequence[Any]) -> None:
    """Shuffle ``items`` in place (Fisher-Yates) with an open generator."""
    draw = random.random
    for i in range(len(items) - 1, 0, -1):
        j = int(draw() * (i + 1))
        items[i], items[j] = items[j], items[i]


def shuffle(rng: Rng, items: MutableSequence[Any]) -> None:
    """Shuffle ``items`` in place: one event."""
    mix(rng.stream(), items)


def die(rng: Rng, sides: int = 6) -> int:
    """One throw, 1 to ``sides``: one event."""
    return int(rng.random() * sides) + 1


def dice(rng: Rng, count: int, sides: int = 6) -> list[int]:
    """``count`` throws in one event."""
    draw = rng.stream().random
    return [int(draw() * sides) + 1 for _ in range(count)]


def pick(rng: Rng, items: Sequence[T]) -> T:
    """One of ``items``, all equally likely: one event."""
    return items[int(rng.random() * len(items))]
