"""What holds in every position.  R4, R11, R33, R38, R89"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.engines.bruges.components import (
    BACK,
    BIT,
    DAMAGE_AT,
    IS_PET,
    LAST_STEP,
    N_COLOURS,
    N_KINDS,
    SPACES,
    deck,
)
from app.engines.bruges.knowledge import HAND, arrange
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.bruges.state import State


def check(state: State) -> None:
    """Raise ``AssertionError`` if an invariant is broken."""
    check_cards(state)
    for seat in range(state.players):
        check_seat(state, seat)
    check_modules(state)
    assert state.actor == NOBODY or state.offers, "nothing is legal"
    assert len(set(state.offers)) == len(state.offers), "an action is offered twice"
    check_knowledge(state)
    assert bool(state.reserve) != state.reserve_used, "R22"


def check_cards(state: State) -> None:
    """Each card lies in exactly one place; the masks say where.  R6"""
    lie = [*state.reserve, *state.discard]
    for cards in (*state.piles, *state.hand, *state.houses):
        lie += cards
    for seat in range(state.players):
        out = [card for card in state.persons[seat] + state.pets[seat] if card >= 0]
        assert state.own[seat] == sum(BIT[card] for card in out), "own"
        lie += out
    expected = deck(state.options["pets"], state.options["new_citizens"])
    assert sorted(lie) == expected, f"cards lost or doubled: {Counter(lie) - Counter(expected)}"


def check_knowledge(state: State) -> None:
    """The truth is one of the ways that are thought possible; the hands are in order.  R9, R18"""
    for owner, back, cards, ways in state.followed:
        hand, houses = state.hand[owner], state.houses[owner]
        truth = tuple(HAND if card in hand else houses.index(card) for card in cards)
        assert truth in ways, f"{cards} lie as nobody thinks possible"
        assert len(set(ways)) == len(ways), "a way twice"
        assert all(BACK[card] == back and card not in state.drawn for card in cards)
    assert all(any(card in hand for hand in state.hand) for card in state.drawn), "R18"
    for seat, hand in enumerate(state.hand):
        before = hand[:]
        arrange(state, seat)
        assert hand == before, "a hand is out of order"


def check_seat(state: State, seat: int) -> None:
    """Nothing negative, canals within bounds, houses with at most a person and a pet.  R4, R33, R38, R89"""
    assert min(state.guilders[seat], state.points[seat]) >= 0
    assert 0 <= state.steps[seat] <= LAST_STEP
    base = seat * N_COLOURS
    assert min(state.workers[base : base + N_COLOURS]) >= 0
    assert all(0 <= number <= DAMAGE_AT for number in state.threats[base : base + N_COLOURS])
    assert len(state.houses[seat]) == len(state.persons[seat]) == len(state.pets[seat])
    assert all(card < 0 or not IS_PET[card] for card in state.persons[seat])
    assert all(card < 0 or IS_PET[card] for card in state.pets[seat])
    for section in (0, 1):
        built = state.tiles[2 * seat + section]
        assert 0 <= built <= SPACES
        assert built < SPACES or state.crowned[2 * seat + section], "R58"


def check_modules(state: State) -> None:
    """Ships and markers are conserved.  R14, R117, R127"""
    for colour in range(N_COLOURS):
        ships = [*state.ship_piles[colour], *state.ship_trays[colour]]
        if state.docks[colour] >= 0:
            ships.append(state.docks[colour])
        assert sorted(ships) == (list(range(N_KINDS)) if state.options["zwin"] else []), "ships"
    assert (state.exchange >= 0) == (state.markers > 0), "R127"
