"""What lies on the table of the Taverns: the kinds of pieces and zones, with the facts that painting and words need.

``S`` is a seat (0-based), ``ID`` a component id, ``n`` counts from 0.  All zones exist in every game and in this
order; what a level does not have is empty.  Zones of seats follow one another, all zones of seat 0 first.

Common zones
    ``evenings``      ``evening:1`` .. ``evening:8`` (``EveningPiece``, ``face`` the kind of bonus).
    ``monastery``     ``monastery:0`` .. ``monastery:22`` (``MonasterySpacePiece``), then the markers ``monk:S``
                      (``MonkPiece``).
    ``guest_deck``    ``guest_deck`` (``GuestDeckPiece``): face down, ``count``.
    ``three_stack``   ``CardPiece`` from the bottom to the top, the top one a ``GuestPiece``.
    ``display``       ``GuestPiece``, and ``covered:P`` (``CoveredPiece``) for the replacement.
    ``supply``        ``supply:ID`` for every tavern card of the level, then ``supply:noble`` (``SupplyPiece``);
                      ``count`` (1 for the unlimited nobles).
    ``start_cards``   ``start:ID`` (``StartCardPiece``) until the decks are shuffled.
    ``picks``         cards to choose from that lie nowhere open (``CardPiece``): the regulars of whoever removes some.
    ``removed``       ``removed`` (``RemovedPiece``): ``count`` cards out of the game.

Zones of a seat
    ``panel:S``       ``panel:S`` (``PanelPiece``).
    ``deck:S``        ``deck:S`` (``DeckPiece``): the shuffled part, face down, ``count``.  Above it the gained cards
                      from the bottom to the top (``GainedPiece``): face down, but everybody knows them.
    ``discard:S``     ``discard:S`` (``DiscardPiece``): ``face`` of its top card, ``count``.
    ``tables:S``      ``seat:S:n`` (``TablePiece``).
    ``seated:S``      cards at the tables (``SeatedPiece``); nobles of a stack from the bottom to the top.
    ``laid:S``        laid-out tavern cards in order (``HelperPiece``).
    ``tiles:S``       ``tile:S:ID`` for the nine tiles (``TilePiece``) and ``tile:S:host`` (``HostPiece``).
    ``spaces:S``      ``space:S:cash_till|beer_delivery|barrel|monk`` (``SpacePiece``).
    ``placed:S``      dice on spaces (``PlacedDiePiece``).
    ``tray:S``        dice in front of the tavern (``LooseDiePiece``).
    ``coaster:S``     ``coaster:O`` (``CoasterPiece``; O: who rolled its dice), then its dice (``LooseDiePiece``).
    ``counter:S``     ``counter:S:n`` (``CounterGuestPiece``).
    ``entertainers:S``  ``entertainer:S:musician|fire_breather|juggler`` (``EntertainerPiece``).
    ``schnapps:S``    ``schnapps:S`` (``SchnappsPiece``) with ``count``.
    ``reputation:S``  ``reputation:S:0`` (the host) and so on (``FameSpacePiece``), ``face``
                      ``host|vp|schnapps|signature|crown``; then the marker ``fame:S`` (``FamePiece``).
    ``book:S``        ``cell:S:C:R`` column by column from the top (``CellPiece``).

Keys of cards: ``card:ID`` for guests (each is unique), ``card:S:ID:n`` for all others.  Keys of dice:
``die:O:F:n`` for white ones (rolled by O, face F), ``die:S:own:n`` for own ones, ``die:S:x:n`` for an X.
``button``: equal dice stand for one another, a guest means its table, and while serving tables and spaces mean the
die that lies there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.engines.taverns.placing import DELIVERY_VALUES, MONK_VALUE
from app.engines.taverns.service import upgrade_cost
from app.models.keys import listed_key
from app.models.table import Piece, Zone
from app.models.value import value

if TYPE_CHECKING:
    from app.models.taverns.income import Sums
    from app.models.taverns.phrases import Goods
    from app.models.taverns.seat_numbers import SeatNumbers

NONE = -1
"""Nobody, no place."""

SCHNAPPS_LEVEL, FAME_LEVEL, BOOK_LEVEL = 2, 3, 5
"""Module levels from which there are schnapps, reputation and guest books."""

POSTS = {
    c.BARD: c.BEER_STORAGE,
    c.BEER_DEALER: c.BEER_STORAGE,
    c.DISHWASHER: c.WASH_PLACE,
    c.WAITRESS: c.WAITRESS_POST,
    c.TABLE: c.TABLES,
    c.SUPPLIER: c.BEER_DELIVERY,
}
"""Tile at which a tavern card lies.  R36"""

WANTS = {c.ON_DELIVERY: DELIVERY_VALUES, c.ON_MONK: (MONK_VALUE,)}
"""Faces that a space takes, any number of dice each; the others take any one die.  R56"""


# tracks


@value(frozen=True, slots=True, kw_only=True)
class EveningPiece(Piece):
    """An evening; ``face`` is the kind of its bonus.

    Attributes:
        number: From 1.
        winter: Whether it is on the track with entertainers.
        schnapps: What everybody gains before.
    """

    number: int
    winter: bool
    schnapps: int

    @property
    def evening(self) -> c.Evening:
        """What the rules say of it."""
        return (c.WINTER if self.winter else c.SUMMER)[self.number - 1]


@value(frozen=True, slots=True, kw_only=True)
class EveningsZone(Zone):
    """The evenings; ``round`` is the number of the present one, 0 before the first."""

    round: int


@value(frozen=True, slots=True, kw_only=True)
class MonasterySpacePiece(Piece):
    """A space of the monastery track."""

    number: int

    @property
    def bonus(self) -> c.Effect | None:
        """What it brings."""
        return c.MONASTERY[self.number]


@value(frozen=True, slots=True, kw_only=True)
class MonkPiece(Piece):
    """The marker of a seat in the monastery; ``at`` is its space."""

    owner: int
    at: int


# cards


@value(frozen=True, slots=True, kw_only=True)
class CardPiece(Piece):
    """An open card; ``face`` is its component id.

    Attributes:
        card: Which.
        signs: Whether guests sign in a guest book in this game.
    """

    card: int
    signs: bool = False


@value(frozen=True, slots=True, kw_only=True)
class GuestPiece(CardPiece):
    """A guest on offer.

    Attributes:
        place: On the display, ``NONE`` for the open stack.
        stacked: Guests in that stack.
        held: Beer of the viewer, ``None`` unless he serves.
        recruited: Whether he has recruited a guest in this turn.
    """

    place: int
    stacked: int = 0
    held: Goods | None = None
    recruited: bool = False

    @property
    def dear(self) -> bool:
        """Whether the viewer serves and cannot have it."""
        return self.held is not None and (self.recruited or self.held.all < c.COST[self.card])


@value(frozen=True, slots=True, kw_only=True)
class CoveredPiece(Piece):
    """The face-down replacement at a place of the display."""

    place: int


@value(frozen=True, slots=True, kw_only=True)
class SupplyPiece(CardPiece):
    """A pile of tavern cards, or the nobles.

    Attributes:
        held: Doubloons of the viewer (beer for the nobles), ``None`` unless he serves.
        bought: Whether he has bought one in this turn.
    """

    held: Goods | None
    bought: bool = False

    @property
    def prices(self) -> tuple[int, ...]:
        """Of one card; of one, two and three nobles."""
        return tuple(c.NOBLE_PRICES.values()) if self.card == c.NOBLE else (c.COST[self.card],)

    @property
    def dear(self) -> bool:
        """Whether the viewer serves and cannot pay for one."""
        return self.held is not None and not self.bought and self.held.all < self.prices[0]


@value(frozen=True, slots=True, kw_only=True)
class SeatedPiece(CardPiece):
    """A card at a table.

    Attributes:
        place: Which table.
        depth: Nobles below it.
        stack: Nobles at the table, 0 for all others.
    """

    place: int
    depth: int = 0
    stack: int = 0

    @property
    def on_top(self) -> bool:
        """Whether it is the noble that stands for its stack."""
        return self.depth == self.stack - 1


@value(frozen=True, slots=True, kw_only=True)
class HelperPiece(CardPiece):
    """A tavern card that is laid out.

    Attributes:
        place: Of a table card: which table it is; else ``NONE``.
        covered: Whether somebody sits there.
        half: Whether that card is drawn half visible, because the juggler may save it.
        used: Whether it is a bard that has played.
    """

    place: int = NONE
    covered: bool = False
    half: bool = False
    used: bool = False

    @property
    def tile(self) -> int:
        """Where it lies."""
        return POSTS[self.card]


@value(frozen=True, slots=True, kw_only=True)
class GainedPiece(CardPiece):
    """A card face down on a draw pile that everybody knows."""


@value(frozen=True, slots=True, kw_only=True)
class StartCardPiece(Piece):
    """A start card; ``taken`` are the seats that have chosen it."""

    card: int
    taken: tuple[int, ...] = ()


# piles


@value(frozen=True, slots=True, kw_only=True)
class ListedPiece(CardPiece):
    """Cards of one kind in a list; ``place`` is ``"display"`` or ``"stack"`` of a guest that lies open, else ``""``."""

    place: str = ""


@value(frozen=True, slots=True, kw_only=True)
class PilePiece(Piece):
    """Cards whose kinds are public; ``cards`` are sorted.  R9, R196"""

    cards: tuple[int, ...]
    signs: bool = False

    def place_of(self, card: int) -> str:
        """See ``ListedPiece``."""
        return ""

    def listed(self) -> tuple[ListedPiece, ...]:
        """One piece per kind with its number, for the list that a person opens."""
        found = []
        for card, number in Counter(self.cards).items():
            face, place = c.CARDS[card].id, self.place_of(card)
            found.append(ListedPiece(listed_key(face), face, number, card=card, signs=self.signs, place=place))
        return tuple(found)


@value(frozen=True, slots=True, kw_only=True)
class GuestDeckPiece(PilePiece):
    """The guests face down; ``cards`` are all that can still be had, those on display and in the open stack as well."""

    display: tuple[int, ...]
    stack: tuple[int, ...]

    def place_of(self, card: int) -> str:
        """See ``ListedPiece``."""
        return "display" if card in self.display else "stack" if card in self.stack else ""


@value(frozen=True, slots=True, kw_only=True)
class DeckPiece(PilePiece):
    """The shuffled part of a draw pile; ``cards`` are those of draw and discard pile, ``known`` lie on top."""

    owner: int
    known: int


@value(frozen=True, slots=True, kw_only=True)
class DiscardPiece(PilePiece):
    """A discard pile."""

    owner: int


@value(frozen=True, slots=True, kw_only=True)
class RemovedPiece(PilePiece):
    """The cards out of the game."""


# the tavern


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The public numbers of a seat; ``face`` is its level.

    Attributes:
        acting: Whether it decides now.
        starts: Whether it is the start player of the evening.
    """

    seat: int
    numbers: SeatNumbers
    acting: bool
    starts: bool


@value(frozen=True, slots=True, kw_only=True)
class TablePiece(Piece):
    """A table: ``card`` sits there (``components.NO_CARD`` for nobody), ``extra`` if a table card brings it."""

    place: int
    card: int
    extra: bool

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return self.card == c.NO_CARD


@value(frozen=True, slots=True, kw_only=True)
class TilePiece(Piece):
    """An upgradeable tile.

    Attributes:
        tile: Which.
        upgraded: Whether it is turned over.
        fresh: Whether it works from the next round on.
        laid: Cards laid out that lower the cost.
        held: Doubloons of the viewer, ``None`` unless it is his tile and he serves.
    """

    tile: int
    upgraded: bool
    fresh: bool
    laid: int
    held: Goods | None

    @property
    def price(self) -> int:
        """With all these cards.  R80"""
        return upgrade_cost(self.tile, self.laid)

    @property
    def full_price(self) -> int:
        """Without any card returned.  R79"""
        return upgrade_cost(self.tile, 0)

    @property
    def dear(self) -> bool:
        """Whether the viewer serves and cannot pay for it."""
        return self.costs_too_much(self.price)

    def costs_too_much(self, price: int) -> bool:
        """Whether the viewer serves and has less than a price."""
        return self.held is not None and not self.upgraded and self.held.all < price

    @property
    def later(self) -> int:
        """What the upgraded side gives."""
        return c.TILES[self.tile].upgraded

    @property
    def gives(self) -> int:
        """What it gives now."""
        return self.later if self.upgraded and not self.fresh else c.TILES[self.tile].base


@value(frozen=True, slots=True, kw_only=True)
class HostPiece(Piece):
    """The tile that is never upgraded; with ``fame`` the reputation track starts there."""

    fame: bool


@value(frozen=True, slots=True, kw_only=True)
class EntertainerPiece(Piece):
    """An entertainer.

    Attributes:
        tile: Which.
        side: 0 when not here yet, else ``components.SIDE_A`` or ``SIDE_B``.
        schnapps: What the viewer has, ``None`` unless it is his entertainer and he serves.
    """

    tile: int
    side: int
    schnapps: int | None

    @property
    def dear(self) -> bool:
        """Whether the viewer serves and cannot pay for it."""
        return self.schnapps is not None and self.schnapps < c.PRICE[self.tile][self.side]


@value(frozen=True, slots=True, kw_only=True)
class CounterGuestPiece(Piece):
    """A counter guest."""


@value(frozen=True, slots=True, kw_only=True)
class SchnappsPiece(Piece):
    """The schnapps of a seat."""

    owner: int


@value(frozen=True, slots=True, kw_only=True)
class FameSpacePiece(Piece):
    """A space of a reputation track: ``amount`` is printed on it, bards reach it in ``steps`` (0: they do not)."""

    amount: int
    steps: int


@value(frozen=True, slots=True, kw_only=True)
class FamePiece(Piece):
    """The reputation marker of a seat.

    Attributes:
        at: Number of its space.
        kind: What is printed there, as ``face`` of the space.
        amount: As there.
        sums: Of the coming reputation phase, ``None`` unless the seat places dice.
    """

    owner: int
    at: int
    kind: str
    amount: int
    sums: Sums | None


@value(frozen=True, slots=True, kw_only=True)
class CellPiece(Piece):
    """A cell of a guest book; ``following`` is the first free one of its column."""

    column: int
    row: int
    signed: bool
    following: bool

    @property
    def bonus(self) -> c.Effect | None:
        """What it brings."""
        return c.BOOK[self.column][self.row]


# dice


@value(frozen=True, slots=True, kw_only=True)
class SpacePiece(Piece):
    """A space for dice besides the tables.

    Attributes:
        space: Its number in the rules.
        each: What one die brings there.
        suppliers: How much of it is due to suppliers.
    """

    space: int
    each: int
    suppliers: int

    @property
    def wants(self) -> tuple[int, ...]:
        """Faces that it takes, empty for any."""
        return WANTS.get(self.space, ())


@value(frozen=True, slots=True, kw_only=True)
class DiePiece(Piece):
    """A die.

    Attributes:
        pips: 1-6, or ``components.JOKER``.
        owner: The seat whose colour it has, ``NONE`` for white ones.
    """

    pips: int
    owner: int


class Fits(NamedTuple):
    """Where a die could be placed now.

    Attributes:
        guests: Cards at tables.
        spaces: Other spaces.
        left, raises: Raises left of all.
    """

    guests: tuple[int, ...]
    spaces: tuple[int, ...]
    left: int
    raises: int


@value(frozen=True, slots=True, kw_only=True)
class LooseDiePiece(DiePiece):
    """A die in front of a tavern or on a coaster.

    Attributes:
        lost: Whether it was not placed in time.
        used: Whether it has brought what it could this evening.
        fits: Where it could go, of whoever places dice.
    """

    lost: bool = False
    used: bool = False
    fits: Fits | None = None


@value(frozen=True, slots=True, kw_only=True)
class PlacedDiePiece(DiePiece):
    """A die on a table or another space: which, raises used, and how much it brings."""

    space: int
    raised: int
    brings: int


@value(frozen=True, slots=True, kw_only=True)
class CoasterPiece(Piece):
    """A coaster: who rolled its dice, and who gets it next (``NONE`` after the last pick)."""

    origin: int
    goes_to: int
