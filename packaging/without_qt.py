"""Runs the tests of rules, opponents and records where Qt cannot be imported: python packaging/without_qt.py"""

import os
import sys
from pathlib import Path

import pytest

ABSENT = ("PySide6", "shiboken6", "pyqtgraph")
TESTS = (
    *("tests/engines/test_contract.py", "tests/ai/test_worker.py", "tests/ai/test_search.py", "tests/ai/test_skill.py"),
    *("tests/ai/test_arena.py", "tests/match"),
)
"""Whole games of every kind, every question to an opponent, and all of the archive; nothing else a second time."""

# This file is a plugin too, so that the processes that share the tests are without Qt as well.
for name in ABSENT:
    sys.modules[name] = None  # type: ignore[assignment]  # how Python is told that there is no such module

if __name__ == "__main__":
    here = str(Path(__file__).parent)
    sys.path.append(here)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    plugins = ["-p", "without_qt", "-p", "no:pytest-qt", "-W", "ignore::pytest.PytestConfigWarning"]
    plain = ["-o", "addopts=--strict-markers --import-mode=importlib --benchmark-disable"]
    sys.exit(pytest.main([*plugins, *plain, "-q", "-n", "2", "-m", "not slow", *sys.argv[1:], *TESTS]))
