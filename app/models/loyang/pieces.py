"""The kinds of pieces and zones on the table of Loyang, with all that pictures and descriptions need to know of them.

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
    ``drawn``     Open cards that are not laid out yet: a double pack, or a field to be paid for.
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
"""Stands for no card, no good, no seat or no amount; it is -1."""

SHOWN_STEPS = 4
"""Number of steps whose prices are shown in advance.  R114"""

# path


@value(frozen=True, slots=True, kw_only=True)
class SpacePiece(Piece):
    """A space of the path.

    Attributes:
        number: Its number, 1 to 20.
        ahead: Steps to it from the marker of the viewer; negative for a space behind the marker.
        price: Cash for the step that enters it; 0 unless ``is_next``.
        total: Cash for all steps to it from the marker of the viewer; 0 unless ``is_next``.
        dear: Whether ``total`` is more than the viewer has.
    """

    number: int
    ahead: int
    price: int
    total: int
    dear: bool

    @property
    def is_next(self) -> bool:
        """Whether it is one of the next ``SHOWN_STEPS`` spaces ahead of the viewer."""
        return 1 <= self.ahead <= SHOWN_STEPS


@value(frozen=True, slots=True, kw_only=True)
class WalkerPiece(Piece):
    """The marker of a seat on the path.

    Attributes:
        owner: The seat.
        space: The space on which it stands, 1 to 20.
        loans: Loans of the seat, each of which takes it back by a space at the end of the game.
    """

    owner: int
    space: int
    loans: int


@value(frozen=True, slots=True, kw_only=True)
class PathZone(Zone):
    """The path.

    Attributes:
        cash: Cash of the viewer.
        steps: Number of steps that this cash pays for.
    """

    cash: int
    steps: int


# cards


class Slot(NamedTuple):
    """A place in the grid of the solo game.

    Attributes:
        row: Row, from 0 at the top.
        column: Column, from 0 at the left.
        buying: Whether the viewer buys cards of the grid now.
        dear: Whether the viewer buys now and cannot buy this card.
    """

    row: int
    column: int
    buying: bool
    dear: bool

    @property
    def price(self) -> int:
        """Cash that a card costs there."""
        return c.ROW_COST[self.row]


@value(frozen=True, slots=True, kw_only=True)
class CardPiece(Piece):
    """An open card; ``face`` is its kind.

    Attributes:
        card: Number of the card, as in ``components``.
        lower: The card that it covers, or ``NONE``.
        upper: The card that covers it, or ``NONE``.
        slot: Its place in the grid of the solo game; ``None`` elsewhere.
    """

    card: int
    lower: int = NONE
    upper: int = NONE
    slot: Slot | None = None


@value(frozen=True, slots=True, kw_only=True)
class FieldPiece(CardPiece):
    """A field.

    Attributes:
        crop: The good that grows there, or ``NONE``.
        stock: Goods left on it.
        idle: Whether it is an empty field of the viewer, who acts now and has no good that grows here on the cart.
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
        left: Bit mask of the places on the stall, from 0 at the left, whose goods are there.
        maid: Whether the maid lets the viewer pay a single good for each.
    """

    left: int = c.FULL_STALL
    maid: bool = False

    def has(self, place: int) -> bool:
        """Whether the good at a place, from 0, is there."""
        return bool(self.left >> place & 1)


@value(frozen=True, slots=True, kw_only=True)
class CustomerPiece(CardPiece):
    """A customer.

    Attributes:
        have: Bit mask of the goods that it asks for and that are on the cart of the viewer.
        ready: Whether the viewer can supply or serve it now.
        own: Whether it lies in the display of the viewer.
    """

    have: int = 0
    ready: bool = False
    own: bool = False

    @property
    def there(self) -> tuple[bool, ...]:
        """For each good that it asks for, in the order of the card, whether it is on the cart of the viewer."""
        return tuple(bool(self.have >> good & 1) for good in c.GOODS_OF[self.card])


@value(frozen=True, slots=True, kw_only=True)
class RegularPiece(CustomerPiece):
    """A regular customer.

    Attributes:
        rows: Number of rows filled, 0 to 4.
        marker: Side of its satisfaction marker: ``"blue"``, ``"red"``, or ``""`` if it has none.
        dealt: What it got in this round: ``components.TO_DO``, ``DELIVERED``, ``DELIVERED_TWICE`` or ``REFUSED``.
        due: Whether its owner still has to supply or refuse it in this round.
        reserved: Whether it is the viewer's beginner customer and still in hand.
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
        change: Cash that is added to its price now; ``None`` if it lies in no display.
        helped: Whether the saleswoman is the reason for ``change``.
    """

    change: int | None = None
    helped: bool = False


@value(frozen=True, slots=True, kw_only=True)
class HelperPiece(CardPiece):
    """A helper.

    Attributes:
        why: Why it cannot be used, one of the constants of ``reasons``; ``""`` if it can, or its owner does not decide.
        fee: Cash that a trader costs in this round; ``None`` for other helpers, and outside a display.
        waits: Whether it can be used from the next round on only.
    """

    why: str = ""
    fee: int | None = None
    waits: bool = False


@value(frozen=True, slots=True, kw_only=True)
class CourtZone(Zone):
    """The court; ``is_open`` during the card phase of a game that has one."""

    is_open: bool


@value(frozen=True, slots=True, kw_only=True)
class CasualsZone(Zone):
    """The casual customers of a seat.

    Attributes:
        regular: Number of visible regular customers of the seat.
        casual: Number of visible casual customers of the seat.
        change: Cash that is added to the prices of the casual ones.  R86
    """

    regular: int
    casual: int
    change: int


@value(frozen=True, slots=True, kw_only=True)
class PilePiece(Piece):
    """The draw pile; ``discard`` is the number of cards that will be shuffled in."""

    discard: int


@value(frozen=True, slots=True, kw_only=True)
class DiscardPiece(Piece):
    """The discard pile with its ``cards``, the top one last."""

    cards: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class HiddenPiece(Piece):
    """A hand card of another seat, face down; ``beginner``: whether it is the beginner customer.  R60"""

    beginner: bool


# goods


@value(frozen=True, slots=True, kw_only=True)
class OfferPiece(Piece):
    """A good on a stall; ``face`` is the id of the good.

    Attributes:
        stall: The card of the stall.
        place: Its place on the stall, from 0 at the left.
        good: The good.
        bowls: Number of goods that it costs the viewer.
        there: Whether it is there; if not, it is sold out.
        short: Whether the viewer acts now and cannot trade for it.
    """

    stall: int
    place: int
    good: int
    bowls: int
    there: bool
    short: bool


@value(frozen=True, slots=True, kw_only=True)
class CartPiece(Piece):
    """The goods of a kind on a cart, ``count`` of them; ``free`` is the number of free places in the owner's shop."""

    good: int
    free: int


@value(frozen=True, slots=True, kw_only=True)
class StoredPiece(Piece):
    """The goods of a kind in a storehouse that has room for ``capacity`` goods."""

    good: int
    capacity: int


@value(frozen=True, slots=True, kw_only=True)
class StoreZone(Zone):
    """A storehouse that has room for ``capacity`` goods."""

    capacity: int


@value(frozen=True, slots=True, kw_only=True)
class ShelfPiece(Piece):
    """The places for a good in a shop; ``count`` of them are filled.

    Attributes:
        good: The good.
        shopper: Whether the shopper lies visibly in the display of the owner.
        dear: Whether the viewer could buy goods now, but none of these.
        cash: Cash of the viewer, if that is too little for a good that is there; else ``NONE``.
    """

    good: int
    shopper: bool
    dear: bool
    cash: int

    @property
    def free(self) -> int:
        """Number of free places, for goods to be sold."""
        return c.PLACES[self.good] - self.count


# of a seat


@value(frozen=True, slots=True, kw_only=True)
class StackPiece(Piece):
    """A private stack; a size is a number of plots.

    Attributes:
        owner: The seat.
        sizes: Sizes of the fields still to come, smallest first.
        coming: Sizes that the next one may have, as far as the viewer can know.
        order: Sizes from the top, for an owner who has looked through the stack; else empty.
    """

    owner: int
    sizes: tuple[int, ...]
    coming: tuple[int, ...]
    order: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The panel of a seat with its public figures; ``face`` is the level of its player.

    Attributes:
        seat: The seat.
        numbers: The figures.
        acting: Whether it decides now.
        imaginary: Whether it is the imaginary neighbour of the solo game.
        position: Its position number in this phase, from 1; 0 in the solo game.
        pair: Its pair of partners in a game of four, 0 or 1; else -1.
        standing: ``"waiting"``, ``"active"`` or ``"done"`` in this phase, or ``""``.
        marker: Its starting marker: 1 for the large one, 2 for the small one, 0 for none.
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
    """A tile for one kind of action; ``face`` is the verb, one of ``tiles.TILES``.

    Attributes:
        why: Why it cannot be chosen: ``"later"`` (its actions are not part of this decision), ``"nothing"`` (none is
            legal), ``"empty"`` (the cart is), ``"bought"`` (the double pack of this turn), ``"dear"`` (too little
            cash); ``""`` if it can.
        number: How many fields, goods, stalls, helpers or customers its actions are about.  If there are no actions, it
            counts what the viewer has of them: empty fields for sowing, stalls for trading, helpers, customers due.
        cash: Cash that the action costs or brings; of several the lowest price, or the highest payment.
        purse: Cash of the viewer, if that is too little.
        due: Whether customers still have to be supplied or refused before the turn can end.
        only: Whether no other tile can be chosen.
    """

    why: str = ""
    number: int = 0
    cash: int = 0
    purse: int = 0
    due: bool = False
    only: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it can be chosen."""
        return not self.why

    @property
    def is_locked(self) -> bool:
        """Whether it cannot be chosen although this decision is about its actions as well."""
        return self.why not in ("", "later")
