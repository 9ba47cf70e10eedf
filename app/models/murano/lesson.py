"""Sets up positions of Murano for lessons, from the names of spaces, tiles and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.murano import components as c
from app.engines.murano.flow import run
from app.engines.murano.ground import survey
from app.engines.murano.invariants import table

if TYPE_CHECKING:
    from app.engines.murano.state import State

_PER_SEAT = ("gold", "points", "beads", "unbuilt", "hand", "works")
_FIELDS = ("active", "round", "last", "ships", "board", "gondolas", "tiles", "characters", "specials", *_PER_SEAT)
_PALACES = (c.PALACE_1, c.PALACE_2, c.PALACE_3)


def arrange(state: State, wish: Mapping[str, Any]) -> None:
    """Change the first position of a game into another position at the beginning of a turn.

    Args:
        state: Position 0 of a game; changed in place.
        wish: What is to be different; all else stays as it is.  Things have the names that they have in records.
            ``active``: seat whose turn it is, which also becomes the start player.
            ``round``: number of the round.
            ``last``: whether this is the last turn of the game.
            ``ships``: names of the spaces of all ships, the red one first.
            ``board``: by name of a space of an island, the tile, and the seat of the marker if it bears one
            (``"shop_red 0"``).
            ``gondolas``: by name of a gondola, the seat whose gondolier stands there.
            ``tiles``: the next tiles of their stacks, the one drawn first comes first.
            ``characters``, ``specials``: the next cards of the two decks, likewise.
            ``gold``, ``points``: numbers, one per seat.
            ``beads``, ``unbuilt``, ``hand``, ``works``: per seat, names of its beads, unbuilt tiles, characters and
            special building cards.

    Raises:
        ValueError: A field or a name is unknown, something is named more often than it exists, or it cannot be there.
    """
    for field in wish:
        if field not in _FIELDS:
            raise ValueError(f"nobody knows {field!r} in a position")
    for field in _PER_SEAT:
        if len(wish.get(field, [])) > state.players:
            raise ValueError(f"{field!r} has more seats than there are players")
    if "ships" in wish:
        _place_ships(state, wish["ships"])
    _place_tiles(state, wish)
    _place_gondoliers(state, wish.get("gondolas", {}))
    _deal_characters(state, wish.get("hand", []), wish.get("characters", []))
    _deal_specials(state, wish.get("works", []), wish.get("specials", []))
    for seat, names in enumerate(wish.get("beads", [])):
        for name in names:
            colour = _number(c.BEADS, name)
            if not state.bag[colour]:
                raise ValueError(f"there are not so many beads of the colour {name!r}")
            state.bag[colour] -= 1
            state.beads[seat][colour] += 1
    for seat, amount in enumerate(wish.get("gold", [])):
        state.gold[seat] = amount
    for seat, amount in enumerate(wish.get("points", [])):
        state.vp[seat] = amount
    state.start = state.active = wish.get("active", state.active)
    state.round = wish.get("round", state.round)
    # ``active`` is the start player, so its turn is the first of the round.
    state.turn = (state.round - 1) * state.players + 1
    state.ended = bool(wish.get("last", state.ended))
    state.turns_left = int(state.ended)
    # The last step of the agenda is carried out first.
    state.agenda, state.offers = [("end_turn",), ("turn",)], []
    run(state)


def _number(names: Sequence[str], name: str) -> int:
    """The index of a name.  Raises ``ValueError`` for an unknown one."""
    if name not in names:
        raise ValueError(f"nobody knows {name!r}")
    return names.index(name)


def _seat(state: State, name: object) -> int:
    """A seat as a number, from an integer or its digits.  Raises ``ValueError`` if there is no such seat."""
    if str(name) not in map(str, range(state.players)):
        raise ValueError(f"there is no seat {name}")
    return int(str(name))


def _place_ships(state: State, spaces: Sequence[str]) -> None:
    """Put all ships on the spaces with these names.  R15"""
    if len(spaces) != c.N_SHIPS or len(set(spaces)) != len(spaces):
        raise ValueError(f"each of the {c.N_SHIPS} ships needs a space of its own")
    state.ships = [_number(c.RING, space) for space in spaces]


def _place_tiles(state: State, wish: Mapping[str, Any]) -> None:
    """Put tiles on the islands, before the players and on top of the stacks; all others stay in their stacks."""
    # The palace that was removed from the game (R11) may be asked for like the others; another one replaces it below.
    stacks = {c.STREET_SORT: state.streets, c.SHOP_SORT: state.shops, c.PALACE_SORT: [*state.removed, *state.palaces]}
    counts = {c.GLASSWORKS_SORT: state.glassworks, c.SPECIAL_SORT: state.specials_left}

    def take(name: str) -> int:
        """Take a tile out of its stack, by its name."""
        tile = _number(c.TILE_IDS, name)
        sort = c.SORT_OF[tile]
        if counts.get(sort):
            counts[sort] -= 1
        elif tile in stacks.get(sort, []):
            stacks[sort].remove(tile)
        else:
            raise ValueError(f"there are not so many tiles {name!r}")
        return tile

    # On the islands.
    for place, text in wish.get("board", {}).items():
        name, _, owner = text.partition(" ")
        cell, tile = _number(c.CELLS, place), take(name)
        if c.IS_STREET[cell] != (c.SORT_OF[tile] == c.STREET_SORT) or c.ISLAND_OF[cell] not in state.islands:
            raise ValueError(f"{name!r} cannot lie on {place!r}")
        if c.MARKED[c.SORT_OF[tile]] != bool(owner):
            raise ValueError(f"{text!r} on {place!r} needs a seat if it bears a marker, and else none")
        state.cells[cell], state.markers[cell] = tile, _seat(state, owner) if owner else -1
    # Before the players.
    for seat, names in enumerate(wish.get("unbuilt", [])):
        for name in names:
            _give_tile(state, seat, take(name))
    # On top of the stacks, from which they are taken out first, so that nothing is named twice.
    first = [take(name) for name in wish.get("tiles", [])]
    if any(c.SORT_OF[tile] in counts for tile in first):
        raise ValueError("glass factories and special buildings are all alike in their stacks")
    palaces = stacks[c.PALACE_SORT]
    state.removed = [palaces.pop(0) for _ in state.removed]
    for sort, stack in stacks.items():  # the top of a stack is its end
        stack += [tile for tile in reversed(first) if c.SORT_OF[tile] == sort]
    state.palaces = palaces
    state.glassworks, state.specials_left = counts[c.GLASSWORKS_SORT], counts[c.SPECIAL_SORT]
    # What the state keeps besides the tiles follows from them, but only playing keeps it up to date.
    state.tally = table(state)
    survey(state)
    # Checked last, since a street may be named after the building beside it.
    for cell, tile in enumerate(state.cells):
        if tile and not c.IS_STREET[cell] and not any(state.cells[street] for street in c.STREETS_BESIDE[cell]):
            raise ValueError(f"no street lies beside {c.CELLS[cell]!r}")


def _give_tile(state: State, seat: int, tile: int) -> None:
    """Give a seat an unbuilt tile.  R35"""
    sort = c.SORT_OF[tile]
    if sort == c.GLASSWORKS_SORT:
        state.own_glassworks[seat] += 1
    elif sort == c.SPECIAL_SORT:
        state.own_specials[seat] += 1
    elif sort == c.STREET_SORT:
        raise ValueError("nobody holds streets")
    else:
        (state.own_palaces if tile in _PALACES else state.own_shops)[seat].append(tile)


def _place_gondoliers(state: State, gondolas: Mapping[str, int]) -> None:
    """Place gondoliers on gondolas, first those that stand ready, then those in the supply.  R16, R37"""
    for name, number in gondolas.items():
        seat = _seat(state, number)
        island, _, colour = name.partition("_dock_")
        dock = _number(c.ISLANDS, island) * c.N_DOCKS + _number(c.PLAYER_COLOURS, colour)
        if dock // c.N_DOCKS not in state.islands:
            raise ValueError(f"nobody lands at {island!r}")
        source = state.ready if state.ready[seat] else state.supply
        if not source[seat]:
            raise ValueError(f"seat {seat} has no gondolier left for {name!r}")
        source[seat] -= 1
        state.docks[dock] = seat
    state.tally = table(state)


def _deal_characters(state: State, hands: Sequence[Sequence[str]], first: Sequence[str]) -> None:
    """Put characters into hands, where they count as bought, and on top of the deck.  R13, R36"""
    # Characters that were put into the box unseen may be asked for, too; others then take their places there.
    boxed, pool = len(state.boxed), [*state.boxed, *state.characters]
    for seat, names in enumerate(hands):
        state.hand[seat] = [_take_card(pool, c.CHARACTERS, name) for name in names]
        state.recruited[seat] = len(names)
    top = [_take_card(pool, c.CHARACTERS, name) for name in first]
    state.boxed, state.characters = pool[:boxed], pool[boxed:] + top[::-1]
    state.known = [0] * len(state.characters)


def _deal_specials(state: State, works: Sequence[Sequence[str]], first: Sequence[str]) -> None:
    """Put special building cards before players, where they work at once, and on top of the deck.  R55"""
    pool = state.specials
    for seat, names in enumerate(works):
        state.cards[seat] = sum(1 << _take_card(pool, c.SPECIALS, name) for name in names)
    top = [_take_card(pool, c.SPECIALS, name) for name in first]
    state.specials = pool + top[::-1]
    state.specials_known = [0] * len(state.specials)


def _take_card(pool: list[int], names: Sequence[str], name: str) -> int:
    """Take a card out of a pool by its name.  Raises ``ValueError`` if it is not in there."""
    card = _number(names, name)
    if card not in pool:
        raise ValueError(f"the card {name!r} is named twice or not in the game")
    pool.remove(card)
    return card
