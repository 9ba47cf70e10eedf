"""The messages between a worker and its processes, and the time limits of both sides."""

from __future__ import annotations

from typing import Any

READY, ALIVE, PROGRESS, THOUGHT, FAILED = "ready", "alive", "progress", "thought", "failed"
"""From a process, in this order: it has loaded; it is alive; ``Progress``; its part of a move; it cannot answer."""

STOP, SUMS = "stop", "sums"
"""``STOP`` to a process: answer now.  ``SUMS`` from and to processes: what a race has found so far (``race.Sums``)."""

Message = tuple[Any, ...]
"""A worker reports ``("best", id, Choice)``, ``("assessed", id, shares, errors)``,
``("reconsidered", id, DecisionReview)``, ``("counted", id, Points)``, ``("compared", id, Candidate)``,
``("measured", id, Measured)``, ``("reasoned", id, HintReason)``, ``("weighed", id, SectionFindings)``,
``("rerun", id, Rerun)``, ``("progress", id, part)``, ``("failed", id, reason)`` or ``("replaced",)``: a lost process
is replaced.

Processes send the same answers, except for a move: ``("thought", id, Choice or Counts)``.
"""

GRACE = 2.0
"""Seconds that a process has to answer after it was told to stop."""

START = 60.0
"""Seconds that a new process has until its first message: it imports everything first."""

SILENCE = 8.0
"""Seconds without a message after which a process that works on a question is killed.

A simulation calls its ``Stop`` at least every 20 ms; on a machine a hundred times as busy that is still soon enough.
"""

LATE = 20.0
"""Seconds over the time of a question after which a process is stopped although it sends signs of life."""

OVERTIME = 0.5
"""Seconds over the time of a question after which it is answered without the processes that are still at it."""

JOIN = 0.3
"""Seconds that must be left of a question's time for one more process to join."""

REST = 120.0
"""Seconds without a question after which all processes but the first are ended."""

FAREWELL = 0.2
"""Seconds that a process has to end by itself before it is killed."""

RECENT = 1.0
"""A process gets the sums of others only if it has sent a message within so many seconds, see ``Process.tell``."""

PULSE = 0.5
"""Seconds between two signs of life of a process that works on a question."""

LISTEN = 0.004
"""Seconds between two looks of such a process at its pipe."""

ATTEMPTS = 3
"""How often a question is asked, or a process started that then sends nothing, before giving up."""
