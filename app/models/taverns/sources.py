"""Where the points at the end come from, and where they lie on the table.  R118, R140, R157"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.models.keys import make_key
from app.models.sources import sources_of
from app.models.taverns.keys import card_key, reputation_marker_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engines.taverns.state import State
    from app.models.presenter import ScoreRow, Source
    from app.models.sources import Places


def sources(state: State, rows: Sequence[ScoreRow]) -> list[Source]:
    """The parts of the scores in order of ``ScoreRow.parts``, each with its places on the table.

    Args:
        state: The position.
        rows: The scores of that position.
    """

    def cards(counts: Callable[[int], bool]) -> Callable[[int], Places]:
        return lambda seat: _places(state, seat, lambda card: counts(card) and c.POINTS[card] != 0)

    # Cards are numbered by kind: tavern cards, the noble, then regulars and guests.
    return sources_of(
        rows,
        cards(lambda card: card == c.NOBLE),
        cards(lambda card: card > c.NOBLE),
        cards(lambda card: card < c.NOBLE),
        lambda seat: (make_key("schnapps", seat),),
        lambda seat: (reputation_marker_key(seat),),
    )


def _places(state: State, seat: int, counts: Callable[[int], bool]) -> Places:
    """Keys of the cards laid out that count, and of the piles of the seat that have some.  R118

    Args:
        state: The position.
        seat: The seat.
        counts: Tells whether a card belongs to the part of the score in question.
    """
    found: list[str] = []
    seen: Counter[int] = Counter()
    for card in state.laid[seat]:
        if counts(card):
            found.append(card_key(card, seat, seen[card]))
        seen[card] += 1
    for card in state.seated[seat]:
        if card != c.NO_CARD and counts(card):
            stack = state.nobles[seat] if card == c.NOBLE else 1
            # One place for a whole stack of nobles: the top one.
            found.append(card_key(card, seat, stack - 1 if card == c.NOBLE else 0))
    for name, pile in (("deck", state.deck[seat]), ("discard", state.discard[seat])):
        if any(map(counts, pile)):
            found.append(make_key(name, seat))
    return tuple(found)
