"""The opponents: levels, search, worker process and arena.  Runs without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.port_royal import POLICY as PORT_ROYAL

if TYPE_CHECKING:
    from app.ai.player import AnyPolicy

POLICIES: dict[str, AnyPolicy] = {"port_royal": PORT_ROYAL}
"""What the opponents know of each game, by its key."""
