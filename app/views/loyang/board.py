"""The ``Board`` of Loyang: places and pictures of the pieces, panels, and the background."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.contract import NOBODY
from app.engines.loyang import components as c
from app.match.match import Match
from app.models.keys import key_kind, key_seat, make_key
from app.models.loyang import pieces as kinds
from app.models.loyang.cards import listed, loose_card
from app.models.loyang.decisions import DECISIONS
from app.models.loyang.describe import describe
from app.models.loyang.keys import DISCARD_PILE, PILE, card_of, stack_key
from app.models.table import Description, Piece, Zone, viewer_at
from app.models.table_model import TableModel
from app.models.table_reading import piece_of
from app.views.board.base import BoardPanel, Flight
from app.views.board.boxes import CARD, Box
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.board.table_board import Paint, TableBoard, looks_of
from app.views.game.sheets import CardSheet
from app.views.loyang import art, chips, landscape, panels, things
from app.views.loyang.faces import face_of
from app.views.loyang.flights import flights
from app.views.loyang.layout import Areas, areas
from app.views.loyang.painters import painter_of
from app.views.loyang.places import CARDS, Places, shows_strip
from app.views.loyang.sheets import FarmSheet
from app.views.paint import cards
from app.views.widgets.sheet import Sheet

GAME = "loyang"

ROWS = ("fields", "stalls", "regulars", "casuals", "helpers", "covered")
"""Kinds of zones of a display."""

GLIDING = ("court", "hand", "grid", "drawn")
"""Kinds of zones whose cards glide when the strip of the card phase comes or goes."""


class LoyangBoard(TableBoard[Areas]):
    """See ``Board``."""

    anchors = DECISIONS.anchors
    _has_strip = False

    def __init__(self) -> None:
        super().__init__()
        self._places = Places(self._areas, 0, ())

    @property
    def places(self) -> Places:
        """The places of the pieces of the position for which ``spots`` was called last."""
        return self._places

    def _new_areas(self) -> Areas:
        return self._areas_now(has_strip=self._has_strip)

    def _areas_now(self, *, has_strip: bool) -> Areas:
        n_opponents = max(1, len(self._seats) - 1)
        return areas(*self._size, n_opponents, has_strip=has_strip, solo=len(self._seats) == 1, cards=self._cards)

    def opponents(self) -> list[int]:
        """The other seats, clockwise from the viewer; in the solo game the imaginary neighbour."""
        n = max(2, len(self._seats))
        return [(self._viewer + step) % n for step in range(1, n)]

    def _is_person(self) -> bool:
        """Whether the viewer is a person, or nobody sits at the table yet."""
        return not self._seats or self._seats[self._viewer].is_person

    # pieces

    def spots(self, zones: Sequence[Zone]) -> dict[str, Spot]:
        """See ``Board``."""
        before = self._has_strip
        # Whether there is a strip follows from the zones, so that the areas are known only now.
        self._places = self.laid(zones)
        self._areas = self._places.a
        self._has_strip = self._areas.has_strip
        if before != self._has_strip:
            self._settle(zones)
        return self._places.spots

    def laid(self, zones: Sequence[Zone]) -> Places:
        """The places of the pieces of a position; the board itself does not change."""
        found = {zone.key: zone for zone in zones}
        has_strip = shows_strip(found, self._viewer) if found else self._has_strip
        places = Places(self._areas_now(has_strip=has_strip), self._viewer, self.opponents(), self._is_person())
        if found:
            places.lay(found)
        return places

    def _settle(self, zones: Sequence[Zone]) -> None:
        """Mark the pieces that do not glide to their new places when the strip of the card phase comes or goes.

        They appear there at once, as the panels that they lie on do; only the cards of ``GLIDING`` glide.
        """
        spots = self._places.spots
        for zone in zones:
            if key_kind(zone.key) not in GLIDING:
                for piece in zone.pieces:
                    if piece.key in spots:
                        spots[piece.key] = spots[piece.key]._replace(settled=True)

    def origin(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: cards come from the draw pile or the hand of another seat, private fields from their stack."""
        kind, seat, spots = key_kind(zone), key_seat(zone), self._places.spots
        if kind == "offers" or key_kind(key) not in ("card", "stack"):
            return None  # only cards come from somewhere
        if _is_private(key):
            return self._stack_of(seat)
        if kind in ("court", "hand", "drawn", "grid"):
            return spots.get(PILE)
        if kind in ROWS and seat != self._viewer:
            return self._hand_of(seat)
        return spots.get(PILE)

    def _stack_of(self, seat: int) -> Spot | None:
        if (stack := stack_key(seat)) in self._places.spots:
            return self._places.spots[stack]
        return None if seat in (NOBODY, self._viewer) else self._hand_of(seat)

    def _hand_of(self, seat: int) -> Spot | None:
        """An invisible spot behind the shield of an opponent, where its hand is imagined; ``None`` for other seats."""
        others = self.opponents()
        if seat not in others or others.index(seat) >= len(self._areas.opponents):
            return None
        head = self._areas.opponents[others.index(seat)].head
        width = min(head.h * 0.4, 44 * self._areas.scale)
        return self._places.card(Box(head.x, head.y, width, width * CARD), CARDS)._replace(opacity=0.0)

    def target(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: action cards go to the discard pile; home and private fields just vanish."""
        if card_of(key) == c.EMPTY or _is_private(key):
            return None
        return self._places.spots.get(DISCARD_PILE)

    def opens(self, key: str, zone: str) -> str:
        """See ``Board``: a click shows the discard pile, or the farm of another seat (``"farm:2"``)."""
        if key == DISCARD_PILE:
            return key
        if not zone and key_kind(key) != "panel":
            return ""
        seat = key_seat(zone or key)
        shown = seat not in (NOBODY, self._viewer) and seat < len(self._seats)
        return make_key("farm", seat) if shown else ""

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"discard"`` or ``"farm:2"``."""
        if key_kind(what) == "farm":
            return FarmSheet(host, LoyangBoard(), match, key_seat(what))
        if what != DISCARD_PILE:
            return None
        pile = piece_of(model, what)
        assert isinstance(pile, kinds.DiscardPiece)
        note = self.tr("Shuffled into the draw pile at the next card phase.")
        if not pile.cards:
            note = self.tr("No card lies here.")
        return CardSheet(host, model.words(pile).name, note, listed(pile.cards), self.preview, model.words)

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        match piece:
            case kinds.CardPiece():
                return self._card(piece, spot), True
            case kinds.DiscardPiece():
                return self._discard(piece, spot), True
            case kinds.PilePiece() | kinds.StackPiece() | kinds.HiddenPiece():
                return self._back(piece, spot), True
        return self._drawn(spot, painter_of(piece, self._measure(), self._areas, self._seats)), True

    def _card(self, piece: kinds.CardPiece, spot: Spot) -> Picture:
        face = face_of(piece)
        if piece.key in self._places.shrunk:
            own = self._places.shrunk[piece.key]
            return self._drawn(spot, partial(chips.paint_chip, face=face, own=own))
        margin = float(cards.card_margin(spot.width))
        back = cards.back_pixmap(GAME, spot.width, dpr=self._dpr)
        if piece.key in self._places.tabs:
            return Picture(art.tab_picture(face, spot.width, self._dpr, self._places.tabs[piece.key]), margin, back)
        return Picture(art.card_picture(face, spot.width, self._dpr), margin, back)

    def _back(self, piece: Piece, spot: Spot) -> Picture:
        """The picture of a card or pile that lies face down; an empty pile is an outline."""
        if not piece.count:
            return self._drawn(spot, partial(things.empty_place, radius=spot.radius, mark="stack"))
        pixmap = cards.back_pixmap(GAME, spot.width, dpr=self._dpr)
        return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True)

    def _discard(self, piece: kinds.DiscardPiece, spot: Spot) -> Picture:
        """The picture of the discard pile: its top card, or an outline."""
        if not piece.cards:
            return self._drawn(spot, partial(things.empty_place, radius=spot.radius, mark="card-discard"))
        top = face_of(loose_card(piece.cards[-1]))
        return Picture(art.card_picture(top, spot.width, self._dpr), float(cards.card_margin(spot.width)))

    def _drawn(self, spot: Spot, paint: Paint) -> Picture:
        """The picture of a piece that ``paint`` paints into the rectangle of its spot."""
        return self._painted(spot, looks_of(paint), paint)

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """See ``Board``: goods and cash that change their place."""
        return flights(self, before, after)

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        if not isinstance(piece, kinds.CardPiece):
            return None
        return art.card_picture(face_of(piece), float(round(width)), self._dpr)

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[BoardPanel]:
        """See ``Board``."""
        if not zones:
            return []
        return panels.all_panels(self, {zone.key: zone for zone in zones}, self._measure())

    @property
    def ratio(self) -> float:
        """Device pixels per logical pixel."""
        return self._dpr

    def words(self, thing: Piece | Zone) -> Description:
        """The description of a piece or zone, for the viewer."""
        return self._said(describe, thing, viewer_at(self._viewer, self._seats))

    def ground(self) -> object:
        """See ``Board``."""
        # Without the strip even where it is shown: another ground would be painted anew with every card phase.
        return type(self), self._areas_now(has_strip=False)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``; the background is the same in every phase."""
        landscape.paint_table(painter, rect, self._areas_now(has_strip=False))


def _is_private(key: str) -> bool:
    """Whether a key is that of a private field, which is dealt to a stack and no action card."""
    card = card_of(key)
    return card >= c.N_ACTION and not c.IS_HOME[card]
