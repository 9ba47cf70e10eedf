"""The sources of influence at the end of a game, and where they lie on the table.  R7"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.models.port_royal.keys import card_key, contract_key
from app.models.sources import sources_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.port_royal.state import State
    from app.models.presenter import ScoreRow, Source
    from app.models.sources import Places

_EXPEDITION = "expedition"


def sources(state: State, rows: Sequence[ScoreRow]) -> list[Source]:
    """See ``Presenter.sources``: persons, expeditions and contracts, in the order of the parts of ``rows``."""

    def persons(seat: int) -> Places:
        return tuple(card_key(card) for card in state.displays[seat] if c.POINTS[card] and c.KIND[card] != _EXPEDITION)

    def expeditions(seat: int) -> Places:
        return tuple(card_key(card) for card in state.displays[seat] if c.KIND[card] == _EXPEDITION)

    def contracts(seat: int) -> Places:
        fulfilled = zip(state.contracts, state.fields, strict=True)
        return tuple(contract_key(contract) for contract, field in fulfilled if seat in field)

    return sources_of(rows, persons, expeditions, contracts)
