"""Where the dice of an evening can lie: all ways that differ in what they bring, by counting, not by permuting.

Dice are laid face by face; a way is a packed count of dice per kind of space.  Equal seats are one kind:
of those with one value the best paying get the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engines.taverns.components import (
    DIE,
    DOUBLOONS,
    JOKER,
    JUGGLER,
    NO_CARD,
    ON_BARREL,
    ON_DELIVERY,
    ON_MONK,
    ON_TILL,
    PRICE,
    SIDE_B,
)
from app.engines.taverns.placing import ANY, DELIVERY, MONK_VALUE, NEVER, RAISES

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State

BITS = 4
MASK = (1 << BITS) - 1
SEAT_VALUES = (2, 3, 4)
"""Die values that cards ask for."""
AT_MONK, AT_DELIVERY, AT_ANY, JOKERS = (BITS * place for place in range(3, 7))
"""Shifts of the counts; the first three are the seats by value."""
SHIFT = {value: BITS * place for place, value in enumerate(SEAT_VALUES)}

Option = tuple[int, int, int, int]
"""(count to add, raises, shift to check, most of them; 0 for no limit)."""


class Room:
    """The spaces of a seat that still take dice.

    Attributes:
        seats: Per value: (doubloons, space), best first.
        pays: Per value: doubloons of the best 0, 1, 2, ... of these seats.
        spots: Spaces that take any die: till and barrel, as far as free.
        raises: Raises that are left.
        jokers: Dice that can be made jokers.
    """

    __slots__ = ("jokers", "pays", "raises", "seats", "spots")

    def __init__(self, state: State, seat: int, *, placing: bool) -> None:
        """``placing``: whether ``seat`` is placing now, so that some dice may lie already."""
        self.seats: dict[int, list[tuple[int, int]]] = {value: [] for value in SEAT_VALUES}
        for space, card in enumerate(state.seated[seat]):
            if card != NO_CARD and not (placing and state.on_seat[space]):
                self.seats[DIE[card]].append((DOUBLOONS[card], space))
        self.pays: dict[int, list[int]] = {}
        for value, found in self.seats.items():
            found.sort(reverse=True)
            sums = self.pays[value] = [0]
            for doubloons, _ in found:
                sums.append(sums[-1] + doubloons)
        self.spots = [
            space
            for space, taken in ((ON_TILL, state.on_till), (ON_BARREL, state.on_barrel))
            if not (placing and taken)
        ]
        self.raises = state.raises(seat) - (state.raised if placing else 0)
        self.jokers = 0
        if state.sides[seat][JUGGLER] == SIDE_B:
            self.jokers = state.schnapps[seat] // PRICE[JUGGLER][SIDE_B]

    def options(self, face: int) -> list[Option]:
        """Everywhere a die may go, fewest raises first."""
        needed = RAISES[face]
        found: list[Option] = [
            (1 << SHIFT[value], needed[value], SHIFT[value], len(self.seats[value]))
            for value in SEAT_VALUES
            if self.seats[value] and needed[value] <= self.raises
        ]
        if needed[MONK_VALUE] <= self.raises:
            found.append((1 << AT_MONK, needed[MONK_VALUE], AT_MONK, 0))
        if needed[DELIVERY] <= self.raises:
            found.append((1 << AT_DELIVERY, needed[DELIVERY], AT_DELIVERY, 0))
        if self.spots:
            found.append((1 << AT_ANY, needed[ANY], AT_ANY, len(self.spots)))
        if self.jokers and face != JOKER:
            dear = [option for option in found if option[1]] + [
                (1 << SHIFT[value], 0, SHIFT[value], len(self.seats[value]))
                for value in SEAT_VALUES
                if self.seats[value] and needed[value] == NEVER
            ]
            if needed[MONK_VALUE] == NEVER:
                dear.append((1 << AT_MONK, 0, AT_MONK, 0))
            found += [(add + (1 << JOKERS), 0, shift, most) for add, _, shift, most in dear]
        found.sort(key=lambda option: option[1])
        return found


Layer = dict[int, int]
"""Ways to lay the dice so far, with the fewest raises."""


def ways(room: Room, dice: Sequence[int]) -> list[Layer]:
    """All ways to lay ``dice`` (sorted by face), one layer more per die.

    A die stays away only where nothing takes it without raises.
    """
    layers: list[Layer] = [{0: 0}]
    options: list[Option] = []
    face_before = 0
    raises = room.raises
    jokers = room.jokers
    for face in dice:
        if face != face_before:
            options, face_before = room.options(face), face
        layer: Layer = {}
        for way, used in layers[-1].items():
            idle = True
            for add, needed, shift, most in options:
                total = used + needed
                if total > raises:
                    break
                if most and way >> shift & MASK >= most:
                    continue
                key = way + add
                if add >> JOKERS and key >> JOKERS > jokers:
                    continue
                if not needed and not add >> JOKERS:
                    idle = False
                known = layer.get(key)
                if known is None or known > total:
                    layer[key] = total
            if idle:
                known = layer.get(way)
                if known is None or known > used:
                    layer[way] = used
        layers.append(layer)
    return layers


def doubloons(room: Room, way: int) -> int:
    """Doubloons of the seats with a die."""
    pays = room.pays
    return pays[2][way & MASK] + pays[3][way >> BITS & MASK] + pays[4][way >> 2 * BITS & MASK]


def trace(room: Room, dice: Sequence[int], layers: list[Layer], way: int) -> list[tuple[int, int, bool]]:
    """How ``way`` comes about: (face, shift of the kind of space, whether as a joker) of each die that lies."""
    found: list[tuple[int, int, bool]] = []
    used = layers[-1][way]
    for place in range(len(dice) - 1, -1, -1):
        before = layers[place]
        for add, needed, shift, most in room.options(dice[place]):
            rest = way - add
            if rest >= 0 and before.get(rest) == used - needed and not (most and rest >> shift & MASK >= most):
                found.append((dice[place], shift, bool(add >> JOKERS)))
                way, used = rest, used - needed
                break
        else:
            assert before.get(way) == used, "a die must lie or stay away"
    found.reverse()
    return found


def placing(room: Room, laid: list[tuple[int, int, bool]], spots: Sequence[int]) -> list[Action]:
    """The actions that lay dice like this; ``spots`` are the spaces for any die that are wanted, best first."""
    seats = {SHIFT[value]: iter(found) for value, found in room.seats.items()}
    free = iter(spots)
    actions: list[Action] = []
    for face, shift, joker in laid:
        if joker:
            actions.append(("juggle", face))
            face = JOKER  # the die has changed
        if shift in seats:
            space = next(seats[shift])[1]
        elif shift == AT_ANY:
            space = next(free)
        else:
            space = ON_MONK if shift == AT_MONK else ON_DELIVERY
        actions.append(("place", face, space))
    return actions
