"""Rows and groups of cards on the table of Loyang: pure functions that fit any number of cards into a box.

Boxes are in scene pixels.  Cards become narrower down to a limit, and overlap below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from app.views.board.boxes import CARD, Box

LEGIBLE = 84.0
"""Width of a card below which cards overlap instead of becoming narrower, in px of the wide drawing."""

APART = 2.6
"""Distance of groups of cards, as a multiple of the gap between cards."""


def in_row(count: int, box: Box, widest: float, gap: float) -> list[Box]:
    """Cards side by side from the left: smaller if there are many, overlapping before they would be unreadable.

    Args:
        count: Number of cards.
        box: Place for all of them.
        widest: Largest width of a card.
        gap: Gap between cards that do not overlap.
    """
    if not count:
        return []
    width = max(1.0, min(widest, box.h / CARD, (box.w - gap * (count - 1)) / count))
    least = min(LEGIBLE * gap / 9, widest, box.h / CARD, box.w)  # the gap, 9 px in the wide drawing, tells the scale
    width = max(width, least)
    step = min(width + gap, (box.w - width) / max(1, count - 1))
    y = box.y + (box.h - width * CARD) / 2
    return [Box(box.x + k * step, y, width, width * CARD) for k in range(count)]


class Group(NamedTuple):
    """A group of cards: the place of the group, and that of each card."""

    box: Box
    cards: list[Box]


class GroupSizes(NamedTuple):
    """The room and the limits for groups of cards.

    Attributes:
        box: Place for all groups.
        widest: Largest width of a card.
        gap: Gap between cards; between groups it is ``APART`` times as wide.
        peek: Room above each line of cards for covered ones.
        least: Width of a card below which cards overlap.
        label: Least width of a group: that of its label.
    """

    box: Box
    widest: float
    gap: float
    peek: float
    least: float
    label: float

    @property
    def in_line(self) -> float:
        """Largest width of a card in a single line."""
        return min(self.widest, (self.box.h - self.peek) / CARD)


def groups(counts: Sequence[int], sizes: GroupSizes) -> list[Group]:
    """Lay out groups of cards side by side, in one line or in two, with cards as large as possible.

    The places of the groups are equally wide until one needs more; an empty group has a place, too.  In one line a
    group with more room than its cards need has larger cards than the others.

    Args:
        counts: Number of cards of each group.
        sizes: The room and the limits.
    """
    width, lines = _best(counts, sizes)
    if width < sizes.least:
        lines, width = 1, min(sizes.least, sizes.in_line)
    return _laid(counts, sizes, width, lines)


def crowded(counts: Sequence[int], sizes: GroupSizes) -> bool:
    """Whether ``groups`` would let cards overlap."""
    return _best(counts, sizes)[0] < min(sizes.least, sizes.in_line)


OTHERS_SHARES = (0.7, 0.65, 0.6, 0.55, 0.5)
"""Shares of the width that groups of cards beside chips may take, the first to be tried first."""

CHIP, SMALL_CHIP = 0.26, 0.2
"""Heights of a chip as shares of the height of the room: at most, and at least while the cards beside can give way."""

CLOSER = 0.85
"""Factor on ``GroupSizes.least`` for cards beside chips, which become narrower before they overlap."""


def with_chips(counts: Sequence[int], units: Sequence[float], sizes: GroupSizes) -> list[Group]:
    """As ``groups``, but with chips instead of cards in the second group, in any number of lines.

    Args:
        counts: Number of cards of each group.
        units: For each chip its width over its height.
        sizes: The room and the limits.
    """
    # The less room the cards have, the larger are the chips: it is taken from the cards until chips can be read.
    for share in OTHERS_SHARES:
        found = _beside(counts, units, sizes, share)
        if found[1].cards[0].h >= SMALL_CHIP * sizes.box.h:
            break
    return found


def _beside(counts: Sequence[int], units: Sequence[float], sizes: GroupSizes, share: float) -> list[Group]:
    """As ``with_chips``, with at most this ``share`` of the width for the groups of cards."""
    box, gap, label = sizes.box, sizes.gap, sizes.label
    apart = APART * gap
    part = sizes._replace(box=box._replace(w=box.w * share - apart), least=sizes.least * CLOSER)
    first, *others = (_trimmed(each, label) for each in groups((counts[0], *counts[2:]), part))
    used = first.box.w + apart + sum(group.box.w + apart for group in others)
    place = Box(first.box.right + apart, box.y, box.w - used, box.h)
    room = place.inset(gap * 0.5, gap, 0, gap * 0.5)  # frames keep off what is written above
    found, x = [first, Group(place, flow(units, room, box.h * CHIP, 1.0, gap))], place.right + apart
    for group in others:
        right = x - group.box.x
        cards = [card._replace(x=card.x + right) for card in group.cards]
        found.append(Group(group.box._replace(x=x), cards))
        x += group.box.w + apart
    return found


def _trimmed(group: Group, label: float) -> Group:
    """A group with its place cut to what its cards need, but at least ``label`` wide."""
    used = max((card.right - group.box.x for card in group.cards), default=0.0)
    return group._replace(box=group.box._replace(w=max(label, used)))


def _best(counts: Sequence[int], sizes: GroupSizes) -> tuple[float, int]:
    """The largest width of cards with which no group overlaps another, and the number of lines for that, 1 or 2."""
    box, widest, gap, peek, _, label = sizes
    best = (0.0, 1)
    for lines in (1, 2):
        high = (box.h - gap * (lines - 1)) / lines - peek
        width = min(widest, high / CARD, _fitting(counts, box.w, lines, gap, label))
        if width > best[0] * (1.12 if lines > 1 else 1):  # a second line only for cards that are clearly larger
            best = (width, lines)
    return best


def _fitting(counts: Sequence[int], room: float, lines: int, gap: float, label: float) -> float:
    """The largest width of cards with which groups of so many lines fit into ``room`` px side by side."""
    room -= APART * gap * (len(counts) - 1)
    # Groups that need less than ``label`` get it nevertheless, which leaves less to the others. Those may then need
    # less, too: so again with the rest, until no more groups become narrow.
    wide = [ceil(count / lines) for count in counts]
    narrow = wide.count(0)
    wide = [each for each in wide if each]
    while wide:
        width = (room - label * narrow - gap * sum(each - 1 for each in wide)) / sum(wide)
        tight = [each for each in wide if each * width + gap * (each - 1) < label]
        if not tight:
            return width
        narrow += len(tight)
        wide = [each for each in wide if each not in tight]
    return label


def _laid(counts: Sequence[int], sizes: GroupSizes, width: float, lines: int) -> list[Group]:
    """The groups in so many lines with cards of at least that width, which overlap if there is no room for them."""
    box, _, gap, peek, _, label = sizes
    places = [ceil(count / lines) for count in counts]
    apart = APART * gap
    least = [max(label, width) if each else label for each in places]
    needs = [max(least[k], each * width + gap * (each - 1)) for k, each in enumerate(places)]
    room = box.w - apart * (len(counts) - 1)
    slack = room - sum(needs)
    if slack >= 0:
        wide = _levelled(needs, room)
    else:  # the larger a group, the more it is pushed together
        over = [need - small for need, small in zip(needs, least, strict=True)]
        wide = [need + slack * each / sum(over) for need, each in zip(needs, over, strict=True)]
    x, found = box.x, []
    for count, per_line, ground in zip(counts, places, wide, strict=True):
        place = Box(x, box.y, ground, box.h)
        own = width if lines > 1 else max(width, min(sizes.in_line, _side_by_side(per_line, ground, gap)))
        found.append(Group(place, _lines_of(count, per_line, place, own, lines, gap, peek)))
        x += ground + apart
    return found


def _levelled(needs: Sequence[float], room: float) -> list[float]:
    """Widths that fill the room, as equal as possible, none of them below its need."""
    # Groups that need more than an equal share keep their need; the others share what is left. That makes the share
    # smaller, so more groups may need more than it.
    low = list(needs)
    while True:
        level = (room - sum(need for need in needs if need not in low)) / len(low)
        fits = [need for need in low if need <= level]
        if len(fits) in (0, len(low)):
            return [max(need, level) for need in needs]
        low = fits


def _side_by_side(count: int, room: float, gap: float) -> float:
    """The largest width of so many cards beside one another."""
    return (room - gap * (count - 1)) / max(1, count)


def _lines_of(count: int, per_line: int, room: Box, width: float, lines: int, gap: float, peek: float) -> list[Box]:
    """The cards of a group, all lines together in the middle of its height."""
    line_height = width * CARD + peek
    used = lines * line_height + gap * (lines - 1)
    top = room.y + max(0.0, (room.h - used) / 2) + peek
    step = min(width + gap, (room.w - width) / max(1, per_line - 1))
    return [
        Box(room.x + n % per_line * step, top + n // per_line * (line_height + gap), width, width * CARD)
        for n in range(count)
    ]


def flow(units: Sequence[float], box: Box, tallest: float, least: float, gap: float) -> list[Box]:
    """Lay out chips of equal height in lines, from the left.

    Args:
        units: For each chip its width over its height.
        box: Place for all of them.
        tallest: Largest height of a chip.
        least: Height down to which they shrink before they overlap.
        gap: Gap between chips and between lines.
    """
    if not units:
        return []
    # Heights are tried from the largest one on, in steps of 3 %.
    height, whole, widest = min(tallest, box.h), sum(units), max(units)
    while height > least:
        room = max(1, int((box.h + gap) / (height + gap)))
        # The chips in a row, with gaps only between those that share a line, must not be longer than all lines
        # together. That rules out nearly all heights without breaking the lines.
        fits = widest * height <= box.w + 0.01 and whole * height + (len(units) - room) * gap <= room * (box.w + 0.01)
        if fits and (lines := _lines(units, box, height, gap, room)):
            return _broken(units, box, height, gap, lines)
        height -= max(0.5, height * 0.03)
    return _pressed(units, box, min(least, box.h), gap)


def _lines(units: Sequence[float], box: Box, height: float, gap: float, room: int) -> int:
    """The number of lines that chips of a height take; 0 if it is more than ``room``."""
    left, right = box.x, box.right + 0.01
    x, lines = left, 1
    for unit in units:
        wide = unit * height
        if x > left and x + wide > right:
            x, lines = left, lines + 1
            if lines > room:
                return 0
        x += wide + gap
    return lines


def _broken(units: Sequence[float], box: Box, height: float, gap: float, lines: int) -> list[Box]:
    """The places of chips that fit into so many lines."""
    down = (box.h - lines * height - (lines - 1) * gap) / 2
    x, line, found = box.x, 0, []
    for unit in units:
        wide = unit * height
        if x > box.x and x + wide > box.right + 0.01:
            x, line = box.x, line + 1
        found.append(Box(x, box.y + line * (height + gap) + down, wide, height))
        x += wide + gap
    return found


def _pressed(units: Sequence[float], box: Box, height: float, gap: float) -> list[Box]:
    """The places of chips that overlap: as many lines as fit, with equally many chips in each but the last."""
    lines = max(1, int((box.h + gap) / (height + gap)))
    per_line = ceil(len(units) / lines)
    found = []
    for k in range(0, len(units), per_line):
        part = [unit * height for unit in units[k : k + per_line]]
        free = box.w - part[-1]
        step = min(1.0, free / max(1.0, sum(part[:-1]) + gap * (len(part) - 1)))
        x, y = box.x, box.y + (k // per_line) * (height + gap)
        for wide in part:
            found.append(Box(x, y, wide, height))
            x += (wide + gap) * step
    return found
