"""How every action is spelled in clicks: keys of pieces and buttons."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.taverns import components as c
from app.models.taverns import dice
from app.models.taverns.boards import reached_by
from app.models.taverns.keys import (
    card_key,
    cell_key,
    counter_key,
    covered_key,
    entertainer_key,
    reputation_key,
    seat_key,
    space_key,
    start_key,
    supply_key,
    tile_key,
)

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path

CONFIRM_KEY = "button:confirm"
DIE_KEY = "button:die"
KEEP_KEY, REDRAW_KEY = "button:keep", "button:redraw"
SIDE_KEYS = {c.SIDE_A: "button:side_a", c.SIDE_B: "button:side_b"}
DECLINE_KEY = "button:decline"
FINISH_KEY = "button:finish"
ALL_KEY = "button:activate_all"
END_KEY = "button:end"

_BUTTONS = {"keep": KEEP_KEY, "redraw": REDRAW_KEY, "decline": DECLINE_KEY, "activate_all": ALL_KEY}


def return_key(number: int) -> str:
    """Returning so many cards for an upgrade."""
    return f"return:{number}"


def nobles_key(number: int) -> str:
    """Hiring so many nobles."""
    return f"nobles:{number}"


def bards_key(number: int) -> str:
    """So many bard steps, more than one lap."""
    return f"bards:{number}"


def spell(state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
    """Every legal action as the paths of keys that choose it.

    Each action has one path; only regulars to be removed may be clicked in any order.  Leaving
    dice that still fit, and ending the turn with dice not activated, always asks once more.
    """
    if state.actor == NOBODY:
        return []
    speller = Speller(state, confirm)
    return [(path, action) for action in state.legal() for path in speller.paths(action)]


def still_fits(state: State) -> bool:
    """Whether a die could still be placed.  R60"""
    return any(action[0] == "place" for action in state.legal())


def not_activated(state: State) -> int:
    """Dice that still lie on spaces.  R108"""
    return len(dice.placed(state))


class Speller:
    """The keys of one position."""

    def __init__(self, state: State, confirm: bool) -> None:
        self._state = state
        self._seat = state.actor
        self._confirm: Path = (CONFIRM_KEY,) if confirm else ()
        self._returns = Counter(action[1] for action in state.legal() if action[0] == "upgrade")
        self._dice: list[dice.Die] | None = None

    def paths(self, action: Action) -> list[Path]:
        """The paths of one action."""
        verb, *rest = action
        if verb == "remove":
            return self._removals(rest)
        if verb in _BUTTONS:
            return [(_BUTTONS[verb],)]
        path: Path = getattr(self, f"_{verb}")(*rest)
        return [path]

    def own_dice(self) -> list[dice.Die]:
        """Dice of the seat that decides, on spaces and in the tray."""
        if self._dice is None:
            taken, _ = dice.drafted(self._state)
            self._dice = dice.owned(self._state, self._seat, taken[self._seat])
        return self._dice

    # before the turns

    def _removals(self, cards: list[int]) -> list[Path]:
        keys = [card_key(card, self._seat) for card in cards]
        orders = [keys, keys[::-1]] if len(keys) > 1 else [keys]
        return [(*order, *self._confirm) for order in orders]

    def _start(self, card: int) -> Path:
        return (start_key(card), *self._confirm)

    def _bonus(self, option: int | str) -> Path:
        if option == c.EXTRA_DIE:
            return (DIE_KEY,)
        return (card_key(self._state.three_stack[-1]),) if option == c.THREE_GUEST else (supply_key(int(option)),)

    def _side(self, _tile: int, side: int) -> Path:
        return (SIDE_KEYS[side],)

    def _tile(self, tile: int) -> Path:
        return (tile_key(self._seat, tile), *self._confirm)

    def _draft(self, face: int) -> Path:
        _, offered = dice.drafted(self._state)
        return (dice.first(offered[self._seat], dice.IN_TRAY, face).key,)

    def _return(self, card: int) -> Path:
        state, seat = self._state, self._seat
        copies = state.nobles[seat] if card == c.NOBLE else state.laid[seat].count(card)
        return (card_key(card, seat, max(0, copies - 1)), *self._confirm)

    # placing

    def _place(self, face: int, space: int) -> Path:
        die = dice.first(self.own_dice(), dice.IN_TRAY, face)
        return (die.key, space_key(self._seat, space))

    def _take_back(self, face: int, space: int) -> Path:
        return (dice.first(self.own_dice(), space, face).key,)

    def _juggle(self, face: int) -> Path:
        die = dice.first(self.own_dice(), dice.IN_TRAY, face)
        return (entertainer_key(self._seat, c.JUGGLER), die.key)

    def _finish(self) -> Path:
        return (FINISH_KEY, CONFIRM_KEY) if still_fits(self._state) else (FINISH_KEY,)

    # serving

    def _activate(self, space: int) -> Path:
        return (dice.first(self.own_dice(), space).key,)

    def _buy(self, card: int) -> Path:
        return (supply_key(card), *self._confirm)

    def _upgrade(self, tile: int, returned: int) -> Path:
        key = tile_key(self._seat, tile)
        return (key, return_key(returned)) if self._returns[tile] > 1 else (key, *self._confirm)

    def _recruit(self, card: int) -> Path:
        return (card_key(card), *self._confirm)

    def _nobles(self, number: int) -> Path:
        return (supply_key(c.NOBLE), nobles_key(number))

    def _peek(self, place: int) -> Path:
        return (covered_key(place), *self._confirm)

    def _counter(self) -> Path:
        number = self._state.counter_guests[self._seat]
        return (counter_key(self._seat, number - 1), *self._confirm)

    def _entertain(self, tile: int) -> Path:
        return (entertainer_key(self._seat, tile), *self._confirm)

    def _bard(self, number: int) -> Path:
        spaces = len(self._state.track())
        if number >= spaces:
            return (bards_key(number),)
        return (reputation_key(self._seat, reached_by(self._state.reputation[self._seat], number, spaces)),)

    def _end(self) -> Path:
        return (END_KEY, CONFIRM_KEY) if not_activated(self._state) else (END_KEY,)

    def _ban(self, place: int) -> Path:
        return (seat_key(self._seat, place), *self._confirm)

    def _column(self, column: int) -> Path:
        return (cell_key(self._seat, column, self._state.book[self._seat][column]),)

    def _substitute(self, card: int) -> Path:
        return (supply_key(card),)
