"""The ``Board`` of the Taverns: puts together places, pictures, panels and sheets for the scene."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.contract import NOBODY
from app.engines.taverns import components as c
from app.match.match import Match
from app.models.keys import key_kind, key_seat, make_key
from app.models.presenter import Fact
from app.models.table import Description, Piece, Zone, viewer_at
from app.models.table_model import TableModel
from app.models.table_reading import piece_of
from app.models.taverns import pieces as kinds
from app.models.taverns.decisions import DECISIONS
from app.models.taverns.describe import describe
from app.models.taverns.keys import supply_of
from app.models.taverns.seat_numbers import FACTS
from app.models.taverns.words import start_name, start_text, words
from app.views.board.base import BoardPanel
from app.views.board.boxes import CARD, Box
from app.views.board.pictures import WantedPicture
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.board.table_board import TableBoard, looks_of
from app.views.paint import cards
from app.views.taverns import art, panels
from app.views.taverns.layout import Areas, areas
from app.views.taverns.offers import covered_pixmap
from app.views.taverns.painters import painter_of
from app.views.taverns.places import CARDS, Places
from app.views.taverns.sheets import ListSheet, TavernSheet
from app.views.taverns.words import WORDS
from app.views.widgets.sheet import Sheet

GAME = "taverns"


class TavernsBoard(TableBoard[Areas]):
    """See ``Board``; places come from ``Places``, pictures from ``art`` and ``painters``, panels from ``panels``."""

    anchors = DECISIONS.anchors

    def __init__(self) -> None:
        super().__init__()
        self._places = Places(self._areas, 0, ())

    def _new_areas(self) -> Areas:
        # Areas are asked for before anybody sits at the table: then there are neither options nor seats.
        level = self._options.get("level", 1)
        assert isinstance(level, int)
        return areas(*self._size, max(1, len(self._seats) - 1), level, cards=self._cards)

    @property
    def places(self) -> Places:
        """Where the pieces of the shown position lie."""
        return self._places

    # pieces

    def spots(self, zones: Sequence[Zone]) -> dict[str, Spot]:
        """See ``Board``."""
        self._pictures.begin()
        # A new object each time: copies that ``ahead`` gave keep the one that they have.
        self._places = Places(self._areas, self._viewer, self.opponents())
        if zones:
            self._places.lay({zone.key: zone for zone in zones})
        return self._places.spots

    def origin(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: cards come from the draw pile, the guest deck, or the pile they were bought from."""
        kind = key_kind(zone)
        if kind in ("seated", "laid"):
            return self._pile(key_seat(zone), "deck")
        if kind == "display":
            return self._places.spots["guest_deck"]
        if kind == "deck" and key_kind(key) == "card":
            return self._places.spots.get(supply_of(key))
        return None

    def target(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: cards leave for the discard pile of their tavern, or for a draw pile that is not drawn."""
        if key in self._places.hidden:
            return self._pile(self._places.hidden[key], "deck")
        return self._pile(key_seat(zone), "discard") if key_kind(zone) in ("seated", "laid") else None

    def _pile(self, seat: int, kind: str) -> Spot | None:
        """The draw or discard pile of a seat.  Those of opponents are not drawn, and cards vanish at their shield."""
        if seat == self._viewer:
            return self._places.spots.get(make_key(kind, seat))
        panel = self._areas.opponents[self.opponents().index(seat)]
        width = min(panel.head.h * 0.4, 46 * self._areas.scale)
        return self._places.card(Box(panel.head.x, panel.head.y, width, width * CARD), CARDS)._replace(opacity=0.0)

    def opens(self, key: str, zone: str) -> str:
        """See ``Board``: a click shows the list of a pile, or the tavern of another seat."""
        if key == "guest_deck":
            return key
        place = zone or key  # a panel lies in no zone
        if key_kind(place) in ("deck", "discard"):
            return place
        seat = key_seat(place)
        return "" if seat in (NOBODY, self._viewer) else make_key("tavern", seat)

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"guest_deck"``, ``"deck:0"``, ``"discard:0"`` or ``"tavern:2"``."""
        kind = key_kind(what)
        if kind == "tavern":
            return TavernSheet(host, TavernsBoard(), match, key_seat(what))
        if kind not in ("guest_deck", "deck", "discard"):
            return None
        pile = piece_of(model, what)
        assert isinstance(pile, kinds.PilePiece)
        title, note = model.words(pile).name, ""
        if isinstance(pile, kinds.GuestDeckPiece):
            title = self.tr("Guests to come")
            note = self.tr("All guests that can still be had; those on display are marked.")
        elif isinstance(pile, kinds.DeckPiece):
            note = self.tr("Draw pile and discard pile together; cards laid out are not among them.")
        if not pile.cards:
            note = self.tr("No card lies here.")
        return ListSheet(host, title, note, pile.listed(), self.preview, model.words)

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        # Piles without cards come to the painters at the end, as outlines.
        match piece:
            case kinds.CoveredPiece():
                pixmap = covered_pixmap(GAME, spot.width, WORDS.new_guest(), dpr=self._dpr)
                return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True), True
            case kinds.GainedPiece():
                return self._back(spot), True
            case kinds.GuestDeckPiece() | kinds.DeckPiece() if piece.count:
                return self._back(spot), True
            case kinds.DiscardPiece() if piece.face:
                face = art.card_face(piece.face, words(c.NUMBER[piece.face]).name)
                ready = self._pictures.get(face, spot.width)
                return Picture(ready.pixmap, float(cards.card_margin(ready.width))), ready.width == spot.width
            case kinds.CardPiece() | kinds.StartCardPiece() if piece.count:
                return self._card(piece, spot)
        takes_dice = isinstance(piece, kinds.SpacePiece)
        slots = self._places.slots[piece.face] if takes_dice else ()
        paint = painter_of(piece, spot, self._measure(), self._seats, self._viewer, slots)
        # A space for dice looks different with each die that lies there, though its piece is the same: its picture must
        # not be found by the piece.
        return self._painted(spot, looks_of(paint), paint), not takes_dice

    def _card(self, piece: kinds.CardPiece | kinds.StartCardPiece, spot: Spot) -> tuple[Picture, bool]:
        """The face of a card; faded if it has been used or cannot be bought again this evening."""
        faded = (isinstance(piece, kinds.HelperPiece) and piece.used) or (
            isinstance(piece, kinds.SupplyPiece) and piece.bought
        )
        face = _face(piece)
        ready = self._pictures.get(face, spot.width, dear=_is_dear(piece))
        pixmap = ready.pixmap
        # As long as a stand-in of another width is shown, nothing is painted: that would take milliseconds.
        if faded and ready.width == spot.width:
            pixmap = cards.card_pixmap(face, spot.width, dpr=self._dpr, faded=True)
        back = cards.back_pixmap(GAME, ready.width, dpr=self._dpr)
        picture = Picture(pixmap, float(cards.card_margin(ready.width)), back)
        return picture, ready.width == spot.width

    def _back(self, spot: Spot) -> Picture:
        """The picture of a card or pile that lies face down."""
        pixmap = cards.back_pixmap(GAME, spot.width, dpr=self._dpr)
        return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True)

    def _expected(self) -> list[WantedPicture]:
        faces = [art.card_face(card.id, words(k).name, words(k).text) for k, card in enumerate(c.CARDS)]
        # The width that ``Places.card`` gives to cards on offer.
        return [WantedPicture(face, float(int(self._areas.display[0].w)), dear=False) for face in faces]

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        if not isinstance(piece, kinds.CardPiece | kinds.StartCardPiece):
            return None
        return cards.card_pixmap(_face(piece), float(round(width)), dpr=self._dpr, dear=_is_dear(piece))

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[BoardPanel]:
        """See ``Board``."""
        if not zones:
            return []
        return panels.all_panels(self, {zone.key: zone for zone in zones}, self._measure())

    def words(self, thing: Piece | Zone) -> Description:
        """A piece or zone in words, for the viewer of this table."""
        return self._said(describe, thing, viewer_at(self._viewer, self._seats))

    def facts(self, piece: kinds.PanelPiece) -> tuple[Fact, ...]:
        """The numbers of a seat with names and tips, for the viewer of this table."""
        return FACTS.all(piece.numbers, viewer_at(self._viewer, self._seats).who(piece.seat))

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``."""
        art.paint_table(painter, rect, self._areas)


def _face(piece: kinds.CardPiece | kinds.StartCardPiece) -> cards.CardFace:
    """What the face of a card shows, in the language of the moment."""
    if isinstance(piece, kinds.StartCardPiece):
        return art.card_face(piece.face, start_name(piece.card), start_text(piece.card))
    said = words(piece.card)
    if isinstance(piece, kinds.SupplyPiece) and piece.card == c.NOBLE:
        return art.noble_face(said.name, piece.prices[0])
    return art.card_face(piece.face, said.name, said.text)


def _is_dear(piece: Piece) -> bool:
    """Whether the price on a card is shown in red, because the viewer cannot pay it now."""
    return isinstance(piece, kinds.GuestPiece | kinds.SupplyPiece) and piece.dear
