"""Independent tasks, done through the interface of ``concurrent.futures``: processes here, or a Dask cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from typing import TypeVar

from app.ai.cluster import scheduler

T = TypeVar("T")
R = TypeVar("R")

MakeExecutor = Callable[[], Executor]

ATTEMPTS = 3
"""How many executors in a row may break without finishing a single task, before giving up."""

_log = logging.getLogger(__name__)


def executors(jobs: int, address: str = "") -> MakeExecutor | None:
    """What makes executors for ``--jobs`` and ``--scheduler``: that of the scheduler at ``address`` if there is one."""
    return scheduler(address) if address else processes(jobs)


def processes(jobs: int) -> MakeExecutor | None:
    """What makes executors of ``jobs`` processes; ``None`` for one, because that work is done in this process."""
    if jobs == 1:
        return None
    return lambda: ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """Have this process end as soon as the one that started it has ended, however that came about."""

    # The processes of an executor would work on what was handed to them already, and then wait for ever.
    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def finished(work: Callable[[T], R], tasks: Sequence[T], make: MakeExecutor | None = None) -> Iterator[R]:
    """Yield the results of ``work`` for all tasks, in the order in which they are finished.

    An executor breaks when one of its processes is lost; the missing tasks are then given to a new executor.

    Args:
        work: A function at the top level of a module, so that processes can import it.
        tasks: Its argument for each call.
        make: Makes an executor; ``None`` to call ``work`` in this process, in order.

    Raises:
        BrokenExecutor: ``ATTEMPTS`` executors in a row broke without a result.
    """
    if make is None:
        yield from map(work, tasks)
        return
    missing, broken = dict(enumerate(tasks)), 0
    while missing:
        executor = make()
        try:
            futures = {executor.submit(work, task): number for number, task in missing.items()}
            for future in as_completed(futures):
                result = future.result()
                del missing[futures[future]]
                broken = 0
                yield result
        except BrokenExecutor as error:
            broken += 1
            if broken >= ATTEMPTS:
                raise
            _log.warning("%d pieces of work are handed out again: %s", len(missing), error)
        finally:  # also when the caller asks for no more results
            executor.shutdown(cancel_futures=True)
