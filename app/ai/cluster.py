"""An executor for the workers of a Dask scheduler, on this machine or on others: ``--scheduler ADDRESS``.

Scheduler and workers have to run already, the workers in a clone of the same commit and with one thread each:

    dask scheduler
    dask worker ADDRESS --nworkers 8 --nthreads 1

The package ``distributed`` is optional (``pip install -e '.[cluster]'``) and imported here only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from app.compiled import digest_of

P = ParamSpec("P")
R = TypeVar("R")

CONNECT = 10.0
"""Timeout of a connection to the scheduler, in seconds."""

ROOT = Path(__file__).resolve().parents[2]


class ClusterError(RuntimeError):
    """The scheduler cannot be used; the message says why in one sentence."""


class LostError(BrokenExecutor):
    """A task was lost with its workers or with the scheduler; ``blocks.finished`` hands it out again."""


def scheduler(address: str) -> Callable[[], Executor]:
    """A function that makes ``Connected`` executors for the scheduler at an address, each with its own connection."""
    return lambda: Connected(address)


class Connected(Executor):
    """An executor that hands its tasks to a Dask scheduler.

    The scheduler itself gives the tasks of a lost worker to another one.  Tasks that it has given up, or that a lost
    connection leaves without an answer, end with ``LostError``.

    Raises:
        ClusterError: The package is missing, nobody answers, or workers have other sources than this process.
    """

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client, KilledWorker
        except ImportError as error:
            raise ClusterError("--scheduler: needs the package distributed (pip install -e '.[cluster]')") from error
        try:
            self._client = Client(address, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:  # a timeout is an OSError
            raise ClusterError(f"--scheduler: {address} does not answer") from error
        self._lost = (KilledWorker, CancelledError, OSError)
        self._inner = self._client.get_executor(pure=False)
        try:
            others = [worker for worker, digest in self._client.run(sources).items() if digest != sources()]
        except ImportError as error:
            self._client.close()
            raise ClusterError("--scheduler: its workers have to be started in a clone of Kontor") from error
        if others:
            self._client.close()
            raise ClusterError(f"--scheduler: {', '.join(others)}: other sources than here")

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """See ``Executor``."""
        outer: Future[R] = Future()
        self._inner.submit(fn, *args, **kwargs).add_done_callback(partial(self._pass_on, outer))
        return outer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Close the connection; the scheduler then drops unfinished tasks by itself."""
        self._client.close()

    def _pass_on(self, outer: Future[R], inner: Future[R]) -> None:
        if outer.done():
            return
        try:
            outer.set_result(inner.result())
        except self._lost as error:
            outer.set_exception(LostError(f"{type(error).__name__}: {error}"))
        except Exception as error:
            outer.set_exception(error)


def sources() -> str:
    """Digest of the sources of rules and opponents in the process that calls it."""
    found: Sequence[Any] = [*(ROOT / "app" / "engines").rglob("*"), *(ROOT / "app" / "ai").rglob("*.py")]
    names = [path.relative_to(ROOT).as_posix() for path in found if path.suffix in (".py", ".json")]
    return digest_of(sorted(names), ROOT)
