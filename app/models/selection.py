"""From clicks to an action: each action has a path of keys, and each click narrows the paths that are left."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engines.contract import Action

Path = tuple[str, ...]
"""The keys of pieces and buttons that choose one action, in the order of clicking."""


@dataclass(frozen=True, slots=True)
class Series:
    """Several actions of one seat that are made by one choice, one after the other, e.g. goods sold in bulk."""

    actions: tuple[Action, ...]


Replaces = Callable[[Path, str], bool]
"""Called with the keys chosen so far and a key of another choice: whether the latter may replace the former."""

Spelled = Sequence[tuple[Path, Action | Series]]
"""Choices with their paths."""


class ActionSelection:
    """The state of one decision: the keys chosen so far, and the keys that may be chosen next.

    Mouse, keyboard and screen reader all use ``next_keys``, ``choose`` and ``back``.

    Args:
        spelled: All choices with their paths.
        replaces: Called for keys that would replace earlier ones.

    Raises:
        ValueError: Two choices have the same path, or one path begins another, so that a click would be ambiguous.
    """

    def __init__(self, spelled: Spelled, replaces: Replaces = lambda _chosen, _key: True) -> None:
        self._replaces = replaces
        self._chosen: list[str] = []
        self._levels: list[list[tuple[Path, Action | Series]]] = [list(spelled)]  # choices left after each key
        _check(self._levels[0])

    @property
    def chosen(self) -> Path:
        """The keys chosen so far, in order; they have a green frame on the table."""
        return tuple(self._chosen)

    def remaining(self) -> list[tuple[Path, Action | Series]]:
        """The choices that are still possible, with their whole paths."""
        return list(self._levels[-1])

    def next_keys(self) -> list[str]:
        """The different keys that may come next, in the order of the choices; they have a blue frame on the table."""
        return self._keys(len(self._chosen))

    def reachable(self) -> list[str]:
        """All keys that ``choose`` accepts apart from chosen ones: ``next_keys``, then ``instead``."""
        return [*self.next_keys(), *self.instead()]

    def instead(self) -> list[str]:
        """The keys that may replace an earlier one, those for the latest one first.

        For example, another card may be clicked while the first one waits for its confirmation.
        """
        known, keys = {*self.next_keys(), *self._chosen}, []
        for level in range(len(self._chosen) - 1, -1, -1):
            more = [key for key in self._keys(level) if key not in known]
            known.update(more)
            keys += more
        return [key for key in keys if self._replaces(self.chosen, key)]

    def choose(self, key: str) -> Action | Series | None:
        """Choose a key.

        A key that is chosen already is taken back, together with those after it.  A key of ``instead`` replaces the one
        chosen in its place.

        Returns:
            The action or series once its path is complete, else ``None``.

        Raises:
            ValueError: The key is neither ``reachable`` nor ``chosen``.
        """
        if key not in self.next_keys():
            if key in self._chosen:
                self._cut(self._chosen.index(key))
                return None
            self._cut(self._level_of(key))
        return self._step(key)

    def back(self) -> bool:
        """Take back the last key; false if there is none."""
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
        """Take back all keys from ``level`` on."""
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
    paths = sorted(path for path, _ in spelled)  # then a path stands right before those that it begins
    for path, following in itertools.pairwise(paths):
        if following[: len(path)] == path:
            raise ValueError(f"{' > '.join(following)}: begins with another action or is spelled twice")
    if paths and not paths[0]:
        raise ValueError("an action without a path")
