"""Work for a Dask scheduler: the same figures, nothing lost, and one sentence where it cannot be had."""

import importlib.util
import os
import re
import signal
import socket
import subprocess
import sys
from concurrent.futures import Executor, ThreadPoolExecutor
from time import monotonic, sleep
from types import ModuleType

import pytest

from app.ai import arena, calibration
from app.ai.blocks import executors, finished

QUICK = ["port_royal", "--seats", "apprentice,novice", "--games", "6"]
ADDRESS = "tcp://scheduler:8786"


class KilledWorker(Exception):
    """Too many workers died with a piece of work."""


class Inner(Executor):
    """An executor as the package has it: threads stand for the workers.  Some of the work is lost at first."""

    def __init__(self, lost):
        self._threads = ThreadPoolExecutor(2)
        self._lost = lost

    def submit(self, fn, *args):
        def work():
            if args[0] in self._lost:
                self._lost.remove(args[0])
                raise KilledWorker(args[0])
            return fn(*args)

        return self._threads.submit(work)


class Scheduler:
    """What the package ``distributed`` is to us."""

    def __init__(self, monkeypatch, lost=(), there=True, digest=None):
        self.lost, self.there, self.digest = list(lost), there, digest
        self.open = self.connections = 0
        module = ModuleType("distributed")
        module.Client, module.KilledWorker = self._connect, KilledWorker
        monkeypatch.setitem(sys.modules, "distributed", module)

    def _connect(self, address, *, timeout, set_as_default):
        assert (address, set_as_default) == (ADDRESS, False)
        if not self.there:
            raise OSError(f"Timed out after {timeout} s")
        self.open += 1
        self.connections += 1
        return self

    def get_executor(self, *, pure):
        """Equal work is done as often as it is asked for."""
        assert not pure
        return Inner(self.lost)

    def run(self, ask):
        return {"tcp://worker:1": self.digest or ask()}

    def close(self):
        self.open -= 1


def double(number):
    return 2 * number


def fails_at_three(number):
    if number == 3:
        raise LookupError("three")
    return number


def test_work_goes_to_the_scheduler(monkeypatch):
    there = Scheduler(monkeypatch)

    assert sorted(finished(double, range(9), executors(2, ADDRESS))) == [2 * number for number in range(9)]
    assert (there.connections, there.open) == (1, 0)


def test_what_the_scheduler_has_given_up_is_handed_out_again(monkeypatch):
    there = Scheduler(monkeypatch, lost=[2, 5])

    assert sorted(finished(double, range(9), executors(1, ADDRESS))) == [2 * number for number in range(9)]
    assert (there.lost, there.open) == ([], 0)
    assert there.connections > 1


def test_an_error_of_the_work_itself_is_no_loss(monkeypatch):
    there = Scheduler(monkeypatch)

    with pytest.raises(LookupError, match="three"):
        list(finished(fails_at_three, range(9), executors(1, ADDRESS)))
    assert (there.connections, there.open) == (1, 0)


def told(capsys):
    return [line for line in capsys.readouterr().out.splitlines() if not re.search(" ms|a second", line)]


@pytest.mark.slow
def test_arena_and_calibration_tell_the_same(monkeypatch, capsys, tmp_path):
    Scheduler(monkeypatch)
    judged = ["port_royal", "--level", "apprentice", "--games", "2", "--deals", "2", "--positions", "2", "--file"]

    found = []
    for way in ([], ["--scheduler", ADDRESS]):
        assert arena.main([*QUICK, *way]) == 0
        assert calibration.main([*judged, str(tmp_path / str(len(way))), *way]) == 0
        found.append(told(capsys))

    assert found[0] == found[1]
    assert any("wins" in line for line in found[0])


@pytest.mark.parametrize(
    ("there", "sentence"),
    [
        (None, "--scheduler: needs the package distributed"),
        ({"there": False}, f"--scheduler: {ADDRESS} does not answer"),
        ({"digest": "of something else"}, "--scheduler: tcp://worker:1: other sources than here"),
    ],
    ids=["no package", "no answer", "other sources"],
)
def test_what_is_missing_is_told_in_one_sentence(monkeypatch, capsys, tmp_path, there, sentence):
    if there is None:
        monkeypatch.setitem(sys.modules, "distributed", None)
    else:
        Scheduler(monkeypatch, **there)

    assert arena.main([*QUICK, "--scheduler", ADDRESS]) == 2
    assert calibration.main(["port_royal", "--file", str(tmp_path / "games"), "--scheduler", ADDRESS]) == 2

    out, err = capsys.readouterr()
    assert out == ""
    assert [line.startswith(sentence) for line in err.splitlines()] == [True, True]


def test_the_program_never_loads_it():
    """Whoever only plays or reviews needs no cluster; the optional package is imported in one place."""
    code = "import sys, app.ai.arena, app.ai.calibration; sys.exit('distributed' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# The real one


def command(*words):
    return subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def until_said(process, words):
    """Read what a process says until it says so."""
    for line in process.stdout:
        if words in line:
            return line
    raise AssertionError(f"{process.args} ended")


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="the optional package is not installed")
def test_a_worker_killed_on_the_way_costs_nothing(tmp_path):
    """A scheduler, two workers, and one of them killed in the middle."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address, file = f"tcp://127.0.0.1:{port}", tmp_path / "blocks"
    match = ["app.ai.arena", "port_royal", "--seats", "journeyman,apprentice", "--games", "60", "--seed", "7"]
    scheduler = command("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
    processes = [scheduler]
    try:
        until_said(scheduler, "Scheduler at")
        workers = [
            command("distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(2)
        ]
        processes += workers
        for worker in workers:
            until_said(worker, "Registered to")
        shared = command(*match, "--scheduler", address, "--file", str(file))
        processes.append(shared)
        end = monotonic() + 120.0
        while not file.exists() or len(file.read_text("utf-8").splitlines()) < 4:
            assert monotonic() < end
            sleep(0.02)
        workers[0].send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
        out = shared.communicate(timeout=200)[0]
        assert shared.returncode == 0, out
    finally:
        for process in processes:
            process.kill()
            process.wait()
            process.stdout.close()

    alone = subprocess.run([sys.executable, "-m", *match], capture_output=True, text=True, check=True).stdout
    wins = [line for line in alone.splitlines() if "wins" in line or "score" in line]
    assert wins
    assert [line for line in out.splitlines() if "wins" in line or "score" in line] == wins
    assert workers[0].returncode == -signal.SIGKILL
