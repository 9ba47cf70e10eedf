"""The table of Murano as a viewer sees it, in the zones that ``pieces`` lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano import components as c
from app.engines.murano.actions import IMPOSSIBLE, PALACES, dock_prices, gold_needed, income_of
from app.engines.murano.building import building_cells, may_take
from app.engines.murano.characters import recruit_price
from app.engines.murano.end import empty_sorts
from app.models.keys import make_key
from app.models.murano import pieces as kinds
from app.models.murano import routes
from app.models.murano.keys import (
    BUILD_STREET,
    CHARACTER_DECK,
    DRAWN_STREET,
    SPECIAL_DECK,
    cell_key,
    dock_key,
    face_key,
    gondolier_key,
    island_key,
    ship_key,
    space_key,
    stack_key,
    tile_key,
)
from app.models.murano.outlook import gain_of, island_scores
from app.models.murano.seat_zones import character_piece, seat_zones, special_piece
from app.models.table import Piece, Table, Zone, viewer_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.murano.state import State
    from app.match.seats import Seat

BOUGHT_AT = {
    "buy_glassworks": c.GLASSWORKS_SORT,
    "buy_shop": c.SHOP_SORT,
    "buy_palace": c.PALACE_SORT,
    "buy_special_building": c.SPECIAL_SORT,
}
"""The sort of tiles that an action buys."""


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as the seat ``viewer`` may see it."""
    zones = [_ring(state, viewer), _ships(state), *_islands(state, viewer), _depot(state, viewer)]
    zones += [_supply(state), _offer(state, viewer)]
    for seat, each in enumerate(seats):
        zones += seat_zones(state, viewer, seat, each)
    return Table(tuple(zones), viewer_at(viewer, seats))


# the ring


def _ring(state: State, viewer: int) -> Zone:
    """The action spaces; while the viewer chooses one, with what it takes to reach each of them.  R2, R20-R25"""
    sold_out = empty_sorts(state)
    # By action, not by space: several spaces have the same action, and the gold does not depend on the space.
    least = {action: gold_needed(state, viewer, action) for action in set(c.ACTION)}
    found = routes.reaches(state) if state.actor == viewer else []
    target = state.target if state.decision == "move_ship" else kinds.NONE
    pieces = tuple(
        kinds.SpacePiece(
            space_key(space),
            action,
            space=space,
            ship=state.ships.index(space) if space in state.ships else kinds.NONE,
            sold_out=BOUGHT_AT.get(action, kinds.NONE) in sold_out,
            least=kinds.NONE if least[action] == IMPOSSIBLE else least[action],
            target=space == target,
            reach=found[space] if found else None,
        )
        for space, action in enumerate(c.ACTION)
    )
    return kinds.RingZone(
        "ring",
        pieces,
        target=target,
        sharing=state.sharing and target >= 0,
        plan=routes.made(state),
        route=routes.suggested(state) if state.actor == viewer else (),
    )


def _ships(state: State) -> Zone:
    """The ships.  R3"""
    pieces = []
    for ship, space in enumerate(state.ships):
        beside = [ship_key(other) for other, there in enumerate(state.ships) if there == space and other != ship]
        face = "red" if ship == c.RED_SHIP else "black"
        pieces.append(kinds.ShipPiece(ship_key(ship), face, space=space, beside=beside[0] if beside else ""))
    return Zone("ships", tuple(pieces))


# islands

_CELLS_OF = [
    [
        (cell, cell_key(cell), tile_key(cell), "street" if c.IS_STREET[cell] else "building")
        for cell, at in enumerate(c.ISLAND_OF)
        if at == island
    ]
    for island in range(c.N_ISLANDS)
]
"""By island, its spaces: number, key of the space, key of the tile on it, and ``Piece.face``.

Made once: these keys are part of every table.
"""


def _islands(state: State, viewer: int) -> list[Zone]:
    """The islands with spaces, tiles, gondolas and gondoliers.  R4, R10"""
    sites = frozenset(building_cells(state))
    prices = dock_prices(state, viewer)
    return [_island(state, viewer, island, sites, prices) for island in range(c.N_ISLANDS)]


def _island(state: State, viewer: int, island: int, sites: frozenset[int], prices: tuple[int, int]) -> Zone:
    """An island: its flag, and if it is in play its spaces, tiles, gondolas and gondoliers, in this order."""
    key = island_key(island)
    if island not in state.islands:
        return Zone(key, (kinds.FlagPiece(key, island=island, counts=None),))
    docks = range(island * c.N_DOCKS, (island + 1) * c.N_DOCKS)
    own_price, other_price = prices
    pieces: list[Piece] = [kinds.FlagPiece(key, "flag", island=island, counts=_counts(state, viewer, island))]
    tiles: list[Piece] = []
    for cell, cell_at, tile_at, face in _CELLS_OF[island]:
        tile, owner = state.cells[cell], state.markers[cell]
        pieces.append(kinds.CellPiece(cell_at, face, cell=cell, tile=tile, owner=owner, is_open=cell in sites))
        if tile:
            kind = c.TILE_IDS[tile]  # a click on the tile means its space
            tiles.append(kinds.TilePiece(tile_at, kind, button=cell_at, cell=cell, tile=tile, owner=owner))
    pieces += tiles
    for dock in docks:
        taken_by = state.docks[dock]
        free_price = own_price if dock % c.N_DOCKS == viewer else other_price
        price = 0 if taken_by >= 0 else free_price
        pieces.append(kinds.DockPiece(dock_key(dock), "dock", dock=dock, taken_by=taken_by, price=price))
    return Zone(key, (*pieces, *_gondoliers(state, island, docks)))


def _gondoliers(state: State, island: int, docks: range) -> list[Piece]:
    """The gondoliers at an island.  R60"""
    at = [state.docks[dock] for dock in docks]
    # Gondoliers of one seat at an island are all alike (R29), and the state only counts those that have served.  So a
    # seat's last ones in the order of the gondolas are shown as used; ``sources`` names the first ones as unused.
    left = [at.count(seat) - state.used[seat * c.N_ISLANDS + island] for seat in range(state.players)]
    found: list[Piece] = []
    for dock, by in zip(docks, at, strict=True):
        if by >= 0:
            left[by] -= 1
            used = left[by] < 0
            key = gondolier_key(dock)
            found.append(kinds.GondolierPiece(key, "gondolier", button=dock_key(dock), dock=dock, owner=by, used=used))
    return found


def _counts(state: State, viewer: int, island: int) -> kinds.IslandCounts:
    """What is counted on an island, from the side of the viewer.  R64"""
    tally = state.tally[island * state.columns : (island + 1) * state.columns]
    built = [state.buildings_of(island, seat) for seat in range(state.players)]
    docks = state.docks[island * c.N_DOCKS : (island + 1) * c.N_DOCKS]
    return kinds.IslandCounts(
        customers=tuple(tally[c.CUSTOMER_AT : c.CUSTOMER_AT + len(c.CUSTOMERS)]),
        shops=tuple(tally[c.SHOP_AT : c.SHOP_AT + len(c.CUSTOMERS)]),
        glassworks=tally[c.GLASSWORKS_AT],
        palaces=tally[c.PALACE_AT],
        crests=tally[c.CREST_AT],
        specials=tally[c.SPECIAL_AT],
        mine=built[viewer],
        others=sum(built) - built[viewer],
        income=income_of(state, viewer, island),
        gondoliers=tuple(docks.count(seat) for seat in range(state.players)),
    )


# stacks and decks


def _depot(state: State, viewer: int) -> Zone:
    """The island with stacks, decks and bag, and how near the last round is.  R12, R70, R73"""
    half = len(state.streets) // 2  # the rules have one supply of streets, the board shows two stacks (R12)
    gone = tuple(c.SORTS[sort] for sort in empty_sorts(state))
    missing = 0 if state.ended else c.EMPTY_SORTS - len(gone)
    # A click on a stack of streets means the button that draws one.
    drawn = BUILD_STREET if state.decision == "build_step" and state.actor == viewer else ""
    streets = [
        kinds.StackPiece(
            stack_key("street", nth), "", count, button=drawn, sort="street", left=len(state.streets), missing=missing
        )
        for nth, count in enumerate((len(state.streets) - half, half))
    ]
    left = {
        "glassworks": state.glassworks,
        "shop": len(state.shops),
        "palace": len(state.palaces),
        "special_building": state.specials_left,
    }
    stacks = [
        kinds.StackPiece(stack_key(sort), "", count, sort=sort, left=count, missing=missing)
        for sort, count in left.items()
    ]
    bag = kinds.BagPiece("bag", "bag", sum(state.bag), beads=tuple(state.bag))
    return kinds.DepotZone(
        "depot",
        (*streets, *stacks, _characters(state, viewer), _specials(state, viewer), bag),
        sold_out=gone,
        missing=missing,
        ended=state.ended,
        warns=state.actor != NOBODY and state.decision != "assign_characters",
    )


def _characters(state: State, viewer: int) -> kinds.DeckPiece:
    """The deck of characters, with what the viewer knows of every character.  R5, R120"""
    found = [kinds.CardPlace()] * len(c.CHARACTERS)
    if state.players < c.MOST_PLAYERS:
        found = [kinds.CardPlace("absent" if gone else "") for gone in c.FOUR_PLAYERS_ONLY]
    for seat in range(state.players):
        for card in state.scored[seat]:
            found[card] = kinds.CardPlace("scored", seat)
        if seat == viewer or state.over():
            for card in state.hand[seat]:
                found[card] = kinds.CardPlace("owned", seat)
    # A seat knows where a card is in the deck only if it has put it under the deck itself.
    for card, seats in zip(state.characters, state.known, strict=True):
        if seats >> viewer & 1:
            found[card] = found[card]._replace(place="under")
    return kinds.DeckPiece(CHARACTER_DECK, "", len(state.characters), cards=c.CHARACTERS, found=tuple(found))


def _specials(state: State, viewer: int) -> kinds.DeckPiece:
    """The deck of special building cards, with what the viewer knows of every card.  R55, R120"""
    found = [kinds.CardPlace()] * len(c.SPECIALS)
    for seat, held in enumerate(state.cards):
        for card in range(len(c.SPECIALS)):
            if held >> card & 1:
                found[card] = kinds.CardPlace("owned", seat)
    for card, seats in zip(state.specials, state.specials_known, strict=True):
        if seats >> viewer & 1:
            found[card] = found[card]._replace(place="under")
    return kinds.DeckPiece(SPECIAL_DECK, "", len(state.specials), cards=c.SPECIALS, found=tuple(found))


def _supply(state: State) -> Zone:
    """Gondoliers in the general supply.  R42"""
    pieces = (
        kinds.GondoliersPiece(make_key("supply", seat), "gondolier", number, owner=seat, ready=False)
        for seat, number in enumerate(state.supply)
    )
    return Zone("supply", tuple(pieces))


# what the seat to act chooses from


def _offer(state: State, viewer: int) -> Zone:
    """What the seat to act chooses from, open or face down as the viewer may see it.  R5, R32, R36, R51, R55"""
    kind, pieces = "", list[Piece]()
    is_asked = state.actor == viewer
    if state.decision in ("choose_character", "start_character"):
        kind, pieces = "characters", _candidates(state, viewer) if is_asked else _face_down(state)
    elif state.decision == "choose_special_card":
        kind, pieces = "specials", _special_cards(state, viewer) if is_asked else _face_down(state)
    elif state.decision == "choose_tile_from_stack":
        kind, pieces = "stack", _looked_through(state) if is_asked else []
    elif street := state.drawn_street:
        kind, pieces = "street", [kinds.DrawnStreetPiece(DRAWN_STREET, c.TILE_IDS[street], tile=street)]
    return kinds.OfferZone("offer", tuple(pieces), kind=kind)


def _candidates(state: State, viewer: int) -> list[Piece]:
    """The characters to choose from, each with what it would score now."""
    return [
        character_piece(
            card,
            island_scores(state, viewer, card),
            gain=gain_of(state, viewer, card),
            price=recruit_price(state, viewer),
        )
        for card in sorted(state.drawn)
    ]


def _special_cards(state: State, viewer: int) -> list[Piece]:
    return [special_piece(card, barred=not may_take(state, viewer, card)) for card in sorted(state.drawn)]


def _face_down(state: State) -> list[Piece]:
    return [kinds.FaceDownPiece(make_key("drawn", n), drawn=True) for n in range(len(state.drawn))]


def _looked_through(state: State) -> list[Piece]:
    """The stack of shops or palaces that is looked through, one piece per face.  R32"""
    stack = state.palaces if state.bought == PALACES else state.shops
    return [
        kinds.FacePiece(face_key(face), c.TILE_IDS[face], stack.count(face), tile=face) for face in sorted(set(stack))
    ]
