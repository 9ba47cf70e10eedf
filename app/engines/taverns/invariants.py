"""What holds in every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.taverns.components import (
    BARD,
    BEER_STORAGE,
    CARDS,
    COLOURED_DICE,
    DISPLAY_SIZE,
    EXTRA_GUESTS,
    FROM_LEVEL,
    GUESTS,
    GUESTS_PER_TURN,
    MONASTERY,
    NO_CARD,
    NOBLE,
    REGULARS,
    ROWS,
    SAFE,
    SUPPLY,
    THREE_STACK,
    TILES,
    WHITE_DICE,
)
from app.engines.taverns.state import PLACING, SERVICE

if TYPE_CHECKING:
    from app.engines.taverns.state import State


def check(state: State) -> None:
    """Assert it: cards and dice conserved, nothing negative, markers on their tracks."""
    _check_cards(state)
    for seat in range(state.players):
        _check_seat(state, seat)
    assert state.doubloons >= 0
    assert state.beer >= 0
    if state.phase == PLACING:
        _check_dice(state)
    if state.phase == SERVICE:
        assert state.bards_used <= state.out(state.active, BARD), "R151"
    assert state.covered < 0 or state.display[state.covered] != NO_CARD, "R97"
    assert state.recruited <= GUESTS_PER_TURN, "R95"
    assert state.actor == NOBODY or state.offers, "nothing is legal"
    assert len(set(state.offers)) == len(state.offers), "an action is offered twice"


def _check_cards(state: State) -> None:
    owned = [card for seat in range(state.players) for card in state.owned(seat)]
    everything = owned + state.removed
    for card, count in enumerate(state.supply):
        total = SUPPLY[card] if state.level >= FROM_LEVEL[card] else 0
        assert count >= 0, CARDS[card].id
        assert count + everything.count(card) == total, f"{CARDS[card].id} lost"
    guests = [*THREE_STACK, *GUESTS, *(EXTRA_GUESTS if state.level >= 3 else ())]
    on_offer = [*state.three_stack, *state.guest_deck, *(card for card in state.display if card != NO_CARD)]
    found = [card for card in everything if CARDS[card].kind == "guest"] + on_offer
    assert sorted(found) == sorted(guests), "guests lost"
    assert set(state.three_stack) <= set(THREE_STACK), "R12"
    assert len(state.display) == DISPLAY_SIZE + (not state.three_stack), "R98"
    regulars = [card for card in everything if card in REGULARS]
    assert sorted(regulars) == sorted(REGULARS * state.players), "regulars lost"
    assert NOBLE not in state.removed, "R105"


def _check_seat(state: State, seat: int) -> None:
    assert 0 <= state.hidden[seat] <= len(state.deck[seat])
    assert len(state.white[seat]) + len(state.coaster[seat]) <= WHITE_DICE, "R54"
    assert len(state.coloured[seat]) <= COLOURED_DICE, "R51"
    assert state.seated[seat].count(NOBLE) == (state.nobles[seat] > 0), "nobles share one table"
    assert all(card < NOBLE for card in state.laid[seat]), "R36"
    assert not state.fresh[seat] & ~state.tiles[seat]
    for stored, tile in ((state.stored_doubloons, SAFE), (state.stored_beer, BEER_STORAGE)):
        assert 0 <= stored[seat] <= state.value(seat, tile), TILES[tile].id
    assert state.schnapps[seat] >= 0
    assert state.schnapps[seat] == 0 or state.level >= 2
    assert state.counter_guests[seat] >= 0
    assert 0 <= state.monastery[seat] < len(MONASTERY)
    assert 0 <= state.reputation[seat] < (len(state.track()) if state.level >= 3 else 1)
    assert all(0 <= signatures <= (ROWS if state.level == 5 else 0) for signatures in state.book[seat]), "R173"


def _check_dice(state: State) -> None:
    placed = [*state.on_seat, state.on_till, state.on_barrel]
    heaps = [state.dice, state.on_delivery, state.on_monk]
    assert min(min(heap) for heap in heaps) >= 0
    total = sum(face > 0 for face in placed) + sum(sum(heap) for heap in heaps)
    assert total == len(state.white[state.active]) + len(state.coloured[state.active]), "dice lost"
    assert 0 <= state.raised <= state.raises(state.active), "R59"
