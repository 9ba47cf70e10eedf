"""What has to be done for compiled classes; without a meaning, or without harm, where the sources run as they are.

Compiled or not, Kontor runs without the package ``mypy_extensions``: the compiler only reads its name.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes: bool) -> Callable[[type], type]:
        """Leave the class as it is."""
        return lambda kind: kind


def pickle_by_fields(*kinds: type) -> None:
    """Let frozen dataclasses be pickled and copied as a call with the values of their fields.

    Python's own way sets the fields one by one, which a compiled frozen class refuses.
    """
    for kind in kinds:
        copyreg.pickle(kind, _call)


def _call(value: Any) -> tuple[type, tuple[Any, ...]]:  # noqa: ANN401  # any dataclass
    return type(value), tuple(getattr(value, each.name) for each in fields(value))
