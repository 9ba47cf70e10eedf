"""Cold start to the first painted window, and memory over a whole game, of the program as people start it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "wait4"), reason="needs wait4 to ask a process for its memory")


def run_kontor(*arguments, **environment):
    """Start the program and wait for its end: seconds from outside, what it printed, peak memory in bytes."""
    environment = {**os.environ, **environment}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or every start would compile the sources anew
    begin = perf_counter()
    program = subprocess.Popen(
        [sys.executable, "-m", "app.main", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    with program.stdout:
        said = program.stdout.read()
    _, status, usage = os.wait4(program.pid, 0)
    program.returncode = os.waitstatus_to_exitcode(status)
    assert program.returncode == 0, said
    return perf_counter() - begin, said, usage.ru_maxrss * (1024 if sys.platform == "linux" else 1)


def test_cold_start(benchmark, figure, tmp_path):
    first_paints = []

    def start():
        _, said, _ = run_kontor("--data", tmp_path, KONTOR_TIME_START="1")
        first_paints.append(float(re.search(r"first paint after ([\d.]+) ms", said)[1]))

    benchmark.pedantic(start, rounds=5, warmup_rounds=1)

    paints = sorted(first_paints[1:]) or first_paints
    figure("start to the first painted window", paints[len(paints) // 2] / 1000, "s", "under 0.5")


def test_memory_over_a_game(benchmark, figure, tmp_path):
    peaks = []
    benchmark.pedantic(lambda: peaks.append(run_kontor("--data", tmp_path, "--selftest", "port_royal")[2]), rounds=1)

    figure("peak memory over a whole game", peaks[-1] / 1e6, "MB", "under 200")
