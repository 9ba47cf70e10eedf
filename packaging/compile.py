"""Compiles the rules and the opponents with mypyc into build/compiled: python packaging/compile.py [--if-possible]

``docs/compiled.md`` tells what is compiled and how the result is found.  Needs mypy, setuptools, a C compiler and
Python's headers.  Nothing is done where the build is current; with ``--if-possible`` only one line is said where there
is no compiler, or where ``KONTOR_COMPILED=0`` asks for the sources.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from constants import written_out  # noqa: E402

from app.compiled import BUILD, CHOICE, MANIFEST, SUFFIX, Manifest, digest_of, outdated, read_manifest  # noqa: E402

WORK = BUILD.with_name("compiling")
"""The compiler's working folder; what has not changed since the last time is not compiled again."""

OPTIMIZE = "1"
"""Of the C compiler: 2 takes far longer for hardly more speed."""

GAMES = ("bruges", "loyang", "murano", "port_royal", "taverns")
THINKING = ("chances", "decision_review", "levels", "player", "playouts", "race", "search", "value")
SHARED = (
    *("app/engines/chance.py", "app/engines/contract.py"),
    *(f"app/ai/{name}.py" for name in THINKING),
)
"""What all games share and opponents think with; registries, processes, files and tools stay Python."""
TOOLS = tuple(f"app/ai/bruges/{name}.py" for name in ("fit_judgement", "fit_powers"))
"""What lies among a game's opponents and stays Python all the same."""


def libraries() -> dict[str, list[str]]:
    """The source files of each library: one for what the games share, one per game with its opponents."""
    found = {"kontor": sorted(SHARED)}
    for game in GAMES:
        paths = [*Path("app/engines", game).glob("*.py"), *Path("app/ai", game).glob("*.py")]
        found[f"kontor_{game}"] = sorted({path.as_posix() for path in paths} - {*TOOLS})
    return found


def tables() -> list[str]:
    """The data files that lie beside compiled modules, which look for them there."""
    return sorted(path.as_posix() for kind in ("engines", "ai") for path in Path("app", kind).glob("*/*.json"))


def made_from() -> tuple[str, ...]:
    """All files that a build depends on: what is compiled, the tables beside it, and the recipe."""
    compiled = sorted(source for sources in libraries().values() for source in sources)
    return (*compiled, *tables(), *(f"packaging/{name}.py" for name in ("compile", "constants")))


def is_current() -> bool:
    """Whether there is a build made from these files as they are now, and from no others."""
    return not outdated() and tuple(read_manifest(BUILD).sources) == made_from()


def module_of(source: str) -> str:
    """``app.engines.chance`` for ``app/engines/chance.py``."""
    return source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def copy_sources(compiled: list[str], folder: Path) -> None:
    """The package as the compiler reads it: constants written out in what is compiled, the rest as it is."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in [path for places in ("*.py", "engines/**/*.py", "ai/**/*.py") for path in Path("app").glob(places)]:
        source = path.as_posix()
        text = path.read_text("utf-8")
        if source in compiled:
            text = written_out(text, vars(import_module(module_of(source))))
        copy = folder / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")


def build_extensions(extensions: list[Any], result: Path, work: Path) -> None:
    """Compile and link C sources into modules."""
    from setuptools import Distribution

    command = Distribution({"name": "kontor", "packages": [], "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(result), str(work), os.cpu_count()
    command.ensure_finalized()
    command.run()


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers: one line of C tells."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", "ascii")
        try:
            build_extensions([Extension("probe", [str(source)])], Path(folder), Path(folder))
        except (BaseError, CCompilerError):
            return False
    return True


def build() -> None:
    """Make ``BUILD`` anew; its manifest comes last, so that half a build is none."""
    from mypyc.build import mypycify

    groups = libraries()
    compiled = sorted(source for sources in groups.values() for source in sources)
    data = tables()
    sources = made_from()
    manifest = Manifest(
        suffix=SUFFIX,
        modules=(*(module_of(source) for source in compiled), *(f"{name}__mypyc" for name in groups)),
        sources=sources,
        digest=digest_of(sources),
    )
    (BUILD / MANIFEST).unlink(missing_ok=True)
    copy_sources(compiled, WORK / "sources")
    os.chdir(WORK / "sources")
    extensions = mypycify(
        ["--config-file=", "--python-version=3.11", *compiled],
        separate=[(files, name) for name, files in groups.items()],
        opt_level=OPTIMIZE,
        debug_level="0",
        target_dir=str(WORK / "c"),
    )
    build_extensions(extensions, BUILD, WORK)
    for table in data:
        shutil.copyfile(ROOT / table, BUILD / table)
    (BUILD / MANIFEST).write_text(json.dumps(asdict(manifest), indent=1), "utf-8")


def main(words: list[str]) -> int:
    """Compile where the build is not current."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--if-possible", action="store_true", help="no error where there is no compiler")
    asked = parser.parse_args(words)
    os.chdir(ROOT)
    reason = ""
    if asked.if_possible:
        if os.environ.get(CHOICE) == "0":
            reason = f"{CHOICE}=0"
        elif not is_current() and not can_compile():
            reason = "there is no C compiler, or Python's headers are missing"
    if reason:
        print(f"Kontor: the rules and opponents are not compiled: {reason}", flush=True)
    elif not is_current():
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
