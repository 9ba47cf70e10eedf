"""What lies on the table of Loyang: the kinds of pieces and zones, with the facts that painting and words need.

``S`` is a seat (0-based), ``ID`` a component id, ``G`` a good by its id, ``n`` counts from 0.  All zones exist in
every game; what a game does not have is empty.  In the solo game seat 1 is the imaginary neighbour: it has only
``panel:1`` and a display.

An open card is ``card:ID`` wherever it lies (``CardPiece``).  Its ``face`` is its kind: ``home``, ``common`` or
``field`` (``FieldPiece``), ``stall`` (``StallPiece``), ``regular`` (``RegularPiece``), ``casual`` (``CasualPiece``),
``helper`` (``HelperPiece``).

Common zones
    ``path``      ``space:1`` .. ``space:20`` (``SpacePiece``), then ``walker:S`` (``WalkerPiece``).
    ``court``     Open cards.
    ``pile``      ``pile`` (``PilePiece``).  ``discard``: ``discard`` (``DiscardPiece``), with the face of its top card.
    ``grid``      Solo: cards with a ``slot``.
    ``drawn``     Cards in the air: an open double pack, or one to be paid.
    ``actions``   ``action:sow|buy|sell|trade|helper|deliver|serve|pack|refuse|loan|end`` (``TilePiece``).

Zones of a seat
    ``panel:S``   ``panel:S`` (``PanelPiece``).
    ``fields:S``, ``stalls:S``, ``regulars:S``, ``casuals:S``, ``helpers:S``   Visible cards in the order laid.
    ``offers:S``  ``offer:ID:G`` for the goods of visible stalls (``OfferPiece``).
    ``covered:S``  Lower cards of double packs.
    ``cart:S``    ``cart:S:G`` (``CartPiece``) with ``count``, for all goods; likewise
    ``store:S``   ``store:S:G`` (``StoredPiece``) and
    ``shop:S``    ``shop:S:G`` (``ShelfPiece``).
    ``stack:S``   ``stack:S`` (``StackPiece``), private fields face down.  While its owner looks through it:
                  cards ``stack:S:n``, 0 on top.
    ``hand:S``    Own cards open; of others ``hidden:S:n`` and ``beginner:S`` (``HiddenPiece``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.loyang import components as c
from app.models.table import Piece, Zone
from app.models.value import value

if TYPE_CHECKING:
    from app.models.loyang.seat_numbers import Numbers

NONE = c.EMPTY
"""No card, no good, nobody."""

SHOWN_STEPS = 4
"""Steps whose price is shown in advance.  R114"""

# path


@value(frozen=True, slots=True, kw_only=True)
class SpacePiece(Piece):
    """A space of the path.

    Attributes:
        number: 1 to 20.
        ahead: Steps to it from the marker of the viewer; negative behind it.
        price: Of the step that enters it, 0 unless it is among the next ones.
        total: Of all steps up to it, likewise.
        dear: Whether that is more than the viewer has.
    """

    number: int
    ahead: int
    price: int
    total: int
    dear: bool

    @property
    def is_next(self) -> bool:
        """Whether it is among the next steps."""
        return 1 <= self.ahead <= SHOWN_STEPS


@value(frozen=True, slots=True, kw_only=True)
class WalkerPiece(Piece):
    """The marker of a seat; ``loans`` take it back at the end."""

    owner: int
    space: int
    loans: int


@value(frozen=True, slots=True, kw_only=True)
class PathZone(Zone):
    """The path; ``steps`` can be paid with the ``cash`` of the viewer."""

    cash: int
    steps: int


# cards


class Slot(NamedTuple):
    """A place in the grid of the solo game.

    Attributes:
        row, column: From 0.
        buying: Whether cards of the grid are bought now.
        dear: Whether this one cannot be, then.
    """

    row: int
    column: int
    buying: bool
    dear: bool

    @property
    def price(self) -> int:
        """What a card costs there."""
        return c.ROW_COST[self.row]


@value(frozen=True, slots=True, kw_only=True)
class CardPiece(Piece):
    """An open card; ``face`` is its kind.

    Attributes:
        card: Which.
        lower: The card that it covers.
        upper: The card that covers it.
        slot: Its place in the grid.
    """

    card: int
    lower: int = NONE
    upper: int = NONE
    slot: Slot | None = None


@value(frozen=True, slots=True, kw_only=True)
class FieldPiece(CardPiece):
    """A field.

    Attributes:
        crop: What grows there.
        stock: Goods left.
        idle: Whether the viewer might sow now, and nothing on its cart grows here.
    """

    crop: int = NONE
    stock: int = 0
    idle: bool = False

    @property
    def ripe(self) -> bool:
        """Whether the next harvest takes the last good."""
        return self.stock == 1


@value(frozen=True, slots=True, kw_only=True)
class StallPiece(CardPiece):
    """A market stall.

    Attributes:
        left: Which of its goods are there, as a bit mask of their places.
        maid: Whether each costs the viewer a single good.
    """

    left: int = c.FULL_STALL
    maid: bool = False

    def has(self, place: int) -> bool:
        """Whether a good is there."""
        return bool(self.left >> place & 1)


@value(frozen=True, slots=True, kw_only=True)
class CustomerPiece(CardPiece):
    """A customer.

    Attributes:
        have: Which of the goods that it wants lie on the cart of the viewer, as a bit mask of goods.
        ready: Whether it can be supplied now.
        own: Whether it is a customer of the viewer.
    """

    have: int = 0
    ready: bool = False
    own: bool = False

    @property
    def there(self) -> tuple[bool, ...]:
        """``have`` in the order of the card."""
        return tuple(bool(self.have >> good & 1) for good in c.GOODS_OF[self.card])


@value(frozen=True, slots=True, kw_only=True)
class RegularPiece(CustomerPiece):
    """A regular customer.

    Attributes:
        rows: Filled.
        marker: ``"blue"``, ``"red"``, or ``""`` where it lies before nobody.
        dealt: How far it is in this round, ``components.TO_DO`` and so on.
        due: Whether it still has to be dealt with.
        reserved: Whether it is the viewer's beginner customer, still in hand.
    """

    rows: int = 0
    marker: str = ""
    dealt: int = c.TO_DO
    due: bool = False
    reserved: bool = False


@value(frozen=True, slots=True, kw_only=True)
class CasualPiece(CustomerPiece):
    """A casual customer.

    Attributes:
        change: What is added to its price now; ``None`` where it lies before nobody.
        helped: Whether a saleswoman does that.
    """

    change: int | None = None
    helped: bool = False


@value(frozen=True, slots=True, kw_only=True)
class HelperPiece(CardPiece):
    """A helper.

    Attributes:
        why: Why it has nothing to do, only for its owner in its turn; see ``reasons``.
        fee: What a trader costs in this round; ``None`` of others, and before nobody.
        waits: Whether it works from the next round on.
    """

    why: str = ""
    fee: int | None = None
    waits: bool = False


@value(frozen=True, slots=True, kw_only=True)
class CourtZone(Zone):
    """The court; ``is_open`` while cards are handed round."""

    is_open: bool


@value(frozen=True, slots=True, kw_only=True)
class CasualsZone(Zone):
    """The casual customers of a seat.

    Attributes:
        regular, casual: Customers.
        change: What that adds to the prices of casual ones.  R86
    """

    regular: int
    casual: int
    change: int


@value(frozen=True, slots=True, kw_only=True)
class PilePiece(Piece):
    """The draw pile; ``discard`` cards will be shuffled in."""

    discard: int


@value(frozen=True, slots=True, kw_only=True)
class DiscardPiece(Piece):
    """The discard pile, top last."""

    cards: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class HiddenPiece(Piece):
    """A hand card of somebody else; ``beginner``: the customer beside the hand.  R60"""

    beginner: bool


# goods


@value(frozen=True, slots=True, kw_only=True)
class OfferPiece(Piece):
    """A good on a stall; ``face`` is the good.

    Attributes:
        place: On the stall, from 0.
        bowls: Goods that it costs the viewer.
        there: Whether it is there.
        short: Whether the viewer might trade now and cannot pay it.
    """

    stall: int
    place: int
    good: int
    bowls: int
    there: bool
    short: bool


@value(frozen=True, slots=True, kw_only=True)
class CartPiece(Piece):
    """Goods of a kind on a cart; ``free``: places for them in the shop of its owner."""

    good: int
    free: int


@value(frozen=True, slots=True, kw_only=True)
class StoredPiece(Piece):
    """Goods of a kind in a storehouse that keeps ``capacity``."""

    good: int
    capacity: int


@value(frozen=True, slots=True, kw_only=True)
class StoreZone(Zone):
    """A storehouse."""

    capacity: int


@value(frozen=True, slots=True, kw_only=True)
class ShelfPiece(Piece):
    """The places for a good in a shop; ``count`` of them are filled.

    Attributes:
        shopper: Whether the owner has the shopper.
        dear: Whether the viewer buys now and can buy none of these.
        cash: What it has, if that is too little for one that is there; else ``NONE``.
    """

    good: int
    shopper: bool
    dear: bool
    cash: int

    @property
    def free(self) -> int:
        """Places for goods to be sold."""
        return c.PLACES[self.good] - self.count


# before a seat


@value(frozen=True, slots=True, kw_only=True)
class StackPiece(Piece):
    """A private stack.

    Attributes:
        sizes: Of the fields still to come, in order of size.
        coming: Sizes that the next one may have.
        order: From the top, for an owner who has looked; else empty.
    """

    owner: int
    sizes: tuple[int, ...]
    coming: tuple[int, ...]
    order: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The public figures of a seat; ``face`` is its level.

    Attributes:
        acting: Whether it decides now.
        imaginary: Whether it is the neighbour of the solo game.
        position: In this phase, from 1; 0 for the imaginary one.
        pair: Which of the two pairs of four players, 0 or 1; else -1.
        standing: ``"waiting"``, ``"active"``, ``"done"`` in this phase, or ``""``.
        marker: Number of its starting marker, or 0.
    """

    seat: int
    numbers: Numbers
    acting: bool
    imaginary: bool
    position: int
    pair: int
    standing: str
    marker: int


@value(frozen=True, slots=True, kw_only=True)
class TilePiece(Piece):
    """A tile of the action phase; ``face`` is what one does.

    Attributes:
        why: Why nothing is possible: ``"later"`` (not asked now), ``"nothing"``, ``"empty"`` (the cart), ``"bought"``,
            ``"dear"``; ``""`` when something is.
        number: What is possible, counted; when nothing is, empty fields for sowing, stalls for trading,
            helpers.
        cash: What it costs or brings.
        purse: What the viewer has, if that is too little.
        due: Whether it still has to be done.
    """

    why: str = ""
    number: int = 0
    cash: int = 0
    purse: int = 0
    due: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it can be chosen."""
        return not self.why
