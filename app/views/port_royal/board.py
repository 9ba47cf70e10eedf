"""The table of Port Royal for the scene: which piece lies where, and what it looks like."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.port_royal.components import CARDS
from app.match.match import Match
from app.match.seats import Seat
from app.models.levels import seat_line
from app.models.port_royal.anchors import DECISIONS
from app.models.port_royal.pieces import card_key, printed
from app.models.port_royal.words import words
from app.models.presenter import Gauge
from app.models.table import Piece, Zone
from app.models.table_model import TableModel
from app.views import theme as look
from app.views.board import Flight, Panel
from app.views.boxes import CARD, Box, row
from app.views.game.sheets import CardSheet
from app.views.paint import brushes, cards
from app.views.paint.cache import pixmaps
from app.views.paint.pieces import coin, gem
from app.views.pictures import Ready, Wanted
from app.views.piece_facts import facts_of
from app.views.piece_item import Picture, Spot
from app.views.port_royal import art, panels, player_panels
from app.views.port_royal.course_sheet import course_sheet
from app.views.port_royal.flights import flights
from app.views.port_royal.layout import LEGIBLE, Areas, areas, calls, grid, hand
from app.views.port_royal.plaque import contract_card, paint_plaque, paint_strip
from app.views.sheet import Sheet
from app.views.table_board import TableBoard
from app.views.table_style import Style, rect_of

GAME = "port_royal"

Places = Callable[[int], list[Box]]
PaintPiece = Callable[[QPainter, QRectF, Piece, Style], None]


class PortRoyalBoard(TableBoard[Areas]):
    """Places, pictures and panels of one table; see ``Board``."""

    course = True
    anchors = DECISIONS
    _gauge: Gauge | None = None
    _gauge_shown = True

    def _new_areas(self) -> Areas:
        contracts = 4 if self._options.get("expansion") == "contracts" else 0
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
        self._pictures.begin()
        a = self._areas
        found: dict[str, Spot] = {"deck": self._card(a.deck, 0)._replace(still=True), "discard": self._flat(a.discard)}
        by_key = {zone.key: zone for zone in zones}
        self._lay(found, by_key.get("harbour"), self.harbour_boxes)
        self._lay(found, by_key.get("expeditions"), self.expedition_boxes, cards=False)
        for piece, box in zip(by_key["contracts"].pieces if "contracts" in by_key else (), a.contracts, strict=False):
            found[piece.key] = self._flat(box)
        gap = 8 * a.scale if a.wide else 6 * a.scale
        for seat, tableau in zip(self.opponents(), a.tableaus, strict=False):
            self._lay(found, by_key.get(f"display:{seat}"), partial(row, box=tableau, widest=a.opponent_card, gap=gap))
        own = partial(hand, box=a.own_cards, widest=a.own_card, gap=14 * a.scale)
        self._lay(found, by_key.get(f"display:{self._viewer}"), own)
        return found

    def harbour_boxes(self, count: int) -> list[Box]:
        """Places of the cards in the harbour."""
        a = self._areas
        return grid(count, a.berths, a.market_card, (14 if a.wide else 10) * a.scale)

    def expedition_boxes(self, count: int) -> list[Box]:
        """Places of the open expeditions, with room for their symbols below."""
        a = self._areas
        gap, foot = (12 if a.wide else 8) * a.scale, self.symbols_height()
        strip, legible = (52 if a.wide else 38) * a.scale, LEGIBLE * max(1.0, a.scale)
        return calls(count, a.calls, a.market_card, gap, foot=foot, strip=strip, legible=legible)

    def symbols_height(self) -> float:
        """Height of the line of symbols below an expedition."""
        return (46 if self._areas.wide else 36) * self._areas.scale

    def _lay(self, found: dict[str, Spot], zone: Zone | None, places: Places, *, cards: bool = True) -> None:
        if zone is None:
            return
        for z, (piece, box) in enumerate(zip(zone.pieces, places(len(zone.pieces)), strict=True)):
            found[piece.key] = self._card(box, z) if cards or box.h > box.w else self._flat(box)

    def _card(self, box: Box, z: int) -> Spot:
        """A card with whole pixels, so that its picture stays sharp and is kept once."""
        width = max(8.0, float(int(box.w)))
        unit = width / 180
        frame = max(0.5, min(unit, self._areas.scale))
        return Spot(round(box.x), round(box.y), width, width * CARD, 10.0 + z, unit=frame, radius=11 * unit)

    def _flat(self, box: Box) -> Spot:
        """A piece that is no card and keeps down when hovered."""
        unit = self._areas.scale
        return Spot(
            round(box.x), round(box.y), round(box.w), round(box.h), 5.0, unit=unit, radius=12 * unit, still=True
        )

    def origin(self, key: str, zone: str) -> Spot | None:
        """New cards in the middle come from the draw pile."""
        return (
            self._card(self._areas.deck, 20) if zone in ("harbour", "expeditions") and key.startswith("card") else None
        )

    def target(self, key: str, zone: str) -> Spot | None:
        """Cards that leave the table go to the discard pile."""
        if not key.startswith("card"):
            return None
        pile = self._areas.discard
        height = pile.h * 0.82
        return self._card(Box(pile.x + pile.h * 0.09, pile.y + pile.h * 0.09, height / CARD, height), 20)

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"discard"``, ``"display:2"`` or ``"course"``."""
        if what == "course":
            return course_sheet(host, match)
        shown = self.discarded(model) if what == "discard" else list(model.pieces(what))
        title = model.pieces("discard")[0].name if what == "discard" else self._zone_name(model, what)
        note = self.tr("Newest card first.") if what == "discard" and shown else ""
        if not shown:
            note = self.tr("No card lies here.")
        return CardSheet(host, title, note, shown, self.preview)

    @staticmethod
    def _zone_name(model: TableModel, key: str) -> str:
        return next(zone.name for zone in model.zones() if zone.key == key)

    @staticmethod
    def discarded(model: TableModel) -> list[Piece]:
        """The cards of the discard pile, newest first."""
        cards_there = model.pieces("discard")[0].attr("cards", ())
        assert isinstance(cards_there, tuple)
        return [
            Piece(card_key(card), CARDS[card].id, 1, attrs=printed(card), name=words(card).name, tip=words(card).text)
            for card in reversed(cards_there)
        ]

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """See ``Board``."""
        return flights(before, after, self._areas, self._viewer, self.opponents(), self._dpr)

    def opens(self, key: str, zone: str) -> str:
        """What a click shows: the discard pile, or the display of another seat."""
        if key == "discard":
            return "discard"
        place, _, seat = (zone or key).partition(":")
        if place in ("panel", "display") and seat.isdigit() and int(seat) != self._viewer:
            return f"display:{seat}"
        return ""

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        if piece.key == "deck":
            return self._pile(piece, spot), True
        if piece.key == "discard":
            return self._drawn(piece, spot, panels.paint_discard), True
        if piece.key.startswith("contract:"):
            return self._drawn(piece, spot, partial(paint_plaque, seats=self._seats, viewer=self._viewer)), True
        if spot.width > spot.height:
            return self._drawn(piece, spot, paint_strip), True
        front = self._front(piece, spot.width)
        back = cards.back_pixmap(GAME, front.width, dpr=self._dpr)
        return Picture(front.pixmap, float(cards.card_margin(front.width)), back), front.width == spot.width

    def _front(self, piece: Piece, width: float) -> Ready:
        """The face; a price that differs from the printed one is added."""
        face = art.card_face(piece.face, str(piece.attr("title", piece.name)), str(piece.attr("text", "")))
        dear = "unaffordable" in piece.flags
        now = self._differs(piece)
        lod = self._pictures.lod(width)
        if now is None or lod == "mini":
            return self._pictures.get(face, width, dear=dear)
        plain = self._pictures.get(face, width)
        key = (face, now, dear, plain.width)
        return Ready(self._pictures.variant(key, lambda: _with_price(plain, now, lod, dear=dear)), plain.width)

    @staticmethod
    def _differs(piece: Piece) -> int | None:
        """What the viewer pays now if that is not the printed price."""
        price = piece.attr("price")
        return price if isinstance(price, int) and price != piece.attr("cost") else None

    def _pile(self, piece: Piece, spot: Spot) -> Picture:
        """The draw pile: thinner as it runs out, an outline when it is empty."""
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

    def _drawn(self, piece: Piece, spot: Spot, paint: PaintPiece) -> Picture:
        """A piece that is drawn into its box."""
        shown = (piece.key, piece.face, piece.count, piece.name) if piece.key == "discard" else piece
        style = self._style()
        return self._painted(spot, (shown, self._viewer), lambda p, box: paint(p, box, piece, style))

    def _expected(self) -> list[Wanted]:
        box = "base" if self._options.get("expansion", "none") == "none" else ""
        faces = dict.fromkeys(card.id for card in CARDS if not box or card.box == box)
        number = {card.id: at for at, card in enumerate(CARDS)}
        drawn = [art.card_face(each, words(number[each]).short, words(number[each]).text) for each in faces]
        width = float(int(min(self._areas.opponent_card, self._areas.tableaus[0].h / CARD)))
        return [Wanted(face, width, dear=False) for face in drawn]  # small ones stand in for all

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        if piece.key.startswith("contract:"):
            return contract_card(piece, width, self._dpr, self._seats)
        if not piece.face or piece.key == "discard":
            return None
        return cards.card_pixmap(
            art.card_face(piece.face, str(piece.attr("title", piece.name)), str(piece.attr("text", ""))),
            float(round(width)),
            dpr=self._dpr,
            dear="unaffordable" in piece.flags,
        )

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[Panel]:
        """See ``Board``."""
        a = self._areas
        by_key = {zone.key: zone for zone in zones}
        if "harbour" not in by_key:
            return []
        laid = [self._harbour(by_key["harbour"]), self._expeditions(by_key["expeditions"])]
        laid += self._pending(by_key["harbour"])
        deck = by_key["deck"].pieces[0]
        laid.append(panels.deck_label(deck, a, self.tr("%n card(s)", "", deck.count), self._style()))
        start = next((seat for seat in range(len(self._seats)) if self._panel(by_key, seat, "start")), 0)
        for seat, box, head in zip(self.opponents(), a.opponents, a.heads, strict=False):
            laid.append(self._seat(by_key, seat, box, head))
        laid.append(self._own(by_key, start))
        return laid

    def _panel(self, by_key: dict[str, Zone], seat: int, flag: str) -> bool:
        return flag in by_key[f"panel:{seat}"].pieces[0].flags

    def _harbour(self, zone: Zone) -> Panel:
        gauge = self._gauge if self._gauge_shown else None
        colours = tuple(
            str(piece.attr("colour"))
            for piece in zone.pieces
            if piece.face.startswith("ship") and "pending" not in piece.flags
        )
        words = (self.tr("Cards to take by ship colours"), self.tr("{n} of 5").format(n=len(colours)))
        facts = (
            ("name", zone.name),
            ("chips", zone.attr("chips", ())),
            ("gauge", gauge),
            ("colours", colours),
            ("ladder", words),
            ("style", self._style()),
            ("gauge_box", self._areas.gauge),
        )
        box = self._areas.harbour
        tips = panels.harbour_tips(facts, box, zone.tip)
        return Panel("harbour", rect_of(box), facts, tips, zone.name, z=-20)

    def _expeditions(self, zone: Zone) -> Panel:
        a = self._areas
        boxes = self.expedition_boxes(len(zone.pieces))
        symbols = tuple(
            (piece.attr("symbols", ()), box) for piece, box in zip(zone.pieces, boxes, strict=True) if box.h > box.w
        )
        none = self.tr("No open expedition")
        facts = (
            ("name", zone.name),
            ("symbols", symbols),
            ("none", "" if zone.pieces else none),
            ("foot", self.symbols_height()),
            ("style", self._style()),
        )
        return Panel(
            "expeditions", rect_of(a.expeditions), facts, ((rect_of(a.expeditions), zone.tip),), zone.name, z=-20
        )

    def _pending(self, zone: Zone) -> list[Panel]:
        """Light behind the ship that waits to be repelled or let in."""
        if not zone.pieces or "pending" not in zone.pieces[-1].flags:
            return []
        box = self.harbour_boxes(len(zone.pieces))[-1]
        facts = (("spoils", "spoils" in zone.pieces[-1].flags), ("style", self._style()))
        return [Panel("pending", rect_of(box), facts, (), "", z=-5, reach=30)]

    def _seat(self, by_key: dict[str, Zone], seat: int, box: Box, head: Box) -> Panel:
        piece = by_key[f"panel:{seat}"].pieces[0]
        found = facts_of(piece)
        facts = (
            ("name", piece.name),
            ("level", seat_line(self._seats[seat].level)),
            ("colour", self._seats[seat].colour),
            ("facts", tuple((fact.key, fact.value) for fact in found)),
            ("flags", piece.flags),
            ("kept", _colours(by_key.get(f"collected:{seat}"))),
            ("head", head),
            ("line", head.h < box.h - 1),
            ("style", self._style()),
        )
        tips = player_panels.head_tips(found, head, self._style(), line=head.h < box.h - 1, seat_tip=piece.tip)
        return Panel(f"panel:{seat}", rect_of(box), facts, tips, piece.name, z=-10, opens=True)

    def _own(self, by_key: dict[str, Zone], start: int) -> Panel:
        piece = by_key[f"panel:{self._viewer}"].pieces[0]
        found = facts_of(piece)
        title = by_key[f"display:{self._viewer}"].name
        starter = self.tr("Start player: {name}").format(name=self._seats[start].name)
        if start == self._viewer and self._seats[start].is_person:
            starter = self.tr("You are start player")
        facts = (
            ("title", title),
            ("starter", starter),
            ("colour", self._seats[self._viewer].colour),
            ("facts", tuple((fact.key, fact.value) for fact in found)),
            ("needed", self._options.get("influence", 12)),
            ("coins", self.tr("Coins")),
            ("of", self.tr("of {needed}").format(needed=self._options.get("influence", 12))),
            ("flags", piece.flags),
            ("kept", _colours(by_key.get(f"collected:{self._viewer}"))),
            ("none", "" if by_key[f"display:{self._viewer}"].pieces else self.tr("Hired persons will lie here.")),
            ("cards", self._areas.own_cards),
            ("head", self._areas.own_head),
            ("style", self._style()),
        )
        tips = player_panels.own_tips(found, self._areas.own_head, self._style())
        return Panel(f"panel:{self._viewer}", rect_of(self._areas.own), facts, tips, title, z=-20, radius=18)

    def paint_panel(self, painter: QPainter, panel: Panel) -> None:
        """See ``Board``."""
        facts = panel.named
        kind = panel.key.partition(":")[0]
        if kind == "panel" and "title" in facts:
            player_panels.paint_own(painter, panel.rect, facts)
        elif kind == "panel":
            player_panels.paint_opponent(painter, panel.rect, facts)
        elif kind == "harbour":
            panels.paint_harbour(painter, panel.rect, facts)
        elif kind == "expeditions":
            panels.paint_expeditions(painter, panel.rect, facts)
        elif kind == "pending":
            panels.paint_pending(painter, panel.rect, facts)
        else:
            panels.paint_deck_label(painter, panel.rect, facts)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``."""
        art.paint_table(painter, rect, self._areas.dock)


def _colours(zone: Zone | None) -> tuple[str, ...]:
    """Colours of the ships laid aside for a contract."""
    return tuple(str(piece.attr("colour")) for piece in zone.pieces) if zone else ()


def _with_price(plain: Ready, price: int, lod: str, *, dear: bool) -> QPixmap:
    """The card with the price that holds now, in a second coin below the printed one."""
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
