"""The ring, the ships and the islands."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.engines.murano.actions import IMPOSSIBLE, dock_prices, gold_needed, income_of
from app.engines.murano.building import building_cells
from app.engines.murano.end import empty_sorts
from app.models.murano import routes
from app.models.murano.keys import (
    cell_key,
    dock_key,
    gondolier_key,
    island_key,
    ship_key,
    space_key,
    tile_key,
)
from app.models.murano.names import NAMES
from app.models.murano.terms import action_name, island_name
from app.models.murano.tips import TIPS
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.text import lines

if TYPE_CHECKING:
    from app.engines.murano.state import State
    from app.models.murano.cards import (
        View,
    )

BOUGHT_AT = {
    "buy_glassworks": c.GLASSWORKS_SORT,
    "buy_shop": c.SHOP_SORT,
    "buy_palace": c.PALACE_SORT,
    "buy_special_building": c.SPECIAL_SORT,
}


def flagged(**flags: bool) -> frozenset[str]:
    """The names of those that hold."""
    return frozenset(flag for flag, holds in flags.items() if holds)


# the ring


def ring(state: State, view: View) -> Zone:
    """The action spaces, with the way to each while the viewer chooses one.  R2, R20-R25"""
    sold_out = empty_sorts(state)
    least = {action: gold_needed(state, view.seat, action) for action in set(c.ACTION)}
    found = routes.reaches(state) if state.actor == view.seat else []
    done = routes.made(state)
    rest = routes.suggested(state) if state.actor == view.seat else ()
    target = state.target if state.decision == "move_ship" else -1
    at = {space: ship for ship, space in reversed(list(enumerate(state.ships)))}
    pieces = tuple(
        _space(
            view,
            space,
            at.get(space, -1),
            BOUGHT_AT.get(action, -1) in sold_out,
            -1 if least[action] == IMPOSSIBLE else least[action],
            found[space] if found else None,
            space == target,
            state.gold[view.seat] if found else 0,
        )
        for space, action in enumerate(c.ACTION)
    )
    attrs: Attrs = (
        ("target", target + 1),
        ("sharing", state.sharing and target >= 0),
        ("plan", _legs(done)),
        ("route", _legs(rest)),
        ("price", routes.price(done + rest)),
    )
    return Zone("ring", pieces, NAMES.zone("ring"), attrs)


def _legs(legs: tuple[routes.Leg, ...]) -> tuple[tuple[str, int, int, int], ...]:
    """Moves for painting: key of the ship, numbers of the spaces, gold."""
    return tuple((ship_key(ship), here + 1, there + 1, gold) for ship, here, there, gold in legs)


@lru_cache(maxsize=4096)
def _space(
    view: View, space: int, ship: int, sold_out: bool, least: int, reach: routes.Reach | None, target: bool, gold: int
) -> Piece:
    action = c.ACTION[space]
    flags = flagged(occupied=ship >= 0, anchor=space in c.ANCHORS, sold_out=sold_out, target=target)
    attrs: Attrs = (
        ("number", space + 1),
        ("title", action_name(action)),
        ("ship", ship_key(ship) if ship >= 0 else ""),
        ("anchor", space in c.ANCHORS),
        ("least", least),
        ("sort", c.SORTS[BOUGHT_AT[action]] if action in BOUGHT_AT else ""),
    )
    if reach:
        dear = bool(reach.most or least > gold) and not reach.open
        flags |= flagged(reachable=reach.open, too_dear=dear, blocked=not reach.open and not dear)
        spent = routes.price(reach.legs)
        attrs = (
            *attrs,
            ("ships", reach.ships),
            ("share", reach.shared),
            ("gold", spent),
            ("left", gold - spent),
            ("route", _legs(reach.legs)),
        )
    tip = TIPS.space(space, sold_out, least, reach)
    return Piece(space_key(space), action, 1, flags, attrs, NAMES.space(space), tip)


def ships(state: State, view: View) -> Zone:
    """The ships.  R3"""
    moved = frozenset(ship for ship, _ in state.plan) if state.decision == "move_ship" else frozenset()
    return _ships(view, tuple(state.ships), moved)


@lru_cache(maxsize=512)
def _ships(view: View, at: tuple[int, ...], moved: frozenset[int]) -> Zone:
    pieces = []
    for ship, space in enumerate(at):
        beside = [ship_key(other) for other, there in enumerate(at) if there == space and other != ship]
        attrs: Attrs = (("space", space + 1), ("beside", beside[0] if beside else ""))
        face = "red" if ship == c.RED_SHIP else "black"
        tip = TIPS.ship(ship == c.RED_SHIP)
        pieces.append(Piece(ship_key(ship), face, 1, flagged(moved=ship in moved), attrs, NAMES.ship(ship, space), tip))
    return Zone("ships", tuple(pieces), NAMES.zone("ships"))


# islands

_CELLS_OF = [tuple(cell for cell, at in enumerate(c.ISLAND_OF) if at == island) for island in range(c.N_ISLANDS)]


def islands(state: State, view: View) -> list[Zone]:
    """The islands with spaces, tiles, gondolas and gondoliers.  R4, R10"""
    open_cells = frozenset(building_cells(state))
    prices = dock_prices(state, view.seat)
    zones = []
    for island in range(c.N_ISLANDS):
        if island not in state.islands:
            zones.append(_closed(view, island))
            continue
        cells = _CELLS_OF[island]
        docks = slice(island * c.N_DOCKS, (island + 1) * c.N_DOCKS)
        zones.append(
            _island(
                view,
                island,
                tuple(state.cells[cells[0] : cells[-1] + 1]),
                tuple(state.markers[cells[0] : cells[-1] + 1]),
                tuple(cell in open_cells for cell in cells),
                tuple(state.docks[docks]),
                tuple(state.used[seat * c.N_ISLANDS + island] for seat in range(state.players)),
                tuple(state.tally[island * state.columns : (island + 1) * state.columns]),
                income_of(state, view.seat, island),
                prices,
            )
        )
    return zones


@lru_cache(maxsize=32)
def _closed(_view: View, island: int) -> Zone:
    name = island_name(island)
    piece = Piece(island_key(island), "", 1, frozenset({"closed"}), (), name, NAMES.closed())
    return Zone(island_key(island), (piece,), name)


@lru_cache(maxsize=2048)
def _island(
    view: View,
    island: int,
    tiles: tuple[int, ...],
    markers: tuple[int, ...],
    is_open: tuple[bool, ...],
    docks: tuple[int, ...],
    used: tuple[int, ...],
    tally: tuple[int, ...],
    income: int,
    prices: tuple[int, int],
) -> Zone:
    first = _CELLS_OF[island][0]
    pieces = [_flag(view, island, tally, docks, income)]
    pieces += [_cell(view, first + i, tile, markers[i], is_open[i]) for i, tile in enumerate(tiles)]
    pieces += [_tile(view, first + i, tile, markers[i]) for i, tile in enumerate(tiles) if tile != c.EMPTY]
    pieces += [_dock(view, island * c.N_DOCKS + colour, by, prices) for colour, by in enumerate(docks)]
    left = [docks.count(seat) - used[seat] for seat in range(len(used))]
    for colour, by in enumerate(docks):
        if by >= 0:
            left[by] -= 1  # the last ones have served first
            pieces.append(_gondolier(view, island * c.N_DOCKS + colour, by, left[by] < 0))
    return Zone(island_key(island), tuple(pieces), island_name(island))


def _flag(view: View, island: int, tally: tuple[int, ...], docks: tuple[int, ...], income: int) -> Piece:
    """The name of an island with everything that is counted there."""
    shops = tally[c.SHOP_AT : c.SHOP_AT + len(c.CUSTOMERS)]
    built = []
    for seat in range(len(view.names)):
        own = c.OWN_AT + c.OWN_WIDTH * seat
        built.append(sum(tally[own + c.OWN_SHOP : own + c.OWN_GLASSWORKS + 1]))
    gondoliers = tuple(docks.count(seat) for seat in range(len(view.names)))
    others = sum(built) - built[view.seat]
    attrs: Attrs = (
        ("customers", tally[c.CUSTOMER_AT : c.CUSTOMER_AT + len(c.CUSTOMERS)]),
        ("shops", shops),
        ("glassworks", tally[c.GLASSWORKS_AT]),
        ("palaces", tally[c.PALACE_AT]),
        ("specials", tally[c.SPECIAL_AT]),
        ("crests", tally[c.CREST_AT]),
        ("mine", (built[view.seat], others)),
        ("income", income),
        ("gondoliers", gondoliers),
    )
    tip = TIPS.island(tally, built[view.seat], others, income)
    return Piece(island_key(island), "flag", 1, NO_FLAGS, attrs, island_name(island), tip)


@lru_cache(maxsize=4096)
def _cell(view: View, cell: int, tile: int, owner: int, is_open: bool) -> Piece:
    street = c.IS_STREET[cell]
    free = tile == c.EMPTY
    name = NAMES.cell(cell) if free else NAMES.tile_on(tile, cell)
    tip = TIPS.cell(street, is_open) if free else _tile_tip(view, tile, owner)
    attrs: Attrs = (("tile", c.TILE_IDS[tile]), ("owner", owner))
    return Piece(
        cell_key(cell), "street" if street else "building", 1, flagged(free=free, open=is_open), attrs, name, tip
    )


def _tile_tip(view: View, tile: int, owner: int) -> str:
    said = TIPS.plain_street() if tile == c.STREET_PLAIN else TIPS.tile(tile)
    return lines(said, TIPS.owned(view.names[owner] if owner >= 0 else ""))


@lru_cache(maxsize=4096)
def _tile(view: View, cell: int, tile: int, owner: int) -> Piece:
    customer = c.CUSTOMERS[tile - c.STREET_RED] if c.STREET_RED <= tile <= c.STREET_GREY else ""
    crests = tile - c.PALACE_1 + 1 if c.PALACE_1 <= tile <= c.PALACE_3 else 0
    attrs: Attrs = (
        ("cell", cell_key(cell)),
        ("owner", owner),
        ("customer", customer),
        ("crests", crests),
        ("button", cell_key(cell)),
    )
    tip = _tile_tip(view, tile, owner)
    return Piece(tile_key(cell), c.TILE_IDS[tile], 1, NO_FLAGS, attrs, NAMES.tile_on(tile, cell), tip)


@lru_cache(maxsize=2048)
def _dock(view: View, dock: int, by: int, prices: tuple[int, int]) -> Piece:
    colour = dock % c.N_DOCKS
    own = colour == view.seat
    price = 0 if by >= 0 else prices[not own]
    attrs: Attrs = (("owner", colour), ("by", by), ("price", price))
    name = NAMES.dock(dock, view.who(colour) if colour < len(view.names) else None)
    tip = TIPS.gondolier(used=False) if by >= 0 else TIPS.dock(own, price)
    return Piece(dock_key(dock), "dock", 1, flagged(free=by < 0, foreign=not own), attrs, name, tip)


@lru_cache(maxsize=2048)
def _gondolier(view: View, dock: int, seat: int, used: bool) -> Piece:
    attrs: Attrs = (("owner", seat), ("dock", dock_key(dock)), ("button", dock_key(dock)))
    name = NAMES.gondolier(view.who(seat), dock // c.N_DOCKS)
    return Piece(gondolier_key(dock), "gondolier", 1, flagged(used=used), attrs, name, TIPS.gondolier(used=used))
