"""Write what the packaged program is made of, as CycloneDX 1.5: python packaging/sbom.py FILE [LIBRARY ...].

Versions and licences are those of the environment that the program is packed from. A LIBRARY is one of the system that
is packed as well; the Debian package that brought it is named.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
import time
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from archives import source_date  # noqa: E402 - beside this file
from system_libraries import Package, packages_of  # noqa: E402 - beside this file

from app import __version__  # noqa: E402 - in the clone

PINNED = ROOT / "packaging" / "requirements.txt"
NOT_PACKED = ("pycparser",)
"""Asked for by another package, and needed only to compile it."""


def pinned() -> list[str]:
    """Names of the packages that the program may run with, as the list of versions names them."""
    return sorted(set(re.findall(r"^([\w.-]+)==", PINNED.read_text("utf-8"), re.MULTILINE)))


def licence_of(package: Distribution) -> list[dict[str, Any]]:
    """What a package says of its licence: an expression of SPDX, or else its own words."""
    said = package.metadata
    if "License-Expression" in said:
        return [{"expression": said["License-Expression"]}]
    words = "".join(said.get_all("License", [])[:1]).strip().split("\n")[0]
    classified = [line.split(" :: ")[-1] for line in said.get_all("Classifier", []) if line.startswith("License ::")]
    name = words or ", ".join(classified)
    return [{"license": {"name": name}}] if name else []


def component(package: Distribution) -> dict[str, Any]:
    """One package of Python."""
    name = package.metadata["Name"]
    key = re.sub(r"[-_.]+", "-", name).lower()
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": f"pkg:pypi/{key}@{package.version}",
        "name": name,
        "version": package.version,
        "purl": f"pkg:pypi/{key}@{package.version}",
    }
    if licences := licence_of(package):
        found["licenses"] = licences
    return found


def packages() -> list[dict[str, Any]]:
    """The packages of Python that are in the environment; what this system does without is left out."""
    found = []
    for name in pinned():
        if name in NOT_PACKED:
            continue
        try:
            found.append(component(distribution(name)))
        except PackageNotFoundError:
            continue
    return found


def of_system(package: Package) -> dict[str, Any]:
    """One package of Debian."""
    purl = f"pkg:deb/debian/{package.name}@{quote(package.version)}"
    names = ", ".join(package.licences()) or f"see licenses/system/{package.name}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": package.name,
        "version": package.version,
        "purl": purl,
        "licenses": [{"license": {"name": names}}],
    }


def own_parts() -> list[dict[str, Any]]:
    """What else is inside: Python, Qt, glyphs and fonts."""
    from PySide6.QtCore import qVersion

    python = platform.python_version()
    return [
        {"type": "platform", "name": "Python", "version": python, "licenses": [{"expression": "PSF-2.0"}]},
        {"type": "framework", "name": "Qt", "version": qVersion(), "licenses": [{"expression": "LGPL-3.0-only"}]},
        {"type": "data", "name": "Glyphs of game-icons.net", "licenses": [{"expression": "CC-BY-3.0"}]},
        {"type": "data", "name": "Alegreya, Alegreya SC, Source Sans 3", "licenses": [{"expression": "OFL-1.1"}]},
    ]


def bill(libraries: list[Path]) -> dict[str, Any]:
    """The whole list; with the packages of the system that have brought some libraries."""
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(source_date()))
    kontor = {"type": "application", "name": "Kontor", "version": __version__, "licenses": [{"expression": "MIT"}]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"timestamp": made, "component": kontor},
        "components": [*packages(), *own_parts(), *map(of_system, packages_of(libraries))],
    }


def main(arguments: list[str]) -> int:
    """Write the list to the named file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("libraries", metavar="LIBRARY", type=Path, nargs="*")
    given = parser.parse_args(arguments)
    target: Path = given.file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(bill(given.libraries), indent=1, ensure_ascii=False) + "\n", "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
