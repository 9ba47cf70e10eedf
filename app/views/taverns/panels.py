"""The panels of the table of the Taverns: made from the zones of a position, and the classes that paint them.

Panels of players are painted in ``player_panels``, tracks in ``tracks``, what belongs to cards on offer in ``offers``.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.engines.taverns import components as c
from app.models.keys import make_key, panel_key
from app.models.levels import seat_line
from app.models.presenter import Fact
from app.models.table import Piece, Zone, kind_of
from app.models.taverns import pieces as kinds
from app.views import theme as look
from app.views.board.base import BoardPanel, PanelFacts, Tips
from app.views.board.boxes import Box
from app.views.board.spot import Spot
from app.views.board.table_board import LaidTable
from app.views.board.table_style import rect_of
from app.views.paint import brushes, stamps
from app.views.paint.chrome import panel as paint_panel
from app.views.taverns import offers, things, tracks
from app.views.taverns.layout import Areas, Opponent
from app.views.taverns.places import Places, display_of, evenings_of, split_coaster
from app.views.taverns.player_panels import OpponentPanel, OwnHead, opponent_tips, own_tips
from app.views.taverns.style import GOLD, LEAST, board
from app.views.taverns.words import WORDS
from app.views.widgets.measure import Measure

Zones = Mapping[str, Zone]


class TavernsTable(LaidTable[Areas, Places], Protocol):
    """The part of ``TavernsBoard`` that the panels need."""

    def facts(self, piece: kinds.PanelPiece) -> tuple[Fact, ...]:
        """The numbers of a seat with names and tips, for the viewer of this table."""
        ...


def all_panels(own: TavernsTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """All panels of a position.

    Args:
        own: The board, with its places laid out for this position.
        zones: The zones by key.
        measure: The sizes of the table.
    """
    # Their order here does not matter: ``z`` says what lies above what.  Pieces have a ``z`` above 0, so that only
    # pills and shields of takers lie upon them.
    a = own.areas
    laid = [*_strip(own, zones, measure), _offers(own, zones, measure)]
    laid += _pills(own, zones, measure)
    laid += _takers(own, zones, measure)
    laid += [_head(own, zones, measure), _tables(own, zones, measure)]
    laid += [_plaques(own, zones, measure), _tray(own, zones, measure)]
    laid += _goods(own, zones, measure)
    if a.reputation.w:
        line = tracks.ReputationLine(tuple(own.places.reputation), measure)
        laid.append(BoardPanel("fame", rect_of(a.reputation), line, z=-11, reach=6))
    if a.book.w:
        laid.append(_book(own, zones, measure))
    for seat, panel in zip(own.places.others, a.opponents, strict=False):
        laid.append(_opponent(own, zones, seat, panel, measure))
    return laid


def _panel_piece(zones: Zones, seat: int) -> kinds.PanelPiece:
    """The piece that has the numbers of a seat."""
    return kind_of(kinds.PanelPiece, zones[panel_key(seat)])[0]


def _box_of(spot: Spot) -> Box:
    return Box(spot.x, spot.y, spot.width, spot.height)


# --- tracks and offers -----------------------------------------------------------------------------------------------


def _strip(own: TavernsTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The plank with the monastery track, and the evenings, which are a panel of their own."""
    a, evenings, monastery = own.areas, evenings_of(zones), zones["monastery"]
    nights = tuple(zip(kind_of(kinds.EveningPiece, evenings), a.evenings, strict=True))
    first, last = a.evenings[0], a.evenings[-1]
    left = QRectF(first.x, first.y, last.right - first.x, first.h)
    track, name = tracks.Strip(a.monastery, measure), own.words(monastery).name
    tips = partial(_tips, own, monastery.pieces, a.monastery)
    strip = BoardPanel("strip", rect_of(a.strip), track, tips, name, z=-20, radius=6)
    tips, name = partial(_tips, own, evenings.pieces, a.evenings), own.words(evenings).name
    moons = tracks.Evenings(nights, evenings.round, measure)
    numbers = tuple((str(piece.number), rect_of(box)) for piece, box in nights)
    return [strip, BoardPanel("evenings", left, moons, tips, name, z=-17, figures=numbers)]


def _tips(own: TavernsTable, pieces: Sequence[Piece], boxes: tuple[Box, ...]) -> Tips:
    """The name and tip of some pieces (spaces of a track, tiles), each in its box."""
    said = (own.words(piece) for piece in pieces)
    return tuple((rect_of(box), f"{each.name}\n{each.tip}") for each, box in zip(said, boxes, strict=False))


def _offers(own: TavernsTable, zones: Zones, measure: Measure) -> BoardPanel:
    """Labels above the cards on offer, and piles or outlines below them."""
    a = own.areas
    supply = kind_of(kinds.SupplyPiece, zones["supply"])
    labels: tuple[tuple[str, str, float], ...] = ()
    if a.label:
        nobles = own.words(supply[-1]).name, "beer", a.supply[-1].x
        labels = (WORDS.guests(), "beer", a.three_stack.x), (WORDS.cards(), "coin", a.supply[0].x), nobles
    # The fifth place of the display is that of the three-stack, and is used when this is empty (R98).
    there = {piece.place for piece in display_of(zones)}
    fifth = len(a.display) - 1 in there
    piles = [(a.three_stack, len(zones["three_stack"].pieces) or int(fifth))]
    piles += [(box, int(place in there)) for place, box in enumerate(a.display[:-1])]
    piles += [(box, piece.count) for piece, box in zip(supply[:-1], a.supply, strict=False)]
    piles.append((a.supply[-1], offers.MANY))
    facts = offers.Offers(labels, tuple((box, min(count, offers.MANY)) for box, count in piles), measure)
    return BoardPanel("offers", rect_of(a.offers), facts, z=-18, reach=12)


def _pills(own: TavernsTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The number of cards on each pile, and on the nobles the prices of one, two and three."""
    a, v = own.areas, own.viewer
    found = [offers.pill("guest_deck", str(zones["guest_deck"].pieces[0].count), a.guest_deck, measure)]
    if stack := zones["three_stack"].pieces:
        found.append(offers.pill("three_stack", f"×{len(stack)}", a.three_stack, measure, stack[-1].key))
    *helpers, nobles = kind_of(kinds.SupplyPiece, zones["supply"])
    for piece, box in zip(helpers, a.supply, strict=False):
        if piece.count:
            found.append(offers.pill(piece.key, f"×{piece.count}", box, measure))
    found.append(offers.pill(nobles.key, " · ".join(map(str, nobles.prices)), a.supply[-1], measure))
    (deck,) = kind_of(kinds.DeckPiece, zones[make_key("deck", v)])
    (discard,) = kind_of(kinds.DiscardPiece, zones[make_key("discard", v)])
    for key, count in ((deck.key, deck.count + deck.known), (discard.key, discard.count)):
        found.append(offers.pill(key, str(count), _box_of(own.places.spots[key]), measure))
    return found


def _takers(own: TavernsTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The shields on the start cards of those who have chosen them."""
    found = []
    for piece in kind_of(kinds.StartCardPiece, zones["start_cards"]):
        spot = own.places.spots.get(piece.key)
        if piece.taken and spot is not None:
            colours = tuple(own.seats[seat].colour for seat in piece.taken)
            found.append(offers.takers(piece.key, colours, _box_of(spot), measure))
    return found


# --- the own tavern --------------------------------------------------------------------------------------------------


def _head(own: TavernsTable, zones: Zones, measure: Measure) -> BoardPanel:
    """Name and purses of the viewer."""
    v, a = own.viewer, own.areas
    piece = _panel_piece(zones, v)
    starter = next(seat for seat in range(len(own.seats)) if _panel_piece(zones, seat).starts)
    facts = OwnHead(
        title=own.words(zones[make_key("tiles", v)]).name,
        line=WORDS.starts() if starter == v else WORDS.start_player(own.seats[starter].name),
        colour=own.seats[v].colour,
        acting=piece.acting,
        starts=piece.starts,
        doubloons=piece.numbers.doubloons,
        beer=piece.numbers.beer,
        purses=a.purses,
        measure=measure,
    )

    def tips() -> Tips:
        return own_tips(own.facts(piece), a.purses, a.head, own.words(piece).tip)

    figures = tuple(zip(("doubloons", "beer"), map(rect_of, a.purses), strict=True))
    return BoardPanel(panel_key(v), rect_of(a.head), facts, tips, own.seats[v].name, z=-10, reach=4, figures=figures)


def _tables(own: TavernsTable, zones: Zones, measure: Measure) -> BoardPanel:
    """The tops of the own tables, and outlines where neither a guest nor a table card lies."""
    v = own.viewer
    covered = {piece.place for piece in kind_of(kinds.HelperPiece, zones[make_key("laid", v)])}
    seats = zip(kind_of(kinds.TablePiece, zones[make_key("tables", v)]), own.places.tables, strict=False)
    free = tuple(table.card for piece, table in seats if piece.free and piece.place not in covered)
    facts = Tables(tuple(table.top for table in own.places.tables), free, measure)
    return BoardPanel("tables", rect_of(own.areas.wall), facts, z=-15, reach=20)


def _plaques(own: TavernsTable, zones: Zones, measure: Measure) -> BoardPanel:
    """The ground of the nine tiles.  All of a tile explains what its sign does, where no piece lies on it."""
    a, upgraded = own.areas, _upgraded(zones, own.viewer)
    boxes = tuple((plaque.whole, plaque.bed, tile in upgraded) for tile, plaque in a.plaques)
    first, last = a.plaques[0][1].whole, a.plaques[-1][1].whole
    rect = QRectF(first.x, first.y, last.right - first.x, first.h)
    tiles = kind_of(kinds.TilePiece, zones[make_key("tiles", own.viewer)])
    tips = partial(_tips, own, tiles, tuple(a.plaque(tile.face).whole for tile in tiles))
    return BoardPanel("plaques", rect, Plaques(boxes, measure), tips, z=-15)


def _upgraded(zones: Zones, seat: int) -> frozenset[str]:
    """The ids of the tiles of a seat that are turned over."""
    return frozenset(tile.face for tile in kind_of(kinds.TilePiece, zones[make_key("tiles", seat)]) if tile.upgraded)


def _goods(own: TavernsTable, zones: Zones, measure: Measure) -> list[BoardPanel]:
    """What lies on three tiles: doubloons in the safe, beer in the storage, chairs at the tables."""
    numbers = _panel_piece(zones, own.viewer).numbers
    extra = [table.extra for table in kind_of(kinds.TablePiece, zones[make_key("tables", own.viewer)])]

    def at(tile: str, facts: PanelFacts) -> BoardPanel:
        return BoardPanel(make_key("goods", tile), rect_of(own.places.goods_bed(tile)), facts, z=-9, reach=4)

    return [
        at("safe", Stored("coin", numbers.doubloons.stored, numbers.doubloons.most, measure)),
        at("beer_storage", Stored("beer", numbers.beer.stored, numbers.beer.most, measure)),
        at("tables", Chairs(extra.count(False), extra.count(True), measure)),
    ]


def _tray(own: TavernsTable, zones: Zones, measure: Measure) -> BoardPanel:
    """The paper below the viewer's dice: labels, and outlines as long as no dice are there."""
    mat, _ = split_coaster(zones[make_key("coaster", own.viewer)])
    hand = zones[make_key("tray", own.viewer)]
    facts = Tray(
        dice=own.words(hand).name if hand.pieces or mat is None else "",
        coaster=own.words(mat).name if mat is not None else "",
        outlines=() if hand.pieces or mat is not None else tuple(own.places.tray_boxes(c.WHITE_DICE, 0)),
        measure=measure,
    )
    return BoardPanel("tray", rect_of(own.areas.tray), facts, z=-12, reach=18)


def _book(own: TavernsTable, zones: Zones, measure: Measure) -> BoardPanel:
    """The cover of the guest book with the prices above its columns; the cells are pieces."""
    name, place, cells = own.words(zones[make_key("book", own.viewer)]).name, own.areas.book, own.places.book_cells()
    head = cells[0].y - place.y
    columns = tuple(Box(cell.x, place.y + head * 0.16, cell.w, head * 0.8) for cell in cells[:: c.ROWS])
    return BoardPanel(
        "book", rect_of(place), tracks.Book(columns, measure), lambda: ((rect_of(place), name),), name, z=-11
    )


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(own: TavernsTable, zones: Zones, seat: int, panel: Opponent, measure: Measure) -> BoardPanel:
    """The panel of an opponent."""
    piece, low = _panel_piece(zones, seat), panel.tables
    name = own.seats[seat].name
    boxes, spaces, as_cards = own.places.rivals[seat]
    seats = zip(kind_of(kinds.TablePiece, zones[make_key("tables", seat)]), boxes, strict=False)
    # Helpers that find no room as cards are shown as tokens with numbers.
    helpers = Counter(card.face for card in zones[make_key("laid", seat)].pieces if not as_cards)
    width = own.places.helpers_width(panel)
    shown = OpponentPanel(
        name=name,
        level=seat_line(own.seats[seat].level),
        colour=own.seats[seat].colour,
        acting=piece.acting,
        starts=piece.starts,
        numbers=piece.numbers,
        upgraded=_upgraded(zones, seat),
        helpers=tuple(helpers.items()),
        column=Box(low.right - width, low.y, width, low.h),
        free=tuple(box for each, box in seats if each.free),
        spaces=tuple(spaces),
        coaster=_coaster_words(own, zones[make_key("coaster", seat)]),
        boxes=panel,
        measure=measure,
    )

    def tips() -> Tips:
        return opponent_tips(own.facts(piece), panel.head, panel.panel, own.words(piece).tip)

    return BoardPanel(panel_key(seat), rect_of(panel.panel), shown, tips, name, z=-10, opens=True)


def _coaster_words(own: TavernsTable, zone: Zone) -> str:
    """The words at the coaster in front of an opponent: that it comes to the viewer next, else who rolled its dice.

    ``""`` if there is none, or no dice are left on it.
    """
    mat, offered = split_coaster(zone)
    if mat is None or not offered:
        return ""
    if mat.goes_to == own.viewer:
        return WORDS.comes()
    return WORDS.rolled("" if mat.origin == own.viewer else own.seats[mat.origin].name)


# --- painting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tables:
    """Paints the own tables: their tops, and free places.

    Attributes:
        tops: The table tops.
        free: Places for cards where nobody sits.
    """

    tops: tuple[Box, ...]
    free: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        for top in self.tops:
            _top(p, rect_of(top))
        word = WORDS.free()
        for box in self.free:
            card = rect_of(box)
            things.empty_place(p, card, card.width() * 0.07)
            side = card.width() * 0.46
            at = card.center()
            stamps.glyph(p, "wooden-chair", at.x() - side / 2, at.y() - side * 0.7, side, "#F0C987", alpha=0.75)
            font = brushes.fit_font(
                word, "text", self.measure.letter_size(15, 13), card.width() - 6, floor=LEAST, weight=600
            )
            font = brushes.narrowed(font, word, card.width() - 2)
            line = QRectF(card.x(), at.y() + side * 0.42, card.width(), font.pixelSize() * 1.5)
            stamps.write(p, line, word, font, "#F6E2BC", brushes.CENTER)


def _top(p: QPainter, rect: QRectF) -> None:
    """Paint a round table seen from the side: a shadow, two ellipses and a ring."""

    def draw(q: QPainter, box: QRectF) -> None:
        w, h = box.width() / 2, box.height() / 2
        at = QPointF(box.center().x(), box.y() + h * 0.92)
        brushes.fill(q, look.color("#000000", 0.34))
        brushes.disc(q, at.x(), at.y() + h * 0.62, w * 1.02, h)
        brushes.fill(q, brushes.horizontal(box, "#A8713F", "#7A4A26", "#4E2D14"))
        brushes.disc(q, at.x(), at.y() + h * 0.28, w, h * 0.96)
        brushes.fill(q, brushes.horizontal(box, "#C08A50", "#93602F", "#6B4120"))
        brushes.disc(q, at.x(), at.y(), w, h * 0.96)
        brushes.stroke(q, brushes.pen("#FFDFA6", 1.2, 0.28))
        brushes.disc(q, at.x(), at.y(), w * 0.88, h * 0.78)

    stamps.sheet(p, rect, "table top", 16, draw)


@dataclass(frozen=True, slots=True)
class Plaques:
    """Paints the ground of the tiles.

    Attributes:
        boxes: Each tile with its bed, and whether it is turned over.
    """

    boxes: tuple[tuple[Box, Box, bool], ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure
        for k, (whole, bed, upgraded) in enumerate(self.boxes):
            board(p, rect_of(whole), measure.of(10, 8), upgraded=upgraded, seed=3 + k, unit=measure.unit)
            inset = measure.of(9, 7)
            line = QRectF(bed.x + inset, bed.y - 1, bed.w - 2 * inset, 1)
            p.fillRect(line, look.color("#000000", 0.35))
            p.fillRect(line.translated(0, 1), look.color("#FFE3B0", 0.14))


@dataclass(frozen=True, slots=True)
class Stored:
    """Paints stored goods: one place for each that can be kept, the filled ones first.

    Where more is stored than has room, the number is written at the right, too.

    Attributes:
        kind: ``"coin"`` for the safe, ``"beer"`` for the beer storage.
        have: How much is stored.
        most: How much can be stored.
    """

    kind: str
    have: int
    most: int
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        most, measure = self.most, self.measure
        r = min(rect.height() * 0.46, measure.of(13, 9.5), rect.width() / (2.15 * max(1, most)))
        step = min(r * 2.2, (rect.width() - 2 * r) / max(1, most - 1))
        x, y = rect.center().x() - (step * (most - 1)) / 2, rect.center().y()
        for k in range(most):
            if k >= self.have:
                brushes.stroke(p, brushes.pen("#F0C987", 1.1, 0.5, dash=True))
                brushes.disc(p, x + k * step, y, r * 0.82)
            elif self.kind == "coin":
                stamps.coin(p, x + k * step, y, r)
            else:
                stamps.beer(p, x + k * step, y, r * 0.92)
        if self.have > most:
            font = measure.font("display", 18, 14, 800, tabular=True)
            brushes.draw_text(p, rect, str(self.have), font, GOLD, brushes.RIGHT)


@dataclass(frozen=True, slots=True)
class Chairs:
    """Paints a chair for each table; ``extra`` ones, of table cards, in another colour."""

    printed: int
    extra: int
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        count = self.printed + self.extra
        side = min(rect.height() * 0.62, self.measure.of(34, 24))
        step = min(side * 1.0, (rect.width() - side) / max(1, count - 1))
        x = rect.center().x() - (step * (count - 1) + side) / 2
        for k in range(count):
            tint = "#F0C987" if k < self.printed else "#8FD0C0"
            stamps.glyph(p, "wooden-chair", x + k * step, rect.center().y() - side / 2, side, tint, alpha=0.9)


@dataclass(frozen=True, slots=True)
class Tray:
    """Paints the paper below the viewer's dice.

    Attributes:
        dice: Label of the dice; ``""`` for none.
        coaster: Label of the coaster; ``""`` if none lies there.
        outlines: Where dice will lie.
    """

    dice: str
    coaster: str
    outlines: tuple[Box, ...]
    measure: Measure

    def paint(self, p: QPainter, rect: QRectF) -> None:
        measure = self.measure

        def draw(q: QPainter, box: QRectF) -> None:
            paint_panel(q, box, measure.of(16, 13), alpha=0.98, elevation=measure.of(9, 7))

        stamps.sheet(p, rect, "tray", 16, draw, ground=True)
        now = look.theme()
        for box in self.outlines:
            brushes.stroke(p, brushes.pen(now.line_strong, measure.of(1.3), 0.55, dash=True))
            p.drawPath(brushes.rounded(rect_of(box), box.w * 0.2))
        size = max(LEAST, measure.of(12.5, 12))
        font = look.font("overline", size)
        line = QRectF(rect.x() + measure.of(18, 12), rect.y() + measure.of(5, 3), 0, measure.of(17, 15))
        line.setRight(rect.right() - measure.of(18, 12))
        dice, coaster, gap = self.dice.upper(), self.coaster.upper(), measure.of(16, 10)
        widths = (brushes.text_width(words, font) for words in (dice, coaster))
        if dice and coaster and sum(widths) + gap > line.width():
            font = look.font("overline", size, spacing=0.0)  # rather than cut one of two long labels
        if coaster:
            stamps.write(p, line, coaster, font, now.text_3, brushes.RIGHT)
            line.setRight(line.right() - brushes.text_width(coaster, font) - gap)
        if dice and line.width() > measure.of(40):
            stamps.write(p, line, dice, font, now.text_3, elide=True)
