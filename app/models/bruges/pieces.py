"""What lies on the table of Bruges: the kinds of pieces and zones, with the facts that painting and words need.

``S`` is a seat (0-based), ``C`` a colour (``blue brown yellow red violet``), ``ID`` a component id, ``n``
counts from 0.  All zones exist in every game and in this order; what a game does not have is empty.
Zones of seats follow one another, all zones of seat 0 first.

Common zones
    ``dice``        ``die:C`` (``DiePiece``).
    ``piles``       ``pile:left``, ``pile:right`` (``PilePiece``), ``reserve`` (``ReservePiece``), all with ``count``.
    ``discard``     ``discard`` (``DiscardPiece``), ``face`` the card on top.
    ``statues``     ``statue:V`` (``StatuePiece``) on the stack from bottom to top.
    ``track``       ``step:0`` (``hall``) to ``step:10`` (``StepPiece``), then ``pawn:S`` (``PawnPiece``).
    ``majorities``  ``majority:reputation|persons|canal|pets`` (``MajorityPiece``).
    ``ships``       Per colour ``ships:C`` face down with ``count`` (``ShipsPiece``), the open ``ship:C:KIND`` on it and
                    the docked one (``ShipPiece``).
    ``exchange``    ``exchange:ID`` of the round (``ExchangePiece``), then ``exchanges`` to come (``ExchangesPiece``).
    ``offer``       ``card:ID`` of the discard pile that the viewer may choose now (``CardPiece``).
    ``uses``        While the viewer is asked to play a card: ``use:workers|guilders|threat|canal|house|recruit`` and
                    with an exchange card ``use:exchange`` (``UsePiece``).

Zones of a seat
    ``panel:S``     ``panel:S`` (``PanelPiece``), ``face`` its level.
    ``guilders:S``  ``guilders:S`` (``GuildersPiece``) with ``count``.
    ``workers:S``   ``worker:S:C`` (``WorkerPiece``), always five, ``count`` from 0.
    ``threats:S``   ``threat:S:C`` (``ThreatPiece``), always five, ``face`` the threat, ``count`` 0-2.
    ``canal:S``     ``space:S:left:1`` to ``5``, ``space:S:right:1`` to ``5`` (``SpacePiece``), ``face`` ``tile|space``.
    ``statues:S``   ``statue:V`` won (``StatuePiece``).
    ``markers:S``   ``marker:S:reputation|persons|canal|pets`` (``MarkerPiece``).
    ``houses:S``    ``house:S:n`` (``HousePiece``), ``face`` C.
    ``persons:S``   ``card:ID`` (``LodgerPiece``), laid out, by house.
    ``hand:S``      ``card:ID`` known to the viewer (``HandPiece``), else ``hidden:S:n`` (``HiddenPiece``); also one's
                    own cards until drawing is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.harbour import DOCKING
from app.engines.bruges.rounds import HIGH, LOW
from app.models.bruges.keys import card_key, exchange_key
from app.models.keys import listed_key
from app.models.table import Piece, Zone
from app.models.value import value

if TYPE_CHECKING:
    from app.models.bruges.seat_numbers import Numbers
    from app.models.bruges.uses import CardUse

NONE = -1
"""Nobody, no colour, no card."""

# the town


@value(frozen=True, slots=True, kw_only=True)
class DiePiece(Piece):
    """A die.

    Attributes:
        colour: Of its threat and cards.
        value: 0 before the first throw.
        ships: Whether ships are in the game.
        rolling: Whether it has not landed yet, so that nothing is said of what it means.
    """

    colour: int
    value: int
    ships: bool
    rolling: bool = False

    @property
    def meaning(self) -> str:
        """What it means besides income: ``"threat"``, ``"rise"``, ``"ship"`` or ``""``.  R30-R32, R41"""
        if self.value >= HIGH:
            return "threat"
        if 0 < self.value <= LOW:
            return "rise"
        return "ship" if self.ships and self.value in DOCKING else ""


@value(frozen=True, slots=True, kw_only=True)
class PilePiece(Piece):
    """A draw pile.

    Attributes:
        side: Index into ``components.PILES``.
        colour: Of the card on top, or ``NONE``.
        pet: Whether that is a pet.
        last: Whether the reserve is in play already.
    """

    side: int
    colour: int
    pet: bool
    last: bool


@value(frozen=True, slots=True, kw_only=True)
class ReservePiece(Piece):
    """The reserve pile."""


@value(frozen=True, slots=True, kw_only=True)
class DiscardPiece(Piece):
    """The discard pile; ``cards`` from bottom to top."""

    cards: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class StatuePiece(Piece):
    """A statue tile.

    Attributes:
        value: Its points.
        top: Whether it is the next one to be won.
        owner: Who has it, or ``NONE``.
    """

    value: int
    top: bool = False
    owner: int = NONE


@value(frozen=True, slots=True, kw_only=True)
class StepPiece(Piece):
    """A space of the reputation track; 0 is the town hall."""

    step: int

    @property
    def points(self) -> int:
        """What it counts at the end."""
        return c.TRACK[self.step]


@value(frozen=True, slots=True, kw_only=True)
class PawnPiece(Piece):
    """A pawn on the track; ``rises`` while its seat may climb and can pay for it."""

    owner: int
    step: int
    rises: bool


@value(frozen=True, slots=True, kw_only=True)
class TrackZone(Zone):
    """The reputation track.

    Attributes:
        price: Of the viewer's next step, or ``NONE``.
        at_top: Whether the viewer is on the last one.
        thrown: Whether the dice tell a price; not before the first throw.
    """

    price: int
    at_top: bool
    thrown: bool = True


@value(frozen=True, slots=True, kw_only=True)
class MajorityPiece(Piece):
    """A majority.

    Attributes:
        leaders: Seats that have most.
        most: What they have.
        ahead: By how much one is alone in front, 0 when tied.
        turned: Seats that have turned their marker.
    """

    majority: int
    leaders: tuple[int, ...]
    most: int
    ahead: int
    turned: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class ShipsPiece(Piece):
    """The ships of a colour that lie face down."""

    colour: int


@value(frozen=True, slots=True, kw_only=True)
class ShipPiece(Piece):
    """An open ship, in its dock or on its pile."""

    colour: int
    kind: int
    docked: bool

    @property
    def source(self) -> int:
        """What its effect comes from."""
        return c.SHIPS_AT + self.colour * c.N_KINDS + self.kind


@value(frozen=True, slots=True, kw_only=True)
class ExchangePiece(Piece):
    """An exchange card.

    Attributes:
        markers: Those left on it.
        printed: Those at first.
    """

    number: int
    markers: int
    printed: int

    @property
    def source(self) -> int:
        """What its effect comes from."""
        return c.EXCHANGE_AT + self.number

    @property
    def action(self) -> int:
        """The action that it improves."""
        return c.EXCHANGE_ACTION[self.number]


@value(frozen=True, slots=True, kw_only=True)
class ExchangesPiece(Piece):
    """The exchange cards to come: numbers, each with its markers."""

    coming: tuple[tuple[int, int], ...]

    def listed(self) -> tuple[ExchangePiece, ...]:
        """All of them, for the sheet that a person opens."""
        return tuple(
            exchange_piece(number, full, full, listed_key(exchange_key(number))) for number, full in self.coming
        )


def exchange_piece(number: int, markers: int, printed: int, key: str = "") -> ExchangePiece:
    """An exchange card, on the table unless it has another key."""
    face = c.EXCHANGE[number]
    return ExchangePiece(key or exchange_key(number), face, number=number, markers=markers, printed=printed)


@value(frozen=True, slots=True, kw_only=True)
class UsePiece(Piece):
    """A use of hand cards.

    Attributes:
        use: 0-5 for the six actions, ``uses.EXCHANGE``.
        exchange: The open exchange card, or ``NONE``.
        naming: Whether a colour will be named for the card.
        by_card: What it is for each hand card.
    """

    use: int
    exchange: int
    naming: bool
    by_card: tuple[CardUse, ...]

    def with_card(self, card: int) -> CardUse | None:
        """What it is for one card; ``None`` where the card is not asked about."""
        return next((each for each in self.by_card if each.card == card), None)


# cards


@value(frozen=True, slots=True, kw_only=True)
class CardPiece(Piece):
    """A card whose front the viewer knows."""

    card: int

    @property
    def colour(self) -> int:
        """Of its back."""
        return c.COLOUR[self.card]

    @property
    def pet(self) -> bool:
        """Whether it is a pet."""
        return c.IS_PET[self.card]


def card_piece(card: int, key: str = "") -> CardPiece:
    """A card, under its own key unless it has another one."""
    return CardPiece(key or card_key(card), c.IDS[card], card=card)


@value(frozen=True, slots=True, kw_only=True)
class HandPiece(CardPiece):
    """A hand card; ``known`` if everybody has seen it."""

    known: bool


@value(frozen=True, slots=True, kw_only=True)
class LodgerPiece(CardPiece):
    """A person or pet in a house.

    Attributes:
        house: Its number.
        used: Whether it has been activated this round.
        state: ``"usable"`` now, ``"busy"`` (its text is being carried out), why it cannot be activated now:
            ``"used"``, ``"no_worker"`` or ``"no_benefit"``; or ``""``.
    """

    house: int
    used: bool
    state: str


@value(frozen=True, slots=True, kw_only=True)
class HiddenPiece(Piece):
    """A hand card of which only the back is seen."""

    owner: int
    colour: int
    pet: bool


# before a seat


@value(frozen=True, slots=True, kw_only=True)
class PanelPiece(Piece):
    """The public numbers of a seat; ``face`` is its level.

    Attributes:
        left: Turns of this round that it still has.
        active: Whether it is its turn.
        acting: Whether it decides now.
        starts: Whether it is the start player.
    """

    seat: int
    numbers: Numbers
    left: int
    active: bool
    acting: bool
    starts: bool


@value(frozen=True, slots=True, kw_only=True)
class GuildersPiece(Piece):
    """Guilders of a seat."""

    owner: int


@value(frozen=True, slots=True, kw_only=True)
class WorkerPiece(Piece):
    """Workers of one colour."""

    colour: int


@value(frozen=True, slots=True, kw_only=True)
class ThreatPiece(Piece):
    """Threat markers of one colour.

    Attributes:
        stake: How much a damage would strike now, see ``seat_numbers.stake``.
        protector: The person that protects from it, or ``NONE``.
    """

    colour: int
    stake: int
    protector: int

    @property
    def warns(self) -> bool:
        """Whether the next marker does damage.  R33, R171"""
        return self.count == c.DAMAGE_AT - 1 and self.protector == NONE


@value(frozen=True, slots=True, kw_only=True)
class SpacePiece(Piece):
    """A space of a canal.

    Attributes:
        number: From 1.
        colour: Of the card that it wants.
        price: Where it is the next one to be built, else ``NONE``.
        purse: Guilders of its seat there.
        statue: Points of the statue that it would win, or 0.
        crowned: Whether the statue of its section is taken.
    """

    owner: int
    section: int
    number: int
    colour: int
    built: bool
    price: int
    purse: int
    statue: int
    crowned: bool

    @property
    def next(self) -> bool:
        """Whether it is the next one to be built."""
        return self.price != NONE

    @property
    def dear(self) -> bool:
        """Whether its seat cannot pay for it."""
        return self.price > self.purse

    @property
    def points(self) -> int:
        """What it counts at the end."""
        return c.THIRD_SPACE_POINTS if self.number == 3 else 0


@value(frozen=True, slots=True, kw_only=True)
class MarkerPiece(Piece):
    """A majority marker of a seat."""

    majority: int
    turned: bool


@value(frozen=True, slots=True, kw_only=True)
class HousePiece(Piece):
    """A house.

    Attributes:
        house: Its number, in the order of building.
        colour, pet: Of the back that is seen.
        front: The card, if the viewer knows it, or ``NONE``.
        person, animal: Who lives there, or ``NONE``.
    """

    house: int
    colour: int
    pet: bool
    front: int
    person: int
    animal: int
