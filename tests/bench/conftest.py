"""Benchmarks measure and assert nothing about time: python3 packaging/bootstrap.py bench

Besides pytest-benchmark's table, each reports its figures in the units of the design. Without
``--benchmark-enable`` each runs once, as small as it goes, and reports nothing: that is how CI sees that it still runs.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
FIGURES = pytest.StashKey[list]()


def pytest_configure(config):
    config.stash[FIGURES] = []


def pytest_collection_modifyitems(items):
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.bench)
            if "benchmark" not in item.fixturenames:
                raise pytest.UsageError(f"{item.nodeid} measures nothing: it has to use the fixture 'benchmark'")


@pytest.fixture
def figure(request, benchmark):
    """``figure(what, number, unit, aim)``: a line of the summary at the end; ``aim`` is the design's, as text."""

    def note(what: str, number: float, unit: str, aim: str = "") -> None:
        if benchmark.enabled:
            request.config.stash[FIGURES].append((what, number, unit, aim))

    return note


def pytest_terminal_summary(terminalreporter, config):
    if not config.stash[FIGURES]:
        return
    terminalreporter.section("figures")
    for what, number, unit, aim in config.stash[FIGURES]:
        digits = 0 if number >= 100 else 2
        line = f"{what:<52} {number:>14,.{digits}f} {unit}"
        terminalreporter.write_line(f"{line:<84} {f'(aim: {aim})' if aim else ''}".rstrip())
