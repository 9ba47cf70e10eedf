"""What the packaged Kontor carries of its libraries: read by kontor.spec, held by tests/packaging/test_bundle.py."""

from __future__ import annotations

import re

QT_MODULES = ("Core", "Gui", "Svg", "Widgets")
"""Imported by Kontor or by pyqtgraph."""

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

TRANSLATIONS = ("qtbase_de.qm",)

EXCLUDED_MODULES = [
    *(
        f"PySide6.Qt{name}"
        for name in ("Network", "OpenGL", "OpenGLWidgets", "PrintSupport", "Qml", "Sql", "Test", "Xml")
    ),
    *("IPython", "OpenGL", "PIL", "colorcet", "cupy", "h5py", "jupyter_rfb", "matplotlib", "numba", "scipy"),
    *("numpy.distutils", "numpy.f2py", "numpy.testing", "numpy.tests", "pyqtgraph.examples", "pyqtgraph.opengl"),
    *("hypothesis", "mypy", "pip", "pytest", "setuptools", "pkg_resources", "_pytest"),
    *("curses", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "test", "tkinter", "turtle", "venv"),
]


def is_kept(name: str) -> bool:
    """Whether a file of the bundle, by its path inside it, belongs there."""
    path = name.replace("\\", "/")
    if "PySide6/" not in path:
        return not re.search(r"pyqtgraph/(examples|icons/peegee)|/tests?/", path)
    if match := re.search(r"/plugins/([\w-]+)/(?:lib)?([\w-]+?)(?:\.\w+)?$", path):
        return match[2] in PLUGINS.get(match[1], ())
    if "/translations/" in path:
        return path.rsplit("/", 1)[1] in TRANSLATIONS
    if match := re.search(r"/(?:lib)?Qt6?(\w+?)(?:\.framework/.*|\.(?:abi3\.so|pyd|dll|so\b.*))$", path):
        return match[1] in QT_LIBRARIES
    return not re.search(r"/(qml|metatypes|libexec|typesystems|glue|include|doc|scripts|support)/|qml|\.pyi$", path)
