"""The packaged program holds what Kontor uses of Qt and nothing else, and stays small.

Looks at dist/kontor, or where KONTOR_BUNDLE says; packaging/linux.sh, windows.ps1 and macos.sh build it.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections import Counter
from pathlib import Path, PureWindowsPath

import pytest
from PyInstaller.archive.readers import CArchiveReader

import app
from app.compiled import SUFFIX
from app.views.no_opengl import MODULES

ROOT = Path(__file__).resolve().parents[2]
MB = 1_000_000
UNPACKED_LIMIT = 113 * MB  # without the compiled rules and opponents; 125 MB with them
COMPILED_LIMIT = 12 * MB
PACKED_LIMIT = 50 * MB
BLAS_LIMITS = {"unpacked": 40 * MB, "packed": 14 * MB}  # more, where NumPy is packed as its wheel has it (--quick)
ICU_LIMITS = {"unpacked": 29 * MB, "packed": 11 * MB}  # more, where no compiler could cut down ICU's data


def script(name):
    """A module of packaging/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def lists():
    """packaging/bundle.py as a module."""
    return script("bundle")


def imported_by_kontor() -> set[str]:
    """The modules of Qt that app/ imports."""
    texts = (path.read_text("utf-8") for path in (ROOT / "app").rglob("*.py"))
    named = {name for text in texts for name in re.findall(r"PySide6\.Qt\w+", text)}
    return {name.removeprefix("PySide6.Qt") for name in named - set(MODULES)}


class TestLists:
    """What can be told without a bundle."""

    def test_what_only_measurements_need_is_left_out(self, lists):
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        optional = {re.match(r"[\w-]+", each)[0] for each in project["optional-dependencies"]["cluster"]}

        assert optional == {"distributed"}
        assert {"dask", "distributed"} <= set(lists.EXCLUDED_MODULES)

    def test_every_listed_module_is_used_and_every_used_one_listed(self, lists):
        assert set(lists.QT_MODULES) == imported_by_kontor()

    @pytest.mark.parametrize(
        ("path", "kept"),
        [
            ("PySide6/QtCore.abi3.so", True),
            ("PySide6/QtNetwork.abi3.so", False),
            ("PySide6/QtOpenGL.abi3.so", False),
            ("PySide6\\QtOpenGLWidgets.pyd", False),
            ("PySide6/Qt/lib/libQt6OpenGL.so.6", False),
            ("Qt6OpenGL.dll", False),
            ("libmvec.so.1", False),
            ("PySide6/QtDBus.abi3.so", False),
            ("PySide6/Qt/lib/libQt6DBus.so.6", True),
            ("PySide6/Qt/lib/libQt6Quick.so.6", False),
            ("libQt6Network.so.6", False),
            ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
            ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
            ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
            ("PySide6/Qt/translations/qtbase_de.qm", True),
            ("PySide6/Qt/translations/qtbase_fr.qm", False),
            ("PySide6/Qt/translations/qt_help_de.qm", False),
            ("PySide6\\plugins\\platforms\\qwindows.dll", True),
            ("PySide6\\plugins\\imageformats\\qtiff.dll", False),
            ("PySide6\\Qt6Gui.dll", True),
            ("PySide6\\Qt6Qml.dll", False),
            ("PySide6\\QtGui.pyd", True),
            ("PySide6\\QtSql.pyd", False),
            ("PySide6\\opengl32sw.dll", False),
            ("PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets", True),
            ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
            ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
            ("PySide6/Qt/plugins/sqldrivers/libqsqlite.dylib", False),
            ("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so", True),
            ("numpy/_core/tests/data/big.csv", False),
            ("resources/fonts/source-sans-3-400-normal.ttf", True),
            ("translations/kontor_de.qm", True),
            ("app/ai/ladder.json", True),
            ("resources/help/murano.de.md", True),
            ("resources/sounds/card.wav", True),
            ("_miniaudio.abi3.so", True),
        ],
    )
    def test_what_is_kept(self, lists, path, kept):
        assert lists.is_kept(path) is kept


OWN_LIBRARY = ("numpy.libs\\libopenblas-1f.dll", "wheel", "BINARY")


@pytest.mark.parametrize("name", ["libopenblas-1f.dll", "other.dll", "numpy\\core.pyd"])
def test_a_library_that_a_wheel_brings_is_packed_once(lists, monkeypatch, name):
    monkeypatch.setattr(lists, "PurePath", PureWindowsPath)
    entry = (name, "found by its links", "BINARY")

    kept = lists.without_doubles([entry, OWN_LIBRARY])

    assert kept == ([OWN_LIBRARY] if name == "libopenblas-1f.dll" else [entry, OWN_LIBRARY])


def test_what_the_bundle_leaves_out_of_opengl_is_what_the_charts_do_without(lists):
    assert lists.NO_OPENGL == MODULES


@pytest.mark.parametrize("pipe", ["closed", "empty"])
def test_an_opponent_whose_program_has_ended_meanwhile_ends_without_a_word(pipe):
    """Windows showed a box with the error for each that was just starting when the program was killed."""
    program = """
import multiprocessing, multiprocessing.spawn, os, runpy, sys
multiprocessing.freeze_support = multiprocessing.spawn.freeze_support  # as PyInstaller has it on every system
sys.frozen, file = True, sys.argv[1]
reading, writing = os.pipe()
os.close(writing)
if sys.argv[2] == "closed":
    os.close(reading)
sys.argv = ["kontor", "--multiprocessing-fork", f"pipe_handle={reading}"]
runpy.run_path(file, run_name="__main__")
"""
    words = [sys.executable, "-c", program, str(ROOT / "packaging" / "opponents.py"), pipe]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (1, "")


def test_an_installed_package_has_the_tables_beside_its_modules():
    """What ``pyproject.toml`` says of data reaches every file that a module reads from its own folder."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]
    tables = list((ROOT / "app").rglob("*.json"))

    assert ROOT / "app" / "ai" / "ladder.json" in tables
    assert [path for path in tables if not any(path.match(pattern) for pattern in declared["*"])] == []
    assert [path for path in tables if not (path.parent / "__init__.py").exists()] == []


@pytest.fixture(scope="module")
def bundle():
    """The folder of the packaged program."""
    named = os.environ.get("KONTOR_BUNDLE")
    folder = Path(named) if named else ROOT / "dist" / "kontor"
    if not folder.is_dir():
        assert not named, f"there is no packaged program in {folder}"
        pytest.skip("the program is not packaged here: packaging/linux.sh does it")
    return folder


def files(folder: Path) -> list[Path]:
    """Every real file of the bundle."""
    return [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]


def is_compiled(path: Path) -> bool:
    """Whether a file, relative to the bundle, is a compiled module of Kontor's own."""
    inside = path.as_posix().removeprefix("_internal/")
    return inside.endswith(SUFFIX) and inside.startswith(("app/", "kontor"))


def allowance(folder: Path, which: str) -> int:
    """Bytes that a bundle may have more, for what could not be made smaller where it was packed."""
    large = {path.name.split(".")[0].split("_")[0]: path.stat().st_size for path in files(folder) if is_large(path)}
    return sum(
        limits[which] for name, limits in (("libscipy", BLAS_LIMITS), ("libicudata", ICU_LIMITS)) if name in large
    )


def is_large(path: Path) -> bool:
    """Whether a file is larger than any that belongs to a small bundle."""
    return path.stat().st_size > 15 * MB


@pytest.mark.bundle
class TestBundle:
    """What was really built."""

    def test_no_binding_of_qt_that_nobody_imports(self, bundle):
        found = {match[1] for path in files(bundle) if (match := re.match(r"Qt(\w+)\.(?:abi3\.so|pyd)$", path.name))}

        assert {"Core", "Gui", "Widgets"} <= found
        assert found <= imported_by_kontor()

    def test_no_library_of_qt_that_nothing_is_linked_with(self, bundle):
        binaries = {path: path.read_bytes() for path in files(bundle) if "Qt" in str(path) or "PySide6" in str(path)}
        libraries = [path for path in binaries if re.match(r"(libQt6|Qt6)\w+\.(so|dll)", path.name)]

        unused = {
            library.name
            for library in libraries
            if not any(library.name.encode() in data for path, data in binaries.items() if path != library)
        }

        assert libraries or sys.platform == "darwin"
        assert unused == set()

    def test_no_plugin_and_no_translation_beyond_the_lists(self, bundle, lists):
        plugins = {
            (path.parent.name, path.stem.removeprefix("lib")) for path in files(bundle) if "plugins" in path.parts
        }
        translations = {path.name for path in files(bundle) if path.suffix == ".qm" and "PySide6" in path.parts}

        assert any(kind == "platforms" for kind, _ in plugins)
        assert {plugin for plugin in plugins if plugin[1] not in lists.PLUGINS.get(plugin[0], ())} == set()
        assert translations == set(lists.TRANSLATIONS)

    def test_no_link_that_leads_nowhere(self, bundle):
        assert [path for path in bundle.rglob("*") if path.is_symlink() and not path.exists()] == []

    def test_what_kontor_shows_is_inside(self, bundle):
        inside = {path.relative_to(bundle).as_posix().removeprefix("_internal/") for path in files(bundle)}
        shipped = [*(ROOT / "app").rglob("*.*"), *(ROOT / "resources").rglob("*.*")]
        wanted = {path.relative_to(ROOT).as_posix() for path in shipped if path.suffix not in (".py", ".pyc")}

        assert {
            "resources/look/tokens.json",
            "resources/help/murano.de.md",
            "app/engines/port_royal/components.json",
            "app/ai/ladder.json",
        } <= wanted
        assert wanted <= inside
        assert {f"translations/{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")} <= inside

    def test_rules_and_opponents_are_packed_once_compiled_or_plain(self, bundle, monkeypatch):
        monkeypatch.syspath_prepend(ROOT / "packaging")
        compiling = script("compile")
        libraries = compiling.libraries()
        modules = {compiling.module_of(source) for sources in libraries.values() for source in sources}
        (program,) = (path for path in files(bundle) if path.name in ("kontor", "kontor.exe"))
        plain = set(CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz").toc)
        found = [path for path in (each.relative_to(bundle) for each in files(bundle)) if is_compiled(path)]
        names = [path.as_posix().removeprefix("_internal/").removesuffix(SUFFIX) for path in found]
        compiled = {name.removesuffix("/__init__").replace("/", ".") for name in names}

        assert "app.ai.worker" in plain
        assert {"app.ai.playouts", "app.ai.search", "app.ai.murano", "app.engines.murano.state"} <= modules
        if compiled or app.COMPILED:
            assert compiled == modules | {f"{name}__mypyc" for name in libraries}
            assert plain & modules == set()
        else:
            assert modules <= plain

    def test_the_licences_of_all_parts_are_inside(self, bundle):
        (folder,) = (path for path in bundle.rglob("licenses") if path.is_dir())
        inside = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}

        assert {"NOTICES.md", "LICENSE", "LGPL-3.0.txt", "GPL-3.0.txt"} <= inside
        if importlib.util.find_spec("miniaudio"):
            assert {"miniaudio/LICENSE", "cffi/LICENSE"} <= inside
        assert {"numpy/LICENSE.txt", "pyqtgraph/LICENSE.txt", "platformdirs/LICENSE"} <= inside

    @pytest.mark.skipif(not shutil.which("dpkg-query"), reason="nothing of Debian's is packed here")
    def test_the_licences_of_the_system_s_libraries_are_inside(self, bundle):
        if not (bundle / "_internal" / "libX11.so.6").exists():
            pytest.skip("this is no program of a Debian")
        folder = bundle / "_internal" / "licenses"
        listed = json.loads((folder / "kontor.cdx.json").read_text("utf-8"))["components"]
        named = {each["name"] for each in listed if each.get("purl", "").startswith("pkg:deb/")}

        assert named == {path.parent.name for path in folder.glob("system/*/copyright")}
        assert {"libx11-6", "libfreetype6", "libfontconfig1", "libdbus-1-3", "libxcb-cursor0"} <= named
        assert (folder / "system" / "LGPL-2.1").is_file()

    @pytest.mark.skipif(not importlib.util.find_spec("pefile"), reason="nothing reads programs of Windows here")
    def test_windows_tells_name_and_version_of_the_program(self, bundle):
        program = bundle / "kontor.exe"
        if not program.exists():
            pytest.skip("this is no program of Windows")
        import pefile

        (told,) = pefile.PE(str(program)).FileInfo
        words = {key.decode(): value.decode() for part in told if hasattr(part, "StringTable")
                 for table in part.StringTable for key, value in table.entries.items()}  # fmt: skip

        assert words["FileDescription"] == words["ProductName"] == "Kontor"
        assert words["ProductVersion"] == words["FileVersion"] == app.__version__

    def test_no_library_is_inside_twice(self, bundle):
        libraries = [path for path in files(bundle) if re.search(r"\.(dll|so(\.\d+)*)$", path.name, re.IGNORECASE)]
        same = Counter((path.name.lower(), hash(path.read_bytes())) for path in libraries)

        assert len(libraries) > 20
        assert [name for (name, _), count in same.items() if count > 1] == []

    def test_no_part_of_the_c_library_is_inside(self, bundle):
        """It fits no other C library than that of the system on which it was packed."""
        parts = {"libc", "libm", "libmvec", "libpthread", "libdl", "librt", "ld-linux-x86-64"}

        assert {
            path.name for path in files(bundle) if ".so." in path.name and path.name.split(".")[0] in parts
        } == set()

    def test_it_is_small_enough(self, bundle):
        compiled = {path for path in files(bundle) if is_compiled(path.relative_to(bundle))}
        size = sum(path.stat().st_size for path in compiled)
        rest = sum(path.stat().st_size for path in set(files(bundle)) - compiled)

        assert rest <= UNPACKED_LIMIT + allowance(bundle, "unpacked"), f"{rest / MB:.1f} MB"
        assert size <= COMPILED_LIMIT, f"{size / MB:.1f} MB"

    def test_its_archive_is_small_enough(self, bundle, tmp_path):
        packed = tmp_path / "kontor.tar.gz"
        with tarfile.open(packed, "w:gz", compresslevel=6) as archive:
            archive.add(bundle, "kontor")

        size = packed.stat().st_size
        assert size <= PACKED_LIMIT + allowance(bundle, "packed"), f"{size / MB:.1f} MB"
