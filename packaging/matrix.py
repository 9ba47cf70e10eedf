"""Run the tests with the oldest and the newest allowed Qt on the Pythons of this machine: python packaging/matrix.py

    python packaging/matrix.py                            the oldest and the newest Python found, each with both
    python packaging/matrix.py --all                      every Python found that Kontor runs on
    python packaging/matrix.py -- tests/models -n 2       with arguments for pytest

What is oldest and newest stands in ``pyproject.toml``; where a Python has no wheels of the oldest, the first that it
has some of is taken. Everything but Qt is the pinned version of ``requirements-dev.txt``. The environments lie in
``build/matrix`` and are made once; ``--fresh`` makes them anew, and so brings what has appeared since. Gives 1 if any
run failed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENTS = ROOT / "build" / "matrix"
QT = "PySide6-Essentials"
OLDEST, NEWEST = "oldest", "newest"
PYTHONS = tuple((3, minor) for minor in range(11, 15))

Version = tuple[int, int]


def dotted(version: Version) -> str:
    """``3.11`` for ``(3, 11)``."""
    return ".".join(map(str, version))


def candidates(version: Version) -> list[Path]:
    """Where a Python of a version may lie: on the search path, among pyenv's, behind Windows' launcher."""
    found = [shutil.which(f"python{dotted(version)}"), sys.executable if sys.version_info[:2] == version else None]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found += [str(path) for path in sorted(pyenv.glob(f"{dotted(version)}.*/bin/python"))]
    if launcher := shutil.which("py"):
        asked = [launcher, f"-{dotted(version)}", "-c", "import sys; print(sys.executable)"]
        found.append(subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip())
    return [Path(each) for each in found if each]


def works(python: Path, version: Version) -> bool:
    """Whether it is one of that version and can make environments; a name on the search path need not lead to any."""
    probe = f"import ensurepip, sqlite3, sys, venv; sys.exit(sys.version_info[:2] != {version})"
    try:
        return subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def pythons() -> dict[Version, Path]:
    """The first working Python of every version that is found here."""
    found = {}
    for version in PYTHONS:
        for python in candidates(version):
            if works(python, version):
                found[version] = python
                break
    return found


def allowed(version: Version, which: str) -> str:
    """What pip is asked for: the lowest version of Qt that ``pyproject.toml`` allows, or whatever it allows."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    older = version < (3, 12)
    (bounds,) = (
        match[1]
        for each in declared
        if (match := re.fullmatch(rf"{QT}([^;]+); python_version (<|>=) '3\.12'", each)) and (match[2] == "<") == older
    )
    if which == NEWEST:
        return f"{QT}{bounds}"
    lowest = re.search(r">=([\d.]+)", bounds)
    assert lowest
    return f"{QT}=={lowest[1]}"


def numbers(text: str) -> tuple[int, ...]:
    """``(6, 8, 3)`` for ``6.8.3``."""
    return tuple(map(int, text.split(".")))


def first_of(said: str, least: str) -> str | None:
    """The lowest version, ``least`` or later, that pip names; it leaves out what has no wheels for its Python."""
    named = re.search(r"^Available versions: (.+)$", said, re.MULTILINE)
    fitting = [each for each in named[1].split(", ") if numbers(each) >= numbers(least)] if named else []
    return min(fitting, key=numbers, default=None)


def wanted(version: Version, which: str, made: Path) -> str:
    """What is installed in an environment: what is allowed, but no Qt that has no wheels for its Python."""
    asked = allowed(version, which)
    if which == NEWEST:
        return asked
    words = [str(made), "-m", "pip", "index", "versions", "--disable-pip-version-check", QT]
    said = subprocess.run(words, capture_output=True, text=True, check=False).stdout
    first = first_of(said, asked.removeprefix(f"{QT}=="))
    return f"{QT}=={first}" if first else asked


def others() -> str:
    """The pinned packages but Qt, as pip reads them, without hashes."""
    text = (ROOT / "packaging" / "requirements-dev.txt").read_text("utf-8")
    lines = [line.removesuffix(" \\") for line in text.splitlines() if re.match(r"[\w.-]+==", line)]
    return "".join(f"{line}\n" for line in lines if not line.startswith(("pyside6", "shiboken6")))


def environment(version: Version, which: str, python: Path, *, fresh: bool) -> Path | None:
    """The Python of an environment; ``None`` where pip finds no such Qt for this Python."""
    folder = ENVIRONMENTS / f"{dotted(version)}-{which}"
    made = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp, current = folder / "kontor.stamp", f"{allowed(version, which)}\n{others()}"
    if not fresh and stamp.exists() and stamp.read_text("utf-8") == current:
        return made
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([python, "-m", "venv", folder], check=True)
    listed = folder / "others.txt"
    listed.write_text(others(), "utf-8")
    pip = [str(made), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
    for words in (["--no-deps", "-r", str(listed)], [wanted(version, which, made)]):
        if subprocess.run([*pip, *words], check=False).returncode:
            return None
    stamp.write_text(current, "utf-8")
    return made


def tested(made: Path, arguments: list[str]) -> bool:
    """Run the tests with an environment."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "KONTOR_COMPILED": "0"}
    words = arguments or ["-n", "2", "--dist", "loadfile", "--ignore=tests/bench"]
    command = [str(made), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def qt_of(made: Path) -> str:
    """The version of Qt in an environment."""
    asked = [str(made), "-c", "import PySide6; print(PySide6.__version__)"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def main(words: list[str]) -> int:
    """Run them all, then say how each ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("pytest", nargs="*", metavar="ARGUMENT")
    asked = parser.parse_args(words)
    found = pythons()
    if not found:
        print(f"Kontor: none of Python {', '.join(map(dotted, PYTHONS))} is found here", file=sys.stderr)
        return 1
    chosen = sorted(found) if asked.all else sorted({min(found), max(found)})
    print(f"Kontor: found Python {', '.join(map(dotted, sorted(found)))}", flush=True)
    said, good = [], True
    for version in chosen:
        for which in (OLDEST, NEWEST):
            made = environment(version, which, found[version], fresh=asked.fresh)
            if made is None:
                said.append(f"Python {dotted(version)}: {allowed(version, which)} cannot be installed")
                good = False
                continue
            passed = tested(made, asked.pytest)
            said.append(f"Python {dotted(version)}, Qt {qt_of(made)} ({which}): {'passed' if passed else 'FAILED'}")
            good = good and passed
    print("\n".join(said))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
