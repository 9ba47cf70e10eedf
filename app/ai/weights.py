"""Weights that a policy goes by, and those that were found by play (``app.ai.tune``) and ship beside it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from random import Random

    from app.engines.contract import Action

Row = tuple[float, ...]
"""All weights of a policy at one number of players, in an order of its own."""

S = TypeVar("S", contravariant=True)


class Weighed(Protocol[S]):
    """A policy whose rollout policy goes by weights.

    Attributes:
        weights: By number of players.
    """

    weights: dict[int, Row]

    def playout(self, state: S, rng: Random) -> Sequence[Action]:
        """See ``Policy``."""
        ...

    def weighed(self, players: int, row: Row) -> Weighed[S]:
        """The policy with other weights at one number of players."""
        ...


def found_by_play(path: Path, first: dict[int, Row]) -> dict[int, Row]:
    """By number of players: the weights of a file; where it has none, or where there is no file, those given."""
    tables = json.loads(path.read_text("utf-8"))["tables"] if path.exists() else {}
    return first | {int(players): tuple(map(float, table["weights"])) for players, table in tables.items()}
