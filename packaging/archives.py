"""Archives that come out the same, byte for byte, whenever they are made of the same files."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EARLIEST = 315532800
"""Seconds since 1970 at the beginning of 1980: a ZIP file knows no earlier time."""


def source_date() -> int:
    """Seconds since 1970 that packed files bear: ``SOURCE_DATE_EPOCH``, else the time of the last commit.

    Outside a clone it is the earliest time that all archives know.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdigit():
        return max(EARLIEST, int(given))
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return EARLIEST
    return int(done.stdout) if done.returncode == 0 else EARLIEST


def entries(folder: Path) -> Iterator[Path]:
    """Everything below a folder, in an order that does not depend on the disk."""
    return iter(sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()))


def is_program(path: Path) -> bool:
    """Whether a file may be run."""
    return os.access(path, os.X_OK)


def write_tar(folder: Path, target: Path, when: int) -> None:
    """Pack a folder, under its own name, as ``.tar.gz``."""
    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, when) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path in (folder, *entries(folder)):
            info = archive.gettarinfo(str(path), path.relative_to(folder.parent).as_posix())
            info.uid = info.gid = 0
            info.uname = info.gname = "root"
            info.mtime = when
            if info.islnk():  # the same file twice: packed twice, as on other disks
                info.type, info.linkname, info.size = tarfile.REGTYPE, "", path.stat().st_size
            info.mode = 0o777 if info.issym() else 0o755 if info.isdir() or is_program(path) else 0o644
            if info.isreg():
                with path.open("rb") as source:
                    archive.addfile(info, source)
            else:
                archive.addfile(info)


def write_zip(folder: Path, target: Path, when: int) -> None:
    """Pack a folder, under its own name, as ``.zip``; links become what they lead to."""
    date = time.gmtime(when)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in entries(folder):
            if path.is_dir():
                continue
            info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), date)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # of the kind that knows which file is a program
            info.external_attr = (0o100755 if is_program(path) else 0o100644) << 16
            archive.writestr(info, path.read_bytes())


def digest(file: Path) -> str:
    """SHA-256 of a file, in hexadecimal digits."""
    with file.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


def write_checksums(files: list[Path], target: Path) -> None:
    """Write the SHA-256 of files as ``sha256sum --check`` reads them."""
    lines = [f"{digest(file)}  {file.name}\n" for file in sorted(files)]
    target.write_text("".join(lines), "utf-8", newline="\n")
