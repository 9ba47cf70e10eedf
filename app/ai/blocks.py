"""Independent pieces of work, handed out through the interface of ``concurrent.futures``: any executor will do."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from typing import TypeVar

from app.ai.cluster import scheduler

T = TypeVar("T")
R = TypeVar("R")

MakeExecutor = Callable[[], Executor]

ATTEMPTS = 3
"""How many executors in a row may break before any piece of work is done."""

_log = logging.getLogger(__name__)


def executors(jobs: int, address: str = "") -> MakeExecutor | None:
    """Makes executors as a command line asks for: of so many processes, or of the scheduler at an address."""
    return scheduler(address) if address else processes(jobs)


def processes(jobs: int) -> MakeExecutor | None:
    """Makes executors of so many processes; nothing for one job, which is done here."""
    if jobs == 1:
        return None
    return lambda: ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))


def finished(work: Callable[[T], R], tasks: Sequence[T], make: MakeExecutor | None = None) -> Iterator[R]:
    """The results, in the order in which they are finished.

    An executor breaks when one of its processes is lost.  What is missing then is given to a new one.

    Args:
        work: A function of a module: processes find it by its name.
        tasks: What it is called with, each once.
        make: Makes an executor; without it all is done here, in order.

    Raises:
        BrokenExecutor: Executors break again and again.
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
        finally:
            executor.shutdown(cancel_futures=True)
