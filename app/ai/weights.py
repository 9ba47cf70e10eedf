"""Weights that a policy goes by, and those that were found by play (``app.ai.tune``) and ship beside it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path
    from random import Random

    from app.engines.contract import Action

Row = tuple[float, ...]
"""All weights of a policy at one table, in an order of its own."""

S = TypeVar("S", contravariant=True)


class Weighed(Protocol[S]):
    """A policy whose rollout policy goes by weights.

    Attributes:
        weights: By table (see ``table``).
    """

    weights: dict[int, Row]

    def table(self, players: int, options: Mapping[str, Any]) -> int:
        """Which of the weights a game goes by."""
        ...

    def playout(self, state: S, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        ...

    def weighed(self, table: int, row: Row) -> Weighed[S]:
        """The policy with other weights at one table."""
        ...


def of_file(path: Path) -> dict[int, Row]:
    """By table: the weights of a file; none if there is no such file."""
    tables = json.loads(path.read_text("utf-8"))["tables"] if path.exists() else {}
    return {int(key): tuple(map(float, table["weights"])) for key, table in tables.items()}


def found_by_play(path: Path, first: dict[int, Row], usual: Callable[[int], int] | None = None) -> dict[int, Row]:
    """By table: the weights of a file; where it has none, those of a ``usual`` table, or else the ones given."""
    found = of_file(path)
    others = {key: found.get(usual(key), row) if usual else row for key, row in first.items()}
    return others | found
