"""How many processes think at the same time."""

from __future__ import annotations

import os

from app.ai.levels import GRANDMASTER, MASTER

MAX_PROCESSES = 8
"""Processes of one worker: each takes about 30 MB."""

PROCESSES = {MASTER: MAX_PROCESSES, GRANDMASTER: MAX_PROCESSES}
"""How many processes at most share one thought of a level; where nothing is said, one thinks alone."""


def pool_size(cores: int | None = None) -> int:
    """How many processes a worker has: one core is left to the window, but two cores have two.

    The processes give way to the window (``thinker.give_way``).
    """
    cores = available_cores() if cores is None else cores
    return 2 if cores == 2 else max(1, min(MAX_PROCESSES, cores - 1))


def available_cores() -> int:
    """Of those that this machine has, the ones that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
