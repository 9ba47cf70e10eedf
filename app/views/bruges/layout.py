"""The layout of the table of Bruges: pure functions of sizes and counts.

Boxes are in scene pixels, relative to the upper left corner of the board.  There are two drawings, a wide one for
boards from ``WIDE`` pixels on and a small one for others.  Each has a reference size, from which it is scaled until it
fits; height to spare goes to the own houses and the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from app.views.board.boxes import CARD, WIDE, Box, columns, scaled, times

LEGIBLE = 80.0
"""Width in pixels from which the icons of a card can be read."""

COLOURS, STEPS, SPACES = 5, 11, 5
UPPER = 6
"""Number of steps in the lower row of the reputation track; the others go back in the upper one."""

NOTHING = Box(0, 0, 0, 0)
"""The box of what is not on the table."""


class Opponent(NamedTuple):
    """The panel of an opponent and its parts.

    Attributes:
        panel: All of it.
        head: Name, points, guilders and hand.
        goods: Workers, threats and canals.
        houses: Room for the houses.
        stacked: Whether the head is one line above the other parts, as in narrow panels.
    """

    panel: Box
    head: Box
    goods: Box
    houses: Box
    stacked: bool


@dataclass(frozen=True, slots=True)
class Areas:
    """The boxes of one table.

    Attributes:
        wide: Whether this is the wide drawing.
        scale: Pixels of the board per pixel of the drawing.
        opponents: The opponents' panels, left to right in turn order.
        hall: The panel of reputation track and majorities.
        steps: Spaces of the track; 0 is the town hall.
        majorities: The majorities.
        town: The panel of the dice.
        dice: Dice by colour.
        meanings: Below each die, what it means in this round.
        docks: Docks by colour; empty without ships.
        quays: Piles of ships by colour, likewise.
        store: The panel of the piles beside the dice; ``NOTHING`` where they lie below the dice.
        piles: Left and right draw pile, discard pile, reserve.
        exchange: The open exchange card, upright or on its side; no size without the module.
        exchanges: The pile of exchange cards; no size without the module, or where there is no room for it.
        canals: The panel of the own canals.
        spaces: Canal spaces by section.
        crowns: At the end of each section, the place of its statue.
        statues: The stack of statues, top first.
        prompt: Room for the prompt bar.
        home: The panel of the viewer.
        head: Its left part, with name, points, guilders and workers.
        purse: Guilders.
        workers: Workers by colour.
        threats: The paper with the threat markers.
        columns: Threat markers by colour.
        houses: Room for the own houses.
        hand: Room for the hand.
        menu: The panel of the uses.
        uses: The rows of the menu.
        card: Greatest width of a hand card.
        lodger: Greatest width of a card in an own house.
    """

    wide: bool
    scale: float
    opponents: tuple[Opponent, ...]
    hall: Box
    steps: tuple[Box, ...]
    majorities: tuple[Box, ...]
    town: Box
    dice: tuple[Box, ...]
    meanings: tuple[Box, ...]
    docks: tuple[Box, ...]
    quays: tuple[Box, ...]
    store: Box
    piles: tuple[Box, ...]
    exchange: Box
    exchanges: Box
    canals: Box
    spaces: tuple[tuple[Box, ...], ...]
    crowns: tuple[Box, ...]
    statues: tuple[Box, ...]
    prompt: Box
    home: Box
    head: Box
    purse: Box
    workers: tuple[Box, ...]
    threats: Box
    columns: tuple[Box, ...]
    houses: Box
    hand: Box
    menu: Box
    uses: tuple[Box, ...]
    card: float
    lodger: float


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The lengths of one reference drawing, in its own pixels.

    Attributes:
        width, height: Size of the board.
        margin, top: Free edge at the sides and above.
        gap: Between panels.
        pad: Between the edge of a panel and what lies on it.
        opponents, opponents_many: Height of the opponents' panels, up to two and from three on.
        opponent_head, opponent_goods: Width of these parts.
        opponent_line: Height of the head where it is a line above the other parts.
        town: Height of the panels between opponents and prompt.
        title, line: Height of the title of a panel, and of a line below it.
        hall, step, pawn: Width of the panel of the track, side of a step, and how far pawns stand out above it.
        dice, die, meaning: Width of the panel of the dice, side of a die, and height of its meaning.
        ship: Height of a ship.
        store, store_more: Width of the panel of the piles, without and with exchange cards.
        pile: Width of a pile.
        statue, crown: Width of a statue on the stack, and of the place at the end of a section.
        prompt: Height of the prompt bar.
        home: Least height of the panel of the viewer.
        head, head_line: Width of name, guilders and workers there, and height of the name with its line.
        purse: Height of the guilders.
        threats: Width of the threat markers.
        label: Height of the words above threats and houses.
        menu: Width of the menu.
        card, lodger: Greatest width of a hand card, and of a card in an own house.
    """

    width: float
    height: float
    margin: float
    top: float
    gap: float
    pad: float
    opponents: float
    opponents_many: float
    opponent_head: float
    opponent_goods: float
    opponent_line: float
    town: float
    title: float
    line: float
    hall: float
    step: float
    pawn: float
    dice: float
    die: float
    meaning: float
    ship: float
    store: float
    store_more: float
    pile: float
    statue: float
    crown: float
    prompt: float
    home: float
    head: float
    head_line: float
    purse: float
    threats: float
    label: float
    menu: float
    card: float
    lodger: float


_WIDE = _Drawing(
    width=1560, height=1024, margin=16, top=12, gap=8, pad=14, opponents=136, opponents_many=146, opponent_head=196,
    opponent_goods=214, opponent_line=40, town=304, title=38, line=22, hall=312, step=42, pawn=20, dice=432, die=58,
    meaning=44, ship=56, store=196, store_more=300, pile=76, statue=30, crown=62, prompt=70, home=196, head=282,
    head_line=62, purse=48, threats=224, label=26, menu=520, card=172, lodger=108,
)  # fmt: skip
_SMALL = _Drawing(
    width=1094, height=720, margin=12, top=8, gap=6, pad=9, opponents=92, opponents_many=102, opponent_head=144,
    opponent_goods=152, opponent_line=30, town=210, title=27, line=18, hall=226, step=30, pawn=15, dice=300, die=38,
    meaning=32, ship=40, store=136, store_more=226, pile=52, statue=22, crown=46, prompt=56, home=149, head=206,
    head_line=44, purse=34, threats=160, label=19, menu=410, card=122, lodger=84,
)  # fmt: skip


@lru_cache(maxsize=64)
def areas(
    width: float,
    height: float,
    opponents: int,
    *,
    ships: bool = False,
    exchange: bool = False,
    majorities: int = 3,
    cards: float = 1.0,
) -> Areas:
    """The boxes of a table.

    Args:
        width: Width of the board in pixels.
        height: Height of the board in pixels.
        opponents: Number of opponents, 1 to 4.
        ships: Whether the game has ships.
        exchange: Whether the game has exchange cards.
        majorities: Number of majorities.
        cards: The person's factor on the width of cards, 1.0 is usual.
    """
    d = _WIDE if width >= WIDE else _SMALL
    k = min(width / d.width, height / d.height)
    # Where the board has other proportions than the drawing, that is extended to the right or downwards.
    right, bottom = width / k - d.margin, height / k - d.margin * 0.8
    # Rows from top to bottom: opponents, town, prompt, home, and the hand with the menu at its right.
    panels = Box(d.margin, d.top, right - d.margin, d.opponents if opponents < 3 else d.opponents_many)
    middle = Box(d.margin, panels.bottom + d.gap, panels.w, d.town)
    hall, town, store, canals = _panels(d, middle, ships=ships, exchange=exchange)
    prompt = Box(d.margin, middle.bottom + d.gap, panels.w, d.prompt)
    rest = bottom - prompt.bottom - 2 * d.gap - d.home
    # The height that a hand of the widest cards leaves over.
    spare = max(0.0, rest - d.card * CARD * 1.06)
    home = Box(d.margin, prompt.bottom + d.gap, panels.w, d.home + spare * 0.4)
    low = Box(d.margin, home.bottom + d.gap, panels.w, bottom - home.bottom - d.gap)
    menu = Box(low.right - d.menu, low.y, d.menu, low.h)
    hand = Box(low.x, low.y, menu.x - d.gap - low.x, low.h)
    piles, card, pile = _store(d, town, store, ships=ships, exchange=exchange)
    dice, meanings, docks, quays = _dice(d, town, ships=ships)
    spaces, crowns, statues = _canals(d, canals)
    # The panel of the viewer from left to right: name and goods, threats, houses.
    inner = home.inset(d.pad, 0, d.pad, 0)
    head = Box(inner.x, inner.y, d.head, inner.h)
    purse = Box(head.x, head.y + d.head_line, head.w, d.purse)
    workers = columns(Box(head.x, purse.bottom, head.w, head.bottom - purse.bottom - d.pad * 0.7), COLOURS, d.gap * 0.7)
    threats = Box(head.right + d.pad, inner.y + d.label, d.threats, inner.h - d.label - d.pad * 0.6)
    houses_x = threats.right + d.pad
    houses = Box(houses_x, threats.y, inner.right - houses_x, threats.h)
    steps, leads = _hall(d, hall, majorities)
    return Areas(
        wide=d is _WIDE,
        scale=k,
        opponents=tuple(_opponent(d, box, k) for box in columns(panels, opponents, d.gap)),
        hall=times(hall, k),
        steps=scaled(steps, k),
        majorities=scaled(leads, k),
        town=times(town, k),
        dice=scaled(dice, k),
        meanings=scaled(meanings, k),
        docks=scaled(docks, k),
        quays=scaled(quays, k),
        store=times(store, k),
        piles=scaled(piles, k),
        exchange=times(card, k),
        exchanges=times(pile, k),
        canals=times(canals, k),
        spaces=tuple(scaled(section, k) for section in spaces),
        crowns=scaled(crowns, k),
        statues=scaled(statues, k),
        prompt=times(prompt, k),
        home=times(home, k),
        head=times(head, k),
        purse=times(purse, k),
        workers=scaled(workers, k),
        threats=times(threats, k),
        columns=scaled(
            columns(threats.inset(d.pad * 0.4, d.pad * 0.3, d.pad * 0.4, d.pad * 0.3), COLOURS, d.gap * 0.5), k
        ),
        houses=times(houses, k),
        hand=times(hand, k),
        menu=times(menu, k),
        uses=scaled(_uses(d, menu, exchange=exchange), k),
        card=d.card * k * cards,
        lodger=d.lodger * k * cards,
    )


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(d: _Drawing, panel: Box, k: float) -> Opponent:
    """Head, goods and houses side by side or, in a narrow panel, the head above the others."""
    pad = d.pad * 0.7
    stacked = panel.w < 2.9 * d.opponent_goods
    if stacked:
        head = Box(panel.x + pad, panel.y + pad * 0.3, panel.w - 2 * pad, d.opponent_line)
        low = panel.inset(pad, d.opponent_line + pad * 0.4, pad, pad * 0.6)
        share = min(d.opponent_goods * 0.86, low.w * 0.5)
        goods = Box(low.x, low.y, share, low.h)
    else:
        head = Box(panel.x + pad, panel.y, d.opponent_head - pad, panel.h)
        low = panel.inset(d.opponent_head + pad, pad * 0.6, pad, pad * 0.6)
        goods = Box(low.x, low.y, max(d.opponent_goods, min(low.w * 0.3, d.opponent_goods * 1.6)), low.h)
    houses = Box(goods.right + pad, low.y, low.right - goods.right - pad, low.h)
    return Opponent(times(panel, k), times(head, k), times(goods, k), times(houses, k), stacked)


# --- the town --------------------------------------------------------------------------------------------------------


def _panels(d: _Drawing, box: Box, *, ships: bool, exchange: bool) -> tuple[Box, Box, Box, Box]:
    """The panels of town hall, dice, piles and own canals, left to right; that of the piles only with ships."""
    hall = Box(box.x, box.y, d.hall, box.h)
    town = Box(hall.right + d.gap, box.y, d.dice + (d.pile if exchange and not ships else 0), box.h)
    x = town.right + d.gap
    store = Box(x, box.y, d.store_more if exchange else d.store, box.h) if ships else NOTHING
    x = store.right + d.gap if ships else x
    return hall, town, store, Box(x, box.y, box.right - x, box.h)


def _hall(d: _Drawing, box: Box, majorities: int) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """The steps, in two rows that go to the right below and back above, and the majorities below them."""
    inner = box.inset(d.pad, d.title + d.line, d.pad, d.pad * 0.6)
    gap = (inner.w - UPPER * d.step) / (UPPER - 1)
    upper = inner.y + d.pawn
    lower = upper + d.step * 0.92 + d.pawn
    steps = []
    for step in range(STEPS):
        back = 2 * UPPER - 1 - step
        column, y = (step, lower) if step < UPPER else (back, upper)
        steps.append(Box(inner.x + column * (d.step + gap), y, d.step, d.step * 0.92))
    y = lower + d.step + d.pad * 0.5
    return tuple(steps), columns(Box(inner.x, y, inner.w, inner.bottom - y), majorities, d.pad * 0.3)


def _dice(d: _Drawing, box: Box, *, ships: bool) -> tuple[tuple[Box, ...], ...]:
    """Dice, meanings, docks and piles of ships: a column for each colour."""
    inner = box.inset(d.pad, d.title, d.pad, d.pad * 0.6)
    places = columns(inner, COLOURS, d.gap)
    die = d.die if ships else d.die * 1.08
    dice = tuple(
        Box(each.x + (each.w - die) / 2, inner.y + d.pad * (0.5 if ships else 0.35), die, die) for each in places
    )
    y = dice[0].bottom + d.pad * 0.35
    meanings = tuple(Box(each.x - d.gap * 0.4, y, each.w + d.gap * 0.8, d.meaning) for each in places)
    if not ships:
        return dice, meanings, (), ()
    y += d.meaning + d.pad * 0.2
    gap = (inner.bottom - y - 2 * d.ship) / 2
    docks = tuple(Box(each.x, y + gap * 0.5, each.w, d.ship) for each in places)
    quays = tuple(Box(each.x, y + gap * 1.5 + d.ship, each.w, d.ship) for each in places)
    return dice, meanings, docks, quays


PILES_APART = 1.9
"""Gaps between the piles, in gaps or paddings of the drawing: names that are wider than a pile stand on their edges."""


EXCHANGE_HIGH = 1.1
"""Greatest height of the exchange card beside the piles, in heights of a pile."""


def _store(d: _Drawing, town: Box, store: Box, *, ships: bool, exchange: bool) -> tuple[tuple[Box, ...], Box, Box]:
    """The piles, the open exchange card and the pile of exchange cards.

    The piles lie in two rows beside the dice, or in one below them; the exchange card lies at their right.
    """
    high = d.pile * CARD
    if ships:
        inner = store.inset(d.pad, d.title, d.pad, d.pad)
        gap = (inner.h - 2 * high) / 2
        apart = min(d.pad * PILES_APART, inner.w - 2 * d.pile)
        across = (inner.x, inner.x + d.pile + apart)
        down = (inner.y + d.pad * 0.35, inner.bottom - high)
        piles = tuple(Box(across[k % 2], down[k // 2] - gap * 0.1, d.pile, high) for k in range(4))
        if not exchange:
            spare = (inner.w - 2 * d.pile - apart) / 2
            return tuple(each._replace(x=each.x + spare) for each in piles), NOTHING, NOTHING
        left = piles[1].right + d.pad
        width = inner.right - left
        pile = d.pile * 0.62
        card = Box(left, down[0], width, min(width * CARD, inner.h - pile - d.pad * 1.2))
        return piles, card, Box(left + (width - pile * CARD) / 2, inner.bottom - pile, pile * CARD, pile)
    inner = town.inset(d.pad, d.title, d.pad, d.pad * 0.9)
    low = inner.bottom - high
    if not exchange:
        step = (inner.w - d.pile) / 3
        return tuple(Box(inner.x + k * step, low, d.pile, high) for k in range(4)), NOTHING, NOTHING
    gap = d.gap * PILES_APART
    room = inner.w - 4 * d.pile - 5 * gap
    piles = tuple(Box(inner.x + k * (d.pile + gap), low, d.pile, high) for k in range(4))
    width = min(room, EXCHANGE_HIGH * high / CARD)  # its height follows, and must not leave the panel
    card = Box(inner.right - (room + width) / 2, inner.bottom - width * CARD, width, width * CARD)
    return piles, card, NOTHING


def _canals(d: _Drawing, box: Box) -> tuple[tuple[tuple[Box, ...], ...], tuple[Box, ...], tuple[Box, ...]]:
    """The spaces in two rows, the places of statues at their ends, and the stack of statues beside the title."""
    inner = box.inset(d.pad, d.title + d.pad * 0.3, d.pad, d.pad)
    gap = d.gap * 0.9
    high = (inner.h - gap * 1.6) / 2
    width = (inner.w - d.crown - SPACES * gap) / SPACES
    tops = tuple(inner.y + k * (high + gap * 1.6) for k in (0, 1))
    spaces = tuple(tuple(Box(inner.x + k * (width + gap), y, width, high) for k in range(SPACES)) for y in tops)
    crowns = tuple(Box(inner.right - d.crown, y, d.crown, high) for y in tops)
    step = d.statue * 0.94
    statues = tuple(
        Box(box.right - d.pad - d.statue - k * step, box.y + d.title * 0.12, d.statue, d.statue * 1.1) for k in range(8)
    )
    return spaces, crowns, statues


# --- the viewer ------------------------------------------------------------------------------------------------------


def _uses(d: _Drawing, menu: Box, *, exchange: bool) -> tuple[Box, ...]:
    """The rows of the menu."""
    count = 7 if exchange else 6
    pad = d.pad * 0.5
    gap = d.pad * 0.42
    high = (menu.h - 2 * pad - (count - 1) * gap) / count
    return tuple(Box(menu.x + pad, menu.y + pad + k * (high + gap), menu.w - 2 * pad, high) for k in range(count))


def spread(count: int, box: Box, widest: float, gap: float) -> list[Box]:
    """Cards in the middle of a box, side by side; where they are many, narrower and then overlapping.

    Args:
        count: Number of cards.
        box: Where they lie.
        widest: Greatest width of a card.
        gap: Gap between cards that do not overlap.
    """
    least = min(widest, max(LEGIBLE, widest * 0.72))
    width = min(widest, box.h / CARD, max(least, (box.w + gap) / max(1, count) - gap), box.w)
    step = min(width + gap, (box.w - width) / max(1, count - 1))
    x = box.x + (box.w - width - step * (count - 1)) / 2
    return [Box(x + k * step, box.y + (box.h - width * CARD) / 2, width, width * CARD) for k in range(count)]


class Dwelling(NamedTuple):
    """The places of one house: of itself, of its person a little lower, and of its pet at the lower right."""

    house: Box
    person: Box
    pet: Box


ROOF, PET, BESIDE = 0.15, 0.56, 0.5
"""Shares of a card's width: what is seen of a house, a pet, and how far the pet reaches beyond the person.

It covers the edge of the person's card, and no letter of the name.
"""


def dwellings(pets: tuple[bool, ...], box: Box, widest: float, least: float, gap: float) -> list[Dwelling]:
    """The places of houses in one row or in two, whichever shows more of each.

    Args:
        pets: For each house whether a pet lives there, which takes more room.
        box: Where they lie.
        widest: Greatest width of a card.
        least: Least width of a card: houses that are too many for it overlap.
        gap: Gap between houses that do not overlap.
    """
    best: list[Dwelling] = []
    seen = 0.0
    for rows in (1, 2):
        per_row = -(-len(pets) // rows) or 1
        lines = [pets[k : k + per_row] for k in range(0, len(pets), per_row)]
        high = (box.h - gap * (rows - 1)) / rows
        # The longest line in widths of a card, and the width at which it fits without overlapping.
        units = max((sum(1 + BESIDE * pet for pet in line) for line in lines), default=1.0)
        fits = (box.w - gap * (per_row - 1)) / units
        width = min(widest, high / (CARD + ROOF), max(fits, least))
        last = 1 + BESIDE * any(line[-1] for line in lines)
        # What all steps from house to house are multiplied by, so that the last one ends inside the box.
        squeeze = min(1.0, (box.w - width * last) / max(1.0, (units - last) * width + gap * (per_row - 1)))
        shown = min(width, (width + gap) * squeeze)
        # Two rows only where they show clearly more than one.
        if shown > seen * 1.08:
            seen, best = shown, _rows_of(lines, box, width, high + gap, gap, squeeze)
    return best


def _rows_of(
    lines: list[tuple[bool, ...]], box: Box, width: float, down: float, gap: float, squeeze: float
) -> list[Dwelling]:
    found = []
    for row, line in enumerate(lines):
        x = box.x
        for pet in line:
            found.append(_dwelling(Box(x, box.y + row * down, width, width * CARD)))
            x += (width * (1 + BESIDE * pet) + gap) * squeeze
    return found


def overlaps(homes: Sequence[Dwelling]) -> bool:
    """Whether a house covers a part of the one before it in its row."""
    return any(one.house.x < two.house.x < one.house.right - 0.5 for one, two in pairwise(homes))


ASIDE = 2
"""Lines of empty houses beside inhabited ones."""


def aside(count: int, box: Box, gap: float) -> list[Box]:
    """Empty houses as small cards at the right edge of a box, in ``ASIDE`` lines."""
    columns_ = -(-count // ASIDE)
    width = columns_ * ((box.h - gap * (ASIDE - 1)) / ASIDE / CARD + gap)
    return tokens(count, box._replace(x=box.right - width, w=width), gap, range(ASIDE, ASIDE + 1))


def tokens(count: int, box: Box, gap: float, most: Iterable[int] = (1, 2, 3)) -> list[Box]:
    """Small cards at the right edge of a box, column by column.

    Args:
        count: Number of cards.
        box: Where they lie.
        gap: Gap between them.
        most: Numbers of lines to try; the first one with which they fit is taken, else the last.
    """
    for lines in most:
        high = min((box.h - gap * (lines - 1)) / lines, box.h * 0.62)
        width, columns_ = high / CARD, -(-count // lines)
        if columns_ * (width + gap) <= box.w:
            break
    step = min(width + gap, (box.w - width) / max(1, columns_ - 1))
    left = box.right - width - step * max(0, columns_ - 1)
    return [Box(left + k // lines * step, box.y + k % lines * (high + gap), width, high) for k in range(count)]


def _dwelling(house: Box) -> Dwelling:
    person = house._replace(y=house.y + house.w * ROOF)
    width = house.w * PET
    left, top = house.x + house.w * (1 + BESIDE) - width, person.bottom - width * CARD
    return Dwelling(house, person, Box(left, top, width, width * CARD))
