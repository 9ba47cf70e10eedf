"""The painted parts of the table of the Taverns: what they depend on, and who paints them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.engines.taverns import components as c
from app.models.levels import seat_line
from app.models.table import Attrs, Piece, Zone
from app.models.text import Translated
from app.views import stamps
from app.views import theme as look
from app.views.board import Panel
from app.views.boxes import Box
from app.views.paint import brushes
from app.views.paint.chrome import panel as paint_panel
from app.views.piece_facts import facts_of, number, numbers
from app.views.table_style import Facts, Style, rect_of
from app.views.taverns import offers, player_panels, things, tracks
from app.views.taverns.layout import Opponent
from app.views.taverns.places import split_coaster
from app.views.taverns.style import board, values_of

if TYPE_CHECKING:
    from app.views.taverns.board import TavernsBoard

Zones = Mapping[str, Zone]


class TavernsPanels(Translated):
    """Words that stand on the table itself."""

    def guests(self) -> str:
        """Label above the guests."""
        return self.tr("Guests")

    def cards(self) -> str:
        """Label above the tavern cards."""
        return self.tr("Tavern cards")

    def doubloons(self) -> str:
        """Word in the purse."""
        return self.tr("Doubloons")

    def beer(self) -> str:
        """Word in the purse."""
        return self.tr("Beer")

    def starts(self) -> str:
        """Below the name of whoever starts the evening."""
        return self.tr("Starts this evening")

    def start_player(self, name: str) -> str:
        """Who starts the evening."""
        return self.tr("{name} starts").format(name=name)

    def free(self) -> str:
        """At a table without a guest."""
        return self.tr("free table")

    def comes(self) -> str:
        """At the coaster that is passed to the viewer next."""
        return self.tr("you get it next")

    def rolled(self, name: str) -> str:
        """At any other coaster."""
        return self.tr("rolled by {name}").format(name=name)


WORDS = TavernsPanels()


def all_panels(own: "TavernsBoard", zones: Zones, style: Style) -> list[Panel]:
    """All panels of a position."""
    a = own.areas
    laid = [*tracks.strip(zones["evenings"], zones["monastery"], a, style), _offers(own, zones, style)]
    laid += _pills(own, zones, style)
    laid += _takers(own, zones, style)
    laid += [_head(own, zones, style), _tables(own, zones, style)]
    laid += [_plaques(own, zones, style), _tray(own, zones, style)]
    laid += _goods(own, zones, style)
    if a.fame.w:
        fame = tuple(own.places.fame)
        laid.append(Panel("fame", rect_of(a.fame), (("spaces", fame), ("style", style)), z=-11, reach=6))
    if a.book.w:
        laid.append(_book(own, zones, style))
    for seat, panel in zip(own.places.others, a.opponents, strict=False):
        laid.append(_opponent(own, zones, seat, panel, style))
    return laid


# --- offers ----------------------------------------------------------------------------------------------------------


def _offers(own: "TavernsBoard", zones: Zones, style: Style) -> Panel:
    a = own.areas
    labels = ((WORDS.guests(), "beer", a.three_stack.x), (WORDS.cards(), "coin", a.supply[0].x)) if a.label else ()
    if a.label:
        labels = (*labels, (zones["supply"].pieces[-1].name, "beer", a.supply[-1].x))
    fifth = any(piece.attr("place") == len(a.display) - 1 for piece in zones["display"].pieces)
    stack = len(zones["three_stack"].pieces) or int(fifth)
    piles = [(a.three_stack, stack)]
    there = {piece.attr("place") for piece in zones["display"].pieces}
    piles += [(box, int(place in there)) for place, box in enumerate(a.display[:-1])]
    piles += [(box, piece.count) for piece, box in zip(zones["supply"].pieces[:-1], a.supply, strict=False)]
    piles.append((a.supply[-1], offers.MANY))
    return offers.row(a.offers, labels, [(box, min(count, offers.MANY)) for box, count in piles], style)


def _pills(own: "TavernsBoard", zones: Zones, style: Style) -> list[Panel]:
    """How many cards the piles have, and what two and three nobles cost."""
    a = own.areas
    deck = zones["guest_deck"].pieces[0]
    found = [offers.pill_panel(deck, str(deck.count), a.guest_deck, style)]
    if zones["three_stack"].pieces:
        top, count = zones["three_stack"].pieces[-1], len(zones["three_stack"].pieces)
        found.append(offers.pill_panel(Piece("three_stack", count=top.count), f"×{count}", a.three_stack, style))
    *helpers, nobles = zones["supply"].pieces
    for piece, box in zip(helpers, a.supply, strict=False):
        if piece.count:
            found.append(offers.pill_panel(piece, f"×{piece.count}", box, style))
    prices = " · ".join(map(str, numbers(nobles, "prices")))
    found.append(offers.pill_panel(nobles, prices, a.supply[-1], style))
    viewer = own.viewer
    for key in (f"deck:{viewer}", f"discard:{viewer}"):
        piece = zones[key].pieces[0]
        spot = own.places.spots[key]
        count = number(piece, "total") if key.startswith("deck") else piece.count
        box = Box(spot.x, spot.y, spot.width, spot.height)
        found.append(offers.pill_panel(piece, str(count), box, style))
    return found


def _takers(own: "TavernsBoard", zones: Zones, style: Style) -> list[Panel]:
    """On the start cards, who has chosen them."""
    found = []
    for piece in zones["start_cards"].pieces:
        seats = numbers(piece, "taken")
        spot = own.places.spots.get(piece.key)
        if seats and spot is not None:
            colours = tuple(own.seats[seat].colour for seat in seats)
            card = Box(spot.x, spot.y, spot.width, spot.height)
            found.append(offers.shields_panel(piece, colours, card, style))
    return found


# --- the own tavern --------------------------------------------------------------------------------------------------


def _head(own: "TavernsBoard", zones: Zones, style: Style) -> Panel:
    viewer, a = own.viewer, own.areas
    piece = zones[f"panel:{viewer}"].pieces[0]
    found = facts_of(piece)
    starter = next(seat for seat in range(len(own.seats)) if "start" in zones[f"panel:{seat}"].pieces[0].flags)
    line = WORDS.starts() if starter == viewer else WORDS.start_player(own.seats[starter].name)
    facts: Attrs = (
        ("title", zones[f"tiles:{viewer}"].name),
        ("line", line),
        ("colour", own.seats[viewer].colour),
        ("flags", piece.flags),
        ("coin", piece.attr("doubloons")),
        ("beer", piece.attr("beer")),
        ("coin_word", WORDS.doubloons()),
        ("beer_word", WORDS.beer()),
        ("purses", a.purses),
        ("style", style),
    )
    tips = player_panels.own_tips(found, a.purses, a.head)
    return Panel(f"panel:{viewer}", rect_of(a.head), facts, tips, piece.name, z=-10, reach=4)


def _tables(own: "TavernsBoard", zones: Zones, style: Style) -> Panel:
    """Table tops, and outlines where nobody sits."""
    viewer = own.viewer
    tops = tuple(table.top for table in own.places.tables)
    seats = zones[f"tables:{viewer}"].pieces
    covered = {piece.attr("place") for piece in zones[f"laid:{viewer}"].pieces}
    free = tuple(
        table.card
        for piece, table in zip(seats, own.places.tables, strict=False)
        if "free" in piece.flags and piece.attr("place") not in covered
    )
    facts: Attrs = (("tops", tops), ("free", free), ("word", WORDS.free()), ("style", style))
    return Panel("tables", rect_of(own.areas.wall), facts, z=-15, reach=20)


def _plaques(own: "TavernsBoard", zones: Zones, style: Style) -> Panel:
    """The boards of the nine tiles."""
    a = own.areas
    upgraded = frozenset(piece.face for piece in zones[f"tiles:{own.viewer}"].pieces if "upgraded" in piece.flags)
    boxes = tuple((plaque.whole, plaque.bed, tile in upgraded) for tile, plaque in a.plaques)
    first, last = a.plaques[0][1].whole, a.plaques[-1][1].whole
    rect = QRectF(first.x, first.y, last.right - first.x, first.h)
    return Panel("plaques", rect, (("boxes", boxes), ("style", style)), z=-15)


def _goods(own: "TavernsBoard", zones: Zones, style: Style) -> list[Panel]:
    """Stored doubloons in the safe, stored beer in the storage, chairs at the tables tile."""
    piece = zones[f"panel:{own.viewer}"].pieces[0]
    found = []
    for tile, kind, name in (("safe", "coin", "doubloons"), ("beer_storage", "beer", "beer")):
        _, stored, most, _ = numbers(piece, name)
        facts: Attrs = (("have", stored), ("most", most), ("kind", kind), ("style", style))
        found.append(Panel(f"goods:{tile}", rect_of(own.places.goods_bed(tile)), facts, z=-9, reach=4))
    seats = zones[f"tables:{own.viewer}"].pieces
    extra = sum("extra" in piece.flags for piece in seats)
    facts = (("have", len(seats) - extra), ("extra", extra), ("style", style))
    found.append(Panel("goods:tables", rect_of(own.places.goods_bed("tables")), facts, z=-9, reach=4))
    return found


def _tray(own: "TavernsBoard", zones: Zones, style: Style) -> Panel:
    """Paper under the dice, with outlines where there are none, and whose coaster lies there."""
    viewer = own.viewer
    mat, _ = split_coaster(zones[f"coaster:{viewer}"])
    hand = zones[f"tray:{viewer}"]
    outlines = () if hand.pieces or mat is not None else tuple(own.places.tray_boxes(c.WHITE_DICE, 0))
    facts: Attrs = (
        ("dice", hand.name if hand.pieces or mat is None else ""),
        ("coaster", mat.name if mat is not None else ""),
        ("outlines", outlines),
        ("style", style),
    )
    return Panel("tray", rect_of(own.areas.tray), facts, ((rect_of(own.areas.tray), hand.tip),), z=-12, reach=18)


def _book(own: "TavernsBoard", zones: Zones, style: Style) -> Panel:
    zone = zones[f"book:{own.viewer}"]
    costs = zone.attr("costs", ())
    assert isinstance(costs, tuple)
    found = own.places.book_cells()
    head = found[0].y - own.areas.book.y
    columns = tuple(
        (each, Box(found[4 * k].x, own.areas.book.y + head * 0.16, found[4 * k].w, head * 0.8))
        for k, each in enumerate(costs)
    )
    facts: Attrs = (("columns", columns), ("style", style))
    tips = ((rect_of(own.areas.book), zone.name),)
    return Panel("book", rect_of(own.areas.book), facts, tips, zone.name, z=-11)


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(own: "TavernsBoard", zones: Zones, seat: int, panel: Opponent, style: Style) -> Panel:
    piece = zones[f"panel:{seat}"].pieces[0]
    found = facts_of(piece)
    boxes, spaces, as_cards = own.places.rivals[seat]
    seats = zones[f"tables:{seat}"].pieces
    free = tuple(box for each, box in zip(seats, boxes, strict=False) if "free" in each.flags)
    helpers: dict[str, int] = {}
    for card in zones[f"laid:{seat}"].pieces if not as_cards else ():
        helpers[card.face] = helpers.get(card.face, 0) + 1
    width = own.places.helpers_width(panel)
    low = panel.tables
    facts: Attrs = (
        ("name", piece.name),
        ("level", seat_line(own.seats[seat].level)),
        ("colour", own.seats[seat].colour),
        ("points", number(piece, "points")),
        ("coin", piece.attr("doubloons")),
        ("beer", piece.attr("beer")),
        ("facts", tuple(values_of(found).items())),
        ("flags", piece.flags),
        ("upgraded", frozenset(tile.face for tile in zones[f"tiles:{seat}"].pieces if "upgraded" in tile.flags)),
        ("helpers", tuple(helpers.items())),
        ("column", Box(low.right - width, low.y, width, low.h)),
        ("free", free),
        ("spaces", tuple(spaces)),
        ("any_dice", any(zones[f"{kind}:{seat}"].pieces for kind in ("tray", "coaster", "placed"))),
        ("next", _coaster_words(own, zones, seat)),
        ("head", panel.head),
        ("dice", panel.dice),
        ("stacked", panel.stacked),
        ("style", style),
    )
    tips = player_panels.opponent_tips(found, panel.head, panel.panel, piece.tip)
    return Panel(f"panel:{seat}", rect_of(panel.panel), facts, tips, piece.name, z=-10, opens=True)


def _coaster_words(own: "TavernsBoard", zones: Zones, seat: int) -> str:
    """Whether the coaster in front of an opponent comes to the viewer, else whose dice they are."""
    zone = zones[f"coaster:{seat}"]
    mat, _ = split_coaster(zone)
    if mat is None:
        return ""
    if zone.attr("next") == own.viewer:
        return WORDS.comes()
    return WORDS.rolled(own.seats[int(mat.key.partition(":")[2])].name)


# --- painting --------------------------------------------------------------------------------------------------------


def paint(p: QPainter, panel: Panel) -> None:
    """Paint any panel of this table."""
    kind, _, rest = panel.key.partition(":")
    facts = panel.named
    if kind == "panel":
        (player_panels.paint_own if "title" in facts else player_panels.paint_opponent)(p, panel.rect, facts)
    elif kind == "goods":
        (_paint_chairs if rest == "tables" else _paint_goods)(p, panel.rect, facts)
    else:
        _PAINTERS[kind](p, panel.rect, facts)


def _paint_tables(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    for top in facts["tops"]:
        _top(p, rect_of(top))
    for box in facts["free"]:
        card = rect_of(box)
        things.empty_place(p, card, card.width() * 0.07)
        side = card.width() * 0.46
        at = card.center()
        stamps.glyph(p, "wooden-chair", at.x() - side / 2, at.y() - side * 0.7, side, "#F0C987", alpha=0.75)
        font = brushes.fit_font(facts["word"], "text", style.px(15, 13), card.width() - 6, floor=9, weight=600)
        line = QRectF(card.x(), at.y() + side * 0.42, card.width(), font.pixelSize() * 1.5)
        stamps.write(p, line, facts["word"], font, "#F6E2BC", brushes.CENTER)


def _top(p: QPainter, rect: QRectF) -> None:
    """A round table seen from the side: two ellipses and a ring."""

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


def _paint_plaques(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    for k, (whole, bed, upgraded) in enumerate(facts["boxes"]):
        board(p, rect_of(whole), style.of(10, 8), upgraded=upgraded, seed=3 + k, unit=style.unit)
        inset = style.of(9, 7)
        line = QRectF(bed.x + inset, bed.y - 1, bed.w - 2 * inset, 1)
        p.fillRect(line, look.color("#000000", 0.35))
        p.fillRect(line.translated(0, 1), look.color("#FFE3B0", 0.14))


def _paint_goods(p: QPainter, rect: QRectF, facts: Facts) -> None:
    things.paint_goods(p, rect, facts["have"], facts["most"], facts["kind"], facts["style"])


def _paint_chairs(p: QPainter, rect: QRectF, facts: Facts) -> None:
    """A chair per table; those of table cards in brass."""
    style: Style = facts["style"]
    count = facts["have"] + facts["extra"]
    side = min(rect.height() * 0.62, style.of(34, 24))
    step = min(side * 1.0, (rect.width() - side) / max(1, count - 1))
    x = rect.center().x() - (step * (count - 1) + side) / 2
    for k in range(count):
        tint = "#F0C987" if k < facts["have"] else "#8FD0C0"
        stamps.glyph(p, "wooden-chair", x + k * step, rect.center().y() - side / 2, side, tint, alpha=0.9)


def _paint_tray(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]

    def draw(q: QPainter, box: QRectF) -> None:
        paint_panel(q, box, style.of(16, 13), alpha=0.98, elevation=style.of(9, 7))

    stamps.sheet(p, rect, "tray", 16, draw)
    now = look.theme()
    for box in facts["outlines"]:
        brushes.stroke(p, brushes.pen(now.line_strong, style.of(1.3), 0.55, dash=True))
        p.drawPath(brushes.rounded(rect_of(box), box.w * 0.2))
    font = look.font("overline", max(10.5, style.of(12.5, 10.5)))
    line = QRectF(rect.x() + style.of(18, 12), rect.y() + style.of(5, 3), 0, style.of(17, 13))
    line.setRight(rect.right() - style.of(18, 12))
    if facts["coaster"]:
        words = facts["coaster"].upper()
        stamps.write(p, line, words, font, now.text_3, brushes.RIGHT)
        line.setRight(line.right() - brushes.text_width(words, font) - style.of(16, 10))
    if facts["dice"] and line.width() > style.of(40):
        stamps.write(p, line, facts["dice"].upper(), font, now.text_3, elide=True)


_PAINTERS = {
    "strip": tracks.paint_strip,
    "evenings": tracks.paint_evenings,
    "offers": offers.paint_row,
    "count": offers.paint_pill,
    "takers": offers.paint_shields,
    "tables": _paint_tables,
    "plaques": _paint_plaques,
    "tray": _paint_tray,
    "book": tracks.paint_book,
    "fame": tracks.paint_fame,
}
