"""The painted parts of the table of Murano: what they depend on, and who paints them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engines.murano import components as c
from app.models.levels import seat_line
from app.models.table import Attrs, Piece, Zone
from app.views import stamps
from app.views import theme as look
from app.views.board import Panel
from app.views.boxes import Box
from app.views.murano import isle, lagoon, player_panels, ring, things
from app.views.murano.chart import BAG, DEPOT, DEPOT_FLAG, DRAWN, SUPPLY, WARNING
from app.views.murano.layout import Opponent
from app.views.murano.rows import tray_panel
from app.views.murano.style import ALARM, DEEP, GOOD, IVORY, ON_FILL, RIM, SORT_GLYPHS
from app.views.murano.words import WORDS
from app.views.paint import brushes, pieces
from app.views.piece_facts import number, numbers
from app.views.table_style import Facts, Style, rect_of

if TYPE_CHECKING:
    from app.views.murano.board import MuranoBoard

Zones = Mapping[str, Zone]

GROVE = "island:sacca_serenella"
"""The island that is played by four only."""

ON_TOP, OVER, LAID_OPEN = 900.0, 250.0, 480.0
"""Heights of panels that cover pieces: ways of ships, an enlarged island, the tray."""


def all_panels(own: "MuranoBoard", zones: Zones, style: Style) -> list[Panel]:
    """All panels of a position."""
    laid = [_own(own, zones, style), _hand(own, zones, style)]
    panels = zip(own.opponents(), own.areas.opponents, strict=False)
    laid += [_opponent(own, zones, seat, panel, style) for seat, panel in panels]
    if "closed" in zones[GROVE].pieces[0].flags:
        spot = own.areas.chart.part(15.5, 11.2, 5.0, 5.4)
        laid.append(Panel("grove", rect_of(spot), (("chart", own.areas.chart),), z=-14))
    laid += _prices(own, zones["ring"], style)
    laid += _depot(own, zones, style)
    laid += _tray(own, zones, style)
    if own.places.zoomed is not None:
        laid.append(_zoom(own, zones, style))
    if way := _ways(own, zones, style):
        laid.append(way)
    return laid


# --- the viewer ------------------------------------------------------------------------------------------------------


def _own(own: "MuranoBoard", zones: Zones, style: Style) -> Panel:
    v, o = own.viewer, own.areas.own
    piece = zones[f"panel:{v}"].pieces[0]
    wide = style.wide
    person = own.seats[v].is_person
    tiles, cards = zones[f"unbuilt:{v}"].pieces, zones[f"cards:{v}"].pieces
    facts: Attrs = (
        ("title", WORDS.title() if person else WORDS.title_of(own.seats[v].name)),
        ("line", WORDS.next_character(number(piece, "price"))),
        ("colour", own.colour(v)),
        ("flags", piece.flags),
        ("points", number(piece, "points")),
        ("gold", number(piece, "gold")),
        ("gondoliers", numbers(piece, "gondoliers")),
        ("gondolier_words", WORDS.states() if wide else ("", "", "")),
        ("gondoliers_inner", own.places.inner(o.gondoliers)),
        ("head", o.head),
        ("beads_box", o.beads),
        ("gondoliers_box", o.gondoliers),
        ("unbuilt_box", o.unbuilt),
        ("cards_box", o.cards),
        ("beads_word", WORDS.glass() if wide else ""),
        ("gondoliers_word", WORDS.gondoliers() if wide else ""),
        ("unbuilt_word", WORDS.unbuilt() if wide else ""),
        ("cards_word", WORDS.cards() if wide else ""),
        ("no_unbuilt", "" if tiles else WORDS.nothing() if wide else f"{WORDS.unbuilt()}: {WORDS.nothing()}"),
        ("no_cards", "" if cards else WORDS.no_cards() if wide else f"{WORDS.cards()}: {WORDS.no_cards()}"),
        ("style", style),
    )
    tips = ((rect_of(o.head), piece.tip),)
    return Panel(f"panel:{v}", rect_of(o.panel), facts, tips, piece.name, z=-12)


def _hand(own: "MuranoBoard", zones: Zones, style: Style) -> Panel:
    """The own characters, live."""
    v, o = own.viewer, own.areas.own
    zone = zones[f"hand:{v}"]
    wide = style.wide
    rows = tuple(
        (row, str(piece.attr("title", piece.name)), str(piece.attr("text", "")), _chips(piece))
        for piece, row in own.places.rows
    )
    facts: Attrs = (
        ("title", WORDS.characters()),
        ("title_box", o.title),
        ("sum", str(zone.attr("text", "")) if zone.pieces and not _is_over(zones) else ""),
        ("hand_box", o.hand),
        ("nobody", WORDS.nobody()),
        ("rows", rows),
        ("legend", WORDS.legend() if wide else ""),
        ("legend_box", o.legend),
        ("style", style),
    )
    tips = () if wide else ((rect_of(o.title), WORDS.legend()),)
    return Panel("hand", rect_of(o.hand).united(rect_of(o.title)).united(rect_of(o.legend)), facts, tips, z=-11)


def _is_over(zones: Zones) -> bool:
    """Whether nobody has anything to decide any more."""
    return not any("acting" in zone.pieces[0].flags for key, zone in zones.items() if key.startswith("panel:"))


def _chips(piece: Piece) -> tuple[player_panels.Chip, ...]:
    """What the character would bring on each island."""
    best = piece.attr("best", "")
    islands = piece.attr("islands", ())
    assert isinstance(islands, tuple)
    found = []
    for name, points, there in islands:
        island = c.ISLANDS.index(name)
        found.append((f"{island}:{short_name(island)}", points, name == best, there > 0))
    return tuple(found)


def short_name(island: int) -> str:
    """An island without its saint: the last proper word of its id, as maps abbreviate it."""
    word = c.ISLANDS[island].split("_")[1 if "_" in c.ISLANDS[island] else 0]
    return word.capitalize()


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(own: "MuranoBoard", zones: Zones, seat: int, panel: Opponent, style: Style) -> Panel:
    piece = zones[f"panel:{seat}"].pieces[0]
    wide = style.wide
    facts: Attrs = (
        ("name", piece.name),
        ("level", seat_line(own.seats[seat].level)),
        ("colour", own.colour(seat)),
        ("flags", piece.flags),
        ("points", number(piece, "points")),
        ("gold", number(piece, "gold")),
        ("gondoliers", numbers(piece, "gondoliers")),
        ("characters", number(piece, "characters")),
        ("beads", numbers(piece, "beads")),
        ("revealed", seat in own.places.revealed),
        ("any_unbuilt", bool(zones[f"unbuilt:{seat}"].pieces)),
        ("any_cards", bool(zones[f"cards:{seat}"].pieces)),
        ("no_unbuilt", WORDS.nothing() if wide else ""),
        ("no_cards", WORDS.no_cards() if wide and panel.cards.y == panel.beads.y else ""),
        ("beads_word", WORDS.glass() if wide else ""),
        ("unbuilt_word", WORDS.unbuilt() if wide else ""),
        ("cards_word", WORDS.cards() if wide and panel.cards.y == panel.beads.y else ""),
        ("head", panel.head),
        ("purse", panel.purse),
        ("points_box", panel.points),
        ("beads_box", panel.beads),
        ("unbuilt_box", panel.unbuilt),
        ("cards_box", panel.cards),
        ("style", style),
    )
    tips = ((rect_of(panel.panel), piece.tip),)
    return Panel(f"panel:{seat}", rect_of(panel.panel), facts, tips, piece.name, z=-10)


# --- the map ---------------------------------------------------------------------------------------------------------


def _prices(own: "MuranoBoard", zone: Zone, style: Style) -> list[Panel]:
    """What the ships cost at the corner of each space that takes more than one."""
    found = []
    r = style.of(11, 10)
    for piece in zone.pieces:
        if gold := piece.attr("gold", 0):
            box = own.areas.chart.space(number(piece, "number"))
            rect = QRectF(box.x - r * 0.5, box.y - r * 0.7, 2 * r, 2 * r)
            found.append(Panel(f"price:{piece.key}", rect, (("gold", gold), ("style", style)), z=32, reach=4))
    return found


def _depot(own: "MuranoBoard", zones: Zones, style: Style) -> list[Panel]:
    """Numbers at the piles, names of what is not an island, and the red line before the end."""
    chart = own.areas.chart
    zone = zones["depot"]
    found = []
    high = style.of(19, 16)
    for piece in zone.pieces:
        if piece.key == "bag":
            continue
        spot = own.places.spots[piece.key]
        wide = style.of(30, 24)
        box = QRectF(spot.x + (spot.width - wide) / 2, spot.y + spot.height - high * 0.55, wide, high)
        alarm = bool(piece.flags & {"soon"}) or (piece.key.startswith("stack") and "empty" in piece.flags)
        facts: Attrs = (("text", str(piece.count)), ("alarm", alarm), ("style", style))
        found.append(Panel(f"pill:{piece.key}", box, facts, z=30, reach=3))
    bag = zone.pieces[-1]
    names = [
        ("name:bag", BAG, 1.22, WORDS.in_bag(bag.count)),
        ("name:supply", SUPPLY, 1.08, WORDS.supply()),
    ]
    for key, (x, y), down, words in names:
        font = style.font("text", 14, 13, 700)
        wide = brushes.text_width(words, font) + 12
        cx, cy = chart.at(x, y + down)
        line = QRectF(cx - wide / 2, cy - font.pixelSize() * 0.7, wide, font.pixelSize() * 1.4)
        found.append(Panel(key, line, (("text", words), ("style", style)), z=2, reach=3))
    flag = rect_of(_flag_box(own, zone.name, style))
    found.append(Panel("flag:depot", flag, (("text", zone.name), ("style", style)), z=2, reach=6))
    if warning := str(zone.attr("warning", "")):
        found.append(_warning(own, warning, style))
    return found


def _flag_box(own: "MuranoBoard", name: str, style: Style) -> Box:
    chart = own.areas.chart
    wide, high = own.flag_width(name), style.of(22, 18)
    x, y = chart.at(*DEPOT_FLAG)
    return Box(x - wide / 2, y - high / 2, wide, high)


def _warning(own: "MuranoBoard", words: str, style: Style) -> Panel:
    """How near the end is, below the stacks, in as many lines as it takes between gondolas and ring."""
    chart = own.areas.chart
    px, beside = style.px(14, 13), style.of(42, 33)
    left, top = chart.at(WARNING[0], WARNING[1])
    room = chart.u * (WARNING[2] - WARNING[0])
    font = look.font("text", px, weight=700)
    while px > look.MIN_TEXT_PX and brushes.wrapped_height(words, font, room - beside + 2) > 1.5 * chart.u:
        px -= 0.5
        font = look.font("text", px, weight=700)
    wide = min(room, brushes.text_width(words, font) + beside)
    high = brushes.wrapped_height(words, font, wide - beside + 2)
    middle = chart.at(DEPOT[0] + DEPOT[2] / 2, 0)[0]
    x = min(max(left, middle - wide / 2), left + room - wide)
    rect = QRectF(x, top, wide, high + font.pixelSize() * 0.5)
    return Panel("warning", rect, (("text", words), ("px", px), ("style", style)), z=31, name=words)


def _tray(own: "MuranoBoard", zones: Zones, style: Style) -> list[Panel]:
    """The glass under what may be chosen, with a heading and what each would bring."""
    zone = zones["offer"]
    a = own.areas
    if zone.attr("kind") == "street" and zone.pieces:
        spot = own.places.spots[zone.pieces[0].key]
        font = style.font("text", 14, 13, 700)
        wide = brushes.text_width(WORDS.drawn(), font) + 12
        cx, _ = a.chart.at(*DRAWN)
        line = QRectF(cx - wide / 2, spot.y - font.pixelSize() * 1.6, wide, font.pixelSize() * 1.4)
        return [Panel("name:drawn", line, (("text", WORDS.drawn()), ("style", style)), z=LAID_OPEN, reach=3)]
    if not own.places.tray:
        return []
    box = tray_panel(own.places.tray, a.scale)
    found = [Panel("tray", rect_of(box), (("title", zone.name), ("style", style)), z=LAID_OPEN, covers=True)]
    for piece, place in zip(zone.pieces, own.places.tray, strict=True):
        gain = piece.attr("gain")
        words = WORDS.gain(gain) if isinstance(gain, int) else f"×{piece.count}" if piece.count > 1 else ""
        if words:
            high = style.of(24, 21)
            px = style.px(14, 13)
            wide = pieces.pill_width(words, high, px=px, weight=700)
            rect = QRectF(place.centre[0] - wide / 2, place.bottom - high * 0.28, wide, high)
            facts: Attrs = (("text", words), ("good", bool(gain)), ("style", style))
            found.append(Panel(f"gain:{piece.key}", rect, facts, z=LAID_OPEN + 60, reach=4))
    return found


def _zoom(own: "MuranoBoard", zones: Zones, style: Style) -> Panel:
    """The enlarged island."""
    places = own.places
    assert places.zoomed is not None
    flag = zones[f"island:{c.ISLANDS[places.enlarged]}"].pieces[0]
    facts: Attrs = (
        ("zoom", places.zoomed),
        ("island", places.enlarged),
        ("lines", _lines(own, flag)),
        ("style", style),
    )
    rect = rect_of(places.zoomed.panel)
    return Panel("zoom", rect, facts, ((rect, WORDS.close()),), flag.name, z=OVER, opens=True, reach=26, covers=True)


def _lines(own: "MuranoBoard", flag: Piece) -> tuple[isle.Line, ...]:
    customers, shops = numbers(flag, "customers"), numbers(flag, "shops")
    sorts = (("glassworks", "glassworks"), ("palace", "palaces"), ("special_building", "specials"))
    built = tuple((f"sort:{sort}/{SORT_GLYPHS[sort]}", number(flag, name)) for sort, name in sorts)
    mine, others = numbers(flag, "mine")
    standing = tuple((f"seat:{own.colour(seat)}", count) for seat, count in enumerate(numbers(flag, "gondoliers")))
    return (
        (WORDS.customers(), tuple((f"customer:{k}", count) for k, count in enumerate(customers))),
        (WORDS.shops(), tuple((f"shop:{k}", count) for k, count in enumerate(shops))),
        (WORDS.buildings(), (*built, ("crest:", number(flag, "crests")))),
        (WORDS.gondoliers(), standing),
        (WORDS.owners(), (("glyph:hammer-nails", mine), ("glyph:backup", others))),
        (WORDS.income(), (("glyph:two-coins", number(flag, "income")),)),
    )


def _ways(own: "MuranoBoard", zones: Zones, style: Style) -> Panel | None:
    """The plan of ships: what is made and suggested, or the way to the space pointed at."""
    zone = zones["ring"]
    done, coming = zone.attr("plan", ()), zone.attr("route", ())
    if not done and not coming:
        pointed = next((piece for piece in zone.pieces if piece.key == own.pointed), None)
        coming = pointed.attr("route", ()) if pointed is not None else ()
    if not done and not coming:
        return None
    facts: Attrs = (("done", done), ("coming", coming), ("chart", own.areas.chart), ("style", style))
    return Panel("ways", rect_of(own.areas.chart.box), facts, z=ON_TOP, reach=8)


# --- painting --------------------------------------------------------------------------------------------------------


def paint(p: QPainter, panel: Panel) -> None:
    """Paint any panel of this table."""
    facts = dict(panel.facts)
    kind = panel.key.partition(":")[0]
    if kind == "panel":
        (player_panels.paint_own if "title" in facts else player_panels.paint_opponent)(p, panel.rect, facts)
    else:
        _PAINTERS[kind](p, panel.rect, facts)


def _paint_pill(p: QPainter, rect: QRectF, facts: Facts) -> None:
    things.paint_pill(p, rect, facts["text"], facts["style"], alarm=facts["alarm"])


def _paint_price(p: QPainter, rect: QRectF, facts: Facts) -> None:
    at = rect.center()
    stamps.coin(p, at.x(), at.y(), rect.width() / 2, facts["gold"])


def _paint_name(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    font = style.font("text", 14, 13, 700)
    p.setPen(brushes.pen(RIM, 1, 0.0))
    p.setBrush(look.color("#06303C", 0.62))
    p.drawPath(brushes.rounded(rect, rect.height() / 2))
    stamps.write(p, rect.adjusted(-4, -1, 4, 0), facts["text"], font, IVORY, brushes.CENTER)


def _paint_flag(p: QPainter, rect: QRectF, facts: Facts) -> None:
    things.paint_flag(p, rect, facts["text"], facts["style"], closed=False)


def _paint_warning(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    radius = min(rect.height() / 2, style.of(14, 12))
    brushes.shadow(p, rect, radius, 5, 0.4)
    p.setPen(brushes.pen(ON_FILL, 1.3))
    p.setBrush(look.color(ALARM))
    p.drawPath(brushes.rounded(rect, radius))
    side = style.of(18, 15)
    stamps.glyph(p, "hazard-sign", rect.x() + style.of(9, 7), rect.center().y() - side / 2, side, ON_FILL)
    font = look.font("text", facts["px"], weight=700)
    room = rect.adjusted(side + style.of(14, 10), -1, -style.of(8, 6), 0)
    stamps.write(p, room, facts["text"], font, ON_FILL, brushes.LEFT, wrap=True)


def _paint_tray(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    pieces.panel(p, rect, DEEP, 0.92, style.of(16, 12), RIM, elevation=style.of(16, 12))
    font = brushes.fit_font(facts["title"], "display", style.px(20, 17), rect.width() - 24, floor=13, weight=700)
    line = QRectF(rect.x(), rect.y() + style.of(4, 3), rect.width(), style.of(32, 26))
    stamps.write(p, line, facts["title"], font, IVORY, brushes.CENTER, elide=True)


def _paint_gain(p: QPainter, rect: QRectF, facts: Facts) -> None:
    style: Style = facts["style"]
    good = facts["good"]
    p.setPen(brushes.pen(ON_FILL if good else "#5A4326", 1.2))
    p.setBrush(look.color(GOOD if good else "#FAF5EA"))
    p.drawPath(brushes.rounded(rect, rect.height() / 2))
    font = style.font("text", 14, 13, 700, tabular=True)
    ink = ON_FILL if good else look.INK
    stamps.write(p, rect.adjusted(-4, -1, 4, 0), facts["text"], font, ink, brushes.CENTER)


def _paint_grove(p: QPainter, rect: QRectF, facts: Facts) -> None:
    lagoon.paint_trees(p, facts["chart"])


def _paint_ways(p: QPainter, rect: QRectF, facts: Facts) -> None:
    ring.paint_ways(p, facts["chart"], facts["style"], facts["done"], facts["coming"], WORDS.free())


_PAINTERS = {
    "hand": player_panels.paint_hand,
    "grove": _paint_grove,
    "pill": _paint_pill,
    "price": _paint_price,
    "name": _paint_name,
    "flag": _paint_flag,
    "warning": _paint_warning,
    "tray": _paint_tray,
    "gain": _paint_gain,
    "zoom": isle.paint_zoom,
    "ways": _paint_ways,
}
