"""Positions for the tests: name what matters, the rest is filled in."""

from app.engines import GAMES
from app.engines.murano.components import (
    ACTION,
    CELLS,
    CHARACTERS,
    FACE,
    ISLAND_OF,
    ISLANDS,
    MARKED,
    N_DOCKS,
    N_SPACES,
    PLAYER_COLOURS,
    RING,
    SORT_OF,
    SORTS,
    SPECIALS,
    STREET_CELLS,
    TILE_IDS,
    tiles_of,
)
from app.engines.murano.flow import run
from app.engines.murano.ground import survey
from app.engines.murano.invariants import table

GAME = GAMES["murano"]
A, B, C, D = range(4)
ANCHORS = "18 01 03 05 08 11 13 15"
BEAD = {"red": 0, "blue": 1, "green": 2}


def a_state(
    players=2,
    *,
    ships=ANCHORS,
    board=None,
    docks=None,
    unbuilt=None,
    beads=None,
    hand=None,
    cards=None,
    fresh=None,
    top=None,
    characters=None,
    specials=None,
    streets_left=None,
    left=None,
    active=A,
    start=A,
    **per_seat,
):
    """The beginning of the active player's turn with exactly what is named.

    Args:
        ships: Two digits of each ship's space; the red one first.
        board: Tile (and owner) by cell: ``{"navagero_s1": "street_red", "navagero_b1": "shop_red A"}``.
        docks: Seats by gondola: ``{"navagero_dock_white": A}``.
        unbuilt, beads, hand, cards: Ids per seat in a line; ``cards`` are special building cards that
            work already, ``fresh`` those laid out in this turn.
        top: Tiles on top of the stacks, first drawn first.
        characters, specials: Cards on top of the decks, first drawn first.
        streets_left: Streets in supply; the others lie on the map, from the last space on.
        left: Tiles of other sorts in supply; the others lie unbuilt before the last seat.
        per_seat: Options, and figures of a seat: ``gold={A: 3}``.
    """
    options = {option.key: per_seat.pop(option.key) for option in GAME.options if option.key in per_seat}
    state = GAME.new(players, options, seed=7)
    state.start, state.active, state.round, state.turn = start, active, 1, 1
    state.agenda, state.offers, state.drawn, state.drawn_known = [], [], [], []
    state.ships = [int(ship) - 1 for ship in ships.split()]
    pool = {sort: tiles_of(name, players) for sort, name in enumerate(SORTS)}

    state.removed = [pool[SORTS.index("palace")].pop(0)] if players < 4 else []

    def pull(name):
        tile = TILE_IDS.index(name)
        pool[SORT_OF[tile]].remove(tile)
        return tile

    first = [pull(name) for name in (top or "").split()]
    for cell, text in (board or {}).items():
        lay(state, cell, text, pull)
    for dock, seat in (docks or {}).items():
        state.docks[number_of_dock(dock)] = seat
        state.ready[seat] -= 1
    for seat, text in (unbuilt or {}).items():
        for name in text.split():
            hold(state, seat, pull(name))
    for sort, number in (left or {}).items():
        tiles = pool[SORTS.index(sort)]
        while len(tiles) > number:
            hold(state, players - 1, tiles.pop())
    if streets_left is not None:
        free = [cell for cell in STREET_CELLS[players] if not state.cells[cell]]
        while len(pool[0]) > streets_left:
            state.cells[free.pop()] = pool[0].pop()
    stacks = [tiles + [tile for tile in first[::-1] if SORT_OF[tile] == sort] for sort, tiles in pool.items()]
    state.streets, state.shops, _, _, state.palaces = stacks
    state.glassworks, state.specials_left = len(stacks[2]), len(stacks[3])
    for seat, text in (beads or {}).items():
        for name in text.split():
            state.beads[seat][BEAD[name]] += 1
            state.bag[BEAD[name]] -= 1
    deal_cards(state, hand or {}, characters)
    deal_specials(state, cards or {}, fresh or {}, specials)
    for name, values in per_seat.items():
        for seat, value in values.items():
            getattr(state, name)[seat] = value
    for seat in range(players):
        if state.ready[seat] < 0:
            state.supply[seat] += state.ready[seat]
            state.ready[seat] = 0
    state.tally = table(state)
    survey(state)
    state.agenda = [("end_turn",), ("turn",)]
    return go(state)


def lay(state, cell, text, pull):
    """A tile on the map, with its owner's marker."""
    name, _, owner = text.partition(" ")
    tile = pull(name)
    state.cells[CELLS.index(cell)] = tile
    assert bool(owner) == MARKED[SORT_OF[tile]], text
    state.markers[CELLS.index(cell)] = "ABCD".index(owner) if owner else -1


def hold(state, seat, tile):
    """A tile unbuilt before a seat."""
    sort = SORTS[SORT_OF[tile]]
    if sort == "shop":
        state.own_shops[seat].append(tile)
    elif sort == "palace":
        state.own_palaces[seat].append(tile)
    elif sort == "glassworks":
        state.own_glassworks[seat] += 1
    else:
        state.own_specials[seat] += 1


def deal_cards(state, hand, top):
    """Characters in hands and on top of the deck."""
    pool = state.characters + state.boxed
    state.characters, state.boxed = [], []

    def pull(name):
        pool.remove(CHARACTERS.index(name))
        return CHARACTERS.index(name)

    for seat, text in hand.items():
        state.hand[seat] = [pull(name) for name in text.split()]
        state.recruited[seat] = len(state.hand[seat])
    first = [pull(name) for name in (top or "").split()]
    state.boxed, state.characters = pool[:5], pool[5:] + first[::-1]
    state.known = [0] * len(state.characters)


def deal_specials(state, cards, fresh, top):
    """Special building cards before players and on top of the deck."""
    pool = list(range(len(SPECIALS)))

    def pull(name):
        pool.remove(SPECIALS.index(name))
        return SPECIALS.index(name)

    for seat, text in [*cards.items(), *fresh.items()]:
        for name in text.split():
            state.cards[seat] |= 1 << pull(name)
    for seat, text in fresh.items():
        state.fresh[seat] = sum(1 << SPECIALS.index(name) for name in text.split())
    first = [pull(name) for name in (top or "").split()]
    state.specials = pool + first[::-1]
    state.specials_known = [0] * len(state.specials)


def go(state, *steps):
    """Run ``steps``, the first one first, then the rest of the agenda, up to a decision."""
    state.agenda += steps[::-1]
    state.offers = []
    run(state)
    state.check()
    return state


def acting(action, **kwargs):
    """The active player has gone to a space of the action with one free ship."""
    target = ACTION.index(action)
    ships = " ".join(f"{(target + step) % N_SPACES + 1:02}" for step in (9, 17, 2, 4, 6, 11, 13, 15))
    state = a_state(ships=ships, **kwargs)
    return do(state, f"act {RING[target]}", f"move {RING[target - 1]} {RING[target]}")


def scoring(**kwargs):
    """Everybody is scored, from the active player on."""
    state = a_state(**kwargs)
    state.agenda, state.ended = [("over",)], True
    seats = [(state.active + i) % state.players for i in range(state.players)]
    return go(state, *[step for seat in seats for step in (("assign", seat), ("gondolier_points", seat))])


def passing(state, ship="18"):
    """The player to act passes and moves a ship by one space if it can, else the first that can."""
    do(state, "pass")
    texts = said(state)
    text = next((text for text in texts if text.startswith(f"drift space_{ship}")), texts[0])
    return do(state, text)


def said(state):
    """What is legal, as text."""
    return [GAME.write(state, action) for action in state.legal()]


def verbs(state, verb):
    """The legal texts of one verb, without the verb."""
    return [text.partition(" ")[2] for text in said(state) if text.partition(" ")[0] == verb]


def do(state, *texts):
    """Play actions by text."""
    for text in texts:
        GAME.play(state, GAME.read(state, text))
        state.check()
    return state


def events(state, *texts):
    """Play actions by text; what happened."""
    state.trace = []
    do(state, *texts)
    happened, state.trace = state.trace, None
    return happened


def number_of_dock(dock):
    """The gondola of an id."""
    island, _, colour = dock.partition("_dock_")
    return ISLANDS.index(island) * N_DOCKS + PLAYER_COLOURS.index(colour)


def at(state, cell):
    """What lies on a cell: tile and owner."""
    number = CELLS.index(cell)
    owner = state.markers[number]
    return TILE_IDS[state.cells[number]] + (f" {'ABCD'[owner]}" if owner >= 0 else "")


def tiles(numbers):
    """Ids of tiles, sorted."""
    return sorted(TILE_IDS[tile & FACE] for tile in numbers)


def people(cards):
    """Ids of characters."""
    return [CHARACTERS[card] for card in cards]


def island_cells(island, kind):
    """Ids of an island's street (``s``) or building (``b``) spaces."""
    return [
        name
        for cell, name in enumerate(CELLS)
        if ISLANDS[ISLAND_OF[cell]] == island and name.removeprefix(f"{island}_").startswith(kind)
    ]
