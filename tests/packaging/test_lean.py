"""What makes the packaged program small: ICU's data cut down, NumPy without BLAS."""

import ctypes
import importlib.util
import re
import shutil
import struct
import subprocess
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

import numpy
import PySide6
import pytest

ROOT = Path(__file__).resolve().parents[2]


def script(name):
    """A module of packaging/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def icu():
    return script("icu_data")


@pytest.fixture(scope="module")
def plain():
    return script("plain_numpy")


HEADER = struct.pack("<HBBHHBBBB4s", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD").ljust(32, b"\0")


def library(items):
    """A library with ICU's data: a header, the table of contents, names, contents."""
    names_from = 4 + 8 * len(items)
    names = b"".join(name.encode() + b"\0" for name in items)
    data_from = -(-(names_from + len(names)) // 16) * 16
    entries, name_at, at = b"", names_from, data_from
    for name, content in items.items():
        entries += struct.pack("<II", name_at, at)
        name_at, at = name_at + len(name) + 1, at + len(content)
    table = (struct.pack("<I", len(items)) + entries + names).ljust(data_from, b"\0")
    return b"\x7fELF".ljust(64, b"\0") + HEADER + table + b"".join(items.values())


def contents(data):
    """Name and bytes of every item of cut data, which begin with their header."""
    (count,) = struct.unpack_from("<I", data, 32)
    places = [struct.unpack_from("<II", data, 36 + 8 * index) for index in range(count)]
    ends = [at for _, at in places[1:]] + [len(data) - 32]
    return {
        data[32 + name : data.index(b"\0", 32 + name)].decode(): data[32 + at : 32 + end]
        for (name, at), end in zip(places, ends, strict=True)
    }


ITEMS = {
    "icudt73l/af.res": b"a" * 48,
    "icudt73l/coll/de.res": b"b" * 32,
    "icudt73l/coll/ucadata.icu": b"c" * 16,
    "icudt73l/ibm-37.cnv": b"d" * 16,
    "icudt73l/root.res": b"e" * 80,
}


def test_data_are_cut_to_what_is_kept(icu):
    data = icu.cut(library(ITEMS), lambda name: icu.is_kept(name, ["de", "en"]))

    assert data.startswith(HEADER)
    assert contents(data) == {
        key: ITEMS[f"icudt73l/{key[9:]}"] for key in (list(ITEMS)[1], list(ITEMS)[2], list(ITEMS)[4])
    }


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("coll/de_.res", True),
        ("coll/de_AT.res", True),
        ("coll/fr.res", False),
        ("en_GB.res", True),
        ("zu_ZA.res", False),
        ("brkitr/thaidict.dict", False),
        ("brkitr/root.res", True),
        ("translit/root.res", False),
        ("unit/pool.res", True),
        ("unit/de.res", False),
        ("zone/de.res", True),
        ("likelySubtags.res", True),
        ("plurals.res", True),
        ("nfkc.nrm", True),
        ("cnvalias.icu", True),
        ("ibm-37_P100-1995.cnv", False),
    ],
)
def test_what_two_languages_need_is_kept(icu, name, kept):
    assert icu.is_kept(f"icudt73l/{name}", ["de", "en"]) is kept


@pytest.mark.parametrize("damage", [b"", b"no data here", library(ITEMS).replace(b"CmnD\x00", b"\0" * 5), b"CmnD"])
def test_data_of_another_form_are_left_as_they_are(icu, tmp_path, damage):
    source = tmp_path / "libicudata.so.73"
    source.write_bytes(damage)

    assert icu.make_library(source, tmp_path / "made" / "libicudata.so.73", ["de"]) is False


def test_without_a_compiler_data_stay_as_they_are(icu, tmp_path, monkeypatch):
    source = tmp_path / "libicudata.so.73"
    source.write_bytes(library(ITEMS))
    monkeypatch.setattr(icu.shutil, "which", lambda _name: None)

    assert icu.make_library(source, tmp_path / "made.so", ["de"]) is False


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_the_library_of_the_wheel_can_be_cut(icu, tmp_path):
    """And loads, with the only symbol that ICU looks for."""
    found = sorted((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"))
    if not found:
        pytest.skip("this system's Qt has no ICU of its own")
    made = tmp_path / found[0].name

    assert icu.make_library(found[0], made, ["de", "en"])
    assert made.stat().st_size < found[0].stat().st_size / 5
    number = found[0].name.rsplit(".", 1)[1]
    assert bytes((ctypes.c_char * 14).in_dll(ctypes.CDLL(str(made)), f"icudt{number}_dat"))[12:] == b"Cm"


def test_numpy_is_built_from_the_pinned_source(plain):
    lines = plain.pinned(plain.version("numpy")).splitlines()

    assert lines[0] == f"numpy=={plain.version('numpy')} \\"
    assert all(line.startswith("    --hash=sha256:") for line in lines[1:])
    assert len(lines) > 10


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of parts of pip, and of setuptools where it came after distutils
def test_its_settings_reach_the_build(plain, tmp_path, monkeypatch):
    """pip takes no settings from its command line for what a file of requirements names."""
    called = []

    def run(words, **_):
        called.append(parsed(Path(words[words.index("-r") + 1]), words))
        return subprocess.CompletedProcess(words, 1, "", "error: stopped here")

    monkeypatch.setattr(plain, "subprocess", SimpleNamespace(run=run))

    assert plain.build(tmp_path / "numpy") == "error: stopped here"
    ((name, settings, hashes),) = called
    assert name == f"numpy=={plain.version('numpy')}"
    assert settings == {
        "setup-args": ["-Dallow-noblas=true", "-Dblas=none", "-Dlapack=none", "-Dcpu-dispatch=none"],
        "install-args": "--strip",
    }
    assert len(hashes) > 10


@pytest.mark.parametrize(("number", "takes"), [("23.0.1", False), ("23.1", True), ("24.0b1", True), ("9.0", False)])
def test_an_old_pip_is_not_asked_to_build(plain, monkeypatch, number, takes):
    """That of Debian 12's Python would end with an error about an option."""
    monkeypatch.setattr(plain, "version", lambda name: number if name == "pip" else version(name))
    monkeypatch.setattr(plain.shutil, "which", lambda name: name)
    monkeypatch.setattr(plain.Path, "exists", lambda _path: True)

    assert plain.pip_takes_settings() is takes
    assert plain.missing() == ("" if takes else f"pip {number} cannot be told how to build it, 23.1 can")


def parsed(file, words):
    """The one requirement of a file as pip reads it, with its settings and hashes."""
    from pip._internal.network.session import PipSession
    from pip._internal.req.req_file import parse_requirements

    assert "--require-hashes" in words
    (found,) = parse_requirements(str(file), PipSession())
    return found.requirement.strip(), found.options.get("config_settings"), found.options["hashes"]["sha256"]


def test_another_version_of_numpy_is_packed_as_it_is(plain, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(plain, "BUILT", tmp_path)
    monkeypatch.setattr(plain, "version", lambda _name: "2.1.3")

    assert plain.provide() is None
    assert capsys.readouterr().out == (
        "Kontor: packs NumPy with BLAS, which is larger: NumPy 2.1.3 is not the pinned one\n"
    )


def test_without_a_compiler_numpy_is_packed_as_it_is(plain, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(plain, "BUILT", tmp_path)
    monkeypatch.setattr(plain.os, "name", "posix")
    monkeypatch.setenv("CXX", "no-such-compiler -O2")

    assert plain.provide() is None
    assert "there is no C++ compiler (no-such-compiler)" in capsys.readouterr().out


def test_numpy_is_built_once(plain, tmp_path, monkeypatch):
    monkeypatch.setattr(plain, "BUILT", tmp_path)
    monkeypatch.setattr(plain, "build", lambda _target: pytest.fail("it was built again"))
    plain.folder().mkdir()

    assert plain.provide() == plain.folder()


def test_a_built_numpy_does_not_tell_where_it_was_built(plain, tmp_path):
    """Two builds of one commit differed in it, and a packed program had a folder of its maker in it."""
    installed = Path(numpy.__file__).with_name("__config__.py").read_text("utf-8")
    told = tmp_path / "__config__.py"
    told.write_text(re.sub(r'"path": r".*"', '"path": r"/home/ann/kontor/.venv/bin/python"', installed), "utf-8")

    plain.forget_builder(told)

    assert "/home/ann" not in told.read_text("utf-8")
    assert re.sub(r'"path": r".*"', "", told.read_text("utf-8")) == re.sub(r'"path": r".*"', "", installed)
