"""What flies from place to place between two positions: goods and cash."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.models.table import Zone
from app.views.board import Flight

if TYPE_CHECKING:
    from app.views.loyang.board import LoyangBoard


def flights(own: "LoyangBoard", before: Sequence[Zone], after: Sequence[Zone]) -> list[Flight]:
    """See ``Board``."""
    return []
