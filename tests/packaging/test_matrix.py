"""The oldest and the newest allowed Qt on the Pythons of a machine: what is asked for, and that a failure is told."""

import importlib.util
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]


def script(name):
    """A module of packaging/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def matrix():
    return script("matrix")


@pytest.fixture(scope="module")
def checks():
    return script("windows_check")


def test_what_is_asked_for_is_what_the_project_allows(matrix):
    assert matrix.allowed((3, 11), "oldest") == "PySide6-Essentials==6.8.3"
    assert matrix.allowed((3, 11), "newest") == "PySide6-Essentials>=6.8.3,<6.12"
    assert matrix.allowed((3, 14), "newest") == "PySide6-Essentials>=6.8.3"


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("PySide6-Essentials (6.12.0)\nAvailable versions: 6.12.0, 6.11.0, 6.10.2, 6.10.1\n", "6.10.1"),
        ("PySide6-Essentials (6.12.0)\nAvailable versions: 6.12.0, 6.10.1, 6.9.0, 6.8.3, 6.8.0.2\n", "6.8.3"),
        ("PySide6-Essentials (6.8.2)\nAvailable versions: 6.8.2\n", None),
        ("", None),
    ],
)
def test_a_qt_that_is_older_than_a_python_is_not_asked_for(matrix, said, first):
    """6.8.3 has no wheels for Python 3.14; the first that has is the oldest there."""
    assert matrix.first_of(said, "6.8.3") == first


def test_the_oldest_qt_that_pip_names_is_installed(matrix, monkeypatch):
    answer = "PySide6-Essentials (6.12.0)\nAvailable versions: 6.12.0, 6.10.1\n"
    monkeypatch.setattr(matrix.subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=answer))

    assert matrix.wanted((3, 14), "oldest", Path("python")) == "PySide6-Essentials==6.10.1"
    assert matrix.wanted((3, 14), "newest", Path("python")) == "PySide6-Essentials>=6.8.3"


def test_everything_but_qt_is_pinned(matrix):
    lines = matrix.others().splitlines()

    assert {"numpy", "pytest", "pyqtgraph", "platformdirs"} <= {line.split("==")[0] for line in lines}
    assert all(re.match(r"[\w.-]+==[\w.]+( ; .*[^\\])?$", line) for line in lines)
    assert not re.search("pyside|shiboken|sha256", matrix.others())


@pytest.mark.slow
def test_this_python_is_found(matrix):
    assert sys.version_info[:2] in matrix.pythons()


def test_a_name_that_leads_to_another_python_is_not_taken(matrix):
    assert matrix.works(Path(sys.executable), sys.version_info[:2])
    assert not matrix.works(Path(sys.executable), (3, 99))
    assert not matrix.works(ROOT / "no" / "python", (3, 11))


@pytest.mark.parametrize(("failing", "code"), [(None, 0), ("3.13-newest", 1), ("3.11-oldest", 1)])
def test_oldest_and_newest_are_run_and_a_failure_is_told(matrix, monkeypatch, capsys, failing, code):
    found = {(3, minor): Path(f"python3.{minor}") for minor in (11, 12, 13)}
    monkeypatch.setattr(matrix, "pythons", lambda: found)
    monkeypatch.setattr(
        matrix, "environment", lambda version, which, _python, fresh: Path(f"{matrix.dotted(version)}-{which}")
    )
    monkeypatch.setattr(matrix, "tested", lambda made, _arguments: made.name != failing)
    monkeypatch.setattr(matrix, "qt_of", lambda _made: "6.x")

    assert matrix.main([]) == code
    said = capsys.readouterr().out
    assert [line.split(": ")[0] for line in said.splitlines()[1:]] == [
        f"Python {python}, Qt 6.x ({which})" for python in ("3.11", "3.13") for which in ("oldest", "newest")
    ]
    assert said.count("FAILED") == code


def test_a_qt_that_cannot_be_had_is_told(matrix, monkeypatch, capsys):
    monkeypatch.setattr(matrix, "pythons", lambda: {(3, 14): Path("python3.14")})
    monkeypatch.setattr(matrix, "environment", lambda *_, **__: None)

    assert matrix.main([]) == 1
    assert "Python 3.14: PySide6-Essentials==6.8.3 cannot be installed" in capsys.readouterr().out


def test_the_check_on_windows_runs_tests_that_are_there(checks):
    assert [each for each in (*checks.TESTS, *checks.NEED_MORE) if not (ROOT / each).exists()] == []


def test_its_settings_know_the_marks_of_the_project(checks):
    """pytest would pass over a filter by a mark that it does not know."""
    settings = (ROOT / "packaging" / "windows" / "pytest.ini").read_text("utf-8")

    assert re.findall(r"^    (\w+): ", settings, re.MULTILINE) == ["slow", "thorough"]


@pytest.mark.parametrize("part", ["games", "program=", "tests=x", "installer"])
def test_an_unknown_part_is_one_sentence(checks, capsys, part):
    assert checks.main([part]) == 1
    assert f"there is no part {part}" in capsys.readouterr().out


def test_a_program_that_is_not_there_or_fails_is_told(checks, tmp_path, capsys):
    assert checks.main([f"program={tmp_path}"]) == 1
    assert "there is no" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="installers are tried there")
def test_an_installer_is_tried_on_windows_only(checks, tmp_path, capsys):
    assert checks.main([f"installer={tmp_path / 'kontor-setup.exe'}"]) == 1
    assert "kontor-setup.exe can be tried on Windows only" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
@pytest.mark.parametrize(("status", "said"), [(0, "good"), (3, "--selftest ended with 3")])
def test_a_program_that_ends_badly_has_failed(checks, monkeypatch, tmp_path, capsys, status, said):
    monkeypatch.setattr(checks, "hands_over", lambda start, _opening: start)
    program = tmp_path / "kontor.exe"
    program.write_text(f'#!/bin/sh\n[ "$1" = --selftest ] && exit {status}\nexit 9\n')
    program.chmod(0o755)

    assert checks.main([f"program={tmp_path}"]) == (status != 0)
    assert said in capsys.readouterr().out


TWO_STARTS = """
import sqlite3, sys, time
from pathlib import Path

folder = Path(sys.argv[sys.argv.index("--data") + 1])
if folder.exists():
    sys.exit({status} if Path(sys.argv[1]).suffix == ".kontor" and Path(sys.argv[1]).exists() else 0)
folder.mkdir()
with sqlite3.connect(folder / "kontor.sqlite") as archive:
    archive.execute("CREATE TABLE game (row)")
    archive.executemany("INSERT INTO game VALUES (?)", [(1,)] * {games})
archive.close()
(folder / "requests").mkdir()
time.sleep(60)
"""


@pytest.mark.parametrize(
    ("games", "status", "said"),
    [(1, 0, ""), (0, 0, "is not in the archive"), (1, 1, "ended with 1")],
)
def test_a_second_start_that_hands_nothing_over_is_told(checks, tmp_path, games, status, said):
    program = tmp_path / "program.py"
    program.write_text(TWO_STARTS.format(games=games, status=status))
    start = [sys.executable, str(program)]

    if said:
        with pytest.raises(checks.CheckError, match=said):
            checks.hands_over(start, f'"{start[0]}" "{start[1]}" "%1"')
    else:
        checks.hands_over(start, f'"{start[0]}" "{start[1]}" "%1"')
