"""Phase E: placing dice, and the reputation phase.  R55-R64, R137, R138"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.taverns.components import (
    BARREL,
    BEER_DEALER,
    BEER_DELIVERY,
    CASH_TILL,
    DIE,
    DOUBLOONS,
    FACES,
    JOKER,
    JUGGLER,
    MAX_TAKE_BACKS,
    ON_BARREL,
    ON_DELIVERY,
    ON_MONK,
    ON_TILL,
    PRICE,
    SIDE_B,
    SUPPLIER,
)
from app.engines.taverns.evening import seat_in_order

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State

FINISH: Action = ("finish",)
MONK_VALUE = 5
DELIVERY_VALUES = (1, 6)
NEVER = 99
"""Raises of a die that does not fit at all."""
ANY, DELIVERY = 0, 7
"""Columns of ``RAISES`` besides the values 1-6."""
VALUE_OF_SPACE = {ON_TILL: ANY, ON_BARREL: ANY, ON_DELIVERY: DELIVERY, ON_MONK: MONK_VALUE}


def _raises(face: int, value: int) -> int:
    """A 6 never becomes a 1, no die is lowered; a 2-5 on the delivery becomes a 6.  R58, R59"""
    if face == JOKER or value == ANY:
        return 0
    if value == DELIVERY:
        return 0 if face in DELIVERY_VALUES else DELIVERY_VALUES[1] - face
    return value - face if face <= value else NEVER


RAISES: tuple[tuple[int, ...], ...] = tuple(
    tuple(_raises(face, value) for value in range(DELIVERY + 1)) for face in range(JOKER + 1)
)
"""Raises by face and wanted value (columns ``ANY``, 1-6, ``DELIVERY``)."""


def begin_turn(state: State, step: tuple[Any, ...]) -> None:
    """The next player places and serves in one go.  R23"""
    place = step[1]
    if place == state.players:
        state.phase = ""
        return
    state.agenda.append(("turn", place + 1))
    seat = state.active = seat_in_order(state, place)
    state.turn += 1
    state.phase = "E"
    for face in [*state.white[seat], *state.coloured[seat]]:
        state.dice[face] += 1
    state.on_seat = [0] * len(state.seated[seat])
    state.raised = state.take_backs = state.bought = state.recruited = state.bards_used = 0
    if state.trace is not None:
        state.trace.append(("turn_began", seat))
    state.agenda.append(("place",))


def value_of(state: State, space: int) -> int:
    """Index of a space into ``RAISES``: the value it wants, or one of the special columns.  R56"""
    if space in VALUE_OF_SPACE:
        return VALUE_OF_SPACE[space]
    return DIE[state.seated[state.active][space]]


def raises_needed(state: State, face: int, space: int) -> int:
    """Raises that a die of this face uses on a space; ``NEVER`` if it cannot lie there.  R5, R57, R59"""
    return RAISES[face][value_of(state, space)]


def ask_placing(state: State, step: tuple[Any, ...]) -> None:
    """Every legal placing, taking back, juggling, and the end of it.  R5, R55, R55a, R56, R60, R61, R137

    A seat asks for the value of its card; the noble on top stands for the whole stack (R35).
    """
    seat = state.active
    spare = state.raises(seat) - state.raised
    seated = state.seated[seat]
    spaces = [(place, DIE[seated[place]]) for place, die in enumerate(state.on_seat) if not die]
    if not state.on_till:
        spaces.append((ON_TILL, ANY))
    spaces.append((ON_DELIVERY, DELIVERY))
    if not state.on_barrel:
        spaces.append((ON_BARREL, ANY))
    spaces.append((ON_MONK, MONK_VALUE))
    offers: list[Action] = []
    for face, number in enumerate(state.dice):
        if number:
            needed = RAISES[face]
            offers += [("place", face, space) for space, value in spaces if needed[value] <= spare]
    if state.take_backs < MAX_TAKE_BACKS:
        offers += [("take_back", face, space) for face, space in placed(state)]
    if state.sides[seat][JUGGLER] == SIDE_B and state.schnapps[seat] >= PRICE[JUGGLER][SIDE_B]:
        offers += [("juggle", face) for face in FACES[:-1] if state.dice[face]]
    offers.append(FINISH)
    state.decision = "place_dice"
    state.actor = seat
    state.offers = offers


def placed(state: State) -> list[tuple[int, int]]:
    """All (face, space) on which dice of the active player lie, equal ones once."""
    found = [(face, place) for place, face in enumerate(state.on_seat) if face]
    if state.on_till:
        found.append((state.on_till, ON_TILL))
    found += [(face, ON_DELIVERY) for face, number in enumerate(state.on_delivery) if number]
    if state.on_barrel:
        found.append((state.on_barrel, ON_BARREL))
    found += [(face, ON_MONK) for face, number in enumerate(state.on_monk) if number]
    return found


def put(state: State, face: int, space: int, number: int) -> None:
    """Lay a die on a space (``number`` 1) or take it off (-1)."""
    state.dice[face] -= number
    state.raised += number * raises_needed(state, face, space)
    if space == ON_TILL:
        state.on_till = face if number > 0 else 0
    elif space == ON_BARREL:
        state.on_barrel = face if number > 0 else 0
    elif space == ON_DELIVERY:
        state.on_delivery[face] += number
    elif space == ON_MONK:
        state.on_monk[face] += number
    else:
        state.on_seat[space] = face if number > 0 else 0


def place_die(state: State, action: Action) -> None:
    """Place a die; the raises it needs are used automatically.  R55, R58, R59"""
    state.agenda.append(("place",))
    put(state, action[1], action[2], 1)
    if state.trace is not None:
        state.trace.append(("placed", state.active, action[1], action[2]))


def take_back_die(state: State, action: Action) -> None:
    """Take a die back, a joker stays a joker; its raises are free again.  R55, R55a, R138"""
    state.agenda.append(("place",))
    state.take_backs += 1
    put(state, action[1], action[2], -1)
    if state.trace is not None:
        state.trace.append(("took_back", state.active, action[1], action[2]))


def make_joker(state: State, action: Action) -> None:
    """Juggler, side B: an unplaced die may go on any space.  R132, R137"""
    state.agenda.append(("place",))
    state.schnapps[state.active] -= PRICE[JUGGLER][SIDE_B]
    state.dice[action[1]] -= 1
    state.dice[JOKER] += 1
    if state.trace is not None:
        state.trace.append(("joker", state.active, action[1]))


def finish_placing(state: State, action: Action) -> None:
    """Dice stay where they are, unplaced ones are lost; then the reputation phase.  R55, R60, R62, R63, R64"""
    seat = state.active
    state.agenda.append(("service",))
    if state.trace is not None:
        state.trace.append(("finished_placing", seat))
    if state.level >= 3:
        steps = min(placed_doubloons(state, seat), placed_beer(state, seat))
        if state.trace is not None:
            state.trace.append(("reputation_phase", seat, placed_doubloons(state, seat), placed_beer(state, seat)))
        if steps:
            state.agenda.append(("reputation", seat, steps, "phase"))


def placed_doubloons(state: State, seat: int) -> int:
    """Doubloons of seated cards with a die and of the till: the first number of the reputation phase.  R62, R63"""
    cards = [state.seated[seat][place] for place, face in enumerate(state.on_seat) if face]
    return sum(DOUBLOONS[card] for card in cards) + (state.value(seat, CASH_TILL) if state.on_till else 0)


def placed_beer(state: State, seat: int) -> int:
    """Beer of delivery, barrel and beer dealers: the second number of the reputation phase.  R62, R63"""
    barrel = state.value(seat, BARREL) if state.on_barrel else 0
    delivery = sum(state.on_delivery) * beer_per_die(state, seat)
    return delivery + barrel + state.out(seat, BEER_DEALER)


def beer_per_die(state: State, seat: int) -> int:
    """Beer of one delivery die now.  R70"""
    return state.value(seat, BEER_DELIVERY) + state.out(seat, SUPPLIER)
