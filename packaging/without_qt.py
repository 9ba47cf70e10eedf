"""Runs the tests of rules, opponents and records where Qt cannot be imported: python packaging/without_qt.py"""

import sys

import pytest

ABSENT = ("PySide6", "shiboken6", "pyqtgraph")
FLOORS = ("tests/engines", "tests/ai", "tests/match")

if __name__ == "__main__":
    for name in ABSENT:
        sys.modules[name] = None  # type: ignore[assignment]  # how Python is told that there is no such module
    options = ["-p", "no:pytest-qt", "-W", "ignore::pytest.PytestConfigWarning"]
    plain = ["-o", "addopts=--strict-markers --import-mode=importlib --benchmark-disable"]
    sys.exit(pytest.main([*options, *plain, "-q", *sys.argv[1:], *FLOORS]))
