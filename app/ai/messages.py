"""What a worker and its processes say to each other, and how long each waits for the other."""

from __future__ import annotations

from typing import Any

READY, ALIVE, PROGRESS, THOUGHT, FAILED = "ready", "alive", "progress", "thought", "failed"
"""Of a process: signs of life, how far it is, what it knows of a move, and that it cannot answer."""

STOP, SUMS = "stop", "sums"
"""To a process: that it shall answer now; to and from one: what a race has found so far."""

Message = tuple[Any, ...]
"""What a worker reports: ``("best", id, Choice)``, ``("assessed", id, shares, errors)``,
``("reconsidered", id, DecisionReview)``, ``("counted", id, Points)``, ``("compared", id, Candidate)``,
``("reasoned", id, HintReason)``, ``("weighed", id, Findings)``, ``("rerun", id, Rerun)``,
``("progress", id, part)``, ``("failed", id, reason)`` or ``("replaced",)``.

Processes answer alike, but for moves: ``("thought", id, Choice or Counts)``.
"""

GRACE = 2.0
"""Seconds that a process has to answer after it was told to stop."""

START = 60.0
"""Seconds that a new process has until its first sign of life: it loads everything first."""

SILENCE = 8.0
"""Seconds without a sign of life after which a thinking process is given up.

A thought looks up every 20 ms; on a machine that is a hundred times as busy that is still soon enough.
"""

LATE = 20.0
"""Seconds over its time after which a thought is stopped even though the process is alive."""

OVERTIME = 0.5
"""Seconds over its time after which a process is not waited for, where others have answered the same question."""

JOIN = 0.3
"""Seconds that have to be left of a thought for one more process to be asked."""

REST = 120.0
"""Seconds without a question after which only the first process is kept."""

FAREWELL = 0.2
"""Seconds that a process has to end by itself when it is not needed any more."""

RECENT = 1.0
"""Seconds since the last sign of life in which a process is told what others found: who stands still does not read."""

PULSE = 0.5
"""Seconds between two signs of life."""

LISTEN = 0.004
"""Seconds between two looks at the pipe while thinking."""

ATTEMPTS = 3
"""How often a question is asked, or a process started that gives no sign of life, before it is given up."""
