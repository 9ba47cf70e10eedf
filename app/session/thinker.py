"""What an analysis needs of the worker, and how the worker is started."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from app.ai.decision_review import Measured
    from app.ai.playouts import Way
    from app.ai.skill.parts import GameSection
    from app.engines.contract import State


class Thinker(Protocol):
    """What an analysis needs of ``app.ai.worker.Worker``; tests put another object in its place.

    Every answer is a tuple of a kind, the request id and what was found; ``("failed", id, why)`` if nothing was.
    """

    def analyse(self, request_id: int, state: State, observer: int, samples: int) -> None:
        """Ask for the chances of all seats; answered by ``("assessed", id, shares, errors)``."""
        ...

    def reconsider(self, request_id: int, state: State, taken: int, *, continuations: Sequence[Way] = ()) -> None:
        """Ask for a master's second look at a decision; answered by ``("reconsidered", id, DecisionReview)``.

        ``continuations`` are what the seat may do next in that turn, until chance decides something.
        """
        ...

    def count(self, request_id: int, state: State, ways: Sequence[Way], seed: int) -> None:
        """Ask for the points at the end after some actions; answered by ``("counted", id, Points)``."""
        ...

    def compare(self, request_id: int, state: State, best: Way, tried: int, seed: int) -> None:
        """Ask how good one more action is; answered by ``("compared", id, Candidate)``."""
        ...

    def measure(self, request_id: int, state: State, ways: tuple[Way, Way], seed: int, known: Measured) -> None:
        """Ask for more deals of a second look, its best action and the played one; ``("measured", id, Measured)``."""
        ...

    def weigh(self, request_id: int, part: GameSection) -> None:
        """Ask for luck and decisions of a stretch; answered by ``("weighed", id, SectionFindings)``."""
        ...

    def cancel(self, request_id: int | None = None) -> None:
        """Forget a question, or all of them; no answer is reported any more."""
        ...

    def close(self) -> None:
        """End its processes."""
        ...


WAITING = 2
"""How many questions lie with the worker besides those it is at, so that no process has to wait for the window."""


def in_flight() -> int:
    """How many questions lie with the worker at once."""
    from app.ai.cores import pool_size  # imports all opponents, which whoever asks this has imported already

    return pool_size() + WAITING


MakeThinker = Callable[[Callable[[tuple[Any, ...]], None]], Thinker]
"""Makes a thinker.  What it is given is called with every answer, from any thread."""


def make_worker(report: Callable[[tuple[Any, ...]], None]) -> Thinker:
    """Start the worker whose processes estimate the chances; the ``MakeThinker`` of the program."""
    from app.ai.worker import Worker  # only here: it imports multiprocessing

    return Worker(report)


def slow_import_of(make: MakeThinker) -> Callable[[], object] | None:
    """The slow part of ``make``, to be called in a thread before; ``None`` if there is none.

    It imports all opponents, which would hold the window up for 30 to 100 ms.
    """
    return partial(import_module, "app.ai.worker") if make is make_worker else None
