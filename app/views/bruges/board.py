"""The board of Bruges: where its pieces lie, how they are painted, and which panels there are."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.bruges import components as c
from app.engines.contract import NOBODY
from app.match.match import Match
from app.models.bruges import pieces as kinds
from app.models.bruges.decisions import DECISIONS
from app.models.bruges.describe import describe, listed_cards
from app.models.bruges.keys import pile_key
from app.models.keys import key_kind, key_seat, make_key, panel_key
from app.models.table import Description, Piece, Zone, viewer_at
from app.models.table_model import TableModel
from app.models.table_reading import piece_of, pieces_in
from app.views.board.base import BoardPanel, Flight
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.board.table_board import TableBoard, looks_of
from app.views.bruges import art, panels
from app.views.bruges.flights import flights
from app.views.bruges.layout import Areas, areas
from app.views.bruges.painters import painter_of
from app.views.bruges.places import Places
from app.views.bruges.sheets import PileSheet
from app.views.paint import cards
from app.views.widgets.sheet import Sheet


class BrugesBoard(TableBoard[Areas]):
    """The ``Board`` of Bruges."""

    anchors = DECISIONS.anchors

    def __init__(self) -> None:
        super().__init__()
        self._chosen: frozenset[str] = frozenset()
        self._places = Places(self._areas, 0, ())
        self._piles: dict[str, int] = {}
        self._drawn_from = pile_key(0)

    def _new_areas(self) -> Areas:
        return areas(
            *self._size,
            max(1, len(self._seats) - 1),
            ships=bool(self._options.get("zwin")),
            exchange=bool(self._options.get("exchange")),
            majorities=4 if self._options.get("pets") else 3,
            cards=self._cards,
        )

    def chooses(self, offered: frozenset[str], chosen: frozenset[str]) -> bool:
        """See ``Board``; the rows of the menu tell of the chosen card."""
        if chosen == self._chosen:
            return False
        self._chosen = chosen
        self._looks.forget("use")
        return True

    @property
    def places(self) -> Places:
        """The places of the pieces of the position that is shown."""
        return self._places

    # pieces

    def spots(self, zones: Sequence[Zone]) -> dict[str, Spot]:
        """See ``Board``."""
        self._pictures.begin()
        self._places = Places(self._areas, self._viewer, self.opponents(), self._chosen)
        if zones:
            by_key = {zone.key: zone for zone in zones}
            self._places.lay(by_key)
            self._note_piles({piece.key: piece.count for piece in by_key["piles"].pieces})
        return self._places.spots

    def _note_piles(self, counts: dict[str, int]) -> None:
        """Note which draw pile has become smaller, as drawn cards come from that one."""
        smaller = (key for key, count in counts.items() if count < self._piles.get(key, 0))
        self._drawn_from = next(smaller, self._drawn_from)
        self._piles = counts

    def origin(self, key: str, zone: str) -> Spot | None:
        """See ``Board``; cards come from the pile that they were drawn from, those of opponents from their panels."""
        seat = key_seat(zone)
        if key_kind(zone) in ("houses", "persons") and seat != self._viewer:
            return self._behind(seat)
        return self._places.spots.get(self._drawn_from) if key_kind(key) == "hidden" else None

    def target(self, key: str, zone: str) -> Spot | None:
        """See ``Board``; cards that are played or lost go to the discard pile."""
        if key_kind(zone) in ("hand", "houses", "persons", "offer") and key_kind(key) != "hidden":
            return self._places.spots.get("discard")
        return None

    def _behind(self, seat: int) -> Spot | None:
        """A place on the shield of an opponent, whose hand is not on the table; ``None`` for the viewer."""
        others = self.opponents()
        if seat not in others:
            return None
        head = self._areas.opponents[others.index(seat)].head
        return self._places.card(head._replace(w=head.h * 0.3), 200.0)._replace(opacity=0.0)

    def opens(self, key: str, zone: str) -> str:
        """See ``Board``; a pile opens the list of its cards, what belongs to an opponent that seat's display."""
        if key in ("discard", "exchanges"):
            return key
        if key_kind(key) == "exchange":
            return "exchanges"
        seat = key_seat(zone or key)
        return "" if seat in (NOBODY, self._viewer) else make_key("display", seat)

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"discard"``, ``"exchanges"`` or ``"display:2"``."""
        seat = key_seat(what)
        if key_kind(what) not in ("discard", "exchanges", "display"):
            return None
        said = model.words(piece_of(model, what if seat == NOBODY else panel_key(seat)))
        if seat != NOBODY:
            zones = (make_key(kind, seat) for kind in ("persons", "houses", "hand"))
            shown = [piece for zone in zones for piece in pieces_in(model, zone)]
            note = " · ".join(line.removesuffix(".") for line in said.tip.splitlines())
        else:
            shown = listed_cards(piece_of(model, what))
            note = "" if shown else self.tr("No card lies here.")
        return PileSheet(host, said.name, note, shown, self.preview, model.words)

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        """See ``TableBoard._make``."""
        # The exchange card may lie on its side: then it is no picture of a card but drawn by ``painters``.
        if (face := _face_of(piece, full=self._pictures.lod(spot.width) == "full")) and spot.width < spot.height:
            return self._card(piece, face, spot)
        if isinstance(piece, kinds.PilePiece | kinds.HiddenPiece) and piece.colour != kinds.NONE:
            pixmap = art.back(piece.colour, spot.width, self._dpr, pet=piece.pet)
            return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True), True
        if isinstance(piece, kinds.ReservePiece) and piece.count:
            pixmap = cards.back_pixmap(art.GAME, spot.width, dpr=self._dpr)
            return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True), True
        return self._drawn(piece, spot), True

    def _card(self, piece: Piece, face: cards.CardFace, spot: Spot) -> tuple[Picture, bool]:
        """The picture of a card, and whether it has the right width; until that is painted another width stands in."""
        if isinstance(piece, kinds.ExchangePiece):
            pixmap = cards.card_pixmap(face, spot.width, dpr=self._dpr, lod=self._pictures.lod(spot.width))
            return Picture(pixmap, float(cards.card_margin(spot.width))), True
        ready = self._pictures.get(face, spot.width)
        final, pixmap = ready.width == spot.width, ready.pixmap
        if final and isinstance(piece, kinds.LodgerPiece) and piece.used:
            pixmap = cards.card_pixmap(face, spot.width, dpr=self._dpr, lod=self._pictures.lod(spot.width), faded=True)
        card = _card_of(piece)
        back = art.back(c.COLOUR[card], ready.width, self._dpr, pet=c.IS_PET[card])
        return Picture(pixmap, float(cards.card_margin(ready.width)), back), final

    def _drawn(self, piece: Piece, spot: Spot) -> Picture:
        """The picture of a piece that a function of ``painters`` paints."""
        colours, viewer = [seat.colour for seat in self._seats], viewer_at(self._viewer, self._seats)
        paint = painter_of(piece, spot.radius, self._measure(), colours, viewer, self.chosen_card())
        return self._painted(spot, looks_of(paint), paint)

    def chosen_card(self) -> int:
        """The hand card that is chosen, ``NONE`` for none."""
        return next((piece.card for piece in self._places.hand if piece.key in self._chosen), kinds.NONE)

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """See ``Board``; guilders and workers fly."""
        return flights(before, after, self._areas, self._viewer, self.opponents(), self._dpr)

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        width = float(round(width))
        if face := _face_of(piece, full=cards.detail(width) == "full"):
            return cards.card_pixmap(face, width, dpr=self._dpr)
        if isinstance(piece, kinds.HiddenPiece):
            return art.back(piece.colour, width, self._dpr, pet=piece.pet)
        if isinstance(piece, kinds.HousePiece):
            return self._drawn(piece, Spot(0, 0, width, width * 1.4)).pixmap
        return None

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[BoardPanel]:
        """See ``Board``."""
        if not zones:
            return []
        return panels.all_panels(self, {zone.key: zone for zone in zones}, self._measure())

    def words(self, thing: Piece | Zone) -> Description:
        """Name and tip of a piece or zone, for the viewer."""
        return self._said(describe, thing, viewer_at(self._viewer, self._seats))

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``."""
        art.paint_table(painter, rect, self._areas)


def _card_of(piece: Piece) -> int:
    """The card whose front is seen, ``NONE`` for pieces that are no cards."""
    if isinstance(piece, kinds.DiscardPiece):
        return piece.cards[-1] if piece.cards else kinds.NONE
    return piece.card if isinstance(piece, kinds.CardPiece) else kinds.NONE


def _face_of(piece: Piece, *, full: bool) -> cards.CardFace | None:
    """The front of a card, with its text in words if ``full``; ``None`` for pieces that are no cards."""
    if isinstance(piece, kinds.ExchangePiece):
        return art.exchange_face(piece.number, full=full)
    card = _card_of(piece)
    return None if card == kinds.NONE else art.card_face(card, full=full)
