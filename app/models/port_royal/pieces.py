"""What lies on the table of Port Royal: the kinds of pieces and zones, with the facts that painting and words need.

``S`` is a seat, ``N`` the number of a card or contract.  All zones exist in every game and in this order; zones of
seats follow one another, all zones of seat 0 first.

Common zones
    ``deck``          ``deck`` (``DeckPiece``), face down.
    ``discard``       ``discard`` (``DiscardPiece``), ``face`` the top card.
    ``harbour``       ``card:N`` in order of appearance (``ShipPiece``, ``PersonPiece``); the ship to be repelled or
                      let in comes last.
    ``expeditions``   ``card:N`` (``ExpeditionPiece``).
    ``contracts``     ``contract:N`` (``ContractPiece``).

Zones of a seat
    ``panel:S``       ``panel:S`` (``PanelPiece``).
    ``coins:S``       ``coins:S`` (``CoinsPiece``), face down.
    ``display:S``     ``card:N`` (``KeptPiece``): persons and claimed expeditions in order of taking.
    ``collected:S``   ``card:N`` (``KeptPiece``): ships laid aside for Pack of Pirates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from app.engines.port_royal import components as c
from app.models.keys import listed_key
from app.models.table import Piece, Zone
from app.models.value import value

if TYPE_CHECKING:
    from app.models.port_royal.seat_numbers import SeatNumbers

NONE = -1
"""Nobody, no contract."""

# piles


@value(frozen=True, slots=True, kw_only=True)
class DeckPiece(Piece):
    """The draw pile; ``unseen`` cards of it are still out, coins drawn from it included."""

    unseen: int


@value(frozen=True, slots=True, kw_only=True)
class DiscardPiece(Piece):
    """The discard pile; ``cards`` from the lowest to the top one, which everybody may look through."""

    cards: tuple[int, ...]

    def listed(self) -> tuple[PrintedPiece, ...]:
        """Its cards, the newest first, for the sheet that a person opens."""
        return tuple(PrintedPiece(listed_key(card), c.CARDS[card].id) for card in reversed(self.cards))


@value(frozen=True, slots=True, kw_only=True)
class PrintedPiece(Piece):
    """A card or contract as it is printed, on a sheet or a page of the rules; ``face`` is its component id."""


# the harbour


@value(frozen=True, slots=True, kw_only=True)
class CardPiece(Piece):
    """An open card; ``face`` is its component id.

    Attributes:
        card: Its number.
    """

    card: int


@value(frozen=True, slots=True, kw_only=True)
class PersonPiece(CardPiece):
    """A person in the harbour, with what hiring would cost the viewer now.

    Attributes:
        price: Without the fee.
        fee: To the active player.
        active: Who that is.
        coins: What the viewer has.
    """

    price: int
    fee: int
    active: int
    coins: int

    @property
    def total(self) -> int:
        """Price and fee."""
        return self.price + self.fee

    @property
    def affordable(self) -> bool:
        """Whether the viewer has as much."""
        return self.coins >= self.total


class Defence(NamedTuple):
    """A ship that waits to be repelled or let in.

    Attributes:
        swords: Of the active player.
        enough: Whether they repel it.
        spoils: Whether it would spoil the harbour.
    """

    swords: int
    enough: bool
    spoils: bool


@value(frozen=True, slots=True, kw_only=True)
class ShipPiece(CardPiece):
    """A ship in the harbour, with what it would bring the viewer now.

    Attributes:
        bonus: Coins by traders.
        fee: To the active player.
        active: Who that is.
        clerks: Cards that may be taken beside it.
        renounced_for: Contract for which its coins may be renounced, or ``NONE``.
        risky: Whether a second ship of its colour may still come.
        defence: ``None`` once it has docked.
    """

    bonus: int
    fee: int
    active: int
    clerks: int
    renounced_for: int
    risky: bool
    defence: Defence | None

    @property
    def colour(self) -> int:
        """Index into ``components.COLOURS``."""
        return c.COLOUR[self.card]

    @property
    def income(self) -> int:
        """Coins that it brings, the fee taken off."""
        return c.COINS[self.card] + self.bonus - self.fee


@value(frozen=True, slots=True, kw_only=True)
class HarbourZone(Zone):
    """The harbour.

    Attributes:
        active: Whose turn it is: the colours of the ships say how many cards this seat takes.
        taker: Who takes cards now or next, or ``NONE``.
        takes: How many of those that lie there.
    """

    active: int
    taker: int
    takes: int

    @property
    def pending(self) -> Defence | None:
        """What there is against the last ship, if that waits to be repelled or let in."""
        last = self.pieces[-1] if self.pieces else None
        return last.defence if isinstance(last, ShipPiece) else None

    @property
    def colours(self) -> tuple[int, ...]:
        """Colours of the ships that have docked; one that spoils the harbour has none of its own."""
        docked = (each.colour for each in self.pieces if isinstance(each, ShipPiece) and not each.defence)
        return tuple(dict.fromkeys(docked))

    @property
    def spoiled(self) -> bool:
        """Whether two ships of a colour have docked, as for the moment before everything leaves.  R32"""
        docked = [each for each in self.pieces if isinstance(each, ShipPiece) and not each.defence]
        return len(docked) > len(self.colours)

    @property
    def cards(self) -> int:
        """How many cards lie there, the pending ship left out."""
        return len(self.pieces) - (self.pending is not None)


# expeditions and contracts


class Symbol(NamedTuple):
    """A symbol that an expedition asks for.

    Attributes:
        name: One of ``components.SYMBOLS``.
        owned: Whether the viewer has it; jacks fill the gaps.
    """

    name: str
    owned: bool


@value(frozen=True, slots=True, kw_only=True)
class ExpeditionPiece(CardPiece):
    """An open expedition with its symbols."""

    symbols: tuple[Symbol, ...]


@value(frozen=True, slots=True, kw_only=True)
class ContractPiece(Piece):
    """A contract; ``face`` is its component id.

    Attributes:
        contract: Its number.
        completed: Seats on its coin fields, in order.
        steps: Step field of each seat's cube, 0 for none.
        possible: Whether the viewer may still complete it.
        have: What the viewer has met of it.
        need: What it asks for.
    """

    contract: int
    completed: tuple[int, ...]
    steps: tuple[int, ...]
    possible: bool
    have: int
    need: int


# before a seat


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The public numbers of a seat.

    Attributes:
        acting: Whether it decides now.
        starts: Whether it is the start player.
    """

    seat: int
    numbers: SeatNumbers
    acting: bool
    starts: bool


@value(frozen=True, slots=True, kw_only=True)
class CoinsPiece(Piece):
    """The coins of a seat."""

    owner: int


@value(frozen=True, slots=True, kw_only=True)
class KeptPiece(CardPiece):
    """A card in a display, or a ship laid aside: nothing about it changes."""


@value(frozen=True, slots=True, kw_only=True)
class SeatZone(Zone):
    """A zone of a seat."""

    seat: int
    kind: Literal["panel", "coins", "display", "collected"]
