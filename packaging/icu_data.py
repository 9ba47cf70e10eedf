"""ICU's data, without which Qt for Linux does not start, cut down to the languages that Kontor speaks.

Qt asks ICU to compare and to convert texts in the order and the letters of a language. The wheels bring the data of all
languages of the world and of all old character sets, 32 MB; of these an eighth is left.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

MAGIC = b"\xda\x27"
FORMAT = b"CmnD"

OTHER_PARTS = ("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit")
"""Breaking of lines, currencies, names of languages, numbers in words, names of regions, alphabets, units."""

COMMON = ("pool", "res_index", "root")
"""Resources that stand for no language, and that the others are read with."""


class UnknownFormatError(Exception):
    """The library holds no data of the format that is known here."""


def is_kept(name: str, languages: Iterable[str]) -> bool:
    """Whether an item, ``icudt73l/coll/de.res``, is needed where these languages are spoken."""
    _, *folders, file = name.split("/")
    if file.endswith(".cnv"):
        return False
    stem = file.removesuffix(".res")
    if folders and folders[0] in OTHER_PARTS:
        return stem in COMMON and folders[0] != "translit"
    if file.endswith(".res") and (match := re.fullmatch(r"([a-z]{2,3})(_.*)?", stem)):
        return match[1] in languages
    return True


def find(library: bytes) -> int:
    """Where the data begin in a library; ``UnknownFormatError`` where there are none."""
    at = library.find(FORMAT) - 12
    if at < 0 or library[at + 2 : at + 4] != MAGIC or library[at + 8] or library[at + 10] != 2:  # little-endian, bytes
        raise UnknownFormatError("no ICU data of a known format")
    return at


def cut(library: bytes, keeps: Callable[[str], bool]) -> bytes:
    """The data of a library with the items that ``keeps`` says, in the form in which ICU reads them.

    A header, then a table of contents: the number of items, and for each where its name and where its bytes begin,
    counted from the table on and ordered by name.
    """
    start = find(library)
    (header,) = struct.unpack_from("<H", library, start)
    table = start + header
    (count,) = struct.unpack_from("<I", library, table)
    places = [struct.unpack_from("<II", library, table + 4 + 8 * index) for index in range(count)]
    ends = [place for _, place in places[1:]] + [len(library) - table]
    kept = []
    for (name_at, begin), end in zip(places, ends, strict=True):
        name = library[table + name_at : library.index(b"\0", table + name_at)]
        if keeps(name.decode("ascii")):
            kept.append((name, library[table + begin : table + end]))
    names_from = 4 + 8 * len(kept)
    data_from = aligned(names_from + sum(len(name) + 1 for name, _ in kept))
    entries, names, data = b"", b"", b""
    for name, content in kept:
        entries += struct.pack("<II", names_from + len(names), data_from + len(data))
        names += name + b"\0"
        data += content.ljust(aligned(len(content)), b"\0")
    contents = struct.pack("<I", len(kept)) + entries + names
    return library[start:table] + contents.ljust(data_from, b"\0") + data


def aligned(size: int) -> int:
    """The next size that ends where an item may begin."""
    return -(-size // 16) * 16


ASSEMBLER = """\
.globl {symbol}
.section .rodata
.balign 16
.type {symbol}, %object
.size {symbol}, {size}
{symbol}:
.incbin "{file}"
.section .note.GNU-stack,"",%progbits
"""
"""The library's only symbol, with the data behind it."""


def make_library(source: Path, target: Path, languages: Iterable[str]) -> bool:
    """Write a smaller ``libicudata.so``; ``False`` where there is no C compiler, or data of another format."""
    compiler = shutil.which(shlex.split(os.environ.get("CC", "") or "cc")[0])
    version = re.search(r"\.so\.(\d+)", source.name)
    if compiler is None or version is None:
        return False
    try:
        data = cut(source.read_bytes(), lambda name: is_kept(name, languages))
    except UnknownFormatError:
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    file, text = target.with_suffix(".dat"), target.with_suffix(".s")
    file.write_bytes(data)
    symbol = f"icudt{version[1]}_dat"
    text.write_text(ASSEMBLER.format(symbol=symbol, size=len(data), file=file), "utf-8")
    words = ["-shared", "-nostdlib", "-s", "-Wl,--build-id=none", f"-Wl,-soname,{source.name}"]
    done = subprocess.run([compiler, *words, "-o", str(target), str(text)], check=False)
    return done.returncode == 0
