"""Pieces of work by any executor: nothing is lost, and the figures are the same."""

import multiprocessing
import os
import signal
import sys
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from app.ai.arena import MatchUp, blocks, play_block
from app.ai.blocks import ATTEMPTS, finished, processes
from app.ai.calibration import main as calibrate

PATIENCE = 60.0
"""Seconds after which nothing is going to happen any more."""

MATCH = MatchUp("port_royal", ("journeyman", "apprentice"), {}, 0, 1.0)


def double(number):
    return 2 * number


def fatal_at_first(folder, number):
    """Ends its own process in the middle of the work, the first time that it gets to 3."""
    mark = Path(folder, "was here")
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


class Broken(Executor):
    """Every process of it is lost at once."""

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        future.set_exception(BrokenExecutor("lost"))
        return future


def test_alone_the_work_is_done_in_order():
    assert list(finished(double, [3, 1, 2])) == [6, 2, 4]
    assert processes(1) is None


def test_any_executor_will_do():
    assert sorted(finished(double, range(20), lambda: ThreadPoolExecutor(3))) == [2 * number for number in range(20)]


@pytest.mark.slow
def test_a_process_that_is_lost_on_the_way_loses_nothing(tmp_path):
    if sys.platform == "win32":
        pytest.skip("signals of POSIX")

    found = list(finished(partial(fatal_at_first, tmp_path), range(8), processes(2)))

    assert sorted(found) == [2 * number for number in range(8)]
    assert (tmp_path / "was here").exists()


def write_id_and_wait(path):
    path.write_text(str(os.getpid()))
    time.sleep(PATIENCE)


def wait_until(happened):
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def runs(pid):
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_no_process_is_left_when_the_one_that_started_it_is_killed(tmp_path):
    path = tmp_path / "id"
    parent = multiprocessing.get_context("spawn").Process(target=hand_out, args=(path,))
    parent.start()
    wait_until(lambda: path.exists() and path.read_text())
    child = int(path.read_text())
    assert runs(child)

    parent.kill()

    wait_until(lambda: not runs(child))


def hand_out(path):
    list(finished(write_id_and_wait, [path], processes(2)))


def test_executors_that_break_again_and_again_are_given_up():
    made = []

    def make():
        made.append(Broken())
        return made[-1]

    with pytest.raises(BrokenExecutor):
        list(finished(double, range(3), make))
    assert len(made) == ATTEMPTS


@pytest.mark.slow
def test_two_processes_play_the_same_games_as_one():
    def told(played):
        return sorted((game.seed, game.shares, game.scores, game.rounds) for block in played for game in block)

    assert told(blocks(MATCH, range(1, 4), 2)) == told(map(play_block, [(MATCH, seed) for seed in range(1, 4)]))


@pytest.mark.slow
def test_two_processes_calibrate_as_one(tmp_path, capsys):
    words = ["port_royal", "--level", "apprentice", "--games", "4", "--deals", "2", "--positions", "2"]
    told = []
    for jobs in ("1", "2"):
        assert calibrate([*words, "--jobs", jobs, "--file", str(tmp_path / jobs)]) == 0
        told.append(capsys.readouterr().out)

    assert told[0] == told[1]
    lines = [sorted((tmp_path / jobs).read_text("utf-8").splitlines()) for jobs in ("1", "2")]
    assert lines[0] == lines[1]
