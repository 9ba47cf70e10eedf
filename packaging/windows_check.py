"""What has to hold on Windows, in one command there, also under Wine: python packaging/windows_check.py [PART ...]

    tests                    rules, records, archive and opponents' processes, as pytest runs them; needs only pytest
    program=FOLDER           a packed program plays a piece of every game and shows a review, and opens a game that a
                             second start was given
    installer=FILE           an installer installs silently, what it installed plays and opens games by the command
                             that was registered for them, its uninstaller leaves nothing but the games

Without a PART: the tests, and the other two for what lies in ``dist``. Gives 1 if anything failed. An installer is only
tried where Kontor is not installed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

TESTS = (
    "tests/golden",
    "tests/match/test_archive.py",
    "tests/match/test_crash.py",
    "tests/match/test_damage.py",
    "tests/match/test_match.py",
    "tests/match/test_older.py",
    "tests/match/test_places.py",
    "tests/match/test_samples.py",
    "tests/match/test_listing.py",
    "tests/ai/test_worker.py",
    "tests/engines/test_data.py",
)
"""Few enough for Wine: golden records of every game, archive (locks, kills, damage, places), workers."""

NEED_MORE = ("tests/engines/test_contract.py",)
"""Run, too, where hypothesis is installed."""

GAME = ROOT / "tests" / "match" / "samples" / "schema-4.kontor"

PATIENCE = 600
"""Seconds that a program may play; Wine is slow."""


class CheckError(Exception):
    """Something does not hold; the message is one line."""


def tests() -> None:
    """Run the tests, with settings that ask for none of pytest's plugins."""
    from importlib.util import find_spec

    words = ["-q", "-c", str(ROOT / "packaging" / "windows" / "pytest.ini"), "--rootdir", str(ROOT)]
    runs = [("not thorough", TESTS), *([("not slow", NEED_MORE)] if find_spec("hypothesis") else [])]
    for marks, files in runs:
        chosen = ["-m", marks, "--durations=8", "-p", "no:cacheprovider", *(str(ROOT / each) for each in files)]
        done = subprocess.run([sys.executable, "-m", "pytest", *words, *chosen], cwd=ROOT, check=False)
        if done.returncode:
            raise CheckError(f"the tests ended with {done.returncode}")


def plays(program: Path) -> None:
    """Have a program play by itself."""
    if not program.is_file():
        raise CheckError(f"there is no {program}")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([str(program), "--selftest"], env=environment, timeout=PATIENCE, check=False)
    if done.returncode:
        raise CheckError(f"{program} --selftest ended with {done.returncode}")


def hands_over(start: list[str], opening: str) -> None:
    """While a program runs, a second start gives it a game, whose path has letters and a space that need care.

    Args:
        start: The words that start the program.
        opening: The command line that opens the game ``%1``.
    """
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        data, game = Path(place, "Größe & Maß"), Path(place, "Spiel für Jürgen.kontor")
        shutil.copyfile(GAME, game)
        first = subprocess.Popen([*start, "--data", str(data)], env=environment)
        try:
            until((data / "requests").is_dir, "the program does not begin to listen to second starts")
            # It takes the game before it answers the third start.
            for line in (opening.replace("%1", str(game)), subprocess.list2cmdline(start)):
                line += f' --data "{data}"'
                words = line if os.name == "nt" else shlex.split(line)
                again = subprocess.run(words, env=environment, timeout=PATIENCE, check=False)
                if again.returncode:
                    raise CheckError(f"another start, {line}, ended with {again.returncode}")
            if first.poll() is not None:
                raise CheckError(f"the program ended with {first.returncode} when it was started again")
        finally:
            first.kill()
            first.wait()
        with closing(sqlite3.connect(data / "kontor.sqlite")) as archive:
            (games,) = archive.execute("SELECT count(*) FROM game").fetchone()
        if games != 1:
            raise CheckError("the game that a second start was given is not in the archive")


def program(folder: Path) -> None:
    """A packed program plays, and takes the game of a second start."""
    file = folder / "kontor.exe"
    plays(file)
    hands_over([str(file)], f'"{file}" "%1"')


def opening_command() -> str:
    """What is registered to open a game."""
    winreg = import_module("winreg")
    return str(winreg.QueryValue(winreg.HKEY_CURRENT_USER, "Software\\Classes\\Kontor.Game\\shell\\open\\command"))


def registered() -> list[str]:
    """What of Kontor stands in the registry: its entry among the programs, and its files."""
    winreg = import_module("winreg")  # of Windows alone, and so are the hints of its names
    keys = ("Microsoft\\Windows\\CurrentVersion\\Uninstall\\Kontor", "Classes\\.kontor", "Classes\\Kontor.Game")
    found = []
    for key in keys:
        try:
            winreg.CloseKey(winreg.OpenKey(winreg.HKEY_CURRENT_USER, f"Software\\{key}"))
        except FileNotFoundError:
            continue
        found.append(key)
    return found


def everything(folder: Path) -> list[str]:
    """All files of a folder, by their place in it."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def until(holds: Callable[[], bool], what: str) -> None:
    """Wait for something that another process does; ``CheckError`` after a minute."""
    end = time.monotonic() + 60
    while not holds():
        if time.monotonic() > end:
            raise CheckError(what)
        time.sleep(0.2)


def installer(file: Path) -> None:
    """Install, play, uninstall; what lies among the games stays."""
    if os.name != "nt":
        raise CheckError(f"{file.name} can be tried on Windows only")
    local, roaming = Path(os.environ["LOCALAPPDATA"]), Path(os.environ["APPDATA"])
    place = local / "Programs" / "Kontor"
    menu = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Kontor.lnk"
    if place.exists() or registered():
        raise CheckError(f"Kontor is installed already in {place}; an installer is only tried where it is not")
    games = local / "Kontor"
    games.mkdir(exist_ok=True)
    sign = games / "windows_check.txt"
    sign.write_text("a game", "utf-8")
    try:
        before = everything(games)
        if code := subprocess.run([str(file), "/S"], timeout=PATIENCE, check=False).returncode:
            raise CheckError(f"{file.name} /S ended with {code}")
        if not menu.is_file() or len(registered()) != 3:
            raise CheckError(f"start menu or registry lack something: {menu.is_file()}, {registered()}")
        plays(place / "kontor.exe")
        hands_over([str(place / "kontor.exe")], opening_command())
        subprocess.run([str(place / "uninstall.exe"), "/S"], timeout=PATIENCE, check=False)
        until(lambda: not place.exists(), f"the uninstaller leaves {place}")  # it goes on as a copy of itself
        until(lambda: not menu.exists() and not registered(), f"the uninstaller leaves {registered() or menu}")
        if everything(games) != before:
            raise CheckError("the uninstaller has changed something among the games")
    finally:
        sign.unlink()


def parts() -> list[str]:
    """What there is to check without being told."""
    found = ["tests"]
    if (ROOT / "dist" / "kontor" / "kontor.exe").is_file():
        found.append(f"program={ROOT / 'dist' / 'kontor'}")
    return [*found, *(f"installer={file}" for file in sorted((ROOT / "dist").glob("kontor-*-setup.exe")))]


def check(part: str) -> None:
    """Check one part."""
    name, _, path = part.partition("=")
    if name == "tests" and not path:
        tests()
    elif name == "program" and path:
        program(Path(path))
    elif name == "installer" and path:
        installer(Path(path))
    else:
        raise CheckError(f"there is no part {part}, only tests, program=FOLDER and installer=FILE")


def main(arguments: list[str]) -> int:
    """Check the parts one after the other, and say a line for each."""
    if arguments in (["-h"], ["--help"]):
        print((__doc__ or "").strip())
        return 0
    failed = False
    for part in arguments or parts():
        began = time.monotonic()
        try:
            check(part)
        except (CheckError, OSError, subprocess.TimeoutExpired) as error:
            print(f"windows_check: {part}: FAILED: {error}", flush=True)
            failed = True
        else:
            print(f"windows_check: {part}: good ({time.monotonic() - began:.0f} s)", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
