"""Houses, and the cards in a hand that others know.  R9, R59-R62, R89, R175"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import knowledge
from app.engines.bruges.components import BIT, COLOUR, IS_PET, triggers
from app.engines.bruges.context import asking
from app.engines.bruges.goods import ACTION, gain_workers
from app.engines.bruges.piles import discard

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_REACTIONS = triggers("own_house_built")


def build(state: State, seat: int, card: int, source: int = ACTION) -> None:
    """Lay a card down as a house; whoever reacts to houses does so afterwards (R149).  R59, R62"""
    state.houses[seat].append(card)
    state.persons[seat].append(-1)
    state.pets[seat].append(-1)
    colour = COLOUR[card]
    if state.trace is not None:
        state.trace.append(("house", seat, len(state.houses[seat]) - 1, colour, source))
    for person, _ in _REACTIONS:
        if state.own[seat] & BIT[person]:
            state.agenda.append(("react", seat, colour, person))


def build_from_hand(state: State, seat: int, card: int, source: int = ACTION) -> None:
    """A hand card becomes a house; the others see its back only.  R9, R59"""
    knowledge.becomes_house(state, seat, card)
    build(state, seat, card, source)


def homes(state: State, seat: int, pet: bool) -> list[int]:  # a pet or a person
    """Houses that can take a person, or a pet; of empty houses of equal colour only the first.  R60, R89"""
    found: list[int] = []
    empty = 0
    where, beside = (state.pets, state.persons) if pet else (state.persons, state.pets)
    neighbours = beside[seat]
    for house, inhabitant in enumerate(where[seat]):
        if inhabitant < 0:
            if neighbours[house] < 0:
                bit = 1 << COLOUR[state.houses[seat][house]]
                if empty & bit:
                    continue
                empty |= bit
            found.append(house)
    return found


def uninhabited(state: State, seat: int) -> list[int]:
    """Houses without person and pet.  R170"""
    return [
        house
        for house, (person, pet) in enumerate(zip(state.persons[seat], state.pets[seat], strict=True))
        if person < 0 and pet < 0
    ]


def colours(state: State, seat: int) -> int:
    """Colours of the own houses as a bit mask.  R62"""
    mask = 0
    for card in state.houses[seat]:
        mask |= 1 << COLOUR[card]
    return mask


def leave(state: State, seat: int, card: int) -> None:
    """A person or pet leaves its house.  R61"""
    where = state.pets[seat] if IS_PET[card] else state.persons[seat]
    where[where.index(card)] = -1
    state.own[seat] &= ~BIT[card]


def to_hand(state: State, seat: int, card: int) -> None:
    """A person or pet goes to its owner's hand, before everybody's eyes.  R9, R37, R40"""
    leave(state, seat, card)
    state.hand[seat].append(card)
    knowledge.follow(state, seat, card, knowledge.HAND)
    if state.trace is not None:
        state.trace.append(("to_hand", seat, card))


def demolish(state: State, seat: int, house: int) -> None:
    """A house goes to the discard pile; now all see its front.  R9, R37, R74"""
    card = state.houses[seat][house]
    if not state.is_public(seat, card):
        state.revealed += 1
    del state.houses[seat][house]
    knowledge.loses_house(state, seat, house, card)
    state.persons[seat].pop(house)
    state.pets[seat].pop(house)
    discard(state, seat, card)


def build_by_effect(state: State, seat: int, op: Op, source: int) -> None:
    """A house without the action: from the hand, or for a worker from the discard pile.  R102, R103, R175"""
    if op.event == "hand":
        state.ask("choose_hand_card", seat, [("card", card) for card in state.hand[seat]])
    else:
        found: list[Action] = [("card", card) for card in state.discard if COLOUR[card] == op.colour]
        state.ask("choose_discard_house", seat, [*found, ("decline",)])


def choose_hand_card(state: State, action: Action) -> None:
    """The chosen hand card becomes a house; it is not played.  R175"""
    seat, _, source = asking(state)
    build_from_hand(state, seat, action[1], source)


def choose_discard_house(state: State, action: Action) -> None:
    """The chosen card of the discard pile becomes a house for a worker of its colour; all know its front.  R9, R102"""
    if action[0] == "decline":
        return
    seat, op, source = asking(state)
    gain_workers(state, seat, op.colour, -1, source)
    state.discard.remove(action[1])
    knowledge.follow(state, seat, action[1], len(state.houses[seat]))
    build(state, seat, action[1], source)
