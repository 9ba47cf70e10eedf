"""What a screen reader is told of painted widgets."""

import importlib
import inspect
import pkgutil

from PySide6 import QtWidgets
from PySide6.QtWidgets import QWidget

from app import views


def named_classes():
    """Every widget class of ours that gives itself a name."""
    for each in pkgutil.walk_packages(views.__path__, "app.views."):
        module = importlib.import_module(each.name)
        for _, found in inspect.getmembers(module, inspect.isclass):
            ours = found.__module__ == module.__name__ and issubclass(found, QWidget)
            if ours and "self.setAccessibleName(" in inspect.getsource(found):
                yield found


def test_whatever_has_a_name_of_its_own_is_something():
    """Qt calls its plainest widgets fillers, and readers pass over the names of these: the final score was one."""
    plain = []
    for found in named_classes():
        qt = next(base for base in found.__mro__ if getattr(QtWidgets, base.__name__, None) is base)
        if qt is QWidget and not hasattr(found, "accessible_role"):
            plain.append(f"{found.__module__}.{found.__name__}")

    assert not plain
