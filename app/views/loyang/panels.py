"""The painted parts of the table of Loyang: what they depend on, and who paints them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.engines.loyang import components as c
from app.models.levels import seat_line
from app.models.table import Attrs, Piece, Zone
from app.views.board import Panel
from app.views.boxes import Box
from app.views.loyang import grounds, player_panels, things
from app.views.loyang.layout import Opponent
from app.views.loyang.style import signed
from app.views.loyang.wording import WORDS
from app.views.piece_facts import facts_of, number, numbers
from app.views.table_style import Facts, Style, rect_of

if TYPE_CHECKING:
    from app.views.loyang.board import LoyangBoard

Zones = Mapping[str, Zone]


def all_panels(own: "LoyangBoard", zones: Zones, style: Style) -> list[Panel]:
    """All panels of a position."""
    a = own.areas
    laid = [_head(own, zones, style), _ground(own, zones, style), _shop(own, zones, style)]
    laid += [_cart(own, zones, style), _rows(own, zones, style)]
    laid += [_strip(own, zones, style)] if a.handing else [_path(own, zones, style)]
    if a.grid.w:
        laid.append(_grid(own, zones, style))
    laid += _pills(own, zones, style)
    for seat, panel in zip(own.places.others, a.opponents, strict=False):
        laid.append(_opponent(own, zones, seat, panel, style))
    return laid


# --- the own farm ----------------------------------------------------------------------------------------------------


def _head(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    a, v = own.areas, own.viewer
    piece = zones[f"panel:{v}"].pieces[0]
    title = WORDS.farm() if own.seats[v].is_person else piece.name
    facts: Attrs = (
        ("title", title),
        ("line", WORDS.standing(piece)),
        ("short", WORDS.order(piece)),
        ("colour", own.seats[v].colour),
        ("acting", "acting" in piece.flags),
        ("marker", piece.attr("marker")),
        ("cash", number(piece, "cash")),
        ("loans", number(piece, "loans")),
        ("purse", a.purse[0].y if own.places.person else a.head.bottom - a.pad),
        ("style", style),
    )
    tips = player_panels.own_tips(facts_of(piece), a.head, piece.tip)
    return Panel(f"panel:{v}", rect_of(a.head), facts, tips, piece.name, z=-10, reach=6)


def _ground(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    """Under the own fields; below the private stack the sizes still to come."""
    v, places = own.viewer, own.places
    pile = [piece for piece in zones[f"stack:{v}"].pieces if piece.key == f"stack:{v}" and piece.count]
    facts: Attrs = (
        ("stack", places.stack if pile else Box(0, 0, 0, 0)),
        ("sizes", numbers(pile[0], "order") or numbers(pile[0], "sizes") if pile else ()),
        ("next", numbers(pile[0], "next") if pile else ()),
        ("words", WORDS.to_come()),
        ("style", style),
    )
    tips = ((rect_of(places.stack), pile[0].tip),) if pile else ()
    name = zones[f"fields:{v}"].name
    return Panel("ground", rect_of(places.ground), facts, tips, name, z=-14, reach=6)


def _shop(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    a, zone = own.areas, zones[f"shop:{own.viewer}"]
    margin = _margin(a.shop, a.shelves[0], style) if style.wide else ()
    facts: Attrs = (("title", zone.name), ("margin", margin), ("style", style))
    tips = tuple(zip(map(rect_of, margin), (WORDS.buy(), WORDS.sell()), strict=False))
    return Panel("shop", rect_of(a.shop), facts, tips, zone.name, z=-14, reach=10)


def _margin(shop: Box, shelf: Box, style: Style) -> tuple[Box, Box]:
    """Places beside the prices of the shop and beside what it pays."""
    side = style.of(24)
    x = shop.x + (shelf.x - shop.x - side) / 2 + style.of(2)
    high = style.of(38)
    return Box(x, shelf.y + style.of(3), side, high), Box(x, shelf.bottom - style.of(33), side, high)


def _cart(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    a, v = own.areas, own.viewer
    cart, store = zones[f"cart:{v}"], zones[f"store:{v}"]
    capacity = _of(store, "capacity")
    total, stored = _of(cart, "total"), _of(store, "total")
    facts: Attrs = (
        ("cart", WORDS.cart()),
        ("total", WORDS.goods(total) if total else ""),
        ("store", WORDS.store()),
        ("keeps", f"{stored}/{capacity}"),
        ("capacity", capacity),
        ("load", a.load),
        ("slots", tuple(own.places.slots(capacity))),
        ("room", tuple(own.places.slots(c.LARGE_STORE))),
        ("label", a.label),
        ("style", style),
    )
    low = Box(a.cart.x, a.stores.y - a.label, a.cart.w, a.cart.bottom - a.stores.y + a.label)
    tips = ((rect_of(low), store.tip),) if store.tip else ()
    return Panel("cart", rect_of(a.cart), facts, tips, cart.name, z=-14, reach=6)


def _of(zone: Zone, name: str) -> int:
    value = zone.attr(name, 0)
    assert isinstance(value, int)
    return value


def _rows(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    """Under stalls, customers and helpers: a label for each group, a sign where a group is empty."""
    v = own.viewer
    casuals = zones[f"casuals:{v}"]
    many = zones[f"regulars:{v}"].pieces or casuals.pieces
    said = str(casuals.attr("text", "")) if many else ""
    labels = [
        (WORDS.stalls(), "", "", "shop"),
        (WORDS.customers(), said, signed(_of(casuals, "modifier")), "kimono"),
        (WORDS.helpers(), "", "", "farmer"),
    ]
    if zones["drawn"].pieces:
        labels.append((zones["drawn"].name, "", "", "stack"))
    found = tuple((*label, group.box, not group.cards) for label, group in zip(labels, own.places.groups, strict=True))
    facts: Attrs = (
        ("groups", found),
        ("label", own.areas.label),
        ("style", style),
    )
    head = rect_of(own.areas.rows)
    head.setHeight(own.areas.label)
    return Panel("rows", rect_of(own.areas.rows), facts, ((head, str(casuals.attr("text", ""))),), z=-14, reach=6)


# --- the middle ------------------------------------------------------------------------------------------------------


def _path(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    a, zone = own.areas, zones["path"]
    facts: Attrs = (
        ("title", zone.name),
        ("rule", WORDS.path_rule()),
        ("text", str(zone.attr("text", ""))),
        ("legend", a.legend),
        ("first", a.spaces[0]),
        ("last", a.spaces[-1]),
        ("style", style),
    )
    tips = ((rect_of(a.legend), f"{zone.name}\n{WORDS.path_rule()}"),)
    return Panel("path", rect_of(a.path), facts, tips, zone.name, z=-14, reach=8)


def _strip(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    """Under court and hand, the grid, or the stack that is looked through."""
    a, v, places = own.areas, own.viewer, own.places
    looked = any(piece.key.count(":") == 2 for piece in zones[f"stack:{v}"].pieces)
    labels: list[tuple[str, str, Box]] = []
    if looked:
        labels.append((zones[f"stack:{v}"].name, "", places.court))
    elif places.columns:
        names = [WORDS.grid_row(row) for row in range(len(places.columns))]
        labels += [(*name, box) for name, box in zip(names, places.columns, strict=True)]
    else:
        court = zones["court"]
        labels.append((court.name, "" if court.pieces else WORDS.empty_court(), places.court))
        if zones[f"hand:{v}"].pieces:
            labels.append((zones[f"hand:{v}"].name, "", places.hand))
    facts: Attrs = (
        ("labels", tuple(labels)),
        ("label", a.label),
        ("piles", a.strip.piles),
        ("style", style),
    )
    return Panel("strip", rect_of(a.strip.whole), facts, (), zones["court"].name, z=-14, reach=8)


def _grid(own: "LoyangBoard", zones: Zones, style: Style) -> Panel:
    labels = tuple((*WORDS.grid_row(row), box) for row, box in enumerate(own.places.columns))
    facts: Attrs = (("labels", labels), ("label", own.areas.label * 0.9), ("style", style))
    return Panel("grid", rect_of(own.areas.grid), facts, (), zones["grid"].name, z=-14, reach=8)


def _pills(own: "LoyangBoard", zones: Zones, style: Style) -> list[Panel]:
    """How many cards lie on the piles."""
    found = []
    pieces: list[Piece] = [*zones["pile"].pieces, *zones["discard"].pieces, *zones[f"stack:{own.viewer}"].pieces]
    for piece in pieces:
        spot = own.places.spots.get(piece.key)
        if spot is None or not piece.count or piece.key.count(":") == 2:
            continue
        high = style.of(20, 17)
        px = min(style.px(14, 13), high * 0.78)
        wide = max(high * 1.4, high * 0.8 + px * 0.56 * len(str(piece.count)))
        rect = QRectF(spot.x + (spot.width - wide) / 2, spot.y + spot.height - high * 0.72, wide, high)
        facts: Attrs = (("text", str(piece.count)), ("px", px))
        found.append(Panel(f"count:{piece.key}", rect, facts, z=80, reach=2))
    return found


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(own: "LoyangBoard", zones: Zones, seat: int, panel: Opponent, style: Style) -> Panel:
    piece = zones[f"panel:{seat}"].pieces[0]
    imaginary = "imaginary" in piece.flags
    facts: Attrs = (
        ("name", piece.name),
        ("level", "" if imaginary else seat_line(own.seats[seat].level)),
        ("colour", number(piece, "colour", -1)),
        ("imaginary", imaginary),
        ("points", number(piece, "points")),
        ("cash", number(piece, "cash")),
        ("loans", number(piece, "loans")),
        ("goods", number(piece, "goods")),
        ("hand", bool(zones[f"hand:{seat}"].pieces) and own.areas.handing),
        ("acting", "acting" in piece.flags),
        ("marker", piece.attr("marker")),
        ("pair", number(piece, "pair", -1)),
        ("line", "" if imaginary else WORDS.standing(piece)),
        ("short", "" if imaginary else WORDS.order(piece)),
        ("head", panel.head),
        ("stacked", panel.stacked),
        ("load", () if imaginary else panel.load),
        ("style", style),
    )
    tips = player_panels.opponent_tips(facts_of(piece), panel.head, panel.panel, piece.tip)
    return Panel(f"panel:{seat}", rect_of(panel.panel), facts, tips, piece.name, z=-10, opens=not imaginary)


# --- painting --------------------------------------------------------------------------------------------------------


def paint(p: QPainter, panel: Panel) -> None:
    """Paint any panel of this table."""
    kind = panel.key.partition(":")[0]
    facts: Facts = panel.named
    if kind == "panel":
        (player_panels.paint_own if "title" in facts else player_panels.paint_opponent)(p, panel.rect, facts)
    elif kind == "count":
        things.count_pill(p, panel.rect, facts["text"], facts["px"])
    else:
        _PAINTERS[kind](p, panel.rect, facts)


_PAINTERS = {
    "ground": grounds.paint_ground,
    "shop": grounds.paint_shop,
    "cart": grounds.paint_cart,
    "rows": grounds.paint_rows,
    "path": grounds.paint_path,
    "strip": grounds.paint_strip,
    "grid": grounds.paint_grid,
}
