"""Where the pieces lie on the table of Bruges, for one viewer and position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from zlib import crc32

from app.models.bruges import pieces as kinds
from app.models.bruges.keys import house_key
from app.models.keys import make_key
from app.models.table import Piece, Zone, kind_of
from app.views.board.boxes import CARD, Box
from app.views.board.spot import Spot
from app.views.bruges.layout import Areas, Dwelling, Opponent, aside, dwellings, overlaps, spread, tokens
from app.views.paint import cards

FLAT, TOKENS, HOUSES, CARDS, CHOSEN = 5.0, 12.0, 20.0, 40.0, 90.0
"""Values of ``Spot.z``: spaces, things on them, houses, cards, the chosen card."""

HAND = 5
"""Number of places that the own hand has at least: no card moves when one is drawn."""

TILT = 2.4
"""Degrees by which the outermost cards of a hand lean."""

Zones = Mapping[str, Zone]


@dataclass(slots=True)
class Places:
    """The places of the pieces at one position; empty until ``lay`` is called.

    Attributes:
        a: Where everything is at this size.
        viewer: Seat of the viewer.
        others: The other seats, in the order of their panels.
        chosen: Keys that are chosen so far.
        spots: The places, by key of the piece.
        hand: The own hand.
        free: Free places of the hand, for cards yet to be drawn.
    """

    a: Areas
    viewer: int
    others: Sequence[int]
    chosen: frozenset[str] = frozenset()
    spots: dict[str, Spot] = field(default_factory=dict)
    hand: tuple[kinds.HandPiece, ...] = ()
    free: tuple[Box, ...] = ()

    def lay(self, zones: Zones) -> None:
        """Find a place for every piece that is drawn; zones are given by their keys."""
        self._town(zones)
        self._harbour(zones)
        self._own(zones)
        self._hand(zones)
        for seat, panel in zip(self.others, self.a.opponents, strict=False):
            self._opponent(zones, seat, panel)

    # spots

    def card(self, box: Box, z: float, angle: float = 0.0) -> Spot:
        """The place of a card, in whole pixels, so that its picture is sharp and the same wherever it lies."""
        width = max(8.0, float(int(box.w)))
        unit = width / 180
        frame = max(0.5, 0.72 * self.a.scale, min(unit, self.a.scale))
        return Spot(round(box.x), round(box.y), width, width * CARD, z, angle, unit=frame, radius=11 * unit)

    def flat(self, box: Box, z: float = FLAT, radius: float = 0.0, *, still: bool = True) -> Spot:
        """The place of a thing that is no card."""
        unit = self.a.scale * (0.8 if self.a.wide else 0.9)
        radius = radius or 9 * self.a.scale
        return Spot(round(box.x), round(box.y), round(box.w), round(box.h), z, unit=unit, radius=radius, still=still)

    def _narrow(self, box: Box) -> Spot:
        """The place of a thing close beside others, whose frame must be slim."""
        return self.flat(box, TOKENS)._replace(unit=0.45 * self.a.scale)

    # the town

    def _town(self, zones: Zones) -> None:
        a = self.a
        for die, box in zip(kind_of(kinds.DiePiece, zones["dice"]), a.dice, strict=True):
            # Thrown askew, but each face always in the same way; ``hash`` is another one in each run of the program.
            angle = float(crc32(f"{die.key}{die.value}".encode()) % 13 - 6)
            side = float(round(box.w))
            self.spots[die.key] = Spot(
                round(box.x), round(box.y), side, side, TOKENS, angle, unit=a.scale * 0.8, radius=side * 0.2, still=True
            )
        left, right, discard, reserve = a.piles
        for piece, box in zip(zones["piles"].pieces, (left, right, reserve), strict=True):
            self.spots[piece.key] = self.card(box, CARDS)._replace(still=True)  # its number lies on its edge
        self.spots["discard"] = self.card(discard, CARDS)._replace(still=True)
        self._track(zones["track"])
        for piece, box in zip(zones["majorities"].pieces, a.majorities, strict=True):
            self.spots[piece.key] = self.flat(box, radius=12 * a.scale)
        for piece, box in zip(reversed(zones["statues"].pieces), a.statues, strict=False):
            self.spots[piece.key] = self.flat(box, TOKENS, box.w * 0.3)

    def _track(self, zone: Zone) -> None:
        """The steps, and on their upper edges the pawns, close together where there are many."""
        for piece, box in zip(kind_of(kinds.StepPiece, zone), self.a.steps, strict=True):
            self.spots[piece.key] = self.flat(box)
        pawns = kind_of(kinds.PawnPiece, zone)
        for step, box in enumerate(self.a.steps):
            there = [pawn for pawn in pawns if pawn.step == step]
            size = box.w * 0.56
            gap = min(size * 0.9, (box.w * 1.04 - size) / max(1, len(there) - 1))
            x = box.x + (box.w - size - gap * (len(there) - 1)) / 2
            for nth, pawn in enumerate(there):
                place = Box(x + nth * gap, box.y - size * 0.74, size, size * 1.12)
                self.spots[pawn.key] = self.flat(place, TOKENS + nth, size * 0.3)

    def _harbour(self, zones: Zones) -> None:
        a = self.a
        if a.docks:
            for pile in kind_of(kinds.ShipsPiece, zones["ships"]):
                self.spots[pile.key] = self.flat(a.quays[pile.colour], FLAT, a.quays[pile.colour].h * 0.18)
            for ship in kind_of(kinds.ShipPiece, zones["ships"]):
                box = (a.docks if ship.docked else a.quays)[ship.colour]
                self.spots[ship.key] = self.flat(box, TOKENS, box.h * 0.18, still=False)
        for piece in zones["exchange"].pieces:
            if isinstance(piece, kinds.ExchangesPiece):
                if a.exchanges.w:
                    self.spots[piece.key] = self.flat(a.exchanges, TOKENS)
            elif a.exchange.w > a.exchange.h:
                self.spots[piece.key] = self.flat(a.exchange, TOKENS, still=False)
            elif a.exchange.w:
                self.spots[piece.key] = self.card(a.exchange, CARDS)

    # the viewer

    def _own(self, zones: Zones) -> None:
        a, viewer = self.a, self.viewer
        self.spots[make_key("guilders", viewer)] = self.flat(a.purse.inset(0, 4 * a.scale, 0, 0))
        for piece, box in zip(zones[make_key("workers", viewer)].pieces, a.workers, strict=True):
            self.spots[piece.key] = self._narrow(box)
        for piece, box in zip(zones[make_key("threats", viewer)].pieces, a.columns, strict=True):
            self.spots[piece.key] = self._narrow(box)
        spaces = [box for section in a.spaces for box in section]
        for piece, box in zip(zones[make_key("canal", viewer)].pieces, spaces, strict=True):
            self.spots[piece.key] = self.flat(box, FLAT, min(box.w, box.h) * 0.11)
        for piece, box in zip(zones[make_key("statues", viewer)].pieces, self._crowned(zones), strict=False):
            self.spots[piece.key] = self.flat(box, TOKENS)
        # No inhabitant is narrower than a card with signs.
        self._household(zones, viewer, a.houses, a.lodger, max(cards.SIGNS_FROM, (84 if a.wide else 62) * a.scale))

    def _crowned(self, zones: Zones) -> list[Box]:
        """The places at the ends of the sections whose statue is taken; nothing tells which statue came from which."""
        ends = kind_of(kinds.SpacePiece, zones[make_key("canal", self.viewer)])[4::5]
        return [box for piece, box in zip(ends, self.a.crowns, strict=True) if piece.crowned]

    def _household(self, zones: Zones, seat: int, box: Box, widest: float, least: float) -> None:
        """Own houses with those who live there; if houses would overlap, the empty ones lie small beside the others."""
        houses = kind_of(kinds.HousePiece, zones[make_key("houses", seat)])
        empty = [piece for piece in houses if piece.person == piece.animal == kinds.NONE]
        gap = 9 * self.a.scale
        homes = dwellings(_with_pets(houses), box, widest, least, gap)
        if overlaps(homes) and len(empty) < len(houses):
            places = aside(len(empty), box, gap * 0.5)
            self._lay_houses(empty, places)
            houses = [piece for piece in houses if piece not in empty]
            right = min((place.x for place in places), default=box.right + gap) - gap
            homes = dwellings(_with_pets(houses), box._replace(w=right - box.x), widest, least, gap)
        self._lay_houses(houses, [home.house for home in homes])
        self._lodgers(zones, seat, {piece.house: home for piece, home in zip(houses, homes, strict=True)}, rise=0.0)

    def _lay_houses(self, houses: Sequence[kinds.HousePiece], places: Sequence[Box]) -> None:
        for nth, (piece, place) in enumerate(zip(houses, places, strict=True)):
            self.spots[piece.key] = self.card(place, HOUSES + 0.1 * nth)._replace(rise=0.0)  # below a heading

    def _lodgers(self, zones: Zones, seat: int, homes: Mapping[int, Dwelling], *, rise: float = 1.0) -> None:
        """Persons before their houses, pets before both.

        Each is a part of its house: where only the house may be chosen, a click on it means that.
        """
        for piece in kind_of(kinds.LodgerPiece, zones[make_key("persons", seat)]):
            home = homes[piece.house]
            place = home.pet if piece.pet else home.person
            spot = self.card(place, HOUSES + 0.1 * piece.house + 0.03 + 0.03 * piece.pet)  # above the house
            self.spots[piece.key] = spot._replace(part_of=house_key(seat, piece.house), rise=rise)

    def _hand(self, zones: Zones) -> None:
        """The hand and the menu of uses.

        While cards of the discard pile may be chosen these lie in the place of the hand, and the hand lies in the menu.
        """
        a = self.a
        self.hand = tuple(kind_of(kinds.HandPiece, zones[make_key("hand", self.viewer)]))
        hand, offer = zones[make_key("hand", self.viewer)].pieces, zones["offer"].pieces
        if offer:
            self._fan(offer, a.hand, a.card, tilt=0.0)
            self._fan(hand, a.menu, a.card * 0.8, tilt=0.0)
        else:
            self.free = tuple(self._fan(hand, a.hand, a.card, tilt=TILT if a.wide else 0.0, least=HAND))
        if zones["uses"].pieces:
            for piece, box in zip(zones["uses"].pieces, a.uses, strict=False):
                self.spots[piece.key] = self._narrow(box)

    def _fan(self, cards: Sequence[Piece], box: Box, widest: float, tilt: float, least: int = 0) -> list[Box]:
        """Lay cards side by side, slightly fanned out, and return the places that are left.

        Args:
            cards: The cards, from the left.
            box: Where they lie.
            widest: Greatest width of a card.
            tilt: Degrees by which the outermost cards lean, 0 for a straight row.
            least: Number of places that there are at least.
        """
        unit, places = self.a.scale, max(least, len(cards))
        inner = box.inset(6 * unit, 6 * unit, 6 * unit, 4 * unit)
        drop = inner.w * 0.012 if tilt else 0.0
        boxes = spread(places, inner._replace(h=inner.h - drop), widest, 24 * unit)
        middle = (places - 1) / 2
        for nth, (piece, place) in enumerate(zip(cards, boxes, strict=False)):
            lean = (nth - middle) / max(1.0, middle) if places > 1 else 0.0
            up = piece.key in self.chosen
            y = place.y + drop * lean * lean - (8 * unit if up else 0)
            z = CHOSEN if up else CARDS + nth
            self.spots[piece.key] = self.card(place._replace(y=y), z, 0.0 if up else tilt * lean)
        return boxes[len(cards) :]

    # opponents

    def _opponent(self, zones: Zones, seat: int, panel: Opponent) -> None:
        """The houses on the panel of an opponent: those with somebody in them, and at the right, small, empty ones."""
        unit = self.a.scale
        box = panel.houses.inset(2 * unit, 0, 2 * unit, 2 * unit)
        houses = kind_of(kinds.HousePiece, zones[make_key("houses", seat)])
        empty = [piece for piece in houses if piece.person == piece.animal == kinds.NONE]
        inhabited = [piece for piece in houses if piece not in empty]
        # Empty houses have the room that the others leave them, three tenths of it at least.
        room = max(box.w * 0.3, box.w - len(inhabited) * min(78 * unit, box.h / (CARD + 0.2)))
        places = tokens(len(empty), box._replace(x=box.right - room, w=room), 3 * unit)
        for nth, (piece, place) in enumerate(zip(empty, places, strict=True)):
            self.spots[piece.key] = self.card(place, HOUSES + 0.1 * nth)
        right = min((place.x for place in places), default=box.right + 6 * unit) - 6 * unit
        least = (50 if self.a.wide else 38) * unit
        homes = dwellings(_with_pets(inhabited), box._replace(w=right - box.x), 78 * unit, least, 6 * unit)
        by_index = {piece.house: home for piece, home in zip(inhabited, homes, strict=True)}
        for nth, (piece, home) in enumerate(zip(inhabited, homes, strict=True)):
            self.spots[piece.key] = self.card(home.house, HOUSES + 0.1 * nth)
        self._lodgers(zones, seat, by_index)


def _with_pets(houses: Sequence[kinds.HousePiece]) -> tuple[bool, ...]:
    """For every house whether a pet lives there."""
    return tuple(piece.animal != kinds.NONE for piece in houses)
