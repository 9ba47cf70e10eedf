"""The kinds of pieces and zones on the table of Murano, with the facts that painting and descriptions need.

``S`` is a seat (0-based; gondolas of colour ``S`` are its own), ``ID`` a component id, ``N`` the
number of an action space from 1 in the direction of travel, ``n`` counts from 0.  All zones exist
in every game and in this order; zones of seats follow one another, all zones of seat 0 first.

Common zones
    ``ring``          ``space:N`` (``SpacePiece``), ``face`` the action.
    ``ships``         ``ship:0`` (``red``) to ``ship:7`` (``black``): ``ShipPiece``.
    ``island:ID``     Six zones.  ``island:ID`` (``FlagPiece``) is the name flag; unless the island is closed then
                      ``cell:ID`` (``CellPiece``, ``face`` ``street|building``), ``tile:ID`` on that cell
                      (``TilePiece``), ``dock:ID:S`` (``DockPiece``) and ``gondolier:ID:S`` on it (``GondolierPiece``).
    ``depot``         ``stack:street:0|1``, ``stack:glassworks|shop|palace|special_building`` (``StackPiece``),
                      ``deck:characters``, ``deck:specials`` (``DeckPiece``), ``bag`` (``BagPiece``).
    ``supply``        ``supply:S`` (``GondoliersPiece``).
    ``offer``         What the asked seat chooses from: characters, special building cards, or ``face:ID`` of a stack
                      looked through (``FacePiece``); others see ``drawn:n`` (``FaceDownPiece``), and nothing of a
                      stack.  ``drawn:street`` (``DrawnStreetPiece``) is open to all.

Zones of a seat
    ``panel:S``       ``panel:S`` (``PanelPiece``).
    ``unbuilt:S``     ``unbuilt:S:glassworks`` and ``unbuilt:S:special_building`` with ``count``, ``unbuilt:S:shop:n``,
                      ``unbuilt:S:palace:n`` in the order bought (``UnbuiltPiece``); face down for others.
    ``beads:S``       ``bead:S:red|blue|green`` (``BeadPiece``) with ``count``.
    ``gondoliers:S``  ``ready:S`` (``GondoliersPiece``).
    ``cards:S``       ``special:ID`` (``SpecialPiece``), open.
    ``hand:S``        ``character:ID`` (``CharacterPiece``) for the viewer (and for all when the game is over), else
                      ``hidden:S:n`` (``FaceDownPiece``).
    ``scored:S``      ``character:ID``, scored at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.murano import components as c
from app.models.keys import listed_key
from app.models.table import Piece, Zone
from app.models.value import value

if TYPE_CHECKING:
    from app.models.murano.outlook import AssignedCard, IslandScore, Outlook
    from app.models.murano.routes import Leg, Reach
    from app.models.murano.seat_numbers import SeatNumbers

NONE = -1
"""Stands for no seat, no ship or no space."""

SOON = 2
"""When only one more sort must run out, the number of a sort with so few tiles left, or fewer, is shown in red."""

# the ring


@value(frozen=True, slots=True, kw_only=True)
class SpacePiece(Piece):
    """An action space; ``face`` is the action.

    Attributes:
        space: Its number from 0.
        ship: A ship that stands on it, or ``NONE``.
        sold_out: Whether the sort of tiles that is bought here is sold out.
        least: The least gold with which the viewer could carry out the action, ships not counted; ``NONE`` if no
            amount would do.
        target: Whether it is the target of the plan under way.
        reach: What it takes to get a ship here; ``None`` unless the viewer chooses an action space.
    """

    space: int
    ship: int
    sold_out: bool
    least: int
    target: bool
    reach: Reach | None


@value(frozen=True, slots=True, kw_only=True)
class RingZone(Zone):
    """The action spaces.

    Attributes:
        target: Target of the plan under way, from 0, or ``NONE``.
        sharing: Whether the red ship is to join another one there.
        plan: The moves of that plan that are made already.
        route: The cheapest moves that complete it; empty unless the viewer is asked.
    """

    target: int
    sharing: bool
    plan: tuple[Leg, ...]
    route: tuple[Leg, ...]


@value(frozen=True, slots=True, kw_only=True)
class ShipPiece(Piece):
    """A ship.

    Attributes:
        space: The space on which it stands, from 0.
        beside: Key of another ship on the same space, or ``""``.
    """

    space: int
    beside: str


# islands


class IslandCounts(NamedTuple):
    """Numbers of things on an island.

    Attributes:
        customers: Customers by colour: red, blue and grey.
        shops: Shops by colour of customers, in the same order.
        glassworks: Glass factories.
        palaces: Palaces.
        crests: Crests on all palaces.
        specials: Special buildings.
        mine: Glass factories and shops of the viewer.
        others: Glass factories and shops of all other seats.
        income: Gold that the action "Income" would bring the viewer here.
        gondoliers: Gondoliers per seat.
    """

    customers: tuple[int, ...]
    shops: tuple[int, ...]
    glassworks: int
    palaces: int
    crests: int
    specials: int
    mine: int
    others: int
    income: int
    gondoliers: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class FlagPiece(Piece):
    """The flag with the name of an island; ``counts`` is ``None`` if nothing can be built there in this game."""

    island: int
    counts: IslandCounts | None


@value(frozen=True, slots=True, kw_only=True)
class CellPiece(Piece):
    """A space of an island; ``face`` is ``"street"`` or ``"building"``.

    Attributes:
        cell: Index into ``components.CELLS``.
        tile: The tile on it, ``components.EMPTY`` for none.
        owner: The seat whose marker lies there, or ``NONE``.
        is_open: Whether a building may be built there now: it is empty, and a street lies beside it.
    """

    cell: int
    tile: int
    owner: int
    is_open: bool

    @property
    def free(self) -> bool:
        """Whether no tile lies there."""
        return self.tile == c.EMPTY


@value(frozen=True, slots=True, kw_only=True)
class TilePiece(Piece):
    """A tile on a space of an island; ``cell`` and ``owner`` as in ``CellPiece``."""

    cell: int
    tile: int
    owner: int


@value(frozen=True, slots=True, kw_only=True)
class DockPiece(Piece):
    """A gondola.

    Attributes:
        dock: Number of the gondola: ``island * N_DOCKS + colour``.
        taken_by: The seat whose gondolier stands on it, or ``NONE``.
        price: Gold for the viewer to place a gondolier on it; 0 if one stands there.
    """

    dock: int
    taken_by: int
    price: int

    @property
    def colour(self) -> int:
        """The seat whose colour the gondola has; it may be one that is not in the game."""
        return self.dock % c.N_DOCKS


@value(frozen=True, slots=True, kw_only=True)
class GondolierPiece(Piece):
    """A gondolier on a gondola; ``used`` once it has served a character."""

    dock: int
    owner: int
    used: bool


# stacks and decks


@value(frozen=True, slots=True, kw_only=True)
class StackPiece(Piece):
    """A stack of tiles.

    Attributes:
        sort: The sort of its tiles, as in ``components.SORTS``.
        left: Number of tiles in all stacks of the sort; ``count`` is that of this stack.
        missing: How many more sorts must run out before the last round begins; 0 if it has begun.
    """

    sort: str
    left: int
    missing: int

    @property
    def empty(self) -> bool:
        """Whether the whole sort is sold out."""
        return not self.left

    @property
    def soon(self) -> bool:
        """Whether the sort is close to bringing the last round about."""
        return self.missing == 1 and 0 < self.left <= SOON


@value(frozen=True, slots=True, kw_only=True)
class ListedPiece(Piece):
    """A card in the list of a deck, with what the viewer knows of where it is; ``face`` is the card.

    Attributes:
        place: ``"owned"``, ``"scored"``, ``"under"`` (the viewer put it under the deck), ``"absent"`` (not used at this
            player count), or ``""`` if the viewer does not know.
        owner: The seat that has it, or ``NONE``.
    """

    place: str = ""
    owner: int = NONE


class CardPlace(NamedTuple):
    """Where a card is; the fields are those of ``ListedPiece``."""

    place: str = ""
    owner: int = NONE


@value(frozen=True, slots=True, kw_only=True)
class DeckPiece(Piece):
    """A deck of cards.

    Attributes:
        cards: Ids of all cards of its kind.
        found: What the viewer knows of each of them.
    """

    cards: tuple[str, ...]
    found: tuple[CardPlace, ...]

    def listed(self) -> tuple[ListedPiece, ...]:
        """All cards of its kind as pieces, for the sheet that a person opens.  R120"""
        return tuple(
            ListedPiece(listed_key(card), card, place=at.place, owner=at.owner)
            for card, at in zip(self.cards, self.found, strict=True)
        )


@value(frozen=True, slots=True, kw_only=True)
class BagPiece(Piece):
    """The bag; ``beads`` is the number of beads in it by colour, which is public."""

    beads: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class DepotZone(Zone):
    """The island with the stacks.

    Attributes:
        sold_out: The sorts that have run out.
        missing: How many more must run out before the last round begins; 0 if it has begun.
        ended: Whether the last round has begun.
        warns: Whether turns are still played, so that the approaching end is worth a warning.
    """

    sold_out: tuple[str, ...]
    missing: int
    ended: bool
    warns: bool


# what is chosen from


@value(frozen=True, slots=True, kw_only=True)
class OfferZone(Zone):
    """What the seat to act chooses from.

    Attributes:
        kind: ``"characters"``, ``"specials"``, ``"stack"`` (looked through), ``"street"`` (drawn), or ``""``.
    """

    kind: str


@value(frozen=True, slots=True, kw_only=True)
class FacePiece(Piece):
    """All tiles of one face in the stack that is looked through; ``count`` is their number."""

    tile: int


@value(frozen=True, slots=True, kw_only=True)
class DrawnStreetPiece(Piece):
    """A street that has been drawn and not been laid yet."""

    tile: int


@value(frozen=True, slots=True, kw_only=True)
class FaceDownPiece(Piece):
    """A card that the viewer does not see: one of those ``drawn`` to choose from, or one in a hand."""

    drawn: bool


# cards


@value(frozen=True, slots=True, kw_only=True)
class CharacterPiece(Piece):
    """An open character.

    Attributes:
        card: Number of the character.
        island_scores: What it would score on each island now; empty if it is another seat's or scored already.
        gain: Points more if it were kept and scored now; ``None`` unless it is one to choose from.
        price: Gold that it costs to keep it; ``None`` unless it is one to choose from.
        best: Its part in the best assignment of the viewer's hand; ``None`` if it is not in that hand.
        scored: Whether it has been scored.
    """

    card: int
    island_scores: tuple[IslandScore, ...] = ()
    gain: int | None = None
    price: int | None = None
    best: AssignedCard | None = None
    scored: bool = False


@value(frozen=True, slots=True, kw_only=True)
class SpecialPiece(Piece):
    """An open special building card.

    Attributes:
        card: Number of the card.
        owner: The seat that owns it, ``NONE`` if it is one to choose from.
        fresh: Whether it was got in this turn, so that it works only from the next one on.
        barred: Whether it may not be chosen: a second workshop, with the option that forbids it.
    """

    card: int
    owner: int = NONE
    fresh: bool = False
    barred: bool = False


@value(frozen=True, slots=True, kw_only=True)
class HandZone(Zone):
    """The characters in a hand; ``outlook`` is the final scoring if it took place now, ``None`` for other seats."""

    outlook: Outlook | None


# before a seat


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The panel of a seat with its public numbers; ``face`` is the level of its opponent, ``""`` for a person.

    Attributes:
        active: Whether it is its turn.
        acting: Whether it is asked for a decision now.
    """

    seat: int
    numbers: SeatNumbers
    active: bool
    acting: bool


@value(frozen=True, slots=True, kw_only=True)
class UnbuiltPiece(Piece):
    """An unbuilt tile of a sort; ``tile`` is ``components.EMPTY`` if it lies face down for the viewer."""

    sort: str
    tile: int


@value(frozen=True, slots=True, kw_only=True)
class BeadPiece(Piece):
    """The beads of one colour that a seat owns; ``face`` is the name of the colour, ``colour`` its number."""

    colour: int


@value(frozen=True, slots=True, kw_only=True)
class GondoliersPiece(Piece):
    """Gondoliers of a seat that are at no island: ``ready`` before the seat, or in the general supply."""

    owner: int
    ready: bool
