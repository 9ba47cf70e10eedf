"""Whether an op would change the state: useless ones are neither offered nor carried out.  R71

Also who and what can be chosen by effects, as that decides it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engines.bruges import canals, houses
from app.engines.bruges.components import (
    BIT,
    COLOUR,
    EFFECTS,
    FREE_CHOICE,
    GROUP,
    IS_PET,
    KIND,
    LAST_STEP,
    LIGHTNING,
    N_CARDS,
    N_COLOURS,
    ONCE,
    PAIR_ONLY,
    PRICE,
    WORKER,
    permanent,
)
from app.engines.bruges.context import opponents, others_of, resolving
from app.engines.bruges.counting import quantity
from app.engines.bruges.goods import own_threats, own_workers
from app.engines.bruges.piles import can_draw

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_DISCOUNTS = tuple((BIT[card], op.amount) for card, op in permanent("person_discount"))

Test = Callable[["State", int, "Op", int], bool]
"""Of whom, which op, of which source."""


def effect(state: State, seat: int, number: int, source: int) -> bool:
    """Whether at least one op of an effect would change the state.  R71, R169"""
    if source < N_CARDS:
        state.agenda.append(("done", source))
    benefit = any(USEFUL[op.kind](state, seat, op, source) for op in EFFECTS[number])
    if source < N_CARDS:
        state.agenda.pop()
    return benefit


def op_is_useful(state: State, seat: int, op: Op, source: int) -> bool:
    """Whether an op would change the state.  R71"""
    return USEFUL[op.kind](state, seat, op, source)


# -- what can be chosen


def person_discount(state: State, seat: int) -> int:
    """Guilders less for every person and pet.  R94, R163"""
    own = state.own[seat]
    return sum([amount for bit, amount in _DISCOUNTS if own & bit])


def person_price(state: State, seat: int, card: int, less: int = 0) -> int:
    """Price of a person after all reductions, never below 0.  R60, R163"""
    return max(0, PRICE[card] - less - person_discount(state, seat))


def recruits(state: State, seat: int, less: int) -> list[Action]:
    """Hand cards that can be paid, with each fitting house.  R60, R89, R175"""
    free = (houses.homes(state, seat, pet=False), houses.homes(state, seat, pet=True))
    guilders = state.guilders[seat]
    return [
        ("lay", card, house)
        for card in state.hand[seat]
        if person_price(state, seat, card, less) <= guilders
        for house in free[IS_PET[card]]
    ]


def others(state: State, seat: int, source: int) -> list[int]:
    """Other persons and pets of one's own, by house.  R88, R109"""
    mask = others_of(state, seat, source)
    return [
        card
        for pair in zip(state.persons[seat], state.pets[seat], strict=True)
        for card in pair
        if card >= 0 and mask & BIT[card]
    ]


def _persons(state: State, seat: int, kinds: tuple[int, ...]) -> list[int]:
    """Persons of these kinds whose own activation is not being resolved.  R169"""
    busy = resolving(state)
    return [card for card in state.persons[seat] if card >= 0 and KIND[card] in kinds and not busy & BIT[card]]


def used_persons(state: State, seat: int, op: Op) -> list[int]:
    """Used persons that bring a benefit once more.  R71, R169"""
    return [
        card
        for card in _persons(state, seat, (WORKER, ONCE))
        if state.used & BIT[card] and card not in op.excluded and effect(state, seat, card, card)
    ]


def lightning_persons(state: State, seat: int) -> list[int]:
    """Own lightning persons that bring a benefit once more.  R122"""
    return [card for card in _persons(state, seat, (LIGHTNING,)) if effect(state, seat, card, card)]


def any_persons(state: State, seat: int) -> list[int]:
    """Own persons that can be activated, with or without a benefit.  R131"""
    return _persons(state, seat, (LIGHTNING, WORKER, ONCE))


def foreign_persons(state: State, seat: int, op: Op) -> list[int]:
    """Persons of opponents that bring a benefit.  R109"""
    return [
        card
        for other in opponents(state, seat)
        for card in _persons(state, other, op.kinds)
        if card not in op.excluded and effect(state, seat, card, card)
    ]


def discarded_persons(state: State, op: Op) -> list[int]:
    """Cards of a group in the discard pile.  R97, R98"""
    return [card for card in state.discard if GROUP[card] == op.target]


def fitting_threats(state: State, seat: int, colour: int) -> tuple[int, ...]:
    """Own markers that an effect may return, by colour.  R177"""
    threats = own_threats(state, seat)
    if colour == FREE_CHOICE:
        return threats
    if colour == PAIR_ONLY:
        return tuple(number if number == 2 else 0 for number in threats)
    return tuple(number if each == colour else 0 for each, number in enumerate(threats))


# -- by kind of op


def always(state: State, seat: int, op: Op, source: int) -> bool:
    """Gives or takes something in any case."""
    return True


def _gives(state: State, seat: int, op: Op, source: int) -> bool:
    return quantity(state, seat, op, source) > 0


def _house_colours(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(state.houses[seat])


def _missing_colours(state: State, seat: int, op: Op, source: int) -> bool:
    return 0 in own_workers(state, seat)


def _draws(state: State, seat: int, op: Op, source: int) -> bool:
    return can_draw(state)


def _discards(state: State, seat: int, op: Op, source: int) -> bool:
    return len(state.hand[seat]) >= op.discard


def _discards_and_draws(state: State, seat: int, op: Op, source: int) -> bool:
    return len(state.hand[seat]) >= op.discard and can_draw(state)


def _has_card(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(state.hand[seat])


def _builds_tile(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(canals.candidates(state, seat, op.factor))


def _builds_house(state: State, seat: int, op: Op, source: int) -> bool:
    if op.event == "hand":
        return bool(state.hand[seat])
    paid = state.workers[seat * N_COLOURS + op.colour] > 0
    return paid and any(COLOUR[card] == op.colour for card in state.discard)


def _has_worker(state: State, seat: int, op: Op, source: int) -> bool:
    return any(own_workers(state, seat))


def _advances(state: State, seat: int, op: Op, source: int) -> bool:
    return state.steps[seat] < LAST_STEP and state.guilders[seat] >= op.price


def _returns(state: State, seat: int, op: Op, source: int) -> bool:
    return state.guilders[seat] >= op.price and any(fitting_threats(state, seat, op.colour))


def _some_option(state: State, seat: int, op: Op, source: int) -> bool:
    return any(effect(state, seat, option, source) for option in op.options)


def _can_pay(state: State, seat: int, op: Op, source: int) -> bool:
    return state.guilders[seat] >= op.guilders


def _others_have_workers(state: State, seat: int, op: Op, source: int) -> bool:
    return any(any(own_workers(state, other)) for other in opponents(state, seat))


def _others_have_guilders(state: State, seat: int, op: Op, source: int) -> bool:
    return any(state.guilders[other] for other in opponents(state, seat))


def _others_have_either(state: State, seat: int, op: Op, source: int) -> bool:
    return _others_have_guilders(state, seat, op, source) or _others_have_workers(state, seat, op, source)


def _others_have_cards(state: State, seat: int, op: Op, source: int) -> bool:
    return any(state.hand[other] for other in opponents(state, seat))


def _others_have_tiles(state: State, seat: int, op: Op, source: int) -> bool:
    return any(canals.losses(state, other) for other in opponents(state, seat))


def _others_have_points(state: State, seat: int, op: Op, source: int) -> bool:
    return any(state.points[other] for other in opponents(state, seat))


def _has_threat(state: State, seat: int, op: Op, source: int) -> bool:
    return any(own_threats(state, seat))


def _has_others(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(others_of(state, seat, source))


def _has_used(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(used_persons(state, seat, op))


def _finds_person(state: State, seat: int, op: Op, source: int) -> bool:
    """Another empty house is needed.  R99"""
    return -1 in state.persons[seat] and bool(discarded_persons(state, op))


def _may_name(state: State, seat: int, op: Op, source: int) -> bool:
    """Also after the turn's card; but one colour at a time.  R104, R107, R108"""
    return not state.naming


def _may_dig(state: State, seat: int, op: Op, source: int) -> bool:
    """Also after the turn's card.  R140"""
    return not state.free_canal


def _finds_foreign(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(foreign_persons(state, seat, op))


def _finds_lightning(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(lightning_persons(state, seat))


def _finds_any(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(any_persons(state, seat))


def _recruits(state: State, seat: int, op: Op, source: int) -> bool:
    return bool(recruits(state, seat, op.amount))


USEFUL: dict[str, Test] = {
    "gain_guilders": _gives,
    "gain_points": _gives,
    "gain_workers": always,
    "gain_workers_of_house_colours": _house_colours,
    "gain_workers_of_missing_colours": _missing_colours,
    "draw_cards": _draws,
    "draw_and_act": _draws,
    "draw_then_discard": _draws,
    "discard_then_draw": _discards_and_draws,
    "discard_then_guilders": _discards,
    "discard_then_points": _discards,
    "play_extra_card": _has_card,
    "build_canal": _builds_tile,
    "build_house": _builds_house,
    "exchange_workers": _has_worker,
    "sell_workers": _has_worker,
    "advance": _advances,
    "return_threats": _returns,
    "choose_one": _some_option,
    "buy_points": _can_pay,
    "pay_opponents_for_points": _can_pay,
    "opponents_give_workers": _others_have_workers,
    "opponents_give_guilders": _others_have_guilders,
    "opponents_give_guilders_or_worker": _others_have_either,
    "opponents_discard_hand": _others_have_cards,
    "opponents_take_threat": always,
    "opponents_pay_or_take_threat": always,
    "opponents_remove_canal": _others_have_tiles,
    "opponents_lose_points": _others_have_points,
    "give_threats_to_opponents": _has_threat,
    "discard_own_person_for_points": _has_others,
    "return_own_person_to_hand": _has_others,
    "reactivate_own_used_person": _has_used,
    "place_person_from_discard": _finds_person,
    "name_colour_next_card": _may_name,
    "next_canal_free": _may_dig,
    "activate_opponent_person": _finds_foreign,
    "activate_own_lightning": _finds_lightning,
    "activate_own_person": _finds_any,
    "recruit_from_hand": _recruits,
}
"""By kind of op.  R71"""

_PLAIN_COUNTS = ("die", "lowest_die", "highest_die")
_PLAIN_GAINS = ("gain_guilders", "gain_points", "gain_workers", "opponents_take_threat", "opponents_pay_or_take_threat")


def _is_plain(op: Op) -> bool:
    counted = op.per is None or op.plus > 0 or op.per[0] in _PLAIN_COUNTS
    return op.kind in _PLAIN_GAINS and op.condition is None and counted


ALWAYS: tuple[bool, ...] = tuple(any(_is_plain(op) for op in EFFECTS[card]) for card in range(N_CARDS))
"""Persons whose text changes the state in any case."""
