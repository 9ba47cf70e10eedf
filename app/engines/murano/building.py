"""The Build action, special building cards and the final build.  R38, R50-R56, R72, R81, R82"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.murano.components import (
    BASILICA,
    BUILT_VP,
    BY_BUILDING,
    BY_SPECIALS,
    CRANES,
    EFFECT,
    FACE,
    GLASSWORKS,
    GLASSWORKS_SORT,
    ISLAND_OF,
    MARKED,
    MAX_TILES,
    PALACE_SORT,
    SORT_OF,
    SPECIAL,
    SPECIAL_DRAW,
    SPECIAL_SORT,
    WORKSHOPS,
)
from app.engines.murano.decks import draw, put_under, take
from app.engines.murano.end import tile_left
from app.engines.murano.ground import put_tile
from app.engines.murano.money import gain_vp, score

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

STREET: Action = ("street",)
STOP: Action = ("stop",)
LEAVE: Action = ("leave",)
_LAY: tuple[Action, ...] = tuple(("lay", cell) for cell in range(len(ISLAND_OF)))
_TILE: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("tile", tile, cell) for cell in range(len(ISLAND_OF))) for tile in range(len(SORT_OF))
)
Step = tuple[Any, ...]


def street_cells(state: State) -> tuple[int, ...]:
    """Empty street spaces of islands in play.  R51"""
    return state.gaps


def building_cells(state: State) -> tuple[int, ...]:
    """Empty building spaces that touch a street tile.  R52, R53"""
    return state.sites


def own_tiles(state: State, seat: int) -> list[int]:
    """Faces of the unbuilt tiles of a seat, equal ones once.  R29, R52"""
    faces = {tile & FACE for tile in state.own_shops[seat] + state.own_palaces[seat]}
    if state.own_glassworks[seat]:
        faces.add(GLASSWORKS)
    if state.own_specials[seat]:
        faces.add(SPECIAL)
    return sorted(faces)


def can_draw_street(state: State) -> bool:
    """Whether a street is left and has a space.  R56"""
    return bool(state.streets and state.gaps)


def can_build(state: State, seat: int) -> bool:
    """Whether at least one tile can be placed.  R25, R56"""
    if state.streets and state.gaps:  # as in ``can_draw_street``
        return True
    if not state.sites:
        return False
    tiles = state.own_shops[seat] or state.own_palaces[seat] or state.own_glassworks[seat] or state.own_specials[seat]
    return bool(tiles)


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
        for tile in tiles:
            actions = _TILE[tile]
            offers += [actions[cell] for cell in cells]
    if offers and state.laid:
        offers.append(STOP)
    state.ask("build_step", seat, offers)


def draw_street(state: State, action: Action) -> None:
    """Take the top street and show it; it must be placed.  R51"""
    state.drawn_street = state.streets.pop()
    state.revealed += 1
    state.chance_events += 1
    if state.trace is not None:
        state.trace.append(("street_drawn", state.active, state.drawn_street))
    tile_left(state)
    state.agenda.append(("street",))


def ask_street(state: State, step: Step) -> None:
    """Any empty street space.  R51"""
    state.ask("place_street", state.active, [_LAY[cell] for cell in street_cells(state)])


def place_street(state: State, action: Action) -> None:
    """It costs nothing, brings nothing, and counts as one of the three tiles.  R51"""
    tile, state.drawn_street = state.drawn_street, 0
    state.laid += 1
    put_tile(state, action[1], tile, -1)
    if state.trace is not None:
        state.trace.append(("street_laid", state.active, tile, action[1]))
    state.agenda.append(("build",))


def build_tile(state: State, action: Action) -> None:
    """Place an own tile; a Build action goes on, a final build does not.  R50, R54, R72"""
    _, tile, cell = action
    seat = state.active
    sort = SORT_OF[tile]
    if state.decision == "build_step":
        state.laid += 1
        state.agenda.append(("build",))
        give_away(state, seat, tile, first=True)
    else:
        give_away(state, seat, tile, first=False)
    put_tile(state, cell, tile, seat if MARKED[sort] else -1)
    by_cranes = crane_points(state, seat, sort)
    score(state, seat, BUILT_VP[sort], BY_BUILDING)
    score(state, seat, by_cranes, BY_SPECIALS)
    if state.trace is not None:
        state.trace.append(("built", seat, tile, cell, BUILT_VP[sort] + by_cranes))
    if tile == SPECIAL:
        state.agenda.append(("special",))


def give_away(state: State, seat: int, tile: int, *, first: bool) -> None:
    """An unbuilt tile leaves the seat: the one of this face that it has held longest, or just bought.

    The face of a shop or palace becomes public.  R29, R54, R72
    """
    if tile == GLASSWORKS:
        state.own_glassworks[seat] -= 1
    elif tile == SPECIAL:
        state.own_specials[seat] -= 1
    else:
        held = unbuilt(state, seat, SORT_OF[tile])
        del held[[each & FACE for each in held].index(tile) if first else -1]
        state.revealed += 1


def unbuilt(state: State, seat: int, sort: int) -> list[int]:
    """A seat's unbuilt shops or palaces."""
    return state.own_palaces[seat] if sort == PALACE_SORT else state.own_shops[seat]


def crane_points(state: State, seat: int, sort: int) -> int:
    """1 VP for each crane that shows the building.  R82"""
    if not state.cards[seat]:
        return 0
    return sum(EFFECT[card]["amount"] for card, sorts in CRANES.items() if sort in sorts and state.owns(seat, card))


def stop_building(state: State, action: Action) -> None:
    """Stop after at least one tile.  R50"""


# -- special building cards


def draw_specials(state: State, step: Step) -> None:
    """Draw the top 3 special building cards and look at them; one must be taken.  R55

    Only if the option forbids all of them, none is.  R92 (ruling)
    """
    draw(state, state.specials, state.specials_known, SPECIAL_DRAW, state.active)
    if any(may_take(state, state.active, card) for card in state.drawn):
        state.agenda.append(("ask_special",))
    else:
        put_under(state, state.specials, state.specials_known, state.active)


def ask_special(state: State, step: Step) -> None:
    """Any of the cards drawn that may be taken.  R55, R92"""
    seat = state.active
    cards = sorted(card for card in state.drawn if may_take(state, seat, card))
    state.ask("choose_special_card", seat, [("card", card) for card in cards])


def may_take(state: State, seat: int, card: int) -> bool:
    """Whether a card may be chosen: at most one workshop with the option.  R92"""
    if not state.options["max_one_workshop"] or card not in WORKSHOPS:
        return True
    return not any(state.cards[seat] >> workshop & 1 for workshop in WORKSHOPS)


def choose_special(state: State, action: Action) -> None:
    """Lay the card open; it works from the next turn on, a Basilica pays now.  R55, R81"""
    seat, card = state.active, action[1]
    take(state, card)
    put_under(state, state.specials, state.specials_known, seat)
    state.cards[seat] |= 1 << card
    state.fresh[seat] |= 1 << card
    state.revealed += 1
    if state.trace is not None:
        state.trace.append(("special_card", seat, card))
    if card == BASILICA:
        gain_vp(state, seat, EFFECT[card]["amount"], BY_SPECIALS, "basilica")


# -- the last round


def ask_final_build(state: State, step: Step) -> None:
    """The tile just bought may be placed at once; not asked without a legal space.  R28, R72"""
    seat = state.active
    cells = building_cells(state)
    if cells:
        tile = bought_last(state, seat, step[1])
        state.ask("final_build", seat, [*[_TILE[tile][cell] for cell in cells], LEAVE])


def bought_last(state: State, seat: int, sort: int) -> int:
    """The tile of a sort that a seat has just bought.  R72"""
    if sort == GLASSWORKS_SORT:
        return GLASSWORKS
    return SPECIAL if sort == SPECIAL_SORT else unbuilt(state, seat, sort)[-1] & FACE


def leave(state: State, action: Action) -> None:
    """The tile just bought stays unbuilt.  R72"""
    if state.trace is not None:
        state.trace.append(("left_unbuilt", state.active))
