"""The table of Murano for the scene: which piece lies where, and what it looks like."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.murano import components as c
from app.match.match import Match
from app.models.keys import key_kind, key_name, make_key
from app.models.murano import pieces as kinds
from app.models.murano.decisions import DECISIONS
from app.models.murano.describe import describe
from app.models.murano.keys import CHARACTER_DECK, DRAWN_STREET, SPECIAL_DECK, stack_key
from app.models.murano.words import character
from app.models.table import Description, Piece, Zone, kind_of, viewer_at
from app.models.table_model import TableModel
from app.models.table_reading import piece_of
from app.views import theme as look
from app.views.board.base import BoardPanel, Flight
from app.views.board.boxes import Box
from app.views.board.pictures import WantedPicture
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.board.table_board import Paint, TableBoard, looks_of
from app.views.board.table_style import rect_of
from app.views.murano import art, lagoon, panels, ring, things
from app.views.murano.chart import way
from app.views.murano.flights import flights
from app.views.murano.layout import Areas, areas
from app.views.murano.painters import painter_of
from app.views.murano.places import FLAT, TRAY, Places
from app.views.murano.tray import FOLD
from app.views.paint import brushes, cards
from app.views.widgets.sheet import Sheet

GAME = "murano"
NONE = -1
"""Stands for no island."""

_FRAMED = ("space", "island", "stack", "special", "bead", "ready")
"""Kinds of pieces whose frame is drawn on top: their own shadow would dim one below them."""


class MuranoBoard(TableBoard[Areas]):
    """The ``Board`` of one table of Murano.

    Two things happen on the table itself, without an action: an island is enlarged, and the tray with what may be
    chosen is put aside for the islands below it.
    """

    anchors = DECISIONS.anchors

    def __init__(self) -> None:
        super().__init__()
        self._enlarged = NONE
        self._aside = self._has_chosen = False
        self._pointed = ""
        self._places = self._new_places()
        # Of the position before the one shown: from there it is found where a new piece comes from.
        self._before: dict[str, Spot] = {}
        self._zones: dict[str, Zone] = {}
        self._zones_before: dict[str, Zone] = {}

    def _new_areas(self) -> Areas:
        # A board is made before anybody sits at it, and the layout needs one opponent.
        return areas(*self._size, max(1, len(self._seats) - 1), cards=self._cards)

    # what panels and places read

    @property
    def places(self) -> Places:
        """Where the pieces of the position shown lie."""
        return self._places

    @property
    def pointed(self) -> str:
        """Key of the piece under the pointer, ``""`` for none."""
        return self._pointed

    def colour(self, seat: int) -> int:
        """The colour (index into ``theme.SEATS``) of a seat and of its gondolas.

        With fewer than four players, gondolas of seats that nobody has get the colours that are left over.
        """
        taken = [each.colour for each in self._seats]
        if seat < len(taken):
            return taken[seat]
        free = [colour for colour in range(len(look.SEATS)) if colour not in taken]
        return free[seat - len(taken)]

    @property
    def escapes(self) -> bool:
        """Whether Escape puts the tray aside or back; while something is chosen it takes that back instead."""
        return not self._has_chosen

    def flag_width(self, name: str) -> float:
        """Width of the flag with the name of an island, in scene pixels."""
        measure = self._measure()
        px = min(measure.letter_size(13.5, 13), measure.of(22, 18) * 0.8)  # the letters of ``things.paint_flag``
        return brushes.text_width(name, look.font("text", px, weight=700)) + measure.of(20, 14)

    # what answers to the pointer and to choices

    def shows(self, what: str) -> bool:
        """See ``Board``: enlarges an island or makes it small again, puts the tray aside or back.

        ``what`` is the key of an island, ``"zoom"`` for the enlarged island, or ``"tray"``.
        """
        kind = key_kind(what)
        if kind == "tray":
            self._aside = not self._aside
            return True
        if kind not in ("island", "zoom"):
            return False
        island = c.ISLANDS.index(key_name(what)) if kind == "island" else NONE
        self._enlarged = NONE if island == self._enlarged else island
        return True

    def folds(self) -> bool:
        """See ``Board``: Escape makes the enlarged island small again, or else puts the tray aside or back."""
        if self._enlarged != NONE:
            return self.shows("zoom")
        return self._places.tray is not None and self.shows("tray")

    def chooses(self, offered: frozenset[str], chosen: frozenset[str]) -> bool:
        """See ``Board``: the button of the tray names Escape as its key only while nothing is chosen."""
        had, self._has_chosen = self._has_chosen, bool(chosen)
        return had != self._has_chosen and self._places.tray is not None

    def points(self, key: str) -> bool:
        """See ``Board``: while the pointer is on an action space, the way of ships to it is shown."""
        was, self._pointed = self._pointed, key
        return "space" in (key_kind(was), key_kind(key))

    def shown(self) -> list[QRectF]:
        """See ``Board``: the way of ships to the action space under the pointer."""
        piece = self._piece("ring", self._pointed) if key_kind(self._pointed) == "space" else None
        reach = piece.reach if isinstance(piece, kinds.SpacePiece) else None
        return ring.lanes(self._areas.chart, reach.legs if reach else ())

    def lane(self, key: str) -> list[QPointF]:
        """See ``Board``: ships sail along the inner edge of the ring."""
        if key_kind(key) != "ship" or "ships" not in self._zones_before:
            return []
        spaces = [
            ship.space
            for zones in (self._zones_before, self._zones)
            for ship in kind_of(kinds.ShipPiece, zones["ships"])
            if ship.key == key
        ]
        if len(set(spaces)) < 2:
            return []
        # The ends of the way lie on the edges of the planks; the ship itself begins and ends in its berth.
        return [QPointF(*self._areas.chart.at(*point)) for point in way(*spaces)[1:-1]]

    # pieces

    def _new_places(self) -> Places:
        return Places(
            self._areas,
            self._viewer,
            self.opponents(),
            self._enlarged,
            self.flag_width,
            self._measure(),
            aside=self._aside,
        )

    def spots(self, zones: Sequence[Zone]) -> dict[str, Spot]:
        """See ``Board``."""
        self._pictures.begin()
        self._before, self._zones_before = self._places.spots, self._zones
        self._zones = {zone.key: zone for zone in zones}
        # With the offer gone nothing is aside any more: the next one is shown on the whole tray.
        self._aside = self._aside and bool(zones) and bool(self._zones["offer"].pieces)
        self._places = self._new_places()
        if zones:
            self._places.lay(self._zones)
        return self._places.spots

    def origin(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: tiles come from a stack, a seat or the drawn street, cards from their deck."""
        kind = key_kind(key)
        if kind == "unbuilt":
            piece = self._piece(zone, key)
            return self._spot(stack_key(piece.sort)) if isinstance(piece, kinds.UnbuiltPiece) else None
        if kind == "tile":
            return self._tile_from(zone, key)
        if key == DRAWN_STREET:
            return self._spot(stack_key("street", 0))
        if kind in ("character", "drawn", "hidden"):  # a card face down does not say what it is
            return self._spot(SPECIAL_DECK if self._offers("specials") else CHARACTER_DECK)
        if kind == "special":
            return self._spot(SPECIAL_DECK)
        if kind == "gondolier":
            piece = self._piece(zone, key)
            return self._hand_of(piece.owner) if isinstance(piece, kinds.GondolierPiece) else None
        return None

    def target(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: cards that are not kept go back to their deck."""
        kind = key_kind(key)
        if zone == "offer" and kind in ("character", "special", "drawn") and key != DRAWN_STREET:
            spot = self._spot(SPECIAL_DECK if kind == "special" else CHARACTER_DECK)
            return spot._replace(opacity=0.0) if spot is not None else None
        return None

    def _offers(self, kind: str) -> bool:
        """Whether what the seat to act chooses from is of that kind (``OfferZone.kind``)."""
        offer = self._zones.get("offer")
        return isinstance(offer, kinds.OfferZone) and offer.kind == kind

    def _spot(self, key: str) -> Spot | None:
        return self._places.spots.get(key)

    def _piece(self, zone: str, key: str) -> Piece | None:
        return next((piece for piece in self._zones[zone].pieces if piece.key == key), None)

    def _tile_from(self, zone: str, key: str) -> Spot | None:
        """Where a tile on an island comes from: a street from where it waited, a building from the seat that built it.

        That seat is the one that has an unbuilt tile less of the sort than before.
        """
        piece = self._piece(zone, key)
        if not isinstance(piece, kinds.TilePiece) or not self._zones_before:
            return None
        sort = c.SORTS[c.SORT_OF[piece.tile]]
        if sort == "street":
            return self._before.get(DRAWN_STREET)
        for seat in range(len(self._seats)):
            held, left = (zones[make_key("unbuilt", seat)] for zones in (self._zones_before, self._zones))
            if _held(held, sort) > _held(left, sort):
                gone = {each.key for each in held.pieces} - {each.key for each in left.pieces}
                spots = [self._before[each] for each in gone if each in self._before]
                # Equal tiles are one piece with a number, which does not go when one of them is built.
                return spots[0] if spots else self._hand_of(seat)
        return None

    def _hand_of(self, seat: int) -> Spot:
        """A spot in the panel of a seat, for things that come from it without a spot of their own."""
        if seat == self._viewer:
            box = self._areas.own.gondoliers
        else:
            box = self._areas.opponents[self.opponents().index(seat)].purse
        x, y = box.centre
        side = self._areas.chart.u
        return self._places.flat(Box(x - side / 2, y - side / 2, side, side), FLAT)

    def opens(self, key: str, zone: str) -> str:
        """See ``Board``: an island (key of its zone), the cards of a deck (its key), ``"zoom"`` or ``"tray"``."""
        if key in ("zoom", FOLD):
            return key_kind(key)
        if key_kind(key) == "deck":
            return key
        closed = key_kind(key) == "island" and self._is_closed(key)
        return zone if key_kind(zone) == "island" and not closed else ""

    def _is_closed(self, key: str) -> bool:
        """Whether nothing can be built on an island in this game."""
        piece = self._piece(key, key)
        return isinstance(piece, kinds.FlagPiece) and piece.counts is None

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"deck:characters"`` or ``"deck:specials"``."""
        from app.views.murano.sheets import DeckSheet

        if key_kind(what) != "deck":
            return None
        deck = piece_of(model, what)
        assert isinstance(deck, kinds.DeckPiece)
        return DeckSheet(host, deck, model, self.preview, self._dpr, [each.colour for each in self._seats])

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        # A special building card is a card while it is chosen from, and a flat sign before a seat.
        if isinstance(piece, kinds.CharacterPiece) or (
            isinstance(piece, kinds.SpecialPiece) and spot.height > spot.width
        ):
            return self._card(piece, spot)
        if isinstance(piece, kinds.DeckPiece | kinds.FaceDownPiece):
            return self._back(piece, spot), True
        return self._drawn(piece, spot, painter_of(piece, self._measure(), self.colour, self._viewer)), True

    def _card(self, piece: kinds.CharacterPiece | kinds.SpecialPiece, spot: Spot) -> tuple[Picture, bool]:
        """The picture of a card, and whether it has the right size; scored and barred ones are faded."""
        face = art.face_of(piece.face)
        faded = piece.scored if isinstance(piece, kinds.CharacterPiece) else piece.barred
        to_choose = isinstance(piece, kinds.CharacterPiece) and piece.gain is not None
        if self._places.said and spot.z >= TRAY:  # name and words stand below it
            face = replace(face, name="")
        elif not to_choose or spot.width >= cards.FULL_FROM:
            # A small character to choose from keeps a name that is hard to read: none stands beside it.
            face = art.legible(face, spot.width)
        ready = self._pictures.get(face, spot.width)
        pixmap = ready.pixmap
        if faded and ready.width == spot.width:
            pixmap = cards.card_pixmap(face, spot.width, dpr=self._dpr, faded=True)
        picture = Picture(pixmap, float(cards.card_margin(ready.width)), self._back_of(piece.face, ready.width))
        return picture, ready.width == spot.width

    def _back(self, piece: Piece, spot: Spot) -> Picture:
        """A card or a deck face down; an empty deck is an outline."""
        if isinstance(piece, kinds.DeckPiece) and not piece.count:
            return self._drawn(piece, spot, partial(things.paint_no_deck, radius=spot.radius))
        special_card = piece.key == SPECIAL_DECK or (
            isinstance(piece, kinds.FaceDownPiece) and piece.drawn and self._offers("specials")
        )
        pixmap = self._back_of("bank" if special_card else "", spot.width)  # all special building cards have one back
        return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True)

    def _back_of(self, face: str, width: float) -> QPixmap:
        """The back of a card with that face."""
        colour = art.SPECIAL_BACK if face in c.SPECIALS else ""
        emblem = "byzantin-temple" if colour else ""
        return cards.back_pixmap(GAME, width, dpr=self._dpr, colour=colour, emblem=emblem)

    def _drawn(self, piece: Piece, spot: Spot, paint: Paint) -> Picture:
        """The picture of a piece that ``paint`` paints into its box."""
        return self._painted(spot, looks_of(paint), paint, framed_on_top=key_kind(piece.key) in _FRAMED)

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """See ``Board``: coins and beads that change hands."""
        old, new = ({zone.key: zone for zone in zones} for zones in (before, after))
        if "ring" not in old or "ring" not in new:
            return []
        purses = [self._purse(seat) for seat in range(len(self._seats))]
        return flights(old, new, self._places.spots, purses, self._areas.scale, self._dpr)

    def _purse(self, seat: int) -> QPointF:
        """The point where the gold of a seat is shown, from and to which coins and beads fly."""
        if seat == self._viewer:
            head = rect_of(self._areas.own.head)
            return QPointF(head.right() - head.width() * 0.12, head.center().y())
        purse = rect_of(self._areas.opponents[self.opponents().index(seat)].purse)
        return QPointF(purse.x() + purse.width() * 0.08, purse.center().y())

    def _expected(self) -> list[WantedPicture]:
        """See ``TableBoard``: all characters in the size of those in the viewer's hand."""
        rows = self._places.rows
        if not rows:
            return []
        faces = [art.character_face(card, *character(k)) for k, card in enumerate(c.CHARACTERS)]
        return [WantedPicture(face, float(int(rows[0][1].card.w)), dear=False) for face in faces]

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        if not isinstance(piece, kinds.CharacterPiece | kinds.SpecialPiece | kinds.ListedPiece):
            return None
        face = art.legible(art.face_of(piece.face), width)
        return cards.card_pixmap(face, float(round(width)), dpr=self._dpr)

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[BoardPanel]:
        """See ``Board``."""
        if not zones:
            return []
        return panels.all_panels(self, {zone.key: zone for zone in zones}, self._measure())

    def words(self, thing: Piece | Zone) -> Description:
        """A piece or zone in words, for the viewer of the table."""
        return self._said(describe, thing, viewer_at(self._viewer, self._seats))

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``."""
        lagoon.paint_table(painter, rect, self._areas)


def _held(zone: Zone, sort: str) -> int:
    """Number of unbuilt tiles of a sort in a zone."""
    return sum(piece.count for piece in kind_of(kinds.UnbuiltPiece, zone) if piece.sort == sort)
