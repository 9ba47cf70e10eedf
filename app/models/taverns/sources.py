"""Where the points at the end come from, and where they lie on the table.  R118, R140, R157"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.models.keys import make_key
from app.models.sources import sources_of
from app.models.taverns.keys import card_key, fame_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engines.taverns.state import State
    from app.models.presenter import ScoreRow, Source
    from app.models.sources import Places


def sources(state: State, rows: Sequence[ScoreRow]) -> list[Source]:
    """Cards of the three kinds wherever they lie, schnapps and reputation."""

    def cards(counts: Callable[[int], bool]) -> Callable[[int], Places]:
        return lambda seat: _places(state, seat, lambda card: counts(card) and c.POINTS[card] != 0)

    return sources_of(
        rows,
        cards(lambda card: card == c.NOBLE),
        cards(lambda card: card > c.NOBLE),
        cards(lambda card: card < c.NOBLE),
        lambda seat: (make_key("schnapps", seat),),
        lambda seat: (fame_key(seat),),
    )


def _places(state: State, seat: int, counts: Callable[[int], bool]) -> Places:
    """Cards that are laid out, and the piles that hold some.  R118"""
    found: list[str] = []
    seen: Counter[int] = Counter()
    for card in state.laid[seat]:
        if counts(card):
            found.append(card_key(card, seat, seen[card]))
        seen[card] += 1
    for card in state.seated[seat]:
        if card != c.NO_CARD and counts(card):
            stack = state.nobles[seat] if card == c.NOBLE else 1
            found.append(card_key(card, seat, stack - 1 if card == c.NOBLE else 0))
    for name, pile in (("deck", state.deck[seat]), ("discard", state.discard[seat])):
        if any(map(counts, pile)):
            found.append(make_key(name, seat))
    return tuple(found)
