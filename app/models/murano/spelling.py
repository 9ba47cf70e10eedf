"""How every action is spelled in clicks: keys of pieces and buttons."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano import components as c
from app.engines.murano.scoring import best_assignment
from app.models.murano import routes
from app.models.murano.keys import (
    bead_key,
    cell_key,
    character_key,
    dock_key,
    face_key,
    island_key,
    ship_key,
    space_key,
    special_key,
    unbuilt_key,
)

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State
    from app.models.selection import Path

CONFIRM_KEY = "button:confirm"
PASS_KEY = "button:pass"
ACT_KEY, SHARE_KEY = "button:act", "button:share"
SAIL_KEY = "button:sail"
TOP_KEY, LOOK_KEY = "button:top", "button:look"
DECLINE_KEY = "button:decline"
HIRE_KEY, DISMISS_KEY = "button:hire", "button:dismiss"
STREET_KEY, STOP_KEY = "button:street", "button:stop"
LEAVE_KEY = "button:leave"
KEEP_KEY = "button:keep"
PROPOSAL_KEY, FINISH_KEY = "button:proposal", "button:finish"

BUTTON_OF = {
    "pass": PASS_KEY,
    "top": TOP_KEY,
    "look": LOOK_KEY,
    "decline": DECLINE_KEY,
    "hire": HIRE_KEY,
    "dismiss": DISMISS_KEY,
    "street": STREET_KEY,
    "stop": STOP_KEY,
    "leave": LEAVE_KEY,
    "keep": KEEP_KEY,
}


def produce_key(number: int) -> str:
    """So many factories produce."""
    return f"produce:{number}"


def sell_key(beads: tuple[int, ...]) -> str:
    """Selling these beads, by true colours."""
    return "sell:" + ":".join(map(str, beads))


def give_key(given: tuple[int, ...]) -> str:
    """Handing in gold or beads for a character."""
    return "give:" + ":".join(map(str, given))


def leading(beads: tuple[int, ...]) -> int:
    """The colour of which a set has most beads, the first of equal ones."""
    return beads.index(max(beads))


def spell(state: State, confirm: bool = True) -> list[tuple[Path, Action]]:
    """Every legal action as the paths of keys that choose it.

    Most actions have one path.  The move that ends a plan can also be chosen by the target space,
    the cheapest next move and the first card of the best assignment also by a button of their own.
    Leaving cards unscored that would bring points is always asked for once more.
    """
    if state.actor == NOBODY:
        return []
    speller = Speller(state, confirm)
    return [(path, action) for action in state.legal() for path in speller.paths(action)]


class Speller:
    """The keys of one position."""

    def __init__(self, state: State, confirm: bool) -> None:
        self._state = state
        self._seat = state.actor
        self._confirm: Path = (CONFIRM_KEY,) if confirm else ()
        self._reaches = routes.reaches(state)
        legal = state.legal()
        self._spaces = Counter(action[1] for action in legal if action[0] in ("act", "share"))
        self._ends = sum(self._is_last(action) for action in legal if action[0] == "move")
        self._cheapest = routes.suggested(state)
        self._ways = Counter(action[:3] for action in legal if action[0] == "score")
        self._proposal = best_assignment(state, self._seat)[1] if self._ways else []

    def paths(self, action: Action) -> list[Path]:
        """The paths of one action."""
        verb, *rest = action
        if verb in BUTTON_OF:
            return [(BUTTON_OF[verb],)]
        if verb == "move":
            return self._move(action)
        if verb == "score":
            return self._score(action)
        path: Path = getattr(self, f"_{verb}")(*rest)
        return [path]

    # ships

    def _act(self, space: int) -> Path:
        if self._spaces[space] > 1:
            return (space_key(space), ACT_KEY)
        return (space_key(space), *(self._confirm if routes.price(self._reaches[space].legs) else ()))

    def _share(self, space: int) -> Path:
        if self._spaces[space] > 1:
            return (space_key(space), SHARE_KEY)
        return (space_key(space), *self._confirm)

    def _is_last(self, action: Action) -> bool:
        """Whether a move ends the plan.  R22"""
        state = self._state
        return bool(action[2] == state.target and (not state.sharing or action[1] == c.RED_SHIP))

    def _move(self, action: Action) -> list[Path]:
        _, ship, space = action
        paths: list[Path] = [(ship_key(ship), space_key(space))]
        if self._ends == 1 and self._is_last(action):
            paths.append((space_key(space),))
        if self._cheapest and (ship, space) == (self._cheapest[0][0], self._cheapest[0][2]):
            paths.append((SAIL_KEY,))
        return paths

    def _drift(self, ship: int, space: int) -> Path:
        return (ship_key(ship), space_key(space))

    # tiles, characters, gondoliers

    def _pick(self, tile: int) -> Path:
        return (face_key(tile),)

    def _recruit(self, card: int) -> Path:
        return (character_key(card), *self._confirm)

    def _dock(self, dock: int) -> Path:
        return (dock_key(dock), *self._confirm)

    def _tile(self, tile: int, cell: int) -> Path:
        if self._state.decision == "final_build":
            return (cell_key(cell),)
        return (self.unbuilt(tile), cell_key(cell))

    def unbuilt(self, tile: int) -> str:
        """The key of the first unbuilt tile with a face.  R29"""
        sort = c.SORTS[c.SORT_OF[tile]]
        if tile in (c.GLASSWORKS, c.SPECIAL):
            return unbuilt_key(self._seat, sort)
        held = self._state.own_palaces if sort == "palace" else self._state.own_shops
        faces = [each & c.FACE for each in held[self._seat]]
        return unbuilt_key(self._seat, sort, faces.index(tile))

    def _lay(self, cell: int) -> Path:
        return (cell_key(cell),)

    def _card(self, card: int) -> Path:
        return (special_key(card), *self._confirm)

    # beads

    def _produce(self, number: int) -> Path:
        return (produce_key(number),)

    def _sell(self, *beads: int) -> Path:
        return (bead_key(self._seat, leading(beads)), sell_key(beads))

    def _return(self, colour: int) -> Path:
        return (bead_key(self._seat, colour), *self._confirm)

    # the end

    def _score(self, action: Action) -> list[Path]:
        _, card, island, *given = action
        path: Path = (character_key(card), island_key(island))
        if self._ways[action[:3]] > 1:
            path = (*path, give_key(tuple(given)))
        return [path, (PROPOSAL_KEY,)] if self._proposal and action == self._proposal[0] else [path]

    def _finish(self) -> Path:
        return (FINISH_KEY, CONFIRM_KEY) if self._proposal else (FINISH_KEY,)


def pick(state: State, chosen: Path) -> Action:
    """The first action that ``chosen`` leads to."""
    return next(action for path, action in spell(state) if path[: len(chosen)] == chosen)


def picks(state: State, chosen: Path) -> list[Action]:
    """All actions that ``chosen`` leads to."""
    return [action for path, action in spell(state) if path[: len(chosen)] == chosen]
