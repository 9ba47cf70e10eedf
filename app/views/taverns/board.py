"""The table of the Taverns for the scene: which piece lies where, and what it looks like."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.engines.taverns import components as c
from app.match.match import Match
from app.models.table import Piece, Zone
from app.models.table_model import TableModel
from app.models.taverns.anchors import DECISIONS
from app.models.taverns.words import words
from app.views.board import Panel
from app.views.boxes import CARD, Box
from app.views.paint import cards, pieces
from app.views.pictures import Wanted
from app.views.piece_facts import listed, number
from app.views.piece_item import Picture, Spot
from app.views.sheet import Sheet
from app.views.table_board import Paint, TableBoard
from app.views.table_style import rect_of
from app.views.taverns import art, panels, things, tracks
from app.views.taverns.layout import Areas, areas
from app.views.taverns.places import CARDS, Places
from app.views.taverns.sheets import ListSheet, TavernSheet

GAME = "taverns"


class TavernsBoard(TableBoard[Areas]):
    """Places, pictures and panels of one table; see ``Board``."""

    anchors = DECISIONS

    def __init__(self) -> None:
        super().__init__()
        self._places = Places(self._areas, 0, ())

    def _new_areas(self) -> Areas:
        level = self._options.get("level", 1)
        assert isinstance(level, int)
        return areas(*self._size, max(1, len(self._seats) - 1), level, cards=self._cards)

    @property
    def places(self) -> Places:
        """Where the pieces of the shown position are."""
        return self._places

    def _colour(self, seat: int) -> int:
        return self._seats[seat].colour

    # pieces

    def spots(self, zones: Sequence[Zone]) -> dict[str, Spot]:
        """See ``Board``."""
        self._pictures.begin()
        self._places = Places(self._areas, self._viewer, self.opponents())
        if zones:
            self._places.lay({zone.key: zone for zone in zones})
        return self._places.spots

    def origin(self, key: str, zone: str) -> Spot | None:
        """Cards come from where they lay: draw pile, supply or guest deck; an X was a die before."""
        kind, _, seat = zone.partition(":")
        if kind in ("seated", "laid"):
            return self._pile(int(seat), "deck")
        if kind == "display":
            return self._places.spots["guest_deck"]
        if kind == "deck" and key.startswith("card:"):
            card = key.split(":")[2] if key.count(":") == 3 else ""
            return self._places.spots.get(f"supply:{card}")
        return None

    def target(self, key: str, zone: str) -> Spot | None:
        """Cards leave for the discard pile of their tavern, or for the draw pile that is too small to be seen."""
        kind, _, seat = zone.partition(":")
        if key in self._places.hidden:
            return self._pile(self._places.hidden[key], "deck")
        return self._pile(int(seat), "discard") if kind in ("seated", "laid") else None

    def _pile(self, seat: int, kind: str) -> Spot | None:
        """The pile of a seat; those of opponents are not drawn, cards vanish behind the shield."""
        if seat == self._viewer:
            return self._places.spots.get(f"{kind}:{seat}")
        panel = self._areas.opponents[self.opponents().index(seat)]
        width = min(panel.head.h * 0.4, 46 * self._areas.scale)
        return self._places.card(Box(panel.head.x, panel.head.y, width, width * CARD), CARDS)._replace(opacity=0.0)

    def opens(self, key: str, zone: str) -> str:
        """What a click shows: the list of a pile, or the tavern of another seat."""
        kind, _, seat = (zone or key).partition(":")
        if key == "guest_deck" or kind in ("deck", "discard"):
            return key if key == "guest_deck" else f"{kind}:{seat}"
        if key.partition(":")[0] == "panel" and key != f"panel:{self._viewer}":
            return f"tavern:{key.partition(':')[2]}"
        if seat.isdigit() and int(seat) != self._viewer:
            return f"tavern:{seat}"
        return ""

    def sheet(self, host: QWidget, what: str, model: TableModel, match: Match) -> Sheet | None:
        """See ``Board``: ``"guest_deck"``, ``"deck:0"``, ``"discard:0"`` or ``"tavern:2"``."""
        kind, _, seat = what.partition(":")
        if kind == "tavern":
            return TavernSheet(host, match, int(seat))
        if kind not in ("guest_deck", "deck", "discard"):
            return None
        piece = model.piece(what)
        notes = {
            "guest_deck": self.tr("All guests that can still be had; those on display are marked."),
            "deck": self.tr("Draw pile and discard pile together; cards laid out are not among them."),
            "discard": "",
        }
        shown = listed(piece)
        note = notes[kind] if shown else self.tr("No card lies here.")
        title = self.tr("Guests to come") if kind == "guest_deck" else piece.name
        return ListSheet(host, title, note, shown, self.preview, self._dpr)

    # pictures

    def _make(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        kind = piece.key.partition(":")[0]
        if kind in ("card", "start") or (kind == "supply" and piece.count):
            return self._card(piece, spot)
        if kind in ("covered", "guest_deck", "deck"):
            return self._back(piece, spot), True
        if kind == "discard" and piece.face:
            ready = self._pictures.get(self._face(piece), spot.width)
            picture = Picture(ready.pixmap, float(cards.card_margin(ready.width)))
            return picture, ready.width == spot.width
        return self._drawn(piece, spot, self._painter(kind, piece, spot)), kind != "space"  # its slots move

    def _card(self, piece: Piece, spot: Spot) -> tuple[Picture, bool]:
        if "down" in piece.flags:
            return self._back(piece, spot), True
        faded = bool(piece.flags & {"used", "bought"})
        dear = "unaffordable" in piece.flags
        ready = self._pictures.get(self._face(piece), spot.width, dear=dear and not faded)
        pixmap = ready.pixmap
        if faded and ready.width == spot.width:
            pixmap = cards.card_pixmap(self._face(piece), spot.width, dpr=self._dpr, faded=True)
        back = cards.back_pixmap(GAME, ready.width, dpr=self._dpr)
        picture = Picture(pixmap, float(cards.card_margin(ready.width)), back)
        return picture, ready.width == spot.width

    @staticmethod
    def _face(piece: Piece) -> cards.CardFace:
        if piece.key.startswith("discard"):
            return art.card_face(piece.face, words(c.NUMBER[piece.face]).name)
        name, text = str(piece.attr("title", piece.name)), str(piece.attr("text", ""))
        if piece.key.startswith("supply") and piece.face == "noble":
            prices = piece.attr("prices")
            assert isinstance(prices, tuple)
            return art.noble_face(name, prices[0])
        return art.card_face(piece.face, name, text)

    def _back(self, piece: Piece, spot: Spot) -> Picture:
        """A card or a pile face down; an empty pile is an outline."""
        if piece.key.partition(":")[0] in ("guest_deck", "deck") and not piece.count:
            draw = partial(things.empty_place, radius=spot.radius, mark="stack")
            return self._drawn(piece, spot, draw)
        pixmap = cards.back_pixmap(GAME, spot.width, dpr=self._dpr)
        return Picture(pixmap, float(cards.card_margin(spot.width)), face_down=True)

    def _painter(self, kind: str, piece: Piece, spot: Spot) -> Paint:
        """What paints a piece that is no card."""
        style, viewer = self._style(), self._viewer
        if kind == "die":
            owner = int(piece.key.split(":")[1])
            return partial(things.paint_die, piece=piece, colour=things.die_colour(piece, self._colour(owner)))
        if kind == "coaster":
            return partial(things.paint_coaster, colour=self._colour(int(piece.key.partition(":")[2])))
        if kind in ("monk", "fame"):
            return partial(_paint_marker, colour=self._colour(int(piece.key.partition(":")[2])))
        if kind == "tile":
            return partial(things.paint_sign, piece=piece, style=style, colour=self._colour(viewer))
        if kind == "space":
            slots = [rect_of(box).translated(-spot.x, -spot.y) for box in self._places.slots[piece.face]]
            return partial(things.paint_bed, piece=piece, style=style, slots=slots, any_die=self.tr("any", "any die"))
        if kind == "seat":
            wants = (number(piece, "die"),) if number(piece, "die") else ()
            return partial(_paint_seat, wants=wants)
        if kind == "entertainer":
            return partial(tracks.paint_entertainer, piece=piece, style=style, comes=_evening_of(piece))
        if kind == "counter":
            return things.paint_counter_guest
        if kind == "schnapps":
            return partial(things.paint_schnapps, count=piece.count, style=style)
        if kind == "reputation":
            return partial(tracks.paint_fame_space, piece=piece, style=style)
        if kind == "cell":
            return partial(tracks.paint_cell, piece=piece, style=style)
        mark = art.HELPER_GLYPHS.get(piece.face, "") if kind == "supply" else ""
        return partial(things.empty_place, radius=spot.radius, mark=mark)

    def _drawn(self, piece: Piece, spot: Spot, paint: Paint) -> Picture:
        """A piece that is drawn into its box."""
        slots = tuple(self._places.slots.get(piece.face, ())) if piece.key.startswith("space") else ()
        return self._painted(spot, (piece, slots), paint)

    def _expected(self) -> list[Wanted]:
        faces = [art.card_face(card.id, words(k).name, words(k).text) for k, card in enumerate(c.CARDS)]
        return [Wanted(face, float(int(self._areas.display[0].w)), dear=False) for face in faces]

    def preview(self, piece: Piece, width: float) -> QPixmap | None:
        """See ``Board``."""
        kind = piece.key.partition(":")[0]
        if kind not in ("card", "start", "supply", "list") or not piece.face:
            return None
        return cards.card_pixmap(
            self._face(piece), float(round(width)), dpr=self._dpr, dear="unaffordable" in piece.flags
        )

    # panels

    def panels(self, zones: Sequence[Zone]) -> list[Panel]:
        """See ``Board``."""
        if not zones:
            return []
        return panels.all_panels(self, {zone.key: zone for zone in zones}, self._style())

    def paint_panel(self, painter: QPainter, panel: Panel) -> None:
        """See ``Board``."""
        panels.paint(painter, panel)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """See ``Board``."""
        art.paint_table(painter, rect, self._areas)


def _evening_of(piece: Piece) -> int:
    """The evening on which an entertainer comes."""
    number_of = c.ENTERTAINERS.index(piece.face)
    return next(k for k, evening in enumerate(c.WINTER, 1) if evening.entertainer == number_of)


def _paint_marker(p: QPainter, rect: QRectF, colour: int) -> None:
    pieces.seat_shield(p, rect.x(), rect.y(), rect.width(), colour)


def _paint_seat(p: QPainter, rect: QRectF, wants: tuple[int, ...]) -> None:
    if wants:
        things.paint_slot(p, rect, wants)
