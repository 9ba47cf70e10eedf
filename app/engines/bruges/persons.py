"""Persons are laid out, activated, and leave again.  R60, R63-R71, R87-R90, R97-R101, R109, R143, R152, R169"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.bruges import houses, useful
from app.engines.bruges.components import (
    ACTIVATABLE_MASK,
    BIT,
    COLOUR,
    IS_PET,
    KIND,
    LIGHTNING,
    N_COLOURS,
    POINTS,
    PRICE,
    WORKER_COLOUR,
    permanent,
    triggers,
)
from app.engines.bruges.context import asking
from app.engines.bruges.goods import ACTION, gain_guilders, gain_points, gain_workers
from app.engines.bruges.knowledge import leaves_hand
from app.engines.bruges.piles import discard

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_REACTIONS = triggers("own_person_laid_out")
_REPEATERS = tuple(card for card, _ in permanent("repeat_lightning"))
YES_NO: list[Action] = [("yes",), ("no",)]


# -- laying out


def lay_out(state: State, seat: int, card: int, house: int, cost: int, source: int = ACTION) -> None:
    """Pay and move in; then the lightning text and its repeat, then whoever reacts.  R60, R64, R89, R101, R151, R172"""
    gain_guilders(state, seat, -cost, source)
    if state.trace is not None:
        state.trace.append(("laid", seat, card, house, cost, source))
    own = state.own[seat]
    for person, op in _REACTIONS:
        if own & BIT[person] and PRICE[card] >= op.least:
            state.agenda.append(("react", seat, COLOUR[card], person))
    (state.pets if IS_PET[card] else state.persons)[seat][house] = card
    state.own[seat] = own | BIT[card]
    if KIND[card] == LIGHTNING:
        for person in _REPEATERS:
            if own & BIT[person]:
                state.agenda.append(("ask_repeat", seat, person, card))
        resolve(state, seat, card)


def resolve(state: State, seat: int, card: int) -> None:
    """Carry out the text of a person; until that is done it cannot be activated again.  R64, R169"""
    state.agenda.append(("done", card))
    state.agenda.append(("effect", seat, card, 0, card))


def done(state: State, step: tuple[Any, ...]) -> None:
    """The activation of a person is over.  R169"""


def ask_repeat(state: State, step: tuple[Any, ...]) -> None:
    """The Astronomer lets a lightning text be carried out twice.  R152"""
    _, seat, person, card = step
    own = state.own[seat]
    if own & BIT[person] and own & BIT[card] and useful.effect(state, seat, card, card):
        state.ask("astronomer_repeat", seat, YES_NO)


def astronomer_repeat(state: State, action: Action) -> None:
    """Once more, or not.  R152"""
    if action[0] == "yes":
        _, seat, _, card = state.asked
        _tell_activation(state, seat, card)
        resolve(state, seat, card)


# -- the owner activates


def activations(state: State, seat: int) -> list[Action]:
    """Unused worker and once-per-round persons that can be paid and bring a benefit; never pets.

    R65, R66, R69, R71, R90
    """
    able = state.own[seat] & ACTIVATABLE_MASK & ~state.used
    if not able:
        return []
    found: list[Action] = []
    workers, base = state.workers, seat * N_COLOURS
    for card in state.persons[seat]:
        if card < 0 or not able & BIT[card]:
            continue
        colour = WORKER_COLOUR[card]
        if colour >= 0 and not workers[base + colour]:
            continue
        if useful.ALWAYS[card] or _useful_when_paid(state, seat, card, base + colour if colour >= 0 else -1):
            found.append(("activate", card))
    return found


def _useful_when_paid(state: State, seat: int, card: int, worker: int) -> bool:
    """Whether an activation brings something after its worker is paid.  R71, R77"""
    if worker >= 0:
        state.workers[worker] -= 1
    benefit = useful.effect(state, seat, card, card)
    if worker >= 0:
        state.workers[worker] += 1
    return benefit


def activate(state: State, action: Action) -> None:
    """Pay the worker, mark the person used, carry out its text.  R65, R66, R69, R77"""
    card = action[1]
    seat = state.active
    _tell_activation(state, seat, card)
    colour = WORKER_COLOUR[card]
    if colour >= 0:
        gain_workers(state, seat, colour, -1, card)
    state.used |= BIT[card]
    state.agenda.append(("main",))
    resolve(state, seat, card)


def _tell_activation(state: State, seat: int, card: int) -> None:
    if state.trace is not None:
        owner = next(owner for owner in range(state.players) if state.own[owner] & BIT[card])
        state.trace.append(("activate", seat, card, owner))


# -- effects that activate


def _ask_person(state: State, seat: int, decision: str, persons: list[int]) -> None:
    state.ask(decision, seat, [("person", card) for card in persons])


def activate_opponent_person(state: State, seat: int, op: Op, source: int) -> None:
    """A person of an opponent, as if it were one's own.  R109"""
    _ask_person(state, seat, "choose_foreign_person", useful.foreign_persons(state, seat, op))


def reactivate_own_used_person(state: State, seat: int, op: Op, source: int) -> None:
    """A used person of one's own once more.  R169"""
    _ask_person(state, seat, "choose_own_person", useful.used_persons(state, seat, op))


def activate_own_lightning(state: State, seat: int, op: Op, source: int) -> None:
    """One own lightning person once more, by a ship.  R122"""
    _ask_person(state, seat, "choose_own_person", useful.lightning_persons(state, seat))


def activate_own_person(state: State, seat: int, op: Op, source: int) -> None:
    """Any own person that can be activated, even without a benefit: Primus.  R131"""
    _ask_person(state, seat, "choose_own_person", useful.any_persons(state, seat))


def discard_own_person_for_points(state: State, seat: int, op: Op, source: int) -> None:
    """Another person of one's own is put on the discard pile for its points and more.  R88, R94"""
    _ask_person(state, seat, "choose_own_person", useful.others(state, seat, source))


def return_own_person_to_hand(state: State, seat: int, op: Op, source: int) -> None:
    """Another person of one's own goes back to the hand.  R69, R88, R94"""
    _ask_person(state, seat, "choose_own_person", useful.others(state, seat, source))


def choose_own_person(state: State, action: Action) -> None:
    """The chosen person is discarded, taken back or activated.  R69, R94, R122, R131"""
    if action[0] == "decline":
        return
    seat, op, source = asking(state)
    card = action[1]
    if op.kind == "discard_own_person_for_points":
        houses.leave(state, seat, card)
        discard(state, seat, card)
        gain_points(state, seat, POINTS[card] * op.factor + op.plus, source)
    elif op.kind == "return_own_person_to_hand":
        houses.to_hand(state, seat, card)
        gain_guilders(state, seat, op.guilders, source)
    else:
        choose_person(state, action)


def choose_person(state: State, action: Action) -> None:
    """The chosen person's text is carried out for the active player; marks and costs do not matter.  R109, R131"""
    if action[0] == "decline":
        return
    seat = state.actor
    _tell_activation(state, seat, action[1])
    resolve(state, seat, action[1])


# -- effects that lay out


def recruit_from_hand(state: State, seat: int, op: Op, source: int) -> None:
    """A person from the hand for less, without an action.  R163, R175"""
    state.ask("recruit_from_hand", seat, useful.recruits(state, seat, op.amount))


def lay_from_hand(state: State, action: Action) -> None:
    """The chosen hand card moves in.  R175"""
    if action[0] == "decline":
        return
    seat, op, source = asking(state)
    _, card, house = action
    leaves_hand(state, seat, card)
    lay_out(state, seat, card, house, useful.person_price(state, seat, card, op.amount), source)


def place_person_from_discard(state: State, seat: int, op: Op, source: int) -> None:
    """A person of the group from the discard pile, or none.  R97, R98, R99"""
    found = useful.discarded_persons(state, op)
    free = houses.homes(state, seat, pet=False)
    offers: list[Action] = [("lay", card, house) for card in found for house in free]
    state.ask("choose_discard_person", seat, [*offers, ("decline",)])


def choose_discard_person(state: State, action: Action) -> None:
    """It moves in at no price.  R97, R100, R101"""
    if action[0] == "decline":
        return
    seat, _, source = asking(state)
    _, card, house = action
    state.discard.remove(card)
    lay_out(state, seat, card, house, 0, source)
