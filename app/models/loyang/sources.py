"""The sources of the points at the end of a game: the path, and the loans.  R103"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.loyang.keys import walker_key
from app.models.sources import panel_of, sources_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.loyang.state import State
    from app.models.presenter import ScoreRow, Source


def sources(_state: State, rows: Sequence[ScoreRow]) -> list[Source]:
    """See ``Presenter.sources``: first the spaces walked, then what the loans take off."""
    return sources_of(rows, lambda seat: (walker_key(seat),), panel_of)
