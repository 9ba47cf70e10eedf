"""``value``: a faster ``dataclass`` for objects that are made in large numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as value
else:
    from dataclasses import dataclass

    def value(*, frozen: bool, slots: bool, kw_only: bool = False) -> Callable[[type], type]:
        """Like ``dataclass(frozen=True)``, with equality and hash by all fields, but not really frozen.

        The type checker takes it for frozen.  At run time nothing keeps fields from being set, and nobody may do so.
        """
        # For pieces and zones, of which each position has hundreds: a frozen dataclass sets every field through
        # ``object.__setattr__``, which takes several times as long as everything else in making one.
        assert frozen, "values do not change"
        return dataclass(unsafe_hash=True, slots=slots, kw_only=kw_only)


__all__ = ["value"]
