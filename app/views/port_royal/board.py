"""The board of Port Royal: where pieces lie, what they look like, and the panels."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.port_royal import components as c
from app.match.match import Match
from app.match.seats import Seat
from app.models.keys import make_key, panel_key
from app.models.levels import seat_line
from app.models.port_royal import pieces as kinds
from app.models.port_royal.decisions import DECISIONS
from app.models.port_royal.describe import DESCRIPTIONS, describe
from app.models.port_royal.seat_numbers import FACTS
from app.models.port_royal.words import words_of
from app.models.presenter import Gauge
from app.models.table import Description, Piece, Viewer, Zone, viewer_at
from app.models.table_model import TableModel
from app.models.table_reading import zone_of
from app.views import theme as look
from app.views.board.base import BoardPanel, Flight, Tips
from app.views.board.boxes import CARD, Box, row
from app.views.board.pictures import Ready, WantedPicture
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.board.table_board import TableBoard, card_spot, looks_of
from app.views.board.table_style import rect_of
from app.views.game.sheets import CardSheet
from app.views.paint import brushes, cards
from app.views.paint.cache import pixmaps
from app.views.paint.pieces import coin, gem
from app.views.port_royal import art, panels
from app.views.port_royal.course_sheet import course_sheet
from app.views.port_royal.flights import flights
from app.views.port_royal.layout import LEGIBLE, Areas, areas, cards_or_strips, display_boxes, grid
from app.views.port_royal.plaque import contract_card, paint_plaque, paint_strip
from app.views.port_royal.player_panels import OpponentPanel, OwnPanel
from app.views.widgets.sheet import Sheet

GAME = "port_royal"

Places = Callable[[int], list[Box]]
"""Gives the boxes of so many pieces."""


class PortRoyalBoard(TableBoard[Areas]):
    """See ``Board``."""

    course = True
    anchors = DECISIONS.anchors
    _gauge: Gauge | None = None
    _gauge_shown = True
    _zones: Mapping[str, Zone] = {}  # of the position that ``spots`` was asked for last, by key

    def _new_areas(self) -> Areas:
        contracts = 4 if self._options.get("expansion") == "contracts" else 0
        # Before ``sit`` there are no seats; the layout is that of two.
        return areas(*self._size, max(1, len(self._seats) - 1), contracts, cards=self._cards)

    def sit(self, viewer: int, seats: tuple[Seat, ...], options: dict[str, object], gauge: Gauge | None) -> None:
        """See ``Board``."""
        self._gauge = gauge
        super().sit(viewer, seats, options, gauge)

    def set_gauge_shown(self, shown: bool) -> None:
        """See ``Board``."""
        self._gauge_shown = shown

    # pieces

    def spots(self, zones: Sequence[Zone]) -> dict[str, Spot]:
        """See ``Board``."""
        self._pictures.begin()  # cards that are painted now may take a few milliseconds, then stand-ins are used
        a = self._areas
        found: dict[str, Spot] = {"deck": self._card(a.deck, 0)._replace(still=True), "discard": self._flat(a.discard)}
        by_key = self._zones = {zone.key: zone for zone in zones}
        self._lay(found, by_key.get("harbour"), self.harbour_boxes)
        self._lay(found, by_key.get("expeditions"), self.expedition_boxes, cards=False)
        for piece, box in zip(by_key["contracts"].pieces if "contracts" in by_key else (), a.contracts, strict=False):
            found[piece.key] = self._flat(box)
        gap = 8 * a.scale if a.wide else 6 * a.scale
        for seat, tableau in zip(self.opponents(), a.tableaus, strict=False):
            self._lay(
                found, by_key.get(make_key("display", seat)), partial(row, box=tableau, widest=a.opponent_card, gap=gap)
            )
        own = partial(display_boxes, box=a.own_cards, widest=a.own_card, gap=14 * a.scale)
        self._lay(found, by_key.get(make_key("display", self._viewer)), own)
        return found

    def harbour_boxes(self, count: int) -> list[Box]:
        """Places of the cards in the harbour."""
        a = self._areas
        return grid(count, a.harbour_cards, a.market_card, (14 if a.wide else 10) * a.scale)

    def expedition_boxes(self, count: int) -> list[Box]:
        """Places of the open expeditions, with room for their symbols below."""
        a = self._areas
        gap, foot = (12 if a.wide else 8) * a.scale, self.symbols_height()
        strip, legible = (52 if a.wide else 38) * a.scale, LEGIBLE * max(1.0, a.scale)
        return cards_or_strips(count, a.expedition_cards, a.market_card, gap, foot=foot, strip=strip, legible=legible)

    def symbols_height(self) -> float:
        """Height of the line of symbols below an expedition."""
        return (46 if self._areas.wide else 36) * self._areas.scale

    def _lay(self, found: dict[str, Spot], zone: Zone | None, places: Places, *, cards: bool = True) -> None:
        """Add the spots of a zone's pieces to ``found``; with ``cards=False`` boxes wider than high are no cards."""
        if zone is None:
            return
        for z, (piece, box) in enumerate(zip(zone.pieces, places(len(zone.pieces)), strict=True)):
            found[piece.key] = self._card(box, z) if cards or box.h > box.w else self._flat(box)

    def _card(self, box: Box, z: int) -> Spot:
        return card_spot(box, 10.0 + z, self._areas.scale)

    def _flat(self, box: Box) -> Spot:
        """The spot of a piece that is no card and does not rise when hovered."""
        unit = self._areas.scale
        return Spot(
            round(box.x), round(box.y), round(box.w), round(box.h), 5.0, unit=unit, radius=12 * unit, still=True
        )

    def origin(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: cards that are revealed come from the draw pile."""
        return self._card(self._areas.deck, 20) if zone in ("harbour", "expeditions") else None

    def target(self, key: str, zone: str) -> Spot | None:
        """See ``Board``: cards that leave the table go to the discard pile."""
        if zone == "contracts":
            return None  # contracts stay for a whole game (R19), so this is another one
        # Where ``paint_discard`` paints the top card.
        pile = self._areas.discard
        height = pile.h * 0.82
        return self._card(Box(pile.x + pile.h * 0.09, pile.y + pile.h * 0.09, height / CARD, height), 20)

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"discard"``, ``"display:2"`` or ``"course"``."""
        if what == "course":
            return course_sheet(host, match)
        zone = zone_of(model, what)
        shown: Sequence[Piece] = zone.pieces
        note = ""
        if shown and isinstance(shown[0], kinds.DiscardPiece):
            shown, note = shown[0].listed(), self.tr("Newest card first.")
        if not shown:
            note = self.tr("No card lies here.")
        return CardSheet(host, model.words(zone).name, note, shown, self.preview, model.words)

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """See ``Board``."""
        return flights(before, after, self._areas, self._viewer, self.opponents(), self._dpr)

    def opens(self, key: str, zone: str) -> str:
        """See ``Board``: the discard pile, or the display of another seat."""
        if key == "discard":
            return "discard"
        place = self._zones.get(zone or key)  # a panel, which lies in no zone, has the key of one
        if isinstance(place, kinds.SeatZone) and place.seat != self._viewer:
            return make_key("display", place.seat)
        return ""

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        """See ``TableBoard``; only cards have stand-ins, which are pictures of another width."""
        measure = self._measure()
        match piece:
            case kinds.DeckPiece():
                return self._pile(piece, spot), True
            case kinds.DiscardPiece():
                name = self.words(piece).name
                paint = partial(panels.paint_discard, face=piece.face, count=piece.count, name=name, measure=measure)
                return self._painted(spot, looks_of(paint), paint), True
            case kinds.ContractPiece():
                name = self.words(piece).name
                paint = partial(paint_plaque, piece=piece, name=name, colours=self._colours(), measure=measure)
                return self._painted(spot, looks_of(paint), paint), True
            case kinds.ExpeditionPiece() if spot.width > spot.height:
                paint = partial(paint_strip, card=piece.card, symbols=piece.symbols, measure=measure)
                return self._painted(spot, looks_of(paint), paint), True
        front = self._front(piece, spot.width)
        back = cards.back_pixmap(GAME, front.width, dpr=self._dpr)
        return Picture(front.pixmap, float(cards.card_margin(front.width)), back), front.width == spot.width

    def _colours(self) -> tuple[int, ...]:
        """Colours of all seats."""
        return tuple(seat.colour for seat in self._seats)

    def _front(self, piece: Piece, width: float) -> Ready:
        """The picture of a card; with the price for the viewer, if that differs from the printed one."""
        face, lod = _face(piece.face), self._pictures.lod(width)
        if not isinstance(piece, kinds.PersonPiece):
            return self._pictures.get(face, width)
        dear = not piece.affordable
        if piece.total == c.COST[piece.card] or lod == "mini":  # such small cards have no room for a second price
            return self._pictures.get(face, width, dear=dear)
        plain = self._pictures.get(face, width)
        key = (face, piece.total, dear, plain.width)
        priced = self._pictures.variant(key, lambda: _with_price(plain, piece.total, lod, dear=dear))
        return Ready(priced, plain.width)

    def _pile(self, piece: Piece, spot: Spot) -> Picture:
        """The picture of the draw pile: fewer cards as it runs out, an outline when it is empty."""
        layers = 0 if not piece.count else 1 if piece.count < 8 else 2 if piece.count < 60 else 3
        margin = float(cards.card_margin(spot.width) + 4)
        key = ("pile", layers, spot.width, self._dpr, look.theme().name)

        def draw(p: QPainter) -> None:
            p.translate(margin, margin)
            if not layers:
                panels.empty_place(p, QRectF(0, 0, spot.width, spot.height), spot.radius)
            back = cards.back_pixmap(GAME, spot.width, dpr=self._dpr)
            own = cards.card_margin(spot.width)
            for layer in range(layers - 1, -1, -1):
                shift = layer * 3.0 * spot.unit
                p.drawPixmap(QPointF(shift - own, shift - own), back)

        size = spot.width + 2 * margin, spot.height + 2 * margin
        return Picture(pixmaps.get(key, lambda: brushes.painted(*size, self._dpr, draw)), margin, framed_on_top=True)

    def _expected(self) -> list[WantedPicture]:
        """See ``TableBoard``: every card of the game, as small as they lie in front of opponents."""
        expansion = self._options.get("expansion", "none") != "none"
        faces = dict.fromkeys(card.id for card in c.CARDS if expansion or card.box == c.BASE)
        width = float(int(min(self._areas.opponent_card, self._areas.tableaus[0].h / CARD)))
        # These take the least time to paint, and stand in for all larger ones.
        return [WantedPicture(_face(face), width, dear=False) for face in faces]

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        if isinstance(piece, kinds.ContractPiece):
            return contract_card(piece, words_of(piece.face), self._colours(), width, self._dpr)
        if not isinstance(piece, kinds.CardPiece | kinds.PrintedPiece):
            return None
        dear = isinstance(piece, kinds.PersonPiece) and not piece.affordable
        return cards.card_pixmap(_face(piece.face), float(round(width)), dpr=self._dpr, dear=dear)

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[BoardPanel]:
        """See ``Board``."""
        a, by_key = self._areas, {zone.key: zone for zone in zones}
        harbour = by_key.get("harbour")
        if not isinstance(harbour, kinds.HarbourZone):
            return []  # nothing is on the table yet
        laid = [self._harbour(harbour), self._expeditions(by_key["expeditions"])]
        if harbour.pending:
            place = rect_of(self.harbour_boxes(len(harbour.pieces))[-1])
            laid.append(  # above the panel of the harbour, below its cards
                BoardPanel("pending", place, panels.Pending(harbour.pending.spoils, self._measure()), z=-5, reach=30)
            )
        count = by_key["deck"].pieces[0].count
        laid.append(panels.deck_label(a, self.tr("%n card(s)", "", count), self._measure()))
        seats = zip(self.opponents(), a.opponents, a.heads, strict=False)
        laid += [self._opponent(_panel_piece(by_key, seat), box, head) for seat, box, head in seats]
        return [*laid, self._own(by_key)]

    def words(self, thing: Piece | Zone) -> Description:
        """A piece or zone in words, for the viewer of the table."""
        return self._said(describe, thing, self._onlooker())

    def _onlooker(self) -> Viewer:
        return viewer_at(self._viewer, self._seats)

    def _harbour(self, zone: kinds.HarbourZone) -> BoardPanel:
        box, said = rect_of(self._areas.harbour), self.words(zone)
        title, who = self.tr("Cards to take by ship colours"), self._onlooker().who(zone.active)
        if who:  # named, since the colours count for the active player only: the others take one card (R49)
            title = self.tr("Ship colours: cards for {name}").format(name=who)
        ladder = title, self.tr("{n} of 5").format(n=len(zone.colours))
        facts = panels.Harbour(
            title=said.name,
            chips=DESCRIPTIONS.chips(zone, self._onlooker()),
            # On a spoiled harbour, which is shown for a moment only, it would be that of the position after it.
            gauge=self._gauge if self._gauge_shown and not zone.spoiled else None,
            colours=zone.colours,
            ladder=ladder,
            line=self._areas.gauge,
            measure=self._measure(),
        )
        tips, lines = partial(facts.tips, box, said.tip), facts.lines(box)
        return BoardPanel("harbour", box, facts, tips, said.name, z=-20, lines=lines)

    def _expeditions(self, zone: Zone) -> BoardPanel:
        box, said = rect_of(self._areas.expeditions), self.words(zone)
        boxes = self.expedition_boxes(len(zone.pieces))
        pieces = [piece for piece in zone.pieces if isinstance(piece, kinds.ExpeditionPiece)]
        facts = panels.Expeditions(
            title=said.name,
            symbols=tuple((piece.symbols, at) for piece, at in zip(pieces, boxes, strict=True) if at.h > at.w),
            none="" if pieces else self.tr("No open expedition"),
            foot=self.symbols_height(),
            measure=self._measure(),
        )
        return BoardPanel("expeditions", box, facts, lambda: ((box, said.tip),), said.name, z=-20)

    def _opponent(self, piece: kinds.PanelPiece, box: Box, head: Box) -> BoardPanel:
        seat = self._seats[piece.seat]
        facts = OpponentPanel(
            name=seat.name,
            level=seat_line(seat.level),
            colour=seat.colour,
            numbers=piece.numbers,
            acting=piece.acting,
            starts=piece.starts,
            head=head,
            line=head.h < box.h - 1,
            measure=self._measure(),
        )

        def tips() -> Tips:
            told = FACTS.all(piece.numbers, self._onlooker().who(piece.seat))
            return facts.tips(told, self.words(piece).tip)

        return BoardPanel(piece.key, rect_of(box), facts, tips, seat.name, z=-10, opens=True, figures=facts.figures())

    def _own(self, zones: Mapping[str, Zone]) -> BoardPanel:
        a, viewer = self._areas, self._onlooker()
        piece, display = _panel_piece(zones, viewer.seat), zones[make_key("display", viewer.seat)]
        title = self.words(display).name
        start = next(seat for seat in range(len(self._seats)) if _panel_piece(zones, seat).starts)
        starter = self.tr("Start player: {name}").format(name=viewer.names[start])
        facts = OwnPanel(
            title=title,
            starter=starter if viewer.who(start) else self.tr("You are start player"),
            coins=self.tr("Coins"),
            of=self.tr("of {needed}").format(needed=piece.numbers.needed),
            none="" if display.pieces else self.tr("Hired persons will lie here."),
            colour=self._seats[viewer.seat].colour,
            numbers=piece.numbers,
            acting=piece.acting,
            kept=tuple(
                c.COLOUR[ship.card]
                for ship in zones[make_key("collected", viewer.seat)].pieces
                if isinstance(ship, kinds.KeptPiece)
            ),
            head=a.own_head,
            cards=a.own_cards,
            measure=self._measure(),
        )

        def tips() -> Tips:
            return facts.tips(FACTS.all(piece.numbers, viewer.who(viewer.seat)))

        figures, lines = facts.figures(), facts.lines()
        return BoardPanel(piece.key, rect_of(a.own), facts, tips, title, z=-20, radius=18, figures=figures, lines=lines)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``."""
        art.paint_table(painter, rect, self._areas.dock)


def _panel_piece(zones: Mapping[str, Zone], seat: int) -> kinds.PanelPiece:
    """The piece of a seat's panel."""
    piece = zones[panel_key(seat)].pieces[0]
    assert isinstance(piece, kinds.PanelPiece)
    return piece


def _face(face: str) -> cards.CardFace:
    """What the card or contract with a component id shows, in the current language."""
    said = words_of(face)
    return art.card_face(face, said.short, said.text)


def _with_price(plain: Ready, price: int, lod: str, *, dear: bool) -> QPixmap:
    """A copy of a card with the printed price crossed out and the present one in a second coin below it."""
    result = plain.pixmap.copy()
    margin = cards.card_margin(plain.width)
    x, y, r = cards.gem_place(plain.width, lod)
    p = QPainter(result)
    brushes.prepare(p)
    p.translate(margin, margin)
    p.setPen(brushes.pen("#231B14", max(1.4, r * 0.12)))
    p.drawLine(QPointF(x - r * 0.72, y + r * 0.52), QPointF(x + r * 0.72, y - r * 0.52))
    at = QPointF(x + r * 0.2, y + r * 1.72)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.color("#FFF8E8"))
    brushes.disc(p, at.x(), at.y(), r * 0.98)
    if dear:
        gem(p, at.x(), at.y(), r * 0.86, price, dear=True)
    else:
        coin(p, at.x(), at.y(), r * 0.86, price)
    p.end()
    return result
