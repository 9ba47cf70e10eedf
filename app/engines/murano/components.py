"""The lagoon, tiles and cards of Murano as tables; every space and card is a small integer.

All figures come from ``components.json``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def _data() -> dict[str, Any]:
    with (Path(__file__).parent / "components.json").open(encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    return data


_DATA = _data()
_START: dict[str, int] = _DATA["players"]["start"]
_ACTIONS: dict[str, dict[str, Any]] = _DATA["actions"]

PLAYER_COLOURS: tuple[str, ...] = tuple(colour["id"] for colour in _DATA["players"]["colors"])
LEAST_PLAYERS: int = _DATA["players"]["min"]
MOST_PLAYERS: int = _DATA["players"]["max"]
START_GOLD: int = _START["gold"]
START_VP: int = _START["vp"]
READY: int = _START["gondoliers_ready"]
IN_SUPPLY: int = _START["gondoliers_in_general_supply"]

BY_BUILDING, BY_SPECIALS, BY_PRODUCTION, BY_CHARACTERS, BY_GONDOLIERS = range(5)
N_KINDS = 5
"""Where points come from besides the start: tiles that are built (R54), special building cards (R81, R82, R83, R87),
what production costs (R40), characters (R60) and gondoliers that serve none (R62)."""

# Beads and customers have colours of their own order.
BEADS: tuple[str, ...] = tuple(_DATA["beads"]["colours"])
BEADS_EACH: int = _DATA["beads"]["per_colour"]
RED, BLUE, GREY = range(3)
CUSTOMERS = ("red", "blue", "grey")
"""Colours of customers and shops."""

# -- the ring

RING: tuple[str, ...] = tuple(space["id"] for space in _DATA["ring"])
ACTION: tuple[str, ...] = tuple(space["action"] for space in _DATA["ring"])
"""The 18 action spaces in the direction of travel, and which action each one is.  R2"""
N_SPACES = len(RING)
ANCHORS: tuple[int, ...] = tuple(i for i, space in enumerate(_DATA["ring"]) if space["anchor"])
"""Where the ships stand at first (R15)."""
N_SHIPS = len(ANCHORS)
RED_SHIP = 0
"""The ships are numbered, the red one first; the seven others are black.  R3"""

TAKE_GOLD: int = _ACTIONS["take_gold"]["amount"]
GLASSWORKS_COST: int = _ACTIONS["buy_glassworks"]["cost"]
SPECIAL_COST: int = _ACTIONS["buy_special_building"]["cost"]
TOP_COST: int = _ACTIONS["buy_shop_or_palace"]["cost_top"]
CHOOSE_COST: int = _ACTIONS["buy_shop_or_palace"]["cost_choose"]
RECRUIT_DRAW: int = _ACTIONS["recruit_character"]["draw"]
DOCK_COST: tuple[int, int] = (
    _ACTIONS["place_gondolier"]["cost_own_color"],
    _ACTIONS["place_gondolier"]["cost_other_color"],
)
MAX_TILES: int = _ACTIONS["build"]["max_tiles"]
GLASS_VP: int = _ACTIONS["production"]["vp_cost_per_glassworks"]
SALE: tuple[int, ...] = (0, *(_ACTIONS["production"]["sale"][str(number)] for number in (1, 2, 3)))
HIRE_COST: int = _ACTIONS["hire_or_dismiss"]["hire_cost"]
DISMISS_GAIN: int = _ACTIONS["hire_or_dismiss"]["dismiss_gain"]

# -- tiles: what can lie on a cell

EMPTY = 0
STREET_RED, STREET_BLUE, STREET_GREY, STREET_PLAIN = 1, 2, 3, 4
GLASSWORKS = 5
SHOP_RED, SHOP_BLUE, SHOP_GREY = 6, 7, 8
PALACE_1, PALACE_2, PALACE_3 = 9, 10, 11
SPECIAL = 12
TILE_IDS = (
    "",
    *(face["id"] for face in _DATA["tiles"]["street"]["faces"]),
    "glassworks",
    *(face["id"] for face in _DATA["tiles"]["shop"]["faces"]),
    *(face["id"] for face in _DATA["tiles"]["palace"]["faces"]),
    "special_building",
)
SORTS = ("street", "shop", "glassworks", "special_building", "palace")
STREET_SORT, SHOP_SORT, GLASSWORKS_SORT, SPECIAL_SORT, PALACE_SORT = range(len(SORTS))
SORT_OF: tuple[int, ...] = (
    -1,
    *[STREET_SORT] * 4,
    GLASSWORKS_SORT,
    *[SHOP_SORT] * 3,
    *[PALACE_SORT] * 3,
    SPECIAL_SORT,
)
BUILT_VP: tuple[int, ...] = tuple(_DATA["tiles"][sort]["built_vp"] for sort in SORTS)
MARKED: tuple[bool, ...] = tuple(_DATA["tiles"][sort]["marker"] for sort in SORTS)


def _faces(sort: str) -> list[tuple[int, int]]:
    """(tile, count) of a sort."""
    return [(TILE_IDS.index(face["id"]), face["count"]) for face in _DATA["tiles"][sort]["faces"]]


def tiles_of(sort: str, players: int) -> list[int]:
    """All tiles of a sort at a player count, before the random palace is removed.  R11"""
    gone = {}
    if players < MOST_PLAYERS:
        removals = _DATA["removals"]
        gone = {f"shop_{colour}": number for colour, number in removals["shops"].items()}
        gone |= {f"street_{colour}": number for colour, number in removals["streets"].items()}
        gone |= {"glassworks": removals["glassworks"], "special_building": removals["special_buildings"]}
    return [tile for tile, count in _faces(sort) for _ in range(count - gone.get(TILE_IDS[tile], 0))]


PALACES_REMOVED: int = _DATA["removals"]["palaces_random"]
EMPTY_SORTS: int = _DATA["empty_sorts"]

# -- islands

ISLANDS: tuple[str, ...] = tuple(island["id"] for island in _DATA["islands"])
N_ISLANDS = len(ISLANDS)
CELLS: tuple[str, ...] = tuple(cell["id"] for island in _DATA["islands"] for cell in island["cells"])
_CELL = {cell: index for index, cell in enumerate(CELLS)}
ISLAND_OF: tuple[int, ...] = tuple(number for number, island in enumerate(_DATA["islands"]) for _ in island["cells"])
IS_STREET: tuple[bool, ...] = tuple(cell["kind"] == "street" for island in _DATA["islands"] for cell in island["cells"])
STREETS_BESIDE: dict[int, tuple[int, ...]] = {
    _CELL[cell["id"]]: tuple(_CELL[street] for street in cell["adjacent_streets"])
    for island in _DATA["islands"]
    for cell in island["cells"]
    if cell["kind"] == "building"
}
"""Street spaces that each building space touches (R52)."""
BUILDINGS_BESIDE: dict[int, tuple[int, ...]] = {
    street: tuple(cell for cell, streets in STREETS_BESIDE.items() if street in streets)
    for street, is_street in enumerate(IS_STREET)
    if is_street
}
"""Building spaces that touch each street space, in their order."""
N_DOCKS = len(PLAYER_COLOURS)


def islands_in_play(players: int) -> tuple[int, ...]:
    """Islands with spaces and gondolas.  R10"""
    return tuple(number for number, island in enumerate(_DATA["islands"]) if players in island["in_play"])


STREET_CELLS: dict[int, tuple[int, ...]] = {
    players: tuple(
        cell for cell, street in enumerate(IS_STREET) if street and ISLAND_OF[cell] in islands_in_play(players)
    )
    for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)
}
"""Street spaces in play by number of players."""

# -- cards

CHARACTERS: tuple[str, ...] = tuple(card["id"] for card in _DATA["characters"])
HOME: tuple[int, ...] = tuple(ISLANDS.index(card["island"]) if card["island"] else -1 for card in _DATA["characters"])
"""Island that a character is bound to; -1 for any."""
FOUR_PLAYERS_ONLY: tuple[bool, ...] = tuple(card["removed_with_2_3_players"] for card in _DATA["characters"])
SCORING: tuple[dict[str, Any], ...] = tuple(card["scoring"] for card in _DATA["characters"])
CHARACTERS_REMOVED: int = _DATA["characters_removed"]

SPECIALS: tuple[str, ...] = tuple(card["id"] for card in _DATA["specials"])
(
    BANK,
    BASILICA,
    CRANE_A,
    CRANE_B,
    HARBOR,
    HARBOR_TAVERN,
    HOSTEL,
    COUNTING_HOUSE,
    WORKSHOP_RED_BLUE,
    WORKSHOP_BLUE_GREEN,
    WORKSHOP_RED_GREEN,
    LIGHTHOUSE,
    ASSEMBLY_HALL,
    INN,
    GUILD_HALL,
) = range(len(SPECIALS))
EFFECT: tuple[dict[str, Any], ...] = tuple(card["effect"] for card in _DATA["specials"])
WORKSHOPS: dict[int, tuple[int, int]] = {
    card: (BEADS.index(EFFECT[card]["pair"][0]), BEADS.index(EFFECT[card]["pair"][1]))
    for card in (WORKSHOP_RED_BLUE, WORKSHOP_BLUE_GREEN, WORKSHOP_RED_GREEN)
}
CRANES: dict[int, tuple[int, ...]] = {
    card: tuple(SORTS.index(sort) for sort in EFFECT[card]["tiles"]) for card in (CRANE_A, CRANE_B)
}

PASS_GOLD = 1  # R26
RED_SHIP_GOLD = 1  # R91
SPECIAL_DRAW = 3  # R55
PASS_ROUNDS, STILL_ROUNDS = 10, 40  # R74

# -- how a position keeps tiles

LOOK_BITS = 4
FACE = (1 << LOOK_BITS) - 1
"""A hidden tile is ``face | looks of seat 0 << 4 | looks of seat 1 << 8 ...`` (see ``State.tag``)."""

CUSTOMER_AT, SHOP_AT, GLASSWORKS_AT, PALACE_AT, SPECIAL_AT, CREST_AT, OWN_AT = 0, 3, 6, 7, 8, 9, 10
"""First columns of the table per island: customers and shops by colour, then single counts, then per seat."""
OWN_WIDTH = 5
OWN_SHOP, OWN_GLASSWORKS, OWN_GONDOLIERS = 0, 3, 4
"""Columns per seat from ``OWN_AT`` on: shops by colour, glassworks, gondoliers at the island."""


def width(players: int) -> int:
    """Columns per island."""
    return OWN_AT + OWN_WIDTH * players


def columns_of(tile: int, seat: int) -> list[int]:
    """Columns that a tile with a seat's marker (or -1) raises by one, the crests' by one for each."""
    own = OWN_AT + OWN_WIDTH * seat
    if STREET_RED <= tile <= STREET_GREY:
        return [CUSTOMER_AT + tile - STREET_RED]
    if SHOP_RED <= tile <= SHOP_GREY:
        return [SHOP_AT + tile - SHOP_RED, own + OWN_SHOP + tile - SHOP_RED]
    if tile == GLASSWORKS:
        return [GLASSWORKS_AT, own + OWN_GLASSWORKS]
    if PALACE_1 <= tile <= PALACE_3:
        return [PALACE_AT, *[CREST_AT] * (tile - PALACE_1 + 1)]
    return [SPECIAL_AT] if tile == SPECIAL else []


# -- the map, in widths of a cell: corners of cells, centres of everything else


def _places(entries: list[dict[str, Any]]) -> tuple[tuple[float, float], ...]:
    return tuple((float(entry["x"]), float(entry["y"])) for entry in entries)


SPACE_AT = _places(_DATA["ring"])
CELL_AT = _places([cell for island in _DATA["islands"] for cell in island["cells"]])
DOCK_AT = _places([dock for island in _DATA["islands"] for dock in island["docks"]])
FLAG_AT = _places([island["flag"] for island in _DATA["islands"]])
