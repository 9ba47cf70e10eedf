"""How many worker processes there are."""

from __future__ import annotations

import os

from app.ai.levels import GRANDMASTER, MASTER

MAX_PROCESSES = 8
"""Most processes of a worker: each takes about 30 MB."""

PROCESSES = {MASTER: MAX_PROCESSES, GRANDMASTER: MAX_PROCESSES}
"""Most processes that simulate one move, by level; one for the levels that are left out."""


def pool_size(cores: int | None = None) -> int:
    """Number of processes for so many cores; by default those that this program may use."""
    cores = available_cores() if cores is None else cores
    # One core is left to the window.  With two cores one process would be half the strength: there both are used, for
    # the processes have a lower priority than the window (``thinker.give_way``).
    return 2 if cores == 2 else max(1, min(MAX_PROCESSES, cores - 1))


def available_cores() -> int:
    """Number of cores that this program may use, which may be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
