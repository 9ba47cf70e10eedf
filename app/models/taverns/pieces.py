"""The kinds of pieces and zones on the table of the Taverns, with the facts that pictures and descriptions need.

``table`` and ``seat_zones`` make them from a position, ``describe`` makes their words, and the views their pictures.
A key ``seat:S:n`` is that of a table in a tavern; everywhere else a seat is a player's place in the game.  A thing is
``dear`` if the viewer is serving and cannot pay for it.

Zones and their pieces
----------------------
``S`` is a seat (0-based), ``ID`` a component id, ``n`` counts from 0.  All zones exist in every game and in this order;
what a level does not have is empty.  Zones of seats follow one another, all zones of seat 0 first.

Common zones
    ``evenings``      ``evening:1`` .. ``evening:8`` (``EveningPiece``, ``face`` the kind of bonus).
    ``monastery``     ``monastery:0`` .. ``monastery:22`` (``MonasterySpacePiece``), then the markers ``monk:S``
                      (``MonasteryMarkerPiece``).
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
    ``reputation:S``  ``reputation:S:0`` (the host) and so on (``ReputationSpacePiece``), ``face``
                      ``host|vp|schnapps|signature|crown``; then the marker ``fame:S`` (``ReputationMarkerPiece``).
    ``book:S``        ``cell:S:C:R`` column by column from the top (``CellPiece``).

Keys of cards: ``card:ID`` for guests (each is unique), ``card:S:ID:n`` for all others.  Keys of dice:
``die:O:F:n`` for white ones (rolled by O, face F), ``die:S:own:n`` for own ones, ``die:S:x:n`` for an X.
``Piece.button`` is set where a click on one piece chooses another: on a die the first of several equal ones, on a guest
the table, and while serving on a table or space the die that lies there.
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
"""Stands for no seat and for no place."""

SCHNAPPS_LEVEL, REPUTATION_LEVEL, BOOK_LEVEL = 2, 3, 5
"""Module levels from which there are schnapps, reputation and guest books."""

POSTS = {
    c.BARD: c.BEER_STORAGE,
    c.BEER_DEALER: c.BEER_STORAGE,
    c.DISHWASHER: c.WASH_PLACE,
    c.WAITRESS: c.WAITRESS_POST,
    c.TABLE: c.TABLES,
    c.SUPPLIER: c.BEER_DELIVERY,
}
"""The tile at which a tavern card is laid out, by card.  R36"""

WANTS = {c.ON_DELIVERY: DELIVERY_VALUES, c.ON_MONK: (MONK_VALUE,)}
"""Faces that a space takes, any number of dice each; till and barrel are not here and take one die of any face.  R56"""


# tracks


@value(frozen=True, slots=True, kw_only=True)
class EveningPiece(Piece):
    """An evening on the round track; ``face`` is the kind of its bonus (``components.Evening.bonus``).

    Attributes:
        number: From 1.
        winter: Whether it is on the winter side of the board, which is in use from level 2 on.
        schnapps: Schnapps that everybody gains before the bonus.
    """

    number: int
    winter: bool
    schnapps: int

    @property
    def evening(self) -> c.Evening:
        """The evening in the tables of the rules."""
        return (c.WINTER if self.winter else c.SUMMER)[self.number - 1]


@value(frozen=True, slots=True, kw_only=True)
class EveningsZone(Zone):
    """The evenings; ``round`` is the number of the present one, 1 during the set-up, too."""

    round: int


@value(frozen=True, slots=True, kw_only=True)
class MonasterySpacePiece(Piece):
    """A space of the monastery track."""

    number: int

    @property
    def bonus(self) -> c.Effect | None:
        """What it brings, ``None`` for nothing."""
        return c.MONASTERY[self.number]


@value(frozen=True, slots=True, kw_only=True)
class MonasteryMarkerPiece(Piece):
    """The marker of a seat on the monastery track; ``at`` is the number of its space."""

    owner: int
    at: int


# cards


@value(frozen=True, slots=True, kw_only=True)
class CardPiece(Piece):
    """An open card; ``face`` is its component id.

    Attributes:
        card: Number of the card.
        signs: Whether guests sign in a guest book in this game.
    """

    card: int
    signs: bool = False


@value(frozen=True, slots=True, kw_only=True)
class GuestPiece(CardPiece):
    """A guest on offer.

    Attributes:
        place: Place on the display from 0, ``NONE`` for the open stack of 3-beer guests.
        stacked: Number of guests in that stack, 0 on the display.
        held: Beer of the viewer, ``None`` unless the viewer is serving.
        recruited: Whether the viewer is serving and has recruited a guest already.
    """

    place: int
    stacked: int = 0
    held: Goods | None = None
    recruited: bool = False

    @property
    def dear(self) -> bool:
        """Whether the viewer is serving and cannot recruit it any more or cannot pay for it."""
        return self.held is not None and (self.recruited or self.held.all < c.COST[self.card])


@value(frozen=True, slots=True, kw_only=True)
class CoveredPiece(Piece):
    """The face-down replacement at a place of the display.  R97"""

    place: int


@value(frozen=True, slots=True, kw_only=True)
class SupplyPiece(CardPiece):
    """A pile of tavern cards, or the nobles.

    Attributes:
        held: Doubloons of the viewer (beer for the nobles), ``None`` unless the viewer is serving.
        bought: Whether the viewer is serving and has bought one already.
    """

    held: Goods | None
    bought: bool = False

    @property
    def prices(self) -> tuple[int, ...]:
        """The price of one card; of nobles, those of one, two and three."""
        return tuple(c.NOBLE_PRICES.values()) if self.card == c.NOBLE else (c.COST[self.card],)

    @property
    def dear(self) -> bool:
        """Whether the viewer is serving and cannot pay for one."""
        return self.held is not None and not self.bought and self.held.all < self.prices[0]


@value(frozen=True, slots=True, kw_only=True)
class SeatedPiece(CardPiece):
    """A card at a table.

    Attributes:
        place: Number of the table, from 0 at the left.
        depth: Number of nobles that lie below it.
        stack: Number of nobles at this table; 0 for a card that is no noble.
    """

    place: int
    depth: int = 0
    stack: int = 0

    @property
    def on_top(self) -> bool:
        """Whether it is the top noble of its stack."""
        return self.depth == self.stack - 1


@value(frozen=True, slots=True, kw_only=True)
class HelperPiece(CardPiece):
    """A tavern card that is laid out.

    Attributes:
        place: Of a table card, number of the table that it is; else ``NONE``.
        covered: Whether it is a table card with a guest on it.
        half_visible: Whether it is drawn half visible below its guest, because the juggler may return it (R139a).
        used: Whether it is a bard whose step has been used this turn.
    """

    place: int = NONE
    covered: bool = False
    half_visible: bool = False
    used: bool = False

    @property
    def tile(self) -> int:
        """Number of the tile at which it lies."""
        return POSTS[self.card]


@value(frozen=True, slots=True, kw_only=True)
class GainedPiece(CardPiece):
    """A card that was gained and lies face down on a draw pile; everybody knows which one it is.  R3, R9"""


@value(frozen=True, slots=True, kw_only=True)
class StartCardPiece(Piece):
    """A start card by its number; ``taken`` are the seats that have chosen it."""

    card: int
    taken: tuple[int, ...] = ()


# piles


@value(frozen=True, slots=True, kw_only=True)
class ListedPiece(CardPiece):
    """Cards of one kind in the list of a pile, ``count`` of them.

    Attributes:
        place: Where a guest lies open: ``"display"`` or ``"stack"``; ``""`` for all other cards.
    """

    place: str = ""


@value(frozen=True, slots=True, kw_only=True)
class PilePiece(Piece):
    """A pile of which everybody may know the cards, but not their order.  R9, R196

    Attributes:
        cards: The cards that its list shows, sorted, so that they do not betray the order.
        signs: As in ``CardPiece``.
    """

    cards: tuple[int, ...]
    signs: bool = False

    def place_of(self, card: int) -> str:
        """See ``ListedPiece.place``."""
        return ""

    def listed(self) -> tuple[ListedPiece, ...]:
        """One piece for each different card, with its number, for the list that a person opens."""
        found = []
        for card, number in Counter(self.cards).items():
            face, place = c.CARDS[card].id, self.place_of(card)
            found.append(ListedPiece(listed_key(face), face, number, card=card, signs=self.signs, place=place))
        return tuple(found)


@value(frozen=True, slots=True, kw_only=True)
class GuestDeckPiece(PilePiece):
    """The face-down guests, ``count`` of them.  R13, R196

    ``cards`` are all guests that can still be had, those on display and in the open stack included.

    Attributes:
        display: Guests that lie open on the display.
        stack: Guests of the open stack.
    """

    display: tuple[int, ...]
    stack: tuple[int, ...]

    def place_of(self, card: int) -> str:
        """See ``ListedPiece.place``."""
        return "display" if card in self.display else "stack" if card in self.stack else ""


@value(frozen=True, slots=True, kw_only=True)
class DeckPiece(PilePiece):
    """The shuffled part of a draw pile, ``count`` cards.  R3, R9

    ``cards`` are all cards of the draw pile and of the discard pile together.

    Attributes:
        owner: The seat.
        known: Number of gained cards that lie on top of it, which are pieces of their own (``GainedPiece``).
    """

    owner: int
    known: int


@value(frozen=True, slots=True, kw_only=True)
class DiscardPiece(PilePiece):
    """The discard pile of the seat ``owner``; ``face`` is that of its top card."""

    owner: int


@value(frozen=True, slots=True, kw_only=True)
class RemovedPiece(PilePiece):
    """The cards out of the game."""


# the tavern


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The public numbers of a seat; ``face`` is ``Seat.level``.

    Attributes:
        seat: The seat.
        numbers: The numbers.
        acting: Whether it decides now.
        starts: Whether it is the start player of the evening.
    """

    seat: int
    numbers: SeatNumbers
    acting: bool
    starts: bool


@value(frozen=True, slots=True, kw_only=True)
class TablePiece(Piece):
    """A table of a tavern.

    Attributes:
        place: Its number, from 0 at the left.
        card: Who sits there, ``components.NO_CARD`` for nobody.
        extra: Whether a table card brings it for this evening.
    """

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
        tile: Its number.
        upgraded: Whether it is turned over.
        fresh: Whether it is turned over, but works from the next round on only (R82).
        laid: Number of cards laid out that lower the price when returned (R80).
        held: Doubloons of the viewer, ``None`` unless the viewer is serving and the tile is in the own tavern.
    """

    tile: int
    upgraded: bool
    fresh: bool
    laid: int
    held: Goods | None

    @property
    def price(self) -> int:
        """The lowest price of the upgrade, with all ``laid`` cards returned.  R80"""
        return upgrade_cost(self.tile, self.laid)

    @property
    def full_price(self) -> int:
        """The price of the upgrade without any card returned.  R78"""
        return upgrade_cost(self.tile, 0)

    @property
    def dear(self) -> bool:
        """Whether the viewer is serving and cannot even pay the lowest price."""
        return self.costs_too_much(self.price)

    def costs_too_much(self, price: int) -> bool:
        """Whether the viewer is serving and has less than this price."""
        return self.held is not None and not self.upgraded and self.held.all < price

    @property
    def upgraded_value(self) -> int:
        """What the upgraded side gives."""
        return c.TILES[self.tile].upgraded

    @property
    def gives(self) -> int:
        """What it gives now: still the base value while the upgrade is ``fresh``."""
        return self.upgraded_value if self.upgraded and not self.fresh else c.TILES[self.tile].base


@value(frozen=True, slots=True, kw_only=True)
class HostPiece(Piece):
    """The tile that is never upgraded; with ``starts_track`` the reputation track starts there."""

    starts_track: bool


@value(frozen=True, slots=True, kw_only=True)
class EntertainerPiece(Piece):
    """An entertainer of a seat.

    Attributes:
        tile: Its number.
        side: ``components.SIDE_A`` or ``SIDE_B``; 0 before it has come.
        schnapps: Schnapps of the viewer; ``None`` unless the viewer is serving, the tavern the own one, and the
            entertainer there.
    """

    tile: int
    side: int
    schnapps: int | None

    @property
    def dear(self) -> bool:
        """Whether the viewer is serving and cannot pay for it."""
        return self.schnapps is not None and self.schnapps < c.PRICE[self.tile][self.side]


@value(frozen=True, slots=True, kw_only=True)
class CounterGuestPiece(Piece):
    """A counter guest."""


@value(frozen=True, slots=True, kw_only=True)
class SchnappsPiece(Piece):
    """The schnapps of the seat ``owner``, ``count`` of it."""

    owner: int


@value(frozen=True, slots=True, kw_only=True)
class ReputationSpacePiece(Piece):
    """A space of a reputation track; ``face`` is its kind.

    Attributes:
        amount: The number printed on it.
        steps: Number of bard steps that reach it now, 0 if they do not.
    """

    amount: int
    steps: int


@value(frozen=True, slots=True, kw_only=True)
class ReputationMarkerPiece(Piece):
    """The reputation marker of a seat.

    Attributes:
        owner: The seat.
        at: Number of its space.
        kind: Kind of that space, as ``face`` of its piece.
        amount: The number printed there.
        sums: The sums of the coming reputation phase, ``None`` unless the seat is placing dice.
    """

    owner: int
    at: int
    kind: str
    amount: int
    sums: Sums | None


@value(frozen=True, slots=True, kw_only=True)
class CellPiece(Piece):
    """A cell of a guest book.

    Attributes:
        column: From 0 at the left.
        row: From 0 at the top.
        signed: Whether a guest has signed there.
        following: Whether it is the first free cell of its column.
    """

    column: int
    row: int
    signed: bool
    following: bool

    @property
    def bonus(self) -> c.Effect | None:
        """What a signature there brings, ``None`` for nothing."""
        return c.BOOK[self.column][self.row]


# dice


@value(frozen=True, slots=True, kw_only=True)
class SpacePiece(Piece):
    """One of the four spaces for dice that are no tables; ``face`` is its tile.

    Attributes:
        space: Its number (``components.ON_TILL`` etc.).
        each: What one die brings there now.
        suppliers: The part of ``each`` that suppliers add.
    """

    space: int
    each: int
    suppliers: int

    @property
    def wants(self) -> tuple[int, ...]:
        """Faces that it takes; empty if any will do."""
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
        guests: Cards at the tables where it fits.
        spaces: Numbers of the other spaces where it fits.
        raises_left: Number of raises that are left.
        raises: Number of raises of this evening.
    """

    guests: tuple[int, ...]
    spaces: tuple[int, ...]
    raises_left: int
    raises: int


@value(frozen=True, slots=True, kw_only=True)
class LooseDiePiece(DiePiece):
    """A die in front of a tavern or on a coaster.

    Attributes:
        lost: Whether it was not placed before placing ended (R60).
        used: Whether it has been used this evening.
        fits: Where it could be placed; ``None`` unless its owner is placing dice.
    """

    lost: bool = False
    used: bool = False
    fits: Fits | None = None


@value(frozen=True, slots=True, kw_only=True)
class PlacedDiePiece(DiePiece):
    """A die on a space.

    Attributes:
        space: Number of the space; tables count from 0.
        raised: Number of raises that it uses.
        brings: What it will bring, as ``income_of`` gives it.
    """

    space: int
    raised: int
    brings: int


@value(frozen=True, slots=True, kw_only=True)
class CoasterPiece(Piece):
    """A coaster during the draft.

    Attributes:
        origin: The seat that rolled its dice.
        goes_to: The seat that gets it next, ``NONE`` if this is the last pick.
    """

    origin: int
    goes_to: int
