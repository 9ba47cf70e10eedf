"""Finds the spot of every piece on the table of Murano, for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.keys import make_key
from app.models.murano import pieces as kinds
from app.models.murano.keys import island_key, space_key
from app.models.murano.terms import island_name
from app.models.murano.words import CardTexts, words_of
from app.models.table import Piece, Zone, kind_of
from app.views import theme as look
from app.views.board.boxes import CARD, Box, columns, row
from app.views.board.spot import Spot
from app.views.board.table_board import card_spot
from app.views.murano import art
from app.views.murano.chart import BAG, DRAWN, INSIDE, SUPPLY, Isle, berth, ship_box
from app.views.murano.layout import Areas, Opponent, Zoom, zoom
from app.views.murano.rows import Row, grid, hand_rows, sign_rows, words_width
from app.views.murano.tray import Tray, lay_aside, lay_tray, tray_pitch, words_height, words_px, words_room
from app.views.paint import brushes

if TYPE_CHECKING:
    from app.views.widgets.measure import Measure

FLAT, TILES, BOATS, CARDS, ABOVE, TRAY = 5.0, 8.0, 12.0, 20.0, 300.0, 500.0
"""``Spot.z`` of spaces, tiles on them, ships and gondoliers, cards, an enlarged island (added), the tray."""

WIDEST = 160.0
"""Widest card to choose from, in pixels of the drawing."""

Zones = Mapping[str, Zone]


@dataclass(slots=True)
class Places:
    """The spots of one position.

    Attributes:
        a: Where everything is at this size.
        viewer: Whose column is shown.
        others: The other seats, left to right.
        enlarged: The island that is shown large, -1 for none.
        flag_width: Returns the width of the flag with a name, in scene pixels.
        measure: The sizes of the table.
        aside: Whether what may be chosen is put aside, so that the islands below it are seen.
        spots: The spots found, by key of the piece.
        zoomed: The panel of the enlarged island, ``None`` for none.
        rows: The characters of the viewer, with their rows.
        tray: The tray with what may be chosen, ``None`` if there is none.
        said: The words below each card to choose from; empty if the cards have their words on them, or none.
        said_px: The size of the letters of these words, in pixels.
        revealed: Seats of opponents whose characters lie open.
    """

    a: Areas
    viewer: int
    others: Sequence[int]
    enlarged: int
    flag_width: Callable[[str], float]
    measure: Measure
    aside: bool = False
    spots: dict[str, Spot] = field(default_factory=dict)
    zoomed: Zoom | None = None
    rows: list[tuple[kinds.CharacterPiece, Row]] = field(default_factory=list)
    tray: Tray | None = None
    said: tuple[CardTexts, ...] = ()
    said_px: float = 0.0
    revealed: set[int] = field(default_factory=set)

    def lay(self, zones: Zones) -> None:
        """Find the spots of all pieces that are drawn; called once."""
        if self.enlarged >= 0:
            self.zoomed = zoom(self.enlarged, self.a)
        self._ring(zones)
        for island in range(c.N_ISLANDS):
            self._island(zones[island_key(island)], island)
        self._depot(zones)
        self._offer(zones["offer"])
        self._own(zones)
        for seat, panel in zip(self.others, self.a.opponents, strict=False):
            self._opponent(zones, seat, panel)

    # spots

    def card(self, box: Box, z: float) -> Spot:
        """The spot of a card; its frame is wide enough to be seen on small cards, too."""
        return card_spot(box, z, self.a.scale, max(0.5, 0.72 * self.a.scale))

    def flat(self, box: Box, z: float = FLAT, radius: float = 0.0, unit: float = 0.0) -> Spot:
        """The spot of a piece that is no card, and does not rise when hovered.

        ``radius`` and ``unit`` (see ``Spot``) have usual values if they are 0.
        """
        unit = unit or self.a.scale * (0.8 if self.a.wide else 0.9)
        radius = radius or 9 * self.a.scale
        return Spot(round(box.x), round(box.y), round(box.w), round(box.h), z, unit=unit, radius=radius, still=True)

    # the map

    def _ring(self, zones: Zones) -> None:
        chart = self.a.chart
        lying = {ship.space: ship.key for ship in kind_of(kinds.ShipPiece, zones["ships"])}
        for piece in kind_of(kinds.SpacePiece, zones["ring"]):
            # A ship covers only a part of its space.  A click beside it means the ship if only that may be chosen, and
            # one on it means the space if only that may be.
            box = chart.space(piece.space)
            spot = self.flat(box, FLAT, box.w * 0.095)
            self.spots[piece.key] = spot._replace(part_of=lying.get(piece.space, ""), worded=True)
        for ship in kind_of(kinds.ShipPiece, zones["ships"]):
            shares = bool(ship.beside)
            place = 1 if shares and ship.beside < ship.key else 0
            box = ship_box(berth(chart.space(ship.space)), place=place, count=2 if shares else 1)
            spot = self.flat(box, BOATS + place, box.w * 0.22, chart.u / 50)
            self.spots[ship.key] = spot._replace(part_of=space_key(ship.space))

    def isle(self, island: int) -> Isle:
        """The position of an island as it is shown: on the map, or enlarged."""
        return self.zoomed.isle if self.zoomed and island == self.enlarged else self.a.isle()

    def _island(self, zone: Zone, island: int) -> None:
        isle = self.isle(island)
        up = ABOVE if island == self.enlarged else 0.0
        frame = isle.u / 46
        for piece in zone.pieces:
            match piece:
                case kinds.CellPiece():
                    z = up + (TILES + 1 if piece.free else FLAT)  # frames of free spaces lie above tiles
                    spot = self.flat(isle.cell(piece.cell), z, isle.u * 0.13, frame)
                case kinds.TilePiece():
                    spot = self.flat(isle.cell(piece.cell), up + TILES, isle.u * 0.13, frame)
                case kinds.DockPiece():
                    spot = self.flat(isle.dock(piece.dock), up + TILES, isle.u * 0.2, frame)
                case kinds.GondolierPiece():
                    spot = self.flat(isle.gondolier(piece.dock), up + BOATS, isle.u * 0.12, frame)
                case _:
                    spot = self.flat(self._flag(island, isle), up + CARDS, 5 * self.a.scale)
            self.spots[piece.key] = spot

    def _flag(self, island: int, isle: Isle) -> Box:
        large = island == self.enlarged
        high = (26 if large else 22 if self.a.wide else 18) * self.a.scale
        wide = self.flag_width(island_name(island)) * (1.2 if large else 1.0)
        return isle.flag(island, wide, high)

    def _depot(self, zones: Zones) -> None:
        chart = self.a.chart
        for piece in zones["depot"].pieces:
            if isinstance(piece, kinds.StackPiece):
                box = chart.stack(piece.key)
                self.spots[piece.key] = self.flat(box, TILES, box.w * 0.13, chart.u / 58)
            elif isinstance(piece, kinds.DeckPiece):
                self.spots[piece.key] = self.card(chart.deck(piece.key), TILES)
            elif isinstance(piece, kinds.BagPiece):
                self.spots[piece.key] = self.flat(chart.around(BAG, 1.75, 1.75), TILES, chart.u * 0.3)
        landing = zones["supply"].pieces
        for piece, box in zip(landing, columns(chart.around(SUPPLY, 5.0, 1.24), len(landing), 0), strict=True):
            self.spots[piece.key] = self.flat(box, TILES, chart.u * 0.15, chart.u / 58)

    def _offer(self, zone: Zone) -> None:
        """The drawn street between the islands, cards of others below the decks, what may be chosen on the tray."""
        pieces = zone.pieces
        if not pieces:
            return
        a = self.a
        if isinstance(pieces[0], kinds.DrawnStreetPiece):
            box = a.chart.around(DRAWN, 1.7, 1.7)
            self.spots[pieces[0].key] = self.flat(box, TRAY, box.w * 0.13)
        elif isinstance(pieces[0], kinds.FaceDownPiece):
            room = a.chart.around((19.5, 5.4), 5.0, 1.5)
            for z, (piece, box) in enumerate(zip(pieces, row(len(pieces), room, room.w, 4 * a.scale), strict=True)):
                self.spots[piece.key] = self.card(box, CARDS + z)
        else:
            square = isinstance(pieces[0], kinds.FacePiece)
            if self.aside:
                self.tray = lay_aside(len(pieces), a.tray, a.scale, ratio=1.0 if square else CARD)
            else:
                self.tray = self._tray_of_tiles(len(pieces)) if square else self._tray_of_cards(pieces)
            for z, (piece, box) in enumerate(zip(pieces, self.tray.boxes, strict=True)):
                spot = self.flat(box, TRAY + z, box.w * 0.13) if square else self.card(box, TRAY + z)
                spot = spot._replace(rise=0.3)  # a heading lies above
                self.spots[piece.key] = spot

    def _tray_of_tiles(self, count: int) -> Tray:
        return lay_tray(count, self.a.tray, 110 * self.a.scale, self.a.scale, ratio=1.0)

    def _tray_of_cards(self, cards: Sequence[Piece]) -> Tray:
        """The tray for cards: as large as there is room, with their words below them if they are too small for words.

        If there is no room for legible words below them either, these are left out.
        """
        a, count = self.a, len(cards)
        widest = WIDEST * a.cards * a.scale
        tray = lay_tray(count, a.tray, widest, a.scale)
        if all(art.shows_text(art.face_of(piece.face), tray.boxes[0].w) for piece in cards):
            return tray
        said = tuple(words_of(piece.face) for piece in cards)
        wide = min(widest, tray_pitch(count, a.tray, a.scale))
        px = words_px(said, wide, words_room(a.chart.part(*INSIDE).h, wide, a.scale), self.measure)
        if not px:
            return tray
        self.said, self.said_px = said, px
        return lay_tray(count, a.tray, widest, a.scale, words=words_height(said, wide, px))

    # the viewer

    def _own(self, zones: Zones) -> None:
        v, own, k = self.viewer, self.a.own, self.a.scale
        beads = zones[make_key("beads", v)].pieces
        for piece, box in zip(beads, columns(self.inner(own.beads), len(beads), 4 * k), strict=True):
            self.spots[piece.key] = self.flat(box, TILES)
        for piece in zones[make_key("gondoliers", v)].pieces:
            self.spots[piece.key] = self.flat(columns(self.inner(own.gondoliers), 3, 4 * k)[0], TILES)
        tiles = zones[make_key("unbuilt", v)].pieces
        largest = (50 if self.a.wide else 38) * k
        for piece, box in zip(tiles, grid(len(tiles), self.inner(own.unbuilt), largest, 5 * k), strict=True):
            self.spots[piece.key] = self.flat(box, TILES, box.w * 0.13)
        cards = zones[make_key("cards", v)].pieces
        signs = sign_rows(len(cards), self.inner(own.cards), k, wide=self.a.wide)
        for piece, box in zip(cards, signs, strict=True):
            self.spots[piece.key] = self.flat(box, TILES, 8 * k)
        characters = [
            *kind_of(kinds.CharacterPiece, zones[make_key("hand", v)]),
            *kind_of(kinds.CharacterPiece, zones[make_key("scored", v)]),
        ]
        self._hand(characters, self._islands(zones))

    def _hand(self, cards: Sequence[kinds.CharacterPiece], islands: int) -> None:
        """The characters of the viewer, in rows that are high enough for the longest words if there is room."""
        a = self.a
        across = words_width(a.own.hand, a.scale, wide=a.wide)
        font = look.font("text", look.MIN_TEXT_PX)
        words = max((brushes.wrapped_height(words_of(card.face).text, font, across) for card in cards), default=0.0)
        rows = hand_rows(len(cards), islands, a.own.hand, a.scale, wide=a.wide, words=words)
        self.rows = list(zip(cards, rows, strict=True))
        for z, (card, place) in enumerate(self.rows):
            self.spots[card.key] = self.card(place.card, CARDS + z)._replace(rise=0.0)  # a heading lies above

    @staticmethod
    def _islands(zones: Zones) -> int:
        """How many islands are in play; a closed one has nothing but its flag."""
        return sum(len(zones[island_key(island)].pieces) > 1 for island in range(c.N_ISLANDS))

    def inner(self, box: Box) -> Box:
        """The part of a box of the own column below its label."""
        k = self.a.scale
        if self.a.wide:
            return box.inset(11 * k, 25 * k, 11 * k, 8 * k)
        return box.inset(7 * k, 5 * k, 7 * k, 5 * k)

    # opponents

    def _opponent(self, zones: Zones, seat: int, panel: Opponent) -> None:
        """The pieces in the panel of an opponent: its characters once any are open, else unbuilt tiles and cards."""
        k = self.a.scale
        # Once the game is over the hand has faces; scored characters lie open before that.
        known = [piece for piece in zones[make_key("hand", seat)].pieces if piece.face]
        shown = (*zones[make_key("scored", seat)].pieces, *known)
        if shown:
            self.revealed.add(seat)
            width = panel.reveal.h / CARD
            for z, (piece, box) in enumerate(zip(shown, row(len(shown), panel.reveal, width, 5 * k), strict=True)):
                self.spots[piece.key] = self.card(box, CARDS + z)
            return
        tiles = zones[make_key("unbuilt", seat)].pieces
        largest = (30 if self.a.wide else 25) * k
        for piece, box in zip(tiles, grid(len(tiles), panel.unbuilt, largest, 3 * k), strict=True):
            self.spots[piece.key] = self.flat(box, TILES, box.w * 0.13)
        cards = zones[make_key("cards", seat)].pieces
        widest = (150 if self.a.wide else 122) * k
        for piece, box in zip(cards, small_signs(len(cards), panel.cards, widest, 6 * k), strict=True):
            self.spots[piece.key] = self.flat(box, TILES, 8 * k)


def small_signs(count: int, box: Box, widest: float, gap: float) -> list[Box]:
    """Boxes of signs side by side from the left, at most ``widest`` wide."""
    if not count:
        return []
    w = min(widest, (box.w - gap * (count - 1)) / count)
    return [Box(box.x + n * (w + gap), box.y, w, box.h) for n in range(count)]
