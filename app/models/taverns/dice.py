"""Keys for the dice of a position, so that each die keeps its own on the way from coaster to tray to space.

A ``State`` knows how many dice of each face lie where, but not which ones.  Views need to know, so that a die glides
from the coaster to the tray and on to its space.  So this module assigns dice to the faces, always in the same way:

* A white die is named after the seat that rolled it, its face, and its number among the equal ones of that roll.
* An own die (in the colour of a seat) is named after the seat and its number.
* A joker (X) is named after the seat and its number.

Dice with the same face are interchangeable (R5), so only one of several equal ones is offered to a person.
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
"""``Die.space`` of a die that lies in front of the tavern, on no space."""


class Die(NamedTuple):
    """One die of a seat.

    Attributes:
        key: Key of its piece.
        face: 1-6, or ``JOKER``.
        own: Whether it has the colour of the seat; the others are white.
        space: Number of the space that it lies on, ``IN_TRAY`` for none.
        raised: Number of raises that it uses there (R58).
    """

    key: str
    face: int
    own: bool
    space: int = IN_TRAY
    raised: int = 0


def drafted(state: State) -> tuple[list[list[Die]], list[list[Die]]]:
    """The white dice of all seats: those that were taken, and those still on coasters.  R53

    Returns:
        Two lists by seat: the dice that the seat has taken, in that order, and those on the coaster in front of it.
    """
    players = state.players
    taken = [list(map(_unknown, faces)) for faces in state.white]
    offered: list[list[Die]] = [[] for _ in range(players)]
    passes = state.drafted // players  # how often all coasters were passed on
    for origin in range(players):
        seen = [0] * c.JOKER
        # After ``pick`` passes the coaster lay that many seats to the left of its owner, and one die was taken there.
        for pick in range(c.WHITE_DICE):
            dice = taken[(origin + pick) % players]
            if pick < len(dice):
                dice[pick] = _white(origin, dice[pick].face, seen)
        before = (origin + passes) % players
        offered[before] = [_white(origin, face, seen) for face in state.coaster[before]]
    return taken, offered


def _unknown(face: int) -> Die:
    """A white die of which nobody knows yet who rolled it; its key is filled in later."""
    return Die("", face, own=False)


def _white(origin: int, face: int, seen: list[int]) -> Die:
    """The next white die of a roll with this face; ``seen`` counts those before it by face."""
    seen[face] += 1
    return Die(white_key(origin, face, seen[face] - 1), face, own=False)


def coaster_origin(state: State, seat: int) -> int:
    """The seat that rolled the dice of the coaster that lies in front of a seat now.  R53"""
    return (seat - state.drafted // state.players) % state.players


def unused(state: State, seat: int, taken: Iterable[Die]) -> list[Die]:
    """The dice of a seat that it has not used up yet, on spaces and in the tray.  R54

    Args:
        state: The position.
        seat: The seat.
        taken: Its white dice, as ``drafted`` gives them.
    """
    dice = [*taken, *(Die(own_die_key(seat, i), face, own=True) for i, face in enumerate(state.coloured[seat]))]
    # When the juggler returns a card, everybody has served, and the dice are used up (R139a).
    if state.phase not in (PLACING, SERVICE):
        return [] if state.decision == "use_juggler_return" else dice
    # In phases E and F those that come later in the round still have all their dice, the others none.
    if seat != state.active:
        turn, now = ((each - state.start) % state.players for each in (seat, state.active))
        return dice if turn > now else []
    return _of_active(state, dice)


def used(state: State, seat: int, taken: Iterable[Die]) -> list[Die]:
    """The dice that a seat has used up this evening; the arguments are those of ``unused``.

    They stay on the table, dimmed, until all dice are rolled again.  Once placing is over they include the dice that
    were made jokers, even while the joker itself still lies on its space.
    """
    if state.phase not in (PLACING, SERVICE):
        return []
    turn, now = ((each - state.start) % state.players for each in (seat, state.active))
    # While dice are placed, none is used up yet.
    if turn > now or (turn == now and state.phase == PLACING):
        return []
    dice = [*taken, *(Die(own_die_key(seat, i), face, own=True) for i, face in enumerate(state.coloured[seat]))]
    if turn < now:
        return dice
    lying = {die.key for die in _of_active(state, dice)}
    return [die for die in dice if die.key not in lying]


def of_actor(state: State) -> list[Die]:
    """The dice of the acting seat, on spaces and in the tray."""
    taken, _ = drafted(state)
    return unused(state, state.actor, taken[state.actor])


def placed(state: State) -> list[tuple[int, int]]:
    """Every die that the active player has placed, as (space, face); several equal ones are several items.

    The order is that in which ``activate_all`` takes the dice: guests, till, delivery, barrel, monk (R67).
    """
    found = [(place, face) for place, face in enumerate(state.on_seat) if face]
    if state.on_till:
        found.append((c.ON_TILL, state.on_till))
    found += [(c.ON_DELIVERY, face) for face in c.FACES for _ in range(state.on_delivery[face])]
    if state.on_barrel:
        found.append((c.ON_BARREL, state.on_barrel))
    found += [(c.ON_MONK, face) for face in c.FACES for _ in range(state.on_monk[face])]
    return found


def _of_active(state: State, dice: list[Die]) -> list[Die]:
    """Assign the dice of the active player to the faces that lie on spaces and in the tray.

    The dice of each face are handed out to the spaces in the order of ``placed``, then to the tray.
    """
    seat = state.active
    lying = placed(state) + [(IN_TRAY, face) for face in c.FACES for _ in range(state.dice[face])]
    # ``left`` counts by face what lies anywhere; ``pools`` has the dice of each face that are to be handed out.
    left = [0] * (c.JOKER + 1)
    for _, face in lying:
        left[face] += 1
    pools = [[die for die in dice if die.face == face] for face in range(c.JOKER)]
    pools.append([Die(joker_key(seat, i), c.JOKER, own=False) for i in range(left[c.JOKER])])
    # Fewer dice of a face lie there than the seat has if some were made jokers or, while serving, were used up.  While
    # serving, the first ones are taken for those: ``activate_all`` takes the dice in the order of ``placed``, and so
    # those that still lie there keep their keys.
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
    """The first die on a space, which stands for all others there that are equal.

    Args:
        dice: The dice of a seat.
        space: Number of the space, or ``IN_TRAY``.
        face: Only dice with this face; 0 for any.

    Raises:
        StopIteration: There is no such die.
    """
    return next(die for die in dice if die.space == space and face in (0, die.face))
