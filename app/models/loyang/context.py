"""What may follow after some clicks: the base of prompts and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.models.loyang.series import series
from app.models.loyang.spelling import spell
from app.models.selection import Series

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

BUTTON_KINDS = frozenset({"button", "way", "option", "sell", "steps", "stock", "partner"})
"""Kinds of keys that are buttons of the prompt and nowhere on the table."""


class Context(NamedTuple):
    """A position after some clicks.

    Attributes:
        state: The position.
        chosen: The keys chosen so far.
        left: What is still possible: the rest of its path, and the action or series.
    """

    state: State
    chosen: Path
    left: tuple[tuple[Path, Action | Series], ...]

    @property
    def following(self) -> list[str]:
        """The keys that may be chosen next, without repeats."""
        return list(dict.fromkeys(path[0] for path, _ in self.left))

    def action(self, key: str = "") -> Action:
        """The first action that begins with ``key``, of a series its first one."""
        found = next(each for path, each in self.left if not key or path[0] == key)
        return found.actions[0] if isinstance(found, Series) else found

    def actions(self) -> list[Action]:
        """All actions still possible, without repeats; series are left out."""
        return list(dict.fromkeys(each for _, each in self.left if not isinstance(each, Series)))

    def verbs(self) -> set[str]:
        """What is still possible, in verbs."""
        return {action[0] for action in self.actions()}

    def kinds(self) -> set[str]:
        """Kinds of keys that may be chosen next, ``"card"``."""
        return {key.partition(":")[0] for key in self.following}

    def buttons(self) -> list[str]:
        """Keys that may be chosen next and are buttons."""
        return [key for key in self.following if key.partition(":")[0] in BUTTON_KINDS]


def context(state: State, chosen: Path) -> Context:
    """What may follow after ``chosen``; confirmations are included, as the table offers only what is spelled."""
    depth = len(chosen)
    spelled: list[tuple[Path, Action | Series]] = [*spell(state), *series(state)]
    found = [(path[depth:], each) for path, each in spelled if path[:depth] == chosen and len(path) > depth]
    if not found:
        found = [(path[depth:], each) for path, each in spell(state, confirm=False) if path[:depth] == chosen]
    return Context(state, chosen, tuple(found))
