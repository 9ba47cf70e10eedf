"""What mypyc has to be told about a class; without a meaning where the sources run as they are.

Compiled or not, Kontor runs without the package ``mypy_extensions``: the compiler only reads its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes: bool) -> Callable[[type], type]:
        """Leave the class as it is."""
        return lambda kind: kind
