"""Where everything lies on the table of Port Royal: pure functions of counts and sizes.

All boxes are in scene pixels, relative to the upper left corner of the board.  There are two drawings: the wide one for
boards of ``WIDE`` pixels and more, the small one for others.  A drawing has a size of its own, to which its lengths
belong.  It is scaled to fit the board, and where the board has another shape its panels become wider or higher.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from app.views.board.boxes import CARD, WIDE, Box, columns, row, scaled, times

LEGIBLE = 80.0
"""Width in pixels from which on a card shows its icons."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of one table.

    Attributes:
        wide: Whether this is the wide drawing.
        scale: Pixels of the board per pixel of the drawing.
        opponents: One panel per opponent, left to right in turn order.
        heads: The part of each opponent's panel with the name and the figures.
        tableaus: The part of each opponent's panel for the cards.
        deck: The draw pile.
        discard: The discard pile.
        harbour: The harbour panel.
        harbour_cards: Its part for cards.
        gauge: Its line for the gauge, below the cards.
        expeditions: The panel of the open expeditions.
        expedition_cards: Its part for cards.
        contracts: One plaque per contract; empty in games without contracts.
        own: The panel of the viewer.
        own_head: Its part with name, coins and counters.
        own_cards: Its part for cards.
        prompt: Free place for the prompt.
        dock: The y at which the dock begins in the picture of the table.
        market_card: Largest width of a card in the harbour and among the expeditions.
        own_card: Largest width of a card in the viewer's display.
        opponent_card: Largest width of a card in an opponent's display.
    """

    wide: bool
    scale: float
    opponents: tuple[Box, ...]
    heads: tuple[Box, ...]
    tableaus: tuple[Box, ...]
    deck: Box
    discard: Box
    harbour: Box
    harbour_cards: Box
    gauge: Box
    expeditions: Box
    expedition_cards: Box
    contracts: tuple[Box, ...]
    own: Box
    own_head: Box
    own_cards: Box
    prompt: Box
    dock: float
    market_card: float
    own_card: float
    opponent_card: float


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The lengths of one drawing, in its own pixels.

    Attributes:
        width: Of the whole drawing.
        height: Of the whole drawing.
        margin: Between panels and the left, right and lower edge.
        top: Between the upper edge and the panels of the opponents.
        strip: Height of the panels of one or two opponents.
        strip_many: Height of the panels of three or four.
        gap: Between panels.
        prompt_gap: Between the middle of the table and the prompt.
        prompt: Height of the place for the prompt.
        own_gap: Between the prompt and the panel of the viewer.
        own: Height of the panel of the viewer.
        contracts: Height of the plaques.
        pile: Width of the draw pile.
        pile_x: Left edge of the piles.
        harbour_x: Left edge of the harbour panel.
        expeditions: Width of the panel of the expeditions.
        header: Height of the titles of harbour and expeditions.
        gauge: Height of the line of the gauge.
        head: Width of an opponent's head beside its cards.
        head_line: Height of an opponent's head above its cards.
        own_head: Width of the viewer's head beside its cards in the wide drawing; height above them in the small one.
        market_card: Largest widths of cards, see ``Areas``.
        own_card: Likewise.
        opponent_card: Likewise.
        inner: Between the edge of a panel and what lies on it.
    """

    width: float
    height: float
    margin: float
    top: float
    strip: float
    strip_many: float
    gap: float
    prompt_gap: float
    prompt: float
    own_gap: float
    own: float
    contracts: float
    pile: float
    pile_x: float
    harbour_x: float
    expeditions: float
    header: float
    gauge: float
    head: float
    head_line: float
    own_head: float
    market_card: float
    own_card: float
    opponent_card: float
    inner: float


_WIDE = _Drawing(
    width=1560, height=1024, margin=16, top=14, strip=136, strip_many=156, gap=16, prompt_gap=20, prompt=76, own_gap=12,
    own=294, contracts=86, pile=150, pile_x=36, harbour_x=212, expeditions=276, header=54, gauge=54, head=190,
    head_line=46, own_head=302, market_card=188, own_card=158, opponent_card=78, inner=18,
)  # fmt: skip
_SMALL = _Drawing(
    width=1094, height=720, margin=12, top=8, strip=92, strip_many=112, gap=8, prompt_gap=8, prompt=60, own_gap=8,
    own=232, contracts=58, pile=96, pile_x=20, harbour_x=130, expeditions=196, header=42, gauge=38, head=146,
    head_line=36, own_head=56, market_card=132, own_card=116, opponent_card=58, inner=12,
)  # fmt: skip


@lru_cache(maxsize=64)
def areas(width: float, height: float, opponents: int, contracts: int = 0, *, cards: float = 1.0) -> Areas:
    """The parts of the table at a size of the board.

    Args:
        width: Width of the board in pixels.
        height: Height of the board in pixels.
        opponents: Number of seats besides the viewer's, 1 to 4.
        contracts: Number of contracts on display.
        cards: Factor by which the person wants cards larger than usual.
    """
    d = _WIDE if width >= WIDE else _SMALL
    k = min(width / d.width, height / d.height)
    wide = d is _WIDE
    # All lengths are those of the drawing until the end.  A board that is higher than the drawing gives 42 % of the
    # height to spare to the viewer's panel and the rest to the middle; one that is wider has wider panels.
    spare = height / k - d.height
    right = width / k - d.margin
    # The viewer's panel and the prompt lie at the lower edge, the opponents at the upper one; what is left between them
    # is the middle, of which contracts take the lowest part.
    strip = d.strip if opponents < 3 else d.strip_many
    own = d.own + spare * 0.42
    own_y = height / k - d.margin * 0.9 - own
    prompt_y = own_y - d.own_gap - d.prompt
    middle_y = d.top + strip + d.gap
    middle = prompt_y - d.prompt_gap - middle_y
    plaques = Box(d.margin, middle_y + middle - d.contracts, right - d.margin, d.contracts)
    if contracts:
        middle -= d.contracts + d.gap * 0.75
    expeditions = Box(right - d.expeditions, middle_y, d.expeditions, middle)
    harbour = Box(d.harbour_x, middle_y, expeditions.x - d.gap - d.harbour_x, middle)
    deck, discard = _piles(d, middle_y, middle)
    panels = columns(Box(d.margin, d.top, right - d.margin, strip), opponents, d.gap)
    heads, tableaus = zip(*(_opponent(d, panel, line=opponents >= 3) for panel in panels), strict=True)
    panel = Box(d.margin, own_y, right - d.margin, own)
    own_head, own_cards = _own(d, panel, wide=wide)
    prompt_x = d.harbour_x if wide else d.margin
    return Areas(
        wide=wide,
        scale=k,
        opponents=scaled(panels, k),
        heads=scaled(heads, k),
        tableaus=scaled(tableaus, k),
        deck=times(deck, k),
        discard=times(discard, k),
        harbour=times(harbour, k),
        harbour_cards=times(harbour.inset(d.inner, d.header, d.inner, d.gauge), k),
        gauge=times(Box(harbour.x + d.inner, harbour.bottom - d.gauge, harbour.w - 2 * d.inner, d.gauge), k),
        expeditions=times(expeditions, k),
        expedition_cards=times(expeditions.inset(d.inner, d.header, d.inner, d.inner * 0.6), k),
        contracts=scaled(columns(plaques, contracts, d.gap * 0.75), k),
        own=times(panel, k),
        own_head=times(own_head, k),
        own_cards=times(own_cards, k),
        prompt=times(Box(prompt_x, prompt_y, right - prompt_x, d.prompt), k),
        dock=(prompt_y + d.prompt * 0.86) * k,
        market_card=d.market_card * k * cards,
        own_card=d.own_card * k * cards,
        opponent_card=d.opponent_card * k * cards,
    )


def _piles(d: _Drawing, top: float, height: float) -> tuple[Box, Box]:
    """Draw pile and, below it, discard pile, in the column left of the harbour."""
    width = min(d.pile, (height * 0.52 - d.gap) / CARD)
    x = d.pile_x + (d.pile - width) / 2
    deck = Box(x, top + d.gap * 0.9, width, width * CARD)
    below = deck.bottom + d.gap * 1.8
    return deck, Box(x, below, width, min(width * 0.78, top + height - below))


def _opponent(d: _Drawing, panel: Box, *, line: bool) -> tuple[Box, Box]:
    """Head and cards of an opponent: side by side, or with ``line`` one above the other."""
    pad = d.inner * 0.6
    if line:
        head = Box(panel.x + pad, panel.y, panel.w - 2 * pad, d.head_line)
        return head, panel.inset(pad, d.head_line, pad, pad)
    return Box(panel.x, panel.y, d.head, panel.h), panel.inset(d.head, pad, pad, pad)


def _own(d: _Drawing, panel: Box, *, wide: bool) -> tuple[Box, Box]:
    """Head and cards of the viewer: side by side in the wide drawing, one above the other in the small one."""
    if wide:
        head = Box(panel.x, panel.y, d.own_head, panel.h)
        return head, panel.inset(d.own_head + d.inner * 0.5, d.inner, d.inner, d.inner)
    head = Box(panel.x, panel.y, panel.w, d.own_head)
    return head, panel.inset(d.inner, d.own_head, d.inner, d.inner * 0.8)


def grid(count: int, box: Box, widest: float, gap: float, *, foot: float = 0.0, centred: bool = False) -> list[Box]:
    """Cards side by side without overlap, in as many rows, up to four, as let them be largest.

    Args:
        count: Number of cards.
        box: Where they may lie.
        widest: Largest width of a card.
        gap: Distance between neighbours and between rows.
        foot: Free height below each card, for what is painted there.
        centred: Whether a row is in the middle of the box instead of at its left edge.
    """
    if not count:
        return []
    rows = max(range(1, 5), key=lambda n: _fitting(count, n, box, widest, gap, foot))  # the fewest of equally good ones
    width = _fitting(count, rows, box, widest, gap, foot)
    per_row = ceil(count / rows)
    height = width * CARD + foot
    used = ceil(count / per_row)
    y = box.y + (box.h - used * height - (used - 1) * gap) / 2
    boxes = []
    for k in range(count):
        line, column = divmod(k, per_row)
        in_row = min(per_row, count - line * per_row)
        x = box.x + ((box.w - in_row * width - (in_row - 1) * gap) / 2 if centred else 0.0)
        boxes.append(Box(x + column * (width + gap), y + line * (height + gap), width, width * CARD))
    return boxes


def cards_or_strips(
    count: int, box: Box, widest: float, gap: float, *, foot: float, strip: float, legible: float = LEGIBLE
) -> list[Box]:
    """Boxes of cards with ``foot`` below; of strips ``strip`` high if cards were narrower than ``legible``."""
    as_cards = grid(count, box, widest, gap, foot=foot, centred=True)
    if not as_cards or as_cards[0].w >= legible:
        return as_cards
    height = min(strip, (box.h + gap) / count - gap)
    return [Box(box.x, box.y + k * (height + gap), box.w, height) for k in range(count)]


def _fitting(count: int, rows: int, box: Box, widest: float, gap: float, foot: float) -> float:
    """The largest width at which ``count`` cards fit into ``box`` in ``rows`` rows."""
    per_row = ceil(count / rows)
    across = (box.w + gap) / per_row - gap
    down = ((box.h + gap) / rows - gap - foot) / CARD
    return max(1.0, min(widest, across, down))


def display_boxes(count: int, box: Box, widest: float, gap: float) -> list[Box]:
    """Cards in one row or two, whichever shows larger ones side by side.

    Where neither shows legible ones side by side: in one row that overlaps by 45 % at most, else in two.
    """
    single = row(count, box, widest, gap, LEGIBLE)
    if count < 2:
        return single
    half = (count + 1) // 2
    height = (box.h - gap * 0.6) / 2
    upper = Box(box.x, box.y, box.w, height)
    lower = Box(box.x, box.y + height + gap * 0.6, box.w, height)
    width = row(half, upper, widest, gap, LEGIBLE)[0].w
    double = row(half, upper, width, gap) + row(count - half, lower, width, gap)
    step = single[1].x - single[0].x
    if step >= single[0].w and single[0].w >= width:
        return single
    if width >= LEGIBLE and double[1].x - double[0].x >= width:
        return double
    return single if step >= single[0].w * 0.55 else double
