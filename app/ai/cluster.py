"""Work for the processes of a Dask scheduler, on this machine or on others: ``--scheduler ADDRESS``.

Whoever wants them starts scheduler and workers, the workers in a clone of the same commit and with one thread each:

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
"""Seconds that a scheduler has to answer."""

ROOT = Path(__file__).resolve().parents[2]


class ClusterError(RuntimeError):
    """Nothing can be handed to the scheduler; one sentence."""


class LostError(BrokenExecutor):
    """A piece of work was lost with the workers that had it, or with the scheduler."""


def scheduler(address: str) -> Callable[[], Executor]:
    """Makes executors that hand work to the scheduler at an address, each over a connection of its own.

    Making one raises ``ClusterError`` where the package is missing, nobody answers, or workers have other sources.
    """
    return lambda: Connected(address)


class Connected(Executor):
    """A connection to a scheduler.

    The scheduler gives what a lost worker had to another one by itself.  ``LostError`` is what becomes of work that it
    has given up, or that a lost connection leaves without an answer.
    """

    def __init__(self, address: str) -> None:
        """Connect."""
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
        """Part from the scheduler; it drops what nobody waits for any more."""
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
    """Fingerprint of the rules and opponents, as whoever calls it has them."""
    found: Sequence[Any] = [*(ROOT / "app" / "engines").rglob("*"), *(ROOT / "app" / "ai").rglob("*.py")]
    names = [path.relative_to(ROOT).as_posix() for path in found if path.suffix in (".py", ".json")]
    return digest_of(sorted(names), ROOT)
