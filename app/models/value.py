"""Values that are made by the hundred thousand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as value
else:
    from dataclasses import dataclass

    def value(*, frozen: bool, slots: bool, kw_only: bool = False) -> Callable[[type], type]:
        """``dataclass``, with equality and a hash by all fields, and frozen for the type checker only.

        For pieces and zones, of which each position has hundreds: a frozen dataclass sets every field through
        ``object.__setattr__``, which takes several times as long as all the rest of making one.
        """
        assert frozen, "values do not change"
        return dataclass(unsafe_hash=True, slots=slots, kw_only=kw_only)


__all__ = ["value"]
