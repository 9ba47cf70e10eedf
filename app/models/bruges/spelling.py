"""How every action is spelled in clicks: keys of pieces and buttons."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.contract import NOBODY
from app.models.bruges.facts import turns_left
from app.models.bruges.keys import (
    card_key,
    house_key,
    panel_key,
    pile_key,
    ship_key,
    space_key,
    threat_key,
    worker_key,
)
from app.models.bruges.uses import use_key, use_of
from app.models.bruges.words import VERBS

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.models.selection import Path

CONFIRM_KEY = "button:confirm"
YES_KEY, NO_KEY = "button:yes", "button:no"
DECLINE_KEY = "button:decline"
DONE_KEY = "button:done"
STOP_KEY = "button:stop"
END_KEY = "button:end"
PAY_KEY, MARKER_KEY = "button:pay", "button:marker"

_BUTTONS = {
    "yes": YES_KEY,
    "no": NO_KEY,
    "decline": DECLINE_KEY,
    "stop": STOP_KEY,
    "pay": PAY_KEY,
    "marker": MARKER_KEY,
}
_IN_ANY_ORDER = 3
"""Goods and opponents may be clicked in any order up to this number; more of them in order of their colours."""


def colour_key(colour: int) -> str:
    """Naming a colour."""
    return f"colour:{c.COLOURS[colour]}"


def order_key(colour: int) -> str:
    """Which damage comes first."""
    return f"first:{c.COLOURS[colour]}"


def option_key(option: int) -> str:
    """One of several texts."""
    return f"option:{option}"


def spell(state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
    """Every legal action as the paths of keys that choose it.

    Each action has one path; only goods and opponents may be clicked in any order.
    """
    if state.actor == NOBODY:
        return []
    speller = Speller(state, confirm)
    return [(path, action) for action in state.legal() for path in speller.paths(action)]


def usable_persons(state: State) -> list[int]:
    """Persons that can be activated now."""
    return [action[1] for action in state.legal() if action[0] == "activate"]


def asks_before_ending(state: State) -> bool:
    """Whether persons could still be activated and this is the seat's last turn of the round."""
    return turns_left(state, state.actor) == 1 and bool(usable_persons(state))


class Speller:
    """The keys of one position."""

    def __init__(self, state: State, confirm: bool) -> None:
        self._state = state
        self._seat = state.actor
        self._confirm: Path = (CONFIRM_KEY,) if confirm else ()
        legal = state.legal()
        self._longest = max(len(action) for action in legal) - 1
        self._ways: Counter[tuple[object, ...]] = Counter(
            (action[1], use_of(action)) for action in legal if action[0] in VERBS
        )
        self._homes = Counter(action[1] for action in legal if action[0] == "lay")

    def paths(self, action: Action) -> list[Path]:
        """The paths of one action."""
        verb, *rest = action
        if verb in _BUTTONS:
            return [(_BUTTONS[verb],)]
        if verb in VERBS:
            return [self._play(action)]
        if verb in ("take", "give", "sell"):
            return self._several(rest, self._worker)
        if verb == "return":
            return self._several(rest, self._threat)
        if verb == "receivers":
            return self._several(rest, panel_key)
        path: Path = getattr(self, f"_{verb}")(*rest)
        return [path]

    def _worker(self, colour: int) -> str:
        return worker_key(self._seat, colour)

    def _threat(self, colour: int) -> str:
        return threat_key(self._seat, colour)

    def _several(self, chosen: list[int], key: Callable[[int], str]) -> list[Path]:
        """Things clicked one after the other; ended by a button where more would be possible."""
        orders = list(dict.fromkeys(permutations(chosen))) if self._longest <= _IN_ANY_ORDER else [tuple(chosen)]
        more = len(chosen) < self._longest and self._goes_on(chosen)
        end = (DONE_KEY,) if more else ()
        return [(*(key(each) for each in order), *end) for order in orders]

    def _goes_on(self, chosen: list[int]) -> bool:
        """Whether another legal action contains these and one more."""
        have = Counter(chosen)
        return any(
            len(action) == len(chosen) + 2 and not have - Counter(action[1:])
            for action in self._state.legal()
            if action[0] in ("return", "sell")
        )

    # plays

    def _play(self, action: Action) -> Path:
        verb, card, colour, _, *rest = action
        use = use_of(action)
        path: Path = (card_key(card), use_key(use))
        if self._ways[card, use] == 1:
            return path
        if verb == "canal":
            return (*path, self._next_space(rest[0]))
        if verb == "house":
            return (*path, self._worker(rest[0]))
        if verb == "recruit":
            return (*path, house_key(self._seat, rest[0]))
        return (*path, colour_key(colour))

    def _next_space(self, section: int) -> str:
        return space_key(self._seat, section, self._state.tiles[2 * self._seat + section] + 1)

    def _activate(self, card: int) -> Path:
        return (card_key(card), *self._confirm)

    def _end(self) -> Path:
        return (END_KEY, *(self._confirm if asks_before_ending(self._state) else ()))

    # goods and places

    def _draw(self, side: int) -> Path:
        return (pile_key(side),)

    def _first(self, colour: int) -> Path:
        return (order_key(colour),)

    def _swap(self, old: int, new: int) -> Path:
        return (self._worker(old), self._worker(new))

    def _option(self, option: int) -> Path:
        return (option_key(option),)

    def _tile(self, section: int) -> Path:
        return (self._next_space(section),)

    def _break(self, section: int) -> Path:
        built = self._state.tiles[2 * self._seat + section]
        return (space_key(self._seat, section, built), *self._confirm)

    def _burn(self, house: int) -> Path:
        return (house_key(self._seat, house), *self._confirm)

    def _raze(self, house: int) -> Path:
        return (house_key(self._seat, house), *self._confirm)

    def _ship(self, colour: int) -> Path:
        return (ship_key(colour, self._state.docks[colour]), *self._confirm)

    def _colour(self, colour: int) -> Path:
        return (self._threat(colour),)

    # cards and opponents

    def _person(self, card: int) -> Path:
        return (card_key(card), *self._confirm)

    def _card(self, card: int) -> Path:
        return (card_key(card), *self._confirm)

    def _lay(self, card: int, house: int) -> Path:
        if self._homes[card] == 1:
            return (card_key(card), *self._confirm)
        return (card_key(card), house_key(self._seat, house))

    def _target(self, seat: int) -> Path:
        return (panel_key(seat),)

    def _hand(self, colour: int, seat: int) -> Path:
        if self._state.players == c.LEAST_PLAYERS:
            return (self._threat(colour),)
        return (self._threat(colour), panel_key(seat))
