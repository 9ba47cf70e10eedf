"""The table of Bruges for the scene: which piece lies where, and what it looks like."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.bruges import components as c
from app.match.match import Match
from app.models.bruges.anchors import of_decision
from app.models.table import Piece, Zone
from app.models.table_model import TableModel
from app.views.board import Flight, Panel
from app.views.bruges import art, menu, panel_painters, panels, things
from app.views.bruges.effects import effect_icons
from app.views.bruges.flights import flights
from app.views.bruges.layout import Areas, areas
from app.views.bruges.places import Places
from app.views.bruges.sheets import PileSheet
from app.views.bruges.style import paint_of
from app.views.paint import cards
from app.views.piece_facts import listed, word
from app.views.piece_item import Picture, Spot
from app.views.sheet import Sheet
from app.views.table_board import Paint, TableBoard

BACKS = ("pile", "hidden")
CARD_KEYS = ("card", "list")


class BrugesBoard(TableBoard[Areas]):
    """Places, pictures and panels of one table; see ``Board``."""

    def __init__(self) -> None:
        super().__init__()
        self._chosen: frozenset[str] = frozenset()
        self._places = Places(self._areas, 0, ())
        self._piles: dict[str, int] = {}
        self._drawn_from = "pile:left"

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
        """See ``Attentive``: the menu speaks of the chosen card."""
        if chosen == self._chosen:
            return False
        self._chosen = chosen
        for key in [key for key in self._drawn_before if key.startswith("use:")]:
            del self._drawn_before[key]
        return True

    @property
    def places(self) -> Places:
        """Where the pieces of the shown position are."""
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
        """Remember the pile that has become smaller: drawn cards come from it."""
        smaller = (key for key, count in counts.items() if count < self._piles.get(key, 0))
        self._drawn_from = next(smaller, self._drawn_from)
        self._piles = counts

    def origin(self, key: str, zone: str) -> Spot | None:
        """Cards come from the pile or from the hand that they lay in."""
        kind, _, seat = zone.partition(":")
        if kind in ("houses", "persons") and int(seat) != self._viewer:
            return self._behind(int(seat))
        return self._places.spots.get(self._drawn_from) if key.startswith("hidden:") else None

    def target(self, key: str, zone: str) -> Spot | None:
        """Played and lost cards leave for the discard pile."""
        kind = zone.partition(":")[0]
        if kind in ("hand", "houses", "persons", "offer") and not key.startswith("hidden:"):
            return self._places.spots.get("discard")
        return None

    def _behind(self, seat: int) -> Spot | None:
        """Behind the shield of an opponent, where the hand is kept."""
        others = self.opponents()
        if seat not in others:
            return None
        head = self._areas.opponents[others.index(seat)].head
        return self._places.card(head._replace(w=head.h * 0.3), 200.0)._replace(opacity=0.0)

    def anchor(self, decision: str) -> str:
        """See ``Board``."""
        return of_decision(decision)

    def opens(self, key: str, zone: str) -> str:
        """What a click shows: the list of a pile, or the houses of another seat."""
        seat = (zone or key).partition(":")[2]
        if key in ("discard", "exchanges") or key.startswith("exchange:"):
            return "exchanges" if key.startswith("exchange:") else key
        if key.partition(":")[0] == "panel" and key != f"panel:{self._viewer}":
            return f"display:{key.partition(':')[2]}"
        if seat.isdigit() and int(seat) != self._viewer:
            return f"display:{seat}"
        return ""

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"discard"``, ``"exchanges"`` or ``"display:2"``."""
        kind, _, seat = what.partition(":")
        if kind == "display":
            panel = model.piece(f"panel:{seat}")
            shown = [*model.pieces(f"persons:{seat}"), *model.pieces(f"houses:{seat}"), *model.pieces(f"hand:{seat}")]
            return PileSheet(host, panel.name, " · ".join(panel.tip.splitlines()), shown, self.preview)
        if kind not in ("discard", "exchanges"):
            return None
        piece = model.piece(what)
        empty = self.tr("No card lies here.")
        return PileSheet(host, piece.name, "" if listed(piece) else empty, listed(piece), self.preview)

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        kind = piece.key.partition(":")[0]
        if kind in CARD_KEYS or (kind == "discard" and piece.face):
            return self._card(piece, spot)
        if kind == "exchange" and spot.width < spot.height:
            return self._exchange(piece, spot), True
        if kind in BACKS and word(piece, "colour"):
            return self._back(piece, spot), True
        if kind == "reserve" and piece.count:
            pixmap = cards.back_pixmap(art.GAME, spot.width, dpr=self._dpr)
            return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True), True
        return self._drawn(piece, spot, self._painter(kind, piece, spot)), True

    def _card(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        face = self._face(piece, spot.width)
        used = "used" in piece.flags
        ready = self._pictures.get(face, spot.width)
        pixmap = ready.pixmap
        if used and ready.width == spot.width:
            pixmap = cards.card_pixmap(face, spot.width, dpr=self._dpr, lod=self._pictures.lod(spot.width), faded=True)
        back = art.back(word(piece, "colour"), ready.width, self._dpr, pet=bool(piece.attr("pet", False)))
        return Picture(pixmap, float(cards.card_margin(ready.width)), back), ready.width == spot.width

    def _face(self, piece: Piece, width: float) -> cards.CardFace:
        full = self._pictures.lod(width) == "full"
        return art.card_face(piece.face, word(piece, "title"), word(piece, "text"), full=full)

    def _back(self, piece: Piece, spot: Spot) -> Picture:
        pixmap = art.back(word(piece, "colour"), spot.width, self._dpr, pet=bool(piece.attr("pet", False)))
        return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True)

    def _exchange(self, piece: Piece, spot: Spot) -> Picture:
        full = self._pictures.lod(spot.width) == "full"
        source = c.EXCHANGE_AT + c.EXCHANGE.index(piece.face)
        face = art.exchange_face(word(piece, "title"), word(piece, "action"), word(piece, "text"), source, full=full)
        pixmap = cards.card_pixmap(face, spot.width, dpr=self._dpr, lod=self._pictures.lod(spot.width))
        return Picture(pixmap, float(cards.card_margin(spot.width)))

    def _painter(self, kind: str, piece: Piece, spot: Spot) -> Paint:
        """What paints a piece that is no card."""
        style = self._style()
        colours = tuple(seat.colour for seat in self._seats)
        if kind == "pawn":
            owner = colours[int(piece.key.partition(":")[2])]
            return partial(things.paint_pawn, colour=owner, rises="can_rise" in piece.flags)
        if kind == "house":
            seed = int(piece.key.rpartition(":")[2]) + 3
            return partial(art.paint_house, colour=piece.face, seed=seed, pet=bool(piece.attr("pet", False)))
        if kind == "guilders":
            return partial(things.paint_guilders, piece=piece, style=style, label=panels.WORDS.guilders(piece.count))
        if kind == "worker":
            return partial(things.paint_worker, piece=piece, style=style)
        if kind == "majority":
            return partial(things.paint_majority, piece=piece, style=style, colours=colours)
        if kind == "use":
            card = self.chosen_card()
            colour = paint_of(c.COLOURS[c.COLOUR[c.NUMBER[card.partition(":")[2]]]]) if card else ""
            change = effect_icons(c.NUMBER[f"exchange_{self._places.exchange}"]) if piece.face == "exchange" else ()
            return partial(menu.paint_use, piece=piece, style=style, card=card, colour=colour, icons=change)
        simple = {
            "die": things.paint_die,
            "threat": things.paint_threat,
            "space": things.paint_space,
            "statue": things.paint_statue,
            "step": things.paint_step,
            "ship": things.paint_ship,
            "ships": things.paint_ship_pile,
        }
        if kind in simple:
            return partial(simple[kind], piece=piece)
        if kind == "exchange":
            source = c.EXCHANGE_AT + c.EXCHANGE.index(piece.face)
            return partial(menu.paint_exchange, piece=piece, style=style, icons=effect_icons(source))
        if kind == "exchanges" and piece.count:
            return partial(things.paint_exchange_pile, piece=piece, paint=art.EXCHANGE_PAINT)
        mark = {"discard": "card-discard", "exchanges": "trade"}.get(kind, "stack")
        return partial(things.empty_place, radius=spot.radius, mark=mark)

    def chosen_card(self) -> str:
        """Key of the hand card that the menu speaks of, ``""`` for none."""
        hand = self._places.hand
        return next((key for key in self._chosen if key in hand), "")

    def _drawn(self, piece: Piece, spot: Spot, paint: Paint) -> Picture:
        """A piece that is drawn into its box."""
        menu_of = (self.chosen_card(), self._places.exchange) if piece.key.startswith("use:") else ()
        return self._painted(spot, (piece, menu_of), paint)

    def flights(self, before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
        """See ``Board``; cards glide themselves."""
        return flights(before, after, self._areas, self._viewer, self.opponents(), self._dpr)

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        kind = piece.key.partition(":")[0]
        width = float(round(width))
        if kind == "exchange" or piece.key.startswith("list:exchange"):
            source = c.EXCHANGE_AT + c.EXCHANGE.index(piece.face)
            full = cards.detail(width) == "full"
            face = art.exchange_face(
                word(piece, "title"), word(piece, "action"), word(piece, "text"), source, full=full
            )
            return cards.card_pixmap(face, width, dpr=self._dpr)
        if kind in (*CARD_KEYS, "discard") and piece.face in c.NUMBER and piece.attr("title"):
            full = cards.detail(width) == "full"
            face = art.card_face(piece.face, word(piece, "title"), word(piece, "text"), full=full)
            return cards.card_pixmap(face, width, dpr=self._dpr)
        if kind == "hidden":
            return art.back(word(piece, "colour"), width, self._dpr, pet=bool(piece.attr("pet", False)))
        if kind == "house":
            spot = Spot(0, 0, width, width * 1.4)
            return self._drawn(piece, spot, self._painter("house", piece, spot)).pixmap
        return None

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[Panel]:
        """See ``Board``."""
        if not zones:
            return []
        return panels.all_panels(self, {zone.key: zone for zone in zones}, self._style())

    def paint_panel(self, painter: QPainter, panel: Panel) -> None:
        """See ``Board``."""
        panel_painters.paint(painter, panel)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``."""
        art.paint_table(painter, rect, self._areas)
