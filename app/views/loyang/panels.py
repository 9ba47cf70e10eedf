"""Makes the panels of the table of Loyang: where they lie, and what they show.

The parameter ``own`` is the board, ``zones`` are those of the position by their keys.
"""

from collections.abc import Mapping

from app.engines.loyang import components as c
from app.models.keys import make_key, panel_key
from app.models.levels import seat_line
from app.models.loyang import pieces as kinds
from app.models.loyang.describe import DESCRIPTIONS
from app.models.loyang.seat_numbers import FACTS
from app.models.table import Zone, kind_of
from app.views.board.base import BoardPanel, Tips
from app.views.board.boxes import Box
from app.views.board.table_board import LaidTable
from app.views.board.table_style import rect_of
from app.views.loyang import grounds
from app.views.loyang.layout import NOWHERE, Areas, Opponent
from app.views.loyang.places import Places
from app.views.loyang.player_panels import OpponentPanel, OwnPanel
from app.views.loyang.wording import WORDS
from app.views.widgets.measure import Measure

Zones = Mapping[str, Zone]


def all_panels(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> list[BoardPanel]:
    """All panels of a position; see ``Board.panels``."""
    a = own.areas
    laid = [_head(own, zones, measure), _ground(own, zones, measure), _shop(own, zones, measure)]
    laid += [_cart(own, zones, measure), _rows(own, zones, measure)]
    laid += [_strip(own, zones, measure)] if a.has_strip else [_path(own, zones, measure)]
    if a.grid.w:
        laid.append(_grid(own, zones, measure))
    laid += _pills(own, zones, measure)
    for seat, panel in zip(own.places.others, a.opponents, strict=False):
        laid.append(_opponent(own, zones, seat, panel, measure))
    return laid


def _figures(piece: kinds.PanelPiece, tip: str) -> str:
    """The tip of a panel: a line for each figure of the seat, then ``tip``."""
    facts = () if piece.imaginary else FACTS.all(piece.numbers)
    return "\n".join(line for line in (*(f"{fact.label}: {fact.value}" for fact in facts), tip) if line)


# --- the own farm ----------------------------------------------------------------------------------------------------


def _head(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    a, v = own.areas, own.viewer
    piece = kind_of(kinds.PanelPiece, zones[panel_key(v)])[0]
    name = own.seats[v].name
    facts = OwnPanel(
        title=WORDS.farm() if own.seats[v].is_person else name,
        colour=own.seats[v].colour,
        piece=piece,
        purse=a.purse[0].y if own.places.person else a.head.bottom - a.pad,
        measure=measure,
    )
    head = rect_of(a.head)

    def tips() -> Tips:
        return ((head, _figures(piece, own.words(piece).tip)),)

    return BoardPanel(panel_key(v), head, facts, tips, name, z=-10, reach=6, figures=facts.figures(head))


def _ground(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    """The panel below the own fields, with the sizes of the private fields to come."""
    v, places = own.viewer, own.places
    pile = next((piece for piece in kind_of(kinds.StackPiece, zones[make_key("stack", v)]) if piece.count), None)
    facts = grounds.Ground(
        stack=places.stack if pile else NOWHERE,
        sizes=(pile.order or pile.sizes) if pile else (),
        coming=pile.coming if pile else (),
        measure=measure,
    )
    name = own.words(zones[make_key("fields", v)]).name

    def tips() -> Tips:
        return ((rect_of(places.stack), own.words(pile).tip),) if pile else ()

    return BoardPanel("ground", rect_of(places.ground), facts, tips, name, z=-14, reach=6)


def _shop(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    a, name = own.areas, own.words(zones[make_key("shop", own.viewer)]).name
    margin = _margin(a.shop, a.shelves[0], measure) if measure.wide else ()

    def tips() -> Tips:
        return tuple(zip(map(rect_of, margin), (WORDS.buy(), WORDS.sell()), strict=False))

    return BoardPanel("shop", rect_of(a.shop), grounds.ShopStand(name, margin, measure), tips, name, z=-14, reach=10)


def _margin(shop: Box, shelf: Box, measure: Measure) -> tuple[Box, ...]:
    """Two places at the left of the shelves, beside the prices and beside what the shop pays."""
    side = measure.of(24)
    x = shop.x + (shelf.x - shop.x - side) / 2 + measure.of(2)
    high = measure.of(38)
    return Box(x, shelf.y + measure.of(3), side, high), Box(x, shelf.bottom - measure.of(33), side, high)


def _cart(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    a, v = own.areas, own.viewer
    cart, store = zones[make_key("cart", v)], zones[make_key("store", v)]
    assert isinstance(store, kinds.StoreZone)
    facts = grounds.CartGround(
        total=sum(piece.count for piece in cart.pieces),
        stored=sum(piece.count for piece in store.pieces),
        load=a.load,
        slots=tuple(own.places.slots(store.capacity)),
        room=tuple(own.places.slots(c.LARGE_STORE)),
        label=a.label,
        measure=measure,
    )
    low = Box(a.cart.x, a.stores.y - a.label, a.cart.w, a.cart.bottom - a.stores.y + a.label)

    def tips() -> Tips:
        return ((rect_of(low), own.words(store).tip),)

    return BoardPanel("cart", rect_of(a.cart), facts, tips, own.words(cart).name, z=-14, reach=6)


def _rows(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    """The panel below stalls, customers, helpers and drawn cards."""
    a, groups = own.areas, own.places.groups
    casuals = zones[make_key("casuals", own.viewer)]
    assert isinstance(casuals, kinds.CasualsZone)
    said = DESCRIPTIONS.customers(casuals)
    some = casuals.regular or casuals.casual
    labels = [
        grounds.Label(WORDS.stalls(), groups[0].box, sign="shop"),
        grounds.Label(WORDS.customers(), groups[1].box, said if some else "", casuals.change, "kimono"),
        grounds.Label(WORDS.helpers(), groups[2].box, sign="farmer"),
        *(grounds.Label(own.words(zones["drawn"]).name, group.box, sign="stack") for group in groups[3:]),
    ]
    empty = tuple(not group.cards for group in groups)
    head = rect_of(a.rows)
    head.setHeight(a.label)
    facts = grounds.Rows(tuple(labels), empty, a.label, measure)
    return BoardPanel("rows", rect_of(a.rows), facts, lambda: ((head, said),), z=-14, reach=6)


# --- the middle ------------------------------------------------------------------------------------------------------


def _path(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    a, zone = own.areas, zones["path"]
    assert isinstance(zone, kinds.PathZone)
    name = own.words(zone).name
    facts = grounds.PathGround(name, DESCRIPTIONS.path_text(zone), a.legend, a.spaces[0], a.spaces[-1], measure)

    def tips() -> Tips:
        return ((rect_of(a.legend), f"{name}\n{WORDS.path_rule()}"),)

    return BoardPanel("path", rect_of(a.path), facts, tips, name, z=-14, reach=8)


def _strip(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    """The strip below court and hand, the grid, or a stack that is looked through."""
    a, v, places = own.areas, own.viewer, own.places
    court = zones["court"]
    name = own.words(court).name
    if kind_of(kinds.CardPiece, zones[make_key("stack", v)]):
        labels = [grounds.Label(own.words(zones[make_key("stack", v)]).name, places.court)]
    elif places.columns:
        labels = _grid_labels(own)
    else:
        labels = [grounds.Label(name, places.court, "" if court.pieces else WORDS.empty_court())]
        if zones[make_key("hand", v)].pieces:
            labels.append(grounds.Label(own.words(zones[make_key("hand", v)]).name, places.hand))
    facts = grounds.StripGround(tuple(labels), a.label, measure)
    return BoardPanel("strip", rect_of(a.strip.whole), facts, name=name, z=-14, reach=8)


def _grid_labels(own: LaidTable[Areas, Places]) -> list[grounds.Label]:
    """A label with its price for each row of the grid."""
    found = []
    for row, box in enumerate(own.places.columns):
        name, price = WORDS.grid_row(row)
        found.append(grounds.Label(name, box, price))
    return found


def _grid(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> BoardPanel:
    facts = grounds.SmallGrid(tuple(_grid_labels(own)), own.areas.label * 0.9, measure)
    return BoardPanel("grid", rect_of(own.areas.grid), facts, name=own.words(zones["grid"]).name, z=-14, reach=8)


def _pills(own: LaidTable[Areas, Places], zones: Zones, measure: Measure) -> list[BoardPanel]:
    """The panels with the numbers of cards on the piles."""
    found = []
    stack = kind_of(kinds.StackPiece, zones[make_key("stack", own.viewer)])
    for piece in (*zones["pile"].pieces, *zones["discard"].pieces, *stack):
        spot = own.places.spots.get(piece.key)
        if spot is None or not piece.count:
            continue
        text, high = str(piece.count), measure.of(20, 17)
        px = min(measure.letter_size(14, 13), high * 0.78)
        wide = max(high * 1.4, high * 0.8 + px * 0.56 * len(text))
        box = Box(spot.x + (spot.width - wide) / 2, spot.y + spot.height - high * 0.72, wide, high)
        pill = grounds.CountPill(text, px)
        found.append(BoardPanel(make_key("count", piece.key), rect_of(box), pill, z=80, reach=2, label_of=piece.key))
    return found


# --- opponents -------------------------------------------------------------------------------------------------------


def _opponent(own: LaidTable[Areas, Places], zones: Zones, seat: int, panel: Opponent, measure: Measure) -> BoardPanel:
    piece = kind_of(kinds.PanelPiece, zones[panel_key(seat)])[0]
    imaginary = piece.imaginary
    name = own.words(piece).name if imaginary else own.seats[seat].name
    facts = OpponentPanel(
        name=name,
        level="" if imaginary else seat_line(own.seats[seat].level),
        colour=-1 if imaginary else own.seats[seat].colour,
        piece=piece,
        has_hand=bool(zones[make_key("hand", seat)].pieces) and own.areas.has_strip,
        boxes=panel,
        measure=measure,
    )

    def tips() -> Tips:
        tip = own.words(piece).tip
        return (rect_of(panel.head), _figures(piece, tip)), (rect_of(panel.panel), tip)

    return BoardPanel(panel_key(seat), rect_of(panel.panel), facts, tips, name, z=-10, opens=not imaginary)
