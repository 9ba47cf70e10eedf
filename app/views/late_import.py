"""Imports a slow module in a thread when it is first needed, while the window goes on answering."""

from __future__ import annotations

import sys
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from types import ModuleType

LOOK_AFTER = 15
"""Milliseconds after which a caller that waits should ask ``ready`` again."""


class LateImport:
    """A module that is imported in a thread at the first ``ready``.

    Args:
        name: Its full name.  Whoever uses the module has an ``import`` statement for it in a function as well: the
            packager finds modules by these statements.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._module: Future[ModuleType] | None = None

    def ready(self) -> bool:
        """Whether the module has been imported; the first call begins to.

        Raises:
            Exception: Whatever the import raised.
        """
        if self._module is None and self._name in sys.modules:
            return True
        if self._module is None:
            importer = ThreadPoolExecutor(1, "importer")
            self._module = importer.submit(import_module, self._name)
            importer.shutdown(wait=False)  # lets its thread end with the import
        if not self._module.done():
            return False
        self._module.result()  # raises what the import has raised
        return True
