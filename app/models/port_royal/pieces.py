"""The kinds of pieces and zones of Port Royal, with the facts that painters and descriptions need.

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
"""Stands for no seat, no contract or no number."""

# piles


@value(frozen=True, slots=True, kw_only=True)
class DeckPiece(Piece):
    """The draw pile.

    Attributes:
        unseen: Number of its cards that nobody has seen since it was shuffled: those that lie there and the coins drawn
            from it; 0 when it is empty.
    """

    unseen: int


@value(frozen=True, slots=True, kw_only=True)
class DiscardPiece(Piece):
    """The discard pile, which everybody may look through.

    Attributes:
        cards: Its card numbers, the top card last.
    """

    cards: tuple[int, ...]

    def listed(self) -> tuple[PrintedPiece, ...]:
        """Its cards, the top one first, for the sheet that shows the pile."""
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
    """A person in the harbour, with what hiring it would cost the viewer now.

    Attributes:
        price: Coins without the fee.
        fee: Coins that would go to the active player.
        active: Seat of the active player.
        coins: Coins of the viewer.
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
        """Whether the viewer has enough coins."""
        return self.coins >= self.total


class Defence(NamedTuple):
    """A ship that waits to be repelled or let in.

    Attributes:
        swords: Swords of the active player.
        enough: Whether they suffice to repel it.
        spoils: Whether it would spoil the harbour.
    """

    swords: int
    enough: bool
    spoils: bool


@value(frozen=True, slots=True, kw_only=True)
class ShipPiece(CardPiece):
    """A ship in the harbour, with what it would bring the viewer now.

    Attributes:
        bonus: Coins that traders of the viewer add.
        fee: Coins that would go to the active player.
        active: Seat of the active player.
        clerks: Cards that clerks of the viewer let it take in addition.
        renounced_for: Contract for which its coins may be renounced, or ``NONE``.
        risky: Whether it has docked and cards are still revealed, so that a second ship of its colour may come.
        defence: What there is against it while it waits to be repelled or let in; ``None`` once it has docked.
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
        """Coins that it would bring, less the fee."""
        return c.COINS[self.card] + self.bonus - self.fee


@value(frozen=True, slots=True, kw_only=True)
class HarbourZone(Zone):
    """The harbour.

    Attributes:
        active: Seat of the active player; the ship colours decide how many cards this seat may take.
        taker: Seat that takes cards now or next; ``NONE`` if there are no cards to take.
        takes: How many of the cards there it may take; ``NONE`` likewise.
    """

    active: int
    taker: int
    takes: int

    @property
    def pending(self) -> Defence | None:
        """The defence against the ship that waits to be repelled or let in; ``None`` if none waits."""
        last = self.pieces[-1] if self.pieces else None
        return last.defence if isinstance(last, ShipPiece) else None

    @property
    def colours(self) -> tuple[int, ...]:
        """The different colours of the ships that have docked, in order of appearance."""
        docked = (each.colour for each in self.pieces if isinstance(each, ShipPiece) and not each.defence)
        return tuple(dict.fromkeys(docked))

    @property
    def spoiled(self) -> bool:
        """Whether two ships of a colour have docked.  R32"""
        # True only on the table that ``moments`` makes up: in every position of a game the harbour is empty by then.
        docked = [each for each in self.pieces if isinstance(each, ShipPiece) and not each.defence]
        return len(docked) > len(self.colours)

    @property
    def cards(self) -> int:
        """Number of cards there without the ship that waits."""
        return len(self.pieces) - (self.pending is not None)


# expeditions and contracts


class Symbol(NamedTuple):
    """A symbol that an expedition asks for.

    Attributes:
        name: One of ``components.SYMBOLS``.
        owned: Whether the viewer has it, by a person of that kind or by a jack of all trades.
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
        completed: Seats that have completed it, in order of its coin fields.
        steps: Per seat, the step field on which its cube is parked; 0 for none.
        possible: Whether the viewer can still complete it.
        have: How much of ``need`` the viewer has; see ``progress``.
        need: How much it asks for.
    """

    contract: int
    completed: tuple[int, ...]
    steps: tuple[int, ...]
    possible: bool
    have: int
    need: int


# in front of a seat


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
