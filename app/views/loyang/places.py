"""Finds the spots of all pieces on the table of Loyang, for one viewer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.engines.loyang import components as c
from app.models.keys import make_key, panel_key
from app.models.loyang import pieces as kinds
from app.models.loyang.keys import card_key
from app.models.table import Piece, Zone, kind_of
from app.views.board.boxes import CARD, Box, columns
from app.views.board.spot import Spot
from app.views.loyang import art, chips
from app.views.loyang.faces import HelperFace, face_of
from app.views.loyang.layout import NOWHERE, PURSE_TILES, TILES, Areas, Opponent
from app.views.loyang.rows import Group, GroupSizes, crowded, flow, groups, in_row, with_chips

FLAT, CARDS, TOP = 5.0, 10.0, 90.0
"""``Spot.z`` of spaces, shelves and tiles, of cards and goods, and of markers on the path.

Neighbouring cards of a display are 2 apart, so that a covered card and the goods on a stall lie between them.
"""

DISPLAY = ("stalls", "regulars", "casuals", "helpers")
"""Kinds of zones of a display in the order of the groups and of the chips of an opponent; fields lie apart."""

Zones = Mapping[str, Zone]


@dataclass(slots=True)
class Places:
    """The spots of one position, and what panels need to know of them.

    Attributes:
        a: The parts of the table at this size.
        viewer: Seat of the viewer, whose cards are shown large.
        others: The other seats, left to right.
        person: Whether the viewer is a person; only then there are tiles.
        spots: The spots, by key of the piece.
        groups: The groups of stalls, customers, helpers and, if there are any, drawn cards.
        ground: The panel below the own fields.
        stack: Place of the own private stack; without size if it is empty.
        court: The part of the strip for the court, the grid or the stack that is looked through.
        hand: The part of the strip for the own hand.
        columns: Places of the four rows of the solo game's grid, side by side; else empty.
        shrunk: Keys of cards that are painted as chips; the value is ``own`` of ``chips.paint_chip``.
        tabs: Keys of own covered cards; the value is how much of the card shows, in px.
    """

    a: Areas
    viewer: int
    others: Sequence[int]
    person: bool = True
    spots: dict[str, Spot] = field(default_factory=dict)
    groups: list[Group] = field(default_factory=list)
    ground: Box = NOWHERE
    stack: Box = NOWHERE
    court: Box = NOWHERE
    hand: Box = NOWHERE
    columns: tuple[Box, ...] = ()
    shrunk: dict[str, bool] = field(default_factory=dict)
    tabs: dict[str, float] = field(default_factory=dict)

    def lay(self, zones: Zones) -> None:
        """Find a spot for every piece that is drawn; called once."""
        # In this order: covered cards, and the goods of stalls, need the spots of the cards they belong to.
        self._path(zones["path"])
        self._middle(zones)
        self._fields(zones)
        self._rows(zones)
        self._covered(zones)
        self._goods(zones)
        self._tiles(zones["actions"])
        for seat, panel in zip(self.others, self.a.opponents, strict=False):
            self._opponent(zones, seat, panel)

    # spots

    def card(self, box: Box, z: float, *, still: bool = False) -> Spot:
        """The spot of a card in a box, in whole pixels: so its picture stays sharp, and is in the cache only once."""
        width = max(8.0, float(int(box.w)))
        unit = width / 180
        frame = max(0.5, 0.72 * self.a.scale, min(unit, self.a.scale))
        return Spot(round(box.x), round(box.y), width, width * CARD, z, unit=frame, radius=11 * unit, still=still)

    def flat(
        self,
        box: Box,
        z: float = FLAT,
        radius: float = 0.0,
        *,
        still: bool = True,
        quiet: bool = False,
        unit: float = 0.0,
        part_of: str = "",
    ) -> Spot:
        """The spot of a piece that is no card, in whole pixels; see ``Spot`` for the arguments."""
        x, y, w, h = box
        return Spot(
            round(x),
            round(y),
            round(w),
            round(h),
            z,
            unit=unit or self.a.scale * (0.72 if self.a.wide else 0.85),
            radius=radius or 9 * self.a.scale,
            still=still,
            quiet=quiet,
            part_of=part_of,
        )

    def chip(self, piece: Piece, box: Box, z: float, panel: str = "", *, own: bool = False) -> None:
        """Add the spot of a card that is painted as a chip.

        Args:
            piece: The card.
            box: Its place.
            z: As in ``Spot``.
            panel: Key of the opponent's panel on which it lies; ``""`` for own cards.
            own: Whether it is a customer of the viewer, or covered by one.
        """
        self.spots[piece.key] = self.flat(box, z, box.h * 0.22, still=False, part_of=panel)
        self.shrunk[piece.key] = own

    # path

    def _path(self, zone: Zone) -> None:
        if not self.a.spaces:
            return
        by_space: dict[int, list[Piece]] = {}
        for walker in kind_of(kinds.WalkerPiece, zone):
            by_space.setdefault(walker.space, []).append(walker)
        for piece in kind_of(kinds.SpacePiece, zone):
            self.spots[piece.key] = self.flat(self._space(piece.number), FLAT, 9 * self.a.scale)
        for space, there in by_space.items():
            for nth, each in enumerate(there):
                box = self._walker(space, nth, len(there))
                self.spots[each.key] = self.flat(box, TOP + nth, box.w * 0.3)

    def _space(self, space: int) -> Box:
        """The place of a space, with the price below it."""
        box = self.a.spaces[space - 1]
        return box._replace(h=self.a.path.bottom - 3 * self.a.scale - box.y)

    def _walker(self, space: int, nth: int, count: int) -> Box:
        """The place of a marker above its space: the ``nth`` of ``count`` markers that stand there side by side."""
        box = self.a.spaces[space - 1]
        room = box.y - self.a.path.y
        side = min(room * 1.02, box.w * 0.56)
        step = min(side * 0.78, (box.w * 1.2 - side) / max(1, count - 1))
        x = box.centre[0] - side / 2 + (nth - (count - 1) / 2) * step
        return Box(x, box.y - room * 0.88, side, side * 1.12)

    # court, hand, grid, piles

    def _middle(self, zones: Zones) -> None:
        looked = kind_of(kinds.CardPiece, zones[make_key("stack", self.viewer)])
        hand = zones[make_key("hand", self.viewer)].pieces
        piles = [*zones["pile"].pieces, *zones["discard"].pieces]
        if not self.a.has_strip:
            self._small_piles([*piles, *hand])
            self._small_grid(zones["grid"])
            return
        self._piles(piles)
        if zones["grid"].pieces and not looked:
            self._grid(zones["grid"])
            return
        self._court(looked or zones["court"].pieces, () if looked else hand)

    def _piles(self, piles: Sequence[Piece]) -> None:
        box = self.a.strip.piles
        width = min(box.w * 0.86, box.h * 0.46 / CARD)
        step = (box.h - 2 * width * CARD) / 1.5 + width * CARD
        for k, piece in enumerate(piles):
            at = Box(box.x + (box.w - width) / 2, box.y + k * step, width, width * CARD)
            self.spots[piece.key] = self.card(at, CARDS, still=True)  # raised it would cover the number on its edge

    def _small_piles(self, piles: Sequence[Piece]) -> None:
        """Piles side by side at the left of the path, and beside them the beginner customer in the own hand."""
        pad = self.a.pad * 0.7
        box, gap, number = self.a.piles.inset(pad, pad * 0.8, 0, pad * 0.8), pad * 0.7, len(piles)
        widest = (box.w - gap * (number - 1)) / max(1, number)
        for k, (piece, at) in enumerate(zip(piles, in_row(number, box, widest, gap), strict=True)):
            self.spots[piece.key] = self.card(at, CARDS + k, still=True)

    def _court(self, court: Sequence[Piece], hand: Sequence[Piece]) -> None:
        """Court and hand in the strip: cards of one size, the hand at the right."""
        box, gap = self.a.strip.cards, self.a.gap
        apart = gap * 4 if hand else 0.0
        left, right = max(len(court), 2), len(hand)
        unit = (box.w - apart) / (left + right)
        wide = min(unit, min(self.a.widest, box.h / CARD) + gap)
        mine = wide * right
        self.hand = Box(box.right - mine, box.y, mine, box.h)
        self.court = box._replace(w=box.w - mine - apart)
        for zone, place in ((court, self.court), (hand, self.hand)):
            for z, (piece, at) in enumerate(zip(zone, in_row(len(zone), place, self.a.widest, gap), strict=True)):
                self.spots[piece.key] = self.card(at, CARDS + z)._replace(rise=0.0)  # below a heading

    def _grid(self, zone: Zone) -> None:
        """The grid of the solo game in the strip, its four rows side by side."""
        self.court = self.a.strip.cards
        self.columns = columns(self.court, c.GRID_ROWS, self.a.gap * 2.4)
        for row, place in enumerate(self.columns):
            boxes = in_row(c.GRID_COLUMNS, place, self.a.widest, self.a.gap)
            for piece in kind_of(kinds.CardPiece, zone):
                if piece.slot and piece.slot.row == row:
                    column = piece.slot.column
                    self.spots[piece.key] = self.card(boxes[column], CARDS + column)._replace(rise=0.0)

    def _small_grid(self, zone: Zone) -> None:
        """The grid of the solo game beside the opponent, as chips."""
        if not zone.pieces:
            return
        pad = self.a.pad * 0.7
        inner = self.a.grid.inset(pad, pad * 0.8, pad, pad * 0.8)
        self.columns = columns(inner, c.GRID_ROWS, self.a.gap * 1.4)
        tallest = (40 if self.a.wide else 29) * self.a.scale
        for row, column in enumerate(self.columns):
            place = column.inset(0, self.a.label * 0.9, 0, 0)
            there = [piece for piece in kind_of(kinds.CardPiece, zone) if piece.slot and piece.slot.row == row]
            for piece, box in zip(there, self._chips(there, place, tallest, self.a.gap * 0.55), strict=True):
                self.chip(piece, box, CARDS)

    # the own farm

    def _fields(self, zones: Zones) -> None:
        v, pad, gap = self.viewer, self.a.pad, self.a.gap
        cards = kind_of(kinds.CardPiece, zones[make_key("fields", v)])
        box = self.a.fields.inset(pad, pad * 0.85 + self._peek(cards), pad, pad * 0.85)
        pile = [piece for piece in kind_of(kinds.StackPiece, zones[make_key("stack", v)]) if piece.count]
        wide = box.h * (0.40 if pile else 0.0)
        room = box._replace(w=box.w - (wide + gap * 2 if pile else 0))
        boxes = in_row(len(cards), room, self.a.widest, gap)
        for z, (piece, at) in enumerate(zip(cards, boxes, strict=True)):
            self.spots[piece.key] = self.card(at, CARDS + 2 * z)
        end = boxes[-1].right if boxes else room.x
        if pile:
            self.stack = Box(end + gap * 2, box.y, wide, box.h)
            width = min(wide, box.h * 0.62 / CARD)
            at = Box(self.stack.x + (wide - width) / 2, box.y + self.a.label * 0.5, width, width * CARD)
            self.spots[pile[0].key] = self.card(at, CARDS)
            end = self.stack.right
        self.ground = self.a.fields._replace(w=min(self.a.fields.w, end + pad - self.a.fields.x))

    def _rows(self, zones: Zones) -> None:
        v = self.viewer
        stalls, regulars, casuals, helpers, drawn = (
            kind_of(kinds.CardPiece, zones[key]) for key in (*(make_key(kind, v) for kind in DISPLAY), "drawn")
        )
        rows = [stalls, regulars + casuals, helpers]
        if drawn:
            rows.append(drawn)
        pad = self.a.pad
        box = self.a.rows.inset(pad, self.a.label + pad * 0.2, pad, pad * 0.7)
        peek = self._peek([piece for row in rows for piece in row])
        least = (80.0 if self.a.wide else 74.0) * self.a.scale
        sizes = GroupSizes(box, self.a.widest, self.a.gap, peek, least, self.label_width)
        counts = [len(row) for row in rows]
        # Customers become chips where cards would overlap: overlapping they hide the last letters and the prices.
        small = bool(rows[1]) and crowded(counts, sizes)
        if small:
            units = [chips.units_of(face_of(piece), own=True) for piece in rows[1]]
            self.groups = with_chips(counts, units, sizes)
        else:
            self.groups = groups(counts, sizes)
        for row, group in zip(rows, self.groups, strict=True):
            for z, (piece, at) in enumerate(zip(row, group.cards, strict=True)):
                if small and row is rows[1]:
                    self.chip(piece, at, CARDS + 2 * z, own=True)
                    continue
                still = isinstance(piece, kinds.StallPiece)
                self.spots[piece.key] = self.card(at, CARDS + 2 * z, still=still)._replace(rise=0.0)  # below a heading
        for offer in kind_of(kinds.OfferPiece, zones[make_key("offers", v)]):
            self._offer(offer)

    def _peek(self, cards: Sequence[kinds.CardPiece]) -> float:
        """Height of the room above a row in which covered cards show; 0 if none of ``cards`` covers one."""
        return self.a.peek if any(piece.lower != kinds.NONE for piece in cards) else 0.0

    @property
    def label_width(self) -> float:
        """Least width of a group of cards, for its label, in px."""
        return (118.0 if self.a.wide else 104.0) * self.a.scale

    def _offer(self, piece: kinds.OfferPiece) -> None:
        """Add the spot of a good on a stall: a part of the card or chip of the stall."""
        key = card_key(piece.stall)
        whole = self.spots.get(key)
        if whole is None:
            return
        small = key in self.shrunk
        places = chips.offer_places(whole.width, whole.height) if small else art.offer_places(whole.width)
        place = places[piece.place]
        box = Box(whole.x + place.x(), whole.y + place.y(), place.width(), place.height())
        unit = max(0.4, box.w / 80)
        self.spots[piece.key] = self.flat(box, whole.z + 0.5, box.w / 2, unit=unit, part_of=key)

    def _covered(self, zones: Zones) -> None:
        """Add the spots of own covered cards: they show their upper edge above the card that covers them."""
        for piece in kind_of(kinds.CardPiece, zones[make_key("covered", self.viewer)]):
            key = card_key(piece.upper)
            upper = self.spots.get(key)
            if upper is not None and key in self.shrunk:
                self._chip_below(piece, upper, own=True)
            elif upper is not None:
                shift = self.a.peek
                self.spots[piece.key] = upper._replace(
                    x=upper.x + round(shift * 0.16), y=upper.y - round(shift), z=upper.z - 1, still=False
                )
                self.tabs[piece.key] = shift

    def _goods(self, zones: Zones) -> None:
        """Add the spots of the goods on the own cart, in shop and storehouse."""
        v = self.viewer
        for piece, box in zip(zones[make_key("cart", v)].pieces, self.a.load, strict=True):
            side = min(box.w, box.h) * 0.94
            at = Box(box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side)
            self.spots[piece.key] = self.flat(at, CARDS, side / 2, still=False)
        for piece, box in zip(zones[make_key("shop", v)].pieces, self.a.shelves, strict=True):
            self.spots[piece.key] = self.flat(box, FLAT, 10 * self.a.scale)
        used = 0  # goods of all kinds lie in the storehouse one after the other, each kind as one piece
        for goods in kind_of(kinds.StoredPiece, zones[make_key("store", v)]):
            slots = self.slots(goods.capacity)
            if goods.count and used < len(slots):
                last = slots[min(len(slots), used + goods.count) - 1]
                box = slots[used]._replace(w=last.right - slots[used].x)
                self.spots[goods.key] = self.flat(box, CARDS, box.h / 2)
                used += goods.count

    def slots(self, capacity: int) -> list[Box]:
        """The places of a storehouse that has room for ``capacity`` goods."""
        stores = self.a.stores
        side = min(stores.h * 0.86, stores.w / 4.5)
        pitch = stores.w / 4
        return [
            Box(stores.x + pitch * k + (pitch - side) / 2, stores.y + (stores.h - side) / 2, side, side)
            for k in range(capacity)
        ]

    def _tiles(self, zone: Zone) -> None:
        for piece in zone.pieces:
            verb = piece.face
            if verb in PURSE_TILES and self.person:
                box = self.a.purse[PURSE_TILES.index(verb)]
            elif verb in TILES and self.a.tiles and self.person:
                box = self.a.tiles[TILES.index(verb)]
            else:
                continue
            self.spots[piece.key] = self.flat(box, FLAT, min(13 * self.a.scale, box.h * 0.24), quiet=True)

    # opponents

    def _opponent(self, zones: Zones, seat: int, panel: Opponent) -> None:
        """Add the spots of everything that lies on the panel of an opponent."""
        gap, scale, whole = self.a.gap * 0.55, self.a.scale, panel_key(seat)
        cards = kind_of(kinds.CardPiece, zones[make_key("fields", seat)])
        tallest = (38 if self.a.wide else 27) * scale * (1.25 if panel.load else 1.0)
        units = [chips.FIELD] * len(cards)
        for z, (piece, at) in enumerate(
            zip(cards, flow(units, panel.fields, tallest, panel.fields.h * 0.5, gap), strict=True)
        ):
            self.chip(piece, at, CARDS + 2 * z, whole)
        rows = [piece for kind in DISPLAY for piece in kind_of(kinds.CardPiece, zones[make_key(kind, seat)])]
        room = panel.cards
        if not cards:  # the imaginary opponent has no fields
            room = room._replace(y=panel.fields.y, h=room.bottom - panel.fields.y)
        for z, (piece, at) in enumerate(zip(rows, self._chips(rows, room, tallest * 1.12, gap), strict=True)):
            self.chip(piece, at, CARDS + 2 * z, whole)
        for offer in kind_of(kinds.OfferPiece, zones[make_key("offers", seat)]):
            self._offer(offer)
        for piece in kind_of(kinds.CardPiece, zones[make_key("covered", seat)]):
            upper = self.spots.get(card_key(piece.upper))
            if upper is not None:
                self._chip_below(piece, upper, whole)
        self._backs(zones[make_key("hand", seat)].pieces, panel)
        if cards:
            for goods, box in zip(zones[make_key("cart", seat)].pieces, panel.load, strict=False):
                side = min(box.w, box.h) * 0.96
                at = Box(box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side)
                self.spots[goods.key] = self.flat(at, CARDS, side / 2)

    def _chip_below(self, piece: Piece, upper: Spot, panel: str = "", *, own: bool = False) -> None:
        """Add the spot of a card covered by a chip: a little of its upper and right edge shows."""
        up = upper.height * 0.13
        at = Box(upper.x + up * 1.3, upper.y - up, upper.width, upper.height)
        self.chip(piece, at, upper.z - 1, panel, own=own)

    def _chips(self, rows: Sequence[kinds.CardPiece], box: Box, tallest: float, gap: float) -> list[Box]:
        """The places of chips; helpers have room for their names if the chips become hardly smaller by it."""
        faces = [face_of(piece) for piece in rows]
        least = (21 if self.a.wide else 18) * self.a.scale
        plain = flow([chips.units_of(face) for face in faces], box, tallest, least, gap)
        if any(isinstance(face, HelperFace) for face in faces):
            named = flow([chips.units_of(face, named=True) for face in faces], box, tallest, least, gap)
            if named[0].h >= plain[0].h * 0.92 and named[0].h > least:
                return named
        return plain

    def _backs(self, pieces: Sequence[Piece], panel: Opponent) -> None:
        """Add the spots of an opponent's hand cards, small at the foot of its head; only in the card phase."""
        if not self.a.has_strip or not pieces:
            return
        head = panel.head
        high = head.h * (0.56 if panel.stacked else 0.24)
        width = high / CARD
        step = min(width * 0.62, head.w * 0.3 / max(1, len(pieces)))
        right = head.right - (head.w * 0.12 if panel.stacked else 0) - self.a.gap * 0.3
        y = head.bottom - high - self.a.pad * (0.2 if panel.stacked else 0.5)
        for k, piece in enumerate(reversed(pieces)):
            box = Box(right - width - k * step, y, width, high)
            self.spots[piece.key] = self.card(box, CARDS - k)


def shows_strip(zones: Zones, viewer: int) -> bool:
    """Whether the strip of the card phase is shown in place of path and tiles.

    It is while the court is open, while the viewer has hand cards or looks through the private stack, and while cards
    of the grid are bought.  A beginner customer alone, which may be in hand all the game, needs no strip.
    """
    court, hand = zones["court"], zones[make_key("hand", viewer)]
    if isinstance(court, kinds.CourtZone) and court.is_open:
        return True
    if kind_of(kinds.CardPiece, zones[make_key("stack", viewer)]):
        return True
    beginners = [piece for piece in kind_of(kinds.RegularPiece, hand) if piece.reserved]
    if len(hand.pieces) > len(beginners):
        return True
    return any(piece.slot and piece.slot.buying for piece in kind_of(kinds.CardPiece, zones["grid"]))
