"""The opponents: levels, search, worker process and arena.  Runs without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ai.player import AnyPolicy

POLICIES: dict[str, AnyPolicy] = {}
"""What the opponents know of each game, by its key."""
