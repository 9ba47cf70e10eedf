"""Which die to take from the coaster: by what it adds to the dice one has, at tonight's prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns.components import (
    BARREL,
    CASH_TILL,
    DIE,
    DOUBLOONS,
    FACES,
    MONK,
    ON_BARREL,
    ON_DELIVERY,
    ON_MONK,
    ON_TILL,
    WHITE_DICE,
)
from app.engines.taverns.placing import ANY, DELIVERY, MONK_VALUE, RAISES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ai.taverns.evening import Evening
    from app.engines.contract import Action
    from app.engines.taverns.state import State

Offer = tuple[float, int, int]
"""(worth, space, raises)."""

MANY = (ON_DELIVERY, ON_MONK)
"""Spaces for any number of dice."""


class DieDemand:
    """What a seat would do with dice, at even prices for doubloons, beer and steps."""

    __slots__ = ("_offers", "_raises")

    def __init__(self, evening: Evening) -> None:
        state, seat = evening.state, evening.seat
        doubloon = _slope(evening.purse_with_delivery.table, evening.money + 2, evening.money + 9)
        beer = _slope(evening.cellar.table, evening.beer, evening.beer + 8)
        per_die = evening.turned[0].delivery
        step = evening.path(2) / 2.0
        wants = [
            (DOUBLOONS[card] * doubloon, space, DIE[card]) for space, card in enumerate(state.seated[seat]) if card >= 0
        ]
        wants += [
            (state.value(seat, CASH_TILL) * doubloon, ON_TILL, ANY),
            (state.value(seat, BARREL) * beer, ON_BARREL, ANY),
            (per_die * beer, ON_DELIVERY, DELIVERY),
            (state.value(seat, MONK) * step, ON_MONK, MONK_VALUE),
        ]
        self._raises = state.raises(seat)
        self._offers: list[list[Offer]] = [[]]
        for face in FACES:
            offers = [(worth - 0.01 * RAISES[face][value], space, RAISES[face][value]) for worth, space, value in wants]
            self._offers.append([offer for offer in offers if offer[2] <= self._raises])

    def worth(self, dice: Sequence[int]) -> float:
        """Worth of a handful of dice, laid greedily: the best match first."""
        matches = [(*offer, index) for index, face in enumerate(dice) for offer in self._offers[face]]
        matches.sort(reverse=True)
        used, taken = set(), set()
        raises = self._raises
        total = 0.0
        for worth, space, needed, index in matches:
            if index in used or space in taken or needed > raises:
                continue
            used.add(index)
            if space not in MANY:
                taken.add(space)
            raises -= needed
            total += worth
        return total


def _slope(table: list[float], low: int, high: int) -> float:
    """Mean worth of one more between two amounts."""
    high = min(high, len(table) - 1)
    low = min(low, high - 1)
    return (table[high] - table[low]) / (high - low)


def gains(demand: DieDemand, dice: Sequence[int], faces: Sequence[int]) -> list[float]:
    """What each of ``faces`` adds to ``dice``."""
    have = demand.worth(dice)
    return [demand.worth([*dice, face]) - have for face in faces]


def play(state: State, demands: Sequence[DieDemand]) -> list[Action]:
    """The rest of the draft: everybody takes what adds most to his own dice."""
    players, start = state.players, state.start
    hands = [[*state.white[seat], *state.coloured[seat]] for seat in range(players)]
    coasters = [faces[:] for faces in state.coaster]
    actions: list[Action] = []
    for pick in range(state.drafted, WHITE_DICE * players):
        if pick != state.drafted and pick % players == 0:
            coasters = [coasters[seat - 1] for seat in range(players)]
        seat = (start + pick) % players
        faces = sorted(set(coasters[seat]))
        if len(faces) > 1:
            found = gains(demands[seat], hands[seat], faces)
            face = faces[max(range(len(faces)), key=found.__getitem__)]
        else:
            face = faces[0]
        coasters[seat].remove(face)
        hands[seat].append(face)
        actions.append(("draft", face))
    return actions
