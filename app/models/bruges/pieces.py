"""The kinds of pieces and zones of Bruges, with everything that painting and describing them depends on.

All zones exist in every game and in this order; what a game does not have is empty.  The zones of seats follow one
another, all zones of seat 0 first.  In keys ``S`` is a seat (0-based), ``C`` a colour (``blue brown yellow red
violet``), ``ID`` a component id, ``V`` the value of a statue, and ``n`` counts from 0.  In attributes colours, cards,
majorities and kinds of ships are the numbers that they have in ``components``.

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
"""Stands for no seat, no colour, no card and no price."""

# the town


@value(frozen=True, slots=True, kw_only=True)
class DiePiece(Piece):
    """A die.

    Attributes:
        colour: Its colour.
        value: Its pips, 0 before the first throw.
        ships: Whether the game has ships.
        rolling: Whether it has not landed yet, so that nothing is said of what it means.
    """

    colour: int
    value: int
    ships: bool
    rolling: bool = False

    @property
    def meaning(self) -> str:
        """What it means besides income: ``"threat"``, ``"advance"``, ``"ship"`` or ``""``.  R30-R32, R41"""
        if self.value >= HIGH:
            return "threat"
        if 0 < self.value <= LOW:
            return "advance"
        return "ship" if self.ships and self.value in DOCKING else ""


@value(frozen=True, slots=True, kw_only=True)
class PilePiece(Piece):
    """A draw pile.

    Attributes:
        side: Index into ``components.PILES``.
        colour: Colour of the card on top, or ``NONE``.
        pet: Whether the card on top is a pet.
        last: Whether the reserve is in play, so that there is none to replace this pile.
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
    """The discard pile.

    Attributes:
        cards: All its cards, from bottom to top.
    """

    cards: tuple[int, ...]


@value(frozen=True, slots=True, kw_only=True)
class StatuePiece(Piece):
    """A statue tile.

    Attributes:
        value: Its points.
        top: Whether it is the next one to be won.
        owner: The seat that has won it, or ``NONE``.
    """

    value: int
    top: bool = False
    owner: int = NONE


@value(frozen=True, slots=True, kw_only=True)
class StepPiece(Piece):
    """A space of the reputation track.

    Attributes:
        step: Its number; 0 is the town hall.
    """

    step: int

    @property
    def points(self) -> int:
        """The points at the end of the game."""
        return c.TRACK[self.step]


@value(frozen=True, slots=True, kw_only=True)
class PawnPiece(Piece):
    """A pawn on the reputation track.

    Attributes:
        owner: Its seat.
        step: The step that it stands on.
        may_advance: Whether it is the phase of the dice, and its seat can go up a step and pay for it.
    """

    owner: int
    step: int
    may_advance: bool


@value(frozen=True, slots=True, kw_only=True)
class TrackZone(Zone):
    """The reputation track.

    Attributes:
        price: Guilders for the viewer's next step, or ``NONE`` where no step is possible.
        at_top: Whether the viewer is on the last step.
        thrown: Whether there was a throw, which sets the price.
    """

    price: int
    at_top: bool
    thrown: bool = True


@value(frozen=True, slots=True, kw_only=True)
class MajorityPiece(Piece):
    """A majority.

    Attributes:
        majority: Index into ``components.MAJORITIES``.
        leaders: Seats that have most; empty if nobody has anything.
        most: Steps, persons, tiles or pets that they have.
        ahead: By how many one seat alone leads, 0 if several share the lead.
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
    """A ship that lies face up, on its pile or in its dock."""

    colour: int
    kind: int
    docked: bool

    @property
    def source(self) -> int:
        """Its number among the sources of effects."""
        return c.SHIPS_AT + self.colour * c.N_KINDS + self.kind


@value(frozen=True, slots=True, kw_only=True)
class ExchangePiece(Piece):
    """An exchange card.

    Attributes:
        number: Index into ``components.EXCHANGE``.
        markers: Action markers that are left on it.
        printed: Action markers that it begins with.
    """

    number: int
    markers: int
    printed: int

    @property
    def source(self) -> int:
        """Its number among the sources of effects."""
        return c.EXCHANGE_AT + self.number

    @property
    def action(self) -> int:
        """The action that it improves."""
        return c.EXCHANGE_ACTION[self.number]


@value(frozen=True, slots=True, kw_only=True)
class ExchangesPiece(Piece):
    """The pile of exchange cards to come.

    Attributes:
        coming: For each card its number and its markers, in order of numbers.
    """

    coming: tuple[tuple[int, int], ...]

    def listed(self) -> tuple[ExchangePiece, ...]:
        """A piece for each card, for the sheet of the pile."""
        return tuple(
            exchange_piece(number, full, full, listed_key(exchange_key(number))) for number, full in self.coming
        )


def exchange_piece(number: int, markers: int, printed: int, key: str = "") -> ExchangePiece:
    """An exchange card, under its key on the table or another ``key``."""
    face = c.EXCHANGE[number]
    return ExchangePiece(key or exchange_key(number), face, number=number, markers=markers, printed=printed)


@value(frozen=True, slots=True, kw_only=True)
class UsePiece(Piece):
    """One of the uses of a hand card, a row of the menu.

    Attributes:
        use: 0 to 5 for the six actions, ``uses.EXCHANGE`` for the exchange card.
        exchange: Number of the open exchange card, or ``NONE``.
        naming: Whether the card played counts as a colour that is yet to be named.
        by_card: This use with each of the cards that can be played.
    """

    use: int
    exchange: int
    naming: bool
    by_card: tuple[CardUse, ...]

    def with_card(self, card: int) -> CardUse | None:
        """This use with a card; ``None`` if it is none of those that can be played."""
        return next((each for each in self.by_card if each.card == card), None)


# cards


@value(frozen=True, slots=True, kw_only=True)
class CardPiece(Piece):
    """A card whose front the viewer knows."""

    card: int

    @property
    def colour(self) -> int:
        """Colour of its back."""
        return c.COLOUR[self.card]

    @property
    def pet(self) -> bool:
        """Whether it is a pet."""
        return c.IS_PET[self.card]


def card_piece(card: int, key: str = "") -> CardPiece:
    """A card, under its key on the table or another ``key``."""
    return CardPiece(key or card_key(card), c.IDS[card], card=card)


@value(frozen=True, slots=True, kw_only=True)
class HandPiece(CardPiece):
    """A hand card whose front the viewer knows.

    Attributes:
        known: Whether all seats know its front.
    """

    known: bool


@value(frozen=True, slots=True, kw_only=True)
class LodgerPiece(CardPiece):
    """A person or pet in a house.

    Attributes:
        house: Number of the house, in order of building.
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
        seat: The seat.
        numbers: Its numbers.
        left: Turns that it still has in this round.
        active: Whether it has its turn.
        acting: Whether it decides now; in another seat's turn it may have to answer.
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
    """The workers of a seat in one colour."""

    colour: int


@value(frozen=True, slots=True, kw_only=True)
class ThreatPiece(Piece):
    """The threat markers of a seat in one colour.

    Attributes:
        colour: Their colour.
        stake: How much a damage would take now, see ``seat_numbers.stake``.
        protector: The person that protects the seat from the damage, or ``NONE``.
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
        owner: Seat of the canal.
        section: 0 for the upper one, 1 for the lower one.
        number: Place in its section, from 1.
        colour: Colour of the card that builds it.
        built: Whether it has a tile.
        price: Guilders that it costs if it is the next one of its section to be built, else ``NONE``.
        purse: Guilders that its seat has, if it is the next one, else 0.
        statue: Points of the statue that the last space would win now; 0 for other spaces.
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
        """Whether it is the next one and its seat cannot pay for it."""
        return self.price > self.purse

    @property
    def points(self) -> int:
        """The points at the end of the game."""
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
        house: Its number, in order of building.
        colour: Colour of the back that is seen.
        pet: Whether that is the back of a pet.
        front: The card, if the viewer knows it, or ``NONE``.
        person: The person who lives there, or ``NONE``.
        animal: The pet that lives there, or ``NONE``.
    """

    house: int
    colour: int
    pet: bool
    front: int
    person: int
    animal: int
