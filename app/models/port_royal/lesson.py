"""Sets up the positions of the lesson from the names of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engines.port_royal.components import CARDS, COMPLETED, CONTRACT_POINTS, CONTRACTS, DISPLAY_TESTS, WIDTH
from app.engines.port_royal.contracts import can_complete, meets, use_cube
from app.engines.port_royal.discover import ask_discover
from app.engines.port_royal.money import display, raise_influence
from app.engines.port_royal.state import COIN_BITS, COIN_MASK

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

ANY_CARD = "*"
"""In the draw pile: any card that is not named elsewhere, for instance where coins are drawn."""

_FIELDS = ("active", "coins", "completed", "contracts", "deck", "own", "parked", "round", "row")
"""What a position may say; see ``arrange``."""


def arrange(state: State, wish: Mapping[str, Any]) -> None:
    """Turn the first position of a game into the one that a lesson describes.

    Args:
        state: The first position; changed in place.
        wish: The description.  Cards and contracts have the names that they have in records; what is left out stays
            as it is.

            * ``deck``: the next cards of the draw pile, the first one to be drawn first; ``ANY_CARD`` for any.
            * ``own``: per seat, the persons and expeditions in its display.
            * ``coins``: per seat, the number of its coins.
            * ``row``: open expeditions that are added.
            * ``active``: the active player, who becomes the start player as well.
            * ``round``: number of the round.
            * ``contracts``: the contracts on display, from left to right.
            * ``completed``: by contract, the seats that have completed it, in order.
            * ``parked``: per seat, the step field on which it has a cube, by contract.

    Raises:
        ValueError: A card is not in the box or named twice, a field is unknown, or the rules allow no such position.
    """
    for field in wish:
        if field not in _FIELDS:
            raise ValueError(f"nobody knows {field!r} in a position")
    # All cards that lie face down; a coin is one of them.  Sorted, so that no order of the seed's deal is left.
    pool = sorted([*state.deck, *(coin & COIN_MASK for purse in state.coins for coin in purse)])
    numbers = {CARDS[card].text: card for card in pool}
    own: Sequence[Sequence[str]] = wish.get("own", [])
    named = [*wish.get("deck", []), *wish.get("row", []), *(name for cards in own for name in cards)]
    for name in named:
        if name != ANY_CARD and (name not in numbers or named.count(name) > 1):
            raise ValueError(f"the card {name!r} is named twice or not in the box")
    rest = [card for card in pool if CARDS[card].text not in named]
    if len(own) > state.players or len(wish.get("coins", [])) > state.players:
        raise ValueError("there are more seats than players")
    # What lies open: displays and expeditions.
    for seat, cards in enumerate(own):
        for name in cards:
            display(state, seat, numbers[name])
    state.expeditions += [numbers[name] for name in wish.get("row", [])]
    # What lies face down: coins from the cards that nobody named, then the draw pile, whose top card is the last.
    wanted = dict(enumerate(wish.get("coins", [])))
    pile = state.pile << COIN_BITS
    for seat, purse in enumerate(state.coins):
        purse[:] = [pile | rest.pop(0) for _ in range(wanted.get(seat, len(purse)))]
    first = [rest.pop(0) if name == ANY_CARD else numbers[name] for name in wish.get("deck", [])]
    state.deck = rest + first[::-1]
    state.start = state.active = wish.get("active", state.active)
    state.round = wish.get("round", state.round)
    _lay_out_contracts(state, wish)
    state.risen = False  # what the seats begin with is no progress of this round (R62a)
    ask_discover(state)
    try:
        state.check()
    except AssertionError as error:
        raise ValueError(f"the rules know no such position: {error}") from error


def _lay_out_contracts(state: State, wish: Mapping[str, Any]) -> None:
    """Lay out the contracts that ``wish`` names, with the cubes on them.  R19, R70, R77, R80"""
    numbers = {contract.id: number for number, contract in enumerate(CONTRACTS)}
    if "contracts" in wish:
        names = wish["contracts"]
        if len(set(names)) != len(state.contracts) or not set(names) <= numbers.keys():
            raise ValueError(f"{names!r} are not {len(state.contracts)} different contracts")
        state.contracts = tuple(numbers[name] for name in names)
    places = {CONTRACTS[number].id: place for place, number in enumerate(state.contracts)}
    for name in (*wish.get("completed", {}), *(name for steps in wish.get("parked", ()) for name in steps)):
        if name not in places:
            raise ValueError(f"the contract {name!r} is not on display")
    for name, seats in wish.get("completed", {}).items():
        for seat in seats:
            _use_cube(state, seat)
            state.fields[places[name]].append(seat)
            column = seat * WIDTH + COMPLETED
            state.own[column] += 1
            raise_influence(state, seat, CONTRACT_POINTS[state.own[column]] - CONTRACT_POINTS[state.own[column] - 1])
    for seat, steps in enumerate(wish.get("parked", ())):
        for name, step in steps.items():
            if not 1 <= step <= CONTRACTS[numbers[name]].steps:
                raise ValueError(f"the contract {name!r} has no step {step}")
            _use_cube(state, seat)
            state.steps[places[name]][seat] = step
    # A contract is completed as soon as it is met (R72), so one that is met and open would be completed by whatever
    # happens next, in the middle of a step that speaks of something else.
    for name, place in places.items():
        for seat in range(state.players):
            contract = state.contracts[place]
            met = CONTRACTS[contract].test in DISPLAY_TESTS and meets(state, contract, seat)
            if met and can_complete(state, place, seat):
                raise ValueError(f"seat {seat} meets the contract {name!r} and has not completed it")


def _use_cube(state: State, seat: int) -> None:
    if not state.cubes[seat]:
        raise ValueError(f"seat {seat} has no cube for as many contracts")
    use_cube(state, seat)
