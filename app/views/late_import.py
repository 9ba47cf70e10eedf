"""A module that takes long to import, brought in a thread when it is first needed; the window goes on meanwhile."""

from __future__ import annotations

import sys
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from types import ModuleType

LOOK_AFTER = 15
"""Milliseconds after which whoever waits looks again."""


class LateImport:
    """One module.

    Args:
        name: Its full name; whoever uses it imports it again in a function, so that the bundle has it.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._module: Future[ModuleType] | None = None

    def ready(self) -> bool:
        """Whether it has been imported; asked for the first time, it begins with that in a thread."""
        if self._module is None and self._name in sys.modules:
            return True
        if self._module is None:
            importer = ThreadPoolExecutor(1, "importer")
            self._module = importer.submit(import_module, self._name)
            importer.shutdown(wait=False)
        if not self._module.done():
            return False
        self._module.result()  # an import that failed is told here
        return True
