"""Where each piece of a position lies on the table of the Taverns, for one viewer.

``layout`` divides the table without knowing a position; here its parts are filled with pieces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from zlib import crc32

from app.engines.taverns import components as c
from app.models.keys import make_key
from app.models.table import Piece, Zone, kind_of
from app.models.taverns import pieces as kinds
from app.views.board.boxes import CARD, Box, row
from app.views.board.spot import Spot
from app.views.taverns.layout import Areas, Opponent, Table, cells, dice_row, tables, track
from app.views.taverns.tracks import marker_box

FLAT, CARDS, DICE = 5.0, 10.0, 60.0
"""Values of ``Spot.z`` for tokens and spaces, for cards and for dice, on which more is added where pieces overlap."""

SPACES = (c.ON_TILL, c.ON_BARREL, c.ON_DELIVERY, c.ON_MONK)
"""The spaces for dice that are no tables, from left to right."""

Zones = Mapping[str, Zone]


class Rival(NamedTuple):
    """What ``Places`` found for the panel of an opponent, apart from the spots of pieces.

    Attributes:
        tables: The places of its tables.
        spaces: The ids of tiles that have dice, each with the place of its sign.
        helpers_as_cards: Whether its helpers lie there as cards; else the panel paints them.
    """

    tables: list[Box]
    spaces: list[tuple[str, Box]]
    helpers_as_cards: bool


@dataclass(slots=True)
class Places:
    """The spots of the pieces of one position; ``lay`` fills them in.

    "Own" is what belongs to the viewer.

    Attributes:
        a: The parts of the table at this size.
        viewer: The seat whose tavern is shown large.
        others: The other seats, left to right.
        spots: The spots of all pieces that are drawn, by key.
        tables: The own tables.
        slots: Hollows without dice of the own spaces, by id of the tile.
        reputation: The spaces of the own reputation track.
        rivals: What the panel of each other seat shows.
        hidden: Keys of cards in draw piles that are not drawn, with the seat of the pile.
    """

    a: Areas
    viewer: int
    others: Sequence[int]
    spots: dict[str, Spot] = field(default_factory=dict)
    tables: list[Table] = field(default_factory=list)
    slots: dict[str, list[Box]] = field(default_factory=dict)
    reputation: list[Box] = field(default_factory=list)
    rivals: dict[int, Rival] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)

    def lay(self, zones: Zones) -> None:
        """Find a spot for every piece that is drawn; called once."""
        self._monastery(zones["monastery"])
        self._offers(zones)
        self._own(zones)
        for seat, panel in zip(self.others, self.a.opponents, strict=False):
            self._rival(zones, seat, panel)

    # spots

    def card(self, box: Box, z: float) -> Spot:
        """The spot of a card; in whole pixels, so that its picture stays sharp and is kept once."""
        width = max(8.0, float(int(box.w)))
        unit = width / 180  # cards are drawn 180 px wide
        # On small cards the frame does not become as thin as the card would have it.
        frame = max(0.5, 0.72 * self.a.scale, min(unit, self.a.scale))
        return Spot(round(box.x), round(box.y), width, width * CARD, z, unit=frame, radius=11 * unit)

    def flat(self, box: Box, z: float = FLAT, radius: float = 0.0) -> Spot:
        """The spot of a thing that is no card; it does not rise when hovered."""
        unit = self.a.scale * (0.8 if self.a.wide else 0.9)
        radius = radius or 9 * self.a.scale
        return Spot(round(box.x), round(box.y), round(box.w), round(box.h), z, unit=unit, radius=radius, still=True)

    def die(self, box: Box, key: str, z: float = DICE, *, loose: bool = False) -> Spot:
        """The spot of a die; loose ones are turned a little, by -6 to 8 degrees."""
        side = max(8.0, float(round(box.w)))
        # By the key, so that a die lies the same at each position; unlike ``hash`` the same in each process, too.
        angle = float(crc32(key.encode()) % 15 - 6) if loose else 0.0
        unit = max(0.45, min(1.0, side / 46)) * self.a.scale**0.5 if side < 46 else side / 46
        return Spot(round(box.x), round(box.y), side, side, z, angle, unit=unit * 0.75, radius=side * 0.2)

    # the middle

    def _monastery(self, zone: Zone) -> None:
        """Find spots for the markers in the monastery; those on one space stand side by side."""
        by_space: dict[int, list[Piece]] = {}
        for piece in kind_of(kinds.MonasteryMarkerPiece, zone):
            by_space.setdefault(piece.at, []).append(piece)
        for space, there in by_space.items():
            for nth, marker in enumerate(there):
                box = marker_box(self.a.monastery[space], nth, len(there))
                self.spots[marker.key] = self.flat(box, FLAT + nth, box.w * 0.3)

    def _offers(self, zones: Zones) -> None:
        """Find spots for the cards on offer, and during the set-up for those to choose from."""
        a = self.a
        # It does not rise when hovered, so that it does not cover the number on its edge.
        self.spots["guest_deck"] = self.card(a.guest_deck, CARDS)._replace(still=True)
        # Of the open stack only the top card is drawn; ``Offers`` paints the edges of those below.
        if zones["three_stack"].pieces:
            self.spots[zones["three_stack"].pieces[-1].key] = self.card(a.three_stack, CARDS)
        for piece in display_of(zones):
            self.spots[piece.key] = self.card(a.display[piece.place], CARDS + piece.place)
        piles = zones["supply"].pieces
        for z, (pile, box) in enumerate(zip(piles, a.supply, strict=True)):
            self.spots[pile.key] = self.card(box, CARDS + z)
        choices = zones["picks"].pieces or zones["start_cards"].pieces
        for z, (choice, box) in enumerate(zip(choices, self.choice_boxes(len(choices)), strict=True)):
            self.spots[choice.key] = self.card(box, CARDS + z)

    def choice_boxes(self, count: int) -> list[Box]:
        """Places for start cards or regulars to choose from: on the wall, where no guests sit during the set-up."""
        wall = self.a.wall
        if not count:
            return []
        inner = wall.inset(0, wall.h * 0.07, 0, wall.h * 0.07)
        gap = wall.w * 0.02
        width = min(self.a.guest * 1.14, inner.h / CARD, (inner.w - gap * (count - 1)) / count)
        used = width * count + gap * (count - 1)
        return row(count, Box(wall.x + (wall.w - used) / 2, inner.y, used, inner.h), width, gap)

    # the own tavern

    def _own(self, zones: Zones) -> None:
        v = self.viewer
        self._tables(zones, v)
        self._signs(zones, v)
        self._piles(zones, v)
        self._boards(zones, v)
        self._own_dice(zones, v)

    def _tables(self, zones: Zones, v: int) -> None:
        seats = zones[make_key("tables", v)].pieces
        # During the set-up the wall is kept free for the cards to choose from.
        setting_up = bool(zones["start_cards"].pieces)
        self.tables = [] if setting_up else tables(len(seats), self.a.wall, self.a.guest)
        for piece, table in zip(seats, self.tables, strict=False):
            self.spots[piece.key] = self.flat(table.slot, FLAT, table.slot.w * 0.2)
        for guest in kind_of(kinds.SeatedPiece, zones[make_key("seated", v)]):
            self._seat(guest)
        for card in kind_of(kinds.HelperPiece, zones[make_key("laid", v)]):
            if 0 <= card.place < len(self.tables):
                self._lay_table(card)

    def _seat(self, piece: kinds.SeatedPiece) -> None:
        """Find the spot of a guest, or of one of several nobles at a table, who lie one upon the other."""
        box, above = self.tables[piece.place].card, piece.stack - 1
        shift = 0.0
        if piece.on_top and above:
            shift = min(box.w * 0.05, box.w * 0.16 / above) * above * 0.5
        elif piece.stack:
            shift = box.w * 0.05 * (piece.depth - 1)
        box = box._replace(x=box.x + shift, y=box.y + shift)
        # Each table has twelve heights: a table card is the lowest, above it lie the guest or the nobles.
        self.spots[piece.key] = self.card(box, CARDS + piece.place * 12 + 1 + piece.depth)

    def _lay_table(self, piece: kinds.HelperPiece) -> None:
        """Find the spot of a table card: below its guest only an edge shows, or half of it when it may be chosen."""
        box = self.tables[piece.place].card
        if piece.half_visible:
            # Shifted upwards or, where the wall is too low for that, to the left.
            room = box.y - self.a.wall.y
            wanted = box.h * 0.36
            shift = (0.0, -wanted) if room >= wanted else (-box.w * 0.46, 0.0)
        elif piece.covered:
            shift = (-box.w * 0.055, -box.w * 0.055)
        else:
            shift = (0.0, 0.0)
        box = box._replace(x=box.x + shift[0], y=box.y + shift[1])
        self.spots[piece.key] = self.card(box, CARDS + piece.place * 12)

    def _signs(self, zones: Zones, v: int) -> None:
        """Find spots for signs and beds of the tiles, and for the helpers that lie there."""
        tiles = {tile.face: tile.key for tile in kind_of(kinds.TilePiece, zones[make_key("tiles", v)])}
        spaces = {space.face: space.key for space in zones[make_key("spaces", v)].pieces}
        # A tile and its space for dice are two pieces, one above the other: a click on either means the one that may be
        # chosen.
        for face, key in tiles.items():
            spot = self.flat(self.a.plaque(face).sign, FLAT)
            self.spots[key] = spot._replace(part_of=spaces.get(face, ""))
        for face, key in spaces.items():
            spot = self.flat(self.a.plaque(face).bed, FLAT - 1)
            self.spots[key] = spot._replace(part_of=tiles.get(face, ""))
        laid: dict[int, list[Piece]] = {}
        for helper in kind_of(kinds.HelperPiece, zones[make_key("laid", v)]):
            if helper.place == kinds.NONE:
                laid.setdefault(helper.tile, []).append(helper)
        for post, there in laid.items():
            boxes = row_in(len(there), self.cards_bed(c.TILES[post].id))
            for z, (piece, box) in enumerate(zip(there, boxes, strict=True)):
                self.spots[piece.key] = self.card(box, CARDS + z)

    def cards_bed(self, tile: str) -> Box:
        """The part of a tile's bed where tavern cards lie."""
        bed = self.a.plaque(tile).bed
        pad = 8 * self.a.scale
        inner = bed.inset(pad, 0, pad, pad * 0.8)
        if tile == "beer_delivery":
            return inner.inset(inner.w * 0.56, 0, 0, 0)
        return inner.inset(inner.w * 0.46, 0, 0, 0) if tile == "beer_storage" else inner

    def dice_bed(self, tile: str, *, shared: bool) -> Box:
        """The part of a tile's bed where dice lie: the left one if it is ``shared`` with cards."""
        bed = self.a.plaque(tile).bed
        pad = 11 * self.a.scale
        inner = bed.inset(pad, 0, pad, pad * 0.6)
        return inner.inset(0, 0, inner.w * 0.44, 0) if shared else inner

    def goods_bed(self, tile: str) -> Box:
        """The part of the bed of safe or beer storage where the goods lie."""
        bed = self.a.plaque(tile).bed
        pad = 10 * self.a.scale
        inner = bed.inset(pad, 0, pad, pad * 0.8)
        return inner.inset(0, 0, inner.w * 0.56, 0) if tile == "beer_storage" else inner

    def _piles(self, zones: Zones, v: int) -> None:
        """Find spots for own draw and discard pile, counter guests and schnapps."""
        piles = self.a.piles
        width = min(piles.h * 0.96 / CARD, piles.w * 0.27)
        y = piles.y + (piles.h - width * CARD) / 2
        deck = Box(piles.x + width * 0.08, y, width, width * CARD)
        discard = deck._replace(x=deck.right + width * 0.22)
        shift = width * 0.045
        for k, piece in enumerate(zones[make_key("deck", v)].pieces):
            up = min(k, 4) * shift  # from the fourth gained card on they lie upon each other
            self.spots[piece.key] = self.card(deck._replace(x=deck.x + up, y=deck.y - up), CARDS + k)
        self.spots[make_key("discard", v)] = self.card(discard, CARDS)
        left = discard.right + width * 0.24
        rest = Box(left, deck.y, piles.right - left, deck.h)
        tokens = zones[make_key("counter", v)].pieces
        side = min(rest.h * 0.48, rest.w / 1.7)
        step = min(side * 1.05, (rest.w - side) / max(1, len(tokens) - 1))
        for k, piece in enumerate(tokens):
            box = Box(rest.x + k * step, rest.y, side, side)
            self.spots[piece.key] = self.flat(box, FLAT + k, side * 0.3)
        for piece in zones[make_key("schnapps", v)].pieces:
            box = Box(rest.x, rest.y + rest.h * 0.52, rest.w * 0.9, rest.h * 0.46)
            self.spots[piece.key] = self.flat(box)

    def _boards(self, zones: Zones, v: int) -> None:
        """Find spots on reputation track, entertainers and guest book of the viewer."""
        reputation = zones[make_key("reputation", v)].pieces
        gap = 4 * self.a.scale
        # The last piece of the zone is the marker.
        boxes = track(len(reputation) - 1, self.a.reputation, gap) if reputation else []
        self.reputation = boxes
        for piece, box in zip(reputation, boxes, strict=False):
            self.spots[piece.key] = self.flat(box, FLAT, min(box.w, box.h) * 0.24)
        for marker in kind_of(kinds.ReputationMarkerPiece, zones[make_key("reputation", v)]):
            box = boxes[marker.at]
            side = min(box.w, box.h) * 0.62
            box = Box(box.x - side * 0.24, box.y - side * 0.3, side, side * 1.12)
            self.spots[marker.key] = self.flat(box, FLAT + 2)
        for piece, box in zip(zones[make_key("entertainers", v)].pieces, self.a.entertainers, strict=False):
            self.spots[piece.key] = self.flat(box)
        book = zones[make_key("book", v)].pieces
        for piece, box in zip(book, self.book_cells(), strict=False):
            self.spots[piece.key] = self.flat(box, FLAT, 4 * self.a.scale)

    def book_cells(self) -> list[Box]:
        """The cells of the own guest book, below the line with the prices; column by column."""
        book, pad = self.a.book, 7 * self.a.scale
        return cells(4, 4, book.inset(pad, pad + book.h * 0.14, pad, pad), 3 * self.a.scale) if book.w else []

    def _own_dice(self, zones: Zones, v: int) -> None:
        """Find spots for the dice on own tables and spaces and in the tray, and the hollows for more."""
        by_space = dice_by_space(zones[make_key("placed", v)])
        # Tiles with helpers: dice and cards share the bed.
        helped = {c.TILES[piece.tile].id for piece in kind_of(kinds.HelperPiece, zones[make_key("laid", v)])}
        for place, table in enumerate(self.tables):
            for piece in by_space.get(place, ()):
                self.spots[piece.key] = self.die(shrunk(table.slot, 0.94), piece.key)
        for space in SPACES:
            tile, there = c.SPACES[space], by_space.get(space, [])
            # Hollows beside the dice: these two spaces take any number, and an empty delivery shows a 1 and a 6.
            free = {c.ON_DELIVERY: 1 if there else 2, c.ON_MONK: 1}.get(space, 0)
            bed = self.dice_bed(tile, shared=tile in helped)
            boxes = dice_row(max(len(there) + free, 1), bed, self.a.die, 6 * self.a.scale)
            self.slots[tile] = boxes[len(there) :]
            for k, (piece, box) in enumerate(zip(there, boxes, strict=False)):
                self.spots[piece.key] = self.die(shrunk(box, 0.96), piece.key, DICE + k)
        self._tray(zones, v)

    def _tray(self, zones: Zones, v: int) -> None:
        """Find spots for the dice in hand, at the left, and for the coaster with its dice, at the right."""
        hand = zones[make_key("tray", v)].pieces
        mat, offered = split_coaster(zones[make_key("coaster", v)])
        boxes = self.tray_boxes(len(hand), len(offered))
        for k, (piece, box) in enumerate(zip((*hand, *offered), boxes, strict=True)):
            self.spots[piece.key] = self.die(box, piece.key, DICE + k, loose=k < len(hand))
        if mat is not None:
            # An empty coaster lies where its last die lay.
            lie = boxes[len(hand) :] or self.tray_boxes(len(hand), 1)[-1:]
            self.spots[mat.key] = self.flat(around(lie, self.a.tray), FLAT)

    def tray_boxes(self, hand: int, offered: int) -> list[Box]:
        """Places for that many dice in hand, from the left, then for those on the coaster, which end at the right."""
        tray = self.a.tray
        inner = tray.inset(tray.h * 0.2, tray.h * 0.34, tray.h * 0.24, tray.h * 0.06)  # below what is written there
        side = min(self.a.die * 1.04, inner.h)
        count = hand + offered
        step = min(side * 1.24, (inner.w - side) / max(1, count - 1))
        y = inner.y + (inner.h - side) / 2
        left = [Box(inner.x + k * step, y, side, side) for k in range(hand)]
        return left + [Box(inner.right - side - k * step, y, side, side) for k in range(offered)][::-1]

    # opponents

    def _rival(self, zones: Zones, seat: int, panel: Opponent) -> None:
        """Find spots for the pieces of an opponent: guests, dice and helpers."""
        tables_zone = zones[make_key("tables", seat)].pieces
        boxes = self.rival_tables(len(tables_zone), panel)
        for guest in kind_of(kinds.SeatedPiece, zones[make_key("seated", seat)]):
            if guest.place < len(boxes):
                box = boxes[guest.place]
                up = min(guest.depth, 3) * box.w * 0.05
                box = box._replace(x=box.x + up, y=box.y - up * 0.5)
                self.spots[guest.key] = self.card(box, CARDS + guest.place * 6 + guest.depth)
        spaces = self._rival_dice(zones, seat, panel, boxes)
        as_cards = self._rival_helpers(zones[make_key("laid", seat)].pieces, panel, boxes)
        self.rivals[seat] = Rival(boxes, spaces, as_cards)
        for piece in zones[make_key("deck", seat)].pieces:
            self.hidden[piece.key] = seat

    def rival_tables(self, count: int, panel: Opponent) -> list[Box]:
        """Places for ``count`` small cards side by side; at their right room is kept for the helpers."""
        room = panel.tables.inset(0, panel.tables.h * 0.04, self.helpers_width(panel), panel.tables.h * 0.03)
        return row(count, room, min(room.h / CARD, 96 * self.a.scale), room.h * 0.09) if count else []

    def helpers_width(self, panel: Opponent) -> float:
        """Width of the column of helpers at the right of an opponent's tables."""
        return panel.tables.h * 0.46

    def _rival_helpers(self, laid: Sequence[Piece], panel: Opponent, boxes: list[Box]) -> bool:
        """Lay the helpers of an opponent as cards beside its tables, if there is room for all; whether there was."""
        if not boxes or not laid:
            return False
        card, gap = boxes[0], boxes[0].w * 0.14
        x = boxes[-1].right + gap * 4
        if x + len(laid) * (card.w + gap) > panel.tables.right:
            return False
        for z, piece in enumerate(laid):
            self.spots[piece.key] = self.card(card._replace(x=x + z * (card.w + gap)), CARDS + z)
        return True

    def _rival_dice(self, zones: Zones, seat: int, panel: Opponent, boxes: list[Box]) -> list[tuple[str, Box]]:
        """Find spots for the dice of an opponent, in three lines.

        During the draft: the dice in hand, then the coaster.  After it: white dice, own dice, dice on spaces; those on
        guests lie on the cards.

        Returns:
            The tiles that have dice, each with the place of its sign.
        """
        area = panel.dice.inset(panel.dice.w * 0.03, panel.dice.h * 0.03, panel.dice.w * 0.03, panel.dice.h * 0.03)
        line = area.h / 3
        side = min(line * 0.86, area.w / 6.4)
        hand = kind_of(kinds.DiePiece, zones[make_key("tray", seat)])
        lines = [area._replace(y=area.y + k * line, h=line) for k in range(3)]
        mat, offered = split_coaster(zones[make_key("coaster", seat)])
        if mat is not None:
            self._line(hand, lines[0], side)
            laid = dice_row(len(offered), lines[1], side * 0.94, side * 0.14)
            for k, (piece, box) in enumerate(zip(offered, laid, strict=True)):
                self.spots[piece.key] = self.die(box, piece.key, DICE + k)
            self.spots[mat.key] = self.flat(around(laid, lines[1]), FLAT)
            return []
        self._line([die for die in hand if die.owner == kinds.NONE], lines[0], side)
        self._line([die for die in hand if die.owner != kinds.NONE], lines[1], side)
        return self._rival_placed(dice_by_space(zones[make_key("placed", seat)]), lines[2], boxes, side)

    def _line(self, there: Sequence[Piece], box: Box, side: float) -> None:
        """Lay dice side by side from the left; they overlap when crowded."""
        step = min(side * 1.14, (box.w - side) / max(1, len(there) - 1))
        for k, piece in enumerate(there):
            at = Box(box.x + k * step, box.y + (box.h - side) / 2, side, side)
            self.spots[piece.key] = self.die(at, piece.key, DICE + k)

    def _rival_placed(
        self, placed: Mapping[int, list[Piece]], low: Box, boxes: list[Box], side: float
    ) -> list[tuple[str, Box]]:
        """Lay placed dice: on guests small at the corner of the card, on spaces in one line, each behind its sign."""
        for place, card in enumerate(boxes):
            for piece in placed.get(place, ()):
                small = min(side, card.w * 0.46)
                at = Box(card.right - small * 0.9, card.bottom - small * 0.96, small, small)
                self.spots[piece.key] = self.die(at, piece.key)
        spaces = {space: placed[space] for space in SPACES if space in placed}
        n_dice = sum(map(len, spaces.values()))
        small = min(side * 0.92, (low.w - len(spaces) * low.h * 0.2) / max(1.0, n_dice * 1.04 + len(spaces) * 0.86))
        x, found = low.x, []
        for space, there in spaces.items():
            mark = small * 0.86
            found.append((c.SPACES[space], Box(x, low.y + (low.h - mark) / 2, mark, mark)))
            x += mark
            for k, piece in enumerate(there):
                at = Box(x, low.y + (low.h - small) / 2, small, small)
                self.spots[piece.key] = self.die(at, piece.key, DICE + k)
                x += small * 1.04
            x += low.h * 0.2
        return found


def evenings_of(zones: Zones) -> kinds.EveningsZone:
    """The zone of the evenings, which knows the present one."""
    evenings = zones["evenings"]
    assert isinstance(evenings, kinds.EveningsZone)
    return evenings


def display_of(zones: Zones) -> list[kinds.GuestPiece | kinds.CoveredPiece]:
    """The guests on display, open or face down."""
    zone = zones["display"]
    return [*kind_of(kinds.GuestPiece, zone), *kind_of(kinds.CoveredPiece, zone)]


def dice_by_space(zone: Zone) -> dict[int, list[Piece]]:
    """Placed dice by the number of their space."""
    found: dict[int, list[Piece]] = {}
    for die in kind_of(kinds.PlacedDiePiece, zone):
        found.setdefault(die.space, []).append(die)
    return found


def split_coaster(zone: Zone) -> tuple[kinds.CoasterPiece | None, list[kinds.LooseDiePiece]]:
    """The coaster in a zone, if one lies there, and the dice on it."""
    return next(iter(kind_of(kinds.CoasterPiece, zone)), None), kind_of(kinds.LooseDiePiece, zone)


def around(boxes: Sequence[Box], within: Box) -> Box:
    """The box of a coaster below some dice, in the corner of ``within`` if there are none."""
    if not boxes:
        return Box(within.right - within.h * 0.6, within.y, within.h * 0.6, within.h * 0.6)
    first, last = boxes[0], boxes[-1]
    pad = first.w * 0.17
    return Box(first.x - pad, first.y - pad, last.right - first.x + 2 * pad, first.h + 2 * pad)


def shrunk(box: Box, share: float) -> Box:
    """A box of ``share`` times the size, with the same middle."""
    dx, dy = box.w * (1 - share) / 2, box.h * (1 - share) / 2
    return box.inset(dx, dy, dx, dy)


def row_in(count: int, box: Box) -> list[Box]:
    """Places for cards as large as the box allows, in its middle; they overlap when crowded."""
    width = min(box.h / CARD, box.w)
    step = min(width * 1.08, (box.w - width) / max(1, count - 1))
    used = width + step * (count - 1)
    return [Box(box.x + (box.w - used) / 2 + k * step, box.y, width, width * CARD) for k in range(count)]
