"""From a fresh clone to the open window, or to the tests, in one command.

    python3 packaging/bootstrap.py run [arguments for Kontor]
    python3 packaging/bootstrap.py test [arguments for pytest]
    python3 packaging/bootstrap.py bench [arguments for pytest]
    python3 packaging/bootstrap.py setup [--compiled]

``--compiled`` also compiles the rules and the opponents (docs/compiled.md), for which a C compiler is needed.
The first call makes ``.venv``, fetches the pinned packages and, on Debian and its relatives, the system
libraries that Qt needs; later calls find a stamp and start at once. Standard library only.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
LOCKS = {
    "play": ROOT / "packaging" / "requirements.txt",
    "develop": ROOT / "packaging" / "requirements-dev.txt",  # holds everything of the other one
}
OLDEST = (3, 11)
QUICK = ["--ignore=tests/bench", "-m", "not slow"]  # what pytest is told to choose

# The shared libraries that Qt's wheels expect from the system, and the Debian packages that hold them.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
}
XCB_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


class SetupError(Exception):
    """Something the user has to see to; the message is one line."""


def say(line: str) -> None:
    """Tell the user one line at once."""
    print(f"Kontor: {line}", flush=True)


def check_python() -> None:
    """Refuse a Python that is too old, by name."""
    if sys.version_info < OLDEST:
        have = ".".join(map(str, sys.version_info[:2]))
        need = ".".join(map(str, OLDEST))
        raise SetupError(f"Python {need} or newer is needed, this is Python {have} ({sys.executable})")


def missing_packages() -> dict[str, str]:
    """The Debian packages this system lacks, with what each is needed for; empty on other systems."""
    if not sys.platform.startswith("linux"):
        return {}
    wanted = dict(QT_LIBRARIES)
    if os.environ.get("QT_QPA_PLATFORM", "xcb").startswith("xcb"):
        wanted.update(XCB_LIBRARIES)
    missing = {package: library for library, package in wanted.items() if not loads(library)}
    if not PYTHON.exists() and not can_make_venv():
        missing["python3-venv"] = "the Python module ensurepip"
    return missing


def loads(library: str) -> bool:
    """Whether the dynamic loader finds ``library``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def can_make_venv() -> bool:
    """Whether this Python brings ``ensurepip`` (Debian packs it apart)."""
    probe = subprocess.run([sys.executable, "-c", "import ensurepip, venv"], capture_output=True, check=False)
    return probe.returncode == 0


def missing_compiler() -> dict[str, str]:
    """The Debian packages that compiling takes and this system lacks, as ``missing_packages`` gives them."""
    if not sys.platform.startswith("linux"):
        return {}
    missing = {}
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        missing.update({"gcc": f"the C compiler {compiler}", "libc6-dev": "the headers of the C library"})
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing["python3-dev"] = "the headers of Python"
    return missing


def provide(look: Callable[[], dict[str, str]]) -> None:
    """Install the system packages that ``look`` misses where that is allowed, else name them in one line."""
    missing = look()
    if not missing:
        return
    if shutil.which("apt-get") is None:
        raise SetupError("please install with your system's package manager: " + ", ".join(missing.values()))
    install = f"apt-get install --no-install-recommends {' '.join(missing)}"
    rights = administrator()
    if rights is None:
        raise SetupError(f"system packages are missing, please run: sudo {install}")
    say(f"installing system packages: {' '.join(missing)}")
    log = subprocess.DEVNULL
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        subprocess.run([*rights, "apt-get", "-qq", *arguments], stdout=log, stderr=log, env=environment, check=False)
    if look():
        raise SetupError(f"system packages could not be installed, please run: sudo {install}")


def administrator() -> list[str] | None:
    """The words before a command that needs administrator's rights, or None where there are none to be had."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode == 0:
        return sudo
    return None


def stamp_of(what: str) -> tuple[Path, str]:
    """The file that says what is installed for ``what``, and what it says when that is current."""
    digest = hashlib.sha256(LOCKS[what].read_bytes()).hexdigest()
    return VENV / f"kontor-{what}.stamp", digest


def is_current(what: str) -> bool:
    """Whether the environment holds exactly the pinned packages for ``what``."""
    path, wanted = stamp_of(what)
    return PYTHON.exists() and path.exists() and path.read_text("ascii") == wanted


def make_environment() -> None:
    """Make ``.venv``, anew where it is broken, was moved, or belongs to a Python too old."""
    probe = f"import pip, sys; sys.exit(sys.version_info < {OLDEST})"
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", probe], capture_output=True, check=False).returncode == 0:
        return
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", VENV], capture_output=True, text=True, errors="replace", check=False
    )
    if made.returncode:
        raise SetupError(f"Python's venv module could not make {VENV}: {last_line(made.stderr or made.stdout)}")


def install(what: str) -> None:
    """Install the pinned packages for ``what``, each checked against its hash."""
    say("fetching the pinned packages (once, about 100 MB to play, 150 MB to develop) ...")
    quietly = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries", "2"]
    exactly = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(LOCKS[what])]
    done = subprocess.run(
        [str(PYTHON), "-m", "pip", "install", *quietly, *exactly],
        capture_output=True,
        text=True,
        errors="replace",
        cwd=ROOT,
        check=False,
    )
    if done.returncode:
        raise SetupError(why_pip_failed(done.stderr + done.stdout))
    path, current = stamp_of(what)
    path.write_text(current, "ascii")


def why_pip_failed(said: str) -> str:
    """One line for what went wrong, out of all that pip said."""
    if re.search(r"NewConnection|ConnectionError|Max retries|name resolution|timed out|NameResolution", said):
        return "the packages could not be fetched: is this computer online?"
    if "DO NOT MATCH THE HASHES" in said:
        return "a fetched package is not the one that was pinned; nothing of it was installed"
    return f"the packages could not be installed: {last_line(said)}"


def last_line(text: str) -> str:
    """The last line that says something, errors first."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["no reason given"])[-1]


def translate() -> None:
    """Build the translations that are older than their sources; without them Kontor speaks English."""
    stale = [
        source
        for source in sorted((ROOT / "translations").glob("*.ts"))
        if not source.with_suffix(".qm").exists() or source.with_suffix(".qm").stat().st_mtime < source.stat().st_mtime
    ]
    if stale and subprocess.run([PYTHON, ROOT / "packaging" / "translate.py", "build"], check=False).returncode:
        say("the translations could not be built; Kontor will speak English")


def set_up(what: str) -> None:
    """Everything that has to be there before Kontor or its tests can start."""
    check_python()
    provide(missing_packages)
    if not is_current("develop") and not is_current(what):
        make_environment()
        install(what)
    translate()


def compile_rules() -> None:
    """Compile the rules and the opponents where they have changed since it was done last."""
    provide(missing_compiler)
    say("compiling the rules and the opponents where they have changed (a few minutes) ...")
    done = subprocess.run(
        [str(PYTHON), str(ROOT / "packaging" / "compile.py")],
        capture_output=True,
        text=True,
        errors="replace",
        env={**os.environ, "KONTOR_COMPILED": "0"},
        check=False,
    )
    if done.returncode:
        raise SetupError(f"they could not be compiled: {last_line(done.stderr + done.stdout)}")


def keep_compiled_tests(everything: bool) -> None:
    """Compile the tests once: rewriting their asserts takes pytest far longer than collecting them.

    The compiled files lie in the environment's folder, out of sight, even where Python is told to write none.

    Args:
        everything: Whether all tests are about to run.  The processes that share them collect all of them each, at the
            same time, so each would compile them: the first time one process does it before.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    compiled = Path(os.environ.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "pycache")), *(ROOT / "tests").parts[1:])
    if everything and not any(compiled.rglob("test_*-pytest-*.pyc")):
        say("compiling the tests (once, half a minute) ...")
        command = [str(PYTHON), "-m", "pytest", "--collect-only", "-qq", *QUICK]
        subprocess.run(command, stdout=subprocess.DEVNULL, cwd=ROOT, check=False)  # what is wrong the tests will tell


def become(*arguments: str) -> NoReturn:
    """Go on as the environment's Python with ``arguments``."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]),
    }
    command = [str(PYTHON), *arguments]
    if WINDOWS:  # where exec would return to the prompt at once
        sys.exit(subprocess.call(command, env=environment))
    os.execve(command[0], command, environment)


def main(arguments: list[str]) -> int:
    """Set up, then do what was asked for."""
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command not in ("run", "test", "bench", "setup"):
        print(__doc__.strip())
        return 0 if command in ("-h", "--help") else 2
    try:
        if command != "run":
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        set_up("play" if command == "run" else "develop")
        if command == "setup" and "--compiled" in rest:
            compile_rules()
    except SetupError as error:
        print(f"Kontor: {error}", file=sys.stderr)
        return 1
    if command == "run":
        become("-m", "app.main", *rest)
    os.chdir(ROOT)
    if command == "test":
        keep_compiled_tests(everything=not rest)
        # A process that dies fails the run at once: replaced, it would leave the others waiting for its tests.
        spread = ["-n", "2", "--dist", "loadfile", "--max-worker-restart", "0"]
        become("-m", "pytest", *spread, *QUICK, *rest)
    if command == "bench":
        become("-m", "pytest", "--benchmark-enable", *(rest or ["tests/bench"]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
