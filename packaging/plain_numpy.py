"""NumPy without BLAS, for the packaged program: python packaging/plain_numpy.py

Kontor's charts multiply no matrices, and OpenBLAS is larger than all the rest of NumPy. So the pinned version is built
from its source, checked against the pinned hash, into ``build/numpy``: once, in about four minutes of one processor,
and again when the version or Python changes. That takes a C++ compiler, the network and pip 23.1, which ``.venv`` has
and a Python that packs with ``--here`` may lack; where one of them is missing, one line says so, and the ordinary wheel
is packed.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINNED = ROOT / "packaging" / "requirements.txt"
BUILT = ROOT / "build" / "numpy"

OLDEST_PIP = (23, 1)
"""The first that takes settings of a build from a file of requirements."""

SETTINGS = (
    "setup-args=-Dallow-noblas=true",
    "setup-args=-Dblas=none",
    "setup-args=-Dlapack=none",
    "setup-args=-Dcpu-dispatch=none",  # one code for all processors: a chart has a few hundred points
    "install-args=--strip",
)


def pinned(number: str) -> str:
    """The lines of ``requirements.txt`` that pin a version of NumPy, with the hashes of its source and wheels."""
    text = PINNED.read_text("utf-8")
    match = re.search(rf"^(numpy=={re.escape(number)}) [^\n]*\n((?:    --hash[^\n]*\n?)+)", text, re.MULTILINE)
    return f"{match[1]} \\\n{match[2]}" if match else ""


def asked(number: str) -> str:
    """What pip reads: the pinned version, its hashes, and the settings, which it takes from nowhere else then."""
    settings = "".join(f" \\\n    --config-settings={setting}" for setting in SETTINGS)
    return f"{pinned(number).rstrip()}{settings}\n"


def folder() -> Path:
    """Where it lies for this Python and the installed version of NumPy."""
    return BUILT / f"{version('numpy')}-{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}"


def pip_takes_settings() -> bool:
    """Whether this Python's pip can be told how to build what a file of requirements names."""
    return tuple(map(int, re.findall(r"\d+", version("pip"))[:2])) >= OLDEST_PIP


def missing() -> str:
    """Why it cannot be built here, or nothing."""
    if not pinned(version("numpy")):
        return f"NumPy {version('numpy')} is not the pinned one"
    compiler = shlex.split(os.environ.get("CXX") or sysconfig.get_config_var("CXX") or "c++")[0]
    if os.name != "nt" and shutil.which(compiler) is None:  # on Windows its build finds Visual Studio by itself
        return f"there is no C++ compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are missing"
    if not pip_takes_settings():
        return f"pip {version('pip')} cannot be told how to build it, {'.'.join(map(str, OLDEST_PIP))} can"
    return ""


def build(target: Path) -> str:
    """Build it into a folder, which is there only once it is complete; gives why that failed, or nothing."""
    work = target.with_name("work")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    listed = work / "requirements.txt"
    listed.write_text(asked(version("numpy")), "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    # What pip keeps of an earlier build may have been built with other settings.
    words = ["--no-cache-dir", "--no-deps", "--no-binary", "numpy", "--require-hashes", "-r", str(listed)]
    done = subprocess.run(
        [*pip, *words, "--target", str(work / "site")], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        lines = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        return (errors or lines or [f"pip ended with {done.returncode}"])[-1]
    forget_builder(work / "site" / "numpy" / "__config__.py")
    (work / "site").rename(target)
    shutil.rmtree(work)
    return ""


def forget_builder(told: Path) -> None:
    """Take out of what NumPy tells of its build where the Python that built it lay: equal builds are equal bytes."""
    text = told.read_text("utf-8")
    told.write_text(re.sub(r'(?<="path": r").+(?=",)', "python", text), "utf-8")


def provide() -> Path | None:
    """The folder that holds it, built now where it was not yet; ``None``, and one line, where that cannot be."""
    target = folder()
    if target.is_dir():
        return target
    reason = missing()
    if not reason:
        print("Kontor: building NumPy without BLAS (once, some minutes) ...", flush=True)
        reason = build(target)
    if reason:
        print(f"Kontor: packs NumPy with BLAS, which is larger: {reason}", flush=True)
        return None
    return target


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    sys.exit(provide() is None)
