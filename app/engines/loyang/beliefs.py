"""What everybody knows of a private stack of fields.  R3, R15, R23"""

from __future__ import annotations

from random import Random

from app.engines.chance import mix
from app.engines.loyang.components import SIZES

Guess = tuple[int, int, tuple[int, ...]]
"""Bit masks of the sizes left in the upper and in the lower set, and what was put under them, in order."""
Belief = tuple[Guess, ...]
"""All that a private stack may consist of as far as everybody knows."""

_WHOLE_SET = (1 << len(SIZES)) - 1
NOTHING_KNOWN: Belief = ((_WHOLE_SET, _WHOLE_SET, ()),)
"""Two whole sets, one upon the other.  R15"""


def new_stack(random: Random) -> list[int]:
    """Two shuffled sets, one upon the other, top last.  R15"""
    upper, lower = list(SIZES), list(SIZES)
    mix(random, upper)
    mix(random, lower)
    return lower + upper


def _bit(entry: int) -> int:
    return 1 << SIZES.index(entry) if entry > 0 else 0


def after_turning_up(belief: Belief, entry: int) -> Belief:
    """The top field was turned up.  R23"""
    left: list[Guess] = []
    bit = _bit(entry)
    for upper, lower, returned in belief:
        if upper:
            if upper & bit:
                left.append((upper & ~bit, lower, returned))
        elif lower:
            if lower & bit:
                left.append((upper, lower & ~bit, returned))
        elif returned[:1] == (entry,):
            left.append((upper, lower, returned[1:]))
    return tuple(sorted(set(left)))


def after_returning(belief: Belief, entry: int) -> Belief:
    """A field was put under the stack (leaseholder)."""
    return tuple(sorted((upper, lower, (*returned, entry)) for upper, lower, returned in belief))


def after_taking(belief: Belief, entry: int, *, not_the_last: bool) -> Belief:
    """Its owner took a field out of the stack; from which place nobody else can tell (leaseholder)."""
    left: set[Guess] = set()
    bit = _bit(entry)
    for upper, lower, returned in belief:
        if upper & bit:
            left.add((upper & ~bit, lower, returned))
        if lower & bit:
            left.add((upper, lower & ~bit, returned))
        for i in range(len(returned) - not_the_last):
            if returned[i] == entry:
                left.add((upper, lower, returned[:i] + returned[i + 1 :]))
    return tuple(sorted(left))


def may_be(belief: Belief, stack: list[int]) -> bool:
    """Whether everybody must reckon with this stack."""
    for upper, lower, returned in belief:
        above, below = upper.bit_count(), upper.bit_count() + lower.bit_count()
        order = stack[::-1]
        masks = (sum(map(_bit, order[:above])), sum(map(_bit, order[above:below])))
        if masks == (upper, lower) and tuple(order[below:]) == returned:
            return True
    return False


def stack_like(belief: Belief, rng: Random) -> list[int]:
    """One of the stacks that everybody must reckon with, top last."""
    upper, lower, returned = belief[int(rng.random() * len(belief))] if len(belief) > 1 else belief[0]
    stack = list(returned[::-1])
    for mask in (lower, upper):
        sizes = [size for i, size in enumerate(SIZES) if mask >> i & 1]
        mix(rng, sizes)
        stack += sizes
    return stack
