"""From clicks to an action: narrowing the spelled paths of all legal actions."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engines.contract import Action

Path = tuple[str, ...]
"""Keys of pieces and buttons that spell one action, in the order of clicking."""


@dataclass(frozen=True, slots=True)
class Series:
    """Several actions of one seat by one choice, played one after the other, e.g. goods sold in bulk."""

    actions: tuple[Action, ...]


Replaces = Callable[[Path, str], bool]
"""Whether a key may be chosen instead of what was chosen so far."""

Spelled = Sequence[tuple[Path, Action | Series]]


class ActionSelection:
    """What has been chosen so far of one decision, and what may be chosen next.

    Mouse, keyboard and screen reader all go through ``next_keys``, ``choose`` and ``back``.

    Args:
        spelled: All actions with their paths.
        replaces: Asked about every key that another choice begins with.

    Raises:
        ValueError: When two actions are spelled alike, or one path begins another: a click
            would then be ambiguous.
    """

    def __init__(self, spelled: Spelled, replaces: Replaces = lambda _chosen, _key: True) -> None:
        self._replaces = replaces
        self._chosen: list[str] = []
        self._levels: list[list[tuple[Path, Action | Series]]] = [list(spelled)]
        _check(self._levels[0])

    @property
    def chosen(self) -> Path:
        """The keys chosen so far (green frame), first to last."""
        return tuple(self._chosen)

    def remaining(self) -> list[tuple[Path, Action | Series]]:
        """The actions that are still possible, with their whole paths."""
        return list(self._levels[-1])

    def next_keys(self) -> list[str]:
        """What the path may go on with (blue frame), without repeats, in the order of the actions."""
        return self._keys(len(self._chosen))

    def reachable(self) -> list[str]:
        """``next_keys`` and then what may be chosen instead of an earlier choice.

        A second card may be clicked while the first one still waits for its confirmation.
        """
        return [*self.next_keys(), *self.instead()]

    def instead(self) -> list[str]:
        """What may be chosen instead of an earlier choice, the latest one first."""
        known, keys = {*self.next_keys(), *self._chosen}, []
        for level in range(len(self._chosen) - 1, -1, -1):
            more = [key for key in self._keys(level) if key not in known]
            known.update(more)
            keys += more
        return [key for key in keys if self._replaces(self.chosen, key)]

    def choose(self, key: str) -> Action | Series | None:
        """Go on with ``key``; gives the action or the series once it is fully spelled.

        A key already chosen is taken back, with what followed it; a key of an earlier step
        replaces what was chosen there.

        Raises:
            ValueError: When ``key`` is not ``reachable`` and not ``chosen``.
        """
        if key not in self.next_keys():
            if key in self._chosen:
                self._cut(self._chosen.index(key))
                return None
            self._cut(self._level_of(key))
        return self._step(key)

    def back(self) -> bool:
        """Take back the last key (Escape); false when there was none."""
        if not self._chosen:
            return False
        self._cut(len(self._chosen) - 1)
        return True

    def clear(self) -> None:
        """Take back everything."""
        self._cut(0)

    def _keys(self, level: int) -> list[str]:
        return list(dict.fromkeys(path[level] for path, _ in self._levels[level]))

    def _level_of(self, key: str) -> int:
        for level in range(len(self._chosen) - 1, -1, -1):
            if key in self._keys(level) and self._replaces(self.chosen, key):
                return level
        raise ValueError(f"{key}: cannot be chosen ({', '.join(self.reachable()) or 'nothing can'})")

    def _cut(self, level: int) -> None:
        del self._chosen[level:]
        del self._levels[level + 1 :]

    def _step(self, key: str) -> Action | Series | None:
        level = len(self._chosen)
        left = [each for each in self._levels[level] if each[0][level] == key]
        if len(left) == 1 and len(left[0][0]) == level + 1:
            return left[0][1]
        self._chosen.append(key)
        self._levels.append(left)
        return None


def _check(spelled: Spelled) -> None:
    paths = sorted(path for path, _ in spelled)
    for path, following in itertools.pairwise(paths):
        if following[: len(path)] == path:
            raise ValueError(f"{' > '.join(following)}: begins with another action or is spelled twice")
    if paths and not paths[0]:
        raise ValueError("an action without a path")
