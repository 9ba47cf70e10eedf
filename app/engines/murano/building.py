"""The Build action, special building cards and the final build.  R38, R50-R56, R72, R81, R82"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.murano.components import (
    BASILICA,
    BUILT_VP,
    CELLS,
    CRANES,
    CREST_AT,
    EFFECT,
    EMPTY,
    GLASSWORKS,
    GLASSWORKS_SORT,
    IS_STREET,
    ISLAND_OF,
    MARKED,
    MAX_TILES,
    PALACE_1,
    PALACE_SORT,
    RECRUIT_DRAW,
    SHOP_SORT,
    SORT_OF,
    SPECIAL,
    SPECIAL_SORT,
    STREET_SORT,
    STREETS_BESIDE,
    WORKSHOPS,
)

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

FACE = 15
STREET: Action = ("street",)
STOP: Action = ("stop",)
DECLINE: Action = ("decline",)
Step = tuple[Any, ...]


def empty_sorts(state: State) -> list[int]:
    """Sorts whose supply is empty; tiles before players do not count.  R70"""
    left = {
        STREET_SORT: len(state.streets),
        SHOP_SORT: len(state.shops),
        GLASSWORKS_SORT: state.glassworks,
        SPECIAL_SORT: state.specials_left,
        PALACE_SORT: len(state.palaces),
    }
    return [sort for sort, number in left.items() if not number]


def street_cells(state: State) -> list[int]:
    """Empty street spaces of islands in play.  R51"""
    return [
        cell
        for cell in range(len(CELLS))
        if IS_STREET[cell] and state.cells[cell] == EMPTY and ISLAND_OF[cell] in state.islands
    ]


def building_cells(state: State) -> list[int]:
    """Empty building spaces that touch a street tile.  R52, R53"""
    cells = state.cells
    return [
        cell
        for cell, streets in enumerate(STREETS_BESIDE)
        if streets and cells[cell] == EMPTY and any(cells[street] != EMPTY for street in streets)
    ]


def own_tiles(state: State, seat: int) -> list[int]:
    """Faces of the unbuilt tiles of a seat, equal ones once.  R29, R52"""
    faces = {tile & FACE for tile in state.own_shops[seat]} | {tile & FACE for tile in state.own_palaces[seat]}
    if state.own_glassworks[seat]:
        faces.add(GLASSWORKS)
    if state.own_specials[seat]:
        faces.add(SPECIAL)
    return sorted(faces)


def can_draw_street(state: State) -> bool:
    """Whether a street is left and has a space.  R56"""
    return bool(state.streets) and bool(street_cells(state))


def can_build(state: State, seat: int) -> bool:
    """Whether at least one tile can be placed.  R25, R56"""
    return can_draw_street(state) or bool(own_tiles(state, seat) and building_cells(state))


def begin_build(state: State, seat: int) -> None:
    """Up to three tiles, decided one at a time.  R38, R50"""
    state.laid = 0
    state.agenda.append(("build",))


def ask_build(state: State, step: Step) -> None:
    """A street, an own tile on a legal space, or stop after the first.  R50, R52, R56"""
    seat = state.active
    if state.laid == MAX_TILES:
        return
    offers: list[Action] = [STREET] if can_draw_street(state) else []
    tiles = own_tiles(state, seat)
    if tiles:
        cells = building_cells(state)
        offers += [("tile", tile, cell) for tile in tiles for cell in cells]
    if offers and state.laid:
        offers.append(STOP)
    if offers:
        state.decision = "build_step"
        state.actor = seat
        state.offers = offers


def draw_street(state: State, action: Action) -> None:
    """Take the top street and show it; it must be placed.  R51"""
    state.drawn_street = state.streets.pop()
    state.revealed += 1
    tile_left(state)
    if state.trace is not None:
        state.trace.append(("street_drawn", state.active, state.drawn_street))
    state.agenda.append(("street",))


def tile_left(state: State) -> None:
    """A tile has left a supply: the end may be triggered.  R70, R74"""
    from app.engines.murano.turn import check_end

    state.still = 0
    check_end(state)


def ask_street(state: State, step: Step) -> None:
    """Any empty street space.  R51"""
    state.decision = "place_street"
    state.actor = state.active
    state.offers = [("lay", cell) for cell in street_cells(state)]


def place_street(state: State, action: Action) -> None:
    """It costs nothing, brings nothing, and counts as one of the three tiles.  R51"""
    tile, state.drawn_street = state.drawn_street, 0
    state.laid += 1
    put_tile(state, action[1], tile, -1)
    if state.trace is not None:
        state.trace.append(("street_laid", state.active, tile, action[1]))
    state.agenda.append(("build",))


def put_tile(state: State, cell: int, tile: int, seat: int) -> None:
    """Lay a tile for good and count it.  R53"""
    from app.engines.murano.state import columns_of

    state.cells[cell] = tile
    state.markers[cell] = seat
    first = ISLAND_OF[cell] * state.columns
    for column in columns_of(tile, seat):
        state.tally[first + column] += 1
    if SORT_OF[tile] == PALACE_SORT:
        state.tally[first + CREST_AT] += tile - PALACE_1 + 1


def build_tile(state: State, action: Action) -> None:
    """Place an own tile; a Build action goes on, a final build does not.  R50, R54, R72"""
    _, tile, cell = action
    seat = state.active
    if state.decision == "build_step":
        state.laid += 1
        state.agenda.append(("build",))
    sort = SORT_OF[tile]
    if sort in (SHOP_SORT, PALACE_SORT):
        held = state.own_shops[seat] if sort == SHOP_SORT else state.own_palaces[seat]
        held.remove(next(each for each in held if each & FACE == tile))
        state.revealed += 1  # its face becomes public
    elif tile == GLASSWORKS:
        state.own_glassworks[seat] -= 1
    else:
        state.own_specials[seat] -= 1
    put_tile(state, cell, tile, seat if MARKED[sort] else -1)
    points = BUILT_VP[sort] + crane_points(state, seat, sort)
    state.vp[seat] += points
    if state.trace is not None:
        state.trace.append(("built", seat, tile, cell, points))
    if tile == SPECIAL:
        state.agenda.append(("special",))


def crane_points(state: State, seat: int, sort: int) -> int:
    """1 VP for each crane that shows the building.  R82"""
    return sum(state.owns(seat, card) for card, sorts in CRANES.items() if sort in sorts)


def stop_building(state: State, action: Action) -> None:
    """Stop after at least one tile.  R50"""


# -- special building cards


def draw_specials(state: State, step: Step) -> None:
    """Draw the top 3 special building cards and look at them.  R55"""
    number = min(RECRUIT_DRAW, len(state.specials))
    state.drawn = [state.specials.pop() for _ in range(number)]
    del state.special_seen[len(state.specials) :]
    state.revealed += 1
    ask_special(state, step)


def ask_special(state: State, step: Step) -> None:
    """One must be taken, unless the option forbids another workshop.  R55, R92"""
    seat = state.active
    cards = sorted(card for card in state.drawn if may_take(state, seat, card))
    state.asked = ("ask_special",)
    if cards:
        state.decision = "choose_special_card"
        state.actor = seat
        state.offers = [("card", card) for card in cards]
    else:
        put_under(state.specials, state.special_seen, state.drawn, seat)
        state.drawn = []


def may_take(state: State, seat: int, card: int) -> bool:
    """Whether a card may be chosen: at most one workshop with the option.  R92"""
    if not state.options["max_one_workshop"] or card not in WORKSHOPS:
        return True
    return not any(state.cards[seat] >> workshop & 1 for workshop in WORKSHOPS)


def choose_special(state: State, action: Action) -> None:
    """Lay the card open; it works from the next turn on, a Basilica pays now.  R55, R81"""
    seat = state.active
    card = action[1]
    state.drawn.remove(card)
    put_under(state.specials, state.special_seen, state.drawn, seat)
    state.drawn = []
    state.cards[seat] |= 1 << card
    state.fresh[seat] |= 1 << card
    if state.trace is not None:
        state.trace.append(("special_card", seat, card))
    if card == BASILICA:
        state.vp[seat] += EFFECT[card]["amount"]


def put_under(deck: list[int], seen: list[int], cards: list[int], seat: int) -> None:
    """Put cards under a deck in the order drawn; only this seat knows them.  R5, R36, R55"""
    deck[:0] = cards[::-1]
    seen[:0] = [1 << seat] * len(cards)


# -- the last round


def ask_final_build(state: State, step: Step) -> None:
    """The tile just bought may be placed at once; not asked without a legal space.  R72"""
    cells = building_cells(state)
    if cells:
        state.decision = "final_build"
        state.actor = state.active
        state.offers = [*(("tile", step[1], cell) for cell in cells), DECLINE]


def decline(state: State, action: Action) -> None:
    """Leave it.  R36, R72"""
