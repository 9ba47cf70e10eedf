"""What lies on the table of Murano: the kinds of pieces and zones, with the facts that painting and words need.

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
    from app.models.murano.outlook import Chance, Outlook, Share
    from app.models.murano.routes import Leg, Reach
    from app.models.murano.seat_numbers import SeatNumbers

NONE = -1
"""Nobody, no ship, no island."""

SOON = 2
"""With one sort sold out, so few tiles of another one are shown in red."""

# the ring


@value(frozen=True, slots=True, kw_only=True)
class SpacePiece(Piece):
    """An action space; ``face`` is the action.

    Attributes:
        space: Its number from 0.
        ship: The ship on it, or ``NONE``.
        sold_out: Whether the tiles bought here are gone.
        least: Gold that the action takes the viewer at least; ``NONE`` when it is impossible.
        target: Whether a ship is on its way to act here.
        reach: What it takes to act here; ``None`` unless the viewer chooses a space.
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
        target: Space that a ship is on its way to, from 0, or ``NONE``.
        sharing: Whether the red ship joins another one there.
        plan: Moves made.
        route: The cheapest rest, for who is asked.
    """

    target: int
    sharing: bool
    plan: tuple[Leg, ...]
    route: tuple[Leg, ...]


@value(frozen=True, slots=True, kw_only=True)
class ShipPiece(Piece):
    """A ship.

    Attributes:
        space: Where it is, from 0.
        beside: Key of another ship on the same space, or ``""``.
    """

    space: int
    beside: str


# islands


class IslandCounts(NamedTuple):
    """What is counted on an island.

    Attributes:
        customers: Red, blue and grey.
        shops: For these customers.
        mine: Glass factories and shops of the viewer.
        others: Those of all others.
        income: What the viewer would earn.
        gondoliers: Per seat.
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
    """The name of an island; ``counts`` is ``None`` where the island is closed."""

    island: int
    counts: IslandCounts | None


@value(frozen=True, slots=True, kw_only=True)
class CellPiece(Piece):
    """A space of an island; ``face`` is ``"street"`` or ``"building"``.

    Attributes:
        tile: What lies on it, ``components.EMPTY`` for nothing.
        owner: Whose marker lies there, or ``NONE``.
        is_open: Whether a building may stand there.
    """

    cell: int
    tile: int
    owner: int
    is_open: bool

    @property
    def free(self) -> bool:
        """Whether nothing lies there."""
        return self.tile == c.EMPTY


@value(frozen=True, slots=True, kw_only=True)
class TilePiece(Piece):
    """A tile on a space; ``owner`` as there."""

    cell: int
    tile: int
    owner: int


@value(frozen=True, slots=True, kw_only=True)
class DockPiece(Piece):
    """A gondola.

    Attributes:
        by: Who stands there, or ``NONE``.
        price: For the viewer.
    """

    dock: int
    by: int
    price: int

    @property
    def colour(self) -> int:
        """The seat that has this colour."""
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
        sort: What lies there.
        left: In the whole sort.
        missing: Sorts that must run out until the last round.
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
        """Whether it might end the game soon."""
        return self.missing == 1 and 0 < self.left <= SOON


@value(frozen=True, slots=True, kw_only=True)
class ListedPiece(Piece):
    """A card of a deck, as far as the viewer knows where it is; ``face`` is the card.

    Attributes:
        place: ``"owned"``, ``"scored"``, ``"under"`` (the deck), ``"absent"`` (not in this game), or ``""``.
        owner: Who has it, or ``NONE``.
    """

    place: str = ""
    owner: int = NONE


class CardPlace(NamedTuple):
    """Where a card is: see ``ListedPiece``."""

    place: str = ""
    owner: int = NONE


@value(frozen=True, slots=True, kw_only=True)
class DeckPiece(Piece):
    """A deck of cards; ``found`` tells where each card of the game is."""

    cards: tuple[str, ...]
    found: tuple[CardPlace, ...]

    def listed(self) -> tuple[ListedPiece, ...]:
        """All cards that the deck began with, for the sheet that a person opens.  R120"""
        return tuple(
            ListedPiece(listed_key(card), card, place=at.place, owner=at.owner)
            for card, at in zip(self.cards, self.found, strict=True)
        )


@value(frozen=True, slots=True, kw_only=True)
class BagPiece(Piece):
    """The bag; ``beads`` by colour."""

    beads: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class DepotZone(Zone):
    """The island with the stacks.

    Attributes:
        sold_out: Sorts that have run out.
        missing: Sorts until the last round.
        ended: Whether that has begun.
        warns: Whether its end is still ahead.
    """

    sold_out: tuple[str, ...]
    missing: int
    ended: bool
    warns: bool


# what is chosen from


@value(frozen=True, slots=True, kw_only=True)
class OfferZone(Zone):
    """What the asked seat looks at: ``"characters"``, ``"specials"``, ``"stack"``, ``"street"``, or ``""``."""

    kind: str


@value(frozen=True, slots=True, kw_only=True)
class FacePiece(Piece):
    """A face of a stack that is looked through."""

    tile: int


@value(frozen=True, slots=True, kw_only=True)
class DrawnStreetPiece(Piece):
    """A street that waits for its place."""

    tile: int


@value(frozen=True, slots=True, kw_only=True)
class FaceDownPiece(Piece):
    """A card that the viewer does not see; ``drawn`` while somebody chooses."""

    drawn: bool


# cards


@value(frozen=True, slots=True, kw_only=True)
class CharacterPiece(Piece):
    """An open character.

    Attributes:
        card: Which.
        chances: What it would score on each island now; empty for those of others and for scored ones.
        gain: Points more if it were kept and scored now; only of one to choose from.
        price: Gold that it costs to keep it; only of one to choose from.
        best: Where the best assignment sends it; only of the viewer's own.
        scored: Whether it has been scored.
    """

    card: int
    chances: tuple[Chance, ...] = ()
    gain: int | None = None
    price: int | None = None
    best: Share | None = None
    scored: bool = False


@value(frozen=True, slots=True, kw_only=True)
class SpecialPiece(Piece):
    """An open special building card.

    Attributes:
        owner: Whose it is, ``NONE`` of one to choose from.
        fresh: Whether it works from the next turn on.
        barred: Whether it cannot be chosen.
    """

    card: int
    owner: int = NONE
    fresh: bool = False
    barred: bool = False


@value(frozen=True, slots=True, kw_only=True)
class HandZone(Zone):
    """Characters not scored; ``outlook`` is the scoring as if it came now, only of the viewer."""

    outlook: Outlook | None


# before a seat


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The public numbers of a seat; ``face`` is its level.

    Attributes:
        active: Whether it is its turn.
        acting: Whether it decides now.
    """

    seat: int
    numbers: SeatNumbers
    active: bool
    acting: bool


@value(frozen=True, slots=True, kw_only=True)
class UnbuiltPiece(Piece):
    """An unbuilt tile of a sort; face down where ``tile`` is ``components.EMPTY``."""

    sort: str
    tile: int


@value(frozen=True, slots=True, kw_only=True)
class BeadPiece(Piece):
    """Beads of one colour, ``face`` its name."""

    colour: int


@value(frozen=True, slots=True, kw_only=True)
class GondoliersPiece(Piece):
    """Gondoliers of a seat that are at no island: ``ready`` before it, or in the general supply."""

    owner: int
    ready: bool
