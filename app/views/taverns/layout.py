"""Where the parts of the table of the Taverns lie: functions of counts and sizes, without a scene or a position.

All boxes that leave this module are in logical pixels, relative to the upper left corner of the board.  There are two
drawings, a wide one for boards that are ``WIDE`` or wider and a small one for others.  Each is laid out for one
reference size in pixels of its own and then scaled; height to spare goes to the own tavern.

``areas`` gives the parts; the functions below it divide one part among a number of things.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from app.views.board.boxes import CARD, WIDE, Box, columns, scaled, times

LEGIBLE = 80.0
"""Width from which a card shows its icons, in logical pixels."""

DECK = 0.56
"""Width of the face-down guests, as a share of the width of the cards on offer."""

TABLES_KEPT = (4, 5)
"""Number of own tables for which room is kept from the beginning: the second where cards stay ``LARGE_ENOUGH``.

Every tavern has three tables, four when upgraded; table cards bring more.
"""

CARD_BESIDE_SLOT = 0.585
"""Share of the width of a table's place that the card takes when the slot for the die is beside it."""

LARGE_ENOUGH = 0.82
"""Share of the width of the widest card from which a card counts as large."""

EVENINGS, MONASTERY, DISPLAY, HELPERS = 8, 23, 5, 6
"""Numbers of evenings, of monastery spaces, of places for guests on offer, and of kinds of tavern cards."""

TILES = (
    "tables",
    "waitress_post",
    "wash_place",
    "cash_till",
    "barrel",
    "beer_delivery",
    "monk",
    "safe",
    "beer_storage",
)
"""The tiles from left to right in the row below the tables."""

_BREADTH = {"beer_delivery": 1.42, "monk": 1.12, "beer_storage": 1.35, "safe": 0.9, "cash_till": 0.92, "barrel": 0.92}
"""Widths of tiles in relation to the usual one: more where dice and cards, or many dice, lie side by side."""


class Plaque(NamedTuple):
    """The place of a tile in the own tavern.

    Attributes:
        whole: All of it.
        sign: Its upper part with name and values.
        bed: Its lower part, where dice, cards or goods lie.
    """

    whole: Box
    sign: Box
    bed: Box


class Opponent(NamedTuple):
    """The panel of an opponent and its parts.

    Attributes:
        panel: All of it.
        head: Name and numbers.
        dice: Dice.
        tables: Guests and helpers.
        stacked: Whether the head is a line above the other parts, as in narrow panels; else it is at their left.
    """

    panel: Box
    head: Box
    dice: Box
    tables: Box
    stacked: bool


class Table(NamedTuple):
    """One own table.

    Attributes:
        card: Place of the guest.
        slot: Place of the die.
        top: The painted table top.
    """

    card: Box
    slot: Box
    top: Box


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of one table.

    Attributes:
        wide: Whether this is the wide drawing.
        scale: Pixels of the board per pixel of the drawing.
        opponents: One panel per opponent, left to right in turn order.
        strip: The plank with evenings and monastery track.
        evenings: The evenings on it.
        monastery: The spaces of the monastery track on it.
        offers: The row with all cards on offer.
        label: Height of the line with labels above these cards, 0 for none.
        guest_deck: Guests face down.
        three_stack: The three-beer guests.
        display: Places of the display; the fifth is that of the three-stack, for when this is empty (R98).
        supply: Piles of tavern cards, and the nobles last.
        own: The tavern of the viewer: a wall above a floor.
        floor: The y at which wall and floor meet.
        head: Name and numbers of the viewer.
        purses: Parts of ``head`` for doubloons and beer.
        piles: Part of ``head`` for draw pile, discard pile, counter guests and schnapps.
        wall: The part of the wall for the tables.
        reputation: The reputation track; of size 0 if the level has none.
        book: The guest book, likewise.
        entertainers: The entertainers; empty if the level has none.
        plaques: The nine tiles, by id and from left to right.
        tray: Dice and coaster in front of the tavern.
        prompt: Free place for the prompt bar.
        guest: Width of the widest card at an own table.
        die: Side of a die in the own tavern.
    """

    wide: bool
    scale: float
    opponents: tuple[Opponent, ...]
    strip: Box
    evenings: tuple[Box, ...]
    monastery: tuple[Box, ...]
    offers: Box
    label: float
    guest_deck: Box
    three_stack: Box
    display: tuple[Box, ...]
    supply: tuple[Box, ...]
    own: Box
    floor: float
    head: Box
    purses: tuple[Box, Box]
    piles: Box
    wall: Box
    reputation: Box
    book: Box
    entertainers: tuple[Box, ...]
    plaques: tuple[tuple[str, Plaque], ...]
    tray: Box
    prompt: Box
    guest: float
    die: float

    def plaque(self, tile: str) -> Plaque:
        """The plaque of a tile by its id.

        Raises:
            KeyError: There is no such tile.
        """
        return dict(self.plaques)[tile]


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The lengths of one drawing, in pixels of the drawing.

    Attributes:
        width, height: Size of the board that it is drawn for.
        margin: Left, right and, a little less, below the parts.
        top: Above the parts.
        gap: Between the parts.
        opponents, opponents_many: Height of the opponents' panels if there are one or two of them, and three.
        opponent_head: Width of the head in a panel.
        opponent_line: Height of the head where it is a line above the other parts.
        opponent_dice: Width of the part for dice.
        strip: Height of the plank with the tracks.
        evening: Width of an evening.
        label: Height of the labels above the cards on offer, 0 for none.
        offer: Greatest width of a card on offer.
        offer_gap: Between cards on offer.
        pill: Height below them that their numbers need.
        group: Between groups of cards on offer.
        beam: Height of the beam above the wall.
        inner: Left and right of the things in the own tavern.
        head: Width of the viewer's head.
        head_line: Height of its name.
        purse: Height of its purses.
        boards: Width of the boards at the right of the wall, by level from 1.
        plaque, sign: Height of a tile, and of its upper part.
        plaque_gap: Between tiles, and between other things in the own tavern.
        tray: Width of the tray.
        prompt: Height of tray and prompt bar.
        guest: Width of the widest card at an own table.
        die: Side of a die in the own tavern.
    """

    width: float
    height: float
    margin: float
    top: float
    gap: float
    opponents: float
    opponents_many: float
    opponent_head: float
    opponent_line: float
    opponent_dice: float
    strip: float
    evening: float
    label: float
    offer: float
    offer_gap: float
    pill: float
    group: float
    beam: float
    inner: float
    head: float
    head_line: float
    purse: float
    boards: tuple[float, float, float, float, float]
    plaque: float
    sign: float
    plaque_gap: float
    tray: float
    prompt: float
    guest: float
    die: float


_WIDE = _Drawing(
    width=1560, height=1024, margin=16, top=12, gap=9, opponents=136, opponents_many=150, opponent_head=214,
    opponent_line=46, opponent_dice=158, strip=84, evening=44, label=24, offer=112, offer_gap=9, pill=12, group=26,
    beam=16, inner=18, head=250, head_line=76, purse=64, boards=(0, 190, 344, 344, 372), plaque=142, sign=74,
    plaque_gap=8, tray=412, prompt=82, guest=146, die=42,
)  # fmt: skip
_SMALL = _Drawing(
    width=1094, height=720, margin=12, top=8, gap=6, opponents=96, opponents_many=106, opponent_head=158,
    opponent_line=34, opponent_dice=110, strip=56, evening=31, label=0, offer=84, offer_gap=4, pill=9, group=9,
    beam=9, inner=11, head=186, head_line=54, purse=46, boards=(0, 140, 262, 262, 300), plaque=108, sign=54,
    plaque_gap=5, tray=262, prompt=66, guest=112, die=30,
)  # fmt: skip


@lru_cache(maxsize=64)
def areas(width: float, height: float, opponents: int, level: int, *, cards: float = 1.0) -> Areas:
    """The parts of the table.

    Args:
        width: Width of the board, in logical pixels.
        height: Height of the board, in logical pixels.
        opponents: Seats besides the viewer's, 1 to 3.
        level: Module level, 1 to 5.
        cards: The person's size of cards, 1.0 is usual; only ``Areas.guest`` depends on it.
    """
    # Up to the return everything is in pixels of the drawing.  A board of another shape than the reference is wider or
    # higher than that: ``right`` and the height of ``own`` take the difference.
    d = _WIDE if width >= WIDE else _SMALL
    k = min(width / d.width, height / d.height)
    right = width / k - d.margin
    # From the top: opponents, tracks, offers.
    y = d.top
    panels = Box(d.margin, y, right - d.margin, d.opponents if opponents < 3 else d.opponents_many)
    strip = Box(d.margin, panels.bottom + d.gap, panels.w, d.strip)
    offer = _offer_width(d, panels.w, level)
    offers = Box(d.margin, strip.bottom + d.gap * 0.6, panels.w, d.label + offer * CARD + d.pill)
    deck, stack, display, supply = _offers(d, offers, offer, level)
    evenings, monastery = _tracks(d, strip)
    # The own tavern takes the rest; in it, from the bottom: tray and prompt, the tiles, and what remains for the wall.
    own = Box(d.margin, offers.bottom + d.gap, panels.w, height / k - d.margin * 0.8 - offers.bottom - d.gap)
    prompt_y = own.bottom - d.inner * 0.75 - d.prompt
    plaque_y = prompt_y - d.plaque_gap * 1.2 - d.plaque
    floor = plaque_y - d.plaque_gap
    inner = Box(own.x + d.inner, own.y + d.beam, own.w - 2 * d.inner, floor - own.y - d.beam)
    # On the wall, from the left: the head, the tables, the boards of the level.
    boards = d.boards[level - 1]
    head = Box(inner.x, inner.y, d.head, inner.h)
    wall = Box(head.right + d.gap, inner.y, inner.w - d.head - d.gap - (boards + d.gap if boards else 0), inner.h)
    reputation, book, entertainers = _boards(d, Box(inner.right - boards, inner.y, boards, inner.h), level)
    plaques = _plaques(d, Box(inner.x, plaque_y, inner.w, d.plaque))
    purses = columns(Box(head.x, head.y + d.head_line, head.w, d.purse), 2, d.plaque_gap)
    piles_y = purses[0].bottom + d.plaque_gap
    tray = Box(inner.x, prompt_y, d.tray, d.prompt)
    return Areas(
        wide=d is _WIDE,
        scale=k,
        opponents=tuple(_opponent(d, box, k) for box in columns(panels, opponents, d.gap)),
        strip=times(strip, k),
        evenings=scaled(evenings, k),
        monastery=scaled(monastery, k),
        offers=times(offers, k),
        label=d.label * k,
        guest_deck=times(deck, k),
        three_stack=times(stack, k),
        display=scaled(display, k),
        supply=scaled(supply, k),
        own=times(own, k),
        floor=floor * k,
        head=times(head, k),
        purses=(times(purses[0], k), times(purses[1], k)),
        piles=times(Box(head.x, piles_y, head.w, head.bottom - piles_y - d.plaque_gap), k),
        wall=times(wall, k),
        reputation=times(reputation, k),
        book=times(book, k),
        entertainers=scaled(entertainers, k),
        plaques=tuple((tile, Plaque(*(times(box, k) for box in plaque))) for tile, plaque in plaques),
        tray=times(tray, k),
        prompt=times(Box(tray.right + d.plaque_gap, prompt_y, inner.right - tray.right - d.plaque_gap, d.prompt), k),
        guest=d.guest * k * cards,
        die=d.die * k,
    )


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(d: _Drawing, panel: Box, k: float) -> Opponent:
    """Divide a panel: head, dice and tables side by side, or in a narrow panel the head above the others."""
    pad = d.inner * 0.6
    stacked = panel.w < 3.4 * d.opponent_head
    if stacked:
        head = Box(panel.x + pad, panel.y, panel.w - 2 * pad, d.opponent_line)
        low = panel.inset(pad, d.opponent_line, pad, pad * 0.7)
        dice = Box(low.x, low.y, d.opponent_dice * 0.96, low.h)
    else:
        head = Box(panel.x + pad, panel.y, d.opponent_head - pad, panel.h)
        low = panel.inset(d.opponent_head + pad, pad * 0.7, pad, pad * 0.7)
        dice = Box(low.x, low.y, d.opponent_dice, low.h)
    tables = Box(dice.right + pad, low.y, low.right - dice.right - pad, low.h)
    return Opponent(times(panel, k), times(head, k), times(dice, k), times(tables, k), stacked)


# --- strip and offers ------------------------------------------------------------------------------------------------


def _tracks(d: _Drawing, strip: Box) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """The evenings at the left of the strip and the spaces of the monastery at its right, behind a sign."""
    pad = d.inner * 0.7
    inner = strip.inset(pad, pad * 0.5, pad, pad * 0.5)
    evenings = columns(Box(inner.x, inner.y, EVENINGS * d.evening, inner.h), EVENINGS, 0)
    sign = inner.h * 0.9
    first = evenings[-1].right + d.group * 0.8 + sign
    return evenings, columns(Box(first, inner.y, inner.right - first, inner.h), MONASTERY, d.gap * 0.45)


def _offer_width(d: _Drawing, room: float, level: int) -> float:
    """Width of the cards on offer, so that the cards and piles of the level fit into the row."""
    # One more for the nobles.  The cards stand in four groups: guest deck, other guests, tavern cards, nobles.
    piles = DISPLAY + _helpers(level) + 1
    gaps = (piles - 3) * d.offer_gap + 3 * d.group
    return min(d.offer, (room - gaps) / (piles + DECK))


def _helpers(level: int) -> int:
    """Number of piles of tavern cards: bards come with level 3 (R11)."""
    return HELPERS if level >= 3 else HELPERS - 1


def _offers(d: _Drawing, box: Box, width: float, level: int) -> tuple[Box, Box, tuple[Box, ...], tuple[Box, ...]]:
    """Places of guest deck, three-stack, display and supply, as ``Areas`` has them."""
    y, high = box.y + d.label, width * CARD
    deck = Box(box.x, y + high * (1 - DECK) / 2, width * DECK, high * DECK)
    stack = Box(deck.right + d.group, y, width, high)
    step = width + d.offer_gap
    display = tuple(Box(stack.x + k * step, y, width, high) for k in range(1, DISPLAY))
    helpers = _helpers(level)
    nobles = Box(box.right - width, y, width, high)
    first = nobles.x - d.group - helpers * step + d.offer_gap
    supply = tuple(Box(first + k * step, y, width, high) for k in range(helpers))
    return deck, stack, (*display, stack), (*supply, nobles)


# --- the own tavern --------------------------------------------------------------------------------------------------


def _boards(d: _Drawing, box: Box, level: int) -> tuple[Box, Box, tuple[Box, ...]]:
    """Places of reputation track, guest book and entertainers at the right of the wall, for the level."""
    nothing = Box(box.x, box.y, 0, 0)
    gap = d.plaque_gap
    inner = box.inset(0, gap * 1.2, 0, gap)
    # Level 2 has entertainers, one below the other; from level 3 on they stand below the reputation track, and at
    # level 5 at the right of the guest book.
    if level == 1:
        return nothing, nothing, ()
    if level == 2:
        return nothing, nothing, _rows(inner, 3, gap)
    reputation = Box(inner.x, inner.y, inner.w, inner.h * 0.38)
    below = Box(inner.x, reputation.bottom + gap, inner.w, inner.h * 0.62 - gap)
    if level < 5:
        return reputation, nothing, columns(below, 3, gap)
    book = Box(below.x, below.y, below.w * 0.58, below.h)
    beside = Box(book.right + gap, below.y, below.right - book.right - gap, below.h)
    return reputation, book, _rows(beside, 3, gap * 0.6)


def _rows(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    """``count`` equal boxes one below the other."""
    height = (box.h - gap * (count - 1)) / count
    return tuple(Box(box.x, box.y + k * (height + gap), box.w, height) for k in range(count))


def _plaques(d: _Drawing, box: Box) -> tuple[tuple[str, Plaque], ...]:
    """The nine tiles side by side, by id."""
    unit = (box.w - d.plaque_gap * (len(TILES) - 1)) / sum(_BREADTH.get(tile, 1.0) for tile in TILES)
    found, x = [], box.x
    for tile in TILES:
        whole = Box(x, box.y, unit * _BREADTH.get(tile, 1.0), box.h)
        sign = Box(whole.x, whole.y, whole.w, d.sign)
        bed = Box(whole.x, sign.bottom, whole.w, whole.h - d.sign)
        found.append((tile, Plaque(whole, sign, bed)))
        x = whole.right + d.plaque_gap
    return tuple(found)


def tables(count: int, wall: Box, widest: float) -> list[Table]:
    """The own tables, side by side from the left.

    The slot for the die is beside the card, or on its corner if the card would be too small otherwise.  Room is kept
    for ``TABLES_KEPT`` tables, so that tables stay where they are when one more comes.

    Args:
        count: Number of tables.
        wall: Where they stand.
        widest: Width of the widest card.
    """
    most = TABLES_KEPT[1] if wall.w / TABLES_KEPT[1] * CARD_BESIDE_SLOT >= widest * LARGE_ENOUGH else TABLES_KEPT[0]
    step = min(widest * 1.72, wall.w / max(most, count))
    beside = min(widest, step * CARD_BESIDE_SLOT)
    corner = min(widest, step * 0.93)
    on_corner = beside < min(LEGIBLE, widest * 0.75)
    width = corner if on_corner else beside
    width = min(width, wall.h * 0.84 / CARD)
    return [_table(Box(wall.x + k * step, wall.y, step, wall.h), width, on_corner=on_corner) for k in range(count)]


def _table(place: Box, width: float, *, on_corner: bool) -> Table:
    """One table in its place, with a card of that width."""
    slot = width * (0.42 if on_corner else 0.385)
    high = width * CARD
    foot = place.h * 0.115
    y = place.bottom - foot - high - (place.h - foot - high) * 0.35
    left = place.x + (place.w - width - (0 if on_corner else slot * 1.24)) / 2
    card = Box(left, y, width, high)
    if on_corner:
        box = Box(card.right - slot * 0.94, card.bottom - slot * 0.94, slot, slot)
    else:
        box = Box(card.right + slot * 0.24, card.bottom - slot * 1.22, slot, slot)
    depth = min(width * 0.34, foot * 1.7)
    return Table(card, box, Box(place.x + place.w * 0.03, card.bottom - depth * 0.42, place.w * 0.94, depth))


def dice_row(count: int, box: Box, side: float, gap: float) -> list[Box]:
    """Places for dice in the middle of a box, ``side`` px wide and ``gap`` px apart; they overlap when crowded."""
    side = min(side, box.h)
    step = min(side + gap, (box.w - side) / max(1, count - 1))
    used = step * (count - 1) + side
    x, y = box.x + (box.w - used) / 2, box.y + (box.h - side) / 2
    return [Box(x + k * step, y, side, side) for k in range(count)]


def track(count: int, box: Box, gap: float) -> list[Box]:
    """The spaces of the reputation track in order: the host at the left, the others as a circuit in two rows.  R146

    The upper row goes to the right and the lower one back, so that the last space lies below the first one.

    Args:
        count: Number of spaces, the host included.
        box: Where the track lies.
        gap: Between spaces, in px.
    """
    host = Box(box.x, box.y, box.w * 0.15, box.h)
    rest = Box(host.right + gap, box.y, box.right - host.right - gap, box.h)
    per_row = count // 2
    width = (rest.w - gap * (per_row - 1)) / per_row
    height = (rest.h - gap) / 2
    spaces = [host.inset(0, host.h * 0.14, 0, host.h * 0.14)]
    for k in range(count - 1):
        line, column = divmod(k, per_row)
        column = column if not line else per_row - 1 - column
        spaces.append(Box(rest.x + column * (width + gap), rest.y + line * (height + gap), width, height))
    return spaces


def cells(rows: int, count: int, box: Box, gap: float) -> list[Box]:
    """The cells of a grid, column by column from the top; ``count`` is the number of columns."""
    width = (box.w - gap * (count - 1)) / count
    height = (box.h - gap * (rows - 1)) / rows
    return [
        Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)
        for column in range(count)
        for row in range(rows)
    ]
