"""What holds in every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.port_royal.components import (
    CARDS,
    COMPLETED,
    CONTRACT_POINTS,
    CUBES,
    DECK,
    FIVE_PLAYER_EXPEDITION,
    GRANTS,
    IS_PERSON,
    IS_SHIP,
    POINTS,
    WIDTH,
)
from app.engines.port_royal.state import COIN_MASK

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


def check(state: State) -> None:
    """Assert it: every card in one place, running sums right, cubes conserved."""
    box = "base" if state.options["expansion"] == "none" else "expansion"
    expected = set(DECK[box]) | ({FIVE_PLAYER_EXPEDITION} if state.players == 5 else set())
    places = [state.deck, state.discard, state.harbour, state.expeditions, *state.displays, *state.collected]
    places += [[coin & COIN_MASK for coin in purse] for purse in state.coins]
    places += [[state.pending]] if state.pending >= 0 else []
    cards = [card for place in places for card in place]
    assert len(cards) == len(set(cards)), "a card lies in two places"
    assert set(cards) == expected, "a card is lost or came from nowhere"
    colours = [CARDS[card].colour for card in state.harbour if IS_SHIP[card]]
    assert len(colours) == len(set(colours)), "two ships of a colour in the harbour"
    assert state.colours == sum(1 << colour for colour in colours), "harbour colours"
    assert all(IS_SHIP[card] or IS_PERSON[card] for card in state.harbour), "no ship, no person"
    own = [0] * (WIDTH * state.players)
    for seat in range(state.players):
        for card in state.displays[seat]:
            for column, amount in GRANTS[card]:
                own[seat * WIDTH + column] += amount
        done = sum(seat in seats for seats in state.fields)
        own[seat * WIDTH + COMPLETED] = done
        points = sum(POINTS[card] for card in state.displays[seat]) + CONTRACT_POINTS[done]
        assert state.influence[seat] == points, "influence"
        if state.contracts:
            parked = sum(steps[seat] > 0 for steps in state.steps)
            assert state.cubes[seat] + parked + done == CUBES, "cubes"
            assert state.cubes[seat] or not state.collected[seat], "ships collected without a cube"
    assert state.own == own, "abilities"
    assert state.actor == NOBODY or state.offers, "nothing is legal"
    assert len(set(state.offers)) == len(state.offers), "an action is offered twice"
