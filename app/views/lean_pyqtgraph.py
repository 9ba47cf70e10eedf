"""Imports pyqtgraph with no more of Qt than charts use: ``from app.views.lean_pyqtgraph import pg``.

When it is imported, pyqtgraph copies every name of QtCore, QtGui and QtWidgets into ``pyqtgraph.Qt.QtCore`` and so on.
PySide6 creates a class when its name is first looked up, so the copying creates all of them: 8 MB, and a third of the
time that the first chart takes.  Here these modules are put in place beforehand and look a name up in PySide6 when it
is asked for.  Nothing else in the program imports pyqtgraph.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets

from app.views import no_opengl

if TYPE_CHECKING:
    from collections.abc import Iterator

_COPIED = (QtCore, QtGui, QtWidgets)


def _on_demand(source: ModuleType, name: str) -> ModuleType:
    """A module named ``name`` that takes each attribute from ``source`` when it is first asked for."""
    module = ModuleType(name)

    def find(wanted: str) -> object:
        found = getattr(source, wanted)
        setattr(module, wanted, found)
        return found

    vars(module)["__getattr__"] = find  # PEP 562: called for attributes that the module lacks
    return module


@contextmanager
def _nameless(*modules: ModuleType) -> Iterator[None]:
    """Have ``dir`` of these modules return an empty list meanwhile."""
    before = [vars(module).get("__dir__") for module in modules]
    for module in modules:
        vars(module)["__dir__"] = list  # called without arguments, ``list`` returns []
    try:
        yield
    finally:
        for module, names in zip(modules, before, strict=True):
            if names is None:
                del vars(module)["__dir__"]
            else:
                vars(module)["__dir__"] = names


for _name in no_opengl.MODULES:
    sys.modules.setdefault(_name, no_opengl)
for _source in _COPIED:
    _target = _source.__name__.replace("PySide6", "pyqtgraph.Qt")
    sys.modules.setdefault(_target, _on_demand(_source, _target))
with _nameless(*_COPIED):  # pyqtgraph copies what ``dir`` lists
    import pyqtgraph as pg

__all__ = ["pg"]
