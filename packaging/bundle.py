"""What the packaged Kontor carries of its libraries: read by kontor.spec, held by tests/packaging/test_bundle.py."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path, PurePath

Entry = tuple[str, str, str]  # path in the bundle, path here, kind: as PyInstaller lists them

QT_MODULES = ("Core", "Gui", "Svg", "Widgets")
"""Imported by Kontor."""

NO_OPENGL = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""Imported by pyqtgraph and used for nothing here; ``app/views/no_opengl.py`` stands for them."""

QT_LIBRARIES = (*QT_MODULES, "DBus", "XcbQpa", "WaylandClient")
"""What those and the plugins below are linked with."""

PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg",),  # PNG is built in
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platforms": ("qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"),
    "platformthemes": ("qxdgdesktopportal",),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-decoration-client": ("bradient",),
    "wayland-shell-integration": ("xdg-shell",),
}
"""Kept plugins by kind; what is not here is not in the bundle."""

LANGUAGES = sorted(path.stem[-2:] for path in (Path(__file__).parents[1] / "translations").glob("kontor_??.ts"))
"""What Kontor speaks."""

TRANSLATIONS = tuple(f"qtbase_{language}.qm" for language in LANGUAGES if language != "en")
"""Of Qt's own buttons; English needs none."""

EXCLUDED_MODULES = [
    *NO_OPENGL,
    *(f"PySide6.Qt{name}" for name in ("Network", "PrintSupport", "Qml", "Sql", "Test", "Xml")),
    *("IPython", "OpenGL", "PIL", "colorcet", "cupy", "h5py", "jupyter_rfb", "matplotlib", "numba", "scipy"),
    *("numpy.distutils", "numpy.f2py", "numpy.testing", "numpy.tests", "pyqtgraph.examples", "pyqtgraph.opengl"),
    *("dask", "distributed"),  # for arena and calibration on other machines
    *("lightgbm", "sklearn"),  # for a training only
    *("hypothesis", "mypy", "pip", "pytest", "setuptools", "pkg_resources", "_pytest"),
    *("_hashlib", "_ssl", "ssl"),  # Kontor needs no network, and Python has digests of its own
    *("cffi", "pycparser"),  # of these, miniaudio needs the compiled part only
    "numpy.random",  # which numpy loads when it is first used, and Kontor has dice of its own
    *("curses", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "readline", "test", "tkinter", "turtle", "venv"),
]


SYSTEM_LIBRARIES = ("libmvec",)
"""Parts of the system's C library, which fit no other; PyInstaller knows the rest of them."""


def is_kept(name: str) -> bool:
    """Whether a file of the bundle, by its path inside it, belongs there."""
    path = "/" + name.replace("\\", "/")
    if path.rsplit("/", 1)[1].startswith(tuple(f"{library}.so" for library in SYSTEM_LIBRARIES)):
        return False
    if match := re.search(r"/Qt([A-Z]\w*)(?:\.abi3\.so|\.pyd)$", path):
        return match[1] in QT_MODULES
    if match := re.search(r"/(?:libQt6|Qt6?)([A-Z]\w*?)(?:\.framework/.*|\.dll|\.so\b.*)$", path):
        return match[1] in QT_LIBRARIES
    if "/PySide6/" not in path:
        return not re.search(r"/pyqtgraph/(examples|icons/peegee)|/tests?/", path)
    if match := re.search(r"/plugins/([\w-]+)/(?:lib)?([\w-]+?)(?:\.\w+)?$", path):
        return match[2] in PLUGINS.get(match[1], ())
    if "/translations/" in path:
        return path.rsplit("/", 1)[1] in TRANSLATIONS
    return not re.search(r"qml|opengl32sw|d3dcompiler", path)


def without_orphans(binaries: Iterable[Entry]) -> list[Entry]:
    """Leave out the libraries that only something left out has asked for.

    PyInstaller follows the links of every plugin before ``is_kept`` is asked; what GTK or Kerberos bring along
    stays behind then.
    """
    from PyInstaller.depend.bindepend import get_imports

    entries = list(binaries)
    libraries = {PurePath(name).name: source for name, source, kind in entries if kind == "BINARY" and is_library(name)}
    needed: set[str] = set()
    todo = [source for name, source, _ in entries if PurePath(name).name not in libraries]
    while todo:
        for name, _ in get_imports(todo.pop()):
            library = PurePath(name).name
            if library in libraries and library not in needed:
                needed.add(library)
                todo.append(libraries[library])
    return [entry for entry in entries if PurePath(entry[0]).name not in libraries.keys() - needed]


def without_doubles(binaries: Iterable[Entry]) -> list[Entry]:
    """Leave out what lies at the top a second time: libraries that a wheel finds in its own folder ``….libs``."""
    entries = list(binaries)
    own = {PurePath(name).name for name, _, _ in entries if PurePath(name).parent.suffix == ".libs"}
    return [entry for entry in entries if PurePath(entry[0]).parent != PurePath() or entry[0] not in own]


def is_library(name: str) -> bool:
    """Whether a binary is there for others only, and is neither a module of Python nor a plugin of Qt."""
    path = PurePath(name)
    return path.parent == PurePath() and not path.name.startswith(("libpython", "python3"))
