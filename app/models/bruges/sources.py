"""The sources of the points at the end, and where on the table they lie.  R132"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.scoring import laurel
from app.models.bruges.keys import card_key, house_key, majority_key, pawn_key, space_key, statue_key
from app.models.sources import nowhere, sources_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.models.presenter import ScoreRow, Source
    from app.models.sources import Places

_COUNTED_SPACE = 3
"""Number of the space that scores in each canal section."""


def sources(state: State, rows: Sequence[ScoreRow]) -> list[Source]:
    """See ``Presenter.sources``: points won during the game, then the final scoring in its order."""

    def persons(seat: int) -> Places:
        lodgers = (*state.persons[seat], *state.pets[seat])
        return tuple(card_key(card) for card in lodgers if card >= 0 and c.POINTS[card])

    def houses(seat: int) -> Places:
        return tuple(house_key(seat, house) for house in range(len(state.houses[seat])))

    def laurels(seat: int) -> Places:
        scoring = (card for card in state.persons[seat] if card >= 0 and c.KIND[card] == c.LAUREL)
        return tuple(card_key(card) for card in scoring if laurel(state, seat, card))

    def majorities(seat: int) -> Places:
        turned = state.turned[seat]
        return tuple(majority_key(each) for each in range(len(c.MAJORITIES)) if turned >> each & 1)

    def canal(seat: int) -> Places:
        mask = state.statues[seat]
        spaces = [
            space_key(seat, section, _COUNTED_SPACE)
            for section in (0, 1)
            if state.tiles[2 * seat + section] >= _COUNTED_SPACE
        ]
        return (*spaces, *(statue_key(value) for value in range(mask.bit_length()) if mask >> value & 1))

    def reputation(seat: int) -> Places:
        return (pawn_key(seat),)

    return sources_of(rows, nowhere, persons, houses, laurels, majorities, canal, reputation)
