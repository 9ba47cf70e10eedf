"""What effects and laurels count, and how much of something an effect gives.  R75, R88, R94, R109, R159, R161"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engines.bruges import houses
from app.engines.bruges.components import (
    COLOUR,
    COLOUR_MASKS,
    GROUP_MASKS,
    N_CARDS,
    N_COLOURS,
    PRICE,
    SPACES,
)
from app.engines.bruges.context import opponents, others_of

if TYPE_CHECKING:
    from app.engines.bruges.components import Count, Op
    from app.engines.bruges.state import State

_EXPENSIVE: tuple[int, ...] = tuple(
    sum(1 << card for card in range(N_CARDS) if PRICE[card] >= price) for price in range(max(PRICE) + 1)
)
"""By price: all persons that cost as much or more."""


def houses_of_colour(state: State, seat: int, colour: int, _: int) -> int:
    """Own houses of a colour.  R62"""
    return sum(COLOUR[card] == colour for card in state.houses[seat])


def persons_of_group(state: State, seat: int, group: int, _: int) -> int:
    """Persons of a group in the own display.  R161"""
    return (state.own[seat] & GROUP_MASKS[group]).bit_count()


def persons_with_min_price(state: State, seat: int, price: int, _: int) -> int:
    """Persons and pets with at least this printed price.  R94"""
    return (state.own[seat] & _EXPENSIVE[price]).bit_count()


def different_groups(state: State, seat: int, _: int, __: int) -> int:
    """Different groups in the own display; Travellers and pets are one each.  R75, R94, R153, R156"""
    own = state.own[seat]
    return sum(bool(own & mask) for mask in GROUP_MASKS)


def different_house_colours(state: State, seat: int, _: int, __: int) -> int:
    """Different colours among the own houses.  R62"""
    return houses.colours(state, seat).bit_count()


def different_person_colours(state: State, seat: int) -> int:
    """Different printed colours among own persons and pets.  R62, R94"""
    own = state.own[seat]
    return sum(bool(own & mask) for mask in COLOUR_MASKS)


def other_persons_in_display(state: State, seat: int, _: int, person: int) -> int:
    """Own persons and pets besides the one activated.  R94, R109"""
    return others_of(state, seat, person).bit_count()


def persons_in_display(state: State, seat: int, _: int, __: int) -> int:
    """Own persons and pets.  R94, R139"""
    return state.own[seat].bit_count()


def complete_canal_sections(state: State, seat: int, _: int, __: int) -> int:
    """Own sections with all tiles built now.  R154"""
    return state.tiles[2 * seat : 2 * seat + 2].count(SPACES)


def built_three_spaces(state: State, seat: int, _: int, __: int) -> int:
    """Own built spaces number 3.  R155"""
    return sum(built >= 3 for built in state.tiles[2 * seat : 2 * seat + 2])


def statue_tiles(state: State, seat: int, _: int, __: int) -> int:
    """Own statue tiles.  R155"""
    return state.statues[seat].bit_count()


def reputation_steps(state: State, seat: int, _: int, __: int) -> int:
    """Steps advanced."""
    return state.steps[seat]


def turned_majority_markers(state: State, seat: int, _: int, __: int) -> int:
    """Own turned majority markers."""
    return state.turned[seat].bit_count()


def guilders(state: State, seat: int, _: int, __: int) -> int:
    """Own guilders."""
    return state.guilders[seat]


def workers(state: State, seat: int, _: int, __: int) -> int:
    """Own workers of all colours.  R158"""
    return sum(state.workers[seat * N_COLOURS : seat * N_COLOURS + N_COLOURS])


def die(state: State, _: int, colour: int, __: int) -> int:
    """Value of a die this round."""
    return state.dice[colour]


def lowest_die(state: State, _: int, __: int, ___: int) -> int:
    """Lowest die of this round."""
    return min(state.dice)


def highest_die(state: State, _: int, __: int, ___: int) -> int:
    """Highest die of this round."""
    return max(state.dice)


def die_spread(state: State, _: int, __: int, ___: int) -> int:
    """Highest die less lowest die."""
    return max(state.dice) - min(state.dice)


def own_houses(state: State, seat: int, _: int, __: int) -> int:
    """Own houses."""
    return len(state.houses[seat])


def built_canal_tiles(state: State, seat: int, _: int, __: int) -> int:
    """Own canal tiles built now."""
    return state.tiles[2 * seat] + state.tiles[2 * seat + 1]


def opponents_canal_tiles(state: State, seat: int, _: int, __: int) -> int:
    """Canal tiles of all opponents together."""
    return sum(state.tiles) - built_canal_tiles(state, seat, 0, 0)


def opponents_threat_markers(state: State, seat: int, _: int, __: int) -> int:
    """Threat markers of all opponents together."""
    return sum(sum(state.threats[other * N_COLOURS :][:N_COLOURS]) for other in opponents(state, seat))


COUNTS: dict[str, Callable[[State, int, int, int], int]] = {
    "houses_of_colour": houses_of_colour,
    "persons_of_group": persons_of_group,
    "persons_with_min_price": persons_with_min_price,
    "different_groups": different_groups,
    "different_house_colours": different_house_colours,
    "other_persons_in_display": other_persons_in_display,
    "persons_in_display": persons_in_display,
    "complete_canal_sections": complete_canal_sections,
    "built_three_spaces": built_three_spaces,
    "statue_tiles": statue_tiles,
    "reputation_steps": reputation_steps,
    "turned_majority_markers": turned_majority_markers,
    "guilders": guilders,
    "workers": workers,
    "die": die,
    "lowest_die": lowest_die,
    "highest_die": highest_die,
    "die_spread": die_spread,
    "built_canal_tiles": built_canal_tiles,
    "opponents_canal_tiles": opponents_canal_tiles,
    "opponents_threat_markers": opponents_threat_markers,
    "houses": own_houses,
}
"""By word of the data file: of whom, about which colour, group or price, for which person."""


def count(state: State, seat: int, what: Count, person: int) -> int:
    """How many of something a seat has."""
    return COUNTS[what[0]](state, seat, what[1], person)


def holds(state: State, seat: int, condition: Count) -> bool:
    """Whether a condition holds.  R157"""
    name, about = condition
    if name == "min_houses_of_colour":
        return houses_of_colour(state, seat, about // 100, 0) >= about % 100
    if name == "min_person_colours":
        return different_person_colours(state, seat) >= about
    if name == "house_of_each_colour":
        return different_house_colours(state, seat, 0, 0) == N_COLOURS
    return different_person_colours(state, seat) == N_COLOURS  # person_of_each_colour


def quantity(state: State, seat: int, op: Op, person: int) -> int:
    """How much an effect gives: amount times count, a fixed part, a limit, or nothing if its condition fails.  R159"""
    if op.condition is not None and not holds(state, seat, op.condition):
        return 0
    if op.per is None:
        return op.amount
    return min(op.limit, op.amount * (count(state, seat, op.per, person) // op.divisor) + op.plus)
