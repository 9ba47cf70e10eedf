"""Which die is which: stable keys for the dice of a position.

A position knows faces, not dice.  White dice are told apart by the coaster on which they were
rolled, so that they glide from there to whoever takes them; own dice by their number.  Dice of
one face are interchangeable (R5): of several equal ones only one is offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.engines.taverns.placing import raises_needed
from app.engines.taverns.state import PLACING, SERVICE
from app.models.taverns.keys import joker_key, own_die_key, white_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.engines.taverns.state import State

IN_TRAY = -1
"""``Die.space`` of a die that lies on no space."""


class Die(NamedTuple):
    """One die of a seat.

    Attributes:
        key: Its key.
        face: 1-6, or ``JOKER``.
        own: Whether it is a die in the colour of the seat.
        space: The space it lies on, ``IN_TRAY`` for none.
        raised: Raises that it uses there.
    """

    key: str
    face: int
    own: bool
    space: int = IN_TRAY
    raised: int = 0


def drafted(state: State) -> tuple[list[list[Die]], list[list[Die]]]:
    """White dice per seat: those taken, in order of taking, and those on the coaster before it.  R53"""
    players = state.players
    taken = [list(map(_unknown, faces)) for faces in state.white]
    offered: list[list[Die]] = [[] for _ in range(players)]
    passes = state.drafted // players
    for origin in range(players):
        seen = [0] * c.JOKER
        for pick in range(c.WHITE_DICE):
            dice = taken[(origin + pick) % players]
            if pick < len(dice):
                dice[pick] = _white(origin, dice[pick].face, seen)
        before = (origin + passes) % players
        offered[before] = [_white(origin, face, seen) for face in state.coaster[before]]
    return taken, offered


def _unknown(face: int) -> Die:
    return Die("", face, own=False)


def _white(origin: int, face: int, seen: list[int]) -> Die:
    seen[face] += 1
    return Die(white_key(origin, face, seen[face] - 1), face, own=False)


def coaster_origin(state: State, seat: int) -> int:
    """Whose coaster lies before a seat now."""
    return (seat - state.drafted // state.players) % state.players


def owned(state: State, seat: int, taken: Iterable[Die]) -> list[Die]:
    """The dice of a seat: what it did not use up yet, on spaces and in the tray.  R54"""
    dice = [*taken, *(Die(own_die_key(seat, i), face, own=True) for i, face in enumerate(state.coloured[seat]))]
    if state.phase not in (PLACING, SERVICE):
        return [] if state.decision == "use_juggler_return" else dice
    if seat != state.active:
        turn, now = ((each - state.start) % state.players for each in (seat, state.active))
        return dice if turn > now else []
    return _of_active(state, dice)


def used(state: State, seat: int, taken: Iterable[Die]) -> list[Die]:
    """The dice that a seat has used up in its turn, until all dice are rolled again.

    Once no more dice are placed, that includes those that were made jokers, also while these lie there.
    """
    if state.phase not in (PLACING, SERVICE):
        return []
    turn, now = ((each - state.start) % state.players for each in (seat, state.active))
    if turn > now or (turn == now and state.phase == PLACING):
        return []
    dice = [*taken, *(Die(own_die_key(seat, i), face, own=True) for i, face in enumerate(state.coloured[seat]))]
    if turn < now:
        return dice
    lying = {die.key for die in _of_active(state, dice)}
    return [die for die in dice if die.key not in lying]


def of_actor(state: State) -> list[Die]:
    """The dice of the seat that decides, on spaces and in the tray."""
    taken, _ = drafted(state)
    return owned(state, state.actor, taken[state.actor])


def placed(state: State) -> list[tuple[int, int]]:
    """(space, face) of every die that the active player has placed, each die once."""
    found = [(place, face) for place, face in enumerate(state.on_seat) if face]
    if state.on_till:
        found.append((c.ON_TILL, state.on_till))
    found += [(c.ON_DELIVERY, face) for face in c.FACES for _ in range(state.on_delivery[face])]
    if state.on_barrel:
        found.append((c.ON_BARREL, state.on_barrel))
    found += [(c.ON_MONK, face) for face in c.FACES for _ in range(state.on_monk[face])]
    return found


def _of_active(state: State, dice: list[Die]) -> list[Die]:
    """Dice of the active player: equal faces are handed out to the spaces in order, then to the tray.

    While serving, used dice are the first of their face, so that the others keep their keys.
    """
    seat = state.active
    lying = placed(state) + [(IN_TRAY, face) for face in c.FACES for _ in range(state.dice[face])]
    left = [0] * (c.JOKER + 1)
    for _, face in lying:
        left[face] += 1
    pools = [[die for die in dice if die.face == face] for face in range(c.JOKER)]
    pools.append([Die(joker_key(seat, i), c.JOKER, own=False) for i in range(left[c.JOKER])])
    for face, pool in enumerate(pools):
        spare = len(pool) - left[face]
        pools[face] = pool[spare:] if state.phase == SERVICE else pool[: left[face]]
    found = []
    for space, face in lying:
        die = pools[face].pop(0)
        raised = raises_needed(state, face, space) if space != IN_TRAY else 0
        found.append(die._replace(space=space, raised=raised))
    return found


def first(dice: Iterable[Die], space: int, face: int = 0) -> Die:
    """The die that stands for all equal ones on a space, of one face if asked for."""
    return next(die for die in dice if die.space == space and face in (0, die.face))
