"""Whether the rules and the opponents run as compiled code, and what keeps old compiled code out.

``python3 packaging/bootstrap.py setup --compiled`` compiles ``app.engines`` and the thinking part of ``app.ai``
from the same sources into ``build/compiled`` (see ``docs/compiled.md``).  The package ``app`` calls ``use``
before any of them is imported: where the build was made by this very Python from sources that have not
changed since, a finder at the head of ``sys.meta_path`` takes the modules from there; in every other case
everything comes from the sources.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
"""Holds the compiled modules, laid out like the sources, and the manifest."""

CHOICE = "KONTOR_COMPILED"
"""Environment variable: ``0`` takes the sources, ``1`` refuses to start without a current build."""

PACKAGES = ("app.engines.", "app.ai.")
"""Where compiled modules may be."""

SUFFIX = EXTENSION_SUFFIXES[0]
MANIFEST = "manifest.json"
COMMAND = "python3 packaging/bootstrap.py setup --compiled"

_log = logging.getLogger(__name__)


class NotCurrentError(ImportError):
    """Compiled code was asked for and there is none, or it was made from something else."""


class Finder:  # of no base class: ``importlib.abc`` would bring ``tempfile`` and more into every start
    """Finds the modules of ``PACKAGES``: in a build where they are compiled, else among the sources.

    It never looks for compiled modules among the sources: what somebody left there is not loaded by accident.
    """

    def __init__(self, build: Path = BUILD, modules: frozenset[str] = frozenset(), root: Path = ROOT) -> None:
        """``modules`` are the names of those in ``build``, and of the libraries that they share."""
        self._build = build
        self._modules = modules
        self._root = root

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What ``sys.meta_path`` asks of a finder."""
        place = Path(*name.split("."))
        if name not in self._modules:
            if not f"{name}.".startswith(PACKAGES):
                return None
            return FileFinder(str(self._root / place.parent), (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(
                name, target
            )
        package = self._build / place / f"__init__{SUFFIX}"
        if package.exists():
            loader = ExtensionFileLoader(name, str(package))
            folders = [str(package.parent)]
            return spec_from_file_location(name, package, loader=loader, submodule_search_locations=folders)
        file = self._build / place.parent / f"{place.name}{SUFFIX}"
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def use(build: Path = BUILD, root: Path = ROOT) -> bool:
    """Take the compiled modules from now on if they are current; says so in one line if they are not.

    Raises:
        NotCurrentError: Where ``KONTOR_COMPILED`` is ``1`` and they are not.
    """
    if getattr(sys, "frozen", False):  # the packaged program: what is packed is what runs
        return (ROOT / "app" / "ai" / f"search{SUFFIX}").exists()
    choice = os.environ.get(CHOICE, "")
    wanted = choice == "1" or (choice != "0" and (build / MANIFEST).exists())
    reason = outdated(build, root) if wanted else ""
    if reason and choice == "1":
        raise NotCurrentError(reason)
    if reason:
        _log.warning("%s; the sources are used", reason)
    compiled = wanted and not reason
    modules = frozenset(read_manifest(build).modules) if compiled else frozenset()
    sys.meta_path.insert(0, Finder(build, modules, root))
    return compiled


def outdated(build: Path = BUILD, root: Path = ROOT) -> str:
    """Why a build must not be used, in a sentence without its full stop; empty where it is current."""
    try:
        manifest = read_manifest(build)
    except (OSError, ValueError, TypeError):
        return f"there are no compiled rules and opponents ({COMMAND} makes them)"
    if manifest.suffix != SUFFIX:
        return (
            f"the rules and opponents were compiled for another Python, {manifest.suffix} ({COMMAND} makes them anew)"
        )
    if manifest.digest != digest_of(manifest.sources, root):
        return f"the rules and opponents have changed since they were compiled ({COMMAND} makes them anew)"
    return ""


@dataclass(frozen=True)
class Manifest:
    """What a build says about itself.

    Attributes:
        suffix: Of its modules' files; names the version of Python and the system that they are for.
        modules: Names of the compiled modules, and of the libraries that they share.
        sources: What they were made from, relative to the root of the clone.
        digest: ``digest_of`` the sources.
    """

    suffix: str
    modules: tuple[str, ...]
    sources: tuple[str, ...]
    digest: str


def read_manifest(build: Path) -> Manifest:
    """The manifest of a build.  Raises ``OSError``, ``ValueError`` or ``TypeError`` where there is no sound one."""
    return Manifest(**json.loads((build / MANIFEST).read_text("utf-8")))


def digest_of(sources: Sequence[str], root: Path = ROOT) -> str:
    """Fingerprint of files, given relative to ``root``: their names and what is in them; empty if one is gone."""
    digest = sha256()
    try:
        for source in sources:
            digest.update(f"{source}\0".encode() + (root / source).read_bytes())
    except OSError:
        return ""
    return digest.hexdigest()
