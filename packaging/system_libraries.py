"""The Debian packages whose libraries lie in a packed program: what they are called, and what their licences are.

On other systems, and on a Linux without dpkg, there are none.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

PAPERS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
"""Texts that these papers only refer to."""


class Package(NamedTuple):
    """A package of the system.

    Attributes:
        name: As Debian calls it.
        version: Debian's own.
        papers: Its copyright file, with the licences.
    """

    name: str
    version: str
    papers: Path

    def licences(self) -> list[str]:
        """Short names of its licences, where the file is one that machines read."""
        text = self.papers.read_text("utf-8", "replace")
        return sorted(set(re.findall(r"^License: *(\S.*?) *$", text, re.MULTILINE)))


def owners(said: str) -> list[str]:
    """The packages that ``dpkg-query --search`` names, without their architecture."""
    return sorted({line.split(": ")[0].split(":")[0] for line in said.splitlines() if not line.startswith("diversion")})


def packages_of(files: Iterable[Path]) -> list[Package]:
    """The packages that brought some files; a file that none has brought is left out."""
    query = shutil.which("dpkg-query")
    real = {str(file.resolve()) for file in files}
    if query is None or not real:
        return []
    places = sorted(real | {place.removeprefix("/usr") for place in real})  # /lib leads to /usr/lib, and dpkg knows one
    found = subprocess.run([query, "--search", *places], capture_output=True, text=True, check=False)
    names = owners(found.stdout)
    if not names:
        return []
    shown = [query, "--show", "--showformat", "${Package} ${Version}\n", *names]
    told = subprocess.run(shown, capture_output=True, text=True, check=True).stdout
    listed = [line.split(" ") for line in told.splitlines()]
    packages = [Package(name, version, PAPERS / name / "copyright") for name, version in listed]
    return [package for package in packages if package.papers.exists()]


def texts(packages: Iterable[Package]) -> list[tuple[str, Path]]:
    """What of their licences is packed: the place in the folder of licences, and the file."""
    packages = list(packages)
    words = "".join(package.papers.read_text("utf-8", "replace") for package in packages)
    named = {name.rstrip(".") for name in re.findall(rf"{COMMON}/([\w.+-]+)", words)}
    common = [(f"system/{name}", COMMON / name) for name in sorted(named) if (COMMON / name).is_file()]
    return [*((f"system/{package.name}/copyright", package.papers) for package in packages), *common]
